"""Catalogs of translations: found in folders, never trusted."""

from __future__ import annotations

import locale
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po, write_po
from hypothesis import given
from hypothesis import strategies as st

from kfdesk import catalogs, po_file, resources
from kfdesk.catalogs import may_stand_for
from kfdesk.text.translating import Message
from kfdesk.text.words import Words
from tests.packaging.test_packages import script

_HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: {forms};\\n"\n\n'
_TWO = "nplurals=2; plural=(n != 1)"


def _catalog(*entries: tuple[str, str], forms: str = _TWO) -> str:
    return _HEADER.format(forms=forms) + "\n\n".join(f'msgid "{text}"\nmsgstr "{said}"' for text, said in entries)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    catalogs.look_in(tmp_path)
    yield tmp_path
    catalogs.look_in()


def _put(folder: Path, name: str, content: str | bytes) -> None:
    (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    catalogs.forget()


def test_a_language_is_a_file(folder: Path) -> None:
    assert catalogs.languages() == {"en": "English"}
    own_name = f'\n\nmsgctxt "{catalogs.OWN_NAME.context}"\nmsgid "English"\nmsgstr "Nederlands"'
    _put(folder, "nl.po", _catalog(("Done", "Klaar")) + own_name)
    _put(folder, "fr.po", _catalog(("Done", "Terminé")))
    _put(folder, "readme.txt", "no catalog")
    _put(folder, "no code.po", _catalog(("Done", "?")))
    assert catalogs.languages() == {"en": "English", "fr": "fr", "nl": "Nederlands"}
    assert [Words("Done").say(code) for code in catalogs.languages()] == ["Done", "Terminé", "Klaar"]


def test_the_users_own_catalog_goes_before_the_program_s(tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    mine.mkdir()
    theirs.mkdir()
    catalogs.look_in(mine, theirs)
    try:
        _put(theirs, "fr.po", _catalog(("Done", "Terminé")))
        assert Words("Done").say("fr") == "Terminé"
        _put(mine, "fr.mo", po_file.compiled(_catalog(("Done", "Fini"))))
        assert Words("Done").say("fr") == "Fini"
        _put(mine, "fr.mo", b"no catalog at all")
        assert Words("Done").say("fr") == "Terminé"
    finally:
        catalogs.look_in()


def test_a_variety_of_a_language_reads_the_language_s_catalog(folder: Path) -> None:
    _put(folder, "pt.po", _catalog(("Done", "Feito")))
    assert Words("Done").say("pt_BR") == "Feito"
    _put(folder, "pt_BR.po", _catalog(("Done", "Pronto")))
    assert Words("Done").say("pt_BR") == "Pronto"


@pytest.mark.parametrize(
    ("system", "language"),
    [("de_AT", "de"), ("fr_FR", "en"), ("German_Germany", "de"), ("de", "de"), (None, "en"), ("C", "en")],
)
def test_the_language_of_the_system_is_found_among_the_catalogs(
    system: str | None, language: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _put(folder, "de.po", _catalog(("Done", "Fertig")))
    monkeypatch.setattr(locale, "getlocale", lambda: (system, "UTF-8"))
    assert catalogs.system_language() == language
    _put(folder, "de.po", b"\xff")
    assert catalogs.system_language() == "en", "a catalog that cannot be read is none"


@pytest.mark.parametrize(
    ("translation", "fits"),
    [
        ("{karte} wird gezogen", False),
        ("{card} wird gezogen", True),
        ("{card} und {card}", True),
        ("gezogen", False),
        ("{card.__class__}", False),
        ("{card!r}", False),
        ("{card:>9}", False),
        ("{card", False),
        ("{}", False),
    ],
)
def test_a_translation_with_other_slots_is_refused(translation: str, fits: bool, folder: Path) -> None:
    _put(folder, "fr.po", _catalog(("{card} is drawn", translation), ("Done", "Fini")))
    said = Words("{card} is drawn").filled(card="Anger").say("fr")
    assert (said != "Anger is drawn") is fits
    assert Words("Done").say("fr") == "Fini"


def test_a_plural_may_leave_the_number_out_where_english_does() -> None:
    message = Message("a card of {who}", "", "{n} cards of {who}")
    assert may_stand_for("{n} Karten von {who}", message) and may_stand_for("Karte von {who}", message)
    assert not may_stand_for("{n} Karten", message) and not may_stand_for("{m} Karten von {who}", message)


@pytest.mark.parametrize(
    "forms",
    [
        "nplurals=2; plural=(n / 0)",
        "nplurals=2; plural=n/(n-1)",
        "nplurals=2; plural=(n",
        "rubbish",
        "nplurals=2; plural=9",
    ],
)
def test_a_broken_rule_for_plurals_costs_no_more_than_the_translations(forms: str, folder: Path) -> None:
    plural = '\n\nmsgid "a"\nmsgid_plural "{n} b"\nmsgstr[0] "c"\nmsgstr[1] "{n} d"'
    _put(folder, "fr.po", _catalog(("Done", "Fini"), forms=forms) + plural)
    assert Words("a", plural="{n} b").filled(n=7).say("fr") in ("7 b", "7 d")
    assert Words("Done").say("fr") in ("Done", "Fini")
    assert Words("Open").say("fr") == "Open", "of a text that it lacks gettext looks for a plural"
    assert Words("Open", context="adjective").say("fr") == "Open"


_POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"


@pytest.mark.parametrize(
    ("forms", "said"),
    [
        ((0, 1, 2), ["1 jeden", "2 dwa", "5 pięć", "12 pięć", "22 dwa"]),
        ((0, 2), ["1 deck", "2 decks", "5 decks", "12 decks", "22 decks"]),
        ((0, 1), ["1 jeden", "2 dwa", "5 decks", "12 decks", "22 dwa"]),
    ],
)
def test_a_language_with_three_forms_of_plurals(forms: tuple[int, ...], said: list[str], folder: Path) -> None:
    given = "".join(f'msgstr[{form}] "{{n}} {("jeden", "dwa", "pięć")[form]}"\n' for form in forms)
    entry = '\n\nmsgid "{n} deck"\nmsgid_plural "{n} decks"\n' + given
    _put(folder, "pl.po", _catalog(("Done", "Gotowe"), forms=_POLISH) + entry)
    words = Words("{n} deck", plural="{n} decks")
    assert [words.filled(n=n).say("pl") for n in (1, 2, 5, 12, 22)] == said
    assert Words("Done").say("pl") == "Gotowe"


@pytest.mark.parametrize(
    "content", ["", "\ufeff", _catalog(("Done", "Terminé")).encode("latin-1"), b"\xff\xfe\0", None]
)
@pytest.mark.parametrize("name", ["fr.po", "fr.mo"])
def test_a_file_that_is_no_catalog_reads_english(name: str, content: str | bytes | None, folder: Path) -> None:
    if content is None:
        (folder / name).mkdir()
        catalogs.forget()
    else:
        _put(folder, name, content)
    assert Words("Done").say("fr") == "Done"
    assert set(catalogs.languages()) <= {"en", "fr"}


def test_entries_that_are_doubtful_empty_struck_out_or_broken_read_english(folder: Path) -> None:
    text = _catalog(("Done", "Fini"), ("Open", ""))
    text += '\n\n#, fuzzy\nmsgid "Log"\nmsgstr "?"\n\n#~ msgid "Old"\n#~ msgstr "?"\n\nmsgid "Play\nmsgstr "?"'
    text += '\n\nmsgid "Undo"\nmsgstr "\\xzz"\n\nmsgid "Last"\nmsgstr ""\n"le "\n"dernier"\n'
    _put(folder, "fr.po", text)
    texts = ("Done", "Open", "Log", "Old", "Play", "Undo", "Last")
    assert [Words(each).say("fr") for each in texts] == ["Fini", *texts[1:6], "le dernier"]


def test_a_file_that_is_too_large_is_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogs, "_LARGEST", 100)
    _put(folder, "fr.po", _catalog(("Done", "Fini")))
    assert Words("Done").say("fr") == "Done"


@given(st.binary(max_size=300))
def test_no_compiled_file_makes_reading_it_fail_otherwise_than_foreseen(content: bytes) -> None:
    good = po_file.compiled(_catalog(("Done", "Fini"), ("Open", "Ouvrir")))
    for damaged in (content, good[:28] + content, good[: len(good) - len(content)], content[:20] + good[20:]):
        try:
            catalogs.of(damaged)
        except ValueError:
            continue


_TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00\x04"), min_size=1, max_size=30)


@given(st.lists(st.tuples(_TEXTS, _TEXTS, _TEXTS), max_size=6))
def test_what_babel_writes_is_read_as_babel_reads_it(texts: list[tuple[str, str, str]]) -> None:
    made = Catalog(locale="de", charset="utf-8")
    for text, plural, context in texts:
        made.add(text, string=plural, context=context)
        made.add((text + "1", plural), string=(plural, text))
    file = BytesIO()
    write_po(file, made, width=40)
    assert _done(read_mo(BytesIO(po_file.compiled(file.getvalue().decode())))) == _done(made)


def _done(catalog: Catalog) -> set[tuple[str, ...]]:
    """Return what a catalog of Babel's translates, in all forms. From compiled ones it reads contexts as bytes."""
    done = [each for each in catalog if each.id and each.string and all(each.string) and not each.fuzzy]
    contexts = [m.context.decode() if isinstance(m.context, bytes) else str(m.context) for m in done]
    return {(str(tuple(m.id)), context, str(tuple(m.string or ()))) for m, context in zip(done, contexts, strict=True)}


def test_the_programs_own_catalogs_read_the_same_with_babel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = [*resources.languages().glob("*.po")]
    monkeypatch.setattr(resources, "languages", lambda: tmp_path)
    assert script("languages").main(["new", "lb"]) == 0
    for path in (*own, tmp_path / "lb.po"):
        with path.open("rb") as file:
            assert _done(read_mo(BytesIO(po_file.compiled(path.read_text(encoding="utf-8"))))) == _done(read_po(file))
