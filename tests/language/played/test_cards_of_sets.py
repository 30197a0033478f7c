"""What the cards of each set say is done, where it is tricky."""

from __future__ import annotations

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, table


class TestAgeOfAscension:
    test = cases(
        """
        ortannu returns his bindings and deals damage with splash for each
            in: dis
            ada: line ortannu-the-chained; discard ortannu-s-binding ortannu-s-binding
            bo: line troll krump bumpsy
            reap ortannu-the-chained, pick krump, pick krump
            -> ada amber: 0 > 1, ortannu-the-chained exhausted, ortannu-s-binding: discard > hand,
            -> ortannu-s-binding 2: discard > hand, krump damage: 0 > 4, troll damage: 0 > 4, bumpsy damage: 0 > 4
        a stunned imp of amber stuns each reaper
            in: brobnar
            ada: line bumpsy
            bo: line æmber-imp
            reap bumpsy
            -> ada amber: 0 > 1, bumpsy exhausted, bumpsy stunned
        """,
    )


class TestWorldsCollide:
    test = cases(
        """
        timequake draws as many cards as it shuffled
            in: brobnar
            ada: hand timequake; line troll bumpsy; artifacts cannon
            bo: line krump
            play timequake
            -> ada amber: 0 > 1, timequake: hand > discard, troll: battleline > hand, bumpsy: battleline > hand,
            -> cannon: artifacts > hand
        """,
    )

    def test_morpheus_resolves_the_play_effect_again(self) -> None:
        ada = side(battleline=["sci-officer-morpheus"], hand=["bumpsy"])
        t = table(ada, side(amber=3), house=House.BROBNAR)
        t.creature("bumpsy")
        t.finish()
        assert t.amber(1) == 1


class TestMassMutation:
    def test_bonesaw_enters_ready_after_a_friend_fell(self) -> None:
        for fallen in (True, False):
            ada = side(battleline=["dust-imp"], hand=["bonesaw", "hand-of-dis"])
            t = table(ada, side(battleline=["troll", "krump", "bumpsy"]), house=House.DIS)
            if fallen:
                t.fight("dust-imp", "troll")
            t.creature("bonesaw")
            assert t.card("bonesaw").ready is fallen


class TestDarkTidings:
    test = cases(
        """
        ritual of life cannot return what it destroyed
            in: untamed
            ada: artifacts ritual-of-life; line dust-imp; discard troll
            action ritual-of-life, pick dust-imp, pick troll
            -> ada amber: 0 > 2, ritual-of-life exhausted, dust-imp: battleline > discard, troll: discard > hand
        """,
    )

    def test_the_array_changes_the_cost_of_keys_with_the_tide(self) -> None:
        for tide, keys in ((0, 1), (1, 0), (None, 0)):
            bo = side(amber=5, artifacts=["static-collection-array"])
            t = table(side(), bo, house=House.BROBNAR, tide=None if tide is None else 1 - tide)
            t.end_turn()
            assert len(t.game.state.players[1].keys) == keys, tide


class TestSince2024:
    test = cases(
        """
        the keyraken forges cheaply with tentacles
            in: keyraken
            ada: line legendary-keyraken; amber 11
            reap legendary-keyraken
            finish
            -> ada amber: 11 > 0, ada keys: nothing > red, legendary-keyraken exhausted
        a lone anathema gains an action
            in: dis
            ada: line wretched-anathema
            action wretched-anathema
            -> ada amber: 0 > 4, wretched-anathema exhausted
        """,
    )
