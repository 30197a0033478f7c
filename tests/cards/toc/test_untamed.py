"""Tokens of Change, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.terms import Icon
from kfdesk.language.words import CREATURE, FRIENDLY, OPPONENT, a, by, card, fight_with, play
from tests.cards.lines import cases
from tests.tables import side, spec, table

UNTAMED = House.UNTAMED


def wolf(id_: str) -> CardSpec:
    """Return a Steppe Wolf."""
    return spec(id_, token_of="steppe-wolf")


class TestNiffleSanctuary:
    test = cases("""
        it makes a Niffle Brute, and each of them gains 1 after it fights
            rule: glossary/token-creatures glossary/lasting-effects
            in: untamed
            ada: artifacts niffle-sanctuary; line fear(token_of=niffle-brute) niffle-queen; deck punch anger
            ada: token niffle-brute
            bo: line dust-pixie dust-pixie
            action niffle-sanctuary, answer slot:0, fight fear dust-pixie, fight niffle-queen dust-pixie#2
            -> niffle-sanctuary exhausted, punch: deck > battleline, punch exhausted, fear exhausted,
            -> fear damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1, niffle-queen exhausted,
            -> niffle-queen damage: 0 > 1, dust-pixie 2: battleline > discard
        a reap gains no more than else, nor does a fight before
            in: untamed
            ada: artifacts niffle-sanctuary; line fear(token_of=niffle-brute) krump(token_of=niffle-brute)
            ada: deck punch anger; token niffle-brute
            bo: line dust-pixie
            fight krump dust-pixie, action niffle-sanctuary, answer slot:0, reap fear
            -> niffle-sanctuary exhausted, punch: deck > battleline, punch exhausted, fear exhausted,
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1
        so does one that is made later this turn
            rule: glossary/lasting-effects
            in: untamed
            ada: artifacts niffle-sanctuary; hand cover-operation(house=untamed); deck punch anger; token niffle-brute
            bo: line dust-pixie
            action niffle-sanctuary, answer slot:0, play cover-operation, answer slot:0, fight anger dust-pixie
            -> niffle-sanctuary exhausted, punch: deck > battleline, punch exhausted, anger: deck > battleline,
            -> cover-operation: hand > discard, anger exhausted, anger damage: 0 > 1,
            -> dust-pixie: battleline > discard, ada amber: 0 > 1
        another token creature is not made
            rule: glossary/token-creatures
            in: untamed
            ada: artifacts niffle-sanctuary; deck punch anger; token steppe-wolf
            action niffle-sanctuary
            -> niffle-sanctuary exhausted
    """)

    @pytest.mark.rule("glossary/end-of-turn")
    def test_in_the_next_turn_they_do_not(self) -> None:
        mine = [spec("fear", token_of="niffle-brute"), "urchin"]
        ada = side(artifacts=["niffle-sanctuary"], battleline=mine, deck=["flaxia"] * 9, token="niffle-brute")
        theirs = ["dust-pixie", spec("anger", token_of="niffle-brute")]
        bo = side(battleline=theirs, deck=["warsong"] * 9, houses=[UNTAMED])
        t = table(ada, bo, house=UNTAMED)
        t.do("action", "niffle-sanctuary")
        t.finish()
        t.end_turn()
        t.fight("anger", "urchin")
        assert t.amber(1) == 0
        t.end_turn()
        t.fight("fear", "dust-pixie")
        assert t.amber(0) == 0

    def test_an_enemy_one_gains_for_its_own_player(self) -> None:
        goad = card("anger", play(by(OPPONENT, fight_with(a(CREATURE, FRIENDLY)))))
        hand = [spec("anger", house=UNTAMED)]
        ada = side(artifacts=["niffle-sanctuary"], hand=hand, battleline=["urchin"], token="niffle-brute")
        bo = side(battleline=[spec("fear", token_of="niffle-brute")], token="niffle-brute")
        t = table(ada, bo, goad, house=UNTAMED)
        t.do("action", "niffle-sanctuary")
        t.do("play", "anger")
        t.finish()
        assert t.amber(1) == 1


class TestHarlock:
    test = cases("""
        after it fights a creature that was destroyed it makes a token creature
            rule: glossary/fight glossary/skirmish glossary/token-creatures
            in: untamed
            ada: line harlock; deck fear punch; token briar-instar
            bo: line silvertooth
            fight harlock silvertooth, finish
            -> harlock exhausted, silvertooth: battleline > discard, fear: deck > battleline, fear exhausted
        one that survives makes none, although another was destroyed this turn
            in: untamed
            ada: line harlock flaxia; deck fear punch; token briar-instar
            bo: line troll dust-pixie
            fight flaxia dust-pixie, fight harlock troll
            -> harlock exhausted, troll damage: 0 > 3, flaxia exhausted, flaxia damage: 0 > 1,
            -> dust-pixie: battleline > discard
        of two fights in one turn the last one counts
            rule: glossary/fight
            in: untamed
            ada: line harlock; hand anger(house=untamed); deck fear punch; token briar-instar
            bo: line silvertooth troll
            fight harlock silvertooth, answer slot:0, play anger, pick harlock, pick troll
            -> harlock exhausted, silvertooth: battleline > discard, fear: deck > battleline, fear exhausted,
            -> anger: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3
        one that its ward saves makes none
            rule: glossary/ward
            in: untamed
            ada: line harlock; deck fear punch; token briar-instar
            bo: line dust-pixie(warded)
            fight harlock dust-pixie
            -> harlock exhausted, dust-pixie warded: yes > no
        the fight of another makes none
            in: untamed
            ada: line harlock flaxia; deck fear punch; token briar-instar
            bo: line dust-pixie
            fight flaxia dust-pixie
            -> flaxia exhausted, flaxia damage: 0 > 1, dust-pixie: battleline > discard
        nor does one that attacks it
            in: brobnar
            ada: line bumpsy
            bo: line harlock(power_counters=9); deck fear punch; token briar-instar
            fight bumpsy harlock
            -> bumpsy: battleline > discard, harlock damage: 0 > 5
        a reap makes none, nor one after such a fight
            in: untamed
            ada: line harlock(upgrades=rocket-boots) flaxia; deck fear punch; token briar-instar
            bo: line silvertooth
            fight harlock silvertooth, answer trigger:c3.0, answer slot:0, reap harlock
            -> harlock exhausted, silvertooth: battleline > discard, fear: deck > battleline, fear exhausted,
            -> ada amber: 0 > 1
    """)


class TestKharisma:
    test = cases("""
        after it reaps another friendly creature returns to its owner's hand, and a token creature is made
            rule: glossary/return glossary/if-you-do-and-in-order-to glossary/token-creatures
            in: untamed
            ada: line krump kharisma troll; deck fear punch; token steppe-wolf; artifacts city-gates
            bo: line valdr
            reap kharisma, offers krump troll, pick troll, finish
            -> kharisma exhausted, ada amber: 0 > 1, troll: battleline > hand, fear: deck > battleline, fear exhausted
        alone it makes none
            in: untamed
            ada: line kharisma; deck fear punch; token steppe-wolf
            bo: line valdr
            reap kharisma
            -> kharisma exhausted, ada amber: 0 > 1
        nor where a ward keeps the other in play
            rule: glossary/ward glossary/if-you-do-and-in-order-to
            in: untamed
            ada: line kharisma krump(warded); deck fear punch; token steppe-wolf
            reap kharisma, pick krump
            -> kharisma exhausted, ada amber: 0 > 1, krump warded: yes > no
        a fight returns none
            in: untamed
            ada: line kharisma krump; deck fear punch; token steppe-wolf
            bo: line dust-pixie
            fight kharisma dust-pixie
            -> kharisma exhausted, kharisma damage: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_hand_is_that_of_the_owner(self) -> None:
        ada = side(battleline=["kharisma", spec("krump", owner=1)], deck=["fear"], token="steppe-wolf")
        t = table(ada, side(), house=UNTAMED)
        t.do("reap", "kharisma")
        t.pick("krump")
        t.finish()
        assert (t.ids(0, "hand"), t.ids(1, "hand"), sorted(t.line(0))) == ([], ["krump"], ["kharisma", "steppe-wolf"])


class TestUmwas:
    test = cases("""
        it makes a token creature, and each friendly token creature gets a +1 power counter
            rule: glossary/token-creatures glossary/counters-and-tokens
            in: untamed
            ada: hand umwas; line krump anger(token_of=briar-instar); deck fear punch; token briar-instar
            bo: line troll(token_of=briar-instar)
            creature umwas, finish
            -> umwas: hand > battleline, umwas exhausted, fear: deck > battleline, fear exhausted,
            -> fear power counters: 0 > 1, anger power counters: 0 > 1
    """)


class TestMassingAtMidnight:
    test = cases("""
        it makes 3 token creatures and is purged
            rule: glossary/token-creatures glossary/purge
            in: untamed
            ada: hand massing-at-midnight; line krump; deck fear punch anger warsong; token briar-instar
            play massing-at-midnight, finish
            -> massing-at-midnight: hand > purged, fear: deck > battleline, fear exhausted, punch: deck > battleline,
            -> punch exhausted, anger: deck > battleline, anger exhausted
        of fewer cards as many are made
            rule: glossary/resolve-as-much-as-you-can
            in: untamed
            ada: hand massing-at-midnight; line krump; deck fear; token briar-instar
            play massing-at-midnight, finish
            -> massing-at-midnight: hand > purged, fear: deck > battleline, fear exhausted
    """)


class TestSignalFaerie:
    test = cases("""
        played it makes a token creature
            rule: glossary/token-creatures
            in: untamed
            ada: hand signal-faerie; deck fear punch; token briar-instar
            creature signal-faerie, finish
            -> signal-faerie: hand > battleline, signal-faerie exhausted, fear: deck > battleline, fear exhausted
        after it reaps it makes one, too
            in: untamed
            ada: line signal-faerie; deck fear punch; token briar-instar
            reap signal-faerie, finish
            -> signal-faerie exhausted, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
        a fight makes none
            in: untamed
            ada: line signal-faerie; deck fear punch; token briar-instar
            bo: line dust-pixie
            fight signal-faerie dust-pixie
            -> signal-faerie exhausted, signal-faerie damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestSurvivalOfTheRichest:
    test = cases("""
        with more than the opponent it is archived
            rule: glossary/token-creatures glossary/archives
            in: untamed
            ada: hand survival-of-the-richest; line krump; deck fear punch; token briar-instar; amber 3
            bo: amber 2
            play survival-of-the-richest, finish
            -> survival-of-the-richest: hand > archives, fear: deck > battleline, fear exhausted
        with as much it is discarded
            in: untamed
            ada: hand survival-of-the-richest; line krump; deck fear punch; token briar-instar; amber 2
            bo: amber 2
            play survival-of-the-richest, finish
            -> survival-of-the-richest: hand > discard, fear: deck > battleline, fear exhausted
        with less, too
            in: untamed
            ada: hand survival-of-the-richest; line krump; deck fear punch; token briar-instar; amber 1
            bo: amber 2
            play survival-of-the-richest, finish
            -> survival-of-the-richest: hand > discard, fear: deck > battleline, fear exhausted
    """)


class TestWhimsicalConjuror:
    test = cases("""
        each Æmber bonus icon can be a token creature instead
            rule: glossary/bonus-icons glossary/replacement-effects glossary/may
            in: untamed
            ada: hand dust-pixie; line whimsical-conjuror; deck fear punch; token briar-instar
            creature dust-pixie, answer yes, answer slot:0, answer no
            -> dust-pixie: hand > battleline, dust-pixie exhausted, fear: deck > battleline, fear exhausted,
            -> ada amber: 0 > 1
        Æmber of a reap is not one
            in: untamed
            ada: line whimsical-conjuror; deck fear punch; token briar-instar
            reap whimsical-conjuror
            -> whimsical-conjuror exhausted, ada amber: 0 > 1
        the opponent resolves theirs
            in: untamed
            ada: hand dust-pixie; deck fear punch; token briar-instar
            bo: line whimsical-conjuror; deck krump; token briar-instar
            creature dust-pixie
            -> dust-pixie: hand > battleline, dust-pixie exhausted, ada amber: 0 > 2
    """)

    @pytest.mark.rule("glossary/bonus-icons")
    def test_another_icon_is_resolved_as_always(self) -> None:
        ada = side(
            hand=[spec("flaxia", icons=(Icon.CAPTURE,))], battleline=["whimsical-conjuror"], deck=["fear"] * 3,
            token="briar-instar",
        )  # fmt: skip
        t = table(ada, side(amber=2), house=UNTAMED)
        t.creature("flaxia")
        t.finish()
        assert (sorted(t.line(0)), t.amber(1)) == (["flaxia", "whimsical-conjuror"], 1)

    @pytest.mark.rule("glossary/token-creatures")
    def test_without_a_token_creature_nothing_is_asked(self) -> None:
        t = table(side(hand=["dust-pixie"], battleline=["whimsical-conjuror"], deck=["fear"]), side(), house=UNTAMED)
        t.creature("dust-pixie")
        assert t.amber(0) == 2
        t.expect_main_step()


class TestNiffleBrute:
    test = cases("""
        destroyed it returns Niffle Sanctuary from its player's discard pile
            rule: glossary/destroyed glossary/return glossary/token-creatures
            in: brobnar
            ada: line troll; discard niffle-ape
            bo: line fear(token_of=niffle-brute); discard niffle-ape niffle-sanctuary krump; token niffle-brute
            fight troll fear, offers niffle-sanctuary, pick niffle-sanctuary
            -> troll exhausted, troll damage: 0 > 4, fear: battleline > discard, niffle-sanctuary: discard > hand
        of two of them one does
            in: brobnar
            ada: line troll
            bo: line fear(token_of=niffle-brute); discard niffle-sanctuary niffle-sanctuary; token niffle-brute
            fight troll fear, offers niffle-sanctuary niffle-sanctuary, pick niffle-sanctuary#2
            -> troll exhausted, troll damage: 0 > 4, fear: battleline > discard, niffle-sanctuary 2: discard > hand
        without it a Niffle card is chosen
            in: brobnar
            ada: line fear(token_of=niffle-brute damage=1); discard niffle-ape krump niffle-queen
            ada: token niffle-brute; hand punch
            bo: discard niffle-sanctuary niffle-ape
            play punch, pick fear, offers niffle-queen niffle-ape, pick niffle-ape
            -> punch: hand > discard, ada amber: 0 > 1, fear: battleline > discard, niffle-ape: discard > hand
        without either nothing is
            in: brobnar
            ada: line troll; discard niffle-ape
            bo: line fear(token_of=niffle-brute); discard krump; token niffle-brute
            fight troll fear
            -> troll exhausted, troll damage: 0 > 4, fear: battleline > discard
    """)


class TestBriarInstar:
    test = cases("""
        what attacks it is dealt 2 before
            rule: glossary/hazardous-x glossary/token-creatures
            in: shadows
            ada: line silvertooth
            bo: line fear(token_of=briar-instar); token briar-instar
            fight silvertooth fear
            -> silvertooth: battleline > discard
    """)

    def test_it_is_an_insect_with_power_2(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="briar-instar")], token="briar-instar"), side())
        assert (t.card("fear").power, t.card("fear").traits) == (2, ("beast", "insect"))


class TestSteppeWolf:
    @pytest.mark.rule("glossary/power", "glossary/token-creatures")
    @pytest.mark.parametrize(
        ("others", "power"),
        [([], 1), (["moor-wolf"], 2), ([wolf("punch"), "krump", "moor-wolf"], 3), (["krump"], 1)],
    )
    def test_each_other_friendly_wolf_is_1_power(self, others: list[object], power: int) -> None:
        foes = side(battleline=["moor-wolf", wolf("anger")])
        t = table(side(battleline=[wolf("fear"), *others], token="steppe-wolf"), foes)
        assert t.card("fear").power == power


class TestTwilightPixie:
    test = cases("""
        a neighbor that is no Faerie gains 1 after it reaps
            rule: glossary/neighbor glossary/token-creatures
            in: untamed
            ada: line niffle-ape moor-wolf fear(token_of=twilight-pixie) flaxia; token twilight-pixie
            reap moor-wolf
            -> moor-wolf exhausted, ada amber: 0 > 2
        a Faerie, one further away and the Pixie itself do not
            in: untamed
            ada: line niffle-ape moor-wolf fear(token_of=twilight-pixie) flaxia; token twilight-pixie
            reap flaxia, reap niffle-ape, reap fear
            -> flaxia exhausted, niffle-ape exhausted, fear exhausted, ada amber: 0 > 3
        it can have two such neighbors
            in: untamed
            ada: line niffle-ape fear(token_of=twilight-pixie) moor-wolf; token twilight-pixie
            reap moor-wolf, reap niffle-ape
            -> moor-wolf exhausted, niffle-ape exhausted, ada amber: 0 > 4
        a fight gains none
            in: untamed
            ada: line niffle-ape fear(token_of=twilight-pixie); token twilight-pixie
            bo: line dust-pixie
            fight niffle-ape dust-pixie
            -> niffle-ape exhausted, niffle-ape damage: 0 > 1, dust-pixie: battleline > discard
    """)
