"""Settings: kept, tolerant of damage, changed in one dialog; names of cards learned from what was seen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from kfdesk import catalogs, disk
from kfdesk.desk import texts as s
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.kit import settings as kept
from kfdesk.desk.kit.settings import DeskSettings, load_settings, save_settings
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.layout.cards_in_view import on_table
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.desk.window.preferences import PreferencesDialog
from kfdesk.engine.terms import House, Player
from kfdesk.match.unnamed import A_CARD
from kfdesk.text.words import Pair, Words
from tests import tables
from tests.desk.samples import busy
from tests.said import both


def test_settings_come_back_as_they_were_saved(tmp_path: Path) -> None:
    wishes = DeskSettings(interface_language="de", text_factor=1.5, decks=("a.json", "b.json"), open_table=True)
    assert save_settings(wishes, tmp_path / "new")
    assert load_settings(tmp_path / "new") == wishes
    assert [path.name for path in (tmp_path / "new").iterdir()] == [kept.FILE_NAME]


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == DeskSettings()


@pytest.mark.parametrize("content", ["", "{", "[1, 2]", "\x00\x01"], ids=["empty", "cut off", "not an object", "bytes"])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, content: str) -> None:
    (tmp_path / kept.FILE_NAME).write_text(content)
    assert load_settings(tmp_path) == DeskSettings()
    assert (tmp_path / "settings.damaged-1.json").read_text() == content
    (tmp_path / kept.FILE_NAME).write_text(content)
    load_settings(tmp_path)
    assert (tmp_path / "settings.damaged-2.json").exists()


def test_one_bad_value_loses_only_itself(tmp_path: Path) -> None:
    raw = {"text_factor": 99, "theme": "dark", "log_level": "loud", "from_the_future": 1, "player_names": ["Ada", "Bo"]}
    (tmp_path / kept.FILE_NAME).write_text(json.dumps(raw))
    loaded = kept.read_settings(tmp_path)
    future: dict[str, Any] = {"from_the_future": 1}
    assert loaded.settings == DeskSettings(theme="dark", player_names=("Ada", "Bo"), **future)
    assert loaded.message is not None and "log_level, text_factor" in loaded.message.en
    assert json.loads((tmp_path / kept.FILE_NAME).read_text()) == raw, "reading changes nothing"


def test_what_a_newer_version_wrote_is_not_lost_on_saving(tmp_path: Path) -> None:
    raw = {"theme": "dark", "sounds": {"volume": [1, {"ä": None}]}, "moves": 3, "model_fields": 1, "__class__": "x"}
    (tmp_path / kept.FILE_NAME).write_text(json.dumps(raw))
    loaded = kept.read_settings(tmp_path)
    assert loaded.message is None and loaded.settings.moves is True
    save_settings(loaded.settings.model_copy(update={"theme": "light"}), tmp_path)
    again = json.loads((tmp_path / kept.FILE_NAME).read_text())
    assert (again["theme"], again["sounds"]) == ("light", raw["sounds"])
    assert not {"moves", "model_fields", "__class__"} & set(again), "names of the program's own are no fields"
    (tmp_path / kept.FILE_NAME).write_text(json.dumps({f"f{n}": n for n in range(5000)} | {"theme": "dark"}))
    assert kept.read_settings(tmp_path).settings == DeskSettings(theme="dark")


HOSTILE = {
    "too large": b'{"theme":"dark","x":"' + b"y" * 300_000 + b'"}',
    "deep": b"[" * 100_000,
    "deep in a field": b'{"x":' + b'{"x":' * 50_000,
    "a huge number": b'{"text_factor": 1' + b"0" * 10_000 + b"}",
    "bad UTF-8": b'{"theme":"\xff"}',
    "half a surrogate": b'{"theme":"\\ud800"}',
    "not a number": b'{"text_factor": NaN, "card_factor": Infinity}',
    "long names": b'{"player_names":["' + b"a" * 2000 + b'", "Bo"], "decks": {"0": 1}}',
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_settings_give_the_defaults_and_are_told_of(tmp_path: Path, content: bytes) -> None:
    (tmp_path / kept.FILE_NAME).write_bytes(content)
    loaded = kept.read_settings(tmp_path)
    assert loaded.settings == DeskSettings() and loaded.message is not None
    files = [path.read_bytes() for path in tmp_path.iterdir()]
    assert files == [content], "nothing is lost"


def test_what_is_no_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / kept.FILE_NAME).mkdir()
    (tmp_path / kept.FILE_NAME / "inside").write_text("stays")
    told = kept.read_settings(tmp_path).message
    assert told is not None and "settings.damaged-1.json" in told.en
    assert (tmp_path / "settings.damaged-1.json" / "inside").read_text() == "stays"
    assert save_settings(DeskSettings(), tmp_path)


def test_a_disk_that_fails_while_saving_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    assert save_settings(DeskSettings(theme="dark"), tmp_path)
    monkeypatch.setattr(disk, "write_some", full)
    assert save_settings(DeskSettings(theme="light"), tmp_path) is False
    assert load_settings(tmp_path).theme == "dark"


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    assert save_settings(DeskSettings(), blocker) is False


def test_one_folder_can_be_chosen_for_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path))
    assert kept.config_folder() == tmp_path
    monkeypatch.delenv("KFDESK_HOME")
    assert kept.config_folder().name == "kfdesk"


def test_the_settings_dialog_tells_every_change(qtbot: Any) -> None:
    dialog = PreferencesDialog(DeskSettings())
    qtbot.addWidget(dialog)
    changes: list[DeskSettings] = []
    dialog.changed.connect(changes.append)
    dialog.text_size.setValue(140)
    dialog.speed.setValue(0)
    dialog.motion.setCurrentIndex(dialog.motion.findData("on"))
    dialog.orders.setCurrentIndex(dialog.orders.findData("keep"))
    dialog.skip.setChecked(False)
    assert len(changes) == 5
    assert changes[-1] == DeskSettings(
        text_factor=1.4, animation_speed=0.0, reduced_motion="on", order_prompts="keep", skip_forced=False
    )
    assert DeskSettings().moves and not changes[-1].moves


# Languages.


def test_the_interface_speaks_the_language_of_the_system_until_one_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "system_language", lambda: "de")
    assert (DeskSettings().language_now, DeskSettings().card_language_now) == ("de", "de")
    chosen = DeskSettings(interface_language="en")
    assert (chosen.language_now, chosen.card_language_now) == ("en", "en")


def test_a_language_that_is_gone_stays_wished_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "system_language", lambda: "de")
    (tmp_path / kept.FILE_NAME).write_text('{"interface_language": "qq", "theme": "dark"}')
    loaded = kept.read_settings(tmp_path)
    assert loaded.message is None and loaded.settings.theme == "dark"
    assert (loaded.settings.language_now, loaded.settings.card_language_now) == ("de", "de")
    save_settings(loaded.settings.model_copy(update={"theme": "light"}), tmp_path)
    assert load_settings(tmp_path).interface_language == "qq"
    (tmp_path / kept.FILE_NAME).write_text('{"interface_language": ["qq"], "card_language": "../../x"}')
    assert load_settings(tmp_path) == DeskSettings(), "no codes of languages"


@pytest.mark.parametrize(
    ("interface", "cards", "names", "now"),
    [
        ("de", "", "", "de"),
        ("de", "en", "", "en"),
        ("fr", "", "", "fr"),
        ("fr", "en", "", "en"),
        ("de", "en", "pl", "pl"),
        ("de", "en", "pt_BR", "pt"),
        ("de", "", "qq", "de"),
    ],
)
def test_names_of_cards_are_those_of_their_texts_where_these_were_chosen_else_those_of_the_interface(
    interface: str, cards: str, names: str, now: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogs, "speaks", lambda language: language in ("en", "de", "fr"))
    settings = DeskSettings(interface_language=interface, card_language=cards, card_names=names)
    assert settings.card_names_now == now


@pytest.mark.parametrize(
    ("interface", "cards", "now"),
    [
        ("de", "", ("de", "de")),
        ("de", "en", ("de", "en")),
        ("en", "de", ("en", "de")),
        ("de_AT", "", ("de", "de")),
        ("fr", "", ("fr", "en")),
        ("fr", "de", ("fr", "de")),
        ("fr", "fr", ("fr", "en")),
    ],
)
def test_cards_are_written_like_the_interface_where_they_can(
    interface: str, cards: str, now: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogs, "speaks", lambda language: language in ("en", "de", "fr"))
    settings = DeskSettings(interface_language=interface, card_language=cards)
    assert (settings.language_now, settings.card_language_now) == now


def test_the_dialog_offers_each_language_by_its_name_and_speaks_it_at_once(qtbot: Any) -> None:
    dialog = PreferencesDialog(DeskSettings(interface_language="qq"))
    qtbot.addWidget(dialog)
    changes: list[DeskSettings] = []
    dialog.changed.connect(changes.append)
    offered = [dialog.interface.itemText(row) for row in range(dialog.interface.count())]
    assert offered == ["Like the system", *catalogs.languages().values(), "qq (not installed)"]
    assert dialog.interface.currentData() == "qq"
    dialog.interface.setCurrentIndex(dialog.interface.findData("de"))
    assert dialog.windowTitle() == "Einstellungen" and dialog.interface.itemText(0) == "Wie das System"
    assert dialog.interface.currentText() == "Deutsch", "what is gone is offered only while it is wished for"
    dialog.cards.setCurrentIndex(dialog.cards.findData("en"))
    assert changes[-1] == DeskSettings(interface_language="de", card_language="en") and len(changes) == 2


def test_names_are_learned_only_from_what_was_seen() -> None:
    names = TableNames(card_name, house_name)
    names.seat("Ada", "Bo")
    begun = tables.table(tables.side(hand=["anger"], deck=["punch"]))
    hidden, first = (begun.number(id_) for id_ in ("punch", "anger"))
    names.learn(begun.game.state.cards[1:])
    assert names.card(first) == card_name("anger")
    assert names.card(hidden) == names.card(0) == A_CARD
    assert (names.player(Player(1)).en, names.house(House.SHADOWS)) == ("Bo", Pair("Shadows", "Schatten"))
    names.seat("Cy", "Di")
    assert names.card(first) == A_CARD


def test_what_lies_open_before_a_viewer_is_no_pile() -> None:
    view = busy()
    shown = on_table(view)
    for side in view.seats:
        assert {card.handle for card in (*side.battleline, *side.artifacts, *(side.hand or ()))} <= shown
        assert not {card.handle for card in (*side.discard, *side.purged)} & shown
    upgraded = [card for side in view.seats for card in side.battleline if card.upgrades]
    assert upgraded and all(below.handle in shown for card in upgraded for below in card.upgrades)


def test_icons_are_said_in_words_where_they_cannot_be_drawn() -> None:
    words = Pair("Steal 1{amber}. Deal 2{damage}; {house:dis}", "Stiehl 1{amber}. {house:untamed}")
    assert both(spoken(words)) == ("Steal 1 Æmber. Deal 2 damage; Dis", "Stiehl 1 Æmber. Ungezähmte")
    assert both(spoken(Pair("No icon", "Kein Symbol"))) == ("No icon", "Kein Symbol")


def test_every_string_of_the_desk_has_both_languages_and_the_same_slots() -> None:
    def words_in(value: object) -> list[Words]:
        if isinstance(value, Words):
            return [value]
        if isinstance(value, dict):
            return [words for item in value.values() for words in words_in(item)]
        if isinstance(value, tuple):
            return [words for item in value for words in words_in(item)]
        return []

    found = [words for value in vars(s).values() for words in words_in(value)]
    assert len(found) > 100
    for words in found:
        assert words.en.strip() and words.say("de").strip()
        assert catalogs.slots(words.en) == catalogs.slots(words.say("de")), words


def test_the_settings_are_found_by_words_and_hold_the_theme(qtbot: Any) -> None:
    dialog = PreferencesDialog(DeskSettings(interface_language="en"))
    qtbot.addWidget(dialog)
    dialog.show()
    changes: list[DeskSettings] = []
    dialog.changed.connect(changes.append)
    qtbot.keyClicks(dialog.search, "sound volume")
    assert dialog.volume.isVisible() and not dialog.sounds.isVisible() and not dialog.theme.isVisible()
    dialog.search.clear()
    qtbot.mouseClick(dialog.theme.buttons["light"], Qt.MouseButton.LeftButton)
    assert [one.theme for one in changes] == ["light"] and dialog.theme.buttons["light"].isChecked()
    before = dialog.sample.height()
    dialog.card_size.setValue(200)
    assert dialog.sample.height() > 1.5 * before, "the card beside it is as large as cards are then"
