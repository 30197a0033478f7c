"""`kfdesk trials …`: games of the program with itself between decks of the shelf, and what they say."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from kfdesk.cards import library
from kfdesk.catalogs import languages, system_language
from kfdesk.collection import decks_command_texts as of_decks
from kfdesk.collection.command_run import Refused
from kfdesk.disk import whole
from kfdesk.text.arguments import arguments_in
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words
from kfdesk.trials import command_texts as s
from kfdesk.trials.cards import FEWEST, worths
from kfdesk.trials.game import MOST_TURNS, PLAYERS_BY_NAME
from kfdesk.trials.kept import Kept
from kfdesk.trials.ratings import Share
from kfdesk.trials.run_command import run_trials
from kfdesk.trials.saying import DONE, TOO_LITTLE, Call
from kfdesk.trials.tables import DeckRating, Table, as_csv, as_object, deck_object, table
from kfdesk.trials.workers import MOST_WORKERS


def trials(argv: Sequence[str], out: TextIO | None = None) -> int:
    """Do what the arguments say, print what comes of it, and return the exit code."""
    language = system_language()
    with arguments_in(language):
        asked = trials_parsers(language)[0].parse_args(argv)
    call = Call(asked, language, out)
    return call.code_of(lambda: _DOES[asked.what](call))


def _table(call: Call) -> int:
    """Print how often each deck wins."""
    shown = _shown(call)
    call.line(call.honestly)
    call.line(s.PLAYED.filled(n=shown.games))
    if shown.unended:
        call.line(s.UNENDED.filled(n=shown.unended, turns=MOST_TURNS))
    if shown.games:
        call.line(s.FIRST.filled(share=_percent(shown.first)))
        call.line(s.AVERAGE)
    for rating in shown.decks:
        call.line(_row(rating))
    if shown.old:
        call.line(s.OLD)
    for rating in shown.old:
        call.line(_row(rating))
    call.value(
        player=shown.player,
        games=shown.games,
        unended=shown.unended,
        first=as_object(shown.first),
        decks=[deck_object(rating) for rating in shown.decks],
        old=[deck_object(rating) for rating in shown.old],
    )
    return DONE if shown.games else TOO_LITTLE


def _shown(call: Call) -> Table:
    with Kept.open(call.file) as kept:
        shown = table(kept, call.asked.player)
    if not (shown.decks or shown.old):
        raise Refused(s.NO_GAMES.filled(file=str(call.file)), TOO_LITTLE)
    return shown


def _percent(share: Share) -> Words:
    return s.SHARE.filled(percent=f"{share.percent:.0f}", low=f"{share.low:.0f}", high=f"{share.high:.0f}")


def _row(rating: DeckRating) -> str:
    share = rating.share
    return f"{share.percent:4.0f} %  {share.low:3.0f}–{share.high:<3.0f} {rating.games:7}  {rating.deck.name}"


def _cards(call: Call) -> int:
    """Print what cards are worth."""
    with Kept.open(call.file) as kept:
        decks = kept.current()
        found = worths(decks, kept.rows(call.asked.player))
    call.line(call.honestly)
    call.line(s.CARDS_SAY)
    call.line(s.WORTH if found else s.NOT_ENOUGH.filled(n=FEWEST))
    for one in found:
        title = library()[one.card].title.say(call.language)
        call.line(f"{one.worth:+6.1f} ±{one.half_width:<5.1f} {one.drawn:6} {one.not_drawn:6} {one.decks:4}  {title}")
    call.value(
        player=call.asked.player,
        note=s.CARDS_SAY.say(call.language),
        cards=[
            {
                "id": one.card,
                "title": library()[one.card].title.say(call.language),
                "worth": round(one.worth, 1),
                "plus_or_minus": round(one.half_width, 1),
                "drawn": one.drawn,
                "not_drawn": one.not_drawn,
                "decks": one.decks,
            }
            for one in found
        ],
    )
    return DONE if found else TOO_LITTLE


# Files.


def _export(call: Call) -> int:
    """Write the table to a file."""
    path: Path = call.asked.to
    if path.exists() and not call.asked.force:
        raise Refused(of_decks.EXISTS.filled(file=str(path)))
    shown = _shown(call)
    try:
        with whole(path) as temporary:
            temporary.write_text(as_csv(shown), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refused(of_decks.NOT_WRITTEN.filled(why=reason_of(error))) from error
    count = len(shown.decks) + len(shown.old)
    call.line(call.honestly)
    call.line(of_decks.WRITTEN.filled(n=count, file=str(path)))
    call.value(file=str(path), decks=count)
    return DONE


def _merge(call: Call) -> int:
    """Take over the games of other files."""
    count = 0
    with Kept.open(call.file, make=True) as kept:
        for path in call.asked.others:
            with Kept.open(path) as other:
                count += kept.bring_in(other)
    call.line(s.MERGED.filled(n=count))
    call.value(file=str(call.file), games=count)
    return DONE


_DOES: dict[str, Callable[[Call], int]] = {
    "run": run_trials,
    "table": _table,
    "cards": _cards,
    "export": _export,
    "merge": _merge,
}


def points(said: str) -> float:
    """Return a number of points; raises `ValueError` for one that takes millions of games, or about none."""
    found = float(said)
    if not 0.1 <= found <= 30:
        raise ValueError(said)
    return found


def workers(said: str) -> int:
    """Return a number of processes; raises `ValueError` for one that no computer needs."""
    if not said.isdecimal() or not 1 <= int(said) <= MOST_WORKERS:
        raise ValueError(said)
    return int(said)


def games(said: str) -> int:
    """Return a number of games; raises `ValueError` for none, or more than years would play."""
    if not said.isdecimal() or not 1 <= int(said) <= 100_000_000:
        raise ValueError(said)
    return int(said)


def trials_parsers(language: str) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """Return what reads the arguments, and what reads those of each command by its name, in a language."""
    parser = argparse.ArgumentParser(prog="kfdesk trials", description=s.ABOUT.say(language))
    parts = parser.add_subparsers(dest="what", metavar="COMMAND", required=True)

    def part(name: str, about: Words) -> argparse.ArgumentParser:
        says = f"{about.title.say(language)}. {s.CODES.say(language)}"
        made: argparse.ArgumentParser = parts.add_parser(name, help=about.say(language), description=says)
        made.add_argument("--json", action="store_true", help=s.JSON.say(language))
        made.add_argument("--file", type=Path, metavar="FILE", help=s.FILE.say(language))
        made.add_argument("--shelf", type=Path, metavar="FOLDER", help=of_decks.OTHER_SHELF.say(language))
        made.add_argument("--language", choices=languages(), help=of_decks.LANGUAGE.say(language))
        return made

    playing = part("run", s.RUN)
    playing.add_argument("query", nargs="*", metavar="QUERY", help=s.QUERY.say(language))
    playing.add_argument("--until", type=points, default=10.0, metavar="POINTS", help=s.UNTIL.say(language))
    playing.add_argument("--games", type=games, metavar="N", help=s.GAMES.say(language))
    playing.add_argument("--dask", metavar="ADDRESS", help=s.DASK.say(language))
    playing.add_argument("--workers", type=workers, default=1, metavar="N", help=s.WORKERS.say(language))
    export = part("export", s.EXPORT)
    export.add_argument("to", type=Path, metavar="FILE", help=s.TO.say(language))
    export.add_argument("--force", action="store_true", help=of_decks.FORCE.say(language))
    for shows in (playing, part("table", s.TABLE), part("cards", s.CARDS), export):
        shows.add_argument("--player", choices=PLAYERS_BY_NAME, default="greedy", help=s.PLAYER.say(language))
    merge = part("merge", s.MERGE)
    merge.add_argument("others", nargs="+", type=Path, metavar="FILE", help=s.OTHERS.say(language))
    return parser, dict(parts.choices)
