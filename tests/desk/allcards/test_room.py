"""What a person does among all cards: searches, clicks filters, looks at a card, and goes to its decks and back."""

from __future__ import annotations

from pathlib import Path
from threading import current_thread
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from kfdesk.cards.facts import facts
from kfdesk.collection.allcards.completion import completion
from kfdesk.collection.allcards.finding import parsed
from kfdesk.collection.database import StoreError
from kfdesk.collection.homemade import register
from kfdesk.collection.records import CardLine
from kfdesk.collection.store import DeckStore
from kfdesk.collection.vocabulary import Field
from kfdesk.desk.allcards import browse as browsing
from kfdesk.desk.allcards import texts as s
from kfdesk.desk.allcards.browse import BrowseCards
from kfdesk.desk.allcards.lists import MISSING
from kfdesk.desk.allcards.model import COLUMNS
from kfdesk.desk.allcards.room import CardsRoom
from kfdesk.desk.card.faces import DeskFaces, rules_text
from kfdesk.desk.decks.cards import CardList
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.decks.searchbar import SearchBar
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.reference.largecard import LargeCard
from kfdesk.text.words import Words
from tests.desk.allcards.decks import DECKS
from tests.desk.frame import Frame
from tests.homemade import GRUMBLE, RAIN, RIDDLE

LEFT = Qt.MouseButton.LeftButton
ROLE = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def browse(room: CardsRoom) -> BrowseCards:
    return room.page.browse


def click_filter(qtbot: Any, browse: BrowseCards, field: Field, value: str) -> None:
    item = browse.filters.item_of(field, value)
    assert item is not None
    browse.filters.scrollToItem(item)
    qtbot.mouseClick(browse.filters.viewport(), LEFT, pos=browse.filters.visualItemRect(item).center())


def click_row(qtbot: Any, browse: BrowseCards, row: int) -> None:
    """Click a card of the view in use."""
    index = browse.model.index(row, 0)
    browse.view.scrollTo(index)
    qtbot.mouseClick(browse.view.viewport(), LEFT, pos=browse.view.visualRect(index).center())
    browse.show_selected()


def copies_rows(browse: BrowseCards) -> list[str]:
    model = browse.panel.copies.copies
    while model.canFetchMore(QModelIndex()):
        model.fetchMore(QModelIndex())
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_every_card_is_there_at_once_and_only_faces_in_sight_are_painted(browse: BrowseCards, qtbot: Any) -> None:
    assert browse.model.rowCount() == len(facts())
    assert s.found(len(facts()), len(facts())).en == browse.search.count.text() == "2,710 cards"
    painted = browse.grid.delegate.painted
    qtbot.waitUntil(lambda: len(painted.kept) > 0)
    with qtbot.waitSignal(painted.painted_some, raising=False, timeout=300):
        pass
    assert len(painted.kept) < 100


def test_a_search_is_typed_and_narrowed_by_clicks(browse: BrowseCards, qtbot: Any) -> None:
    qtbot.keyClicks(browse.search.line, "ember")
    assert "ember-imp" in browse.model.ids
    click_filter(qtbot, browse, Field.HOUSE, "dis")
    assert browse.search.text == "ember house:dis"
    click_filter(qtbot, browse, Field.IS, "owned")
    assert list(browse.model.ids) == ["ember-imp"]
    click_filter(qtbot, browse, Field.IS, "missing")
    assert browse.search.text == "ember house:dis is:missing"
    click_filter(qtbot, browse, Field.HOUSE, "dis")
    assert browse.search.text == "ember is:missing"
    assert [chip.text() for chip in browse.search.chips.chips] == ["“ember”", "not in my decks"]


def test_a_filter_of_the_shelf_is_not_swallowed_by_an_open_quotation(qtbot: Any) -> None:
    bar = SearchBar()
    qtbot.addWidget(bar)
    bar.set_text('"key charge')
    bar.toggle("house:dis")
    assert bar.text == '"key charge" house:dis' and bar.holds("house:dis")
    bar.set_text('"key charge')
    bar.set_range("creatures", 10, None)
    assert bar.text == '"key charge" creatures>=10'


def test_where_nothing_is_found_it_is_said_and_a_guess_is_made(browse: BrowseCards, qtbot: Any) -> None:
    browse.search.set_text("autocanon")
    assert browse.empty.isVisible()
    qtbot.waitUntil(browse.search.hint.isVisible)
    browse.search.set_text("")
    assert browse.grid.isVisible()


def test_cards_are_ordered_by_the_box_and_by_headings(browse: BrowseCards, qtbot: Any) -> None:
    browse.sort.setCurrentIndex(browse.sort.findData("owned"))
    browse.sort.activated.emit(browse.sort.currentIndex())
    assert browse.model.ids[:2] == ("anger", "ember-imp")
    browse.show_view("table")
    header = browse.table.horizontalHeader()
    at = QPoint(header.sectionViewportPosition(COLUMNS.index("rarity")) + 8, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=at)
    assert browse.sort.currentData() == "rarity"
    first = browse.model.ids[0]
    qtbot.mouseClick(header.viewport(), LEFT, pos=at)
    assert browse.model.ids[0] != first
    traits = QPoint(header.sectionViewportPosition(COLUMNS.index("traits")) + 8, header.height() // 2)
    browse.table.horizontalScrollBar().setValue(0)
    qtbot.mouseClick(header.viewport(), LEFT, pos=traits)
    assert header.sortIndicatorSection() == COLUMNS.index("rarity"), "nothing is ordered by traits"
    browse.set_order("decks", descending=True)
    assert browse.sort.currentText() == s.SORTS["decks"].en and browse.model.ids[0] in ("anger", "ember-imp")


def test_what_the_cards_do_is_read_beside_the_windows_work(
    browse: BrowseCards, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []  # to read it all takes seconds
    monkeypatch.setattr(browsing, "needs_reading", lambda query, sort: sort == "steal" and not read)
    monkeypatch.setattr(browsing, "read_for_search", lambda is_stopped: read.append(current_thread().name))
    browse.search.set_text("house:shadows set:cota type:action")
    before = browse.model.ids
    browse.set_order("steal", descending=True)
    assert browse.search.hint.text() == s.READING.en and browse.model.ids == before
    qtbot.waitUntil(lambda: browse.model.ids != before)
    assert read == ["cards"] and set(browse.model.ids) == set(before)


def test_a_card_is_shown_with_text_printings_and_figures(browse: BrowseCards, qtbot: Any) -> None:
    browse.search.set_text("name=anger")
    click_row(qtbot, browse, 0)
    panel = browse.panel
    assert panel.name.text() == "Anger" and "3 copies in your decks (2 decks)" in panel.owned.text()
    assert "Ready and fight" in panel.text.text() and "Call of the Archons" in panel.printings.text()
    assert s.FIGURES.en in panel.figures.text()
    with qtbot.waitSignal(panel.rule_wanted) as wanted:
        panel.text.linkActivated.emit("glossary/ready")
    assert wanted.args == ["glossary/ready"]
    english = panel.text.text()
    qtbot.mouseClick(panel.other, LEFT)
    assert panel.text.text() != english and panel.other.text() == s.IN_ENGLISH.en


def test_each_copy_is_listed_with_its_house_icons_and_mavericks(browse: BrowseCards, qtbot: Any) -> None:
    browse.search.set_text("name=ember-imp")
    click_row(qtbot, browse, 0)
    assert copies_rows(browse) == [
        "First\n1 × Dis",
        "Second\n1 × Brobnar · maverick",
        "Generated\n1 × Dis · generated",
    ]
    assert "1 more in decks that do not count" in browse.panel.owned.text()
    spoken = str(browse.panel.copies.copies.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert "Second" in spoken and "maverick" in spoken and "bonus icons" in spoken


def test_a_click_on_a_copy_leads_to_its_deck_and_back_to_the_same_place(
    room: CardsRoom, frame: Frame, browse: BrowseCards, qtbot: Any
) -> None:
    browse.set_order("house", descending=False)
    browse.show_card("ember-imp")
    browse.panel.tabs.setCurrentIndex(1)
    copies_rows(browse)
    before = browse.place()
    assert before.card == "ember-imp" and before.scrolled > 0
    rect = browse.panel.copies.visualRect(browse.panel.copies.copies.index(1, 0))
    with qtbot.waitSignal(room.deck_wanted) as wanted:
        qtbot.mouseClick(browse.panel.copies.viewport(), LEFT, pos=rect.center())
    assert wanted.args == ["own:Second"] and frame.pages.currentWidget() is frame.start
    room.show_card("anger")  # another way leads through the room meanwhile
    browse.set_order("name", descending=True)
    assert frame.back is not None
    frame.back()
    assert frame.pages.currentWidget() is room.page and browse.place() == before


def test_all_decks_with_a_card_are_a_button_away(room: CardsRoom, browse: BrowseCards, qtbot: Any) -> None:
    browse.show_card("anger")
    with qtbot.waitSignal(room.decks_wanted) as wanted:
        qtbot.mouseClick(browse.panel.decks, LEFT)
    assert wanted.args == ["anger"]
    browse.show_card(next(card for card in facts() if card not in ("anger", "ember-imp")))
    assert not browse.panel.decks.isEnabled()


def test_a_card_is_shown_though_the_search_does_not_find_it(room: CardsRoom, browse: BrowseCards) -> None:
    browse.search.set_text("house:mars")
    room.show_card("anger")
    assert browse.current == "anger" == browse.panel.card and browse.search.text == ""


def test_home_made_cards_are_among_the_others(room: CardsRoom, browse: BrowseCards, store: DeckStore) -> None:
    store.homemade.keep(RAIN)
    room.enter()
    browse.search.set_text("is:homemade")
    assert list(browse.model.ids) == [RAIN.id]
    register((GRUMBLE,))
    room.show_card(GRUMBLE.id)  # a deck holds it, and nobody else
    assert browse.panel.card == browse.current == GRUMBLE.id and browse.panel.name.text() == "Old Grumble"
    assert not browse.panel.printings.isVisible()


def test_a_home_made_card_that_nobody_understands_is_shown_without_figures(room: CardsRoom, qtbot: Any) -> None:
    register((RIDDLE,))
    room.show_card(RIDDLE.id)
    panel = room.page.browse.panel
    assert panel.card == RIDDLE.id and panel.figures.isHidden()
    large = LargeCard(RIDDLE.id, DeskFaces(rules_text), "en", room.page)
    qtbot.addWidget(large)
    assert large.picture.accessibleName().startswith("Riddle")
    room.show_card("anger")
    assert not panel.figures.isHidden()


def test_an_anomaly_is_of_no_house(browse: BrowseCards) -> None:
    browse.show_card("memolith")
    assert "Brobnar" not in browse.panel.facts.text() + browse.panel.printings.text()
    assert "A04 · " in browse.panel.printings.text()
    assert "Brobnar" not in str(browse.model.index(browse.model.row_of("memolith"), 0).data(ROLE))


def test_copies_that_do_not_count_are_not_more_where_none_counts(
    room: CardsRoom, browse: BrowseCards, store: DeckStore
) -> None:
    store.trash(["own:First", "own:Second"])
    room.show_card("ember-imp")
    assert browse.panel.owned.text() == "No copy in your decks; 1 in decks that do not count"


def test_a_group_of_filters_opens_and_closes_by_single_clicks(browse: BrowseCards, qtbot: Any) -> None:
    group = browse.filters.topLevelItem(2)
    assert group is not None and group.isExpanded()
    at = browse.filters.visualItemRect(group).center()
    qtbot.mouseClick(browse.filters.viewport(), LEFT, pos=at)
    assert not group.isExpanded()
    qtbot.mouseDClick(browse.filters.viewport(), LEFT, pos=at)
    assert not browse.filters.expandsOnDoubleClick()


def test_what_is_owned_follows_the_shelf(room: CardsRoom, browse: BrowseCards, store: DeckStore) -> None:
    browse.search.set_text("is:owned")
    assert set(browse.model.ids) == {"anger", "ember-imp"}
    store.trash(["own:First", "own:Second"])
    room.enter()
    assert browse.model.ids == ()


def test_without_a_shelf_the_cards_are_shown_and_it_is_said_what_is_wrong(frame: Frame, tmp_path: Path) -> None:
    def broken() -> DeckStore:
        raise StoreError(tmp_path / "shelf.sqlite", Words("The shelf is broken."), damaged=True)

    room = CardsRoom(cast(Desk, frame), OpenShelf(broken))
    room.open()
    QApplication.processEvents()
    assert room.page.browse.model.rowCount() == len(facts())
    assert room.page.trouble.isVisible() and room.page.trouble.text() == "The shelf is broken."
    room.page.browse.show_card("anger")
    panel = room.page.browse.panel
    assert not panel.owned.isVisible() and not panel.tabs.isTabVisible(1), "nobody knows how many there are"
    assert [room.page.tabs.isTabEnabled(at) for at in range(4)] == [True, False, False, False]
    room.close()


def test_the_pages_that_count_are_there_as_long_as_the_shelf_can_be_opened(
    frame: Frame, store: DeckStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles = [StoreError(Path("shelf.sqlite"), Words("The shelf is broken."))]

    def opened(shelf: OpenShelf) -> DeckStore:
        del shelf
        if troubles:
            raise troubles[0]
        return store

    monkeypatch.setattr(OpenShelf, "__call__", opened)
    room = CardsRoom(cast(Desk, frame), OpenShelf())
    room.enter()
    assert not room.page.tabs.isTabEnabled(1)
    trouble = troubles.pop()
    room.show_card("anger")
    panel = room.page.browse.panel
    assert room.page.tabs.isTabEnabled(1) and panel.owned.isVisible() and panel.tabs.isTabVisible(1)
    room.page.tabs.setCurrentWidget(room.page.sets)
    troubles.append(trouble)
    room.enter()
    assert room.page.tabs.currentWidget() is room.page.browse and not room.page.tabs.isTabEnabled(1)
    room.close()


def test_what_goes_wrong_in_a_search_is_told_below_its_line(
    browse: BrowseCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise StoreError(Path("shelf.sqlite"), Words("A deck is damaged."))

    monkeypatch.setattr(browsing, "found_cards", broken)
    browse.search.set_text("is:maverick")
    assert browse.search.hint.isVisible() and browse.search.hint.text() == "A deck is damaged."


def test_the_first_time_the_cards_come_before_the_shelf_is_open(frame: Frame, store: DeckStore) -> None:
    asked: list[int] = []

    def opened() -> DeckStore:
        asked.append(1)
        return store

    room = CardsRoom(cast(Desk, frame), OpenShelf(opened))
    room.open()
    assert frame.pages.currentWidget() is room.page and not asked
    QApplication.processEvents()
    assert asked and room.page.browse.holdings.owned.of("anger").copies == 3
    room.close()


def test_sets_say_what_is_missing_and_lead_there(
    room: CardsRoom, browse: BrowseCards, store: DeckStore, qtbot: Any
) -> None:
    page = room.page
    page.tabs.setCurrentWidget(page.sets)
    top = page.sets.list.topLevelItem(0)
    cota = completion(store.copies.counts())[0].whole
    assert top is not None and [top.text(at) for at in (0, 1, 2, 4)] == [
        "Call of the Archons", "2", str(cota.cards), str(cota.cards - 2),
    ]  # fmt: skip
    assert page.sets.counted.text() == "Counted: 2 decks. Not counted: 1 generated. Decks in the trash never count."
    page.sets.list.setCurrentItem(top)
    page.sets.missing.click()
    assert page.tabs.currentWidget() is browse and browse.search.text == "missing:cota"
    browse.search.set_text("")
    page.tabs.setCurrentWidget(page.sets)
    missing = page.sets.list.visualItemRect(top)
    missing.setLeft(page.sets.list.columnViewportPosition(MISSING))
    qtbot.mouseClick(page.sets.list.viewport(), LEFT, pos=missing.topLeft() + QPoint(8, missing.height() // 2))
    assert page.tabs.currentWidget() is browse and browse.search.text == "missing:cota"
    assert len(browse.model.ids) == cota.cards - 2 and "anger" not in browse.model.ids


def test_it_is_said_that_a_deck_is_there_twice_and_counts_once(room: CardsRoom, store: DeckStore) -> None:
    store.add([DECKS[0].model_copy(update={"key": "own:copy"})])
    room.enter()
    for page in (room.page.sets, room.page.most):
        room.page.tabs.setCurrentWidget(page)
        assert "Counted: 2 decks." in page.counted.text() and "1 that is there twice" in page.counted.text()


def test_most_fewest_and_mavericks_lead_to_cards_and_decks(room: CardsRoom, browse: BrowseCards, qtbot: Any) -> None:
    page = room.page
    page.tabs.setCurrentWidget(page.most)
    first = page.most.most.topLevelItem(0)
    assert first is not None and (first.text(0), first.text(1), first.text(2)) == ("Anger", "3", "2")
    assert page.most.fewest.topLevelItem(0).text(0) == "Ember Imp"  # type: ignore[union-attr]
    qtbot.mouseClick(page.most.most.viewport(), LEFT, pos=page.most.most.visualItemRect(first).center())
    assert browse.current == "anger" and page.tabs.currentWidget() is browse
    page.tabs.setCurrentWidget(page.mavericks)
    line = page.mavericks.list.topLevelItem(0)
    assert line is not None and [line.text(at) for at in range(4)] == ["Ember Imp", "Brobnar", "Second", "CotA"]
    with qtbot.waitSignal(room.deck_wanted) as wanted:
        page.mavericks.deck.click()
    assert wanted.args == ["own:Second"]


def test_mavericks_are_ordered_by_their_names_however_many_there_are(room: CardsRoom, store: DeckStore) -> None:
    zeal = CardLine(id=None, title="Aardvark", house="dis", maverick=True, count=1)
    many = CardLine(id=None, title="Zebra", house="dis", maverick=True, count=2)
    store.add([DECKS[0].model_copy(update={"key": "own:Third", "name": "Third", "cards": (many, zeal)})])
    room.enter()
    page = room.page
    page.tabs.setCurrentWidget(page.mavericks)
    lines = [page.mavericks.list.topLevelItem(at) for at in range(3)]
    assert [line.text(0) for line in lines if line is not None] == ["Aardvark", "Ember Imp", "2 × Zebra"]


# By keyboard and by ear.


def test_the_room_works_by_keyboard_alone(room: CardsRoom, browse: BrowseCards, qtbot: Any) -> None:
    assert browse.search.line.hasFocus()
    qtbot.keyClicks(browse.search.line, "name=ember-imp")
    qtbot.keyClick(browse.search.line, Qt.Key.Key_Return)
    assert browse.grid.hasFocus() and browse.current == "ember-imp"
    QApplication.sendEvent(
        browse.grid, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    )
    shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, LargeCard) and one.isVisible()]
    assert len(shown) == 1
    shown[0].close()
    browse.show_selected()
    browse.panel.tabs.setCurrentIndex(1)
    copies_rows(browse)
    browse.panel.copies.setFocus()
    browse.panel.copies.setCurrentIndex(browse.panel.copies.copies.index(0, 0))
    with qtbot.waitSignal(room.deck_wanted) as wanted:
        qtbot.keyClick(browse.panel.copies, Qt.Key.Key_Return)
    assert wanted.args == ["own:First"]
    item = browse.filters.item_of(Field.HOUSE, "mars")
    assert item is not None
    browse.filters.setCurrentItem(item)
    qtbot.keyClick(browse.filters, Qt.Key.Key_Space)
    assert "house:mars" in browse.search.text


def test_a_screen_reader_hears_what_the_faces_show(browse: BrowseCards) -> None:
    browse.search.set_text("name=anger")
    said = browse.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Anger, action, Brobnar, 3 copies in your decks"
    for widget in (browse.grid, browse.table, browse.filters, browse.panel, browse.search.line, browse.sort):
        assert widget.accessibleName(), widget


def test_the_room_speaks_german(room: CardsRoom, browse: BrowseCards) -> None:
    ui.speak("de")
    try:
        browse.search.set_text("typ:kreatur fraktion:dis")
        assert 0 < browse.model.rowCount() < 400
        room.page.tabs.setCurrentWidget(room.page.sets)
        room.page.sets.missing.click()
        assert browse.search.text == "fehlend:cota" and browse.model.rowCount() > 300
    finally:
        ui.speak("en")


def test_every_example_of_the_help_is_understood() -> None:
    for typed, _ in s.SEARCH_EXAMPLES:
        for language in ("en", "de"):
            query = parsed(typed.say(language))
            assert query.terms and not query.hints, typed.say(language)


def test_a_card_of_a_deck_leads_here_and_to_its_decks(qtbot: Any, frame: Frame) -> None:
    cards = CardList(frame.card_faces)
    qtbot.addWidget(cards)
    cards.show_deck(DECKS[0])
    line = CardLine(id="anger", title="Anger", house="brobnar")
    assert cards.menu_of(line) is None
    cards.leads_to_cards = True
    menu = cards.menu_of(line)
    assert menu is not None
    with qtbot.waitSignals([cards.card_wanted, cards.decks_wanted, cards.explain_wanted]):
        for action in menu.actions():
            action.trigger()
    assert cards.menu_of(line.model_copy(update={"id": None})) is None
