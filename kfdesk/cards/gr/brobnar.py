"""Grim Reminders: Brobnar."""

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.language.words import *

BEANSTALK = card(
    "beanstalk",
    enters_as(READY, of=each(CREATURE, FRIENDLY, with_trait(GIANT))),
    action(search(a(CREATURE, with_trait(GIANT)))),
)


def _brawling_grounds() -> Ability:
    slain = a(CREATURE)
    loss = by(controller_of(slain), discard(random(CARD, in_=hand())))
    return omni(this_turn(after(is_destroyed(slain, in_fight=True), loss)))


BRAWLING_GROUNDS = card("brawling-grounds", _brawling_grounds())


def _countryside_crusher() -> tuple[Ability, Ability]:
    weakest = least_powerful(CREATURE, FRIENDLY)
    return (
        after_fight(if_(is_(OPPONENT, HAUNTED), may(ready_and_fight(NEIGHBORING)))),
        scrap(and_(ready(weakest), fight_with(weakest))),
    )


COUNTRYSIDE_CRUSHER = card("countryside-crusher", *_countryside_crusher())
CURSE_OF_COWARDICE = card(
    "curse-of-cowardice",
    at(
        END,
        YOU,
        if_(there_are(NONE, times_of(fights(a(CREATURE, FRIENDLY)), THIS_TURN)), lose(2)),
        if_(there_are(NONE, each(CREATURE, FRIENDLY)), destroy(THIS)),
    ),
)


def _final_refrain() -> Ability:
    reborn = put_into_play(each(CREATURE, in_=discard_pile()), READY)
    singers = those(reborn)
    return play(reborn, one_at_a_time(fight_with(singers)), destroy(each(CREATURE, in_=singers)))


FINAL_REFRAIN = card("final-refrain", _final_refrain())


def _fling() -> Ability:
    flung = destroy(a(CREATURE, FRIENDLY))
    return play(if_you_do(flung, deal(equal_to(power_of(those(flung))), a(CREATURE, ENEMY), splash=3)))


FLING = card("fling", _fling())
RETURNING_CHAMPION = card(
    "returning-champion",
    play(deal(3, THIS)),
    after_fight(if_(is_(YOU, HAUNTED), move_damage(ALL, THIS, a(CREATURE, OTHER)))),
)


def _rorag_screamer() -> tuple[Ability, Ability]:
    cowed = a(CREATURE)
    loss = together(loses(cowed, ELUSIVE), loses(cowed, armor=True))
    return after_fight(ready(THIS)), scrap(choose(cowed), this_turn(loss))


RORAG_SCREAMER = card("rorag-screamer", *_rorag_screamer())
AWAKENED_TITAN = card("awakened-titan", cannot(READY_UP, THIS, unless=is_(YOU, HAUNTED)))
BONECRUSHER = card("bonecrusher", gains(HOST, action(destroy(a(CREATURE)))))
CONCUSSIVE_TRANSFER = card("concussive-transfer", play(deal(3, a(CREATURE)), redistribute(DAMAGE, each(CREATURE))))


def _fight_to_the_end() -> Ability:
    champion = a(CREATURE, FRIENDLY)
    return play(
        choose(champion),
        if_(is_(YOU, HAUNTED), for_good(gains(champion, SKIRMISH))),
        and_(ready(champion), fight_with(champion)),
    )


FIGHT_TO_THE_END = card("fight-to-the-end", _fight_to_the_end())
LIFTING_BUDDY = card(
    "lifting-buddy",
    labelled(
        (PLAY, AFTER_FIGHT, AFTER_REAP),
        put_counters(POWER, 2, THIS),
        put_counters(POWER, 2, a(CREATURE, OTHER, FRIENDLY)),
    ),
)


def _plummet() -> Ability:
    thrown = discard(hand())
    return play(thrown, deal(for_each(1, done(thrown)), each(CREATURE)))


PLUMMET = card("plummet", _plummet())
RAIDER_OF_THE_PEAKS = card(
    "raider-of-the-peaks", at(START, YOU, by(controller_of(most_powerful(CREATURE)), discard(top(1, deck()))))
)
RICKETY_CYBERGIANT = card("rickety-cybergiant", after_fight(deal(1, THIS)))
BLUNDERBORE = card("blunderbore", after_fight(if_(is_(YOU, HAUNTED), lose(2, OPPONENT), otherwise=lose(1, OPPONENT))))


def _cacophonous_riot() -> Ability:
    center = a(CREATURE)
    rioters = all_of(center, neighbors_of(center))
    return play(and_(ready(rioters), enrage(rioters)))


CACOPHONOUS_RIOT = card("cacophonous-riot", _cacophonous_riot())


def _down_to_size() -> Ability:
    shrunk = a(CREATURE, ENEMY)
    return play(choose(shrunk), this_turn(has(shrunk, power=1, armor=0)))


DOWN_TO_SIZE = card("down-to-size", _down_to_size())
FIERY_JARK = card("fiery-jark", play(repeat(destroy(all_of(a(CREATURE, ENEMY), a(CREATURE, FRIENDLY))), may=True)))
HEAVYWEIGHT_MORIK = card("heavyweight-morik", scrap(and_(deal(2, a(CREATURE, FRIENDLY)), deal(2, a(CREATURE, ENEMY)))))
LASH_OUT = card(
    "lash-out", play(if_(is_(YOU, HAUNTED), deal(3, a(CREATURE), splash=3), otherwise=deal(3, a(CREATURE))))
)
MEMORIALIZE_THE_FALLEN = card(
    "memorialize-the-fallen", play(by(EACH_PLAYER, lose(equal_to(each(CREATURE, in_=discard_pile())))))
)
MOURNFUL_BARN_BURNER = card(
    "mournful-barn-burner",
    after_fight(discard(top(2, deck(a_player())))),
    scrap(by(EACH_PLAYER, discard(top(1, deck())))),
)
ORNAR_SKULLFACE = card("ornar-skullface", scrap(deal(3, a(CREATURE))))
RECKLESSNESS = card("recklessness", play(by(EACH_PLAYER, and_(discard(random(CARD, n=3, in_=hand())), draw(3)))))
SOUL_BOMB = card("soul-bomb", omni(if_(is_(YOU, HAUNTED), deal(4, each(CREATURE))), destroy(THIS)))
THUNDERDELL = card("thunderdell", while_(is_(YOU, HAUNTED), gains(THIS, (SPLASH_ATTACK, 5))))

_ARCHIVED_IF_HAUNTED = destroyed(if_(is_(YOU, HAUNTED), archive(THIS)))
PHANTOM_DRUMMERNAUT = card(
    "phantom-drummernaut",
    labelled((PLAY, AFTER_FIGHT), return_(a(CREATURE, in_=discard_pile()), printed=YOU)),
    _ARCHIVED_IF_HAUNTED,
)
SPECTRAL_RUTH = card(
    "spectral-ruth",
    play(if_(happened(forges(YOU), THIS_TURN), archive(each(CARD, in_=discard_pile())))),
    _ARCHIVED_IF_HAUNTED,
)
