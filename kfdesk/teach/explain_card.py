"""A card explained: what it does in plain words, when it is good, partners in a deck, what is often got wrong.

Everything is read off the card's definition, so that each claim holds for every card of which it is said. What a card
is good for follows from its figures (`kfdesk.language.estimates`), partners from what its text speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kfdesk.cards import library
from kfdesk.cards.impact import EstimateKind, impact_of
from kfdesk.engine.abilities import Triggered
from kfdesk.engine.headings import KEYWORD_RULES
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import CREATURES, CardType, Half, House, Keyword, Label, Way
from kfdesk.language import nouns
from kfdesk.language.attributes import Named, OfHouse, WithTrait
from kfdesk.language.base import Target
from kfdesk.language.definition import CardDefinition
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.effects.amber import Capture, Steal
from kfdesk.language.effects.damage import Deal, Destroy
from kfdesk.language.effects.decks import Draw
from kfdesk.language.effects.marks import ReadyUp
from kfdesk.language.effects.use import Use
from kfdesk.language.estimates import THEM
from kfdesk.language.predicates import Not
from kfdesk.language.rendering import reminder
from kfdesk.language.rules.entrances import EntersAs
from kfdesk.records import record
from kfdesk.text.parts import parts
from kfdesk.text.words import Words, joined, same

MOST_PARTNERS: Final = 3
"""So many partners are named."""


@record
class Claim:
    """One thing that is said of a card, and the rulebook entry behind it, "" for none."""

    words: Words
    rule: RuleId = ""


@record
class Partner:
    """A card of the same deck that does something together with the one explained, and why."""

    card: str
    words: Words


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
        tuple(_partners(definition, others)),
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
    CardType.TIDE: Claim(Words("It is the tide, which is high for one player and low for the other."), "glossary/tide"),
}
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


def _does(definition: CardDefinition) -> Iterator[Claim]:
    """Yield what a card is, its keywords, and each of its abilities with when it happens."""
    if definition.half is not None:
        yield _HALF
    if definition.type in CREATURES:
        yield from _as_creature(definition)
    elif definition.type in _TYPES:
        yield _TYPES[definition.type]
    if definition.amber:
        yield Claim(_AMBER.filled(n=definition.amber), "glossary/aember-bonus-icon")
    for keyword, number in definition.keywords.items():
        rule = KEYWORD_RULES[keyword]
        yield Claim(_keyword(keyword, number), rule)
    for label, abilities in definition.triggered.items():
        lead, rule = _LEADS[label]
        yield from (Claim(definition.ability_words(ability, lead), rule) for ability in abilities)
    for ability in definition.abilities:
        if not any(isinstance(part, Triggered) for part in getattr(ability, "items", (ability,))):
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

_GOOD: Final[tuple[tuple[EstimateKind, Words, RuleId], ...]] = (
    (
        EstimateKind.STEAL,
        Words("Stealing counts most where one of you is close to a key. From an empty pool nothing can be stolen."),
        "glossary/steal",
    ),
    (
        EstimateKind.CAPTURE,
        Words("Captured Æmber cannot be spent: that counts most just before a key would be forged with it."),
        "glossary/capture",
    ),
    (
        EstimateKind.KEY_CHEATS,
        Words(
            "It can forge a key outside of the usual step, or make keys cheaper: count your Æmber before you use it."
        ),
        "glossary/forge",
    ),
    (
        EstimateKind.BOARD_WIPES,
        Words("It can rid you of many creatures at once: good while your opponent has more of them than you."),
        "glossary/overwhelmed",
    ),
    (
        EstimateKind.REMOVAL,
        Words("It can remove, damage, or weaken a creature: best one that brings your opponent something each turn."),
        "glossary/destroyed",
    ),
    (
        EstimateKind.ARTIFACT_CONTROL,
        Words("It can do something about an artifact, which few cards can: keep it for one that matters."),
        "glossary/artifacts",
    ),
    (
        EstimateKind.RECURSION,
        Words("It brings cards back: what would be lost can be played once more."),
        "glossary/discard-pile",
    ),
    (
        EstimateKind.ARCHIVE,
        Words("It archives: cards in your archives wait for the turn in which you choose their house."),
        "glossary/archives",
    ),
    (
        EstimateKind.DRAW,
        Words("It draws cards: of several things to do, do that first, for what you draw may change your plan."),
        "glossary/drawing-cards",
    ),
    (
        EstimateKind.DISRUPTION,
        Words(
            "It leaves your opponent less to play or use: that counts most before a turn in which they could do much."
        ),
        "glossary/cannot",
    ),
    (
        EstimateKind.EXPECTED_AMBER,
        Words("It brings Æmber: good at any time, and best where it makes up the price of a key."),
        "glossary/aember",
    ),
    (
        EstimateKind.CREATURE_PROTECTION,
        Words("It makes creatures last longer: the better these are, the more it is worth."),
        "glossary/creatures",
    ),
    (
        EstimateKind.EFFICIENCY,
        Words("It lets you do more in a turn than usual: keep it for a turn in which there is much to do."),
        "glossary/using-cards-via-other-card-abilities",
    ),
    (
        EstimateKind.EFFECTIVE_POWER,
        Words("It makes creatures stronger: best where that decides a fight or keeps a creature alive."),
        "glossary/power",
    ),
)
"""By the figures in which a card has more than 0: what they say of when to play it, the most telling ones first."""
MOST_GOOD: Final = 2
"""So many of them are said."""
_BODY: Final = Claim(
    Words("It has no text of its own: it is there to reap and to fight, so play it early."), "glossary/reap"
)


def _good(definition: CardDefinition) -> Iterator[Claim]:
    """Yield when a card is good, at most so many claims, the most telling first."""
    if definition.type in _BESIDE:
        return
    impact = impact_of(definition.id)
    found = [
        Claim(words, rule)
        for figure, words, rule in _GOOD
        if impact.get(figure, 0.0) > 0 and _is_meant(figure, definition)
    ]
    yield from found[:MOST_GOOD]
    if not found and definition.type is CardType.CREATURE and not definition.abilities:
        yield _BODY


def _is_meant(figure: EstimateKind, definition: CardDefinition) -> bool:
    """Return whether a figure says what is claimed: every creature has power, and a larger hand is drawn for later."""
    if figure is EstimateKind.DRAW:
        return any(isinstance(node, Draw) for node in parts(definition.abilities))
    return figure is not EstimateKind.EFFECTIVE_POWER or definition.type not in CREATURES


_BESIDE: Final = (CardType.ARCHON_POWER, CardType.PROPHECY, CardType.TIDE)


# Partners -----------------------------------------------------------------------------------------

_NAMED: Final = Words("{card} is named in the text of {by}.")
_OF_TRAIT: Final = Words("{by} speaks of the trait {trait}, which {card} has.")
_OF_HOUSE: Final = Words("{by} speaks of house {house}, to which {card} belongs.")
_READIES: Final = Words("With {by} creatures can be used once more, and {card} does something when it is used.")


def _partners(definition: CardDefinition, deck: Sequence[str]) -> Iterator[Partner]:
    """Yield the partners of a card in a deck, those first that are meant most closely."""
    found: dict[str, tuple[int, Words]] = {}
    for other in (library()[card] for card in deck if card != definition.id):
        ties = [*_ties(definition, other), *_ties(other, definition)]
        if ties:
            found[other.id] = min(ties, key=lambda tie: tie[0])
    ranked = sorted(found, key=lambda card: found[card][0])  # stable: else in the deck's order
    yield from (Partner(card, found[card][1]) for card in ranked[:MOST_PARTNERS])


def _ties(by: CardDefinition, other: CardDefinition) -> Iterator[tuple[int, Words]]:
    """Yield what the text of one card has to do with another, each behind its rank."""
    slots = {"card": other.title, "by": by.title}
    nodes = tuple(parts(by.abilities))
    apart = _not_of_friends(nodes)
    for node in nodes:
        if id(node) in apart:
            continue
        if isinstance(node, Named) and other.id in (node.card, *node.others):
            yield 0, _NAMED.filled(**slots)
        elif isinstance(node, WithTrait) and isinstance(node.trait, str) and node.trait in other.traits:
            yield 1, _OF_TRAIT.filled(trait=_trait(node.trait), **slots)
        elif isinstance(node, ReadyUp | Use) and _is_used(node, nodes, other):
            yield 2, _READIES.filled(**slots)
        elif isinstance(node, OfHouse) and isinstance(node.house, House) and _is_other_house(by, other, node.house):
            yield 3, _OF_HOUSE.filled(house=node.house.words, **slots)


def _not_of_friends(nodes: Sequence[object]) -> frozenset[int]:
    """Return the identities of the nodes that describe what is no friend: enemies, what is harmed, what is excepted."""
    foes = [node for node in nodes if isinstance(node, Group) and node.sides() == THEM]
    harmed = [node.target for node in nodes if isinstance(node, Destroy | Deal)]
    excepted = [node for node in nodes if isinstance(node, Not)]
    return frozenset(id(part) for node in (*foes, *harmed, *excepted) for part in parts(node))


def _is_used(node: ReadyUp | Use, nodes: Sequence[object], other: CardDefinition) -> bool:
    """Return whether a card that is readied or used by these words may be the other one, and does something then."""
    target = node.target
    if other.type is not CardType.CREATURE or target.is_this or target.is_host or target.sides() == THEM:
        return False
    then = [each for each in nodes if isinstance(each, Use) and each.target.meant is target.meant]
    ways = (
        then[0].ways if then else tuple(_SET_OFF)
    )  # what is readied is used as its player likes, unless the text goes on
    labels = [label for way in ways for label in _SET_OFF.get(way, ())]
    return _fits(target, other) and any(label in other.triggered for label in labels)


_SET_OFF: Final = {
    Way.REAP: (Label.AFTER_REAP,),
    Way.FIGHT: (Label.BEFORE_FIGHT, Label.AFTER_FIGHT),
    Way.ACTION: (Label.ACTION,),
    Way.OMNI: (Label.OMNI,),
}
"""What happens when a creature is used in a way."""


def _fits(target: Target, other: CardDefinition) -> bool:
    """Return whether a target may be a card, by what is printed on it."""
    for predicate in target.predicates if isinstance(target, Group) else ():
        if isinstance(predicate, OfHouse) and isinstance(predicate.house, House):
            fits = predicate.house in other.houses
        else:
            fits = not isinstance(predicate, WithTrait) or predicate.trait in other.traits
        if not fits:
            return False
    return True


def _is_other_house(by: CardDefinition, other: CardDefinition, house: House) -> bool:
    """Return whether a house is that of the other card and not that of both: a deck has a dozen cards of each."""
    return house in other.houses and house not in by.houses


def _trait(trait: str) -> Words:
    known = nouns.TRAITS.get(trait)
    return known.name if known is not None else same(trait.title())


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
    if stays and not any(isinstance(node, EntersAs) for node in nodes):
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
    """Return whether a description of creatures says nothing of whose they are."""
    shares = target.sides()
    return shares.yours > 0 and shares.theirs > 0


_OF_KEYWORDS: Final = {
    Keyword.TAUNT: Claim(
        Words("Taunt protects only the creatures beside it, and only from being attacked."), "glossary/taunt"
    ),
    Keyword.ELUSIVE: Claim(
        Words("Elusive helps against the first attack of a turn only, and not when it attacks itself."),
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
