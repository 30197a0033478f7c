"""Making views: what one seat may see of the state, with nothing hidden in it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from kfdesk.engine.abilities import Definition, Mod, Nameable, NamedValue
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import CardMoved
from kfdesk.engine.lasting import FOR_GOOD, EffectInForce, Lasting, Reader, When
from kfdesk.engine.phrases import ABOUT, GAINED_FROM, KEYWORD_GAINED, NAMED, plain
from kfdesk.engine.queries import (
    affords_key,
    armor,
    armor_left,
    haunted,
    houses,
    keys_to_win,
    keywords,
    of_itself,
    power,
    traits,
)
from kfdesk.engine.register import Active
from kfdesk.engine.secrecy import is_recognized, is_secret
from kfdesk.engine.state import PILES, Card, seen_fields
from kfdesk.engine.sums import NameOf, armor_sum, hand_size_sum, is_changed, key_cost_sum, power_sum, total
from kfdesk.engine.terms import (
    CREATURES,
    PLAYERS,
    CardId,
    CardType,
    DecisionKind,
    House,
    Player,
    Sight,
    Zone,
    other_player,
)
from kfdesk.engine.views import OF_SEAT, CardView, PileView, SeatView, TableView
from kfdesk.text.words import Words, enumerated


class Beholder(Enum):
    """A viewer who sits nowhere."""

    OMNISCIENT = "omniscient"
    """Knows every card: for tools and tests, never for a seat."""
    ANYBODY = "anybody"
    """Knows what both players may know."""


OMNISCIENT: Final = Beholder.OMNISCIENT
ANYBODY: Final = Beholder.ANYBODY

Viewer = Player | Beholder | None
"""For whom the table is shown: a seat, somebody who sees both hands and archives, but no decks (None), or another."""


def table_view(core: Core, viewer: Viewer, decision: Decision | None, decks: tuple[str, str]) -> TableView:
    """Return the table as `viewer` may see it; None sees both hands and archives, but no decks."""
    s = core.state
    return TableView(
        None if isinstance(viewer, Beholder) else viewer,
        (_seat(core, PLAYERS[0], viewer, decks[0]), _seat(core, PLAYERS[1], viewer, decks[1])),
        s.first,
        s.active,
        s.turn,
        s.step,
        s.active_house,
        s.tide,
        tuple(_card(core, c, viewer) for c in s.cards[1:] if c.zone is Zone.PLAYING),
        decision if decision is not None and _may_read(core, decision, viewer) else None,
        tuple(core.timing),
        _lasting(core, viewer),
        s.winner,
        s.tide_in_game,
    )


def _may_be_named(core: Core, by: Active, viewer: Viewer) -> bool:
    """Return whether a seat may know which card an ability is on; what began a lasting effect was seen by all."""
    cards = core.state.cards
    return (
        not is_secret(core, by.source, by.ability) or by.lasting is not None or knows(cards, cards[by.source], viewer)
    )


def _may_read(core: Core, decision: Decision, viewer: Viewer) -> bool:
    """A decision is open to a seat when it is theirs, or names no card hidden from them."""
    if viewer is ANYBODY:
        return all(_may_read(core, decision, player) for player in PLAYERS)
    if viewer is None or viewer is OMNISCIENT or decision.player == viewer:
        return True
    if decision.kind is DecisionKind.MAIN:
        return False
    cards = [core.state.cards[number(o.card)] for o in decision.options if o.card]
    return all(knows(core.state.cards, c, viewer) for c in cards)


def knows(cards: Sequence[Card], card: Card, viewer: Viewer) -> bool:
    """Return whether a seat may know which of `cards`, all of the game, this is.

    A facedown card may be looked at by whoever controls it, or the card above it; one that lies faceup in archives by
    both. Rules: "Out-of-play zones", "Facedown cards".
    """
    zone = card.zone
    if viewer is OMNISCIENT:
        return True
    if viewer is ANYBODY:
        return all(knows(cards, card, player) for player in PLAYERS)
    if zone.sight is Sight.NOBODY:
        return False
    if viewer is None:
        return True
    if zone.sight is Sight.HOLDER:
        return card.face_up or viewer == (card.controller if zone.anybodys else card.owner)
    if not card.face_down:
        return True
    return viewer == (cards[card.parent].controller if zone is Zone.UNDER else card.controller)


def _seat(core: Core, player: Player, viewer: Viewer, deck: str) -> SeatView:
    p, cards = core.state.players[player], core.state.cards
    seen = {zone: _pile(core, player, zone, viewer) for zone in PILES}
    name_of = _namer(core, viewer)
    cost, refill = key_cost_sum(core, player, name_of), hand_size_sum(core, player, name_of)
    return SeatView(
        player,
        core.names[player],
        deck,
        p.houses,
        p.amber,
        p.keys,
        total(cost),
        cost if len(cost) > 1 else (),
        affords_key(core, player),
        p.chains,
        len(p.hand),
        len(p.deck),
        len(p.archives),
        seen[Zone.HAND],
        seen[Zone.ARCHIVES],
        seen[Zone.DISCARD] or (),
        seen[Zone.PURGED] or (),
        seen[Zone.BATTLELINE] or (),
        seen[Zone.ARTIFACTS] or (),
        seen[Zone.REFERENCE] or (),
        seen[Zone.DECK],
        haunted(core, player),
        total(refill),
        refill if len(refill) > 1 else (),
        keys_to_win(core, player),
        tuple(PileView(zone, len(getattr(p, PILES[zone])), seen[zone]) for zone in _OTHERS),
        tuple(_card(core, cards[c], viewer) for c in p.archives if cards[c].face_up),
    )


_OTHERS = tuple(zone for zone in PILES if zone.value not in OF_SEAT and zone is not Zone.REFERENCE)
"""Zones that the view of a seat has no field for."""


def _pile(core: Core, player: Player, zone: Zone, viewer: Viewer) -> tuple[CardView, ...] | None:
    """Return the cards in a zone before a player, None where `viewer` may only count them."""
    hidden = zone.sight is Sight.NOBODY or (zone.sight is Sight.HOLDER and viewer not in (None, player))
    if hidden and viewer is not OMNISCIENT:
        return None
    cards = core.state.cards
    return tuple(_card(core, cards[c], viewer) for c in getattr(core.state.players[player], PILES[zone]))


def _card(core: Core, c: Card, viewer: Viewer) -> CardView:
    """Return a card as `viewer` may see it; out of play it looks as it did as long as nothing of it changes."""
    settled = c.epoch != core.state.epoch  # it is copied before it is changed
    if not settled or c.zone not in _BY_ITSELF or c.copied_houses or c.id in core.register.blanked:
        return _made(core, c, viewer)
    known = core.seen.get((viewer, c.id))
    if known is None or known[0] is not c:
        known = core.seen[viewer, c.id] = (c, _made(core, c, viewer))
    return known[1]


_BY_ITSELF = frozenset({Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED})
"""Where the look of a card depends on nothing but itself and the viewer."""


def _made(core: Core, c: Card, viewer: Viewer) -> CardView:
    known = knows(core.state.cards, c, viewer)
    token = c.face_down and c.defn is not c.printed
    if not known and not token:
        return CardView(handle(c.id), None, c.owner, c.controller, c.zone, face_down=True)
    creature = c.zone is Zone.BATTLELINE
    register = core.register
    in_play, blanked, mods = c.in_play, c.id in register.blanked, register.mods.keys()
    shown_houses = _houses(core, c, in_play=in_play)
    changed = in_play and not _HOUSE_CHANGES.isdisjoint(mods)
    name_of = _namer(core, viewer) if creature and is_changed(core, c.id) else None
    own_houses = of_itself(core, c.id) if changed else shown_houses
    below = tuple(_card(core, core.state.cards[u], viewer) for u in c.under)
    named = _named(core, c) if in_play and core.state.lasting else ()
    return CardView(
        handle=handle(c.id),
        id=(c.printed.id if known else None) if c.face_down else c.defn.id,
        owner=c.owner,
        controller=c.controller,
        zone=c.zone,
        type=CardType.CREATURE if creature and c.defn.type not in CREATURES else c.defn.type,
        houses=shown_houses,
        icons=c.icons if known else (),
        maverick=c.maverick and known,
        power=power(core, c.id) if creature else c.defn.power,
        base_power=c.defn.power,
        armor=armor(core, c.id) if creature else c.defn.armor,
        base_armor=c.defn.armor,
        armor_left=armor_left(core, c.id) if creature else c.defn.armor,
        keywords=tuple((keywords(core, c.id) if in_play else c.defn.keywords).items()),
        traits=traits(core, c.id) if in_play else c.defn.traits,
        blanked=blanked,
        face_down=c.face_down,
        face_up=c.face_up,
        active=c.active,
        printed_id=c.printed.id if known and not c.face_down and c.printed.id != c.defn.id else None,
        reverse=handle(c.reverse) if c.reverse else "",
        token_of=c.defn.id if token else None,
        upgrades=tuple(_card(core, core.state.cards[u], viewer) for u in c.upgrades),
        under=below,
        other_half=_card(core, core.state.cards[c.other_half], viewer) if creature and c.other_half else None,
        half=c.defn.half,
        or_upgrade=c.defn.or_upgrade,
        own_houses=own_houses if shown_houses != own_houses else (),
        gained=_gained(core, c, viewer) if in_play and not blanked and not _GAINS.isdisjoint(mods) else (),
        power_sum=power_sum(core, c.id, name_of) if name_of is not None else (),
        armor_sum=armor_sum(core, c.id, name_of) if name_of is not None else (),
        notes=tuple(dict.fromkeys(NAMED.filled(what=kind.words_for(value, core.names)) for kind, value in named)),
        named_houses=tuple(dict.fromkeys(value for _, value in named if isinstance(value, House))),
        **seen_fields(c),
    )


def _houses(core: Core, c: Card, *, in_play: bool) -> tuple[House, ...]:
    """Return the houses to show; a card beside the table has those printed on it, most have none."""
    if c.zone is Zone.REFERENCE:
        return c.defn.houses
    return houses(core, c.id) if in_play or c.copied_houses else c.houses


_GAINS = {Mod.ABILITY_GAIN, Mod.KEYWORD_GAIN}
_HOUSE_CHANGES = {Mod.HOUSE_SET, Mod.HOUSE_ADD}


def _gained(core: Core, c: Card, viewer: Viewer) -> tuple[tuple[str, Words], ...]:
    """Return the abilities and keywords that other cards give a card, with what gives each.

    A blank card has none: what it gains counts as text in its text box. Rules: "Upgrades", FAQ on Shadow of Dis.
    """
    found: list[tuple[str, Words]] = []
    for active in core.mods(Mod.ABILITY_GAIN, c.id):
        if active.source != c.id and _may_be_named(core, active, viewer):
            lead = GAINED_FROM.filled(card=_open_side(core, active.source, viewer, active.lasting).title)
            found += [
                (_handle_of(core, active.source, active.lasting), c.defn.ability_words(ability, lead, whole=True))
                for ability in active.given_abilities(c.id)
            ]
    for active in core.mods(Mod.KEYWORD_GAIN, c.id):
        if active.source != c.id and _may_be_named(core, active, viewer):
            lead = GAINED_FROM.filled(card=_open_side(core, active.source, viewer, active.lasting).title)
            words = (word.words for word, _ in active.given_keywords(c.id))
            by = _handle_of(core, active.source, active.lasting)
            found += [(by, KEYWORD_GAINED.filled(lead=lead, keyword=word)) for word in words]
    return tuple(found)


def _namer(core: Core, viewer: Viewer) -> NameOf:
    """Return what names the cards of abilities in force to a viewer."""

    def name(by: Active) -> tuple[str, Words] | None:
        if not _may_be_named(core, by, viewer):
            return None
        return _handle_of(core, by.source, by.lasting), _open_side(core, by.source, viewer, by.lasting).title

    return name


def _handle_of(core: Core, source: CardId, lasting: Lasting | None) -> str:
    """Return the handle of the card of an ability; "" where nobody is to recognize by it what lies there now."""
    return handle(source) if is_recognized(core, source, lasting) else ""


def _lasting(core: Core, viewer: Viewer) -> tuple[tuple[str, Words], ...]:
    """Return what is in force, with the handle of its card; without what binds only cards that are gone."""
    binding = (one for one in core.state.lasting if not _is_idle(core, one))
    return tuple((_handle_of(core, one.source, one), _lasting_words(core, one, viewer)) for one in binding)


def _is_idle(core: Core, lasting: Lasting) -> bool:
    """Return whether a lasting effect is about picked cards of which none is there any more.

    A card that left play and came back is another one. Rule: "Movement between zones".
    """
    about = getattr(lasting.ability, "target", None)
    return any(target is about and not _still_there(core, lasting, cards) for target, cards in lasting.bound)


def _still_there(core: Core, lasting: Lasting, cards: Sequence[CardId]) -> list[CardId]:
    seen = dict(lasting.incarnations)
    return [card for card in cards if core.state.cards[card].incarnation == seen.get(card)]


def _lasting_words(core: Core, lasting: Lasting, viewer: Viewer) -> Words:
    """Return what an effect in force says to a seat: whom and which cards it binds, how many are left, until when."""
    words = getattr(lasting.ability, "words", None)
    if isinstance(words, Words):
        return words
    card = _open_side(core, lasting.source, viewer, lasting)
    named = [variable.words_for(value, core.names) for variable, value in lasting.named]
    lead = ABOUT.filled(card=card.title, about=enumerated(named)) if named else card.title
    known = tuple((target, _known_of(core, lasting, cards, viewer)) for target, cards in lasting.bound)
    player, opponent = (plain(core.names[one]) for one in (lasting.player, other_player(lasting.player)))
    reader = Reader.EVERYBODY
    if isinstance(viewer, int):
        reader = Reader.OWN if viewer == lasting.player else Reader.OTHER
    ending = lasting.while_card or lasting.source
    until = (_open_side(core, ending, viewer, lasting),) if lasting.while_entered is not None else ()
    return card.in_force_words(
        EffectInForce(lasting.ability, lead, reader, player, opponent, known, lasting.uses, _when(core, lasting), until)
    )


def _known_of(core: Core, lasting: Lasting, cards: Sequence[CardId], viewer: Viewer) -> tuple[Definition, ...]:
    """Return what the cards are that a lasting effect still binds; nothing where a seat may not know one of them."""
    there = _still_there(core, lasting, cards)
    known = core.state.cards
    if not all(known[c].in_play or knows(known, known[c], viewer) for c in there):
        return ()
    return tuple(_open_side(core, c, viewer) for c in there)


def _when(core: Core, lasting: Lasting) -> tuple[When, bool]:
    """Return how long an effect is still in force, and whether the turn meant is one of its player's opponent."""
    s = core.state
    if lasting.begins > s.turn:
        return When.NEXT_TURN, _whose(core, lasting.begins) != lasting.player
    if lasting.while_entered is not None:
        return When.UNTIL_LEAVES, False
    if lasting.ends >= FOR_GOOD:
        return (When.UNSAID if lasting.bound or lasting.uses is not None else When.FOR_GAME), False
    if lasting.at_start:
        return When.UNTIL_TURN, _whose(core, lasting.ends) != lasting.player
    if lasting.ends == s.turn:
        return When.THIS_TURN, False
    return When.UNTIL_TURN_ENDS, _whose(core, lasting.ends) != lasting.player


def _whose(core: Core, turn: int) -> Player:
    """Return whose turn will have a number, where turns are taken in order."""
    return core.state.active if (turn - core.state.turn) % 2 == 0 else other_player(core.state.active)


def _open_side(core: Core, card_id: CardId, viewer: Viewer, lasting: Lasting | None = None) -> Definition:
    """Return what a seat that does not know a card now last saw it as: a token creature's other side it never saw.

    A card that began an effect `lasting` for a time was seen then. Rule: "Token creatures".
    """
    cards = core.state.cards
    card = cards[card_id]
    began_as = lasting.began_as if lasting is not None else None
    if began_as is not None and (card.in_play or not knows(cards, card, viewer)):
        return began_as
    if card.in_play or knows(cards, card, viewer):
        return card.defn
    left = (event.was for event in reversed(core.events) if isinstance(event, CardMoved) and event.card == card_id)
    was = next(filter(None, left), None)
    if was is None or not was.token:
        return card.defn
    return next(c.defn for c in cards if c.zone is Zone.REFERENCE and c.defn.id == was.definition)


def _named(core: Core, c: Card) -> tuple[tuple[Nameable, NamedValue], ...]:
    """Return what was named for lasting effects that a card in play began, each with its variable."""
    began = (x for x in core.state.lasting if x.source == c.id and is_recognized(core, c.id, x))
    return tuple(pair for lasting in began for pair in lasting.named)
