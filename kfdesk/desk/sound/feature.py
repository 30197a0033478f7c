"""The sounds of the main window: what it shows and says is heard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.sound.cues import BLOWS, CHECK, CUES, REFUSED, TURN, VICTORY
from kfdesk.desk.sound.speaker import Speaker

if TYPE_CHECKING:
    from kfdesk.desk.animation.director import Director
    from kfdesk.desk.table.widget import TableWidget

MOST_AT_ONCE: Final = 4
"""So many different sounds at most tell what a choice did where no beat is shown."""
APART_MS: Final = 140
"""They follow one another so fast."""


class SoundFeature(Feature):
    """Plays a sound for each beat that is shown, for Check!, a turn, a refusal and a victory."""

    def __init__(self, desk: Desk, director: Director, table: TableWidget, speaker: Speaker | None = None) -> None:
        super().__init__(desk)
        self._speaker = speaker or Speaker()
        self._loudness = 0.0
        self._director = director
        controller = desk.controller
        director.beat_began.connect(self._on_begun)
        director.beat_landed.connect(self._on_landed)
        director.passed.connect(self._on_passed)
        director.ended.connect(self._on_ended)
        self._late: list[str] = []
        """Sounds of what is shown once the beats that lead to it have been."""
        controller.game_began.connect(self._late.clear)
        controller.check_called.connect(lambda _player: self._play_when_seen(CHECK))
        controller.choice_refused.connect(lambda *_: self.play(REFUSED))
        table.refused.connect(lambda *_: self.play(REFUSED))
        controller.curtain_lifted.connect(lambda _player: self.play(TURN))
        controller.game_over.connect(lambda _player: self._play_when_seen(VICTORY))

    def apply_settings(self, settings: DeskSettings) -> None:
        """Be as loud as wished; what is still heard ends when nothing is wished."""
        super().apply_settings(settings)
        self._loudness = settings.sound_volume if settings.play_sounds else 0.0
        if self._loudness <= 0:
            self._speaker.hush()

    def close(self) -> None:
        """Let the device go; sounds of beats that were to follow would open it again."""
        self._loudness = 0.0
        self._speaker.close()

    def play(self, name: str) -> None:
        """Play a sound by its name, as loud as wished."""
        self._speaker.play(name, self._loudness)

    def _play_when_seen(self, name: str) -> None:
        if self._director.playing:
            self._late.append(name)
        else:
            self.play(name)

    def _on_ended(self) -> None:
        late = tuple(self._late)
        self._late.clear()
        for name in late:
            self.play(name)

    def _on_begun(self, beat: Beat) -> None:
        if beat.kind in CUES and beat.kind not in BLOWS:
            self.play(CUES[beat.kind])

    def _on_landed(self, beat: Beat) -> None:
        if beat.kind in BLOWS:
            self.play(CUES[beat.kind])

    def _on_passed(self, beats: Iterable[Beat]) -> None:
        """Tell what happened where it is not shown: the different sounds of its beats, one after another."""
        if self._loudness <= 0:
            return
        sounds = list(dict.fromkeys(CUES[beat.kind] for beat in beats if beat.kind in CUES))
        for place, sound in enumerate(sounds[:MOST_AT_ONCE]):
            QTimer.singleShot(place * APART_MS, self, lambda sound=sound: self.play(sound))
