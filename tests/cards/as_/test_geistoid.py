"""Æmber Skies, Geistoid: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House, Move
from kfdesk.engine.terms import DecisionKind, Icon, Keyword, Zone
from kfdesk.language.words import (
    CREATURE,
    DISCARD,
    FRIENDLY,
    YOU,
    after_reap,
    cannot,
    card,
    each,
    gain,
    gains,
    named,
)
from tests.cards.lines import cases
from tests.said import both
from tests.tables import Table, side, spec, table

NINE = " ".join(["fear"] * 9)
"""A discard pile of one card less than haunts."""
TEN = f"{NINE} fear"
"""A discard pile of a haunted player."""


class TestAurascope:
    test = cases("""
        a card of the type of the discarded one is purged from either discard pile
            rule: glossary/purge
            in: geistoid
            ada: artifacts aurascope; hand troll fear; discard krump punch
            bo: discard valdr smaaash
            action aurascope, offers troll fear, pick troll, offers troll krump smaaash valdr, pick valdr
            -> aurascope exhausted, troll: hand > discard, valdr: discard > purged
        also that very card
            in: geistoid
            ada: artifacts aurascope; hand fear; discard krump
            action aurascope, pick fear, pick fear
            -> aurascope exhausted, fear: hand > purged
        without a card in hand none is purged
            rule: glossary/if-you-do-and-in-order-to
            in: geistoid
            ada: artifacts aurascope; discard krump
            action aurascope
            -> aurascope exhausted
    """)
    test_held = cases(
        """
        where no card can be discarded none is purged
            rule: glossary/if-you-do-and-in-order-to glossary/cannot
            in: geistoid
            ada: artifacts aurascope cannon; hand troll; discard krump
            action aurascope, finish
            -> aurascope exhausted
        """,
        card("cannon", cannot(DISCARD, YOU)),
    )


class TestGhoulKeeping:
    test = cases("""
        a friendly Geistoid creature is readied
            rule: glossary/ready-and-exhausted
            in: geistoid
            ada: hand ghoul-keeping; line snippy(exhausted) troll(exhausted) boiler(exhausted)
            bo: line tangler(exhausted)
            play ghoul-keeping, offers snippy boiler, pick boiler
            -> ghoul-keeping: hand > discard, ada amber: 0 > 1, boiler exhausted: yes > no
    """)


class TestHelichopper:
    @pytest.mark.rule("glossary/haunted", "glossary/power")
    @pytest.mark.parametrize(("mine", "theirs", "power"), [(10, 0, 11), (9, 10, 5)])
    def test_it_has_3_more_power_for_each_amber_on_it_while_haunted(self, mine: int, theirs: int, power: int) -> None:
        ada = side(battleline=[spec("helichopper", amber=2), spec("troll", amber=1)], discard=["fear"] * mine, amber=4)
        t = table(ada, side(discard=["fear"] * theirs))
        assert (t.card("helichopper").power, t.card("troll").power) == (power, 8)

    test = cases("""
        its action captures 2
            rule: glossary/capture
            in: geistoid
            ada: line helichopper troll; amber 1
            bo: amber 3
            action helichopper
            -> helichopper exhausted, helichopper amber: 0 > 2, bo amber: 3 > 1
    """)


class TestJahneerie:
    test = cases("""
        friendly creatures with Æmber move 1 of it to the pool after they reap
            in: geistoid
            ada: line jahneerie boiler(amber=2) precocious-fragment
            reap boiler, reap precocious-fragment
            -> boiler exhausted, precocious-fragment exhausted, boiler amber: 2 > 1, ada amber: 0 > 3
        so does itself
            in: geistoid
            ada: line jahneerie(amber=1)
            reap jahneerie
            -> jahneerie exhausted, jahneerie amber: 1 > 0, ada amber: 0 > 2
        not after they fight
            in: geistoid
            ada: line jahneerie boiler(amber=2)
            bo: line dust-pixie
            fight boiler dust-pixie
            -> boiler exhausted, boiler armor used: 0 > 1, dust-pixie: battleline > discard
    """)

    def test_enemies_do_not(self) -> None:
        t = table(side(battleline=["jahneerie"]), side(battleline=[spec("troll", amber=2)]), active=1)
        t.do("reap", "troll")
        assert (t.amber(0), t.amber(1), t.card("troll").amber) == (0, 1, 2)
        t.expect_main_step()


class TestPkeSyphonator:
    test = cases("""
        for each card in the opponent's archives 1 is gained, and the opponent discards them
            rule: glossary/archives
            in: geistoid
            ada: hand pke-syphonator; archives punch
            bo: archives troll fear krump; hand valdr
            creature pke-syphonator, finish
            -> pke-syphonator: hand > battleline, pke-syphonator exhausted, ada amber: 0 > 3, troll: archives > discard,
            -> fear: archives > discard, krump: archives > discard
        without one nothing is gained
            in: geistoid
            ada: hand pke-syphonator; archives punch
            creature pke-syphonator
            -> pke-syphonator: hand > battleline, pke-syphonator exhausted
    """)


class TestShellOfAGhost:
    test = cases("""
        creatures between others are destroyed, one of a discard pile comes into play, and 2 chains are gained
            rule: glossary/flank glossary/putting-cards-into-an-area glossary/chains
            in: geistoid
            ada: hand shell-of-a-ghost; line troll valdr krump; discard bumpsy fear
            bo: line headhunter dust-pixie briar-grubbling snufflegator; discard smaaash
            play shell-of-a-ghost, pick dust-pixie briar-grubbling, pick bumpsy, answer slot:0
            -> shell-of-a-ghost: hand > discard, valdr: battleline > discard, dust-pixie: battleline > discard,
            -> briar-grubbling: battleline > discard, ada chains: 0 > 2, bumpsy: discard > battleline, bumpsy exhausted
            -> ada line: bumpsy troll krump
        one of the opponent's comes into play under your control
            rule: glossary/control-and-ownership
            in: geistoid
            ada: hand shell-of-a-ghost; line troll; discard punch fear
            bo: line headhunter; discard smaaash snufflegator culf-the-quiet
            play shell-of-a-ghost, offers culf-the-quiet snufflegator smaaash, pick snufflegator, answer slot:0
            -> shell-of-a-ghost: hand > discard, ada chains: 0 > 2, snufflegator: discard > battleline,
            -> snufflegator controller: 1 > 0, snufflegator exhausted
            -> ada line: snufflegator troll
        without a creature there only chains are gained
            in: geistoid
            ada: hand shell-of-a-ghost; line troll; discard fear
            bo: line headhunter
            play shell-of-a-ghost
            -> shell-of-a-ghost: hand > discard, ada chains: 0 > 2
    """)


class TestAGhostInTheSun:
    test = cases("""
        for each forged key of the opponent a creature of your discard pile comes into play
            rule: glossary/for-each glossary/putting-cards-into-an-area
            in: geistoid
            ada: hand a-ghost-in-the-sun; line valdr; discard troll krump bumpsy fear; keys 1
            bo: keys 2; discard headhunter
            play a-ghost-in-the-sun, offers bumpsy krump troll, pick krump, answer slot:0
            offers bumpsy troll, pick troll, answer slot:0
            -> a-ghost-in-the-sun: hand > discard, ada amber: 0 > 1, krump: discard > battleline, krump exhausted,
            -> troll: discard > battleline, troll exhausted
            -> ada line: troll krump valdr
        without one none does
            in: geistoid
            ada: hand a-ghost-in-the-sun; discard troll; keys 1
            play a-ghost-in-the-sun
            -> a-ghost-in-the-sun: hand > discard, ada amber: 0 > 1
    """)


class TestAtomicDestabilizer:
    def ended(self, *, active: int = 0, on: int = 0, pool: int = 9) -> Table:
        """A turn has ended; the upgrade is on a creature of Ada's with so much Æmber."""
        troll = spec("troll", upgrades=["atomic-destabilizer"], amber=on)
        ada = side(battleline=[troll, "valdr"], amber=pool, keys=("red", "blue"), chains=0)
        t = table(ada, side(amber=3, battleline=["krump"]), active=active)
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/capture", "glossary/end-of-turn")
    def test_its_creature_captures_1_and_1_is_lost_for_each_amber_on_it_then(self) -> None:
        t = self.ended(on=2)
        assert (t.card("troll").amber, t.amber(1), t.amber(0)) == (3, 2, 6)
        assert (t.card("valdr").amber, t.card("krump").amber) == (0, 0)

    def test_not_at_the_end_of_the_opponents_turn(self) -> None:
        t = self.ended(on=2, active=1, pool=1)
        assert (t.card("troll").amber, t.amber(1), t.amber(0)) == (2, 3, 1)

    @pytest.mark.rule("glossary/upgrades", "glossary/control-and-ownership")
    def test_of_an_enemy_creature_the_enemy_loses(self) -> None:
        krump = spec("krump", upgrades=[spec("atomic-destabilizer", owner=0)], amber=1)
        t = table(side(amber=5), side(battleline=[krump], amber=4), active=1)
        t.game.choose("end-turn")
        assert (t.card("krump").amber, t.amber(0), t.amber(1)) == (2, 4, 2)


class TestCrepuscularRays:
    test = cases("""
        the Æmber of a friendly creature is moved to your pool and the creature destroyed
            rule: glossary/destroyed
            in: geistoid
            ada: hand crepuscular-rays; line troll(amber=3) valdr(amber=1); amber 1
            bo: line krump(amber=2)
            play crepuscular-rays, offers troll valdr, pick troll
            -> crepuscular-rays: hand > discard, ada amber: 1 > 5, troll: battleline > discard
        one without Æmber is destroyed all the same
            in: geistoid
            ada: hand crepuscular-rays; line troll(amber=3) valdr
            play crepuscular-rays, pick valdr
            -> crepuscular-rays: hand > discard, ada amber: 0 > 1, valdr: battleline > discard
    """)

    def test_who_chooses_is_told_that_the_creature_will_be_destroyed(self) -> None:
        t = table(side(hand=["crepuscular-rays"], battleline=["troll", "valdr"]), house=House.GEISTOID)
        t.do("play", "crepuscular-rays")
        assert both(t.decision.prompt) == (
            "Choose a friendly creature: Move each {amber} from it to your pool. Destroy that creature.",
            "Wähle eine befreundete Kreatur: Lege jedes {amber} von ihr in deinen Vorrat. Zerstöre jene Kreatur.",
        )


class TestDoppelganger:
    def started(self, *line: str) -> Table:
        """A turn of Ada's has come to its start."""
        t = table(side(battleline=list(line)), side(battleline=["headhunter"], hand=["fear"] * 6), active=1)
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/neighbor", "glossary/lasting-effects")
    def test_it_has_the_text_of_a_neighbor_for_the_turn(self) -> None:
        t = self.started("valdr", "boiler", "doppelganger", "snufflegator", "culf-the-quiet")
        t.offers("boiler", "snufflegator")
        t.pick("snufflegator")
        t.finish_until(DecisionKind.MAIN)
        assert [word.value for word, _ in t.card("doppelganger").keywords] == ["skirmish"]
        assert (t.card("doppelganger").power, t.card("boiler").keywords) == (3, ())
        t.end_turn()
        assert t.card("doppelganger").keywords == ()

    @pytest.mark.rule("glossary/lasting-effects", "glossary/self-referential-text")
    def test_its_ability_is_gained_for_itself_and_stays_when_the_neighbor_has_left_play(self) -> None:
        neighbor = spec("varad-the-indulgent", damage=3)
        t = table(
            side(battleline=["doppelganger", neighbor, "boiler"]),
            side(battleline=["krump", "dust-pixie"], hand=["fear"] * 6, amber=2),
            active=1,
        )
        t.game.choose("end-turn")
        t.pick("varad-the-indulgent")
        t.answer("house:geistoid")
        t.fight("varad-the-indulgent", "krump")
        t.finish()
        assert (t.line(0), t.amber(1)) == (["doppelganger", "boiler"], 1)
        t.fight("boiler", "dust-pixie")
        assert (t.card("doppelganger").amber, t.card("doppelganger").power, t.amber(1)) == (2, 5, 0)
        t.end_turn()
        assert t.card("doppelganger").power == 3

    def copied(self, **neighbor: Any) -> Table:
        """Ada's turn after her Doppelganger gained the text box of a Snufflegator."""
        mine = side(battleline=["doppelganger", spec("snufflegator", **neighbor)], deck=["fear"] * 9, amber=0)
        t = table(mine, side(battleline=["headhunter"], hand=["fear"] * 6, amber=3), active=1)
        t.game.choose("end-turn")
        t.pick("snufflegator")
        t.answer("house:geistoid")
        return t

    @pytest.mark.rule("glossary/upgrades", "glossary/traits")
    def test_it_has_what_upgrades_give_the_neighbor_and_its_traits_but_not_the_power(self) -> None:
        t = self.copied(upgrades=["duskrunner", "flame-wreathed"])
        assert dict(t.card("doppelganger").keywords) == {Keyword.SKIRMISH: 1, Keyword.HAZARDOUS: 2}
        assert (t.card("doppelganger").power, t.card("doppelganger").traits) == (
            3,
            ("specter", "shapeshifter", "beast"),
        )
        t.do("reap", "doppelganger")
        assert (t.amber(0), t.amber(1)) == (2, 2)  # Duskrunner stole 1
        t.end_turn()
        assert (t.card("doppelganger").keywords, t.card("doppelganger").traits) == ((), ("specter", "shapeshifter"))

    @pytest.mark.rule("glossary/upgrades", "faq/creatures-played-as-upgrades-1")
    def test_so_it_has_what_a_creature_gives_that_is_an_upgrade(self) -> None:
        t = self.copied(upgrades=["pyr*0", "calv-1n"])
        assert dict(t.card("doppelganger").keywords) == {Keyword.SKIRMISH: 1, Keyword.SPLASH_ATTACK: 3}
        held = len(t.ids(0, "hand"))
        t.do("reap", "doppelganger")
        t.finish()
        assert len(t.ids(0, "hand")) == held + 1

    @pytest.mark.rule("glossary/upgrades", "glossary/lasting-effects")
    def test_it_keeps_that_when_the_upgrade_is_gone(self) -> None:
        t = self.copied(upgrades=["duskrunner"])
        t.game.adjust(Move(card=t.handle("duskrunner"), zone=Zone.DISCARD, player=0))
        t.do("reap", "doppelganger")
        assert (t.amber(0), t.amber(1)) == (2, 2)

    @pytest.mark.rule("card-faq/shadow-of-dis-4", "glossary/traits")
    def test_of_a_blank_text_box_it_has_the_traits(self) -> None:
        t = self.copied(upgrades=["duskrunner", "fortune-reverser"])
        assert (t.card("doppelganger").keywords, t.card("doppelganger").traits) == (
            (),
            ("specter", "shapeshifter", "beast"),
        )
        t.do("reap", "doppelganger")
        assert (t.amber(0), t.amber(1)) == (1, 3)

    @pytest.mark.rule("glossary/upgrades")
    def test_what_the_neighbor_gains_from_elsewhere_is_not_in_its_text_box(self) -> None:
        strong = card("cannon", gains(each(CREATURE, FRIENDLY, named("snufflegator")), after_reap(gain(3))))
        mine = side(battleline=["doppelganger", "snufflegator"], artifacts=["cannon"])
        t = table(mine, side(battleline=["headhunter"], hand=["fear"] * 6), strong, active=1)
        t.game.choose("end-turn")
        t.pick("snufflegator")
        t.answer("house:geistoid")
        t.do("reap", "doppelganger")
        assert t.amber(0) == 1

    def test_alone_it_has_none(self) -> None:
        t = self.started("doppelganger")
        assert t.decision.kind is DecisionKind.HOUSE and t.card("doppelganger").keywords == ()

    def test_not_at_the_start_of_the_opponents_turn(self) -> None:
        t = table(side(battleline=["doppelganger", "snufflegator"], hand=["fear"] * 6), side(deck=["fear"]))
        t.game.choose("end-turn")
        assert t.decision.kind is DecisionKind.HOUSE and t.card("doppelganger").keywords == ()


class TestParadrone:
    test = cases("""
        after a fight a friendly creature captures 1
            rule: glossary/capture
            in: geistoid
            ada: line paradrone troll; amber 2
            bo: line dust-pixie krump; amber 2
            fight paradrone dust-pixie, offers paradrone troll, pick troll
            -> paradrone exhausted, paradrone armor used: 0 > 1, dust-pixie: battleline > discard, troll amber: 0 > 1,
            -> bo amber: 2 > 1
        after reaping none does
            in: geistoid
            ada: line paradrone
            bo: amber 2
            reap paradrone
            -> paradrone exhausted, ada amber: 0 > 1
    """)


class TestTitanApparition:
    test = cases("""
        destroyed in its controller's turn it discards 5 cards of that player's deck
            rule: glossary/destroyed
            in: geistoid
            ada: line titan-apparition; deck fear punch smaaash valdr bumpsy headhunter
            bo: line troll; deck krump
            fight titan-apparition troll
            -> titan-apparition: battleline > discard, troll damage: 0 > 6, fear: deck > discard, punch: deck > discard,
            -> smaaash: deck > discard, valdr: deck > discard, bumpsy: deck > discard
        in the turn of the opponent the opponent discards 5
            rule: glossary/active-player
            in: brobnar
            ada: line troll; deck fear punch smaaash valdr bumpsy headhunter
            bo: line titan-apparition; deck krump
            fight troll titan-apparition
            -> titan-apparition: battleline > discard, troll exhausted, troll damage: 0 > 6, fear: deck > discard,
            -> punch: deck > discard, smaaash: deck > discard, valdr: deck > discard, bumpsy: deck > discard
    """)


class TestAllHandsOnDeck:
    test = cases(f"""
        a haunted player destroys a creature
            rule: glossary/haunted
            in: geistoid
            ada: hand all-hands-on-deck; line troll; discard {TEN}
            bo: line krump
            play all-hands-on-deck, offers troll krump, pick krump
            -> all-hands-on-deck: hand > discard, krump: battleline > discard
        another player deals 3 damage to one
            in: geistoid
            ada: hand all-hands-on-deck; line troll; discard {NINE}
            bo: line krump; discard {TEN}
            play all-hands-on-deck, offers troll krump, pick krump
            -> all-hands-on-deck: hand > discard, krump damage: 0 > 3
    """)


class TestColonelSlime:
    test = cases("""
        scrapped it lets a friendly creature capture 1
            rule: glossary/scrap glossary/capture
            in: geistoid
            ada: hand colonel-slime; line troll krump; amber 1
            bo: line valdr; amber 2
            discard colonel-slime, offers troll krump, pick krump
            -> colonel-slime: hand > discard, krump amber: 0 > 1, bo amber: 2 > 1
        played it does not
            in: geistoid
            ada: hand colonel-slime
            bo: amber 2
            creature colonel-slime
            -> colonel-slime: hand > battleline, colonel-slime exhausted
    """)


class TestHauntingDeck:
    test = cases(f"""
        a haunted player purges a card of either discard pile
            rule: glossary/haunted glossary/purge
            in: geistoid
            ada: hand haunting-deck; discard troll {NINE}
            bo: discard krump
            play haunting-deck, pick krump
            -> haunting-deck: hand > discard, ada amber: 0 > 1, krump: discard > purged
        also one of their own
            in: geistoid
            ada: hand haunting-deck; discard troll {NINE}
            bo: discard krump
            play haunting-deck, pick troll
            -> haunting-deck: hand > discard, ada amber: 0 > 1, troll: discard > purged
        another player purges none
            in: geistoid
            ada: hand haunting-deck; discard {NINE}
            bo: discard {TEN}
            play haunting-deck
            -> haunting-deck: hand > discard, ada amber: 0 > 1
    """)


class TestManifestation:
    def played(self, mine: int, theirs: int) -> Table:
        """It was played; each discard pile holds a card with icons and so many others."""
        ada = side(
            hand=["manifestation"],
            deck=["krump", "bumpsy"],
            discard=[spec("punch", icons=(Icon.DRAW,)), *["valdr"] * mine],
        )
        bo = side(discard=[spec("smaaash", icons=(Icon.DRAW,)), *["troll"] * theirs], deck=["headhunter"])
        t = table(ada, bo, house=House.GEISTOID)
        t.do("play", "manifestation")
        return t

    @pytest.mark.rule("glossary/haunted", "glossary/bonus-icons")
    def test_the_icons_of_a_card_of_a_haunted_opponent_are_resolved_as_if_you_had_played_it(self) -> None:
        t = self.played(8, 9)
        assert set(t.offered()) == {"smaaash", "troll"}
        t.pick("smaaash")
        t.expect_main_step()
        assert (t.ids(0, "hand"), t.ids(1, "hand"), t.amber(0)) == (["krump"], [], 1)

    def test_so_are_those_of_your_own_while_you_are_haunted(self) -> None:
        t = self.played(9, 8)
        assert set(t.offered()) == {"punch", "valdr"}
        t.pick("punch")
        t.expect_main_step()
        assert (t.ids(0, "hand"), t.amber(0)) == (["krump"], 2)

    def test_while_nobody_is_haunted_nothing_is_resolved(self) -> None:
        t = self.played(8, 8)
        t.expect_main_step()
        assert (t.ids(0, "hand"), t.amber(0)) == ([], 1)


class TestParabyte:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_the_opponents_keys_cost_1_more_for_each_amber_on_friendly_creatures(self) -> None:
        ada = side(battleline=["parabyte", spec("troll", amber=2), spec("krump", amber=1)], amber=5)
        t = table(ada, side(battleline=[spec("valdr", amber=4)], amber=2))
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 9)

    test = cases("""
        played it lets a friendly creature capture 1
            rule: glossary/capture
            in: geistoid
            ada: hand parabyte; line troll; amber 2
            bo: line krump; amber 2
            creature parabyte, offers troll parabyte, pick troll
            -> parabyte: hand > battleline, parabyte exhausted, troll amber: 0 > 1, bo amber: 2 > 1
        so it does after reaping
            in: geistoid
            ada: line parabyte
            bo: amber 2
            reap parabyte, pick parabyte
            -> parabyte exhausted, ada amber: 0 > 1, parabyte amber: 0 > 1, bo amber: 2 > 1
        after a fight it does not
            in: geistoid
            ada: line parabyte
            bo: line dust-pixie; amber 2
            fight parabyte dust-pixie
            -> parabyte exhausted, parabyte damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestPortalGuardian:
    test = cases("""
        destroyed it lets another friendly creature capture 2
            rule: glossary/destroyed glossary/capture
            in: geistoid
            ada: line valdr portal-guardian krump; amber 1
            bo: line troll; amber 3
            fight portal-guardian troll, offers valdr krump, pick krump
            -> portal-guardian: battleline > discard, troll damage: 0 > 4, krump amber: 0 > 2, bo amber: 3 > 1
        alone it lets none
            in: geistoid
            ada: line portal-guardian
            bo: line troll; amber 3
            fight portal-guardian troll
            -> portal-guardian: battleline > discard, troll damage: 0 > 4
    """)


class TestStratowise:
    test = cases(f"""
        after a fight a card is discarded from hand, and one who is haunted then captures 1
            rule: glossary/haunted
            in: geistoid
            ada: line stratowise; hand troll krump; discard {NINE}
            bo: line dust-pixie; amber 2
            fight stratowise dust-pixie, offers troll krump, pick krump
            -> stratowise exhausted, stratowise damage: 0 > 1, dust-pixie: battleline > discard, krump: hand > discard,
            -> stratowise amber: 0 > 1, bo amber: 2 > 1
        so it is after reaping; one who is not haunted captures none
            in: geistoid
            ada: line stratowise; hand troll; discard {" ".join(["fear"] * 8)}
            bo: amber 2; discard {TEN}
            reap stratowise, pick troll
            -> stratowise exhausted, ada amber: 0 > 1, troll: hand > discard
        without a card in hand one who is haunted captures all the same
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: line stratowise; discard {TEN}
            bo: amber 2
            reap stratowise
            -> stratowise exhausted, ada amber: 0 > 1, stratowise amber: 0 > 1, bo amber: 2 > 1
    """)


class TestSummonedCounsel:
    test = cases("""
        a card of your discard pile is shuffled into your deck after it reaps
            rule: glossary/shuffle
            in: geistoid
            ada: line summoned-counsel; discard troll fear; purged krump; deck punch
            bo: discard valdr; purged bumpsy
            reap summoned-counsel, offers fear troll krump, pick troll
            -> summoned-counsel exhausted, ada amber: 0 > 1, troll: discard > deck
        or a purged one
            in: geistoid
            ada: line summoned-counsel; discard troll; purged krump
            reap summoned-counsel, offers troll krump, pick krump
            -> summoned-counsel exhausted, ada amber: 0 > 1, krump: purged > deck
        after a fight none is
            in: geistoid
            ada: line summoned-counsel; discard troll
            bo: line dust-pixie
            fight summoned-counsel dust-pixie
            -> summoned-counsel exhausted, summoned-counsel damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestWellstring:
    test = cases("""
        after a fight it deals 3 damage to a creature
            in: geistoid
            ada: line wellstring troll
            bo: line dust-pixie krump
            fight wellstring dust-pixie, offers wellstring troll krump, pick krump
            -> wellstring exhausted, wellstring damage: 0 > 1, dust-pixie: battleline > discard, krump damage: 0 > 3
        so it does after reaping
            in: geistoid
            ada: line wellstring troll
            reap wellstring, offers wellstring troll, pick troll
            -> wellstring exhausted, ada amber: 0 > 1, troll damage: 0 > 3
        played it deals none
            in: geistoid
            ada: hand wellstring
            bo: line krump
            creature wellstring
            -> wellstring: hand > battleline, wellstring exhausted
    """)


class TestBansheeSuit:
    test = cases("""
        its creature is archived when it is destroyed, with the top 2 cards of its player's discard pile
            rule: glossary/destroyed glossary/archives
            in: brobnar
            ada: line bumpsy(upgrades=banshee-suit) headhunter; discard punch fear smaaash
            bo: line troll; discard valdr krump
            fight bumpsy troll, finish
            -> bumpsy: battleline > archives, troll damage: 0 > 5, fear: discard > archives,
            -> smaaash: discard > archives, banshee-suit: upgrade > discard
        another creature is not
            in: brobnar
            ada: line bumpsy(upgrades=banshee-suit) headhunter; discard punch fear
            bo: line troll
            fight headhunter troll
            -> headhunter: battleline > discard, troll damage: 0 > 5
    """)


class TestEtherealAdaptor:
    @pytest.mark.rule("turn/step-1-forge-a-key")
    def test_the_amber_on_its_creature_can_be_spent_for_a_key(self) -> None:
        troll = spec("troll", upgrades=["ethereal-adaptor"], amber=2)
        t = table(side(battleline=[troll, spec("valdr", amber=3)], amber=4), side(hand=["fear"] * 6), active=1)
        t.end_turn()
        assert (len(t.game.state.players[0].keys), t.amber(0), t.card("valdr").amber) == (1, 0, 3)
        assert t.card("troll").amber == 0

    def test_not_by_the_opponent_of_its_controller(self) -> None:
        troll = spec("troll", upgrades=["ethereal-adaptor"], amber=2)
        t = table(side(battleline=[troll], hand=["fear"] * 6), side(amber=4))
        t.end_turn()
        assert (len(t.game.state.players[1].keys), t.amber(1), t.card("troll").amber) == (0, 4, 2)


class TestShardOfResurgence:
    test = cases("""
        for each friendly Shard a card of your discard pile is archived
            rule: glossary/for-each glossary/archives
            in: geistoid
            ada: artifacts shard-of-resurgence shard-of-hate soul-vial; discard troll krump fear
            bo: artifacts shard-of-pain; discard valdr
            action shard-of-resurgence, offers fear krump troll, pick krump, offers fear troll, pick fear
            -> shard-of-resurgence exhausted, krump: discard > archives, fear: discard > archives
    """)
