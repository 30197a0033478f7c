"""What a card's face shows, as one hashable value: equal looks are painted alike and cached once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kfdesk.cards.facts import facts as all_facts
from kfdesk.collection.homemade import HOMEMADE_WORDS
from kfdesk.collection.printings import printing_of
from kfdesk.collection.titles import is_twin
from kfdesk.desk.kit.theme import Suit
from kfdesk.engine import glossary
from kfdesk.engine.facts import HOMEMADE, PrintedFacts, Printing
from kfdesk.engine.terms import CardType, Half, House, Icon, Keyword, Status, Zone
from kfdesk.engine.views import CardView
from kfdesk.text.runs import Runs

NUMBERED = (Keyword.ASSAULT, Keyword.HAZARDOUS, Keyword.SPLASH_ATTACK)
"""Keywords that are printed with a number."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """Everything that decides what a face shows. Amounts are tokens; `power`, `armor` are current values.

    `id` None is a card back in the color of `back` (the owner). `text` None leaves the rules box empty, and small
    faces never show it. `footer` is the line of set, number and rarity; `notes` are short badges such as a named
    house.
    """

    id: str | None
    back: int = 0
    name: str = ""
    type: CardType | None = None
    house: House | None = None
    other_houses: tuple[House, ...] = ()
    icons: tuple[Icon, ...] = ()
    maverick: bool = False
    twin: bool = False
    """Whether it is an Evil Twin, which bears the name of another card."""
    homemade: bool = False
    """Whether somebody made the card at home."""
    traits: tuple[str, ...] = ()
    trait_words: tuple[str, ...] = ()
    type_word: str = ""
    half_word: str = ""
    """On half of a gigantic creature which it is, such as "1 of 2"."""
    power: int | None = None
    base_power: int | None = None
    armor: int | None = None
    base_armor: int | None = None
    armor_left: int | None = None
    damage: int = 0
    amber: int = 0
    statuses: tuple[Status, ...] = ()
    power_counters: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    taunts: bool = False
    keywords: tuple[tuple[Keyword, int], ...] = ()
    """Keywords but taunt, each with its number, 0 for one without."""
    under: int = 0
    """How many cards lie under it that are no upgrades."""
    blanked: bool = False
    tagged: bool = False
    """Whether it is tagged for destruction."""
    face_down: bool = False
    active: bool = False
    """Whether it is the side of a prophecy card that is active."""
    gains: bool = False
    """Whether cards that are not on it give it abilities."""
    house_changed: bool = False
    """Whether an effect makes it belong to other houses than it has of itself."""
    peeks: bool = False
    """Whether it lies behind another card, and only its name shows."""
    named_houses: tuple[House, ...] = ()
    """Houses that were named for what it does."""
    notes: tuple[str, ...] = ()
    text: Runs | None = None
    footer: str = ""
    language: str = "en"
    letters: float = 1.0
    """How large names and numbers of a small face are to be, from 1 to 2 times as large as usual."""

    @property
    def suit(self) -> Suit:
        """What gives it its emblem and colors: its house, or its type where that has colors of its own."""
        return self.house if self.house is not None else self.type

    @property
    def hidden(self) -> bool:
        """True when only the back may be painted."""
        return self.id is None

    def small(self) -> CardLook:
        """Return the look without what only a large face shows, so that small faces share cache entries."""
        if self.text is None and not self.footer and len(self.notes) < 2:
            return self
        return replace(self, text=None, footer="", notes=self.notes[:1])

    @property
    def gigantic(self) -> bool:
        """Whether it is a gigantic creature, or half of one."""
        known = all_facts().get(self.id) if self.id else None
        return known is not None and known.half is not None

    @property
    def pictured(self) -> tuple[str, tuple[str, ...]]:
        """Id and traits that decide the picture: both halves of a gigantic creature show the same figure.

        A home-made card has the picture of its name, so that it stays the same when something else is changed.
        """
        if self.id is not None and self.id.startswith(HOMEMADE):
            return f"{self.id.removeprefix(HOMEMADE).rpartition('-')[0]}~", self.traits  # not that of a real card
        known = all_facts().get(self.id) if self.id else None
        if known is None or known.half is not Half.TOP or known.other_half is None:
            return self.id or "", self.traits
        return known.other_half, all_facts()[known.other_half].traits


def footer_of(facts: PrintedFacts, house: House | None, language: str, set_code: str = "") -> str:
    """Return set, collector number and rarity of the printing that a deck of a set shows.

    Without a set it is the newest printing in the house, or the newest at all.
    """
    if facts.homemade:
        return HOMEMADE_WORDS.title.say(language)
    if not facts.printings:
        return ""
    shown: Printing
    if set_code and facts.id in all_facts():
        shown = printing_of(facts.id, set_code, house or "")
    else:
        shown = ([printing for printing in facts.printings if printing.house == house] or list(facts.printings))[-1]
    rarity = glossary.RARITIES.get(shown.rarity)
    return f"{shown.set} {shown.number} · {rarity.title.say(language) if rarity else shown.rarity}"


def type_line(card_type: CardType | None, language: str) -> str:
    """Return a card type's name, "" for none."""
    return "" if card_type is None else card_type.words.title.say(language)


def look_of(
    view: CardView,
    facts: PrintedFacts | None,
    language: str,
    *,
    text: Runs | None = None,
    trait_words: tuple[str, ...] = (),
    set_code: str = "",
) -> CardLook:
    """Return the look of a card as a seat sees it. `facts` are those of its face; without them it is a card back.

    `text` is the rendered rules text; `trait_words` the traits in `language` (default: the table's own words);
    `set_code` the set of the deck that the card belongs to, "" where that is not known.
    """
    if view.face is None or facts is None:
        return CardLook(id=None, back=view.owner)
    is_token = view.token_of is not None
    card_type = CardType.TOKEN_CREATURE if is_token else view.type or facts.type
    house = view.houses[0] if view.houses else None
    other = view.other_half
    on_it = {upgrade.handle for upgrade in view.upgrades}
    notes = (glossary.ACTIVE.words, *view.notes) if view.active else view.notes
    type_word = type_line(card_type, language) if other is None else glossary.GIGANTIC_CREATURE.title.say(language)
    return CardLook(
        id=view.face,
        back=view.owner,
        name=facts.name_in(language),
        type=card_type,
        house=house,
        other_houses=view.houses[1:],
        icons=() if is_token else view.icons if other is None else (*other.icons, *view.icons),
        maverick=view.maverick and not is_token,
        twin=is_twin(view.face),
        homemade=facts.homemade,
        traits=view.traits,
        trait_words=trait_words,
        type_word=type_word,
        half_word=view.half.words.say(language) if view.half is not None and other is None else "",
        power=view.power,
        base_power=view.base_power,
        armor=view.armor,
        base_armor=view.base_armor,
        armor_left=view.armor_left,
        damage=view.damage,
        amber=view.amber,
        statuses=view.statuses,
        power_counters=view.power_counters,
        counters=view.counters,
        taunts=view.taunts,
        keywords=tuple((word, n if word in NUMBERED else 0) for word, n in view.keywords if word is not Keyword.TAUNT),
        under=len(view.under),
        blanked=view.blanked,
        tagged=view.tagged,
        face_down=view.face_down,
        active=view.active,
        gains=any(source not in on_it for source, _ in view.gained),
        house_changed=bool(view.own_houses),
        peeks=view.zone in (Zone.UPGRADE, Zone.UNDER),
        named_houses=view.named_houses,
        notes=tuple(note.say(language) for note in notes),
        text=text,
        footer=footer_of(facts, house, language, set_code),
        language=language,
    )


def look_of_facts(
    facts: PrintedFacts,
    house: House | None,
    language: str,
    *,
    text: Runs | None = None,
    icons: tuple[Icon, ...] | None = None,
    maverick: bool = False,
    trait_words: tuple[str, ...] = (),
) -> CardLook:
    """Return the look of a printed card outside a game: deck lists, the collection. `icons` None: as printed."""
    if icons is None:
        amber = next((p.amber for p in facts.printings if p.house == house), 0)
        icons = (Icon.AMBER,) * amber
    return CardLook(
        id=facts.id,
        name=facts.name_in(language),
        type=facts.type,
        house=house,
        icons=icons,
        maverick=maverick,
        twin=is_twin(facts.id),
        homemade=facts.homemade,
        traits=facts.traits,
        trait_words=trait_words,
        type_word=type_line(facts.type, language),
        half_word=facts.half.words.say(language) if facts.half is not None else "",
        power=facts.power,
        base_power=facts.power,
        armor=facts.armor,
        base_armor=facts.armor,
        text=text,
        footer=footer_of(facts, house, language),
        language=language,
    )
