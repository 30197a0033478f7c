"""The interface's texts for translators: collected from the source into the catalogs in assets/languages, and checked.

Usage, in an environment with kfdesk[dev]:
    python packaging/languages.py update        bring every catalog up to date with the source
    python packaging/languages.py new fr        begin a catalog: its texts are empty and read English until translated
    python packaging/languages.py check [FILE]  say what is wrong with the catalogs, or with one elsewhere

German is kept complete, so `check` fails where it lacks a text; other languages may be half done. The German of terms
and of all that card texts are made of (`Pair`, `Noun`, the glossary) stands in the source, where their grammar needs
it: these texts are in the catalogs of other languages only.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from babel.messages import Catalog
from babel.messages.catalog import Message as Translated
from babel.messages.pofile import read_po, write_po

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # this checkout's texts, whichever is installed

import kfdesk
from kfdesk import po_file, resources
from kfdesk.catalogs import OWN_NAME, may_stand_for
from kfdesk.engine.glossary import TERMS
from kfdesk.engine.terms import House
from kfdesk.language.nouns import KEYWORDS, TRAITS
from kfdesk.text.parts_of_speech import Adjective, Noun
from kfdesk.text.translating import SOURCE, Message
from kfdesk.text.words import Words

_SOURCE = Path(kfdesk.__file__).parent
_COMPLETE = "de"
"""The language that has to have every text."""
_MADE_BY_BABEL = re.compile(
    r'^"(?:Project-Id-Version|POT-Creation-Date|PO-Revision-Date|Last-Translator|Language-Team|Report-Msgid-Bugs-To|MIME-Version'
    r"|Generated-By)[^\n]*\n",
    re.MULTILINE,
)
"""Lines of a header that would differ each time, or say nothing here."""
_TERM = re.compile("<[^<>/]+>(?!.*</)")
"""A term that an entry of the rulebook explains: no tag of HTML, which has an end."""
_QT_CONTEXT = re.compile("Q[A-Z]")
"""Contexts of texts that Qt itself says, which have to be spelled as there."""
_SHORT = 20
"""A text of at most so many characters may say the same twice."""
_CONTEXTS = {"_typed": "typed in a search"}
"""Functions that make `Words` of their first argument, and the context they give it."""
_MAKES_TEXT = re.compile(rb"\b(?:Words|_typed|Pair)\(")
"""What a file without texts lacks: to parse all files takes seconds."""


_AVOIDED = {
    r"\w'(?=\w| )": "straight apostrophe: write ’",
    r'(?<!:)"(?!$)(?!for each)': "straight quotation marks: write “ and ”",
    r"[a-z]ing …$": "space before the dots",
    r"\bg(?:o|oes|one|oing) on\b(?! top)": "write “continue”, not “go on”",
    r"(?<!ere )\b(?:is|are) no (?!longer\b|such\b)": "write “is not a”, not “is no”",
    r"\b(?:lie|lies|lay)\b": "write “is” of a card or game, not “lies”",
    r"\blit\b": "write “highlighted”, not “lit”",
    r"\bdies\b": "write “is destroyed”, not “dies”",
    r"\bthrown away\b": "write “moved to the trash”, not “thrown away”",
    r"\bdefaults hold\b": "write “are used”, not “hold”",
    r"\b[\w’]+, (?!front and|Left and)[\w’]+ (?:and|or) (?!not)[\w’]+": "a list needs a comma before “and” and “or”",
}
"""What English texts do not say, as a pattern, and what is wrong with it."""


class Text(NamedTuple):
    """A text of the source: where it stands, and whether its German stands there, too."""

    message: Message
    file: str
    has_german: bool = False


@cache
def texts() -> tuple[Text, ...]:
    """Return every text that can be translated, in the order of the files."""
    found = [Text(OWN_NAME, "kfdesk/catalogs.py")]
    for file in sorted(_SOURCE.rglob("*.py")):
        name, content = file.relative_to(_SOURCE.parent).as_posix(), file.read_bytes()
        if not _MAKES_TEXT.search(content):
            continue
        for call in sorted(_calls(ast.parse(content)), key=lambda call: (call.lineno, call.col_offset)):
            text = _text_of(call)
            if text is not None:
                found.append(Text(text[0], name, text[1]))
    return (*found, *_terms())


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield all calls, three times as fast as `ast.walk` finds them."""
    left: list[object] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, list):
            left += node
        elif isinstance(node, ast.AST):
            if isinstance(node, ast.Call):
                yield node
            left += vars(node).values()


def _text_of(call: ast.Call) -> tuple[Message, bool] | None:
    """Return the text that a call makes wording of, and whether it has German, too."""
    if not isinstance(call.func, ast.Name) or not call.args:
        return None
    match call.func.id, call.args:
        case ("Words" | "_typed") as name, [ast.Constant(str(text))]:
            more = {word.arg: word.value.value for word in call.keywords if isinstance(word.value, ast.Constant)}
            return Message(text, str(more.get("context", _CONTEXTS.get(name, ""))), str(more.get("plural", ""))), False
        case "Pair", [ast.Constant(str(text)), ast.Constant(str())]:
            return Message(text), True
    return None


def _terms() -> Iterator[Text]:
    """Yield the texts that stand in tables: the glossary, houses, keywords and traits."""
    for term, _ in TERMS:
        match term:
            case Noun():
                yield Text(Message(term.en, "", term.en_plural), "kfdesk/engine/glossary.py", has_german=True)
            case Adjective():
                yield Text(Message(term.en), "kfdesk/engine/glossary.py", has_german=True)
            case Words():
                yield Text(Message(term.en), "kfdesk/engine/glossary.py", has_german=True)
    for house in House:
        yield Text(Message(house.words.en), "kfdesk/engine/terms.py", has_german=True)
    for keyword in KEYWORDS.values():
        yield Text(Message(keyword.reminder.en), "kfdesk/language/nouns.py", has_german=True)
    for trait in TRAITS.values():
        yield Text(Message(trait.name.en), "kfdesk/language/nouns.py", has_german=True)


def template(language: str) -> Catalog:
    """Return the texts that a catalog of this language has to have, without translations."""
    made = Catalog(locale=language, fuzzy=False, project="kfdesk", charset="utf-8", header_comment=_header(language))
    for message, file, has_german in texts():
        if message.text and re.search(r"[^\W\d_]", message.text) and not (has_german and language == _COMPLETE):
            id_ = (message.text, message.plural) if message.plural else message.text
            made.add(id_, locations=[(file, 0)], context=message.context or None)
    return made


def _header(language: str) -> str:
    return f"# The texts of kfdesk in {Locale.parse(language).get_language_name('en')}."


def read(file: Path) -> Catalog:
    """Return a catalog as it is written."""
    with file.open("rb") as opened:
        return read_po(opened, locale=file.stem)


def updated(catalog: Catalog, language: str) -> str:
    """Return the text of a catalog that has just the texts of the source, with the translations it has."""
    wanted = template(language)
    catalog.update(wanted, no_fuzzy_matching=language == _COMPLETE)
    catalog.header_comment = _header(language)
    catalog.fuzzy = False
    order = {_key(message): place for place, message in enumerate(wanted)}
    made = Catalog(locale=language, fuzzy=False, project="kfdesk", charset="utf-8", header_comment=_header(language))
    for message in sorted((each for each in catalog if each.id), key=lambda each: order[_key(each)]):
        files = sorted({(file, 0) for file, _ in message.locations})
        made.add(message.id, message.string, files, message.flags, context=message.context)
    written = BytesIO()
    write_po(written, made, width=110, include_lineno=False, ignore_obsolete=True)
    return _MADE_BY_BABEL.sub("", written.getvalue().decode())


def _key(message: Translated) -> tuple[str, str]:
    text = message.id if isinstance(message.id, str) else message.id[0]
    return text, message.context or ""


def wrong_with(file: Path) -> Iterator[str]:
    """Yield what is wrong with a catalog; that texts are missing or doubtful only where it has to be complete."""
    language = file.stem
    content = file.read_text(encoding="utf-8-sig")
    if any(entry.broken for entry in po_file.entries(content)):
        yield "an entry is not written as it should be"
    catalog, wanted = read(file), {_key(message): message for message in template(language) if message.id}
    there = {_key(message): message for message in catalog if message.id}
    for key in sorted(there.keys() - wanted.keys()):
        yield f"no longer in the source: {key[0]!r}"
    for key in wanted:
        message = there.get(key)
        done = message is not None and not message.fuzzy and _is_whole(message, catalog.num_plurals)
        if not done and language == _COMPLETE:
            yield f"{'doubtful' if message and message.fuzzy else 'missing'}: {key[0]!r}"
        if message is not None:
            yield from _misfits(message)
            yield from (f"said twice: {said!r}" for said in _forms(message) if _repeats_itself(said))


def clumsy_texts() -> Iterator[str]:
    """Yield what is wrong with the style of each English text. Qt's own texts are left out."""
    for message in dict.fromkeys(text.message for text in texts()):
        if not _QT_CONTEXT.match(message.context):
            yield from (f"{problem}: {message.text!r}" for problem in problems_of_style(message.text))


def problems_of_style(english: str) -> Iterator[str]:
    """Yield what an American editor would change in a text, by the patterns in `_AVOIDED`."""
    yield from (problem for pattern, problem in _AVOIDED.items() if re.search(pattern, english, re.IGNORECASE))


def _repeats_itself(said: str) -> bool:
    """Return whether a text is the same sentences several times over."""
    return len(said) > _SHORT and (said + said).find(said, 1) < len(said)


def _is_whole(message: Translated, forms: int) -> bool:
    """Return whether a text is translated, a plural in all its forms."""
    said = _forms(message)
    return all(said) and len(said) == (forms if message.pluralizable else 1)


def _forms(message: Translated) -> list[str]:
    return [message.string] if isinstance(message.string, str) else list(message.string or ())


def _misfits(message: Translated) -> Iterator[str]:
    text, plural = (message.id, "") if isinstance(message.id, str) else message.id
    for said in _forms(message):
        if said and not may_stand_for(said, Message(text, message.context or "", plural)):
            yield f"other slots than {text!r}: {said!r}"
        if said and bool(_TERM.search(said)) is not bool(_TERM.search(text)):
            yield f"a term in angle brackets in one only of {text!r} and {said!r}"


def how_much(file: Path) -> str:
    """Return how much of a catalog is done."""
    wanted = {_key(message) for message in template(file.stem) if message.id}
    catalog = read(file)
    done = {_key(each) for each in catalog if not each.fuzzy and _is_whole(each, catalog.num_plurals)}
    return f"{file.name}: {len(wanted & done)} of {len(wanted)} texts"


def main(arguments: list[str]) -> int:
    """Do what the command line says, and return the exit code."""
    files = sorted(resources.languages().glob("*.po"))
    match arguments:
        case ["update"]:
            for file in files:
                file.write_text(updated(read(file), file.stem), encoding="utf-8")
                print(how_much(file))
            return 0
        case ["new", language]:
            file = resources.languages() / f"{language}.po"
            if not _can_begin(language):
                print(f"{language} is not the code of another language, such as fr or pt_BR", file=sys.stderr)
                return 1
            if file.exists():
                print(f"{file} exists already", file=sys.stderr)
                return 1
            made = template(language)
            own_name = made.get(OWN_NAME.text, OWN_NAME.context)
            assert own_name is not None, "the template has no name of the language"
            own_name.string = _own_name(language)
            file.write_text(updated(made, language), encoding="utf-8")
            print(how_much(file))
            return 0
        case ["check", *others]:
            return _checked([Path(other) for other in others] or files)
    print(__doc__, file=sys.stderr)
    return 2


def _can_begin(language: str) -> bool:
    """Return whether a code is of another language than the source's, and known: its plurals have to be."""
    try:
        Locale.parse(language)
    except (ValueError, UnknownLocaleError):
        return False
    return po_file.is_code(language) and language != SOURCE


def _own_name(language: str) -> str:
    name = Locale.parse(language).get_display_name(language) or language
    return name[:1].upper() + name[1:]


def _checked(files: list[Path]) -> int:
    failed = False
    for problem in clumsy_texts():
        failed = True
        print(f"English: {problem}")
    for file in files:
        try:
            problems = list(wrong_with(file))
        except (OSError, ValueError, UnknownLocaleError) as fault:
            failed = True
            print(f"{file.name}: cannot be read: {fault}")
            continue
        for problem in problems:
            failed = True
            print(f"{file.name}: {problem}")
        if updated(read(file), file.stem) != file.read_text(encoding="utf-8"):
            failed = True
            print(f"{file.name}: not as `update` writes it")
        print(how_much(file))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
