"""Whoever is taught or tries a puzzle is spoken to: no sentence about "you" has the verb of a third person."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.pofile import read_po

from kfdesk import catalogs
from kfdesk.cards.as_.ekwidon import _FROM_WHERE
from kfdesk.cards.woe.saurian import WHICH_HALF
from kfdesk.engine import phrases as say
from kfdesk.engine.terms import House
from kfdesk.text.second_person import Addressed, SpokenTo, person, second_person
from kfdesk.text.words import Words, linked, same
from tests.tables import side, table

TOP = Path(__file__).parents[2]
SOURCES = (
    *("match/event_texts", "match/log_lines", "match/adjustments", "match/film", "match/highlights", "log_export"),
    *("teacher/forecast_steps", "ceremonies/story", "ceremonies/meeting", "play/automatic_choices", "prompt/names"),
    *("desk/texts", "ceremonies/victory", "ceremonies/figures", "statistics/texts", "table/panel_tips", "state_texts"),
    *("layout/tide", "prompt/main_step_texts"),
)
"""Where sentences are made of what happens or of what is so, by their files."""
PLAYERS = {"who", "giver", "receiver", "owner", "player", "one"}
"""The slots of players."""
PERHAPS = {"a": "match/event_texts", "b": "match/event_texts", "other": "layout/tide"}
"""Slots that are players in one file."""
ENGLISH = frozenset(
    {
        *("archive", "are", "can", "cannot", "choose", "chose", "concede", "conceded", "continue", "control"),
        *("could", "decide", "discard", "draw", "forge", "forged", "fulfill", "gain", "gained", "have"),
        *("keep", "leave", "look", "lose", "lost", "make", "name", "pay", "play", "played", "raise", "reap"),
        *("reaped", "reset", "reveal", "shed", "shuffle", "spend", "started", "steal", "stole", "swap"),
        *("take", "took", "use", "win", "won"),
    }
)
GERMAN = frozenset(
    {
        *("aktivierst", "archivierst", "bezahlst", "behältst", "deckst", "entscheidest", "erfüllst"),
        *("erhältst", "führst", "gewinnst", "gibst", "hast", "hebst", "kannst", "könntest", "kontrollierst"),
        *("legst", "machst", "mischst", "nennst", "nimmst", "schmiedest", "setzt", "siehst", "spielst"),
        *("sprengst", "stiehlst", "tauschst", "übernimmst", "verlässt", "verlierst", "verwendest", "wählst"),
        "ziehst",
    }
)
VERBS = {"en": ENGLISH, "de": GERMAN}
YOU = Addressed(same("Ada"))


def templates() -> Iterator[tuple[str, Words, int]]:
    """Yield every template with a player in it: where it stands, itself, and a number for its plural."""
    catalogs.speak()
    with (TOP / "assets/languages/de.po").open("rb") as file:
        messages = list(read_po(file))
    for message in messages:
        texts = [str(text) for text in (message.id if isinstance(message.id, tuple | list) else (message.id,))]
        places = [place for place, _ in message.locations if any(f"{source}.py" in place for source in SOURCES)]
        if places and slots(texts[0]) & (PLAYERS | PERHAPS.keys()):
            plural = texts[1] if len(texts) > 1 else ""
            words = Words(texts[0], context=message.context or "", plural=plural)
            yield from ((places[0], words, n) for n in ((1, 2) if plural else (2,)))


def slots(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def said(words: Words, language: str, number: int, addressed: str) -> str:
    """Return the sentence with one of its players addressed, and anything else that it names."""
    return filled(words, number, addressed).say(language)


def runs_said(words: Words, language: str, number: int, addressed: str) -> str:
    """Return the same as its runs say it, of which the log is made."""
    return "".join(run.text for run in filled(words, number, addressed).runs(language))


def filled(words: Words, number: int, addressed: str) -> Words:
    named = slots(words.message.text) | slots(words.message.plural)
    values: dict[str, Words | str | int] = {slot: same("Bo") if slot in PLAYERS else same("X") for slot in named}
    values |= {"n": number, addressed: YOU}
    return words.explained("glossary/keys").filled(**values)


EVERY = [
    pytest.param(words, number, slot, id=f"{words.message.text[:60]}-{slot}-{number}")
    for place, words, number in templates()
    for slot in sorted(slots(words.message.text))
    if slot in PLAYERS or PERHAPS.get(slot, "-") in place
]


def test_all_templates_are_looked_at() -> None:
    assert len(EVERY) > 90


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("words", "number", "slot"), EVERY)
def test_the_verb_agrees_with_whoever_is_addressed(words: Words, number: int, slot: str, language: str) -> None:
    sentence = said(words, language, number, slot)
    you = re.compile(r"\b(You|you)\b(?! (?:ha|a)nd\b)" if language == "en" else r"\b(Du|du)\b")
    for found in you.finditer(sentence):
        following = re.match(r" ([^\W\d]+)", sentence[found.end() :])
        subject = found[0][0].isupper() or "hether " in sentence[: found.start()]
        if language == "de" and sentence.startswith("Ob du "):
            assert re.search(r" (schmiedest|hast|bist)\b", sentence), sentence
        elif following and subject:
            assert following[1] in VERBS[language], sentence
    assert "Ada" not in sentence and "{" not in sentence, sentence
    assert not re.search(r"\b(von|zu|mit|bei) du\b|\bfür (du|dir)\b|\b[Yy]ou’s\b|\btheir\b", sentence), sentence
    assert not re.search(r"^Du .*\bsich\b|^Du kannst dich\b", sentence), sentence
    assert not re.search(r"[.!?] (you|du)\b", sentence), sentence
    assert not re.search(r"\bZuges von dir\b", sentence), sentence
    assert runs_said(words, language, number, slot) == sentence


@pytest.mark.parametrize(
    ("third", "second", "language"),
    [
        *(("gains", "gain", "en"), ("goes", "go", "en"), ("passes", "pass", "en"), ("has", "have", "en")),
        *(("cannot", "cannot", "en"), ("öffnet", "öffnest", "de"), ("will", "willst", "de")),
        *(("chose", "chose", "en"), ("erhält", "erhältst", "de"), ("schmiedet", "schmiedest", "de")),
        *(("setzt", "setzt", "de"), ("gibt", "gibst", "de"), ("hat", "hast", "de"), ("verwendet", "verwendest", "de")),
    ],
)
def test_verbs_are_put_into_the_second_person(third: str, second: str, language: str) -> None:
    assert second_person(third, language) == second


def test_you_stand_as_subject_as_object_as_owner_and_as_a_label() -> None:
    steals = Words("{receiver} <steals> {n} Æmber{by}").explained("glossary/steal")
    assert steals.filled(receiver=YOU, n=1, by=same("")).en == "You steal 1 Æmber"
    assert steals.filled(receiver=YOU, n=1, by=same("")).say("de") == "Du stiehlst 1 Æmber"
    taken = Words("{card} <captures> {n} Æmber from {giver}{by}").explained("glossary/capture")
    filled = taken.filled(card=same("Troll"), giver=YOU, n=1, by=same(""))
    assert filled.en == "Troll captures 1 Æmber from you"
    assert filled.say("de") == "Troll erbeutet 1 Æmber von dir"
    goes = Words("{card} <goes> to {who:poss} discard pile{by}").explained("glossary/discard-pile")
    filled = goes.filled(card=same("Troll"), who=YOU, by=same(""))
    assert filled.en == "Troll goes to your discard pile"
    assert filled.say("de") == "Troll kommt auf deinen Ablagestapel"
    assert Words("Turn {n}: {who}").filled(n=3, who=YOU).en == "Turn 3: You"
    assert Words("{who} looks at {cards}{by}").filled(who=YOU, cards=same("X"), by=same("")).say("de") == (
        "Du siehst dir X an"
    )


@pytest.mark.parametrize(
    ("words", "en", "de"),
    [
        (say.ASK["key-of-other"], "Which key do you forge?", "Welchen Schlüssel schmiedest du?"),
        (
            _FROM_WHERE,
            "Do you reveal a card from hand or from archives?",
            "Deckst du eine Karte von der Hand oder aus dem Archiv auf?",
        ),
        (
            WHICH_HALF,
            "Which half of your battleline is destroyed?",
            "Welche Hälfte der Schlachtreihe von dir wird zerstört?",
        ),
    ],
)
def test_a_question_of_what_you_do_agrees_too(words: Words, en: str, de: str) -> None:
    filled = words.filled(who=YOU, player=YOU)
    assert (filled.en, filled.say("de")) == (en, de)
    named = words.filled(who=same("Bo"), player=same("Bo"))
    assert "Bo" in named.en and "Bo" in named.say("de")


def test_the_runs_of_a_sentence_say_the_same_and_a_link_to_the_player_too() -> None:
    words = Words("{who} <plays> {card}{by}").explained("glossary/playing-cards")
    filled = words.filled(who=YOU.mapped(str), card=same("Troll"), by=same(""))
    for language in ("en", "de"):
        assert "".join(run.text for run in filled.runs(language)) == filled.say(language)
    assert filled.en == "You play Troll"


def test_a_language_without_the_grammar_calls_the_person_by_name() -> None:
    assert Words("{who} <plays> {card}").explained("x").filled(who=YOU, card=linked([same("Troll")])).say("fr") == (
        "Ada plays Troll"
    )


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        (True, "Crystal Hive: This turn, after a creature reaps, gain 1"),
        (False, "Crystal Hive: This turn, after a creature reaps, your opponent gains 1"),
    ],
)
def test_what_is_in_force_on_an_open_table_is_said_to_whoever_is_addressed(mine: bool, said: str) -> None:
    names = (SpokenTo("You"), "Opponent") if mine else ("Opponent", SpokenTo("Du"))
    t = table(side(artifacts=["crystal-hive"], name=names[0]), side(name=names[1]), house=House.MARS)
    t.game.choose(f"action:{t.handle('crystal-hive')}")
    view = t.game.view(None)
    assert [words.en.startswith(said) for _, words in view.lasting] == [True], [words.en for _, words in view.lasting]


@pytest.mark.parametrize("name", ["You", "Du", "you"])
def test_a_player_whose_name_is_you_is_not_spoken_to(name: str) -> None:
    gains = Words("{who} <gains> {n} Æmber").explained("glossary/aember").filled(who=person(name), n=1)
    assert gains.en == f"{name} gains 1 Æmber" and gains.say("de").startswith(f"{name} gains")
    assert Words("{who:poss} deck").filled(who=person(name)).en == f"{name}’s deck"


def test_what_is_in_force_is_said_of_a_player_whose_name_is_you_as_of_any_other() -> None:
    said = [in_force_for("You"), in_force_for("Ada")]
    assert said[0] == [words.replace("Ada", "You") for words in said[1]] and "You" in said[0][0]


def in_force_for(name: str) -> list[str]:
    t = table(side(artifacts=["crystal-hive"], name=name), side(name="Bo"), house=House.MARS)
    t.game.choose(f"action:{t.handle('crystal-hive')}")
    return [words.en for _, words in t.game.view(None).lasting]
