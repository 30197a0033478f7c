"""Every word of the card language has its wording, and is used by a card or a draft."""

import io

from kfdesk import catalogs
from kfdesk.cards import library
from kfdesk.engine.abilities import Effect
from kfdesk.language.base import Node
from kfdesk.language.phrasebook import lexicon, phrases, print_phrases
from kfdesk.text.parts import parts
from kfdesk.text.wording import Worded
from tests.language.nodes import node_classes

ABSTRACT = {
    "ValueOf",
    "Comparison",
    "ChangedNumber",
    "Constant",
    "GivenValue",
    "ForPlayer",
    "ForPlaying",
    "HasOf",
    "PayCost",
    "HouseRule",
    "Quantity",
    "Share",
    "Standing",
    "Condition",
    "Count",
    "DiscardingUntil",
    "Earlier",
    "Predicate",
    "Group",
    "How",
    "InFightWith",
    "InOrder",
    "InPlaceOf",
    "Move",
    "MoveToZone",
    "BaseInstruction",
    "BetweenPools",
    "Instruction",
    "Letter",
    "Choice",
    "Node",
    "Reacting",
    "Place",
    "Range",
    "Redirect",
    "OfCards",
    "PiecesOn",
    "PlayersOf",
    "Transfer",
    "Rule",
    "Target",
    "Variable",
    "Who",
}
"""Families of words; they say nothing themselves."""

SETTLED = ("abilities", "conditions", "players", "targets")
SETTLED_EFFECTS = ("amber", "cards", "damage", "flow", "use")
"""The modules that hold nothing but what is said: elsewhere words are also made of others, or turned into them."""


def words_of_the_language() -> list[type[Node]]:
    return [kind for kind in node_classes() if kind.__name__ not in ABSTRACT]


def test_every_word_says_what_it_means() -> None:
    kinds = words_of_the_language()
    assert [kind for kind in kinds if not hasattr(kind, "phrase") and kind.worded is Worded.worded] == []


def test_every_word_does_what_its_family_leaves_to_it() -> None:
    """Families are plain classes, which Python itself lets anybody make something of that does nothing."""
    kinds = node_classes()
    families = {family for kind in kinds for family in kind.__mro__[1:]}
    lacking = {
        kind.__name__: names
        for kind in kinds
        if kind not in families and (names := [name for name in dir(kind) if _is_left_to_others(kind, name)])
    }
    assert lacking == {}
    assert _is_left_to_others(Effect, "resolve")


def _is_left_to_others(kind: type, name: str) -> bool:
    return getattr(getattr(kind, name, None), "__isabstractmethod__", False)


def test_every_word_is_used_by_a_card() -> None:
    names = {f"kfdesk.language.{name}" for name in SETTLED} | {f"kfdesk.language.effects.{n}" for n in SETTLED_EFFECTS}
    abilities = [library()[card].abilities for card in library().implemented]
    used = {type(node) for said in abilities for node in parts(said)}
    unused = [kind.__name__ for kind in words_of_the_language() if kind.__module__ in names and kind not in used]
    assert unused == []


def test_every_phrase_has_all_languages() -> None:
    said = list(phrases())
    assert len(said) > 100
    one_sided = {entry.where for entry in said if bool(entry.en.strip()) is not bool(entry.de.strip())}
    assert {where.rpartition(".")[2] for where in one_sided} <= {"CONTROLLING", "WHOLE"}  # "controller", "all"
    assert {entry.where for entry in lexicon() if not entry.de.strip()} == set()


def test_the_phrasebook_prints_phrases_names_and_cards() -> None:
    out = io.StringIO()
    print_phrases(out, [library()["punch"]], catalogs.listed("de"))
    text = out.getvalue()
    assert (
        "damage.Deal\n    en  deal {amount}{damage} to {target}\n    de  {target:dat} {amount}{damage} zu-fügen\n"
        in text
    )
    assert "en  creature, creatures\n    de  die Kreatur, Kreaturen, Kreatur\n" in text
    assert "punch\n    en  Punch\n    de  Schlag\n" in text
    assert "en  Play: Deal 3{damage} to a creature.\n    de  Spielen: Füge einer Kreatur 3{damage} zu.\n" in text
    assert "en  Take the last choice back\n    de  Letzte Wahl zurücknehmen\n" in text
    assert "heading of the rulebook\n    en  Chains\n    de  Kette, Ketten\n" in text
