"""What a click on a card means in the open question, and the card's menu where it may mean several things."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from kfdesk.desk import texts as s
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.play.intents import Intent
from kfdesk.desk.table.card_drag import WhyNot
from kfdesk.desk.table.card_menu import MenuEntry, menu_of, verb_words
from kfdesk.desk.table.items import Brushes, PileItem
from kfdesk.desk.table.menu_item import CardMenu
from kfdesk.desk.table.open_question import ON_CARDS, Question
from kfdesk.desk.table.scene import TableScene
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind, Player
from kfdesk.engine.views import CardView
from kfdesk.text.words import Words


class Choosing(QObject):
    """The open question and the menu of one card; it says what the player wants."""

    intended = Signal(object)
    chosen = Signal(tuple)
    picked = Signal(str)
    refused = Signal(object, str)
    menu_closed = Signal()

    def __init__(
        self, scene: TableScene, brushes: Brushes, why_not: WhyNot, parent: QObject, *, only_looks: bool
    ) -> None:
        super().__init__(parent)
        self.one_click = True
        """Act at once when a click on a card can mean only one thing."""
        self.only_looks = only_looks
        """Whether nothing can be done here, as in a film."""
        self.question: Question | None = None
        self.why_not = why_not
        self.refused_at: Rect | None = None
        """Where the card lies that was refused last; None where it is about no card."""
        self.menu = CardMenu(brushes, self._reason)
        self._scene = scene
        self._brushes = brushes
        scene.addItem(self.menu)

    # --- the question

    @property
    def decision(self) -> Decision | None:
        """The decision asked on the table."""
        return self.question.decision if self.question is not None else None

    def ask(self, decision: Decision | None) -> bool:
        """Ask a decision from now on; return whether it is another one than before."""
        if self.decision == decision and (decision is None) is (self.question is None):
            return False
        self.question = Question(decision, []) if decision is not None else None
        return True

    @property
    def in_main_step(self) -> bool:
        """Whether cards may be moved by hand now: in the main step, or where nothing is asked at all."""
        decision = self.decision
        return not self.only_looks and (decision is None or decision.kind is DecisionKind.MAIN)

    # --- clicks on cards

    def activate(self, handle: str) -> None:
        """Do what a click on a card means: choose it, or offer what may be done with it."""
        question = self.question
        if question is None:
            return
        if question.decision.kind is DecisionKind.MAIN:
            self._act_on(handle)
            return
        keys = question.keys_of(handle)
        if len(keys) > 1:
            options = (option for option in question.decision.options if option.key in keys)
            self._offer(handle, [MenuEntry(option.key, option.label, legal=True) for option in options])
        elif keys:
            self._pick(keys[0])
        elif question.decision.kind in (DecisionKind.CARD, DecisionKind.ATTACK):
            self.refuse((f"card:{handle}",), handle)

    def _act_on(self, handle: str) -> None:
        card = self._own(handle)
        view = self._scene.view_
        if view is None or card is None:
            return
        entries = menu_of(view, card)
        legal = [entry for entry in entries if entry.legal]
        if len(legal) == 1 and self.one_click:
            self.choose(legal[0])
        elif entries and not legal:
            key = entries[0].key
            # Of an artifact with an omni ability nobody wants to hear that it has no action.
            self.refuse((key, f"omni:{handle}") if key.startswith("action:") else (key,), handle)
        elif entries:
            self._offer(handle, entries)

    def _own(self, handle: str) -> CardView | None:
        """Return a card that the player asked might do something with, or has an option about."""
        view, question = self._scene.view_, self.question
        card = find_card(view, handle) if view is not None else None
        if question is None or card is None:
            return None
        own = card.controller == question.decision.player or bool(question.keys_of(handle))
        return card if own else None

    def _pick(self, key: str) -> None:
        question = self.question
        if question is None:
            return
        if question.several:
            self.picked.emit(key)
        else:
            self.chosen.emit((key,))

    # --- the menu

    def open_menu(self, handle: str) -> None:
        """Open the menu of a card, if there is something in it."""
        card, view = self._own(handle), self._scene.view_
        entries = menu_of(view, card) if view is not None and card is not None else ()
        if entries:
            self._offer(handle, entries)

    def open_pile_menu(self, pile: PileItem) -> None:
        """Open a menu of what may be done with cards that lie in a pile, if there is something."""
        view = self._scene.view_
        cards = view.seats[pile.player].pile(pile.zone).seen if view is not None and self.question is not None else ()
        entries = [entry for card in cards if view is not None for entry in menu_of(view, card)]
        if entries:
            self._offer(cards[0].handle, entries, pile.place)

    def in_pile(self, card: CardView) -> Words | None:
        """Return what a click on a card means where a pile is looked through, None where it means nothing.

        Where several cards are chosen together, that is done where they are all counted.
        """
        question = self.question
        keys = question.keys_of(card.handle) if question is not None and not self.only_looks else ()
        if question is None or len(keys) != 1 or question.several:
            return None
        if question.decision.kind is DecisionKind.MAIN:
            return verb_words(keys[0])
        return s.CHOOSE if question.decision.kind in ON_CARDS else None

    def _offer(self, handle: str, entries: Sequence[MenuEntry], near: Rect | None = None) -> None:
        rect = near or self._scene.rect_of(handle)
        if rect is not None:
            table = self._scene.sceneRect()
            self.menu.open_for(handle, entries, rect, Rect(0, 0, table.width(), table.height()))

    def close_menu(self) -> None:
        """Close the menu, if one is open."""
        if self.menu.open:
            self.menu.close()
            self.menu_closed.emit()

    def choose(self, entry: MenuEntry) -> None:
        """Take an entry of a card's menu."""
        if not entry.legal:
            self.refuse((entry.key,))
            return
        self.close_menu()
        if self.in_main_step:
            self.intended.emit(Intent(entry.key))
        else:
            self._pick(entry.key)

    def choose_lit(self) -> bool:
        """Take the entry that is lit; return whether there is one."""
        if not self.menu.open or self.menu.lit < 0:
            return False
        self.choose(self.menu.entries[self.menu.lit])
        return True

    def line_lit(self) -> str:
        """Return what the lit line of the menu says, and why it is refused where it is; empty where none is lit."""
        menu = self.menu
        if not menu.open or menu.lit < 0:
            return ""
        label = self._brushes.say(menu.entries[menu.lit].label)
        return ": ".join(filter(None, (label, menu.reason())))

    # --- refusals

    def refuse_house(self, key: str, player: Player) -> None:
        """Say why a player who is to choose a house may not choose this one."""
        decision = self.decision
        if decision is not None and decision.kind is DecisionKind.HOUSE and decision.player == player:
            self.refuse((key,))

    def refuse(self, keys: tuple[str, ...], handle: str | None = None) -> None:
        """Say why none of these options is legal now, at the card it is about: what is the easiest to change."""
        self.refused_at = self._scene.rect_of(handle) if handle is not None else None
        reasons = [reason for key in keys for reason in self.why_not(key).reasons[:1]]
        if reasons:
            # Where one option does not exist at all, only why another one is not legal helps.
            weighty = [reason for reason in reasons if reason.remedy] or reasons
            reason = min(weighty, key=lambda each: each.remedy)
            self.refused.emit(reason.text, reason.rule)

    def refuse_for(self, words: Words, handle: str) -> None:
        """Say why a gesture with a card means nothing; no entry of the rules is about it."""
        self.refused_at = self._scene.rect_of(handle)
        self.refused.emit(words, "")

    def _reason(self, key: str) -> str:
        verdict = self.why_not(key)
        return self._brushes.say(verdict.reasons[0].text) if verdict.reasons else ""
