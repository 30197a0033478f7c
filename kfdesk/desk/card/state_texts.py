"""What the state of a card says: all that is true of it beyond its printed text, in words, weightiest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import is_homemade
from kfdesk.collection.titles import is_twin
from kfdesk.desk import texts as shared
from kfdesk.desk.art.look import NUMBERED
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.layout.tide import for_whom
from kfdesk.desk.texts import FACEDOWN
from kfdesk.engine import glossary
from kfdesk.engine.terms import CardType, Keyword, Zone, counter_stem, other_player
from kfdesk.engine.views import CardView, TableView
from kfdesk.language.nouns import KEYWORDS
from kfdesk.language.rendering import reminder
from kfdesk.teach.numbers import Number, Sum, of_card
from kfdesk.text.parts_of_speech import counted
from kfdesk.text.runs import Run, plain
from kfdesk.text.second_person import person
from kfdesk.text.words import Words, enumerated, joined, same

EFFECTS = Words("{n} × {effect}")
POWER_NOW = Words("Power {n}")
UPGRADE_TEXT = Words("{name:bare}: {text}")
ARMOR_NOW = Words("Armor {n}")
DAMAGE_ON = shared.DAMAGE
AMBER_ON = Words("{n} Æmber on it, which goes to {who} when it leaves play")
AMBER_ON_ARTIFACT = Words("{n} Æmber on it, which goes to the common supply when it leaves play")
EXHAUSTED = Words("Exhausted: cannot be used until it is ready again")
COUNTERS = Words("{n} {kind} counter", plural="{n} {kind} counters")
BLANKED = Words("Its text is blank")
TAGGED = Words("<Tagged for destruction>: it is about to leave play").explained("glossary/destroyed")
FACE_DOWN = glossary.FACEDOWN.words.title
TOKEN_OF = glossary.TOKEN_CREATURE.one.title
REVERSE_SIDE = Words("Reverse side: {card}")
ACTIVE = Words("Active: its ability is in force")
LIES_UNDER = Words("Under it: {cards}")
CHANGED_HOUSE = Words("Belongs to {now} now, otherwise to {own}")
CONTROLLED = Words("Controlled by {who}, owned by {owner}")
EVIL_TWIN = Words("Evil twin: it has the name of another card, but abilities of its own")
HOMEMADE = Words("Home-made: somebody wrote this card, no set prints it")
KEYWORD_LINE = Words("{name}: {reminder}")


def state_lines(card: CardView, view: TableView) -> tuple[Words, ...]:
    """Say everything that is true of a card beyond its printed text, weightiest first."""
    lines = [*_numbers(card, view), *_statuses(card), *_pieces(card, view), *(words for _, words in card.gained)]
    lines += [
        UPGRADE_TEXT.filled(name=_printed_name(on.face), text=RulesOf(on.face)) for on in card.upgrades if on.face
    ]
    lines += counters_on(card)
    if card.owner != card.controller:
        names = view.seats[card.controller].name, view.seats[card.owner].name
        lines.append(CONTROLLED.filled(who=person(names[0]), owner=person(names[1])))
    lines += [_keyword_line(keyword, n) for keyword, n in card.keywords]
    lines += card.notes
    if card.type is CardType.TIDE:
        lines.append(for_whom(view))
    own = replace(view, lasting=tuple(one for one in view.lasting if one[0] == card.handle))
    lines += effects_in_force(own)
    return tuple(spoken(line) for line in lines)


def counters_on(card: CardView) -> list[Words]:
    """Say how many counters of each kind are on a card: "2 glory counters"."""
    power = [counted(card.power_counters, glossary.POWER_COUNTER)] if card.power_counters else []
    return [*power, *(COUNTERS.filled(n=n, kind=counter_stem(kind)) for kind, n in card.counters)]


def _pieces(card: CardView, view: TableView) -> list[Words]:
    """Say what belongs to a card beside its numbers: where it is from, its houses, its other side, what is under it."""
    lines = [EVIL_TWIN] if card.face is not None and is_twin(card.face) else []
    lines += [HOMEMADE] if card.face is not None and is_homemade(card.face) else []
    lines += [ACTIVE] if card.active else []
    if card.own_houses:
        now, own = (enumerated([house.words for house in houses]) for houses in (card.houses, card.own_houses))
        lines.append(CHANGED_HOUSE.filled(now=now, own=own))
    if card.reverse:
        beside = (other for seat in view.seats for other in seat.references)
        lines += [REVERSE_SIDE.filled(card=_printed_name(o.id)) for o in beside if o.handle == card.reverse and o.id]
    if card.under:
        names = [_printed_name(below.id) if below.id else FACEDOWN for below in card.under]
        lines.append(LIES_UNDER.filled(cards=enumerated(names)))
    return lines


def _keyword_line(keyword: Keyword, n: int) -> Words:
    """Say what a keyword does, in the words of its reminder."""
    entry = KEYWORDS[keyword]
    number = f" {n}" if keyword in NUMBERED else ""
    name = joined([entry.name.title, same(number)], "")
    return KEYWORD_LINE.filled(name=name, reminder=reminder(keyword, n))


class RulesOf(Words):
    """The rules text of a card by its id, in one line."""

    __slots__ = ("_card",)

    def __init__(self, card: str) -> None:
        self._card = card

    def said_of(self, language: str, number: int | None) -> str:
        """Return the text in the language, with its icon marks; "…" for a card without a text here."""
        return plain(self.runs_of(language, number))

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the runs of the text, its lines one after the other."""
        from kfdesk.cards import library

        known = library().get(self._card)
        text = known.runs(language) if known is not None else ()
        for run in text or (Run("…"),):
            yield run._replace(text=run.text.replace("\n", " "))

    def _parts(self) -> tuple[object, ...]:
        return (self._card,)


def effects_in_force(view: TableView) -> tuple[Words, ...]:
    """Return what is in force, as its reader is told: what several effects say alike once, with their number."""
    found = Counter(words for _, words in view.lasting)
    return tuple(words if n == 1 else EFFECTS.filled(n=n, effect=words) for words, n in found.items())


def _numbers(card: CardView, view: TableView) -> list[Words]:
    """Say power, armor, damage and Æmber; of what changes them, each sum."""
    sums = {each.number: each for each in of_card(card)}
    lines: list[Words] = []
    if card.power is not None:
        lines.append(_sum(POWER_NOW, card.power, sums.get(Number.POWER)))
    if card.armor:
        armor, left = sums.get(Number.ARMOR), sums.get(Number.ARMOR_LEFT)
        is_used = left is not None and left.value != card.armor
        if armor is None or not armor.is_plain or not is_used:
            lines.append(_sum(ARMOR_NOW, card.armor, armor))
        lines += [left.words()] if left is not None and is_used else []
    if card.damage:
        left = sums.get(Number.DAMAGE_LEFT)
        lines.append(left.words() if left is not None and left.value else DAMAGE_ON.filled(n=card.damage))
    if card.amber:
        words = AMBER_ON if card.zone is Zone.BATTLELINE else AMBER_ON_ARTIFACT
        lines.append(words.filled(n=card.amber, who=person(view.seats[other_player(card.controller)].name)))
    return lines


def _sum(plain: Words, value: int, found: Sum | None) -> Words:
    return plain.filled(n=value) if found is None or found.is_plain else found.words()


def _statuses(card: CardView) -> list[Words]:
    in_play = card.zone in (Zone.BATTLELINE, Zone.ARTIFACTS)
    flags = (
        (card.tagged, TAGGED),
        (in_play and not card.ready, EXHAUSTED),
        *((True, status.meaning) for status in card.statuses),
        (card.blanked, BLANKED),
        (card.face_down, FACE_DOWN),
        (card.token_of is not None, TOKEN_OF),
    )
    said = [words for holds, words in flags if holds]
    return [*said, REVERSE_SIDE.filled(card=_printed_name(card.id))] if card.token_of and card.id else said


def _printed_name(card: str) -> Words:
    """Return the name of a card by its id in the facts table."""
    found = facts().get(card)
    return found.title if found is not None else same(card)
