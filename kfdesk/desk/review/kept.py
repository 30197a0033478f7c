"""Reviews that were worked out, kept where the program keeps what it can work out anew; each is a file of its own.

A file is found by the game's choices, so that it is never taken for that of another game. One that cannot be read, was
made with other rules or cards, or by another judge, is as good as none: the review is worked out anew.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from kfdesk import __version__
from kfdesk.disk import cache_folder, content_of, write_new
from kfdesk.engine.terms import Player, player_at
from kfdesk.match.film import Film
from kfdesk.match.fingerprint import fingerprint
from kfdesk.match.recorded_game import RecordedGame
from kfdesk.teach.review.judging import PLAYER
from kfdesk.teach.review.model import MOST_MOMENTS, Choice, Moment, Motif, Point, Review, Sort

FOLDER: Final = "reviews"
VERSION: Final = 1
MOST_BYTES: Final = 1 << 18
MOST_KEPT: Final = 200
"""So many reviews are kept; the oldest goes first."""

Chance = Annotated[float, Field(ge=0, le=1)]
Index = Annotated[int, Field(ge=0, le=1_000_000)]
Keys = Annotated[tuple[Annotated[str, Field(max_length=200)], ...], Field(min_length=1, max_length=60)]


class _Kept(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class _Point(_Kept):
    turn: Index
    player: Annotated[int, Field(ge=0, le=1)]
    at: Index
    chance: Chance


class _Choice(_Kept):
    keys: Keys
    chance: Chance


class _Moment(_Kept):
    at: Index
    begins: Index
    turn: Index
    sort: Sort
    chosen: _Choice
    others: Annotated[tuple[_Choice, ...], Field(min_length=1, max_length=20)]
    motifs: Annotated[tuple[Motif, ...], Field(max_length=20)] = ()


class KeptReview(_Kept):
    """A whole review as a file holds it, with what it was made with."""

    version: Annotated[int, Field(ge=VERSION, le=VERSION)] = VERSION
    program: Annotated[str, Field(max_length=40)]
    judge: Annotated[str, Field(max_length=40)]
    cards: Annotated[str, Field(max_length=80)]
    """What the cards of the game did then."""
    seat: Annotated[int, Field(ge=0, le=1)]
    points: Annotated[tuple[_Point, ...], Field(max_length=2000)]
    moments: Annotated[tuple[_Moment, ...], Field(max_length=MOST_MOMENTS)]


def file_of(recording: RecordedGame, seat: Player) -> Path:
    """Return where the review of a game for a seat is kept.

    Its name is that of the game's drills, too, so it is made of nothing that another version may write otherwise.
    """
    header = recording.header
    names = [(seat.name, seat.deck.name) for seat in header.seats]
    told = (header.began.isoformat(), header.seed, names, [answer.entry for answer in recording.answers])
    mark = blake2b(repr(told).encode(), digest_size=12).hexdigest()
    return cache_folder() / FOLDER / f"{mark}-{int(seat)}.json"


def read_review(film: Film, seat: Player) -> Review | None:
    """Return the review that is kept of a game, of which this is the whole film; None where none still counts."""
    recording = film.recording
    try:
        kept, now = read_file(file_of(recording, seat)), _made_with(recording)
    except (OSError, ValueError):
        return None
    if (kept.program, kept.judge, kept.cards, kept.seat) != (*now, int(seat)):
        return None
    points = tuple(Point(one.turn, player_at(one.player), one.at, one.chance) for one in kept.points)
    moments = tuple(
        Moment(
            one.at, one.begins, one.turn, one.sort, Choice(one.chosen.keys, one.chosen.chance),
            tuple(Choice(other.keys, other.chance) for other in one.others), one.motifs,
        )
        for one in kept.moments
    )  # fmt: skip
    return Review(seat, points, moments, 1, 1) if all(_is_of(film, seat, one) for one in moments) else None


def _is_of(film: Film, seat: Player, moment: Moment) -> bool:
    """Return whether the seat has these choices at that moment of the film."""
    if not moment.begins <= moment.at < film.last:
        return False
    decision = film.game(moment.at).decision
    if decision is None or decision.player != seat:
        return False
    keys = set(decision.keys())
    return all(keys.issuperset(choice.keys) for choice in (moment.chosen, *moment.others))


def read_file(path: Path) -> KeptReview:
    """Return what a file of a review says. Raises `OSError`, or `ValueError` for one that is damaged."""
    return KeptReview.model_validate_json(content_of(path, MOST_BYTES))


def keep_review(recording: RecordedGame, review: Review) -> None:
    """Keep a whole review; where the disk does not take it, it is worked out anew the next time."""
    program, judge, cards = _made_with(recording)
    kept = KeptReview(
        program=program,
        judge=judge,
        cards=cards,
        seat=int(review.seat),
        points=tuple(_Point(turn=p.turn, player=int(p.player), at=p.at, chance=p.chance) for p in review.points),
        moments=tuple(
            _Moment(
                at=m.at, begins=m.begins, turn=m.turn, sort=m.sort, chosen=_choice(m.chosen),
                others=tuple(_choice(other) for other in m.others), motifs=m.motifs,
            )
            for m in review.moments
        ),
    )  # fmt: skip
    path = file_of(recording, review.seat)
    with suppress(OSError):
        write_new(path, (kept.model_dump_json(indent=1) + "\n").encode())
        _tidy(path.parent)


def _choice(choice: Choice) -> _Choice:
    return _Choice(keys=choice.keys, chance=choice.chance)


def _made_with(recording: RecordedGame) -> tuple[str, str, str]:
    return __version__, PLAYER, fingerprint(recording.begin().state)


def _tidy(folder: Path) -> None:
    """Let go of the reviews that were written first, where there are too many."""
    files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    for path in files[:-MOST_KEPT]:
        path.unlink(missing_ok=True)
