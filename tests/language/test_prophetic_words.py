"""Words for the sets from Tokens of Change to Draconian Measures, played by drafts of other cards."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.terms import COLORS, DecisionKind, KeyColor, Keyword, Step
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.position_predicates import Side
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import (
    ARTIFACT,
    BROBNAR,
    CARD,
    CREATURE,
    DRAW_STEP,
    EACH_PLAYER,
    END,
    ENEMY,
    FORGE,
    FRIENDLY,
    HAZARDOUS,
    HOST,
    HOUSE,
    INVULNERABLE,
    ITSELF,
    LEFT,
    OPPONENT,
    PLAY,
    POISON,
    RIGHT,
    SHADOWS,
    START,
    TAUNT,
    THIRD,
    THIS,
    THIS_TURN,
    UPGRADE,
    YOU,
    Instruction,
    a,
    a_player,
    action,
    after,
    after_reap,
    amber_of,
    an_x,
    at,
    at_least,
    attach,
    attacking,
    by,
    can_only,
    cannot,
    capture,
    card,
    chooses_house,
    controller_of,
    deal,
    discard,
    draw,
    draws,
    each,
    equal_to,
    excess,
    exhaust,
    for_each,
    forge,
    gain,
    gains,
    gets,
    hand,
    if_,
    ignores,
    keys_of,
    lose,
    make_token,
    named,
    neighbor_of,
    not_,
    of_house,
    omni,
    on_the,
    permits,
    play,
    same,
    search,
    steal,
    there_are,
    times_of,
    while_,
    x_is,
)
from tests.tables import Table, side, spec, table

CALLER = "cannon"


def called(*effects: Instruction, ada: dict[str, object] | None = None, bo: dict[str, object] | None = None) -> Table:
    """Return a table on which an action of an artifact has just done something."""
    fields: dict[str, object] = {"artifacts": [CALLER], **(ada or {})}
    t = table(side(**fields), side(**(bo or {})), card(CALLER, action(*effects)), house=House.BROBNAR)
    t.do("action", CALLER)
    return t


def texts(*abilities: AnyAbility, id_: str = CALLER) -> tuple[str, str]:
    """Return what a card with these abilities says in both languages."""
    made = CardDefinition(facts()[id_], Draft(id_, abilities))
    return made.text("en"), made.text("de")


# A flank where a creature enters --------------------------------------------------------------------


@pytest.mark.rule("glossary/token-creatures", "glossary/flank")
@pytest.mark.parametrize(("flank", "line"), [(LEFT, ["grunt", "troll", "krump"]), (RIGHT, ["troll", "krump", "grunt"])])
def test_a_token_creature_is_made_on_one_flank_without_a_question(flank: Side, line: list[str]) -> None:
    t = called(
        make_token(spot=on_the(flank)), ada={"battleline": ["troll", "krump"], "deck": ["punch"], "token": "grunt"}
    )
    assert t.line(0) == line
    t.expect_main_step()


def test_whose_flank_it_is_follows_who_makes_it() -> None:
    en, de = texts(action(by(OPPONENT, make_token(spot=on_the(LEFT)))), omni(make_token(spot=on_the(RIGHT))))
    assert "on their left flank" in en and "on your right flank" in en
    assert "an seiner linken Flanke" in de and "an deiner rechten Flanke" in de


# Another house than one -----------------------------------------------------------------------------


@pytest.mark.rule("glossary/house-choice")
@pytest.mark.parametrize(("house", "stolen"), [(House.SHADOWS, 0), (House.DIS, 1)])
def test_a_house_other_than_one_is_chosen(house: House, stolen: int) -> None:
    watching = card(CALLER, after(chooses_house(a_player(), SHADOWS, other=True), gain(1)))
    t = table(side(artifacts=[CALLER], houses=[House.SHADOWS, House.DIS]), None, watching, step=Step.HOUSE)
    t.answer(f"house:{house}")
    assert t.amber(0) == stolen
    with pytest.raises(ValueError, match="another house"):
        chooses_house(YOU, other=True)


# What an attacker ignores ---------------------------------------------------------------------------


def attacking_with(*words: Keyword, armor: bool = False, line: tuple[object, ...] = ("krump",)) -> Table:
    """Return a table where a troll that ignores things may attack."""
    troll = card("troll", while_(attacking(THIS), ignores(*words, armor=armor)))
    return table(side(battleline=["troll"]), side(battleline=list(line)), troll, *FOES, house=House.BROBNAR)


FOES = (
    card("bumpsy", gains(THIS, POISON)),
    card("krump", gains(THIS, (HAZARDOUS, 3))),
    card("zorg", gains(THIS, INVULNERABLE)),
    card("dodger", gets(THIS, armor=4)),
)


@pytest.mark.rule("glossary/poison", "glossary/hazardous-x", "glossary/invulnerable")
@pytest.mark.parametrize(
    ("word", "foe", "without", "ignoring"),
    [
        (POISON, "bumpsy", [[], []], [["troll"], []]),
        (INVULNERABLE, "zorg", [["troll"], ["zorg"]], [["troll"], []]),
    ],
)
def test_the_keywords_of_what_is_attacked_are_ignored(
    word: Keyword, foe: str, without: list[list[str]], ignoring: list[list[str]]
) -> None:
    for ignored, lines in ((TAUNT, without), (word, ignoring)):
        t = attacking_with(ignored, line=(foe,))
        t.fight("troll", foe)
        assert [t.line(0), t.line(1)] == lines


@pytest.mark.rule("glossary/hazardous-x")
def test_hazardous_deals_nothing_where_it_is_ignored() -> None:
    for ignored, damage in ((TAUNT, 9), (HAZARDOUS, 6)):
        t = attacking_with(ignored)
        t.fight("troll", "krump")
        assert t.card("troll").damage == damage if damage < 8 else t.line(0) == []


@pytest.mark.rule("glossary/armor")
def test_armor_prevents_nothing_that_the_attacker_deals() -> None:
    for armor, damage in ((False, 4), (True, 8)):
        tough = spec("dodger", power_counters=6)
        t = attacking_with(TAUNT, armor=armor, line=(tough,))
        t.fight("troll", "dodger")
        assert t.card("dodger").damage == damage


@pytest.mark.rule("glossary/armor")
def test_armor_holds_against_all_that_the_creature_deals_otherwise() -> None:
    troll = card("troll", while_(attacking(THIS), ignores(armor=True)), after_reap(deal(5, a(CREATURE, ENEMY))))
    tough = spec("dodger", power_counters=6)
    t = table(side(battleline=["troll"]), side(battleline=[tough]), troll, *FOES, house=House.BROBNAR)
    t.do("reap", "troll")
    t.pick("dodger")
    assert t.card("dodger").damage == 1
    with pytest.raises(ValueError, match="ignored"):
        ignores()


def test_armor_and_keywords_are_ignored_in_one_sentence() -> None:
    en, de = texts(while_(attacking(THIS), ignores(TAUNT, POISON, armor=True)), id_="troll")
    assert en == "While Troll is attacking, ignore armor, taunt, and poison."
    assert de == "Solange „Troll“ angreift, ignoriere Rüstung und die Schlüsselwörter Spott und Gift."


# As many as the opponent ----------------------------------------------------------------------------

ALIKE = there_are(equal_to(keys_of(OPPONENT)), keys_of(YOU))


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(1, 1, 2), (0, 0, 2), (2, 1, 1), (1, 2, 1)])
def test_the_same_number_of_keys(mine: int, theirs: int, gained: int) -> None:
    t = called(if_(ALIKE, gain(2), gain(1)), ada={"keys": COLORS[:mine]}, bo={"keys": COLORS[:theirs]})
    assert t.amber(0) == gained
    t = called(if_(not_(ALIKE), gain(1), gain(2)), ada={"keys": COLORS[:mine]}, bo={"keys": COLORS[:theirs]})
    assert t.amber(0) == gained


def test_as_many_is_said_of_keys_amber_and_creatures_of_both_players() -> None:
    creatures = there_are(equal_to(each(CREATURE, ENEMY)), each(CREATURE, FRIENDLY))
    pools = there_are(equal_to(amber_of(YOU)), amber_of(OPPONENT))
    en, de = texts(action(if_(ALIKE, gain(1)), if_(not_(creatures), gain(1)), if_(pools, gain(1))))
    assert "If you have the same number of forged keys as your opponent" in en
    assert "If you do not control the same number of creatures as your opponent" in en
    assert "If your opponent has the same amount of {amber} as you" in en
    assert "Falls du ebenso viele geschmiedete Schlüssel wie dein Gegner hast" in de
    assert "Falls du nicht ebenso viele Kreaturen wie dein Gegner kontrollierst" in de
    for one, other in ((keys_of(YOU), amber_of(OPPONENT)), (keys_of(YOU), keys_of(YOU)), (each(CREATURE), FRIENDS)):
        with pytest.raises(ValueError, match="as"):
            there_are(equal_to(one), other)


FRIENDS = each(CREATURE, FRIENDLY)


# Colors of keys -------------------------------------------------------------------------------------

RED_BLUE, RED_ONLY = [KeyColor.RED, KeyColor.BLUE], [KeyColor.RED]


@pytest.mark.rule("glossary/keys")
@pytest.mark.parametrize(
    ("mine", "theirs", "colors"), [([], [], 0), (RED_ONLY, RED_ONLY, 1), (RED_BLUE, RED_ONLY, 2), ([], RED_BLUE, 2)]
)
def test_each_color_among_keys_counts_once(mine: list[KeyColor], theirs: list[KeyColor], colors: int) -> None:
    all_keys = keys_of(EACH_PLAYER, colors=True)
    t = called(gain(for_each(1, all_keys)), ada={"keys": mine}, bo={"keys": theirs})
    assert t.amber(0) == colors
    t = called(gain(for_each(1, keys_of(OPPONENT, colors=True))), ada={"keys": mine}, bo={"keys": theirs})
    assert t.amber(0) == len(theirs)


def test_colors_are_said_of_forged_keys() -> None:
    en, de = texts(action(steal(for_each(1, keys_of(EACH_PLAYER, colors=True)))))
    assert en == "Action: Steal 1{amber} for each color represented among forged keys."
    assert de == "Aktion: Stiehl 1{amber} für jede Farbe unter geschmiedeten Schlüsseln."
    with pytest.raises(ValueError, match="colors"):
        keys_of(YOU, forged=False, colors=True)


# No more keys than so many --------------------------------------------------------------------------


@pytest.mark.rule("glossary/cannot", "turn/step-1-forge-a-key")
@pytest.mark.parametrize(("limit", "forged"), [(1, 1), (2, 2)])
def test_no_more_than_so_many_keys_are_forged_in_a_turn(limit: int, forged: int) -> None:
    rules = (cannot(FORGE, YOU, more_than=limit), permits(FORGE, YOU, more=2))
    bound = card(CALLER, *rules, omni(forge()))
    t = table(side(artifacts=[CALLER], amber=18, houses=[House.BROBNAR]), None, bound, step=Step.FORGE)
    t.answer("key:red")
    while t.decision.kind in (DecisionKind.CONFIRM, DecisionKind.KEY):
        t.answer(t.decision.options[0].key)
    t.answer("house:brobnar")
    t.do("omni", CALLER)
    t.finish()
    assert len(t.game.state.players[0].keys) == forged


@pytest.mark.rule("glossary/cannot")
def test_the_keys_of_each_turn_and_player_are_counted_by_themselves() -> None:
    bound = card(CALLER, cannot(FORGE, OPPONENT, more_than=1))
    t = table(side(artifacts=[CALLER], amber=12), side(amber=12), bound)
    for keys in ((0, 1), (1, 1), (1, 2)):
        t.end_turn()
        assert tuple(len(p.keys) for p in t.game.state.players) == keys


# What happened in a step ----------------------------------------------------------------------------


@pytest.mark.rule("glossary/drawing-cards")
@pytest.mark.parametrize(("held", "gained"), [(5, 0), (4, 2)])
def test_cards_drawn_in_a_step_are_counted_alone(held: int, gained: int) -> None:
    drew = there_are(at_least(2), times_of(draws(OPPONENT, step=DRAW_STEP), THIS_TURN))
    watching = card(CALLER, at(END, OPPONENT, if_(drew, gain(2))), omni(by(OPPONENT, draw(3))))
    hands = {"hand": ["punch"] * held, "deck": ["fear"] * 9}
    other = card("troll", omni(draw(3), discard(a(CARD, n=3, in_=hand()))))
    t = table(side(battleline=["troll"], **hands), side(artifacts=[CALLER], amber=0), watching, other)
    t.do("omni", "troll")
    t.pick(*(("punch", n) for n in range(3)))
    t.end_turn()
    assert t.amber(1) == gained


def test_the_step_is_that_of_whoever_draws() -> None:
    en, de = texts(after(draws(YOU, step=DRAW_STEP), gain(1)), after(draws(OPPONENT, step=DRAW_STEP), gain(1)))
    assert "After you draw a card during your “draw cards” step" in en
    assert "After your opponent draws a card during their “draw cards” step" in en
    assert "Nachdem dein Gegner in seinem Schritt „Karten ziehen“ eine Karte gezogen hat" in de
    for wrong in ({"step": START}, {"step": DRAW_STEP, "turn": YOU}):
        with pytest.raises(ValueError, match="step"):
            draws(YOU, **wrong)


# In excess of a pool --------------------------------------------------------------------------------


@pytest.mark.parametrize(("amber", "left"), [(0, 0), (1, 0), (2, 1), (3, 3), (5, 5)])
def test_creatures_in_excess_of_the_amber_in_a_pool(amber: int, left: int) -> None:
    over = excess(each(CREATURE, ENEMY), amber_of(OPPONENT))
    t = called(lose(for_each(1, over), OPPONENT), bo={"battleline": ["troll", "krump", "bumpsy"], "amber": amber})
    assert t.amber(1) == left
    en, de = texts(action(lose(for_each(1, over), OPPONENT)))
    assert "for each enemy creature in excess of the {amber} in their pool" in en
    assert "für jede feindliche Kreatur, die es mehr gibt als {amber} in seinem Æmber-Vorrat" in de


def test_the_number_of_creatures_in_excess_of_a_pool_is_said_in_german_by_more_than() -> None:
    x = an_x()
    en, de = texts(play(x_is(excess(each(CREATURE, ENEMY), amber_of(OPPONENT)), x), gain(x)))
    assert "X is the number of enemy creatures in excess of the {amber} in your opponent’s pool." in en
    assert "X ist die Anzahl, um die es mehr feindliche Kreaturen als {amber} im Æmber-Vorrat deines Gegners gibt" in de


# Found and played -----------------------------------------------------------------------------------


@pytest.mark.rule("glossary/search", "glossary/playing-cards")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_card_that_is_searched_for_is_played(pile: str) -> None:
    krump = card("krump", play(gain(1)))
    ada = side(artifacts=[CALLER], **{pile: ["krump", "punch", "urchin"]})
    t = table(ada, None, card(CALLER, action(search(a(CREATURE, of_house(BROBNAR)), to=PLAY))), krump)
    t.answer("house:brobnar") if t.decision.kind is DecisionKind.HOUSE else None
    t.do("action", CALLER)
    t.offers("krump", least=0)
    t.pick("krump")
    t.finish()
    assert (t.line(0), t.amber(0)) == (["krump"], 1)
    with pytest.raises(ValueError, match="played"):
        search(a(CARD), to=PLAY)


# Only on some creatures -----------------------------------------------------------------------------

NEEDY = card("blood-of-titans", can_only(PLAY, THIS, each(CREATURE, FRIENDLY, named("troll"))), gets(HOST, power=1))


@pytest.mark.rule("glossary/upgrades")
def test_an_upgrade_is_played_on_such_creatures_only() -> None:
    ada = side(hand=["blood-of-titans"], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["troll"]), NEEDY, house=House.BROBNAR)
    t.do("play", "blood-of-titans")
    t.offers("troll")
    assert t.reasons(f"card:{t.handle('krump')}") == ["glossary/upgrades"]
    t.pick("troll")
    t.finish()
    assert t.card("troll").power == 9


@pytest.mark.rule("glossary/upgrades")
def test_without_such_a_creature_it_is_not_played_nor_moved_to_another() -> None:
    ada = side(hand=["blood-of-titans"], battleline=["krump"])
    t = table(ada, side(battleline=["troll"]), NEEDY, house=House.BROBNAR)
    assert not t.can("play", "blood-of-titans")
    ada = side(artifacts=[CALLER], battleline=[spec("troll", upgrades=["blood-of-titans"]), "krump"])
    moving = card(CALLER, action(attach(a(UPGRADE), a(CREATURE, named("krump")))))
    t = table(ada, None, NEEDY, moving, house=House.BROBNAR)
    t.do("action", CALLER)
    t.finish()
    assert (t.card("troll").power, t.card("krump").power) == (9, 6)
    with pytest.raises(ValueError, match="creatures are described"):
        can_only(PLAY, THIS, each(ARTIFACT))


@pytest.mark.rule("glossary/upgrades", "glossary/friendly")
@pytest.mark.parametrize(("of", "moved"), [(0, False), (1, True)])
def test_whose_creature_is_friendly_is_seen_from_who_controls_the_upgrade_whoever_moves_it(
    of: int, moved: bool
) -> None:
    upgrade = spec("blood-of-titans", owner=of)
    ada = side(artifacts=[CALLER], battleline=[spec("krump", upgrades=[upgrade])])
    moving = card(CALLER, action(attach(a(UPGRADE), a(CREATURE, named("troll")))))
    t = table(ada, side(battleline=["troll"]), NEEDY, moving, house=House.BROBNAR)
    t.do("action", CALLER)
    t.finish()
    assert (t.card("troll").power, t.card("krump").power) == ((9, 6) if moved else (8, 7))


# Wordings -------------------------------------------------------------------------------------------


def test_a_third_of_a_pool_and_a_house_shared_with_this_creature_are_said_well() -> None:
    en, de = texts(play(capture(THIRD)), id_="troll")
    assert en == "Play: Capture a third of your opponent’s {amber} (rounding down)."
    shared = gains(each(CREATURE, ENEMY), after_reap(exhaust(each(CREATURE, FRIENDLY, same(HOUSE, THIS)))))
    en, de = texts(shared, id_="troll")
    assert "that shares a house with this creature" in en
    assert "die eine Fraktion mit dieser Kreatur gemeinsam hat" in de


def test_a_creature_captures_from_its_own_side_and_you_from_yours() -> None:
    en, de = texts(after_reap(capture(1, from_=controller_of(ITSELF))), id_="krump")
    assert en == "After Reap: Capture 1{amber} from your own side."
    assert de == "Nach der Ernte: Erbeute 1{amber} von deiner eigenen Seite."
    en, de = texts(after_reap(capture(1, a(CREATURE, ENEMY), from_=controller_of(ITSELF))), id_="krump")
    assert en == "After Reap: An enemy creature captures 1{amber} from its own side."
    assert de == "Nach der Ernte: Eine feindliche Kreatur erbeutet 1{amber} von der eigenen Seite."


def test_neighbors_of_each_card_that_is_judged_are_its_own() -> None:
    beside = each(CREATURE, neighbor_of(ITSELF), of_house(BROBNAR))
    en, de = texts(gets(FRIENDS, power=for_each(1, beside)), id_="troll")
    assert en == "Each friendly creature gets +1 power for each of its Brobnar neighbors."
    assert de == "Jede befreundete Kreatur erhält +1 Stärke für jeden ihrer Brobnar-Nachbarn."
