"""What the players at this table have learned, by their names: kept with the settings."""

from __future__ import annotations

from kfdesk.desk.kit.settings import MOST_LEARNERS, DeskSettings
from kfdesk.teach.hints import Learner


class Learners:
    """The learners of this table. Two seats of one name are one learner."""

    def __init__(self) -> None:
        self._by_name: dict[str, Learner] = {}

    def read(self, settings: DeskSettings) -> None:
        """Take what the settings have; learners of this session stay."""
        for name, kept in settings.learners.items():
            self._by_name.setdefault(name, Learner.read(kept))

    def of(self, name: str) -> Learner:
        """Return the learner of a player's name, a newcomer where there is none."""
        key = _key(name)
        found = self._by_name.get(key)
        if found is None:
            found = self._by_name[key] = Learner()
        return found

    def written(self) -> dict[str, dict[str, object]]:
        """Return all of them for the settings: those who were never taught are left out, the first of too many too."""
        taught = [(name, learner) for name, learner in self._by_name.items() if learner != Learner()]
        return {name: learner.kept() for name, learner in taught[-MOST_LEARNERS:]}


def _key(name: str) -> str:
    return name.strip().casefold()[:200]
