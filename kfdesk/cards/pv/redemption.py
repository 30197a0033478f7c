"""Prophetic Visions: Redemption."""

from kfdesk.language.words import *

ENEMY_MUTANTS = each(CREATURE, ENEMY, with_trait(MUTANT))
FRIENDLY_MUTANTS = each(CREATURE, FRIENDLY, with_trait(MUTANT))

AZRAEL = card("azrael", after_reap(this_turn(permits(FIGHT, each(CREATURE, FRIENDLY)))))
CORROSIVE_MONK = card(
    "corrosive-monk",
    has(each(CREATURE), armor=0, cannot_gain=True),
    fate(repeat(destroy(a(CREATURE, FRIENDLY)), for_each=ENEMY_MUTANTS)),
)


def _doomsayer() -> Ability:
    given = move_amber(ALL, a(CREATURE, FRIENDLY), SUPPLY)
    return after_reap(given, repeat(deal(2, a(CREATURE)), for_each=that_much(given)))


DOOMSAYER = card("doomsayer", _doomsayer())
HEAVY_ADORNMENT = card("heavy-adornment", gains(HOST, after_reap(exalt(neighbors_of(THIS)))))
HEED_THE_HORDE = card(
    "heed-the-horde",
    play(lose(for_each(1, FRIENDLY_MUTANTS), OPPONENT)),
    fate(capture(1, ENEMY_MUTANTS)),
)


def _namel_s_confession() -> Ability:
    lost = a(CREATURE, FRIENDLY)
    return play(if_you_do(destroy(lost), gain(half(power_of(lost)))))


NAMEL_S_CONFESSION = card("namel-s-confession", _namel_s_confession())
TOME_OF_ABATEMENT = card("tome-of-abatement", loses(each(CREATURE), ELUSIVE, SKIRMISH, TAUNT, cannot_gain=True))
TORMENTED_BADGE = card(
    "tormented-badge",
    action(take_control(a(CREATURE, ENEMY, with_trait(MUTANT)))),
    fate(take_control(most_powerful(CREATURE, FRIENDLY), by=OPPONENT)),
)
AGAMIGNUS = card(
    "agamignus",
    after(enters(a(CREATURE, OTHER, with_trait(MUTANT))), gain(1)),
    fate(destroy(each(CREATURE, not_(with_trait(MUTANT))))),
)


def _indignant_tone() -> Ability:
    struck = a(CREATURE)
    blow = deal(3, struck)
    return play(blow, if_(is_(struck, destroyed_by(blow)), enrage(neighbors_of(struck))))


INDIGNANT_TONE = card("indignant-tone", _indignant_tone())


def _rack_of_redemption() -> Ability:
    mutant = a(CREATURE, with_trait(MUTANT))
    return after(
        is_destroyed(mutant), if_(first_time(is_destroyed(a(CREATURE, with_trait(MUTANT)))), gain(1, owner_of(mutant)))
    )


RACK_OF_REDEMPTION = card("rack-of-redemption", _rack_of_redemption())
RAGATHA = card(
    "ragatha",
    after(reaps(a(CREATURE, ENEMY)), deal(3, neighbors_of(THIS))),
    printed_before(V18_4, gains(each(CREATURE, ENEMY), after_reap(deal(3, neighbors_of(GRANTING_CARD))))),
)


def _redeem_the_crucible() -> Ability:
    ruin = destroy(each(CREATURE))
    return play(ruin, may(forge(6, reduced_by=done(ruin, with_trait(MUTANT)))), purge(THIS))


REDEEM_THE_CRUCIBLE = card("redeem-the-crucible", _redeem_the_crucible())
RUTHLESS_AVENGER = card("ruthless-avenger", fate(purge(random(CARD, n=2, in_=discard_pile())), shuffle(discard_pile())))
THE_MIST = card("the-mist", omni(destroy(THIS), this_turn(gains(each(CREATURE), MUTANT))))
BRASS_KLEIN = card(
    "brass-klein",
    while_(is_(THIS, ON_FLANK), gains(THIS, SKIRMISH)),
    while_(is_(THIS, not_(ON_FLANK)), gains(THIS, TAUNT)),
    fate(this_turn(cannot(FIGHT, each(CREATURE, FRIENDLY)))),
)
CHARITABLE_HERALD = card(
    "charitable-herald",
    labelled((PLAY, AFTER_REAP), ward(a(CREATURE))),
    fate(unward(each(CREATURE, FRIENDLY))),
)


def _dark_influence() -> Ability:
    thrown = top(1, deck(a_player()))
    return play(discard(thrown), if_(is_(thrown, CREATURE, with_trait(MUTANT)), gain(1)))


DARK_INFLUENCE = card("dark-influence", _dark_influence())


def _driving_courage() -> Ability:
    driven = a(CREATURE, FRIENDLY, with_trait(MUTANT))
    return play(and_(ready(driven), use(driven)))


DRIVING_COURAGE = card(
    "driving-courage",
    _driving_courage(),
    fate(exhaust(each(CREATURE, FRIENDLY, not_(with_trait(MUTANT))))),
)
FALLEN_SOVEREIGN = card("fallen-sovereign", gains(neighbors_of(THIS), MUTANT), fate(put_into_play(THIS, under=YOU)))
GENETIC_STRAIN = card(
    "genetic-strain",
    play(capture(1, each(CREATURE, with_trait(MUTANT)))),
    fate(if_(there_are(SOME, ENEMY_MUTANTS), gain(2, OPPONENT))),
)
GROWLAND = card(
    "growland", after_fight_or_reap(may(destroy(a(CREATURE, with_trait(MUTANT))))), scrap(fully_heal(FRIENDLY_MUTANTS))
)
KNOCKBACK = card("knockback", play(put(a(CREATURE), DECK_TOP)), fate(discard_until(a(CREATURE))))
OBLIVION_KNIGHT = card(
    "oblivion-knight", after_fight(purge(fought_by(THIS))), fate(purge(most_powerful(CREATURE, FRIENDLY)))
)
SALVAY = card("salvay", gains(THIS, (ASSAULT, for_each(2, each(CREATURE, NEIGHBORING, of_house(REDEMPTION))))))


def _vial_of_mutation() -> Ability:
    infected = a(CREATURE, n=2)
    mutation = while_(is_(infected, counters(MUTATION, SOME)), gains(infected, MUTANT))
    return play(put_counters(MUTATION, 1, infected), for_good(mutation))


VIAL_OF_MUTATION = card("vial-of-mutation", _vial_of_mutation())
