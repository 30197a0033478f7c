"""Prompts: every kind of decision can be answered, by mouse and by number, and never by accident."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk import texts as s
from kfdesk.desk.art.window_icons import house_icons
from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.kit.buttons import Kind, kind_of
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.prompt.bar import LEAST_WORDS, PromptBar
from kfdesk.desk.prompt.emblems import EmblemsPanel
from kfdesk.desk.prompt.main_step_texts import end_turn
from kfdesk.desk.prompt.panels import CardsPanel, ChoicesPanel, EffectsPanel, ListPanel, NumberPanel, OrderPanel
from kfdesk.desk.prompt.search import SearchPanel
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import DecisionKind, House, Zone
from kfdesk.engine.views import Addend, AddendKind, TableView
from kfdesk.text.words import Pair, Words, same
from tests import tables
from tests.desk.samples import busy, choice, creature, hand, main_decision, pile, seat, table
from tests.desk.scripted import ask
from tests.tables import spec

K = DecisionKind


@pytest.fixture
def bar(qtbot: Any) -> PromptBar:
    stage = QWidget()
    stage.resize(900, 600)
    qtbot.addWidget(stage)
    bar = PromptBar(DeskFaces(lambda card, language: ()), stage, stage)
    bar.dead_time_ms = 0
    bar.resize(900, bar.sizeHint().height())
    stage.show()
    return bar


def heard(bar: PromptBar) -> list[tuple[str, ...]]:
    answers: list[tuple[str, ...]] = []
    bar.chosen.connect(answers.append)
    return answers


def with_labels(kind: DecisionKind, labels: dict[str, str], **facts: Any) -> Decision:
    options = tuple(Option(key, same(label)) for key, label in labels.items())
    return replace(ask(kind, "x", **facts), options=options)


BUTTONS = {
    K.MULLIGAN: {"yes": "Mulligan", "no": "Keep this hand"},
    K.KEY: {"key:red": "Red key", "key:blue": "Blue key", "key:yellow": "Yellow key"},
    K.HOUSE: {"house:dis": "Dis", "house:logos": "Logos", "house:mars": "Mars"},
    K.ARCHIVES: {"yes": "Take them", "no": "Leave them"},
    K.SLOT: {"slot:0": "Left flank", "slot:2": "Right flank"},
    K.CONFIRM: {"yes": "Yes", "no": "No"},
    K.NUMBER: {"number:0": "0", "number:1": "1", "number:2": "2"},
    K.USE: {"reap:c3": "Reap", "fight:c3": "Fight"},
    K.TRAIT: {"trait:giant": "Giant", "trait:goblin": "Goblin"},
}


@pytest.mark.parametrize("kind", BUTTONS, ids=str)
def test_a_choice_among_few_is_a_row_of_buttons_that_say_what_they_do(bar: PromptBar, kind: K, qtbot: Any) -> None:
    labels = BUTTONS[kind]
    answers = heard(bar)
    bar.ask(with_labels(kind, labels), table())
    assert [button.key for button in bar.buttons] == list(labels)
    said = [button.accessibleName().partition(": ") for button in bar.buttons]  # a house says how many cards it has
    assert [name for name, _, _ in said] == list(labels.values())
    assert all(bool(counts) is (kind is K.HOUSE) for _, _, counts in said)
    qtbot.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    bar.choose_number(0 if kind is K.NUMBER else 1)
    assert answers == [(list(labels)[1],), (next(iter(labels)),)]


def test_a_number_is_pressed_by_its_own_key_and_no_other_stands_before_it(bar: PromptBar) -> None:
    answers = heard(bar)
    bar.ask(with_labels(K.NUMBER, BUTTONS[K.NUMBER]), table())
    assert [button.text() for button in bar.buttons] == ["0", "1", "2"]
    for number in (2, 5, 0):
        bar.choose_number(number)
    assert answers == [("number:2",), ("number:0",)]


@pytest.mark.rule("glossary/return")
def test_a_card_that_lies_in_a_pile_and_may_be_returned_has_a_button(bar: PromptBar, qtbot: Any) -> None:
    t = tables.table(tables.side(hand=["punch"], discard=["anger"] * 9 + ["singing-scythe"]), house=House.BROBNAR)
    answers = heard(bar)
    bar.ask(t.decision, t.game.view(0))
    assert [button.text() for button in bar.buttons] == ["Return Singing Scythe to your hand"]
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert answers == [(f"return:{t.handle('singing-scythe')}",)]
    t.answer(*answers[0])
    assert "singing-scythe" in t.ids(0, "hand")


def test_enter_chooses_the_only_card_there_is(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    decision, view = several(1, 1)
    only = replace(decision, options=decision.options[:1])
    bar.ask(only, view)
    assert "Enter" in bar.detail.text() and bar.buttons == ()
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    bar.ask(replace(only, min=0), view)
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert answers == [only.keys()], "what may be passed on is not chosen so"


def test_the_key_that_ends_the_turn_does_nothing_where_the_turn_cannot_end(bar: PromptBar) -> None:
    answers = heard(bar)
    decision, view = several(1, 1)
    bar.ask(decision, view)
    bar.press_end_turn()
    assert answers == []
    bar.ask(with_labels(K.MAIN, {"end-turn": "End turn"}), table())
    bar.press_end_turn()
    assert answers == [("end-turn",)]


def test_a_number_key_presses_no_button_that_shows_no_number(bar: PromptBar) -> None:
    answers = heard(bar)
    decision, view = several(1, 1)
    other = Option("none", Pair("No creature", "Keine Kreatur"))
    bar.ask(replace(decision, options=(*decision.options, other)), view)
    assert [button.text() for button in bar.buttons] == ["No creature"]
    labels = {"play:c11": "Play Anger", "raise-tide": "Raise the tide", "end-turn": "End turn"}
    bar.choose_number(1)
    bar.ask(with_labels(K.MAIN, labels), table())
    assert [button.text() for button in bar.buttons] == ["Raise the tide"]
    bar.choose_number(1)
    assert answers == []


def test_more_houses_than_the_bar_holds_are_a_grid_with_every_name_in_full(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    bar.ask(with_labels(K.HOUSE, {f"house:{house}": house.title() for house in House}), table())
    panel = bar.panel
    assert isinstance(panel, ChoicesPanel)
    panel.resize(panel.sizeHint())
    qtbot.waitUntil(lambda: bar.buttons[-1].width() > 0)
    for button in bar.buttons:
        assert button.width() >= button.sizeHint().width()
        assert panel.rect().contains(button.rect().translated(button.mapTo(panel, button.rect().topLeft())))
    qtbot.mouseClick(bar.buttons[-1], Qt.MouseButton.LeftButton)
    assert answers == [(f"house:{list(House)[-1]}",)]


def test_a_prompt_of_many_words_is_written_smaller_and_never_cut_off(bar: PromptBar, qtbot: Any) -> None:
    bar.resize(640, bar.sizeHint().height())  # the table, and so the bar, is never narrower
    bar.show()
    bar.ask(with_labels(K.CONFIRM, BUTTONS[K.CONFIRM]), table())
    full = bar.text.font().pointSizeF()
    asked = with_labels(K.CONFIRM, BUTTONS[K.CONFIRM])
    bar.ask(
        replace(asked, prompt=same("Search your deck and discard pile for a card of that name, reveal it " * 2)),
        table(),
    )
    qtbot.waitUntil(lambda: bar.text.font().pointSizeF() < full)
    assert bar.text.heightForWidth(bar.text.width()) <= bar.height() - bar.detail.sizeHint().height()
    bar.ask(asked, table())
    qtbot.waitUntil(lambda: bar.text.font().pointSizeF() == full)


def test_many_gaps_open_no_list_over_the_battleline_they_lie_in(bar: PromptBar) -> None:
    gaps = {"slot:0": "Left flank", **{f"slot:{n}": f"Gap {n}" for n in range(1, 12)}, "slot:12": "Right flank"}
    bar.ask(with_labels(K.SLOT, gaps), table())
    assert bar.panel is None
    assert [button.key for button in bar.buttons] == ["slot:0", "slot:12"]
    assert "gap" in bar.detail.text()


def test_passing_on_a_choice_does_not_look_like_the_button_to_press(bar: PromptBar) -> None:
    decision, view = several(0, 2, done=True)
    bar.ask(decision, view)
    assert (bar.buttons[-1].text(), kind_of(bar.buttons[-1])) == (s.CHOOSE_NONE.en, Kind.NORMAL)
    bar.pick(decision.keys()[0])
    assert (bar.buttons[-1].text(), kind_of(bar.buttons[-1])) == (s.DONE.en, Kind.PRIMARY)


def test_cards_from_several_piles_say_where_they_lie(bar: PromptBar) -> None:
    here, there = creature("c70", zone=Zone.DECK), creature("c71", zone=Zone.DISCARD)
    bar.ask(ask(K.CARD, "card:c70", "card:c71"), table(), {"c70": here, "c71": there})
    assert isinstance(bar.panel, CardsPanel)
    assert [tile.caption for tile in bar.panel.grid.tiles] == ["Deck", "Discard pile"]
    bar.ask(ask(K.CARD, "card:c70", "card:c71"), table(), {"c70": here, "c71": replace(there, zone=Zone.DECK)})
    assert isinstance(bar.panel, CardsPanel)
    assert [tile.caption for tile in bar.panel.grid.tiles] == ["", ""]


def test_key_buttons_bear_their_color_and_house_buttons_their_emblem(bar: PromptBar) -> None:
    bar.ask(with_labels(K.KEY, BUTTONS[K.KEY]), table())
    assert [button.property("keyColor") for button in bar.buttons] == ["red", "blue", "yellow"]
    icons = house_icons(LIGHT)
    bar.set_house_icons(icons)
    bar.ask(with_labels(K.HOUSE, BUTTONS[K.HOUSE]), table())
    asked = (House.DIS, House.LOGOS, House.MARS)
    assert [button.icon().cacheKey() for button in bar.buttons] == [icons[house].cacheKey() for house in asked]


def test_emblems_say_how_many_cards_there_are_of_each_house(bar: PromptBar) -> None:
    ui.speak("de")
    asked = with_labels(K.HOUSE, {f"house:{house}": house.title() for house in ("logos", "sanctum", "untamed")})
    bar.ask(asked, table(seat(0, hand=hand(0, 3))))
    assert isinstance(bar.panel, EmblemsPanel) and not bar.choices.inline
    assert all("\nHand " in button.text() and "Hand " in button.accessibleName() for button in bar.buttons)


def test_a_house_that_a_card_asks_for_is_chosen_by_buttons_in_the_bar(bar: PromptBar) -> None:
    bar.ask(replace(with_labels(K.HOUSE, BUTTONS[K.HOUSE]), source="c1"), table())
    assert bar.panel is None and len(bar.choices.inline) == 3


def test_the_end_turn_button_says_its_consequence(bar: PromptBar, qtbot: Any) -> None:
    asleep = tuple(creature(f"c{n}", ready=n > 1) for n in range(4))
    view = table(seat(0, battleline=asleep, hand=(), hand_count=2, chains=7, refill=4))
    answers = heard(bar)
    labels = {"play:c11": "Play Anger", "raise-tide": "Raise the tide", "end-turn": "End turn"}
    bar.ask(with_labels(K.MAIN, labels), view)
    assert bar.end_turn.text() == "End turn: ready 2, draw 2"
    assert [button.key for button in bar.buttons] == ["raise-tide"], "cards are played from the table, not by buttons"
    qtbot.mouseClick(bar.end_turn, Qt.MouseButton.LeftButton)
    assert answers == [("end-turn",)]


@pytest.mark.rule("glossary/drawing-cards")
@pytest.mark.parametrize(
    ("deck", "discarded", "said"),
    [(0, 0, "End turn: nothing to ready or draw"), (1, 0, "End turn: draw 1"), (1, 2, "End turn: draw 3")],
)
def test_the_end_turn_button_counts_no_cards_that_are_not_there(
    bar: PromptBar, deck: int, discarded: int, said: str
) -> None:
    view = table(seat(0, hand=(), hand_count=1, deck_count=deck, discard=hand(0, discarded), refill=6))
    bar.ask(with_labels(K.MAIN, {"end-turn": "End turn"}), view)
    assert bar.end_turn.text() == said


def test_the_end_turn_button_counts_what_is_drawn_besides(bar: PromptBar) -> None:
    more = (Addend(AddendKind.CARD, 2, "c40", same("Scheming Expertise")),)
    view = table(seat(0, hand=(), hand_count=7, deck_count=9, refill=6, drawn_besides=more))
    bar.ask(with_labels(K.MAIN, {"end-turn": "End turn"}), view)
    assert bar.end_turn.text() == "End turn: draw 2"


def test_the_end_turn_button_keeps_its_width_for_a_turn(bar: PromptBar) -> None:
    many, few = (tuple(creature(f"c{n}", ready=False) for n in range(count)) for count in (12, 0))
    decision = with_labels(K.MAIN, {"play:c11": "Play Anger", "end-turn": "End turn"})
    bar.ask(decision, table(seat(0, battleline=many, hand=(), hand_count=2)))
    wide = bar.end_turn.sizeHint().width()
    bar.ask(decision, table(seat(0, battleline=few, hand=(), hand_count=5)))
    assert bar.end_turn.sizeHint().width() < wide == bar.end_turn.minimumWidth()
    bar.ask(decision, replace(table(seat(0, battleline=few, hand=(), hand_count=5)), turn=9))
    assert bar.end_turn.minimumWidth() == bar.end_turn.sizeHint().width()


def test_beside_the_end_turn_button_the_words_of_the_prompt_keep_room(bar: PromptBar) -> None:
    many, few = (tuple(creature(f"c{n}", ready=False) for n in range(count)) for count in (12, 0))
    decision = with_labels(K.MAIN, {"play:c11": "Play Anger", "end-turn": "End turn"})
    ui.speak("de")
    bar.resize(560, bar.height())
    for line, lines in ((many, 2), (few, 1)):
        bar.ask(decision, table(seat(0, battleline=line, hand=(), hand_count=2)))
        QApplication.processEvents()
        assert len(bar.end_turn.text().split("\n")) == lines
        letters = bar.text.width() / bar.fontMetrics().averageCharWidth()
        assert letters >= LEAST_WORDS and bar.end_turn.width() >= bar.end_turn.sizeHint().width()
    bar.resize(1400, bar.height())
    assert "\n" not in bar.end_turn.text()


def test_a_press_that_was_begun_for_one_question_chooses_nothing_in_the_next(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    question = with_labels(K.CONFIRM, BUTTONS[K.CONFIRM])
    bar.ask(question, table())
    pressed = bar.buttons[0]
    qtbot.mousePress(pressed, Qt.MouseButton.LeftButton)
    bar.ask(question, table())
    QApplication.processEvents()
    assert pressed not in bar.buttons
    qtbot.mouseRelease(pressed, Qt.MouseButton.LeftButton)
    bar.ask(question, table())
    used = bar.buttons
    bar.ask(question, table())
    assert set(used) == set(bar.buttons), "others stand for the next choices"
    qtbot.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert answers == [("no",)]


def test_the_tab_key_walks_buttons_that_are_used_again_as_they_lie(bar: PromptBar) -> None:
    bar.show()
    for many in (3, 1, 3, 2, 3):
        labels = {f"mode:{n}": f"Mode {n}" for n in range(many)}
        bar.ask(with_labels(K.MODE, {**labels, "done": "Done"} if many == 1 else labels), table())
        chain: list[QWidget] = [bar]
        while (following := chain[-1].nextInFocusChain()) is not None and following is not bar:
            chain.append(following)
        choices = [button for button in bar.buttons if button.key != "done"]
        assert [widget for widget in chain if widget in choices] == choices


def test_buttons_that_stand_for_nothing_say_nothing(bar: PromptBar) -> None:
    bar.ask(replace(with_labels(K.HOUSE, BUTTONS[K.HOUSE]), source="c1"), table())
    used = bar.buttons
    bar.ask(None, None)
    assert [(button.text(), button.accessibleName(), button.icon().isNull()) for button in used] == [("", "", True)] * 3
    assert not any(button.isVisible() for button in used)


def test_end_turn_is_not_answered_by_a_number(bar: PromptBar) -> None:
    answers = heard(bar)
    bar.ask(with_labels(K.MAIN, {"end-turn": "End turn"}), table())
    bar.choose_number(1)
    assert answers == []


def test_a_fresh_prompt_takes_no_click_for_a_moment(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    bar.dead_time_ms = 250
    bar.ask(with_labels(K.CONFIRM, BUTTONS[K.CONFIRM]), table())
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert answers == []
    qtbot.wait(260)
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert answers == [("yes",)]


def several(least: int, most: int, *, done: bool = False) -> tuple[Decision, TableView]:
    view = busy()
    handles = [card.handle for card in view.seats[0].battleline[:3]]
    keys = [f"card:{handle}" for handle in handles]
    decision = ask(K.CARD, *keys, least=least, most=most)
    if done:
        decision = replace(decision, options=(*decision.options, Option("done", Pair("Done", "Fertig"))))
    return decision, view


def test_several_targets_are_counted_and_handed_in_with_done(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    picks: list[tuple[str, ...]] = []
    bar.picks_changed.connect(picks.append)
    decision, view = several(1, 2)
    bar.ask(decision, view)
    first, second, _ = decision.keys()
    assert "0 of 2" in bar.detail.text()
    done = bar.buttons[0]
    assert not done.isEnabled()
    bar.pick(first)
    assert "1 of 2" in bar.detail.text() and done.isEnabled()
    bar.pick(second)
    bar.pick(first)
    assert picks == [(first,), (first, second), (second,)]
    qtbot.mouseClick(done, Qt.MouseButton.LeftButton)
    assert answers == [(second,)]


def test_the_last_of_an_exact_number_of_targets_answers_at_once(bar: PromptBar) -> None:
    answers = heard(bar)
    decision, view = several(2, 2)
    bar.ask(decision, view)
    bar.pick(decision.keys()[0])
    bar.pick(decision.keys()[2])
    assert answers == [(decision.keys()[0], decision.keys()[2])]


def test_choosing_none_is_a_button_where_it_is_allowed_and_escape_clears_picks(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    decision, view = several(0, 2, done=True)
    bar.ask(decision, view)
    assert [button.text() for button in bar.buttons] == [s.CHOOSE_NONE.en]
    bar.pick(decision.keys()[0])
    assert bar.buttons[0].text() == s.DONE.en
    bar.clear_picks()
    assert bar.picks == () and bar.buttons[0].text() == s.CHOOSE_NONE.en
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert answers == [("done",)]


def test_cards_that_do_not_lie_on_the_table_are_shown_in_a_grid(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    discarded = pile(0, Zone.DISCARD, 3, 50)
    view = table(seat(0, discard=discarded))
    bar.ask(ask(K.CARD, "card:c50", "card:c52"), view)
    assert isinstance(bar.panel, CardsPanel)
    assert [tile.handle for tile in bar.panel.grid.tiles] == ["c50", "c52"]
    qtbot.mouseClick(bar.panel.grid.tiles[1], Qt.MouseButton.LeftButton)
    assert answers == [("card:c52",)]


def test_cards_of_a_searched_deck_are_shown_with_their_faces(bar: PromptBar) -> None:
    offered = {card.handle: card for card in pile(0, Zone.DECK, 2, 70)}
    bar.ask(ask(K.CARD, "card:c70", "card:c71"), table(), offered)
    assert isinstance(bar.panel, CardsPanel)
    assert [tile.handle for tile in bar.panel.grid.tiles] == ["c70", "c71"]


def test_cards_in_a_panel_are_shown_in_the_language_of_cards(bar: PromptBar) -> None:
    first, second = (replace(creature(f"c{n}", "anger"), zone=Zone.DECK) for n in (70, 71))
    bar.ask(ask(K.CARD, "card:c70", "card:c71"), table(), {"c70": first, "c71": second})
    ui.speak("de")
    assert isinstance(bar.panel, CardsPanel)
    assert bar.panel.grid.tiles[0].accessibleName() == facts()["anger"].title.en
    bar.set_card_language("de")
    assert isinstance(bar.panel, CardsPanel)
    assert bar.panel.grid.tiles[0].accessibleName() == facts()["anger"].title.say("de") != facts()["anger"].title.en


def test_cards_nobody_sees_otherwise_are_listed_by_name(bar: PromptBar) -> None:
    answers = heard(bar)
    bar.ask(ask(K.CARD, "card:c70", "card:c71"), table())
    assert isinstance(bar.panel, ListPanel)
    bar.choose_number(2)
    assert answers == [("card:c71",)]


def test_long_texts_become_a_list(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    labels = {"mode:0": "Deal 3 damage to a creature. " * 2, "mode:1": "Gain 2 Æmber for each friendly creature."}
    bar.ask(with_labels(K.MODE, labels), table())
    assert isinstance(bar.panel, ListPanel) and bar.buttons == ()
    bar.panel.list.setFocus()
    bar.panel.list.setCurrentRow(1)
    qtbot.keyClick(bar.panel.list, Qt.Key.Key_Return)
    assert answers == [("mode:1",)]


def test_simultaneous_effects_name_the_card_they_come_from(bar: PromptBar) -> None:
    view = busy()
    card = view.seats[0].battleline[0]
    options = (
        Option(f"trigger:{card.handle}.0", same("Steal 1 Æmber."), card.handle),
        Option("trigger:c999.0", same("Draw a card."), "c999"),
    )
    bar.ask(replace(ask(K.TRIGGER, "x"), options=options), view)
    shown = [button.text() for button in bar.buttons]
    assert shown == ["1  Troll: Steal 1 Æmber.", "2  Draw a card."]


def test_effects_with_long_words_stand_beside_the_pictures_of_their_cards(bar: PromptBar, qtbot: Any) -> None:
    view = busy()
    one, other = (card.handle for card in view.seats[0].battleline[:2])
    long = "Deal 2 damage to a creature and 2 damage to a different creature."
    options = tuple(Option(f"trigger:{card}.0", same(long), card) for card in (one, other))
    answers = heard(bar)
    bar.ask(replace(ask(K.TRIGGER, "x"), options=options), view)
    assert isinstance(bar.panel, EffectsPanel)
    bar.panel.list.setFocus()
    bar.panel.list.clearSelection()
    qtbot.keyClick(bar.panel.list, Qt.Key.Key_Right)
    qtbot.keyClick(bar.panel.list, Qt.Key.Key_Return)
    assert answers == [(f"trigger:{one}.0",)]
    hidden = (options[0], Option("trigger:c999.0", same(long), "c999"))
    bar.ask(replace(ask(K.TRIGGER, "x"), options=hidden), view)
    assert isinstance(bar.panel, ListPanel) and not isinstance(bar.panel, EffectsPanel), "a card nobody may see"


def test_a_word_that_reads_like_the_name_of_the_card_does_not_stand_for_its_name(bar: PromptBar) -> None:
    view = busy()
    card = view.seats[0].battleline[0]
    asked = replace(ask(K.CARD, "card:c70"), source=card.handle)
    for prompt, said in (
        (same("Troll for a card"), "Troll: Troll for a card"),
        (Words("{card} asks").filled(card=facts()["troll"].title), "Troll asks"),
    ):
        bar.ask(replace(asked, prompt=prompt), view)
        assert bar.accessibleName() == said
    options = (
        Option("trigger:a", same("Troll for a card."), card.handle),
        Option("trigger:b", Words("{card} trolls.").filled(card=facts()["troll"].title), card.handle),
    )
    bar.ask(replace(ask(K.TRIGGER, "x"), options=options), view)
    assert [button.text() for button in bar.buttons] == ["1  Troll: Troll for a card.", "2  Troll trolls."]


def test_yes_and_no_say_no_name_of_the_card_that_the_question_says(bar: PromptBar) -> None:
    view = busy()
    card = view.seats[0].battleline[0].handle
    options = (Option("yes", same("Yes"), card), Option("no", same("No"), card))
    bar.ask(replace(ask(K.CONFIRM, "x"), options=options), view)
    assert [button.text() for button in bar.buttons] == ["1  Yes", "2  No"]


def test_an_order_may_be_kept_or_changed(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    order = ask(K.ORDER, "card:c1", "card:c2", "card:c3", least=3, most=3)
    bar.ask(order, table())
    panel = bar.panel
    assert isinstance(panel, OrderPanel)
    assert panel.keep.text() == s.KEEP_ORDER.en
    qtbot.mouseClick(panel.keep, Qt.MouseButton.LeftButton)
    panel.list.setCurrentRow(2)
    qtbot.mouseClick(panel.up, Qt.MouseButton.LeftButton)
    assert panel.keep.text() == s.THIS_ORDER.en
    qtbot.mouseClick(panel.keep, Qt.MouseButton.LeftButton)
    assert answers == [order.keys(), ("card:c1", "card:c3", "card:c2")]


def test_cards_of_one_name_are_told_apart_while_they_are_put_in_order(bar: PromptBar, qtbot: Any) -> None:
    hovered: list[str | None] = []
    bar.hovered.connect(hovered.append)
    options = (Option("card:c1", same("Troll"), "c1"), Option("card:c2", same("Imp"), "c2"),
               Option("card:c3", same("Troll"), "c3"))  # fmt: skip
    bar.ask(replace(ask(K.ORDER, "x"), options=options, min=3, max=3), table())
    panel = bar.panel
    assert isinstance(panel, OrderPanel)
    assert [panel.list.item(row).text() for row in range(3)] == ["Troll (1)", "Imp", "Troll (2)"]
    panel.list.setCurrentRow(2)
    assert hovered[-1] == "c3", "the table shows which one it is"
    assert panel.order() == ("card:c1", "card:c2", "card:c3")


def test_cards_that_are_seen_lie_in_a_row_and_are_dragged_into_their_order(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    view = busy()
    handles = [card.handle for card in view.seats[0].battleline[:3]]
    order = ask(K.ORDER, *(f"card:{handle}" for handle in handles), least=3, most=3)
    order = replace(order, options=tuple(replace(o, card=h) for o, h in zip(order.options, handles, strict=True)))
    bar.ask(order, view)
    panel = bar.panel
    assert isinstance(panel, OrderPanel)
    panel.resize(panel.sizeHint())
    rects = [panel.list.visualItemRect(panel.list.item(row)) for row in range(3)]
    assert rects[0].top() == rects[1].top() and rects[0].right() < rects[1].left() < rects[2].left()
    assert panel.list.viewport().rect().contains(rects[2])
    panel.list.setCurrentRow(0)
    qtbot.keyClick(panel.list, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert panel.order() == tuple(f"card:{handle}" for handle in (handles[1], handles[0], handles[2]))
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert answers == [panel.order()]


def test_enter_hands_in_what_was_picked_and_nothing_before(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    decision, view = several(1, 3)
    bar.ask(decision, view)
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert answers == []
    bar.pick(decision.keys()[1])
    qtbot.keyClick(bar, Qt.Key.Key_Enter)
    assert answers == [(decision.keys()[1],)]


def test_enter_keeps_an_order_by_the_button_that_looks_like_the_one_to_press(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    bar.ask(with_labels(K.ORDER, {"card:c1": "One", "card:c2": "Two"}), table())
    assert isinstance(bar.panel, OrderPanel) and kind_of(bar.panel.keep) is Kind.PRIMARY
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert answers == [("card:c1", "card:c2")]


def test_enter_gives_the_only_answer_that_has_a_button(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    bar.ask(with_labels(K.HOUSE, {"house:dis": "Dis"}), table())
    assert kind_of(bar.buttons[0]) is Kind.PRIMARY
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert answers == [("house:dis",)]


@pytest.mark.parametrize(
    ("kind", "labels"),
    [
        (K.MAIN, {"end-turn": "End turn"}),
        (K.CONFIRM, {"yes": "Yes", "no": "No"}),
        (K.MULLIGAN, {"yes": "Mulligan", "no": "Keep this hand"}),
    ],
)
def test_enter_ends_no_turn_and_decides_nothing(bar: PromptBar, qtbot: Any, kind: K, labels: dict[str, str]) -> None:
    answers = heard(bar)
    bar.ask(with_labels(kind, labels), table())
    assert not [button for button in bar.buttons if kind_of(button) is Kind.PRIMARY]
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert answers == []


def test_enter_passes_on_no_choice(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    bar.ask(*several(0, 2, done=True))
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert answers == []


def test_enter_in_a_fresh_prompt_is_too_early(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    bar.dead_time_ms = 60_000
    bar.ask(with_labels(K.HOUSE, {"house:dis": "Dis"}), table())
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert answers == []


def test_a_wide_range_of_numbers_has_a_spin_box(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    bar.ask(with_labels(K.NUMBER, {f"number:{n}": str(n) for n in range(24)}), table())
    assert isinstance(bar.panel, NumberPanel)
    bar.panel.spin.setValue(17)
    qtbot.mouseClick(bar.panel.choose, Qt.MouseButton.LeftButton)
    assert answers == [("number:17",)]


def test_a_long_list_of_names_is_searched_in_both_languages(bar: PromptBar, qtbot: Any) -> None:
    answers = heard(bar)
    names = {f"name:n{n}": f"Name {n}" for n in range(30)}
    decision = with_labels(K.NAME, names)
    options = (*decision.options, Option("name:anger", Pair("Anger", "Zorn")))
    bar.ask(replace(decision, options=options), table())
    assert isinstance(bar.panel, SearchPanel)
    qtbot.keyClicks(bar.panel.line, "zor")
    assert bar.panel.shown() == ["name:anger"]
    qtbot.keyClick(bar.panel.line, Qt.Key.Key_Return)
    assert answers == [("name:anger",)]


def test_the_prompt_says_whose_decision_it_is_when_it_is_not_the_active_players(bar: PromptBar) -> None:
    view = table(active=0)
    bar.ask(ask(K.CONFIRM, "yes", "no", player=1), view)
    assert "Bo decides" in bar.detail.text()
    bar.ask(ask(K.CONFIRM, "yes", "no", player=0), view)
    assert "decides" not in bar.detail.text()


def test_a_new_prompt_leaves_nothing_of_the_old_one(bar: PromptBar) -> None:
    bar.ask(ask(K.CARD, "card:c70", "card:c71"), table())
    bar.ask(with_labels(K.CONFIRM, BUTTONS[K.CONFIRM]), table())
    assert bar.panel is None
    bar.ask(None, None)
    assert bar.buttons == () and bar.text.text() == "" and not bar.end_turn.isVisible()


def test_the_bar_speaks_german(bar: PromptBar) -> None:
    bar.ask(with_labels(K.MAIN, {"end-turn": "End turn"}), table(seat(0, hand_count=6)))
    ui.speak("de")
    assert bar.end_turn.text().startswith("Zug beenden: ")
    assert bar.text.text() == "Es ist nichts mehr zu tun"


def test_what_was_picked_stays_picked_when_settings_change(bar: PromptBar) -> None:
    decision, view = several(1, 2)
    bar.ask(decision, view)
    bar.pick(decision.keys()[0])
    ui.speak("en")
    assert bar.picks == decision.keys()[:1]
    ui.speak("de")
    assert bar.picks == decision.keys()[:1] and "1 von 2" in bar.detail.text()


def test_how_a_game_ended_is_said_in_the_language_chosen_then(bar: PromptBar) -> None:
    bar.ask(None, None)
    bar.say_over(s.WINS.filled(who="Ada"))
    ui.speak("de")
    assert bar.text.text() == s.WINS.filled(who="Ada").say("de")
    assert [button.text() for button in bar.buttons] == [s.PLAY_AGAIN.say("de")]
    bar.ask(with_labels(K.CONFIRM, BUTTONS[K.CONFIRM]), table())
    ui.speak("en")
    assert len(bar.buttons) == 2


def test_a_number_that_ends_the_game_by_a_list_does_not_begin_another(bar: PromptBar) -> None:
    long = {f"mode:{n}": f"An ability with more words than any button has room for, number {n}" for n in range(3)}
    bar.ask(with_labels(K.MODE, long), table())
    chosen: list[tuple[str, ...]] = []
    again: list[bool] = []

    def over(keys: tuple[str, ...]) -> None:
        chosen.append(keys)
        bar.ask(None, None)
        bar.say_over(s.WINS.filled(who="Ada"))

    bar.chosen.connect(over)
    bar.again_wanted.connect(lambda: again.append(True))
    bar.choose_number(1)
    assert (chosen, again) == ([("mode:0",)], [])


def test_a_press_that_came_before_the_end_was_read_begins_no_other_game(bar: PromptBar, qtbot: Any) -> None:
    done: list[str] = []
    bar.offer_when_over(same("Statistics"), lambda: done.append("statistics"))
    bar.again_wanted.connect(lambda: done.append("again"))
    bar.dead_time_ms = 60_000
    bar.ask(None, None)
    bar.say_over(s.WINS.filled(who="Ada"))
    for button in bar.buttons:
        button.click()
    assert done == []
    bar.dead_time_ms = 0
    for button in bar.buttons:
        button.click()
    assert done == ["again", "statistics"]


def test_names_of_cards_in_a_prompt_change_while_it_is_asked(bar: PromptBar) -> None:
    name = facts()["anger"].title
    asked = replace(choice(K.CARD, "card:c1"), prompt=name)
    bar.ask(asked, table())
    assert bar.text.text() == "Anger"
    ui.speak("en", "pl")
    assert bar.text.text() == name.say("pl") != "Anger"


def test_the_bar_keeps_its_height_so_that_the_table_never_jumps(bar: PromptBar) -> None:
    before = bar.sizeHint().height()
    bar.ask(with_labels(K.HOUSE, BUTTONS[K.HOUSE]), table())
    assert bar.sizeHint().height() == before


def test_below_a_prompt_the_last_thing_is_left_out_before_words_are_cut(bar: PromptBar) -> None:
    bar.text.setText("Play, discard and use cards of the active house, as many as you want to")
    bar.show()
    bar.detail.show()
    said = ("Bo decides", "Drag or click your cards")
    shown = []
    for width in (600, 200, 150, 60, 45):
        bar.text.setFixedWidth(width)
        bar.detail.setFixedWidth(width)
        QApplication.processEvents()
        bar.detail.say(*said)
        shown.append(bar.detail.text())
        whole = bar.detail.whole
        assert (bar.detail.toolTip() == whole) is (bar.detail.text() != whole)
    assert shown[0] == "Bo decides  ·  Drag or click your cards" and said[0] in shown
    assert shown == sorted(shown, key=len, reverse=True) and not any("click" in text and "…" in text for text in shown)


def test_what_stands_below_a_prompt_of_two_lines_is_never_cut_in_half(bar: PromptBar, qtbot: Any) -> None:
    asked = replace(main_decision(), prompt=same("Play, discard and use cards of the house"))
    bar.ask(asked, table())
    bar.show()
    for width in (420, 520, 640, 900):
        bar.resize(width, bar.sizeHint().height())
        height = bar.sizeHint().height()
        qtbot.waitUntil(lambda: bar.text.width() > 0)
        QApplication.processEvents()
        for label in (bar.text, bar.detail):
            assert label.height() >= label.heightForWidth(label.width()), (width, label.text())
        whole = bar.detail.whole
        assert bar.detail.text() == whole or (bar.detail.text().endswith("…") and bar.detail.toolTip() == whole)
        bar.text.setText("Search your deck and discard pile for a card of that name, reveal it " * 2)
        assert bar.sizeHint().height() == height, "small letters move nothing"
        bar.ask(asked, table())


def test_every_choice_of_a_grid_is_shown_also_after_a_question_with_buttons_in_the_bar(bar: PromptBar) -> None:
    bar.ask(with_labels(K.CONFIRM, {"yes": "Yes", "no": "No"}), table())
    houses = list(House)[:9]
    bar.ask(with_labels(K.HOUSE, {f"house:{house.value}": house.value for house in houses}), table())
    assert isinstance(bar.panel, ChoicesPanel) and len(bar.buttons) == 9
    bar.panel.show()
    assert [button.key for button in bar.buttons if not button.isVisible()] == []


@pytest.mark.rule("turn/step-4-ready-cards", "glossary/cannot")
def test_the_end_turn_button_counts_no_cards_that_cannot_ready() -> None:
    tired = [spec("awakened-titan", ready=False), spec("troll", ready=False)]
    seen = tables.table(tables.side(battleline=tired)).game.view(0)
    assert seen.seats[0].kept_exhausted == 1
    assert end_turn(seen).en == "End turn: ready 1"
