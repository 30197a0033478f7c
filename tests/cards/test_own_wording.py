"""What the language says of cards stays as it is where it is taken for a printed text."""

from __future__ import annotations

from kfdesk.cards import grammars
from kfdesk.language.card_names import name_of
from kfdesk.language.reading.lexemes import title_of
from kfdesk.language.reading.printed import abilities
from kfdesk.text.wording import render

MOST_CHANGED = 3
"""Cards whose own texts would mean something else if they were printed: "deal 1 damage to a creature for each"."""


def test_rewrites_leave_what_the_language_says_as_it_is() -> None:
    changed = []
    for one in grammars.cards_with_texts():
        said = [render(ability, "en", this=name_of(one)) for ability in grammars.abilities_of(one)]
        if list(abilities("\n".join(said), title_of(name_of(one)))) != said:
            changed.append(one.id)
    assert len(changed) <= MOST_CHANGED, changed
