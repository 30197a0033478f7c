"""Print what the program says in random games, drawn by lot, in both languages, to be read aloud by a person.

Usage: python packaging/read_aloud.py KIND [COUNT] [--games N] [--from SEED] [--sets CODE ...]

KIND is one of: log, prompts, refusals, lasting. Decks of the sets named (by default of all that can be played) and
decks mixed from all cards play in turn. Each text is printed once, with the card that it comes from and how often its
sort was said, so that a fault can be weighed. Texts that differ only in numbers, names and houses are of one sort; at
most three of a sort are kept, so that frequent sentences do not crowd out the rare ones. Log lines are those that the
first player may read; labels of lasting effects are printed as each player reads them.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from soak import generated_pairs

from kfdesk.desk.card.faces import card_name
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.engine import Decision, Game
from kfdesk.engine.terms import PLAYERS, House
from kfdesk.match.event_texts import Level
from kfdesk.match.log_lines import NumberedEntry, worded
from kfdesk.text.words import LANGUAGES, Pair, Words
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, steps

NAMES = ("Ada", "Bo")
MOST_CHOICES = 3000
"""Choices of a game after which it is left: long games repeat themselves."""
REFUSALS_EVERY = 7
"""Every so many decisions all that might be tried is asked for."""
MOST_OPTIONS = 8
"""Options printed behind a prompt."""
MOST_ALIKE = 3
"""Texts kept that differ only in numbers, names and houses."""
ACTS = ("play", "discard", "reap", "fight", "action", "omni", "unstun", "card")


class Text(NamedTuple):
    """Something that was said: where, and the words."""

    place: str
    words: Words

    def shape(self, names: re.Pattern[str]) -> str:
        """Return what is compared: the words without numbers and names."""
        return re.sub(r"\d+", "#", names.sub("~", self.words.en))


def lines_of_log(game: Game, random: Random) -> Iterator[Text]:
    """Yield the lines of the log of a game as the first player reads them, in the names that the table's log has."""
    names, read = TableNames(card_name, house_name), 0
    names.seat(*NAMES)
    for _ in steps_of(game, random):
        names.learn(game.state.cards[1:], game.events)
        said = [NumberedEntry(event.seen_by(PLAYERS[0]), at) for at, event in enumerate(game.events[read:], read)]
        read = len(game.events)
        for line in worded(said, lambda at: names.at(at, PLAYERS[0])):
            if line.level <= Level.FULL:
                yield Text(line.kind.name.lower(), line.words)


def prompts(game: Game, random: Random) -> Iterator[Text]:
    """Yield every prompt outside of step 3, with the labels of its options."""
    for decision in steps_of(game, random):
        if decision.kind.name != "MAIN":
            source = decision.source and game.state.cards[int(decision.source[1:])].definition.title.en
            labels = [option.label for option in decision.options]
            yield Text(f"{source or 'rule'}, {NAMES[decision.player]}", _with_options(decision.prompt, labels))


def _with_options(prompt: Words, labels: list[Words]) -> Words:
    """Return the prompt and, behind it, the first of its options."""
    shown = labels[:MOST_OPTIONS]
    return Pair(*(f"{prompt.say(x)}  [{' | '.join(label.say(x) for label in shown)}]" for x in LANGUAGES))


def refusals(game: Game, random: Random) -> Iterator[Text]:
    """Yield why what might be tried may not be done."""
    for at, decision in enumerate(steps_of(game, random)):
        if at % REFUSALS_EVERY:
            continue
        known = set(decision.keys())
        for card in game.state.cards[1:]:
            for act in ACTS:
                key = f"{act}:c{card.id}"
                if key not in known:
                    for reason in game.explain(key).reasons:
                        yield Text(f"{act} {card.definition.title.en}", reason.text)


def lasting(game: Game, random: Random) -> Iterator[Text]:
    """Yield what is in force, as each player reads it."""
    for _ in steps_of(game, random):
        if game.state.lasting:
            for player in PLAYERS:
                for _, words in game.view(player).lasting:
                    yield Text(f"read by {NAMES[player]}, {NAMES[game.state.active]}’s turn", words)


def names_in(game: Game) -> re.Pattern[str]:
    """Return what finds the names of the cards, houses and players of a game."""
    titles = {card.definition.title.en for card in game.state.cards[1:]}
    found = {*titles, *NAMES, *(house.words.en for house in House)}
    return re.compile("|".join(re.escape(name) for name in sorted(found, key=len, reverse=True)))


def steps_of(game: Game, random: Random) -> Iterator[Decision]:
    """Play at random, as far as games differ."""
    return steps(game, random, MOST_CHOICES)


KINDS: dict[str, Callable[[Game, Random], Iterator[Text]]] = {
    "log": lines_of_log,
    "prompts": prompts,
    "refusals": refusals,
    "lasting": lasting,
}


def main() -> None:
    """Play, draw and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("count", nargs="?", type=int, default=100, help="how many texts (default 100)")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many games are played (default 40)")
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--sets", nargs="+", metavar="CODE", help="sets to draw decks from")
    asked = parser.parse_args()
    pairs = generated_pairs(asked.games, asked.sets)
    found: dict[str, dict[str, Text]] = {}
    said = Counter[str]()
    for at in range(asked.games):
        seed = asked.first + at
        decks = mixed_decks(seed) if at % 2 and not asked.sets else pairs[at]
        game = new_game(seed, decks)
        names = names_in(game)
        for text in KINDS[asked.kind](game, Random(seed)):
            shape = text.shape(names)
            said[shape] += 1
            alike = found.setdefault(shape, {})
            if len(alike) < MOST_ALIKE:
                alike.setdefault(text.words.en, text)
    texts = [(said[shape], text) for shape in sorted(found) for text in found[shape].values()]
    drawn = Random(asked.first).sample(texts, min(asked.count, len(texts)))
    for number, (times, text) in enumerate(drawn, start=1):
        print(f"{number}. ({text.place}; {times} times)\n   {text.words.en}\n   {text.words.say('de')}")
    print(
        f"{len(drawn)} of {len(texts)} texts of {len(found)} sorts, said {said.total()} times, in {asked.games} games"
    )


if __name__ == "__main__":
    main()
