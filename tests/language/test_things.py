"""How things are mentioned again, and the words for cards that other cards or players stand to in some way."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.conditions import is_, players_with, players_without
from kfdesk.language.effects.base import Instruction
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.words import (
    ACTIVE_PLAYER,
    ANY_AMOUNT,
    ARTIFACT,
    CARD,
    CENTER,
    CREATURE,
    DAMAGED,
    EACH_PLAYER,
    ENEMY,
    FEWEST,
    FRIENDLY,
    GRANTING_CARD,
    HAND,
    HAUNTED,
    HIGHEST_POWER,
    HOST,
    HOUSE,
    LEFT,
    LOGOS,
    LOWEST_POWER,
    MOST,
    ON_FLANK,
    OPPONENT,
    OVERWHELMED,
    POWER,
    RIGHT,
    THIS,
    TYPE,
    UPGRADE,
    YOU,
    a,
    action,
    after,
    after_reap,
    all_of,
    amber_of,
    and_,
    archives,
    by,
    capture,
    card,
    choose,
    controller_of,
    deal,
    deck,
    destroy,
    destroyed_by,
    different,
    discard,
    discard_pile,
    done,
    draw,
    each,
    equal_to,
    exalt,
    exhaust,
    fight_with,
    for_each,
    for_those,
    fought_by,
    gain,
    gains,
    hand,
    heal,
    if_,
    if_you_do,
    instead,
    is_damaged,
    least_powerful,
    lose,
    may,
    move_amber,
    named,
    neighbor_of,
    neighbors_of,
    not_,
    of_house,
    on_the,
    one_of,
    opponent_of,
    other_than,
    owner_of,
    pay,
    play,
    played_by,
    player_with,
    power_of,
    purge,
    put,
    put_counters,
    put_into_play,
    ready,
    reaps,
    redirect,
    remove_counters,
    repeat,
    rest_of,
    reveal,
    same,
    stun,
    this_turn,
    those,
    top,
    unstun,
    unward,
    up_to,
    upgrades_on,
)
from kfdesk.text.wording import render, rendered
from tests.tables import side, spec, table

ACT = "anger"


def _text(*effects: Instruction, language: str = "en") -> str:
    return render(play(*effects), language)


def test_a_card_is_it_in_the_same_sentence_and_that_creature_later() -> None:
    x = a(CREATURE, ENEMY)
    assert _text(and_(stun(x), exhaust(x))) == "Play: Stun and exhaust an enemy creature."
    assert _text(stun(x), deal(1, x)) == "Play: Stun an enemy creature. Deal 1{damage} to that creature."
    assert _text(if_you_do(may(stun(x)), deal(1, x))) == (
        "Play: You may stun an enemy creature. If you do, deal 1{damage} to it."
    )


def test_of_two_creatures_that_were_mentioned_each_is_called_by_what_it_is() -> None:
    x, y = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    exalted = exalt(all_of(x, y))
    assert (
        _text(exalted, ready(x))
        == "Play: Exalt a friendly creature and an enemy creature. Ready that friendly creature."
    )
    assert _text(exalted, stun(y)) == "Play: Exalt a friendly creature and an enemy creature. Stun that enemy creature."
    assert _text(exalted, ready(x), language="de").endswith("Mache jene befreundete Kreatur spielbereit.")
    assert _text(stun(x), destroy(a(ARTIFACT)), ready(x)).endswith("Ready that creature."), (
        "an artifact is another thing"
    )


def test_that_it_is_not_one_mentioned_before_is_not_repeated() -> None:
    x = a(CREATURE)
    y = a(CREATURE, other_than(x))
    assert _text(stun(x), exhaust(y), ready(y)) == (
        "Play: Stun a creature. Exhaust a different creature. Ready that creature."
    )


def test_what_opens_a_sentence_is_it_where_nothing_else_could_be_meant() -> None:
    x, y = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    assert _text(choose(x), capture(1, x)) == "Play: Choose a friendly creature. It captures 1{amber}."
    assert _text(choose(x), stun(y), capture(1, x)).endswith("That friendly creature captures 1{amber}.")


@pytest.mark.parametrize(
    ("effects", "en", "de"),
    [
        (
            (lambda x: (stun(x), by(owner_of(x), draw(1)))),
            "Stun a creature. Its owner draws a card.",
            "Betäube eine Kreatur. Ihr Besitzer zieht eine Karte.",
        ),
        (
            (lambda x: (destroy(a(ARTIFACT)), stun(x), by(controller_of(x), draw(1)))),
            "Destroy an artifact. Stun a creature. That creature’s controller draws a card.",
            "Zerstöre ein Artefakt. Betäube eine Kreatur. Der kontrollierende Spieler jener Kreatur zieht eine Karte.",
        ),
        (
            (lambda x: (by(opponent_of(THIS), draw(1)),)),
            "This card’s opponent draws a card.",
            "Der Gegner dieser Karte zieht eine Karte.",
        ),
        (
            (lambda x: (by(controller_of(HOST), draw(1)),)),
            "This creature’s controller draws a card.",
            "Der kontrollierende Spieler dieser Kreatur zieht eine Karte.",
        ),
    ],
    ids=["its owner", "that creature’s controller", "this card’s opponent", "this creature’s controller"],
)
def test_owner_controller_and_opponent_are_said_as_their_card_is(effects: object, en: str, de: str) -> None:
    said = play(*effects(a(CREATURE)))  # type: ignore[operator]
    assert render(said, "en", this=THIS_CARD) == f"Play: {en}"
    assert render(said, "de", this=THIS_CARD) == f"Spielen: {de}"


def test_two_creatures_have_their_owners() -> None:
    pair = a(CREATURE, n=2)
    said = if_you_do(may(stun(pair)), by(owner_of(pair), draw(1)))
    assert _text(said) == "Play: You may stun 2 creatures. If you do, their owners draw a card."


@pytest.mark.rule("glossary/flank", "glossary/neighbor")
def test_a_row_of_neighbors_begins_on_a_flank() -> None:
    first = a(CREATURE, ON_FLANK)
    second = a(CREATURE, neighbor_of(first))
    third = a(CREATURE, neighbor_of(second), other_than(first))
    grow = [put_counters(POWER, n, creature) for n, creature in ((3, first), (2, second), (1, third))]
    assert _text(*grow) == (
        "Play: Put three +1 power counters on a flank creature. Put two +1 power counters on its neighbor. "
        "Put a +1 power counter on the second creature’s other neighbor."
    )
    t = table(side(hand=[ACT], battleline=["troll", "krump", "valdr", "bumpsy"]), side(), card(ACT, play(*grow)))
    t.do("play", ACT)
    t.offers("troll", "bumpsy")
    t.pick("bumpsy")
    t.pick("valdr")
    t.offers("krump")
    t.pick("krump")
    assert [t.card(i).power_counters for i in ("troll", "krump", "valdr", "bumpsy")] == [0, 1, 2, 3]


@pytest.mark.rule("glossary/self-referential-text")
def test_a_gained_ability_knows_the_card_that_gives_it() -> None:
    t = table(
        side(artifacts=[spec("cannon", amber=2), spec("cannon", amber=3)], battleline=["troll"]),
        side(),
        card("cannon", gains(each(CREATURE, FRIENDLY), after_reap(move_amber(1, GRANTING_CARD, YOU)))),
        house=House.BROBNAR,
    )
    t.do("reap", "troll")
    t.finish()
    assert sorted(c.amber for c in t.game.state.cards[1:] if c.definition.id == "cannon") == [1, 2]
    assert t.amber(0) == 3  # one for the reap, one of each cannon


@pytest.mark.rule("glossary/self-referential-text")
@pytest.mark.parametrize(
    ("by", "exhausted"), [("troll", {"troll", "krump", "krump 2"}), ("krump", {"krump", "troll", "troll 2"})]
)
def test_a_gained_ability_with_two_names_means_of_one_of_them_its_own_card_alone(by: str, exhausted: set[str]) -> None:
    tired = exhaust(each(CREATURE, named("troll", "krump")))
    t = table(
        side(artifacts=["cannon"], battleline=["troll", "troll", "krump", "krump", "bumpsy"]),
        side(),
        card("cannon", gains(each(CREATURE, FRIENDLY), action(tired))),
        house=House.BROBNAR,
    )
    t.do("action", by)
    t.finish()
    cards = {f"{id_}{nth}": (id_, at) for id_ in ("troll", "krump") for at, nth in enumerate(("", " 2"))}
    assert {name for name, (id_, at) in cards.items() if not t.card(id_, at).ready} == exhausted
    assert t.card("bumpsy").ready


@pytest.mark.rule("glossary/playing-cards")
def test_what_you_play_is_not_what_you_put_into_play() -> None:
    gift = gains(each(CREATURE, played_by(YOU)), play(gain(1)), after_reap(gain(1)))
    arrive = action(put_into_play(a(CREATURE, in_=hand())))
    t = table(side(hand=["troll", "krump"], artifacts=["cannon"]), side(), card("cannon", gift, arrive))
    t.creature("troll")
    t.finish()
    assert t.amber(0) == 1
    t.do("action", "cannon")
    t.finish()
    assert (t.amber(0), set(t.line(0))) == (1, {"troll", "krump"})


@pytest.mark.parametrize(
    ("who", "first", "en", "de"),
    [
        (YOU, False, "each creature you play", "jede Kreatur, die du spielst"),
        (OPPONENT, False, "each creature your opponent plays", "jede Kreatur, die dein Gegner spielt"),
        (EACH_PLAYER, False, "each creature that is played", "jede Kreatur, die gespielt wird"),
        (YOU, True, "the first creature you play each turn", "die erste Kreatur, die du in jedem Zug spielst"),
        (EACH_PLAYER, True, "the first creature played each turn", "die erste in jedem Zug gespielte Kreatur"),
    ],
)
def test_whose_play_is_said_in_both_languages(who: object, first: bool, en: str, de: str) -> None:
    target = each(CREATURE, played_by(who, first=first))  # type: ignore[arg-type]
    assert render(target, "en").lower() == en
    assert render(target, "de").lower().rstrip(",") == de.lower()


@pytest.mark.rule("glossary/this-way")
def test_what_damage_destroyed_is_counted_apart_from_what_it_was_dealt_to() -> None:
    blow = deal(3, each(CREATURE, ENEMY))
    fallen = done(blow, destroyed_by(blow))
    assert render(gain(for_each(1, fallen)), "en") == "Gain 1{amber} for each creature destroyed this way"
    t = table(
        side(hand=[ACT]),
        side(battleline=["troll", "dust-pixie", "urchin"]),
        card(ACT, play(blow, gain(for_each(1, fallen)))),
    )
    t.do("play", ACT)
    t.finish()
    assert t.line(1) == ["troll"] and t.amber(0) == 3  # the action's own, and one for each that died


# Sides, likeness, players ----------------------------------------------------------------------------


@pytest.mark.rule("glossary/flank", "glossary/neighbor")
def test_left_and_right_are_those_of_the_battleline() -> None:
    x = a(CREATURE, ENEMY, CENTER)
    right = a(CREATURE, neighbor_of(x), on_the(RIGHT, x))
    act = play(
        choose(x), stun(right), exhaust(each(CREATURE, ENEMY, on_the(LEFT))), deal(1, each(CREATURE, on_the(LEFT, x)))
    )
    assert render(act, "en") == (
        "Play: Choose the creature in the center of your opponent’s battleline. Stun that creature’s right neighbor. "
        "Exhaust the creature on your opponent’s left flank. "
        "Deal 1{damage} to each creature to the left of that creature."
    )
    assert "Betäube den rechten Nachbarn jener Kreatur." in render(act, "de")
    t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=["krump", "bumpsy", "valdr"]), card(ACT, act))
    t.do("play", ACT)
    t.finish()
    assert [t.card(i).stunned for i in ("krump", "bumpsy", "valdr")] == [False, False, True]
    assert [t.card(i).ready for i in ("krump", "bumpsy", "valdr")] == [False, True, True]
    assert [t.card(i).damage for i in ("troll", "krump", "bumpsy", "valdr")] == [0, 1, 0, 0]


@pytest.mark.rule("glossary/house-choice")
def test_what_shares_a_house_with_any_creature_of_a_description() -> None:
    kin = destroy(each(CREATURE, ENEMY, same(HOUSE, each(CREATURE, FRIENDLY))))
    strangers = exhaust(each(CREATURE, ENEMY, not_(same(HOUSE, each(CREATURE, FRIENDLY)))))
    assert _text(kin) == "Play: Destroy each enemy creature that shares a house with a friendly creature."
    assert _text(strangers) == (
        "Play: Exhaust each enemy creature that does not share a house with a friendly creature."
    )
    assert _text(strangers, language="de") == (
        "Spielen: Erschöpfe jede feindliche Kreatur, die keine Fraktion mit einer befreundeten Kreatur gemeinsam hat."
    )
    t = table(
        side(hand=[ACT], battleline=["troll", "urchin"]),
        side(battleline=["krump", "dodger", "dust-pixie"]),
        card(ACT, play(kin, strangers)),
    )
    t.do("play", ACT)
    t.finish()
    assert t.line(1) == ["dust-pixie"] and not t.card("dust-pixie").ready


@pytest.mark.rule("glossary/neighbor")
@pytest.mark.parametrize(
    ("line", "shared"), [(["troll", "krump", "bumpsy"], True), (["troll", "krump", "urchin"], False)]
)
def test_neighbors_may_share_a_house(line: list[str], shared: bool) -> None:
    beside = neighbors_of(THIS)
    told = if_(is_(beside, same(HOUSE)), gain(5))
    assert render(told, "en") == "If those creatures share a house, gain 5{amber}"
    assert render(if_(not_(is_(beside, same(TYPE))), gain(5)), "de") == (
        "Falls jene Kreaturen keinen Typ gemeinsam haben, erhalte 5{amber}"
    )
    t = table(side(battleline=line), side(), card("krump", after_reap(told)), house=House.BROBNAR)
    t.do("reap", "krump")
    assert (t.amber(0) == 6) is shared


def test_cards_of_different_houses_are_picked_one_after_the_other() -> None:
    prey = a(CREATURE, different(HOUSE), n=3)
    assert _text(destroy(prey)) == "Play: Destroy 3 creatures of different houses."
    foes = side(battleline=["krump", "troll", "urchin", "dust-pixie"])
    t = table(side(hand=[ACT]), foes, card(ACT, play(destroy(prey))))
    t.do("play", ACT)
    t.pick("krump")
    t.offers("urchin", "dust-pixie")
    t.pick("urchin")
    t.pick("dust-pixie")
    t.finish()
    assert t.line(1) == ["troll"]


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_a_card_after_which_too_few_of_different_houses_would_be_left_is_not_offered() -> None:
    prey = a(CREATURE, different(HOUSE), n=2)
    both = spec("krump", icons=["dis"])
    for foes, offered in (([both, "troll", "shooler"], ["troll", "shooler"]), ([both, "troll"], ["krump", "troll"])):
        t = table(side(hand=[ACT]), side(battleline=foes), card(ACT, play(destroy(prey))))
        t.do("play", ACT)
        t.offers(*offered)


@pytest.mark.rule("glossary/any-number")
def test_of_up_to_so_many_of_different_houses_fewer_may_be_picked() -> None:
    prey = up_to(2, CREATURE, different(HOUSE))
    t = table(side(hand=[ACT]), side(battleline=["krump", "troll", "urchin"]), card(ACT, play(destroy(prey))))
    t.do("play", ACT)
    t.pick("krump")
    t.answer("done")
    assert t.line(1) == ["troll", "urchin"]


@pytest.mark.rule("glossary/haunted")
def test_each_haunted_player() -> None:
    told = gain(1, players_with(HAUNTED))
    assert render(told, "en") == "Each haunted player gains 1{amber}"
    assert render(told, "de") == "Jeder heimgesuchte Spieler erhält 1{amber}"
    t = table(side(hand=[ACT]), side(discard=["urchin"] * 10), card(ACT, play(told)))
    t.do("play", ACT)
    assert (t.amber(0), t.amber(1)) == (1, 1)


@pytest.mark.rule("glossary/haunted")
def test_each_player_who_is_not_haunted() -> None:
    told = gain(1, players_without(HAUNTED))
    assert render(told, "en") == "Each player that is not haunted gains 1{amber}"
    assert render(told, "de") == "Jeder Spieler, der nicht heimgesucht ist, erhält 1{amber}"
    t = table(side(hand=[ACT]), side(discard=["urchin"] * 10), card(ACT, play(told)))
    t.do("play", ACT)
    assert (t.amber(0), t.amber(1)) == (2, 0)


@pytest.mark.rule("card-faq/the-promised-blade-1")
def test_of_players_with_equally_many_the_active_player_chooses_who_counts() -> None:
    fewest = player_with(FEWEST, each(CREATURE))
    told = gain(3, fewest)
    assert render(told, "en") == "The player with the fewest creatures gains 3{amber}"
    assert render(told, "de") == "Der Spieler mit den wenigsten Kreaturen erhält 3{amber}"
    assert render(gain(1, player_with(MOST, amber_of(EACH_PLAYER))), "en").startswith(
        "The player with the most {amber}"
    )
    t = table(side(hand=[ACT], battleline=["troll", "krump"]), side(battleline=["urchin"]), card(ACT, play(told)))
    t.do("play", ACT)
    assert (t.amber(0), t.amber(1)) == (1, 3)
    t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=["urchin"]), card(ACT, play(told)))
    t.do("play", ACT)
    t.answer("mode:0")
    assert (t.amber(0), t.amber(1)) == (4, 0)


# Among others, upgrades, fights ----------------------------------------------------------------------


@pytest.mark.rule("glossary/this-way")
def test_one_of_the_cards_shown_and_the_others() -> None:
    shown = reveal(top(3, deck()))
    kept = a(CARD, in_=those(shown, CARD))
    told = play(shown, put(kept, HAND), discard(rest_of(kept)))
    assert render(told, "en") == (
        "Play: Reveal the top 3 cards of your deck. Put a card revealed this way into your hand. "
        "Discard the other cards."
    )
    t = table(side(hand=[ACT], deck=["troll", "krump", "urchin", "valdr"]), side(), card(ACT, told))
    t.do("play", ACT)
    t.offers("troll", "krump", "urchin")
    t.pick("krump")
    t.finish()
    assert (t.ids(0, "hand"), t.ids(0, "deck")) == (["krump"], ["valdr"])
    assert {"troll", "urchin"} <= set(t.ids(0, "discard"))


def test_the_weaker_of_two_chosen_creatures_and_the_other() -> None:
    pair = a(CREATURE, n=2)
    weaker = least_powerful(CREATURE, in_=pair)
    told = play(choose(pair), purge(weaker), put_counters(POWER, equal_to(power_of(weaker)), rest_of(weaker)))
    assert render(told, "en") == (
        "Play: Choose 2 creatures. Purge the least powerful creature among them. "
        "Put a number of +1 power counters equal to that creature’s power on the other creature."
    )
    t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=["urchin", "krump"]), card(ACT, told))
    t.do("play", ACT)
    t.pick("urchin", "troll")
    assert (t.line(1), t.card("troll").power_counters) == (["krump"], 1)


@pytest.mark.rule("glossary/upgrades")
def test_upgrades_are_met_where_they_are_attached() -> None:
    mine = each(UPGRADE, in_=upgrades_on(THIS))
    assert render(gain(for_each(1, mine)), "en", this="Krump") == "Gain 1{amber} for each upgrade attached to Krump"
    told = play(destroy(a(UPGRADE, in_=upgrades_on(each(CREATURE, ENEMY)))))
    assert render(told, "en") == "Play: Destroy an upgrade attached to an enemy creature."
    worn = [spec("krump", upgrades=["blood-of-titans"]), "troll"]
    t = table(
        side(hand=[ACT], battleline=[spec("valdr", upgrades=["flame-wreathed"])]),
        side(battleline=worn),
        card(ACT, told),
    )
    t.do("play", ACT)
    t.offers("blood-of-titans")
    t.pick("blood-of-titans")
    assert t.card("krump").upgrades == () and len(t.card("valdr").upgrades) == 1


@pytest.mark.rule("glossary/fight")
def test_the_creature_that_was_fought_and_its_neighbors() -> None:
    fighter = a(CREATURE, FRIENDLY)
    told = play(and_(ready(fighter), fight_with(fighter)), deal(2, neighbors_of(fought_by(fighter))))
    assert render(told, "en") == (
        "Play: Ready and fight with a friendly creature. Deal 2{damage} to each neighbor of the attacked creature."
    )
    line = ["krump", "urchin", "bumpsy", "valdr"]
    t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=line), card(ACT, told))
    t.do("play", ACT)
    t.pick("troll")
    t.pick("urchin")
    t.finish()
    assert [t.card(i).damage for i in ("krump", "bumpsy", "valdr")] == [2, 2, 0]


@pytest.mark.rule("glossary/fight", "glossary/stun")
def test_the_creature_of_an_earlier_fight_is_not_the_one_that_was_fought() -> None:
    fighter = a(CREATURE, FRIENDLY)
    told = play(stun(fighter), and_(ready(fighter), fight_with(fighter)), deal(2, neighbors_of(fought_by(fighter))))
    t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=["krump", "bumpsy", "valdr"]), card(ACT, told))
    t.fight("troll", "bumpsy")
    t.do("play", ACT)
    t.pick("troll")
    t.finish()
    assert not t.card("troll").stunned
    assert [t.card(i).damage for i in ("krump", "valdr")] == [0, 0]


@pytest.mark.rule("glossary/fight", "glossary/leaves-play")
def test_a_creature_that_was_fought_and_entered_play_again_is_another_one() -> None:
    fighter = a(CREATURE, FRIENDLY)
    again = put_into_play(each(CREATURE, in_=discard_pile(OPPONENT)), under=OPPONENT)
    told = play(and_(ready(fighter), fight_with(fighter)), again, stun(fought_by(fighter)))
    t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=["bumpsy", "valdr"]), card(ACT, told))
    t.do("play", ACT)
    t.pick("troll")
    t.pick("bumpsy")
    t.finish()
    assert t.zone("bumpsy") == "battleline" and not t.card("bumpsy").stunned


def test_each_of_a_description_in_turn() -> None:
    x = a(CREATURE, ENEMY)
    told = for_those(each(CREATURE, DAMAGED, ENEMY), x, and_(heal(1, x), capture(1, x)))
    assert (
        render(told, "en")
        == "For each damaged enemy creature, heal 1 damage from that creature and it captures 1{amber}"
    )


# Amounts up to a number ------------------------------------------------------------------------------


@pytest.mark.rule("glossary/any-number")
@pytest.mark.parametrize(
    ("told", "en", "de"),
    [
        (pay(up_to(6), YOU), "Pay your opponent up to 6{amber}", "Bezahle deinem Gegner bis zu 6{amber}"),
        (gain(up_to(1)), "Gain up to 1{amber}", "Erhalte bis zu 1{amber}"),
        (lose(ANY_AMOUNT), "Lose any amount of {amber}", "Verliere beliebig viel {amber}"),
        (
            remove_counters(POWER, ANY_AMOUNT, THIS),
            "Remove any number of +1 power counters from this card",
            "Entferne beliebig viele +1-Stärke-Marker von dieser Karte",
        ),
        (deal(up_to(3), a(CREATURE)), "Deal up to 3{damage} to a creature", "Füge einer Kreatur bis zu 3{damage} zu"),
        (draw(up_to(2)), "Draw up to 2 cards", "Ziehe bis zu 2 Karten"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_amount_up_to_a_number_is_said_by_every_instruction(told: Instruction, en: str, de: str) -> None:
    assert render(told, "en", this=THIS_CARD) == en
    assert render(told, "de", this=THIS_CARD) == de


@pytest.mark.rule("glossary/any-number")
def test_no_more_may_be_named_than_there_is() -> None:
    t = table(side(hand=[ACT], amber=2), side(), card(ACT, play(pay(up_to(6), YOU))))
    t.do("play", ACT)
    assert len(t.decision.options) == 4  # 0 to 3: the action brings 1
    t.answer("number:2")
    assert (t.amber(0), t.amber(1)) == (1, 2)


@pytest.mark.rule("glossary/any-number")
def test_an_amount_is_named_before_damage_is_dealt() -> None:
    t = table(side(hand=[ACT]), side(battleline=["troll", "krump"]), card(ACT, play(deal(up_to(3), a(CREATURE)))))
    t.do("play", ACT)
    t.answer("number:2")
    t.pick("troll")
    assert t.card("troll").damage == 2


# The weakest and the strongest, and places that are said together --------------------------------------


@pytest.mark.rule("glossary/power")
def test_all_creatures_with_the_lowest_power_of_those_described() -> None:
    weakest = each(CREATURE, ENEMY, LOWEST_POWER)
    assert _text(destroy(weakest)) == "Play: Destroy each enemy creature with the lowest power."
    assert _text(destroy(each(CREATURE, HIGHEST_POWER)), language="de") == (
        "Spielen: Zerstöre jede Kreatur mit der höchsten Stärke."
    )
    foes = side(battleline=["krump", "bumpsy", "troll", "bumpsy"])
    t = table(side(hand=[ACT], battleline=["dust-pixie"]), foes, card(ACT, play(destroy(weakest))))
    t.do("play", ACT)
    t.finish()
    assert (t.line(0), t.line(1)) == (["dust-pixie"], ["krump", "troll"])


@pytest.mark.rule("glossary/constant-abilities")
def test_a_constant_ability_speaks_of_the_strongest_at_the_time() -> None:
    rule = gains(each(CREATURE, FRIENDLY, HIGHEST_POWER), after_reap(gain(2)))
    t = table(
        side(artifacts=["cannon"], battleline=["troll", "krump"]), side(), card("cannon", rule), house=House.BROBNAR
    )
    t.do("reap", "krump")
    t.do("reap", "troll")
    t.finish()
    assert t.amber(0) == 1 + 1 + 2


def test_places_are_said_together_where_the_descriptions_say_the_same() -> None:
    found = one_of(a(CARD, of_house(LOGOS), in_=hand()), a(CARD, of_house(LOGOS), in_=archives()))
    assert _text(purge(found)) == "Play: Purge a Logos card from your hand or from your archives."


@pytest.mark.rule("glossary/any-number", "glossary/resolve-abilities-in-the-order-written")
def test_an_amount_is_named_for_damage_that_is_dealt_with_other_damage() -> None:
    told = play(deal(1, a(CREATURE, FRIENDLY)), deal(up_to(3), a(CREATURE, ENEMY)))
    t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=["krump"]), card(ACT, told))
    t.do("play", ACT)
    t.pick("troll")
    t.answer("number:2")
    t.pick("krump")
    assert (t.card("troll").damage, t.card("krump").damage) == (1, 2)


@pytest.mark.rule("glossary/repeat")
def test_an_amount_is_named_anew_each_time_and_so_is_who_has_the_fewest() -> None:
    give = gain(up_to(2), player_with(FEWEST, each(CREATURE)))
    t = table(
        side(hand=[ACT], battleline=["troll"]),
        side(battleline=["krump", "urchin", "valdr"]),
        card(ACT, play(repeat(give, for_each=each(CREATURE, FRIENDLY)))),
    )
    t.do("play", ACT)
    t.answer("number:2")
    assert (t.amber(0), t.amber(1)) == (3, 0)
    twice = card(ACT, play(repeat(gain(up_to(2)), for_each=each(CREATURE, ENEMY))))
    t = table(side(hand=[ACT]), side(battleline=["krump", "urchin"]), twice)
    t.do("play", ACT)
    t.answer("number:2")
    t.answer("number:1")
    assert t.amber(0) == 1 + 3


@pytest.mark.rule("glossary/active-player")
def test_the_active_player_is_whose_turn_it_is() -> None:
    told = after(reaps(a(CREATURE)), gain(1, ACTIVE_PLAYER))
    assert render(told, "en") == "After a creature reaps, the active player gains 1{amber}"
    assert render(told, "de") == "Nachdem eine Kreatur geerntet hat, erhält der aktive Spieler 1{amber}"
    t = table(side(battleline=["krump"]), side(artifacts=["cannon"]), card("cannon", told), house=House.BROBNAR)
    t.do("reap", "krump")
    assert (t.amber(0), t.amber(1)) == (2, 0)


@pytest.mark.rule("glossary/replacement-effects", "glossary/lasting-effects")
@pytest.mark.parametrize("there", [True, False])
def test_damage_goes_to_the_card_chosen_for_it_as_long_as_that_is_there(there: bool) -> None:
    saved, other = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    kept = this_turn(instead(is_damaged(saved), redirect(to=other)))
    pact = card("punch", play(choose(saved), kept, *(() if there else (destroy(other),))))
    ada = side(hand=["punch"], battleline=["troll", "bumpsy"], artifacts=["cannon"])
    t = table(ada, side(battleline=["krump"]), pact, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("troll")
    t.finish()
    t.do("action", "cannon")
    t.pick("troll")
    assert t.card("troll").damage == (0 if there else 2)
    assert not there or t.card("krump").damage == 2


@pytest.mark.parametrize(
    ("told", "entry"),
    [
        (gain(1, players_with(OVERWHELMED)), "glossary/overwhelmed"),
        (if_(is_(YOU, OVERWHELMED), draw(1)), "glossary/overwhelmed"),
        (unward(a(CREATURE, n=3)), "glossary/ward"),
        (unstun(a(CREATURE, n=3)), "glossary/stun"),
    ],
)
def test_a_term_leads_to_its_entry_also_where_few_cards_say_it(told: Instruction, entry: str) -> None:
    for language in ("en", "de"):
        assert [run.target for run in rendered(told, language) if run.target.startswith("glossary/")] == [entry]
