"""What the table remembers between sessions: one validated file; window geometry is QSettings' business.

A damaged file never stops the program: it is kept beside the new one under another name, and the
defaults hold. A single bad value only loses itself.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Literal

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, ValidationError

Language = Literal["en", "de"]
ThemeName = Literal["system", "light", "dark", "contrast"]

FILE_NAME = "settings.json"


class DeskSettings(BaseModel):
    """The wishes of the people at this table; every field has a default that suits a first start."""

    model_config = ConfigDict(validate_assignment=True, extra="ignore")

    interface_language: Language = "en"
    card_language: Language = "en"
    theme: ThemeName = "system"
    text_factor: float = Field(default=1.0, ge=0.8, le=2.0)
    """Size of interface text; 1 is the system's size."""
    card_factor: float = Field(default=1.0, ge=0.5, le=2.0)
    """Size of cards: in the preview, in piles, in prompts, and on the table as far as there is room."""
    animation_speed: float = Field(default=1.0, ge=0.0, le=4.0)
    """Times as fast as designed; 0 shows every change at once."""
    reduced_motion: Literal["system", "on", "off"] = "system"
    skip_forced: bool = True
    """Answer for the player where there is exactly one legal answer and none may be declined."""
    order_prompts: Literal["ask", "keep"] = "ask"
    log_level: int = Field(default=1, ge=0, le=2)
    timing_chart: bool = False
    player_names: tuple[str, str] = ("", "")
    decks: tuple[str, str] = ("", "")
    """File names of the decks last played, without their folder."""
    first_player: Literal["random", "first", "second"] = "random"
    open_table: bool = False

    @property
    def moves(self) -> bool:
        """False when nothing on the table shall move. "system" counts as moving: Qt tells no more before 6.12."""
        return self.reduced_motion != "on" and self.animation_speed > 0


def config_folder() -> Path:
    """Return the folder of settings; `KFDESK_HOME` puts everything the program keeps in one place."""
    home = os.environ.get("KFDESK_HOME")
    return Path(home) if home else platformdirs.user_config_path("kfdesk", appauthor=False)


def load_settings(folder: Path | None = None) -> DeskSettings:
    """Return the saved settings; bad values fall back to their defaults, a damaged file is set aside."""
    path = (folder or config_folder()) / FILE_NAME
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(raw, dict):
            raise ValueError("settings are not a JSON object")
    except FileNotFoundError:
        return DeskSettings()
    except OSError:
        return DeskSettings()
    except ValueError:
        _set_aside(path)
        return DeskSettings()
    return _tolerant(raw)


def save_settings(settings: DeskSettings, folder: Path | None = None) -> bool:
    """Write the settings in one step; return False where the folder cannot be written."""
    path = (folder or config_folder()) / FILE_NAME
    temporary = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(settings.model_dump_json(indent=2) + "\n", encoding="utf-8")
        temporary.replace(path)
    except OSError:
        return False
    return True


def _tolerant(raw: dict[str, Any]) -> DeskSettings:
    """Validate `raw`, dropping exactly the fields that are wrong."""
    try:
        return DeskSettings.model_validate(raw)
    except ValidationError as error:
        bad = {str(problem["loc"][0]) for problem in error.errors() if problem["loc"]}
        return DeskSettings.model_validate({name: value for name, value in raw.items() if name not in bad})


def _set_aside(path: Path) -> None:
    """Rename a damaged file to the first free `settings.damaged-N.json`."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.stem}.damaged-{number}.json")
        if not aside.exists():
            try:
                path.rename(aside)
            except OSError:
                return
            return
