"""A card explained in a window of its own: its face, what it does, when it is good, its partners, what is missed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from kfdesk.desk.card.explaining import linked
from kfdesk.desk.card.faces import card_name, printed
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label, RichLabel
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, ui
from kfdesk.desk.reference import texts as s
from kfdesk.engine.rules import RuleId
from kfdesk.teach.explain_card import CardLesson, Claim, explain_card
from kfdesk.text.words import Words

FACE: Final = 260
"""Width of the card, in logical pixels with cards of the usual size."""
WIDE, HIGH = 820, 560
CARD: Final = "card:"
"""How a link to a card begins; its id follows. All others lead to entries of the rules."""


class ExplainedCard(QDialog):
    """Explains one card at a time; partners lead to their own explanation."""

    rule_wanted = Signal(str)
    """The id of an entry of the rules to be read."""

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._faces, self._language = faces, "en"
        self._lesson: CardLesson | None = None
        self._deck: tuple[str, ...] = ()
        self.face = Label()
        self.face.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text = RichLabel(wraps=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.linkActivated.connect(self.follow_link)
        self.area = Scrolled(self.text)
        across(down(self.face, STRETCH), (self.area, 1), on=self, gap=14)
        fit(self, WIDE, HIGH)
        follow_language(self._fill)
        follow_theme(self._fill)

    @property
    def card(self) -> str | None:
        """The id of the card explained."""
        return self._lesson.card if self._lesson is not None else None

    def apply_settings(self, settings: DeskSettings) -> None:
        """Show faces and names of cards in the language of cards."""
        self._language = settings.card_language_now
        self._fill()

    def show_card(self, card: str, deck: Iterable[str] = ()) -> None:
        """Explain a card, with partners among the cards of this deck."""
        self._deck = tuple(deck)
        self._lesson = explain_card(card, self._deck)
        self._fill()
        self.area.verticalScrollBar().setValue(0)
        self.text.setFocus()

    def follow_link(self, link: str) -> None:
        """Explain the card of a link, or ask for the entry that it leads to."""
        if link.startswith(CARD):
            self.show_card(link.removeprefix(CARD), self._deck)
        else:
            self.rule_wanted.emit(link)

    def _fill(self) -> None:
        lesson = self._lesson
        if lesson is None:
            return
        name = card_name(lesson.card).say(self._language)
        self.setWindowTitle(say(s.EXPLAINED).format(card=name))
        shown, width = printed(lesson.card), round(FACE * self._faces.factor)
        self.face.setPixmap(self._faces.pixmap(shown, width, self.devicePixelRatioF(), self._language))
        self.face.setAccessibleName(name)
        self.text.setText(html_of(lesson, ui.language))
        claims = [claim.words for claims in (lesson.does, lesson.good, lesson.mistakes) for claim in claims]
        said = (*claims, *(partner.words for partner in lesson.partners))
        self.text.setAccessibleName(" ".join(spoken(words).say(ui.language) for words in said))


def html_of(lesson: CardLesson, language: str) -> str:
    """Return what is said of a card as HTML: a heading for each part that is not empty, a line for each claim."""
    partners = [f"{_said(one.words, language)} {_partner(one.card, language)}" for one in lesson.partners]
    sections = (
        (s.DOES, _claims(lesson.does, language)),
        (s.GOOD, _claims(lesson.good, language)),
        (s.PARTNERS, partners),
        (s.MISTAKES, _claims(lesson.mistakes, language)),
    )
    return "".join(_section(title.say(language), lines) for title, lines in sections if lines)


def _section(title: str, lines: Sequence[str]) -> str:
    items = "".join(f'<li style="margin-bottom: 4px">{line}</li>' for line in lines)
    return f'<h3 style="margin-bottom: 2px">{escape(title)}</h3><ul style="margin-top: 2px">{items}</ul>'


def _claims(claims: Iterable[Claim], language: str) -> list[str]:
    return [f"{_said(claim.words, language)}{_rule(claim.rule, language)}" for claim in claims]


def _said(words: Words, language: str) -> str:
    return linked(spoken(words).runs(language))


def _rule(rule: RuleId, language: str) -> str:
    return f" {_link(rule, s.RULE, language)}" if rule else ""


def _partner(card: str, language: str) -> str:
    return _link(CARD + card, s.EXPLAIN_IT.filled(card=card_name(card)), language)


def _link(target: str, words: Words, language: str) -> str:
    return f'<small><a href="{target}">{escape(words.say(language))}</a></small>'
