"""Worlds Collide."""

from kfdesk.language.words import *

# Brobnar ----------------------------------------------------------------------------------------

SHORTY = card("shorty", after_reap(enrage(THIS)))


def _timequake() -> Ability:
    gone = shuffle(each(CARD, FRIENDLY))
    return play(gone, draw(for_each(1, done(gone))))


TIMEQUAKE = card("timequake", _timequake())

# Dis --------------------------------------------------------------------------------------------

HARBINGER_OF_DOOM = card("harbinger-of-doom", destroyed(destroy(each(CREATURE))))


def _obsidian_forge() -> Ability:
    offered = destroy(any_number(CREATURE, FRIENDLY))
    return action(offered, if_you_do(may(forge(6, reduced_by=done(offered))), destroy(THIS)))


OBSIDIAN_FORGE = card("obsidian-forge", _obsidian_forge())

DEXUS = card("dexus", after(plays(OPPONENT, a(CREATURE, on_the(RIGHT))), lose(1, OPPONENT)))
SINESTRA = card("sinestra", after(plays(OPPONENT, a(CREATURE, on_the(LEFT))), lose(1, OPPONENT)))

# Logos ------------------------------------------------------------------------------------------


def _keyforgery() -> Ability:
    house, shown = a_house(), random(CARD, in_=hand())
    spoiled = if_(not_(is_(shown, of_house(house))), destroy(THIS))
    return instead(forges(OPPONENT), sentences(choose(house, by=OPPONENT), reveal(shown), spoiled))


KEYFORGERY = card("keyforgery", _keyforgery())

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

# Shadows ----------------------------------------------------------------------------------------


def _mug() -> Ability:
    mugged = a(CREATURE)
    return play(move_amber(1, mugged, YOU), deal(2, mugged))


MUG = card("mug", _mug())
SYMON = card("symon", after_fight(put(fought_by(THIS), DECK_TOP)))
TRUST_NO_ONE = card(
    "trust-no-one",
    play(
        instead_if(
            steal(1),
            there_are(NONE, each(CREATURE, FRIENDLY)),
            steal(for_each(1, each_of(HOUSE, each(CREATURE, ENEMY)), most=3)),
        )
    ),
)

# Star Alliance ----------------------------------------------------------------------------------

CAPTAIN_VAL_JERICHO = card(
    "captain-val-jericho",
    while_(is_(THIS, CENTER), permits(PLAY, a(CARD, not_(of_house(ACTIVE))), once=True)),
)
CRASH_MULDOON = card(
    "crash-muldoon",
    enters_as(READY),
    action(use(a(CREATURE, NEIGHBORING, not_(of_house(STAR_ALLIANCE))))),
)


def _garcias_blaster() -> tuple[Ability, Ability]:
    blaster = GRANTING_CARD
    chief = a(CREATURE, named("sensor-chief-garcia"))
    return (
        gains(HOST, after_fight_or_reap(may(either(deal(2, a(CREATURE)), attach(blaster, chief))))),
        after(attaches(YOU, THIS, a(CREATURE, named("sensor-chief-garcia"))), steal(1)),
    )


GARCIAS_BLASTER = card("garcia-s-blaster", *_garcias_blaster())
SENSOR_CHIEF_GARCIA = card(
    "sensor-chief-garcia",
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), next_turn(OPPONENT, keys_cost(2, EACH_PLAYER))),
)


def _sci_officer_qincan() -> Ability:
    house = a_house()
    return after(chooses_house(a_player(), house), if_(there_are(NONE, each(CARD, of_house(house))), steal(1)))


SCI_OFFICER_QINCAN = card("sci-officer-qincan", _sci_officer_qincan())


def _techivore_pulpate() -> Ability:
    house = a_house()
    return after(chooses_house(a_player(), house), destroy(each(ARTIFACT, of_house(house))))


TECHIVORE_PULPATE = card("techivore-pulpate", _techivore_pulpate())

UNITED_ACTION = card(
    "united-action",
    play(this_turn(permits(PLAY, a(CARD, same(HOUSE, each(CARD, FRIENDLY)))), cannot(USE, YOU))),
)

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


def _com_officer_kirby() -> Ability:
    foreign = not_(of_house(STAR_ALLIANCE))
    allowed = one_of(a(ARTIFACT, foreign), a(UPGRADE, foreign), a(ACTION, foreign))
    return labelled((PLAY, AFTER_FIGHT, AFTER_REAP), this_turn(next_(permits(PLAY, allowed))))


COM_OFFICER_KIRBY = card("com-officer-kirby", _com_officer_kirby())

ENCOUNTER_SUIT = card("encounter-suit", after(plays(a_player(), a(ACTION), before_effect=True), ward(HOST)))

GHOSTHAWK = card("ghosthawk", play(one_at_a_time(reap_with(any_number(CREATURE, NEIGHBORING)))))

# Artifacts that become creatures ----------------------------------------------------------------

AUTO_LEGIONARY = card(
    "auto-legionary",
    action(for_good(becomes_creature(THIS, power=5), permits(USE, THIS, as_active=True))),
)

# Creatures that may be played as upgrades --------------------------------------------------------

EXPLO_ROVER = card("explo-rover", or_upgrade(gains(HOST, SKIRMISH)))
CALV_1N = card("calv-1n", after_fight_or_reap(draw()), or_upgrade(gains(HOST, after_fight_or_reap(draw()))))
