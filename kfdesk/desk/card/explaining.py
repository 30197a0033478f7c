"""What the terms of the game mean, in one sentence wherever one points at them: the first of the reference's entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final

from kfdesk.desk.kit.idle import Job, done
from kfdesk.engine import glossary
from kfdesk.engine.decisions import Decision
from kfdesk.engine.headings import KEYWORD_RULES as KEYWORD_RULES  # noqa: PLC0414 - beside the other tables here
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import CardType, DecisionKind, Icon, Status, Zone
from kfdesk.engine.views import CardView
from kfdesk.teach import reference
from kfdesk.text.runs import Role, Run, Runs, targets
from kfdesk.text.translating import SOURCE
from kfdesk.text.words import Words, joined

COUNTER_RULE: Final = "glossary/power-counter-1-power-status-card"
GIGANTIC_RULE: Final = "glossary/gigantic"
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
    "return": "glossary/return",
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


def rules_of(decision: Decision, key: str) -> tuple[RuleId, ...]:
    """Return the entries on one of the choices of a decision: on what it does, else on the terms of its words."""
    if rule := rule_of_choice(key, decision.kind):
        return (rule,)
    return next((terms_in(option.label.runs(SOURCE)) for option in decision.options if option.key == key), ())


TERM_ROLES: Final = (Role.TERM, Role.KEYWORD, Role.LABEL)
"""The roles of what an entry of the rulebook explains."""


def terms_in(text: Runs) -> tuple[RuleId, ...]:
    """Return the entries on the terms in a text, in the order in which they first stand there."""
    return targets(text, *TERM_ROLES)


def linked(text: Iterable[Run], style: str = "") -> str:
    """Return runs as HTML, each term a link to its entry; `style` is what its link looks like, in CSS."""
    look = f' style="{style}"' if style else ""
    said = ((run.target if run.role in TERM_ROLES else "", escape(run.text).replace("\n", "<br>")) for run in text)
    return "".join(f'<a href="{rule}"{look}>{words}</a>' if rule else words for rule, words in said)


def terms_of(card: CardView, text: Runs) -> tuple[RuleId, ...]:
    """Return the entries on what a card shows: its type, where it lies beside the table, its statuses and counters,
    that it is half of a creature, the terms of its text, and out of play its icons.
    """
    return tuple(dict.fromkeys((*_of_state(card), *terms_in(text), *_of_icons(card))))


_BESIDE_RULES: Final[Mapping[CardType | None, RuleId]] = {
    CardType.ARCHON_POWER: "glossary/archon-power",
    CardType.PROPHECY: "glossary/prophecy",
    CardType.TIDE: "glossary/tide",
}


def _of_state(card: CardView) -> Iterator[RuleId]:
    if card.type in _BESIDE_RULES:
        yield _BESIDE_RULES[card.type]
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
