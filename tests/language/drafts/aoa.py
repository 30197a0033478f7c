"""Age of Ascension."""

from kfdesk.language.words import *

# Dis --------------------------------------------------------------------------------------------


def _ortannu_the_chained() -> Ability:
    back = return_(each(CARD, named("ortannu-s-binding"), in_=discard_pile()))
    return after_reap(back, repeat(deal(2, a(CREATURE), splash=2), for_each=done(back)))


ORTANNU_THE_CHAINED = card("ortannu-the-chained", _ortannu_the_chained())


def _exhume() -> Ability:
    buried = a(CREATURE, in_=discard_pile())
    return play(choose(buried), may(play_card(buried)))


EXHUME = card("exhume", _exhume())
GUB = card("gub", while_(is_(THIS, not_(ON_FLANK)), gets(THIS, power=5), gains(THIS, TAUNT)))


def _pain_reaction() -> Ability:
    victim = a(CREATURE, ENEMY)
    blow = deal(2, victim)
    return play(blow, if_(is_(victim, destroyed_by(blow)), deal(2, neighbors_of(victim))))


PAIN_REACTION = card("pain-reaction", _pain_reaction())
SHARD_OF_PAIN = card(
    "shard-of-pain", action(repeat(deal(1, a(CREATURE, ENEMY)), for_each=each(CARD, FRIENDLY, with_trait(SHARD))))
)
SOULKEEPER = card("soulkeeper", gains(HOST, destroyed(destroy(most_powerful(CREATURE, ENEMY)))))
UNLOCKED_GATEWAY = card("unlocked-gateway", play(destroy(each(CREATURE))))
YURK = card("yurk", play(discard(a(CARD, in_=hand()))))


def _amber_imp() -> Ability:
    reaper = a(CREATURE)
    return after(reaps(reaper), stun(reaper))


AMBER_IMP = card("æmber-imp", _amber_imp())

SHADOW_OF_DIS = card("shadow-of-dis", play(until_your_turn(considered(each(CREATURE, ENEMY), BLANK))))


# Sanctum ----------------------------------------------------------------------------------------

BARRISTER_JOYA = card("barrister-joya", cannot(REAP, each(CREATURE, ENEMY)))
HAEDROTHS_WALL = card("haedroth-s-wall", gets(each(CREATURE, FRIENDLY, ON_FLANK), power=2))


def _hallowed_shield() -> Ability:
    shielded = a(CREATURE)
    return action(choose(shielded), this_turn(cannot(BE_DAMAGED, shielded)))


HALLOWED_SHIELD = card("hallowed-shield", _hallowed_shield())
OPAL_KNIGHT = card("opal-knight", play(destroy(each(CREATURE, power(EVEN)))))


def _mars_ambassador() -> Ability:
    return after_fight_or_reap(this_turn(next_(permits((PLAY, USE), a(CARD, of_house(MARS))))))


MARS_AMBASSADOR = card("mars-ambassador", _mars_ambassador())


def _sir_marrows() -> Ability:
    harvest = gains_amber(OPPONENT, reaping=True)
    return after(harvest, capture(that_much(harvest)))


SIR_MARROWS = card("sir-marrows", _sir_marrows())


def _smite() -> Ability:
    smiter = a(CREATURE, FRIENDLY)
    return play(and_(ready(smiter), fight_with(smiter)), deal(2, neighbors_of(fought_by(smiter))))


SMITE = card("smite", _smite())

# Untamed ----------------------------------------------------------------------------------------

DUSKWITCH = card("duskwitch", enters_as(READY, of=each(CREATURE, FRIENDLY)))
GLIMMER = card("glimmer", play(return_(a(CARD, in_=discard_pile()))))
TANTADLIN = card("tantadlin", deals_when_fighting(2), after_fight(discard(random(CARD, in_=archives(OPPONENT)))))
KNOXX = card("knoxx", gets(THIS, power=for_each(3, each(CREATURE, NEIGHBORING))))
_READY_UNTAMED = each(CREATURE, READY, of_house(UNTAMED), controlled_by(EACH_PLAYER))
QUICKSAND = card("quicksand", play(by(players_with(NONE, _READY_UNTAMED), destroy(most_powerful(CREATURE, FRIENDLY)))))

EARTHBIND = card("earthbind", cannot(USE, HOST, unless=happened(discards(controller_of(HOST)), THIS_TURN)))
PO_S_PIXIES = card(
    "po-s-pixies",
    instead(steals(OPPONENT), redirect(from_=SUPPLY)),
    instead(captures(a(CREATURE, ENEMY)), redirect(from_=SUPPLY)),
)
