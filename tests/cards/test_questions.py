"""Whatever a card may ask can be said in both languages, to its own player and turned to the opponent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.cards.library import import_all
from kfdesk.language.base import BaseInstruction
from kfdesk.language.choices import Choose, ChooseOne
from kfdesk.language.effects.flow import IfYouDo, May
from kfdesk.language.named_choices import Choice
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.prompts import confirm_of, follows_of, label_of, naming_of, prompt_of
from kfdesk.language.targets import Chosen
from kfdesk.language.turning import READER, TO_THE_OPPONENT, turned_to
from kfdesk.text.parts import held_names, parts
from kfdesk.text.words import LANGUAGES, Words


def questions(ability: Any, who: Who) -> Iterator[Words]:
    """Yield what is asked in the course of an ability, as far as it is known without a game."""
    nodes = list(parts(ability))
    whole = getattr(ability, "effect", None)
    people = () if who is YOU else ((YOU, OPPONENT), (OPPONENT, READER))
    for doing in (node for node in nodes if isinstance(node, BaseInstruction)):
        for target in (one for one in fields_of(doing) if isinstance(one, Chosen)):
            yield prompt_of(target, doing, "", (), None, (), whole, who)
        if isinstance(doing, May):
            joint = next((node for node in nodes if isinstance(node, IfYouDo) and node.first is doing), None)
            yield confirm_of(doing, then=None if joint is None else joint.behind_question, who=who)
        if isinstance(doing, ChooseOne):
            yield from (label_of(mode) for mode in doing.modes)
        if isinstance(doing, Choose) and isinstance(doing.what, Choice):
            yield naming_of(doing.what, follows_of(doing, whole, doing.what), people=people)


def fields_of(doing: BaseInstruction) -> Iterator[Any]:
    """Yield what the fields of an instruction hold."""
    for name in held_names(type(doing)) or ():
        yield getattr(doing, name)


@pytest.mark.parametrize("who", [YOU, OPPONENT], ids=["own player", "opponent"])
def test_all_that_cards_ask_can_be_said(who: Who) -> None:
    asked = 0
    for id_ in import_all():
        for ability in library()[id_].abilities:
            read = ability if who is YOU else turned_to(ability, TO_THE_OPPONENT, {})
            for question in questions(read, who):
                said = [question.say(language) for language in LANGUAGES]
                assert all(said) and not any("  " in text for text in said), id_
                asked += 1
    assert asked > 1000
