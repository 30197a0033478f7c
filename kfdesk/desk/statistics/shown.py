"""What the charts of a game show, from its statistics; no widget takes part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kfdesk.desk.charts import texts as cs
from kfdesk.desk.charts.data import Bars, Lines, Mark, Series
from kfdesk.desk.charts.panels import named
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.play.table_names import house_name
from kfdesk.desk.statistics import texts as s
from kfdesk.engine.terms import Player, other_player
from kfdesk.match.event_texts import UNFORGED_KEYS, the_key
from kfdesk.match.recorded_game import card_words
from kfdesk.match.statistics import GameStatistics, KeyEvent, Source
from kfdesk.text.second_person import person
from kfdesk.text.words import Words, same

MOST_CARDS = 10
"""How many cards a chart of sources lists."""
_INTO_POOL = (Source.REAPED, Source.ICONS, Source.GAINED, Source.STOLEN)


def summary(game: GameStatistics) -> list[Words]:
    """Return how the game stands, in a few sentences."""
    one, two = game.players
    turn = game.turns[-1].turn if game.turns else 0
    if game.winner is None:
        first = s.UNFINISHED.filled(turn=turn, own=one.keys, other=two.keys)
    else:
        winner, loser = game.players[game.winner], game.players[other_player(game.winner)]
        first = s.WON.filled(who=person(winner.name), turn=turn, own=winner.keys, other=loser.keys)
    return [first, s.STARTED.filled(who=person(game.players[game.first_player].name))]


def key_words(game: GameStatistics, key: KeyEvent) -> Words:
    """Return what happened to a key."""
    words = UNFORGED_KEYS[key.color] if key.unforged else s.FORGED
    by = s.BY.filled(card=card_words(key.card)) if key.card else same("")
    return words.filled(who=person(game.players[key.player].name), key=the_key(key.color), cost=key.cost, by=by)


def amber_lines(game: GameStatistics, theme: Theme, language: str) -> Lines:
    """Return both pools over the turns, with the keys marked."""
    turns = [turn for turn in game.turns if turn.turn > 0]
    first = turns[0].turn - 1 if turns else 0
    xs = (float(first), *(float(turn.turn) for turn in turns))
    series = tuple(
        Series(figures.name, (float(figures.pool[0]), *(float(turn.pools[player]) for turn in turns)))
        for player, figures in enumerate(game.players)
    )
    marks = tuple(
        Mark(
            float(key.turn),
            key.player,
            key_words(game, key).say(language),
            "×" if key.unforged else s.SIGNS[key.color].say(language),
            theme.key_blank if key.unforged else theme.keys[key.color],
        )
        for key in game.keys
    )
    return Lines(s.AMBER_OVER_TIME.say(language), xs, series, marks, s.TURN.say(language))


def paired(game: GameStatistics, title: Words, which: str, language: str) -> Bars:
    """Return figures of both players in pairs; what neither has and few games know is left out."""
    totals = [figures.total for figures in game.players]
    names = [
        name for name in s.ROWS[which] if name not in s.HIDDEN_IF_NONE or any(getattr(total, name) for total in totals)
    ]
    series = tuple(
        Series(figures.name, tuple(float(getattr(figures.total, name)) for name in names)) for figures in game.players
    )
    groups = tuple(s.NAMES[name].say(language) for name in names)
    return Bars(title.say(language), groups, series, column=s.WHAT.say(language))


def by_house(game: GameStatistics, language: str) -> Bars:
    """Return the cards played by house."""
    counts = [dict(figures.by_house) for figures in game.players]
    houses = list(dict.fromkeys(house for count in counts for house in count))
    series = tuple(
        Series(figures.name, tuple(float(count.get(house, 0)) for house in houses))
        for figures, count in zip(game.players, counts, strict=True)
    )
    names = tuple(house_name(house).say(language) for house in houses)
    return Bars(s.BY_HOUSE.say(language), names, series, column=cs.HOUSE.say(language))


def by_type(game: GameStatistics, language: str) -> Bars:
    """Return the cards played by type."""
    counts = [dict(figures.by_type) for figures in game.players]
    kinds = list(dict.fromkeys(kind for count in counts for kind in count))
    series = tuple(
        Series(figures.name, tuple(float(count.get(kind, 0)) for kind in kinds))
        for figures, count in zip(game.players, counts, strict=True)
    )
    names = tuple(named(cs.TYPE_NAMES, kind, language) for kind in kinds)
    return Bars(s.BY_TYPE.say(language), names, series, column=cs.TYPE.say(language))


def amber_by_card(game: GameStatistics, player: Player, language: str, card_language: str) -> Bars:
    """Return the cards that brought a player the most Æmber, stacked by the ways they did."""
    figures = game.players[player]
    found: dict[str, Counter[Source]] = {}
    for source, card, n in figures.amber:
        if source in _INTO_POOL:
            found.setdefault(card, Counter())[source] += n
    best: Sequence[str] = sorted(found, key=lambda card: (-found[card].total(), card))[:MOST_CARDS]
    series = tuple(
        Series(s.SOURCES[source].say(language), tuple(float(found[card][source]) for card in best))
        for source in _INTO_POOL
    )
    names = tuple(card_words(card).say(card_language) for card in best)
    title = s.AMBER_BY_CARD.filled(who=person(figures.name)).say(language)
    return Bars(title, names, series, stacked=True, column=s.CARD.say(language))
