"""Home-made cards and decks for tests. Their texts are made up, of words that many cards say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from kfdesk.collection.files import sample_decks
from kfdesk.collection.homemade import HomeCard, lines_not_understood, register
from kfdesk.engine.decks import DeckCard, DeckList
from kfdesk.engine.terms import CardType, House, Icon

GRUMBLE = HomeCard(
    key="grumble",
    name="Old Grumble",
    type=CardType.CREATURE,
    houses=(House.BROBNAR,),
    traits=("giant",),
    power=5,
    armor=1,
    amber=1,
    icons=(Icon.DRAW,),
    text="Taunt. Assault 2.\nPlay: Gain 1{amber}.\nAfter Reap: Draw a card.",
)
RAIN = HomeCard(
    key="rain",
    name="Rain of Pebbles",
    type=CardType.ACTION,
    houses=(House.BROBNAR, House.DIS),
    text="Play: Deal 2{damage} to a creature.",
)
BOULDER = HomeCard(
    key="boulder", name="Boulder", type=CardType.ARTIFACT, houses=(House.DIS,), text="Action: Steal 1{amber}."
)
BOOTS = HomeCard(
    key="boots",
    name="Heavy Boots",
    type=CardType.UPGRADE,
    houses=(House.DIS,),
    text="This creature gets +3 power.",
)
RECRUIT = HomeCard(
    key="recruit",
    name="Raw Recruit",
    type=CardType.TOKEN_CREATURE,
    houses=(House.BROBNAR,),
    power=2,
    text="After Reap: Gain 1{amber}.",
)
RIDDLE = HomeCard(
    key="riddle", name="Riddle", type=CardType.ACTION, houses=(House.DIS,), text="Play: Juggle seven plums."
)
"""A card that nobody understands."""
CARDS = (GRUMBLE, RAIN, BOULDER, BOOTS, RECRUIT)


def read(cards: Iterable[HomeCard]) -> None:
    """Let it be known what the texts of these cards are read as."""
    for card in cards:
        lines_not_understood(card)


def homemade_deck(*cards: HomeCard, name: str = "Home Brew", deck: int = 0) -> DeckList:
    """Return a sample deck in which these cards stand in the place of others: three copies of each. They are read."""
    register(cards)
    read(cards)
    brew = sample_decks()[deck][1]
    played = [card for card in cards if card.type is not CardType.TOKEN_CREATURE]
    tokens = [card for card in cards if card.type is CardType.TOKEN_CREATURE]
    listed = list(brew.cards)
    for number, card in enumerate(played):
        for at in range(3 * number, 3 * number + 3):
            listed[at] = DeckCard(card.id, listed[at].house, card.icons)
    references = tuple(DeckCard(card.id, card.houses[0]) for card in tokens) or brew.references
    return replace(brew, name=name, cards=tuple(listed), references=references)
