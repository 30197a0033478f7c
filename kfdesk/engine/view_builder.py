"""Making views: what one seat may see of the state, with nothing hidden in it."""

from __future__ import annotations

from kfdesk.engine.abilities import Mod, Nameable, NamedValue
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.decks import DeckTitle
from kfdesk.engine.gigantic import bonus_icons
from kfdesk.engine.in_force import effects_in_force, known_handle
from kfdesk.engine.keys import affords_key, keys_to_win
from kfdesk.engine.phrases import GAINED_FROM, KEYWORD_GAINED, NAMED
from kfdesk.engine.queries import (
    armor,
    armor_left,
    haunted,
    houses,
    kept_exhausted,
    keywords,
    of_itself,
    power,
    seen_as,
    traits,
)
from kfdesk.engine.register import Active
from kfdesk.engine.secrecy import is_recognized, is_secret
from kfdesk.engine.state import PILES, Card, seen_fields
from kfdesk.engine.sums import (
    NameOf,
    armor_sum,
    drawn_besides_sum,
    hand_size_sum,
    is_changed,
    key_cost_sum,
    power_sum,
    total,
)
from kfdesk.engine.terms import (
    CREATURES,
    PLAYERS,
    DecisionKind,
    House,
    Player,
    Sight,
    Zone,
)
from kfdesk.engine.viewers import ANYBODY, OMNISCIENT, Beholder, Viewer, is_identified, knows, open_side
from kfdesk.engine.views import OF_SEAT, CardView, PileView, SeatView, TableView
from kfdesk.text.words import Words


def table_view(core: Core, viewer: Viewer, decision: Decision | None, decks: tuple[DeckTitle, DeckTitle]) -> TableView:
    """Return the table as `viewer` may see it; None sees both hands and archives, but no decks."""
    s = core.state
    return TableView(
        viewer=None if isinstance(viewer, Beholder) else viewer,
        seats=(_seat(core, PLAYERS[0], viewer, decks[0]), _seat(core, PLAYERS[1], viewer, decks[1])),
        first_player=s.first,
        active=s.active,
        turn=s.turn,
        step=s.step,
        active_house=s.active_house,
        tide=s.tide,
        playing=tuple(_card(core, c, viewer) for c in s.cards[1:] if c.zone is Zone.PLAYING),
        decision=decision.without_reasons() if decision is not None and _may_read(core, decision, viewer) else None,
        timing=tuple(core.timing),
        lasting=effects_in_force(core, viewer),
        winner=s.winner,
        tide_in_game=s.tide_in_game,
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
    return all(is_identified(core.state.cards, c, viewer) for c in cards)


def _seat(core: Core, player: Player, viewer: Viewer, deck: DeckTitle) -> SeatView:
    p, cards = core.state.players[player], core.state.cards
    seen = {zone: _pile(core, player, zone, viewer) for zone in PILES}
    name_of = _namer(core, viewer)
    cost, refill = key_cost_sum(core, player, name_of), hand_size_sum(core, player, name_of)
    return SeatView(
        player=player,
        name=core.names[player],
        deck_name=deck.name,
        deck_kind=deck.kind,
        houses=p.houses,
        amber=p.amber,
        keys=p.keys,
        key_cost=total(cost),
        key_cost_sum=cost if len(cost) > 1 else (),
        check=affords_key(core, player),
        chains=p.chains,
        hand_count=len(p.hand),
        deck_count=len(p.deck),
        archives_count=len(p.archives),
        hand=seen[Zone.HAND],
        archives=seen[Zone.ARCHIVES],
        discard=seen[Zone.DISCARD] or (),
        purged=seen[Zone.PURGED] or (),
        battleline=seen[Zone.BATTLELINE] or (),
        artifacts=seen[Zone.ARTIFACTS] or (),
        references=seen[Zone.REFERENCE] or (),
        deck=seen[Zone.DECK],
        haunted=haunted(core, player),
        refill=total(refill),
        refill_sum=refill if len(refill) > 1 else (),
        drawn_besides=drawn_besides_sum(core, player, name_of),
        keys_to_win=keys_to_win(core, player),
        others=tuple(PileView(zone, len(getattr(p, PILES[zone])), seen[zone]) for zone in _OTHERS),
        deck_faceup=tuple(_card(core, cards[c], viewer) for c in p.deck[:1] if cards[c].face_up),
        archives_faceup=tuple(_card(core, cards[c], viewer) for c in p.archives if cards[c].face_up),
        kept_exhausted=kept_exhausted(core, player),
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
    """Return a card as `viewer` may see it; it looks as it did as long as nothing that its look depends on changes."""
    settled = c.epoch != core.state.epoch  # it is copied before it is changed
    if not settled or not _is_by_itself(core, c):
        return _made(core, c, viewer)
    known = core.seen.get((viewer, c.id))
    if known is None or known[0] is not c:
        known = core.seen[viewer, c.id] = (c, _made(core, c, viewer))
    return known[1]


def _is_by_itself(core: Core, c: Card) -> bool:
    """Return whether the look of a card depends on nothing but itself and the viewer, and not on any other card."""
    register = core.register
    if c.copied_houses or c.id in register.blanked:
        return False
    zone = c.zone
    if zone in _BY_ITSELF:
        return True
    if zone not in _IN_PLAY or c.face_down or c.upgrades or c.under or c.other_half:
        return False
    if c.definition is not c.printed or c.id in register.copies:
        return False
    if core.state.lasting and any(lasting.source == c.id for lasting in core.state.lasting):
        return False
    return not any(
        kind not in _OF_NO_LOOK and any(change.holds(c.id) for change in changes)
        for kind, changes in register.mods.items()
    ) and (Mod.IGNORE_KEYWORD not in register.mods or core.frames.fight() is None)


_BY_ITSELF = frozenset({Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED})
"""Where the look of a card depends on nothing but itself and the viewer."""
_IN_PLAY = frozenset({Zone.BATTLELINE, Zone.ARTIFACTS, Zone.UPGRADE})
"""Where what is in force may change it, too."""
_OF_NO_LOOK = frozenset({
    Mod.KEY_COST, Mod.COLOR_COST, Mod.MORE_KEYS, Mod.KEYS_TO_WIN, Mod.HAND_SIZE, Mod.MORE_DRAWN, Mod.HAUNTED,
    Mod.NO_FIGHT_DAMAGE, Mod.IGNORE_KEYWORD, Mod.ENTERS_READY, Mod.ENTERS_WITH, Mod.MAY_USE, Mod.MAY_PLAY,
    Mod.CANNOT_CHOOSE, Mod.CANNOT_PLAY, Mod.CANNOT_FIGHT, Mod.CANNOT_REAP, Mod.CANNOT_USE, Mod.CANNOT_FORGE,
})  # fmt: skip
"""Changes of what may be done and of numbers of players: no view of a card tells of them.

What a fighter ignores takes keywords from what it attacks, while they fight.
"""


def _made(core: Core, c: Card, viewer: Viewer) -> CardView:
    known = knows(core.state.cards, c, viewer)
    token = c.face_down and c.definition is not c.printed
    if not known and not token:
        return CardView(handle(c.id), None, c.owner, c.controller, c.zone, face_down=True)
    creature, face = c.zone is Zone.BATTLELINE, seen_as(core, c.id)
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
        id=(c.printed.id if known else None) if c.face_down else c.definition.id,
        owner=c.owner,
        controller=c.controller,
        zone=c.zone,
        type=c.definition.type if creature and c.definition.type in CREATURES else c.type_here,
        houses=shown_houses,
        icons=bonus_icons(core, c.id) if c.is_copy or c.id in register.copies else c.icons if known else (),
        maverick=c.maverick and known,
        power=power(core, c.id) if creature else c.definition.power,
        base_power=face.power,
        armor=armor(core, c.id) if creature else c.definition.armor,
        base_armor=face.armor,
        armor_left=armor_left(core, c.id) if creature else c.definition.armor,
        keywords=tuple((keywords(core, c.id) if in_play else c.definition.keywords).items()),
        traits=traits(core, c.id) if in_play else c.definition.traits,
        blanked=blanked,
        face_down=c.face_down,
        face_up=c.face_up,
        active=c.active,
        printed_id=c.printed.id if known and not c.face_down and c.printed.id != c.definition.id else None,
        reverse=handle(c.reverse) if c.reverse else "",
        token_of=face.id if token else None,
        upgrades=tuple(_card(core, core.state.cards[u], viewer) for u in c.upgrades),
        under=below,
        other_half=_card(core, core.state.cards[c.other_half], viewer) if creature and c.other_half else None,
        half=c.definition.half,
        or_upgrade=c.definition.or_upgrade,
        to_artifact=c.definition.to_artifact,
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
        return c.definition.houses
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
            lead = GAINED_FROM.filled(card=open_side(core, active.source, viewer, active.lasting).title)
            by = known_handle(core, active.source, active.lasting)
            found += [
                (by, c.definition.ability_words(ability, lead, whole=True)) for ability in active.given_abilities(c.id)
            ]
    for active in core.mods(Mod.KEYWORD_GAIN, c.id):
        if active.source != c.id and _may_be_named(core, active, viewer):
            lead = GAINED_FROM.filled(card=open_side(core, active.source, viewer, active.lasting).title)
            words = (word.words for word, _ in active.given_keywords(c.id))
            by = known_handle(core, active.source, active.lasting)
            found += [(by, KEYWORD_GAINED.filled(lead=lead, keyword=word)) for word in words]
    return tuple(found)


def _namer(core: Core, viewer: Viewer) -> NameOf:
    """Return what names the cards of abilities in force to a viewer."""

    def name(by: Active) -> tuple[str, Words] | None:
        if not _may_be_named(core, by, viewer):
            return None
        return known_handle(core, by.source, by.lasting), open_side(core, by.source, viewer, by.lasting).title

    return name


def _named(core: Core, c: Card) -> tuple[tuple[Nameable, NamedValue], ...]:
    """Return what was named for lasting effects that a card in play began, each with its variable."""
    began = (x for x in core.state.lasting if x.source == c.id and is_recognized(core, c.id, x))
    return tuple(pair for lasting in began for pair in lasting.named)
