"""Grim Reminders: Geistoid."""

from kfdesk.language.base import Target
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import *

_FRIENDS_WITH_AMBER = each(CREATURE, FRIENDLY, amber(SOME))
_CARD_OF_A_DISCARD_PILE = a(CARD, in_=discard_pile(a_player()))

A_STRONG_FEELING = card(
    "a-strong-feeling", play(ready(_FRIENDS_WITH_AMBER), move_amber(1, each(CREATURE, FRIENDLY), SUPPLY))
)


def _animating_force() -> tuple[AnyAbility, ...]:
    animated = HOST_ARTIFACT
    creature = for_good(becomes_creature(animated, VERSATILE, power=4))
    return ON_ARTIFACT, play(take_control(animated), creature), scrap(gain(1))


ANIMATING_FORCE = card("animating-force", *_animating_force())
CALL_OF_NEED = card("call-of-need", play(search(a(CARD), deck(), to=DISCARD)))


def _dark_memento() -> tuple[Ability, Ability]:
    someone = a_player()
    dig = repeat(discard(top(1, deck(someone))), while_=not_(is_(someone, HAUNTED)))
    return at(START, YOU, if_(not_(is_(YOU, HAUNTED)), discard_until(is_(YOU, HAUNTED)))), scrap(dig)


DARK_MEMENTO = card("dark-memento", *_dark_memento())
EMPATHIC_MALICE = card(
    "empathic-malice",
    play(capture(3, a(CREATURE, FRIENDLY)), if_(is_(YOU, HAUNTED), put(THIS, DECK_BOTTOM, printed=YOU))),
)
FUTURE_IS_PAST = card("future-is-past", play(by(EACH_PLAYER, swap(deck(), discard_pile())), by(EACH_PLAYER, shuffle())))
ISLAND_OF_MISFIT_TOYS = card(
    "island-of-misfit-toys",
    action(return_(each(CARD, of_house(GEISTOID), in_=discard_pile())), purge(THIS)),
)
JUNKYARD_CEMETERY = card(
    "junkyard-cemetery",
    while_(
        there_are(at_least(10), total(each(CARD, in_=purged()), each(CARD, in_=discard_pile()))),
        considered(YOU, HAUNTED),
    ),
    action(purge(a(CARD, in_=discard_pile()))),
)
KASPARA = card(
    "kaspara",
    gets(THIS, power=equal_to(total(amber_of(YOU), amber_of(OPPONENT)))),
    gains(each(CREATURE, FRIENDLY, of_house(GEISTOID)), labelled((PLAY, DESTROYED), gain(1, EACH_PLAYER))),
)


def _mender() -> Ability:
    robots = each(CREATURE, with_trait(ROBOT))
    return labelled((PLAY, AFTER_REAP), purge(_CARD_OF_A_DISCARD_PILE), and_(fully_heal(robots), ward(robots)))


MENDER = card("mender", _mender())
MISS_CHIEVOUS = card(
    "miss-chievous",
    after(enters(a(CREATURE, FRIENDLY, of_house(GEISTOID))), by(EACH_PLAYER, discard(top(2, deck())))),
    after_reap(play_card(top(1, discard_pile(), CREATURE))),
)


def _geistoid_upgrade(haunted: Target) -> Instruction:
    """Attach this action to a card as an upgrade that makes a Geistoid card of it."""
    return attach(THIS, haunted, text=(belongs_to(GEISTOID, HOST_CARD),))


def _poltergeistoids() -> Ability:
    rising = one_of(a(CREATURE, in_=purged()), a(ARTIFACT, in_=purged()))
    haunting = sentences(play_card(rising), _geistoid_upgrade(rising))
    return play(if_you_do(purge(_CARD_OF_A_DISCARD_PILE), haunting))


POLTERGEISTOIDS = card("poltergeistoids", _poltergeistoids())
PROTECTIVE_PLAYMATE = card(
    "protective-playmate",
    while_(is_(YOU, HAUNTED), gets(THIS, power=6)),
    while_(not_(is_(YOU, HAUNTED)), gains(THIS, ELUSIVE)),
)
REPLICATIVE_GROWTH = card(
    "replicative-growth", play(this_turn(gains(each(CREATURE, FRIENDLY), after_reap(move_amber(1, THIS, YOU)))))
)
SCOOBOO = card(
    "scooboo",
    while_(
        is_(THIS, discard_pile()),
        instead(draws(YOU, turn=YOU), may(and_(discard(top(3, deck())), return_(THIS, printed=YOU)))),
    ),
)


def _shadys() -> Ability:
    raised = a(CREATURE, in_=discard_pile())
    return action(play_card(raised), if_(is_(raised, named("purse-a-phone")), destroy(THIS)))


SHADYS = card("shadys", _shadys())
_CLOCK = with_trait(CLOCK)
SYNCHRONIZER = card(
    "synchronizer",
    gains(each(CREATURE, FRIENDLY, _CLOCK), destroyed(move_counters(TIME, HALF_UP, THIS, GRANTING_CARD))),
    omni(move_counters(TIME, ALL, THIS, a(CREATURE, FRIENDLY, _CLOCK))),
)
VARAD_THE_INDULGENT = card(
    "varad-the-indulgent",
    gets(THIS, power=for_each(1, amber_on(THIS))),
    after(fights(a(CREATURE, OTHER, FRIENDLY, of_house(GEISTOID))), capture(1)),
)


def _well_of_memory() -> Ability:
    forgotten = purge(any_number(CARD, in_=hand()))
    return play(forgotten, repeat(return_(a(CARD, in_=discard_pile())), for_each=done(forgotten)))


WELL_OF_MEMORY = card("well-of-memory", _well_of_memory(), action(destroy(THIS)))
BOILER = card("boiler", destroyed(deal(6, each(CREATURE, ENEMY, ON_FLANK))), scrap(deal(1, each(CREATURE, ENEMY))))
CURSED_TOMB = card(
    "cursed-tomb",
    gains(each(CREATURE, amber(NONE)), destroyed(purge(THIS))),
    as_soon_as(there_are(NONE, each(CREATURE)), purge(THIS)),
)
DIMO_ELDERGHAST = card(
    "dimo-elderghast",
    gains(_FRIENDS_WITH_AMBER, destroyed(if_(is_(YOU, HAUNTED), gain(for_each(1, amber_on(THIS)))))),
)
ECHOFLY = card(
    "echofly",
    action(return_(a(ACTION, in_=discard_pile()))),
    scrap(archive(top(1, discard_pile(), ACTION))),
)


def _energy_vampirism() -> Ability:
    drained = a(CREATURE)
    return play(capture(1, drained, controller_of(drained)), repeat(deal(1, a(CREATURE)), for_each=amber_on(drained)))


ENERGY_VAMPIRISM = card("energy-vampirism", _energy_vampirism())
INFILTRATOR = card("infiltrator", at(END, YOU, destroy(neighbors_of(THIS))))


def _phantasmal_visit() -> Ability:
    visited = a(CREATURE)
    return play(and_(stun(visited), exhaust(visited)), if_(is_(YOU, HAUNTED), archive(THIS)))


PHANTASMAL_VISIT = card("phantasmal-visit", _phantasmal_visit())


def _plow_sword() -> Ability:
    plowed = a(CREATURE, in_=discard_pile(a_player()))
    return action(if_you_do(put(plowed, DECK_BOTTOM, printed=owner_of(plowed)), deal(3, a(CREATURE))))


PLOW_SWORD = card("plow-sword", _plow_sword())
RETURN_TO_RUBBLE = card(
    "return-to-rubble", play(if_you_do(shuffle(top(10, discard_pile()), printed=YOU), destroy(each(CREATURE))))
)
SINGING_SCYTHE = card(
    "singing-scythe",
    while_(is_(YOU, HAUNTED), permits(RETURN, THIS)),
    gains(HOST, after_reap(if_(is_(YOU, HAUNTED), purge(_CARD_OF_A_DISCARD_PILE)))),
)
SOUL_VIAL = card("soul-vial", gains(_FRIENDS_WITH_AMBER, destroyed(archive(THIS))))


def _spontaneous_awakening() -> Ability:
    machines = (a(CREATURE, ENEMY, with_trait(trait)) for trait in (CYBORG, ROBOT))
    broken = destroy(one_of(a(ARTIFACT, ENEMY), *machines))
    awakened = sentences(as_if_yours(play_card(those(broken, CARD))), _geistoid_upgrade(those(broken, CARD)))
    return play(if_(is_(OPPONENT, HAUNTED), if_you_do(broken, awakened)))


SPONTANEOUS_AWAKENING = card("spontaneous-awakening", _spontaneous_awakening())


def _tangler() -> tuple[Ability, Ability]:
    caught = a(CREATURE)
    return after_reap(stun(all_of(caught, neighbors_of(caught)))), scrap(stun(a(CREATURE)))


TANGLER = card("tangler", *_tangler())
THOUGHTCATCHER = card("thoughtcatcher", gains(_FRIENDS_WITH_AMBER, destroyed(draw())))
TRIBUTE_COLLECTOR = card("tribute-collector", labelled((PLAY, AFTER_FIGHT), capture(1, a(CREATURE, FRIENDLY))))
VEIL_OF_ECTOPLASM = card(
    "veil-of-ectoplasm",
    play(repeat(capture(1, a(CREATURE, FRIENDLY)), for_each=each(CARD, of_house(GEISTOID), in_=discard_pile()))),
)


def _be_our_geist() -> Ability:
    guest = a(CREATURE, in_=discard_pile(a_player(HAUNTED)))
    return play(choose(guest), as_if_yours(play_card(guest)))


BE_OUR_GEIST = card("be-our-geist", _be_our_geist())
BOO = card("boo", play(discard(top(10, deck(a_player())))))
DARKLAMP = card("darklamp", gains(_FRIENDS_WITH_AMBER, ELUSIVE), play(capture(1)))


def _hallowed_eve_festival() -> Ability:
    thrown = discard(top(5, deck()))
    return play(thrown, repeat(capture(1, a(CREATURE, FRIENDLY)), for_each=done(thrown, of_house(GEISTOID))))


HALLOWED_EVE_FESTIVAL = card("hallowed-eve-festival", _hallowed_eve_festival())


def _harvest_skimmer() -> Ability:
    reaped = top(1, deck())
    return after_reap(discard(reaped), if_(is_(reaped, CREATURE), gain(1)))


HARVEST_SKIMMER = card("harvest-skimmer", _harvest_skimmer())
HAUNTED_HOUSE = card(
    "haunted-house",
    at(START, YOU, if_(not_(is_(YOU, HAUNTED)), discard(top(1, deck())))),
    omni(if_(is_(YOU, HAUNTED), gain(1))),
)
IN_HERE_SOMEWHERE = card(
    "in-here-somewhere…",
    play(if_(is_(YOU, HAUNTED), archive(a(CARD, n=2, in_=discard_pile())), otherwise=discard(top(5, deck())))),
)


def _junk_restoration() -> Ability:
    junk = discard(top(3, deck()))
    return play(junk, may(put(a(CARD, in_=those(junk)), HAND)))


JUNK_RESTORATION = card("junk-restoration", _junk_restoration())
MEMETTE = card("memette", labelled((PLAY, DESTROYED), archive(top(1, discard_pile()))))
REAVER = card("reaver", after_reap(if_you_do(move_amber(1, a(CREATURE, FRIENDLY), YOU), discard(a(CARD, in_=hand())))))
SNIPPY = card("snippy", play(deal(2, a(CREATURE))), scrap(destroy(a(CREATURE, ENEMY, ON_FLANK))))
TOUCHSTONE = card("touchstone", after_reap(if_(is_(YOU, HAUNTED), draw(2), otherwise=discard(top(2, deck())))))
WEBSTUR = card("webstur", after_fight(repeat(may(discard(top(1, deck(EACH_PLAYER)))), for_each=damage_on(THIS))))
WINDS_OF_DEATH = card(
    "winds-of-death",
    play(by(EACH_PLAYER, archive(each(CREATURE, in_=discard_pile()))), destroy(each(CREATURE))),
)
AELBIA_STRAY = card("ælbia-stray", while_(is_(YOU, HAUNTED), enters_as(READY)), after_reap(capture(1)))
_TIME_PASSES = put_counters(TIME, 1, each(CREATURE, FRIENDLY, _CLOCK))


def _strikes(hour: int, strike: Instruction) -> Ability:
    """At the end of your turn clocks run on; at this hour of its own this clock does so."""
    return at(END, YOU, _TIME_PASSES, if_(there_are(at_least(hour), counters_on(TIME, THIS)), strike))


ANCESTRAL_TIMEKEEPER = card("ancestral-timekeeper", _strikes(12, if_you_do(purge(THIS), take_turn())))
CHRONOMETER = card("chronometer", _strikes(6, if_you_do(destroy(THIS), purge(_CARD_OF_A_DISCARD_PILE))))
PRECOCIOUS_FRAGMENT = card(
    "precocious-fragment", after_reap(if_(is_(YOU, HAUNTED), gain(1), otherwise=discard(top(1, deck()))))
)
PURSE_A_PHONE = card(
    "purse-a-phone", keys_cost(-2, EACH_PLAYER), destroyed(return_(a(CARD, named("shadys"), in_=discard_pile())))
)


def _tick_tock() -> Ability:
    kept = one_of(up_to(3, CARD, in_=hand()), up_to(3, CARD, in_=discard_pile()))
    return _strikes(3, if_you_do(destroy(THIS), archive(kept)))


TICK_TOCK = card("tick-tock", _tick_tock())


def _soultender() -> Ability:
    rich, specters = each(CREATURE, with_trait(SPECTER)), each(CREATURE, with_trait(SPECTER))
    return labelled((PLAY, AFTER_REAP), move_amber(ALL, rich, SUPPLY), and_(fully_heal(specters), ward(specters)))


SOULTENDER = card("soultender", _soultender())


def _immortal_greking() -> Ability:
    thrall = a(CREATURE, ENEMY)
    bound = until_leaves(THIS, belongs_to(THIS, thrall))
    return play(take_control(thrall, spot=ANYWHERE), bound)


IMMORTAL_GREKING = card("immortal-greking", _immortal_greking(), destroyed(if_(is_(YOU, HAUNTED), archive(THIS))))
