"""Winds of Exchange, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

BROBNAR = House.BROBNAR


def played(enemies: list[object], deck: int, **fields: object) -> Table:
    """Return a table on which Ada, whose token creature is a Grunt, has just played the card."""
    ada = side(hand=["endless-hordes"], deck=["fear"] * deck, token="grunt", **fields)
    t = table(ada, side(battleline=enemies))
    t.do("play", "endless-hordes")
    return t


def fought(t: Table) -> list[str]:
    """Return which creatures were fought, in that order."""
    return [t.game.state.cards[e.against].printed.id for e in t.events(ev.FightBegan)]


class TestAncientBattleground:
    test = cases("""
        a friendly creature that fought brings 1 Æmber
            ada: artifacts ancient-battleground; line krump troll
            bo: line dust-pixie valdr
            fight troll valdr
            -> troll exhausted, troll damage: 0 > 6, valdr: battleline > discard, ada amber: 0 > 1
        enemy creatures reap, and gain nothing where they fight
            ada: line krump troll
            bo: artifacts ancient-battleground; line dust-pixie
            reap krump, fight troll dust-pixie
            -> krump exhausted, ada amber: 0 > 1, troll exhausted, troll damage: 0 > 1,
            -> dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_friendly_creatures_cannot_reap(self) -> None:
        t = table(side(battleline=["krump"], artifacts=["ancient-battleground"]), side(battleline=["troll"]))
        assert t.can("fight", "krump") and not t.can("reap", "krump")


class TestEndlessHordes:
    @pytest.mark.rule("glossary/token-creatures", "glossary/taunt")
    def test_a_token_is_made_for_each_enemy_creature_and_fights_one_of_them_in_spite_of_taunt(self) -> None:
        t = played(["troll", "champion-anaphiel"], 3)
        t.answer("slot:0")
        t.expect(DecisionKind.ATTACK)
        t.offers("troll", "champion-anaphiel")  # which has taunt
        t.pick("troll")
        t.finish()
        assert fought(t) == ["troll", "champion-anaphiel"]
        assert len(t.game.state.players[0].deck) == 1

    def test_without_enemy_creatures_none_is_made(self) -> None:
        t = played([], 3)
        assert t.events(ev.TokenMade) == [] and t.line(0) == []
        t.expect_main_step()

    def test_without_a_token_creature_of_its_own_the_deck_makes_none(self) -> None:
        t = table(side(hand=["endless-hordes"], deck=["fear"]), side(battleline=["troll"]))
        t.do("play", "endless-hordes")
        assert t.changes() == {"endless-hordes": ("hand", "discard")}
        t.expect_main_step()


class TestFrostGiant:
    @pytest.mark.rule("glossary/ready-and-exhausted")
    def test_it_stays_exhausted_when_its_player_readies_cards(self) -> None:
        line = [spec("frost-giant", ready=False), spec("troll", ready=False), "krump"]
        t = table(side(battleline=line), side(battleline=[spec("valdr", ready=False)]))
        t.end_turn()
        assert [t.card(c).ready for c in ("frost-giant", "troll", "krump", "valdr")] == [False, True, True, False]
        t.end_turn()
        assert [t.card(c).ready for c in ("frost-giant", "valdr")] == [False, True]

    def test_a_ready_one_stays_ready(self) -> None:
        t = table(side(battleline=["frost-giant"]), side())
        t.end_turn()
        assert t.card("frost-giant").ready

    test = cases("""
        another card readies it
            ada: hand anger; line frost-giant(exhausted)
            bo: line troll
            play anger, pick frost-giant, pick troll
            -> anger: hand > discard, ada amber: 0 > 1, frost-giant damage: 0 > 8, troll: battleline > discard
    """)


class TestHallafest:
    test = cases("""
        Bräkken cards of different names come to hand from both places, a chain for each
            rule: glossary/search glossary/chains
            ada: hand hallafest; deck vulka troll brikk-nastee vulka; discard harmal-atoon krump ged-hammer
            play hallafest, offers 0-1 of: vulka brikk-nastee vulka ged-hammer harmal-atoon, pick vulka
            offers 0-1 of: brikk-nastee ged-hammer harmal-atoon, pick harmal-atoon
            offers 0-1 of: brikk-nastee ged-hammer, pick brikk-nastee, offers 0-1 of: ged-hammer, pick ged-hammer
            -> hallafest: hand > discard, vulka: deck > hand, harmal-atoon: discard > hand,
            -> brikk-nastee: deck > hand, ged-hammer: discard > hand, ada chains: 0 > 4
        fewer may be taken
            ada: hand hallafest; deck vulka troll brikk-nastee
            play hallafest, pick brikk-nastee, finish
            -> hallafest: hand > discard, brikk-nastee: deck > hand, vulka: deck > hand, ada chains: 0 > 2
        or none
            ada: hand hallafest; deck vulka troll brikk-nastee
            play hallafest, answer done
            -> hallafest: hand > discard
        where there is none nothing is asked
            ada: hand hallafest; deck troll; discard krump
            bo: deck vulka; discard ged-hammer
            play hallafest
            -> hallafest: hand > discard
    """)

    def test_both_players_see_what_is_found_and_the_deck_is_shuffled(self) -> None:
        t = table(side(hand=["hallafest"], deck=["vulka", "troll"]), side())
        t.do("play", "hallafest")
        t.pick("vulka")
        assert [event.cards for event in t.events(ev.CardsRevealed)] == [(t.number("vulka"),)]
        assert len(t.events(ev.Shuffled)) == 1


class TestHarmalAtoon:
    test = cases("""
        another friendly Brobnar creature that is destroyed returns to its owner's hand
            rule: glossary/destroyed
            ada: line harmal-atoon bumpsy
            bo: line troll
            fight bumpsy troll
            -> bumpsy: battleline > hand, troll damage: 0 > 5
        it does not return itself
            ada: line harmal-atoon bumpsy
            bo: line troll
            fight harmal-atoon troll
            -> harmal-atoon: battleline > discard, troll damage: 0 > 5
        nor a creature of another house, nor an enemy
            in: untamed
            ada: line harmal-atoon niffle-ape
            bo: line ganger-chieftain
            fight niffle-ape ganger-chieftain
            -> niffle-ape: battleline > discard, ganger-chieftain damage: 0 > 3
        an enemy is discarded
            ada: line harmal-atoon troll
            bo: line bumpsy
            fight troll bumpsy
            -> bumpsy: battleline > discard, troll exhausted, troll damage: 0 > 5
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_hand_is_that_of_the_owner(self) -> None:
        t = table(side(battleline=["harmal-atoon", spec("bumpsy", owner=1)]), side(battleline=["troll"]))
        t.fight("bumpsy", "troll")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["bumpsy"])


class TestKretchee:
    test = cases("""
        what you exalt has 1 Æmber more on it
            rule: glossary/exalt
            ada: hand fresh-marks; line kretchee dust-pixie
            bo: line troll
            play fresh-marks, pick dust-pixie, finish
            -> fresh-marks: hand > discard, ada amber: 0 > 1, dust-pixie: battleline > discard, troll amber: 0 > 2
        a creature that is exalted 3 times gets 1 more each time
            rule: glossary/exalt
            ada: hand eruption; line kretchee
            creature eruption
            -> eruption: hand > battleline, eruption exhausted, eruption amber: 0 > 6
        what the opponent exalts, too
            ada: hand fresh-marks; line dust-pixie
            bo: line troll kretchee valdr bumpsy
            play fresh-marks, pick dust-pixie, pick troll valdr bumpsy, finish
            -> fresh-marks: hand > discard, ada amber: 0 > 1, dust-pixie: battleline > discard, troll amber: 0 > 2,
            -> valdr amber: 0 > 2, bumpsy amber: 0 > 2
        a creature that captures gets 1 more, once however much it captures
            rule: glossary/capture
            ada: hand unguarded-camp; line kretchee
            bo: amber 3
            play unguarded-camp, pick kretchee
            -> unguarded-camp: hand > discard, ada amber: 0 > 1, kretchee amber: 0 > 2, bo amber: 3 > 2
        so does a creature of the opponent
            in: sanctum
            ada: line sequis
            bo: line kretchee; amber 3
            reap sequis
            -> sequis exhausted, sequis amber: 0 > 2, ada amber: 0 > 1, bo amber: 3 > 2
        Æmber that is placed otherwise brings none
            ada: hand blood-money; line kretchee
            bo: line troll
            play blood-money, pick troll
            -> blood-money: hand > discard, troll amber: 0 > 2
        where there is none to capture it brings none
            in: sanctum
            ada: line sequis kretchee
            reap sequis
            -> sequis exhausted, ada amber: 0 > 1
    """)


class TestNirborFlamewing:
    def turn_begins(self, *line: object) -> Table:
        """The start of Bo's turn, whose Nirbor Flamewing is in the discard pile; what is asked first is open."""
        bo = side(battleline=list(line), discard=["nirbor-flamewing"], token="skirmisher", deck=["punch"] * 3)
        t = table(side(battleline=["valdr"]), bo)
        t.game.choose("end-turn")
        t.mark()
        return t

    @pytest.mark.rule("glossary/ability-card-ability")
    def test_from_the_discard_pile_it_comes_ready_for_a_friendly_creature(self) -> None:
        t = self.turn_begins("bumpsy", "troll")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("bumpsy", "troll")
        t.pick("bumpsy")
        t.finish_until(DecisionKind.MAIN)
        assert (t.zone("bumpsy"), t.zone("nirbor-flamewing")) == ("discard", "battleline")
        assert t.card("nirbor-flamewing").ready

    @pytest.mark.rule("glossary/may")
    def test_or_it_stays_there(self) -> None:
        t = self.turn_begins("bumpsy")
        t.answer("no")
        t.finish()
        assert (t.line(1), t.ids(1, "discard")) == (["bumpsy"], ["nirbor-flamewing"])

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_a_creature_that_its_ward_saves_does_not_bring_it_back(self) -> None:
        t = self.turn_begins(spec("bumpsy", warded=True))
        t.answer("yes")
        t.pick("bumpsy")
        t.finish()
        assert (t.line(1), t.ids(1, "discard")) == (["bumpsy"], ["nirbor-flamewing"])
        assert not t.card("bumpsy").warded

    def test_without_a_creature_nothing_is_asked(self) -> None:
        t = self.turn_begins()
        assert t.decision.kind is not DecisionKind.CONFIRM
        t.finish()
        assert t.ids(1, "discard") == ["nirbor-flamewing"]

    def test_in_the_turn_of_the_opponent_and_in_hand_it_does_nothing(self) -> None:
        ada = side(battleline=["valdr"], discard=["nirbor-flamewing"])
        t = table(ada, side(battleline=["bumpsy"], hand=["nirbor-flamewing"]))
        t.end_turn()  # which says yes to what is asked
        assert (t.line(0), t.line(1)) == (["valdr"], ["bumpsy"])

    @pytest.mark.rule("glossary/destroyed", "glossary/token-creatures")
    def test_destroyed_it_leaves_a_token_creature(self) -> None:
        bo = side(battleline=["nirbor-flamewing"], token="skirmisher", deck=["punch", "fear"])
        t = table(side(battleline=["troll"]), bo, house=BROBNAR)
        t.fight("troll", "nirbor-flamewing")
        t.finish()
        assert (t.line(1), t.ids(1, "discard"), t.ids(1, "deck")) == (["skirmisher"], ["nirbor-flamewing"], ["fear"])


class TestRevnaStarsong:
    test = cases("""
        a friendly Berserker that fought is not destroyed
            rule: glossary/token-creatures
            ada: line revna-starsong fear(token_of=berserker); token berserker
            bo: line dust-pixie
            fight fear dust-pixie
            -> fear exhausted, fear damage: 0 > 1, dust-pixie: battleline > discard
        what it gains later is lost, too
            ada: line revna-starsong fear(token_of=berserker); artifacts ancient-battleground; token berserker
            bo: line dust-pixie
            fight fear dust-pixie
            -> fear exhausted, fear damage: 0 > 1, dust-pixie: battleline > discard
        another creature keeps what it has
            ada: line revna-starsong headhunter; token berserker
            bo: line dust-pixie
            fight headhunter dust-pixie
            -> headhunter exhausted, headhunter damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1
        an enemy Berserker is destroyed
            ada: line fear(token_of=berserker); token berserker
            bo: line dust-pixie revna-starsong
            fight fear dust-pixie
            -> fear: battleline > discard, dust-pixie: battleline > discard
    """)


class TestBrawlIn:
    test = cases("""
        it makes 2 token creatures and enrages them
            rule: glossary/token-creatures glossary/enrage
            ada: hand brawl-in; line troll anger(token_of=grunt); deck fear punch krump; token grunt
            bo: line valdr
            play brawl-in, finish
            -> brawl-in: hand > discard, fear: deck > battleline, fear exhausted, fear enraged,
            -> punch: deck > battleline, punch exhausted, punch enraged
        with one card it makes one
            ada: hand brawl-in; deck fear; token grunt
            play brawl-in, finish
            -> brawl-in: hand > discard, fear: deck > battleline, fear exhausted, fear enraged
        a deck without token creature makes none
            ada: hand brawl-in; deck fear punch
            play brawl-in
            -> brawl-in: hand > discard
    """)


class TestBrokenAxeOutpost:
    test = cases("""
        a friendly creature goes beneath its owner's deck, and an enemy creature is dealt 6 damage
            ada: artifacts broken-axe-outpost; line troll krump; deck fear
            bo: line valdr lollop-the-titanic
            action broken-axe-outpost, offers troll krump, pick krump, offers valdr lollop-the-titanic
            pick lollop-the-titanic
            -> broken-axe-outpost exhausted, krump: battleline > deck, lollop-the-titanic damage: 0 > 6
            -> ada deck: fear krump
        a creature that its ward keeps there does not lead to damage
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            ada: artifacts broken-axe-outpost; line troll(warded)
            bo: line valdr
            action broken-axe-outpost, pick troll
            -> broken-axe-outpost exhausted, troll warded: yes > no
        without a friendly creature nothing happens
            ada: artifacts broken-axe-outpost
            bo: line valdr
            action broken-axe-outpost
            -> broken-axe-outpost exhausted
        without an enemy creature the creature is gone all the same
            rule: glossary/resolve-as-much-as-you-can
            ada: artifacts broken-axe-outpost; line troll
            action broken-axe-outpost, pick troll
            -> broken-axe-outpost exhausted, troll: battleline > deck
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_deck_is_that_of_the_owner(self) -> None:
        ada = side(artifacts=["broken-axe-outpost"], battleline=[spec("krump", owner=1)], deck=["fear"])
        t = table(ada, side(deck=["punch"]))
        t.do("action", "broken-axe-outpost")
        t.pick("krump")
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["fear"], ["punch", "krump"])


class TestCrimTorchtooth:
    test = cases("""
        the neighbors of what it attacks are dealt 4, its own are enraged after that
            rule: glossary/splash-attack-x glossary/enrage
            ada: line valdr krump crim-torchtooth troll
            bo: line valdr lollop-the-titanic bumpsy dust-pixie snufflegator
            fight crim-torchtooth bumpsy, finish
            -> crim-torchtooth exhausted, crim-torchtooth damage: 0 > 5, bumpsy: battleline > discard,
            -> lollop-the-titanic damage: 0 > 4, dust-pixie: battleline > discard, krump enraged, troll enraged
        a reap enrages nobody
            ada: line krump crim-torchtooth
            reap crim-torchtooth
            -> crim-torchtooth exhausted, ada amber: 0 > 1
        destroyed in the fight it enrages nobody
            ada: line krump crim-torchtooth(damage=2)
            bo: line bumpsy
            fight crim-torchtooth bumpsy
            -> crim-torchtooth: battleline > discard, bumpsy: battleline > discard
    """)


class TestFeatsOfStrength:
    test = cases("""
        each time an enemy creature is destroyed in a fight a token creature is made
            rule: glossary/lasting-effects glossary/token-creatures
            ada: hand feats-of-strength; line troll krump; deck fear punch anger; token grunt
            bo: line dust-pixie silvertooth
            play feats-of-strength, fight troll dust-pixie, answer slot:2, fight krump silvertooth, finish
            -> ada amber: 0 > 1, feats-of-strength: hand > discard, fear: deck > battleline, fear exhausted,
            -> troll exhausted, troll damage: 0 > 1, krump exhausted, krump damage: 0 > 2,
            -> dust-pixie: battleline > discard, silvertooth: battleline > discard, punch: deck > battleline,
            -> punch exhausted
        what is destroyed otherwise, or a friendly creature, makes none
            ada: hand feats-of-strength punch; line bumpsy; deck fear; token grunt
            bo: line dust-pixie troll
            play feats-of-strength, play punch, pick dust-pixie, fight bumpsy troll
            -> ada amber: 0 > 2, feats-of-strength: hand > discard, punch: hand > discard,
            -> bumpsy: battleline > discard, dust-pixie: battleline > discard, troll damage: 0 > 5
    """)

    def test_in_the_next_turn_none_is_made(self) -> None:
        ada = side(hand=["feats-of-strength"], battleline=["troll"], deck=["fear"] * 9, token="grunt")
        t = table(ada, side(battleline=["dust-pixie"]), house=BROBNAR)
        t.do("play", "feats-of-strength")
        t.end_turn()
        t.end_turn()
        t.fight("troll", "dust-pixie")
        assert t.line(0) == ["troll"]
        t.expect_main_step()


class TestGedHammer:
    test = cases("""
        destroyed, it readies and enrages each other friendly Brobnar creature
            rule: glossary/destroyed glossary/enrage
            ada: line ged-hammer bumpsy(exhausted) snufflegator(exhausted) krump
            bo: line troll valdr(exhausted)
            fight ged-hammer troll
            -> ged-hammer: battleline > discard, troll damage: 0 > 5, bumpsy exhausted: yes > no, bumpsy enraged,
            -> krump enraged
        alone it does nothing
            ada: line ged-hammer
            bo: line troll
            fight ged-hammer troll
            -> ged-hammer: battleline > discard, troll damage: 0 > 5
    """)


class TestTheGrandGord:
    def begun(self, mine: list[str], theirs: list[str], *, whose: int = 1) -> Table:
        """Return a table at the start of Bo's turn, the Gord on a player's side beside these creatures."""
        sides = [{"battleline": theirs}, {"battleline": mine}]
        sides[whose]["battleline"] = ["the-grand-gord", *sides[whose]["battleline"]]
        ada, bo = (side(**fields, token="grunt", deck=["fear"] * 9) for fields in sides)
        t = table(ada, bo)
        t.end_turn()
        return t

    @pytest.mark.rule("glossary/most-powerful", "glossary/token-creatures")
    @pytest.mark.parametrize(
        ("mine", "theirs", "made"),
        [
            ([], [], 1),
            ([], ["bumpsy"], 1),
            ([], ["krump"], 0),
            (["troll"], ["krump"], 1),
            (["troll"], ["troll"], 1),
            (["troll"], ["lollop-the-titanic"], 0),
        ],
    )
    def test_with_the_most_powerful_creature_a_token_creature_is_made(
        self, mine: list[str], theirs: list[str], made: int
    ) -> None:
        t = self.begun(mine, theirs)
        assert (t.line(0), sorted(t.line(1))) == (theirs, sorted(["the-grand-gord", *mine, *["grunt"] * made]))

    def test_not_in_the_opponents_turn(self) -> None:
        t = self.begun([], [], whose=0)
        assert (t.line(0), t.line(1)) == (["the-grand-gord"], [])


class TestVowOfBlood:
    test = cases("""
        each damaged enemy creature is dealt 2 damage
            ada: hand vow-of-blood; line krump(damage=1)
            bo: line troll(damage=1) valdr lollop-the-titanic(damage=3)
            play vow-of-blood
            -> ada amber: 0 > 1, vow-of-blood: hand > discard, troll damage: 1 > 3, lollop-the-titanic damage: 3 > 5
        where none is damaged nothing happens
            ada: hand vow-of-blood; line krump(damage=1)
            bo: line troll
            play vow-of-blood
            -> ada amber: 0 > 1, vow-of-blood: hand > discard
    """)


class TestVulka:
    test = cases("""
        another friendly Brobnar creature has splash-attack 1
            rule: glossary/splash-attack-x
            ada: line krump vulka
            bo: line valdr bumpsy troll
            fight krump bumpsy
            -> krump exhausted, krump damage: 0 > 5, bumpsy: battleline > discard, valdr damage: 0 > 1,
            -> troll damage: 0 > 1
        it has it, too
            ada: line vulka
            bo: line valdr dust-pixie troll
            fight vulka dust-pixie
            -> vulka exhausted, vulka damage: 0 > 1, dust-pixie: battleline > discard, valdr damage: 0 > 1,
            -> troll damage: 0 > 1
        a creature of another house has not
            in: untamed
            ada: line niffle-ape vulka
            bo: line valdr dust-pixie
            fight niffle-ape dust-pixie
            -> niffle-ape exhausted, niffle-ape damage: 0 > 1, dust-pixie: battleline > discard
        enemy creatures have not
            ada: line krump
            bo: line vulka dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestBrikkNastee:
    test = cases("""
        another friendly Brobnar creature that fights brings 1 Æmber
            ada: line brikk-nastee krump
            bo: line dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1
        it brings none itself
            ada: line brikk-nastee krump
            bo: line dust-pixie
            fight brikk-nastee dust-pixie
            -> brikk-nastee exhausted, brikk-nastee damage: 0 > 1, dust-pixie: battleline > discard
        nor does a creature of another house
            in: untamed
            ada: line brikk-nastee niffle-ape
            bo: line dust-pixie
            fight niffle-ape dust-pixie
            -> niffle-ape exhausted, niffle-ape damage: 0 > 1, dust-pixie: battleline > discard
        nor an enemy creature
            ada: line krump
            bo: line brikk-nastee dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestCroggTheClumsy:
    test = cases("""
        the neighbors of what it attacks are dealt 2 damage
            rule: glossary/splash-attack-x
            ada: line crogg-the-clumsy
            bo: line krump dust-pixie troll valdr
            fight crogg-the-clumsy dust-pixie
            -> crogg-the-clumsy exhausted, crogg-the-clumsy damage: 0 > 1, dust-pixie: battleline > discard,
            -> krump damage: 0 > 2, troll damage: 0 > 2
    """)


class TestFreshMarks:
    test = cases("""
        for a friendly creature that is destroyed 3 enemy creatures are exalted
            rule: glossary/exalt
            ada: hand fresh-marks; line krump dust-pixie
            bo: line troll valdr bumpsy smaaash
            play fresh-marks, offers krump dust-pixie, pick dust-pixie, offers 3-3 of: troll valdr bumpsy smaaash
            pick troll bumpsy smaaash
            -> ada amber: 0 > 1, fresh-marks: hand > discard, dust-pixie: battleline > discard, troll amber: 0 > 1,
            -> bumpsy amber: 0 > 1, smaaash amber: 0 > 1
        of fewer enemy creatures all are
            rule: glossary/resolve-as-much-as-you-can
            ada: hand fresh-marks; line dust-pixie
            bo: line troll valdr
            play fresh-marks, pick dust-pixie, finish
            -> ada amber: 0 > 1, fresh-marks: hand > discard, dust-pixie: battleline > discard,
            -> troll amber: 0 > 1, valdr amber: 0 > 1
        a creature that its ward saves exalts nobody
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            ada: hand fresh-marks; line dust-pixie(warded)
            bo: line troll valdr
            play fresh-marks, pick dust-pixie
            -> ada amber: 0 > 1, fresh-marks: hand > discard, dust-pixie warded: yes > no
        without a friendly creature nothing happens
            ada: hand fresh-marks
            bo: line troll
            play fresh-marks
            -> ada amber: 0 > 1, fresh-marks: hand > discard
    """)


class TestJarlSvend:
    test = cases("""
        an enemy creature destroyed fighting it is followed by a token creature
            rule: glossary/fight glossary/token-creatures
            ada: line jarl-svend; deck fear punch; token grunt
            bo: line krump
            fight jarl-svend krump, finish
            -> jarl-svend exhausted, jarl-svend damage: 0 > 6, krump: battleline > discard, fear: deck > battleline,
            -> fear exhausted
        attacked it makes one, too
            ada: line krump
            bo: line jarl-svend; deck fear punch; token grunt
            fight krump jarl-svend, finish
            -> krump: battleline > discard, jarl-svend damage: 0 > 6, fear: deck > battleline, fear exhausted
        where the enemy survives none is made
            ada: line jarl-svend; deck fear; token grunt
            bo: line lollop-the-titanic
            fight jarl-svend lollop-the-titanic
            -> jarl-svend exhausted, lollop-the-titanic damage: 0 > 7
        where it does not survive itself none is made
            ada: line jarl-svend(damage=2); deck fear; token grunt
            bo: line krump
            fight jarl-svend krump
            -> jarl-svend: battleline > discard, krump: battleline > discard
        the fight of another creature makes none
            ada: line jarl-svend troll; deck fear; token grunt
            bo: line krump
            fight troll krump
            -> troll exhausted, troll damage: 0 > 6, krump: battleline > discard
    """)


class TestMightClub:
    test = cases("""
        a creature of either player is readied and enraged
            rule: glossary/enrage
            ada: artifacts might-club; line krump(exhausted)
            bo: line troll
            action might-club, offers krump troll, pick krump
            -> might-club exhausted, krump exhausted: yes > no, krump enraged
        a ready one is only enraged
            ada: artifacts might-club; line krump
            bo: line troll
            action might-club, pick troll
            -> might-club exhausted, troll enraged
    """)


class TestPelf:
    test = cases("""
        after it fights the opponent loses 1 Æmber, and it is dealt no damage
            rule: glossary/skirmish
            ada: line pelf; amber 2
            bo: line troll; amber 2
            fight pelf troll
            -> pelf exhausted, troll damage: 0 > 3, bo amber: 2 > 1
        a reap takes nothing
            ada: line pelf
            bo: amber 2
            reap pelf
            -> pelf exhausted, ada amber: 0 > 1
    """)


class TestPressGang:
    test = cases("""
        it makes a token creature
            rule: glossary/token-creatures
            ada: hand press-gang; deck fear punch; token grunt
            bo: line troll
            play press-gang, finish
            -> press-gang: hand > discard, fear: deck > battleline, fear exhausted
        after an enemy creature was destroyed it is archived
            rule: glossary/archives
            ada: hand press-gang; line krump; deck fear punch; token grunt
            bo: line dust-pixie
            fight krump dust-pixie, play press-gang, finish
            -> press-gang: hand > archives, fear: deck > battleline, fear exhausted, krump exhausted,
            -> krump damage: 0 > 1, dust-pixie: battleline > discard
        not after a friendly one was
            ada: hand press-gang; line bumpsy; deck fear punch; token grunt
            bo: line troll
            fight bumpsy troll, play press-gang, finish
            -> press-gang: hand > discard, fear: deck > battleline, fear exhausted, bumpsy: battleline > discard,
            -> troll damage: 0 > 5
    """)

    def test_what_was_destroyed_a_turn_before_does_not_count(self) -> None:
        ada = side(hand=["press-gang"], battleline=["krump"], deck=["fear"] * 9, token="grunt")
        t = table(ada, side(battleline=["dust-pixie"]), house=BROBNAR)
        t.fight("krump", "dust-pixie")
        t.end_turn()
        t.end_turn()
        t.do("play", "press-gang")
        t.finish()
        assert t.zone("press-gang") == "discard"


class TestRagnarokPrep:
    test = cases("""
        with more creatures than the opponent, the token creature counted, they lose 2
            rule: glossary/token-creatures
            ada: hand ragnarok-prep; line krump; deck fear punch; token grunt
            bo: line troll; amber 3
            play ragnarok-prep, finish
            -> ragnarok-prep: hand > discard, fear: deck > battleline, fear exhausted,
            -> bo amber: 3 > 1
        with as many they do not
            ada: hand ragnarok-prep; line krump; deck fear punch; token grunt
            bo: line troll valdr; amber 3
            play ragnarok-prep, finish
            -> ragnarok-prep: hand > discard, fear: deck > battleline, fear exhausted
        without a token creature one needs more without it
            rule: glossary/preceding-repeat-the-preceding
            ada: hand ragnarok-prep; line krump valdr; deck fear
            bo: line troll; amber 3
            play ragnarok-prep
            -> ragnarok-prep: hand > discard, bo amber: 3 > 1
    """)


class TestRantAndRive:
    @pytest.mark.rule("glossary/lose-vs-gain")
    @pytest.mark.parametrize(("had", "left"), [(7, 7), (8, 4), (9, 5), (11, 6)])
    def test_of_8_or_more_half_is_lost_rounded_down(self, had: int, left: int) -> None:
        t = table(side(hand=["rant-and-rive"], amber=10), side(amber=had))
        t.do("play", "rant-and-rive")
        assert (t.amber(0), t.amber(1)) == (11, left)


class TestRowdySkald:
    def test_it_is_a_goblin_without_text_beside_its_enhancement(self) -> None:
        skald = facts()["rowdy-skald"]
        assert (skald.power, skald.armor, skald.traits, skald.keywords) == (4, 0, ("goblin",), ())


class TestShockHerder:
    test = cases("""
        a neighboring creature is readied and fights, wherever it enters
            rule: glossary/deploy glossary/fight-with
            ada: hand shock-herder; line krump(exhausted) troll bumpsy
            bo: line dust-pixie
            play shock-herder, answer slot:1, offers krump troll, pick krump, pick dust-pixie
            -> shock-herder: hand > battleline, shock-herder exhausted, krump damage: 0 > 1,
            -> dust-pixie: battleline > discard
        alone it does nothing
            ada: hand shock-herder
            bo: line dust-pixie
            creature shock-herder
            -> shock-herder: hand > battleline, shock-herder exhausted
    """)


class TestStratosmack:
    test = cases("""
        a creature that the 3 damage destroys is followed by a token creature
            rule: glossary/token-creatures
            ada: hand stratosmack; line niffle-ape; deck fear punch; token grunt
            bo: line silvertooth troll(damage=5)
            play stratosmack, offers niffle-ape silvertooth troll, pick troll, finish
            -> stratosmack: hand > discard, troll: battleline > discard, fear: deck > battleline,
            -> fear exhausted
        one that survives it is not
            ada: hand stratosmack; deck fear punch; token grunt
            bo: line troll(damage=4)
            play stratosmack, pick troll
            -> stratosmack: hand > discard, troll damage: 4 > 7
        nor one that its ward saves
            rule: glossary/ward
            ada: hand stratosmack; deck fear punch; token grunt
            bo: line silvertooth(warded)
            play stratosmack, pick silvertooth
            -> stratosmack: hand > discard, silvertooth warded: yes > no
        a friendly one will do
            ada: hand stratosmack; line niffle-ape; deck fear punch; token grunt
            play stratosmack, pick niffle-ape, finish
            -> stratosmack: hand > discard, niffle-ape: battleline > discard,
            -> fear: deck > battleline, fear exhausted
    """)


class TestBerserker:
    @pytest.mark.rule("glossary/token-creatures", "glossary/enters-play")
    def test_made_it_enters_play_ready_and_enraged(self) -> None:
        bo = side(battleline=["nirbor-flamewing"], token="berserker", deck=["punch"])
        t = table(side(battleline=["troll"]), bo, house=BROBNAR)
        t.fight("troll", "nirbor-flamewing")
        t.finish()
        assert t.line(1) == ["berserker"]
        made = t.card("punch")
        assert made.ready and made.enraged and made.power == 5

    @pytest.mark.rule("glossary/fight")
    @pytest.mark.parametrize(("foe", "left"), [("dust-pixie", []), ("troll", ["troll"])])
    def test_after_it_fights_it_is_destroyed(self, foe: str, left: list[str]) -> None:
        ada = side(battleline=[spec("punch", token_of="berserker", enraged=True)], token="berserker")
        t = table(ada, side(battleline=[foe]), house=BROBNAR)
        assert not t.can("reap", "punch")
        t.fight("punch", foe)
        assert (t.line(0), t.ids(0, "discard"), t.line(1)) == ([], ["punch"], left)


class TestWarrior:
    @pytest.mark.rule("glossary/cannot", "glossary/token-creatures")
    @pytest.mark.parametrize(("foes", "reaps"), [([], True), (["troll"], False)])
    def test_it_reaps_only_while_there_are_no_enemy_creatures(self, foes: list[str], reaps: bool) -> None:
        ada = side(battleline=["troll", spec("punch", token_of="warrior")], token="warrior")
        t = table(ada, side(battleline=foes), house=BROBNAR)
        assert (t.can("reap", "punch"), t.can("fight", "punch")) == (reaps, not reaps)
        assert t.card("punch").power == 4


class TestSkirmisher:
    @pytest.mark.rule("glossary/skirmish")
    def test_it_is_dealt_no_damage_by_what_it_attacks(self) -> None:
        ada = side(battleline=[spec("punch", token_of="skirmisher")], token="skirmisher")
        t = table(ada, side(battleline=["troll"]), house=BROBNAR)
        t.fight("punch", "troll")
        assert t.changes() == {"punch exhausted": (False, True), "troll damage": (0, 2)}


class TestGrumpus:
    @pytest.mark.rule("glossary/splash-attack-x", "glossary/token-creatures")
    def test_the_neighbors_of_what_it_attacks_are_dealt_1_damage(self) -> None:
        ada = side(battleline=[spec("punch", token_of="grumpus")], token="grumpus")
        t = table(ada, side(battleline=["krump", "silvertooth", "troll", "valdr"]), house=BROBNAR)
        t.fight("punch", "silvertooth")
        assert t.changes() == {
            "punch": ("battleline", "discard"),
            "silvertooth": ("battleline", "discard"),
            "krump damage": (0, 1),
            "troll damage": (0, 1),
        }


class TestEctoCharge:
    @pytest.mark.rule("errata/ecto-charge", "glossary/cost-at-current-cost", "glossary/if-you-do-and-in-order-to")
    @pytest.mark.parametrize(
        ("buried", "amber", "left"), [(0, 25, 0), (19, 7, 1), (20, 6, 1), (25, 7, 2), (17, 6, 7), (0, 24, 25)]
    )
    def test_the_cost_falls_with_the_discard_pile_to_six_at_least(self, buried: int, amber: int, left: int) -> None:
        t = table(side(hand=["ecto-charge"], discard=["bumpsy"] * buried, amber=amber), house=BROBNAR)
        t.do("play", "ecto-charge")  # which brings 1 Æmber itself
        t.finish()
        forged = left != amber + 1
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (left, int(forged))
        assert t.zone("ecto-charge") == ("purged" if forged else "discard")


class TestNearFutureLens:
    test = cases("""
        the top card of your deck is played, whatever its house
            rule: glossary/using-cards-via-other-card-abilities glossary/omni
            in: sanctum
            ada: artifacts near-future-lens; deck dust-pixie troll; hand fear
            bo: deck krump
            omni near-future-lens, finish
            -> near-future-lens exhausted, dust-pixie: deck > battleline, dust-pixie exhausted, ada amber: 0 > 2
        an action, too
            in: sanctum
            ada: artifacts near-future-lens; deck punch troll
            bo: line valdr
            omni near-future-lens, pick valdr
            -> near-future-lens exhausted, punch: deck > discard, ada amber: 0 > 1, valdr damage: 0 > 3
        of an empty deck nothing is played
            ada: artifacts near-future-lens; hand dust-pixie
            omni near-future-lens
            -> near-future-lens exhausted
        a card that cannot be played stays there
            rule: glossary/cannot
            in: sanctum
            ada: artifacts near-future-lens; deck kelifi-dragon troll
            omni near-future-lens
            -> near-future-lens exhausted
            -> ada deck: kelifi-dragon troll
        half of a gigantic creature stays there, though the other half is in your hand
            rule: glossary/gigantic
            in: sanctum
            ada: artifacts near-future-lens; deck deusillus troll; hand deusillus2
            omni near-future-lens
            -> near-future-lens exhausted
            -> ada deck: deusillus troll
        so does the other half
            rule: glossary/gigantic
            in: sanctum
            ada: artifacts near-future-lens; deck deusillus2 deusillus; hand deusillus
            omni near-future-lens
            -> near-future-lens exhausted
            -> ada deck: deusillus2 deusillus
    """)

    @pytest.mark.rule("glossary/out-of-play-zones")
    def test_both_players_see_the_top_card_of_its_players_deck(self) -> None:
        t = table(side(artifacts=["near-future-lens"], deck=["troll", "krump"]), side(deck=["fear"]))
        for seat in (0, 1):
            seen = [[c.id for c in one.deck_faceup] for one in t.game.view(seat).seats]
            assert seen == [["troll"], []]


class TestCurseOfForgetfulness:
    @pytest.mark.rule("glossary/treachery")
    def test_it_enters_play_under_the_opponents_control(self) -> None:
        t = table(side(hand=["curse-of-forgetfulness"]), side(), house=BROBNAR)
        t.do("play", "curse-of-forgetfulness")
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == ([], ["curse-of-forgetfulness"])

    @pytest.mark.rule("errata/curse-of-forgetfulness", "glossary/end-of-turn")
    def test_at_the_end_of_its_controllers_turn_the_top_card_of_their_discard_pile_is_purged(self) -> None:
        ada = side(artifacts=[spec("curse-of-forgetfulness", owner=1)], discard=["krump", "punch"], deck=["fear"] * 9)
        t = table(ada, side(discard=["troll"], deck=["fear"] * 9))
        t.end_turn()
        assert (t.ids(0, "discard"), t.ids(0, "purged"), t.ids(1, "discard")) == (["krump"], ["punch"], ["troll"])
        t.end_turn()
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == (["krump"], ["troll"])

    def test_with_an_empty_discard_pile_nothing_happens(self) -> None:
        t = table(side(artifacts=["curse-of-forgetfulness"]), side(discard=["troll"], deck=["fear"] * 9))
        t.end_turn()
        assert t.ids(1, "discard") == ["troll"] and t.ids(0, "artifacts") == ["curse-of-forgetfulness"]
