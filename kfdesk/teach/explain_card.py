"""A card explained: what it does in plain words, when it is good, partners in a deck, what is often got wrong.

Everything is read off the card's definition, so that each claim holds for every card of which it is said. What a card
is good for follows from what it tells its player to do (`kfdesk.teach.good_for`), partners from whom its text helps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kfdesk.cards import library
from kfdesk.engine.abilities import Triggered
from kfdesk.engine.headings import KEYWORD_RULES
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import CREATURES, CardType, Half, Keyword, Label
from kfdesk.language.definition import CardDefinition
from kfdesk.language.descriptions import Each
from kfdesk.language.effects.amber import Capture, Steal
from kfdesk.language.effects.damage import Deal, Destroy
from kfdesk.language.rendering import reminder
from kfdesk.language.rules.entrances import EntersAs, EntersUnder
from kfdesk.language.rules.prohibitions import NeverPlayed
from kfdesk.language.rules.together import unfolded
from kfdesk.language.sorts import Sort
from kfdesk.records import record
from kfdesk.teach.good_for import good_for
from kfdesk.teach.partners import Partner, partners
from kfdesk.text.parts import parts
from kfdesk.text.words import Words, joined, same


@record
class Claim:
    """One thing that is said of a card, and the rulebook entry behind it, "" for none."""

    words: Words
    rule: RuleId = ""


@record
class CardLesson:
    """What there is to say of a card; parts of it may be empty."""

    card: str
    does: tuple[Claim, ...]
    good: tuple[Claim, ...]
    partners: tuple[Partner, ...]
    mistakes: tuple[Claim, ...]


def explain_card(card: str, deck: Iterable[str] = ()) -> CardLesson:
    """Return what there is to say of a card, `deck` being the ids of the cards beside it.

    Raises `KeyError` for a card that the library does not know.
    """
    definition = library()[card]
    others = [other for other in dict.fromkeys(deck) if other in library()]
    return CardLesson(
        card,
        tuple(_does(definition)),
        tuple(_good(definition)),
        tuple(partners(definition, others)),
        tuple(_mistakes(definition)),
    )


# What it does -------------------------------------------------------------------------------------

_CREATURE: Final = Words(
    "It is a creature with {power} power: so much damage destroys it, and usually it deals as much in a fight. It "
    "stays in a battleline."
)
_OF_SOME_POWER: Final = Words("It is a creature: it stays in a battleline. Its power follows from its text.")
_TYPES: Final[dict[CardType, Claim]] = {
    CardType.ACTION: Claim(
        Words(
            "It is an action: what it does happens once, when you play it. Usually it goes to your discard pile then."
        ),
        "glossary/actions",
    ),
    CardType.ARTIFACT: Claim(
        Words("It is an artifact: it stays in play in a row of its own, where it neither fights nor reaps."),
        "glossary/artifacts",
    ),
    CardType.UPGRADE: Claim(
        Words("It is an upgrade: you attach it to a card in play, which it changes as long as both stay there."),
        "glossary/upgrades",
    ),
    CardType.ARCHON_POWER: Claim(
        Words("It is an archon power: it is beside your deck and works for the whole game."), "glossary/archon-power"
    ),
    CardType.PROPHECY: Claim(
        Words("It is a prophecy: you put a card under it, whose “Fate:” happens once its condition comes true."),
        "glossary/prophecy",
    ),
    CardType.TIDE: Claim(
        Words(
            "It is the tide: neutral at the start, and once somebody has raised it, high for that player and low for "
            "the other."
        ),
        "glossary/tide",
    ),
}
_ACTION: Final = Claim(
    Words("It is an action: usually it goes to your discard pile once you have played it."), "glossary/actions"
)
"""Said of one without "Play:"."""
_HALF: Final = Claim(
    Words("It is one half of a gigantic creature: you play both halves together, as one creature."),
    "glossary/gigantic",
)
_ARMOR: Final = Words("Its {n} armor stops as much damage each turn.")
_AMBER: Final = Words(
    "Playing it brings you {n} Æmber, by the icon on it.", plural="Playing it brings you {n} Æmber, by the icons on it."
)
_LEADS: Final = {
    Label.PLAY: (Words("When you play it"), "glossary/play-abilities"),
    Label.AFTER_REAP: (Words("Each time you have reaped with it"), "glossary/reap"),
    Label.AFTER_FIGHT: (Words("Each time it has fought and survived"), "glossary/fight"),
    Label.BEFORE_FIGHT: (Words("Each time it is about to fight"), "glossary/fight"),
    Label.ACTION: (Words("You can exhaust it for this"), "glossary/action-ability"),
    Label.OMNI: (Words("You can exhaust it for this, whichever house is active"), "glossary/omni"),
    Label.DESTROYED: (Words("When it is destroyed"), "glossary/destroyed"),
    Label.SCRAP: (Words("When you discard it from your hand in your turn"), "glossary/scrap"),
    Label.FATE: (Words("When the prophecy above it comes true"), "glossary/prophecy"),
}
"""How the words before an ability are said plainly."""
_TIDE_LEAD: Final = (
    Words("You can do this in a turn of any house while the tide is not high for you, and nothing is exhausted"),
    "glossary/tide",
)
_ENHANCE: Final = Words(
    "Enhance: the icons that it names were put on cards of your deck before the game. In the game this does nothing."
)


def _does(definition: CardDefinition) -> Iterator[Claim]:
    """Yield what a card is, its keywords, and each of its abilities with when it happens."""
    if definition.half is not None:
        yield _HALF
    if definition.type in CREATURES:
        yield from _as_creature(definition)
    elif definition.type is CardType.ACTION and Label.PLAY not in definition.triggered:
        yield _ACTION
    elif definition.type in _TYPES:
        yield _TYPES[definition.type]
    if definition.amber:
        yield Claim(_AMBER.filled(n=definition.amber), "glossary/aember-bonus-icon")
    for keyword, number in definition.keywords.items():
        rule = KEYWORD_RULES[keyword]
        yield Claim(_keyword(keyword, number), rule)
    if definition.facts.enhance:
        yield Claim(_ENHANCE, "glossary/enhance")
    for label, abilities in definition.triggered.items():
        lead, rule = _LEADS[label] if definition.type is not CardType.TIDE else _TIDE_LEAD
        yield from (Claim(definition.ability_words(ability, lead), rule) for ability in abilities)
    for ability in definition.abilities:
        if not any(isinstance(part, Triggered) for part in unfolded(ability)):
            yield Claim(definition.sentence(ability), "glossary/constant-abilities")  # type: ignore[arg-type]


def _as_creature(definition: CardDefinition) -> Iterator[Claim]:
    if definition.half is Half.TOP:
        return
    power = definition.power or 0
    yield Claim(_CREATURE.filled(power=power) if power else _OF_SOME_POWER, "glossary/creatures")
    if definition.armor:
        yield Claim(_ARMOR.filled(n=definition.armor), "glossary/armor")


def _keyword(keyword: Keyword, number: int) -> Words:
    title = keyword.words.title
    named = joined((title, same(str(number))), " ") if number > 1 else title
    return joined((named, reminder(keyword, number)), ": ")


# When it is good ----------------------------------------------------------------------------------

_BODY: Final = Claim(
    Words("It has no text of its own: it is there to reap and to fight, so play it early."), "glossary/reap"
)


def _good(definition: CardDefinition) -> Iterator[Claim]:
    """Yield when a card is good, the most telling claims first."""
    if definition.type in _BESIDE:
        return
    found = [Claim(words, rule) for words, rule in good_for(definition)]
    yield from found
    plain = not definition.abilities and not definition.keywords and not definition.facts.enhance
    if not found and definition.type is CardType.CREATURE and definition.half is None and plain:
        yield _BODY


_BESIDE: Final = (CardType.ARCHON_POWER, CardType.PROPHECY, CardType.TIDE)


# What is often got wrong --------------------------------------------------------------------------


def _mistakes(definition: CardDefinition) -> Iterator[Claim]:
    """Yield what is often got wrong about cards like this one."""
    nodes = tuple(parts(definition.abilities))
    for sort in (_of_type, _of_labels, _of_effects):
        yield from sort(definition, nodes)
    yield from (_OF_KEYWORDS[keyword] for keyword in definition.keywords if keyword in _OF_KEYWORDS)


_NOT_AT_ONCE: Final = Claim(
    Words("It enters play exhausted: unless something readies it, it can be used from your next turn on."),
    "glossary/enters-play",
)
_NEEDS_HOST: Final = Claim(
    Words("It is lost with the card it is attached to: when that leaves play, its upgrades are usually discarded."),
    "glossary/upgrades",
)


def _of_type(definition: CardDefinition, nodes: Sequence[object]) -> Iterator[Claim]:
    stays = definition.type in (CardType.CREATURE, CardType.ARTIFACT)
    otherwise = any(isinstance(node, EntersAs | EntersUnder | NeverPlayed) for node in nodes)
    if stays and not otherwise and Keyword.TREACHERY not in definition.keywords:
        yield _NOT_AT_ONCE
    if definition.type is CardType.UPGRADE:
        yield _NEEDS_HOST


_OF_LABELS: Final = {
    Label.AFTER_FIGHT: Claim(
        Words("“After Fight:” happens only if it attacked and survived, not when it was attacked."), "glossary/fight"
    ),
    Label.DESTROYED: Claim(
        Words("“Destroyed:” does not happen when it returns to a hand, is purged, or leaves play in another way."),
        "glossary/destroyed",
    ),
    Label.OMNI: Claim(
        Words("“Omni:” is easily forgotten: it can be used in a turn of any house, if the card is ready."),
        "glossary/omni",
    ),
    Label.SCRAP: Claim(
        Words("“Scrap:” happens only when it is discarded from your hand in your own turn, not from a deck."),
        "glossary/scrap",
    ),
}
_ACTION_OR_REAP: Final = Claim(
    Words("Using its action exhausts it: in that turn it neither reaps nor fights unless something readies it."),
    "glossary/using-creatures",
)
_PLAY_ONLY: Final = Claim(
    Words("“Play:” happens only when it is played, not when an effect puts it into play."), "glossary/play-abilities"
)


def _of_labels(definition: CardDefinition, _: Sequence[object]) -> Iterator[Claim]:
    creature = definition.type is CardType.CREATURE
    if creature and Label.ACTION in definition.triggered:
        yield _ACTION_OR_REAP
    if definition.type is not CardType.TIDE:
        yield from (claim for label, claim in _OF_LABELS.items() if label in definition.triggered)
    if creature and Label.PLAY in definition.triggered:
        yield _PLAY_ONLY


_HITS_ALL: Final = Claim(
    Words("It speaks of creatures without saying whose: your own may be hit, too."), "glossary/friendly"
)
_HELD: Final = Claim(
    Words("Æmber that is captured onto your creatures goes to your opponent’s pool when these leave play."),
    "glossary/capture",
)
_ONLY_POOLS: Final = Claim(Words("Only Æmber in the pool can be stolen, none that is on creatures."), "glossary/steal")


def _of_effects(_: CardDefinition, nodes: Sequence[object]) -> Iterator[Claim]:
    harms = [node.target for node in nodes if isinstance(node, Destroy | Deal)]
    if any(isinstance(target, Each) and _may_be_yours(target) for target in harms):
        yield _HITS_ALL
    if any(isinstance(node, Capture) for node in nodes):
        yield _HELD
    if any(isinstance(node, Steal) for node in nodes):
        yield _ONLY_POOLS


def _may_be_yours(target: Each) -> bool:
    """Return whether creatures are described of which nothing says whose they are."""
    shares = target.sides()
    return target.sort is Sort.CREATURE and shares.yours > 0 and shares.theirs > 0


_OF_KEYWORDS: Final = {
    Keyword.TAUNT: Claim(
        Words("Taunt protects only the creatures beside it, and only from being attacked."), "glossary/taunt"
    ),
    Keyword.ELUSIVE: Claim(
        Words("Elusive helps against the first attack of a turn only, and not when it is the attacker."),
        "glossary/elusive",
    ),
    Keyword.SKIRMISH: Claim(
        Words("Skirmish helps only when it attacks: attacked, it is dealt damage as usual."), "glossary/skirmish"
    ),
    Keyword.ASSAULT: Claim(Words("Assault counts only when it attacks."), "glossary/assault-x"),
    Keyword.HAZARDOUS: Claim(Words("Hazardous counts only when it is attacked."), "glossary/hazardous-x"),
    Keyword.ALPHA: Claim(Words("Alpha: play it before anything else in your turn, or not at all."), "glossary/alpha"),
    Keyword.OMEGA: Claim(
        Words("Omega: play it last, for then you can play, use, and discard nothing more in this step."),
        "glossary/omega",
    ),
    Keyword.POISON: Claim(
        Words("Poison needs at least 1 damage that is dealt by its power: armor or a ward may stop all of it."),
        "glossary/poison",
    ),
    Keyword.VERSATILE: Claim(
        Words("Versatile lets you use it in a turn of any house, but not play it."), "glossary/versatile"
    ),
    Keyword.TREACHERY: Claim(
        Words("Treachery: it enters play on your opponent’s side and works for them."), "glossary/treachery"
    ),
}
