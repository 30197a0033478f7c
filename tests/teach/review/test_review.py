"""A review blames what could have been known, and nothing else; what it calls costly is clearly so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, House, KeyColor, Scenario, Step
from kfdesk.engine.core import number
from kfdesk.engine.terms import PLAYERS
from kfdesk.teach.review import odds as o
from kfdesk.teach.review.judging import Judge
from kfdesk.teach.review.model import Choice, Moment, Motif, Review, Sort
from kfdesk.teach.review.moments import Effort, Played, review
from kfdesk.teach.review.motifs import LESSONS, motifs_of
from kfdesk.teach.review.tables import line_from, table_at, table_of
from kfdesk.teach.review.told import told
from tests.tables import Table, side, table

ADA, BO = PLAYERS
SMALL = Effort(points=1, quick=2, quick_acts=2, sure=3, houses=2, acts=2, others=3)


def ready_troll() -> Table:
    return table(
        side(battleline=["troll", "troll", "troll"], deck=["troll"] * 4, amber=2),
        side(hand=["dextre"], deck=["dextre"] * 4, amber=1),
        house=House.BROBNAR,
    )


def played(game: Game, *entries: str) -> Played:
    """Return a game in which these choices are made one after the other."""
    whole = game.fork()
    begun = len(whole.journal)
    for entry in entries:
        whole.answer(entry)
    return Played(lambda at: whole.fork(at=begun + at), entries)


def whole(game: Played, effort: Effort = SMALL) -> Review:
    *_, found = review(game, ADA, 7, effort)
    return found


def test_a_reap_left_is_a_moment_with_its_motif_and_its_reason() -> None:
    game = ready_troll().game
    found = whole(played(game, "end-turn"))
    assert found.whole
    (moment,) = found.moments
    assert (moment.sort, moment.chosen.keys, moment.better.keys[0][:5]) == (Sort.ACT, ("end-turn",), "reap:")
    assert moment.motifs == (Motif.AMBER,) and moment.cost > 0.03
    reason = told(game, ADA, moment.better.keys, 7).leads_to
    assert reason is not None and reason.en == "You gain 1 Æmber and then have 3."


def test_the_better_choice_is_no_moment() -> None:
    t = ready_troll()
    reap = next(key for key in t.game.decision.keys() if key.startswith("reap"))  # type: ignore[union-attr]
    found = whole(played(t.game, reap))
    assert found.moments == () and found.whole


def test_what_the_other_seat_chooses_is_not_reviewed() -> None:
    *_, found = review(played(ready_troll().game, "end-turn"), BO, 7, SMALL)
    assert found.moments == ()


def test_twins_that_differ_in_hidden_cards_have_one_review() -> None:
    """The other hand and both decks are dealt otherwise: nothing of the review tells it."""
    game = table(
        side(battleline=["troll", "krump"], hand=["punch"], deck=["bumpsy", "anger", "smaaash", "loot-the-bodies"]),
        side(hand=["dextre", "dysania"], deck=["batdrone", "ganymede-archivist", "help-from-future-self"], amber=5),
        house=House.BROBNAR,
    ).game
    one, two = (game.sampled(ADA, lot) for lot in (3, 4))
    assert one is not None and two is not None
    hands = [[t.state.cards[c].printed.id for c in t.state.players[BO].hand] for t in (one, two)]
    assert hands[0] != hands[1]
    reviews = [whole(Played(lambda _, twin=twin: twin, ("end-turn",))) for twin in (one, two)]  # type: ignore[misc]
    assert reviews[0].moments and reviews[0] == reviews[1]


def test_a_choice_of_the_judge_or_one_nobody_knows_is_passed_over() -> None:
    game = ready_troll().game
    for entry in ("", 'adjust:{"kind":"amber","player":0,"amount":3}'):
        assert whole(Played(lambda _: game, (entry,))).moments == ()


@pytest.mark.parametrize(("seat", "chance"), [(ADA, 1.0), (BO, 0.0)])
def test_a_game_that_is_over_leaves_no_doubt(seat: object, chance: float) -> None:
    keys = (KeyColor.RED, KeyColor.BLUE)
    game = table(side(amber=9), side(keys=keys, amber=6), step=Step.MAIN, house=House.BROBNAR).game
    game.choose("end-turn")
    game.choose("key:yellow")
    assert game.winner == BO
    assert o.odds(game, PLAYERS[1 - int(seat)]) == chance  # type: ignore[call-overload]


def test_more_is_worth_more_and_both_chances_come_to_one() -> None:
    chances = [o.odds(table(side(amber=n), side()).game, ADA) for n in (0, 2, 4)]
    assert chances == sorted(chances) and chances[0] < chances[-1]
    game = table(side(amber=3), side(amber=1)).game
    assert o.odds(game, ADA) + o.odds(game, BO) == pytest.approx(1)
    assert o.mean_of([]) == 0.5


def test_choices_are_compared_on_the_same_deals() -> None:
    game = ready_troll().game
    reap = next(key for key in game.decision.keys() if key.startswith("reap"))  # type: ignore[union-attr]
    tried = Judge(ADA, 7).compared(game, [("end-turn",), (reap,)], range(4), thorough=True)
    assert [trial.keys for trial in tried] == [(reap,), ("end-turn",)]
    assert all(a > b for a, b in zip(tried[0].chances, tried[1].chances, strict=True))


def moment(sort: Sort, chosen: str, better: str) -> Moment:
    return Moment(0, 0, 3, sort, Choice((chosen,), 0.2), (Choice((better,), 0.4),))


def keys_of(t: Table, *verbs: str) -> Sequence[str]:
    decision = t.game.decision
    assert decision is not None
    return [next(key for key in decision.keys() if key.startswith(verb)) for verb in verbs]


def test_motifs_are_read_off_the_two_choices() -> None:
    t = table(
        side(battleline=["troll"], hand=["champion-anaphiel", "punch", "troll"]),
        side(battleline=["dextre"]),
        house=House.BROBNAR,
    )
    reap, fight, discard = keys_of(t, "reap", "fight", "discard")
    of = [
        motifs_of(t.game, ADA, moment(Sort.ACT, *pair))
        for pair in ((reap, fight), ("end-turn", discard), ("end-turn", reap), (fight, reap))
    ]
    assert of == [(Motif.FIGHT,), (Motif.DISCARD,), (Motif.AMBER,), ()]


def test_taunt_is_missed_only_where_the_card_has_it() -> None:
    hand = ["champion-anaphiel", "bulwark", "the-vaultkeeper"]
    t = table(side(hand=hand, battleline=["troll"]), side(), house=House.SANCTUM)
    alone = table(side(hand=hand), side(), house=House.SANCTUM)
    (play,) = [key for key in keys_of(alone, "play") if key.endswith(alone.handle("champion-anaphiel"))]
    assert motifs_of(alone.game, ADA, moment(Sort.ACT, "end-turn", play)) == (), "there is nobody to protect"
    decision = t.game.decision
    assert decision is not None
    plays = [key for key in decision.keys() if key.startswith("play")]
    found = [motifs_of(t.game, ADA, moment(Sort.ACT, "end-turn", key)) for key in plays]
    names = [t.game.state.cards[number(key.removeprefix("play:"))].printed.id for key in plays]
    assert {name for name, motifs in zip(names, found, strict=True) if Motif.TAUNT in motifs} == {"champion-anaphiel"}


def test_a_key_that_could_be_stopped_needs_a_check_and_a_forecast_that_stops_it() -> None:
    def of(amber: int, *, later: bool = False) -> tuple[Motif, ...]:
        t = table(side(hand=["nerve-blast"]), side(amber=amber), house=House.SHADOWS)
        (play,) = keys_of(t, "play")
        after = t.game.fork()
        if later:
            after.choose(play)
        after.choose("end-turn")
        return motifs_of(t.game, ADA, moment(Sort.ACT, "end-turn", play), after)

    assert [Motif.KEY in of(amber) for amber in (5, 6, 7)] == [False, True, False]
    assert Motif.KEY not in of(6, later=True), "it was stopped after all, later in the turn"


def test_every_motif_has_its_lesson() -> None:
    from kfdesk.teach.lessons import lessons

    assert set(LESSONS) == set(Motif)
    assert set(LESSONS.values()) <= {lesson.id for lesson in lessons()}


def test_the_table_of_a_moment_is_dealt_anew_and_asks_the_same() -> None:
    t = table(
        side(battleline=["troll"], hand=["punch"], deck=["bumpsy", "anger"]),
        side(hand=["dextre", "dysania"], deck=["batdrone", "ganymede-archivist"]),
        house=House.BROBNAR,
    )
    game = played(t.game, "end-turn")
    hands = set()
    for lot in range(8):
        found = table_at(game, ADA, 0, 0, lot)
        assert found is not None
        laid = found.game(library())
        assert laid.decision is not None and t.game.decision is not None
        assert laid.decision.keys() == t.game.decision.keys()
        assert [spec.id for spec in found.scenario.players[ADA].hand] == ["punch"]
        hands.add(tuple(spec.id for spec in found.scenario.players[BO].hand))
    assert len(hands) > 1


def test_an_act_under_way_is_laid_out_with_its_choices() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["dextre", "batdrone"]), house=House.BROBNAR)
    (fight,) = keys_of(t, "fight")
    game = played(t.game, fight, t.game.fork().decision and _first_target(t.game, fight))  # type: ignore[arg-type]
    found = table_at(game, ADA, 1, 0, 5)
    assert found is not None and found.made == (fight,)
    laid = found.game(library())
    assert laid.decision is not None and len(laid.decision.options) == 2


def _first_target(game: Game, fight: str) -> str:
    twin = game.fork()
    twin.choose(fight)
    assert twin.decision is not None
    return twin.decision.keys()[0]


def test_the_better_line_goes_on_to_the_seats_next_turn() -> None:
    t = ready_troll()
    found = table_of(played(t.game, "end-turn"), ADA, moment(Sort.ACT, "end-turn", "reap:c1"), 3)
    assert found is not None
    game = found.game(library())
    (reap,) = keys_of(t, "reap")
    line = line_from(game, ADA, (reap,), 3)
    assert line[0] == reap and line.count("end-turn") == 2
    assert game.decision is None or game.decision.player == ADA


def test_a_scenario_of_a_table_is_of_this_program() -> None:
    found = table_at(played(ready_troll().game, "end-turn"), ADA, 0, 0, 1)
    assert found is not None and Scenario.of_file(found.scenario.for_file()) == found.scenario
