"""The grammar that all cards of the library show: learned once for each version of the program, and kept in a file.

Learning takes seconds of processor time. `prepare` has it done by a program of its own, so that a window goes on.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from threading import Lock, Thread

import kfdesk
from kfdesk import collector
from kfdesk.cards.library import card_files, library
from kfdesk.cards.practice import practice
from kfdesk.disk import cache_folder, content_of, write_new
from kfdesk.engine.terms import CardType, Half
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.definition import CardDefinition
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.keeping import FORMAT, NotKeptError, grammar_of, plain
from kfdesk.text.nominals import Name

_NOBODY = Name("Practice", nouns.CARD_TYPES[CardType.CREATURE])
"""Who bears the abilities that no card has."""
LEARN = "--learn"
"""The option of `kfdesk read` that only learns and keeps the grammar."""
LEARNING_S = 300
"""How long another program may take to learn, on a slow machine that does much else."""
_MOST_BYTES = 64 * 1024 * 1024
_PACKAGES = ("text", "engine", "language", "cards")
"""The packages from whose files the grammar follows."""

_lock = Lock()
"""Held while the grammar is fetched: it is learned once, whoever asks."""
_asking = Lock()
"""Held while it is decided whether somebody has to begin to fetch it."""


def grammar() -> Grammar:
    """Return the grammar; the same one every time. Learns and keeps it where it is not kept, which takes seconds."""
    with _lock:
        return _held(learn=True)


def is_ready() -> bool:
    """Return whether the grammar is there, so that `grammar` returns at once."""
    return bool(_HELD)


def prepare() -> Future[Grammar]:
    """Begin to fetch the grammar, from its file or as another program has learned it, and return when it comes.

    Callbacks of the future are called on a thread of its own. While it is being fetched, all wait for the same.
    """
    with _asking:
        if is_ready():
            coming: Future[Grammar] = Future()
            coming.set_result(_HELD[0])
        elif _COMING and not _COMING[0].done():
            coming = _COMING[0]
        else:
            coming = Future()
            _COMING[:] = [coming]
            Thread(target=_fetch, args=(coming,), name="grammar", daemon=True).start()
    return coming


def learn_and_keep() -> None:
    """Learn the grammar anew and keep it, whatever is kept. Raises `OSError` where it cannot be written."""
    keep(learned())


def learned() -> Grammar:
    """Return the grammar that all cards show, learned anew."""
    made = Grammar()
    for definition in cards_with_texts():
        for ability in abilities_of(definition):
            made.learn(ability, name_of(definition))
    for one in practice():
        assert isinstance(one, Node), one
        made.practice(one, _NOBODY)
    return made


def cards_with_texts() -> Iterator[CardDefinition]:
    """Yield every card with the text of a card: of a gigantic creature the half that bears it."""
    for id_ in library():
        if library()[id_].half is not Half.TOP:
            yield library()[id_]


def abilities_of(definition: CardDefinition) -> list[Node]:
    """Return the abilities of a card that have a text."""
    return [ability for ability in definition.abilities if isinstance(ability, Node)]


_HELD: list[Grammar] = []
"""The grammar as soon as it was fetched."""
_COMING: list[Future[Grammar]] = []
"""What those wait for who asked for it last."""


def forget() -> None:
    """Fetch the grammar anew the next time."""
    with _lock:
        _HELD.clear()


@contextmanager
def set_aside() -> Iterator[None]:
    """Fetch the grammar anew meanwhile; what was there before is there again afterwards."""
    with _lock:
        before = list(_HELD)
        _HELD.clear()
    try:
        yield
    finally:
        with _lock:
            _HELD[:] = before


def _held(*, learn: bool) -> Grammar:
    """Return the grammar; raises `NotKeptError` where it is not kept and not to be learned here."""
    if not _HELD:
        library()  # texts are said in every language from then on
        try:
            _HELD.append(kept())
        except NotKeptError:
            if not learn:
                raise
            _HELD.append(learned())
            with suppress(OSError, NotKeptError):  # it is learned anew the next time
                keep(_HELD[0])
    return _HELD[0]


def _fetch(coming: Future[Grammar]) -> None:
    """Fetch the grammar, on a thread."""
    collector.rest(coming)
    try:
        with _lock:
            try:
                found = _held(learn=False)
            except NotKeptError:
                _let_learn()
                found = _held(learn=True)
            found.warm_up()
    except BaseException as fault:
        collector.go_on(coming)
        coming.set_exception(fault)
    else:
        collector.go_on(coming)
        coming.set_result(found)


def _let_learn() -> None:
    """Have another program learn and keep the grammar, and wait for it. Whether it is kept then is for you to see."""
    start = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "kfdesk"]
    top = Path(kfdesk.__file__).resolve().parent.parent
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0) | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
    with suppress(OSError, subprocess.SubprocessError):
        subprocess.run(
            [*start, "read", LEARN],
            cwd=top if top.is_dir() else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LEARNING_S,
            check=False,
            creationflags=flags,
        )


# The file: a line that says what it is of and what is in it, and the grammar as data.


def kept() -> Grammar:
    """Return the grammar that is kept of this version of the program.

    Raises `NotKeptError` where none is, or what is kept is damaged or no grammar.
    """
    try:
        head, _, body = content_of(kept_file(), _MOST_BYTES).partition(b"\n")
        said = json.loads(head)
        if not isinstance(said, dict) or said.get("of") != digest() or said.get("sum") != sha256(body).hexdigest():
            raise NotKeptError("of another version, or damaged")
        data = json.loads(body)
    except (OSError, ValueError, RecursionError) as error:
        raise NotKeptError(str(error)) from error
    import_module("kfdesk.language.words")
    return grammar_of(data, is_card_file)


def is_card_file(module: str) -> bool:
    """Return whether a module is one of the card files."""
    return module in card_files()


def kept_file() -> Path:
    """Return the name of the file in which the grammar is kept."""
    return cache_folder() / "grammar.json"


def keep(made: Grammar) -> None:
    """Keep a grammar for other programs. Raises `OSError`, and `NotKeptError` for one that cannot be written."""
    body = json.dumps(plain(made), separators=(",", ":"), ensure_ascii=False).encode()
    head = json.dumps({"of": digest(), "sum": sha256(body).hexdigest()}).encode()
    write_new(kept_file(), head + b"\n" + body)


@cache
def digest() -> str:
    """Return what tells this version of the program's language and cards from others.

    That is a digest of the sources, in a program without them one of the file that holds the program.
    """
    made = sha256(f"{FORMAT} {kfdesk.__version__}".encode())
    top = Path(kfdesk.__file__).parent
    sources = sorted(source for package in _PACKAGES for source in (top / package).rglob("*.py"))
    for source in sources:
        made.update(str(source.relative_to(top)).encode() + b"\0" + source.read_bytes() + b"\0")
    if not sources:
        program = Path(sys.executable).stat()
        made.update(f"{program.st_size} {program.st_mtime_ns}".encode())
    return made.hexdigest()
