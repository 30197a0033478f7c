"""Worlds Collide: Brobnar."""

from collections.abc import Generator, Iterator

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.engine.abilities import Scope, Steps
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import AbilityTriggered, CardDestroyed, CardTagged, DamageDealt, Event, KeywordApplied
from kfdesk.engine.phrases import NO, YES
from kfdesk.engine.state import Remembered
from kfdesk.engine.terms import CardId, DecisionKind, Keyword
from kfdesk.engine.timing import TimingPoint
from kfdesk.language.adverbs import How
from kfdesk.language.base import Target
from kfdesk.language.conditions import Condition
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome
from kfdesk.language.effects.revealing import show
from kfdesk.language.estimates import uncounted
from kfdesk.language.occurrence_table import IS_DESTROYED, Kind
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.places import Pile
from kfdesk.language.targets import Chosen
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import Noun
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair

_YOU_FOUGHT = happened(fights(a(CREATURE, FRIENDLY)), THIS_TURN)
ALAKA = card("alaka", while_(_YOU_FOUGHT, enters_as(READY)))
ALAKAS_BREW = card("alaka-s-brew", play(put_counters(POWER, 2, a(CREATURE))))
BALLCANO = card("ballcano", play(deal(4, each(CREATURE)), gain_chains(2)))
BARN_RAZING = card("barn-razing", play(this_turn(after(fights(a(CREATURE, FRIENDLY)), lose(1, OPPONENT)))))


def _berserker_slam() -> Ability:
    slammed = a(CREATURE, ON_FLANK)
    blow = deal(4, slammed)
    return play(blow, if_(is_(slammed, destroyed_by(blow)), lose(1, controller_of(slammed))))


BERSERKER_SLAM = card("berserker-slam", _berserker_slam())
GRON_NINE_TOES = card("gron-nine-toes", while_(is_(THIS, DAMAGED), gets(THIS, power=4)))


def _irestaff() -> Ability:
    angry = a(CREATURE)
    return action(enrage(angry), put_counters(POWER, 1, angry))


IRESTAFF = card("irestaff", _irestaff())
MOGGHUNTER = card("mogghunter", after_fight(deal(2, a(CREATURE, ON_FLANK))))
NARP = card("narp", cannot(REAP, neighbors_of(THIS)))
SHORTY = card("shorty", after_reap(enrage(THIS)))
STILT_KIN = card(
    "stilt-kin",
    after(plays(a_player(), a(CREATURE, with_trait(GIANT), NEIGHBORING)), and_(ready(THIS), fight_with(THIS))),
)


WARRIORS_REFRAIN = card("warriors--refrain", play(stun(each(CREATURE, power(at_most(3))))))
FYRE_BREATH = card(
    "fyre-breath", together(gets(HOST, power=3), gains(HOST, before_fight(deal(2, neighbors_of(fought_by(THIS))))))
)


GRAVELGUTS = card("gravelguts", after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), put_counters(POWER, 2, THIS)))
OVERRUN = card(
    "overrun",
    play(if_(there_are(at_least(3), times_of(is_destroyed(a(CREATURE, ENEMY)), THIS_TURN)), lose(2, OPPONENT))),
)


def _power_of_fire() -> Ability:
    fuel = a(CREATURE, FRIENDLY)
    return play(if_you_do(sacrifice(fuel), lose(half(power_of(fuel)), EACH_PLAYER)), gain_chains(1))


POWER_OF_FIRE = card("power-of-fire", _power_of_fire())


def _ragwarg() -> Ability:
    reaper = a(CREATURE)
    return after(reaps(reaper), if_(first_time(reaps(a(CREATURE))), deal(2, reaper)))


RAGWARG = card("ragwarg", _ragwarg())


def _shattered_throne() -> Ability:
    fighter = a(CREATURE)
    return after(fights(fighter), capture(1, fighter))


SHATTERED_THRONE = card("shattered-throne", _shattered_throne())


@entity
class _ByAssault(How):
    """By the assault damage of this card, which no other ability dealt in the same "before fight" window.

    Rules: "Assault (X)", "This way".
    """

    def worded(self) -> Fragment:
        return _BY.of(what=NounPhrase((_ASSAULT_DAMAGE,), of=THIS))

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        event = past.event
        assert isinstance(event, CardDestroyed)
        before = reversed(scope.core.events)
        tagged = any(isinstance(e, CardTagged) and e.card == event.card for e in before)
        return tagged and self._strikes(scope, event.card, before)

    @staticmethod
    def _strikes(scope: Scope, card: CardId, before: Iterator[Event]) -> bool:
        """Return whether what came last before a card was tagged is that assault and its damage to that card."""
        damaged = False
        for event in before:
            match event:
                case KeywordApplied(card=striker, keyword=Keyword.ASSAULT):
                    return damaged and striker == scope.source
                case DamageDealt(card=struck, source=source):
                    damaged = damaged or (struck == card and source == scope.source)
                case KeywordApplied() | AbilityTriggered() | CardDestroyed():
                    return False
        return False


_BY = Frame(en="by {what}", de="durch {what:acc}")
_ASSAULT_DAMAGE = Noun("assault damage", "der Ansturmschaden")
SKOLL = card(
    "sköll",
    after(
        Occurrence(IS_DESTROYED, card=a(CREATURE, ENEMY), how=(_ByAssault(),)),
        put_counters(POWER, 1, a(CREATURE, FRIENDLY)),
    ),
)
SLIMY_JARK = card("slimy-jark", after_fight(enrage(fought_by(THIS))))


def _guji_dinosaur_hunter() -> Ability:
    prey = a(CREATURE)
    wanted = is_(prey, any_of(with_trait(DINOSAUR), amber(SOME)))
    return action(instead_if(deal(2, prey), wanted, deal(6, prey)))


GUJI_DINOSAUR_HUNTER = card("guji-dinosaur-hunter", _guji_dinosaur_hunter())
IGON_THE_GREEN = card(
    "igon-the-green",
    destroyed(purge(THIS), return_(a(CARD, named("igon-the-terrible"), in_=discard_pile()), printed=YOU)),
)


KALOCH_STONEFATHER = card("kaloch-stonefather", while_(is_(THIS, CENTER), gains(each(CREATURE, FRIENDLY), SKIRMISH)))
NOGI_SMARTFIST = card("nogi-smartfist", after_fight(draw(2), discard(random(CARD, n=2, in_=hand()))))


@entity
class _RevealUntil(Instruction):
    """Reveal cards from the top of your deck, at least one, until one fits, you choose to stop or the deck runs out.

    The cards stay where they are, in their order. The outcome's cards are those revealed.
    """

    target: Chosen
    pile: Pile = deck()
    participle = Pair("revealed", "aufgedeckt")
    add_to = uncounted
    by_several = True

    def about(self, target: Target) -> Wordable:
        return None

    def can_start(self, scope: Scope) -> bool:
        return bool(scope.core.state.players[scope.you].deck)

    def carry_out(self, scope: Scope) -> Steps:
        pile = scope.core.state.players[scope.you].deck
        for count, card_ in enumerate(pile, 1):
            yield from show(scope, (card_,), None)
            if self.target.fits_anywhere(scope, card_) or count == len(pile) or not (yield from _goes_on(scope)):
                return Outcome(True, tuple(pile[:count]), count)
        return NOTHING

    def worded(self) -> Fragment:
        return _REVEAL_UNTIL.of(target=self.target)


def _goes_on(scope: Scope) -> Generator[Decision, tuple[str, ...], bool]:
    """Ask the active player whether to reveal one more card."""
    options = (Option("yes", YES), Option("no", NO))
    picked = yield Decision(scope.core.state.active, DecisionKind.CONFIRM, _ONE_MORE, handle(scope.source), options)
    return picked[0] == "yes"


_ONE_MORE = Pair("Reveal one more card?", "Noch eine Karte aufdecken?")
_REVEAL_UNTIL = Phrase(
    en="reveal cards from the top of your deck until you reveal {target} or choose to stop",
    de="so lange Karten von deinem Deck [auf-decken], bis du {target} aufdeckst oder dich entscheidest aufzuhören",
)


def _old_boomy() -> Ability:
    shown = _RevealUntil(a(CARD, of_house(BROBNAR)))
    return after_reap(
        shown,
        if_(there_are(SOME, done(shown, of_house(BROBNAR))), deal(2, THIS)),
        archive(each(CARD, in_=those(shown, CARD))),
    )


OLD_BOOMY = card("old-boomy", _old_boomy())


RAGNAROK = card(
    "ragnarok",
    play(
        this_turn(cannot(REAP, each(CREATURE))),
        this_turn(after(fights(a(CREATURE, FRIENDLY)), gain(1))),
        this_turn(at(END, YOU, destroy(each(CREATURE)))),
    ),
)


THE_BIG_ONE = card(
    "the-big-one",
    after(plays(a_player(), a(CREATURE)), put_counters("fuse", 1, THIS)),
    as_soon_as(there_are(at_least(10), counters_on("fuse", THIS)), destroy(all_of(each(CREATURE), each(ARTIFACT)))),
)


THE_FLOOR_IS_LAVA = card(
    "the-floor-is-lava",
    at(START, YOU, and_(deal(1, a(CREATURE, FRIENDLY)), deal(1, a(CREATURE, ENEMY)))),
)


IGON_THE_TERRIBLE = card(
    "igon-the-terrible",
    play(if_(there_are(NONE, each(CARD, named("igon-the-green"), in_=purged(EACH_PLAYER))), destroy(THIS))),
    after_fight(steal(1)),
)


MEGA_ALAKA = card("mega-alaka", while_(_YOU_FOUGHT, enters_as(READY)))
MEGA_COWFYNE = card("mega-cowfyne", before_fight(deal(2, neighbors_of(fought_by(THIS)))))


MEGA_GANGER_CHIEFTAIN = card("mega-ganger-chieftain", play(may(ready_and_fight(NEIGHBORING))))
MEGA_GROKE = card("mega-groke", after_fight(lose(1, OPPONENT)))
MEGA_GRON_NINE_TOES = card("mega-gron-nine-toes", while_(is_(THIS, DAMAGED), gets(THIS, power=4)))
MEGA_MOGGHUNTER = card("mega-mogghunter", after_fight(deal(2, a(CREATURE, ON_FLANK))))
MEGA_NARP = card("mega-narp", cannot(REAP, neighbors_of(THIS)))
MEGA_SHORTY = card("mega-shorty", after_reap(enrage(THIS)))
CHIEFTAINS_BREW = card("chieftain-s-brew", play(put_counters(POWER, 2, a(CREATURE))))
COWFYNES_BREW = card("cowfyne-s-brew", play(put_counters(POWER, 2, a(CREATURE))))
GROKES_BREW = card("groke-s-brew", play(put_counters(POWER, 2, a(CREATURE))))
GRONS_BREW = card("gron-s-brew", play(put_counters(POWER, 2, a(CREATURE))))
MOGGHUNTERS_BREW = card("mogghunter-s-brew", play(put_counters(POWER, 2, a(CREATURE))))
NARPS_BREW = card("narp-s-brew", play(put_counters(POWER, 2, a(CREATURE))))
SHORTYS_BREW = card("shorty-s-brew", play(put_counters(POWER, 2, a(CREATURE))))


# Anomalies -----------------------------------------------------------------------------------------

GHOSTFORM = card("ghostform", gains(HOST, INVULNERABLE), gains(HOST, after_fight_or_reap(archive(GRANTING_CARD))))
INFOMANCER = card(
    "infomancer",
    play(graft(a(ACTION, in_=hand()))),
    after_reap(resolve(PLAY, a(ACTION, in_=under(THIS, grafted=True)))),
)
LATERAL_SHIFT = card(
    "lateral-shift", play(look_at(hand(OPPONENT)), as_if_yours(play_card(a(CARD, in_=hand(OPPONENT)))))
)


MEMOLITH = card(
    "memolith", action(either(graft(a(ACTION, in_=hand())), resolve(PLAY, a(ACTION, in_=under(THIS, grafted=True)))))
)


@entity
class _WhileFighting(Condition):
    """This card is attacking or attacked, and the two deal damage with their power.

    Before that, and after it, they are not "fighting". Rule: "Fight", step 4.
    """

    def holds(self, scope: Scope) -> bool:
        fight = scope.core.frames.fight()
        if fight is None or scope.source not in (fight.attacker, fight.defender):
            return False
        return TimingPoint("fight", "power", handle(fight.attacker)) in scope.core.timing

    def worded(self) -> Fragment:
        return _FIGHTS.of(who=THIS)


_FIGHTS = Phrase(en="{who} | be fighting", de="{who} | kämpfen")


def _nizak() -> tuple[Ability | Together, Ability]:
    slain = a(CREATURE, ENEMY)
    invulnerable = while_(_WhileFighting(), gains(THIS, INVULNERABLE))
    return invulnerable, after(is_destroyed(slain, fighting=THIS), return_(slain))


NIZAK_THE_FORGOTTEN = card("nizak-the-forgotten", *_nizak())


ORB_OF_WONDER = card("orb-of-wonder", omni(if_you_do(destroy(THIS), search(a(CARD), deck(), shuffling_said=True))))
THE_GRIM_REAPER = card(
    "the-grim-reaper",
    while_(is_(YOU, HAUNTED), enters_as(READY)),
    after_reap(purge(all_of(a(CREATURE, ENEMY), a(CREATURE, FRIENDLY)))),
)


THE_RED_BARON = card(
    "the-red-baron",
    while_(key_forged(RED), gains(THIS, after_reap(steal(1)))),
    while_(key_forged(RED, OPPONENT), gains(THIS, ELUSIVE)),
)


def _timequake() -> Ability:
    gone = shuffle(each(CARD, FRIENDLY))
    return play(gone, draw(for_each(1, done(gone, owned_by(YOU)))))


TIMEQUAKE = card("timequake", _timequake())


def _valoocanth() -> tuple[Ability | Together, Ability]:
    prey = a(CREATURE, ENEMY)
    return while_(tide(LOW), cannot(USE, THIS)), after_fight_or_reap(exhaust(all_of(prey, neighbors_of(prey))))


VALOOCANTH = card("valoocanth", *_valoocanth())
