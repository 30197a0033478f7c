"""Draconian Measures, Skyborn: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

SKYBORN = House.SKYBORN


def tired(id_: str) -> CardSpec:
    """An exhausted card."""
    return spec(id_, ready=False)


class TestAviatrixVirtuosa:
    test = cases("""
        played between others, she exhausts each creature of both sides that is on no flank, herself too
            rule: glossary/deploy glossary/flank
            in: skyborn
            ada: hand aviatrix-virtuosa; line troll bumpsy krump
            bo: line valdr batdrone krump niffle-ape
            play aviatrix-virtuosa, answer slot:1, finish
            -> aviatrix-virtuosa: hand > battleline, aviatrix-virtuosa exhausted, bumpsy exhausted, batdrone exhausted,
            -> krump 2 exhausted, ada line: troll aviatrix-virtuosa bumpsy krump
        on a flank she leaves the other one alone
            in: skyborn
            ada: hand aviatrix-virtuosa; line troll
            bo: line valdr
            play aviatrix-virtuosa, answer slot:1
            -> aviatrix-virtuosa: hand > battleline, aviatrix-virtuosa exhausted
        ready, she exhausts herself
            in: skyborn
            ada: hand aviatrix-virtuosa; line troll krump; artifacts speed-sigil
            play aviatrix-virtuosa, answer slot:1
            -> aviatrix-virtuosa: hand > battleline, aviatrix-virtuosa exhausted
    """)


class TestForgedBolt:
    test = cases("""
        each creature is dealt 1 for each forged key, whosever it is
            rule: glossary/for-each
            in: skyborn
            ada: hand forged-bolt; line troll; keys 1
            bo: line krump hunting-witch; keys 2
            play forged-bolt
            -> forged-bolt: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3, krump damage: 0 > 3,
            -> hunting-witch: battleline > discard
        without forged keys none is dealt
            in: skyborn
            ada: hand forged-bolt; line troll
            bo: line krump
            play forged-bolt
            -> forged-bolt: hand > discard, ada amber: 0 > 1
    """)


class TestMalforge:
    test = cases("""
        it enters play under the opponent's control
            rule: glossary/treachery
            in: skyborn
            ada: hand malforge
            bo: line krump
            creature malforge
            -> malforge: hand > battleline, malforge exhausted, malforge controller: 0 > 1, bo line: krump malforge
    """)

    @pytest.mark.rule("turn/step-1-forge-a-key")
    @pytest.mark.parametrize(("whose", "keys"), [(0, 1), (1, 0)])
    def test_its_player_cannot_forge_keys(self, whose: int, keys: int) -> None:
        lines = [["malforge"] if n == whose else ["krump"] for n in range(2)]
        t = table(side(battleline=lines[0]), side(battleline=lines[1], amber=6, houses=[House.BROBNAR]))
        t.end_turn()
        assert (len(t.game.state.players[1].keys), t.amber(1)) == (keys, 6 - 6 * keys)

    def test_at_the_end_of_its_players_turn_it_is_dealt_2(self) -> None:
        t = table(side(battleline=["malforge", "krump"]), side(battleline=["troll"], houses=[House.DIS]))
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {"malforge damage": (0, 2)}

    def test_not_at_the_end_of_the_opponents(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["malforge", "krump"], houses=[House.DIS]))
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {}

    @pytest.mark.rule("glossary/versatile")
    def test_it_can_be_used_whatever_house_is_active(self) -> None:
        t = table(side(battleline=["malforge", "bumpsy"]), side(), house=House.DIS)
        assert (t.can("reap", "malforge"), t.can("reap", "bumpsy")) == (True, False)


class TestZomok:
    test = cases("""
        both halves are played as one creature
            rule: glossary/gigantic
            in: skyborn
            ada: hand zomok zomok2
            creature zomok
            -> zomok: hand > battleline, zomok exhausted, zomok2: hand > joined
        it attacks past taunt, and after the fight deals 2 to a creature for each forged key of both sides
            rule: glossary/taunt glossary/for-each
            ada: line zomok; keys 1
            bo: line champion-anaphiel krump troll; keys 1
            fight zomok krump, offers zomok champion-anaphiel troll, pick champion-anaphiel, pick troll
            -> zomok exhausted, zomok armor used: 0 > 2, zomok damage: 0 > 4, krump: battleline > discard,
            -> champion-anaphiel armor used: 0 > 1, champion-anaphiel damage: 0 > 1,
            -> troll damage: 0 > 2
        all of it is dealt together, so that one creature may be chosen again
            rule: glossary/for-each
            ada: line zomok; keys 1
            bo: line urchin krump hunting-witch troll; keys 2
            fight zomok krump, pick hunting-witch, pick hunting-witch
            offers zomok urchin hunting-witch troll, pick troll
            -> zomok exhausted, zomok armor used: 0 > 2, zomok damage: 0 > 4, krump: battleline > discard,
            -> hunting-witch: battleline > discard, troll damage: 0 > 2
        without forged keys none is dealt
            ada: line zomok
            bo: line krump troll
            fight zomok krump
            -> zomok exhausted, zomok armor used: 0 > 2, zomok damage: 0 > 4, krump: battleline > discard
        reaping deals none
            ada: line zomok; keys 1
            bo: line troll; keys 2
            reap zomok
            -> zomok exhausted, ada amber: 0 > 1
        elusive does not save what it attacks
            rule: glossary/elusive
            ada: line zomok
            bo: line urchin
            fight zomok urchin
            -> zomok exhausted, zomok armor used: 0 > 1, urchin: battleline > discard
        poison does not destroy it
            rule: glossary/poison
            ada: line zomok
            bo: line beehemoth
            fight zomok beehemoth
            -> zomok exhausted, zomok armor used: 0 > 2, zomok damage: 0 > 5, beehemoth: battleline > discard
        hazardous does not hurt it
            rule: glossary/hazardous-x
            ada: line zomok
            bo: line armsmaster-molina
            fight zomok armsmaster-molina
            -> zomok exhausted, zomok armor used: 0 > 2, zomok damage: 0 > 2, armsmaster-molina: battleline > discard
        an invulnerable creature is destroyed
            rule: glossary/invulnerable
            ada: line zomok
            bo: line troll emperor-memrox krump
            fight zomok emperor-memrox
            -> zomok exhausted, zomok armor used: 0 > 2, zomok damage: 0 > 3, emperor-memrox: battleline > discard
    """)

    @pytest.mark.rule("glossary/poison")
    def test_attacked_it_does_not_ignore_poison(self) -> None:
        t = table(side(battleline=["beehemoth"]), side(battleline=["zomok"]))
        t.fight("beehemoth", "zomok")
        t.finish()
        assert (t.zone("zomok"), t.zone("beehemoth")) == ("discard", "discard")


class TestCabochon:
    def begun(self, *bo: CardSpec | str, ada: tuple[CardSpec | str, ...] = ("jeen-peary",)) -> Table:
        """Return the table at the start of Bo's turn."""
        t = table(side(battleline=ada), side(battleline=bo, houses=[SKYBORN]))
        t.answer("end-turn")
        return t

    @pytest.mark.parametrize(
        ("bo", "gained"),
        [
            ((tired("cabochon"), "krump", "jeen-peary"), 2),
            (("krump", tired("cabochon"), "jeen-peary"), 1),
            (("krump", tired("cabochon"), "bumpsy"), 0),
            ((tired("cabochon"),), 1),
            (("cabochon", "krump", "jeen-peary"), 0),
        ],
        ids=["two", "one", "none", "alone", "ready"],
    )
    @pytest.mark.rule("glossary/flank")
    def test_exhausted_at_the_start_of_your_turn_it_gains_1_for_each_friendly_skyborn_on_a_flank(
        self, bo: tuple[CardSpec | str, ...], gained: int
    ) -> None:
        t = self.begun(*bo)
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == ({"bo amber": (0, gained)} if gained else {})

    def test_not_at_the_start_of_the_opponents(self) -> None:
        t = self.begun("krump", ada=(tired("cabochon"), "jeen-peary"))
        t.pick("cabochon")
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {}


class TestEmberedPurse:
    test = cases("""
        it steals 1 for each ready skyborn creature of either side
            rule: glossary/steal
            in: skyborn
            ada: hand embered-purse; line jeen-peary cabochon(exhausted) troll; artifacts flint-s-map
            bo: line jeen-peary remmi-hound krump; amber 5
            play embered-purse
            -> embered-purse: hand > discard, ada amber: 0 > 3, bo amber: 5 > 2
        without any none is stolen
            in: skyborn
            ada: hand embered-purse; line troll
            bo: amber 5
            play embered-purse
            -> embered-purse: hand > discard
    """)


class TestGiltEmGood:
    test = cases("""
        each friendly flank creature captures 1
            rule: glossary/flank
            in: skyborn
            ada: hand gilt--em-good; line troll bumpsy krump; amber 5; keys red
            bo: line valdr; amber 5; keys blue
            play gilt--em-good, finish
            -> gilt--em-good: hand > discard, bo amber: 5 > 3, troll amber: 0 > 1, krump amber: 0 > 1
        with a yellow key of yours forged they do so again
            rule: glossary/preceding-repeat-the-preceding
            in: skyborn
            ada: hand gilt--em-good; line troll bumpsy krump; keys yellow
            bo: line valdr; amber 5
            play gilt--em-good, finish
            -> gilt--em-good: hand > discard, bo amber: 5 > 1, troll amber: 0 > 2, krump amber: 0 > 2
        with one of the opponent's, too
            in: skyborn
            ada: hand gilt--em-good; line troll
            bo: line valdr; amber 5; keys yellow
            play gilt--em-good
            -> gilt--em-good: hand > discard, bo amber: 5 > 3, troll amber: 0 > 2
    """)


class TestHannibalSMark:
    test = cases("""
        an enemy flank creature comes under your control with three counters
            rule: glossary/control-and-ownership glossary/flank
            in: skyborn
            ada: hand hannibal-s-mark; line troll
            bo: line valdr bumpsy krump
            play hannibal-s-mark, offers valdr krump, pick valdr, answer slot:0
            -> hannibal-s-mark: hand > discard, ada amber: 0 > 1, valdr controller: 1 > 0, valdr power counters: 0 > 3
            -> ada line: valdr troll
        without one there is nothing
            in: skyborn
            ada: hand hannibal-s-mark; line troll
            play hannibal-s-mark
            -> hannibal-s-mark: hand > discard, ada amber: 0 > 1
    """)

    def taken(self, house: House) -> Table:
        """Return the table after Ada took Valdr in her skyborn turn, in her next turn with that house."""
        houses = [SKYBORN, House.BROBNAR]
        ada = side(hand=["hannibal-s-mark"], battleline=["jeen-peary"], houses=houses)
        t = table(ada, side(battleline=["valdr"], houses=[House.DIS]), house=SKYBORN)
        t.do("play", "hannibal-s-mark")
        t.pick("valdr")
        t.answer("slot:0")
        t.answer("end-turn")
        t.answer("house:dis")
        t.answer("end-turn")
        t.answer(f"house:{house}")
        return t

    @pytest.mark.rule("glossary/house-choice")
    def test_it_belongs_to_skyborn_alone(self) -> None:
        assert self.taken(SKYBORN).can("reap", "valdr")
        assert not self.taken(House.BROBNAR).can("reap", "valdr")

    def test_only_while_you_control_it(self) -> None:
        bo = side(battleline=["valdr"], hand=["hypnobeam"], houses=[House.MARS, House.BROBNAR])
        t = table(side(hand=["hannibal-s-mark"], houses=[SKYBORN]), bo, house=SKYBORN)
        t.do("play", "hannibal-s-mark")
        t.pick("valdr")
        t.answer("slot:0")
        t.answer("end-turn")
        t.answer("house:mars")
        t.do("play", "hypnobeam")
        t.finish()
        assert t.line(1) == ["valdr"]
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert t.can("reap", "valdr")


class TestTurBoProp:
    test = cases("""
        after it reaps it draws a card
            ada: line tur-bo-prop; deck fear anger; keys red
            bo: keys yellow; deck troll
            reap tur-bo-prop
            -> tur-bo-prop exhausted, ada amber: 0 > 1, fear: deck > hand
        2 if a blue key is forged, yours
            ada: line tur-bo-prop; deck fear anger punch; keys blue
            reap tur-bo-prop
            -> tur-bo-prop exhausted, ada amber: 0 > 1, fear: deck > hand, anger: deck > hand
        or the opponent's
            ada: line tur-bo-prop; deck fear anger punch
            bo: keys blue; deck troll
            reap tur-bo-prop
            -> tur-bo-prop exhausted, ada amber: 0 > 1, fear: deck > hand, anger: deck > hand
        after a fight it draws none
            ada: line tur-bo-prop; deck fear
            bo: line hunting-witch
            fight tur-bo-prop hunting-witch
            -> tur-bo-prop exhausted, tur-bo-prop armor used: 0 > 1, tur-bo-prop damage: 0 > 1,
            -> hunting-witch: battleline > discard
    """)


class TestTyLourd:
    test = cases("""
        a card that the opponent discards from hand gains you 1
            rule: glossary/discarding-cards
            in: brobnar
            ada: hand krump punch
            bo: line ty-lourd
            discard krump, discard punch
            -> krump: hand > discard, punch: hand > discard, bo amber: 0 > 2
        one that you make them discard, too
            in: dis
            ada: line ty-lourd; hand mind-barb
            bo: hand zorg
            play mind-barb
            -> mind-barb: hand > discard, ada amber: 0 > 2, zorg: hand > discard
        one of theirs discarded from the deck gains none
            in: mars
            ada: line ty-lourd; hand digital-manipulation
            bo: deck tunk
            play digital-manipulation
            -> digital-manipulation: hand > discard, ada amber: 0 > 1, tunk: deck > discard
        your own gain none
            in: brobnar
            ada: line ty-lourd; hand krump
            discard krump
            -> krump: hand > discard
    """)


class TestBarrelRoll:
    test = cases("""
        a creature of either side is moved to a flank of its battleline and exhausted
            rule: glossary/move glossary/flank
            in: skyborn
            ada: hand barrel-roll; line troll
            bo: line valdr bumpsy krump
            play barrel-roll, offers troll valdr bumpsy krump, pick bumpsy, answer slot:0
            -> barrel-roll: hand > discard, ada amber: 0 > 1, bumpsy exhausted
            -> bo line: bumpsy valdr krump
        one of yours to the other flank
            in: skyborn
            ada: hand barrel-roll; line troll dust-imp urchin
            bo: line valdr
            play barrel-roll, pick dust-imp, answer slot:3
            -> barrel-roll: hand > discard, ada amber: 0 > 1, dust-imp exhausted, ada line: troll urchin dust-imp
    """)

    def test_it_goes_nowhere_else(self) -> None:
        t = table(side(hand=["barrel-roll"]), side(battleline=["valdr", "bumpsy", "krump"]), house=House.SKYBORN)
        t.do("play", "barrel-roll")
        t.pick("bumpsy")
        assert t.decision.keys() == ("slot:0", "slot:3")


class TestBloodwing:
    test = cases("""
        after it reaps each friendly flank creature gets a counter
            rule: glossary/flank
            in: skyborn
            ada: line troll bloodwing krump
            bo: line valdr
            reap bloodwing
            -> bloodwing exhausted, ada amber: 0 > 1, troll power counters: 0 > 1, krump power counters: 0 > 1
        after a fight, too, itself
            ada: line bloodwing(power_counters=1)
            bo: line hunting-witch krump
            fight bloodwing hunting-witch
            -> bloodwing exhausted, bloodwing damage: 0 > 2, hunting-witch: battleline > discard,
            -> bloodwing power counters: 1 > 2
    """)


class TestColdRopes:
    test = cases("""
        overwhelmed, it puts an enemy creature under its owner's deck
            rule: glossary/overwhelmed
            in: skyborn
            ada: hand cold-ropes; line troll
            bo: line valdr bumpsy; deck fear; artifacts city-gates
            play cold-ropes, offers valdr bumpsy, pick bumpsy
            -> cold-ropes: hand > discard, ada amber: 0 > 1, bumpsy: battleline > deck, bo deck: fear bumpsy
        otherwise it moves one to a flank of its battleline and exhausts it
            rule: glossary/move
            in: skyborn
            ada: hand cold-ropes; line troll urchin dust-imp
            bo: line valdr bumpsy krump
            play cold-ropes, offers valdr bumpsy krump, pick bumpsy, answer slot:3
            -> cold-ropes: hand > discard, ada amber: 0 > 1, bumpsy exhausted, bo line: valdr krump bumpsy
    """)

    def test_it_goes_nowhere_else(self) -> None:
        ada = side(hand=["cold-ropes"], battleline=["troll", "urchin", "dust-imp"])
        t = table(ada, side(battleline=["valdr", "bumpsy", "krump"]), house=House.SKYBORN)
        t.do("play", "cold-ropes")
        t.pick("bumpsy")
        assert t.decision.keys() == ("slot:0", "slot:3")


class TestDeepBlueBryn:
    test = cases("""
        after a fight she steals 1
            rule: glossary/steal
            ada: line deep-blue-bryn; keys red
            bo: line niffle-ape; amber 5; keys yellow
            fight deep-blue-bryn niffle-ape
            -> deep-blue-bryn exhausted, deep-blue-bryn damage: 0 > 3, niffle-ape: battleline > discard,
            -> ada amber: 0 > 1, bo amber: 5 > 4
        with a blue key of yours forged she is warded, too
            rule: glossary/ward
            ada: line deep-blue-bryn; keys blue
            bo: line niffle-ape; amber 5
            fight deep-blue-bryn niffle-ape
            -> deep-blue-bryn exhausted, deep-blue-bryn damage: 0 > 3, niffle-ape: battleline > discard,
            -> ada amber: 0 > 1, bo amber: 5 > 4, deep-blue-bryn warded
        with one of the opponent's, too
            ada: line deep-blue-bryn
            bo: line niffle-ape; keys blue
            fight deep-blue-bryn niffle-ape
            -> deep-blue-bryn exhausted, deep-blue-bryn damage: 0 > 3, niffle-ape: battleline > discard,
            -> deep-blue-bryn warded
        reaping brings neither
            ada: line deep-blue-bryn; keys blue
            bo: amber 5
            reap deep-blue-bryn
            -> deep-blue-bryn exhausted, ada amber: 0 > 1
    """)


class TestJeenPeary:
    test = cases("""
        on a flank he steals 1 after he reaps
            rule: glossary/flank glossary/steal
            ada: line jeen-peary troll
            bo: amber 5
            reap jeen-peary
            -> jeen-peary exhausted, ada amber: 0 > 2, bo amber: 5 > 4
        between others he does not
            in: skyborn
            ada: line krump jeen-peary troll
            bo: amber 5
            reap jeen-peary
            -> jeen-peary exhausted, ada amber: 0 > 1
        after a fight he does not
            ada: line jeen-peary
            bo: line hunting-witch; amber 5
            fight jeen-peary hunting-witch
            -> jeen-peary exhausted, jeen-peary damage: 0 > 2, hunting-witch: battleline > discard
    """)


class TestJumpStart:
    test = cases("""
        a friendly flank creature is readied and used
            rule: glossary/flank
            in: skyborn
            ada: hand jump-start; line valdr(exhausted) bumpsy krump
            bo: line hunting-witch
            play jump-start, offers valdr krump, pick valdr, answer reap:valdr
            -> jump-start: hand > discard, ada amber: 0 > 1
        overwhelmed it is done again, with the same one, too
            rule: glossary/overwhelmed glossary/preceding-repeat-the-preceding
            in: skyborn
            ada: hand jump-start; line valdr bumpsy krump
            bo: line hunting-witch troll niffle-ape batdrone
            play jump-start, pick valdr, answer reap:valdr, offers valdr krump, pick valdr, answer reap:valdr
            -> jump-start: hand > discard, valdr exhausted, ada amber: 0 > 2
        the first use may end that
            in: skyborn
            ada: hand jump-start; line valdr krump
            bo: line hunting-witch troll niffle-ape
            play jump-start, pick valdr, answer fight:valdr, pick hunting-witch
            -> jump-start: hand > discard, valdr exhausted, valdr damage: 0 > 2, hunting-witch: battleline > discard
    """)


class TestLeftenantChars:
    test = cases("""
        overwhelmed, he steals 2 after a fight
            rule: glossary/overwhelmed glossary/steal
            ada: line leftenant-chars
            bo: line niffle-ape krump troll; amber 5
            fight leftenant-chars niffle-ape
            -> leftenant-chars exhausted, leftenant-chars damage: 0 > 3, niffle-ape: battleline > discard,
            -> ada amber: 0 > 2, bo amber: 5 > 3
        otherwise he captures 1
            rule: glossary/capture
            ada: line leftenant-chars
            bo: line niffle-ape krump; amber 5
            fight leftenant-chars niffle-ape
            -> leftenant-chars exhausted, leftenant-chars damage: 0 > 3, niffle-ape: battleline > discard,
            -> leftenant-chars amber: 0 > 1, bo amber: 5 > 4
        reaping brings neither
            ada: line leftenant-chars
            bo: line krump; amber 5
            reap leftenant-chars
            -> leftenant-chars exhausted, ada amber: 0 > 1
    """)


class TestRemmiHound:
    @pytest.mark.rule("glossary/flank")
    def test_while_exhausted_each_friendly_flank_creature_gets_4_power(self) -> None:
        t = table(side(battleline=["troll", tired("remmi-hound"), "krump"]), side(battleline=["bumpsy"]))
        assert [t.card(id_).power for id_ in ("troll", "remmi-hound", "krump", "bumpsy")] == [12, 3, 10, 5]

    def test_on_a_flank_itself_too(self) -> None:
        t = table(side(battleline=[tired("remmi-hound")]), side())
        assert t.card("remmi-hound").power == 7

    def test_while_ready_none_does(self) -> None:
        t = table(side(battleline=["troll", "remmi-hound", "krump"]), side(battleline=["bumpsy"]))
        assert [t.card(id_).power for id_ in ("troll", "remmi-hound", "krump", "bumpsy")] == [8, 3, 6, 5]


class TestRubyRackham:
    test = cases("""
        after a fight 1 damage to each enemy flank creature
            rule: glossary/flank
            ada: line ruby-rackham(power_counters=1) troll; keys blue
            bo: line krump hunting-witch bumpsy valdr; keys yellow
            fight ruby-rackham hunting-witch
            -> ruby-rackham exhausted, ruby-rackham armor used: 0 > 1, ruby-rackham damage: 0 > 1,
            -> hunting-witch: battleline > discard, krump damage: 0 > 1, valdr damage: 0 > 1
        4 if a red key is forged, yours
            ada: line ruby-rackham(power_counters=1) troll; keys red
            bo: line krump hunting-witch bumpsy valdr
            fight ruby-rackham hunting-witch
            -> ruby-rackham exhausted, ruby-rackham armor used: 0 > 1, ruby-rackham damage: 0 > 1,
            -> hunting-witch: battleline > discard, krump damage: 0 > 4, valdr damage: 0 > 4
        or the opponent's
            ada: line ruby-rackham
            bo: line krump hunting-witch bumpsy valdr; keys red
            fight ruby-rackham hunting-witch
            -> ruby-rackham exhausted, ruby-rackham armor used: 0 > 1, ruby-rackham damage: 0 > 1,
            -> hunting-witch: battleline > discard, krump damage: 0 > 4, valdr damage: 0 > 4
        reaping brings none
            ada: line ruby-rackham
            bo: line krump
            reap ruby-rackham
            -> ruby-rackham exhausted, ada amber: 0 > 1
    """)
