"""Declaring what a record of the state holds, in one list a record: the fields of its class.

Each field says beside its type what it begins as and what it is for; copying, clearing, hashing, scenarios and views
follow from that, so that a new field is one entry. What is made of the list is plain code, written out field by field
once at import: copies are made all the time, and a loop over names would take three times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field as dataclass_field
from dataclasses import fields
from enum import Enum
from typing import Any, Final, TypeVar

from kfdesk.engine.terms import Zone
from kfdesk.records import record

T = TypeVar("T")

_KEY = "use"


class IfSet(Enum):
    """What a digest takes of a field: nothing while it is as most records have it, so that older digests stay true."""

    IF_SET = "if set"


IF_SET: Final = IfSet.IF_SET

Hashed = bool | IfSet | Callable[[Any], object]


@record
class Use:
    """What a field is for.

    `cleared`: it begins anew when the card leaves play. `hashed`: what `Game.digest` takes of it; False: nothing,
    True: the value as it is, which then is made of numbers, words and tuples; `IF_SET`: its name, if it is true.
    `written`: a scenario says it under its own name. `seen`: views show it under its own name. `zone`: the zone whose
    cards it holds; `called`: what a scenario calls that zone, "" where it does not list it.
    """

    cleared: bool = False
    hashed: Hashed = True
    written: bool = False
    seen: bool = False
    zone: Zone | None = None
    called: str = ""


def field(default: Any = None, *, hashed: Hashed = True) -> Any:
    """Declare a field that stays with its record."""
    return dataclass_field(default=default, metadata={_KEY: Use(hashed=hashed)})


def in_play_field(default: Any, *, written: bool = False, seen: bool = False, hashed: Hashed = True) -> Any:
    """Declare a field that begins anew when the card leaves play. Rule: "Movement between zones"."""
    return dataclass_field(
        default=default, metadata={_KEY: Use(cleared=True, hashed=hashed, written=written, seen=seen)}
    )


def pile(zone: Zone, called: str = "") -> Any:
    """Declare the field that holds a player's cards in a zone; `called` is what a scenario calls it, if it does."""
    return dataclass_field(default=(), metadata={_KEY: Use(zone=zone, called=called)})


def uses(record: type[Any]) -> dict[str, Use]:
    """Return the fields of a record with what each is for; a field that says nothing is hashed, and that is all."""
    return {f.name: f.metadata.get(_KEY, Use()) for f in fields(record)}


def make_copy(record: type[T]) -> Callable[[T], T]:
    """Return a function that copies a record, all fields but its `epoch`; what they hold is shared."""
    lines = [f"    new.{name} = old.{name}" for name in uses(record) if name != "epoch"]
    made: Callable[[T], T] = _made(["def copied(old):", "    new = make(record)", *lines, "    return new"], record)
    return made


def make_replace(record: type[T]) -> Callable[..., T]:
    """Return a function that copies a frozen record with some fields changed: `dataclasses.replace`, but quicker."""
    names = [f.name for f in fields(record)]  # type: ignore[arg-type]
    taken = ", ".join(f"{name}=same" for name in names)
    values = ", ".join(f"old.{name} if {name} is same else {name}" for name in names)
    lines = [f"def changed(old, *, {taken}):", f"    return record({values})"]
    made: Callable[..., T] = _made(lines, record, same=object())
    return made


def make_clear(record: type[T]) -> Callable[[T], None]:
    """Return a function that sets the cleared fields of a record to what they begin as."""
    return _setter(record, [name for name, use in uses(record).items() if use.cleared])


def make_init(record: type[T]) -> Callable[[T], None]:
    """Return a function that sets all fields of a record to what they begin as."""
    return _setter(record, list(uses(record)))


def _setter(record: type[T], names: list[str]) -> Callable[[T], None]:
    begin = {f"begin_{f.name}": f.default for f in fields(record)}  # type: ignore[arg-type]
    lines = [f"    one.{name} = begin_{name}" for name in names]
    made: Callable[[T], None] = _made(["def begun(one):", *lines], record, **begin)
    return made


def make_reader(record: type[T], names: Iterable[str]) -> Callable[[T], dict[str, Any]]:
    """Return a function that reads these fields of a record into a dictionary."""
    pairs = ", ".join(f"{name!r}: one.{name}" for name in names)
    made: Callable[[T], dict[str, Any]] = _made(["def read(one):", f"    return {{{pairs}}}"], record)
    return made


def listed_fields(record: type[Any]) -> list[str]:
    """Return the fields of a record that a digest takes whatever they hold, in the order in which it takes them."""
    return [name for name, use in uses(record).items() if use.hashed and use.hashed is not IF_SET]


def make_lister(record: type[T]) -> Callable[[T], tuple[object, ...]]:
    """Return a function that gives what a digest takes of a record, field by field as they are declared."""
    known = uses(record)
    marks = [f"*(({name!r},) if one.{name} else ())" for name, use in known.items() if use.hashed is IF_SET]
    taken = {name: known[name].hashed for name in listed_fields(record)}
    calls = {f"take_{name}": take for name, take in taken.items() if take is not True}
    values = [f"one.{name}" if take is True else f"take_{name}(one.{name})" for name, take in taken.items()] + marks
    made: Callable[[T], tuple[object, ...]] = _made(
        ["def listed(one):", f"    return ({', '.join(values)},)"], record, **calls
    )
    return made


def _made(lines: list[str], record: type[Any], **known: Any) -> Any:
    """Return the function that these lines define."""
    space: dict[str, Any] = {"make": object.__new__, "record": record, **known}
    exec("\n".join(lines), space)
    return space[lines[0].removeprefix("def ").partition("(")[0]]
