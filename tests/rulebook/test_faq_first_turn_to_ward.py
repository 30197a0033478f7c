"""General FAQ, the first turn and from leaving play to wards: each test is a question answered."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, KeyColor, Zone
from kfdesk.engine import events as ev
from kfdesk.engine import play as playing
from kfdesk.engine.abilities import DONE, Mod, Restriction, Scope, Steps
from kfdesk.engine.scenario import SetHouse
from kfdesk.engine.terms import CardId, DecisionKind
from kfdesk.language.attributes import with_trait
from kfdesk.language.definition import card
from kfdesk.language.durations import Span, begin, this_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.marks import ready
from kfdesk.language.effects.moves import return_
from kfdesk.language.effects.use import use
from kfdesk.language.labels import after_reap, destroyed, play
from kfdesk.language.occurrences import is_damaged, is_destroyed
from kfdesk.language.places import discard_pile
from kfdesk.language.players import EACH_PLAYER, OPPONENT
from kfdesk.language.predicates import ENEMY, FRIENDLY, NEIGHBORING, not_
from kfdesk.language.reactions import START, after, at
from kfdesk.language.replacements import instead, redirect
from kfdesk.language.rules.changes import Constant, deals_when_fighting, gets
from kfdesk.language.sorts import ARTIFACT, CREATURE
from kfdesk.language.targets import THIS, Target, a, each
from kfdesk.records import entity
from kfdesk.text.words import Pair, Words
from tests.rulebook.made import Does, after_event, give, holds, keys
from tests.tables import side, table


@entity
class YourCardsNotOf(Target):
    """Your cards out of play that do not belong to a house, as permissions to play speak of them."""

    house: House

    def covers(self, scope: Scope, card: CardId) -> bool:
        c = scope.core.state.cards[card]
        return c.owner == scope.you and self.house not in c.houses


def allow(uses: int, house: House) -> Does:
    """You may play so many cards this turn that are not of the house."""

    rule = Constant(Mod.MAY_PLAY, YourCardsNotOf(house))

    def conduct(scope: Scope, _cards: tuple[int, ...]) -> Steps:
        turn = scope.core.state.turn
        begin(scope, rule, Span(turn, turn), uses)
        return DONE
        yield

    return Does(conduct)


PHASE_SHIFT = card("phase-shift", play(allow(1, House.LOGOS)))


class NeedsSeven(Restriction):
    """A card that cannot be played without 7 Æmber."""

    play = True

    def forbids(self, scope: Scope) -> bool:
        return scope.core.state.players[scope.you].amber < 7

    @property
    def words(self) -> Words:
        return Pair("You need 7 Æmber.", "Du brauchst 7 Æmber.")


def puts_into_play(target: Target) -> Does:
    """Put a card into play under your control."""
    return Does(lambda scope, cards: playing.put_into_play(scope.core, scope.you, cards[0], scope.source), target)


# First turn -------------------------------------------------------------------------------------


@pytest.mark.rule("faq/first-turn-rule-1", "card-faq/phase-shift-1", "glossary/first-player")
def test_a_card_that_allows_another_card_allows_it_on_the_first_turn_too() -> None:
    mine = side(hand=["phase-shift", "labwork", "urchin", "fear"], houses=[House.LOGOS])
    t = table(mine, side(), turn=1, house=House.LOGOS)
    t.do("play", "phase-shift")
    assert t.reasons(f"play:{t.handle('labwork')}") == ["glossary/first-player"]
    t.do("play", "urchin")
    t.answer("slot:0")
    assert t.reasons(f"play:{t.handle('fear')}") == ["glossary/off-house", "glossary/first-player"]


@pytest.mark.rule("faq/first-turn-rule-3", "glossary/first-player")
def test_unity_prism_allows_four_cards_in_all_on_the_first_turn_too() -> None:
    mine = side(hand=["labwork", "unity-prism", "urchin", "fear", "punch", "mind-barb"], houses=[House.LOGOS])
    t = table(mine, side(), turn=1, house=House.LOGOS)
    t.do("play", "unity-prism")
    for id_ in ("urchin", "fear", "punch"):
        assert t.can("play", "mind-barb")
        t.do("play", id_)
        t.finish()
    assert keys(t) == ["end-turn"]


@pytest.mark.rule("faq/first-turn-rule-2", "glossary/first-player")
def test_wild_wormhole_plays_a_second_card_on_the_first_turn() -> None:
    t = table(side(hand=["wild-wormhole", "mother"], deck=["dust-pixie"]), side(), turn=1, house=House.LOGOS)
    t.do("play", "wild-wormhole")
    t.answer("slot:0")
    assert t.line(0) == ["dust-pixie"] and t.amber(0) == 3
    assert keys(t) == ["end-turn"]


@pytest.mark.rule("card-faq/phase-shift-1", "glossary/lasting-effects")
def test_each_phase_shift_allows_one_card() -> None:
    mine = side(hand=["phase-shift", "phase-shift", "fear", "punch", "anger"], houses=[House.LOGOS])
    t = table(mine, side(), PHASE_SHIFT, house=House.LOGOS)
    t.do("play", "phase-shift", 0)
    t.do("play", "phase-shift", 1)
    t.do("play", "fear")
    t.do("play", "punch")
    assert t.reasons(f"play:{t.handle('anger')}") == ["glossary/off-house"]


@pytest.mark.rule("card-faq/phase-shift-3", "card-faq/phase-shift-2")
def test_an_allowance_is_used_up_by_the_first_such_card_however_it_is_played() -> None:
    mine = side(hand=["phase-shift", "wild-wormhole", "fear"], deck=["punch"], houses=[House.LOGOS])
    t = table(mine, side(), PHASE_SHIFT, house=House.LOGOS)
    t.do("play", "phase-shift")
    assert f"play:{t.handle('fear')}" in keys(t)
    t.do("play", "wild-wormhole")
    assert t.zone("punch") == Zone.DISCARD
    assert t.reasons(f"play:{t.handle('fear')}") == ["glossary/off-house"]
    own = table(side(hand=["phase-shift", "fear", "punch"]), side(), PHASE_SHIFT, house=House.DIS)
    own.game.adjust(SetHouse(house=House.LOGOS))
    own.do("play", "phase-shift")
    own.game.adjust(SetHouse(house=House.DIS))
    own.do("play", "fear")  # of the active house, and yet it uses the allowance
    assert own.reasons(f"play:{own.handle('punch')}") == ["glossary/off-house"]


# Leaving play, replacement effects --------------------------------------------------------------


@pytest.mark.rule("faq/leaves-play-1", "card-faq/spangler-box-1", "glossary/restrictions")
def test_a_creature_put_into_play_needs_not_meet_its_play_restrictions() -> None:
    dragon = card("valdr", NeedsSeven())
    back = card("regrowth", play(puts_into_play(a(CREATURE, in_=discard_pile()))))
    t = table(side(hand=["regrowth"], discard=["valdr"]), side(), dragon, back, house=House.UNTAMED)
    t.do("play", "regrowth")
    t.pick("valdr")
    t.answer("slot:0")
    assert t.line(0) == ["valdr"]


@pytest.mark.rule("faq/leaves-play-2", "card-faq/spangler-box-2", "glossary/treachery")
def test_a_treacherous_creature_that_is_put_into_play_is_the_opponents_too() -> None:
    back = card("regrowth", play(puts_into_play(a(CREATURE, in_=discard_pile()))))
    t = table(side(hand=["regrowth"], discard=["scowly-caper"]), side(), back, house=House.UNTAMED)
    t.do("play", "regrowth")
    t.pick("scowly-caper")
    t.answer("slot:0")
    assert t.line(0) == [] and t.line(1) == ["scowly-caper"]


@pytest.mark.rule("faq/replacement-effects-1", "glossary/if-you-do-and-in-order-to")
def test_a_steal_that_is_replaced_still_counts_for_if_you_do() -> None:
    theirs = side(battleline=["po-s-pixies", "troll"], amber=2)
    t = table(side(hand=["nerve-blast"]), theirs, house=House.SHADOWS)
    t.do("play", "nerve-blast")
    assert (t.amber(0), t.amber(1)) == (1, 2)
    t.pick("troll")
    assert t.card("troll").damage == 2
    t.expect_main_step()


@pytest.mark.rule("faq/replacement-effects-2")
def test_what_answers_amber_from_reaping_does_not_answer_a_steal_in_its_place() -> None:
    mine = side(hand=["dimension-door"], battleline=["doc-bookton", "mother"])
    t = table(mine, side(battleline=["sir-marrows"], amber=2), house=House.LOGOS)
    t.do("reap", "mother")
    assert t.card("sir-marrows").amber == 1 and t.amber(0) == 0
    t.do("play", "dimension-door")
    t.do("reap", "doc-bookton")
    assert t.card("sir-marrows").amber == 1 and (t.amber(0), t.amber(1)) == (1, 1)


@pytest.mark.rule("faq/replacement-effects-3", "glossary/cannot")
def test_a_steal_that_cannot_happen_is_not_replaced() -> None:
    theirs = side(battleline=[{"id": "mother", "upgrades": ["discombobulator"]}, "gargantodon"], amber=3)
    t = table(side(hand=["urchin"]), theirs, house=House.SHADOWS)
    t.do("play", "urchin")
    t.answer("slot:0")
    assert (t.amber(0), t.amber(1), t.card("urchin").amber) == (0, 3, 0)
    t.expect_main_step()


# Order written, as much as possible -------------------------------------------------------------


@pytest.mark.rule("faq/resolve-abilities-in-the-order-written-1")
def test_shadow_self_that_returns_to_hand_first_takes_no_damage_for_its_neighbor() -> None:
    phoenix = card(
        "shadow-self",
        deals_when_fighting(0),
        instead(is_damaged(a(CREATURE, NEIGHBORING, not_(with_trait("specter")))), redirect(to=THIS)),
        destroyed(return_(THIS), deal(3, each(CREATURE))),
    )
    line = ["witch-of-the-eye", {"id": "shadow-self", "damage": 8}]
    t = table(side(battleline=["valdr"]), side(battleline=line), phoenix)
    t.do("fight", "valdr")
    t.pick("shadow-self")
    t.finish()
    assert t.ids(1, "hand") == ["shadow-self"] and t.ids(1, "discard") == ["witch-of-the-eye"]
    assert t.card("valdr").damage == 3


@pytest.mark.rule("faq/resolve-as-much-as-you-can-1")
def test_an_artifact_that_cannot_be_used_is_destroyed_all_the_same() -> None:
    chosen = a(ARTIFACT)
    ghost = card("fear", play(use(chosen), destroy(chosen)))
    t = table(side(hand=["fear"]), side(artifacts=["heart-of-the-forest"]), ghost, house=House.DIS)
    t.do("play", "fear")
    t.pick("heart-of-the-forest")
    assert t.zone("heart-of-the-forest") == Zone.DISCARD and t.events(ev.CardUsed) == []


@pytest.mark.rule("faq/resolve-as-much-as-you-can-2")
def test_lost_in_the_woods_shuffles_two_enemies_in_where_no_friendly_creature_is() -> None:
    t = table(side(hand=["lost-in-the-woods"]), side(battleline=["troll", "mother", "valdr"]), house=House.UNTAMED)
    t.do("play", "lost-in-the-woods")
    assert t.offered() == ["troll", "mother", "valdr"] and (t.decision.min, t.decision.max) == (2, 2)
    t.pick("troll", "valdr")
    assert t.line(1) == ["mother"] and sorted(t.ids(1, "deck")) == ["troll", "valdr"]
    t.expect_main_step()


@pytest.mark.rule("faq/rule-of-six-3", "glossary/rule-of-six")
def test_two_phoenixes_may_be_reborn_of_each_other_more_often_than_six_times() -> None:
    ada = side(battleline=["nirbor-flamewing"], discard=["nirbor-flamewing"], token="berserker", deck=["punch"] * 9)
    t = table(side(), ada)
    t.game.choose("end-turn")
    for _ in range(8):
        t.finish_until(DecisionKind.CONFIRM)
        t.answer("yes")
        t.answer(t.decision.keys()[t.offered().index("nirbor-flamewing")])
    t.finish_until(DecisionKind.CONFIRM)
    t.answer("no")
    t.finish()
    assert sorted(t.line(1)) == ["berserker"] * 8 + ["nirbor-flamewing"]


@pytest.mark.rule("faq/rule-of-six-3", "glossary/infinite-loops")
def test_phoenixes_that_are_reborn_of_each_other_are_a_loop_of_which_the_player_names_the_rounds() -> None:
    bo = side(battleline=["nirbor-flamewing"], discard=["nirbor-flamewing"], houses=[House.BROBNAR])
    t = table(side(), bo)
    t.game.choose("end-turn")
    reborn = asked = 0
    while t.decision.kind is not DecisionKind.HOUSE:
        if t.decision.kind is DecisionKind.NUMBER:
            asked += 1
            t.answer("number:2")
        else:
            reborn += t.decision.kind is DecisionKind.CARD  # the other one, the only creature, is destroyed
            t.answer(t.decision.keys()[0])
        assert reborn < 50
    assert asked > 0 and 20 <= reborn <= 24
    assert t.line(1) == t.ids(1, "discard") == ["nirbor-flamewing"]


@pytest.mark.rule("faq/rule-of-six-3", "glossary/control-and-ownership")
def test_a_card_that_only_changes_its_controller_at_the_start_of_a_turn_has_had_its_turn() -> None:
    given_away = card("krump", at(START, EACH_PLAYER, gain(1), take_control(THIS, by=OPPONENT)))
    t = table(side(battleline=["krump"]), side(houses=[House.BROBNAR]), given_away)
    t.game.choose("end-turn")
    t.answer("slot:0")
    t.expect(DecisionKind.HOUSE)
    assert (t.line(0), t.line(1), t.amber(0), t.amber(1)) == ([], ["krump"], 1, 0)


# Stun, this way ---------------------------------------------------------------------------------


@pytest.mark.rule("faq/stun-1", "glossary/stun")
def test_anger_on_a_stunned_creature_only_removes_the_stun() -> None:
    weary = {"id": "urchin", "stunned": True, "ready": False}
    t = table(side(hand=["anger"], battleline=[weary]), side(battleline=["troll"]), house=House.BROBNAR)
    t.do("play", "anger")
    t.pick("urchin")
    assert not t.card("urchin").stunned and not t.card("urchin").ready and t.card("troll").damage == 0
    t.expect_main_step()


@pytest.mark.rule("faq/stun-2")
def test_smaaash_may_choose_a_creature_that_is_stunned_already() -> None:
    line = [{"id": "troll", "stunned": True}, {"id": "mother", "stunned": True}]
    t = table(side(hand=["smaaash"]), side(battleline=line), house=House.BROBNAR)
    t.do("play", "smaaash")
    t.answer("slot:0")
    assert t.offered() == ["smaaash", "troll", "mother"]
    t.pick("troll")
    assert t.card("troll").stunned and not t.card("smaaash").stunned
    t.expect_main_step()


@pytest.mark.rule("faq/stun-3", "faq/using-creatures-2")
def test_an_off_house_creature_is_unstunned_where_an_effect_allows_using_it_and_so_again_and_again() -> None:
    stunned = {"id": "urchin", "stunned": True}
    bare = table(side(battleline=[stunned]), side(), house=House.LOGOS)
    assert keys(bare) == ["end-turn"]
    assert bare.reasons(f"unstun:{bare.handle('urchin')}") == ["glossary/off-house"]
    fields = side(battleline=[stunned, "dodger"], artifacts=["seeker-needle"], hand=["library-access"])
    allowed = card("seeker-needle", holds(Mod.MAY_USE, each(CREATURE, FRIENDLY)))
    wake = card("library-access", play(ready(each(CREATURE, FRIENDLY))))
    t = table(fields, side(), allowed, wake, house=House.LOGOS)
    t.do("unstun", "urchin")
    t.do("reap", "dodger")
    t.do("play", "library-access")
    t.do("reap", "urchin")
    t.do("reap", "dodger")
    assert t.amber(0) == 3


@pytest.mark.rule("faq/stun-3", "glossary/stun")
def test_a_creature_that_could_not_be_used_is_not_unstunned() -> None:
    """Brothers in Battle lets it fight, and there is nobody to fight."""
    ada = side(hand=["brothers-in-battle"], battleline=[{"id": "batdrone", "stunned": True}])
    t = table(ada, side(), house=House.BROBNAR)
    t.do("play", "brothers-in-battle")
    t.answer("house:logos")
    assert not t.can("unstun", "batdrone")
    assert t.reasons(f"unstun:{t.handle('batdrone')}") == ["glossary/fight"]
    t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
    t.do("play", "brothers-in-battle")
    t.answer("house:logos")
    assert t.can("unstun", "batdrone")


@pytest.mark.rule("glossary/stun", "glossary/fight-with")
def test_told_to_fight_without_enemies_a_stunned_creature_is_not_used_and_stays_stunned() -> None:
    t = table(side(hand=["anger"], battleline=[{"id": "troll", "stunned": True, "ready": False}]), side())
    t.do("play", "anger")
    t.pick("troll")
    assert (t.card("troll").stunned, t.card("troll").ready) == (True, True)
    t.expect_main_step()


@pytest.mark.rule("faq/stun-4", "glossary/omni")
def test_an_omni_ability_lets_an_off_house_creature_be_unstunned() -> None:
    ada = side(battleline=[{"id": "saurian-egg", "stunned": True}], deck=["terrordactyl", "troll"])
    t = table(ada, side(), house=House.LOGOS)
    assert keys(t) == [f"unstun:{t.handle('saurian-egg')}", "end-turn"]
    t.do("unstun", "saurian-egg")
    assert not t.card("saurian-egg").stunned and t.ids(0, "deck") == ["terrordactyl", "troll"]


# Timing -----------------------------------------------------------------------------------------


@pytest.mark.rule("faq/timing-2", "faq/timing-11", "glossary/destroyed")
def test_an_ability_after_destruction_does_not_see_the_destruction_its_own_card_shares() -> None:
    tolas = card("tolas", after(is_destroyed(), gain(1)))
    gate = card("gateway-to-dis", play(destroy(each(CREATURE))))
    t = table(side(hand=["gateway-to-dis"], battleline=["troll"]), side(battleline=["tolas", "mother"]), tolas, gate)
    t.do("play", "gateway-to-dis")
    t.finish()
    assert t.line(0) == t.line(1) == [] and (t.amber(0), t.amber(1)) == (0, 0)


@pytest.mark.rule("faq/timing-3")
def test_a_constant_ability_destroys_before_an_ability_after_entering_play_can_resolve() -> None:
    king = card("king-of-the-crag", gets(each(CREATURE, ENEMY), power=-2))
    pingle = card("urchin", after_event(ev.CardEntered, deal(1, each(CREATURE, ENEMY)), lambda s, e: e.player != s.you))
    t = table(side(hand=["king-of-the-crag"]), side(battleline=["urchin"]), king, pingle)
    t.do("play", "king-of-the-crag")
    t.answer("slot:0")
    assert t.zone("urchin") == Zone.DISCARD and t.card("king-of-the-crag").damage == 0


@pytest.mark.rule("faq/timing-4")
def test_an_after_reap_ability_gained_in_the_after_reap_window_resolves_too() -> None:
    nexus = card("nexus", after_reap(this_turn(holds(Mod.ABILITY_GAIN, each(CREATURE, FRIENDLY), after_reap(draw())))))
    t = table(side(battleline=["nexus"], deck=["fear", "punch"]), side(), nexus, house=House.SHADOWS)
    t.do("reap", "nexus")
    assert t.ids(0, "hand") == ["fear"] and t.amber(0) == 1
    t.expect_main_step()


@pytest.mark.rule("faq/timing-5", "glossary/forge")
@pytest.mark.parametrize(("first", "taken"), [("interdimensional-graft", 4), ("forgemaster-og", 0)])
def test_of_two_effects_after_a_key_is_forged_the_forging_player_chooses_the_order(first: str, taken: int) -> None:
    bo = side(battleline=["forgemaster-og"], amber=10, keys=[KeyColor.RED], houses=[House.BROBNAR])
    t = table(side(hand=["interdimensional-graft"], deck=["punch"] * 9), bo, house=House.LOGOS)
    t.do("play", "interdimensional-graft")
    before = t.amber(0)
    t.game.choose("end-turn")
    t.answer("key:blue")
    t.expect(DecisionKind.TRIGGER)
    assert t.decision.player == 1 and set(t.offered()) == {"interdimensional-graft", "forgemaster-og"}
    t.answer(next(o.key for o in t.decision.options if o.card == t.handle(first)))
    assert (t.amber(0) - before, t.amber(1)) == (taken, 0)


@pytest.mark.rule("faq/timing-10")
def test_phalanx_strike_repeated_breaks_a_ward_first_and_then_damages() -> None:
    bo = side(battleline=[{"id": "troll", "warded": True}])
    t = table(side(hand=["phalanx-strike"], battleline=["urchin"]), bo, house=House.SAURIAN)
    t.do("play", "phalanx-strike")
    t.pick("troll")
    assert not t.card("troll").warded
    t.answer("yes")
    t.pick("urchin")
    t.pick("troll")
    assert (t.card("troll").warded, t.card("troll").damage, t.card("urchin").amber) == (False, 1, 1)
    t.expect_main_step()


@pytest.mark.rule("faq/using-creatures-1")
def test_anger_readies_a_creature_that_has_nobody_to_fight() -> None:
    t = table(side(hand=["anger"], battleline=[{"id": "headhunter", "ready": False}]), house=House.BROBNAR)
    t.do("play", "anger")
    t.pick("headhunter")
    assert t.card("headhunter").ready and t.events(ev.CardUsed) == []
    t.expect_main_step()


@pytest.mark.rule("faq/ward-1", "glossary/ward", "glossary/destroyed")
def test_a_ward_given_after_the_tag_does_not_keep_a_creature_from_being_destroyed() -> None:
    late = card("dust-imp", destroyed(give("ward", THIS)))
    t = table(side(hand=["punch"]), side(battleline=["dust-imp"]), late, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("dust-imp")
    assert t.events(ev.StatusGained) and t.ids(1, "discard") == ["dust-imp"]
    t.expect_main_step()
