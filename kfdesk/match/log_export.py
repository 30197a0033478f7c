"""The log of a game as a file: text, a web page, or the events one a line as JSON; in any language, from any eyes.

A log from one player's point of view has nothing that is hidden from that player; the open log may only be
written when nothing is a secret any more.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from html import escape
from pathlib import Path

from kfdesk.disk import write_new
from kfdesk.engine import events as ev
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import Player, Step, other_player
from kfdesk.match.event_texts import Level, line_for
from kfdesk.match.film import Eyes, Film, redacted
from kfdesk.match.home_marks import deck_words
from kfdesk.match.log_lines import LogLine, Note
from kfdesk.match.log_model import Chosen, GameLog, LogEntry
from kfdesk.match.recorded_game import RecordedNames
from kfdesk.text.words import Words

MOST_DEPTH = 3
"""Lines that follow from one another in a longer row stand no deeper in a web page."""
VERSION = 2
"""The version of the log as JSON lines."""


class LogForm(StrEnum):
    """How a log is written; the value is what the file's name ends with."""

    TEXT = "txt"
    HTML = "html"
    LINES = "jsonl"


class LogRefusedError(ValueError):
    """A log that may not be written; `problem` is ready to show."""

    def __init__(self, problem: Words) -> None:
        self.problem = problem
        super().__init__(problem.en)


@dataclass(slots=True)
class Section:
    """A turn of the log: its number (0 before the first), whose it is, its heading, its title and its lines."""

    number: int
    player: Player | None
    heading: Words | None
    title: Words
    """The heading, or what stands in its place where there is none."""
    lines: list[tuple[LogLine, int]]
    """Each with its depth: how many others it follows from, one by one."""


def export_log(
    film: Film, path: Path, form: LogForm, *, eyes: Eyes, language: str, level: Level = Level.NORMAL
) -> None:
    """Write the log to `path` in one step. Raises `LogRefusedError`, or `OSError` with nothing changed."""
    write_new(path, log_of(film, form, eyes=eyes, language=language, level=level).encode())


def log_of(film: Film, form: LogForm, *, eyes: Eyes, language: str, level: Level = Level.NORMAL) -> str:
    """Return the whole log; the film is read to its end first. JSON lines have every event at any level."""
    if eyes is Eyes.OPEN and not film.open_to_all:
        raise LogRefusedError(_NOT_OPEN)
    while not film.build():
        pass
    match form:
        case LogForm.TEXT:
            return _text(film, eyes, language, level)
        case LogForm.HTML:
            return _html(film, eyes, language, level)
        case LogForm.LINES:
            return _json_lines(film, eyes, language)


def sections(film: Film, eyes: Eyes, level: Level) -> Iterator[Section]:
    """Yield the log turn by turn, as far as the film has been read."""
    starts: list[int] = []
    named: list[RecordedNames] = []
    log = GameLog(lambda number: named[bisect_right(starts, number) - 1])
    number = 0
    for moment in film.moments:
        names = film.names_at(moment.index)
        if not named or not names.same_as(named[-1]):  # lines that belong together have one set of names
            starts.append(number)
            named.append(names)
        entries: list[LogEntry] = [Chosen(moment.index - 1, moment.begins)] if moment.index else []
        if (gap := film.gap(moment.index)) is not None:
            entries += [ev.StepBegan(moment.player, Step.START, moment.turn), Note(gap, Level.SHORT)]
        entries += film.events(moment.index, eyes)
        log.add(entries, first=number)
        number += sum(isinstance(entry, ev.Event) for entry in entries)
    for turn in log.turns:
        heading = turn.heading.words if turn.heading is not None else None
        lines = [line for action in turn.actions for line in action.shown(level)]
        yield Section(turn.number, turn.player, heading, turn.title, lines)


# What stands above a log.


def result_of(film: Film) -> Words:
    """Say how the game ended, or where it stands."""
    moment = film.moments[film.last]
    winner = film.game(film.last).winner
    if winner is None:
        return _UNFINISHED.filled(n=moment.turn)
    keys = moment.keys
    return _WON.filled(who=film.names.player(winner), n=keys[winner], m=keys[other_player(winner)], turn=moment.turn)


def _decks(film: Film) -> tuple[Words, ...]:
    """Return the names of the decks, with the marks of those that were not published as they are."""
    decks = zip(film.recording.decks, film.recording.header.seats, strict=True)
    return tuple(deck_words(name, seat.deck.kind) for name, seat in decks)


def eyes_words(film: Film, eyes: Eyes) -> Words:
    """Say whose eyes a game is seen with."""
    return _EYES_OF.filled(who=film.names.player(eyes.seat)) if eyes.seat is not None else _EYES[eyes]


def _score(film: Film, section: Section) -> Words | None:
    """Return how the game stood at the first decision of a turn."""
    turn = next((turn for turn in film.turns if turn.number == section.number and turn.number), None)
    if turn is None:
        return None
    moment = film.moments[turn.first]
    one, two = film.recording.players
    (a, b), (k, m) = moment.amber, moment.keys
    return _STANDS.filled(one=one, a=a, k=k, two=two, b=b, m=m)


# Text.


def _text(film: Film, eyes: Eyes, language: str, level: Level) -> str:
    said = [film.recording.name, ""]
    for name, deck in zip(film.recording.players, _decks(film), strict=True):
        said.append(f"{name}: {deck.say(language)}")
    said += [result_of(film).say(language), eyes_words(film, eyes).say(language)]
    if film.stopped is not None:
        said.append(film.stopped.say(language))
    for section in sections(film, eyes, level):
        if section.heading is not None:
            heading = section.heading.say(language)
            said += ["", heading, "-" * len(heading)]
            if (score := _score(film, section)) is not None:
                said.append(f"({score.say(language)})")
        elif section.lines:
            said.append("")
        said += ["  " * depth + line.words.say(language) for line, depth in section.lines]
    return "\n".join(said) + "\n"


# A web page.

_STYLE = """\
:root { color-scheme: light dark; --one: #0b5c94; --two: #a34300; --ink: #241f1a; --dim: #5d554b; --ground: #fbf8f2; }
@media (prefers-color-scheme: dark) {
  :root { --one: #7cc0f2; --two: #ff9f5a; --ink: #ece7dd; --dim: #b0aa9f; --ground: #1d1f23; }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
h1 { margin: 0 0 1rem; }
h2 { margin: 0; font-size: 1.15rem; }
table { border-collapse: collapse; }
th, td { padding: .1rem 1rem .1rem 0; text-align: left; font-weight: normal; }
section { margin: 1.5rem 0 0; padding-left: .8rem; border-left: .3rem solid var(--dim); }
ul { margin: .3rem 0 0; padding: 0; list-style: none; }
.below-1 { margin-left: 1.2rem; } .below-2 { margin-left: 2.4rem; } .below-3 { margin-left: 3.6rem; }
.score, .note { color: var(--dim); margin: 0; }
.one { border-color: var(--one); } .one h2, th.one { color: var(--one); }
.two { border-color: var(--two); border-left-style: double; } .two h2, th.two { color: var(--two); }
"""
_CLASSES = ("one", "two")


def _html(film: Film, eyes: Eyes, language: str, level: Level) -> str:
    def said(words: Words) -> str:
        return escape(words.say(language))

    title = escape(film.recording.name)
    page = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language.replace("_", "-"))}">',
        '<head><meta charset="utf-8">',
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>\n{_STYLE}</style></head>",
        f"<body><main><h1>{title}</h1>",
        "<table>",
    ]
    for name, deck, kind in zip(film.recording.players, _decks(film), _CLASSES, strict=True):
        page.append(f'<tr><th scope="row" class="{kind}">{escape(name)}</th><td>{said(deck)}</td></tr>')
    page += ["</table>", f"<p>{said(result_of(film))}</p>", f'<p class="note">{said(eyes_words(film, eyes))}</p>']
    if film.stopped is not None:
        page.append(f'<p class="note">{said(film.stopped)}</p>')
    for section in sections(film, eyes, level):
        page += _html_section(film, section, language)
    return "\n".join([*page, "</main></body></html>", ""])


def _html_section(film: Film, section: Section, language: str) -> list[str]:
    if section.heading is None and not section.lines:
        return []
    kind = "" if section.player is None else f' class="{_CLASSES[section.player]}"'
    said = [f'<section id="turn-{section.number}"{kind}>', f"<h2>{escape(section.title.say(language))}</h2>"]
    if (score := _score(film, section)) is not None:
        said.append(f'<p class="score">{escape(score.say(language))}</p>')
    if section.lines:
        items = (_html_line(line.words.say(language), depth) for line, depth in section.lines)
        said += ["<ul>", *items, "</ul>"]
    return [*said, "</section>"]


def _html_line(text: str, depth: int) -> str:
    below = f' class="below-{min(depth, MOST_DEPTH)}"' if depth else ""
    return f"<li{below}>{escape(text)}</li>"


# JSON lines.


def _json_lines(film: Film, eyes: Eyes, language: str) -> str:
    head = {
        "format": "kfdesk-log",
        "version": VERSION,
        "players": film.recording.players,
        "decks": film.recording.decks,
        "finished": film.finished,
        "eyes": eyes.value,
        "language": language,
    }
    lines = [head, *_records(film, eyes, language)]
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def _records(film: Film, eyes: Eyes, language: str) -> Iterator[dict[str, object]]:
    number = turn = 0
    for moment in film.moments:
        names = film.names_at(moment.index)
        for raw in film.raw_events(moment.index):
            event = redacted(raw, eyes)
            if isinstance(event, ev.StepBegan):
                turn = event.turn
            cards: dict[str, str] = {}
            record: dict[str, object] = {"n": number, "answers": moment.index, "turn": turn}
            record |= {"event": type(event).__name__, **_plain(names, event, cards)}
            words = line_for(event, names)
            if cards:
                record["ids"] = cards
            if words is not None:
                record["text"] = words.say(language)
            yield record
            number += 1


def _plain(names: RecordedNames, value: ev.Event | Snapshot, cards: dict[str, str]) -> dict[str, object]:
    """Return the fields of an event: cards as handles (null: none, or one to be kept secret), their ids in `cards`."""
    said: dict[str, object] = {}
    for entry in fields(value):
        what = getattr(value, entry.name)
        if "CardId" in str(entry.type):
            said[entry.name] = (
                [_handle(names, card, cards) for card in what]
                if isinstance(what, tuple)
                else (_handle(names, what, cards))
            )
        elif isinstance(what, Snapshot):
            said[entry.name] = _plain(names, what, cards)
        elif isinstance(what, ev.End):
            said[entry.name] = {"player": what.player, "card": _handle(names, what.card, cards)}
        else:
            said[entry.name] = _value(what)
    return said


def _handle(names: RecordedNames, card: int, cards: dict[str, str]) -> str | None:
    known = names.id_of(card)
    if known is None:
        return None
    cards[f"c{card}"] = known
    return f"c{card}"


def _value(what: object) -> object:
    if isinstance(what, tuple):
        return [_value(part) for part in what]
    return what.value if isinstance(what, Enum) else what


_NOT_OPEN = Words(
    "The open log of a game can only be written when the game is over for good: it shows what both players hold."
)
_UNFINISHED = Words("Unfinished, in turn {n}")
_WON = Words("{who} wins with {n} key to {m}, in turn {turn}", plural="{who} wins with {n} keys to {m}, in turn {turn}")
_STANDS = Words("{one}: {a} Æmber, keys: {k} – {two}: {b} Æmber, keys: {m}")
_EYES_OF = Words("As seen by {who}")
_EYES = {
    Eyes.BOTH: Words("What both players know"),
    Eyes.OPEN: Words("Open view: both hands are known"),
}
