"""FAQ on cards, A to M: each test is a question answered."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, KeyColor, SetAmber, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.terms import CardType, DecisionKind
from kfdesk.language.attributes import with_trait
from kfdesk.language.definition import card
from kfdesk.language.effects.marks import exhaust
from kfdesk.language.occurrences import readies
from kfdesk.language.reactions import after
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a
from tests.rulebook.made import keys
from tests.tables import Table, side, spec, table


@pytest.mark.rule("card-faq/cosmicrux-1", "glossary/ready-and-exhausted")
def test_damage_after_readying_is_dealt_to_each_creature_before_the_next_is_readied() -> None:
    tired = [{"id": i, "ready": False} for i in ("troll", "urchin", "dodger")]
    t = table(side(battleline=[*tired, "cosmicrux"]), side(houses=[House.DIS]))
    t.answer("end-turn")
    t.offers("troll", "urchin", "dodger")
    t.pick("urchin")
    t.offers("troll", "dodger")
    t.pick("troll")
    told = [(type(e), e.card) for e in t.game.events if isinstance(e, ev.CardReadied | ev.DamageDealt)]
    order = [t.number(i) for i in ("urchin", "troll", "dodger")]
    assert told == [(kind, c) for c in order for kind in (ev.CardReadied, ev.DamageDealt)]
    assert t.line(0) == ["troll", "dodger", "cosmicrux"]


@pytest.mark.rule("card-faq/cosmicrux-1", "turn/step-4-ready-cards")
def test_a_token_creature_made_while_cards_are_readied_is_readied_too() -> None:
    tired = [spec("katerina-the-summoner", ready=False, damage=3, amber=1), spec("troll", ready=False)]
    t = table(side(battleline=[*tired, "cosmicrux"], deck=["krump", "bumpsy"], token="grunt"), side(houses=[House.DIS]))
    t.answer("end-turn")
    t.offers("katerina-the-summoner", "troll")
    t.pick("katerina-the-summoner")
    t.expect(DecisionKind.SLOT)
    t.answer("slot:0")
    t.offers("krump", "troll")
    t.pick("troll")
    assert t.line(0) == ["grunt", "troll", "cosmicrux"]
    assert [(t.card(id_).ready, t.card(id_).damage) for id_ in ("krump", "troll")] == [(True, 1), (True, 1)]


@pytest.mark.rule("card-faq/cosmicrux-1", "turn/step-4-ready-cards", "glossary/ready-and-exhausted")
def test_each_card_is_readied_once_in_the_step_although_it_is_exhausted_by_that() -> None:
    tires = card("cosmicrux", after(readies(a(CREATURE)), exhaust(a(CREATURE, with_trait("giant")))))
    t = table(side(battleline=[spec("troll", ready=False), "cosmicrux"]), side(houses=[House.DIS]), tires)
    t.end_turn()
    assert not t.card("troll").ready
    assert [e.card for e in t.events(ev.CardReadied)] == [t.number("troll")]


@pytest.mark.rule("card-faq/cosmicrux-1", "glossary/entrench")
@pytest.mark.parametrize("stays", [False, True])
def test_an_entrenched_creature_is_asked_about_once_before_cards_are_readied_one_by_one(*, stays: bool) -> None:
    line = [spec(id_, ready=False) for id_ in ("troll", "cabochon", "dodger")]
    t = table(side(battleline=[*line, "cosmicrux"]), side(houses=[House.DIS]))
    t.answer("end-turn")
    t.offers("cabochon", least=0)
    t.answer(f"card:{t.handle('cabochon')}" if stays else "done")
    t.offers("troll", *([] if stays else ["cabochon"]), "dodger")
    t.pick("dodger")
    if not stays:
        t.pick("troll")
    t.finish_until(DecisionKind.HOUSE)
    assert t.card("cabochon").ready is not stays and t.card("troll").ready and t.card("dodger").ready


@pytest.mark.rule("card-faq/end-of-turn-effects-1", "glossary/end-of-turn", "glossary/lasting-effects")
def test_an_animated_cavern_is_still_a_creature_when_it_acts_at_the_end_of_the_turn() -> None:
    mine = side(artifacts=["animator", "fangtooth-cavern"], battleline=["bumpsy"])
    t = table(mine, side(battleline=["krump"], houses=[House.DIS]), house=House.LOGOS)
    t.do("action", "animator")
    t.pick("fangtooth-cavern")
    t.answer("slot:0")
    t.end_turn()
    assert (t.zone("fangtooth-cavern"), t.line(0), t.line(1)) == ("discard", ["bumpsy"], ["krump"])


@pytest.mark.rule("card-faq/fandangle-1", "glossary/enters-play")
def test_a_creature_whose_ability_makes_such_creatures_enter_ready_enters_ready_itself() -> None:
    stray = {"id": "fandangle", "house": "dis", "maverick": True}
    t = table(side(hand=[stray], amber=4), side(), house=House.DIS)
    t.do("play", "fandangle")
    t.answer("slot:0")
    assert t.card("fandangle").ready


@pytest.mark.rule("card-faq/furtive-investors-1", "glossary/unforge")
def test_a_key_that_was_unforged_is_not_counted() -> None:
    ada = side(hand=["furtive-investors", "furtive-investors", "key-hammer"], houses=[House.SHADOWS, House.DIS])
    bo = side(amber=6, houses=[House.LOGOS], deck=["labwork"] * 6)
    t = table(ada, bo, house=House.SHADOWS)
    t.end_turn()
    assert len(t.game.view(0).seats[1].keys) == 1
    t.answer("end-turn")
    t.answer("house:dis")
    t.do("play", "key-hammer")
    t.finish()
    t.game.adjust(SetAmber(player=1, amount=5))
    t.end_turn()
    assert len(t.game.view(0).seats[1].keys) == 0
    t.answer("end-turn")
    t.answer("house:shadows")
    amber = t.amber(0)
    t.do("play", "furtive-investors")
    assert t.amber(1) == 5 and t.amber(0) == amber + 1
    t.expect_main_step()


@pytest.mark.rule("card-faq/forbidden-tome-1", "glossary/drawing-cards", "glossary/haunted")
def test_how_many_cards_are_drawn_is_settled_before_the_first_of_them() -> None:
    mine = side(hand=["fear"] * 4, deck=["punch"] * 2, discard=["anger"] * 10, artifacts=["forbidden-tome"])
    t = table(mine, side(houses=[House.DIS]))
    t.answer("end-turn")
    assert len(t.ids(0, "hand")) == 7 and t.ids(0, "discard") == [] and len(t.ids(0, "deck")) == 9


def turned(token: str, *, amber: int = 0, damage: int = 0) -> Table:
    """Return a table on which Gĕzdrutyŏ the Arcane has just used its action."""
    ada = side(battleline=[spec("gĕzdrutyŏ-the-arcane", amber=amber, damage=damage), "troll"], token=token)
    t = table(ada, side(battleline=["krump"], amber=3), house=House.EKWIDON)
    t.do("action", "gĕzdrutyŏ-the-arcane")
    return t


@pytest.mark.rule("card-faq/g-zdruty-the-arcane-1", "glossary/flip")
def test_damage_stays_on_gezdrutyo_and_may_be_too_much_for_the_other_side() -> None:
    assert turned("blorb", damage=1).zone("gĕzdrutyŏ-the-arcane") == "discard"


@pytest.mark.rule("glossary/flip", "card-faq/g-zdruty-the-arcane-2")
def test_gezdrutyo_becomes_a_berserker_where_it_lies_without_entering_play() -> None:
    t = turned("berserker", amber=1)
    token = t.card("gĕzdrutyŏ-the-arcane")
    assert (t.amber(0), t.line(0)) == (2, ["berserker", "troll"])
    assert (token.type, token.face_down, token.amber) == (CardType.TOKEN_CREATURE, True, 1)
    assert not token.ready and not token.enraged
    assert not t.events(ev.CardEntered)


@pytest.mark.rule("card-faq/g-zdruty-the-arcane-3")
def test_under_an_opponent_gezdrutyo_becomes_the_token_creature_of_its_owner() -> None:
    ada = side(battleline=[spec("gĕzdrutyŏ-the-arcane", owner=1)])
    t = table(ada, side(amber=3, token="berserker"), house=House.EKWIDON)
    t.do("action", "gĕzdrutyŏ-the-arcane")
    assert (t.amber(0), t.line(0)) == (2, ["berserker"])


@pytest.mark.rule("card-faq/gargantodon-1")
def test_amber_that_gargantodon_lets_be_captured_was_not_stolen_for_molephin() -> None:
    ada = side(hand=["too-much-to-protect"], battleline=["urchin"])
    t = table(ada, side(battleline=["gargantodon", "molephin"], amber=8), house=House.SHADOWS)
    t.do("play", "too-much-to-protect")
    t.finish()
    assert (t.amber(0), t.amber(1), t.card("urchin").amber, t.zone("urchin")) == (1, 6, 2, "battleline")
    assert t.events(ev.AmberVerb.STEAL) == []


@pytest.mark.rule("card-faq/gargantodon-2", "glossary/replacement-effects")
def test_without_a_creature_of_the_active_player_trust_no_one_moves_no_amber() -> None:
    t = table(side(hand=["trust-no-one"]), side(battleline=["gargantodon", "troll"], amber=5), house=House.SHADOWS)
    t.do("play", "trust-no-one")
    t.expect_main_step()
    assert (t.amber(0), t.amber(1), t.card("gargantodon").amber) == (0, 5, 0)


@pytest.mark.rule("card-faq/captain-val-jericho-1")
@pytest.mark.parametrize("first", ["captain-val-jericho", "com-officer-kirby"])
def test_an_action_uses_up_the_allowance_of_the_captain_or_of_the_officer(first: str) -> None:
    line = ["com-officer-kirby", "captain-val-jericho", "crash-muldoon"]
    ada = side(battleline=line, hand=["hidden-stash", "ghostly-hand", "urchin", "dodger"])
    t = table(ada, house=House.STAR_ALLIANCE)
    t.do("reap", "com-officer-kirby")
    t.do("play", "hidden-stash")
    t.expect(DecisionKind.TRIGGER)
    (chosen,) = (key for key in keys(t) if key.startswith(f"trigger:{t.handle(first)}"))
    t.answer(chosen)
    t.pick("dodger")
    assert t.can("play", "urchin") is (first == "com-officer-kirby")
    t.do("play", "ghostly-hand")
    t.expect_main_step()
    assert not t.can("play", "urchin")


@pytest.mark.rule("card-faq/gargantodon-1", "faq/replacement-effects-1", "glossary/if-you-do-and-in-order-to")
def test_amber_that_is_captured_in_place_of_being_stolen_was_not_stolen_for_if_you_do() -> None:
    """Read by Gargantodon, not by Po's Pixies: the Æmber is not only taken from elsewhere, it is captured."""
    t = table(side(hand=["nerve-blast"]), side(battleline=["ether-spider"], amber=2), house=House.SHADOWS)
    t.do("play", "nerve-blast")
    t.expect_main_step()
    assert (t.amber(1), t.card("ether-spider").damage) == (1, 0)
    assert t.events(ev.AmberVerb.STEAL) == [] and t.card("ether-spider").amber >= 1


@pytest.mark.rule("card-faq/ghosthawk-1", "glossary/golden-rule")
def test_a_creature_told_to_reap_reaps_at_the_end_of_the_turn_too() -> None:
    line = ["bumpsy", spec("jargogle", under=["ghosthawk"])]
    t = table(side(artifacts=["fangtooth-cavern"], battleline=line), side(houses=[House.DIS]), house=House.LOGOS)
    t.answer("end-turn")
    t.answer("slot:1")
    assert (t.line(0), t.amber(0)) == (["bumpsy", "ghosthawk", "jargogle"], 0)
    t.answer("yes")
    t.pick("bumpsy")
    assert (t.line(0), t.amber(0), t.game.state.active) == (["bumpsy", "ghosthawk"], 2, 1)


@pytest.mark.rule("card-faq/harmonia-1", "glossary/constant-abilities")
def test_a_creatures_ability_about_playing_creatures_answers_its_own_play() -> None:
    for enemies, gained in ((["troll", "krump"], 1), (["troll"], 0)):
        t = table(side(hand=["harmonia"]), side(battleline=enemies), house=House.UNTAMED)
        t.do("play", "harmonia")
        t.answer("slot:0")
        assert t.amber(0) == gained
        t.expect_main_step()


@pytest.mark.rule("card-faq/keyfrog-1", "glossary/cost-at-current-cost")
def test_a_key_forged_by_an_ability_must_be_paid_from_cards_too_as_the_active_player_decides() -> None:
    theirs = side(battleline=["keyfrog", {"id": "senator-shrix", "amber": 5}], amber=5)
    t = table(side(hand=["punch"]), theirs, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("keyfrog")
    assert t.decision.player == 0 and keys(t) == [f"number:{n}" for n in (1, 2, 3, 4, 5)]
    t.answer("number:4")
    assert t.decision.player == 0
    t.answer("key:red")
    assert t.amber(1) == 3 and t.card("senator-shrix").amber == 1
    assert t.game.view(0).seats[1].keys == (KeyColor.RED,)


@pytest.mark.rule("card-faq/library-access-1", "card-faq/wild-wormhole-2", "chart/play")
@pytest.mark.parametrize("first", ["wild-wormhole", "library-access"])
def test_library_access_and_the_play_ability_of_wild_wormhole_wait_together(first: str) -> None:
    deck = ["dust-pixie", "fear", "anger", "punch"]
    t = table(side(hand=["library-access", "wild-wormhole"], deck=deck), side(), house=House.LOGOS)
    t.do("play", "library-access")
    assert t.zone("library-access") == Zone.PURGED and t.ids(0, "hand") == ["wild-wormhole"]
    t.do("play", "wild-wormhole")
    assert t.amber(0) == 1 and t.offered() == ["wild-wormhole", "library-access"]
    t.answer(t.decision.options[first == "library-access"].key)
    t.finish()
    played = "dust-pixie" if first == "wild-wormhole" else "fear"
    assert [e.card for e in t.events(ev.CardPlayed)][-1] == t.number(played)
    assert len(t.events(ev.CardDrawn)) == 2


@pytest.mark.rule("card-faq/wild-wormhole-2")
def test_library_access_played_by_wild_wormhole_draws_for_wild_wormhole() -> None:
    t = table(side(hand=["wild-wormhole"], deck=["library-access", "fear", "anger"]), side(), house=House.LOGOS)
    t.do("play", "wild-wormhole")
    t.finish()
    assert t.ids(0, "hand") == ["fear"] and t.ids(0, "purged") == ["library-access"]
    t.expect_main_step()
