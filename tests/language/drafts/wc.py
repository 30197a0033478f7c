"""Worlds Collide."""

from kfdesk.language.words import *

# Brobnar ----------------------------------------------------------------------------------------


def _timequake() -> Ability:
    gone = shuffle(each(CARD, FRIENDLY))
    return play(gone, draw(for_each(1, done(gone))))


TIMEQUAKE = card("timequake", _timequake())


# Logos ------------------------------------------------------------------------------------------

INFOMANCER = card(
    "infomancer",
    play(graft(a(ACTION, in_=hand()))),
    after_reap(resolve(PLAY, a(ACTION, in_=under(THIS)))),
)


# Saurian ----------------------------------------------------------------------------------------

IMPERIAL_SCUTUM = card(
    "imperial-scutum", together(gets(HOST, armor=2), gains(HOST, destroyed(move_amber(ALL, THIS, SUPPLY))))
)


def _orator_hissaro() -> Ability:
    listeners = neighbors_of(THIS)
    return play(and_(ready(listeners), exalt(listeners)), this_turn(belongs_to(SAURIAN, listeners)))


ORATOR_HISSARO = card("orator-hissaro", _orator_hissaro())
SENATOR_SHRIX = card("senator-shrix", spendable(THIS), labelled((PLAY, AFTER_REAP), may(exalt(THIS))))
SPARTASAUR = card(
    "spartasaur",
    after(is_destroyed(a(CREATURE, FRIENDLY)), destroy(each(CREATURE, not_(with_trait(DINOSAUR))))),
    after_fight(gain(2)),
)

TERRORDACTYL = card(
    "terrordactyl", enters_as(STUNNED), deals_when_fighting(4), before_fight(deal(4, neighbors_of(fought_by(THIS))))
)


def _phalanx_strike() -> Ability:
    struck = a(CREATURE)
    strike = sentences(choose(struck), deal(for_each(1, each(CREATURE, FRIENDLY)), struck))
    return play(repeat(strike, cost=exalt(a(CREATURE, FRIENDLY))))


PHALANX_STRIKE = card("phalanx-strike", _phalanx_strike())


def _tribute() -> Ability:
    star = most_powerful(CREATURE, FRIENDLY)
    return play(repeat(capture(2, star), cost=exalt(star)))


TRIBUTE = card("tribute", _tribute())


# Untamed ----------------------------------------------------------------------------------------

FANGTOOTH_CAVERN = card("fangtooth-cavern", at(END, YOU, destroy(least_powerful(CREATURE))))
HARMONIA = card(
    "harmonia",
    after(
        plays(YOU, a(CREATURE)),
        if_(there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY)), gain(1)),
    ),
)


def _molephin() -> Ability:
    theft = steals(OPPONENT)
    return after(theft, deal(for_each(1, that_much(theft)), each(CREATURE, ENEMY)))


MOLEPHIN = card("molephin", _molephin())

GARGANTODON = card(
    "gargantodon",
    enters_as(STUNNED),
    deals_when_fighting(4),
    instead(steals(a_player()), redirect(to=a(CREATURE, controlled_by(ACTIVE_PLAYER)))),
)


GHOSTHAWK = card("ghosthawk", play(one_at_a_time(reap_with(any_number(CREATURE, NEIGHBORING)))))

# Artifacts that become creatures ----------------------------------------------------------------

AUTO_LEGIONARY = card(
    "auto-legionary",
    action(for_good(becomes_creature(THIS, power=5), permits(USE, THIS, as_active=True))),
)

# Creatures that may be played as upgrades --------------------------------------------------------

CALV_1N = card("calv-1n", after_fight_or_reap(draw()), or_upgrade(gains(HOST, after_fight_or_reap(draw()))))
