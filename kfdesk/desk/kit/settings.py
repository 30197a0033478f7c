"""What the table remembers between sessions: one validated file; window geometry is QSettings' business.

A damaged file never stops the program: it is kept beside the new one under another name, and the
defaults hold. A single bad value only loses itself. What a newer version of the program wrote beside
the fields of this one is kept and written again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

from kfdesk import catalogs
from kfdesk.cards.facts import LANGUAGES_OF_NAMES
from kfdesk.desk import texts as shared
from kfdesk.desk.kit.locales import system_language
from kfdesk.desk.kit.model_file import NOT_OURS
from kfdesk.desk.kit.system_motion import reduces_motion
from kfdesk.disk import config_folder as config_folder  # noqa: PLC0414 - known by these names here, too
from kfdesk.disk import content_of, home_folder, write_new
from kfdesk.disk import data_folder as data_folder  # noqa: PLC0414
from kfdesk.text.errors import reason_of
from kfdesk.text.words import LANGUAGES, Words

Language = Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_@.-]*$")]
"""A language by its code, such as "fr" or "pt_BR"; also one that this program does not know, or knows no longer."""
ThemeName = Literal["system", "light", "dark", "contrast"]

FILE_NAME = "settings.json"
MAX_BYTES = 256 << 10
"""The largest settings file that is read: 256 KiB; ours has one."""
CARD_LANGUAGES = LANGUAGES
"""The languages that texts of cards are written in: each needs a grammar (`kfdesk.text.german`)."""
MOST_UNKNOWN = 200
"""So many fields of a newer version are kept; more are no settings of anybody."""

MOST_LEARNERS = 50
"""So many players' hints are kept."""

Text = Annotated[str, Field(max_length=200)]


class DeskSettings(BaseModel):
    """The wishes of the people at this table; every field has a default that suits a first start."""

    model_config = ConfigDict(validate_assignment=True, extra="allow")
    """Fields of a newer version stay in the model, so that saving does not lose them."""

    interface_language: Language = ""
    """As wished: "" for the system's. Read `language_now`."""
    card_language: Language = ""
    """Of texts on cards, as wished: "" for that of the interface. Read `card_language_now`."""
    card_names: Language = ""
    """Of names of cards, everywhere, as wished: "" for that of their texts, or of the interface where nobody chose
    that either. Read `card_names_now`."""
    theme: ThemeName = "dark"
    text_factor: float = Field(default=1.0, ge=0.8, le=2.0)
    """Size of interface text; 1 is the system's size."""
    card_factor: float = Field(default=1.0, ge=0.5, le=2.0)
    """Size of cards: in the preview, in piles, in prompts, and on the table as far as there is room."""
    own_pictures: bool = True
    """Whether cards show the player's own pictures, where there are any in the folder of them."""
    animation_speed: float = Field(default=1.0, ge=0.0, le=4.0)
    """Times as fast as designed; 0 shows every change at once."""
    reduced_motion: Literal["system", "on", "off"] = "system"
    retell: bool = True
    """Show whoever comes back to the screen once what happened meanwhile."""
    play_sounds: bool = True
    sound_volume: float = Field(default=0.5, ge=0.0, le=1.0)
    """How loud sounds are beside all else that the system plays."""
    bed_volume: float = Field(default=0.5, ge=0.0, le=1.0)
    """How loud the low sound is that lies under a game, beside the others; 0 for none."""
    hover_sounds: bool = True
    """Whether it is heard, softly, that the pointer comes to a card."""
    skip_forced: bool = True
    """Choose for the player where there is exactly one legal choice and none may be declined."""
    warn_undo: bool = True
    """Ask before a choice is taken back after which something hidden was seen or chance decided."""
    order_prompts: Literal["ask", "matters", "keep"] = "matters"
    """Whether players are asked for orders: always, only where something in the game depends on it, or never."""
    log_level: int = Field(default=1, ge=0, le=2)
    side_dock: bool = False
    """Whether card, log and teacher stand at the right of the table, which then has less room."""
    timing_chart: bool = False
    timing_chart_size: Literal["small", "large"] = "small"
    """Small: the path to the present step, below the table. Large: all steps, beside it."""
    player_names: tuple[Text, Text] = ("", "")
    decks: tuple[Text, Text] = ("", "")
    """File names of the decks last played, without their folder."""
    first_player: Literal["random", "first", "second"] = "random"
    open_table: bool = False
    practice: bool = False
    """Whether the program played the second seat in the last new game."""
    level: Annotated[str, Field(max_length=40)] = ""
    """Which of its players the program was there; "" for the usual one."""
    shortcuts: Annotated[dict[Text, Text], Field(max_length=300)] = {}
    """Keys that were chosen for commands of the menus, by the command's English name; "" for none."""
    learners: Annotated[dict[Text, dict[str, Any]], Field(max_length=MOST_LEARNERS)] = {}
    """What each player has learned, by name; see `kfdesk.teach.hints.Learner`."""

    @property
    def language_now(self) -> str:
        """The language of the interface: the wish, where there is a catalog for it; else the system's, else English."""
        return spoken(self.interface_language) or system_language()

    @property
    def card_language_now(self) -> str:
        """The language of the cards, one that has a grammar: the wish, else the interface's, else English."""
        found = (wish.partition("_")[0] for wish in (self.card_language, self.language_now))
        return next((language for language in found if language in CARD_LANGUAGES), CARD_LANGUAGES[0])

    @property
    def card_names_now(self) -> str:
        """The language of all names of cards: the wish, where names are known in it; else that chosen for their texts,
        else the interface's."""
        wish = self.card_names.partition("_")[0]
        if wish in LANGUAGES_OF_NAMES:
            return wish
        return self.card_language_now if self.card_language else self.language_now

    @property
    def moves(self) -> bool:
        """False when nothing on the table shall move: by the wish, or where there is none by the system's."""
        if self.animation_speed <= 0 or self.reduced_motion == "on":
            return False
        return self.reduced_motion == "off" or not reduces_motion()

    @property
    def speed(self) -> float:
        """How fast things move, 1 as designed; 0 where nothing shall move."""
        return self.animation_speed if self.moves else 0.0


def spoken(language: str) -> str:
    """Return the language the interface speaks for this code: itself, else without its country; "" for none."""
    return next((found for found in (language, language.partition("_")[0]) if catalogs.speaks(found)), "")


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings as they were read, and what the user is shown about it, None when all was well."""

    settings: DeskSettings
    message: Words | None = None


def state_folder() -> Path:
    """Return the folder of logs."""
    return home_folder() or platformdirs.user_state_path("kfdesk", appauthor=False)


def load_settings(folder: Path | None = None) -> DeskSettings:
    """Return the saved settings; bad values fall back to their defaults, a damaged file is set aside."""
    return read_settings(folder).settings


def read_settings(folder: Path | None = None) -> Loaded:
    """Return the saved settings and what the user is shown about them."""
    path = (folder or config_folder()) / FILE_NAME
    try:
        if not path.exists() and not path.is_symlink():
            return Loaded(DeskSettings())
        raw = _content(path)
    except (OSError, ValueError) as fault:
        why = reason_of(fault) if isinstance(fault, OSError) else NOT_OURS
        aside = _set_aside(path)
        words = SET_ASIDE if aside is not None else NOT_READ
        return Loaded(DeskSettings(), words.filled(aside=str(aside or path), why=why))
    settings, lost = _tolerant(raw)
    if not lost:
        return Loaded(settings)
    return Loaded(settings, LOST.filled(fields=", ".join(sorted(lost))[:300]))


def save_settings(settings: DeskSettings, folder: Path | None = None) -> bool:
    """Write the settings as `write_settings` does; return False where they cannot be written."""
    try:
        write_settings(settings, folder)
    except (OSError, ValueError):
        return False
    return True


def write_settings(settings: DeskSettings, folder: Path | None = None) -> None:
    """Write the settings in one step, to the disk.

    Raises `OSError` where the folder cannot be written, and `ValueError` for a name with half a character.
    """
    write_new((folder or config_folder()) / FILE_NAME, (settings.model_dump_json(indent=2) + "\n").encode())


def _content(path: Path) -> dict[str, Any]:
    """Return what the file says; raises `OSError`, or `ValueError` for one that is no settings file."""
    content = content_of(path, MAX_BYTES)
    raw = from_json(content.removeprefix(b"\xef\xbb\xbf"))  # refuses deep nesting, where json would exhaust the stack
    if not isinstance(raw, dict):
        raise ValueError("not a JSON object")
    return raw


def _tolerant(raw: Mapping[str, Any]) -> tuple[DeskSettings, set[str]]:
    """Return the settings in `raw`, and the fields that were wrong and have their defaults."""
    known = {name: value for name, value in raw.items() if name in DeskSettings.model_fields}
    unknown = {name: value for name, value in raw.items() if name not in known and _may_keep(name)}
    if len(unknown) > MOST_UNKNOWN:
        unknown = {}
    try:
        return DeskSettings.model_validate({**unknown, **known}), set()
    except ValidationError as error:
        bad = {str(problem["loc"][0]) for problem in error.errors() if problem["loc"]}
        good = {name: value for name, value in {**unknown, **known}.items() if name not in bad}
        return DeskSettings.model_validate(good), bad & set(known)


def _may_keep(name: str) -> bool:
    """Tell whether a field of a newer version may have this name: it must not stand in the way of the model's own."""
    return name.isidentifier() and not name.startswith(("_", "model_")) and not hasattr(DeskSettings, name)


def _set_aside(path: Path) -> Path | None:
    """Rename a damaged file to the first free `settings.damaged-N.json` and return it; None where that fails."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.damaged-{number}.json")
        if not aside.exists() and not aside.is_symlink():
            try:
                return path.rename(aside)
            except OSError:
                return None
    return None


MESSAGE_TITLE = shared.PREFERENCES_TITLE
SET_ASIDE = Words("The settings could not be read ({why}). The defaults are used; the old file was kept as:\n{aside}")
NOT_READ = Words("The settings cannot be read ({why}). The defaults are used. The file is:\n{aside}")
LOST = Words("Some settings had invalid values and were reset to their defaults: {fields}.")
