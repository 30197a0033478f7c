"""What is done once more, what somebody did, what is considered, fulfilled, put in another order."""

import pytest

from kfdesk.engine.abilities import DONE, Scope, Steps
from kfdesk.engine.events import SUPPLY, End
from kfdesk.engine.terms import House
from kfdesk.language.amounts import ALL
from kfdesk.language.attributes import WARDED, named, power
from kfdesk.language.base import Node
from kfdesk.language.choices import choose
from kfdesk.language.conditions import Condition, all_true, is_, there_are
from kfdesk.language.constants import MUTANT
from kfdesk.language.counts.players import amber_of
from kfdesk.language.counts.properties import amber_on, counters_on
from kfdesk.language.definition import card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import capture, exalt, gain, lose, pay, steal
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.control import move_to
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.decks import draw, rearrange
from kfdesk.language.effects.entering import play_card
from kfdesk.language.effects.flow import and_, if_, may, sentences, you_do
from kfdesk.language.effects.keys import forge
from kfdesk.language.effects.marks import POWER, put_counters, ready, ward
from kfdesk.language.effects.moves import discard
from kfdesk.language.effects.repeat import instead_if, repeat
from kfdesk.language.effects.use import as_if_yours
from kfdesk.language.labels import action, omni, play
from kfdesk.language.named_choices import a_house, a_player
from kfdesk.language.occurrences import forges, reaps, steals
from kfdesk.language.piles import top
from kfdesk.language.places import deck, discard_pile, hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.position_predicates import ON_FLANK
from kfdesk.language.positions import FLANK
from kfdesk.language.predicates import ENEMY, FRIENDLY, other_than
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.ranges import NONE, SOME, Range, at_least
from kfdesk.language.reactions import after, as_soon_as
from kfdesk.language.replacements import instead, redirect
from kfdesk.language.results import done
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.changes import BLANK, considered, gets, has
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.together import while_
from kfdesk.language.rules.verbs import BE_DAMAGED, FORGE
from kfdesk.language.sorts import ACTION, ARTIFACT, CARD, CREATURE, UPGRADE
from kfdesk.language.targets import THIS, a, any_number, each
from kfdesk.text.wording import render_inline
from tests.amber_events import moved, placed
from tests.rulebook.made import Does
from tests.tables import side, spec, table


def texts(node: Node) -> tuple[str, str]:
    return render_inline(node, "en", this=THIS_CARD), render_inline(node, "de", this=THIS_CARD)


@pytest.mark.rule("glossary/repeat", "glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("theirs", "kept", "left"), [(4, False, 2), (4, True, 4), (1, False, 0), (0, False, 0)])
def test_it_is_repeated_as_long_as_it_is_done_and_something_else_holds(theirs: int, kept: bool, left: int) -> None:
    theft = steal(1)
    again = all_true(you_do(theft), there_are(at_least(3), amber_of(OPPONENT)))
    song = card("library-access", play(repeat(theft, while_=again)))
    bo = side(amber=theirs, battleline=["the-vaultkeeper"] if kept else [])
    t = table(side(hand=["library-access"]), bo, song, house=House.LOGOS)
    t.do("play", "library-access")
    assert t.amber(1) == left
    t.expect_main_step()


def test_that_it_is_done_is_said_beside_something_else() -> None:
    theft = steal(1)
    told = sentences(theft, if_(all_true(you_do(theft), there_are(at_least(3), amber_of(OPPONENT))), draw()))
    en, de = texts(told)
    assert en == "steal 1{amber}. If you do and your opponent has 3{amber} or more, draw a card."
    assert de == "stiehl 1{amber}. Falls du das tust und dein Gegner mindestens 3{amber} hat, ziehe eine Karte."


@pytest.mark.rule("glossary/preceding-repeat-the-preceding")
@pytest.mark.parametrize(("condition", "gained"), [(None, 2), (at_least(3), 1), (at_least(1), 2)])
def test_the_preceding_effect_is_repeated_once(condition: Range | None, gained: int) -> None:
    when = None if condition is None else there_are(condition, each(CREATURE, FRIENDLY))
    song = card("anger", play(repeat(lose(1, OPPONENT), if_=when)))
    t = table(side(hand=["anger"], battleline=["krump"]), side(amber=3), song)
    t.do("play", "anger")
    assert t.amber(1) == 3 - gained


@pytest.mark.rule("glossary/preceding-repeat-the-preceding")
def test_the_preceding_effect_is_repeated_at_a_cost() -> None:
    star = a(CREATURE, FRIENDLY)
    deed = repeat(deal(1, a(CREATURE, ENEMY)), cost=exalt(star))
    assert texts(deed) == (
        "deal 1{damage} to an enemy creature. You may exalt a friendly creature to repeat the preceding effect.",
        "füge einer feindlichen Kreatur 1{damage} zu. Du darfst eine befreundete Kreatur erheben, um den "
        "oben genannten Effekt zu wiederholen.",
    )
    for answer, damage in (("yes", 2), ("no", 1)):
        t = table(side(hand=["punch"], battleline=["krump"]), side(battleline=["troll"]), card("punch", play(deed)))
        t.do("play", "punch")
        t.pick("troll")
        t.answer(answer)
        t.finish()
        assert t.card("troll").damage == damage and t.card("krump").amber == damage - 1


@pytest.mark.rule("glossary/repeat")
@pytest.mark.parametrize(
    "again", [repeat(sentences(gain(1), destroy(THIS))), repeat(sentences(gain(1), destroy(THIS)), by=YOU)]
)
def test_the_effect_of_a_card_that_left_play_is_not_repeated(again: Instruction) -> None:
    t = table(side(artifacts=["cannon"]), None, card("cannon", action(again)))
    before = t.amber(0)
    t.do("action", "cannon")
    assert t.amber(0) == before + 1 and t.zone("cannon") == "discard"


@pytest.mark.rule("glossary/power", "glossary/armor")
def test_power_and_armor_are_set() -> None:
    deed = this_turn(has(each(CREATURE), power=1, armor=0))
    assert texts(deed)[0] == ("for the remainder of the turn, each creature is considered to have 1 power and 0 armor")
    t = table(side(hand=["punch"], battleline=["champion-anaphiel"]), None, card("punch", play(deed)))
    t.do("play", "punch")
    assert (t.card("champion-anaphiel").power, t.card("champion-anaphiel").armor) == (1, 0)
    t.end_turn()
    assert t.card("champion-anaphiel").power == 6


@pytest.mark.rule("glossary/lasting-effects")
def test_a_blank_text_box_has_no_text() -> None:
    t = table(
        side(hand=["punch"], battleline=["troll"]),
        None,
        card("punch", play(this_turn(considered(each(CREATURE), BLANK)))),
        card("troll", gets(THIS, power=3)),
    )
    assert t.card("troll").power == 11
    t.do("play", "punch")
    assert t.card("troll").power == 8


@pytest.mark.rule("glossary/damage")
def test_some_creatures_cannot_deal_it_damage() -> None:
    guard = card("troll", cannot(BE_DAMAGED, THIS, by=a(CREATURE, power(at_least(5)))))
    for foe, damage in (("krump", 0), ("urchin", 1)):
        t = table(side(battleline=[foe]), side(battleline=["troll"]), guard, house=House.BROBNAR)
        if not t.can("fight", foe):
            t = table(side(battleline=[foe]), side(battleline=["troll"]), guard, house=House.SHADOWS)
        t.do("fight", foe)
        t.finish()
        assert t.card("troll").damage == damage


@pytest.mark.rule("glossary/damage", "glossary/ward")
def test_damage_that_cannot_be_dealt_costs_no_ward() -> None:
    guard = card("troll", cannot(BE_DAMAGED, THIS, by=a(CREATURE, power(at_least(5)))))
    t = table(side(battleline=["krump"]), side(battleline=[spec("troll", warded=True)]), guard)
    t.do("fight", "krump")
    t.finish()
    assert t.card("troll").warded and t.card("troll").damage == 0


@pytest.mark.rule("glossary/forge")
def test_a_player_cannot_forge_keys() -> None:
    t = table(side(amber=6), side(artifacts=["cannon"], amber=6), card("cannon", cannot(FORGE, EACH_PLAYER)))
    t.end_turn()
    assert t.game.state.players[1].keys == ()


@pytest.mark.rule("glossary/cannot", "glossary/forge")
def test_who_cannot_forge_keys_does_not_by_an_effect_either() -> None:
    jam = card("cannon", cannot(FORGE, EACH_PLAYER))
    t = table(side(hand=["punch"], amber=9), side(artifacts=["cannon"]), jam, card("punch", play(forge(free=True))))
    t.do("play", "punch")
    t.finish()
    assert t.game.state.players[0].keys == ()


@pytest.mark.rule("glossary/traits")
def test_a_trait_is_gained() -> None:
    rule = gains(each(CREATURE, FRIENDLY), MUTANT)
    assert texts(rule)[0] == "each friendly creature gains the Mutant trait"
    t = table(side(artifacts=["cannon"], battleline=["troll"]), None, card("cannon", rule))
    assert "mutant" in t.card("troll").traits


@pytest.mark.rule("glossary/deck")
def test_the_top_cards_of_a_deck_are_put_back_in_any_order() -> None:
    deed = rearrange(top(2, deck()))
    assert texts(deed)[0] == "look at the top 2 cards of your deck and put them back in any order"
    t = table(side(hand=["punch"], deck=["anger", "warsong", "smith"]), None, card("punch", play(deed)))
    t.do("play", "punch")
    t.game.choose(f"card:{t.handle('anger')}", f"card:{t.handle('warsong')}")
    assert t.ids(0, "deck") == ["warsong", "anger", "smith"]


@pytest.mark.rule("glossary/capture")
def test_captured_amber_is_distributed() -> None:
    deed = capture(ALL, any_number(CREATURE, FRIENDLY), divided=True)
    t = table(side(hand=["punch"], battleline=["troll", "krump"]), side(amber=3), card("punch", play(deed)))
    t.do("play", "punch")
    for id_ in ("troll", "krump", "troll"):
        t.pick(id_)
    assert (t.card("troll").amber, t.card("krump").amber, t.amber(1)) == (2, 1, 0)


@pytest.mark.rule("glossary/replacement-effects")
def test_each_stolen_amber_is_captured_by_a_creature_that_is_chosen() -> None:
    rule = instead(steals(a_player()), redirect(to=a(CREATURE, FRIENDLY)))
    t = table(
        side(hand=["punch"]),
        side(artifacts=["cannon"], battleline=["troll", "krump"], amber=4),
        card("cannon", rule),
        card("punch", play(steal(3))),
    )
    t.do("play", "punch")
    for id_ in ("krump", "troll", "krump"):
        t.offers("troll", "krump")
        t.pick(id_)
    assert (t.card("krump").amber, t.card("troll").amber, t.amber(1)) == (2, 1, 1)


@pytest.mark.rule("glossary/replacement-effects")
def test_where_the_last_condition_fails_the_event_stands() -> None:
    rule = instead(forges(OPPONENT), sentences(gain(1), if_(there_are(at_least(5), amber_of(YOU)), destroy(THIS))))
    for amber, forged in ((0, 1), (9, 0)):
        t = table(side(artifacts=["cannon"], amber=amber), side(amber=6), card("cannon", rule))
        t.end_turn()
        t.finish()
        assert len(t.game.state.players[1].keys) == forged


@pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it")
def test_a_card_of_the_opponent_is_played_as_if_it_were_yours() -> None:
    deed = as_if_yours(play_card(a(CREATURE, in_=discard_pile(OPPONENT))))
    assert texts(deed)[0] == "play a creature from your opponent’s discard pile as if it were yours"
    t = table(side(hand=["punch"]), side(discard=["troll"]), card("punch", play(deed)))
    t.do("play", "punch")
    t.finish()
    assert t.line(0) == ["troll"]


@pytest.mark.rule("glossary/constant-abilities")
def test_as_soon_as_a_condition_holds_something_happens() -> None:
    awake = as_soon_as(there_are(at_least(2), counters_on("doom", THIS)), gain(3), destroy(THIS))
    bell = card("cannon", awake, action(put_counters("doom", 1, THIS)))
    t = table(side(artifacts=[spec("cannon", counters={"doom": 1})]), None, bell)
    before = t.amber(0)
    t.do("action", "cannon")
    t.finish()
    assert t.amber(0) == before + 3 and t.zone("cannon") == "discard"


@pytest.mark.rule("glossary/constant-abilities")
def test_what_happens_as_soon_as_a_condition_holds_happens_once_each_time_it_comes_true() -> None:
    def fill(scope: Scope, _cards: tuple[int, ...]) -> Steps:
        yield from scope.core.happen(placed(scope.source, 2), placed(scope.source, 1))
        return DONE

    def empty(scope: Scope, _cards: tuple[int, ...]) -> Steps:
        yield from scope.core.happen(moved(scope.core.state.cards[scope.source].amber, End(card=scope.source), SUPPLY))
        return DONE

    rich = as_soon_as(there_are(at_least(2), amber_on(THIS)), gain(3))
    bell = card("cannon", rich, action(Does(fill)), omni(Does(empty)))
    t = table(side(artifacts=["cannon"], hand=["punch"] * 3), None, bell, card("punch", play(ready(each(ARTIFACT)))))
    gained = []
    for nth, verb in enumerate(("action", "action", "omni", "action")):
        before = t.amber(0)
        t.do(verb, "cannon")
        gained.append(t.amber(0) - before)
        if nth < 3:
            t.do("play", "punch", nth)
    assert gained == [3, 0, 0, 3] and t.card("cannon").amber == 3


@pytest.mark.rule("glossary/constant-abilities")
def test_what_happens_as_soon_as_a_condition_holds_may_hold_itself_under_a_condition() -> None:
    awake = as_soon_as(there_are(at_least(2), counters_on("doom", THIS)), gain(3))
    bell = card("cannon", while_(there_are(at_least(1), each(CREATURE)), awake), action(put_counters("doom", 1, THIS)))
    for line, gained in ((["troll"], 3), ([], 0)):
        t = table(side(artifacts=[spec("cannon", counters={"doom": 1})], battleline=line), None, bell)
        t.do("action", "cannon")
        assert t.amber(0) == gained


@pytest.mark.rule("glossary/constant-abilities")
@pytest.mark.parametrize(
    ("deed", "noticed"),
    [
        (gain(2), there_are(at_least(3), amber_of(YOU))),
        (steal(2), there_are(at_least(3), amber_of(YOU))),
        (pay(2), there_are(at_least(3), amber_of(YOU))),
        (lose(1), there_are(NONE, amber_of(YOU))),
        (forge(-5), there_are(NONE, amber_of(YOU))),
    ],
)
def test_a_change_of_the_aember_in_a_pool_is_noticed(deed: Instruction, noticed: Condition) -> None:
    bell = card("cannon", as_soon_as(noticed, put_counters(POWER, 1, a(CREATURE))), action(deed))
    t = table(side(artifacts=["cannon"], battleline=["troll"], amber=1), side(amber=2), bell)
    t.do("action", "cannon")
    t.finish()
    assert t.card("troll").power_counters == 1


@pytest.mark.rule("glossary/constant-abilities")
@pytest.mark.parametrize(
    ("deed", "noticed"),
    [
        (draw(2), there_are(at_least(2), each(CARD, in_=hand()))),
        (discard(each(CARD, in_=hand())), there_are(NONE, each(CARD, in_=hand()))),
        (play_card(a(CARD, in_=hand())), there_are(NONE, each(CARD, in_=hand()))),
        (play_card(a(CARD, in_=hand())), there_are(at_least(1), each(UPGRADE))),
        (discard(top(2, deck())), there_are(at_least(2), each(CARD, in_=discard_pile()))),
    ],
)
def test_a_change_of_where_cards_lie_is_noticed(deed: Instruction, noticed: Condition) -> None:
    bell = card("cannon", as_soon_as(noticed, put_counters(POWER, 1, a(CREATURE))), action(deed))
    ada = side(artifacts=["cannon"], battleline=["troll"], hand=["blood-of-titans"], deck=["anger"] * 3)
    t = table(ada, None, bell)
    t.do("action", "cannon")
    t.finish()
    assert t.card("troll").power_counters == 1


@pytest.mark.rule("glossary/constant-abilities", "glossary/flank")
def test_a_creature_that_comes_to_a_flank_is_noticed() -> None:
    krump = card("krump", as_soon_as(is_(THIS, ON_FLANK), gain(2)))
    crane = card("cannon", action(move_to(a(CREATURE, FRIENDLY), FLANK)))
    t = table(side(artifacts=["cannon"], battleline=["troll", "krump", "bumpsy"]), None, krump, crane)
    t.do("action", "cannon")
    t.pick("krump")
    t.finish()
    assert "krump" in (t.line(0)[0], t.line(0)[-1]) and t.amber(0) == 2


@pytest.mark.rule("glossary/constant-abilities")
def test_an_artifact_too_is_destroyed_as_soon_as_a_condition_holds() -> None:
    idol = card("cannon", as_soon_as(there_are(NONE, each(CREATURE)), destroy(THIS)))
    t = table(side(artifacts=["cannon"], hand=["punch"], battleline=["urchin"]), None, idol)
    t.do("play", "punch")
    t.finish()
    assert t.line(0) == [] and t.zone("cannon") == "discard"


@pytest.mark.rule("glossary/house-choice")
def test_the_opponent_names_a_house() -> None:
    house = a_house()
    deed = choose(house, by=OPPONENT)
    assert texts(deed) == ("your opponent chooses a house", "dein Gegner wählt eine Fraktion")
    t = table(side(hand=["punch"]), None, card("punch", play(deed)))
    t.do("play", "punch")
    assert t.decision.player == 1


@pytest.mark.rule("glossary/preceding-repeat-the-preceding")
def test_repeating_may_ask_for_a_condition_and_a_cost() -> None:
    deed = repeat(gain(1), if_=there_are(NONE, each(CREATURE, ENEMY)), cost=exalt(a(CREATURE, FRIENDLY)))
    assert texts(deed)[0] == (
        "gain 1{amber}. If there are no enemy creatures in play, you may exalt a friendly creature to repeat the "
        "preceding effect."
    )


@pytest.mark.rule("glossary/preceding-repeat-the-preceding")
def test_repeated_on_the_opponent_it_is_done_to_their_deck() -> None:
    probe = card("punch", play(repeat(discard(top(1, deck())), by=OPPONENT, upon=True)))
    t = table(side(hand=["punch"], deck=["troll", "krump"]), side(deck=["zorg", "tunk"]), probe)
    t.do("play", "punch")
    assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["krump"], ["tunk"])
    assert (t.zone("troll"), t.zone("zorg")) == ("discard", "discard")
    t.expect_main_step()


def test_what_is_repeated_upon_a_player_says_which() -> None:
    with pytest.raises(ValueError, match="upon a player"):
        repeat(gain(1), upon=True)


@pytest.mark.parametrize(("warded", "counters"), [(False, 0), (True, 2)])
def test_what_is_done_instead_may_hang_on_what_the_chosen_creature_was(warded: bool, counters: int) -> None:
    chosen = a(CREATURE, FRIENDLY)
    deed = instead_if(ward(chosen), is_(chosen, WARDED), put_counters(POWER, 2, chosen))
    assert texts(deed) == (
        "ward a friendly creature. If it was already warded, put two +1 power counters on it instead",
        "beschütze eine befreundete Kreatur. Falls sie bereits beschützt war, lege stattdessen zwei +1-Stärke-Marker "
        "auf sie",
    )
    t = table(side(hand=["punch"], battleline=[spec("troll", warded=warded), "krump"]), None, card("punch", play(deed)))
    t.do("play", "punch")
    t.offers("troll", "krump")
    t.pick("troll")
    assert (t.card("troll").warded, t.card("troll").power_counters) == (True, counters)
    t.expect_main_step()


def test_what_is_done_instead_may_be_done_to_the_same_creature() -> None:
    chosen = a(CREATURE, FRIENDLY)
    buried = there_are(SOME, each(CREATURE, named("troll"), in_=discard_pile()))
    assert texts(instead_if(ward(chosen), buried, put_counters(POWER, 2, chosen))) == (
        "ward a friendly creature. If Troll is in your discard pile, put two +1 power counters on that creature "
        "instead",
        "beschütze eine befreundete Kreatur. Falls „Troll“ in deinem Ablagestapel liegt, lege stattdessen zwei "
        "+1-Stärke-Marker auf jene Kreatur",
    )


@pytest.mark.rule("glossary/for-each")
def test_each_time_another_card_is_chosen_than_before_the_repetition_and_in_it() -> None:
    first = a(CREATURE)
    more = repeat(ward(a(CREATURE, other_than(first))), for_each=each(CREATURE, FRIENDLY), different=True)
    song = card("anger", play(exalt(first), more))
    t = table(side(hand=["anger"], battleline=["krump", "troll"]), side(battleline=["bumpsy"]), song)
    t.do("play", "anger")
    t.pick("bumpsy")
    t.offers("krump", "troll")
    t.pick("krump")
    t.offers("troll")
    t.pick("troll")
    assert [t.card(id_).warded for id_ in ("krump", "troll", "bumpsy")] == [True, True, False]


def test_exalting_shares_its_creature_with_other_deeds() -> None:
    star = a(CREATURE, FRIENDLY)
    assert texts(and_(exalt(star), ready(star))) == (
        "exalt and ready a friendly creature",
        "erhebe eine befreundete Kreatur und mache sie spielbereit",
    )
    assert texts(and_(exalt(star, 2), ready(star))) == (
        "exalt a friendly creature twice and ready it",
        "erhebe eine befreundete Kreatur zweimal und mache sie spielbereit",
    )


@pytest.mark.rule("glossary/this-way")
@pytest.mark.parametrize(
    ("cards", "gained"), [(["punch", "troll"], 1), (["krump", "troll"], 0), (["punch", "anger"], 1)]
)
def test_what_was_done_can_be_asked_of_one_sort_of_card(cards: list[str], gained: int) -> None:
    thrown = discard(top(2, deck()))
    threw = there_are(SOME, done(thrown, sort=ACTION))
    assert texts(threw) == (
        "you discarded an action card this way",
        "du hast auf diese Weise eine Aktionskarte abgelegt",
    )
    t = table(side(artifacts=["cannon"], deck=cards), side(), card("cannon", action(thrown, if_(threw, gain(1)))))
    t.do("action", "cannon")
    assert t.amber(0) == gained


@pytest.mark.rule("glossary/repeat")
def test_a_repeated_effect_is_about_what_was_meant_before_it() -> None:
    reaper = a(CREATURE, FRIENDLY)
    again = repeat(put_counters(POWER, 1, reaper), if_=there_are(at_least(2), each(CREATURE)))
    t = table(side(battleline=["krump", "troll"]), None, card("krump", after(reaps(reaper), again)))
    t.do("reap", "troll")
    t.finish()
    assert t.card("troll").power_counters == 2


@pytest.mark.rule("glossary/repeat")
def test_what_was_not_done_again_is_not_taken_for_done() -> None:
    thrown = discard(a(CARD, in_=hand()))
    again = repeat(may(thrown), while_=there_are(SOME, done(thrown)))
    t = table(side(hand=["punch", "troll", "krump"]), None, card("punch", play(again)))
    t.do("play", "punch")
    t.answer("yes")
    t.pick("troll")
    t.answer("no")
    t.expect_main_step()
    assert t.ids(0, "hand") == ["krump"]
