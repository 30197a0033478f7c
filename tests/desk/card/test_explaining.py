"""What the terms of the game mean, wherever one points at them: one source, the rules reference."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from kfdesk.cards import library
from kfdesk.desk.card.explaining import (
    CHOICE_RULES,
    COUNTER_RULE,
    GIGANTIC_RULE,
    ICON_RULES,
    KEYWORD_RULES,
    KIND_RULES,
    STATUS_RULES,
    ZONE_RULES,
    explained,
    rule_of_choice,
    rules_of,
    term,
    terms_in,
    terms_of,
)
from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.card.preview import Preview
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.prompt.bar import PromptBar
from kfdesk.desk.prompt.panels import ListPanel
from kfdesk.desk.table.panel import PanelItem
from kfdesk.desk.table.tips import said_under
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.phrases import ASK
from kfdesk.engine.rules import Verdict
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, Half, House, Icon, Keyword, Status, Zone
from kfdesk.language.effects.marks import stun
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a
from kfdesk.teach import reference
from kfdesk.text.wording import words
from kfdesk.text.words import LANGUAGES, Words
from tests.desk.samples import costs_more, creature, seat, table

HEALS = library()["guardian-demon"].runs("en")
ALL = (STATUS_RULES, ICON_RULES, KEYWORD_RULES, ZONE_RULES, CHOICE_RULES, KIND_RULES)


@pytest.fixture
def shown(qtbot: QtBot) -> TableWidget:
    widget = TableWidget(Verdict)
    qtbot.addWidget(widget)
    widget.resize(1200, 800)
    widget.show()
    view = table(seat(0, chains=3), seat(1, hand=None, hand_count=5), active_house=House.BROBNAR)
    widget.present(view, animate=False)
    return widget


def said(shown: TableWidget, at: QPointF) -> str:
    return said_under(shown.scene_.items(at), at, shown.scene_.brushes.say)


def sentence(rule: str, language: str = "en") -> str:
    return reference()[rule].summary.say(language)


class TestEntries:
    @pytest.mark.parametrize("rules", ALL)
    def test_all_are_entries_of_the_reference(self, rules: dict[object, str]) -> None:
        assert set(rules.values()) <= set(reference())

    def test_every_status_keyword_and_icon_has_one(self) -> None:
        assert (set(STATUS_RULES), set(KEYWORD_RULES), set(ICON_RULES)) == (set(Status), set(Keyword), set(Icon))

    def test_keywords_are_called_as_on_cards(self) -> None:
        assert term("glossary/assault-x").say("de") == "Ansturm"
        assert term("glossary/chains").say("de") == "Ketten"
        assert term(COUNTER_RULE).say("en") == "+1 power counter"

    def test_a_term_is_said_with_its_sentence_in_both_languages(self) -> None:
        assert explained("glossary/ward").say("en") == f"Ward: {sentence('glossary/ward')}"
        assert explained("glossary/ward").say("de") == f"Beschützen: {sentence('glossary/ward', 'de')}"


class TestTexts:
    @pytest.mark.parametrize(
        ("card", "found"),
        [
            ("old-egad", ["ward", "neighbor"]),
            ("chaosodon", ["splash-attack-x", "neighbor"]),
            ("pound", ["splash"]),
            ("splinter", ["enhance"]),
            ("key-hammer", ["forge", "unforge"]),
            ("stealer-of-souls", ["purge"]),
            ("painmail", ["archives"]),
            ("fission-bloom", ["enhance", "action-ability"]),
        ],
    )
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_terms_of_a_text_are_known_in_the_order_they_stand_there(
        self, card: str, found: list[str], language: str
    ) -> None:
        assert sorted(terms_in(library()[card].runs(language))) == sorted(f"glossary/{term}" for term in found)
        if language == "en":
            assert terms_in(library()[card].runs(language)) == tuple(f"glossary/{term}" for term in found)

    @pytest.mark.parametrize("keyword", Keyword)
    def test_every_keyword_leads_to_its_entry(self, keyword: Keyword) -> None:
        assert terms_in(keyword.words.runs("en")) == (KEYWORD_RULES[keyword],)

    def test_a_card_has_the_same_terms_in_both_languages(self) -> None:
        cards = [card for card in library().values() if card.implemented]
        found = {card.id: [set(terms_in(card.runs(language))) for language in LANGUAGES] for card in cards}
        assert {id_: terms for id_, terms in found.items() if terms[0] != terms[1]} == {}
        assert sum(bool(terms[0]) for terms in found.values()) > len(found) / 2

    def test_statuses_and_counters_come_first_and_out_of_play_icons_last(self) -> None:
        card = replace(creature("c1", warded=True, power_counters=1), icons=(Icon.DRAW,))
        in_play = ("glossary/ward", COUNTER_RULE, "glossary/heal")
        assert terms_of(card, HEALS) == in_play
        assert terms_of(replace(card, zone=Zone.HAND), HEALS) == (*in_play, "glossary/draw-bonus-icon")

    @pytest.mark.rule("glossary/gigantic")
    @pytest.mark.parametrize("half", list(Half))
    def test_a_half_of_a_gigantic_creature_says_what_that_is(self, half: Half) -> None:
        card = replace(creature("c1", warded=True), zone=Zone.HAND, half=half)
        assert terms_of(card, HEALS) == ("glossary/ward", GIGANTIC_RULE, "glossary/heal")
        whole = replace(creature("c1"), half=Half.BOTTOM, other_half=creature("c2"))
        assert terms_of(whole, ()) == (GIGANTIC_RULE,)

    @pytest.mark.rule("glossary/archon-power", "glossary/prophecy", "glossary/tide")
    @pytest.mark.parametrize(
        ("beside", "rule"),
        [
            (CardType.ARCHON_POWER, "glossary/archon-power"),
            (CardType.PROPHECY, "glossary/prophecy"),
            (CardType.TIDE, "glossary/tide"),
        ],
    )
    def test_what_lies_beside_the_table_says_first_what_that_is(self, beside: CardType, rule: str) -> None:
        card = replace(creature("c1"), zone=Zone.REFERENCE, type=beside)
        assert terms_of(card, HEALS) == (rule, "glossary/heal")


class TestChoices:
    def test_a_choice_is_explained_by_what_it_does(self) -> None:
        assert rule_of_choice("reap:c3") == "glossary/reap"
        assert rule_of_choice("house:dis") == "glossary/house-choice"
        assert rule_of_choice("yes", DecisionKind.MULLIGAN) == "glossary/mulligan"
        assert rule_of_choice("card:c3") == ""

    def test_a_question_is_explained_by_its_terms(self) -> None:
        asked = Decision(
            PLAYERS[0],
            DecisionKind.CARD,
            words(stun(a(CREATURE))),
            None,
            (Option("card:c3", Words("Troll")),),
        )
        assert terms_in(asked.prompt.runs("de")) == ("glossary/stun",)
        assert rules_of(asked, "card:c3") == ()
        either = replace(asked, options=(Option("mode:0", words(stun(a(CREATURE)))),))
        assert rules_of(either, "mode:0") == ("glossary/stun",), "a choice by the terms of its words"
        hand = Decision(
            PLAYERS[0],
            DecisionKind.MULLIGAN,
            ASK["mulligan"],
            None,
            (Option("yes", Words("Mulligan")),),
        )
        assert terms_in(hand.prompt.runs("de")) == rules_of(hand, "yes") == ("glossary/mulligan",)


class TestTable:
    def test_the_parts_of_a_panel_are_explained(self, shown: TableWidget) -> None:
        panel = shown.scene_.panels[0]
        assert isinstance(panel, PanelItem)
        assert shown.scene_.layout_ is not None
        parts = shown.scene_.layout_.sides[0].panel
        spoken = {
            "pool": said(shown, QPointF(*parts.pool.center)),
            "keys": said(shown, QPointF(*parts.keys[0].center)),
            "chains": said(shown, QPointF(*parts.facts.center)),
        }
        assert spoken["pool"].endswith(sentence("glossary/aember-pool"))
        assert spoken["keys"].startswith("0 of 3 keys forged") and spoken["keys"].endswith(sentence("glossary/keys"))
        assert spoken["chains"].startswith("3 chains") and spoken["chains"].endswith(sentence("glossary/chains"))

    def test_a_house_says_its_name_and_whether_it_is_active(self, shown: TableWidget) -> None:
        assert shown.scene_.layout_ is not None
        parts = shown.scene_.layout_.sides[0].panel
        heard = [said(shown, QPointF(*place.center)) for place in parts.houses]
        active = [text for text in heard if text.endswith(sentence("glossary/active-house"))]
        assert [text.partition("\n")[0] for text in active] == ["Brobnar"]
        assert all(text.endswith(sentence("glossary/house-choice")) for text in heard if text not in active)

    def test_a_pile_is_explained(self, shown: TableWidget) -> None:
        pile = shown.scene_.piles[PLAYERS[0], Zone.ARCHIVES]
        text = said(shown, QPointF(*pile.place.center))
        assert text.startswith(pile.toolTip()) and text.endswith(sentence("glossary/archives"))

    def test_a_name_in_a_tooltip_is_shown_as_it_is(self, shown: TableWidget) -> None:
        shown.scene_.brushes.faces.facts = lambda _id: None
        view = table(seat(0, key_cost=7, key_cost_sum=costs_more("c9"), battleline=(creature("c9", id="<b>x"),)))
        shown.present(view, animate=False)
        assert shown.scene_.layout_ is not None
        parts = shown.scene_.layout_.sides[0].panel
        assert said(shown, QPointF(*parts.facts.center)).startswith("Key costs 7 = 6 + 1 from <b>x\n")

    def test_bare_cloth_says_nothing(self, shown: TableWidget) -> None:
        assert said(shown, QPointF(-500, -500)) == ""


class TestPreview:
    def test_the_terms_of_a_card_are_links_to_their_entries(self, qtbot: QtBot) -> None:
        preview = Preview(DeskFaces(lambda _card, language: library()["cutthroat-research"].runs(language)))
        qtbot.addWidget(preview)
        ui.speak("de")
        preview.set_card_language("de")
        preview.show_card(creature("c1"))
        assert '<a href="glossary/steal">Stehlen</a>' in preview.lines.text()
        with qtbot.waitSignal(preview.rule_wanted) as wanted:
            preview.lines.linkActivated.emit("glossary/steal")
        assert wanted.args == ["glossary/steal"]

    def test_a_card_without_terms_has_no_such_line(self, qtbot: QtBot) -> None:
        preview = Preview(DeskFaces(lambda _card, _language: ()))
        qtbot.addWidget(preview)
        preview.show_card(creature("c1"))
        assert preview.lines.text() == ""


class TestPrompts:
    @pytest.fixture
    def bar(self, qtbot: QtBot) -> PromptBar:
        stage = QWidget()
        qtbot.addWidget(stage)
        stage.resize(900, 300)
        bar = PromptBar(DeskFaces(lambda _card, _language: ()), stage, stage)
        bar.resize(900, 120)
        stage.show()
        option = Option("card:c3", Words("Troll"))
        asked = Decision(PLAYERS[0], DecisionKind.CARD, words(stun(a(CREATURE))), None, (option,))
        bar.ask(asked, table(seat(0, battleline=(creature("c3"),))))
        return bar

    def test_a_term_in_the_question_leads_to_its_entry_by_a_click(self, bar: PromptBar, qtbot: QtBot) -> None:
        assert bar.text.text() == bar.accessibleName() == "Stun a creature"
        with qtbot.waitSignal(bar.rule_wanted) as wanted:
            qtbot.mouseClick(bar.text, Qt.MouseButton.LeftButton, pos=QPoint(12, bar.text.height() // 2))
        assert wanted.args == ["glossary/stun"]

    def test_a_term_in_the_question_is_explained_in_the_language_of_the_window(self, bar: PromptBar) -> None:
        ui.speak("de")
        assert bar.text.text() == "Betäube eine Kreatur"
        bar.text.linkHovered.emit("glossary/stun")
        assert " ".join(QToolTip.text().split()) == sentence("glossary/stun", "de")

    def test_a_term_stays_explained_while_the_pointer_rests_on_it(self, bar: PromptBar) -> None:
        def rest(at: QPoint) -> str:
            here, none = bar.text.mapToGlobal(at), Qt.MouseButton.NoButton
            moves = QEvent.Type.MouseMove, QPointF(at), QPointF(here), none, none, Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(bar.text, QMouseEvent(*moves))
            QApplication.sendEvent(bar.text, QHelpEvent(QEvent.Type.ToolTip, at, here))
            return " ".join(QToolTip.text().split())

        height = bar.text.height() // 2
        assert rest(QPoint(12, height)) == sentence("glossary/stun")
        assert rest(QPoint(bar.text.fontMetrics().horizontalAdvance("Stun a c"), height)) == "Stun a creature"
        bar.text.setText("Choose one")
        assert rest(QPoint(12, height)) == "Choose one"

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("count", [2, 5])
    def test_a_choice_is_explained_by_the_terms_of_its_words(self, bar: PromptBar, count: int, language: str) -> None:
        ui.speak(language)
        stuns = tuple(Option(f"mode:{n}", words(stun(a(CREATURE)))) for n in range(count))
        bar.ask(Decision(PLAYERS[0], DecisionKind.MODE, Words("Choose one"), None, stuns), table())
        if isinstance(bar.panel, ListPanel):
            shown = bar.panel.list.item(1).toolTip()
        else:
            at = bar.buttons[1].geometry().center()
            QApplication.sendEvent(bar, QHelpEvent(QEvent.Type.ToolTip, at, bar.mapToGlobal(at)))
            shown = QToolTip.text()
        assert (bar.panel is None) is (count == 2)
        assert " ".join(shown.split()) == sentence("glossary/stun", language)

    def test_a_question_without_terms_is_plain_text(self, bar: PromptBar) -> None:
        bar.text.setText("Choose <b>one</b>")
        assert bar.text.textFormat() is Qt.TextFormat.PlainText and bar.text.text() == "Choose <b>one</b>"
