"""A whole card's text and single abilities' wording, from the definition."""

from __future__ import annotations

from functools import lru_cache

from kfdesk.engine.abilities import Ability, Definition
from kfdesk.engine.terms import HOUSES, Keyword
from kfdesk.language import nouns, prompts
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.in_force import in_force_words, waiting_words
from kfdesk.language.labels import Labelled
from kfdesk.language.reactions import Reacting
from kfdesk.language.rules.keywords import keyword_words
from kfdesk.language.rules.together import AnyAbility
from kfdesk.text import joining
from kfdesk.text.joining import Aside, InRole, Lines, Sentences
from kfdesk.text.phrases import Frame
from kfdesk.text.runs import Role, Runs
from kfdesk.text.wording import Wordable, rendered, words
from kfdesk.text.words import Pair, Words


@lru_cache(maxsize=8192)
def card_runs(
    definition: Definition, abilities: tuple[AnyAbility, ...], language: str, *, reminders: bool = False
) -> Runs:
    """Return the rules text of a card: the icons it enhances its deck with, its keywords, a line for each ability.

    With `reminders` each keyword explains itself in parentheses.
    """
    lines: list[Wordable] = []
    if definition.facts.enhance:
        lines.append(Sentences(tuple(_enhance(definition.facts.enhance, reminders=reminders))))
    if definition.keywords:
        lines.append(Sentences(tuple(_keywords(definition, reminders=reminders))))
    lines += [ability for ability in abilities if isinstance(ability, Node)]
    return rendered(Lines(tuple(lines)), language, this=name_of(definition)) if lines else ()


@lru_cache(maxsize=512)
def enhance_runs(icons: tuple[str, ...], language: str, *, reminders: bool = False) -> Runs:
    """Return what a card's text says first of the icons that it enhances its deck with. Rule: "Enhance"."""
    return rendered(Sentences(tuple(_enhance(icons, reminders=reminders))), language) if icons else ()


@lru_cache(maxsize=8192)
def ability_words(definition: Definition, ability: Ability, lead: Words | None = None, *, whole: bool = False) -> Words:
    """Return what an ability of a card does, after `lead` or the card's name; with `whole` also when it happens."""
    if not isinstance(ability, Node):
        return lead or definition.title
    deed = ability.consequence if isinstance(ability, Labelled | Reacting) and not whole else ability
    said = joining.Labelled((lead or definition.title,), deed)
    return words(Sentences((said,)) if whole else said, this=name_of(definition))


def sentence(definition: Definition, ability: Ability) -> Words:
    """Return what an ability of a card says, as a sentence that names the card."""
    if not isinstance(ability, Node):
        return definition.title
    return words(Sentences((ability,)), this=name_of(definition))


def forget_wording() -> None:
    """Word everything anew when it is next asked for: cards have other names."""
    for worded in (card_runs, ability_words, in_force_words, waiting_words, *prompts.WORDED):
        worded.cache_clear()


def reminder(word: Keyword, number: int) -> Pair:
    """Return the reminder of a keyword with its number (0: X)."""
    text = nouns.KEYWORDS[word].reminder
    shown = str(number or "X")
    return Pair(text.en.replace("{n}", shown), text.de.replace("{n}", shown))


def _keywords(definition: Definition, *, reminders: bool) -> list[Wordable]:
    said: list[Wordable] = []
    for word, number in definition.keywords.items():
        said.append(InRole(keyword_words(word, number), Role.KEYWORD))
        if reminders:
            said.append(Aside(_unstopped(reminder(word, number))))
    return said


def _enhance(icons: tuple[str, ...], *, reminders: bool) -> list[Wordable]:
    """Return the enhance keyword with the icons it has put on cards of the deck. Rule: "Enhance"."""
    marks = "".join(f"{{house:{icon}}}" if icon in HOUSES else f"{{{icon}}}" for icon in icons)
    said: list[Wordable] = [_ENHANCE.of(enhance=InRole(nouns.ENHANCE_NAME.name, Role.KEYWORD), icons=marks)]
    if reminders:
        said.append(Aside(_unstopped(nouns.ENHANCE_NAME.reminder)))
    return said


_ENHANCE = Frame(en="{enhance} {icons}", de="{enhance} {icons}")


def _unstopped(sentence: Pair) -> Pair:
    """Return a sentence without its full stop, which the parenthesis sets."""
    return Pair(sentence.en.removesuffix("."), sentence.de.removesuffix("."))
