"""Words of the card language about keys, zones and copies of abilities, tried on cards made for the test."""

import pytest

from kfdesk.engine.events import CardPlayed, Shuffled
from kfdesk.engine.terms import DecisionKind, House, Step
from kfdesk.language.amounts import equal_to, up_to
from kfdesk.language.attributes import of_house
from kfdesk.language.back_references import rest_of, those
from kfdesk.language.comparisons import NAME, different
from kfdesk.language.constants import DISCARD
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain, steal
from kfdesk.language.effects.chains import gain_chains
from kfdesk.language.effects.control import swap
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.decks import search
from kfdesk.language.effects.entering import play_card, put_into_play
from kfdesk.language.effects.flow import if_you_do, sentences
from kfdesk.language.effects.keys import forge, unforge
from kfdesk.language.effects.moves import ARCHIVES, DECK_BOTTOM, DECK_TOP, HAND, Destination, put, shuffle
from kfdesk.language.effects.revealing import look_at
from kfdesk.language.effects.under import put_under
from kfdesk.language.labels import after_fight, destroyed, omni, play
from kfdesk.language.piles import top, under
from kfdesk.language.places import IN_PLAY, archives, deck, discard_pile, hand
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.results import done
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.permissions import spendable
from kfdesk.language.sorts import ACTION, CARD, CREATURE
from kfdesk.language.targets import HOST, THIS, a, any_number, each
from kfdesk.text.wording import render
from tests.tables import Table, side, spec, table

ACT = "punch"
"""A Brobnar action without bonus icon surprises, whose behavior these tests replace."""


@pytest.mark.rule("glossary/cost-at-current-cost")
def test_a_key_is_forged_at_more_than_current_cost() -> None:
    t = table(side(hand=[ACT], amber=9), None, card(ACT, play(forge(3))))
    t.do("play", ACT)
    t.answer("key:red")
    assert len(t.game.state.players[0].keys) == 1
    assert t.amber(0) == 1, "that of the bonus icon is left"


@pytest.mark.rule("glossary/unforge")
def test_the_key_forged_last_is_unforged() -> None:
    t = table(
        side(amber=6, keys=["red"], battleline=["troll"]),
        side(hand=["punch"], battleline=["bumpsy"]),
        card("punch", play(unforge(OPPONENT, last=True))),
        active=0,
        step=Step.FORGE,
    )
    t.answer("key:blue")
    t.answer(t.decision.keys()[0])
    t.finish()
    t.end_turn()
    t.do("play", "punch")
    assert t.game.state.players[0].keys == ("red",)


@pytest.mark.rule("glossary/facedown-cards")
def test_a_card_under_another_is_played_from_there() -> None:
    t = table(
        side(hand=["cannon", "krump"]),
        None,
        card("cannon", play(put_under(a(CARD, in_=hand()))), omni(play_card(under(THIS)), destroy(THIS))),
    )
    t.do("play", "cannon")
    t.pick("krump")
    assert t.zone("krump") == "under"
    t.end_turn()
    t.end_turn()
    t.do("omni", "cannon")
    t.finish()
    assert (t.zone("krump"), t.zone("cannon")) == ("battleline", "discard")


@pytest.mark.rule("glossary/search")
def test_search_finds_cards_in_deck_and_discard() -> None:
    t = table(
        side(hand=[ACT], deck=["urchin", "troll"], discard=["krump"]),
        None,
        card(ACT, play(search(any_number(CREATURE, of_house(House.BROBNAR))))),
    )
    t.do("play", ACT)
    assert t.offered() == ["troll", "krump"]
    t.pick("troll", "krump")
    assert sorted(t.ids(0, "hand")) == ["krump", "troll"]


@pytest.mark.rule("glossary/search", "glossary/putting-cards-into-an-area")
def test_what_a_search_finds_can_be_put_into_play() -> None:
    seeking = card(ACT, play(if_you_do(search(a(CREATURE), to=IN_PLAY, shuffling_said=True), gain(1))))
    t = table(side(hand=[ACT], deck=["urchin", "anger", "bumpsy"], discard=["krump"]), None, seeking)
    t.do("play", ACT)
    assert (t.offered(), t.decision.min) == (["urchin", "bumpsy", "krump"], 0)
    assert t.decision.prompt.en == "Search your deck and discard pile for a creature and put it into play"
    t.pick("bumpsy")
    t.finish()
    assert (t.line(0), t.card("bumpsy").ready, t.ids(0, "hand"), t.amber(0)) == (["bumpsy"], False, [], 2)
    assert any(isinstance(event, Shuffled) for event in t.game.events)
    assert not any(isinstance(event, CardPlayed) and event.card == t.number("bumpsy") for event in t.game.events)
    t = table(side(hand=[ACT], deck=["urchin", "anger"]), None, seeking)
    t.do("play", ACT)
    t.answer("done")
    assert (t.line(0), t.amber(0)) == ([], 1)


@pytest.mark.rule("glossary/search", "glossary/discarding-cards")
def test_what_a_search_finds_can_be_discarded_from_the_deck() -> None:
    seeking = card(ACT, play(if_you_do(search(a(CARD), deck(), to=DISCARD), gain(1))))
    t = table(side(hand=[ACT], deck=["urchin", "troll", "bumpsy"], discard=["krump"]), None, seeking)
    t.do("play", ACT)
    assert (t.offered(), t.decision.min) == (["urchin", "troll", "bumpsy"], 0)
    t.pick("troll")
    t.expect_main_step()
    assert (t.ids(0, "discard"), sorted(t.ids(0, "deck")), t.amber(0)) == (
        ["krump", "troll", ACT],
        ["bumpsy", "urchin"],
        2,  # one of them for the icon
    )
    assert any(isinstance(event, Shuffled) for event in t.game.events)


def two_names() -> Table:
    """A table with a card that searches for up to 2 Brobnar cards with different names and gains 1 for each."""
    found = search(up_to(2, CARD, of_house(House.BROBNAR), different(NAME)), shuffling_said=True)
    return table(
        side(hand=[ACT], deck=["troll", "urchin", "krump"], discard=["troll", "punch"]),
        None,
        card(ACT, play(found, gain(equal_to(done(found))))),
    )


@pytest.mark.rule("glossary/search")
def test_search_for_cards_with_different_names_offers_no_second_one_of_a_name() -> None:
    t = two_names()
    t.do("play", ACT)
    t.offers("troll", "krump", "punch", "troll", least=0)
    assert t.game.explain("card:" + t.handle("urchin")).reasons
    t.pick("troll")
    t.offers("krump", "punch", least=0)
    t.pick("krump")
    assert (sorted(t.ids(0, "hand")), t.amber(0)) == (["krump", "troll"], 3)
    assert sorted(t.ids(0, "deck")) == ["urchin"]


@pytest.mark.parametrize(("picks", "found"), [([], []), (["krump"], ["krump"])])
def test_of_cards_with_different_names_fewer_may_be_found(picks: list[str], found: list[str]) -> None:
    t = two_names()
    t.do("play", ACT)
    for card_ in picks:
        t.pick(card_)
    t.answer("done")
    assert (t.ids(0, "hand"), t.amber(0)) == (found, 1 + len(found))


@pytest.mark.parametrize(
    ("to", "en", "de"),
    [
        (HAND, "put into your hand this way", "auf diese Weise auf deine Hand genommenen"),
        (ARCHIVES, "put into your archives this way", "auf diese Weise in dein Archiv gelegten"),
        (DISCARD, "discarded this way", "auf diese Weise abgelegten"),
        (DECK_TOP, "put on top of your deck this way", "auf diese Weise oben auf dein Deck gelegten"),
    ],
)
def test_what_was_found_is_counted_by_what_became_of_it(to: Destination, en: str, de: str) -> None:
    searching = search(any_number(CREATURE), deck(), to=to)
    counted = gain_chains(equal_to(done(searching)))
    texts = (render(sentences(searching, counted), language) for language in ("en", "de"))
    assert all(said in text for said, text in zip((en, de), texts, strict=True))


@pytest.mark.rule("glossary/search", "glossary/archives")
@pytest.mark.parametrize("archived", [True, False])
def test_what_a_search_puts_into_archives_is_not_archived(archived: bool) -> None:
    found = search(any_number(CREATURE), deck(), to=ARCHIVES, archived=archived)
    counted = gain_chains(equal_to(done(found)))
    verbs = ("and archive them.", "archived this way") if archived else ("and put them into", "put into your archives")
    assert all(verb in render(sentences(found, counted), "en") for verb in verbs)
    t = table(side(hand=[ACT], deck=["the-archivist", "punch"]), None, card(ACT, play(found)))
    t.do("play", ACT)
    t.pick("the-archivist")
    t.expect_main_step()
    assert (t.ids(0, "archives"), t.ids(0, "deck")) == (["the-archivist"], ["punch"])
    assert len(t.game.view(1).seats[0].archives_faceup) == archived  # as The Archivist asks when it is archived
    with pytest.raises(ValueError, match="archived goes into ARCHIVES"):
        search(a(CARD), archived=True)


@pytest.mark.rule("glossary/swap")
def test_deck_and_discard_pile_change_places() -> None:
    t = table(
        side(hand=[ACT], deck=["urchin"], discard=["krump", "troll"]),
        None,
        card(ACT, play(swap(deck(), discard_pile()))),
    )
    t.do("play", ACT)
    assert sorted(t.ids(0, "deck")) == ["krump", "troll"]
    assert t.ids(0, "discard") == ["urchin", ACT]


@pytest.mark.rule("glossary/any-number")
def test_up_to_none_is_none() -> None:
    t = table(
        side(hand=[ACT]),
        side(battleline=["troll"]),
        card(ACT, play(put(up_to(2, CREATURE, ENEMY), ARCHIVES, printed=YOU))),
    )
    t.do("play", ACT)
    t.answer("done")
    assert t.line(1) == ["troll"]


@pytest.mark.rule("glossary/upgrades")
def test_upgrades_give_triggered_abilities() -> None:
    t = table(
        side(battleline=[spec("troll", upgrades=[spec("blood-of-titans")])], amber=1),
        side(amber=2, battleline=["dust-pixie"]),
        card("blood-of-titans", gains(HOST, after_fight(steal(1))), gains(HOST, destroyed(gain(1)))),
    )
    t.fight("troll", "dust-pixie")
    t.finish()
    assert (t.amber(0), t.amber(1)) == (2, 1)


@pytest.mark.rule("glossary/unforge")
def test_of_several_forged_keys_the_active_player_chooses_which_is_unforged() -> None:
    deed = unforge(OPPONENT)
    assert render(deed, "en") == "Unforge one of your opponent’s keys"
    assert render(deed, "de") == "Mache einen der Schlüssel deines Gegners ungeschmiedet"
    t = table(side(hand=[ACT]), side(keys=["red", "blue"]), card(ACT, play(deed)))
    t.do("play", ACT)
    t.answer("key:blue")
    assert t.game.state.players[1].keys == ("red",)
    t.expect_main_step()


@pytest.mark.rule("glossary/shuffle")
def test_a_deck_is_shuffled_also_when_no_card_is_shuffled_into_it() -> None:
    spell = card(ACT, play(shuffle(any_number(CREATURE, FRIENDLY))))
    t = table(side(hand=[ACT], battleline=["troll"]), None, spell)
    t.do("play", ACT)
    t.answer("done")
    assert [event.player for event in t.events(Shuffled)] == [0] and t.line(0) == ["troll"]


@pytest.mark.rule("glossary/archives")
def test_a_card_of_the_opponent_that_is_not_in_play_is_put_into_your_archives_too() -> None:
    spell = card(ACT, play(put(a(CARD, in_=discard_pile(OPPONENT)), ARCHIVES, printed=YOU)))
    t = table(side(hand=[ACT]), side(discard=["dodger"]), spell)
    t.do("play", ACT)
    t.finish()
    assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["dodger"], [])


@pytest.mark.rule("glossary/putting-cards-into-an-area", "glossary/movement-between-zones")
def test_a_card_is_put_into_play_from_a_hidden_zone_that_the_effect_names() -> None:
    t = table(side(hand=[ACT], archives=["troll"]), None, card(ACT, play(put_into_play(a(CREATURE, in_=archives())))))
    t.do("play", ACT)
    t.finish()
    assert t.line(0) == ["troll"]


@pytest.mark.rule("glossary/actions")
def test_no_action_is_in_play() -> None:
    worn = spec("troll", upgrades=["blood-of-titans"])
    t = table(side(hand=[ACT], battleline=[worn]), None, card(ACT, play(destroy(each(ACTION)))))
    t.do("play", ACT)
    t.finish()
    assert t.zone("blood-of-titans") == "upgrade"


@pytest.mark.rule("glossary/deck")
@pytest.mark.parametrize(("to", "said"), [(DECK_TOP, "on top of your deck"), (DECK_BOTTOM, "under your deck")])
def test_the_order_of_cards_put_into_a_deck_is_asked_for_the_end_they_go_to(to: Destination, said: str) -> None:
    spell = card(ACT, play(put(each(CARD, in_=hand()), to)))
    t = table(side(hand=[ACT, "troll", "krump"], deck=["urchin"]), None, spell)
    t.do("play", ACT)
    assert said in t.decision.prompt.en
    t.pick("troll", "krump")
    expected = ["krump", "troll", "urchin"] if to.top else ["urchin", "troll", "krump"]
    assert t.ids(0, "deck") == expected


@pytest.mark.rule("glossary/movement-between-zones")
def test_a_card_looked_at_goes_to_another_place_of_its_deck() -> None:
    seen = look_at(top(2, deck(OPPONENT)))
    sunk = a(CARD, in_=those(seen, CARD))
    t = table(side(hand=[ACT]), side(deck=["troll", "krump", "bumpsy"]), card(ACT, play(seen, put(sunk, DECK_BOTTOM))))
    t.do("play", ACT)
    t.pick("troll")
    assert t.ids(1, "deck") == ["krump", "bumpsy", "troll"]


def test_what_is_left_of_the_top_cards_is_put_back_in_any_order() -> None:
    seen = look_at(top(3, deck()))
    back = put(rest_of(a(CARD, in_=those(seen, CARD))), DECK_TOP)
    assert render(back, "en") == "Put the other cards back in any order"
    assert render(back, "de") == "Lege die anderen Karten in beliebiger Reihenfolge zurück"


@pytest.mark.rule("glossary/cost-at-current-cost")
def test_a_reduced_cost_that_nothing_raises_reads_without_a_number() -> None:
    deed = forge(reduced_by=each(CREATURE, FRIENDLY))
    assert render(deed, "en") == "Forge a key at current cost, reduced by 1{amber} for each friendly creature"
    assert (
        render(deed, "de")
        == "Schmiede einen Schlüssel zu den aktuellen Kosten, verringert um 1{amber} für jede befreundete Kreatur"
    )


@pytest.mark.parametrize(("forger", "keys"), [(0, 0), (1, 1)])
def test_either_player_may_spend_what_lies_on_cards(forger: int, keys: int) -> None:
    rule = spendable(each(CREATURE), OPPONENT)
    assert render(rule, "en") == "Your opponent may spend {amber} on creatures when forging keys"
    assert render(rule, "de") == ("Dein Gegner darf beim Schmieden von Schlüsseln {amber} von Kreaturen ausgeben")
    ada = side(battleline=[spec("troll", amber=3)], artifacts=["cannon"], amber=3, houses=[House.BROBNAR])
    t = table(ada, side(amber=3, houses=[House.BROBNAR]), card("cannon", rule), active=forger, step=Step.FORGE)
    while t.decision.kind is not DecisionKind.MAIN:
        t.answer(t.decision.keys()[-1])
    assert len(t.game.state.players[forger].keys) == keys
