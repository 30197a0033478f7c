"""Copies, cards remembered until their source leaves, all but some destroyed, a number of uses permitted."""

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.amounts import for_each
from kfdesk.language.attributes import of_house
from kfdesk.language.definition import card
from kfdesk.language.durations import for_good, this_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.chains import gain_chains
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.entering import copies, put_into_play
from kfdesk.language.effects.flow import if_you_do, sentences
from kfdesk.language.effects.moves import purge
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.extremes import most_powerful
from kfdesk.language.labels import action, omni, play
from kfdesk.language.occurrences import leaves
from kfdesk.language.places import discard_pile
from kfdesk.language.players import OPPONENT
from kfdesk.language.predicates import ENEMY, FRIENDLY, OTHER
from kfdesk.language.reactions import after
from kfdesk.language.rules.permissions import permits
from kfdesk.language.rules.verbs import USE
from kfdesk.language.sorts import ACTION, CARD, CREATURE
from kfdesk.language.targets import THIS, a, each
from tests.tables import side, table

MIMIC = card("mimicry", copies(THIS, a(ACTION, in_=discard_pile(OPPONENT))))


def test_a_copy_does_what_its_model_does_and_is_itself_again_in_the_discard_pile() -> None:
    t = table(
        side(hand=["mimicry"]),
        side(discard=["punch", "urchin"], battleline=["troll"]),
        MIMIC,
        house=House.UNTAMED,
    )
    t.do("play", "mimicry")
    assert t.offered() == ["punch"]
    t.pick("punch")
    t.pick("troll")
    assert t.card("troll").damage == 3
    assert t.ids(0, "discard") == ["mimicry"]
    assert t.game.state.cards[t.number("mimicry")].definition.id == "mimicry"
    assert dict(t.game.state.memory.names) == {"Punch": 1}
    t.expect_main_step()


def test_without_a_model_nothing_is_copied() -> None:
    t = table(side(hand=["mimicry"]), side(battleline=["troll"]), MIMIC, house=House.UNTAMED)
    t.do("play", "mimicry")
    t.expect_main_step()
    assert t.ids(0, "discard") == ["mimicry"]


def test_purged_cards_return_when_the_source_leaves() -> None:
    victim = a(CREATURE)
    back = for_good(after(leaves(THIS), put_into_play(victim)))
    box = action(if_you_do(purge(victim), sentences(take_control(THIS, by=OPPONENT), back)))
    t = table(
        side(artifacts=["cannon"], hand=["punch"]),
        side(battleline=["troll"]),
        card("cannon", box),
        card("punch", play(destroy(each(CARD, ENEMY)))),
    )
    t.do("action", "cannon")
    t.pick("troll")
    assert (t.ids(1, "purged"), t.ids(1, "artifacts")) == (["troll"], ["cannon"])
    t.do("play", "punch")
    t.finish()
    assert (t.line(1), t.zone("cannon")) == (["troll"], "discard")


def test_all_but_the_strongest_are_destroyed() -> None:
    t = table(
        side(hand=["punch"]),
        side(battleline=["troll", "krump", "dust-pixie"]),
        card("punch", play(destroy(each(CREATURE, ENEMY), but=most_powerful(CREATURE, ENEMY)))),
    )
    t.do("play", "punch")
    t.finish()
    assert t.line(1) == ["troll"]


def test_two_cards_of_another_house_may_be_used_and_no_third() -> None:
    others = each(CARD, FRIENDLY, OTHER, of_house(House.SHADOWS))
    t = table(
        side(artifacts=["cannon"], battleline=["urchin", "dodger", "silvertooth"]),
        side(battleline=["troll"]),
        card("cannon", omni(destroy(THIS), this_turn(permits(USE, others, up_to=2))), action(gain(1))),
        house=House.BROBNAR,
    )
    assert not t.can("reap", "urchin")
    t.do("omni", "cannon")
    t.do("reap", "urchin")
    t.do("reap", "dodger")
    assert not t.can("reap", "silvertooth")


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(
    ("deed", "done"),
    [
        (draw(for_each(1, each(CREATURE, ENEMY))), False),
        (draw(for_each(1, each(CREATURE, FRIENDLY))), True),
        (make_token(), True),
        (make_token(2), False),
    ],
    ids=["no card", "a card", "a token creature", "one of two token creatures"],
)
def test_what_was_not_done_or_not_all_of_it_satisfies_no_if_you_do(deed: Instruction, done: bool) -> None:
    ada = side(hand=["punch"], deck=["urchin"], token="grunt", battleline=["troll"])
    t = table(ada, None, card("punch", play(if_you_do(deed, gain_chains(1)))))
    t.do("play", "punch")
    t.finish()
    assert t.game.state.players[0].chains == int(done)
