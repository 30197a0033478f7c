"""The sounds of the main window: what it shows and says is heard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.sound.cues import (
    BED,
    BED_IN_CHECK,
    BLOWS,
    CHECK,
    DROP,
    HOVER,
    LIFT,
    REFUSED,
    SAMPLE,
    TURN,
    VICTORY,
    sound_of,
)
from kfdesk.desk.sound.places import across, place_of
from kfdesk.desk.sound.speaker import Speaker
from kfdesk.engine.views import TableView

if TYPE_CHECKING:
    from kfdesk.desk.animation.director import Director
    from kfdesk.desk.table.widget import TableWidget

MOST_AT_ONCE: Final = 4
"""So many different sounds at most tell what a choice did where no beat is shown."""
APART_MS: Final = 140
"""They follow one another so fast."""
PREVIEW_AFTER_MS: Final = 180
"""A volume is tried when it has not changed for so long: a slider passes many."""
BED_TRIED_MS: Final = 4000
"""How long the bed is heard when its volume is chosen away from the table."""


class SoundFeature(Feature):
    """Plays a sound for each beat that is shown, for the player's hand, for Check!, a turn, a refusal and a victory.

    Below them lies a bed while a game is at the table, which tightens while somebody is in Check.
    """

    def __init__(self, desk: Desk, director: Director, table: TableWidget, speaker: Speaker | None = None) -> None:
        super().__init__(desk)
        self._speaker = speaker or Speaker()
        self._loudness = 0.0
        self._director = director
        self._table = table
        self._view: TableView | None = None
        self._bed: tuple[str, float] = "", 0.0
        """The bed that is heard, and how loud."""
        self._late: list[str] = []
        """Sounds of what is shown once the beats that lead to it have been."""
        self._preview = QTimer(self, singleShot=True, interval=PREVIEW_AFTER_MS)
        self._preview.timeout.connect(lambda: self.play(SAMPLE))
        self._trying_bed = QTimer(self, singleShot=True, interval=BED_TRIED_MS)
        self._trying_bed.timeout.connect(self._lay_bed)
        self._hear_beats(director)
        self._hear_game(desk)
        self._hear_hand(table)

    def _hear_beats(self, director: Director) -> None:
        director.beat_began.connect(self._on_begun)
        director.beat_landed.connect(self._on_landed)
        director.passed.connect(self._on_passed)
        director.ended.connect(self._on_ended)

    def _hear_game(self, desk: Desk) -> None:
        controller = desk.controller
        controller.game_began.connect(self._late.clear)
        controller.check_called.connect(lambda _player: self._play_when_seen(CHECK))
        controller.choice_refused.connect(lambda *_: self.play(REFUSED))
        controller.curtain_lifted.connect(lambda _player: self.play(TURN))
        controller.game_over.connect(lambda _player: self._play_when_seen(VICTORY))
        controller.view_changed.connect(self._on_view)
        desk.page_changed.connect(lambda _page: self._lay_bed())
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(lambda _state: self._lay_bed())

    def _hear_hand(self, table: TableWidget) -> None:
        table.refused.connect(lambda *_: self.play(REFUSED))
        table.pointer.lifted.connect(lambda at: self._play_at(LIFT, at))
        table.pointer.laid_down.connect(lambda at: self._play_at(DROP, at))
        table.pointer.hovered.connect(self._on_hovered)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Be as loud as wished, and let it be heard; what is still heard ends when nothing is wished."""
        before = self._settings
        super().apply_settings(settings)
        self._loudness = settings.sound_volume if settings.play_sounds else 0.0
        if self._loudness <= 0:
            self._bed = "", 0.0
            self._speaker.hush()
            return
        if settings.sound_volume != before.sound_volume:
            self._preview.start()
        if settings.bed_volume != before.bed_volume:
            self._trying_bed.start()
        self._lay_bed()

    def close(self) -> None:
        """Let the device go; sounds of beats that were to follow would open it again."""
        self._loudness = 0.0
        self._trying_bed.stop()
        self._speaker.close()

    def play(self, name: str, place: float = 0.0) -> None:
        """Play a sound by its name, as loud as wished, between -1, left, and 1, right."""
        self._speaker.play(name, self._loudness, place)

    def _play_at(self, name: str, at: QPointF) -> None:
        layout = self._table.scene_.layout_
        self.play(name, across(at.x(), layout.size[0]) if layout is not None else 0.0)

    def _play_when_seen(self, name: str) -> None:
        if self._director.playing:
            self._late.append(name)
        else:
            self.play(name)

    # The bed.

    def _on_view(self, view: TableView) -> None:
        self._view = view
        if not self._director.playing:
            self._lay_bed()

    def _lay_bed(self) -> None:
        """Let that bed be heard that suits what is shown: one at the table, another in Check, none elsewhere."""
        loudness = self._loudness * self._settings.bed_volume
        name = self._bed_now() if loudness > 0 else ""
        wanted = (name, loudness) if name else ("", 0.0)
        if wanted != self._bed:
            self._bed = wanted
            self._speaker.lay_bed(*wanted)

    def _bed_now(self) -> str:
        if QGuiApplication.applicationState() is not Qt.ApplicationState.ApplicationActive:
            return ""
        view = self._view if self._desk.at_table else None
        if view is None or view.winner is not None:
            return BED if self._trying_bed.isActive() else ""
        return BED_IN_CHECK if any(seat.check for seat in view.seats) else BED

    # Beats, and the pointer.

    def _on_ended(self) -> None:
        late = tuple(self._late)
        self._late.clear()
        for name in late:
            self.play(name)
        self._lay_bed()

    def _on_begun(self, beat: Beat) -> None:
        if beat.kind not in BLOWS:
            self._play_beat(beat)

    def _on_landed(self, beat: Beat) -> None:
        if beat.kind in BLOWS:
            self._play_beat(beat)

    def _play_beat(self, beat: Beat) -> None:
        if name := sound_of(beat):
            self.play(name, place_of(beat, self._director.stager.theater))

    def _on_passed(self, beats: Iterable[Beat]) -> None:
        """Tell what happened where it is not shown: the different sounds of its beats, one after another."""
        if self._loudness <= 0:
            return
        sounds = [name for name in dict.fromkeys(map(sound_of, beats)) if name]
        for place, sound in enumerate(sounds[:MOST_AT_ONCE]):
            QTimer.singleShot(place * APART_MS, self, lambda sound=sound: self.play(sound))

    def _on_hovered(self, handle: str | None) -> None:
        at = self._table.pointer.at
        if handle is None or at is None or not self._settings.hover_sounds or self._director.playing:
            return
        self._play_at(HOVER, at)
