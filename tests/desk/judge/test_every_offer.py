"""The judge's forms offer only what the rules let lie there: each offer of each form is taken once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kfdesk.desk.judge import texts as w
from kfdesk.desk.judge.forms import Choice, Field, Form, Number, Subject, Ticks, card_forms, seat_forms, table_forms
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.scenario import Change
from kfdesk.engine.terms import PLAYERS, House, Zone
from tests.tables import Table, side, spec, table

HESTER, TOP = "ascendant-hester", "ascendant-hester2"


def crowded() -> Table:
    """A table with every type of card in every place where it can lie, on both sides."""
    ada = side(
        battleline=(spec("troll", upgrades=("blood-of-titans",)), spec("punch", token_of="grunt"), HESTER),
        artifacts=("cannon",),
        hand=("anger", "cannon", "blood-of-titans", "smith", HESTER, TOP),
        discard=("troll",),
        archives=("punch",),
        purged=("cannon",),
        deck=("punch", "krump"),
        token="grunt",
    )
    bo = side(battleline=("krump",), hand=("punch",), archives=("troll",), deck=("anger",))
    return table(ada, bo, house=House.BROBNAR)


def offers(form: Form) -> Iterator[dict[str, Any]]:
    """Yield values that take each offer of each field once, the others as they stand; fields that it brings, too."""
    yield {}
    first = form.fields({})
    for field in first:
        for value in offered(field):
            yield {field.name: value}
            for brought in form.fields({field.name: value}):
                if brought.name not in [known.name for known in first]:
                    yield from ({field.name: value, brought.name: more} for more in offered(brought))


def offered(field: Field) -> list[Any]:
    """Return what a field offers; of a number the least and the most."""
    if isinstance(field, Choice):
        return [value for value, _ in field.options]
    if isinstance(field, Number):
        return [field.least, field.most]
    return [(), *((value,) for value, _ in field.options)] if isinstance(field, Ticks) else ["Lucky"]


def forms_at(t: Table, viewer: int | None) -> Iterator[tuple[str, Form]]:
    view = t.game.view(viewer)
    listed = set[tuple[str, str]]()  # what is printed on a card is corrected in the same way wherever it lies
    for card in t.game.state.cards[1:]:
        if card.zone in (Zone.REFERENCE, Zone.JOINED):
            continue
        seen = find_card(view, f"c{card.id}")
        subject = Subject(f"c{card.id}", card.owner, card.zone, seen, seen.type if seen is not None else None)
        for form in card_forms(view, subject):
            kind = (form.title.en, str(subject.type))
            if form.title in (w.HOUSES, w.ICONS) and kind in listed:
                continue
            listed.add(kind)
            yield f"{card.printed.id} in {card.zone}: {form.title.en}", form
    for player in PLAYERS:
        yield from ((f"player {player}: {form.title.en}", form) for form in seat_forms(view, player))
    yield from ((f"table: {form.title.en}", form) for form in table_forms(view))


def refused(t: Table, change: Change) -> str:
    try:
        t.game.fork().adjust(change)
    except NotAdjustable as refusal:
        return refusal.words.en
    return ""


def test_each_offer_of_each_form_can_be_taken() -> None:
    t = crowded()
    taken, found = set[str](), dict[str, str]()
    for name, form in forms_at(t, None):
        for values in offers(form):
            change = form.change(values)
            if change is None or (text := repr(change)) in taken:
                continue
            taken.add(text)
            if why := refused(t, change):
                found.setdefault(f"{name} {values}", why)
    assert len(taken) > 500 and not found
