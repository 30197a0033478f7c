"""Gigantic creatures: two cards out of play, one creature in play. Rule: "Gigantic".

In play the bottom half, which has power, armor and text, lies in the battleline and stands for the creature: it is
what is chosen, damaged and moved. The top half is joined to it (`Zone.JOINED`, `Card.other_half`) and goes where the
creature goes; out of play both are cards like any others.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from kfdesk.engine import phrases as say
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.not_offered import IN_HAND, Condition, otherwise, unless
from kfdesk.engine.state import PILES, Card
from kfdesk.engine.terms import NO_CARD, CardId, DecisionKind, Half, House, Icon, Player, Zone


def whole(core: Core, card: CardId) -> CardId:
    """Return the card that stands for the creature that a card is in play: of a joined top half the bottom half."""
    c = core.state.cards[card]
    return c.other_half if c.zone is Zone.JOINED else card


def matches(one: Card, other: Card) -> bool:
    """Return whether two cards are the two halves of one gigantic creature.

    In play they are a single card, which has one owner: halves of two players make no creature. Rules: "Gigantic",
    "Control and ownership".
    """
    return (
        one.definition.half is not None
        and one.definition.other_half == other.definition.id
        and one.owner == other.owner
    )


def bonus_icons(core: Core, card: CardId) -> tuple[Icon, ...]:
    """Return the bonus icons of a card, top to bottom, but for those of houses, of which nothing is resolved.

    Of a gigantic creature in play they are those of both halves.

    Those on the reverse side of a token creature are not its own, and a copy, also one for a time, has those printed on
    what it copies. Rules: "Gigantic", "Token creatures", FAQ on Mimicry.
    """
    cards = core.state.cards
    c = cards[whole(core, card)]
    if c.id in core.register.copies:
        return (Icon.AMBER,) * core.register.copies[c.id].definition.amber
    if c.token:
        return ()
    if c.is_copy:
        return (Icon.AMBER,) * c.definition.amber
    return (*cards[c.other_half].icons, *c.icons) if c.other_half else c.icons


def house_icons(core: Core, card: CardId) -> tuple[House, ...]:
    """Return the house bonus icons of a card: bonus icons like the others where they are counted.

    Rule: "Bonus icons", whose list has them; FAQ on Wild Bounty, by which "bonus icons" are all icons on a card.
    """
    cards = core.state.cards
    c = cards[whole(core, card)]
    if c.token or c.is_copy or c.id in core.register.copies:
        return ()
    # Behind its own house a card keeps those of its icons.
    return (*cards[c.other_half].houses[1:], *c.houses[1:]) if c.other_half else c.houses[1:]


def partners(core: Core, card: CardId) -> tuple[CardId, ...]:
    """Return the cards in its owner's hand that would make a half a whole creature."""
    cards = core.state.cards
    half = cards[card]
    return tuple(c for c in core.state.players[half.owner].hand if matches(half, cards[c]))


def bottom_first(core: Core, one: CardId, other: CardId) -> tuple[CardId, CardId]:
    """Return both halves, the bottom one first."""
    return (one, other) if core.state.cards[one].definition.half is Half.BOTTOM else (other, one)


def ask_partner(core: Core, player: Player, card: CardId) -> Generator[Decision, tuple[str, ...], CardId]:
    """Return the other half with which a half in hand is played, asking where there are several; or `NO_CARD`."""
    found = partners(core, card)
    if len(found) < 2:
        return found[0] if found else NO_CARD
    prompt = say.asked("other-half", core.state.cards[card].definition.title)
    options = tuple(core.option("card", c) for c in found)
    name = core.state.cards[card].definition.name
    alike = Condition(lambda c, _: c.definition.name != name, say.CARD_SAME_HALF)
    why_not = unless(core, player, IN_HAND, alike, otherwise(say.CARD_NOT_OTHER_HALF, of=core.title(card)))
    picked = yield Decision(player, DecisionKind.CARD, prompt, handle(card), options, why_not=why_not)
    return number(picked[0])


def paired(core: Core, cards: Iterable[CardId]) -> list[tuple[CardId, CardId]]:
    """Return cards that are to enter play, each with the half that enters with it, `NO_CARD` for none.

    An effect that names both halves of a gigantic creature brings it into play. Rule: "Gigantic".
    """
    left = list(dict.fromkeys(cards))
    found: list[tuple[CardId, CardId]] = []
    while left:
        one = left.pop(0)
        other = next((c for c in left if matches(core.state.cards[one], core.state.cards[c])), NO_CARD)
        if other:
            left.remove(other)
            one, other = bottom_first(core, one, other)
        found.append((one, other))
    return found


def with_top_halves(core: Core, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Return cards out of play; behind each bottom half a top half from its pile, the one above it if that fits.

    So an effect that speaks of a creature that left play means both its cards. Rule: "Gigantic".
    """
    found: list[CardId] = []
    for card in cards:
        found.append(card)
        c = core.state.cards[card]
        pile: tuple[CardId, ...] = getattr(core.state.players[c.owner], PILES[c.zone]) if c.zone in PILES else ()
        tops = [other for other in pile if matches(c, core.state.cards[other]) and other not in found]
        if c.definition.half is Half.BOTTOM and tops:
            above = pile[pile.index(card) - 1]
            found.append(above if above in tops else tops[0])
    return tuple(found)
