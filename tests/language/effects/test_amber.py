"""Words that move Æmber between the common supply, pools and cards: wording for every player, and what happens."""

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AmberVerb
from kfdesk.language import nouns
from kfdesk.language.words import (
    ALL,
    CREATURE,
    EACH_PLAYER,
    ENEMY,
    FRIENDLY,
    HALF,
    HAUNTED,
    NONE,
    OPPONENT,
    SUPPLY,
    THIRD,
    THIS,
    YOU,
    Instruction,
    a,
    a_player,
    after_reap,
    all_but,
    all_of,
    amber_of,
    amber_on,
    at_least,
    capture,
    card,
    controlled_by,
    destroy,
    done,
    each,
    equal_to,
    exalt,
    for_each,
    gain,
    half,
    if_you_do,
    keys_of,
    lose,
    move_amber,
    pay,
    place_amber,
    play,
    players_with,
    power_of,
    sentences,
    steal,
    that_much,
)
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render
from tests.tables import side, spec, table

ACT = "punch"
NAMED = Name("Troll", nouns.CREATURE)
FRIENDS = each(CREATURE, FRIENDLY)
LOSS = lose(2, OPPONENT)
WIPE = destroy(each(CREATURE))

WORDINGS: list[tuple[Instruction, str, str]] = [
    (gain(2, EACH_PLAYER), "Each player gains 2{amber}", "Jeder Spieler erhält 2{amber}"),
    (lose(ALL), "Lose all {amber} in your pool", "Verliere alles {amber} aus deinem Æmber-Vorrat"),
    (
        lose(THIRD, OPPONENT),
        "Your opponent loses a third of their {amber} (rounding down the loss)",
        "Dein Gegner verliert ein Drittel seines {amber} (abgerundet)",
    ),
    (
        lose(HALF, players_with(at_least(6), amber_of(EACH_PLAYER))),
        "Each player with 6{amber} or more loses half of it (rounding down)",
        "Jeder Spieler mit mindestens 6{amber} verliert die Hälfte davon (abgerundet)",
    ),
    (
        lose(1, players_with(at_least(2), keys_of(EACH_PLAYER))),
        "Each player with 2 or more forged keys loses 1{amber}",
        "Jeder Spieler mit mindestens 2 geschmiedeten Schlüsseln verliert 1{amber}",
    ),
    (
        lose(1, players_with(NONE, each(CREATURE, controlled_by(EACH_PLAYER)))),
        "Each player with no creatures loses 1{amber}",
        "Jeder Spieler ohne Kreaturen verliert 1{amber}",
    ),
    (
        steal(HALF),
        "Steal half of your opponent’s {amber} (rounding down)",
        "Stiehl die Hälfte des {amber} deines Gegners (abgerundet)",
    ),
    (steal(ALL, OPPONENT), "Your opponent steals all of your {amber}", "Dein Gegner stiehlt alles von deinem {amber}"),
    (capture(ALL), "Capture all of your opponent’s {amber}", "Erbeute alles {amber} deines Gegners"),
    (
        capture(2, a(CREATURE, ENEMY), YOU),
        "An enemy creature captures 2{amber} from you",
        "Eine feindliche Kreatur erbeutet 2{amber} von dir",
    ),
    (
        capture(1, all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)), OPPONENT),
        "A friendly creature and an enemy creature each capture 1{amber}",
        "Eine befreundete Kreatur und eine feindliche Kreatur erbeuten je 1{amber}",
    ),
    (
        capture(equal_to(power_of(THIS))),
        "Capture {amber} equal to Troll’s power",
        "Erbeute {amber} in Höhe der Stärke von „Troll“",
    ),
    (pay(1, YOU), "Pay your opponent 1{amber}", "Bezahle deinem Gegner 1{amber}"),
    (exalt(THIS), "Exalt Troll", "Erhebe „Troll“"),
    (exalt(FRIENDS, 2), "Exalt each friendly creature twice", "Erhebe jede befreundete Kreatur zweimal"),
    (
        move_amber(HALF, a(CREATURE, ENEMY), OPPONENT),
        "Move half the {amber} (rounding down) from an enemy creature to your opponent’s pool",
        "Lege die Hälfte des {amber} (abgerundet) von einer feindlichen Kreatur in den Vorrat deines Gegners",
    ),
    (
        move_amber(1, THIS, SUPPLY),
        "Move 1{amber} from Troll to the common supply",
        "Lege 1{amber} von „Troll“ in die allgemeine Reserve",
    ),
    (
        gain(half(FRIENDS, up=True)),
        "Gain {amber} equal to half of the number of friendly creatures, rounded up",
        "Erhalte {amber} in Höhe der aufgerundeten Hälfte der Anzahl befreundeter Kreaturen",
    ),
    (
        gain(for_each(1, FRIENDS, most=3)),
        "Gain 1{amber} for each friendly creature, to a maximum of 3",
        "Erhalte 1{amber} für jede befreundete Kreatur, höchstens jedoch 3",
    ),
    (
        lose(for_each(1, each(CREATURE, controlled_by(EACH_PLAYER))), EACH_PLAYER),
        "Each player loses 1{amber} for each creature they control",
        "Jeder Spieler verliert 1{amber} für jede Kreatur, die er kontrolliert",
    ),
    (
        sentences(WIPE, gain(half(done(WIPE, controlled_by(EACH_PLAYER)), up=True), EACH_PLAYER)),
        "Destroy each creature. Each player gains {amber} equal to half of the number of creatures they controlled "
        "that were destroyed this way, rounded up.",
        "Zerstöre jede Kreatur. Jeder Spieler erhält {amber} in Höhe der aufgerundeten Hälfte der Anzahl der "
        "auf diese Weise zerstörten Kreaturen, die er kontrolliert hat.",
    ),
    (
        gain(equal_to(FRIENDS, times=2)),
        "Gain {amber} equal to 2 times the number of friendly creatures",
        "Erhalte {amber} in Höhe des 2-Fachen der Anzahl befreundeter Kreaturen",
    ),
    (
        sentences(LOSS, gain(that_much(LOSS))),
        "Your opponent loses 2{amber}. Gain {amber} equal to the {amber} lost this way.",
        "Dein Gegner verliert 2{amber}. Erhalte {amber} in Höhe des auf diese Weise verlorenen {amber}.",
    ),
]


@pytest.mark.parametrize(("deed", "en", "de"), WORDINGS, ids=[row[1] for row in WORDINGS])
def test_a_transfer_is_worded_by_its_verb_giver_and_quantity(deed: Instruction, en: str, de: str) -> None:
    assert (render(deed, "en", this=NAMED), render(deed, "de", this=NAMED)) == (en, de)


@pytest.mark.rule("glossary/exalt")
def test_exalting_places_1_amber_from_the_supply_on_each_creature_each_time() -> None:
    t = table(side(hand=[ACT], battleline=["troll", "krump"]), side(amber=2), card(ACT, play(exalt(FRIENDS, 2))))
    t.do("play", ACT)
    assert (t.card("troll").amber, t.card("krump").amber, t.amber(1)) == (2, 2, 2)
    assert [e.amount for e in t.events(AmberVerb.EXALT)] == [1, 1, 1, 1] and t.events(AmberVerb.PLACE) == []
    t.expect_main_step()


@pytest.mark.rule("glossary/move")
def test_amber_moves_from_card_to_card_and_to_the_supply_as_far_as_there_is_any() -> None:
    giver = a(CREATURE, ENEMY)
    deeds = play(move_amber(2, giver, a(CREATURE, FRIENDLY)), move_amber(5, giver, SUPPLY))
    t = table(
        side(hand=[ACT], battleline=["krump"]),
        side(battleline=[spec("troll", amber=3), spec("bumpsy", amber=1)], amber=4),
        card(ACT, deeds),
    )
    t.do("play", ACT)
    t.pick("troll")
    t.finish()
    assert (t.card("troll").amber, t.card("krump").amber, t.card("bumpsy").amber, t.amber(1)) == (0, 2, 1, 4)
    assert [e.amount for e in t.events(AmberVerb.MOVE)] == [2, 1]


@pytest.mark.rule("glossary/move")
@pytest.mark.parametrize(("named", "left"), [(0, (2, 4)), (1, (3, 3))])
def test_amber_moves_from_the_pool_of_a_player_who_is_named(named: int, left: tuple[int, int]) -> None:
    deed = play(move_amber(1, a_player(), a(CREATURE, FRIENDLY)))
    t = table(side(hand=[ACT], battleline=["krump"], amber=2), side(amber=4), card(ACT, deed))
    t.do("play", ACT)
    t.answer(f"mode:{named}")
    t.finish()
    assert (t.card("krump").amber, (t.amber(0), t.amber(1))) == (1, left)


@pytest.mark.rule("glossary/move")
def test_a_share_of_what_lies_on_several_cards_is_taken_from_each() -> None:
    t = table(
        side(hand=[ACT], amber=0),
        side(battleline=[spec("troll", amber=3), spec("bumpsy", amber=4)]),
        card(ACT, play(move_amber(HALF, each(CREATURE, ENEMY), YOU))),
    )
    before = t.amber(0)
    t.do("play", ACT)
    assert (t.card("troll").amber, t.card("bumpsy").amber, t.amber(0) - before) == (2, 2, 3 + 1)  # and punch's own icon


@pytest.mark.rule("glossary/aember", "glossary/for-each")
def test_what_several_players_lose_is_reckoned_first_and_lost_at_once() -> None:
    t = table(
        side(hand=[ACT], amber=3), side(amber=7), card(ACT, play(lose(for_each(1, amber_of(EACH_PLAYER)), EACH_PLAYER)))
    )
    t.do("play", ACT)
    lost = [(e.giver.player, e.amount) for e in t.events(AmberVerb.LOSE)]
    assert lost == [(0, 4), (1, 7)]  # each player the own pool; punch's icon came first


@pytest.mark.rule("glossary/aember-pool")
@pytest.mark.parametrize(("pools", "left"), [((1, 4), (2, 4)), ((5, 6), (2, 5)), ((8, 9), (2, 5))])
def test_only_players_who_have_so_much_lose_all_but_a_part(pools: tuple[int, int], left: tuple[int, int]) -> None:
    rich = players_with(at_least(6), amber_of(EACH_PLAYER))
    deed = play(lose(all_but(5), rich), lose(all_but(2), YOU))
    t = table(side(hand=[ACT], amber=pools[0]), side(amber=pools[1]), card(ACT, deed))
    t.do("play", ACT)
    assert (t.amber(0), t.amber(1)) == left


@pytest.mark.rule("glossary/capture")
def test_creatures_may_capture_from_their_own_controller() -> None:
    t = table(side(hand=[ACT], amber=3, battleline=["troll"]), side(amber=2), card(ACT, play(capture(2, FRIENDS, YOU))))
    t.do("play", ACT)
    assert (t.card("troll").amber, t.amber(0), t.amber(1)) == (2, 2, 2)  # punch's icon came first


@pytest.mark.rule("glossary/capture", "glossary/haunted")
@pytest.mark.parametrize(
    ("piles", "captured"), [((10, 10), (2, 2)), ((10, 9), (2, 0)), ((9, 10), (0, 2)), ((9, 9), (0, 0))]
)
def test_creatures_capture_as_much_from_each_of_several_players(
    piles: tuple[int, int], captured: tuple[int, int]
) -> None:
    ada = side(amber=5, battleline=["troll"], hand=[ACT], discard=["fear"] * piles[0])
    bo = side(amber=5, discard=["fear"] * piles[1])
    t = table(ada, bo, card(ACT, play(capture(2, FRIENDS, players_with(HAUNTED)))))
    t.do("play", ACT)
    assert (t.card("troll").amber, t.amber(0), t.amber(1)) == (sum(captured), 6 - captured[0], 5 - captured[1])
    t.expect_main_step()


@pytest.mark.rule("glossary/aember")
def test_amber_placed_for_each_amber_on_another_card_is_counted_before_the_pick() -> None:
    chest = a(CREATURE, ENEMY)
    t = table(
        side(hand=[ACT], battleline=["krump"]),
        side(battleline=[spec("troll", amber=3)]),
        card(ACT, play(move_amber(1, chest, YOU), place_amber(for_each(1, amber_on(chest)), a(CREATURE, FRIENDLY)))),
    )
    t.do("play", ACT)
    t.finish()
    assert (t.card("troll").amber, t.card("krump").amber) == (2, 2)


@pytest.mark.rule("glossary/for-each", "glossary/this-way")
def test_each_player_gains_for_what_that_player_controlled() -> None:
    ada = side(hand=["mass-buyout"], battleline=["troll", "krump", "bumpsy"])
    t = table(ada, side(battleline=["dodger"]))
    t.do("play", "mass-buyout")
    t.finish()
    assert (t.amber(0), t.amber(1)) == (2, 1)


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("held", "gained"), [(3, 2), (2, 0)])
def test_what_is_captured_only_in_part_was_not_done_also_where_it_is_distributed(held: int, gained: int) -> None:
    deed = if_you_do(capture(3, each(CREATURE, FRIENDLY), divided=True), gain(2))
    t = table(
        side(battleline=["silvertooth", "umbra"]),
        side(amber=held),
        card("silvertooth", after_reap(deed)),
        house=House.SHADOWS,
    )
    t.do("reap", "silvertooth")
    t.finish()
    assert (t.amber(0), t.amber(1)) == (1 + gained, 0)
