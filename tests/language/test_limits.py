"""What players cannot do, and how much: limits by type, discarding, several deeds; and drafts that say so, played."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Step
from kfdesk.language.attributes import power
from kfdesk.language.comparisons import HOUSE, TYPE
from kfdesk.language.conditions import is_, there_are
from kfdesk.language.constants import DISCARD, PLAY, READY_STEP
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.decks import discard_until
from kfdesk.language.effects.entering import play_card
from kfdesk.language.effects.flow import by, if_you_do
from kfdesk.language.effects.moves import discard
from kfdesk.language.labels import action, omni
from kfdesk.language.places import hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.ranges import at_least
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import CHOOSE, FIGHT, FORGE, READY_UP, REAP, USE
from kfdesk.language.sorts import ACTION, ARTIFACT, CARD, CREATURE
from kfdesk.language.standings import HAUNTED
from kfdesk.language.targets import THIS, a
from tests.tables import side, spec, table


@pytest.mark.rule("glossary/cannot")
def test_one_card_of_each_type_each_turn() -> None:
    ada = side(hand=["bumpsy", "troll", "punch", "gauntlet-of-command"])
    t = table(ada, side(battleline=["kaupe"]), house=House.BROBNAR)
    t.creature("bumpsy")
    assert not t.can("play", "troll") and t.can("discard", "troll")
    assert t.can("play", "punch") and t.can("play", "gauntlet-of-command")
    t.do("play", "gauntlet-of-command")
    t.finish()
    assert t.can("play", "punch") and not t.can("play", "troll")


@pytest.mark.rule("glossary/cannot")
def test_the_limit_is_that_of_each_turn_and_of_one_player() -> None:
    t = table(side(battleline=["kaupe"], hand=["bumpsy", "troll"]), None, house=House.BROBNAR)
    t.creature("bumpsy")
    assert t.can("play", "troll")


@pytest.mark.rule("glossary/cannot")
def test_a_limit_for_cards_of_each_house() -> None:
    strict = card("troll", cannot(PLAY, YOU, more_than=1, each_of=HOUSE))
    ada = side(battleline=["troll"], hand=["bumpsy", "punch", spec("urchin", house=House.BROBNAR)])
    t = table(ada, None, strict, house=House.BROBNAR)
    t.creature("bumpsy")
    assert not t.can("play", "punch")


@pytest.mark.rule("glossary/cannot", "glossary/discarding-cards")
def test_cards_that_cannot_be_discarded_stay_whatever_says_so() -> None:
    hold = card("cannon", cannot(DISCARD, YOU), action(discard(hand())), omni(discard(a(CARD, in_=hand()))))
    t = table(side(artifacts=["cannon"], hand=["bumpsy", "troll"]), None, hold, house=House.BROBNAR)
    assert not t.can("discard", "troll")
    assert "cannot discard" in t.game.explain("discard:" + t.handle("troll")).reasons[0].text.en
    t.do("action", "cannon")
    t.finish()
    assert sorted(t.ids(0, "hand")) == ["bumpsy", "troll"]


@pytest.mark.rule("glossary/cannot", "glossary/discarding-cards")
def test_a_search_ends_at_a_card_that_cannot_be_discarded() -> None:
    hold = card("cannon", cannot(DISCARD, YOU, a(CREATURE)), action(discard_until(a(ACTION))))
    ada = side(artifacts=["cannon"], deck=["gauntlet-of-command", "troll", "punch"])
    t = table(ada, None, hold, house=House.BROBNAR)
    t.do("action", "cannon")
    assert (t.ids(0, "discard"), t.ids(0, "deck")) == (["gauntlet-of-command"], ["troll", "punch"])


def test_cards_are_discarded_from_the_deck_that_is_meant_until_one_fits() -> None:
    until = discard_until(a(CREATURE))
    theirs = card("cannon", action(discard_until(a(CREATURE), OPPONENT)), omni(by(EACH_PLAYER, until)))
    t = table(
        side(artifacts=["cannon"], deck=["anger", "bumpsy"]),
        side(deck=["punch", "troll", "krump", "fear"]),
        theirs,
        house=House.BROBNAR,
    )
    t.do("action", "cannon")
    assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["anger", "bumpsy"], ["krump", "fear"])
    t = table(side(artifacts=["cannon"], deck=["anger", "bumpsy"]), side(deck=["troll"]), theirs, house=House.BROBNAR)
    t.do("omni", "cannon")
    t.answer("mode:1")
    assert (t.ids(0, "deck"), t.ids(1, "deck")) == ([], [])


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(
    ("deck", "left", "gained"), [(["anger", "troll", "fear", "krump", "urchin"], 1, 1), (["troll", "anger"], 0, 0)]
)
def test_cards_are_discarded_until_so_many_fit(deck: list[str], left: int, gained: int) -> None:
    dig = card("cannon", action(if_you_do(discard_until(a(CREATURE, n=2)), gain(1))))
    t = table(side(artifacts=["cannon"], deck=deck), None, dig, house=House.BROBNAR)
    t.do("action", "cannon")
    assert (len(t.ids(0, "deck")), t.amber(0)) == (left, gained)


@pytest.mark.rule("glossary/haunted")
@pytest.mark.parametrize(("buried", "left"), [(8, 2), (10, 4), (5, 0)])
def test_cards_are_discarded_until_a_condition_holds_or_none_is_left(buried: int, left: int) -> None:
    dig = card("cannon", action(if_you_do(discard_until(is_(YOU, HAUNTED)), gain(1))))
    ada = side(artifacts=["cannon"], deck=["anger", "bumpsy", "punch", "troll"], discard=["fear"] * buried)
    t = table(ada, side(deck=["urchin"]), dig, house=House.BROBNAR)
    t.do("action", "cannon")
    t.expect_main_step()
    assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["anger", "bumpsy", "punch", "troll"][4 - left :], ["urchin"])
    assert t.amber(0) == (1 if buried == 8 else 0)  # it is done only if cards were discarded for it to hold


@pytest.mark.rule("glossary/haunted")
def test_the_deck_of_the_opponent_can_be_discarded_until_a_condition_holds() -> None:
    dig = card("cannon", action(discard_until(is_(OPPONENT, HAUNTED), OPPONENT)))
    bo = side(deck=["anger", "bumpsy", "punch"], discard=["fear"] * 9)
    t = table(side(artifacts=["cannon"], deck=["troll"]), bo, dig, house=House.BROBNAR)
    t.do("action", "cannon")
    assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["troll"], ["bumpsy", "punch"])


@pytest.mark.rule("glossary/cannot", "glossary/discarding-cards")
def test_nothing_is_discarded_below_a_card_that_cannot_be() -> None:
    hold = card("cannon", cannot(DISCARD, YOU, a(CREATURE)), action(discard_until(is_(YOU, HAUNTED))))
    ada = side(artifacts=["cannon"], deck=["anger", "troll", "punch"])
    t = table(ada, None, hold, house=House.BROBNAR)
    t.do("action", "cannon")
    assert (t.ids(0, "discard"), t.ids(0, "deck")) == (["anger"], ["troll", "punch"])


@pytest.mark.rule("glossary/cannot")
def test_some_cards_cannot_be_discarded_by_the_other_player_alone() -> None:
    hold = card("cannon", cannot(DISCARD, OPPONENT, a(CREATURE, power(at_least(6)))))
    t = table(side(hand=["bumpsy", "troll", "punch"]), side(artifacts=["cannon"]), hold, house=House.BROBNAR)
    assert t.can("discard", "bumpsy") and t.can("discard", "punch") and not t.can("discard", "troll")
    t = table(side(hand=["troll"], artifacts=["cannon"]), None, hold, house=House.BROBNAR)
    assert t.can("discard", "troll")


@pytest.mark.rule("glossary/cannot")
def test_a_player_can_do_none_of_several_things() -> None:
    hold = card("cannon", cannot((PLAY, USE, DISCARD), OPPONENT))
    ada = side(battleline=["krump"], hand=["bumpsy"])
    t = table(ada, side(artifacts=["cannon"]), hold, house=House.BROBNAR)
    assert t.decision.keys() == ("end-turn",)
    assert table(ada, None, hold, house=House.BROBNAR).can("reap", "krump")


@pytest.mark.rule("glossary/restrictions")
def test_a_card_that_cannot_be_played_is_not_played_by_an_effect_either() -> None:
    relic = card("gauntlet-of-command", cannot(PLAY, THIS))
    caller = card("cannon", action(play_card(a(ARTIFACT, in_=hand()))))
    t = table(side(artifacts=["cannon"], hand=["gauntlet-of-command"]), None, relic, caller, house=House.BROBNAR)
    assert not t.can("play", "gauntlet-of-command") and t.can("discard", "gauntlet-of-command")
    reason = t.game.explain("play:" + t.handle("gauntlet-of-command")).reasons[0]
    assert reason.text.en == "You cannot play Gauntlet of Command."
    t.do("action", "cannon")
    t.finish()
    assert t.ids(0, "hand") == ["gauntlet-of-command"]


@pytest.mark.rule("glossary/cannot", "glossary/discarding-cards")
def test_a_card_that_is_discarded_by_cards_only_is_not_discarded_by_choice() -> None:
    relic = card("gauntlet-of-command", cannot(DISCARD, THIS))
    caller = card("cannon", action(discard(hand())))
    t = table(side(artifacts=["cannon"], hand=["gauntlet-of-command"]), None, relic, caller, house=House.BROBNAR)
    assert t.can("play", "gauntlet-of-command") and not t.can("discard", "gauntlet-of-command")
    t.do("action", "cannon")
    assert t.ids(0, "discard") == ["gauntlet-of-command"]


class TestDrafts:
    @pytest.mark.rule("card-faq/gargantodon-2")
    def test_gargantodon_leaves_the_amber_where_the_active_player_has_no_creature(self) -> None:
        t = table(side(hand=["ghostly-hand"]), side(battleline=["gargantodon"], amber=1), house=House.SHADOWS)
        t.do("play", "ghostly-hand")
        assert (t.amber(0), t.amber(1), t.card("gargantodon").amber) == (2, 1, 0)


@pytest.mark.rule("glossary/cannot")
@pytest.mark.parametrize(
    "said",
    [
        {"deed": (REAP, PLAY), "subject": THIS},
        {"deed": (REAP, FORGE), "subject": THIS},
        {"deed": (REAP, FIGHT), "subject": THIS, "unless": there_are(at_least(1), amber_of(YOU))},
        {"deed": (REAP, FIGHT), "subject": THIS, "what": a(CARD)},
        {"deed": (PLAY, USE), "subject": OPPONENT, "more_than": 2},
        {"deed": PLAY, "subject": a(CREATURE)},
        {"deed": DISCARD, "subject": THIS, "unless": there_are(at_least(1), amber_of(YOU))},
        {"deed": FORGE, "subject": OPPONENT, "unless": there_are(at_least(1), amber_of(YOU))},
        {"deed": REAP, "subject": THIS, "more_than": 2},
        {"deed": READY_UP, "subject": YOU},
        {"deed": (PLAY, FIGHT), "subject": YOU},
        {"deed": FORGE, "subject": YOU, "what": a(CARD)},
        {"deed": PLAY, "subject": YOU, "nth": 1},
        {"deed": PLAY, "subject": YOU, "what": House.MARS},
        {"deed": (PLAY, USE), "subject": YOU, "what": House.MARS},
        {"deed": CHOOSE, "subject": YOU},
        {"deed": CHOOSE, "subject": YOU, "what": a(CARD)},
        {"deed": PLAY, "subject": YOU, "what": a(CREATURE), "more_than": 2},
        {"deed": PLAY, "subject": YOU, "each_of": TYPE},
        {"deed": FIGHT, "subject": YOU, "more_than": 2},
        {"deed": READY_UP, "subject": THIS, "step": Step.DRAW},
        {"deed": READY_UP, "subject": THIS, "step": READY_STEP, "unless": there_are(at_least(1), amber_of(YOU))},
        {"deed": REAP, "subject": THIS, "by": a(CARD)},
        {"deed": PLAY, "subject": THIS, "step": READY_STEP, "unless": there_are(at_least(1), amber_of(YOU))},
    ],
    ids=str,
)
def test_what_no_rule_forbids_in_this_way_is_refused_when_the_card_is_written(said: dict[str, Any]) -> None:
    """Nothing that a card file says is dropped in silence."""
    with pytest.raises(ValueError):
        cannot(**said)
