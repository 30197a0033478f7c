"""A home-made card at a small table: in hand, its house active, with creatures on both sides and Æmber."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import HomeCard, understood
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.teacher.guest import Guest
from kfdesk.engine.decks import DeckList, Seat
from kfdesk.engine.rules import SetupError
from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.terms import CardType, House, Step

if TYPE_CHECKING:
    from kfdesk.desk.teacher.feature import TeacherFeature

LESSON: Final = "home-card:"
"""What `TableSetup.lesson` begins with at the table of a card that is tried."""
AMBER: Final = (4, 5)
"""The Æmber of whoever tries a card, and of the opponent."""
OWN_LINE: Final = ("troll", "bumpsy")
"""Creatures of the player, of the card's house at this table: a large one and one of some size."""
OWN_OTHER: Final = "dust-pixie"
"""A creature of the player that is of another house, unless the card is of its own."""
THEIR_LINE: Final = ("snufflegator", "silvertooth", "sanctum-guardian", "dust-pixie")
"""Creatures of the opponent: with and without armor, with and without skirmish, large and small."""
OWN_PILE: Final = ("foggify", "dust-imp", "wild-wormhole", "fear", "help-from-future-self", "lash-of-broken-dreams")
THEIR_PILE: Final = ("regrowth", "ghostly-hand", "cleansing-wave", "pawn-sacrifice", "charge", "full-moon")
"""Cards of hands, discard piles and decks, from the top."""
OWN_HOUSES: Final = (House.UNTAMED, House.LOGOS, House.DIS, House.BROBNAR)
THEIR_HOUSES: Final = (House.UNTAMED, House.SHADOWS, House.SANCTUM)
_IN_HAND: Final = 2
_DISCARDED: Final = 2


class TryBox(Guest):
    """What stands in the teacher's pane while a card is tried."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title.setObjectName("puzzleTitle")
        self.help = says(Label(wraps=True), w.TRYING_HELP)
        self.again, self.back = says(QPushButton(), w.AGAIN), says(QPushButton(), w.TO_CARD)
        set_kind(self.back, Kind.PRIMARY)
        self.lay_out((self.help,), (self.again, self.back))


class Trial(QObject):
    """Lays out the table of a card, and speaks for it in the teacher's pane as long as that table lies."""

    back_wanted = Signal(str)
    """The key of the card that was tried, to be written on."""

    def __init__(self, desk: Desk, teacher: TeacherFeature) -> None:
        super().__init__(desk.frame)
        self._desk, self._teacher = desk, teacher
        self.card: HomeCard | None = None
        """The card at the table; None while there is none."""
        self.box = TryBox(teacher.pane)
        self.box.again.clicked.connect(self._start_over)
        self.box.back.clicked.connect(self._go_back)
        desk.controller.game_began.connect(self._on_game_began)
        follow_language(self._say)

    def begin(self, card: HomeCard) -> None:
        """Lay out a table with a card that is understood whole."""
        if not self._desk.controller.may_leave():
            return
        self.card = card
        try:
            understood((card,))
            self._desk.controller.new_game(setup_of(card))
        except SetupError as fault:
            self.card = None
            self._desk.controller.stay()
            self._desk.tell(w.NOT_TRIED, fault.words)
            return
        self._say()
        self._teacher.lend(self.box)

    def _start_over(self) -> None:
        if self.card is not None:
            self.begin(self.card)

    def _go_back(self) -> None:
        if self.card is not None:
            self.back_wanted.emit(self.card.key)

    def _on_game_began(self) -> None:
        setup = self._desk.controller.setup
        if self.card is not None and (setup is None or setup.lesson != LESSON + self.card.key):
            self.card = None
            if self._teacher.pane.guest is self.box:
                self._teacher.lend(None)

    def _say(self) -> None:
        if self.card is not None:
            self.box.title.setText(say(w.TRYING.filled(card=self.card.name)))


def setup_of(card: HomeCard) -> TableSetup:
    """Return the setup of the table of a card: both hands lie open, one person decides for both, nothing is kept."""
    scenario = scenario_of(card)
    one, two = (Seat(side.name, DeckList(side.deck_name, side.houses or (), ())) for side in scenario.players)
    return TableSetup((one, two), 0, 0, True, scenario=scenario, lesson=LESSON + card.key, homemade=(card,))


def scenario_of(card: HomeCard) -> Scenario:
    """Return the table: the card in hand, a token creature in the battleline."""
    house = card.houses[0]
    is_token = card.type is CardType.TOKEN_CREATURE
    new = CardSpec(id=card.id, house=house, icons=card.icons)
    line = (*(_of_house(one, house) for one in OWN_LINE), CardSpec(id=OWN_OTHER))
    own, theirs = _piles(OWN_PILE), _piles(THEIR_PILE)
    me = Side(
        name=say(w.ME),
        houses=tuple(dict.fromkeys((house, *OWN_HOUSES)))[:3],
        battleline=(*line, CardSpec(id=OWN_PILE[0], house=house, token_of=card.id)) if is_token else line,
        token=card.id if is_token else None,
        amber=AMBER[0],
        hand=own.hand if is_token else (new, *own.hand),
        discard=own.discard,
        deck=own.deck,
    )
    them = Side(
        name=say(w.OTHER),
        houses=THEIR_HOUSES,
        battleline=tuple(CardSpec(id=one) for one in THEIR_LINE),
        amber=AMBER[1],
        hand=theirs.hand,
        discard=theirs.discard,
        deck=theirs.deck,
    )
    return Scenario(players=(me, them), step=Step.MAIN, house=house, turn=9)


def _of_house(card: str, house: House) -> CardSpec:
    """Return a creature that belongs to a house, as a maverick where that is not the printed one."""
    return CardSpec(id=card, house=house, maverick=house not in facts()[card].houses)


class _Piles(NamedTuple):
    """Cards that a player has besides those on the table, each pile from the top."""

    hand: tuple[CardSpec, ...]
    discard: tuple[CardSpec, ...]
    deck: tuple[CardSpec, ...]


def _piles(cards: Sequence[str]) -> _Piles:
    """Deal cards out."""
    specs = tuple(CardSpec(id=one) for one in cards)
    return _Piles(specs[:_IN_HAND], specs[_IN_HAND : _IN_HAND + _DISCARDED], specs[_IN_HAND + _DISCARDED :])
