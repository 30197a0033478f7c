"""Archives that cannot be taken, and cards that cannot leave them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.engine.abilities import Ability
from kfdesk.engine.events import DeedForbidden
from kfdesk.engine.terms import DecisionKind, Forbidden, House
from kfdesk.language.base import Target
from kfdesk.language.words import (
    CARD,
    CREATURE,
    EACH_PLAYER,
    HAND,
    LEAVE_ARCHIVES,
    OPPONENT,
    TAKE_ARCHIVES,
    YOU,
    Instruction,
    a,
    archives,
    as_if_yours,
    cannot,
    card,
    discard,
    each,
    graft,
    make_token_of,
    owned_by,
    play,
    play_card,
    purge,
    put,
    put_into_play,
    put_under,
    shuffle,
)
from kfdesk.text.wording import Worded, render
from tests.tables import Table, side, spec, table


@pytest.mark.parametrize(
    ("rule", "en", "de"),
    [
        (
            cannot(TAKE_ARCHIVES, EACH_PLAYER),
            "Players cannot take their archives into their hands during their “choose a house” step",
            "Spieler können ihr Archiv in ihrem Schritt „Fraktion wählen“ nicht auf ihre Hand nehmen",
        ),
        (
            cannot(TAKE_ARCHIVES, OPPONENT),
            "Your opponent cannot take their archives into their hand during their “choose a house” step",
            "Dein Gegner kann sein Archiv in seinem Schritt „Fraktion wählen“ nicht auf seine Hand nehmen",
        ),
        (
            cannot(LEAVE_ARCHIVES, OPPONENT),
            "Your opponent’s cards cannot leave your archives",
            "Die Karten deines Gegners können dein Archiv nicht verlassen",
        ),
    ],
)
def test_both_rules_say_whose(rule: Worded, en: str, de: str) -> None:
    assert (render(rule, "en"), render(rule, "de")) == (en, de)


def next_turn_of_bo(rule: Ability | None) -> Table:
    drafts = () if rule is None else (card("cannon", rule),)
    t = table(side(artifacts=["cannon"]), side(archives=["troll", "urchin"]), *drafts, house=House.BROBNAR)
    t.answer("end-turn")
    t.finish_until(DecisionKind.HOUSE)
    t.answer(t.decision.keys()[0])
    return t


@pytest.mark.rule("glossary/archives", "glossary/cannot")
@pytest.mark.parametrize(("who", "asked"), [(EACH_PLAYER, False), (OPPONENT, False), (YOU, True), (None, True)])
def test_archives_that_cannot_be_taken_are_not_asked_for(who: object, asked: bool) -> None:
    t = next_turn_of_bo(None if who is None else cannot(TAKE_ARCHIVES, who))  # type: ignore[call-overload]
    assert (t.decision.kind is DecisionKind.ARCHIVES) is asked
    told = [event.deed for event in t.game.events if isinstance(event, DeedForbidden)]
    assert told == ([] if asked else [Forbidden.TAKE_ARCHIVES])
    assert t.ids(1, "archives") == ["troll", "urchin"]


MEMROX = card("cannon", cannot(LEAVE_ARCHIVES, OPPONENT))
BOTH = each(CARD, in_=archives())


def kept(text: Ability, *, locked: bool = True) -> Table:
    """Let Ada play an action; in her archives are a card of hers and one of her opponent's."""
    ada = side(
        hand=["punch"],
        archives=["urchin", spec("troll", owner=1)],
        battleline=["krump"],
        artifacts=["cannon"] if locked else [],
        token="grunt",
    )
    t = table(ada, side(), card("punch", text), MEMROX, house=House.BROBNAR)
    t.do("play", "punch")
    t.finish()
    return t


@pytest.mark.rule("glossary/archives", "glossary/cannot")
@pytest.mark.parametrize(
    "effect",
    [
        discard(archives()),
        purge(BOTH),
        put(BOTH, HAND),
        shuffle(BOTH),
        put_under(BOTH, a(CREATURE)),
        graft(BOTH, a(CREATURE)),
    ],
)
def test_their_cards_cannot_leave_your_archives_whatever_would_take_them(effect: Instruction) -> None:
    t = kept(play(effect))
    assert t.ids(0, "archives") == ["troll"] and t.ids(1, "hand") == []
    (told,) = [event for event in t.game.events if isinstance(event, DeedForbidden)]
    assert (told.deed, told.cards) == (Forbidden.LEAVE_ARCHIVES, (t.number("troll"),))
    assert kept(play(effect), locked=False).ids(0, "archives") == []


@pytest.mark.rule("glossary/archives", "glossary/cannot")
def test_nor_can_they_be_played_from_there() -> None:
    effect = as_if_yours(play_card(a(CREATURE, owned_by(OPPONENT), in_=archives())))
    assert kept(play(effect)).ids(0, "archives") == ["urchin", "troll"]
    assert kept(play(effect), locked=False).ids(0, "archives") == ["urchin"]


@pytest.mark.rule("glossary/archives", "glossary/cannot", "glossary/token-creatures")
@pytest.mark.parametrize("enter", [put_into_play, make_token_of])
def test_nor_do_they_enter_play_from_there_or_go_to_a_hand_instead(enter: Callable[[Target], Instruction]) -> None:
    effect = enter(a(CREATURE, owned_by(OPPONENT), in_=archives()))
    t = kept(play(effect))
    assert (t.ids(0, "archives"), t.ids(1, "hand"), t.line(0)) == (["urchin", "troll"], [], ["krump"])
    (told,) = [event for event in t.game.events if isinstance(event, DeedForbidden)]
    assert (told.deed, told.cards) == (Forbidden.LEAVE_ARCHIVES, (t.number("troll"),))
    t = kept(play(effect), locked=False)  # a card of another player leaves archives to its owner's hand only
    assert (t.ids(0, "archives"), t.ids(1, "hand"), t.line(0)) == (["urchin"], ["troll"], ["krump"])


@pytest.mark.rule("glossary/archives", "glossary/cannot")
def test_taking_the_archives_leaves_them_there() -> None:
    ada = side(artifacts=["cannon"], archives=["urchin", spec("troll", owner=1)])
    t = table(ada, side(archives=["bumpsy"]), MEMROX, house=House.BROBNAR)
    t.end_turn()
    t.answer("end-turn")
    t.finish_until(DecisionKind.ARCHIVES)
    t.answer("yes")
    assert (t.ids(0, "archives"), t.ids(1, "hand")) == (["troll"], ["bumpsy"])
    assert "urchin" in t.ids(0, "hand")


@pytest.mark.rule("glossary/cannot")
def test_only_what_is_in_those_archives_is_kept() -> None:
    """Their archives, and your cards in yours, are as free as ever."""
    theirs = each(CARD, in_=archives(OPPONENT))
    ada = side(hand=["punch"], artifacts=["cannon"])
    t = table(ada, side(archives=["bumpsy"]), card("punch", play(purge(theirs))), MEMROX, house=House.BROBNAR)
    t.do("play", "punch")
    assert t.ids(1, "purged") == ["bumpsy"]
