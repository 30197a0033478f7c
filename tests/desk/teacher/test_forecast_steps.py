"""What would happen, in words: the steps of a fight beside the card, and what the end of the turn would bring."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from kfdesk.desk.teacher.forecast_steps import ForecastSteps
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.terms import Edition, House
from tests.desk import mouse
from tests.desk.scenes import begin, handle, middle
from tests.tables import side, spec


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"side_dock": True}


def shown_steps(window: MainWindow) -> list[str]:
    """Return what the side dock says would happen."""
    return [words.say("en") for words in window.preview.steps]


def of(window: MainWindow) -> ForecastSteps:
    found = window.findChild(ForecastSteps)
    assert found is not None
    return found


def fighting(window: MainWindow, attacker: str, mine: Any, theirs: Any, qtbot: Any) -> list[str]:
    """Fight with a creature, aim at the first enemy creature, and return the steps that are said."""
    begin(window, mine, theirs, house=House.BROBNAR)
    window.controller.choose((f"fight:{handle(window, attacker)}",))
    mouse.move(window.table, middle(window, theirs.battleline[0].id))
    qtbot.waitUntil(lambda: bool(shown_steps(window)), timeout=3000)
    return shown_steps(window)


@pytest.mark.rule("glossary/fight", "glossary/armor")
def test_the_steps_of_a_fight_are_said_in_the_words_of_the_log(window: MainWindow, qtbot: Any) -> None:
    theirs = side(battleline=["champion-anaphiel", "dodger", "krump"])
    steps = fighting(window, "troll", side(battleline=["troll"]), theirs, qtbot)
    assert steps == [
        "Armor prevents 1 damage to Champion Anaphiel",
        "Champion Anaphiel takes 7 damage (Troll)",
        "Troll takes 6 damage (Champion Anaphiel)",
        "Champion Anaphiel is destroyed",
    ]
    assert "What would happen:" in window.preview.lines.text() and "Troll takes 6" in window.preview.lines.text()
    mouse.move(window.table, (5.0, 5.0))
    assert shown_steps(window) == [] and "What would happen:" not in window.preview.lines.text()


@pytest.mark.rule("glossary/elusive")
def test_a_keyword_that_nothing_else_shows_is_said(window: MainWindow, qtbot: Any) -> None:
    steps = fighting(window, "troll", side(battleline=["troll"]), side(battleline=["urchin", "krump"]), qtbot)
    assert steps[0] == "Urchin is elusive: it and Troll deal each other no damage in the fight"


@pytest.mark.rule("glossary/chains", "turn/step-5-draw-cards")
def test_the_button_that_ends_the_turn_says_all_that_its_end_would_bring(window: MainWindow) -> None:
    deck = ["troll", "krump", "urchin", "dodger", "fear", "punch"]
    mine = side(battleline=[spec("troll", ready=False)], hand=["anger"], deck=deck, chains=1, amber=6)
    begin(window, mine, side(amber=6, houses=[House.DIS, House.LOGOS, House.MARS]))
    button = window.prompt.end_turn
    event = QHelpEvent(QEvent.Type.ToolTip, QPoint(3, 3), button.mapToGlobal(QPoint(3, 3)))
    QApplication.sendEvent(button, event)
    said = QToolTip.text()
    ada, bo = (seat.name for seat in window.controller.view().seats)  # type: ignore[union-attr]
    for line in (
        "1 card readies",
        f"{ada} draws 4 cards; no one knows which yet",
        f"{ada} sheds 1 chain",
        f"Check! {ada} has enough Æmber for a key",
        f"{bo} forges a key at the start of their turn",
    ):
        assert line in said
    QToolTip.hideText()


def test_on_request_each_choice_about_a_card_is_looked_ahead_for(window: MainWindow) -> None:
    begin(window, side(battleline=["troll"]), side(battleline=["batdrone", "urchin"]))
    window.table.pointer.look_at(QPointF(*middle(window, "troll")))
    of(window).command.trigger()
    said = shown_steps(window)
    assert [line.partition(": ")[0] for line in said] == [
        "Reap with Troll", "Troll fights Batdrone", "Troll fights Urchin",
    ]  # fmt: skip
    assert "gains 1 Æmber" in said[0] and "Batdrone is destroyed" in said[1] and "Urchin is elusive" in said[2]
    begin(window, side(battleline=["troll"]), side(battleline=["krump"] * 9))
    window.table.pointer.look_at(QPointF(*middle(window, "troll")))
    of(window).command.trigger()
    assert shown_steps(window)[-1] == "2 more choices: aim to see their outcome", "eight are said, reaping among them"
    window.table.pointer.look_at(QPointF(5, 5))
    of(window).command.trigger()
    assert any("draws" in line for line in shown_steps(window))


def test_behind_the_curtain_nothing_is_said(window: MainWindow) -> None:
    begin(window, side(battleline=["troll"]), side())
    window.controller.choose(("end-turn",))
    assert window.controller.curtain_for is not None
    of(window).command.trigger()
    assert shown_steps(window) == []


@pytest.mark.rule("glossary/damage", "chart/fight")
def test_a_line_of_the_log_says_why_it_happened_up_to_what_was_chosen(window: MainWindow) -> None:
    begin(window, side(battleline=["troll"]), side(battleline=["batdrone"]), open_table=True)
    window.controller.choose((f"fight:{handle(window, 'troll')}",))
    log = window.log
    number = next(at for at, row in enumerate(log.text.rows) if row.plain.endswith("Batdrone is destroyed"))
    assert "Why?" in [action.text() for action in log.menu(number).actions()]
    log.text.go_to(number)
    log.why.trigger()
    text = log.why_box.text.text()
    chain = ("Batdrone</a> is <a", "takes 8 <a", "Troll</a> <a", "A player chose it.")
    assert [text.index(part) for part in chain] == sorted(text.index(part) for part in chain)
    assert f'href="card:{handle(window, "troll")}/troll"' in text and 'href="rule:chart/destroyed"' in text
    log.why_box.hide()
    log.edition = Edition.V1_3
    log.why.trigger()
    assert "Destroyed chart, edition 18.4" in log.why_box.text.text()
    log.edition = NEWEST
    log.why.trigger()
    wanted: list[str] = []
    log.rule_wanted.connect(wanted.append)
    log.why_box.text.linkActivated.emit("rule:chart/destroyed")
    assert wanted == ["chart/destroyed"] and log.why_box.isHidden()
    forced = [row for row in log.text.rows if "the only creature that can be fought" in row.plain]
    said = "Batdrone (the only creature that can be fought)"
    assert [row.plain for row in forced] == [said], "the program chose it by itself, and says so"
    assert ("fought", "rule:glossary/fight") in list(forced[0].pieces())


@pytest.mark.rule("glossary/omni", "glossary/exhaust-exhausted")
def test_an_exhausted_artifact_with_an_omni_ability_is_not_said_to_have_no_action(window: MainWindow) -> None:
    begin(window, side(artifacts=[spec("signal-fire", ready=False)]), side())
    refused: list[str] = []
    window.table.refused.connect(lambda words, rule: refused.append(rule))
    mouse.click(window.table, middle(window, "signal-fire"))
    assert refused == ["glossary/exhaust-exhausted"]


@pytest.mark.rule("glossary/drawing-cards")
def test_where_the_discard_pile_is_shuffled_first_no_more_is_said_than_is_known(window: MainWindow) -> None:
    begin(window, side(deck=["troll"], discard=["krump", "urchin"]), side(amber=6))
    said = [words.say("en") for words in of(window).end_of_turn(window.controller.forecast_view.turn_end())]  # type: ignore[arg-type]
    ada, bo = (seat.name for seat in window.controller.view().seats)  # type: ignore[union-attr]
    assert said[-2:] == [
        f"{ada} draws at least 1 card; no one knows which yet",
        f"Whether {bo} forges a key is not known yet: before that, chance decides something",
    ]


@pytest.mark.rule("glossary/fight")
def test_without_the_side_dock_the_steps_are_said_beside_the_large_card(window: MainWindow, qtbot: Any) -> None:
    window.change_settings(side_dock=False)
    theirs = side(battleline=["champion-anaphiel", "dodger", "krump"])
    fighting(window, "troll", side(battleline=["troll"]), theirs, qtbot)
    reading = window.table.reading
    qtbot.waitUntil(lambda: reading.shown == handle(window, "champion-anaphiel"), timeout=3000)
    said = reading.item.notes
    assert said.index("What would happen:") < said.index("→ Champion Anaphiel takes 7 damage (Troll)")
    mouse.move(window.table, (5.0, 5.0))
    assert reading.shown is None
