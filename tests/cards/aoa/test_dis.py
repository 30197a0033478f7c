"""Age of Ascension, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, KeyColor
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestAmberImp:
    test = cases("""
        an enemy creature that reaps is stunned
            ada: line krump troll
            bo: line æmber-imp
            reap krump
            -> ada amber: 0 > 1, krump exhausted, krump stunned
        so is a friendly one, and the imp itself
            in: dis
            ada: line æmber-imp shooler
            reap shooler, reap æmber-imp
            -> ada amber: 0 > 2, shooler exhausted, shooler stunned, æmber-imp exhausted, æmber-imp stunned
        a creature that fights is not stunned, and elusive saves the imp the first time
            rule: glossary/elusive
            ada: line troll
            bo: line æmber-imp
            fight troll æmber-imp
            -> troll exhausted
    """)


class TestBanish:
    test = cases("""
        an enemy creature goes to its owners archives
            rule: glossary/archives
            ada: hand banish; line troll
            bo: line krump bumpsy
            play banish, offers krump bumpsy, pick krump
            -> ada amber: 0 > 1, banish: hand > discard, krump: battleline > archives, bo archives: krump
        one that you own goes to your archives
            rule: glossary/movement-between-zones glossary/control-and-ownership
            ada: hand banish
            bo: line krump(owner=0)
            play banish, pick krump
            -> ada amber: 0 > 1, banish: hand > discard, krump: battleline > archives, krump controller: 1 > 0,
            -> ada archives: krump
    """)


class TestBindingIrons:
    test = cases("""
        the opponent gains 3 chains
            rule: glossary/chains
            ada: hand binding-irons; chains 1
            bo: chains 2
            play binding-irons
            -> binding-irons: hand > discard, bo chains: 2 > 5
    """)


class TestCullTheWeak:
    test = cases("""
        the enemy creature with the lowest power is destroyed, not a weaker friendly one
            rule: glossary/least-powerful
            ada: hand cull-the-weak; line urchin
            bo: line troll bumpsy krump
            play cull-the-weak
            -> ada amber: 0 > 1, cull-the-weak: hand > discard, bumpsy: battleline > discard
        of several equally weak ones you choose
            rule: glossary/least-powerful
            ada: hand cull-the-weak
            bo: line mother troll bumpsy
            play cull-the-weak, offers mother bumpsy, pick mother
            -> ada amber: 0 > 1, cull-the-weak: hand > discard, mother: battleline > discard
        without an enemy creature nothing is destroyed
            ada: hand cull-the-weak; line urchin
            play cull-the-weak
            -> ada amber: 0 > 1, cull-the-weak: hand > discard
    """)


class TestExhume:
    test = cases("""
        a creature of any house in your discard pile is played
            in: dis
            ada: hand exhume; discard bumpsy fear dust-pixie
            bo: amber 2; discard troll
            play exhume, offers dust-pixie bumpsy, pick bumpsy, answer yes, answer slot:0
            -> ada amber: 0 > 1, bo amber: 2 > 1, exhume: hand > discard, bumpsy: discard > battleline,
            -> bumpsy exhausted
        it need not be played
            in: dis
            ada: hand exhume; discard bumpsy
            play exhume, pick bumpsy, answer no
            -> ada amber: 0 > 1, exhume: hand > discard
        whether to play a creature whose own text forbids it is not asked
            rule: glossary/restrictions glossary/may
            in: dis
            ada: hand exhume; discard kelifi-dragon; amber 3
            play exhume
            -> ada amber: 3 > 4, exhume: hand > discard
        without a creature in your discard pile nothing is asked
            in: dis
            ada: hand exhume; discard fear
            bo: discard troll
            play exhume
            -> ada amber: 0 > 1, exhume: hand > discard
    """)


class TestGub:
    @pytest.mark.rule("glossary/flank", "glossary/taunt")
    def test_away_from_the_flanks_it_is_stronger_and_taunts(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["krump", "gub", "bumpsy", "mother"]))
        assert (t.card("gub").power, t.card("gub").taunts) == (6, True)
        t.do("fight", "troll")
        t.offers("gub", "mother")

    @pytest.mark.rule("glossary/flank")
    @pytest.mark.parametrize("line", [["gub"], ["gub", "krump"], ["krump", "gub"]])
    def test_on_a_flank_it_is_neither(self, line: list[str]) -> None:
        t = table(side(battleline=["troll"]), side(battleline=line))
        assert (t.card("gub").power, t.card("gub").taunts) == (1, False)


class TestMiseryExploit:
    test = cases("""
        each damaged enemy creature is worth an amber, and no friendly or undamaged one
            ada: hand misery-exploit; line troll(damage=1)
            bo: line krump(damage=2) bumpsy mother(damage=1)
            play misery-exploit
            -> ada amber: 0 > 2, misery-exploit: hand > discard
    """)


class TestNotFinishedWithYou:
    test = cases("""
        as many creatures of your discard pile as you like go into your deck
            ada: hand not-finished-with-you; discard troll fear krump bumpsy
            bo: discard mother
            play not-finished-with-you, offers 0-3 of: bumpsy krump troll, pick troll bumpsy
            -> ada amber: 0 > 1, not-finished-with-you: hand > discard, troll: discard > deck, bumpsy: discard > deck
        none need be shuffled
            ada: hand not-finished-with-you; discard troll
            play not-finished-with-you, answer done
            -> ada amber: 0 > 1, not-finished-with-you: hand > discard
    """)


class TestStreke:
    @pytest.mark.parametrize(("line", "refilled"), [(["krump", "streke", "troll"], 5), (["krump", "streke"], 6)])
    def test_only_away_from_the_flanks_it_keeps_a_card_from_the_opponents_hand(
        self, line: list[str], refilled: int
    ) -> None:
        t = table(side(battleline=line, deck=["fear"] * 9), side(deck=["fear"] * 9, houses=[House.DIS]))
        t.end_turn()
        assert len(t.ids(0, "hand")) == 6
        t.end_turn()
        assert len(t.ids(1, "hand")) == refilled


class TestTezmal:
    def test_the_opponent_cannot_choose_the_house_on_their_next_turn_and_can_later(self) -> None:
        houses = [House.BROBNAR, House.LOGOS, House.SHADOWS]
        t = table(side(battleline=["tezmal"], houses=[House.DIS]), side(houses=houses))
        t.do("reap", "tezmal")
        t.expect(DecisionKind.HOUSE)
        t.answer("house:logos")
        t.answer("end-turn")
        assert (t.decision.player, t.decision.keys()) == (1, ("house:brobnar", "house:shadows"))
        t.answer("house:brobnar")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:dis",)
        t.answer("house:dis")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:brobnar", "house:logos", "house:shadows")


class TestUnlockedGateway:
    @pytest.mark.rule("glossary/omega")
    def test_each_creature_is_destroyed_and_the_step_ends(self) -> None:
        ada = side(hand=["unlocked-gateway", "fear"], battleline=["troll"], artifacts=["key-to-dis"])
        t = table(ada, side(battleline=["krump", "bumpsy"], houses=[House.LOGOS]), house=House.DIS)
        t.do("play", "unlocked-gateway")
        t.finish()
        assert (t.line(0), t.line(1), t.ids(0, "artifacts")) == ([], [], ["key-to-dis"])
        assert t.game.state.active == 1 and t.zone("fear") == "hand"


class TestYurk:
    test = cases("""
        you choose a card of your hand and discard it
            ada: hand yurk fear troll
            bo: hand krump
            creature yurk, offers fear troll, pick troll
            -> yurk: hand > battleline, yurk exhausted, troll: hand > discard
        with an empty hand nothing is discarded
            ada: hand yurk
            creature yurk
            -> yurk: hand > battleline, yurk exhausted
    """)


class TestAngwish:
    @pytest.mark.parametrize(("damage", "cost"), [(0, 6), (1, 7), (5, 11)])
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_the_opponents_keys_cost_more_for_each_damage_on_it(self, damage: int, cost: int) -> None:
        line = [spec("angwish", damage=damage), spec("troll", damage=3)]
        t = table(side(battleline=line), side(battleline=[spec("krump", damage=2)]))
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, cost]


class TestBloodshardImp:
    test = cases("""
        an enemy creature that reaps is destroyed
            ada: line krump troll
            bo: line bloodshard-imp
            reap krump
            -> ada amber: 0 > 1, krump: battleline > discard
        so is a friendly one, and the imp itself
            in: dis
            ada: line bloodshard-imp shooler
            reap shooler, reap bloodshard-imp
            -> ada amber: 0 > 2, shooler: battleline > discard, bloodshard-imp: battleline > discard
        a creature that fights is not destroyed for it
            ada: line troll
            bo: line bloodshard-imp
            fight troll bloodshard-imp
            -> troll exhausted, troll damage: 0 > 2, bloodshard-imp: battleline > discard
    """)


def keys_after(imp: str, keys: int, *, whose: int) -> list[int]:
    """Return how many keys each player has when Bo, who can pay for one, has begun a turn with that many forged."""
    forged = list(KeyColor)[:keys]
    ada = side(battleline=[imp] if whose == 0 else [], houses=[House.DIS])
    bo = side(battleline=[imp] if whose == 1 else [], keys=forged, amber=6, houses=[House.DIS])
    t = table(ada, bo)
    t.answer("end-turn")
    if t.game.decision is not None and t.decision.kind is DecisionKind.KEY:
        t.answer(t.decision.keys()[0])
    return [len(player.keys) for player in t.game.state.players]


class TestBronzeKeyImp:
    @pytest.mark.rule("glossary/cannot", "turn/step-1-forge-a-key")
    @pytest.mark.parametrize(("keys", "then"), [(0, 0), (1, 2), (2, 3)])
    @pytest.mark.parametrize("whose", [0, 1])
    def test_nobody_forges_their_first_key(self, keys: int, then: int, whose: int) -> None:
        assert keys_after("bronze-key-imp", keys, whose=whose) == [0, then]


class TestGoldKeyImp:
    @pytest.mark.rule("glossary/cannot", "turn/step-1-forge-a-key")
    @pytest.mark.parametrize(("keys", "then"), [(0, 1), (1, 2), (2, 2)])
    @pytest.mark.parametrize("whose", [0, 1])
    def test_nobody_forges_their_third_key(self, keys: int, then: int, whose: int) -> None:
        assert keys_after("gold-key-imp", keys, whose=whose) == [0, then]


class TestOldYurk:
    test = cases("""
        you choose 2 cards of your hand and discard them
            ada: hand old-yurk fear troll krump
            creature old-yurk, offers 2-2 of: fear troll krump, pick fear krump
            -> old-yurk: hand > battleline, old-yurk exhausted, fear: hand > discard, krump: hand > discard
        of fewer cards all are discarded
            rule: glossary/resolve-as-much-as-you-can
            ada: hand old-yurk fear
            creature old-yurk, finish
            -> old-yurk: hand > battleline, old-yurk exhausted, fear: hand > discard
    """)


class TestPainReaction:
    test = cases("""
        the neighbors of a creature that it destroys are dealt 2 damage
            rule: errata/pain-reaction faq/timing-8
            ada: hand pain-reaction; line troll
            bo: line silvertooth krump dust-imp bumpsy mother
            play pain-reaction, offers silvertooth krump dust-imp bumpsy mother, pick dust-imp
            -> ada amber: 0 > 1, bo amber: 0 > 2, pain-reaction: hand > discard, dust-imp: battleline > discard,
            -> krump damage: 0 > 2, bumpsy damage: 0 > 2
        of one that survives they are not
            rule: errata/pain-reaction
            ada: hand pain-reaction
            bo: line krump bumpsy mother
            play pain-reaction, pick bumpsy
            -> ada amber: 0 > 1, pain-reaction: hand > discard, bumpsy damage: 0 > 2
        they are dealt damage after it has left play, when it protects them no more
            rule: errata/pain-reaction faq/timing-8
            ada: hand pain-reaction
            bo: line silvertooth grey-monk(damage=2) bumpsy
            play pain-reaction, pick grey-monk
            -> ada amber: 0 > 1, pain-reaction: hand > discard, silvertooth: battleline > discard,
            -> grey-monk: battleline > discard, bumpsy damage: 0 > 2
    """)


class TestSilverKeyImp:
    @pytest.mark.rule("glossary/cannot", "turn/step-1-forge-a-key")
    @pytest.mark.parametrize(("keys", "then"), [(0, 1), (1, 1), (2, 3)])
    @pytest.mark.parametrize("whose", [0, 1])
    def test_nobody_forges_their_second_key(self, keys: int, then: int, whose: int) -> None:
        assert keys_after("silver-key-imp", keys, whose=whose) == [0, then]


class TestSkullion:
    test = cases("""
        a friendly creature is destroyed
            ada: hand skullion; line troll
            bo: line krump
            creature skullion, offers troll skullion, pick troll
            -> skullion: hand > battleline, skullion exhausted, troll: battleline > discard
        alone it destroys itself
            ada: hand skullion
            bo: line krump
            creature skullion, offers skullion, pick skullion
            -> skullion: hand > discard
    """)


class TestSoulkeeper:
    test = cases("""
        the most powerful enemy creature is destroyed with its creature
            rule: glossary/most-powerful glossary/destroyed
            ada: hand hand-of-dis; line troll krump
            bo: line mother dust-imp(upgrades=soulkeeper) mother
            play hand-of-dis, pick dust-imp, finish
            -> bo amber: 0 > 2, hand-of-dis: hand > discard, dust-imp: battleline > discard,
            -> soulkeeper: upgrade > discard, troll: battleline > discard
        on your creature it destroys an enemy of yours, also one stronger friend left alone
            ada: hand hand-of-dis; line troll silvertooth(upgrades=soulkeeper) troll
            bo: line krump bumpsy
            play hand-of-dis, pick silvertooth
            -> hand-of-dis: hand > discard, silvertooth: battleline > discard,
            -> soulkeeper: upgrade > discard, krump: battleline > discard
        a creature that leaves play otherwise destroys nothing
            ada: hand fear; line troll
            bo: line silvertooth(upgrades=soulkeeper)
            play fear, pick silvertooth
            -> fear: hand > discard, silvertooth: battleline > hand, soulkeeper: upgrade > discard
    """)


class TestSpyyyder:
    test = cases("""
        attacking an enemy on a flank it destroys it by poison
            rule: glossary/poison glossary/attack-attacker-attacking
            ada: line spyyyder
            bo: line troll krump bumpsy
            fight spyyyder troll
            -> spyyyder exhausted, troll: battleline > discard
        attacking another it deals no more than its power
            ada: line spyyyder
            bo: line troll krump bumpsy
            fight spyyyder krump
            -> spyyyder exhausted, krump damage: 0 > 2
        attacked by a creature on a flank it is not poisonous
            rule: glossary/attack-attacker-attacking
            ada: line troll
            bo: line spyyyder
            fight troll spyyyder
            -> troll exhausted, troll damage: 0 > 2, spyyyder: battleline > discard
    """)


class TestAncientYurk:
    test = cases("""
        you choose 3 cards of your hand and discard them
            ada: hand ancient-yurk fear troll krump bumpsy
            creature ancient-yurk, offers 3-3 of: fear troll krump bumpsy, pick fear krump bumpsy
            -> ancient-yurk: hand > battleline, ancient-yurk exhausted, fear: hand > discard, krump: hand > discard,
            -> bumpsy: hand > discard
    """)


class TestNeffru:
    test = cases("""
        the owner of a creature that is destroyed gains an amber
            rule: glossary/control-and-ownership
            ada: hand dance-of-doom; line neffru krump
            bo: line krump(owner=0) batdrone krump
            play dance-of-doom, answer number:6, finish
            -> ada amber: 0 > 2, bo amber: 0 > 1, dance-of-doom: hand > discard, krump: battleline > discard,
            -> krump 2: battleline > discard, krump 2 controller: 1 > 0, krump 3: battleline > discard
        for a creature that leaves play otherwise nobody gains any
            ada: hand fear; line neffru
            bo: line krump
            play fear, pick krump
            -> fear: hand > discard, krump: battleline > hand
        destroyed itself it gives nothing
            rule: glossary/destroyed
            ada: hand hand-of-dis; line troll neffru troll
            play hand-of-dis, pick neffru
            -> hand-of-dis: hand > discard, neffru: battleline > discard
    """)


class TestOnyxKnight:
    test = cases("""
        creatures with odd power are destroyed on both sides, by the power they have now
            rule: glossary/power
            ada: hand onyx-knight; line bumpsy troll
            bo: line urchin silvertooth krump(power_counters=1) mother(power_counters=1)
            creature onyx-knight, finish
            -> onyx-knight: hand > battleline, onyx-knight exhausted, bumpsy: battleline > discard,
            -> urchin: battleline > discard, krump: battleline > discard
    """)


class TestOrbOfInvidius:
    test = cases("""
        a creature of either player that reaps is stunned
            ada: line krump troll
            bo: artifacts orb-of-invidius
            reap krump
            -> ada amber: 0 > 1, krump exhausted, krump stunned
        also of its own controller
            ada: line krump; artifacts orb-of-invidius
            reap krump
            -> ada amber: 0 > 1, krump exhausted, krump stunned
    """)


class TestOrtannuTheChained:
    test = cases("""
        each binding in your discard pile returns and deals damage with splash
            rule: glossary/splash glossary/for-each
            ada: line ortannu-the-chained; discard ortannu-s-binding fear ortannu-s-binding
            bo: line troll krump bumpsy; discard ortannu-s-binding
            reap ortannu-the-chained, offers ortannu-the-chained troll krump bumpsy, pick krump, pick krump
            -> ada amber: 0 > 1, ortannu-the-chained exhausted, ortannu-s-binding: discard > hand,
            -> ortannu-s-binding 2: discard > hand, krump damage: 0 > 4, troll damage: 0 > 4, bumpsy damage: 0 > 4
        all of the damage is dealt together
            rule: glossary/for-each
            ada: line ortannu-the-chained; discard ortannu-s-binding ortannu-s-binding
            bo: line troll silvertooth bumpsy mother
            reap ortannu-the-chained, pick silvertooth, pick silvertooth
            -> ada amber: 0 > 1, ortannu-the-chained exhausted, ortannu-s-binding: discard > hand,
            -> ortannu-s-binding 2: discard > hand, silvertooth: battleline > discard, troll damage: 0 > 4,
            -> bumpsy damage: 0 > 4
        without a binding there no damage is dealt
            ada: line ortannu-the-chained; discard fear; hand ortannu-s-binding
            bo: line troll
            reap ortannu-the-chained
            -> ada amber: 0 > 1, ortannu-the-chained exhausted
    """)


class TestOrtannuSBinding:
    test = cases("""
        a friendly creature is dealt 2 damage
            ada: hand ortannu-s-binding; line troll krump
            bo: line bumpsy
            play ortannu-s-binding, offers troll krump, pick krump
            -> ada amber: 0 > 1, ortannu-s-binding: hand > discard, krump damage: 0 > 2
    """)


class TestShadowOfDis:
    def played(self) -> Table:
        ada = side(hand=["shadow-of-dis"], battleline=["rotgrub"], deck=["fear"] * 9, houses=[House.DIS])
        line = ["doc-bookton", "niffle-queen"]
        bo = side(battleline=line, hand=["batdrone"], deck=["mother"] * 9, houses=[House.LOGOS])
        t = table(ada, bo)
        t.do("play", "shadow-of-dis")
        return t

    @pytest.mark.rule("glossary/lasting-effects")
    def test_enemy_creatures_do_nothing_and_have_no_keywords_until_your_next_turn(self) -> None:
        t = self.played()
        t.do("reap", "rotgrub")
        assert t.zone("rotgrub") == "archives"  # friendly creatures are not blank
        t.end_turn()
        t.creature("batdrone")
        t.do("reap", "doc-bookton")
        assert t.ids(1, "hand") == [] and t.card("batdrone").blanked
        t.end_turn()
        assert not t.card("batdrone").blanked

    def test_traits_are_kept(self) -> None:
        t = self.played()
        assert t.card("niffle-queen").blanked and t.card("niffle-queen").traits


class TestShardOfPain:
    test = cases("""
        one damage for each friendly shard, each to an enemy creature that you choose
            rule: glossary/for-each
            in: dis
            ada: artifacts shard-of-pain shard-of-pain; line batdrone
            bo: line troll krump; artifacts shard-of-pain
            action shard-of-pain, offers troll krump, pick troll, pick krump
            -> shard-of-pain exhausted, troll damage: 0 > 1, krump damage: 0 > 1
        all of it is dealt together, so that one creature may be chosen again
            rule: glossary/for-each
            ada: artifacts shard-of-pain shard-of-pain
            bo: line urchin krump
            action shard-of-pain, pick urchin, pick urchin
            -> shard-of-pain exhausted, urchin: battleline > discard
    """)


class TestWretchedDoll:
    def used(self, *, ada: list[object], bo: list[object]) -> Table:
        t = table(side(artifacts=["wretched-doll"], battleline=ada), side(battleline=bo), house=House.DIS)
        t.do("action", "wretched-doll")
        return t

    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_without_a_doom_counter_in_play_one_is_put_on_a_creature(self) -> None:
        t = self.used(ada=["troll"], bo=["krump", spec("bumpsy", damage=1)])
        t.offers("troll", "krump", "bumpsy")
        t.pick("krump")
        assert [dict(t.card(c).counters) for c in ("troll", "krump", "bumpsy")] == [{}, {"doom": 1}, {}]
        assert t.line(1) == ["krump", "bumpsy"]

    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_with_one_in_play_each_creature_that_has_one_is_destroyed_and_none_is_put(self) -> None:
        doomed = spec("krump", counters={"doom": 1})
        t = self.used(ada=["troll", spec("mother", counters={"doom": 1})], bo=[doomed, "bumpsy"])
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], ["bumpsy"])
        assert all(not dict(t.card(c).counters) for c in ("troll", "bumpsy"))

    def test_without_a_creature_nothing_is_asked(self) -> None:
        self.used(ada=[], bo=[]).expect_main_step()
