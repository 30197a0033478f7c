"""Permissions that reach only so far: how far several reach together, and who says which is used."""

import pytest

from kfdesk.engine.terms import DecisionKind, House
from kfdesk.language.back_references import those
from kfdesk.language.constants import PLAY
from kfdesk.language.definition import card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.flow import sentences
from kfdesk.language.effects.moves import archive, return_
from kfdesk.language.labels import play
from kfdesk.language.places import archives, discard_pile, hand
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.rules.permissions import permits
from kfdesk.language.sorts import CARD
from kfdesk.language.targets import a, each
from kfdesk.text.wording import render_inline
from tests.rulebook.made import keys
from tests.tables import side, table


@pytest.mark.rule("faq/using-creatures-2", "card-faq/phase-shift-1", "glossary/lasting-effects")
def test_two_permissions_to_use_two_cards_allow_four() -> None:
    line = ["zorg", "tunk", "john-smyth", "ulyq-megamouth", "yxilx-dominator"]
    ada = side(artifacts=["combat-pheromones", "combat-pheromones"], battleline=line, houses=(House.UNTAMED,))
    t = table(ada, side(), house=House.UNTAMED)
    t.do("omni", "combat-pheromones", 0)
    t.finish()
    t.do("omni", "combat-pheromones", 1)
    t.finish()
    for id_ in ("zorg", "tunk", "yxilx-dominator"):
        t.do("reap", id_)
        t.finish()
    left = [id_ for id_ in ("john-smyth", "ulyq-megamouth") if f"reap:{t.handle(id_)}" in keys(t)]
    assert left == ["john-smyth", "ulyq-megamouth"]
    t.do("reap", "ulyq-megamouth")
    t.finish()
    assert f"reap:{t.handle('john-smyth')}" not in keys(t)


@pytest.mark.rule("card-faq/captain-val-jericho-1")
def test_the_active_player_chooses_which_permission_a_play_uses_up() -> None:
    ada = side(hand=["phase-shift", "dust-pixie", "flaxia"], battleline=["witch-of-the-wilds"], houses=(House.LOGOS,))
    t = table(ada, side(), house=House.LOGOS)
    t.do("play", "phase-shift")
    t.game.choose(f"play:{t.handle('dust-pixie')}")
    t.expect(DecisionKind.TRIGGER)
    shift, witch = (f"trigger:{t.handle(id_)}.0" for id_ in ("phase-shift", "witch-of-the-wilds"))
    assert set(keys(t)) == {shift, witch}
    t.answer(shift)
    t.finish()
    assert t.can("play", "flaxia")
    t.creature("flaxia")
    assert t.zone("flaxia") == "battleline"


@pytest.mark.rule("glossary/lasting-effects", "glossary/playing-cards")
@pytest.mark.parametrize("named_by", ["pick", "deed"])
def test_a_permission_to_play_a_certain_card_is_for_that_card_alone(named_by: str) -> None:
    thrown = a(CARD, in_=discard_pile())
    fetch = return_(thrown)
    which = thrown if named_by == "pick" else those(fetch, CARD)
    effect = (fetch, this_turn(permits(PLAY, which)))
    ada = side(hand=["punch", "urchin"], discard=["dodger", "silvertooth"])
    t = table(ada, side(), card("punch", play(*effect)), house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("dodger")
    t.expect_main_step()
    assert [t.can("play", id_) for id_ in ("dodger", "urchin")] == [True, False]
    said = [render_inline(sentences(*effect), language, this=THIS_CARD) for language in ("en", "de")]
    assert "you may play that card" in said[0], said
    assert "darfst du jene Karte spielen" in said[1], said


@pytest.mark.rule("glossary/lasting-effects", "glossary/movement-between-zones")
def test_that_permission_is_over_when_the_card_has_been_hidden_since() -> None:
    thrown = a(CARD, in_=discard_pile())
    ada = side(hand=["punch", "anger"], discard=["dodger"])
    away = card("anger", play(archive(a(CARD, in_=hand())), return_(each(CARD, in_=archives()))))
    permit = card("punch", play(return_(thrown), this_turn(permits(PLAY, thrown))))
    t = table(ada, side(), permit, away, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("dodger")
    assert t.can("play", "dodger")
    t.do("play", "anger")
    t.pick("dodger")
    t.finish()
    assert t.zone("dodger") == "hand" and not t.can("play", "dodger")
