"""What is to be agreed before the next game of a match: a deck, a bid, who goes first; and how the match stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.decks.unboxing import DeckScene, Unboxing, shown_of
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.matches import texts as s
from kfdesk.desk.matches.source import BETWEEN
from kfdesk.desk.table.ground import paint_ground
from kfdesk.engine import glossary
from kfdesk.engine.decks import DeckKind, DeckList
from kfdesk.engine.terms import MOST_CHAINS, PLAYERS, Player, other_player
from kfdesk.match.formats import RECIPES, DeckRule
from kfdesk.match.home_marks import deck_words
from kfdesk.match.program import of_program
from kfdesk.match.series import (
    Ban,
    BanStep,
    Bid,
    BidStep,
    Choose,
    ChooseStep,
    DeckRef,
    First,
    FirstStep,
    Move,
    OverStep,
    PlayStep,
    Series,
    Step,
)
from kfdesk.text.parts_of_speech import counted
from kfdesk.text.words import Words, joined

WIDTH, WIDEST = 640, 1100
"""Widest the card in the middle gets, in logical pixels: usually, and where decks are to be chosen from."""
IN_A_ROW = 4
"""So many decks lie side by side, where no more than these are to be chosen from."""


class StepPage(QWidget):
    """Asks for one step of the match after the other. It shows, and passes on what was chosen."""

    moved = Signal(object)
    """A `Move` of the series."""
    play_wanted = Signal()
    conceded = Signal(int)
    """This player gives up the game that was begun."""
    deck_wanted = Signal(object)
    """A `DeckRef` somebody wants to look at."""
    back_wanted = Signal()
    """Take the last step back."""
    again_wanted = Signal(bool)
    """Play another match like this one; True: with swapped decks."""
    new_wanted = Signal()
    evening_wanted = Signal()
    """Go back to the evening that the match belongs to."""
    start_wanted = Signal()
    left = Signal()
    """Another page is shown now; unknown decks are closed again."""

    def __init__(self, faces: DeskFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matchPage")
        self._faces = faces
        self._decks: Mapping[str, DeckList] = {}
        self._card_language = "en"
        self.speed = 0.0
        """How fast packs open, 0 for at once."""
        self.scenes: list[DeckScene] = []
        """The decks shown."""
        self.unboxing = Unboxing(self)
        self._series: Series | None = None
        self._opened: Player | None = None
        """Who has come to the screen, to open unknown decks or to choose unseen."""
        self._begun = self._leads_back = False
        self.score = Label(style="matchTitle")
        self.text = Label(style="dim", wraps=True)
        self.history = Label()
        self.history.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.card = QFrame()
        self.card.setObjectName("promptPanel")
        self.question = Label(style="matchQuestion", wraps=True)
        self.more = Label(wraps=True)
        self.told = Label(style="dim", wraps=True)
        """What the program decided since a person last did."""
        for label in (self.score, self.told, self.question, self.more, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.pictures = QHBoxLayout()
        self.answers = QVBoxLayout()
        self.buttons: list[QPushButton] = []
        self.bid: NumberField | None = None
        self.back = says(QPushButton(), s.TAKE_BACK)
        self.start = says(QPushButton(), s.TO_START)
        self.back.clicked.connect(self.back_wanted)
        self.start.clicked.connect(self.start_wanted)
        self._lay_out()
        follow_language(self._show)

    def set_card_language(self, language: str) -> None:
        """Show the cards of decks in this language."""
        self._card_language = language
        for scene in self.scenes:
            scene.set_card_language(language)

    def show_series(
        self, series: Series, decks: Mapping[str, DeckList], *, begun: bool = False, leads_back: bool = False
    ) -> None:
        """Show what this match asks for next; `begun`: its next game is under way already; `leads_back`: it belongs to
        an evening."""
        self._begun, self._leads_back, self._decks = begun, leads_back, decks
        if series != self._series:
            self._opened = None
        self._series = series
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Close unknown decks: whoever comes back to the page may be the other player."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._opened = None
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the table."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), ui.theme, QPointF(self.rect().center()))
        painter.end()

    # Within.

    def _lay_out(self) -> None:
        down(
            self.told,
            self.question,
            self.pictures,
            self.more,
            self.answers,
            on=self.card,
            margins=(28, 24, 28, 24),
            gap=14,
        )
        within = QWidget()
        within.setObjectName("matchWithin")
        middle = across(STRETCH, (self.card, 30), STRETCH)
        down(STRETCH, (middle, 8), STRETCH, on=within, margins=0)
        scroll = QScrollArea()
        scroll.setObjectName("matchScroll")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(within)
        for button in (self.start, self.back):
            button.setMinimumHeight(36)
        foot = across(self.start, STRETCH, self.back)
        down(self.score, self.text, (scroll, 1), self.history, foot, on=self, margins=(32, 20, 32, 20))

    def _show(self) -> None:
        series = self._series
        if series is None:
            return
        self.unboxing.skip()
        _clear(self.answers)
        _clear(self.pictures)
        self.buttons, self.scenes, self.bid = [], [], None
        self.card.setMaximumWidth(WIDTH)
        one, two = series.players
        a, b = series.score()
        recipe = RECIPES.get(series.name)
        self.score.setText(say(s.SCORE.filled(one=one, two=two, a=a, b=b)))
        self.text.setText(say(recipe.says(series.plan.edition)) if recipe else "")
        self.history.setText("\n".join(map(say, _history(series))))
        self.more.setText("")
        step = series.step()
        told = [say(self._told(move)) for move in of_program(series) if not _is_in_question(move, step)]
        self.told.setText("\n".join(told))
        self.told.setVisible(bool(told))
        self.back.setEnabled(series.without_last_choice() is not None and not self._begun)
        match step:
            case ChooseStep():
                self._ask_deck(step)
            case BanStep():
                self._ask_ban(step)
            case BidStep():
                self._ask_bid(step)
            case FirstStep():
                self._ask_first(step)
            case PlayStep():
                self._ready(step)
            case OverStep():
                self._over(step)
        self.more.setVisible(bool(self.more.text()))
        policy = QSizePolicy.Policy
        self.card.setSizePolicy(policy.Preferred, policy.Preferred if self.scenes else policy.Maximum)
        if self.buttons:
            self.buttons[0].setDefault(True)
            self.buttons[0].setFocus()

    def _ask_deck(self, step: ChooseStep) -> None:
        name = self._name(step.player)
        self.card.setMaximumWidth(WIDEST)
        if step.secret and self._opened != step.player:
            self.question.setText(say(s.HAND_OVER.filled(player=name)))
            self._show_pictures([None] * len(step.decks), step.player)
            self._button(s.OPEN_DECKS.filled(player=name), partial(self._open_decks, step.player))
            return
        if step.unseen and not self._is_alone(step.player, step.decks, step.player, s.CHOOSE_ALONE):
            return
        self.question.setText(say(s.CHOOSE.filled(player=name)))
        self.more.setText(self._banned())
        self._offer_all(step.decks, step.player, s.CHOOSE_THIS, lambda key: Choose(player=step.player, deck=key))

    def _ask_ban(self, step: BanStep) -> None:
        name, owner = self._name(step.player), other_player(step.player)
        self.card.setMaximumWidth(WIDEST)
        if not self._is_alone(step.player, step.decks, owner, s.BAN_ALONE):
            return
        self.question.setText(say(s.BAN.filled(player=name, other=self._name(owner))))
        self._offer_all(step.decks, owner, s.BAN_THIS, lambda key: Ban(player=step.player, deck=key))

    def _is_alone(self, player: Player, decks: Sequence[DeckRef], owner: Player, asks: Words) -> bool:
        """Return whether `player` is at the screen to choose unseen; ask for that where somebody else could look."""
        other = other_player(player)
        if self._opened == player or self._bot() == other:
            return True
        self.question.setText(say(asks.filled(player=self._name(player), other=self._name(other))))
        self._show_pictures(decks, owner)
        self._button(s.I_AM.filled(player=self._name(player)), partial(self._open_decks, player))
        return False

    def _banned(self) -> str:
        """Return the decks that were banned, once both players know it."""
        assert self._series is not None
        known = {deck.key: self._deck_name(deck) for side in self._both_sides() for deck in side}
        banned = [known[move.deck] for move in self._series.moves if isinstance(move, Ban)]
        return say(s.BANNED.filled(decks=joined(banned, BETWEEN))) if banned else ""

    def _offer_all(
        self, decks: Sequence[DeckRef], owner: Player, words: Words, move: Callable[[str], Choose | Ban]
    ) -> None:
        """Offer decks side by side, each with a button of these words that makes a move of its key."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        columns = len(decks) if len(decks) <= IN_A_ROW else max(3, (len(decks) + 1) // 2)
        for number, deck in enumerate(decks):
            grid.addLayout(self._offer(owner, deck, words, move(deck.key)), number // columns, number % columns)
        self.answers.addLayout(grid)

    def _offer(self, owner: Player, deck: DeckRef, words: Words, move: Choose | Ban) -> QLayout:
        """Return a deck to choose: its Archon and cards, its name, and what can be done."""
        scene = self._scene(deck, owner)
        name = say(self._deck_name(deck))
        label = scene.caption = Label(name, style="deckName", wraps=True)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        column = down((scene, 1), label, 4)
        self._button(words, partial(self._move, move), column, name)
        look = QPushButton(say(s.LOOK_AT))
        look.setAccessibleName(f"{say(s.LOOK_AT)}: {name}")
        look.clicked.connect(partial(self.deck_wanted.emit, deck))
        set_kind(look, Kind.QUIET)
        column.addWidget(look)
        return column

    def _scene(self, deck: DeckRef | None, owner: Player) -> DeckScene:
        """Return the picture of a deck, None for a pack that is still closed."""
        found = self._decks.get(deck.key) if deck is not None else None
        scene = DeckScene(self._faces, shown_of(found) if found is not None else None, owner)
        scene.set_card_language(self._card_language)
        self.scenes.append(scene)
        return scene

    def _show_pictures(self, decks: Sequence[DeckRef | None], *owners: Player) -> None:
        """Show decks side by side above the answers; the last owner has all that follow."""
        for number, deck in enumerate(decks):
            self.pictures.addWidget(self._scene(deck, owners[min(number, len(owners) - 1)]))

    def _ask_bid(self, step: BidStep) -> None:
        name, other = self._name(step.player), self._name(other_player(step.player))
        words = s.BID_NEXT.filled(player=name, other=other) if step.may_pass else s.BID_FIRST.filled(player=name)
        self.question.setText(say(words))
        pool = dict.fromkeys(deck for side in self._both_sides() for deck in side)
        self._show_pictures([step.deck] if step.deck is not None else list(pool)[:IN_A_ROW], step.player)
        lines = [self._bid_for(step)]
        if step.may_pass:
            lines.append(s.BID_STANDS.filled(player=other, chains=counted(step.least - 1, glossary.CHAIN)))
        self.more.setText("\n".join(say(line) for line in lines))
        self.bid = bid = NumberField()
        bid.setRange(step.least, MOST_CHAINS)
        bid.setAccessibleName(say(s.CHAINS))
        bid.setMinimumSize(80, 40)
        row = across(STRETCH, bid)
        give = self._button(s.BID.filled(n=step.least), partial(self._give_bid, step.player), row)
        bid.valueChanged.connect(lambda n: give.setText(say(s.BID.filled(n=n))))
        if step.may_pass:
            self._button(s.PASS.filled(other=other), partial(self._move, Bid(player=step.player, chains=None)), row)
        row.addStretch(1)
        self.answers.addLayout(row)

    def _bid_for(self, step: BidStep) -> Words:
        if step.deck is not None:
            return s.BID_FOR_DECK.filled(deck=self._deck_name(step.deck))
        pool = {deck.key: self._deck_name(deck) for side in self._both_sides() for deck in side}
        return s.BID_FOR_CHOICE.filled(decks=joined(list(pool.values()), BETWEEN))

    def _deck_name(self, deck: DeckRef) -> Words:
        """Return the name of a deck of the match, with its mark."""
        found = self._decks.get(deck.key)
        return deck_words(deck.name, found.kind if found is not None else DeckKind.PUBLISHED)

    def _both_sides(self) -> tuple[tuple[DeckRef, ...], tuple[DeckRef, ...]]:
        assert self._series is not None
        return self._series.decks

    def _ask_first(self, step: FirstStep) -> None:
        self.question.setText(say(s.WHO_FIRST.filled(player=self._name(step.player))))
        for first in (step.player, other_player(step.player)):
            words = s.GOES_FIRST.filled(player=self._name(first))
            self._button(words, partial(self._move, First(player=step.player, first=first)))

    def _ready(self, step: PlayStep) -> None:
        self.question.setText(say(s.UNDER_WAY.filled(n=step.number) if self._begun else s.READY))
        self._show_pictures(step.decks, *PLAYERS)
        lines = [self._plays(step, player) for player in PLAYERS]
        if not self._begun:
            by_lot = step.first is None
            first = s.FIRST_BY_LOT if by_lot else s.GOES_FIRST.filled(player=self._name(step.first or PLAYERS[0]))
            lines.append(say(first))
        self.more.setText("\n".join(lines))
        words = s.GO_ON_GAME if self._begun else s.PLAY_GAME
        self._button(words.filled(n=step.number), self.play_wanted.emit)
        if self._begun:
            for player in (player for player in PLAYERS if player != self._bot()):
                gives_up = s.CONCEDES.filled(player=self._name(player), n=step.number)
                self._button(gives_up, partial(self.conceded.emit, player))

    def _plays(self, step: PlayStep, player: Player) -> str:
        chains = step.chains[player]
        words = s.PLAYS_CHAINS if chains else s.PLAYS
        number = counted(chains, glossary.CHAIN)
        return say(words.filled(player=self._name(player), deck=self._deck_name(step.decks[player]), chains=number))

    def _over(self, step: OverStep) -> None:
        self.question.setText(say(s.WON.filled(player=self._name(step.winner))))
        assert self._series is not None
        last = self._series.model_copy(update={"moves": self._series.moves[:-1]}).step()
        if isinstance(last, PlayStep):
            self._show_pictures([last.decks[step.winner]], PLAYERS[step.winner])
        if self._leads_back:
            self._button(s.TO_EVENING, self.evening_wanted.emit)
        self._button(s.REMATCH, partial(self.again_wanted.emit, False))
        self._button(s.SWAP, partial(self.again_wanted.emit, True))
        self._button(s.NEW_MATCH, self.new_wanted.emit)

    def _bot(self) -> int | None:
        return self._series.bot if self._series is not None else None

    def _told(self, move: Move) -> Words:
        """Return what the program decided, as far as the other player may know it."""
        assert self._series is not None
        step = self._series.step()
        unseen = isinstance(step, BanStep) or isinstance(step, ChooseStep) and step.unseen
        secret = unseen or self._series.plan.decks is DeckRule.SEALED
        match move:
            case Bid(player=player, chains=None):
                return s.PROGRAM_PASSED.filled(player=self._name(PLAYERS[player]))
            case Bid(player=player, chains=chains):
                number = counted(chains or 0, glossary.CHAIN)
                return s.PROGRAM_BID.filled(player=self._name(PLAYERS[player]), chains=number)
            case Choose(player=player, deck=key):
                name = self._name(PLAYERS[player])
                deck = next(deck for side in self._both_sides() for deck in side if deck.key == key)
                words = s.PROGRAM_CHOSE_UNSEEN if secret else s.PROGRAM_CHOSE
                return words.filled(player=name, deck=self._deck_name(deck))
            case Ban(player=player, deck=key):
                banned = next(deck for side in self._both_sides() for deck in side if deck.key == key)
                words = s.PROGRAM_BANNED_UNSEEN if isinstance(step, BanStep) else s.PROGRAM_BANNED
                return words.filled(player=self._name(PLAYERS[player]), deck=self._deck_name(banned))
            case _:
                raise AssertionError(move)

    # Choices.

    def _open_decks(self, player: Player) -> None:
        self._opened = player
        self._show()
        self.unboxing.begin(self.scenes, self.speed)

    def _give_bid(self, player: Player) -> None:
        assert self.bid is not None
        self._move(Bid(player=player, chains=self.bid.value()))

    def _move(self, move: Choose | Ban | Bid | First) -> None:
        self.moved.emit(move)

    def _button(
        self, words: Words, does: Callable[[], object], row: QBoxLayout | None = None, about: str = ""
    ) -> QPushButton:
        button = QPushButton(say(words).replace("&", "&&"))
        button.setMinimumHeight(40)
        if not self.buttons and not about:
            set_kind(button, Kind.PRIMARY)
        if about:
            button.setAccessibleName(f"{say(words)}: {about}")
        button.clicked.connect(lambda *_: does())
        (row or self.answers).addWidget(button)
        self.buttons.append(button)
        return button

    def _name(self, player: Player) -> str:
        assert self._series is not None
        return self._series.players[player]


def _is_in_question(move: Move, step: Step) -> bool:
    """Return whether what is asked for next says itself what the program decided."""
    return isinstance(move, First) or isinstance(move, Bid) and isinstance(step, BidStep)


def _history(series: Series) -> list[Words]:
    """Return one line for each game played."""
    return [
        s.LAST_GAMES.filled(
            n=number,
            player=series.players[game.winner],
            a=game.keys[game.winner],
            b=game.keys[other_player(PLAYERS[game.winner])],
        )
        for number, game in enumerate(series.played, 1)
    ]


def _clear(layout: QLayout) -> None:
    """Empty a layout, inner layouts included."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            _clear(inner)
            inner.deleteLater()
