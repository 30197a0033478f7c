"""What is to be said of a deck that somebody puts together: what breaks a rule, and what published decks do not have.

The rulebook says little of what may be in a deck: three houses of twelve cards each. All else that published decks have
in common follows from how they are made, which nobody has published; so it is a hint, and each says what it rests on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import comb

from kfdesk.cards.facts import facts, sets
from kfdesk.collection.composing import DeckForm, broken
from kfdesk.collection.findings import Finding, Ground
from kfdesk.collection.generator.connected import FOLLOWERS, NAMED_TOKENS
from kfdesk.collection.generator.odds import odds_of
from kfdesk.collection.generator.pools import set_pool
from kfdesk.collection.printings import printing_of, set_of
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.token_creatures import lacks_token_creature, makes_token_creatures
from kfdesk.collection.vocabulary import set_words
from kfdesk.engine.decks import DECK_SIZE
from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import CardType, Half
from kfdesk.text.words import Words, enumerated

MEASURED = ("CotA", "AoA", "WC", "MM", "DT")
"""The sets of which the share of rare cards was published; see `kfdesk.collection.generator.odds`."""
HARDLY_EVER = 0.001
PROPHECY_SIDES = 4
"""The sides of the two prophecy cards that lie beside each published deck which has any."""


def breaches(deck: DeckRecord, form: DeckForm) -> tuple[Finding, ...]:
    """Return what stands in the way of playing the deck, or of its having a form."""
    return of_reasons(broken(deck, form))


def of_reasons(reasons: Iterable[Reason]) -> tuple[Finding, ...]:
    """Return reasons of the rules, or of the program, as findings."""
    return tuple(
        Finding(reason.text, reason.rule, Ground.RULEBOOK if reason.rule else Ground.PROGRAM) for reason in reasons
    )


def hints(deck: DeckRecord, form: DeckForm) -> tuple[Finding, ...]:
    """Return what makes no difference to whether the deck can be played and is worth a look: what does nothing in it,
    and, where it is to be like published decks, what these do not have."""
    found = [*_without_use(deck)]
    if form is DeckForm.PUBLISHED:
        found += [*_unlike_published(deck)]
    return tuple(found)


def _without_use(deck: DeckRecord) -> Iterator[Finding]:
    """Yield what is missing so that cards can do what they say."""
    if lacks_token_creature(deck):
        yield Finding(_NO_TOKEN, "glossary/token-creatures")
    tokens = _beside(deck, CardType.TOKEN_CREATURE)
    if tokens and not any(line.id is not None and makes_token_creatures(line.id) for line in deck.cards):
        yield Finding(_IDLE_TOKEN.filled(token=_names(tokens)), "glossary/token-creatures")
    for line in deck.cards:
        named = NAMED_TOKENS.get(line.id or "")
        if named and tokens and all(token.id != named for token in tokens):
            yield Finding(_OTHER_TOKEN.filled(card=_name(line), token=facts()[named].title), "glossary/token-creatures")
    halves: Counter[str] = Counter()
    for line in deck.cards:
        card = facts()[line.id] if line.id is not None else None
        if card is not None and card.half is not None:
            halves[card.id if card.half is Half.TOP else card.other_half] += (
                line.count if card.half is Half.TOP else -line.count
            )
    for id_, more in halves.items():
        if more:
            yield Finding(_HALVES.filled(card=facts()[id_].title), "glossary/gigantic")


def _unlike_published(deck: DeckRecord) -> Iterator[Finding]:
    lines = [line for line in deck.cards if line.id is not None]
    mavericks = [line for line in lines if line.maverick]
    if mavericks:
        yield Finding(_MAVERICKS.filled(cards=_names(mavericks)), "glossary/maverick")
    yield from _of_other_sets(deck, lines)
    yield from _rares(lines, deck)
    yield from _icons(lines)
    yield from _alone(lines)
    yield from _beside_it(deck)


def _of_other_sets(deck: DeckRecord, lines: list[CardLine]) -> Iterator[Finding]:
    """Yield which cards the set of the deck does not print: that which it has, or which prints most of them."""
    code = deck.set or set_of(deck.deck_list())
    strange = [line for line in lines if line.id is not None and facts()[line.id].sets and not _printed(line, code)]
    if code in sets() and strange:
        yield Finding(_LEGACIES.filled(set=set_words(code), cards=_names(strange)), "glossary/legacy")


def _printed(line: CardLine, code: str) -> bool:
    return line.id is not None and code in facts()[line.id].sets


def _rares(lines: list[CardLine], deck: DeckRecord) -> Iterator[Finding]:
    """Yield whether published decks hardly ever have so many rare cards, of sets whose share of them is known."""
    code = deck.set or set_of(deck.deck_list())
    if code not in MEASURED:
        return
    rarities = ((printing_of(line.id, code, line.house).rarity, line.count) for line in lines if line.id)
    rare = sum(count for rarity, count in rarities if rarity == "Rare")
    share = odds_of(code).rare / 1_000_000
    so_many = sum(comb(DECK_SIZE, n) * share**n * (1 - share) ** (DECK_SIZE - n) for n in range(rare, DECK_SIZE + 1))
    if so_many < HARDLY_EVER:
        yield Finding(_RARES.filled(n=rare), ground=Ground.SEEN)


def _icons(lines: list[CardLine]) -> Iterator[Finding]:
    """Yield whether cards bear other bonus icons than the enhance keywords of the deck have put there."""
    borne = Counter(icon for line in lines for icon in line.icons * line.count)
    granted = Counter(icon for line in lines if line.id for icon in facts()[line.id].enhance * line.count)
    if borne != granted:
        yield Finding(_ICONS.filled(borne=borne.total(), granted=granted.total()), "glossary/enhance")


def _alone(lines: list[CardLine]) -> Iterator[Finding]:
    """Yield which cards come with others in published decks, and do not here."""
    copies: Counter[str] = Counter()
    for line in lines:
        copies[line.id or ""] += line.count
    for followers in FOLLOWERS:
        missing = [card for card in followers.cards if copies[card] < copies[followers.anchor]]
        if missing:
            others = enumerated([facts()[card].title for card in missing])
            yield Finding(_FOLLOWERS.filled(card=facts()[followers.anchor].title, others=others), ground=Ground.SEEN)


def _beside_it(deck: DeckRecord) -> Iterator[Finding]:
    """Yield what published decks of the set have beside them and this one has not, or has too much of."""
    code = deck.set or set_of(deck.deck_list())
    sides = sum(line.count for line in _beside(deck, CardType.PROPHECY))
    powers = sum(line.count for line in _beside(deck, CardType.ARCHON_POWER))
    pool = set_pool(code)
    wanted = PROPHECY_SIDES if pool.prophecies else 0
    if sides != wanted:
        yield Finding(_PROPHECIES.filled(n=sides, wanted=wanted, set=set_words(code)), "glossary/prophecy", Ground.SEEN)
    wanted = int(bool(pool.powers))
    if powers != wanted:
        words = _POWERS.filled(n=powers, wanted=wanted, set=set_words(code))
        yield Finding(words, "glossary/archon-power", Ground.SEEN)


def _beside(deck: DeckRecord, type_: CardType) -> list[CardLine]:
    return [line for line in deck.references if line.id is not None and facts()[line.id].type is type_]


def _names(lines: Iterable[CardLine]) -> Words:
    return enumerated(list(dict.fromkeys(map(_name, lines))))


def _name(line: CardLine) -> Words:
    assert line.id is not None
    return facts()[line.id].title


_NO_TOKEN = Words("The deck makes token creatures and has none beside it: making one does nothing.")
_IDLE_TOKEN = Words("{token} is beside the deck, but no card of the deck makes token creatures.")
_OTHER_TOKEN = Words("{card} speaks of {token}, which is not the token creature of the deck.")
_HALVES = Words("{card}: the two halves of a gigantic creature are played together; there are not as many of each.")
_MAVERICKS = Words("Mavericks, which are extremely rare in published decks: {cards}.")
_LEGACIES = Words("Not printed in {set}, so rare legacy cards or anomalies there: {cards}.")
_RARES = Words(
    "{n} rare cards: by the published share of rare cards, fewer than one deck of its set in a thousand has so many."
)
_ICONS = Words(
    "The copies bear {borne} bonus icons besides those that are printed; the enhance keywords of the deck have put "
    "{granted} there, or others."
)
_FOLLOWERS = Words("{card} comes together with {others} in published decks.")
_PROPHECIES = Words("{n} sides of prophecies beside the deck; decks of {set} have {wanted}.")
_POWERS = Words("{n} archon powers beside the deck; decks of {set} have {wanted}.")
