"""Links to decks in any text, and printed codes, which are never shown."""

from __future__ import annotations

import pytest

from kfdesk.collection.links import LinkKind, links_in, without_codes

UUID = "0f3c9a52-6d41-4e0b-9c1e-2f7a8b6d4e10"
CODE = "A1B2C-3D4E5-F6G7H"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"https://www.keyforgegame.com/deck-details/{UUID}", LinkKind.DECK),
        (f"https://www.keyforgegame.com/de-de/deck-details/{UUID}?powered_by=archonmatrix", LinkKind.DECK),
        (f"keyforgegame.com/deck/{UUID.upper()}", LinkKind.DECK),
        (f"https://decksofkeyforge.com/decks/{UUID}", LinkKind.DECK),
        (f"(see {UUID}).", LinkKind.DECK),
        (f"https://www.keyforgegame.com/alliances/{UUID}", LinkKind.ALLIANCE),
        (f"https://decksofkeyforge.com/alliance-decks/{UUID}", LinkKind.DOK_ALLIANCE),
        (f"https://www.keyforgegame.com/api/decks/{UUID}/?links=cards", LinkKind.DECK),
    ],
)
def test_links_of_all_shapes(text: str, kind: LinkKind) -> None:
    (link,) = links_in(text)
    assert (link.kind, link.uuid) == (kind, UUID)


def test_each_link_comes_once_in_order() -> None:
    other = UUID.replace("0f", "aa")
    assert [link.uuid for link in links_in(f"{other} {UUID} {other.upper()}")] == [other, UUID]


@pytest.mark.parametrize("text", [CODE, f"https://www.keyforgegame.com/deck/{CODE}", f"code: {CODE.lower()}"])
def test_printed_codes_are_found_and_not_shown(text: str) -> None:
    (link,) = links_in(text)
    assert (link.kind, link.code, link.page) == (LinkKind.CODE, CODE, "")
    assert CODE not in repr(link)
    assert CODE not in str(link)


@pytest.mark.parametrize("text", ["", "Auto-Autopsy 2.1", "north-south-north", "A1B2C-3D4E5", f"{CODE}-X", UUID[:-1]])
def test_what_is_no_link(text: str) -> None:
    assert links_in(text) == ()


def test_codes_are_struck_out_of_texts() -> None:
    assert without_codes("might-makes-right") == "might-makes-right"
    struck = without_codes(f"mine is {CODE}, {CODE.lower()} and {UUID}")
    assert "3D4E5" not in struck.upper()
    assert UUID in struck


def test_the_public_page_of_a_link() -> None:
    (link,) = links_in(UUID)
    assert link.page == f"https://www.keyforgegame.com/deck-details/{UUID}"
