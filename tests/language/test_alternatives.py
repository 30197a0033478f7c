"""Descriptions of which one is enough, each of a description mentioned again, and what lies on several cards."""

from __future__ import annotations

import pytest

from kfdesk.language.definition import card
from kfdesk.language.words import (
    ALPHA,
    BE_DAMAGED,
    CARD,
    CREATURE,
    DAMAGED,
    ENEMY,
    FRIENDLY,
    ITSELF,
    MARS,
    MUTANT,
    SOME,
    STUNNED,
    THIS,
    Instruction,
    a,
    amber,
    any_of,
    armor,
    armor_of,
    at_least,
    cannot,
    capture,
    deal,
    destroy,
    discard,
    each,
    for_each,
    gain,
    gets,
    hand,
    not_,
    of_house,
    power,
    sentences,
    stun,
    this_turn,
    up_to,
    with_keyword,
    with_trait,
)
from kfdesk.text.wording import WordingError, render_inline
from tests.tables import side, spec, table

STRONG_OR_MUTANT = any_of(with_trait(MUTANT), power(at_least(5)))
FOES = each(CREATURE, ENEMY)


SENTENCES: list[tuple[Instruction, str, str]] = [
    (
        destroy(a(CREATURE, STRONG_OR_MUTANT)),
        "destroy a Mutant creature or a creature with power 5 or higher",
        "zerstöre eine Mutanten-Kreatur oder eine Kreatur mit Stärke 5 oder mehr",
    ),
    (
        destroy(each(CREATURE, ENEMY, STRONG_OR_MUTANT)),
        "destroy each enemy Mutant creature and each enemy creature with power 5 or higher",
        "zerstöre jede feindliche Mutanten-Kreatur und jede feindliche Kreatur mit Stärke 5 oder mehr",
    ),
    (
        destroy(up_to(2, CREATURE, STRONG_OR_MUTANT, amber(SOME))),
        "destroy up to 2 Mutant creatures or creatures with power 5 or higher with {amber} on them",
        "zerstöre bis zu 2 Mutanten-Kreaturen oder Kreaturen mit Stärke 5 oder mehr mit {amber} auf sich",
    ),
    (
        discard(each(CARD, any_of(of_house(MARS), with_keyword(ALPHA)), in_=hand())),
        "discard each Mars card and each card with alpha from your hand",
        "lege jede Mars-Karte und jede Karte mit dem Schlüsselwort Alpha von deiner Hand ab",
    ),
    (
        gain(for_each(1, each(CREATURE, FRIENDLY, STRONG_OR_MUTANT))),
        "gain 1{amber} for each friendly Mutant creature and each friendly creature with power 5 or higher",
        "erhalte 1{amber} für jede befreundete Mutanten-Kreatur und jede befreundete Kreatur mit Stärke 5 oder mehr",
    ),
    (
        destroy(a(CREATURE, any_of(with_trait(MUTANT), of_house(MARS)))),
        "destroy a Mutant or Mars creature",
        "zerstöre eine Mutanten- oder Mars-Kreatur",
    ),
    (
        destroy(a(CREATURE, any_of(DAMAGED, STUNNED))),
        "destroy a creature that is damaged or stunned",
        "zerstöre eine Kreatur, die beschädigt oder betäubt ist",
    ),
    (
        destroy(a(CREATURE, not_(any_of(DAMAGED, STUNNED)))),
        "destroy a creature that is neither damaged nor stunned",
        "zerstöre eine Kreatur, die weder beschädigt noch betäubt ist",
    ),
    (
        destroy(a(CREATURE, any_of(power(at_least(5)), armor(SOME)))),
        "destroy a creature with power 5 or higher or with armor",
        "zerstöre eine Kreatur mit Stärke 5 oder mehr oder mit Rüstung",
    ),
    (
        destroy(a(CREATURE, not_(any_of(power(at_least(5)), armor(SOME))))),
        "destroy a creature with power 4 or lower and without armor",
        "zerstöre eine Kreatur mit Stärke 4 oder weniger und ohne Rüstung",
    ),
    (
        sentences(stun(FOES), this_turn(gets(FOES, power=2))),
        "stun each enemy creature. For the remainder of the turn, those creatures get +2 power.",
        "betäube jede feindliche Kreatur. Für den Rest des Zuges erhalten jene Kreaturen +2 Stärke.",
    ),
    (
        sentences(stun(FOES), capture(1, FOES)),
        "stun each enemy creature. Those creatures capture 1{amber}.",
        "betäube jede feindliche Kreatur. Jene Kreaturen erbeuten 1{amber}.",
    ),
    (
        deal(for_each(1, armor_of(ITSELF)), FOES, unarmored=True),
        "deal 1{damage} to each enemy creature for each point of its armor. This damage cannot be prevented by armor.",
        "füge jeder feindlichen Kreatur 1{damage} für jeden Punkt ihrer Rüstung zu. Dieser Schaden kann nicht durch "
        "Rüstung verhindert werden.",
    ),
]


@pytest.mark.parametrize(("word", "en", "de"), SENTENCES, ids=[en[:50] for _, en, _ in SENTENCES])
def test_both_languages_say_it_well(word: Instruction, en: str, de: str) -> None:
    assert (render_inline(word, "en"), render_inline(word, "de")) == (en, de)


def test_a_noun_with_alternatives_twice_is_not_worded() -> None:
    with pytest.raises(WordingError):
        render_inline(destroy(a(CREATURE, STRONG_OR_MUTANT, any_of(of_house(MARS), armor(SOME)))), "en")


@pytest.mark.rule("glossary/cannot", "chart/damage")
@pytest.mark.parametrize(("attacker", "damage_taken"), [("bumpsy", 0), ("urchin", 1)])
def test_damage_by_cards_of_either_description_is_not_dealt(attacker: str, damage_taken: int) -> None:
    """Bumpsy has power 5, Urchin has power 1."""
    guard = card("troll", cannot(BE_DAMAGED, THIS, by=a(CREATURE, STRONG_OR_MUTANT)))
    t = table(side(battleline=[spec(attacker)]), side(battleline=["troll"]), guard)
    t.fight(attacker, "troll")
    t.finish()
    assert t.card("troll").damage == damage_taken
