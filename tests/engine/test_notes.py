"""What a view says of things named for lasting effects, and how a question says what it is about."""

import pytest

from kfdesk.engine import House, Zone
from kfdesk.engine.scenario import Move
from kfdesk.language.words import (
    CARD,
    CHOOSE,
    CREATURE,
    FRIENDLY,
    OPPONENT,
    YOU,
    a,
    a_house,
    after,
    archive,
    cannot,
    card,
    choose,
    hand,
    make_token,
    play,
    reaps,
    this_turn,
    until_your_turn,
)
from tests.said import both
from tests.tables import side, table


@pytest.mark.rule("glossary/house-choice")
def test_a_card_in_play_shows_the_house_named_for_it() -> None:
    t = table(side(hand=["restringuntus"]), side(battleline=["troll"], houses=(House.BROBNAR, House.MARS, House.LOGOS)))
    t.do("play", "restringuntus")
    t.answer("slot:0")
    t.answer("house:mars")
    assert [both(note) for note in t.card("restringuntus").notes] == [("Named: Mars", "Genannt: Mars")]
    assert t.card("restringuntus").named_houses == (House.MARS,)
    assert t.card("troll").notes == t.card("troll").named_houses == ()
    t.expect_main_step()


@pytest.mark.rule("glossary/search")
def test_a_search_is_asked_as_the_card_words_it() -> None:
    t = table(side(hand=["help-from-future-self"], deck=["timetraveller", "dust-pixie"]))
    t.do("play", "help-from-future-self")
    assert t.decision.prompt.en.startswith("Search your deck and discard pile")
    assert t.decision.prompt.say("de").startswith("Durchsuche dein Deck")


@pytest.mark.rule("glossary/lasting-effects", "glossary/out-of-play-zones")
def test_a_lasting_effect_names_a_chosen_card_of_a_hand_to_whoever_may_know_it() -> None:
    chosen = a(CARD, in_=hand())
    keeps = card("fear", play(choose(chosen), this_turn(after(reaps(a(CREATURE, FRIENDLY)), archive(chosen)))))
    t = table(side(hand=["fear", "urchin", "troll"]), side(), keeps)
    t.do("play", "fear")
    t.pick("urchin")
    said = [both(words) for viewer in (0, 1) for _, words in t.game.view(viewer).lasting]
    assert said == [
        (
            "Fear: This turn, after a friendly creature reaps, archive Urchin.",
            "Angst: In diesem Zug archivierst du jedes Mal „Straßenkind“, nachdem eine befreundete Kreatur geerntet"
            " hat.",
        ),
        (
            "Fear: This turn, after an enemy creature reaps, your opponent archives that card.",
            "Angst: In diesem Zug archiviert dein Gegner jedes Mal jene Karte, nachdem eine feindliche Kreatur geerntet"
            " hat.",
        ),
    ]


@pytest.mark.rule("glossary/lasting-effects")
def test_a_lasting_effect_says_when_it_happens() -> None:
    t = table(side(hand=["loot-the-bodies"]))
    t.do("play", "loot-the-bodies")
    ((source, words),) = t.game.view(0).lasting
    assert source == t.handle("loot-the-bodies")
    assert words.en == "Loot the Bodies: This turn, gain 1{amber} each time an enemy creature is destroyed."
    assert words.say("de").startswith(
        "Leichen fleddern: In diesem Zug erhältst du jedes Mal 1{amber}, wenn eine feindliche Kreatur"
    )


@pytest.mark.rule("glossary/lasting-effects")
def test_a_lasting_effect_names_the_house_that_was_named_for_it() -> None:
    t = table(side(hand=["brothers-in-battle"]))
    t.do("play", "brothers-in-battle")
    t.answer("house:logos")
    ((_, words),) = t.game.view(1).lasting
    assert words.en == "Brothers in Battle: This turn, each enemy creature of house Logos may fight."
    assert words.say("de") == "Waffenbrüder: In diesem Zug darf jede feindliche Kreatur der Fraktion Logos kämpfen."


@pytest.mark.rule("glossary/lasting-effects")
def test_a_thing_named_for_several_lasting_effects_is_shown_once() -> None:
    house = a_house()
    named = card(
        "krump", play(choose(house), until_your_turn(*(cannot(CHOOSE, who, house) for who in (YOU, OPPONENT))))
    )
    t = table(side(hand=["krump"]), None, named)
    t.creature("krump")
    t.answer("house:mars")
    assert len(t.game.state.lasting) == 2
    assert [both(note) for note in t.card("krump").notes] == [("Named: Mars", "Genannt: Mars")]
    assert t.card("krump").named_houses == (House.MARS,)


@pytest.mark.rule("glossary/token-creatures")
def test_nobody_recognizes_a_token_creature_by_what_was_named_for_its_card() -> None:
    house = a_house()
    naming = card("krump", play(choose(house), until_your_turn(cannot(CHOOSE, OPPONENT, house))))
    t = table(side(hand=["krump", "anger"], token="grunt"), None, naming, card("anger", play(make_token())))
    t.creature("krump")
    t.answer("house:mars")
    krump = t.handle("krump")
    t.game.adjust(Move(card=krump, zone=Zone.DECK, player=0, at=0))
    t.do("play", "anger")
    t.finish()
    (token,) = t.game.view(0).seats[0].battleline
    assert (token.handle, token.face) == (krump, "grunt")
    assert token.notes == token.named_houses == ()


@pytest.mark.rule("glossary/lasting-effects", "glossary/armor")
def test_armor_lost_for_the_turn_is_said() -> None:
    t = table(side(hand=["red-hot-armor"]), side(battleline=["bulwark"]), house=House.DIS)
    t.do("play", "red-hot-armor")
    ((_, words),) = t.game.view(1).lasting
    assert words.en == "Red-Hot Armor: This turn, Bulwark gets –2 armor."
    assert t.card("bulwark").armor == 0


@pytest.mark.rule("glossary/if-you-do-and-in-order-to", "card-faq/rampaging-brutodon-1")
def test_what_is_demanded_for_a_use_is_asked_for_that_use() -> None:
    line = ["rampaging-brutodon", "krump", "troll"]
    t = table(side(battleline=line, token="grunt"), side(battleline=["bumpsy"]), house="saurian")
    t.do("reap", "rampaging-brutodon")
    prompt = t.decision.prompt
    assert prompt.en == "Destroy a friendly creature to use Rampaging Brutodon"
    assert prompt.say("de") == "Zerstöre eine befreundete Kreatur, um „Tobender Brutodon“ zu verwenden"


@pytest.mark.rule("glossary/for-each")
def test_each_card_chosen_for_one_of_several_things_is_asked_for_that() -> None:
    t = table(side(hand=["dreamcall"], discard=["dreamcall"]), side(battleline=["troll", "krump", "bumpsy"]),
              house="unfathomable")  # fmt: skip
    t.do("play", "dreamcall")
    t.pick("krump")
    assert t.decision.prompt.en == "Exhaust a different creature"


@pytest.mark.rule("glossary/active-player")
def test_where_players_tie_for_the_fewest_it_is_asked_who_counts_as_having_the_fewest() -> None:
    t = table(side(artifacts=["the-promised-blade"], battleline=["krump"]), side(battleline=["bumpsy"]), step="start")
    assert t.decision.prompt.en == "Who counts as the player with the fewest creatures?"
    assert t.decision.prompt.say("de") == "Wer gilt als der Spieler mit den wenigsten Kreaturen?"


@pytest.mark.rule("glossary/replacement-effects")
def test_a_creature_that_captures_what_is_stolen_is_asked_for_that() -> None:
    ada = side(battleline=["gargantodon", "krump"], hand=["ghostly-hand"])
    t = table(ada, side(amber=1), house="shadows")
    t.do("play", "ghostly-hand")
    assert t.decision.prompt.en == "Choose a creature you control to capture the {amber}"
