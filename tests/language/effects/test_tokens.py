"""Token creatures that are made, and cards that are turned over."""

import pytest

from kfdesk.engine.terms import DecisionKind
from kfdesk.language.words import (
    CREATURE,
    FRIENDLY,
    Instruction,
    a,
    card,
    each,
    gain,
    hand,
    if_you_do,
    make_token,
    make_token_of,
    may,
    named,
    play,
    turn_over,
)
from tests.tables import side, spec, table

ACT = "punch"
TOKEN = spec("dextre", token_of="grunt")


@pytest.mark.rule("glossary/flip", "glossary/token-creatures", "glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(
    ("faceup", "turned", "gained"),
    [(True, {"dextre"}, 1), (False, {"troll", "krump"}, 1)],
    ids=["faceup", "facedown"],
)
def test_only_what_lies_the_other_way_is_flipped(*, faceup: bool, turned: set[str], gained: int) -> None:
    spell = card(ACT, play(if_you_do(turn_over(each(CREATURE, FRIENDLY), faceup=faceup), gain(2))))
    line = ["troll", TOKEN, "krump"]
    t = table(side(hand=[ACT], battleline=line, token="grunt"), None, spell)
    before = {id_: t.card(id_).face_down for id_ in ("troll", "dextre", "krump")}
    t.do("play", ACT)
    assert {id_ for id_, down in before.items() if t.card(id_).face_down is not down} == turned
    assert t.amber(0) == gained  # for the icon of the card
    t.expect_main_step()


@pytest.mark.rule("glossary/flip")
@pytest.mark.parametrize(("token", "asked"), [("grunt", True), (None, False)])
def test_which_creature_is_flipped_facedown_is_asked_where_it_can_be(token: str | None, *, asked: bool) -> None:
    spell = card(ACT, play(turn_over(a(CREATURE, FRIENDLY))))
    t = table(side(hand=[ACT], battleline=["troll", "krump"], token=token), None, spell)
    t.do("play", ACT)
    if asked:
        t.offers("troll", "krump")
    else:
        t.expect_main_step()


@pytest.mark.rule("glossary/token-creatures", "glossary/may")
@pytest.mark.parametrize("token", ["grunt", None])
@pytest.mark.parametrize("deed", [make_token(), make_token(1, named("grunt")), make_token_of(a(CREATURE, in_=hand()))])
def test_whether_to_make_a_token_creature_is_asked_where_the_deck_has_one(deed: Instruction, token: str | None) -> None:
    ada = side(hand=[ACT, "troll"], deck=["krump"], token=token)
    t = table(ada, None, card(ACT, play(may(deed))))
    t.do("play", ACT)
    t.expect(DecisionKind.MAIN if token is None else DecisionKind.CONFIRM)


@pytest.mark.rule("glossary/token-creatures", "glossary/may")
def test_no_token_creature_of_another_name_is_offered() -> None:
    ada = side(hand=[ACT], deck=["krump"], token="grunt")
    t = table(ada, None, card(ACT, play(may(make_token(1, named("blorb"))))))
    t.do("play", ACT)
    t.expect_main_step()
