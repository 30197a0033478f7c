"""Worlds Collide: Star Alliance."""

from kfdesk.engine.abilities import Mod
from kfdesk.engine.terms import CardId
from kfdesk.engine.unlogged_events import StepClosed
from kfdesk.language.durations import Duration, Span, next_turn_of
from kfdesk.language.effects.base import DONE, Instruction, Scope, Steps
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.players import Who, done_by
from kfdesk.language.rules.changes import Constant
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.joining import AFTER
from kfdesk.text.mentions import Recalling
from kfdesk.text.phrases import Phrase, fixed
from kfdesk.text.wording import Fragment, Wordable

PLAY_FIGHT_OR_REAP = (PLAY, AFTER_FIGHT, AFTER_REAP)


def _blaster(chief: str, reward: Instruction) -> tuple[Ability, Ability]:
    """The creature may shoot or pass the blaster on to its chief, which brings a reward."""
    may_go = attach(GRANTING_CARD, a(CREATURE, named(chief)))
    return (
        gains(HOST, after_fight_or_reap(may(either(deal(2, a(CREATURE)), may_go)))),
        after(attaches(YOU, THIS, a(CREATURE, named(chief))), reward),
    )


ARMSMASTER_MOLINA = card("armsmaster-molina", gains(neighbors_of(THIS), (HAZARDOUS, 3)))


def _chief_engineer_walls() -> Ability:
    spare = one_of(a(UPGRADE, in_=discard_pile()), a(CARD, with_trait(ROBOT), in_=discard_pile()))
    return labelled(PLAY_FIGHT_OR_REAP, may(return_(spare, printed=YOU)))


CHIEF_ENGINEER_WALLS = card("chief-engineer-walls", _chief_engineer_walls())
CLOAKING_DONGLE = card("cloaking-dongle", gains(all_of(HOST, neighbors_of(HOST)), ELUSIVE))


def _com_officer_kirby() -> Ability:
    foreign = not_(of_house(STAR_ALLIANCE))
    allowed = one_of(a(ARTIFACT, foreign), a(UPGRADE, foreign), a(ACTION, foreign))
    return labelled(PLAY_FIGHT_OR_REAP, this_turn(next_(permits(PLAY, allowed))))


COM_OFFICER_KIRBY = card("com-officer-kirby", _com_officer_kirby())
COMMANDER_CHAN = card("commander-chan", after_fight_or_reap(use(a(CREATURE, OTHER, FRIENDLY))))
EXPLO_ROVER = card("explo-rover", or_upgrade(gains(HOST, SKIRMISH)))
FIRST_OFFICER_FRANE = card("first-officer-frane", labelled(PLAY_FIGHT_OR_REAP, capture(1, a(CREATURE, FRIENDLY))))
LIEUTENANT_KHRKHAR = card("lieutenant-khrkhar")


def _light_of_the_archons() -> Together:
    each_upgrade = for_each(1, each(UPGRADE, in_=upgrades_on(HOST)))
    return gets(HOST, power=each_upgrade, armor=each_upgrade)


LIGHT_OF_THE_ARCHONS = card("light-of-the-archons", _light_of_the_archons())


def _medic_ingram() -> Ability:
    patient = a(CREATURE)
    return labelled(PLAY_FIGHT_OR_REAP, may(and_(heal(3, patient), ward(patient))))


MEDIC_INGRAM = card("medic-ingram", _medic_ingram())
MOLINAS_BLASTER = card("molina-s-blaster", *_blaster("armsmaster-molina", may(deal(3, a(CREATURE)))))
RED_ALERT = card(
    "red-alert",
    play(deal(equal_to(excess(each(CREATURE, ENEMY), each(CREATURE, FRIENDLY))), each(CREATURE, ENEMY))),
)


def _sci_officer_qincan() -> Ability:
    house = a_house()
    return after(chooses_house(a_player(), house), if_(there_are(NONE, each(CARD, of_house(house))), steal(1)))


SCI_OFFICER_QINCAN = card(
    "sci-officer-qincan",
    _sci_officer_qincan(),
    printed_before(V18_4, after(chooses_house(a_player(), unmatched=True), steal(1))),
)


SENSOR_CHIEF_GARCIA = card(
    "sensor-chief-garcia", labelled(PLAY_FIGHT_OR_REAP, next_turn(OPPONENT, keys_cost(2, EACH_PLAYER)))
)


STEALTH_MODE = card("stealth-mode", play(next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(ACTION)))))
ZAP = card("zap", play(repeat(deal(1, a(CREATURE)), for_each=each_of(HOUSE, each(CREATURE)))))
CALV_1N = card("calv-1n", after_fight_or_reap(draw()), or_upgrade(gains(HOST, after_fight_or_reap(draw()))))
CXO_TABER = card(
    "cxo-taber",
    after_fight_or_reap(this_turn(next_(permits((PLAY, USE), a(CARD, not_(of_house(STAR_ALLIANCE))))))),
)


FORCE_FIELD = card("force-field", gains(HOST, after_reap(ward(THIS))))


def _helmsman_spears() -> Ability:
    thrown = discard(any_number(CARD, in_=hand()))
    return after_fight_or_reap(thrown, draw(for_each(1, done(thrown))))


HELMSMAN_SPEARS = card("helmsman-spears", _helmsman_spears())


def _information_officer_gray() -> Ability:
    shown = a(CARD, not_(of_house(STAR_ALLIANCE)), in_=hand())
    return labelled(PLAY_FIGHT_OR_REAP, if_you_do(may(reveal(shown)), archive(shown)))


INFORMATION_OFFICER_GRAY = card("information-officer-gray", _information_officer_gray())
LAY_OF_THE_LAND = card("lay-of-the-land", play(rearrange(top(3, deck())), draw()))
NAVIGATOR_ALI = card("navigator-ali", labelled(PLAY_FIGHT_OR_REAP, rearrange(top(3, deck()))))
NURSE_SOTO = card("nurse-soto", labelled(PLAY_FIGHT_OR_REAP, heal(3, neighbors_of(THIS))))
QUADRACORDER = card("quadracorder", keys_cost(for_each(1, each_of(HOUSE, each(CREATURE, FRIENDLY)), most=3), OPPONENT))


def _quintrino_flux() -> Ability:
    chosen = all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))
    return play(choose(chosen), destroy(all_of(chosen, each(CREATURE, same(POWER, chosen)))))


QUINTRINO_FLUX = card("quintrino-flux", _quintrino_flux())


@entity
class _PlayEffectsAgain(Constant):
    """The play effects of creatures that you play are triggered once more, each right after the first time.

    Rule: FAQ on Sci. Officer Morpheus.
    """

    who: Who = YOU
    kind = Mod.PLAYS_AGAIN

    def value(self, scope: Scope, subject: CardId) -> int:
        return 1

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.active in self.who.players(scope) and self.target.covers(scope, subject)

    def worded(self) -> Fragment:
        once_more = Recalling(done_by(self.who, _ONCE_MORE), (self.who,), near=True)
        return AFTER.of(event=_PLAYED.of(who=self.who), effect=once_more)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, 1.0, context.held)


_PLAYED = Phrase(
    en="{who} | play a creature with a play effect", de="{who} | eine Kreatur mit einem “Spielen:”-Effekt spielen"
)
_ONCE_MORE = Phrase(
    en="trigger its play effect an additional time", de="ihren “Spielen:”-Effekt ein weiteres Mal aus-lösen"
).of()
SCI_OFFICER_MORPHEUS = card("sci-officer-morpheus", _PlayEffectsAgain(each(CREATURE)))
STUNNER = card("stunner", gains(HOST, after_fight_or_reap(may(stun(a(CREATURE))))))
TACTICAL_OFFICER_MOON = card("tactical-officer-moon", play(may(rearrange(each(CREATURE, controlled_by(a_player()))))))


def _transporter_platform() -> Ability:
    passenger = a(CREATURE, FRIENDLY)
    return action(return_(all_of(passenger, each(UPGRADE, in_=upgrades_on(passenger)))))


TRANSPORTER_PLATFORM = card("transporter-platform", _transporter_platform())
UNIVERSAL_TRANSLATOR = card(
    "universal-translator",
    gains(HOST, after_fight_or_reap(use(a(CREATURE, FRIENDLY, not_(of_house(STAR_ALLIANCE)))))),
)


XENOTRAINING = card(
    "xenotraining",
    play(repeat(capture(1, a(CREATURE, FRIENDLY)), for_each=each_of(HOUSE, each(CREATURE, FRIENDLY)))),
)


AMBERTRACKER = card("æmbertracker", play(deal(2, each(CREATURE, ENEMY, amber(SOME)), unarmored=True)))


@entity
class _EndTurn(Instruction):
    """The main step is over once this is resolved: nothing else is played, used or discarded in it."""

    # Reading: reading/end-your-turn

    def carry_out(self, scope: Scope) -> Steps:
        yield from scope.core.happen(StepClosed(scope.source))
        return DONE

    def worded(self) -> Fragment:
        return _END_TURN


_END_TURN = Phrase(en="end your turn", de="deinen Zug beenden").of()


def _book_of_leq() -> Ability:
    page = top(1, deck())
    return action(reveal(page), if_(is_(page, not_(of_house(STAR_ALLIANCE))), becomes_active(page), _EndTurn()))


BOOK_OF_LEQ = card("book-of-leq", _book_of_leq())
CAPTAIN_VAL_JERICHO = card(
    "captain-val-jericho",
    while_(is_(THIS, CENTER), permits(PLAY, a(CARD, not_(of_house(ACTIVE))), once=True)),
)


CRASH_MULDOON = card(
    "crash-muldoon",
    enters_as(READY),
    action(use(a(CREATURE, NEIGHBORING, not_(of_house(STAR_ALLIANCE))))),
)


DISRUPTION_FIELD = card(
    "disruption-field",
    keys_cost(for_each(1, counters_on("disruption", THIS)), OPPONENT),
    gains(HOST, after_fight_or_reap(put_counters("disruption", 1, GRANTING_CARD))),
)


def _doctor_driscoll() -> Ability:
    healing = heal(2, a(CREATURE))
    return action(healing, gain(for_each(1, that_much(healing))))


DOCTOR_DRISCOLL = card("doctor-driscoll", _doctor_driscoll())
ENCOUNTER_SUIT = card("encounter-suit", after(plays(a_player(), a(ACTION), before_effect=True), ward(HOST)))
FORGING_AN_ALLIANCE = card(
    "forging-an-alliance", play(forge(7, reduced_by=for_each(1, each_of(HOUSE, each(CARD)), most=6)))
)


def _galactic_census() -> Ability:
    houses = each_of(HOUSE, each(CREATURE))
    worth = {exactly(3): 1, exactly(4): 1, exactly(5): 2, at_least(6): 3}
    return play(*(if_(there_are(number, houses), gain(amber)) for number, amber in worth.items()))


GALACTIC_CENSUS = card("galactic-census", _galactic_census())


def _general_order_24() -> Ability:
    who = a_player()
    condemned = a(CREATURE, controlled_by(who))
    order = and_(choose(condemned), destroy(each(CREATURE, same(HOUSE, condemned))))
    return at(START, who, if_(there_are(NONE, each(CREATURE, controlled_by(who))), destroy(THIS), by(who, order)))


GENERAL_ORDER_24 = card("general-order-24", _general_order_24())
OPERATIONS_OFFICER_YSHI = card("operations-officer-yshi", gains(neighbors_of(THIS), after_fight_or_reap(capture(1))))
PEACE_ACCORD = card(
    "peace-accord",
    after(fights(a(CREATURE)), lose(4, ACTIVE_PLAYER), destroy(THIS)),
    play(gain(2, EACH_PLAYER)),
)


PLASMA_NOZZLE = card("plasma-nozzle", gains(HOST, before_fight(deal(2, fought_by(THIS), splash=2))))
PSIONIC_OFFICER_LANG = card("psionic-officer-lang", after(reaps(a(CREATURE, ENEMY)), archive(top(1, deck()))))
QUIXXLE_STONE = card(
    "quixxle-stone",
    while_(there_are(more_than(each(CREATURE, ENEMY)), each(CREATURE, FRIENDLY)), cannot(PLAY, YOU, a(CREATURE))),
    while_(
        there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY)),
        cannot(PLAY, OPPONENT, a(CREATURE)),
    ),
)


SPECIAL_AGENT_FINGERS = card("special-agent-fingers", action(steal(1)))
TACHYON_PULSE = card("tachyon-pulse", play(destroy(each(ARTIFACT)), exhaust(each(CREATURE, upgrades(SOME)))))


def _techivore_pulpate() -> Ability:
    house = a_house()
    return after(chooses_house(a_player(), house), destroy(each(ARTIFACT, of_house(house))))


TECHIVORE_PULPATE = card("techivore-pulpate", _techivore_pulpate())
UNCHARTED_LANDS = card(
    "uncharted-lands",
    gains(each(CREATURE, of_house(STAR_ALLIANCE)), after_reap(move_amber(1, GRANTING_CARD, YOU))),
    play(place_amber(6, THIS)),
)


UNITED_ACTION = card(
    "united-action",
    play(this_turn(permits(PLAY, a(CARD, same(HOUSE, each(CARD, FRIENDLY))))), this_turn(cannot(USE, YOU))),
)


@entity
class _UntilYourNextTurnEnds(Duration):
    """They are in force from now to the end of your next turn."""

    @property
    def time(self) -> Wordable:
        return _UNTIL_THEN

    def spans(self, scope: Scope) -> tuple[Span, ...]:
        return (Span(scope.core.state.turn, next_turn_of(scope, scope.you)),)


_UNTIL_THEN = fixed("until the end of your next turn", "bis zum Ende deines nächsten Zuges")
WE_CAN_ALL_WIN = card("we-can-all-win", play(_UntilYourNextTurnEnds((keys_cost(-2, EACH_PLAYER),))))
CHANS_BLASTER = card("chan-s-blaster", *_blaster("commander-chan", may(use(a(CREATURE, other_than(HOST), FRIENDLY)))))
FRANES_BLASTER = card("frane-s-blaster", *_blaster("first-officer-frane", move_amber(ALL, HOST, YOU)))
GARCIAS_BLASTER = card("garcia-s-blaster", *_blaster("sensor-chief-garcia", steal(1)))
INGRAMS_BLASTER = card("ingram-s-blaster", *_blaster("medic-ingram", fully_heal(a(CREATURE))))
KHRKHARS_BLASTER = card("khrkhar-s-blaster", *_blaster("lieutenant-khrkhar", ward(HOST)))
KIRBYS_BLASTER = card("kirby-s-blaster", *_blaster("com-officer-kirby", draw(2)))
QINCANS_BLASTER = card("qincan-s-blaster", *_blaster("sci-officer-qincan", may(archive(a(CREATURE)))))
WALLS_BLASTER = card(
    "walls--blaster",
    *_blaster("chief-engineer-walls", repeat(stun(a(CREATURE)), for_each=each(UPGRADE, in_=upgrades_on(HOST)))),
)
