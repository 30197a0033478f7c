"""German word forms: declension of articles, adjectives and nouns, conjugation of verbs."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import NamedTuple

from kfdesk.text.tokens import as_term


class Case(IntEnum):
    """The four cases, in the order of the tables below."""

    NOM = 0
    ACC = 1
    DAT = 2
    GEN = 3


# Columns: masculine, feminine, neuter, plural. Rows: nominative, accusative, dative, genitive.
_COLUMN = {"m": 0, "f": 1, "n": 2, "p": 3}


def _table(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple("" if cell == "-" else cell for cell in row.split()) for row in text.split(","))


_DER = _table("der die das die, den die das die, dem der dem den, des der des der")
_DIES = _table("er e es e, en e es e, em er em en, es er es er")
_EIN = _table("- e - e, en e - e, em er em en, es er es er")
_WEAK = _table("e e e en, en e e en, en en en en, en en en en")
_MIXED = _table("er e es en, en e es en, en en en en, en en en en")
_STRONG = _table("er e es e, en e es e, em er em en, en er en er")
_PRONOUN = _table("er sie es sie, ihn sie es sie, ihm ihr ihm ihnen, seiner ihrer seiner ihrer")
_RELATIVE = _table("der die das die, den die das die, dem der dem denen, dessen deren dessen deren")
_ENDINGS = {"der": _WEAK, "dies": _WEAK, "viel": _STRONG, "ein": _MIXED, "": _STRONG}


def article(kind: str, stem: str, case: Case, gender: str) -> str:
    """Return an article: kind "der", or "dies", "viel" and "ein" with a stem, declined like those; "" is fixed."""
    column = _COLUMN[gender]
    if kind == "der":
        return _DER[case][column]
    if kind in ("dies", "viel"):
        return stem + _DIES[case][column]
    return stem + _EIN[case][column] if kind == "ein" else stem


def adjective(stem: str, kind: str, case: Case, gender: str) -> str:
    """Return the adjective after an article of `kind` ("": none)."""
    return stem + _ENDINGS[kind][case][_COLUMN[gender]]


def pronoun(case: Case, gender: str) -> str:
    """Return er, sie, es in `case`; gender "p" is the plural."""
    return _PRONOUN[case][_COLUMN[gender]]


def relative(case: Case, gender: str) -> str:
    """Return the relative pronoun der, die, das in `case`."""
    return _RELATIVE[case][_COLUMN[gender]]


class Article(str):
    """The definite article, which a preposition may swallow: "in dem" is "im"."""

    __slots__ = ()


CONTRACTIONS = {
    ("an", "dem"): "am",
    ("bei", "dem"): "beim",
    ("in", "dem"): "im",
    ("von", "dem"): "vom",
    ("zu", "dem"): "zum",
    ("zu", "der"): "zur",
}
"""A preposition and the article in one word."""


def is_quoted(title: str) -> bool:
    """Return whether a title stands in quotes of its own."""
    return title.startswith("„") and title.endswith("“")


def quoted(title: str) -> str:
    """Return a text in quotes. Those in it turn into inner ones, and the inner ones of those into outer ones again."""
    return f"„{title.translate(_OTHER_QUOTES)}“"


_OTHER_QUOTES = str.maketrans("„“‚‘", "‚‘„“")


YOU = ("du", "dich", "dir", "deiner")
"""The second person in each case."""


def genitive(noun: str, gender: str) -> str:
    """Return the regular genitive singular."""
    if gender == "f":
        return noun
    return noun + ("es" if noun.endswith(("s", "ß", "x", "z")) else "s")


def dative_plural(noun: str) -> str:
    """Return the dative of a plural form."""
    return noun if noun.endswith(("n", "s", "}")) else noun + "n"


NUMBERS = ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf")
"""Numbers in words, before a plural."""


class Verb(NamedTuple):
    """The forms of one verb that rules text needs; a separable prefix stands by itself."""

    prefix: str
    infinitive: str
    you: str
    third: str
    imperative: str
    participle: str
    auxiliary: str

    def finite(self, person: int, *, plural: bool) -> str:
        """Return the present form without prefix: person 2 (du) or 3."""
        if person == 2:
            return self.you
        if plural:
            return "sind" if self.infinitive == "sein" else self.infinitive
        return self.third

    def last(self, person: int, *, plural: bool) -> str:
        """Return the present form as it stands at the end of a subordinate clause."""
        return self.prefix + self.finite(person, plural=plural)

    def bare(self) -> str:
        """Return the infinitive in one word."""
        return self.prefix + self.infinitive

    def with_zu(self) -> tuple[str, ...]:
        """Return the infinitive with zu: "zuzufügen", or "zu", "stehlen"."""
        return (f"{self.prefix}zu{self.infinitive}",) if self.prefix else ("zu", self.infinitive)


class TermVerb(Verb):
    """A verb that an entry of the rulebook explains: its forms are terms."""

    rule: str

    def finite(self, person: int, *, plural: bool) -> str:
        """Return the present form without prefix, as a term."""
        return as_term(Verb.finite(self, person, plural=plural), self.rule)

    def last(self, person: int, *, plural: bool) -> str:
        """Return the present form at the end of a clause, as a term."""
        return as_term(Verb.last(self, person, plural=plural), self.rule)

    def bare(self) -> str:
        """Return the infinitive, as a term."""
        return as_term(Verb.bare(self), self.rule)

    def with_zu(self) -> tuple[str, ...]:
        """Return the infinitive with zu, as a term."""
        return tuple(as_term(word, self.rule) for word in Verb.with_zu(self))


# du, er, imperative, participle, and "+" when the perfect is made with "sein"; "-" is the regular form.
_IRREGULAR_TEXT = """
befinden=- - - befunden;beginnen=- - - begonnen;behalten=behältst behält behalte behalten
bekommen=- - - bekommen;besitzen=- - - besessen;betragen=beträgst beträgt betrage betragen;bleiben=- - - geblieben+
bringen=- - - gebracht;denken=- - - gedacht;durchsuchen=- - - durchsucht;dürfen=darfst darf - gedurft
enthalten=enthältst enthält enthalte enthalten;entscheiden=- - - entschieden;erhalten=erhältst erhält erhalte erhalten
erheben=- - - erhoben;erleiden=- - - erlitten;erscheinen=- - - erschienen+;fallen=fällst fällt falle gefallen+
finden=- - - gefunden;geben=gibst gibt gib gegeben;gehen=- - - gegangen+;gelten=giltst gilt gelte gegolten
ernten=- - - geerntet;gelangen=- - - gelangt+
geschehen=geschiehst geschieht - geschehen+;gewinnen=- - - gewonnen;greifen=- - - gegriffen
haben=hast hat habe gehabt
halten=hältst hält halte gehalten;heben=- - - gehoben;heißen=heißt heißt - geheißen;helfen=hilfst hilft hilf geholfen
kommen=- - - gekommen+;können=kannst kann - gekonnt;lassen=lässt lässt lasse gelassen;lesen=liest liest lies gelesen
liegen=- - - gelegen;messen=misst misst miss gemessen;müssen=musst muss - gemusst;nehmen=nimmst nimmt nimm genommen
nennen=- - - genannt;schieben=- - - geschoben;schließen=- - - geschlossen;sehen=siehst sieht sieh gesehen
sein=bist ist sei gewesen+;sitzen=- - - gesessen;sprechen=sprichst spricht sprich gesprochen;stehen=- - - gestanden
stehlen=stiehlst stiehlt stiehl gestohlen;steigen=- - - gestiegen+;sterben=stirbst stirbt stirb gestorben+
tragen=trägst trägt trage getragen;treffen=triffst trifft triff getroffen;treten=trittst tritt tritt getreten+
tun=tust tut tue getan;unterbrechen=unterbrichst unterbricht unterbrich unterbrochen;verbinden=- - - verbunden
verbleiben=- - - verblieben+;vergeben=vergibst vergibt vergib vergeben;vergleichen=- - - verglichen
verlassen=verlässt verlässt verlasse verlassen;verlieren=- - - verloren;verschieben=- - - verschoben
verschwinden=- - - verschwunden+;verteilen=- - - verteilt;werden=wirst wird werde worden+
werfen=wirfst wirft wirf geworfen;wiederholen=- - - wiederholt;wissen=weißt weiß wisse gewusst;ziehen=- - - gezogen
übergeben=übergibst übergibt übergib übergeben;übernehmen=übernimmst übernimmt übernimm übernommen
würden=würdest würde - -;überspringen=- - - übersprungen;übertragen=überträgst überträgt übertrage übertragen
"""
_INSEPARABLE = ("be", "emp", "ent", "er", "ge", "ver", "zer", "miss", "über", "unter", "wider")


def _regular(infinitive: str) -> tuple[str, str, str, str]:
    """Return du, er, imperative and participle of a weak verb."""
    if not infinitive.islower():
        raise ValueError(f"no German infinitive: {infinitive!r}")
    if infinitive.endswith(("eln", "ern")):
        stem = infinitive[:-1]
        command = stem[:-2] + "le" if stem.endswith("el") else stem + "e"
        linking = ""
    elif infinitive.endswith("en"):
        stem = infinitive[:-2]
        command = stem + "e"
        linking = "e" if _needs_e(stem) else ""
    else:
        raise ValueError(f"no German infinitive: {infinitive!r}")
    you = stem + ("t" if stem.endswith(("s", "ß", "x", "z")) else linking + "st")
    third = stem + linking + "t"
    ge = "" if infinitive.endswith("ieren") or infinitive.startswith(_INSEPARABLE) else "ge"
    return you, third, command, ge + third


def _needs_e(stem: str) -> bool:
    """Return whether an e stands before the ending: schmiedet, erntet, öffnet, atmet."""
    hard = len(stem) > 2 and stem[-1] in "mn" and stem[-2] not in "aeiouäöülrhmn"
    return stem.endswith(("d", "t")) or hard


@cache
def _irregular() -> dict[str, tuple[str, ...]]:
    """Return the verbs that do not follow the weak pattern."""
    entries = _IRREGULAR_TEXT.strip().replace("\n", ";").split(";")
    return {name: tuple(forms.split()) for name, _, forms in (entry.partition("=") for entry in entries)}


@cache
def verb(notation: str) -> Verb:
    """Return the forms of a verb written as in "stehlen", or "zu-fügen" with its separable prefix."""
    prefix, _, infinitive = notation.rpartition("-")
    special = _irregular().get(infinitive)
    if special is None:
        you, third, command, participle = _regular(infinitive)
        return Verb(prefix, infinitive, you, third, command, prefix + participle, "haben")
    last = special[3].removesuffix("+")
    regular = ("", "", "", "")
    if "-" in special:
        regular = _regular(infinitive)
    you, third, command = (own if own != "-" else usual for own, usual in zip(special[:3], regular, strict=False))
    auxiliary = "sein" if special[3].endswith("+") else "haben"
    return Verb(prefix, infinitive, you, third, command, prefix + last, auxiliary)


@cache
def term_verb(notation: str, rule: str) -> Verb:
    """Return the forms of a verb that an entry of the rulebook explains; of a plain verb for no entry."""
    known = verb(notation)
    if not rule:
        return known
    terms = {name: as_term(getattr(known, name), rule) for name in ("prefix", "imperative", "participle")}
    made = TermVerb(*known._replace(**terms))
    made.rule = rule
    return made


MODALS = {"may": "dürfen", "must": "müssen", "cannot": "können", "would": "würden"}
