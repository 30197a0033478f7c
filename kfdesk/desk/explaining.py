"""What the terms of the game mean, in one sentence wherever one points at them: the first of the reference's entry."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from kfdesk.desk.idle import Job, done
from kfdesk.engine import glossary
from kfdesk.engine.decisions import Decision
from kfdesk.engine.headings import KEYWORD_RULES as KEYWORD_RULES  # noqa: PLC0414 - beside the other tables here
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import DecisionKind, Icon, Status, Zone
from kfdesk.engine.views import CardView
from kfdesk.teach import reference
from kfdesk.text.words import Words, joined

COUNTER_RULE: Final = "glossary/power-counter-1-power-status-card"
GIGANTIC_RULE: Final = "glossary/gigantic"
_TERMS: Final[Mapping[RuleId, str]] = {
    "glossary/action-ability": r"\baction:",
    "glossary/alpha": r"\balpha\b",
    "glossary/archives": r"\barchiv",
    "glossary/assault-x": r"\bassault\b",
    "glossary/capture": r"\bcaptur",
    "glossary/center-of-the-battleline": r"\bcenter of\b",
    "glossary/chains": r"\bchains?\b",
    "glossary/deploy": r"\bdeploy\b",
    "glossary/elusive": r"\belusive\b",
    "glossary/enhance": r"\benhance\b",
    "glossary/enrage": r"\benrage",
    "glossary/entrench": r"\bentrench\b",
    "glossary/exalt": r"\bexalt",
    "glossary/flank": r"\bflank",
    "glossary/forge": r"\bforg(?:e|es|ed|ing)\b",
    "glossary/fulfill": r"\bfulfill|\bfate:",
    "glossary/graft": r"\bgraft",
    "glossary/haunted": r"\bhaunted\b",
    "glossary/hazardous-x": r"\bhazardous\b",
    "glossary/heal": r"\bheal",
    "glossary/invulnerable": r"\binvulnerable\b",
    "glossary/least-powerful": r"\bleast powerful\b",
    "glossary/most-powerful": r"\bmost powerful\b",
    "glossary/neighbor": r"\bneighbor",
    "glossary/omega": r"\bomega\b",
    "glossary/omni": r"\bomni:",
    "glossary/overwhelmed": r"\boverwhelmed\b",
    "glossary/poison": r"\bpoison\b",
    COUNTER_RULE: r"\+1 power counter",
    "glossary/prophecy": r"\bprophec",
    "glossary/purge": r"\bpurge",
    "glossary/sacrifice": r"\bsacrific",
    "glossary/scrap": r"\bscrap:",
    "glossary/search": r"\bsearch",
    "glossary/skirmish": r"\bskirmish\b",
    "glossary/splash": r"\bsplash\b(?!-attack)",
    "glossary/splash-attack-x": r"\bsplash-attack\b",
    "glossary/steal": r"\bsteal|\bstolen\b",
    "glossary/stun": r"\b(?:un)?stun",
    "glossary/swap": r"\bswap",
    "glossary/taunt": r"\btaunt\b",
    "glossary/tide": r"\btide\b",
    "glossary/token-creatures": r"\btoken creature",
    "glossary/treachery": r"\btreachery\b",
    "glossary/unforge": r"\bunforg",
    "glossary/versatile": r"\bversatile\b",
    "glossary/ward": r"\bward(?:s|ed)?\b",
}
"""The entries that explain what stands on cards, and how their words are found in an English text."""
STATUS_RULES: Final = {status: f"glossary/{status.value}" for status in Status}
ICON_RULES: Final = {icon: f"glossary/{'aember' if icon is Icon.AMBER else icon.value}-bonus-icon" for icon in Icon}
ZONE_RULES: Final[Mapping[Zone, RuleId]] = {
    Zone.ARCHIVES: "glossary/archives",
    Zone.ARTIFACTS: "glossary/artifacts",
    Zone.BATTLELINE: "glossary/battleline",
    Zone.DECK: "glossary/deck",
    Zone.DISCARD: "glossary/discard-pile",
    Zone.PLAYING: "glossary/playing-cards",
    Zone.PURGED: "glossary/purge",
}
CHOICE_RULES: Final[Mapping[str, RuleId]] = {
    "action": "glossary/action-ability",
    "discard": "glossary/discarding-cards",
    "fight": "glossary/fight",
    "house": "glossary/house-choice",
    "key": "glossary/keys",
    "omni": "glossary/omni",
    "play": "glossary/playing-cards",
    "prophecy": "glossary/prophecy",
    "raise-tide": "glossary/tide",
    "reap": "glossary/reap",
    "slot": "glossary/flank",
    "unstun": "glossary/stun",
}
"""The entries on what can be chosen, by how an option's key begins."""
KIND_RULES: Final[Mapping[DecisionKind, RuleId]] = {DecisionKind.MULLIGAN: "glossary/mulligan"}
"""The entries on decisions of which every option is about one thing."""


def read_ahead(language: str) -> Iterator[Job]:
    """Yield the jobs of reading the reference in a language, so that no term has to wait for it."""
    yield done(reference)
    yield done(lambda: sentence(COUNTER_RULE).say(language))


def term(rule: RuleId) -> Words:
    """Return the term an entry explains, as it stands on cards: "Assault"; elsewhere the entry's heading."""
    return _NAMES.get(rule) or reference()[rule].heading


def sentence(rule: RuleId) -> Words:
    """Return the sentence that explains a term, which stands in it: "A ward is …"."""
    return reference()[rule].summary


def explained(rule: RuleId) -> Words:
    """Return a term with the sentence that explains it: "Ward: A ward is …"."""
    return joined((term(rule), sentence(rule)), ": ")


def rule_of_choice(key: str, kind: DecisionKind = DecisionKind.MAIN) -> RuleId:
    """Return the entry on what an option of a kind of decision does, "" where there is none."""
    return KIND_RULES.get(kind) or CHOICE_RULES.get(key.partition(":")[0], "")


def rules_of(decision: Decision, key: str | None) -> tuple[RuleId, ...]:
    """Return the entries on one of its choices; for None those on the terms of the question itself."""
    rule = rule_of_choice(key, decision.kind) if key is not None else KIND_RULES.get(decision.kind, "")
    if rule:
        return (rule,)
    return terms_in(decision.prompt.en) if key is None else ()


@cache
def terms_in(text: str) -> tuple[RuleId, ...]:
    """Return the entries on the terms in an English text, in the order in which they first stand there."""
    found = ((_PATTERNS[rule].search(text), rule) for rule in _TERMS)
    return tuple(rule for _, rule in sorted((match.start(), rule) for match, rule in found if match is not None))


def terms_of(card: CardView, text: str) -> tuple[RuleId, ...]:
    """Return the entries on what a card shows: its statuses and counters, that it is half of a creature, the terms of
    its English text, and out of play its icons.
    """
    return tuple(dict.fromkeys((*_of_state(card), *terms_in(text), *_of_icons(card))))


def _of_state(card: CardView) -> Iterator[RuleId]:
    yield from (STATUS_RULES[status] for status in card.statuses)
    if card.power_counters:
        yield COUNTER_RULE
    if card.token_of is not None:
        yield "glossary/token-creatures"
    if card.half is not None or card.other_half is not None:
        yield GIGANTIC_RULE


def _of_icons(card: CardView) -> Iterator[RuleId]:
    """Yield the entries on its bonus icons while they are still to resolve."""
    if not card.zone.in_play:
        yield from (ICON_RULES[icon] for icon in card.icons)


_NAMES: Final[Mapping[RuleId, Words]] = {
    **{rule: word.words.title for word, rule in KEYWORD_RULES.items()},
    COUNTER_RULE: glossary.POWER_COUNTER.one.title,
    "glossary/chains": glossary.CHAIN.many.title,
}
_PATTERNS: Final = {rule: re.compile(pattern, re.IGNORECASE) for rule, pattern in _TERMS.items()}
