"""What may be done and why not: each check yields its reasons; `why_not` puts the most helpful one first.

The same checks build the options of the main step, serve `explain`, and feed the hints.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Definition, Mod, Scope, Static
from kfdesk.engine.card_facts import seen_as_upgrade
from kfdesk.engine.core import Core
from kfdesk.engine.costs import Price, affordable, play_prices, use_demands, use_prices
from kfdesk.engine.decisions import Option
from kfdesk.engine.editions import Difference, differs
from kfdesk.engine.events import ProphecyActivated
from kfdesk.engine.frames import FightFrame
from kfdesk.engine.gigantic import partners
from kfdesk.engine.in_force import words_of
from kfdesk.engine.queries import (
    houses,
    in_play,
    keyword,
    keyword_as_it_enters,
    seen_as,
    triggered,
    ways_to_enter,
)
from kfdesk.engine.register import Active, InForce
from kfdesk.engine.rules import Reason, sorted_reasons
from kfdesk.engine.secrecy import open_title
from kfdesk.engine.slots import Gaps, all_gaps, barred_gaps, flank_gaps
from kfdesk.engine.state import Card
from kfdesk.engine.terms import (
    NO_CARD,
    STUN,
    CardId,
    CardType,
    Half,
    House,
    Keyword,
    Label,
    Player,
    Step,
    Way,
    Zone,
    other_player,
)
from kfdesk.text.words import Words

RULE_OF_SIX = 6
USES = tuple(Way)
WAYS = tuple(way for way in Way if way is not Way.UNSTUN)
_OMNI = (Way.OMNI,)


def _of_active_house(core: Core, card: CardId) -> bool:
    house = core.state.active_house
    return house is not None and house in houses(core, card)


def _as_played(core: Core, card: CardId) -> CardId:
    """Return the card that playing this one from hand is asked about: of a gigantic creature its bottom half."""
    if core.state.cards[card].definition.half is not Half.TOP:
        return card
    return next(iter(partners(core, card)), card)


def _main_reasons(core: Core, player: Player) -> Iterator[Reason]:
    s = core.state
    if s.active != player:
        yield say.NOT_YOURS
    if s.step is not Step.MAIN:
        yield say.NOT_MAIN
    elif s.memory.omega:
        yield say.OMEGA_ENDED


def _hand_reasons(core: Core, player: Player, c: Card, permission: Mod | None = None) -> Iterator[Reason]:
    """What playing and discarding from hand in step 3 have in common: house and first turn.

    `permission` is the kind of ability that permits it of any house; there is none for discarding.
    """
    s = core.state
    if not _in_hand(player, c):
        yield say.NOT_IN_HAND
        return
    allowed = permission is not None and core.has(permission, c.id)
    if not allowed and not _of_active_house(core, c.id):
        yield say.off_house(houses(core, c.id), s.active_house, s.step)
    # Rule "First turn rule": card effects can modify it, so a permission to play is one card more.
    if s.turn == 1 and s.memory.from_hand >= 1 and (not allowed or differs(s, Difference.FIRM_FIRST_TURN)):
        yield say.FIRST_TURN
    yield from _main_reasons(core, player)


def _in_hand(player: Player, c: Card) -> bool:
    return c.zone is Zone.HAND and c.owner == player


def play_reasons(core: Core, player: Player, card: CardId) -> Iterator[Reason]:
    """Why `player` may not play the card from hand now."""
    c = core.state.cards[card]
    if not _in_hand(player, c):
        yield say.NOT_IN_HAND  # what else would be said might tell of a card that the player cannot see
        return
    if c.definition.or_upgrade and play_types(core, player, card, in_step=True):
        return
    yield from _hand_reasons(core, player, c, Mod.MAY_PLAY)
    if c.definition.half is not None and not partners(core, card):
        yield say.NO_OTHER_HALF
    played = _as_played(core, card)
    yield from _reasons_as(core, player, played, core.state.cards[played].definition)


def any_play_reasons(
    core: Core, player: Player, card: CardId, among: Gaps | None = None, host: CardId = NO_CARD
) -> Iterator[Reason]:
    """Why the card may not be played at all, not even by the effect of another card, or not where that says: a creature
    `among` some gaps, an upgrade on that `host`."""
    definition = core.state.cards[card].definition
    if among is not None:
        yield from place_reasons(core, player, card, definition, among)
    if host and host not in hosts(core, player, card, definition):
        yield say.NO_FITTING_HOST
    if not definition.or_upgrade or not play_types(core, player, card, in_step=False):
        yield from _reasons_as(core, player, card, definition)


def play_types(core: Core, player: Player, card: CardId, *, in_step: bool) -> tuple[CardType, ...]:
    """Return as what a card that may be an upgrade instead can be played now, from hand in step 3 or by an effect.

    Rule: FAQ "Creatures played as upgrades".
    """
    c = core.state.cards[card]
    found = []
    for definition in (c.definition, c.definition.as_upgrade):
        if definition is None:
            continue
        with seen_as_upgrade(core, card) if definition is not c.definition else nullcontext():
            hand = in_step and next(_hand_reasons(core, player, c, Mod.MAY_PLAY), None) is not None
            if not hand and next(_reasons_as(core, player, card, definition), None) is None:
                found.append(definition.type)
    return tuple(found)


def _reasons_as(core: Core, player: Player, card: CardId, definition: Definition) -> Iterator[Reason]:
    """Why the card may not be played as what `definition` says, not even by the effect of another card."""
    s = core.state
    if s.memory.times(definition.name) >= RULE_OF_SIX:
        yield say.SIX
    if s.memory.acted and definition is s.cards[card].definition and keyword_as_it_enters(core, card, Keyword.ALPHA):
        yield say.ALPHA_SPENT_IN_STEP_3 if differs(s, Difference.ALPHA_IN_STEP_3) else say.ALPHA_SPENT
    if definition.type is CardType.UPGRADE and not hosts(core, player, card, definition):
        none_fits = say.NO_FITTING_HOST if _attaches_only(definition) else say.NO_HOST
        yield say.NO_ARTIFACT if definition.to_artifact else none_fits
    if core.register.mods:
        yield from _said(core, Mod.CANNOT_PLAY, card, say.CANNOT_PLAY)
        yield from _said(core, Mod.CANNOT_LEAVE_ARCHIVES, card, say.CANNOT_LEAVE)
        if Mod.CANNOT_PLAY_THERE in core.register.mods:
            yield from place_reasons(core, player, card, definition)
    prices = play_prices(core, card)
    if prices:
        yield from _price_reasons(core, player, prices)
    for restriction in definition.restrictions:
        if restriction.play and restriction.forbids(Scope(core, player, card)):
            yield say.restricted(core.sentence_of(card, restriction))


def place_reasons(
    core: Core, player: Player, card: CardId, definition: Definition, among: Gaps | None = None
) -> Iterator[Reason]:
    """Why a creature has no place to be played to, `among` some gaps if any are given: all are on barred flanks.

    The only place of an empty battleline is on either flank.
    """
    if definition.type is not CardType.CREATURE or keyword_as_it_enters(core, card, Keyword.TREACHERY):
        return
    if among is None:
        deploys = bool(keyword_as_it_enters(core, card, Keyword.DEPLOY))
        among = all_gaps if deploys or ways_to_enter(core, player, card, Mod.ENTERS_ANYWHERE) else flank_gaps
    if barred_gaps(core, player, card).issuperset(among(core, player)):
        yield from _said(core, Mod.CANNOT_PLAY_THERE, card, say.CANNOT_PLAY)


def _said(core: Core, kind: Mod, card: CardId, reason: Reason) -> Iterator[Reason]:
    """Give the reason for each ability of that kind that holds for the card: what it says."""
    if kind in core.register.mods:
        for active in core.mods(kind, card):
            yield _by(core, active, card, reason)


def _by(core: Core, active: Active, about: CardId, reason: Reason, **slots: Words) -> Reason:
    """Return a refusal because of an ability in force: its own sentence, so that the condition it holds under is said.

    Where the active player may not know the card, only that there is one.
    """
    words = words_of(core, active, core.state.active, about)
    if words is None:
        return say.filled(reason, by=open_title(core, active, core.state.active), **slots)
    return say.in_words(reason, words)


def _price_reasons(core: Core, player: Player, prices: list[Price]) -> Iterator[Reason]:
    """Why the player cannot give the Æmber that is demanded. Rules: "Pay", "“If you do” and “in order to”"."""
    if prices and not affordable(core, player, prices):
        each = [(open_title(core, price.by, player), price.cost.amount) for price in prices]
        titles = {title.en: title for title, _ in each}
        by = [(titles[name], sum(n for title, n in each if title.en == name)) for name in titles]
        names = by[0][0] if len(by) == 1 else say.listed(by)
        reason = say.TO_LOSE if all(price.cost.receiver is None for price in prices) else say.TO_PAY
        total = sum(price.cost.amount for price in prices)
        yield say.filled(reason, n=total, by=names, have=core.state.players[player].amber)


def hosts(core: Core, player: Player, card: CardId, upgrade: Definition) -> tuple[CardId, ...]:
    """Return the creatures, or the artifacts, to which a player can attach a card that is this upgrade.

    They are those of either player unless the upgrade says more: one that enters play attached to an artifact may be
    moved to a creature afterwards. Rule: "Upgrades".
    """
    mine, theirs = (core.state.players[who] for who in (core.state.active, other_player(core.state.active)))
    artifacts, creatures = mine.artifacts + theirs.artifacts, mine.line + theirs.line
    if upgrade.to_artifact:
        found = artifacts + creatures if core.state.cards[card].in_play else artifacts
    else:
        found = creatures
    for static in _attaches_only(upgrade):
        fitting = InForce(core, player, card, static).cards(card)
        found = tuple(host for host in found if host in fitting)
    return found


def _attaches_only(upgrade: Definition) -> list[Static[CardId]]:
    """Return what an upgrade says of the creatures it can be attached to."""
    return [a for a in upgrade.constants if isinstance(a, Static) and a.kind is Mod.ATTACHES_ONLY]


def discard_reasons(core: Core, player: Player, card: CardId) -> Iterator[Reason]:
    """Why `player` may not discard the card from hand now."""
    c = core.state.cards[card]
    yield from _hand_reasons(core, player, c)
    if _in_hand(player, c):
        yield from _said(core, Mod.CANNOT_DISCARD, card, say.CANNOT_DISCARD)


def open_ways(core: Core, card: CardId) -> tuple[Way, ...]:
    """Return the ways in which the card's house (or an ability) lets it be used in step 3; "omni" any house does."""
    mods = core.register.mods
    if _of_active_house(core, card) or keyword(core, card, Keyword.VERSATILE):
        return WAYS
    if Mod.USED_ONLY in mods and core.has(Mod.USED_ONLY, card):
        return WAYS  # any_use_reasons refuses the other ways
    if Mod.MAY_USE not in mods:
        return _OMNI
    allowed = [a.value(card) for a in core.mods(Mod.MAY_USE, card)]
    return tuple(way for way in WAYS if way is Way.OMNI or way in allowed or None in allowed)


def use_reasons(core: Core, player: Player, card: CardId, how: Way) -> Iterator[Reason]:
    """Why `player` may not use the card in this way in step 3."""
    c = core.state.cards[card]
    if c.zone is not Zone.BATTLELINE and c.zone is not Zone.ARTIFACTS:
        yield say.IS_ATTACHED if c.zone is Zone.UPGRADE else say.NOT_IN_PLAY
        return
    if c.controller != player:
        yield say.NOT_CONTROLLED  # what else would be said is not about this player's cards
        return
    ways = open_ways(core, card)
    if how is Way.UNSTUN and ways == _OMNI and not triggered(core, card, Label.OMNI):
        ways = ()
    if how not in ways and not (how is Way.UNSTUN and ways):
        yield say.off_house(houses(core, card), core.state.active_house, core.state.step)
    yield from _main_reasons(core, player)
    yield from any_use_reasons(core, player, card, how, ways)


def any_use_reasons(
    core: Core, player: Player, card: CardId, how: Way, ways: tuple[Way, ...] = USES
) -> Iterator[Reason]:
    """Why the card may not be used in this way at all, not even by the effect of another card.

    `ways` are those in which its house, or an effect, lets it be used. A stunned creature is unstunned where it could
    be used in one of them. Rules: "Stun", FAQ on unstunning.
    """
    c = core.state.cards[card]
    yield from _card_reasons(core, player, c)
    if how is Way.UNSTUN:
        yield from _unstun_reasons(core, player, c, ways)
        return
    if c.is_affected_by(STUN):
        yield say.STUNNED
    yield from _way_reasons(core, player, c, how, ways)


def _card_reasons(core: Core, player: Player, c: Card) -> Iterator[Reason]:
    """Why the card may not be used, whatever the way."""
    if not c.ready:
        yield from _exhausted_reasons(core, player, c.id)
    if core.state.memory.times(seen_as(core, c.id).name) >= RULE_OF_SIX:
        yield say.SIX
    if core.register.mods:
        yield from _said(core, Mod.CANNOT_USE, c.id, say.CANNOT_USE)
        for active in core.mods(Mod.CANNOT_EXHAUST, c.id) if Mod.CANNOT_EXHAUST in core.register.mods else ():
            yield say.filled(say.CANNOT_EXHAUST, by=open_title(core, active, player))  # as every use of a card demands
        yield from _price_reasons(core, player, use_prices(core, c.id))
        for active in use_demands(core, c.id):
            if not active.demand(c.id).possible:
                yield say.filled(say.TO_DO, by=open_title(core, active, player))
    for restriction in seen_as(core, c.id).restrictions:
        if not restriction.play and restriction.forbids(Scope(core, player, c.id)):
            yield say.restricted(core.sentence_of(c.id, restriction))


def _exhausted_reasons(core: Core, player: Player, card: CardId) -> Iterator[Reason]:
    """Why an exhausted card may not be used: step 4 readies it, unless an ability forbids that."""
    bans = core.mods(Mod.CANNOT_READY, card)
    if not bans:
        yield say.EXHAUSTED
    for active in bans:
        yield say.filled(say.STAYS_EXHAUSTED, by=open_title(core, active, player))


def _unstun_reasons(core: Core, player: Player, c: Card, ways: tuple[Way, ...]) -> Iterator[Reason]:
    """Why a creature may not be exhausted to remove its stun: it could not be used in any of the ways open to it."""
    if not c.is_affected_by(STUN):
        yield say.NOT_STUNNED
        return
    refusals = [tuple(_way_reasons(core, player, c, way, ways)) for way in ways if way is not Way.UNSTUN]
    if refusals and all(refusals):
        yield from refusals[0]


def _way_reasons(core: Core, player: Player, c: Card, how: Way, ways: tuple[Way, ...]) -> Iterator[Reason]:
    """Why the card, if it were not stunned, could not be used in this way."""
    if Mod.USED_ONLY in core.register.mods:
        for active in core.mods(Mod.USED_ONLY, c.id):
            if active.value(c.id) != how:
                yield _by(core, active, c.id, say.CAN_ONLY_FIGHT)
    yield from _WAYS[how](core, player, c)
    # An enraged creature must be used to fight, if able: if it may be used to fight at all. Rule: "Enrage". So must one
    # of which a card says so.
    bound = how is not Way.FIGHT and (c.enraged or Mod.MUST_FIGHT in core.register.mods)
    if bound and Way.FIGHT in ways and next(_way_reasons(core, player, c, Way.FIGHT, ways), None) is None:
        yield from _duty_to_fight(core, c)


def _duty_to_fight(core: Core, c: Card) -> Iterator[Reason]:
    """Why a creature that may be used to fight may not be used for anything else."""
    if c.enraged:
        yield say.MUST_FIGHT
    yield from _said(core, Mod.MUST_FIGHT, c.id, say.MUST_FIGHT_BY)


def _reap_reasons(core: Core, _player: Player, c: Card) -> Iterator[Reason]:
    if c.zone is not Zone.BATTLELINE:
        yield say.NOT_CREATURE
    yield from _said(core, Mod.CANNOT_REAP, c.id, say.CANNOT_REAP)


def _fight_reasons(core: Core, player: Player, c: Card) -> Iterator[Reason]:
    if c.zone is not Zone.BATTLELINE:
        yield say.NOT_CREATURE
        return
    yield from _said(core, Mod.CANNOT_FIGHT, c.id, say.CANNOT_FIGHT)
    if not can_attack(core, c.id, player):
        yield say.NO_ENEMY


def _action_reasons(core: Core, _player: Player, c: Card) -> Iterator[Reason]:
    if not triggered(core, c.id, Label.ACTION):
        yield say.NO_ACTION


def _omni_reasons(core: Core, _player: Player, c: Card) -> Iterator[Reason]:
    if not triggered(core, c.id, Label.OMNI):
        yield say.NO_OMNI


_WAYS = {Way.REAP: _reap_reasons, Way.FIGHT: _fight_reasons, Way.ACTION: _action_reasons, Way.OMNI: _omni_reasons}


def attackable(core: Core, attacker: CardId, player: Player) -> tuple[CardId, ...]:
    """Return the enemy creatures the attacker may be used to fight, left to right."""
    return tuple(c for c in core.state.players[other_player(player)].line if attack_reason(core, attacker, c) is None)


def can_attack(core: Core, attacker: CardId, player: Player) -> bool:
    """Return whether there is any enemy creature the attacker may be used to fight."""
    return any(attack_reason(core, attacker, c) is None for c in core.state.players[other_player(player)].line)


def attack_reason(core: Core, attacker: CardId, target: CardId) -> Reason | None:
    """Return why the attacker may not choose this enemy creature. Rule: "Taunt"."""
    mods = core.register.mods
    if target == attacker:  # an enemy creature used as if it were the player's own
        return say.NOT_ENEMY
    if core.frames.fought(target):
        return say.FOUGHT_ALREADY
    sent = core.frames.sent(attacker)
    if sent is not None and target not in sent:
        return say.SENT_ELSEWHERE
    if Mod.ATTACKS_ONLY in mods:
        for active in core.mods(Mod.ATTACKS_ONLY, attacker):
            if target not in active.cards(attacker):
                return _by(core, active, attacker, say.CANNOT_ATTACK)
    if Mod.CANNOT_BE_ATTACKED in mods:
        for reason in _said(core, Mod.CANNOT_BE_ATTACKED, target, say.PROTECTED):
            return reason
    if sent is not None or keyword(core, target, Keyword.TAUNT) or ignores(core, attacker, Keyword.TAUNT):
        return None
    line = core.state.players[core.state.cards[target].controller].line
    at = line.index(target)
    for neighbor in (*line[max(0, at - 1) : at], *line[at + 1 : at + 2]):
        if keyword(core, neighbor, Keyword.TAUNT):
            return say.filled(say.TAUNTED, card=core.title(target), by=core.title(neighbor))
    for far in line if Mod.TAUNT_REACH in mods else ():
        reach = core.mods(Mod.TAUNT_REACH, far)
        if keyword(core, far, Keyword.TAUNT) and any(target in active.cards(far) for active in reach):
            return say.filled(say.TAUNTED_FAR, card=core.title(target), by=core.title(far))
    return None


def ignores(core: Core, attacker: CardId, word: Keyword) -> bool:
    """Return whether the attacker ignores a keyword of what it attacks, or would if it attacked now."""
    if Mod.IGNORE_KEYWORD not in core.register.mods:
        return False
    fight = core.frames.fight()
    if fight is None or fight.attacker != attacker:
        fight = FightFrame(attacker)
    with core.frames.within(fight):
        return any(word in a.named_keywords(attacker) for a in core.mods(Mod.IGNORE_KEYWORD, attacker))


def main_options(core: Core) -> tuple[Option, ...]:
    """Return all that the active player may do in step 3, in table order; ending the turn last.

    What the reasons of several cards have in common is asked once: an option is there just if `why_not` finds nothing.
    """
    s = core.state
    player = s.active
    p = s.players[player]
    found: list[Option] = []
    if next(_main_reasons(core, player), None) is None:
        found += _hand_options(core, player, p.hand)
        for card in (*p.line, *p.artifacts):
            if s.cards[card].ready:
                found += [core.option(way, card) for way in _uses(core, player, s.cards[card])]
        if s.tide_in_game and s.tide != player and not core.has(Mod.CANNOT_RAISE_TIDE, player):
            found.append(_RAISE_TIDE)
        for card in p.references:
            if s.cards[card].printed.type is CardType.PROPHECY and not any(_inactive_reasons(core, player, card)):
                found.append(core.option("prophecy", card))
        if Mod.MAY_TAKE_BACK in core.register.mods:
            found += [core.option("return", card) for card in p.discard if core.has(Mod.MAY_TAKE_BACK, card)]
    found.append(_END_TURN)
    return tuple(found)


def _hand_options(core: Core, player: Player, hand: tuple[CardId, ...]) -> Iterator[Option]:
    """Give what may be done with the cards in hand; no permission in force, playing and discarding ask the same."""
    s = core.state
    mods = core.register.mods
    house_alone = Mod.MAY_PLAY not in mods
    if house_alone and s.turn == 1 and s.memory.from_hand >= 1:
        return
    for card in hand:
        c = s.cards[card]
        if house_alone:
            plays = discards = _of_active_house(core, card)
        else:
            plays = next(_hand_reasons(core, player, c, Mod.MAY_PLAY), None) is None
            discards = next(_hand_reasons(core, player, c), None) is None
            plays = plays or (c.definition.or_upgrade and bool(play_types(core, player, card, in_step=True)))
        played = card
        if plays and c.definition.half is not None:
            plays, played = bool(partners(core, card)), _as_played(core, card)
        if plays and next(any_play_reasons(core, player, played), None) is None:
            yield core.option("play", card)
        if discards and not (Mod.CANNOT_DISCARD in mods and core.has(Mod.CANNOT_DISCARD, card)):
            yield core.option("discard", card)


def _uses(core: Core, player: Player, c: Card) -> list[Way]:
    """Return the ways in which a ready card in play may be used in step 3."""
    ways = open_ways(core, c.id)
    if c.is_affected_by(STUN):
        open_ = ways != _OMNI or triggered(core, c.id, Label.OMNI)
        found = [Way.UNSTUN] if open_ and next(_unstun_reasons(core, player, c, ways), None) is None else []
    else:
        found = [
            way for way in ways if _has(core, c, way) and next(_way_reasons(core, player, c, way, ways), None) is None
        ]
    return found if found and next(_card_reasons(core, player, c), None) is None else []


def _has(core: Core, c: Card, way: Way) -> bool:
    """Return whether the card can be used in a way at all, as it is; `use_reasons` refuses all others."""
    label = _LABELS.get(way)
    return c.zone is Zone.BATTLELINE if label is None else bool(triggered(core, c.id, label))


_LABELS = {Way.ACTION: Label.ACTION, Way.OMNI: Label.OMNI}
_END_TURN = Option("end-turn", say.END_TURN)
_RAISE_TIDE = Option("raise-tide", say.RAISE_TIDE)


def tide_reasons(core: Core, player: Player) -> Iterator[Reason]:
    """Why the player may not raise the tide for 3 chains. Rule: "Tide"."""
    s = core.state
    if not s.tide_in_game:
        yield say.NO_TIDE
    yield from _main_reasons(core, player)
    if s.tide == player:
        yield say.TIDE_HIGH
    for active in core.mods(Mod.CANNOT_RAISE_TIDE, player):
        yield _by(core, active, NO_CARD, say.TIDE_BARRED)


def prophecy_reasons(core: Core, player: Player, card: CardId) -> Iterator[Reason]:
    """Why the player may not make a prophecy card active with this side up. Rule: "Prophecy"."""
    c = core.state.cards[card]
    if c.printed.type is not CardType.PROPHECY or c.owner != player:
        yield say.NO_PROPHECY
        return
    yield from _main_reasons(core, player)
    yield from _inactive_reasons(core, player, card)


def _inactive_reasons(core: Core, player: Player, card: CardId) -> Iterator[Reason]:
    """Why the player may not make their prophecy card active, in a step 3 of theirs that is still open."""
    c = core.state.cards[card]
    if c.active or core.state.cards[c.reverse].active:
        yield say.PROPHECY_ACTIVE
    if any(isinstance(e, ProphecyActivated) and e.player == player for e in core.state.memory.happened):
        yield say.ONE_PROPHECY


def _own_houses(core: Core, player: Player) -> list[House]:
    """Return the houses of the identity card, then those of other cards the player controls."""
    own = list(core.state.players[player].houses)
    for card in in_play(core, player):
        own += [h for h in houses(core, card) if h not in own]
    return own


def house_reasons(core: Core, player: Player, house: House) -> Iterator[Reason]:
    """Why the player may not choose the house. Rules: "House choice", "Cannot"."""
    own = _own_houses(core, player)
    if house not in own:
        yield say.filled(say.FOREIGN_HOUSE, house=house.words)
        return
    for active in core.mods(Mod.CANNOT_CHOOSE, player):
        if house in active.houses(player):
            yield _by(core, active, NO_CARD, say.HOUSE_FORBIDDEN, house=house.words)
    choices = house_choices(core, player)
    for active in core.mods(Mod.MUST_CHOOSE, player):
        other = next((h for h in active.houses(player) if h in choices), None)
        if house not in choices and other is not None:
            yield _by(core, active, NO_CARD, say.OTHER_HOUSE, house=other.words)


def house_choices(core: Core, player: Player) -> tuple[House, ...]:
    """Return the houses the player may choose, their own first. Rules: "House choice", "Cannot"."""
    s = core.state
    own = _own_houses(core, player)
    cannot = {h for a in core.mods(Mod.CANNOT_CHOOSE, player) for h in a.houses(player)}
    legal = [h for h in own if h not in cannot]
    must = {h for a in core.mods(Mod.MUST_CHOOSE, player) for h in a.houses(player)}
    if cannot & must & set(own) and not must & set(legal) and differs(s, Difference.MUST_AND_CANNOT):
        return ()
    return tuple([h for h in legal if h in must] or legal)


def why_not(core: Core, player: Player, verb: str, card: CardId) -> tuple[Reason, ...]:
    """Return every reason against a main-step option about a card, the most helpful one first."""
    if verb == "prophecy":
        reasons = prophecy_reasons(core, player, card)
    elif verb == "play":
        reasons = play_reasons(core, player, card)
    elif verb == "discard":
        reasons = discard_reasons(core, player, card)
    elif verb == "return":
        reasons = _return_reasons(core, player, card)
    else:
        reasons = use_reasons(core, player, card, Way(verb))
    return sorted_reasons(reasons)


def _return_reasons(core: Core, player: Player, card: CardId) -> Iterator[Reason]:
    """Why the player may not return a card from their discard pile in step 3: no card that lies there says so."""
    yield from _main_reasons(core, player)
    if card not in core.state.players[player].discard or not core.has(Mod.MAY_TAKE_BACK, card):
        yield say.NOT_TO_BE_RETURNED


def is_enemy_creature(card: Card, player: Player) -> bool:
    """Return whether the card is a creature in play that the player's opponent controls."""
    return card.zone is Zone.BATTLELINE and card.controller != player
