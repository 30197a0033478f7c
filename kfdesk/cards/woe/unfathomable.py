"""Winds of Exchange: Unfathomable."""

from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.base import Target
from kfdesk.language.effects.base import NOTHING, Scope, Steps
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.joining import Sentences
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair

_YOU_CONTROL_A_TOKEN = there_are(SOME, each(CREATURE, TOKEN, controlled_by(YOU)))


def _brackish_shoreline() -> Ability:
    fighter = a(CREATURE)
    return after(fights(fighter), this_turn(cannot(READY_UP, fighter, step=READY_STEP)))


BRACKISH_SHORELINE = card("brackish-shoreline", _brackish_shoreline())
BRYOZOARCH = card(
    "bryozoarch",
    instead(plays(OPPONENT, a(ACTION), effect_alone=True), destroy(each(CREATURE, FRIENDLY, on_the(LEFT)))),
)
EXTREMATODE_INFECTION = card(
    "extrematode-infection",
    at(
        START,
        YOU,
        then(
            remove_counters(HATCH, 1, THIS),
            if_(is_(THIS, counters(HATCH, NONE)), and_(destroy(HOST), make_token(3))),
        ),
    ),
    play(put_counters(HATCH, 3, THIS)),
)
GILTSPINE_SCHOOL = card(
    "giltspine-school", cannot(READY_UP, each(CREATURE, TOKEN), step=READY_STEP), play(make_token(3))
)
HYPOXIA = card("hypoxia", play(destroy(each(CREATURE, TOKEN))))
OFFERING_TO_KILIGOG = card(
    "offering-to-kiligog",
    omni(if_you_do(destroy(a(CREATURE, FRIENDLY)), put_under(a(CREATURE, in_=discard_pile())))),
    omni(make_token_of(each(CARD, in_=under(THIS)))),
)


@entity
class _Plunder(Instruction):
    """Reveal a random card of a hand that was not revealed by this before; then again, or have the last one discarded.

    What follows “may” is optional: you can stop without either. Where all of the hand is revealed, there is nothing to
    repeat. Rules: "May", "Repeat".
    """

    last: Target
    shown: Instruction
    thrown: Instruction

    def worded(self) -> Fragment:
        return Sentences((_REVEAL.of(hand=hand(OPPONENT)), _AGAIN_OR_DISCARD))

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        hidden = core.state.players[scope.opponent].hand
        outcome = NOTHING
        while hidden:
            found = core.random_cards(hidden, 1)
            hidden = tuple(c for c in hidden if c not in found)
            self.last.mean(scope, found)
            outcome = yield from self.shown.carry_out(scope)
            options = (Option("mode:0", _REPEAT), Option("mode:1", _DISCARD.filled(card=core.title(found[0]))))
            neither = Option("mode:2", _NEITHER)
            asked = (*(options if hidden else options[1:]), neither)
            key = (yield Decision(core.state.active, DecisionKind.MODE, _WHAT_NOW, handle(scope.source), asked))[0]
            if key == "mode:1":
                return (yield from self.thrown.carry_out(scope))
            if key == "mode:2":
                break
        return outcome

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, 1.0, context)


_REVEAL = Phrase(
    en="reveal a random unrevealed card from {hand}",
    de="eine zufällige noch nicht aufgedeckte Karte von {hand:dat} auf-decken",
)
_AGAIN_OR_DISCARD = Frame(
    en="then, you may either repeat this effect or have your opponent discard the last revealed card",
    de="dann darfst du entweder diesen Effekt wiederholen oder deinen Gegner die zuletzt aufgedeckte Karte ablegen "
    "lassen",
).of()
_WHAT_NOW = Pair("What happens now?", "Was geschieht jetzt?")
_REPEAT = Pair("Reveal another card", "Eine weitere Karte aufdecken")
_DISCARD = Pair("Your opponent discards {card}", "Dein Gegner legt {card} ab")
_NEITHER = Pair("Neither", "Keins von beidem")


def _plunder() -> Ability:
    last = random(CARD, in_=hand(OPPONENT))
    return play(_Plunder(last, reveal(last), by(OPPONENT, discard(last))))


PLUNDER = card("plunder", _plunder())


def _primordial_vault() -> Ability:
    sacrificed = a(CREATURE, FRIENDLY, named("cultist"), n=4)
    return action(if_you_do(destroy(sacrificed), search(a(CARD, named("tangaika")), shuffling_said=True)))


PRIMORDIAL_VAULT = card("primordial-vault", at(START, YOU, make_token(1, named("cultist"))), _primordial_vault())


def _sibyl_waimare() -> Ability:
    thrown = discard(top(1, deck()))
    foretold = each(CREATURE, same(HOUSE, those(thrown, CARD)))
    return at(START, OPPONENT, by(OPPONENT, and_(thrown, exhaust(foretold))))


SIBYL_WAIMARE = card("sibyl-waimare", _sibyl_waimare())


def _tangaika() -> tuple[Ability, Ability]:
    cultists = each(CREATURE, FRIENDLY, named("cultist"))
    return cannot(PLAY, THIS, unless=there_are(at_least(4), cultists)), after_fight(gain(1))


TANGAIKA = card("tangaika", *_tangaika())
WEAK_LINK = card("weak-link", gains(HOST, while_(is_(THIS, EXHAUSTED), keys_cost(6, YOU))))


def _azure_basin_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), exhaust(a(CREATURE, ENEMY, n=3))))


AZURE_BASIN_OUTPOST = card("azure-basin-outpost", _azure_basin_outpost())
CATCH_AND_RELEASE = card(
    "catch-and-release",
    play(
        return_(each(CREATURE)),
        by(EACH_PLAYER, discard_until(there_are(at_most(6), each(CARD, in_=hand())), hand())),
        gain_chains(2),
    ),
)


def _dragnet() -> Ability:
    caught = a(CREATURE)
    return play(return_(all_of(caught, each(CREATURE, neighbor_of(caught), same(HOUSE, caught)))))


DRAGNET = card("dragnet", _dragnet())
KELPING_HANDS = card("kelping-hands", omni(destroy(THIS), this_turn(gains(each(CREATURE, FRIENDLY), POISON))))
PHYSALOHA = card("physaloha", cannot(READY_UP, each(CREATURE, DAMAGED), step=READY_STEP))
SOLEFT = card("soleft", destroyed(destroy(each(CREATURE, ENEMY, on_the(LEFT)))))


def _stir_crazy() -> Ability:
    restless = each(CREATURE, READY)
    return play(capture(1, restless, opponent_of(restless)))


STIR_CRAZY = card("stir-crazy", _stir_crazy())
TIMOTI_THE_DAMMED = card("timoti-the-dammed", while_(_YOU_CONTROL_A_TOKEN, cannot(FORGE, OPPONENT)), play(make_token()))


def _watch_your_step() -> Ability:
    house, made = a_house(OPPONENT), make_token(2)
    stumbles = after(chooses_house(OPPONENT, house, other=True), and_(made, ready(those(made))))
    return play(choose(house), next_turn(OPPONENT, stumbles))


WATCH_YOUR_STEP = card("watch-your-step", _watch_your_step())
YANTHI_GHOSTFIN = card(
    "yanthi-ghostfin", after_reap(if_you_do(purge(a(CREATURE, in_=discard_pile(a_player()))), make_token()))
)


def _abyssal_sight() -> Ability:
    seen = a(CARD, in_=hand(OPPONENT))
    look = and_(look_at(hand(OPPONENT)), choose(seen))
    return play(if_you_do(destroy(a(CREATURE, FRIENDLY)), sentences(look, by(OPPONENT, discard(seen)))))


ABYSSAL_SIGHT = card("abyssal-sight", _abyssal_sight())
ADULT_SWIM = card("adult-swim", play(put(each(CREATURE, power(at_most(3))), DECK_TOP, at_random=True)))


def _befuddle() -> Ability:
    house = a_house(OPPONENT)
    return play(choose(house), next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CARD, not_(of_house(house))))))


BEFUDDLE = card("befuddle", _befuddle())
COVETOUS_HEMA = card("covetous-hema", while_(not_(is_(THIS, ON_FLANK)), gains(THIS, ELUSIVE)), play(capture(3)))
CRUSHING_DEEP = card("crushing-deep", play(next_turn(OPPONENT, keys_cost(for_each(3, keys_of(OPPONENT)), EACH_PLAYER))))
FATHOM_REAVER = card("fathom-reaver", while_(_YOU_CONTROL_A_TOKEN, refills(-1, OPPONENT)), play(make_token()))
INITIATION = card("initiation", play(make_token(), if_(there_are(at_most(3), each(CARD, in_=hand())), archive(THIS))))
KAMALANI = card("kamalani", destroyed(make_token(2)))
KELPMINDER = card("kelpminder")
SKULLBACK_CRAB = card("skullback-crab", action(steal(1)))


def _sunk_cost() -> Ability:
    house = a_house()
    thrown = by(OPPONENT, discard(random(CARD, in_=hand())))
    return play(choose(house), thrown, if_(is_(those(thrown, CARD), of_house(house)), make_token()))


SUNK_COST = card("sunk-cost", _sunk_cost())
TOXICUDA_VENOM = card("toxicuda-venom", gains(HOST, POISON))
CULTIST = card("cultist", action(if_you_do(destroy(THIS), ward(a(CREATURE, FRIENDLY)))))
FLOUNDERIGHT = card("flounderight", destroyed(destroy(each(CREATURE, ENEMY, on_the(RIGHT)))))
FISH = card("fish", destroyed(deal(2, most_powerful(CREATURE, ENEMY))))
PRIEST_TOKEN = card("priest", action(exhaust(a(CREATURE, ENEMY))))
RAIDER = card("raider", while_(is_(YOU, ACTIVE), gains(THIS, POISON)))
