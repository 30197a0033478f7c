"""The line that says what was done."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from kfdesk.desk.decks.notice import Notice
from kfdesk.text.words import same


def test_its_buttons_go_below_the_words_where_there_is_no_room_beside_them(qtbot: QtBot) -> None:
    notice = Notice()
    qtbot.addWidget(notice)
    notice.say(same("Seven decks were put into the trash."), lambda: None)
    for width, below in ((900, False), (200, True), (900, False)):
        notice.resize(width, 300)
        qtbot.waitUntil(lambda below=below: (notice.undo.x() < notice.text.geometry().right()) is below)  # type: ignore[misc]
        assert notice.undo.isVisible() and notice.away.x() + notice.away.width() <= width
