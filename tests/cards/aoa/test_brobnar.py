"""Age of Ascension, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import Shuffled
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import DecisionKind, Player
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

BROBNAR = House.BROBNAR


class Test12Punch:
    test = cases("""
        an enemy creature is stunned
            ada: hand 1-2-punch; line valdr(stunned)
            bo: line troll krump
            play 1-2-punch, offers troll krump, pick krump
            -> ada amber: 0 > 1, 1-2-punch: hand > discard, krump stunned
        one that was stunned already is destroyed instead
            rule: glossary/stun
            ada: hand 1-2-punch
            bo: line troll(stunned) krump
            play 1-2-punch, offers troll krump, pick troll
            -> ada amber: 0 > 1, 1-2-punch: hand > discard, troll: battleline > discard
        of creatures that are all stunned one is chosen
            ada: hand 1-2-punch
            bo: line troll(stunned) krump(stunned)
            play 1-2-punch, offers troll krump, pick krump
            -> ada amber: 0 > 1, 1-2-punch: hand > discard, krump: battleline > discard
        a ward saves a stunned creature
            rule: glossary/ward
            ada: hand 1-2-punch
            bo: line troll(stunned warded)
            play 1-2-punch, pick troll
            -> ada amber: 0 > 1, 1-2-punch: hand > discard, troll warded: yes > no
        without an enemy creature nothing is asked
            ada: hand 1-2-punch; line valdr
            play 1-2-punch
            -> ada amber: 0 > 1, 1-2-punch: hand > discard
    """)


class TestBingleBangbang:
    test = cases("""
        before it fights it deals five to each neighbor of the creature that it fights
            rule: glossary/before glossary/neighbor
            ada: line bingle-bangbang valdr
            bo: line dust-imp krump troll smaaash
            fight bingle-bangbang troll
            -> bingle-bangbang: battleline > discard, krump damage: 0 > 5, troll damage: 0 > 2,
            -> smaaash: battleline > discard
        a lone creature has no neighbor
            ada: line bingle-bangbang
            bo: line dust-pixie
            fight bingle-bangbang dust-pixie
            -> bingle-bangbang exhausted, bingle-bangbang damage: 0 > 1, dust-pixie: battleline > discard
        attacked it deals its power only
            in: brobnar
            ada: line valdr
            bo: line bingle-bangbang
            fight valdr bingle-bangbang
            -> valdr exhausted, valdr damage: 0 > 2, bingle-bangbang: battleline > discard
    """)


class TestBrammo:
    test = cases("""
        each enemy flank creature is dealt two
            rule: glossary/flank
            ada: hand brammo; line smaaash
            bo: line troll krump valdr
            creature brammo left
            -> brammo: hand > battleline, brammo exhausted, troll damage: 0 > 2, valdr damage: 0 > 2
        one that stands alone is on both flanks and dealt two once
            ada: hand brammo
            bo: line troll
            creature brammo
            -> brammo: hand > battleline, brammo exhausted, troll damage: 0 > 2
    """)


class TestCowfyne:
    test = cases("""
        before it fights it deals two to each neighbor of the creature that it fights
            rule: glossary/before
            ada: line cowfyne
            bo: line valdr krump silvertooth troll
            fight cowfyne krump
            -> cowfyne: battleline > discard, valdr damage: 0 > 2, krump damage: 0 > 5,
            -> silvertooth: battleline > discard
    """)


class TestDrummernaut:
    test = cases("""
        played it returns another friendly giant
            ada: hand drummernaut; line bumpsy snufflegator krump
            bo: line troll
            creature drummernaut, offers bumpsy krump, pick bumpsy
            -> drummernaut: hand > battleline, drummernaut exhausted, bumpsy: battleline > hand
        after it fights, too
            ada: line drummernaut bumpsy
            bo: line dust-pixie troll
            fight drummernaut dust-pixie, offers bumpsy, pick bumpsy
            -> drummernaut exhausted, drummernaut damage: 0 > 1, dust-pixie: battleline > discard,
            -> bumpsy: battleline > hand
        and after it reaps
            ada: line drummernaut bumpsy
            reap drummernaut, pick bumpsy
            -> ada amber: 0 > 1, drummernaut exhausted, bumpsy: battleline > hand
    """)

    def test_a_creature_of_the_opponent_goes_to_their_hand(self) -> None:
        t = table(side(battleline=["drummernaut", spec("bumpsy", owner=1)]))
        t.do("reap", "drummernaut")
        t.pick("bumpsy")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["bumpsy"])


class TestFirstBlood:
    test = cases("""
        two damage for each friendly brobnar creature are divided among any creatures
            rule: glossary/for-each
            ada: hand first-blood; line krump snufflegator smaaash
            bo: line troll valdr
            play first-blood, offers krump snufflegator smaaash troll valdr
            pick troll, pick valdr, pick troll, pick snufflegator
            -> ada amber: 0 > 1, first-blood: hand > discard, troll damage: 0 > 2, valdr damage: 0 > 1,
            -> snufflegator damage: 0 > 1
        all of it may be dealt to one creature at once
            rule: glossary/armor
            ada: hand first-blood; line krump smaaash
            bo: line champion-anaphiel
            play first-blood
            pick champion-anaphiel, pick champion-anaphiel, pick champion-anaphiel, pick champion-anaphiel
            -> ada amber: 0 > 1, first-blood: hand > discard, champion-anaphiel damage: 0 > 3,
            -> champion-anaphiel armor used: 0 > 1
        without a friendly brobnar creature nothing is asked
            ada: hand first-blood; line snufflegator
            bo: line troll
            play first-blood
            -> ada amber: 0 > 1, first-blood: hand > discard
    """)

    @pytest.mark.rule("glossary/alpha")
    def test_it_is_played_before_all_else(self) -> None:
        t = table(side(hand=["first-blood", "bumpsy"]), side(), house=BROBNAR)
        assert t.can("play", "first-blood")
        t.creature("bumpsy")
        assert t.reasons(f"play:{t.handle('first-blood')}") == ["glossary/alpha"]


class TestFoozle:
    test = cases("""
        after an enemy creature was destroyed it reaps for two
            ada: line foozle krump
            bo: line dust-pixie
            fight krump dust-pixie, reap foozle
            -> ada amber: 0 > 2, foozle exhausted, krump exhausted, krump damage: 0 > 1,
            -> dust-pixie: battleline > discard
        a destroyed friend does not count
            ada: line foozle headhunter
            bo: line troll
            fight headhunter troll, reap foozle
            -> ada amber: 0 > 1, foozle exhausted, headhunter: battleline > discard, troll damage: 0 > 5
    """)


class TestGroggins:
    test = cases("""
        it fights creatures on a flank only
            rule: glossary/flank
            ada: line groggins krump
            bo: line troll valdr smaaash
            fight groggins, offers troll smaaash, pick smaaash
            -> groggins exhausted, groggins damage: 0 > 5, smaaash: battleline > discard
        all others may be fought by others
            ada: line groggins krump
            bo: line troll valdr smaaash
            fight krump, offers troll valdr smaaash, pick troll
            -> krump: battleline > discard, troll damage: 0 > 6
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_between_taunt_and_flank_there_is_none_to_fight(self) -> None:
        bo = side(battleline=["troll", "champion-anaphiel", "smaaash"])
        t = table(side(battleline=["groggins"]), bo, house=BROBNAR)
        assert not t.can("fight", "groggins") and t.can("reap", "groggins")


class TestGroke:
    test = cases("""
        after it fights the opponent loses one
            ada: line groke; amber 1
            bo: line batdrone; amber 2
            fight groke batdrone
            -> bo amber: 2 > 1, groke exhausted, groke damage: 0 > 2, batdrone: battleline > discard
        not if it does not survive the fight
            rule: glossary/fight
            ada: line groke
            bo: line troll; amber 2
            fight groke troll
            -> groke: battleline > discard, troll damage: 0 > 5
    """)


class TestIntoTheFray:
    test = cases("""
        a friendly brobnar creature is ready again after each of its fights
            rule: glossary/fight
            ada: hand into-the-fray; line krump snufflegator valdr
            bo: line dust-pixie batdrone bumpsy
            play into-the-fray, offers krump valdr, pick krump, fight krump dust-pixie, fight krump batdrone
            -> into-the-fray: hand > discard, krump damage: 0 > 3, dust-pixie: battleline > discard,
            -> batdrone: battleline > discard
        after reaping it stays exhausted
            ada: hand into-the-fray; line krump
            play into-the-fray, pick krump, reap krump
            -> into-the-fray: hand > discard, ada amber: 0 > 1, krump exhausted
    """)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_ends_with_the_turn(self) -> None:
        t = table(side(hand=["into-the-fray"], battleline=["krump"]), side(battleline=["dust-pixie"]), house=BROBNAR)
        t.do("play", "into-the-fray")
        t.pick("krump")
        t.end_turn()
        t.end_turn()
        t.fight("krump", "dust-pixie")
        assert not t.card("krump").ready


class TestLollopTheTitanic:
    test = cases("""
        it deals no damage when it is attacked
            rule: glossary/power glossary/fight
            ada: line troll
            bo: line lollop-the-titanic
            fight troll lollop-the-titanic
            -> troll exhausted, lollop-the-titanic damage: 0 > 8
        but when it attacks
            ada: line lollop-the-titanic
            bo: line troll
            fight lollop-the-titanic troll
            -> lollop-the-titanic exhausted, lollop-the-titanic damage: 0 > 8, troll: battleline > discard
    """)


class TestPound:
    test = cases("""
        a creature is dealt two and each of its neighbors one
            rule: glossary/splash
            ada: hand pound; line krump
            bo: line valdr troll bumpsy smaaash
            play pound, offers krump valdr troll bumpsy smaaash, pick troll
            -> ada amber: 0 > 1, pound: hand > discard, valdr damage: 0 > 1, troll damage: 0 > 2, bumpsy damage: 0 > 1
    """)


class TestCulfTheQuiet:
    test = cases("""
        it is hurt by the second attack of a turn only
            rule: glossary/elusive
            ada: line bumpsy krump
            bo: line culf-the-quiet
            fight bumpsy culf-the-quiet, fight krump culf-the-quiet
            -> bumpsy exhausted, krump: battleline > discard, culf-the-quiet: battleline > discard
    """)


class TestFlamethrower:
    test = cases("""
        a creature and each of its neighbors are dealt one
            rule: glossary/splash
            ada: artifacts flamethrower; line krump
            bo: line valdr troll
            action flamethrower, offers krump valdr troll, pick troll
            -> flamethrower exhausted, valdr damage: 0 > 1, troll damage: 0 > 1
        of two neighbors and no others it strikes both, so that nobody is asked which
            ada: artifacts flamethrower
            bo: line valdr troll
            action flamethrower
            -> flamethrower exhausted, valdr damage: 0 > 1, troll damage: 0 > 1
    """)


class TestFlamewakeShaman:
    test = cases("""
        a creature of either player is dealt two
            ada: hand flamewake-shaman; line krump
            bo: line troll
            creature flamewake-shaman, offers krump flamewake-shaman troll, pick troll
            -> flamewake-shaman: hand > battleline, flamewake-shaman exhausted, troll damage: 0 > 2
        it deals them to itself where it is alone
            rule: glossary/resolve-as-much-as-you-can
            ada: hand flamewake-shaman
            creature flamewake-shaman, pick flamewake-shaman
            -> flamewake-shaman: hand > battleline, flamewake-shaman exhausted, flamewake-shaman damage: 0 > 2
    """)


class TestGargantesScrapper:
    test = cases("""
        with three amber it deals three to an enemy creature
            ada: hand gargantes-scrapper; line krump; amber 3
            bo: line troll valdr
            creature gargantes-scrapper, offers troll valdr, pick valdr
            -> gargantes-scrapper: hand > battleline, gargantes-scrapper exhausted, valdr damage: 0 > 3
        with two it does nothing
            ada: hand gargantes-scrapper; amber 2
            bo: line troll; amber 3
            creature gargantes-scrapper
            -> gargantes-scrapper: hand > battleline, gargantes-scrapper exhausted
    """)

    @pytest.mark.rule("glossary/alpha")
    def test_it_is_played_before_all_else(self) -> None:
        t = table(side(hand=["gargantes-scrapper"], battleline=["krump"]), side(), house=BROBNAR)
        t.do("reap", "krump")
        assert t.reasons(f"play:{t.handle('gargantes-scrapper')}") == ["glossary/alpha"]


class TestGrumpBuggy:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_keys_cost_more_for_each_creature_of_power_five_of_the_other_side(self) -> None:
        ada = side(artifacts=["grump-buggy"], battleline=["bumpsy", "snufflegator", "troll"])
        strong = ["krump", spec("snufflegator", power_counters=1), "lollop-the-titanic"]
        bo = side(battleline=[*strong, "batdrone", "snufflegator"])
        t = table(ada, bo)
        assert (key_cost(t.game.core, Player(0)), key_cost(t.game.core, Player(1))) == (6 + 3, 6 + 2)


class TestLittleRapscal:
    def test_creatures_of_both_players_must_fight_when_used(self) -> None:
        ada = side(battleline=["little-rapscal", "krump"])
        bo = side(battleline=["troll"])
        for active, used in ((0, "krump"), (0, "little-rapscal"), (1, "troll")):
            t = table(ada, bo, active=active, house=BROBNAR)
            assert t.can("fight", used) and not t.can("reap", used)
            assert t.reasons(f"reap:{t.handle(used)}") == ["glossary/restrictions"]

    def test_an_action_must_give_way_to_a_fight(self) -> None:
        ada = side(battleline=["little-rapscal", "novu-archaeologist"])
        t = table(ada, side(battleline=["troll"]), house=House.LOGOS)
        assert not t.can("action", "novu-archaeologist")
        assert t.reasons(f"action:{t.handle('novu-archaeologist')}") == ["glossary/restrictions"]

    def test_where_they_cannot_fight_they_may_be_used_for_anything(self) -> None:
        t = table(side(battleline=["little-rapscal", "novu-archaeologist"]), house=House.LOGOS)
        assert t.can("reap", "novu-archaeologist") and t.can("action", "novu-archaeologist")

    @pytest.mark.rule("glossary/using-creatures")
    def test_an_artifact_is_used_as_ever(self) -> None:
        t = table(side(battleline=["little-rapscal"], artifacts=["cannon"]), side(battleline=["troll"]))
        assert t.can("action", "cannon")

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_is_unstunned(self) -> None:
        t = table(side(battleline=["little-rapscal", spec("krump", stunned=True)]), side(battleline=["troll"]))
        t.do("unstun", "krump")
        assert not t.card("krump").stunned and not t.card("krump").ready

    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
    def test_a_creature_that_another_card_uses_must_fight(self) -> None:
        ada = side(battleline=["little-rapscal", "ulyq-megamouth", "krump"])
        t = table(ada, side(battleline=["batdrone", "troll"]), house=House.MARS)
        t.fight("ulyq-megamouth", "batdrone")
        t.pick("krump")
        assert t.decision.keys() == (f"fight:{t.handle('krump')}",)

    def test_it_is_so_only_while_it_is_in_play(self) -> None:
        bo = side(battleline=[spec("little-rapscal", damage=1), "troll"])
        t = table(side(battleline=["bumpsy", "krump", "headhunter"]), bo, house=BROBNAR)
        t.fight("bumpsy", "little-rapscal")
        assert not t.can("reap", "headhunter")  # elusive has saved it once
        t.fight("krump", "little-rapscal")
        assert t.zone("little-rapscal") == "discard" and t.can("reap", "headhunter")


class TestOgopogo:
    test = cases("""
        a creature that it attacks and destroys lets it deal two to any creature
            rule: glossary/attack-attacker-attacking
            ada: line ogopogo krump
            bo: line dust-pixie troll
            fight ogopogo dust-pixie, answer yes, offers ogopogo krump troll, pick troll
            -> ogopogo exhausted, ogopogo damage: 0 > 1, dust-pixie: battleline > discard, troll damage: 0 > 2
        or not
            rule: glossary/may
            ada: line ogopogo
            bo: line dust-pixie troll
            fight ogopogo dust-pixie, answer no
            -> ogopogo exhausted, ogopogo damage: 0 > 1, dust-pixie: battleline > discard
        a creature that survives does not
            ada: line ogopogo
            bo: line troll
            fight ogopogo troll
            -> ogopogo: battleline > discard, troll damage: 0 > 6
    """)

    @pytest.mark.rule("glossary/attack-attacker-attacking")
    def test_another_creature_destroyed_during_its_attack_does_not_count(self) -> None:
        keeper = spec("dust-pixie", upgrades=["soulkeeper"])
        t = table(side(battleline=["ogopogo", "kelifi-dragon"]), side(battleline=[keeper, "troll"]), house=BROBNAR)
        t.fight("ogopogo", "dust-pixie")
        assert t.decision.keys() == ("yes", "no")
        t.answer("yes")
        t.pick("troll")
        t.expect_main_step()
        assert (t.zone("kelifi-dragon"), t.card("troll").damage) == ("discard", 2)

    @pytest.mark.rule("glossary/assault-x", "glossary/attack-attacker-attacking")
    def test_one_that_its_assault_destroys_was_attacked_and_destroyed_by_it(self) -> None:
        bear = spec("ogopogo", upgrades=["way-of-the-bear"])
        t = table(side(battleline=[bear]), side(battleline=["dust-pixie", "troll"]), house=BROBNAR)
        t.fight("ogopogo", "dust-pixie")
        t.answer("yes")
        t.pick("troll")
        t.expect_main_step()
        assert (t.zone("dust-pixie"), t.card("troll").damage) == ("discard", 2)

    def test_one_that_attacks_it_and_is_destroyed_gives_nothing(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(battleline=["ogopogo", "troll"]), house=BROBNAR)
        t.fight("bumpsy", "ogopogo")
        assert t.changes() == {"bumpsy": ("battleline", "discard"), "ogopogo damage": (0, 5)}
        t.expect_main_step()


class TestTheFlex:
    test = cases("""
        a ready friendly brobnar creature is exhausted for half of its power
            rule: glossary/exhaust-exhausted
            ada: hand the-flex; line bumpsy snufflegator krump(exhausted) troll
            bo: line valdr
            play the-flex, offers bumpsy troll, pick bumpsy
            -> the-flex: hand > discard, bumpsy exhausted, ada amber: 0 > 2
        its power is what it is now
            rule: glossary/power
            ada: hand the-flex; line bumpsy(power_counters=1)
            play the-flex, pick bumpsy
            -> the-flex: hand > discard, bumpsy exhausted, ada amber: 0 > 3
        without such a creature it does nothing
            ada: hand the-flex; line snufflegator krump(exhausted)
            bo: line valdr
            play the-flex
            -> the-flex: hand > discard
    """)


class TestBellowingPatrizate:
    test = cases("""
        while it is ready a creature that enters play is dealt one
            rule: glossary/enters-play
            ada: line bellowing-patrizate; hand troll
            creature troll
            -> troll: hand > battleline, troll exhausted, troll damage: 0 > 1
        while it is exhausted it is not
            rule: glossary/exhaust-exhausted
            ada: line bellowing-patrizate(exhausted); hand troll
            creature troll
            -> troll: hand > battleline, troll exhausted
        it enters play exhausted and hurts nobody
            ada: hand bellowing-patrizate
            creature bellowing-patrizate
            -> bellowing-patrizate: hand > battleline, bellowing-patrizate exhausted
    """)

    def test_where_it_enters_play_ready_it_is_dealt_one_itself(self) -> None:
        t = table(side(hand=[spec("soft-landing", house=BROBNAR), "bellowing-patrizate"]), house=BROBNAR)
        t.do("play", "soft-landing")
        t.creature("bellowing-patrizate")
        assert t.card("bellowing-patrizate").ready and t.card("bellowing-patrizate").damage == 1

    def test_creatures_of_the_opponent_are_dealt_one_too(self) -> None:
        t = table(side(battleline=["bellowing-patrizate"]), side(hand=["troll"]), active=1, house=BROBNAR)
        t.creature("troll")
        assert t.card("troll").damage == 1
        t.expect_main_step()


class TestCybergiantRig:
    test = cases("""
        it heals its creature and each damage becomes a counter
            rule: glossary/heal
            ada: hand cybergiant-rig; line troll(damage=5) krump(damage=1)
            bo: line valdr
            play cybergiant-rig, offers troll krump valdr, pick troll
            -> ada amber: 0 > 1, cybergiant-rig: hand > upgrade, cybergiant-rig on: nothing > troll,
            -> troll damage: 5 > 0, troll power counters: 0 > 5
        an undamaged creature gets none
            ada: hand cybergiant-rig; line troll
            play cybergiant-rig, pick troll
            -> ada amber: 0 > 1, cybergiant-rig: hand > upgrade, cybergiant-rig on: nothing > troll
    """)

    @pytest.mark.parametrize(("held", "left"), [(3, 2), (0, 0)])
    def test_at_the_end_of_its_players_turn_a_counter_goes(self, held: int, left: int) -> None:
        rigged = spec("troll", power_counters=held, upgrades=["cybergiant-rig"])
        t = table(side(battleline=[rigged, spec("krump", power_counters=2)]))
        t.end_turn()
        assert (t.card("troll").power_counters, t.card("krump").power_counters) == (left, 2)
        t.end_turn()
        assert t.card("troll").power_counters == left

    @pytest.mark.rule("glossary/lose-vs-gain", "glossary/control-and-ownership")
    def test_on_an_enemy_creature_it_goes_at_the_end_of_the_opponents_turn(self) -> None:
        t = table(
            side(), side(battleline=[spec("troll", power_counters=3, upgrades=[spec("cybergiant-rig", owner=0)])])
        )
        t.end_turn()
        assert t.card("troll").power_counters == 3
        t.end_turn()
        assert t.card("troll").power_counters == 2


class TestForgemasterOg:
    def forged(self, og: int) -> Table:
        """A turn of Bo's in which Bo forges a key, the Forgemaster being Ada's (0) or Bo's."""
        sides = [side(amber=4), side(amber=9)]
        sides[og] = side(battleline=["forgemaster-og"], amber=4 if og == 0 else 9)
        t = table(sides[0], sides[1])
        t.end_turn()
        return t

    @pytest.mark.parametrize("og", [0, 1])
    def test_whoever_forges_a_key_loses_what_is_left(self, og: int) -> None:
        t = self.forged(og)
        assert (len(t.game.state.players[1].keys), t.amber(1), t.amber(0)) == (1, 0, 4)


class TestGrumpusTamer:
    test = cases("""
        after it reaps a war grumpus comes from deck or discard pile to hand
            rule: glossary/search
            ada: line grumpus-tamer; deck troll war-grumpus; discard war-grumpus krump
            reap grumpus-tamer, offers 0-1 of: war-grumpus war-grumpus, pick war-grumpus#2
            -> ada amber: 0 > 1, grumpus-tamer exhausted, war-grumpus 2: discard > hand
        it need not be found
            ada: line grumpus-tamer; deck war-grumpus
            reap grumpus-tamer, answer done
            -> ada amber: 0 > 1, grumpus-tamer exhausted
    """)

    @pytest.mark.rule("glossary/shuffle")
    def test_the_deck_is_shuffled_whatever_was_found(self) -> None:
        t = table(side(battleline=["grumpus-tamer"], deck=["troll", "krump"]), side(deck=["war-grumpus"]))
        t.do("reap", "grumpus-tamer")
        t.expect_main_step()
        assert len(t.events(Shuffled)) == 1


class TestMightMakesRight:
    def test_creatures_are_picked_until_they_are_powerful_enough_and_a_key_is_forged(self) -> None:
        ada = side(hand=["might-makes-right"], battleline=["troll", "krump", "troll", "troll", "urchin"], amber=0)
        t = table(ada, side(battleline=["troll"]))
        t.do("play", "might-makes-right")
        t.answer("yes")
        t.offers("troll", "krump", "troll", "troll", "urchin")
        t.pick("troll")
        t.pick("krump")
        t.pick(("troll", 1))
        assert "done" not in t.decision.keys()  # 8 + 6 + 8 are 22
        t.pick("urchin")
        t.pick(("troll", 2))
        t.finish_until(DecisionKind.KEY)
        t.answer("key:blue")
        assert t.changes() == {
            "ada amber": (0, 1),
            "ada keys": ((), ("blue",)),
            "might-makes-right": ("hand", "discard"),
            "troll": ("battleline", "discard"),
            "troll 2": ("battleline", "discard"),
            "troll 3": ("battleline", "discard"),
            "krump": ("battleline", "discard"),
            "urchin": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_the_player_may_stop_at_25_or_decline(self) -> None:
        trolls = [spec("troll", power_counters=1), "troll", "troll", "urchin"]
        t = table(side(hand=["might-makes-right"], battleline=trolls), side())
        t.do("play", "might-makes-right")
        t.answer("yes")
        for n in range(3):
            assert "done" not in t.decision.keys()
            t.pick(("troll", n))
        t.answer("done")
        t.finish()
        assert t.line(0) == ["urchin"] and len(t.game.state.players[0].keys) == 1
        again = table(side(hand=["might-makes-right"], battleline=trolls), side())
        again.do("play", "might-makes-right")
        again.answer("no")
        assert again.changes() == {"ada amber": (0, 1), "might-makes-right": ("hand", "discard")}

    def test_below_25_nothing_is_asked(self) -> None:
        t = table(side(hand=["might-makes-right"], battleline=["troll", "troll", "troll"]), side(battleline=["troll"]))
        t.do("play", "might-makes-right")
        assert t.changes() == {"ada amber": (0, 1), "might-makes-right": ("hand", "discard")}
        t.expect_main_step()

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_no_key_is_forged_if_a_ward_keeps_one_of_them_in_play(self) -> None:
        ada = side(hand=["might-makes-right"], battleline=["troll", "troll", "troll", spec("urchin", warded=True)])
        t = table(ada, side())
        t.do("play", "might-makes-right")
        t.answer("yes")
        for card in (("troll", 0), ("troll", 1), ("troll", 2), ("urchin", 0)):
            t.pick(card)
        t.finish()
        assert t.line(0) == ["urchin"] and t.game.state.players[0].keys == ()


class TestShardOfStrength:
    test = cases("""
        for each friendly shard one of your creatures gets a counter
            ada: artifacts shard-of-strength shard-of-greed cannon; line krump snufflegator
            bo: artifacts shard-of-pain; line troll
            action shard-of-strength, offers krump snufflegator, pick snufflegator, pick snufflegator
            -> shard-of-strength exhausted, snufflegator power counters: 0 > 2
        each time another creature may be chosen
            rule: glossary/for-each
            ada: artifacts shard-of-strength shard-of-greed; line krump snufflegator
            action shard-of-strength, pick snufflegator, pick krump
            -> shard-of-strength exhausted, snufflegator power counters: 0 > 1, krump power counters: 0 > 1
        it counts itself
            rule: glossary/power-counter-1-power-status-card
            ada: artifacts shard-of-strength; line krump(power_counters=1)
            action shard-of-strength, pick krump
            -> shard-of-strength exhausted, krump power counters: 1 > 2
    """)


class TestSignalFire:
    def lit(self) -> Table:
        """Signal Fire used in a turn of another house."""
        line = ["krump", "snufflegator", "batdrone"]
        ada = side(artifacts=["signal-fire"], battleline=line, houses=[House.LOGOS])
        t = table(ada, side(battleline=["troll"]), house=House.LOGOS)
        t.do("omni", "signal-fire")
        return t

    @pytest.mark.rule("glossary/omni", "glossary/using-cards-via-other-card-abilities")
    def test_friendly_brobnar_creatures_may_fight_whatever_house_is_active(self) -> None:
        t = self.lit()
        assert t.changes() == {"signal-fire": ("artifacts", "discard")}
        assert t.can("fight", "krump") and not t.can("reap", "krump")
        assert not t.can("fight", "snufflegator")
        assert t.can("reap", "batdrone")
        t.fight("krump", "troll")
        assert t.card("troll").damage == 6

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_ends_with_the_turn(self) -> None:
        t = self.lit()
        t.end_turn()
        t.end_turn()
        assert t.card("krump").ready and not t.can("fight", "krump")


class TestWarGrumpus:
    test = cases("""
        after it reaps a neighboring giant is readied and fights
            rule: glossary/fight-with
            ada: line krump(exhausted) war-grumpus snufflegator troll
            bo: line valdr
            reap war-grumpus, offers krump, pick krump, pick valdr
            -> ada amber: 0 > 1, war-grumpus exhausted, krump: battleline > discard,
            -> valdr: battleline > discard
        and after it fights
            ada: line bumpsy war-grumpus troll(exhausted)
            bo: line dust-pixie krump
            fight war-grumpus dust-pixie, offers bumpsy troll, pick troll, pick krump
            -> war-grumpus exhausted, war-grumpus damage: 0 > 1, dust-pixie: battleline > discard,
            -> troll damage: 0 > 6, krump: battleline > discard
        a giant that is no neighbor does not fight
            ada: line war-grumpus snufflegator krump
            bo: line troll
            reap war-grumpus
            -> ada amber: 0 > 1, war-grumpus exhausted
    """)
