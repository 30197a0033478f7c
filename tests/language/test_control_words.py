"""Words about control, places in the battleline, upgrades and deeds of another player."""

import pytest

from kfdesk.engine import House
from kfdesk.language.base import Target
from kfdesk.language.players import Who
from kfdesk.language.positions import Spot
from kfdesk.language.words import (
    ANYWHERE,
    ARTIFACT,
    CARD,
    CREATURE,
    DAMAGED,
    EACH_PLAYER,
    ENEMY,
    FEWEST,
    FLANK,
    FRIENDLY,
    LEFT,
    OPPONENT,
    THIS,
    UPGRADE,
    YOU,
    Instruction,
    a,
    action,
    all_of,
    and_,
    archives,
    attach,
    by,
    card,
    choose,
    destroy,
    discard,
    discard_pile,
    draw,
    each,
    gain,
    hand,
    if_you_do,
    may,
    move_to,
    next_to,
    play,
    player_with,
    put_under,
    sacrifice,
    shuffle,
    swap,
    swap_control,
    take_control,
)
from kfdesk.text.wording import render
from tests.tables import side, spec, table

ACT = "punch"


def _chosen_before() -> Instruction:
    both = all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))
    return if_you_do(choose(both), swap_control(both))


@pytest.mark.parametrize(
    ("deed", "en", "de"),
    [
        (
            swap_control(a(ARTIFACT, FRIENDLY), a(ARTIFACT, ENEMY)),
            "Swap control of a friendly artifact and an enemy artifact",
            "Tausche die Kontrolle über ein befreundetes Artefakt und ein feindliches Artefakt",
        ),
        (
            _chosen_before(),
            "Choose a friendly creature and an enemy creature. If you do, swap control of those creatures",
            "Wähle eine befreundete Kreatur und eine feindliche Kreatur. Falls du das tust, tausche die Kontrolle über "
            "jene Kreaturen",
        ),
        (
            may(by(OPPONENT, discard(a(CARD, in_=hand())))),
            "You may have your opponent discard a card from their hand",
            "Du darfst deinen Gegner eine Karte von seiner Hand ablegen lassen",
        ),
        (
            move_to(a(CREATURE, ENEMY), FLANK),
            "Move an enemy creature to a flank of its controller’s battleline",
            "Bewege eine feindliche Kreatur an eine Flanke ihrer Schlachtreihe",
        ),
        (
            attach(a(UPGRADE), a(CREATURE, FRIENDLY)),
            "Move an upgrade to a friendly creature",
            "Bewege eine Aufwertung zu einer befreundeten Kreatur",
        ),
        (
            by(OPPONENT, discard(each(CARD, in_=archives()))),
            "Your opponent discards each card from their archives",
            "Dein Gegner legt jede Karte aus seinem Archiv ab",
        ),
        (by(EACH_PLAYER, draw(2)), "Each player draws 2 cards", "Jeder Spieler zieht 2 Karten"),
        (
            by(OPPONENT, shuffle(hand())),
            "Your opponent shuffles their hand into their deck",
            "Dein Gegner mischt seine Hand in sein Deck",
        ),
    ],
)
def test_they_read_in_both_languages(deed: Instruction, en: str, de: str) -> None:
    assert (render(deed, "en"), render(deed, "de")) == (en, de)


@pytest.mark.rule("glossary/control-and-ownership")
def test_two_artifacts_change_sides_at_once() -> None:
    t = table(side(artifacts=["uncommon-currency"]), side(artifacts=["cannon"]), house=House.EKWIDON)
    t.do("action", "uncommon-currency")
    t.pick("cannon")
    assert (t.card("uncommon-currency").controller, t.card("cannon").controller) == (1, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/control-and-ownership")
def test_cards_of_one_player_are_not_swapped() -> None:
    trade = card("seeker-needle", action(swap_control(THIS, a(ARTIFACT, FRIENDLY))))
    t = table(side(artifacts=["seeker-needle", "cannon"]), None, trade)
    t.do("action", "seeker-needle")
    t.pick("cannon")
    assert (t.card("seeker-needle").controller, t.card("cannon").controller) == (0, 0)


@pytest.mark.rule("glossary/move")
@pytest.mark.parametrize(
    ("spot", "slots", "chosen", "line"),
    [
        (FLANK, ("slot:0", "slot:3"), "slot:3", ["troll", "krump", "valdr"]),
        (ANYWHERE, ("slot:0", "slot:1", "slot:2", "slot:3"), "slot:2", ["troll", "valdr", "krump"]),
    ],
    ids=["flank", "anywhere"],
)
def test_a_creature_moves_within_its_controllers_battleline(
    spot: Spot, slots: tuple[str, ...], chosen: str, line: list[str]
) -> None:
    t = table(
        side(hand=[ACT]),
        side(battleline=["valdr", "troll", "krump"]),
        card(ACT, play(move_to(a(CREATURE, ENEMY), spot))),
    )
    t.do("play", ACT)
    t.pick("valdr")
    assert t.decision.keys() == slots
    t.answer(chosen)
    assert t.line(1) == line
    t.expect_main_step()


@pytest.mark.rule("glossary/upgrades")
def test_an_upgrade_in_play_is_attached_to_another_creature() -> None:
    worn = spec("krump", upgrades=["blood-of-titans"])
    t = table(
        side(hand=[ACT], battleline=["troll"]),
        side(battleline=[worn]),
        card(ACT, play(attach(a(UPGRADE), a(CREATURE, FRIENDLY)))),
    )
    t.do("play", ACT)
    t.pick("blood-of-titans")
    t.pick("troll")
    assert ([u.id for u in t.card("troll").upgrades], t.card("krump").upgrades) == (["blood-of-titans"], ())


@pytest.mark.rule("glossary/discarding-cards", "glossary/active-player")
def test_a_deed_of_each_player_is_done_with_the_own_cards_of_each() -> None:
    both = by(EACH_PLAYER, discard(each(CARD, in_=hand())))
    t = table(side(hand=[ACT, "troll"]), side(hand=["krump"]), card(ACT, play(both)))
    t.do("play", ACT)
    t.answer("mode:1")
    assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], [])
    assert (t.ids(0, "discard"), t.ids(1, "discard")) == (["troll", ACT], ["krump"])


@pytest.mark.rule("glossary/zones-of-play")
def test_a_card_is_put_under_another_card() -> None:
    under = put_under(a(CARD, in_=hand()), a(ARTIFACT))
    t = table(side(hand=[ACT, "troll"], artifacts=["cannon"]), None, card(ACT, play(under)))
    t.do("play", ACT)
    t.pick("troll")
    t.pick("cannon")
    assert (t.zone("troll"), len(t.card("cannon").under)) == ("under", 1)


@pytest.mark.rule("glossary/zones-of-play")
@pytest.mark.parametrize(("there", "zone"), [(True, "under"), (False, "battleline")])
def test_a_card_is_put_under_another_card_out_of_a_pile_alone(there: bool, zone: str) -> None:
    one = a(CREATURE, in_=discard_pile()) if there else a(CREATURE)
    under = and_(choose(one), put_under(one, a(ARTIFACT), out_of=discard_pile()))
    ada = side(hand=[ACT], artifacts=["cannon"], **({"discard": ["troll"]} if there else {"battleline": ["troll"]}))
    t = table(ada, None, card(ACT, play(under)))
    t.do("play", ACT)
    t.finish()
    assert t.zone("troll") == zone


def test_no_known_card_is_put_faceup_under_a_card_out_of_a_pile() -> None:
    with pytest.raises(ValueError, match="faceup"):
        put_under(a(CREATURE), faceup=True, out_of=discard_pile())


@pytest.mark.rule("glossary/swap-control")
@pytest.mark.parametrize("bo", [["dodger"], []])
def test_without_two_cards_of_different_players_control_is_not_swapped(bo: list[str]) -> None:
    trade = card(ACT, play(swap_control(a(CREATURE, FRIENDLY), a(CREATURE))))
    t = table(side(hand=[ACT], battleline=["troll", "krump"]), side(battleline=bo), trade)
    t.do("play", ACT)
    t.pick("troll")
    t.pick("krump")
    assert t.line(0) == ["troll", "krump"] and t.line(1) == bo
    t.expect_main_step()


@pytest.mark.rule("glossary/swap-control")
def test_creatures_that_swap_control_take_each_others_places() -> None:
    trade = card(ACT, play(swap_control(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))))
    worn = spec("krump", damage=1, amber=1, upgrades=["blood-of-titans"])
    ada = side(hand=[ACT], battleline=["troll", worn, "bumpsy"])
    t = table(ada, side(battleline=["dodger", "urchin", "silvertooth", "umbra"]), trade)
    t.do("play", ACT)
    t.pick("krump")
    t.pick("silvertooth")
    t.expect_main_step()
    assert t.line(0) == ["troll", "silvertooth", "bumpsy"]
    assert t.line(1) == ["dodger", "urchin", "krump", "umbra"]
    moved = t.card("krump")
    assert (moved.controller, moved.damage, moved.amber, len(moved.upgrades)) == (1, 1, 1, 1)


@pytest.mark.rule("glossary/swap-control", "glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("bo", "after"), [(["dodger"], (["dodger"], ["troll"])), ([], (["troll"], []))])
def test_two_that_were_chosen_before_are_swapped_if_both_were(bo: list[str], after: tuple[list[str], ...]) -> None:
    t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=bo), card(ACT, play(_chosen_before())))
    t.do("play", ACT)
    t.finish()
    assert (t.line(0), t.line(1)) == after


@pytest.mark.parametrize("cards", [a(CREATURE, n=2), all_of(a(CREATURE), each(ARTIFACT)), all_of(a(CREATURE))])
def test_what_is_not_one_card_and_another_cannot_be_swapped(cards: Target) -> None:
    with pytest.raises(ValueError, match="two cards are swapped"):
        swap_control(cards)


@pytest.mark.rule("glossary/control-and-ownership")
def test_who_has_taken_control_keeps_it_though_another_player_would_be_meant_now() -> None:
    blade = card("cannon", action(take_control(THIS, by=player_with(FEWEST, each(CREATURE)))))
    bang = card(ACT, play(destroy(each(CREATURE, FRIENDLY))))
    ada = side(artifacts=[spec("cannon", house=House.BROBNAR)], hand=[ACT], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["dodger"]), blade, bang, house=House.BROBNAR)
    t.do("action", "cannon")
    assert t.card("cannon").controller == 1
    t.do("play", ACT)
    t.finish()
    assert t.line(0) == [] and t.card("cannon").controller == 1


@pytest.mark.rule("glossary/may")
@pytest.mark.parametrize(("answer", "left"), [("yes", []), ("no", ["troll"])])
def test_what_you_may_have_your_opponent_do_you_are_asked(answer: str, left: list[str]) -> None:
    t = table(side(hand=[ACT]), side(hand=["troll"]), card(ACT, play(may(by(OPPONENT, discard(hand()))))))
    t.do("play", ACT)
    assert (t.decision.player, t.decision.prompt.en) == (0, "Have your opponent discard their hand?")
    t.answer(answer)
    assert t.ids(1, "hand") == left


@pytest.mark.rule("glossary/sacrifice")
def test_a_card_that_its_player_does_not_control_any_more_is_not_sacrificed() -> None:
    gift = card("cannon", action(take_control(THIS, by=OPPONENT), sacrifice(THIS)))
    t = table(side(artifacts=[spec("cannon", house=House.BROBNAR)]), None, gift, house=House.BROBNAR)
    t.do("action", "cannon")
    assert (t.zone("cannon"), t.card("cannon").controller) == ("artifacts", 1)


@pytest.mark.rule("glossary/control-and-ownership", "glossary/battleline")
def test_what_is_taken_control_of_can_be_placed_between_two_creatures() -> None:
    thrall = a(CREATURE, ENEMY)
    taking = take_control(thrall, spot=ANYWHERE)
    assert (render(taking, "en"), render(taking, "de")) == (
        "Take control of an enemy creature and place it anywhere in your battleline",
        "Übernimm die Kontrolle über eine feindliche Kreatur und bewege sie an eine beliebige Stelle deiner "
        "Schlachtreihe",
    )
    t = table(side(hand=[ACT], battleline=["troll", "krump"]), side(battleline=["dodger"]), card(ACT, play(taking)))
    t.do("play", ACT)
    t.pick("dodger")
    assert t.decision.keys() == ("slot:0", "slot:1", "slot:2")
    t.answer("slot:1")
    t.expect_main_step()
    assert (t.line(0), t.card("dodger").controller) == (["troll", "dodger", "krump"], 0)


def test_of_a_creature_that_is_yours_control_is_not_taken_anew() -> None:
    taking = take_control(a(CREATURE), spot=ANYWHERE)
    t = table(side(hand=[ACT], battleline=["troll", "krump"]), side(battleline=["dodger"]), card(ACT, play(taking)))
    t.do("play", ACT)
    t.pick("krump")
    t.expect_main_step()
    assert t.line(0) == ["troll", "krump"]


@pytest.mark.parametrize(("by", "spot"), [(OPPONENT, ANYWHERE), (YOU, next_to(LEFT, THIS))])
def test_control_of_creatures_is_taken_to_a_flank_or_to_where_a_card_of_yours_says(by: Who, spot: Spot) -> None:
    with pytest.raises(ValueError, match="do not come there"):
        take_control(a(CREATURE, ENEMY), by=by, spot=spot)


@pytest.mark.rule("glossary/swap", "glossary/swap-control")
@pytest.mark.parametrize(
    "trade",
    [
        swap(a(CREATURE, FRIENDLY), a(CREATURE, FRIENDLY)),
        swap(a(CREATURE, n=2)),
        swap_control(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY, DAMAGED)),
    ],
    ids=["your battleline", "a battleline", "control"],
)
def test_where_no_two_cards_can_be_swapped_nothing_is_asked(trade: Instruction) -> None:
    for deed in (trade, may(trade)):
        t = table(side(hand=[ACT], battleline=["troll"]), side(battleline=["krump"]), card(ACT, play(deed)))
        t.do("play", ACT)
        t.expect_main_step()


@pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/control-and-ownership")
@pytest.mark.parametrize(
    ("theirs", "gained"), [((["krump"], []), 0), ((["krump"], ["cannon"]), 1), (([], ["cannon"]), 0)]
)
def test_control_is_taken_completely_only_of_all_that_is_said(theirs: tuple[list[str], list[str]], gained: int) -> None:
    both = take_control(all_of(a(CREATURE, ENEMY), a(ARTIFACT, ENEMY)))
    line, artifacts = theirs
    t = table(side(hand=[ACT]), side(battleline=line, artifacts=artifacts), card(ACT, play(if_you_do(both, gain(1)))))
    t.do("play", ACT)
    before = t.amber(0)
    t.finish()
    assert t.amber(0) - before == gained
