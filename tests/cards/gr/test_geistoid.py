"""Grim Reminders, Geistoid: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.events import Shuffled
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

NINE = " ".join(["fear"] * 9)
"""A discard pile of one card less than haunts."""
TEN = f"{NINE} fear"
"""A discard pile of a haunted player."""


def clock(id_: str, time: int) -> CardSpec:
    """A clock with so many time counters."""
    return spec(id_, counters={"time": time})


def time_on(t: Table, id_: str, nth: int = 0) -> int:
    return dict(t.card(id_, nth).counters).get("time", 0)


class TestAStrongFeeling:
    test = cases("""
        friendly creatures with Æmber are readied and each friendly creature gives 1 to the supply
            in: geistoid
            ada: hand a-strong-feeling; line troll(exhausted amber=3) krump(exhausted) bumpsy(amber=1)
            bo: line valdr(exhausted amber=1)
            play a-strong-feeling
            -> a-strong-feeling: hand > discard, troll exhausted: yes > no, troll amber: 3 > 2, bumpsy amber: 1 > 0
        without Æmber on them nothing comes of it
            in: geistoid
            ada: hand a-strong-feeling; line troll(exhausted); amber 2
            play a-strong-feeling
            -> a-strong-feeling: hand > discard
    """)


class TestAnimatingForce:
    test = cases("""
        an enemy artifact becomes a friendly creature with 4 power
            rule: glossary/upgrades glossary/control-and-ownership glossary/battleline
            in: geistoid
            ada: hand animating-force; artifacts soul-vial; line troll
            bo: artifacts gauntlet-of-command; line krump
            play animating-force, offers soul-vial gauntlet-of-command, pick gauntlet-of-command, answer slot:0
            -> animating-force: hand > upgrade, animating-force on: nothing > gauntlet-of-command,
            -> gauntlet-of-command: artifacts > battleline, gauntlet-of-command controller: 1 > 0
            -> ada line: gauntlet-of-command troll
        the creature stays one when the upgrade is gone
            rule: glossary/lasting-effects
            in: geistoid
            ada: hand animating-force destroy-them-all(house=geistoid); artifacts cannon; line troll
            play animating-force, pick cannon, answer slot:0
            play destroy-them-all, pick troll, pick animating-force, finish
            -> animating-force: hand > discard, cannon: artifacts > battleline, destroy-them-all: hand > discard,
            -> troll: battleline > discard
        scrapped it gains 1
            rule: glossary/scrap
            in: geistoid
            ada: hand animating-force
            discard animating-force
            -> animating-force: hand > discard, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/versatile", "glossary/power", "glossary/lasting-effects")
    def test_the_creature_is_one_for_good_and_used_in_any_house(self) -> None:
        ada = side(hand=["animating-force"], artifacts=["cannon"])
        t = table(ada, side(battleline=["krump"]), house=House.GEISTOID)
        t.do("play", "animating-force")
        t.finish_until(DecisionKind.MAIN)
        t.end_turn()
        t.end_turn()
        cannon = t.card("cannon")
        assert (cannon.power, [word.value for word, _ in cannon.keywords], cannon.houses) == (
            4,
            ["versatile"],
            (House.BROBNAR,),
        )
        assert t.can("reap", "cannon") and t.can("fight", "cannon")

    @pytest.mark.rule("glossary/upgrades")
    def test_without_an_artifact_it_cannot_be_played(self) -> None:
        assert not table(side(hand=["animating-force"], battleline=["troll"]), house=House.GEISTOID).can(
            "play", "animating-force"
        )


class TestCallOfNeed:
    test = cases("""
        any card of your deck is discarded, and the deck shuffled
            rule: glossary/search
            in: geistoid
            ada: hand call-of-need; deck fear troll punch; discard valdr
            bo: deck krump
            play call-of-need, offers 0-1 of: fear troll punch, pick troll
            -> call-of-need: hand > discard, ada amber: 0 > 1, troll: deck > discard
        a search may fail
            rule: glossary/search
            in: geistoid
            ada: hand call-of-need; deck fear troll
            play call-of-need, answer done
            -> call-of-need: hand > discard, ada amber: 0 > 1
        without a deck there is none
            in: geistoid
            ada: hand call-of-need; discard troll
            play call-of-need
            -> call-of-need: hand > discard, ada amber: 0 > 1
    """)


class TestDarkMemento:
    def started(self, mine: int, theirs: int = 0) -> Table:
        """A turn of Ada's has begun, with so many cards in the discard piles."""
        ada = side(artifacts=["dark-memento"], deck=["punch"] * 5, discard=["fear"] * mine)
        t = table(ada, side(deck=["punch"] * 9, discard=["fear"] * theirs, hand=["punch"] * 6), active=1)
        t.end_turn()
        return t

    @pytest.mark.rule("glossary/haunted")
    def test_at_the_start_of_your_turn_cards_are_discarded_until_you_are_haunted(self) -> None:
        t = self.started(7, theirs=2)
        assert (len(t.ids(0, "discard")), len(t.ids(0, "deck"))) == (10, 2)
        assert (len(t.ids(1, "discard")), len(t.ids(1, "deck"))) == (2, 9)

    def test_of_a_haunted_player_none_is(self) -> None:
        t = self.started(10)
        assert (len(t.ids(0, "discard")), len(t.ids(0, "deck"))) == (10, 5)

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_of_too_few_cards_all_are(self) -> None:
        t = self.started(4)
        assert (len(t.ids(0, "discard")), len(t.ids(0, "deck"))) == (9, 0)

    def test_in_the_opponents_turn_none_is(self) -> None:
        t = table(side(artifacts=["dark-memento"], deck=["punch"] * 9), side(deck=["punch"] * 9))
        t.end_turn()
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == ([], [])

    def scrapped(self, mine: int, theirs: int, *players: int) -> Table:
        """It was discarded from hand and these players' decks named, with so many cards in the discard piles."""
        ada = side(hand=["dark-memento"], deck=["troll"] * 5, discard=["fear"] * mine)
        t = table(ada, side(deck=["krump"] * 5, discard=["fear"] * theirs), house=House.GEISTOID)
        t.do("discard", "dark-memento")
        for player in players:
            t.answer(f"mode:{player}")
        t.expect_main_step()
        return t

    @pytest.mark.rule("glossary/scrap", "glossary/repeat")
    def test_scrapped_it_discards_of_a_deck_until_the_player_of_the_last_one_is_haunted(self) -> None:
        t = self.scrapped(0, 7, 1, 0, 1, 1)
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["troll"] * 4, ["krump"] * 2)
        assert (t.ids(0, "discard"), len(t.ids(1, "discard"))) == (["dark-memento", "troll"], 10)

    @pytest.mark.rule("glossary/scrap", "glossary/repeat")
    def test_where_only_one_player_has_a_deck_it_is_about_that_player(self) -> None:
        bo = side(discard=["fear"] * 10)
        t = table(side(hand=["dark-memento"], deck=["troll"] * 3), bo, house=House.GEISTOID)
        t.do("discard", "dark-memento")
        t.expect_main_step()
        assert (t.ids(0, "deck"), len(t.ids(1, "discard"))) == ([], 10)

    @pytest.mark.rule("glossary/scrap", "glossary/haunted")
    def test_of_a_haunted_player_one_card_is_discarded(self) -> None:
        t = self.scrapped(9, 5, 0)  # itself is the tenth
        assert (len(t.ids(0, "deck")), len(t.ids(1, "deck"))) == (4, 5)


class TestEmpathicMalice:
    test = cases(f"""
        a friendly creature captures 3, and the card stays in the discard pile of one who is not haunted
            rule: glossary/capture glossary/haunted
            in: geistoid
            ada: hand empathic-malice; line troll krump; discard {NINE}; amber 1; deck valdr
            bo: line bumpsy; amber 5
            play empathic-malice, offers troll krump, pick krump
            -> empathic-malice: hand > discard, krump amber: 0 > 3, bo amber: 5 > 2
        haunted it goes on the bottom of the deck
            rule: glossary/haunted
            in: geistoid
            ada: hand empathic-malice; line troll; discard {TEN}; deck valdr bumpsy
            bo: amber 5; discard krump
            play empathic-malice, pick troll
            -> empathic-malice: hand > deck, troll amber: 0 > 3, bo amber: 5 > 2
            -> ada deck: valdr bumpsy empathic-malice
        an opponent who is haunted does not bring it there
            in: geistoid
            ada: hand empathic-malice; deck valdr
            bo: amber 5; discard {TEN}
            play empathic-malice
            -> empathic-malice: hand > discard
    """)


class TestFutureIsPast:
    test = cases("""
        both players swap their deck with their discard pile
            rule: glossary/swap glossary/shuffle
            in: geistoid
            ada: hand future-is-past; deck troll krump; discard fear
            bo: deck valdr; discard bumpsy headhunter
            play future-is-past
            -> future-is-past: hand > discard, troll: deck > discard, krump: deck > discard, fear: discard > deck,
            -> valdr: deck > discard, bumpsy: discard > deck, headhunter: discard > deck
        a player without a card in either has none in the other then
            in: geistoid
            ada: hand future-is-past; deck troll
            bo: discard bumpsy
            play future-is-past
            -> future-is-past: hand > discard, troll: deck > discard, bumpsy: discard > deck
    """)

    def test_both_decks_are_shuffled(self) -> None:
        ada = side(hand=["future-is-past"], deck=["troll"], discard=["fear", "punch"])
        t = table(ada, side(deck=["valdr"], discard=["bumpsy", "krump"]), house=House.GEISTOID)
        t.do("play", "future-is-past")
        shuffled = [event.player for event in t.game.events if isinstance(event, Shuffled)]
        assert sorted(set(shuffled)) == [0, 1]


class TestIslandOfMisfitToys:
    test = cases("""
        all Geistoid cards of the discard pile return to hand and it is purged
            ada: artifacts island-of-misfit-toys; discard boo troll snippy; deck darklamp
            bo: discard tangler; hand thoughtcatcher
            action island-of-misfit-toys
            -> island-of-misfit-toys: artifacts > purged, boo: discard > hand, snippy: discard > hand
        without one it is purged all the same
            rule: glossary/purge
            ada: artifacts island-of-misfit-toys; discard troll
            action island-of-misfit-toys
            -> island-of-misfit-toys: artifacts > purged
    """)


class TestJunkyardCemetery:
    @pytest.mark.rule("glossary/haunted")
    @pytest.mark.parametrize(("buried", "banished", "is_haunted"), [(4, 6, True), (4, 5, False), (0, 10, True)])
    def test_purged_cards_count_like_those_of_the_discard_pile(
        self, buried: int, banished: int, is_haunted: bool
    ) -> None:
        ada = side(
            artifacts=["junkyard-cemetery"],
            battleline=["protective-playmate"],
            discard=["fear"] * buried,
            purged=["punch"] * banished,
        )
        t = table(ada, side(battleline=["protective-playmate"], purged=["punch"] * 9, discard=["fear"]))
        assert [t.card("protective-playmate", 0, who).power for who in (0, 1)] == [9 if is_haunted else 3, 3]

    test = cases("""
        its action purges a card of your discard pile
            rule: glossary/purge
            in: geistoid
            ada: artifacts junkyard-cemetery; discard fear troll
            bo: discard krump
            action junkyard-cemetery, offers troll fear, pick fear
            -> junkyard-cemetery exhausted, fear: discard > purged
    """)


class TestKaspara:
    @pytest.mark.rule("glossary/x", "glossary/power")
    def test_its_power_is_the_amber_of_both_pools(self) -> None:
        t = table(side(battleline=[spec("kaspara", amber=1)], amber=2), side(amber=5))
        assert t.card("kaspara").power == 7

    test = cases("""
        each player gains 1 when a friendly Geistoid creature is played
            rule: glossary/destroyed
            in: geistoid
            ada: line kaspara; hand webstur; amber 2
            bo: amber 3
            creature webstur
            -> webstur: hand > battleline, webstur exhausted, ada amber: 2 > 3, bo amber: 3 > 4
        and when one is destroyed
            in: geistoid
            ada: line kaspara precocious-fragment; amber 2
            bo: line troll; amber 3
            fight precocious-fragment troll
            -> precocious-fragment: battleline > discard, troll damage: 0 > 3, ada amber: 2 > 3, bo amber: 3 > 4
        so for itself
            in: geistoid
            ada: hand kaspara; amber 1
            creature kaspara
            -> kaspara: hand > battleline, kaspara exhausted, ada amber: 1 > 2, bo amber: 0 > 1
        not for an enemy, nor one of another house
            in: brobnar
            ada: line kaspara troll; hand bumpsy; amber 9
            bo: line snippy
            creature bumpsy, fight troll snippy
            -> bumpsy: hand > battleline, bumpsy exhausted, snippy: battleline > discard, troll exhausted,
            -> troll damage: 0 > 3
        without Æmber it is gone at once
            rule: glossary/x
            in: geistoid
            ada: hand kaspara
            creature kaspara
            -> kaspara: hand > discard, ada amber: 0 > 1, bo amber: 0 > 1
    """)


class TestMender:
    test = cases("""
        played it purges a card of either discard pile, and heals and wards all robots
            rule: glossary/purge glossary/ward glossary/heal
            in: geistoid
            ada: hand mender; line tangler troll(damage=2); discard fear
            bo: line snippy(damage=2) krump(damage=1); discard valdr bumpsy
            creature mender, offers fear bumpsy valdr, pick valdr
            -> mender: hand > battleline, mender exhausted, mender warded, tangler warded, snippy warded,
            -> snippy damage: 2 > 0, valdr: discard > purged
        so it does after reaping
            ada: line mender(damage=1); discard fear
            reap mender, pick fear
            -> ada amber: 0 > 1, mender exhausted, mender warded, mender damage: 1 > 0, fear: discard > purged
        fighting it does not
            ada: line mender; discard fear
            bo: line dust-pixie
            fight mender dust-pixie
            -> mender exhausted, mender armor used: 0 > 1, dust-pixie: battleline > discard
        without a card to purge robots are warded all the same
            in: geistoid
            ada: hand mender; line troll
            creature mender
            -> mender: hand > battleline, mender exhausted, mender warded
    """)


class TestMissChievous:
    test = cases("""
        after a friendly Geistoid creature enters play both players discard the top 2 cards of their decks
            in: geistoid
            ada: line miss-chievous; hand webstur; deck troll fear krump
            bo: deck punch smaaash valdr
            creature webstur, answer mode:1
            -> webstur: hand > battleline, webstur exhausted, troll: deck > discard, fear: deck > discard,
            -> punch: deck > discard, smaaash: deck > discard
        also after it does itself
            rule: glossary/enters-play
            in: geistoid
            ada: hand miss-chievous; deck troll fear krump
            creature miss-chievous
            -> miss-chievous: hand > battleline, miss-chievous exhausted, troll: deck > discard, fear: deck > discard
        not after one of another house does
            in: brobnar
            ada: line miss-chievous; hand bumpsy; deck troll
            creature bumpsy
            -> bumpsy: hand > battleline, bumpsy exhausted
        after reaping it plays the topmost creature of your discard pile
            rule: glossary/playing-cards
            in: geistoid
            ada: line miss-chievous; discard troll krump fear; deck punch
            bo: discard valdr
            reap miss-chievous, answer slot:0
            -> miss-chievous exhausted, ada amber: 0 > 1, krump: discard > battleline, krump exhausted
            -> ada line: krump miss-chievous
        after fighting it does not
            in: geistoid
            ada: line miss-chievous; discard krump
            bo: line dust-pixie
            fight miss-chievous dust-pixie
            -> miss-chievous exhausted, miss-chievous damage: 0 > 1, dust-pixie: battleline > discard
    """)

    def test_not_after_an_enemy_geistoid_creature_enters_play(self) -> None:
        t = table(side(hand=["webstur"], deck=["fear"] * 9), side(battleline=["miss-chievous"], deck=["fear"] * 9))
        t.do("play", "webstur")
        t.finish()
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == ([], [])


class TestPoltergeistoids:
    test = cases("""
        a purged creature is played and the card attached to it
            rule: glossary/purge glossary/playing-cards glossary/upgrades
            in: geistoid
            ada: hand poltergeistoids; discard troll fear; purged krump punch; line valdr
            bo: discard bumpsy; purged headhunter
            play poltergeistoids, offers fear troll bumpsy, pick troll, offers troll krump, pick troll, answer slot:0
            -> poltergeistoids: hand > upgrade, poltergeistoids on: nothing > troll,
            -> troll: discard > battleline, troll exhausted
            -> ada line: troll valdr
        so is an artifact
            in: geistoid
            ada: hand poltergeistoids; purged cannon fear
            bo: discard bumpsy
            play poltergeistoids, pick bumpsy, pick cannon
            -> poltergeistoids: hand > upgrade, poltergeistoids on: nothing > cannon,
            -> cannon: purged > artifacts, cannon exhausted, bumpsy: discard > purged
        without a card to purge nothing is played
            rule: glossary/if-you-do-and-in-order-to
            in: geistoid
            ada: hand poltergeistoids; purged krump
            play poltergeistoids
            -> poltergeistoids: hand > discard
        without a purged creature or artifact the card is attached to nothing
            in: geistoid
            ada: hand poltergeistoids; purged fear
            bo: discard bumpsy
            play poltergeistoids, pick bumpsy
            -> poltergeistoids: hand > discard, bumpsy: discard > purged
    """)

    @pytest.mark.parametrize("risen", ["troll", "cannon"])
    def test_what_is_played_belongs_to_geistoid(self, risen: str) -> None:
        ada = side(hand=["poltergeistoids"], purged=[risen], discard=["fear"], battleline=["krump"])
        t = table(ada, side(), house=House.GEISTOID)
        t.do("play", "poltergeistoids")
        t.finish()
        assert (t.card(risen).houses, t.card("krump").houses) == ((House.GEISTOID,), (House.BROBNAR,))


class TestProtectivePlaymate:
    def standing(self, mine: int, theirs: int = 0) -> Table:
        ada = side(battleline=["protective-playmate", "troll"], discard=["fear"] * mine)
        return table(ada, side(battleline=["krump"], discard=["fear"] * theirs), active=1)

    def keywords(self, t: Table) -> set[str]:
        return {word.value for word, _ in t.card("protective-playmate").keywords}

    @pytest.mark.rule("glossary/haunted", "glossary/elusive")
    def test_it_is_elusive_while_its_player_is_not_haunted(self) -> None:
        t = self.standing(9, theirs=10)
        assert (t.card("protective-playmate").power, self.keywords(t)) == (3, {"taunt", "elusive"})
        assert {word.value for word, _ in t.card("troll").keywords} == set()

    @pytest.mark.rule("glossary/haunted", "glossary/power")
    def test_it_has_6_more_power_while_its_player_is_haunted(self) -> None:
        t = self.standing(10)
        assert (t.card("protective-playmate").power, self.keywords(t)) == (9, {"taunt"})
        assert t.card("troll").power == 8


class TestReplicativeGrowth:
    test = cases("""
        friendly creatures move 1 from themselves to the pool after they reap
            in: geistoid
            ada: hand replicative-growth; line boiler(amber=2) snippy(amber=1)
            bo: line krump(amber=1)
            play replicative-growth, reap boiler, fight snippy krump
            -> replicative-growth: hand > discard, ada amber: 0 > 3, boiler exhausted, boiler amber: 2 > 1,
            -> snippy exhausted, krump damage: 0 > 3
    """)

    @pytest.mark.rule("glossary/friendly")
    def test_an_enemy_has_no_such_ability_that_a_replicator_could_resolve(self) -> None:
        healed = spec("replicator", upgrades=["experimental-therapy"])
        ada = side(hand=["replicative-growth"], battleline=[healed])
        t = table(ada, side(battleline=[spec("headhunter", amber=1)]), house=House.GEISTOID)
        t.do("play", "replicative-growth")
        t.do("reap", "replicator")
        t.finish()
        assert (t.amber(0), t.card("headhunter").amber) == (2, 1)

    def test_it_holds_for_this_turn(self) -> None:
        ada = side(hand=["replicative-growth"], battleline=[spec("boiler", amber=2)])
        t = table(ada, side(battleline=[spec("krump", amber=2)]), house=House.GEISTOID)
        t.do("play", "replicative-growth")
        t.end_turn()
        t.do("reap", "krump")
        assert (t.amber(1), t.card("krump").amber) == (1, 2)
        t.end_turn()
        t.do("reap", "boiler")
        assert (t.amber(0), t.card("boiler").amber) == (2, 2)


class TestScooboo:
    test = cases(f"""
        from the discard pile it returns for a draw, and the top 3 cards of the deck are discarded
            rule: glossary/drawing-cards glossary/replacement-effects
            in: geistoid
            ada: line touchstone; discard scooboo {TEN}; deck troll krump valdr bumpsy punch
            bo: deck smaaash; discard headhunter
            reap touchstone, answer yes
            -> touchstone exhausted, ada amber: 0 > 1, scooboo: discard > hand, troll: deck > discard,
            -> krump: deck > discard, valdr: deck > discard, bumpsy: deck > hand
        it need not
            rule: glossary/may
            in: geistoid
            ada: line touchstone; discard scooboo {TEN}; deck troll krump valdr
            reap touchstone, answer no, answer yes
            -> touchstone exhausted, ada amber: 0 > 1, scooboo: discard > hand, troll: deck > hand,
            -> krump: deck > discard, valdr: deck > discard
        elsewhere it does nothing
            in: geistoid
            ada: line touchstone scooboo; discard {TEN}; deck troll krump valdr
            bo: discard scooboo
            reap touchstone
            -> touchstone exhausted, ada amber: 0 > 1, troll: deck > hand, krump: deck > hand
    """)

    def drawing(self, *, active: int) -> Table:
        """A turn came to its end with a card to draw; the discard pile of Ada's holds Scooboo."""
        hand, deck = ["fear"] * 5, ["troll", "krump", "valdr", "bumpsy"]
        t = table(side(hand=hand, deck=deck, discard=["scooboo"]), side(hand=hand, deck=deck), active=active)
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("turn/step-5-draw-cards")
    def test_so_it_does_for_a_card_that_is_drawn_at_the_end_of_the_turn(self) -> None:
        t = self.drawing(active=0)
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        assert (t.ids(0, "hand"), t.ids(0, "discard")) == (["fear"] * 5 + ["scooboo"], ["troll", "krump", "valdr"])

    def test_not_for_one_that_the_opponent_draws_nor_in_the_opponents_turn(self) -> None:
        t = self.drawing(active=1)
        assert (t.game.state.active, t.zone("scooboo"), len(t.ids(1, "hand"))) == (0, "discard", 6)

    def test_not_for_a_card_of_yours_in_the_opponents_turn(self) -> None:
        ada = side(battleline=["thoughtcatcher", spec("bumpsy", amber=1)], discard=["scooboo"], deck=["krump"] * 4)
        t = table(ada, side(battleline=["troll"]), active=1, house=House.BROBNAR)
        t.fight("troll", "bumpsy")
        t.expect_main_step()
        assert (t.ids(0, "hand"), t.zone("scooboo")) == (["krump"], "discard")


class TestShadys:
    test = cases("""
        it plays a creature of your discard pile, whatever its house
            rule: glossary/playing-cards
            in: geistoid
            ada: line shadys; discard troll snippy fear; hand krump
            bo: discard valdr
            action shadys, offers snippy troll, pick troll, answer slot:0
            -> shadys exhausted, troll: discard > battleline, troll exhausted
            -> ada line: troll shadys
        for a Purse-a-phone it is destroyed
            in: geistoid
            ada: line shadys; discard purse-a-phone
            action shadys, pick purse-a-phone, answer slot:0
            -> shadys: battleline > discard, purse-a-phone: discard > battleline, purse-a-phone exhausted
        without a creature there it does nothing
            in: geistoid
            ada: line shadys; discard fear
            action shadys
            -> shadys exhausted
    """)


class TestSynchronizer:
    def after_a_fall(self, time: int, *, mine: bool = True) -> Table:
        """A clock with so many counters fell in Ada's turn."""
        fallen, other = clock("tick-tock", time), side(battleline=["troll"])
        ada = side(artifacts=["synchronizer"], battleline=[fallen if mine else "troll"])
        t = table(ada, other if mine else side(battleline=[fallen]), house=House.GEISTOID if mine else House.BROBNAR)
        t.fight(*(("tick-tock", "troll") if mine else ("troll", "tick-tock")))
        t.expect_main_step()
        return t

    @pytest.mark.rule("glossary/destroyed", "glossary/counters-and-tokens")
    @pytest.mark.parametrize(("time", "saved"), [(1, 1), (2, 1), (5, 3), (0, 0)])
    def test_half_of_the_counters_of_a_friendly_clock_are_saved_rounded_up(self, time: int, saved: int) -> None:
        t = self.after_a_fall(time)
        assert (t.zone("tick-tock"), time_on(t, "synchronizer")) == ("discard", saved)

    def test_none_of_an_enemy(self) -> None:
        t = self.after_a_fall(2, mine=False)
        assert (t.zone("tick-tock"), time_on(t, "synchronizer")) == ("discard", 0)

    def test_nor_of_a_creature_that_is_no_clock(self) -> None:
        ada = side(artifacts=["synchronizer"], battleline=[clock("boiler", 4)])
        t = table(ada, side(battleline=["troll"]), house=House.GEISTOID)
        t.fight("boiler", "troll")
        t.finish()
        assert time_on(t, "synchronizer") == 0

    @pytest.mark.rule("glossary/omni")
    def test_in_any_house_it_gives_all_its_counters_to_a_friendly_clock(self) -> None:
        ada = side(
            artifacts=[clock("synchronizer", 3)], battleline=[clock("chronometer", 1), "troll", "ancestral-timekeeper"]
        )
        t = table(ada, side(battleline=["tick-tock"]), house=House.DIS)
        t.do("omni", "synchronizer")
        t.offers("chronometer", "ancestral-timekeeper")
        t.pick("chronometer")
        t.expect_main_step()
        times = [time_on(t, id_) for id_ in ("synchronizer", "chronometer", "ancestral-timekeeper")]
        assert times == [0, 4, 0]


class TestVaradTheIndulgent:
    test = cases("""
        it captures after another friendly Geistoid creature fights
            ada: line varad-the-indulgent boiler; amber 1
            bo: line dust-pixie; amber 2
            fight boiler dust-pixie
            -> boiler exhausted, boiler armor used: 0 > 1, dust-pixie: battleline > discard, bo amber: 2 > 1,
            -> varad-the-indulgent amber: 0 > 1
        not after it fights itself, nor after another one reaps
            in: geistoid
            ada: line varad-the-indulgent boiler
            bo: line dust-pixie; amber 2
            fight varad-the-indulgent dust-pixie, reap boiler
            -> varad-the-indulgent exhausted, varad-the-indulgent damage: 0 > 1, dust-pixie: battleline > discard,
            -> boiler exhausted, ada amber: 0 > 1
        nor after a friendly creature of another house fights
            in: brobnar
            ada: line varad-the-indulgent troll
            bo: line dust-pixie; amber 2
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/power")
    def test_it_has_1_more_power_for_each_amber_on_it(self) -> None:
        t = table(side(battleline=[spec("varad-the-indulgent", amber=2), spec("troll", amber=1)], amber=4))
        assert (t.card("varad-the-indulgent").power, t.card("troll").power) == (6, 8)

    def test_not_after_an_enemy_geistoid_creature_fights(self) -> None:
        t = table(side(battleline=["varad-the-indulgent"], amber=2), side(battleline=["boiler"], amber=2), active=1)
        t.fight("boiler", "varad-the-indulgent")
        assert (t.amber(0), t.amber(1), t.card("varad-the-indulgent").amber) == (2, 2, 0)


class TestWellOfMemory:
    test = cases("""
        for each card purged from hand one comes back from the discard pile
            rule: glossary/purge glossary/any-number
            in: geistoid
            ada: hand troll krump well-of-memory fear; discard bumpsy smaaash headhunter
            bo: discard valdr; hand punch
            play well-of-memory, offers 0-3 of: troll krump fear, pick troll krump
            offers headhunter smaaash bumpsy, pick bumpsy, offers headhunter smaaash, pick headhunter
            -> well-of-memory: hand > artifacts, well-of-memory exhausted, troll: hand > purged, krump: hand > purged,
            -> bumpsy: discard > hand, headhunter: discard > hand
        of fewer cards all come back
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: hand troll krump well-of-memory; discard bumpsy
            play well-of-memory, pick troll krump, pick bumpsy
            -> well-of-memory: hand > artifacts, well-of-memory exhausted, troll: hand > purged, krump: hand > purged,
            -> bumpsy: discard > hand
        none need be purged
            in: geistoid
            ada: hand troll well-of-memory; discard bumpsy
            play well-of-memory, answer done
            -> well-of-memory: hand > artifacts, well-of-memory exhausted
        its action destroys it
            in: geistoid
            ada: artifacts well-of-memory
            action well-of-memory
            -> well-of-memory: artifacts > discard
    """)


class TestBoiler:
    test = cases("""
        destroyed it deals 6 to both enemy flanks, whose controller's turn it is
            rule: glossary/destroyed
            in: brobnar
            ada: line troll valdr krump headhunter
            bo: line boiler(damage=1) bumpsy
            fight headhunter boiler
            -> headhunter: battleline > discard, boiler: battleline > discard, troll damage: 0 > 6
        scrapped it deals 1 to each enemy creature
            rule: glossary/scrap
            in: geistoid
            ada: hand boiler; line troll
            bo: line dust-pixie krump valdr
            discard boiler
            -> boiler: hand > discard, dust-pixie: battleline > discard, krump damage: 0 > 1, valdr damage: 0 > 1
    """)


class TestCursedTomb:
    test = cases("""
        creatures without Æmber of either side are purged when they are destroyed, others are not
            rule: glossary/purge glossary/destroyed
            ada: artifacts cursed-tomb; line bumpsy(amber=1 damage=4) troll
            bo: line krump headhunter(amber=1 damage=4)
            fight bumpsy krump, fight troll headhunter
            -> bumpsy: battleline > discard, krump damage: 0 > 5, troll exhausted, headhunter: battleline > discard,
            -> troll damage: 0 > 5, ada amber: 0 > 1, bo amber: 0 > 1
        it is purged when no creature is in play
            in: dis
            ada: artifacts cursed-tomb; hand gateway-to-dis; line troll
            bo: line krump
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, troll: battleline > purged, krump: battleline > purged,
            -> ada chains: 0 > 3, cursed-tomb: artifacts > purged
        also when it is played then
            in: geistoid
            ada: hand cursed-tomb
            play cursed-tomb
            -> cursed-tomb: hand > purged, ada amber: 0 > 1
    """)


class TestDimoElderghast:
    test = cases(f"""
        haunted one gains the Æmber of a friendly creature that is destroyed, twice what returns otherwise
            rule: glossary/destroyed glossary/haunted
            in: brobnar
            ada: line dimo-elderghast bumpsy(amber=2); discard {TEN}
            bo: line troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5, ada amber: 0 > 2, bo amber: 0 > 2
        not haunted one gains nothing
            in: brobnar
            ada: line dimo-elderghast bumpsy(amber=2); discard {" ".join(["fear"] * 8)}
            bo: line troll; discard {TEN}
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5, bo amber: 0 > 2
        nor for one of an enemy
            in: brobnar
            ada: line dimo-elderghast troll; discard {TEN}
            bo: line krump(amber=1)
            fight troll krump
            -> krump: battleline > discard, troll exhausted, troll damage: 0 > 6, ada amber: 0 > 1
    """)


class TestEchofly:
    test = cases("""
        its action returns an action card of your discard pile to hand
            in: geistoid
            ada: line echofly; discard punch troll fear
            bo: discard smaaash
            action echofly, offers fear punch, pick punch
            -> echofly exhausted, punch: discard > hand
        scrapped it archives the topmost one
            rule: glossary/scrap glossary/archives
            in: geistoid
            ada: hand echofly; discard punch fear troll
            discard echofly
            -> echofly: hand > discard, fear: discard > archives
        without one nothing is archived
            in: geistoid
            ada: hand echofly; discard troll
            bo: discard fear
            discard echofly
            -> echofly: hand > discard
    """)


class TestEnergyVampirism:
    test = cases("""
        a friendly creature captures from your pool, and damage is dealt one by one for each Æmber on it
            rule: glossary/capture
            in: geistoid
            ada: hand energy-vampirism; line troll(amber=2); amber 4
            bo: line krump dust-pixie; amber 3
            play energy-vampirism, offers troll krump dust-pixie, pick troll
            offers troll krump dust-pixie, pick dust-pixie, pick krump, pick troll
            -> energy-vampirism: hand > discard, troll amber: 2 > 3, troll damage: 0 > 1,
            -> krump damage: 0 > 1, dust-pixie: battleline > discard
        an enemy creature captures from the enemy's pool
            in: geistoid
            ada: hand energy-vampirism; line troll; amber 4
            bo: line krump; amber 3
            play energy-vampirism, pick krump, pick troll
            -> energy-vampirism: hand > discard, ada amber: 4 > 5, bo amber: 3 > 2, krump amber: 0 > 1,
            -> troll damage: 0 > 1
    """)


class TestInfiltrator:
    test = cases("""
        it enters play on the enemy's side
            rule: glossary/treachery
            in: geistoid
            ada: hand infiltrator; line troll
            bo: line krump valdr
            creature infiltrator left
            -> infiltrator: hand > battleline, infiltrator controller: 0 > 1, infiltrator exhausted
            -> bo line: infiltrator krump valdr
    """)

    def test_at_the_end_of_its_controllers_turn_its_neighbors_are_destroyed(self) -> None:
        t = table(
            side(battleline=["bumpsy", "krump", "infiltrator", "valdr", "troll"]), side(battleline=["headhunter"])
        )
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["bumpsy", "infiltrator", "troll"], ["headhunter"])
        t.end_turn()
        assert t.line(0) == ["bumpsy", "infiltrator", "troll"]

    @pytest.mark.rule("glossary/versatile", "glossary/skirmish")
    def test_it_is_used_in_any_house_and_fights_unharmed(self) -> None:
        t = table(side(battleline=["infiltrator"]), side(battleline=["krump"]), house=House.DIS)
        t.fight("infiltrator", "krump")
        assert (t.card("infiltrator").damage, t.card("krump").damage) == (0, 4)


class TestPhantasmalVisit:
    test = cases(f"""
        a creature of either side is stunned and exhausted
            in: geistoid
            ada: hand phantasmal-visit; line troll; discard {NINE}
            bo: line krump; discard {TEN}
            play phantasmal-visit, offers troll krump, pick krump
            -> phantasmal-visit: hand > discard, ada amber: 0 > 1, krump stunned, krump exhausted
        haunted it is archived
            rule: glossary/haunted glossary/archives
            in: geistoid
            ada: hand phantasmal-visit; line troll; discard {TEN}
            play phantasmal-visit, pick troll
            -> phantasmal-visit: hand > archives, ada amber: 0 > 1, troll stunned, troll exhausted
    """)


class TestPlowSword:
    test = cases("""
        a creature of either discard pile goes under its owner's deck, and damage is dealt
            in: geistoid
            ada: artifacts plow-sword; line troll; discard valdr fear; deck punch
            bo: line krump; discard bumpsy; deck punch
            action plow-sword, offers valdr bumpsy, pick bumpsy, offers troll krump, pick krump
            -> plow-sword exhausted, bumpsy: discard > deck, krump damage: 0 > 3
            -> bo deck: punch bumpsy
        one's own goes under one's own
            in: geistoid
            ada: artifacts plow-sword; discard valdr fear; deck punch
            action plow-sword, pick valdr
            -> plow-sword exhausted, valdr: discard > deck
            -> ada deck: punch valdr
        without one no damage is dealt
            rule: glossary/if-you-do-and-in-order-to
            in: geistoid
            ada: artifacts plow-sword; line troll; discard fear
            action plow-sword
            -> plow-sword exhausted
    """)


class TestReturnToRubble:
    test = cases(f"""
        the top 10 cards are shuffled into the deck and all creatures destroyed
            rule: glossary/shuffle
            in: geistoid
            ada: hand return-to-rubble; line troll; discard punch {TEN}
            bo: line krump; discard valdr
            play return-to-rubble
            -> return-to-rubble: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> {", ".join(f"fear {n}: discard > deck" for n in range(2, 11))}, fear: discard > deck
    """)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_with_fewer_cards_they_are_shuffled_but_no_creature_is_destroyed(self) -> None:
        ada = side(hand=["return-to-rubble"], battleline=["troll"], discard=["fear"] * 9)
        t = table(ada, side(battleline=["krump"]), house=House.GEISTOID)
        t.do("play", "return-to-rubble")
        t.expect_main_step()
        assert (len(t.ids(0, "deck")), t.line(0), t.line(1)) == (9, ["troll"], ["krump"])


class TestSingingScythe:
    def lying(self, mine: int, theirs: int = 0, **fields: int) -> Table:
        """It lies in Ada's discard pile, with so many other cards in the piles."""
        ada = side(discard=["singing-scythe", *["fear"] * mine], battleline=["troll"])
        return table(ada, side(discard=["punch"] * theirs, battleline=["krump"]), house=House.BROBNAR, **fields)

    def may_return(self, t: Table) -> bool:
        return f"return:{t.handle('singing-scythe')}" in t.decision.keys()

    @pytest.mark.rule("glossary/haunted")
    def test_from_the_discard_pile_of_its_haunted_player_it_can_return_to_hand(self) -> None:
        t = self.lying(9)
        t.answer(f"return:{t.handle('singing-scythe')}")
        t.expect_main_step()
        assert (t.ids(0, "hand"), len(t.ids(0, "discard"))) == (["singing-scythe"], 9)

    def test_not_where_its_player_is_not_haunted_nor_in_the_opponents_turn(self) -> None:
        assert self.may_return(self.lying(9))
        assert not self.may_return(self.lying(8, theirs=10))
        assert not self.may_return(self.lying(9, active=1))

    test = cases(f"""
        after its creature reaps a haunted player purges a card of either discard pile
            rule: glossary/haunted glossary/purge
            in: brobnar
            ada: line valdr(upgrades=singing-scythe) headhunter; discard krump {NINE}
            bo: discard punch
            reap valdr, pick punch
            -> valdr exhausted, ada amber: 0 > 1, punch: discard > purged
        also one of their own
            in: brobnar
            ada: line valdr(upgrades=singing-scythe); discard krump {NINE}
            bo: discard punch
            reap valdr, pick krump
            -> valdr exhausted, ada amber: 0 > 1, krump: discard > purged
        not where the player is not haunted
            in: brobnar
            ada: line valdr(upgrades=singing-scythe); discard {NINE}
            bo: discard {TEN}
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1
        nor after it fights, or another creature reaps
            in: brobnar
            ada: line valdr(upgrades=singing-scythe) headhunter; discard {TEN}
            bo: line dust-pixie
            fight valdr dust-pixie, reap headhunter
            -> valdr exhausted, valdr damage: 0 > 1, dust-pixie: battleline > discard, headhunter exhausted,
            -> ada amber: 0 > 1
    """)


class TestSoulVial:
    test = cases("""
        friendly creatures with Æmber are archived when they are destroyed
            rule: glossary/destroyed glossary/archives
            in: brobnar
            ada: artifacts soul-vial; line bumpsy(amber=1) headhunter
            bo: line troll
            fight bumpsy troll, fight headhunter troll
            -> bumpsy: battleline > archives, headhunter: battleline > discard, troll: battleline > discard,
            -> bo amber: 0 > 1
        enemies are not
            in: brobnar
            ada: artifacts soul-vial; line troll
            bo: line bumpsy(amber=1)
            fight troll bumpsy
            -> bumpsy: battleline > discard, troll exhausted, troll damage: 0 > 5, ada amber: 0 > 1
    """)


class TestSpontaneousAwakening:
    test = cases(f"""
        an artifact of a haunted opponent is destroyed and played under your control, with the card attached
            rule: glossary/haunted glossary/playing-cards glossary/upgrades
            in: geistoid
            ada: hand spontaneous-awakening; artifacts cannon; line boiler
            bo: artifacts gauntlet-of-command; line snippy troll babbling-bibliophile; discard {TEN}
            play spontaneous-awakening, offers gauntlet-of-command babbling-bibliophile snippy, pick gauntlet-of-command
            -> spontaneous-awakening: hand > upgrade, spontaneous-awakening on: nothing > gauntlet-of-command,
            -> ada amber: 0 > 1, gauntlet-of-command controller: 1 > 0, gauntlet-of-command exhausted
        so is a robot, as one's own creature
            in: geistoid
            ada: hand spontaneous-awakening; line valdr
            bo: line webstur snippy(damage=1); discard {TEN}
            play spontaneous-awakening, pick snippy, answer slot:0, pick webstur
            -> spontaneous-awakening: hand > upgrade, spontaneous-awakening on: nothing > snippy, ada amber: 0 > 1,
            -> snippy controller: 1 > 0, snippy damage: 1 > 0, snippy exhausted, webstur damage: 0 > 2
            -> ada line: snippy valdr, bo line: webstur
        one that is not destroyed is not played
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: geistoid
            ada: hand spontaneous-awakening
            bo: line snippy(warded); discard {TEN}
            play spontaneous-awakening, pick snippy
            -> spontaneous-awakening: hand > discard, ada amber: 0 > 1, snippy warded: yes > no
        one that its own ability archives is out of reach
            rule: glossary/movement-between-zones glossary/destroyed
            in: geistoid
            ada: hand spontaneous-awakening
            bo: line snippy(amber=1); artifacts soul-vial; discard {TEN}
            play spontaneous-awakening, pick snippy
            -> spontaneous-awakening: hand > discard, ada amber: 0 > 2, snippy: battleline > archives
        not where the opponent is not haunted
            in: geistoid
            ada: hand spontaneous-awakening; discard {TEN}
            bo: artifacts gauntlet-of-command; discard {NINE}
            play spontaneous-awakening
            -> spontaneous-awakening: hand > discard, ada amber: 0 > 1
    """)

    def test_what_is_played_belongs_to_geistoid(self) -> None:
        bo = side(artifacts=["gauntlet-of-command"], discard=["fear"] * 10)
        t = table(side(hand=["spontaneous-awakening"]), bo, house=House.GEISTOID)
        t.do("play", "spontaneous-awakening")
        t.finish()
        assert t.card("gauntlet-of-command").houses == (House.GEISTOID,)


class TestTangler:
    test = cases("""
        after reaping it stuns a creature and its neighbors
            rule: glossary/stun
            in: geistoid
            ada: line tangler
            bo: line krump valdr troll bumpsy
            reap tangler, offers tangler krump valdr troll bumpsy, pick valdr
            -> ada amber: 0 > 1, tangler exhausted, krump stunned, valdr stunned, troll stunned
        after fighting it does not
            in: geistoid
            ada: line tangler(power_counters=3)
            bo: line dust-pixie krump
            fight tangler dust-pixie
            -> tangler exhausted, tangler damage: 0 > 1, dust-pixie: battleline > discard
        scrapped it stuns a single one
            rule: glossary/scrap
            in: geistoid
            ada: hand tangler; line headhunter
            bo: line krump valdr troll
            discard tangler, offers headhunter krump valdr troll, pick valdr
            -> tangler: hand > discard, valdr stunned
        played it stuns none
            in: geistoid
            ada: hand tangler
            bo: line krump
            creature tangler
            -> tangler: hand > battleline, tangler exhausted
    """)


class TestThoughtcatcher:
    test = cases("""
        for a friendly creature with Æmber that is destroyed a card is drawn
            rule: glossary/destroyed
            in: brobnar
            ada: line thoughtcatcher bumpsy(amber=1) headhunter; deck fear punch
            bo: line troll; deck valdr
            fight bumpsy troll, fight headhunter troll
            -> bumpsy: battleline > discard, headhunter: battleline > discard, troll: battleline > discard,
            -> bo amber: 0 > 1, fear: deck > hand
        for an enemy none is
            in: brobnar
            ada: line thoughtcatcher troll; deck fear
            bo: line bumpsy(amber=1); deck valdr
            fight troll bumpsy
            -> bumpsy: battleline > discard, troll exhausted, troll damage: 0 > 5, ada amber: 0 > 1
    """)


class TestTributeCollector:
    test = cases("""
        played it lets a friendly creature capture 1
            rule: glossary/capture
            in: geistoid
            ada: hand tribute-collector; line troll; amber 2
            bo: line krump; amber 2
            creature tribute-collector, offers troll tribute-collector, pick troll
            -> tribute-collector: hand > battleline, tribute-collector exhausted, troll amber: 0 > 1, bo amber: 2 > 1
        so it does after a fight
            in: geistoid
            ada: line tribute-collector
            bo: line dust-pixie; amber 2
            fight tribute-collector dust-pixie, pick tribute-collector
            -> tribute-collector exhausted, tribute-collector armor used: 0 > 1, tribute-collector amber: 0 > 1,
            -> dust-pixie: battleline > discard, bo amber: 2 > 1
        after reaping it does not
            in: geistoid
            ada: line tribute-collector
            bo: amber 2
            reap tribute-collector
            -> tribute-collector exhausted, ada amber: 0 > 1
    """)


class TestVeilOfEctoplasm:
    test = cases("""
        for each Geistoid card in your discard pile a friendly creature captures 1
            rule: glossary/for-each
            in: geistoid
            ada: hand veil-of-ectoplasm; line troll krump; discard boo fear snippy; amber 1
            bo: line valdr; discard tangler; amber 5
            play veil-of-ectoplasm, offers troll krump, pick troll, offers troll krump, pick krump
            -> veil-of-ectoplasm: hand > discard, troll amber: 0 > 1, krump amber: 0 > 1, bo amber: 5 > 3
        without one none is captured
            in: geistoid
            ada: hand veil-of-ectoplasm; line troll; discard fear
            bo: discard tangler; amber 5
            play veil-of-ectoplasm
            -> veil-of-ectoplasm: hand > discard
    """)


class TestBeOurGeist:
    test = cases(f"""
        a creature of a haunted opponent's discard pile is played, under your control
            rule: glossary/haunted glossary/playing-cards
            in: geistoid
            ada: hand be-our-geist; discard troll; line valdr
            bo: discard krump bumpsy {" ".join(["fear"] * 8)}
            play be-our-geist, offers bumpsy krump, pick krump, answer slot:0
            -> be-our-geist: hand > discard, ada amber: 0 > 1, krump: discard > battleline, krump controller: 1 > 0,
            -> krump exhausted
            -> ada line: krump valdr
        so is one of your own
            in: geistoid
            ada: hand be-our-geist; discard troll {NINE}
            bo: discard krump {" ".join(["fear"] * 8)}
            play be-our-geist, offers troll, pick troll, answer slot:0
            -> be-our-geist: hand > discard, ada amber: 0 > 1, troll: discard > battleline, troll exhausted
        where nobody is haunted nothing is played
            in: geistoid
            ada: hand be-our-geist; discard troll
            bo: discard krump {" ".join(["fear"] * 8)}
            play be-our-geist
            -> be-our-geist: hand > discard, ada amber: 0 > 1
    """)


class TestBoo:
    def played(self, *, whose: int, cards: int) -> Table:
        """It was played on the deck of a player; both decks have so many cards."""
        t = table(
            side(hand=["boo"], deck=["fear"] * cards), side(deck=["punch"] * cards), house=House.GEISTOID
        )  # fmt: skip
        t.do("play", "boo")
        t.answer(f"mode:{whose}")
        t.expect_main_step()
        return t

    def test_the_top_10_cards_of_the_chosen_deck_are_discarded(self) -> None:
        t = self.played(whose=1, cards=11)
        assert (len(t.ids(0, "deck")), t.ids(1, "deck")) == (11, ["punch"])
        assert (t.ids(0, "discard"), t.ids(1, "discard"), t.amber(0)) == (["boo"], ["punch"] * 10, 1)

    def test_your_own_deck_can_be_chosen(self) -> None:
        t = self.played(whose=0, cards=11)
        assert (t.ids(0, "deck"), len(t.ids(1, "deck")), len(t.ids(0, "discard"))) == (["fear"], 11, 11)

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_of_fewer_cards_all_are_discarded(self) -> None:
        t = self.played(whose=1, cards=3)
        assert (t.ids(1, "deck"), t.ids(1, "discard")) == ([], ["punch"] * 3)


class TestDarklamp:
    def test_friendly_creatures_with_amber_are_elusive(self) -> None:
        ada = side(battleline=[spec("darklamp", amber=1), "krump", spec("troll", amber=2)], amber=3)
        t = table(ada, side(battleline=[spec("valdr", amber=1)]))
        elusive = {c.id for c in t.cards() if "elusive" in {word.value for word, _ in c.keywords}}
        assert elusive == {"darklamp", "troll"}

    test = cases("""
        played it captures 1
            rule: glossary/capture
            in: geistoid
            ada: hand darklamp; line troll; amber 2
            bo: amber 2
            creature darklamp
            -> darklamp: hand > battleline, darklamp exhausted, darklamp amber: 0 > 1, bo amber: 2 > 1
    """)


class TestHallowedEveFestival:
    test = cases("""
        for each Geistoid card of the five that are discarded a friendly creature captures 1
            rule: glossary/for-each
            in: geistoid
            ada: hand hallowed-eve-festival; line troll krump; deck boo fear snippy punch valdr tangler
            ada: discard darklamp
            bo: line bumpsy; deck mender; amber 5
            play hallowed-eve-festival, offers troll krump, pick troll, pick krump
            -> hallowed-eve-festival: hand > discard, ada amber: 0 > 1, boo: deck > discard, fear: deck > discard,
            -> snippy: deck > discard, punch: deck > discard, valdr: deck > discard,
            -> troll amber: 0 > 1, krump amber: 0 > 1, bo amber: 5 > 3
        without a Geistoid card among them none is captured
            in: geistoid
            ada: hand hallowed-eve-festival; line troll; deck fear
            bo: amber 5
            play hallowed-eve-festival
            -> hallowed-eve-festival: hand > discard, ada amber: 0 > 1, fear: deck > discard
    """)


class TestHarvestSkimmer:
    test = cases("""
        a creature on top of the deck gains 1
            in: geistoid
            ada: line harvest-skimmer; deck troll valdr
            reap harvest-skimmer
            -> harvest-skimmer exhausted, troll: deck > discard, ada amber: 0 > 2
        another card does not
            in: geistoid
            ada: line harvest-skimmer; deck fear valdr
            bo: deck krump
            reap harvest-skimmer
            -> harvest-skimmer exhausted, fear: deck > discard, ada amber: 0 > 1
        nor does no card
            in: geistoid
            ada: line harvest-skimmer; discard troll
            reap harvest-skimmer
            -> harvest-skimmer exhausted, ada amber: 0 > 1
        after fighting nothing is discarded
            in: geistoid
            ada: line harvest-skimmer; deck troll
            bo: line dust-pixie
            fight harvest-skimmer dust-pixie
            -> harvest-skimmer exhausted, harvest-skimmer damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestHauntedHouse:
    def started(self, mine: int, theirs: int = 0) -> Table:
        """A turn of Ada's has begun, with so many cards in the discard piles."""
        ada = side(artifacts=["haunted-house"], deck=["punch"] * 3, discard=["fear"] * mine)
        t = table(ada, side(deck=["punch"] * 9, discard=["fear"] * theirs, hand=["punch"] * 6), active=1)
        t.end_turn()
        return t

    @pytest.mark.rule("glossary/haunted")
    def test_at_the_start_of_a_turn_of_a_player_who_is_not_haunted_a_card_is_discarded(self) -> None:
        t = self.started(9, theirs=10)
        assert (len(t.ids(0, "discard")), len(t.ids(0, "deck")), len(t.ids(1, "discard"))) == (10, 2, 10)

    def test_of_a_haunted_player_none_is(self) -> None:
        t = self.started(10)
        assert (len(t.ids(0, "discard")), len(t.ids(0, "deck"))) == (10, 3)

    def test_in_the_opponents_turn_none_is(self) -> None:
        t = table(side(artifacts=["haunted-house"], deck=["punch"] * 9), side(deck=["punch"] * 9))
        t.end_turn()
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == ([], [])

    test = cases(f"""
        used by a haunted player, in any house, it gains 1
            rule: glossary/haunted glossary/omni
            in: dis
            ada: artifacts haunted-house; discard {TEN}
            omni haunted-house
            -> haunted-house exhausted, ada amber: 0 > 1
        used by another it gains nothing
            in: dis
            ada: artifacts haunted-house; discard {NINE}
            bo: discard {TEN}
            omni haunted-house
            -> haunted-house exhausted
    """)


class TestInHereSomewhere:
    test = cases(f"""
        a haunted player archives 2 cards of the discard pile
            rule: glossary/haunted glossary/archives
            in: geistoid
            ada: hand in-here-somewhere… valdr; discard krump {NINE}; deck punch
            play in-here-somewhere…, pick krump fear
            -> in-here-somewhere…: hand > discard, ada amber: 0 > 1, krump: discard > archives, fear: discard > archives
        another player discards 5 cards of the deck
            in: geistoid
            ada: hand in-here-somewhere…; discard {NINE}; deck valdr krump bumpsy troll smaaash punch
            bo: discard {TEN}
            play in-here-somewhere…
            -> in-here-somewhere…: hand > discard, ada amber: 0 > 1, valdr: deck > discard, krump: deck > discard,
            -> bumpsy: deck > discard, troll: deck > discard, smaaash: deck > discard
    """)


class TestJunkRestoration:
    test = cases("""
        of the three cards that are discarded one may be taken
            in: geistoid
            ada: hand junk-restoration; deck troll krump fear punch; discard valdr
            play junk-restoration, answer yes, offers troll krump fear, pick krump
            -> junk-restoration: hand > discard, ada amber: 0 > 1, troll: deck > discard, krump: deck > hand,
            -> fear: deck > discard
        none need be
            in: geistoid
            ada: hand junk-restoration; deck troll krump fear punch; discard valdr
            play junk-restoration, answer no
            -> junk-restoration: hand > discard, ada amber: 0 > 1, troll: deck > discard, krump: deck > discard,
            -> fear: deck > discard
        without a deck nothing is taken
            in: geistoid
            ada: hand junk-restoration; discard valdr
            play junk-restoration
            -> junk-restoration: hand > discard, ada amber: 0 > 1
    """)


class TestMemette:
    test = cases("""
        played it archives the top card of the discard pile
            rule: glossary/archives
            in: geistoid
            ada: hand memette; discard troll fear
            bo: discard krump
            creature memette
            -> memette: hand > battleline, memette exhausted, fear: discard > archives
        so it does when it is destroyed, before it lies there itself
            rule: glossary/destroyed
            in: geistoid
            ada: line memette; discard troll fear
            bo: line krump
            fight memette krump
            -> memette: battleline > discard, fear: discard > archives, krump damage: 0 > 1
    """)


class TestReaver:
    test = cases("""
        after reaping 1 moves from a friendly creature to the pool and a card is discarded from hand
            in: geistoid
            ada: line reaver troll(amber=2) krump(amber=1) bumpsy; hand fear punch
            bo: line valdr(amber=1); hand smaaash
            reap reaver, offers reaver troll krump bumpsy, pick troll, offers fear punch, pick punch
            -> reaver exhausted, ada amber: 0 > 2, troll amber: 2 > 1, punch: hand > discard
        from one without Æmber none moves, and no card is discarded
            rule: glossary/if-you-do-and-in-order-to
            in: geistoid
            ada: line reaver troll(amber=1); hand fear punch
            reap reaver, pick reaver
            -> reaver exhausted, ada amber: 0 > 1
    """)


class TestSnippy:
    test = cases("""
        played it deals 2 damage to a creature
            in: geistoid
            ada: hand snippy; line troll
            bo: line krump valdr bumpsy
            creature snippy, offers troll snippy krump valdr bumpsy, pick valdr
            -> snippy: hand > battleline, snippy exhausted, valdr damage: 0 > 2
        scrapped it destroys an enemy flank creature
            rule: glossary/scrap
            in: geistoid
            ada: hand snippy; line troll
            bo: line krump valdr bumpsy
            discard snippy, offers krump bumpsy, pick bumpsy
            -> snippy: hand > discard, bumpsy: battleline > discard
    """)


class TestTouchstone:
    test = cases(f"""
        a haunted player draws 2 cards after reaping
            rule: glossary/haunted
            in: geistoid
            ada: line touchstone; deck troll krump valdr; discard {TEN}
            reap touchstone
            -> touchstone exhausted, ada amber: 0 > 1, troll: deck > hand, krump: deck > hand
        another player discards 2
            in: geistoid
            ada: line touchstone; deck troll krump valdr; discard {NINE}
            bo: discard {TEN}; deck bumpsy
            reap touchstone
            -> touchstone exhausted, ada amber: 0 > 1, troll: deck > discard, krump: deck > discard
    """)


class TestWebstur:
    test = cases("""
        for each damage on it the top card of both decks may be discarded
            rule: glossary/for-each
            in: geistoid
            ada: line webstur(damage=2); deck fear punch smaaash valdr
            bo: line dust-pixie; deck troll krump bumpsy
            fight webstur dust-pixie, answer yes, answer no, answer yes
            -> webstur exhausted, webstur damage: 2 > 3, dust-pixie: battleline > discard,
            -> fear: deck > discard, punch: deck > discard, troll: deck > discard, krump: deck > discard
        after reaping none is
            in: geistoid
            ada: line webstur(damage=1); deck fear
            reap webstur
            -> webstur exhausted, ada amber: 0 > 1
    """)


class TestWindsOfDeath:
    test = cases("""
        both players archive the creatures of their discard piles, and all creatures are destroyed
            rule: glossary/archives
            in: geistoid
            ada: hand winds-of-death; line troll; discard krump fear
            bo: line valdr; discard bumpsy punch; hand headhunter
            play winds-of-death
            -> winds-of-death: hand > discard, krump: discard > archives, bumpsy: discard > archives,
            -> troll: battleline > discard, valdr: battleline > discard
    """)


class TestAelbiaStray:
    test = cases(f"""
        played by a haunted player it is ready
            rule: glossary/haunted
            in: geistoid
            ada: hand ælbia-stray; discard {TEN}
            creature ælbia-stray
            -> ælbia-stray: hand > battleline
        by another it is not
            in: geistoid
            ada: hand ælbia-stray; discard {NINE}
            bo: discard {TEN}
            creature ælbia-stray
            -> ælbia-stray: hand > battleline, ælbia-stray exhausted
        after reaping it captures 1
            in: geistoid
            ada: line ælbia-stray
            bo: amber 3
            reap ælbia-stray
            -> ælbia-stray exhausted, ada amber: 0 > 1, ælbia-stray amber: 0 > 1, bo amber: 3 > 2
        after fighting it does not
            in: geistoid
            ada: line ælbia-stray
            bo: line dust-pixie; amber 3
            fight ælbia-stray dust-pixie
            -> ælbia-stray exhausted, ælbia-stray damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestAncestralTimekeeper:
    def test_at_the_end_of_your_turn_each_friendly_clock_gets_a_counter(self) -> None:
        ada = side(battleline=[clock("ancestral-timekeeper", 9), "troll", "chronometer"])
        t = table(ada, side(battleline=["tick-tock"]))
        t.end_turn()
        times = [time_on(t, id_) for id_ in ("ancestral-timekeeper", "troll", "chronometer", "tick-tock")]
        assert (times, t.game.state.active) == ([11, 0, 2, 0], 1)  # the chronometer has given both one more

    def test_at_11_it_is_not(self) -> None:
        t = table(side(battleline=[clock("ancestral-timekeeper", 10)]), side())
        t.end_turn()
        assert (t.game.state.active, time_on(t, "ancestral-timekeeper")) == (1, 11)

    @pytest.mark.rule("glossary/purge", "glossary/turn-sequence")
    def test_at_12_it_is_purged_for_another_turn(self) -> None:
        t = table(side(battleline=[clock("ancestral-timekeeper", 11)], deck=["fear"] * 9), side())
        t.end_turn()
        assert (t.game.state.active, t.zone("ancestral-timekeeper")) == (0, "purged")
        t.end_turn()
        assert t.game.state.active == 1

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_warded_it_stays_and_wins_no_turn(self) -> None:
        keeper = spec("ancestral-timekeeper", counters={"time": 11}, warded=True)
        t = table(side(battleline=[keeper]), side())
        t.end_turn()
        assert (t.game.state.active, t.line(0), t.card("ancestral-timekeeper").warded) == (
            1,
            ["ancestral-timekeeper"],
            False,
        )

    def test_not_at_the_end_of_the_opponents_turn(self) -> None:
        t = table(side(battleline=[clock("ancestral-timekeeper", 11)]), side(deck=["fear"]), active=1)
        t.end_turn()
        assert (t.game.state.active, time_on(t, "ancestral-timekeeper")) == (0, 11)


class TestChronometer:
    def test_at_the_end_of_your_turn_each_friendly_clock_gets_a_counter(self) -> None:
        ada = side(battleline=[clock("chronometer", 4), "troll", "ancestral-timekeeper"], discard=["fear"])
        t = table(ada, side(battleline=["tick-tock"], discard=["punch"]))
        t.end_turn()
        times = [time_on(t, id_) for id_ in ("chronometer", "troll", "ancestral-timekeeper", "tick-tock")]
        assert (times, t.ids(0, "purged"), t.ids(1, "purged")) == ([6, 0, 2, 0], [], [])

    def striking(self, time: int, **discard: list[str]) -> Table:
        ada = side(battleline=[clock("chronometer", time)], discard=discard.get("ada", []), hand=["smaaash"] * 6)
        t = table(ada, side(discard=discard.get("bo", []), hand=["smaaash"] * 6))
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/purge")
    def test_at_6_it_is_destroyed_and_a_card_of_either_discard_pile_purged(self) -> None:
        t = self.striking(5, ada=["fear"], bo=["punch", "valdr"])
        t.offers("chronometer", "fear", "valdr", "punch")
        t.pick("punch")
        assert (t.line(0), t.ids(0, "discard"), t.ids(1, "discard")) == ([], ["fear", "chronometer"], ["valdr"])
        assert t.ids(1, "purged") == ["punch"]

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_warded_it_stays_and_no_card_is_purged(self) -> None:
        keeper = spec("chronometer", counters={"time": 5}, warded=True)
        t = table(side(battleline=[keeper], discard=["fear"], hand=["smaaash"] * 6), side())
        t.game.choose("end-turn")
        assert (t.line(0), t.ids(0, "discard"), t.game.state.active) == (["chronometer"], ["fear"], 1)

    def test_at_5_it_is_not(self) -> None:
        t = self.striking(4, ada=["fear"])
        assert (time_on(t, "chronometer"), t.ids(0, "discard"), t.game.state.active) == (5, ["fear"], 1)


class TestPrecociousFragment:
    test = cases(f"""
        a haunted player gains 1 after reaping
            rule: glossary/haunted
            in: geistoid
            ada: line precocious-fragment; deck troll; discard {TEN}
            reap precocious-fragment
            -> precocious-fragment exhausted, ada amber: 0 > 2
        another player discards a card
            in: geistoid
            ada: line precocious-fragment; deck troll krump; discard {NINE}
            bo: discard {TEN}; deck bumpsy
            reap precocious-fragment
            -> precocious-fragment exhausted, ada amber: 0 > 1, troll: deck > discard
    """)


class TestPurseAPhone:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_keys_cost_2_less_for_both_players(self) -> None:
        t = table(side(battleline=["purse-a-phone"]), side())
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (4, 4)

    test = cases("""
        destroyed it returns Shadys from your discard pile to hand
            rule: glossary/destroyed
            in: geistoid
            ada: line purse-a-phone; discard fear shadys troll
            bo: line krump; discard shadys
            fight purse-a-phone krump, offers shadys, pick shadys
            -> purse-a-phone: battleline > discard, krump damage: 0 > 5, shadys: discard > hand
        without it there nothing returns
            in: geistoid
            ada: line purse-a-phone; discard fear; deck shadys
            bo: line krump; discard shadys
            fight purse-a-phone krump
            -> purse-a-phone: battleline > discard, krump damage: 0 > 5
    """)


class TestTickTock:
    def striking(self, time: int, **ada: list[str]) -> Table:
        """Ada ended a turn with a clock of so many counters."""
        t = table(side(battleline=[clock("tick-tock", time)], **ada), side(discard=["valdr"]))
        t.game.choose("end-turn")
        return t

    def test_at_the_end_of_your_turn_each_friendly_clock_gets_a_counter(self) -> None:
        ada = side(battleline=[clock("tick-tock", 0), "troll", "chronometer"], hand=["fear"])
        t = table(ada, side(battleline=["ancestral-timekeeper"]))
        t.end_turn()
        times = [time_on(t, id_) for id_ in ("tick-tock", "troll", "chronometer", "ancestral-timekeeper")]
        assert (times, t.ids(0, "archives")) == ([2, 0, 2, 0], [])

    @pytest.mark.rule("glossary/archives")
    def test_at_3_it_is_destroyed_and_up_to_3_cards_of_hand_and_discard_pile_are_archived(self) -> None:
        t = self.striking(2, hand=["fear", "punch", "krump", "smaaash", "bumpsy", "headhunter"], discard=["troll"])
        hand = ("fear", "punch", "krump", "smaaash", "bumpsy", "headhunter")
        t.offers(*hand, "tick-tock", "troll", least=0, most=3)
        t.pick("punch", "troll", "tick-tock")
        assert (sorted(t.ids(0, "archives")), t.ids(0, "discard")) == (["punch", "tick-tock", "troll"], [])
        assert (sorted(t.ids(0, "hand")), t.game.state.active) == (sorted(set(hand) - {"punch"}), 1)

    def test_none_need_be_archived(self) -> None:
        t = self.striking(2, hand=["fear"] * 6, discard=["troll"])
        t.answer("done")
        assert (t.ids(0, "archives"), t.ids(0, "discard")) == ([], ["troll", "tick-tock"])

    def test_at_2_it_is_not_destroyed(self) -> None:
        t = self.striking(1, hand=["fear"] * 6)
        assert (time_on(t, "tick-tock"), t.game.state.active) == (2, 1)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_warded_it_stays_and_no_card_is_archived(self) -> None:
        keeper = spec("tick-tock", counters={"time": 2}, warded=True)
        t = table(side(battleline=[keeper], discard=["fear"], hand=["smaaash"] * 6), side())
        t.game.choose("end-turn")
        assert (t.line(0), t.ids(0, "archives"), t.game.state.active) == (["tick-tock"], [], 1)


class TestSoultender:
    test = cases("""
        played it takes all Æmber from specters, heals and wards them, of both sides
            rule: glossary/heal glossary/ward
            in: geistoid
            ada: hand soultender; line boiler(amber=3) troll(amber=1 damage=1); amber 1
            bo: line varad-the-indulgent(amber=2 damage=2) krump(amber=1); amber 1
            creature soultender
            -> soultender: hand > battleline, soultender exhausted, soultender warded, boiler amber: 3 > 0,
            -> boiler warded, varad-the-indulgent amber: 2 > 0, varad-the-indulgent damage: 2 > 0,
            -> varad-the-indulgent warded
        so it does after reaping
            in: geistoid
            ada: line soultender(amber=1)
            reap soultender
            -> soultender exhausted, soultender warded, soultender amber: 1 > 0, ada amber: 0 > 1
        after fighting it does not
            in: geistoid
            ada: line soultender(amber=1 power_counters=1)
            bo: line dust-pixie
            fight soultender dust-pixie
            -> soultender exhausted, soultender damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestImmortalGreking:
    test = cases(f"""
        an enemy creature is taken control of and placed anywhere; it belongs to the house of Immortal Greking
            rule: glossary/control-and-ownership
            in: geistoid
            ada: hand immortal-greking; line troll valdr
            bo: line bumpsy krump headhunter
            creature immortal-greking left, offers bumpsy krump headhunter, pick krump, answer slot:2, reap krump
            -> immortal-greking: hand > battleline, immortal-greking exhausted, krump controller: 1 > 0,
            -> krump exhausted, ada amber: 0 > 1
            -> ada line: immortal-greking troll krump valdr, bo line: bumpsy headhunter
        destroyed under a haunted player it is archived
            rule: glossary/haunted glossary/archives
            in: geistoid
            ada: line immortal-greking(damage=6); discard {TEN}
            bo: line krump(damage=1)
            fight immortal-greking krump
            -> immortal-greking: battleline > archives, krump: battleline > discard
        under another it is not
            in: geistoid
            ada: line immortal-greking(damage=6); discard {NINE}
            bo: line troll; discard {TEN}
            fight immortal-greking troll
            -> immortal-greking: battleline > discard, troll damage: 0 > 7
    """)

    def test_the_creature_has_its_own_house_again_when_it_leaves_play(self) -> None:
        ada = side(hand=["immortal-greking"])
        t = table(ada, side(battleline=["krump", "troll"]), house=House.GEISTOID)
        t.do("play", "immortal-greking")
        t.finish_until(DecisionKind.CARD)
        t.pick("krump")
        t.finish()
        assert t.card("krump").houses == (House.GEISTOID,)
        t.end_turn()
        t.do("fight", "troll")
        t.pick("immortal-greking")
        t.finish()
        assert (t.card("krump").houses, t.card("krump").controller) == ((House.BROBNAR,), 0)
