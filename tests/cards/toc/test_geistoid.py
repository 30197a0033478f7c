"""Tokens of Change, Geistoid: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import Table, side, table

NINE = " ".join(["fear"] * 9)
"""A discard pile of one card less than haunts."""
TEN = f"{NINE} fear"
"""A discard pile of a haunted player."""


class TestSuzerain:
    test = cases("""
        after it reaps the top card of a deck of your choice is purged, and a Minion is made
            rule: glossary/purge glossary/token-creatures
            in: geistoid
            ada: line suzerain; deck fear punch; token minion
            bo: deck krump troll
            reap suzerain, answer mode:1, finish
            -> suzerain exhausted, ada amber: 0 > 1, krump: deck > purged, fear: deck > battleline, fear exhausted
        it can be your own
            in: geistoid
            ada: line suzerain; deck fear punch; token minion
            bo: deck krump troll
            reap suzerain, answer mode:0, finish
            -> suzerain exhausted, ada amber: 0 > 1, fear: deck > purged, punch: deck > battleline, punch exhausted
        without a card to purge none is made
            rule: glossary/if-you-do-and-in-order-to
            in: geistoid
            ada: line suzerain; token minion
            reap suzerain, finish
            -> suzerain exhausted, ada amber: 0 > 1
        with another token creature none is made
            rule: glossary/token-creatures
            in: geistoid
            ada: line suzerain; deck fear punch; token wrecker
            bo: deck krump troll
            reap suzerain, answer mode:1
            -> suzerain exhausted, ada amber: 0 > 1, krump: deck > purged
        a fight brings nothing
            in: geistoid
            ada: line suzerain; deck fear punch; token minion
            bo: line dust-pixie; deck krump
            fight suzerain dust-pixie
            -> suzerain exhausted, suzerain damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestInevitableDecay:
    test = cases("""
        each artifact and upgrade is destroyed, and for each a token creature is made
            rule: glossary/token-creatures glossary/for-each glossary/upgrades
            in: geistoid
            ada: hand inevitable-decay; artifacts soul-vial; line helichopper(upgrades=rocket-boots)
            ada: deck fear punch anger krump warsong; token wrecker
            bo: artifacts gauntlet-of-command; line troll(upgrades=way-of-the-bear); token grunt; deck loot-the-bodies
            play inevitable-decay, finish
            -> inevitable-decay: hand > discard, soul-vial: artifacts > discard, ada amber: 0 > 1,
            -> gauntlet-of-command: artifacts > discard, way-of-the-bear: upgrade > discard,
            -> rocket-boots: upgrade > discard, fear: deck > battleline, fear exhausted,
            -> punch: deck > battleline, punch exhausted, anger: deck > battleline, anger exhausted,
            -> krump: deck > battleline, krump exhausted
        without any none is made
            in: geistoid
            ada: hand inevitable-decay; line helichopper; deck fear; token wrecker
            bo: line troll
            play inevitable-decay
            -> ada amber: 0 > 1, inevitable-decay: hand > discard
    """)


class TestRecycler:
    test = cases("""
        after it reaps 3 cards are discarded, and for each creature a token creature is made
            rule: glossary/token-creatures glossary/for-each
            in: geistoid
            ada: line recycler; deck krump warsong troll fear punch anger; token wrecker
            bo: deck valdr bumpsy
            reap recycler, finish
            -> recycler exhausted, ada amber: 0 > 1, krump: deck > discard, warsong: deck > discard,
            -> troll: deck > discard, fear: deck > battleline, fear exhausted, punch: deck > battleline,
            -> punch exhausted
        without a creature none is made
            in: geistoid
            ada: line recycler; deck warsong fear punch krump; token wrecker
            reap recycler
            -> recycler exhausted, ada amber: 0 > 1, warsong: deck > discard, fear: deck > discard,
            -> punch: deck > discard
        of too few cards all are discarded
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: line recycler; deck warsong fear; token wrecker
            reap recycler
            -> recycler exhausted, ada amber: 0 > 1, warsong: deck > discard, fear: deck > discard
        a fight discards nothing
            in: geistoid
            ada: line recycler; deck krump fear; token wrecker
            bo: line dust-pixie
            fight recycler dust-pixie
            -> recycler exhausted, recycler damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestSpinnertech:
    test = cases("""
        played it puts a card of your discard pile on top of your deck, which becomes the token creature
            rule: glossary/token-creatures glossary/putting-cards-into-an-area
            in: geistoid
            ada: hand spinnertech; discard krump warsong; deck fear; token wrecker
            bo: discard troll
            creature spinnertech, offers warsong krump, pick warsong, finish
            -> spinnertech: hand > battleline, spinnertech exhausted, warsong: discard > battleline, warsong exhausted
        destroyed it does so before it is in the discard pile
            rule: glossary/destroyed
            in: brobnar
            ada: line troll; discard valdr
            bo: line spinnertech; discard warsong krump; deck fear; token wrecker
            fight troll spinnertech, offers krump warsong, pick krump, finish
            -> troll exhausted, troll damage: 0 > 4, spinnertech: battleline > discard, krump: discard > battleline,
            -> krump exhausted
            -> bo deck: fear
        with no card there it makes a token creature of the top card
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: hand spinnertech; deck fear punch; token wrecker
            creature spinnertech, finish
            -> spinnertech: hand > battleline, spinnertech exhausted, fear: deck > battleline, fear exhausted
    """)


class TestAdministratorRivet:
    test = cases(f"""
        it makes a token creature, and haunted each friendly token creature captures 1
            rule: glossary/haunted glossary/capture glossary/token-creatures
            in: geistoid
            ada: hand administrator-rivet; line krump anger(token_of=wrecker); deck punch warsong; discard {TEN}
            ada: token wrecker; amber 2
            bo: line troll loot-the-bodies(token_of=wrecker); amber 5
            creature administrator-rivet, finish
            -> administrator-rivet: hand > battleline, administrator-rivet exhausted, punch: deck > battleline,
            -> punch exhausted, punch amber: 0 > 1, anger amber: 0 > 1, bo amber: 5 > 3
        with 9 cards in the discard pile they do not
            in: geistoid
            ada: hand administrator-rivet; line krump anger(token_of=wrecker); deck punch warsong; discard {NINE}
            ada: token wrecker
            bo: discard {TEN}; amber 5
            creature administrator-rivet, finish
            -> administrator-rivet: hand > battleline, administrator-rivet exhausted, punch: deck > battleline,
            -> punch exhausted
    """)


class TestBumpInTheNight:
    def played(self, buried: int, *foes: str) -> Table:
        """It was played by a player with so many cards in the discard pile against these creatures."""
        ada = side(
            hand=["bump-in-the-night"], discard=["valdr"] * buried, deck=["krump"] * 2, token="grunt",
            battleline=["silvertooth"],
        )  # fmt: skip
        t = table(ada, side(battleline=list(foes)), house=House.GEISTOID)
        t.do("play", "bump-in-the-night")
        return t

    @pytest.mark.rule("glossary/token-creatures")
    def test_an_enemy_creature_that_it_destroys_makes_a_token_creature(self) -> None:
        t = self.played(0, "dust-pixie", "troll")
        t.offers("dust-pixie", "troll")
        t.pick("dust-pixie")
        t.finish()
        assert (sorted(t.line(0)), t.line(1), t.card("troll").damage) == (["grunt", "silvertooth"], ["troll"], 0)

    def test_one_that_survives_makes_none(self) -> None:
        t = self.played(9, "troll")
        t.pick("troll")
        assert (t.line(0), t.card("troll").damage) == (["silvertooth"], 2)
        t.expect_main_step()

    @pytest.mark.rule("glossary/haunted", "glossary/preceding-repeat-the-preceding")
    def test_haunted_all_of_it_is_done_again_whatever_came_of_it(self) -> None:
        t = self.played(10, "troll", "dust-pixie")
        t.pick("troll")
        t.offers("troll", "dust-pixie")
        t.pick("dust-pixie")
        t.finish()
        assert (sorted(t.line(0)), t.card("troll").damage) == (["grunt", "silvertooth"], 2)

    def test_without_an_enemy_creature_it_does_nothing(self) -> None:
        t = self.played(10)
        t.expect_main_step()
        assert t.line(0) == ["silvertooth"]


class TestLoopingDirge:
    test = cases(f"""
        haunted you make a token creature
            rule: glossary/haunted glossary/token-creatures
            in: geistoid
            ada: hand looping-dirge; line krump; deck punch warsong; discard {TEN}; token wrecker
            play looping-dirge, finish
            -> looping-dirge: hand > discard, ada amber: 0 > 1, punch: deck > battleline, punch exhausted
        with 9 cards in the discard pile you do not
            rule: glossary/haunted
            in: geistoid
            ada: hand looping-dirge; line krump; deck punch warsong; discard {NINE}; token wrecker
            bo: discard {TEN}
            play looping-dirge
            -> looping-dirge: hand > discard, ada amber: 0 > 1
    """)


class TestSidekick:
    test = cases("""
        any card of your hand is put into play as a token creature
            rule: glossary/token-creatures
            in: geistoid
            ada: hand sidekick warsong krump; deck fear; token wrecker
            bo: hand troll
            creature sidekick, offers warsong krump, pick krump, finish
            -> sidekick: hand > battleline, sidekick exhausted, krump: hand > battleline, krump exhausted
        with an empty hand nothing is
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: hand sidekick; deck fear; token wrecker
            creature sidekick
            -> sidekick: hand > battleline, sidekick exhausted
        where the deck has no token creature nothing is asked
            rule: glossary/token-creatures
            in: geistoid
            ada: hand sidekick warsong
            bo: token wrecker
            creature sidekick
            -> sidekick: hand > battleline, sidekick exhausted
    """)

    @pytest.mark.rule("glossary/token-creatures")
    def test_a_creature_is_that_token_creature_too(self) -> None:
        t = table(side(hand=["sidekick", "krump"], token="wrecker"), side(), house=House.GEISTOID)
        t.creature("sidekick")
        t.pick("krump")
        t.finish()
        assert (sorted(t.line(0)), t.card("krump").power) == (["sidekick", "wrecker"], 2)


class TestMinion:
    test = cases(f"""
        after it reaps the top card of your discard pile goes on top of your deck, if you are haunted
            rule: glossary/haunted glossary/token-creatures
            in: geistoid
            ada: line punch(token_of=minion); deck warsong; discard {NINE} krump; token minion
            bo: deck valdr; discard {NINE}
            reap punch
            -> punch exhausted, ada amber: 0 > 1, krump: discard > deck
            -> ada deck: krump warsong
        so does that of a haunted opponent
            in: geistoid
            ada: line punch(token_of=minion); deck warsong; discard {NINE}; token minion
            bo: deck valdr; discard {NINE} troll
            reap punch
            -> punch exhausted, ada amber: 0 > 1, troll: discard > deck
            -> bo deck: troll valdr
        of two haunted players you choose
            in: geistoid
            ada: line punch(token_of=minion); deck warsong; discard {NINE} krump; token minion
            bo: deck valdr; discard {NINE} troll
            reap punch, answer mode:1
            -> punch exhausted, ada amber: 0 > 1, troll: discard > deck
        with nobody haunted nothing is done
            in: geistoid
            ada: line punch(token_of=minion); deck warsong; discard {NINE}; token minion
            bo: deck valdr; discard {NINE}
            reap punch
            -> punch exhausted, ada amber: 0 > 1
        a fight moves nothing
            in: geistoid
            ada: line punch(token_of=minion); deck warsong; discard {NINE} krump; token minion
            bo: line dust-pixie
            fight punch dust-pixie
            -> punch exhausted, punch damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestPhantasm:
    test = cases("""
        after it reaps you discard a card
            rule: glossary/token-creatures glossary/discarding-cards
            in: geistoid
            ada: line punch(token_of=phantasm); hand krump warsong; token phantasm
            bo: hand troll
            reap punch, offers krump warsong, pick warsong
            -> punch exhausted, ada amber: 0 > 1, warsong: hand > discard
        with an empty hand you do not
            in: geistoid
            ada: line punch(token_of=phantasm); token phantasm
            bo: hand troll
            reap punch
            -> punch exhausted, ada amber: 0 > 1
        its armor takes 1 damage, and a fight discards nothing
            rule: glossary/armor
            in: geistoid
            ada: line punch(token_of=phantasm); hand krump; token phantasm
            bo: line dust-pixie
            fight punch dust-pixie
            -> punch exhausted, dust-pixie: battleline > discard, punch armor used: 0 > 1
    """)


class TestWrecker:
    test = cases("""
        after it reaps the top card of a deck of your choice is discarded
            rule: glossary/token-creatures glossary/discarding-cards
            in: geistoid
            ada: line punch(token_of=wrecker); deck warsong fear; token wrecker
            bo: deck krump valdr
            reap punch, answer mode:1
            -> punch exhausted, ada amber: 0 > 1, krump: deck > discard
        it can be yours
            in: geistoid
            ada: line punch(token_of=wrecker); deck warsong fear; token wrecker
            bo: deck krump valdr
            reap punch, answer mode:0
            -> punch exhausted, ada amber: 0 > 1, warsong: deck > discard
        a fight discards nothing
            in: geistoid
            ada: line punch(token_of=wrecker); deck warsong fear; token wrecker
            bo: line dust-pixie; deck krump
            fight punch dust-pixie
            -> punch exhausted, punch damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestAemberologist:
    test = cases("""
        its action captures 1
            rule: glossary/capture glossary/token-creatures
            in: geistoid
            ada: line punch(token_of=æmberologist) krump; token æmberologist; amber 2
            bo: amber 3
            action punch
            -> punch exhausted, punch amber: 0 > 1, bo amber: 3 > 2
        a reap captures nothing
            in: geistoid
            ada: line punch(token_of=æmberologist); token æmberologist
            bo: amber 3
            reap punch
            -> punch exhausted, ada amber: 0 > 1
    """)
