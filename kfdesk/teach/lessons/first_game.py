"""The guided first game: what the teacher says when something comes about for the first time, each thing once.

The hints of `kfdesk.teach.hints` are shown beside these remarks; what they explain is not said here again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from kfdesk.engine import Game
from kfdesk.engine.core import number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import (
    AmberMoved,
    AmberVerb,
    CardDestroyed,
    CardEntered,
    CardMoved,
    Checked,
    ControlChanged,
    CreatureFought,
    CreatureReaped,
    DamageDealt,
    Event,
    EventKind,
    FightBegan,
    GameWon,
    IconResolved,
    KeyForged,
    Shuffled,
    StatusGained,
    TurnEnded,
    UpgradeAttached,
)
from kfdesk.engine.refill_and_chains import BASE_HAND
from kfdesk.engine.rules import STEP_1, STEP_2, STEP_3, STEP_5, RuleId
from kfdesk.engine.terms import NO_CARD, STUN, CardId, CardType, DecisionKind, Icon, Player, Zone
from kfdesk.records import record
from kfdesk.teach.hints.possible import Act, still_possible
from kfdesk.teach.lessons.model import LEARNER
from kfdesk.text.words import Words


@record
class Remark:
    """What the teacher says once, to the learner: nothing in it is hidden from that seat.

    `entry` is the rulebook's entry behind it; `cards` are the handles of the cards it is about.
    """

    id: str
    say: Words
    entry: RuleId
    cards: tuple[str, ...] = ()
    kind: DecisionKind | None = None
    """The kind of decision it is about: with that it is out of date. None for a remark on what happened."""


def remarks(
    game: Game, since: int, said: frozenset[str], learner: Player = LEARNER, *, welcome: Remark | None = None
) -> tuple[Remark, ...]:
    """Return what is to be said now: one remark on what happened, one on what is asked, the welcome, or less.

    What happened are the events after the first `since`, those before the last choice; `said` are the ids of the
    remarks made before. What could be said at the same time as something more important is said the next time.
    `welcome` is said at the first choice, by default that of the first game.
    """
    scene, first = _Scene(game, learner), welcome or WELCOME
    greeting = (first,) if first.id not in said and scene.decision is not None else ()
    return (*_first(_on_events(scene, game.events[since:], said)), *_first(_on_decision(scene, said)), *greeting)


def _first(found: Iterator[Remark]) -> tuple[Remark, ...]:
    remark = next(found, None)
    return () if remark is None else (remark,)


@record
class _Scene:
    """The game as the learner sees it when something is said."""

    game: Game
    learner: Player

    @property
    def decision(self) -> Decision | None:
        """What the learner is asked; None while it is not their choice, and for the mulligan, which nobody is asked."""
        decision = self.game.decision
        if decision is None or decision.player is not self.learner or decision.kind is DecisionKind.MULLIGAN:
            return None
        return decision

    def first_with(self, act: Act) -> CardId | None:
        """Return the first card with which something can be done now in step 3."""
        groups = still_possible(self.decision) if self.decision is not None else ()
        handles = [card for group in groups if group.act is act for card in group.cards]
        return number(handles[0]) if handles else None

    def remark(self, id_: str, say: Words, entry: RuleId, card: CardId | None, event: Event | None = None) -> Remark:
        """Return a remark whose slots are filled: {card}, {n} Æmber in the learner's pool, {cost} of a key."""
        state = self.game.state
        slots: dict[str, Words | int] = {"n": state.players[self.learner].amber}
        if card is not None:
            slots["card"] = self.game.core.title(card)
        if isinstance(event, KeyForged):
            slots["cost"] = event.cost
        wanted = set(_SLOT.findall(say.message.text))
        filled = say.filled(**{name: value for name, value in slots.items() if name in wanted})
        kind = self.decision.kind if event is None and self.decision is not None else None
        return Remark(id_, filled, entry, () if card is None else (f"c{card}",), kind)


_SLOT: Final = re.compile(r"{(\w+)}")


WELCOME: Final = Remark(
    "welcome",
    Words(
        "Three forged keys win; each costs 6 Æmber, which creatures gather. In this game you keep your first hand; "
        "usually you may exchange it once for one card fewer. If you are at a loss, press “Hint”."
    ),
    "glossary/keys",
)
"""What is said when the learner chooses for the first time."""


# What is asked ------------------------------------------------------------------------------------


@record
class Asked:
    """A remark on a decision of the learner: of this kind, and where `holds`. `act` names the card it is about."""

    id: str
    kind: DecisionKind
    say: Words
    entry: RuleId
    holds: Callable[[_Scene, Decision], bool] = lambda scene, decision: True
    act: Act | None = None


def _has_creatures(scene: _Scene, decision: Decision) -> bool:
    return bool(scene.game.state.players[scene.learner].line)


def _is_first_turn(scene: _Scene, decision: Decision) -> bool:
    return scene.game.state.turn == 1 and scene.first_with(Act.PLAY) is not None


def _can_play(scene: _Scene, decision: Decision) -> bool:
    return scene.game.state.turn > 1 and scene.first_with(Act.PLAY) is not None


def _can_reap(scene: _Scene, decision: Decision) -> bool:
    return scene.first_with(Act.REAP) is not None


def _can_act(scene: _Scene, decision: Decision) -> bool:
    return scene.first_with(Act.ACTION) is not None


def _is_done(scene: _Scene, decision: Decision) -> bool:
    return all(group.act is Act.DISCARD for group in still_possible(decision))


def _can_only_discard(scene: _Scene, decision: Decision) -> bool:
    """Return whether nothing but discards is left, and a card that is discarded is replaced: with more than six in hand
    it is not."""
    hand = len(scene.game.state.players[scene.learner].hand)
    return _is_done(scene, decision) and scene.first_with(Act.DISCARD) is not None and hand <= BASE_HAND


def _of_a_card(scene: _Scene, decision: Decision) -> bool:
    return decision.source is not None


ASKED: Final = (
    Asked(
        "house",
        DecisionKind.HOUSE,
        Words("Choose a house: in this turn you play and use only its cards. Take the one of which you hold the most."),
        STEP_2,
    ),
    Asked(
        "house-in-play",
        DecisionKind.HOUSE,
        Words(
            "Now creatures count, too: each can be used only in a turn of its house. Choose the house with which you "
            "can do most."
        ),
        "glossary/house-choice",
        _has_creatures,
    ),
    Asked(
        "first-turn",
        DecisionKind.MAIN,
        Words(
            "On the very first turn you may play or discard one card only. What you can play is "
            "highlighted: drag it onto the table. A creature is best: you can use it next turn."
        ),
        "glossary/first-player",
        _is_first_turn,
    ),
    Asked(
        "play",
        DecisionKind.MAIN,
        Words(
            "What you can play or use is highlighted. Drag cards from your hand onto the table: they cost "
            "nothing, and you may play all those of the house you chose."
        ),
        STEP_3,
        _can_play,
    ),
    Asked(
        "use",
        DecisionKind.MAIN,
        Words(
            "{card} is ready: click it. Reaping brings you 1 Æmber, fighting deals damage; either exhausts it. If in "
            "doubt, reap: Æmber wins the game."
        ),
        "glossary/using-creatures",
        _can_reap,
        Act.REAP,
    ),
    Asked(
        "action",
        DecisionKind.MAIN,
        Words("{card} has an ability that begins with “Action:”. Click it to use that; it is exhausted then."),
        "glossary/action-ability",
        _can_act,
        Act.ACTION,
    ),
    Asked(
        "discard",
        DecisionKind.MAIN,
        Words(
            "{card} cannot be played now, but belongs to your house: you may discard it. Drag it onto your discard "
            "pile. Your hand is filled up when your turn ends, so what you cannot use makes room for a new card."
        ),
        "glossary/discarding-cards",
        _can_only_discard,
        Act.DISCARD,
    ),
    Asked(
        "end",
        DecisionKind.MAIN,
        Words(
            "There is nothing more to play or use, so end your turn. Then your cards are readied, and you "
            "draw, usually until you hold six cards."
        ),
        STEP_5,
        _is_done,
    ),
    Asked(
        "slot",
        DecisionKind.SLOT,
        Words("A creature goes to one end of your battleline. Choose left or right; at first it seldom matters which."),
        "glossary/battleline",
    ),
    Asked(
        "attack",
        DecisionKind.ATTACK,
        Words(
            "Choose which creature to attack. Usually, both deal damage equal to their power, the number "
            "at the lower left; as much damage as power destroys a creature."
        ),
        "glossary/fight",
    ),
    Asked(
        "order",
        DecisionKind.TRIGGER,
        Words("Several abilities wait at the same time. It is your turn, so you choose which comes first."),
        "glossary/active-player",
    ),
    Asked(
        "may",
        DecisionKind.CONFIRM,
        Words("Where a card says “may”, you decide: it is allowed to say no."),
        "glossary/may",
        _of_a_card,
    ),
    Asked(
        "target",
        DecisionKind.CARD,
        Words(
            "A card asks you to choose. Click a card with bright corners; below the table you read what happens to it."
        ),
        "glossary/ability-card-ability",
        _of_a_card,
    ),
    Asked(
        "key",
        DecisionKind.KEY,
        Words("You have the Æmber for a key: choose its color. All three colors count the same."),
        STEP_1,
    ),
    Asked(
        "archives",
        DecisionKind.ARCHIVES,
        Words("You have cards in your archives. You may take them into your hand now, all of them or none."),
        "glossary/archives",
    ),
)
"""In the order of their importance where several fit."""


def _on_decision(scene: _Scene, said: frozenset[str]) -> Iterator[Remark]:
    decision = scene.decision
    if decision is None:
        return
    for one in ASKED:
        if one.id not in said and one.kind is decision.kind and one.holds(scene, decision):
            card = scene.first_with(one.act) if one.act is not None else None
            yield scene.remark(one.id, one.say, one.entry, card)


# What happened ------------------------------------------------------------------------------------


@record
class Happened:
    """A remark on an event of this kind, where `holds`; its {card} is the card of the event."""

    id: str
    event: EventKind
    say: Words
    entry: RuleId
    holds: Callable[[_Scene, Any], bool]


def _learners(scene: _Scene, event: GameWon | KeyForged | CreatureReaped) -> bool:
    return event.player is scene.learner


def _learners_exhausted(scene: _Scene, event: CreatureReaped) -> bool:
    """Return whether the learner reaped with a creature that is exhausted now: what it led to may have readied it."""
    card = scene.game.state.cards[event.card]
    return _learners(scene, event) and card.in_play and not card.ready


def _learners_turn_over(scene: _Scene, event: Checked | TurnEnded) -> bool:
    """Return whether the learner's turn ended and that of the other player has just begun."""
    return event.player is scene.learner and scene.game.state.active is not scene.learner


def _learners_hand_full(scene: _Scene, event: TurnEnded) -> bool:
    """Return whether the learner's turn has just ended with six cards in hand: a card may let one draw more."""
    return _learners_turn_over(scene, event) and len(scene.game.state.players[scene.learner].hand) == BASE_HAND


def _others(scene: _Scene, event: GameWon | Checked | KeyForged | CreatureReaped) -> bool:
    return event.player is not scene.learner


def _from_learner(scene: _Scene, event: AmberMoved) -> bool:
    return event.giver.player is scene.learner


def _captured_from_learner(scene: _Scene, event: AmberMoved) -> bool:
    """Return whether Æmber of the learner's went onto creatures of the other player."""
    cards = [scene.game.state.cards[end.card] for end, _ in event.changes if end.card]
    return _from_learner(scene, event) and all(card.controller is not scene.learner for card in cards)


def _both_hit(scene: _Scene, event: CreatureFought) -> bool:
    """Return whether the learner attacked and both creatures were dealt damage by each other."""
    both = {(event.card, event.against), (event.against, event.card)}
    for one in reversed(scene.game.events):
        if isinstance(one, DamageDealt) and one.in_fight and not one.pending:
            both.discard((one.source, one.card))
        if one == FightBegan(event.card, event.against):
            break
    return scene.game.state.active is scene.learner and not both


def _is_action_card(scene: _Scene, event: CardMoved) -> bool:
    ways = (event.origin, event.zone) == (Zone.PLAYING, Zone.DISCARD)
    return ways and scene.game.state.cards[event.card].owner is scene.learner


def _is_artifact(scene: _Scene, event: CardEntered) -> bool:
    card = scene.game.state.cards[event.card]
    return event.player is scene.learner and card.definition.type is CardType.ARTIFACT


def _is_learners_upgrade(scene: _Scene, event: UpgradeAttached) -> bool:
    return scene.game.state.cards[event.card].owner is scene.learner


def _brings_amber(scene: _Scene, event: IconResolved) -> bool:
    return event.icon is Icon.AMBER and scene.game.state.cards[event.card].owner is scene.learner


def _is_learners_new_deck(scene: _Scene, event: Shuffled) -> bool:
    return event.reshuffle and event.player is scene.learner


def _learners_lost(scene: _Scene, event: CardDestroyed) -> bool:
    """Return whether a creature of the learner's was destroyed in the other player's turn, outside of a fight."""
    return _lost(scene, event, own_turn=False, in_fight=False)


def _learners_fell(scene: _Scene, event: CardDestroyed) -> bool:
    """Return whether a creature of the learner's was destroyed by the creature that attacked it."""
    return _lost(scene, event, own_turn=False, in_fight=True)


def _learners_attacker_fell(scene: _Scene, event: CardDestroyed) -> bool:
    """Return whether a creature of the learner's was destroyed in a fight that the learner began."""
    return _lost(scene, event, own_turn=True, in_fight=True)


def _lost(scene: _Scene, event: CardDestroyed, *, own_turn: bool, in_fight: bool) -> bool:
    """Return whether a creature of the learner's was destroyed, in such a turn and in such a way."""
    if event.was.controller is not scene.learner or event.was.type is not CardType.CREATURE:
        return False
    return (scene.game.state.active is scene.learner) is own_turn and (event.killer != NO_CARD) is in_fight


def _learners_was_attacked(scene: _Scene, event: CreatureFought) -> bool:
    """Return whether a creature of the learner's was attacked and is still there."""
    card = scene.game.state.cards[event.against]
    attacked = scene.game.state.active is not scene.learner and card.controller is scene.learner
    return attacked and card.in_play


def _learners_stunned(scene: _Scene, event: StatusGained) -> bool:
    card = scene.game.state.cards[event.card]
    return event.status is STUN and card.in_play and card.controller is scene.learner and card.stunned


def _learners_left(scene: _Scene, event: CardMoved) -> bool:
    """Return whether a card of the learner's went from play to their hand."""
    was = event.was
    return was is not None and event.zone is Zone.HAND and was.controller is event.player is scene.learner


def _learners_gone_over(scene: _Scene, event: ControlChanged) -> bool:
    """Return whether the other player took control of a card of the learner's."""
    card = scene.game.state.cards[event.card]
    return card.in_play and card.owner is scene.learner and card.controller is not scene.learner


HAPPENED: Final = (
    Happened("won", GameWon, Words("Your third key: you have won!"), "glossary/keys", _learners),
    Happened(
        "lost",
        GameWon,
        Words(
            "Your opponent has forged three keys and won. Try again: fight creatures that reap against you, and "
            "reap yourself as often as you can."
        ),
        "glossary/keys",
        _others,
    ),
    Happened(
        "check-other",
        Checked,
        Words(
            "“Check!”: your opponent can pay for a key when their next turn begins. In your turn you may still stop "
            "that: look for cards that steal or capture Æmber, or make them lose it."
        ),
        STEP_1,
        _others,
    ),
    Happened(
        "check",
        Checked,
        Words(
            "“Check!”: you can pay for a key. If you still can when your next turn begins, it is forged. Until then "
            "your opponent has one turn to take Æmber from you."
        ),
        STEP_1,
        _learners_turn_over,
    ),
    Happened(
        "forged",
        KeyForged,
        Words("A key! You paid {cost} Æmber for it, and have {n} now. What is paid for a key, nobody can steal."),
        "glossary/forge",
        _learners,
    ),
    Happened(
        "forged-other",
        KeyForged,
        Words("Your opponent has forged a key. Watch their pool: creatures that reap for them are worth fighting."),
        "glossary/forge",
        _others,
    ),
    Happened(
        "stolen",
        AmberVerb.STEAL,
        Words("Your opponent stole Æmber: it went from your pool to theirs. Only what is paid for a key is safe."),
        "glossary/steal",
        _from_learner,
    ),
    Happened(
        "captured",
        AmberVerb.CAPTURE,
        Words(
            "Your opponent captured Æmber: it is on a creature of theirs now, where neither of you can spend it. "
            "When that creature leaves play, it comes back to your pool."
        ),
        "glossary/capture",
        _captured_from_learner,
    ),
    Happened(
        "attacked-and-lost",
        CardDestroyed,
        Words(
            "{card} was destroyed in a fight. That happens to everybody: creatures come and go, but keys stay. One "
            "that is damaged already is easier to destroy, so use it while you have it."
        ),
        "glossary/destroyed",
        _learners_fell,
    ),
    Happened(
        "lost-creature",
        CardDestroyed,
        Words(
            "{card} was destroyed. Few creatures stay in play for long: play new ones, and let "
            "each of them bring you Æmber while you have it."
        ),
        "glossary/destroyed",
        _learners_lost,
    ),
    Happened(
        "attack-lost",
        CardDestroyed,
        Words(
            "{card} was destroyed in the fight you began, for usually both creatures deal damage. While you drag a "
            "creature to its enemy, you see beforehand which of them will be destroyed."
        ),
        "glossary/fight",
        _learners_attacker_fell,
    ),
    Happened(
        "taken-over",
        ControlChanged,
        Words(
            "Your opponent has control of {card} now: it stands on their side and works for them. When it leaves "
            "play, it goes to your hand, deck, or discard pile as always, for you still own it."
        ),
        "glossary/control-and-ownership",
        _learners_gone_over,
    ),
    Happened(
        "returned",
        CardMoved,
        Words("{card} left play and is in your hand again: play it once more in a turn of its house."),
        "glossary/leaves-play",
        _learners_left,
    ),
    Happened(
        "stunned",
        StatusGained,
        Words(
            "{card} is stunned. The next time you use it, it only gets rid of the stun and does nothing else. If it is "
            "attacked, it still deals damage."
        ),
        "glossary/stun",
        _learners_stunned,
    ),
    Happened(
        "was-attacked",
        CreatureFought,
        Words(
            "Your creature was attacked, and survived. Damage on it stays, so a second attack may destroy it. In "
            "your own turn you may attack in return."
        ),
        "glossary/damage",
        _learners_was_attacked,
    ),
    Happened(
        "reaped",
        CreatureReaped,
        Words(
            "You have {n} Æmber. With 6 at the start of your turn, you forge a key. {card} is turned "
            "sideways now: exhausted until the end of your turn."
        ),
        "glossary/reap",
        _learners_exhausted,
    ),
    Happened(
        "fought",
        CreatureFought,
        Words(
            "Both creatures dealt their damage at the same time. It stays on those that survived, and counts in the "
            "next fight; destroyed ones go to the discard pile of their owner, unless a card says otherwise."
        ),
        "glossary/damage",
        _both_hit,
    ),
    Happened(
        "artifact",
        CardEntered,
        Words(
            "{card} is an artifact: it stays in play, in a row of its own. Read what it does; if it has an action, you "
            "can use that from your next turn on."
        ),
        "glossary/artifacts",
        _is_artifact,
    ),
    Happened(
        "upgrade",
        UpgradeAttached,
        Words("{card} is an upgrade: it stays on its creature, and goes to the discard pile when that leaves play."),
        "glossary/upgrades",
        _is_learners_upgrade,
    ),
    Happened(
        "action-card",
        CardMoved,
        Words("{card} is an action card: it works when you play it, then goes to your discard pile."),
        "glossary/actions",
        _is_action_card,
    ),
    Happened(
        "icon",
        IconResolved,
        Words("{card} has a gem at its left edge: that brought you 1 Æmber, just for playing it."),
        "glossary/bonus-icons",
        _brings_amber,
    ),
    Happened(
        "reaped-other",
        CreatureReaped,
        Words("{card} reaped: 1 Æmber for your opponent. You can stop that by destroying the creature in a fight."),
        "glossary/reap",
        _others,
    ),
    Happened(
        "shuffled",
        Shuffled,
        Words("Your deck was empty, so your discard pile was shuffled and is your deck now."),
        "glossary/deck",
        _is_learners_new_deck,
    ),
    Happened(
        "turn-ended",
        TurnEnded,
        Words(
            "Your cards are ready again, and you hold six cards. Now it is your opponent’s turn: see what they do. "
            "The log tells it once more."
        ),
        "glossary/turn-sequence",
        _learners_hand_full,
    ),
)
"""In the order of their importance where several happen at once."""


def _on_events(scene: _Scene, events: Sequence[Event], said: frozenset[str]) -> Iterator[Remark]:
    for one in HAPPENED:
        if one.id in said:
            continue
        for event in events:
            if event.kind is one.event and one.holds(scene, event):
                yield scene.remark(one.id, one.say, one.entry, getattr(event, "card", NO_CARD) or None, event)
                break
