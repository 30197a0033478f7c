"""Hand-made views of a table for the tests and benches of the desk; no engine takes part."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.collection.files import sample_decks
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, House, KeyColor, Keyword, Status, Step, Zone
from kfdesk.engine.timing import TimingPoint
from kfdesk.engine.views import Addend, AddendKind, CardView, SeatView, TableView
from kfdesk.text.words import Pair, same

SHIPPED = len(sample_decks())
"""How many decks a new shelf begins with."""

CREATURES = ("troll", "bumpsy", "krump", "firespitter", "silvertooth", "umbra", "noddy-the-thief", "urchin")
ARTIFACTS = ("cannon", "the-warchest", "library-of-babble", "seeker-needle")
ACTIONS = ("anger", "relentless-assault", "nerve-blast", "ghostly-hand", "labwork")
UPGRADES = ("blood-of-titans", "duskrunner", "silent-dagger")
HOUSES = ((House.BROBNAR, House.LOGOS, House.SHADOWS), (House.DIS, House.SANCTUM, House.UNTAMED))


def creature(handle: str, name: str = "troll", player: int = 0, **facts: object) -> CardView:
    """Return a creature in play; `facts` overrides any field, and a status may be said by its flag (stunned=True)."""
    said = [status for status in Status if facts.pop(status.flag, False)]
    if said:
        facts["statuses"] = tuple(said)
    card = CardView(
        handle=handle,
        id=name,
        owner=PLAYERS[player],
        controller=PLAYERS[player],
        zone=Zone.BATTLELINE,
        type=CardType.CREATURE,
        houses=(HOUSES[player][0],),
        power=5,
        base_power=5,
        armor=0,
        base_armor=0,
        armor_left=0,
        traits=("giant",),
    )
    return replace(card, **facts)  # type: ignore[arg-type]


def hand_card(handle: str, name: str, type_: CardType, player: int = 0, **facts: object) -> CardView:
    """Return a card in a hand."""
    power = 4 if type_ is CardType.CREATURE else None
    return creature(handle, name, player, zone=Zone.HAND, type=type_, power=power, base_power=power, **facts)


def taunting(card: CardView) -> CardView:
    """Return the card with taunt."""
    return replace(card, keywords=((Keyword.TAUNT, 0),))


def line(player: int, count: int, first: int = 1) -> tuple[CardView, ...]:
    """Return a battleline of `count` varied creatures, with handles from `c{first}` on."""
    cards: list[CardView] = []
    for i in range(count):
        number = first + i
        card = creature(
            f"c{number}",
            CREATURES[i % len(CREATURES)],
            player,
            houses=(HOUSES[player][i % 3],),
            ready=i % 3 != 2,
            damage=(0, 2, 0, 3)[i % 4],
            amber=1 if i % 5 == 1 else 0,
            stunned=i % 6 == 3,
            warded=i % 6 == 4,
            power=3 + i % 5,
            base_power=3,
            armor=i % 3,
            base_armor=i % 3,
            armor_left=i % 2,
        )
        if i % 4 == 1:
            upgrade = creature(
                f"c{number + 200}", UPGRADES[i % 3], player, zone=Zone.UPGRADE, type=CardType.UPGRADE, power=None
            )
            card = replace(card, upgrades=(upgrade,))
        cards.append(taunting(card) if i % 5 == 3 else card)
    return tuple(cards)


def seat(player: int, **facts: object) -> SeatView:
    """Return one side with an empty table; `facts` overrides any field."""
    plain = SeatView(
        player=PLAYERS[player],
        name=("Ada", "Bo")[player],
        deck_name=('Miss "Onyx" Censorius', "Radiant Argus the Supreme")[player],
        houses=HOUSES[player],
        amber=3 + player,
        keys=(KeyColor.RED,) if player else (),
        key_cost=6,
        key_cost_sum=(),
        check=False,
        chains=0,
        hand_count=0,
        deck_count=24,
        archives_count=0,
        hand=(),
        archives=(),
        discard=(),
        purged=(),
        battleline=(),
        artifacts=(),
    )
    return replace(plain, **facts)  # type: ignore[arg-type]


def table(*seats: SeatView, **facts: object) -> TableView:
    """Return a table with these seats in player 0's main step, seen by player 0."""
    sides = {s.player: s for s in seats}
    plain = TableView(
        viewer=PLAYERS[0],
        seats=(sides.get(PLAYERS[0], seat(0)), sides.get(PLAYERS[1], seat(1, hand=None, hand_count=6, archives=None))),
        first_player=PLAYERS[0],
        active=PLAYERS[0],
        turn=7,
        step=Step.MAIN,
        active_house=House.BROBNAR,
        tide=None,
        playing=(),
        decision=None,
        timing=(TimingPoint("turn", "main"),),
        lasting=(),
        winner=None,
    )
    return replace(plain, **facts)  # type: ignore[arg-type]


def hand(player: int, count: int, first: int = 101) -> tuple[CardView, ...]:
    """Return a hand of `count` cards of all types: creature, action, artifact, upgrade, and again."""
    kinds = (
        (CardType.CREATURE, CREATURES),
        (CardType.ACTION, ACTIONS),
        (CardType.ARTIFACT, ARTIFACTS),
        (CardType.UPGRADE, UPGRADES),
    )
    cards = []
    for i in range(count):
        kind, names = kinds[i % 4]
        card = hand_card(f"c{first + i}", names[i % len(names)], kind, player)
        cards.append(replace(card, houses=(HOUSES[player][i % 3],)))
    return tuple(cards)


def pile(player: int, zone: Zone, count: int, first: int) -> tuple[CardView, ...]:
    """Return an open pile of `count` cards."""
    return tuple(replace(card, zone=zone) for card in hand(player, count, first))


def busy(creatures: int = 6, hand_cards: int = 6, **facts: object) -> TableView:
    """Return a table in full swing: both lines, artifacts, piles, counters, upgrades, a hand."""
    sides = []
    for player in PLAYERS:
        base = 20 + 60 * player
        artifacts = tuple(
            creature(
                f"c{base + 900 + i}",
                name,
                player,
                zone=Zone.ARTIFACTS,
                type=CardType.ARTIFACT,
                power=None,
                houses=(HOUSES[player][i],),
                ready=i != 1,
            )
            for i, name in enumerate(ARTIFACTS[: 3 - player])
        )
        mine = player == 0
        sides.append(
            seat(
                player,
                battleline=line(player, creatures, base),
                artifacts=artifacts,
                hand=hand(player, hand_cards) if mine else None,
                hand_count=hand_cards if mine else 5,
                archives=() if mine else None,
                archives_count=0 if mine else 2,
                discard=pile(player, Zone.DISCARD, 5 - player, 700 + 50 * player),
                purged=pile(player, Zone.PURGED, 2 * player, 730 + 50 * player),
                check=not mine,
                amber=2 if mine else 7,
                key_cost=6 if mine else 7,
                chains=0 if mine else 4,
            )
        )
    return table(*sides, **facts)


def main_decision(*options: tuple[str, str], player: int = 0) -> Decision:
    """Return a main-step decision with these (key, English label) options and `end-turn`."""
    listed = tuple(Option(key, same(label), key.partition(":")[2] or None) for key, label in options)
    end = Option("end-turn", Pair("End the turn", "Zug beenden"))
    return Decision(PLAYERS[player], DecisionKind.MAIN, Pair("Your move", "Du bist dran"), None, (*listed, end))


def choice(kind: DecisionKind, *keys: str, least: int = 1, most: int = 1, player: int = 0) -> Decision:
    """Return a decision among keys such as `card:c5` or `slot:0`."""
    listed = tuple(Option(key, same(key), key.partition(":")[2] if key.startswith("card:") else None) for key in keys)
    return Decision(PLAYERS[player], kind, Pair("Choose", "Wähle"), None, listed, least, most)


def asking(view: TableView, decision: Decision) -> TableView:
    """Return the view with this decision open."""
    return replace(view, decision=decision)


def playable(**facts: object) -> TableView:
    """Return a small table on which player 0 may do one of everything.

    c1 (ready) and c2 in player 0's line, c11 and c12 in player 1's; hand: c101 creature, c102 action,
    c103 artifact, c104 upgrade, c105 a creature that may not be played.
    """
    own = (creature("c1"), creature("c2", "bumpsy", ready=False))
    enemy = (creature("c11", "silvertooth", 1), creature("c12", "umbra", 1))
    cards = (
        hand_card("c101", "krump", CardType.CREATURE),
        hand_card("c102", "anger", CardType.ACTION),
        hand_card("c103", "cannon", CardType.ARTIFACT),
        hand_card("c104", "blood-of-titans", CardType.UPGRADE),
        hand_card("c105", "noddy-the-thief", CardType.CREATURE, houses=(House.SHADOWS,)),
    )
    decision = main_decision(
        ("reap:c1", "Reap"),
        ("fight:c1", "Fight"),
        *((f"play:c{n}", "Play") for n in (101, 102, 103, 104)),
        *((f"discard:c{n}", "Discard") for n in (101, 102, 103, 104)),
    )
    view = table(
        seat(0, battleline=own, hand=cards, hand_count=len(cards)),
        seat(1, battleline=enemy, hand=None, hand_count=5, archives=None),
        decision=decision,
    )
    return replace(view, **facts)  # type: ignore[arg-type]


def costs_more(card: str, name: str = "Troll", more: int = 1) -> tuple[Addend, ...]:
    """Return the sum of a key's cost that one card raises."""
    return Addend(AddendKind.USUAL, 6), Addend(AddendKind.CARD, more, card, same(name))
