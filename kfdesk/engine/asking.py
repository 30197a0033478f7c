"""The options of questions about abilities: each says which ability of which card it is, and about what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Ability, Definition, Reaction, Scope
from kfdesk.engine.decisions import Option
from kfdesk.engine.events import Event
from kfdesk.engine.lasting import EffectInForce, Lasting, as_read
from kfdesk.engine.secrecy import is_recognized, known_as
from kfdesk.engine.terms import HIDDEN, NO_CARD, PLAYERS, CardId, House
from kfdesk.engine.viewers import ANYBODY, host_of, is_identified, open_sides
from kfdesk.text.words import Words, enumerated

if TYPE_CHECKING:
    from kfdesk.engine.core import Core
    from kfdesk.engine.register import Grant


class Choosable(NamedTuple):
    """An ability that may be chosen: what gave it, the event it reacts to, what was picked and named for it, and the
    lasting effect that it is, if it is one."""

    source: CardId
    ability: Ability
    given: Grant
    event: Event | None = None
    bound: Scope | None = None
    lasting: Lasting | None = None


def ability_options(
    core: Core, keys: Iterable[str], abilities: Sequence[Choosable], *, of_one_card: bool = False
) -> tuple[Option, ...]:
    """Return an option for each ability: its card, what tells it from others, and what it says.

    It also names the card that gave it, the card its event is about, and what was picked or named for it before;
    those that would still read alike are numbered. Where all are of one card, which the question has named, only what
    tells them apart is said before them.
    """
    if core.quiet:
        return tuple([_unnamed(core, key, each) for key, each in zip(keys, abilities, strict=True)])
    heads = [_head(core, each) for each in abilities]
    leads = [known_as(core, each.source, each.lasting).title for each in abilities]
    known = [(lead, head, id(each.ability)) for lead, head, each in zip(leads, heads, abilities, strict=True)]
    options = []
    for at, (key, each, head) in enumerate(zip(keys, abilities, heads, strict=True)):
        if known.count(known[at]) > 1:
            head = (*head, say.ONE_OF.filled(n=known[: at + 1].count(known[at]), all=known.count(known[at])))
        unnamed = of_one_card and not head
        options.append(Option(key, _label(core, each, None if unnamed else head), _card_of(core, each)))
    return tuple(options)


def _unnamed(core: Core, key: str, asked: Choosable) -> Option:
    """Return an option that nobody reads."""
    return Option(key, say.UNREAD, _card_of(core, asked))


def _card_of(core: Core, asked: Choosable) -> str | None:
    """Return the handle of an ability's card, None where it is not to be recognized."""
    return f"c{asked.source}" if is_recognized(core, asked.source, asked.lasting) else None


def _head(core: Core, asked: Choosable) -> tuple[Words, ...]:
    """Return what a label names beside the ability's own card."""
    cards = core.state.cards
    giver = _giver(core, asked)
    head = () if giver is None else (say.GIVEN_BY.filled(card=giver.title),)
    named = (
        ()
        if asked.bound is None
        else tuple(what.words_for(value, core.names) for what, value in asked.bound.named.items())
    )
    concerned = (say.NAME.filled(card=cards[card].definition.title) for card in _concerned(core, asked))
    return (*head, *concerned, *named)


def _giver(core: Core, asked: Choosable) -> Definition | None:
    """Return the card that gives an ability to its card, as it is known; None where nothing or a hidden card does."""
    giver = asked.given.card
    if giver in (NO_CARD, asked.source) or not (asked.given.lasting or core.state.cards[giver].zone not in HIDDEN):
        return None
    began = next((one for one in core.state.lasting if one.id == asked.given.lasting), None)
    return known_as(core, giver, began)


def _concerned(core: Core, asked: Choosable) -> Iterable[CardId]:
    """Return the cards an ability is about besides its own, as far as both players may know them."""
    seen = None if asked.event is None else asked.event.public
    picked = () if asked.bound is None else asked.bound.picked.values()
    about: CardId = getattr(seen, "card", NO_CARD)
    found = [about, *(card for cards in picked for card in cards)]
    cards = core.state.cards
    return (c for c in dict.fromkeys(found) if c and c != asked.source and is_identified(cards, cards[c], ANYBODY))


def _label(core: Core, asked: Choosable, head: tuple[Words, ...] | None) -> Words:
    """Return an ability behind the name of its card and a head; without the name where there is no head."""
    card = known_as(core, asked.source, asked.lasting)
    lead = None if head is None else card.title
    if lead is not None and head:
        lead = say.ABOUT.filled(card=lead, about=enumerated(head))
    words = getattr(asked.ability, "words", None)
    if isinstance(words, Words):
        return words if lead is None else say.ABILITY_OF.filled(card=lead, ability=words)
    return card.waiting_words(_as_read(core, asked, lead))


def _as_read(core: Core, asked: Choosable, lead: Words | None) -> EffectInForce:
    """Return the ability as the active player reads it, who orders what waits: with the cards and players it means.

    The other player sees what is asked, so it names only cards that both may know. Rule: "Out-of-play zones".
    """
    reader = core.state.active
    you = core.state.cards[asked.source].controller if asked.bound is None else asked.bound.you
    meant = Scope(core, you, asked.source)
    if asked.bound is not None:
        meant.picked.update(asked.bound.picked)
        meant.named.update(asked.bound.named)
    if asked.event is not None and isinstance(asked.ability, Reaction):
        asked.ability.recognize(meant, asked.event.public)
    cards = tuple((target, open_sides(core, row, ANYBODY)) for target, row in meant.picked.items() if row)
    players = tuple((who, PLAYERS[said]) for who, said in meant.named.items() if type(said) is int and said in PLAYERS)
    houses = tuple((what, said) for what, said in meant.named.items() if isinstance(said, House))
    effect = as_read(core.names, asked.ability, lead, you, reader)
    host = host_of(core, asked.source)
    giver = _giver(core, asked)
    effect = replace(effect, cards=cards, houses=houses, players=players, you=you, host=host, giver=giver)
    return replace(effect, described=asked.ability.players_said(meant))


def trigger_keys(sources: Iterable[CardId]) -> list[str]:
    """Return a key for each waiting effect: the card, and which of its effects in this list."""
    seen: dict[CardId, int] = {}
    keys = []
    for source in sources:
        nth = seen.get(source, 0)
        seen[source] = nth + 1
        keys.append(f"trigger:c{source}.{nth}")
    return keys
