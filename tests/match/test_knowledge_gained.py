"""What players still know after a choice is taken back: the cards they have seen since, and what chance decided."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.marks import ready
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import play
from kfdesk.language.predicates import FRIENDLY
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import each
from kfdesk.match.knowledge_gained import KnowledgeGained, knowledge_gained
from tests.tables import Table, side, spec, table

NOTHING = KnowledgeGained((0, 0), chance=False)


def learned(t: Table, card: str, *, open_table: bool = False) -> KnowledgeGained:
    """Return what is learned by playing a card; of what is asked the first option is chosen."""
    before, between = t.game.fork(), []
    t.do("play", card)
    while t.decision.kind is not DecisionKind.MAIN:
        between.append(t.decision)
        t.answer(t.decision.options[0].key)
    return knowledge_gained(before, t.game, between, open_table=open_table)


def test_a_creature_that_you_play_from_your_hand_you_have_shown_yourself() -> None:
    t = table(side(hand=["troll"], battleline=["bumpsy"]), side())
    assert learned(t, "troll") == NOTHING
    assert not NOTHING


def test_a_drawn_card_was_seen_by_who_drew_it_alone() -> None:
    t = table(side(hand=["library-access", "dextre"], deck=["fear", "punch"]), side())
    t.do("play", "library-access")
    assert learned(t, "dextre") == KnowledgeGained((1, 0), chance=False)


def test_the_top_card_of_a_deck_that_was_played_was_seen_by_both() -> None:
    t = table(side(hand=["wild-wormhole"], deck=["foggify", "punch"]), side())
    assert learned(t, "wild-wormhole") == KnowledgeGained((1, 1), chance=False)


def test_a_random_discard_from_the_other_hand_was_seen_and_decided_by_chance() -> None:
    t = table(side(hand=["mind-barb"]), side(hand=["troll", "fear", "punch"]))
    assert learned(t, "mind-barb") == KnowledgeGained((1, 0), chance=True)


def test_a_hand_that_was_revealed_stays_known() -> None:
    t = table(side(hand=["psychic-bug"]), side(hand=["troll", "fear"]))
    assert learned(t, "psychic-bug") == KnowledgeGained((2, 0), chance=False)


def test_your_own_card_that_a_card_makes_you_reveal_is_known_to_the_other_player() -> None:
    t = table(side(hand=["labwork", "battle-fleet", "grabber-jammer"]), side(), house="mars")
    assert learned(t, "battle-fleet").cards[1] == 1


@pytest.mark.rule("glossary/search")
def test_a_card_that_a_search_offered_and_that_was_not_taken_counts_for_who_searched() -> None:
    t = table(side(hand=["help-from-future-self"], deck=["fear", "timetraveller", "timetraveller"]), side())
    assert learned(t, "help-from-future-self") == KnowledgeGained((2, 1), chance=True), (
        "the one taken was shown to both"
    )


def test_a_card_that_was_looked_at_and_left_where_it_was_counts() -> None:
    t = table(side(hand=["survey"], deck=["troll", "krump", "bumpsy"]), side(), house=House.STAR_ALLIANCE)
    assert learned(t, "survey") == KnowledgeGained((2, 1), chance=False), "troll was discarded, krump was looked at"


@pytest.mark.rule("glossary/token-creatures")
def test_only_its_controller_learns_which_card_became_a_token_creature() -> None:
    making = card("punch", play(make_token(), ready(each(CREATURE, FRIENDLY))))
    t = table(side(hand=["punch"], deck=["anger", "warsong"], token="grunt"), side(), making)
    assert learned(t, "punch") == KnowledgeGained((1, 0), chance=False)


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_that_is_destroyed_shows_the_other_player_which_card_it_was() -> None:
    token = spec("anger", token_of="grunt")
    bo = side(battleline=[token], token="grunt")
    t = table(side(hand=["punch"]), bo, card("punch", play(destroy(each(CREATURE)))))
    assert learned(t, "punch") == KnowledgeGained((1, 0), chance=False)


def test_a_card_that_the_choice_itself_shows_is_not_learned_by_making_it() -> None:
    t = table(side(hand=["survey"], deck=["troll", "krump", "bumpsy"]), side(), house=House.STAR_ALLIANCE)
    t.do("play", "survey")
    before = t.game.fork()
    t.pick("krump")
    assert knowledge_gained(before, t.game) == NOTHING


# At an open table, where both hands lie open.


def test_what_lies_open_in_the_other_hand_is_not_learned() -> None:
    for revealing in ("psychic-bug", "mind-barb"):
        t = table(side(hand=[revealing]), side(hand=["troll", "fear"]))
        found = learned(t, revealing, open_table=True)
        assert found.cards == (0, 0), revealing
        assert found.chance == (revealing == "mind-barb")


def test_your_own_card_that_lay_open_is_not_learned_by_being_revealed() -> None:
    t = table(side(hand=["labwork", "battle-fleet", "grabber-jammer"]), side(), house="mars")
    assert learned(t, "battle-fleet", open_table=True) == NOTHING


def test_a_drawn_card_lies_open_before_both() -> None:
    t = table(side(hand=["library-access", "dextre"], deck=["fear", "punch"]), side())
    t.do("play", "library-access")
    assert learned(t, "dextre", open_table=True) == KnowledgeGained((1, 1), chance=False)


@pytest.mark.rule("glossary/search")
def test_what_a_search_offers_to_one_is_seen_by_both() -> None:
    t = table(side(hand=["help-from-future-self"], deck=["fear", "timetraveller", "timetraveller"]), side())
    assert learned(t, "help-from-future-self", open_table=True) == KnowledgeGained((2, 2), chance=True)


@pytest.mark.rule("glossary/token-creatures")
def test_the_card_that_became_a_token_creature_is_seen_by_both_who_look_at_its_reverse_side() -> None:
    making = card("punch", play(make_token(), ready(each(CREATURE, FRIENDLY))))
    t = table(side(hand=["punch"], deck=["anger", "warsong"], token="grunt"), side(), making)
    assert learned(t, "punch", open_table=True) == KnowledgeGained((1, 1), chance=False)
