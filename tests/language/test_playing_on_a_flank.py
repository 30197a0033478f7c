"""Creatures that cannot be played on one flank of a battleline."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import DeedForbidden
from kfdesk.engine.terms import DecisionKind, Forbidden, Keyword
from kfdesk.language.at_random import random
from kfdesk.language.attributes import power
from kfdesk.language.constants import PLAY
from kfdesk.language.definition import card
from kfdesk.language.effects.entering import play_card, put_into_play
from kfdesk.language.labels import action
from kfdesk.language.places import discard_pile, hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.position_predicates import LEFT, RIGHT, Side, on_the
from kfdesk.language.positions import FLANK
from kfdesk.language.ranges import at_least
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import USE
from kfdesk.language.sorts import ACTION, CREATURE
from kfdesk.language.targets import a, each
from tests.tables import Table, side, table

GUARD = "phantasmaquid"
CALLER = "cannon"


def against(*line: str, guard: str = GUARD, drafts: tuple[object, ...] = (), **fields: object) -> Table:
    """Return a table on which Ada has a battleline and Bo has the creature that forbids."""
    ada = side(battleline=list(line), hand=["krump", "urchin", "punch"], **fields)
    return table(ada, side(battleline=[guard]), *drafts, house=House.BROBNAR)  # type: ignore[arg-type]


@pytest.mark.rule("glossary/cannot", "glossary/flank")
@pytest.mark.parametrize(("barred", "slots"), [(RIGHT, ("slot:0",)), (LEFT, ("slot:2",))])
def test_only_the_other_flank_is_offered(barred: Side, slots: tuple[str, ...]) -> None:
    left = card("mother", cannot(PLAY, OPPONENT, a(CREATURE), on=LEFT))
    t = against("troll", "bumpsy", guard=GUARD if barred is RIGHT else "mother", drafts=(left,))
    t.do("play", "krump")
    t.expect(DecisionKind.SLOT)
    assert t.decision.keys() == slots


@pytest.mark.rule("glossary/deploy")
def test_with_deploy_each_place_but_that_flank_is() -> None:
    deploys = card(CALLER, gains(each(CREATURE), Keyword.DEPLOY))
    t = against("troll", "bumpsy", drafts=(deploys,), artifacts=[CALLER])
    t.do("play", "krump")
    assert t.decision.keys() == ("slot:0", "slot:1")


@pytest.mark.rule("glossary/cannot", "glossary/flank")
def test_into_an_empty_battleline_no_creature_is_played_and_all_else_is() -> None:
    t = against(artifacts=[CALLER], drafts=(card(CALLER, action(play_card(a(CREATURE, in_=hand())))),))
    assert not t.can("play", "krump") and t.can("play", "punch") and t.can("discard", "krump")
    reason = t.game.explain("play:" + t.handle("krump")).reasons[0]
    assert "right flank" in reason.text.en
    t.do("action", CALLER)
    t.finish()
    assert t.line(0) == []
    face_up = table(
        side(discard=["krump"], artifacts=[CALLER]),
        side(battleline=[GUARD]),
        card(CALLER, action(play_card(a(CREATURE, in_=discard_pile())))),
        house=House.BROBNAR,
    )
    face_up.do("action", CALLER)
    face_up.finish()
    (said,) = face_up.events(DeedForbidden)
    assert (said.deed, said.cause) == (Forbidden.PLAY, face_up.number(GUARD))


@pytest.mark.rule("glossary/cannot", "glossary/flank", "glossary/deploy")
def test_with_both_flanks_barred_only_deploy_leaves_a_place_between_creatures() -> None:
    left, deploys = card("mother", cannot(PLAY, OPPONENT, a(CREATURE), on=LEFT)), gains(each(CREATURE), Keyword.DEPLOY)
    for line, may in ((["troll"], False), (["troll", "bumpsy"], True)):
        ada = side(battleline=line, hand=["krump"], artifacts=[CALLER])
        bo = side(battleline=[GUARD, "mother"])
        assert not table(ada, bo, left, house=House.BROBNAR).can("play", "krump")
        t = table(ada, bo, left, card(CALLER, deploys), house=House.BROBNAR)
        assert t.can("play", "krump") is may
    t.do("play", "krump")
    assert t.decision.keys() == ("slot:1",)


@pytest.mark.rule("glossary/cannot", "glossary/flank")
@pytest.mark.parametrize(("flank", "comes"), [(RIGHT, False), (LEFT, True)])
def test_an_effect_plays_no_creature_on_that_flank(flank: Side, comes: bool) -> None:
    there = card(CALLER, action(play_card(a(CREATURE, in_=discard_pile()), on_the(flank))))
    ada = side(battleline=["troll"], discard=["krump"], artifacts=[CALLER])
    t = table(ada, side(battleline=[GUARD]), there, house=House.BROBNAR)
    t.do("action", CALLER)
    t.finish()
    assert t.line(0) == (["krump", "troll"] if comes else ["troll"])
    assert [(event.deed, event.cause) for event in t.events(DeedForbidden)] == (
        [] if comes else [(Forbidden.PLAY, t.number(GUARD))]
    )


@pytest.mark.rule("glossary/treachery")
def test_a_creature_that_goes_to_the_other_battleline_may_be_played() -> None:
    sly = card(CALLER, gains(each(CREATURE), Keyword.TREACHERY))
    t = against(artifacts=[CALLER], drafts=(sly,))
    t.do("play", "krump")
    assert t.decision.keys() == ("slot:0", "slot:1")


def test_what_is_put_into_play_was_not_played_and_the_controller_is_free() -> None:
    puts = card(CALLER, action(put_into_play(random(CREATURE, in_=hand()), spot=FLANK)))
    t = against("troll", drafts=(puts,), artifacts=[CALLER])
    t.do("action", CALLER)
    assert t.decision.keys() == ("slot:0", "slot:1")
    t = table(side(battleline=[GUARD], hand=["krump"]), None, house=House.BROBNAR)
    t.do("play", "krump")
    assert t.decision.keys() == ("slot:0", "slot:1")


def test_creatures_of_a_description_alone() -> None:
    big = card("mother", cannot(PLAY, EACH_PLAYER, a(CREATURE, power(at_least(6))), on=LEFT))
    ada = side(battleline=["mother"], hand=["krump", "dust-pixie"])
    for played, slots in (("krump", ("slot:1",)), ("dust-pixie", ("slot:0", "slot:1"))):
        t = table(ada, None, big, house=House.BROBNAR if played == "krump" else House.UNTAMED)
        t.do("play", played)
        assert t.decision.keys() == slots


@pytest.mark.parametrize(
    "said",
    [
        {"deed": PLAY, "subject": YOU, "on": RIGHT},
        {"deed": PLAY, "subject": YOU, "what": a(ACTION), "on": RIGHT},
        {"deed": PLAY, "subject": YOU, "what": random(CREATURE), "on": RIGHT},
        {"deed": PLAY, "subject": YOU, "more_than": 1, "on": RIGHT},
        {"deed": USE, "subject": YOU, "what": a(CREATURE), "on": RIGHT},
    ],
    ids=str,
)
def test_nothing_but_creatures_is_kept_from_a_flank(said: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        cannot(**said)  # type: ignore[call-overload]
