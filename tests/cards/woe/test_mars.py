"""Winds of Exchange, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House, Move
from kfdesk.engine.events import CardsRevealed, Shuffled
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.language.words import (
    ARTIFACT,
    CREATURE,
    ENEMY,
    PAINT,
    a,
    archives,
    as_if_yours,
    card,
    deck,
    discard,
    omni,
    play,
    remove_counters,
    return_,
    top,
    use,
)
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

MARS = House.MARS


def blorbs(n: int) -> list[CardSpec]:
    """Return so many token creatures that are Blorbs."""
    return [spec("dust-pixie", token_of="blorb") for _ in range(n)]


class TestBigMagnet:
    test = cases("""
        each upgrade in play comes to the friendly creature and is yours
            rule: glossary/upgrades glossary/control-and-ownership
            in: mars
            ada: hand big-magnet; line troll(upgrades=blood-of-titans) zorg
            bo: line krump(upgrades=duskrunner)
            play big-magnet, offers troll zorg
            pick zorg, finish
            -> big-magnet: hand > discard, ada amber: 0 > 1, blood-of-titans on: troll > zorg,
            -> duskrunner on: krump > zorg, duskrunner controller: 1 > 0
        what the creature wears it keeps
            in: mars
            ada: hand big-magnet; line zorg(upgrades=blood-of-titans)
            play big-magnet, pick zorg
            -> big-magnet: hand > discard, ada amber: 0 > 1
        without a friendly creature upgrades are yours where they are
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: hand big-magnet
            bo: line krump(upgrades=duskrunner)
            play big-magnet
            -> big-magnet: hand > discard, ada amber: 0 > 1, duskrunner controller: 1 > 0
    """)


class TestBlorbHive:
    def used(self, *line: CardSpec | str, token: str | None = "blorb", sacrificed: str | None = "troll") -> Table:
        """Return the table after the hive was used, the creature named being destroyed."""
        ada = side(artifacts=["blorb-hive"], battleline=line, deck=["punch", "anger", "warsong"], token=token, amber=1)
        t = table(ada, side(battleline=["krump"]), house=MARS)
        t.do("omni", "blorb-hive")
        if sacrificed:
            t.pick(sacrificed)
        t.finish()
        return t

    def test_a_friendly_creature_makes_way_for_two_blorbs(self) -> None:
        t = self.used("troll")
        assert t.line(0) == ["blorb", "blorb"] and (t.zone("punch"), t.zone("anger")) == ("battleline", "battleline")
        assert (t.zone("troll"), t.zone("blorb-hive"), t.ids(0, "deck")) == ("discard", "artifacts", ["warsong"])

    def test_only_friendly_creatures_are_offered(self) -> None:
        t = table(side(artifacts=["blorb-hive"], battleline=["troll", "zorg"]), side(battleline=["krump"]))
        t.do("omni", "blorb-hive")
        t.offers("troll", "zorg")

    def test_ten_of_them_are_a_key_at_no_cost(self) -> None:
        t = self.used("troll", *blorbs(8))
        assert (t.zone("blorb-hive"), len(t.game.state.players[0].keys), t.amber(0)) == ("discard", 1, 1)
        assert t.line(0) == ["blorb"] * 10

    def test_nine_are_not(self) -> None:
        t = self.used("troll", "zorg", *blorbs(7))
        assert (t.zone("blorb-hive"), t.game.state.players[0].keys) == ("artifacts", ())

    def test_those_of_the_opponent_do_not_count(self) -> None:
        ada = side(artifacts=["blorb-hive"], battleline=["troll", *blorbs(7)], deck=["punch"] * 3, token="blorb")
        t = table(ada, side(battleline=blorbs(2), token="blorb"), house=MARS)
        t.do("omni", "blorb-hive")
        t.pick("troll")
        t.finish()
        assert (t.zone("blorb-hive"), len(t.line(0)), t.game.state.players[0].keys) == ("artifacts", 9, ())

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_a_creature_saved_by_its_ward_brings_none_but_the_others_are_counted(self) -> None:
        t = self.used(spec("troll", warded=True), *blorbs(10))
        assert (t.line(0), len(t.game.state.players[0].keys)) == (["troll", *["blorb"] * 10], 1)
        assert t.ids(0, "deck") == ["punch", "anger", "warsong"]

    @pytest.mark.rule("glossary/token-creatures")
    @pytest.mark.parametrize("token", [None, "grunt"])
    def test_a_deck_whose_token_creature_is_another_makes_none(self, token: str | None) -> None:
        t = self.used("troll", token=token)
        assert (t.line(0), t.zone("troll"), len(t.ids(0, "deck"))) == ([], "discard", 3)


class TestBorkaRikk:
    test = cases("""
        a mars card that you discard makes a token creature
            rule: glossary/discarding-cards glossary/token-creatures
            in: mars
            ada: line borka-rikk; hand zorg; deck fear anger; token grunt
            discard zorg, answer slot:1
            -> zorg: hand > discard, fear: deck > battleline, fear exhausted, ada line: borka-rikk grunt
        two make two, each on the flank that you say
            in: mars
            ada: line borka-rikk; hand zorg tunk; deck fear anger; token grunt
            discard zorg, answer slot:0, discard tunk, answer slot:2
            -> zorg: hand > discard, tunk: hand > discard, fear: deck > battleline, fear exhausted,
            -> anger: deck > battleline, anger exhausted, ada line: grunt borka-rikk grunt
        a card of another house makes none
            in: brobnar
            ada: line borka-rikk; hand krump; deck fear; token grunt
            discard krump
            -> krump: hand > discard
        an opponent's card that discards it makes one, too
            in: dis
            ada: hand mind-barb
            bo: line borka-rikk; hand zorg; deck fear; token grunt
            play mind-barb, answer slot:0
            -> mind-barb: hand > discard, ada amber: 0 > 1, zorg: hand > discard, fear: deck > battleline,
            -> fear exhausted, bo line: grunt borka-rikk
        a mars card that your opponent discards makes none
            in: mars
            ada: hand zorg; deck fear; token grunt
            bo: line borka-rikk; deck anger; token grunt
            discard zorg
            -> zorg: hand > discard
    """)

    @pytest.mark.rule("glossary/discarding-cards")
    def test_a_mars_card_discarded_from_your_deck_makes_none(self) -> None:
        digging = card("punch", play(discard(top(1, deck()))))
        ada = side(battleline=["borka-rikk"], hand=["punch"], deck=["zorg", "fear"], token="grunt")
        t = table(ada, None, digging)
        t.do("play", "punch")
        assert (t.line(0), t.zone("zorg")) == (["borka-rikk"], "discard")
        t.expect_main_step()


class TestGrondal:
    test = cases("""
        played, it makes two token creatures
            rule: glossary/token-creatures
            in: mars
            ada: hand grondal; deck fear anger warsong; token grunt
            creature grondal, answer slot:1, answer slot:2
            -> grondal: hand > battleline, grondal exhausted, fear: deck > battleline, fear exhausted,
            -> anger: deck > battleline, anger exhausted, ada line: grondal grunt grunt
    """)

    def started(self, ada: list[str], bo: list[str]) -> Table:
        """Return the table at the start of Bo's turn, Grondal being Bo's."""
        t = table(side(battleline=ada), side(battleline=["grondal", *bo], houses=[MARS]), house=MARS)
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/least-powerful")
    @pytest.mark.parametrize(
        ("ada", "bo", "gone"),
        [(["krump", "urchin"], ["zorg"], "urchin"), (["krump"], ["zorg", "blypyp"], "blypyp"), ([], [], "grondal")],
    )
    def test_the_least_powerful_creature_of_all_is_destroyed(self, ada: list[str], bo: list[str], gone: str) -> None:
        t = self.started(ada, bo)
        assert t.decision.kind is DecisionKind.HOUSE
        in_discard = [*t.ids(0, "discard"), *t.ids(1, "discard")]
        assert in_discard == [gone]

    @pytest.mark.rule("glossary/least-powerful")
    def test_of_two_that_are_tied_the_active_player_says_which(self) -> None:
        t = self.started(["urchin", "krump"], ["dust-pixie"])
        assert t.decision.player == 1
        t.offers("dust-pixie", "urchin")
        t.pick("urchin")
        assert (t.ids(0, "discard"), t.line(1)) == (["urchin"], ["grondal", "dust-pixie"])

    def test_at_the_start_of_the_opponents_turn_none_is(self) -> None:
        t = table(side(battleline=["grondal"]), side(battleline=["urchin"]), house=MARS)
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["grondal"], ["urchin"])


class TestMartianRevolution:
    test = cases("""
        for each friendly creature that is destroyed a token creature is made
            rule: glossary/this-way glossary/token-creatures
            in: mars
            ada: hand martian-revolution; line zorg troll; deck fear anger warsong; token grunt
            bo: line krump
            play martian-revolution, finish
            -> martian-revolution: hand > discard, ada amber: 0 > 1, zorg: battleline > discard,
            -> troll: battleline > discard, fear: deck > battleline, fear exhausted, anger: deck > battleline,
            -> anger exhausted, ada line: grunt grunt
        for one saved by its ward there is none
            rule: glossary/ward
            in: mars
            ada: hand martian-revolution; line zorg(warded) troll; deck fear anger; token grunt
            play martian-revolution, answer slot:0
            -> martian-revolution: hand > discard, ada amber: 0 > 1, zorg warded: yes > no,
            -> troll: battleline > discard, fear: deck > battleline, fear exhausted, ada line: grunt zorg
        without friendly creatures none is made
            in: mars
            ada: hand martian-revolution; deck fear; token grunt
            bo: line krump
            play martian-revolution
            -> martian-revolution: hand > discard, ada amber: 0 > 1
    """)


class TestNautilixian:
    def can_be_used(self, t: Table) -> bool:
        reap, fight = (t.can(verb, "nautilixian") for verb in ("reap", "fight"))
        assert reap is fight
        return reap

    @pytest.mark.rule("glossary/cannot", "glossary/using-creatures")
    def test_it_cannot_be_used_before_a_friendly_mars_creature(self) -> None:
        t = table(side(battleline=["nautilixian", "zorg", "nautilixian"]), side(battleline=["urchin"]), house=MARS)
        assert not self.can_be_used(t)
        t.do("reap", "zorg")
        assert self.can_be_used(t)
        t.end_turn()
        t.end_turn()
        assert not self.can_be_used(t)

    def test_a_creature_of_another_house_is_not_enough(self) -> None:
        stray = spec("nautilixian", house=House.BROBNAR, maverick=True)
        t = table(side(battleline=[stray, "krump"]), side(battleline=["urchin"]), house=House.BROBNAR)
        t.do("reap", "krump")
        assert not self.can_be_used(t)

    def test_nor_is_an_enemy_mars_creature_used_as_if_it_were_yours(self) -> None:
        borrowed = card("punch", play(as_if_yours(use(a(CREATURE, ENEMY)))))
        punch = spec("punch", house=MARS, maverick=True)
        t = table(side(battleline=["nautilixian"], hand=[punch]), side(battleline=["zorg"]), borrowed, house=MARS)
        t.do("play", "punch")
        t.finish()
        assert not t.card("zorg").ready and not self.can_be_used(t)

    test = cases("""
        friendly pilots cannot be dealt damage
            rule: glossary/cannot
            in: brobnar
            ada: hand punch; line nautilixian green-aeronaut
            play punch, pick green-aeronaut
            -> punch: hand > discard, ada amber: 0 > 1
        or be destroyed
            rule: glossary/cannot
            in: mars
            ada: hand martian-revolution; line nautilixian white-aeronaut zorg
            bo: line krump
            play martian-revolution, finish
            -> martian-revolution: hand > discard, ada amber: 0 > 1, nautilixian: battleline > discard,
            -> zorg: battleline > discard
        enemy pilots and other friends can be dealt damage
            in: brobnar
            ada: hand punch punch; line nautilixian zorg
            bo: line white-aeronaut
            play punch, pick zorg, play punch#2, pick white-aeronaut
            -> punch: hand > discard, punch 2: hand > discard, ada amber: 0 > 2, zorg damage: 0 > 3,
            -> white-aeronaut: battleline > discard
    """)


class TestREvolution:
    test = cases("""
        its creature deals two to an enemy after it reaps
            in: brobnar
            ada: line krump(upgrades=r-evolution) valdr
            bo: line troll zorg
            reap krump, offers troll zorg
            pick zorg
            -> krump exhausted, ada amber: 0 > 1, zorg damage: 0 > 2
        so does one with the same name
            rule: glossary/upgrades
            in: brobnar
            ada: line krump(upgrades=r-evolution) krump
            bo: line troll
            reap krump#2, pick troll
            -> krump 2 exhausted, ada amber: 0 > 1, troll damage: 0 > 2
        and one on the other side, to its own enemies
            rule: glossary/enemy
            in: brobnar
            ada: line krump troll
            bo: line krump(upgrades=r-evolution) valdr
            reap krump, offers krump valdr
            pick valdr
            -> krump exhausted, ada amber: 0 > 1, valdr damage: 0 > 2
        one with another name does not
            in: brobnar
            ada: line krump(upgrades=r-evolution) valdr
            bo: line troll
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1
        nor after a fight
            in: brobnar
            ada: line troll(upgrades=r-evolution)
            bo: line zorg urchin
            fight troll zorg
            -> troll exhausted, troll damage: 0 > 7, zorg: battleline > discard
        token creatures of one kind have the same name, whatever lies beneath
            rule: glossary/token-creatures
            in: mars
            ada: line fear(token_of=grunt upgrades=r-evolution) anger(token_of=grunt); token grunt
            bo: line troll
            reap anger, pick troll
            -> anger exhausted, ada amber: 0 > 1, troll damage: 0 > 2
    """)


class TestReplayPod:
    test = cases("""
        a friendly mars creature that is destroyed lies facedown under it
            rule: glossary/destroyed glossary/facedown-cards
            in: mars
            ada: artifacts replay-pod; line zorg(damage=6)
            bo: line krump
            fight zorg krump
            -> zorg: battleline > under, zorg under: nothing > replay-pod, krump: battleline > discard
        one of another house does not
            in: brobnar
            ada: artifacts replay-pod; line bumpsy
            bo: line krump
            fight bumpsy krump
            -> bumpsy: battleline > discard, krump damage: 0 > 5
        nor does an enemy mars creature
            in: brobnar
            ada: artifacts replay-pod; line troll
            bo: line zorg
            fight troll zorg
            -> troll exhausted, troll damage: 0 > 7, zorg: battleline > discard
        with nothing under it it is purged, too
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: artifacts replay-pod
            action replay-pod
            -> replay-pod: artifacts > purged
    """)

    def test_its_action_takes_all_of_them_to_hand_and_purges_it(self) -> None:
        under = [spec("zorg", face_down=True), spec("tunk", face_down=True)]
        t = table(side(artifacts=[spec("replay-pod", under=under)], hand=["punch"], deck=["anger"]), house=MARS)
        t.do("action", "replay-pod")
        assert (t.ids(0, "hand"), t.ids(0, "purged"), t.ids(0, "discard")) == (
            ["punch", "zorg", "tunk"],
            ["replay-pod"],
            [],
        )
        t.expect_main_step()

    @pytest.mark.rule("glossary/movement-between-zones")
    def test_a_card_of_the_opponent_goes_back_to_their_hand(self) -> None:
        under = [spec("zorg", face_down=True, owner=1), spec("tunk", face_down=True)]
        t = table(side(artifacts=[spec("replay-pod", under=under)]), house=MARS)
        t.do("action", "replay-pod")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["tunk"], ["zorg"])

    def test_what_lies_there_is_seen_by_nobody_but_its_controller(self) -> None:
        t = table(side(artifacts=["replay-pod"], battleline=[spec("zorg", damage=6)]), side(battleline=["krump"]))
        t.fight("zorg", "krump")
        assert t.card("zorg").face_down
        for seat, known in ((0, "zorg"), (1, None)):
            (pod,) = t.game.view(seat).seats[0].artifacts
            assert [card.id for card in pod.under] == [known]

    def test_destroyed_in_the_opponents_turn_it_lies_there_too(self) -> None:
        bo = side(artifacts=["replay-pod"], battleline=[spec("zorg", damage=6)])
        t = table(side(battleline=["krump"]), bo, house=House.BROBNAR)
        t.fight("krump", "zorg")
        assert t.zone("zorg") == "under"


class TestRevoHooligans:
    CLEAN = card("punch", play(remove_counters(PAINT, 1, a(ARTIFACT))))
    TAKE_BACK = card("anger", play(return_(a(ARTIFACT))))

    def reaped(self, painted: str, *hand: str) -> Table:
        """Return the table after an artifact was painted, Ada's cannon or Bo's gauntlet."""
        mine = spec("cannon", owner=0)
        ada = side(battleline=["revo-hooligans"], artifacts=[mine], hand=hand, houses=[MARS, House.BROBNAR])
        bo = side(battleline=["krump"], artifacts=["gauntlet-of-command"])
        t = table(ada, bo, self.CLEAN, self.TAKE_BACK, house=MARS)
        t.do("reap", "revo-hooligans")
        t.offers("cannon", "gauntlet-of-command")
        t.pick(painted)
        return t

    def test_the_artifact_has_a_paint_counter_and_is_of_mars_only(self) -> None:
        t = self.reaped("cannon")
        assert t.changes() == {
            "revo-hooligans exhausted": (False, True),
            "ada amber": (0, 1),
            "cannon paint counters": (0, 1),
        }
        assert (t.card("cannon").houses, t.card("gauntlet-of-command").houses) == ((MARS,), (House.BROBNAR,))
        assert t.can("action", "cannon")

    def test_one_of_the_opponent_may_be_painted(self) -> None:
        t = self.reaped("gauntlet-of-command")
        assert (t.card("cannon").houses, t.card("gauntlet-of-command").houses) == ((House.BROBNAR,), (MARS,))

    def in_brobnar(self, *hand: str) -> Table:
        """Return the table in Ada's next turn, in which the painted cannon cannot be used."""
        t = self.reaped("cannon", *hand)
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert t.card("cannon").houses == (MARS,) and not t.can("action", "cannon")
        return t

    def test_without_the_counter_it_is_of_its_own_house_again(self) -> None:
        t = self.in_brobnar("punch")
        t.do("play", "punch")
        t.pick("cannon")
        assert t.card("cannon").houses == (House.BROBNAR,) and t.can("action", "cannon")

    @pytest.mark.rule("glossary/movement-between-zones")
    def test_once_it_has_left_play_it_is_of_its_own_house_again(self) -> None:
        t = self.in_brobnar("anger")
        t.do("play", "anger")
        t.pick("cannon")
        t.do("play", "cannon")
        assert t.card("cannon").houses == (House.BROBNAR,) and not t.card("cannon").counters

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_stays_painted_when_the_hooligans_are_gone(self) -> None:
        bo = side(battleline=["krump", "troll"])
        t = table(side(battleline=["revo-hooligans"], artifacts=["cannon"]), bo, house=MARS)
        t.do("reap", "revo-hooligans")
        t.pick("cannon")
        t.end_turn()
        t.fight("krump", "revo-hooligans")  # elusive the first time
        t.fight("troll", "revo-hooligans")
        assert (t.line(0), t.card("cannon").houses) == ([], (MARS,))

    test = cases("""
        without artifacts nothing is asked
            in: mars
            ada: line revo-hooligans
            bo: line krump
            reap revo-hooligans
            -> revo-hooligans exhausted, ada amber: 0 > 1
        after a fight nothing is painted
            in: mars
            ada: line revo-hooligans; artifacts cannon
            bo: line urchin
            fight revo-hooligans urchin
            -> revo-hooligans exhausted
    """)


class TestAirlock:
    test = cases("""
        a card of another house is discarded for a new one
            in: mars
            ada: artifacts airlock; hand zorg punch fear; deck krump anger
            action airlock, offers punch fear
            pick fear
            -> airlock exhausted, fear: hand > discard, krump: deck > hand
        with mars cards only nothing is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: artifacts airlock; hand zorg; deck krump
            action airlock
            -> airlock exhausted
    """)


class TestIronyxBanner:
    test = cases("""
        played, it makes a token creature
            rule: glossary/token-creatures
            in: mars
            ada: hand ironyx-banner; deck fear anger; token grunt
            play ironyx-banner, answer slot:0
            -> ironyx-banner: hand > artifacts, ironyx-banner exhausted, fear: deck > battleline, fear exhausted,
            -> ada line: grunt
    """)

    def test_each_friendly_ironyx_creature_has_one_power_and_one_armor_more(self) -> None:
        ada = side(battleline=["borka-rikk", "yxl-the-iron-captain", "zorg", "krump"], artifacts=["ironyx-banner"])
        t = table(ada, side(battleline=["ironyx-vatminder"]), house=MARS)
        assert {c.id: (c.power, c.armor or 0) for c in t.cards() if c.type == "creature"} == {
            "borka-rikk": (5, 1),
            "yxl-the-iron-captain": (5, 2),
            "zorg": (7, 0),
            "krump": (6, 0),
            "ironyx-vatminder": (3, 1),
        }


class TestMemroxTheRed:
    test = cases("""
        you gain one for each card in your archives, whoever's
            in: mars
            ada: line memrox-the-red; archives punch zorg krump(owner=1)
            bo: archives fear
            action memrox-the-red
            -> memrox-the-red exhausted, ada amber: 0 > 3
        without archived cards none
            in: mars
            ada: line memrox-the-red
            bo: archives fear
            action memrox-the-red
            -> memrox-the-red exhausted
    """)

    def picked_up(self, *line: str) -> Table:
        """Return the table after Bo picked up the archives."""
        bo = side(battleline=line, archives=["zorg", spec("krump", owner=0)], houses=[MARS])
        t = table(side(), bo, house=MARS)
        t.answer("end-turn")
        t.finish_until(DecisionKind.ARCHIVES)
        t.answer("yes")
        return t

    @pytest.mark.rule("glossary/cannot", "glossary/archives")
    def test_the_opponents_cards_cannot_leave_your_archives_and_yours_can(self) -> None:
        t = self.picked_up("memrox-the-red")
        assert (t.ids(1, "archives"), "zorg" in t.ids(1, "hand"), t.ids(0, "hand")) == (["krump"], True, [])

    @pytest.mark.rule("glossary/cannot", "glossary/archives")
    def test_whoever_has_only_such_cards_is_not_asked_for_them(self) -> None:
        bo = side(battleline=["memrox-the-red"], archives=[spec("krump", owner=0)], houses=[MARS])
        t = table(side(), bo, house=MARS)
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        t.answer("house:mars")
        t.expect_main_step()
        assert t.ids(1, "archives") == ["krump"]

    @pytest.mark.rule("glossary/archives")
    def test_without_it_they_do(self) -> None:
        t = self.picked_up("tunk")
        assert (t.ids(1, "archives"), t.ids(0, "hand")) == ([], ["krump"])


class TestNyyonOutpost:
    test = cases("""
        a friendly creature goes under its owner's deck and two token creatures come
            rule: glossary/token-creatures
            in: mars
            ada: artifacts nyyon-outpost; line zorg troll; deck fear anger warsong; token grunt
            bo: line krump
            action nyyon-outpost, offers zorg troll
            pick troll, answer slot:0, answer slot:0
            -> nyyon-outpost exhausted, troll: battleline > deck, fear: deck > battleline, fear exhausted,
            -> anger: deck > battleline, anger exhausted, ada line: grunt grunt zorg, ada deck: warsong troll
        from an empty deck the creature itself comes back as one
            rule: glossary/token-creatures
            in: mars
            ada: artifacts nyyon-outpost; line troll; token grunt
            action nyyon-outpost, pick troll, answer slot:0
            -> nyyon-outpost exhausted, troll exhausted, ada line: grunt
        one that a ward keeps brings none
            rule: glossary/ward glossary/if-you-do-and-in-order-to
            in: mars
            ada: artifacts nyyon-outpost; line troll(warded); deck fear anger; token grunt
            action nyyon-outpost, pick troll
            -> nyyon-outpost exhausted, troll warded: yes > no
        an opponent's card that you control goes under their deck
            rule: glossary/movement-between-zones
            in: mars
            ada: artifacts nyyon-outpost; line troll(owner=1); deck fear anger warsong; token grunt
            bo: deck krump
            action nyyon-outpost, pick troll, finish
            -> nyyon-outpost exhausted, troll: battleline > deck, troll controller: 0 > 1, fear: deck > battleline,
            -> fear exhausted, anger: deck > battleline, anger exhausted, bo deck: krump troll
        without friendly creatures none is made
            in: mars
            ada: artifacts nyyon-outpost; deck fear anger; token grunt
            bo: line krump
            action nyyon-outpost
            -> nyyon-outpost exhausted
    """)


class TestSpaceInvaders:
    def played(self, token: str | None) -> Table:
        t = table(side(hand=["space-invaders", "troll", "krump", "punch", "zorg"], token=token), house=MARS)
        t.do("play", "space-invaders")
        t.offers("troll", "krump", "zorg", least=0, most=3)
        return t

    @pytest.mark.rule("glossary/token-creatures")
    def test_the_creatures_revealed_become_token_creatures(self) -> None:
        t = self.played("grunt")
        t.pick("troll", "zorg")
        t.finish()
        assert (t.line(0), t.ids(0, "hand")) == (["grunt", "grunt"], ["krump", "punch"])
        assert {t.zone("troll"), t.zone("zorg")} == {"battleline"} and not t.card("troll").ready
        (shown,) = t.events(CardsRevealed)
        assert shown.cards == (t.number("troll"), t.number("zorg"))

    def test_none_need_be_revealed(self) -> None:
        t = self.played("grunt")
        t.answer("done")
        assert (t.line(0), len(t.ids(0, "hand"))) == ([], 4)

    def test_without_a_token_creature_of_the_deck_they_are_only_shown(self) -> None:
        t = self.played(None)
        t.pick("troll")
        assert (t.line(0), len(t.ids(0, "hand"))) == ([], 4)
        t.expect_main_step()


class TestSuspendedAnimation:
    test = cases("""
        a damaged enemy creature goes into your archives
            rule: glossary/archives glossary/control-and-ownership
            in: mars
            ada: hand suspended-animation; line zorg(damage=1)
            bo: line krump(damage=1) troll(damage=2) valdr
            play suspended-animation, offers krump troll
            pick troll
            -> suspended-animation: hand > discard, troll: battleline > archives, troll controller: 1 > 0,
            -> ada archives: troll
        without one nothing happens
            in: mars
            ada: hand suspended-animation; line zorg(damage=1)
            bo: line krump
            play suspended-animation
            -> suspended-animation: hand > discard
    """)

    @pytest.mark.rule("glossary/archives")
    def test_from_there_it_goes_to_its_owners_hand(self) -> None:
        ada = side(hand=["suspended-animation"], houses=[MARS])
        t = table(ada, side(battleline=[spec("krump", damage=1)]), house=MARS)
        t.do("play", "suspended-animation")
        t.pick("krump")
        t.end_turn()
        t.answer("end-turn")
        t.finish_until(DecisionKind.ARCHIVES)
        t.answer("yes")
        assert (t.ids(0, "archives"), t.ids(1, "hand"), "krump" in t.ids(0, "hand")) == ([], ["krump"], False)

    @pytest.mark.rule("glossary/archives", "faq/archives-1")
    @pytest.mark.parametrize(("owner", "again"), [(0, False), (1, False), (0, True)])
    def test_whoever_owns_it_it_is_not_discarded_from_there(self, owner: int, *, again: bool) -> None:
        """The text does not speak of cards of other players only; archived anew the creature is another card."""
        ada = side(hand=["suspended-animation"], deck=["fear"] * 6, houses=[MARS, House.LOGOS])
        bo = side(battleline=[spec("krump", damage=1, owner=owner)], hand=["dysania"], houses=[House.LOGOS])
        t = table(ada, bo, house=MARS)
        t.do("play", "suspended-animation")
        t.pick("krump")
        if again:
            t.game.adjust(Move(card=t.handle("krump"), zone=Zone.HAND, player=0))
            t.game.adjust(Move(card=t.handle("krump"), zone=Zone.ARCHIVES, player=0))
        t.end_turn()
        t.creature("dysania")
        t.expect_main_step()
        assert (t.zone("krump"), t.card("krump").owner) == ("discard" if again else "hand", owner)
        assert t.amber(1) == int(again)


class TestYxlTheIronCaptain:
    test = cases("""
        each friendly ironyx creature captures two
            rule: glossary/capture
            in: mars
            ada: hand yxl-the-iron-captain; line borka-rikk zorg; amber 3
            bo: line ironyx-vatminder; amber 5
            creature yxl-the-iron-captain
            -> yxl-the-iron-captain: hand > battleline, yxl-the-iron-captain exhausted, bo amber: 5 > 1,
            -> yxl-the-iron-captain amber: 0 > 2, borka-rikk amber: 0 > 2
        where there is too little the active player shares it out
            rule: glossary/capture
            in: mars
            ada: hand yxl-the-iron-captain; line borka-rikk
            bo: amber 3
            creature yxl-the-iron-captain, offers 2-2 of: borka-rikk yxl-the-iron-captain
            pick yxl-the-iron-captain borka-rikk
            -> yxl-the-iron-captain: hand > battleline, yxl-the-iron-captain exhausted, bo amber: 3 > 0,
            -> yxl-the-iron-captain amber: 0 > 2, borka-rikk amber: 0 > 1
    """)


class TestZizok:
    test = cases("""
        a neighbor that its splash-attack destroys readies it
            rule: glossary/splash-attack-x
            in: mars
            ada: line zizok
            bo: line troll urchin valdr
            fight zizok troll
            -> troll damage: 0 > 3, urchin: battleline > discard
        the creature that it fights does not
            in: mars
            ada: line zizok
            bo: line tocsin valdr
            fight zizok tocsin
            -> zizok exhausted, tocsin: battleline > discard, valdr damage: 0 > 1
        nor does the splash-attack of another creature
            in: mars
            ada: line zizok(exhausted) number-612
            bo: line troll dust-pixie
            fight number-612 troll
            -> number-612: battleline > discard, troll damage: 0 > 5, dust-pixie: battleline > discard
        nor a neighbor that has armor
            rule: glossary/armor
            in: mars
            ada: line zizok
            bo: line troll ironyx-vatminder(damage=2)
            fight zizok troll
            -> zizok exhausted, troll damage: 0 > 3, ironyx-vatminder armor used: 0 > 1
    """)


class TestBraindart:
    test = cases("""
        an enemy creature is enraged and captures one from its own side
            rule: glossary/enrage glossary/capture
            in: mars
            ada: hand braindart; line zorg; amber 2
            bo: line krump troll; amber 3
            play braindart, offers krump troll
            pick troll
            -> braindart: hand > discard, ada amber: 2 > 3, troll enraged, troll amber: 0 > 1, bo amber: 3 > 2
        one that is enraged already captures all the same
            in: mars
            ada: hand braindart
            bo: line krump(enraged); amber 1
            play braindart, pick krump
            -> braindart: hand > discard, ada amber: 0 > 1, krump amber: 0 > 1, bo amber: 1 > 0
        from an empty pool it captures none
            in: mars
            ada: hand braindart; amber 1
            bo: line krump
            play braindart, pick krump
            -> braindart: hand > discard, ada amber: 1 > 2, krump enraged
    """)


class TestCloneHome:
    test = cases("""
        with more creatures than the opponent it is archived
            rule: glossary/token-creatures glossary/archives
            in: mars
            ada: hand clone-home; line zorg; deck fear anger; token grunt
            bo: line krump
            play clone-home, answer slot:1
            -> clone-home: hand > archives, fear: deck > battleline, fear exhausted, ada line: zorg grunt
        with as many it is not
            in: mars
            ada: hand clone-home; line zorg; deck fear anger; token grunt
            bo: line krump troll
            play clone-home, answer slot:0
            -> clone-home: hand > discard, fear: deck > battleline, fear exhausted, ada line: grunt zorg
        without a token creature in your deck the others are counted
            rule: glossary/token-creatures
            in: mars
            ada: hand clone-home; line zorg; deck fear
            play clone-home
            -> clone-home: hand > archives
    """)


class TestGeneticBlast:
    test = cases("""
        a creature and all others with its name are dealt two
            in: mars
            ada: hand genetic-blast; line troll zorg
            bo: line krump troll troll
            play genetic-blast, offers troll zorg krump troll troll
            pick troll#2
            -> genetic-blast: hand > discard, ada amber: 0 > 1, troll damage: 0 > 2, troll 2 damage: 0 > 2,
            -> troll 3 damage: 0 > 2
        one whose name no other has is dealt two
            in: mars
            ada: hand genetic-blast; line troll
            bo: line krump troll
            play genetic-blast, pick krump
            -> genetic-blast: hand > discard, ada amber: 0 > 1, krump damage: 0 > 2
        token creatures of one kind have the same name
            rule: glossary/token-creatures
            in: mars
            ada: hand genetic-blast; line krump
            bo: line fear(token_of=grunt) krump(token_of=grunt); token grunt
            play genetic-blast, pick fear
            -> genetic-blast: hand > discard, ada amber: 0 > 1, fear damage: 0 > 2, krump 2 damage: 0 > 2
    """)


class TestGlylyxWeaponsmith:
    def test_it_has_power_and_armor_and_no_more(self) -> None:
        t = table(side(battleline=["glylyx-weaponsmith"]), side(battleline=["krump"]), house=MARS)
        smith = t.card("glylyx-weaponsmith")
        assert (smith.power, smith.armor, smith.keywords) == (4, 1, ())
        t.do("reap", "glylyx-weaponsmith")
        t.expect_main_step()


class TestIronyxPropaganda:
    test = cases("""
        after it reaps its creature makes a token creature
            rule: glossary/token-creatures
            in: mars
            ada: line zorg(upgrades=ironyx-propaganda) tunk; deck fear anger; token grunt
            reap zorg, answer slot:0, reap tunk
            -> zorg exhausted, tunk exhausted, ada amber: 0 > 2, fear: deck > battleline, fear exhausted,
            -> ada line: grunt zorg tunk
        after it fights it does, too
            in: mars
            ada: line zorg(upgrades=ironyx-propaganda); deck fear anger; token grunt
            bo: line batdrone
            fight zorg batdrone, answer slot:1
            -> zorg exhausted, zorg damage: 0 > 2, batdrone: battleline > discard, fear: deck > battleline,
            -> fear exhausted, ada line: zorg grunt
        when it is played it makes none
            in: mars
            ada: hand ironyx-propaganda; line zorg; deck fear; token grunt
            play ironyx-propaganda, pick zorg
            -> ironyx-propaganda: hand > upgrade, ironyx-propaganda on: nothing > zorg, ada amber: 0 > 1
    """)


class TestIronyxRebel:
    test = cases("""
        each mars neighbor is readied, between the two of them
            rule: glossary/deploy glossary/neighbor
            in: mars
            ada: hand ironyx-rebel; line tunk(exhausted) zorg(exhausted) blypyp(exhausted)
            play ironyx-rebel, answer slot:1, finish
            -> ironyx-rebel: hand > battleline, ironyx-rebel exhausted, tunk exhausted: yes > no,
            -> zorg exhausted: yes > no, ada line: tunk ironyx-rebel zorg blypyp
        a neighbor of another house is not
            in: mars
            ada: hand ironyx-rebel; line zorg(exhausted) troll(exhausted)
            play ironyx-rebel, answer slot:1
            -> ironyx-rebel: hand > battleline, ironyx-rebel exhausted, zorg exhausted: yes > no,
            -> ada line: zorg ironyx-rebel troll
    """)


class TestIronyxVatminder:
    test = cases("""
        played, it makes a token creature
            rule: glossary/token-creatures
            in: mars
            ada: hand ironyx-vatminder; deck fear anger; token grunt
            creature ironyx-vatminder, answer slot:0
            -> ironyx-vatminder: hand > battleline, ironyx-vatminder exhausted, fear: deck > battleline,
            -> fear exhausted, ada line: grunt ironyx-vatminder
        destroyed, it makes another
            rule: glossary/destroyed
            in: brobnar
            ada: line krump
            bo: line ironyx-vatminder; deck fear anger; token grunt
            fight krump ironyx-vatminder, answer slot:0
            -> krump exhausted, krump damage: 0 > 3, ironyx-vatminder: battleline > discard,
            -> fear: deck > battleline, fear exhausted, bo line: grunt
        reaping it makes none
            in: mars
            ada: line ironyx-vatminder; deck fear; token grunt
            reap ironyx-vatminder
            -> ironyx-vatminder exhausted, ada amber: 0 > 1
    """)


class TestKaboom:
    test = cases("""
        mars creatures go to their owners' archives, all others are destroyed
            rule: glossary/archives glossary/movement-between-zones
            in: mars
            ada: hand kaboom; line zorg troll tunk(owner=1); artifacts cannon
            bo: line blypyp krump; artifacts sniffer
            play kaboom, finish
            -> kaboom: hand > discard, ada chains: 0 > 3, zorg: battleline > archives, tunk: battleline > archives,
            -> tunk controller: 0 > 1, blypyp: battleline > archives, troll: battleline > discard,
            -> krump: battleline > discard
        a mars creature that its ward keeps is destroyed
            rule: glossary/ward glossary/resolve-abilities-in-the-order-written
            in: mars
            ada: hand kaboom; line zorg(warded)
            bo: line krump(warded)
            play kaboom, finish
            -> kaboom: hand > discard, ada chains: 0 > 3, zorg: battleline > discard, krump warded: yes > no
        without creatures there are only chains
            in: mars
            ada: hand kaboom; chains 1
            play kaboom
            -> kaboom: hand > discard, ada chains: 1 > 4
    """)


class TestMk2Generator:
    test = cases("""
        it enters play ready and can make a token creature at once
            rule: glossary/enters-play glossary/token-creatures
            in: mars
            ada: hand mk2-generator; line zorg; deck fear anger; token grunt
            play mk2-generator, action mk2-generator, answer slot:1
            -> mk2-generator: hand > artifacts, mk2-generator exhausted, fear: deck > battleline, fear exhausted,
            -> ada line: zorg grunt
        played alone it is ready and makes none
            in: mars
            ada: hand mk2-generator; deck fear; token grunt
            play mk2-generator
            -> mk2-generator: hand > artifacts
    """)


class TestMyxTheTallminded:
    @pytest.mark.parametrize(
        ("ada", "cost"),
        [
            (["myx-the-tallminded"], 7),
            (["myx-the-tallminded", "zorg", "troll"], 8),
            (["zorg", "myx-the-tallminded", "myx-the-tallminded"], 12),
        ],
    )
    def test_the_opponents_keys_cost_one_more_for_each_friendly_mars_creature(self, ada: list[str], cost: int) -> None:
        t = table(side(battleline=ada), side(battleline=["tunk", "krump"]))
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, cost)


class TestScoopUp:
    test = cases("""
        a creature of each side that is not of mars goes into your archives
            in: mars
            ada: hand scoop-up; line troll zorg valdr
            bo: line krump tunk batdrone
            play scoop-up, offers troll valdr
            pick valdr, offers krump batdrone
            pick krump
            -> ada amber: 0 > 1, scoop-up: hand > discard, valdr: battleline > archives, krump: battleline > archives,
            -> krump controller: 1 > 0, ada archives: valdr krump
        with none on one side only the other's does
            in: mars
            ada: hand scoop-up; line zorg
            bo: line krump
            play scoop-up, pick krump
            -> ada amber: 0 > 1, scoop-up: hand > discard, krump: battleline > archives, krump controller: 1 > 0
    """)

    @pytest.mark.rule("errata/scoop-up", "glossary/archives", "glossary/control-and-ownership")
    @pytest.mark.parametrize("way", ["picked up", "discarded"])
    def test_from_your_archives_the_enemy_creature_goes_to_its_owners_hand_and_yours_as_any_card(
        self, way: str
    ) -> None:
        discarding = card("cannon", omni(discard(archives())))
        ada = side(hand=["scoop-up"], battleline=["valdr"], artifacts=["cannon"], houses=[MARS])
        t = table(ada, side(battleline=["krump"]), discarding, house=MARS)
        t.do("play", "scoop-up")
        t.finish()
        if way == "discarded":
            t.do("omni", "cannon")
            t.finish()
        else:
            t.end_turn()
            t.answer("end-turn")
            t.finish_until(DecisionKind.ARCHIVES)
            t.answer("yes")
        assert t.ids(0, "archives") == [] and "krump" in t.ids(1, "hand")
        assert t.zone("valdr") == ("discard" if way == "discarded" else "hand")


class TestYxlixMesmerist:
    test = cases("""
        an enemy creature captures one from its own side
            rule: glossary/capture
            in: mars
            ada: line yxlix-mesmerist troll; amber 2
            bo: line krump zorg; amber 3
            action yxlix-mesmerist, offers yxlix-mesmerist troll krump zorg
            pick krump
            -> yxlix-mesmerist exhausted, krump amber: 0 > 1, bo amber: 3 > 2
        a friendly one captures yours
            in: mars
            ada: line yxlix-mesmerist troll; amber 2
            bo: amber 3
            action yxlix-mesmerist, pick troll
            -> yxlix-mesmerist exhausted, troll amber: 0 > 1, ada amber: 2 > 1
    """)


class TestBlorb:
    def test_it_cannot_reap_but_fight(self) -> None:
        t = table(side(battleline=blorbs(1), token="blorb"), side(battleline=["krump"]), house=MARS)
        assert not t.can("reap", "dust-pixie") and t.can("fight", "dust-pixie")

    def destroyed(self, *discard: str) -> Table:
        t = table(side(battleline=blorbs(1), token="blorb", discard=discard), side(battleline=["krump"]), house=MARS)
        t.fight("dust-pixie", "krump")
        t.finish()
        assert t.zone("dust-pixie") == "discard"
        return t

    def test_destroyed_it_brings_the_hive_back_to_hand(self) -> None:
        t = self.destroyed("punch", "blorb-hive", "anger")
        assert (t.ids(0, "hand"), sorted(t.ids(0, "discard"))) == (["blorb-hive"], ["anger", "dust-pixie", "punch"])

    def test_of_two_one_is_brought_back(self) -> None:
        bo = side(battleline=["krump"])
        t = table(side(battleline=blorbs(1), token="blorb", discard=["blorb-hive", "blorb-hive"]), bo, house=MARS)
        t.fight("dust-pixie", "krump")
        t.offers("blorb-hive", "blorb-hive")
        t.finish()
        assert (t.ids(0, "hand"), sorted(t.ids(0, "discard"))) == (["blorb-hive"], ["blorb-hive", "dust-pixie"])

    def test_no_other_card_is_returned(self) -> None:
        assert self.destroyed("punch").ids(0, "hand") == []


class TestGreenAeronaut:
    test = cases("""
        a friendly nautilixian has splash-attack 3
            rule: glossary/splash-attack-x
            in: mars
            ada: line green-aeronaut nautilixian zorg
            bo: line krump urchin valdr nautilixian
            action green-aeronaut, offers nautilixian
            pick nautilixian, fight nautilixian urchin
            -> green-aeronaut exhausted, nautilixian exhausted, krump damage: 0 > 3, valdr damage: 0 > 3
        without one nothing is asked
            in: mars
            ada: line green-aeronaut zorg
            bo: line nautilixian
            action green-aeronaut
            -> green-aeronaut exhausted
    """)

    def test_it_ends_with_the_turn(self) -> None:
        t = table(side(battleline=["green-aeronaut", "nautilixian", "nautilixian"]), side(), house=MARS)
        t.do("action", "green-aeronaut")
        t.pick(("nautilixian", 1))
        assert (t.card("nautilixian").keywords, t.card("nautilixian", 1).keywords) == ((), (("splash-attack", 3),))
        t.end_turn()
        assert t.card("nautilixian", 1).keywords == ()


class TestPurpleAeronaut:
    test = cases("""
        after the fourth pilot a nautilixian sweeps the table with its fight
            rule: glossary/using-creatures
            in: mars
            ada: line purple-aeronaut green-aeronaut white-aeronaut nautilixian white-aeronaut nautilixian
            bo: line urchin krump troll; artifacts cannon
            reap purple-aeronaut, reap green-aeronaut, reap white-aeronaut, reap white-aeronaut#2
            offers nautilixian nautilixian
            pick nautilixian, fight nautilixian urchin, finish
            -> purple-aeronaut exhausted, green-aeronaut exhausted, white-aeronaut exhausted,
            -> white-aeronaut 2 exhausted, nautilixian exhausted, ada amber: 0 > 4, urchin: battleline > discard,
            -> krump: battleline > discard, troll: battleline > discard
        three pilots and another creature are not enough
            in: mars
            ada: line purple-aeronaut green-aeronaut white-aeronaut nautilixian zorg
            bo: line urchin krump
            reap purple-aeronaut, reap green-aeronaut, reap white-aeronaut, reap zorg, fight nautilixian urchin
            -> purple-aeronaut exhausted, green-aeronaut exhausted, white-aeronaut exhausted,
            -> zorg exhausted, nautilixian exhausted, ada amber: 0 > 4
        without a nautilixian nothing is asked
            in: mars
            ada: line purple-aeronaut green-aeronaut white-aeronaut white-aeronaut
            bo: line nautilixian
            reap purple-aeronaut, reap green-aeronaut, reap white-aeronaut, reap white-aeronaut#2
            -> purple-aeronaut exhausted, green-aeronaut exhausted, white-aeronaut exhausted,
            -> white-aeronaut 2 exhausted, ada amber: 0 > 4
    """)

    def test_enemy_pilots_do_not_count(self) -> None:
        pilots = ["green-aeronaut", "white-aeronaut", "white-aeronaut", "green-aeronaut"]
        t = table(side(battleline=pilots), side(battleline=["purple-aeronaut", "nautilixian"]), house=MARS)
        for nth, id_ in enumerate(pilots):
            t.do("reap", id_, nth // 2 if id_ == "green-aeronaut" else nth - 1)
        t.expect_main_step()
        assert t.amber(0) == 4

    def test_it_ends_with_the_turn(self) -> None:
        pilots = ["purple-aeronaut", "green-aeronaut", "white-aeronaut", "red-aeronaut"]
        t = table(side(battleline=[*pilots, "nautilixian"]), side(battleline=["urchin", "krump"]), house=MARS)
        for id_ in pilots:
            t.do("reap", id_)
        t.pick("nautilixian")
        t.end_turn()
        t.end_turn()
        t.do("reap", "red-aeronaut")
        t.fight("nautilixian", "urchin")
        assert t.line(1) == ["urchin", "krump"]


class TestRedAeronaut:
    @pytest.mark.rule("glossary/search")
    @pytest.mark.parametrize(("nth", "left"), [(0, 2), (1, 3)])
    def test_a_nautilixian_of_your_deck_or_discard_pile_comes_into_play(self, nth: int, left: int) -> None:
        ada = side(hand=["red-aeronaut"], deck=["punch", "nautilixian", "anger"], discard=["fear", "nautilixian"])
        t = table(ada, side(deck=["nautilixian"]), house=MARS)
        t.creature("red-aeronaut")
        t.offers("nautilixian", "nautilixian", least=0)
        t.pick(("nautilixian", nth))
        t.answer("slot:1")
        assert t.line(0) == ["red-aeronaut", "nautilixian"] and not t.card("nautilixian", nth).ready
        assert (len(t.ids(0, "deck")), len(t.events(Shuffled))) == (left, 1)
        t.expect_main_step()

    @pytest.mark.rule("glossary/search")
    def test_none_need_be_found_and_the_deck_is_shuffled(self) -> None:
        t = table(side(hand=["red-aeronaut"], deck=["punch", "nautilixian"]), side(), house=MARS)
        t.creature("red-aeronaut")
        t.answer("done")
        assert (t.line(0), len(t.ids(0, "deck")), len(t.events(Shuffled))) == (["red-aeronaut"], 2, 1)
        t.expect_main_step()

    test = cases("""
        a friendly nautilixian has five power more
            in: mars
            ada: line red-aeronaut nautilixian zorg nautilixian
            bo: line nautilixian krump(damage=1)
            action red-aeronaut, offers nautilixian nautilixian
            pick nautilixian, fight nautilixian krump
            -> red-aeronaut exhausted, nautilixian exhausted, nautilixian armor used: 0 > 4, nautilixian damage: 0 > 2,
            -> krump: battleline > discard
        without one nothing is asked
            in: mars
            ada: line red-aeronaut zorg
            bo: line nautilixian
            action red-aeronaut
            -> red-aeronaut exhausted
    """)

    def test_for_the_rest_of_the_turn(self) -> None:
        t = table(side(battleline=["red-aeronaut", "nautilixian"]), side(), house=MARS)
        t.do("action", "red-aeronaut")
        t.pick("nautilixian")
        assert t.card("nautilixian").power == 11
        t.end_turn()
        assert t.card("nautilixian").power == 6


class TestWhiteAeronaut:
    test = cases("""
        a friendly nautilixian is warded and fully healed
            rule: glossary/ward glossary/heal
            in: mars
            ada: line white-aeronaut(damage=1) nautilixian(damage=4) zorg(damage=1) nautilixian(damage=1)
            bo: line nautilixian(damage=2)
            action white-aeronaut, offers nautilixian nautilixian
            pick nautilixian
            -> white-aeronaut exhausted, nautilixian damage: 4 > 0, nautilixian warded
        without one nothing is asked
            in: mars
            ada: line white-aeronaut(damage=1) zorg(damage=1)
            bo: line nautilixian(damage=2)
            action white-aeronaut
            -> white-aeronaut exhausted
    """)


class TestGrunt:
    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_a_martian_soldier_with_power_3(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="grunt")], token="grunt"), side())
        assert (t.card("fear").power, t.card("fear").traits) == (3, ("martian", "soldier"))


class TestRebel:
    test = cases("""
        after it reaps any creature is dealt one
            rule: glossary/token-creatures
            in: mars
            ada: line fear(token_of=rebel) zorg; token rebel
            bo: line krump
            reap fear, offers fear zorg krump
            pick krump
            -> fear exhausted, ada amber: 0 > 1, krump damage: 0 > 1
        after a fight none is
            in: mars
            ada: line fear(token_of=rebel power_counters=5) zorg; token rebel
            bo: line urchin tocsin
            fight fear tocsin
            -> fear exhausted, fear damage: 0 > 3, tocsin: battleline > discard
    """)

    def test_it_is_a_martian_ironyx_with_power_1(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="rebel")], token="rebel"), side())
        assert (t.card("fear").power, t.card("fear").traits) == (1, ("martian", "ironyx"))


class TestResearcher:
    def table(self, *hand: str) -> Table:
        token = spec("punch", token_of="researcher")
        return table(side(battleline=[token], hand=hand, token="researcher"), house=MARS)

    def test_a_mars_card_in_hand_is_shown_and_archived(self) -> None:
        t = self.table("troll", "zorg", "sniffer")
        t.do("omni", "punch")
        t.offers("zorg", "sniffer")
        t.pick("sniffer")
        assert (t.ids(0, "archives"), t.ids(0, "hand")) == (["sniffer"], ["troll", "zorg"])
        assert [event.cards for event in t.events(CardsRevealed)] == [(t.number("sniffer"),)]
        t.expect_main_step()

    def test_without_one_nothing_is(self) -> None:
        t = self.table("troll")
        t.do("omni", "punch")
        assert (t.ids(0, "archives"), t.ids(0, "hand"), t.events(CardsRevealed)) == ([], ["troll"], [])
        t.expect_main_step()
