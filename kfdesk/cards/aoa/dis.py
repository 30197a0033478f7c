"""Age of Ascension: Dis."""

from kfdesk.language.words import *


def _stun_what_reaps() -> Ability:
    reaper = a(CREATURE)
    return after(reaps(reaper), stun(reaper))


AMBER_IMP = card("æmber-imp", _stun_what_reaps())
# Reading: reading/banish-to-its-owner
BANISH = card("banish", play(put(a(CREATURE, ENEMY), ARCHIVES)))
BINDING_IRONS = card("binding-irons", play(gain_chains(3, OPPONENT)))
CULL_THE_WEAK = card("cull-the-weak", play(destroy(least_powerful(CREATURE, ENEMY))))


def _exhume() -> Ability:
    buried = a(CREATURE, in_=discard_pile())
    return play(choose(buried), may(play_card(buried)))


EXHUME = card("exhume", _exhume())
GUB = card("gub", while_(is_(THIS, not_(ON_FLANK)), gets(THIS, power=5), gains(THIS, TAUNT)))
MISERY_EXPLOIT = card("misery-exploit", play(gain(for_each(1, each(CREATURE, DAMAGED, ENEMY)))))
NOT_FINISHED_WITH_YOU = card("not-finished-with-you", play(shuffle(any_number(CREATURE, in_=discard_pile()))))
STREKE = card("streke", while_(is_(THIS, not_(ON_FLANK)), refills(-1, OPPONENT)))


def _tezmal() -> Ability:
    house = a_house()
    return after_reap(choose(house), next_turn(OPPONENT, cannot(CHOOSE, OPPONENT, house)))


TEZMAL = card("tezmal", _tezmal())
UNLOCKED_GATEWAY = card("unlocked-gateway", play(destroy(each(CREATURE))))
YURK = card("yurk", play(discard(a(CARD, in_=hand()))))
ANGWISH = card("angwish", keys_cost(for_each(1, damage_on(THIS)), OPPONENT))


def _bloodshard_imp() -> Ability:
    reaper = a(CREATURE)
    return after(reaps(reaper), destroy(reaper))


BLOODSHARD_IMP = card("bloodshard-imp", _bloodshard_imp())
BRONZE_KEY_IMP = card("bronze-key-imp", cannot(FORGE, EACH_PLAYER, nth=1))
GOLD_KEY_IMP = card("gold-key-imp", cannot(FORGE, EACH_PLAYER, nth=3))
OLD_YURK = card("old-yurk", play(discard(a(CARD, n=2, in_=hand()))))


def _pain_reaction() -> Ability:
    victim = a(CREATURE, ENEMY)
    blow = deal(2, victim)
    return play(blow, if_(is_(victim, destroyed_by(blow)), deal(2, neighbors_of(victim))))


PAIN_REACTION = card("pain-reaction", _pain_reaction())
SILVER_KEY_IMP = card("silver-key-imp", cannot(FORGE, EACH_PLAYER, nth=2))
SKULLION = card("skullion", play(destroy(a(CREATURE, FRIENDLY))))
SOULKEEPER = card("soulkeeper", gains(HOST, destroyed(destroy(most_powerful(CREATURE, ENEMY)))))
SPYYYDER = card("spyyyder", while_(attacking(THIS, ENEMY, ON_FLANK), gains(THIS, POISON)))
ANCIENT_YURK = card("ancient-yurk", play(discard(a(CARD, n=3, in_=hand()))))


def _neffru() -> Ability:
    fallen = a(CREATURE)
    return after(is_destroyed(fallen), gain(1, owner_of(fallen)))


NEFFRU = card("neffru", _neffru())
ONYX_KNIGHT = card("onyx-knight", play(destroy(each(CREATURE, power(ODD)))))
ORB_OF_INVIDIUS = card("orb-of-invidius", _stun_what_reaps())


def _ortannu_the_chained() -> Ability:
    back = return_(each(CARD, named("ortannu-s-binding"), in_=discard_pile()))
    return after_reap(back, repeat(deal(2, a(CREATURE), splash=2), for_each=done(back)))


ORTANNU_THE_CHAINED = card("ortannu-the-chained", _ortannu_the_chained())
ORTANNU_S_BINDING = card("ortannu-s-binding", play(deal(2, a(CREATURE, FRIENDLY))))
SHADOW_OF_DIS = card("shadow-of-dis", play(until_your_turn(considered(each(CREATURE, ENEMY), BLANK))))
SHARD_OF_PAIN = card(
    "shard-of-pain", action(repeat(deal(1, a(CREATURE, ENEMY)), for_each=each(CARD, FRIENDLY, with_trait(SHARD))))
)
WRETCHED_DOLL = card(
    "wretched-doll",
    action(
        if_(
            there_are(SOME, each(CARD, counters(DOOM, SOME))),
            destroy(each(CREATURE, counters(DOOM, SOME))),
            put_counters(DOOM, 1, a(CREATURE)),
        )
    ),
)
