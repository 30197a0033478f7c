"""Several meanings of one text are told from each other in plain words of both languages."""

from __future__ import annotations

from itertools import islice

from kfdesk.cards import library
from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.reading.alike import nearly_normal
from kfdesk.language.reading.budget import GivenUpError
from kfdesk.language.reading.explaining import several, told_apart
from kfdesk.language.reading.grammar import Grammar, Meaning
from kfdesk.language.words import (
    CREATURE,
    ENEMY,
    FRIENDLY,
    HIGH,
    OTHER,
    THIS,
    a,
    and_,
    as_soon_as,
    destroy,
    draw,
    each,
    exhaust,
    gain,
    if_,
    if_you_do,
    move_amber,
    other_than,
    play,
    sentences,
    tide,
    ward,
)
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render

NAME = Name("Quartz Newt", nouns.CARD_TYPES[CardType.CREATURE])
WITHIN = 5.0
"""How much less likely what is asked about may be."""


def _told(*abilities: Node) -> list[tuple[str, str]]:
    return [(words.say("en"), words.say("de")) for words in told_apart(abilities, NAME)]


def _texts(*abilities: Node) -> set[str]:
    return {render(one, "en", this=NAME) for one in abilities}


def test_what_is_mentioned_is_told_by_where_it_was_said() -> None:
    friend, enemy = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    one = play(sentences(exhaust(friend), destroy(enemy), ward(friend)))
    friend, enemy = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    other = play(sentences(exhaust(friend), destroy(enemy), ward(enemy)))
    first, second = _told(one, other)
    assert first[0].endswith("is “a friendly creature” of “exhaust a friendly creature”")
    assert second[0].endswith("is “an enemy creature” of “destroy an enemy creature”")
    assert "aus „erschöpfe eine befreundete Kreatur“" in first[1] and "aus „zerstöre" in second[1]


def test_how_much_is_done_only_if_something_was_is_told_in_full() -> None:
    one = play(if_you_do(destroy(a(CREATURE)), and_(draw(2), gain(1))))
    other = play(and_(if_you_do(destroy(a(CREATURE)), draw(2)), gain(1)))
    assert len(_texts(one, other)) == 1
    first, second = _told(one, other)
    assert first[0] == "only if “destroy a creature” was done: “draw 2 cards and gain 1{amber}”"
    assert second[0] == "only if “destroy a creature” was done: “draw 2 cards”"
    assert first[1].startswith("nur falls „zerstöre eine Kreatur“ getan wurde: „ziehe 2 Karten und")


def test_a_condition_that_is_looked_at_once_is_told_from_one_that_holds_at_any_time() -> None:
    one, other = if_(tide(HIGH), destroy(THIS)), as_soon_as(tide(HIGH), destroy(THIS))
    first, second = _told(one, other)
    assert first[0].startswith("only if “") and second[0].startswith("at any time, as long as “")


def test_a_meaning_of_which_nothing_is_told_is_its_text() -> None:
    assert _told(play(draw(2)))[0][0] == "Play: Draw 2 cards."


def test_of_meanings_that_nobody_could_tell_apart_the_likeliest_is_left() -> None:
    row = [Meaning(play(destroy(each(CREATURE))), cost) for cost in (1.0, 2.0)]
    assert several(row, NAME) == (row[0],)


def test_few_texts_of_cards_have_meanings_that_are_told_alike(grammar: Grammar) -> None:
    """Of what the language says of cards: where meanings that are not known to behave alike are told alike.

    They are not asked about: the likeliest is taken. Most of them behave alike, which nobody has shown yet.
    """
    asked = alike = lines = 0
    for id_ in islice(library(), 0, 600, 3):
        name = name_of(library()[id_])
        for ability in library()[id_].abilities:
            assert isinstance(ability, Node)
            try:
                found = grammar.read(render(ability, "en", this=name), name, (library()[id_].type,))
            except GivenUpError:
                continue
            likely = [one for one in found if one.cost - found[0].cost < WITHIN]
            near = {nearly_normal(one.ability): one for one in reversed(likely)}
            told = several(likely, name) if near else ()
            lines, asked, alike = lines + 1, asked + (len(told) > 1), alike + (len(told) < len(near))
    assert lines > 150
    assert asked <= 0.08 * lines, f"{asked} of {lines} are asked about"
    assert alike <= 0.01 * lines, f"{alike} of {lines} have meanings that are told alike"


def test_another_is_told_by_what_it_is_another_than() -> None:
    first = a(CREATURE)
    one = play(move_amber(1, first, a(CREATURE, OTHER)))
    second = a(CREATURE)
    other = play(move_amber(1, second, a(CREATURE, other_than(second))))
    this, that = _told(one, other)
    assert this[0].endswith("creature” is another than the card with this text")
    assert that[0].endswith("creature” is another than “a creature”")
