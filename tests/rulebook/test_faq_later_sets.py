"""FAQ on cards of later sets: each test builds the situation that is asked about with these very cards."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import CardSpec, House
from kfdesk.engine.events import CardDiscarded, CardPlayed
from kfdesk.engine.terms import DecisionKind, Step
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import place_amber
from kfdesk.language.effects.control import move_to
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import play
from kfdesk.language.positions import ANYWHERE, FLANK
from kfdesk.language.sorts import ARTIFACT, CREATURE
from kfdesk.language.targets import a
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestQuestions:
    test = cases(
        """
        two knights capture the same amber from the common supply in place of the pool
            rule: faq/replacement-effects-4
            ada: line po-s-pixies; amber 2
            bo: line sir-marrows sir-marrows
            reap po-s-pixies, finish
            -> ada amber: 2 > 3, po-s-pixies exhausted, sir-marrows amber: 0 > 1, sir-marrows 2 amber: 0 > 1
        an egg with two saurians gives both their counters
            rule: faq/this-way-2
            in: saurian
            ada: line saurian-egg; deck terrordactyl terrordactyl troll
            omni saurian-egg, finish
            -> saurian-egg: battleline > discard, terrordactyl: deck > battleline, terrordactyl 2: deck > battleline,
            -> terrordactyl power counters: 0 > 3, terrordactyl 2 power counters: 0 > 3, terrordactyl stunned,
            -> terrordactyl 2 stunned
        smite strikes the creatures that were neighbors when the defender left play
            rule: card-faq/smite-1 glossary/leaves-play
            in: sanctum
            ada: hand smite; line troll
            bo: line silvertooth krump dust-pixie bumpsy smaaash
            play smite, pick troll, pick dust-pixie
            -> smite: hand > discard, troll exhausted, troll damage: 0 > 1, krump damage: 0 > 2,
            -> dust-pixie: battleline > discard, bumpsy damage: 0 > 2
        the martyr heals its neighbors before smite strikes them
            rule: card-faq/smite-2
            in: sanctum
            ada: hand smite; line troll
            bo: line krump(damage=3) duma-the-martyr bumpsy(damage=4); deck fear punch anger
            play smite, pick troll, pick duma-the-martyr
            -> smite: hand > discard, troll exhausted, troll damage: 0 > 3, duma-the-martyr: battleline > discard,
            -> krump damage: 3 > 2, bumpsy damage: 4 > 2, fear: deck > hand, punch: deck > hand
        smite strikes nobody in place of neighbors that left play together with the defender
            rule: faq/timing-9
            in: sanctum
            ada: hand smite; line firespitter
            bo: line silvertooth dust-pixie dust-pixie dust-pixie umbra
            play smite, pick firespitter, pick dust-pixie#2, finish
            -> smite: hand > discard, firespitter exhausted, dust-pixie: battleline > discard,
            -> dust-pixie 2: battleline > discard, dust-pixie 3: battleline > discard, silvertooth damage: 0 > 1,
            -> umbra damage: 0 > 1
        what is discarded is archived for before the rest of the ability
            rule: card-faq/auto-encoder-1
            in: logos
            ada: line sacro-bot; artifacts auto-encoder; hand fear; deck troll krump bumpsy
            reap sacro-bot, finish
            -> ada amber: 0 > 1, fear: hand > discard, troll: deck > archives, krump: deck > hand, sacro-bot exhausted
        the titan that cannot ready may enter play ready
            rule: card-faq/awakened-titan-1 glossary/enters-play
            in: brobnar
            ada: artifacts beanstalk; hand awakened-titan
            bo: line troll
            creature awakened-titan, fight awakened-titan troll
            -> awakened-titan: hand > battleline, awakened-titan exhausted, awakened-titan damage: 0 > 8,
            -> troll: battleline > discard
        warded neighbors of one house stay and count all the same
            rule: card-faq/code-monkey-1 glossary/ward
            in: logos
            ada: hand code-monkey; line troll(warded) krump(warded)
            play code-monkey, answer slot:1
            -> ada amber: 0 > 2, code-monkey: hand > battleline, code-monkey exhausted, troll warded: yes > no,
            -> krump warded: yes > no
        a creature that comes to stand on the right flank after it was played was not played there
            rule: card-faq/dexus-1
            in: logos
            ada: hand code-monkey; line troll krump; amber 3
            bo: line dexus
            play code-monkey, answer slot:1
            -> ada amber: 3 > 5, code-monkey: hand > battleline, code-monkey exhausted, troll: battleline > archives,
            -> krump: battleline > archives
        a creature that is played on the right flank costs its player an amber
            rule: card-faq/dexus-1
            in: logos
            ada: hand batdrone; line troll; amber 3
            bo: line dexus
            creature batdrone right
            -> ada amber: 3 > 2, batdrone: hand > battleline, batdrone exhausted
        the curse of cowardice looks for creatures at the end of its controller's turn only
            rule: card-faq/curse-of-cowardice-1
            in: brobnar
            ada: line bumpsy
            bo: line dust-pixie; artifacts curse-of-cowardice(owner=0)
            fight bumpsy dust-pixie
            -> bumpsy exhausted, bumpsy damage: 0 > 1, dust-pixie: battleline > discard
        a card discarded from the hand frees an earthbound creature
            rule: card-faq/earthbind-1
            in: untamed
            ada: line dust-pixie(upgrades=earthbind); hand snufflegator
            discard snufflegator, reap dust-pixie
            -> ada amber: 0 > 1, snufflegator: hand > discard, dust-pixie exhausted
        a neighbor that did not survive its fight has fought
            rule: card-faq/little-niff-1
            in: shadows
            ada: line ronnie-wristclocks little-niff
            bo: line troll; amber 2
            fight ronnie-wristclocks troll
            -> ada amber: 0 > 1, bo amber: 2 > 1, ronnie-wristclocks: battleline > discard, troll damage: 0 > 2
        attacked with skirmish the shoulder id would deal no damage and steals nothing
            rule: card-faq/shoulder-id-2 glossary/skirmish
            in: shadows
            ada: line umbra; amber 2
            bo: line shoulder-id
            fight umbra shoulder-id
            -> umbra exhausted, shoulder-id damage: 0 > 2
        the ritual returns another copy of what was sacrificed
            rule: card-faq/ritual-of-life-1
            in: untamed
            ada: artifacts ritual-of-life; line deepwater-gruen; discard deepwater-gruen
            action ritual-of-life, pick deepwater-gruen#2, offers deepwater-gruen
            pick deepwater-gruen
            -> ritual-of-life exhausted, deepwater-gruen 2: battleline > discard, deepwater-gruen: discard > hand
        the ritual does not return the very card that was sacrificed
            rule: card-faq/ritual-of-life-1
            in: untamed
            ada: artifacts ritual-of-life; line deepwater-gruen; discard troll fear
            action ritual-of-life, pick deepwater-gruen, offers troll
            pick troll
            -> ritual-of-life exhausted, deepwater-gruen: battleline > discard, troll: discard > hand
        the ensign resolves no icons of a card as if it had been played where no icons of cards played are resolved
            rule: faq/bonus-icons-9
            in: staralliance
            ada: line ensign-el-samra; hand dust-pixie
            bo: line master-of-the-grey
            action ensign-el-samra, pick dust-pixie
            -> ensign-el-samra exhausted
        a card that was looked at and not discarded stays on top of the deck
            rule: card-faq/survey-1
            in: staralliance
            ada: hand survey; deck troll krump bumpsy
            play survey, offers troll krump
            pick krump
            -> ada amber: 0 > 1, survey: hand > discard, krump: deck > discard, ada deck: troll bumpsy
        copies are counted before the discard pile is shuffled and drawn from
            rule: card-faq/dreamcall-1 glossary/for-each
            in: unfathomable
            ada: hand dreamcall; discard dreamcall dreamcall dreamcall
            bo: line troll bumpsy krump smaaash headhunter
            play dreamcall, pick troll, pick bumpsy, pick krump, pick smaaash
            -> ada amber: 0 > 1, dreamcall: hand > discard, dreamcall 2: discard > hand, dreamcall 3: discard > hand,
            -> dreamcall 4: discard > hand, troll exhausted, bumpsy exhausted, krump exhausted, smaaash exhausted
        your creature enters play ready under your opponent's control
            rule: card-faq/duskwitch-1
            in: shadows
            ada: line duskwitch; hand scowly-caper
            bo: line troll
            creature scowly-caper
            -> scowly-caper: hand > battleline, scowly-caper controller: 0 > 1
        """,
    )


class TestEarthbind:
    @pytest.mark.rule("card-faq/earthbind-1", "glossary/discarding-cards")
    def test_a_creature_discarded_from_play_is_no_discarded_card(self) -> None:
        bound = spec("dust-pixie", upgrades=["earthbind"])
        t = table(side(battleline=[bound, "troll"], artifacts=["ritual-of-life"]), None, house=House.UNTAMED)
        t.do("action", "ritual-of-life")
        t.pick("troll")
        t.finish()
        assert t.zone("troll") == "discard" and not t.can("reap", "dust-pixie")


class TestMoving:
    @pytest.mark.rule("faq/moving-creatures-1", "glossary/move")
    @pytest.mark.parametrize("slot", ["slot:1", "slot:2"])
    def test_a_creature_that_is_moved_anywhere_may_stay_where_it_is(self, slot: str) -> None:
        moving = card("punch", play(move_to(a(CREATURE), ANYWHERE)))
        ada = side(hand=["punch"], battleline=["troll", "bumpsy", "krump"])
        t = table(ada, None, moving, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("bumpsy")
        assert t.decision.keys() == ("slot:0", "slot:1", "slot:2", "slot:3")
        t.answer(slot)
        t.expect_main_step()
        assert t.line(0) == ["troll", "bumpsy", "krump"]

    @pytest.mark.rule("faq/moving-creatures-1", "glossary/move")
    @pytest.mark.parametrize(
        ("slot", "line"), [("slot:0", ["troll", "krump", "bumpsy"]), ("slot:3", ["krump", "bumpsy", "troll"])]
    )
    def test_a_creature_on_a_flank_that_is_moved_to_a_flank_may_stay_or_change_sides(
        self, slot: str, line: list[str]
    ) -> None:
        moving = card("punch", play(move_to(a(CREATURE), FLANK)))
        t = table(side(hand=["punch"], battleline=["troll", "krump", "bumpsy"]), None, moving)
        t.do("play", "punch")
        t.pick("troll")
        t.answer(slot)
        assert t.line(0) == line


class TestTide:
    @pytest.mark.rule("faq/tide-1", "glossary/tide")
    @pytest.mark.parametrize(("high_for", "archived"), [(0, []), (1, ["troll"])])
    def test_a_tide_that_is_high_for_you_cannot_be_raised(self, high_for: int, archived: list[str]) -> None:
        ada = side(hand=["cross-porpoises"], artifacts=["hydrocataloguer"], deck=["troll", "krump"])
        t = table(ada, side(battleline=["bumpsy"]), house=House.UNTAMED, tide=high_for)
        t.do("play", "cross-porpoises")
        t.finish()
        assert t.ids(0, "archives") == archived

    @pytest.mark.rule("faq/timing-13", "glossary/exalt")
    @pytest.mark.parametrize(("damage", "amber", "left"), [(0, 0, 1), (5, 0, 0)])
    def test_a_creature_that_is_destroyed_by_its_damage_is_not_exalted_first(
        self, damage: int, amber: int, left: int
    ) -> None:
        bo = side(battleline=[spec("venator-altum", damage=damage)])
        t = table(side(battleline=["troll"]), bo, house=House.BROBNAR, tide=0)
        t.fight("troll", "venator-altum")
        assert t.amber(0) == amber
        assert sum(creature.amber for creature in t.cards()) == left
        assert t.zone("venator-altum") == ("discard" if damage else "battleline")

    @pytest.mark.rule("card-faq/throwing-stars-2", "chart/damage")
    @pytest.mark.parametrize(("high_for", "damage"), [(0, 6), (1, 3)])
    def test_damage_is_doubled_after_armor_prevented_its_part(self, high_for: int, damage: int) -> None:
        twin = spec("undagnathus-evil-twin", upgrades=["imperial-scutum"])
        t = table(side(battleline=["gatekeeper"]), side(battleline=[twin]), house=House.SANCTUM, tide=high_for)
        t.fight("gatekeeper", "undagnathus-evil-twin")
        assert t.card("undagnathus-evil-twin").damage == damage


class TestTokenCreatures:
    @pytest.mark.rule("faq/token-creatures-1", "glossary/token-creatures")
    def test_the_card_is_not_seen_before_it_is_in_play(self) -> None:
        making = card("punch", play(make_token()))
        t = table(side(hand=["punch"], deck=["anger", "warsong"], battleline=["troll"], token="grunt"), None, making)
        t.do("play", "punch")
        t.expect(DecisionKind.SLOT)
        assert "anger" not in repr(t.game.view(0))
        t.answer("slot:1")
        assert t.line(0) == ["troll", "grunt"]
        assert "anger" in repr(t.game.view(0)) and "anger" not in repr(t.game.view(1))

    @pytest.mark.rule("card-faq/general-sherman-1", "glossary/token-creatures", "glossary/purge")
    def test_of_purged_token_creatures_only_those_that_are_creatures_return(self) -> None:
        tokens = [spec("troll", token_of="grunt"), spec("fear", token_of="grunt")]
        ada = side(hand=["general-sherman"], battleline=["dust-imp"], houses=[House.UNFATHOMABLE, House.DIS])
        bo = side(hand=["punch"], battleline=[*tokens, "krump", "bumpsy"], token="grunt", houses=[House.BROBNAR])
        t = table(ada, bo, house=House.UNFATHOMABLE)
        t.creature("general-sherman")
        assert (t.line(0), t.line(1)) == (["general-sherman"], [])
        t.end_turn()
        t.game.state.cards[t.number("general-sherman")].damage = 8
        t.do("play", "punch")
        t.finish()
        assert t.line(0) == ["dust-imp"] and sorted(t.line(1)) == ["bumpsy", "krump", "troll"]
        assert t.zone("fear") == "purged"

    @pytest.mark.rule("card-faq/researcher-1", "glossary/resolve-as-much-as-you-can")
    def test_an_ability_may_be_used_of_which_nothing_can_be_done(self) -> None:
        researchers = [spec(id_, token_of="researcher") for id_ in ("troll", "krump", "bumpsy", "smaaash")]
        ada = side(battleline=[*researchers, "praetor-marius"], hand=["punch"], token="researcher")
        t = table(ada, side(battleline=["barrister-joya"], amber=5), house=House.MARS)
        assert not t.can("reap", "troll")
        for id_ in ("troll", "krump", "bumpsy", "smaaash"):
            t.do("omni", id_)
            t.expect_main_step()
            assert not t.card(id_).ready
        assert (t.ids(0, "hand"), t.ids(0, "archives")) == (["punch"], [])


class TestHaunted:
    @pytest.mark.rule("card-faq/bump-in-the-night-1", "glossary/haunted")
    @pytest.mark.parametrize(("buried", "made"), [(10, 2), (8, 1)])
    def test_all_of_the_effect_is_repeated(self, buried: int, made: int) -> None:
        ada = side(hand=["bump-in-the-night"], deck=["troll", "krump"], discard=["anger"] * buried, token="grunt")
        t = table(ada, side(battleline=["dust-pixie", "urchin", "bumpsy"]), house=House.GEISTOID)
        t.do("play", "bump-in-the-night")
        t.pick("dust-pixie")
        t.finish()
        assert t.line(0) == ["grunt"] * made
        assert t.line(1) == ["urchin", "bumpsy"][made - 1 :]


class TestOneAfterTheOther:
    @pytest.mark.rule("card-faq/ghosthawk-2")
    def test_the_creature_that_became_the_neighbor_reaps(self) -> None:
        t = table(side(hand=["ghosthawk"], battleline=["sinder", "troll", "krump"]), None, house=House.UNTAMED)
        t.do("play", "ghosthawk")
        t.answer("slot:1")
        t.answer("yes")
        t.offers("sinder", "troll")
        t.pick("sinder")
        assert sorted(t.offered()) == ["ghosthawk", "krump", "sinder", "troll"]
        t.pick("troll")
        t.expect_main_step()
        assert t.amber(0) == 2 and not t.card("krump").ready

    @pytest.mark.rule("card-faq/ghosthawk-2", "glossary/neighbor")
    def test_in_the_place_of_a_neighbor_that_reaped_no_other_creature_reaps(self) -> None:
        ada = side(hand=["ghosthawk"], battleline=["krump", "sinder", "bumpsy"])
        t = table(ada, None, house=House.UNTAMED)
        t.do("play", "ghosthawk")
        t.answer("slot:2")
        t.answer("yes")
        t.pick("sinder")
        t.pick("sinder")  # it destroys itself, and Krump is the neighbor on that side
        t.expect_main_step()
        assert t.card("krump").ready and not t.card("bumpsy").ready

    @pytest.mark.rule("glossary/ability-card-ability", "card-faq/might-makes-right-1")
    def test_when_the_card_itself_leaves_play_the_neighbor_it_had_reaps_all_the_same(self) -> None:
        ada = side(hand=["ghosthawk"], battleline=["sinder", "troll"])
        t = table(ada, None, house=House.UNTAMED)
        t.do("play", "ghosthawk")
        t.answer("slot:1")
        t.answer("yes")
        t.pick("sinder")
        t.pick("ghosthawk")
        t.expect_main_step()
        assert (t.line(0), t.amber(0), t.card("troll").ready) == (["sinder", "troll"], 2, False)

    @pytest.mark.rule("card-faq/scowly-caper-1")
    def test_the_capers_on_both_sides_of_dextre_destroy_it_and_one_of_themselves(self) -> None:
        caper = spec("scowly-caper", owner=1)
        t = table(side(battleline=[caper, "dextre", caper]), None, house=House.LOGOS)
        t.answer("end-turn")
        t.answer("trigger:c1.0")
        t.offers("dextre")
        t.pick("dextre")
        assert t.zone("dextre") == "deck"
        assert t.offered() == ["scowly-caper"] and t.decision.keys() == ("card:c1",)
        t.answer("card:c1")
        assert t.line(0) == ["scowly-caper"] and t.zone("scowly-caper") == "discard"

    @pytest.mark.rule("card-faq/reiteration-1", "glossary/fulfill")
    def test_random_cards_are_discarded_one_after_the_other_and_nobody_orders_them(self) -> None:
        omen = spec("bad-omen", active=True, under=[spec("reiteration", face_down=True)])
        ada = side(hand=["troll", "krump", "bumpsy"], amber=6)
        t = table(ada, side(prophecies=[omen]), house=House.BROBNAR)
        t.answer("end-turn")
        assert len(t.events(CardDiscarded)) == 2 and t.zone("reiteration") == "discard"
        assert t.decision.player == 1  # nobody was asked for an order


class TestShoulderId:
    """Its ability replaces the damage that it would deal, whatever would become of that."""

    @pytest.mark.rule("card-faq/shoulder-id-1", "glossary/replacement-effects", "chart/damage")
    @pytest.mark.parametrize(
        "attacker",
        [
            spec("gatekeeper", upgrades=["imperial-scutum", "imperial-scutum", "protect-the-weak"]),
            spec("gatekeeper", warded=True),
            spec("gatekeeper"),
        ],
        ids=["6 armor", "ward", "1 armor"],
    )
    def test_it_steals_for_damage_that_would_be_prevented_and_nothing_is_used_up(self, attacker: CardSpec) -> None:
        t = table(side(battleline=[attacker], amber=2), side(battleline=["shoulder-id"]), house=House.SANCTUM)
        t.fight("gatekeeper", "shoulder-id")
        assert (t.amber(0), t.amber(1)) == (1, 1)
        creature = t.card("gatekeeper")
        assert (creature.damage, creature.armor_left, creature.warded) == (0, creature.armor, attacker.warded)

    @pytest.mark.rule("card-faq/shoulder-id-1")
    def test_it_steals_for_damage_that_cannot_be_dealt(self) -> None:
        ada = side(hand=["shield-of-justice"], battleline=["gatekeeper"], amber=2)
        t = table(ada, side(battleline=["shoulder-id"]), house=House.SANCTUM)
        t.do("play", "shield-of-justice")
        t.finish()
        amber = t.amber(0)
        t.fight("gatekeeper", "shoulder-id")
        assert (t.amber(0), t.amber(1), t.card("gatekeeper").damage) == (amber - 1, 1, 0)


class TestRestrictions:
    @pytest.mark.rule("faq/restrictions-1", "glossary/restrictions")
    def test_of_two_limits_of_the_damage_in_a_fight_the_smaller_holds(self) -> None:
        ada = side(battleline=["tantadlin"], artifacts=["creed-of-nurture"], hand=["terrordactyl"])
        t = table(ada, side(battleline=["troll", "krump", "bumpsy"]), house=House.UNTAMED)
        t.do("omni", "creed-of-nurture")
        t.finish()
        t.fight("tantadlin", "krump")
        assert [t.card(id_).damage for id_ in ("troll", "krump", "bumpsy")] == [4, 2, 4]


class TestSeveralAtOnce:
    @pytest.mark.rule("card-faq/aemberlution-1", "glossary/enters-play")
    @pytest.mark.parametrize("first", [0, 1])
    def test_the_active_player_orders_the_creatures_of_one_hand_and_then_of_the_other(self, first: int) -> None:
        ada = side(hand=["æmberlution", "troll", "punch", "krump"], battleline=["urchin"])
        t = table(ada, side(hand=["bumpsy", "fear", "smaaash"]), house=House.UNTAMED)
        t.do("play", "æmberlution")
        assert t.line(0) == []
        t.answer(f"mode:{first}")
        for hand in ([["krump", "troll"], ["smaaash", "bumpsy"]], [["smaaash", "bumpsy"], ["krump", "troll"]])[first]:
            t.expect(DecisionKind.ORDER)
            assert t.decision.player == 0 and sorted(t.offered()) == sorted(hand)
            t.pick(*hand)
            while t.decision.kind is DecisionKind.SLOT:
                t.answer(t.decision.keys()[-1])
            t.finish_until(DecisionKind.ORDER if len(t.line(0)) + len(t.line(1)) < 4 else DecisionKind.MAIN)
        assert (t.line(0), t.line(1)) == (["krump", "troll"], ["smaaash", "bumpsy"])
        assert all(t.card(id_).ready for id_ in ("krump", "troll", "smaaash", "bumpsy"))

    @pytest.mark.rule("card-faq/aemberlution-1", "glossary/gigantic")
    @pytest.mark.parametrize("others", [(), ("troll",)])
    def test_the_halves_of_a_gigantic_creature_are_one_in_the_order(self, others: tuple[str, ...]) -> None:
        ada = side(hand=["æmberlution", "deusillus", "deusillus2", *others])
        t = table(ada, None, house=House.UNTAMED)
        t.do("play", "æmberlution")
        if others:
            t.expect(DecisionKind.ORDER)
            assert t.offered() == ["deusillus", "troll"]
            t.pick("troll", "deusillus")
        assert t.decision.kind is not DecisionKind.ORDER
        t.finish()
        assert sorted(t.line(0)) == ["deusillus", *others]


class TestJargogle:
    @pytest.mark.rule("card-faq/jargogle-2")
    def test_of_several_cards_under_jargogle_its_active_controller_plays_one_and_discards_the_others(self) -> None:
        laden = spec("jargogle", under=["warsong", "fear"])
        ada = side(battleline=[laden], hand=["twin-bolt-emission"])
        t = table(ada, side(battleline=["bumpsy"]), house=House.LOGOS)
        t.do("play", "twin-bolt-emission")
        t.pick("jargogle")
        t.pick("bumpsy")
        t.offers("warsong", "fear")
        t.pick("warsong")
        t.expect_main_step()
        assert [t.zone(id_) for id_ in ("jargogle", "warsong", "fear")] == ["discard"] * 3
        assert [event.card for event in t.events(CardPlayed)][1:] == [t.number("warsong")]

    @pytest.mark.rule("card-faq/jargogle-2")
    def test_in_another_turn_one_of_the_cards_under_jargogle_is_archived_at_random(self) -> None:
        laden = spec("jargogle", under=[spec(id_, face_down=True) for id_ in ("warsong", "fear", "troll")])
        t = table(side(hand=["punch"], battleline=["bumpsy"]), side(battleline=[laden]), house=House.BROBNAR)
        rng = t.game.state.rng
        t.do("play", "punch")
        t.pick("jargogle")
        t.expect_main_step()
        assert t.game.state.rng != rng
        (kept,) = t.ids(1, "archives")
        assert sorted([kept, *t.ids(1, "discard")]) == ["fear", "jargogle", "troll", "warsong"]

    @pytest.mark.rule("faq/timing-12", "card-faq/jargogle-1", "glossary/omega")
    def test_what_it_plays_while_all_creatures_are_destroyed_stays_and_omega_does_not_forbid_it(self) -> None:
        line = [spec("jargogle", under=["wild-wormhole"]), "mother"]
        ada = side(hand=["unlocked-gateway"], battleline=line, deck=["troll", *["fear"] * 8])
        t = table(ada, side(battleline=["valdr"], houses=[House.LOGOS]), house=House.DIS)
        t.do("play", "unlocked-gateway")
        t.answer("slot:0")
        while t.decision.kind is DecisionKind.ORDER:
            t.answer(*t.decision.keys())
        assert (t.line(0), t.line(1), t.game.state.active) == (["troll"], [], 1)

    @pytest.mark.rule("faq/destroyed-effects-5", "glossary/omega")
    def test_an_omega_card_that_it_plays_in_step_3_ends_that_step(self) -> None:
        ada = side(hand=["twin-bolt-emission", "labwork"], battleline=[spec("jargogle", under=["duskwitch"])])
        t = table(ada, side(battleline=["troll"], houses=[House.BROBNAR]), house=House.LOGOS)
        t.do("play", "twin-bolt-emission")
        t.pick("jargogle")
        t.pick("troll")
        t.answer("slot:0")
        assert (t.line(0), t.game.state.active) == (["duskwitch"], 1)

    @pytest.mark.rule("faq/destroyed-effects-5", "glossary/omega")
    def test_an_omega_card_that_it_plays_in_step_1_ends_step_1_only(self) -> None:
        line = [spec("jargogle", under=["duskwitch"])]
        ada = side(amber=6, hand=["labwork"], battleline=line, artifacts=["strange-gizmo"], houses=[House.LOGOS])
        t = table(ada, side(), step=Step.FORGE)
        t.answer("key:red")
        t.answer("slot:0")
        t.finish_until(DecisionKind.HOUSE)
        t.answer("house:logos")
        t.expect_main_step()
        assert (t.game.state.active, t.can("play", "labwork")) == (0, True)


class TestPermissions:
    @pytest.mark.rule("card-faq/helper-bot-1")
    def test_a_card_of_the_active_house_uses_the_permission_of_helper_bot(self) -> None:
        ada = side(hand=["exhume", "fear", "urchin"], discard=["helper-bot"], houses=[House.DIS])
        for first, second in (("fear", "urchin"), ("urchin", "fear")):
            t = table(ada, side(), house=House.DIS)
            t.do("play", "exhume")
            t.pick("helper-bot")
            t.answer("yes")
            t.answer("slot:0")
            t.do("play", first)
            t.finish()
            assert t.can("play", second) is (second == "fear")

    @pytest.mark.rule("card-faq/mars-ambassador-1")
    def test_a_card_that_was_played_cannot_be_used_by_the_same_permission(self) -> None:
        ada = side(battleline=["mars-ambassador", "duskwitch"], hand=["blypyp", "zorg"])
        t = table(ada, side(battleline=["troll"]), house=House.SANCTUM)
        t.do("reap", "mars-ambassador")
        t.creature("blypyp")
        assert t.card("blypyp").ready
        assert not t.can("reap", "blypyp") and not t.can("play", "zorg")

    @pytest.mark.rule("card-faq/pale-star-1", "glossary/cannot")
    def test_under_the_pale_star_no_counter_and_no_vault_adds_to_the_power_of_one(self) -> None:
        chonkers = spec("chonkers", power_counters=1)
        ada = side(battleline=[chonkers, "troll"], artifacts=["the-pale-star", "dark-æmber-vault"])
        t = table(ada, side(battleline=["dust-pixie"]), house=House.UNTAMED)
        assert t.card("chonkers").power == 4
        t.do("omni", "the-pale-star")
        assert (t.card("chonkers").power, t.card("troll").power) == (1, 1)
        t.fight("chonkers", "dust-pixie")
        assert (t.card("chonkers").power_counters, t.card("chonkers").power) == (2, 1)


class TestRedacted:
    @pytest.mark.rule("card-faq/redacted-1")
    def test_a_fourth_amber_from_elsewhere_does_not_forge(self) -> None:
        more = card("punch", play(place_amber(1, a(ARTIFACT))))
        ada = side(artifacts=[spec("[redacted]", amber=3)], hand=["punch"], battleline=["batdrone"])
        t = table(ada, None, more, house=House.BROBNAR)
        t.do("play", "punch")
        t.finish()
        assert (t.card("[redacted]").amber, t.zone("[redacted]")) == (4, "artifacts")

    @pytest.mark.rule("card-faq/redacted-2", "glossary/house-choice")
    def test_redacted_of_house_shadows_permits_no_choice_of_logos(self) -> None:
        houses = [House.SHADOWS, House.DIS, House.MARS]
        t = table(side(hand=["sneklifter"], houses=houses), side(artifacts=["[redacted]"]), house=House.SHADOWS)
        t.creature("sneklifter")
        t.finish()
        assert t.card("[redacted]").houses == (House.SHADOWS,)
        t.end_turn()
        t.answer("end-turn")
        assert t.decision.keys() == ("house:shadows", "house:dis", "house:mars")


@pytest.mark.rule("card-faq/bawretchadontius-1", "card-faq/haedroths-wall-1", "card-faq/symon-1")
@pytest.mark.rule("card-faq/well-of-memory-1", "glossary/traits")
@pytest.mark.parametrize(
    ("id_", "traits"),
    [
        ("bawretchadontius", {"dinosaur"}),
        ("haedroth-s-wall", {"location"}),
        ("symon", {"alien", "thief"}),
        ("well-of-memory", {"location"}),
    ],
)
def test_traits_that_were_misprinted_are_those_that_were_meant(id_: str, traits: set[str]) -> None:
    assert set(facts()[id_].traits) == traits
