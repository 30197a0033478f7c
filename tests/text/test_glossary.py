"""One German word for one English term, everywhere: glossary, interface and card texts against each other."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

import pytest

from kfdesk import resources
from tests.text.interface_texts import Text, card_texts, glossary_texts, interface_texts, nouns, phrases

_HEADING = "the German rulebook's own heading"
_PART_OF_SPEECH = "English has one form for noun and verb, German two"
_NUMBER = "“cannot” is the same for one card and several, „kann“ and „können“ are not"
_AMOUNT = "English takes an amount of Æmber or damage for one thing, German says „2 Æmber gehen“"
_COUNTED = "English says the same of one and of several"
_TYPED = "a column of a table, and a word typed in a search"

TWO_TRANSLATIONS = {
    "{n} more in decks that do not count": _COUNTED,
    "{n} generated": _COUNTED,
    "{n} home-made": _COUNTED,
    "{n} wanted": _COUNTED,
    "{n} borrowed": _COUNTED,
    "trade": _TYPED,
    "table": "what one plays at, and figures in rows",
    "{n} of them had not ended after {turns} turns: keys decided, then æmber.": _COUNTED,
    "copies": _TYPED,
    "enhance": _TYPED,
    "enter": "the name of a key, and what one does with a result",
    "actions": _HEADING,
    "{cards} cannot be destroyed{by}": _NUMBER,
    "{n} æmber moves from the common supply to {b:dat}{by}": _AMOUNT,
    "{n} æmber returns from {a:dat} to the common supply{by}": _AMOUNT,
    "{n} æmber moves from {a:dat} to {b:dat}{by}": _AMOUNT,
    "{n} damage moves from {a:dat} to {b:dat}{by}": _AMOUNT,
    "{who} spends {n} æmber from {card:dat}": _AMOUNT,
    "{n} æmber is placed on {card:dat}{by}": _AMOUNT,
    "{cards} cannot become exhausted{by}": _NUMBER,
    "{cards} cannot be discarded{by}": _NUMBER,
    "{cards} cannot be played{by}": _NUMBER,
    "{cards} cannot be used{by}": _NUMBER,
    "{cards} cannot leave the archives{by}": _NUMBER,
    "{cards} cannot reap{by}": _NUMBER,
    "{cards} cannot fight{by}": _NUMBER,
    "chain bidding": _HEADING,
    "chains": _HEADING,
    "control": "the search word for Æmber control, and the title of a card",
    "copy": _PART_OF_SPEECH,
    "enrage": _PART_OF_SPEECH,
    "evil twin": "in German its ending depends on whether an article stands before it",
    "fight": _PART_OF_SPEECH,
    "pool": "the German rulebook says Vorrat where the Æmber is named beside it",
    "pools": "the German rulebook says Vorrat where the Æmber is named beside it",
    "power": "the number of a creature, and the trait of a card",
    "returned": "in German one takes a card back to one's own hand, and sends one back to another's",
    "stun": _PART_OF_SPEECH,
    "ward": _PART_OF_SPEECH,
}
"""English texts that have two German ones for a reason, by the text in lower case."""

STRAY = {
    r"Upgrade": "Aufwertung",
    r"\b[Aa]bw[eiou]rf|abgeworfen": "ablegen, Ablagestapel",
    r"Identitätskarte|Archonkarte": "Avatarkarte",
    r"\bMarken\b|Zähler\b|Spielstein": "Marker",
    r"Ketten? (wird |werden )?abgelegt|abgelegte Kette": "Kette sprengen",
    r"(?<!spiel)\bbereit\b": "spielbereit",
    r"\b[Ee]infang|\b[Ee]ingefangen": "erbeuten",
    r"\bhäufig\b(?! gestellte)|\bHäufig\b(?! gestellte)": "gewöhnlich",
    r"\bBesonders\b": "Spezial",
    r"\bgeschützt": "beschützt",
    r"\bgezahlt|\b[Zz]ahle\b|\b[Zz]ahlen muss": "bezahlen",
    r"\bOmni\b": "Universell",
    r"\bHäuser\b|\bHaus\b(?!es)": "Fraktion",
    r"[Ff]riedhof|\bAblage\b": "Ablagestapel",
    r"\bFlut(?!welle)": "Gezeiten",
    r"Betäubung|\bSchutz\b": "Betäubt-Marker, Beschützt-Marker",
    r"Vermächtnis": "Legacy",
    r"Startzahl": "Startwert",
    r"(?<!Schieds)[Rr]ichter(?!n)": "Schiedsrichter",
    r"anhaltend": "andauernd",
    r"vollständig heil": "komplett heilen",
    r"Kampflinie|Schlachtlinie": "Schlachtreihe",
    r"Gewinnspiel": "Best of Three",
    r"\bdadurch\b": "auf diese Weise",
    r"Fähigkeitswort|Stichwort": "Schlüsselwort",
    r"Bonus-Symbol|Bonusicon": "Bonussymbol",
    r"Æmbervorrat|Æmber-Pool": "Æmber-Vorrat",
    r"Regelheft|Spielregelbuch": "Regelbuch",
}
"""German words that the glossary has another for: a pattern, and the glossary's term."""

ALLOWED = {
    "text of clone-home": "the German title of the card",
    "title of clone-home": "the German title of the card",
    "title of junkyard-cemetery": "the German title of the card",
    "title of protect-the-weak": "the German title of the card",
    "title of torpefying-harpoon": "the German title of the card",
}


def _plain(text: str) -> str:
    """Return the text without mnemonics, the brackets of terms and what ends a label."""
    return re.sub(r"&(?=\S)|[<>]", "", text).strip(" :…").casefold()


def _translations(texts: Iterable[Text]) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for text in texts:
        if _plain(text.en):
            found[_plain(text.en)][_plain(text.de)].append(text.where)
    return found


@pytest.mark.slow
def test_no_english_text_has_two_german_ones() -> None:
    doubled = {
        en: dict(de)
        for en, de in _translations((*glossary_texts(), *interface_texts(), *card_texts())).items()
        if len(de) > 1
    }
    assert {en: de for en, de in doubled.items() if en not in TWO_TRANSLATIONS} == {}
    assert set(TWO_TRANSLATIONS) - set(doubled) == set(), "an exception that is no longer needed"


@pytest.mark.slow
def test_german_texts_use_the_terms_of_the_glossary() -> None:
    texts = (*glossary_texts(), *interface_texts(), *phrases(), *card_texts())
    strays = {
        (text.where, text.de): instead
        for text in texts
        for pattern, instead in STRAY.items()
        if re.search(pattern, text.de) and text.where not in ALLOWED
    }
    assert strays == {}


def test_no_noun_of_the_glossary_is_declared_a_second_time() -> None:
    terms = {text.en for text in glossary_texts()}
    assert [noun for noun in nouns() if noun.en.partition(",")[0] in terms] == []


def test_german_pages_use_the_terms_of_the_glossary() -> None:
    """The rules reference and the manual; „dadurch“ is a word like any other in prose that explains."""
    assets = resources.assets()
    pages = [*(assets / "reference" / "de").glob("*.md"), *(assets / "manual" / "de").glob("*.md")]
    assert len(pages) > 20
    patterns = {pattern: term for pattern, term in STRAY.items() if pattern != r"\bdadurch\b"}
    strays = []
    for page in pages:
        prose = re.sub(r"\]\([^)]*\)|\{\w+:[^{}]+\}", "", page.read_text(encoding="utf-8"))
        strays += [
            (page.name, found[0], term) for pattern, term in patterns.items() for found in re.finditer(pattern, prose)
        ]
        if page.parent.parent.name == "reference":
            strays += [(page.name, found[0], "Spiel") for found in re.finditer(r"\bPartien?\b", prose)]
    assert strays == []
