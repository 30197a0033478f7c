"""Mass Mutation: Star Alliance."""

from kfdesk.cards.mm.logos import research
from kfdesk.language.words import *

ACCESS_DENIED = card("access-denied", cannot(REAP, HOST))
_TO_A_NEIGHBOR = attach(THIS, a(CREATURE, neighbor_of(HOST)))
BLAST_SHIELDING = card(
    "blast-shielding", gets(HOST, armor=2), after(is_used(HOST), by(controller_of(HOST), may(_TO_A_NEIGHBOR)))
)
CREWMAN_JORG = card(
    "crewman-jörg",
    action(if_(there_are(NONE, each(CREATURE, neighbor_of(THIS), of_house(STAR_ALLIANCE))), steal(1))),
)
DAEMO_ALIEN = card("dæmo-alien", after_fight(*research()), destroyed(steal(1)))


def _hadron_collision() -> Ability:
    struck = a(CREATURE)
    return play(and_(unward(struck), deal(3, struck, unarmored=True)))


HADRON_COLLISION = card("hadron-collision", _hadron_collision())
OBSERV_U_MAX = card("observ-u-max", gains(HOST, after_fight_or_reap(capture(1))))
_ANY_WAY = (PLAY, AFTER_FIGHT, AFTER_REAP)


def _scout_pete() -> Ability:
    seen = top(1, deck())
    return labelled(_ANY_WAY, look_at(seen), may(discard(seen)))


SCOUT_PETE = card("scout-pete", _scout_pete())
SECURI_DROID = card("securi-droid", or_upgrade(gains(HOST, TAUNT)))


def _subdue() -> Ability:
    subdued = a(CREATURE)
    return play(and_(deal(1, subdued), stun(subdued)))


SUBDUE = card("subdue", _subdue())
_OF_OTHERS = a(CREATURE, not_(of_house(STAR_ALLIANCE)))
SUBJECT_KIRBY = card("subject-kirby", labelled(_ANY_WAY, this_turn(next_(permits(PLAY, _OF_OTHERS)))))


def _survey() -> Ability:
    seen = look_at(top(2, deck()))
    return play(seen, discard(a(CARD, in_=those(seen, CARD))))


SURVEY = card("survey", _survey())


def _teleporter_chief_tink() -> Ability:
    swapped = a(CREATURE, OTHER, FRIENDLY)
    return action(swap(THIS, swapped), this_turn(permits(USE, swapped)))


TELEPORTER_CHIEF_TINK = card("teleporter-chief-tink", _teleporter_chief_tink())
ANT1_10NY = card("ant1-10ny", at(END, YOU, move_amber(1, THIS, OPPONENT)), play(capture(ALL)))
ARMORY_OFFICER_NEL = card("armory-officer-nel", after(enters(a(UPGRADE)), draw()))
_UPGRADES_HERE = each(UPGRADE, in_=upgrades_on(THIS))
AWAY_TEAM = card("away-team", destroyed(put(_UPGRADES_HERE, ARCHIVES)))
DETENTION_COIL = card("detention-coil", cannot(FIGHT, HOST))
HAYDEN_OSWIN = card("hayden-oswin", after_reap(gain(for_each(1, _UPGRADES_HERE))))


def _lcdr_trigon() -> Ability:
    discarded = discard(top(1, deck()))
    return after_reap(discarded, resolve_icons(those(discarded, CARD)))


LCDR_TRIGON = card("lcdr-trigon", _lcdr_trigon())
MUTAGENESIS_RESEARCHER = card("mutagenesis-researcher")


def _new_frontiers() -> Ability:
    house, shown = a_house(), reveal(top(3, deck()))
    of_it = each(CARD, of_house(house), in_=those(shown, CARD))
    return play(choose(house), shown, and_(archive(of_it), discard(rest_of(of_it))))


NEW_FRONTIERS = card("new-frontiers", _new_frontiers())


def _particle_sweep() -> Ability:
    struck = a(CREATURE)
    return play(instead_if(deal(2, struck), is_(struck, CREATURE, with_trait(MUTANT)), destroy(struck)))


PARTICLE_SWEEP = card("particle-sweep", _particle_sweep())
STEALTHSTER = card("stealthster", or_upgrade(gains(HOST, ELUSIVE)))


def _ambassador_liu() -> Ability:
    discarded = a(CARD, in_=hand())
    return action(
        discard(discarded),
        if_(is_(discarded, any_of(of_house(DIS), of_house(SHADOWS))), steal(1)),
        if_(is_(discarded, any_of(of_house(LOGOS), of_house(UNTAMED))), gain(2)),
        if_(is_(discarded, any_of(of_house(SANCTUM), of_house(SAURIAN))), capture(3)),
    )


AMBASSADOR_LIU = card("ambassador-liu", _ambassador_liu())
COMMANDER_DHRXGAR = card(
    "commander-dhrxgar", after(attaches(a_player(), a(UPGRADE), one_of(THIS, neighbors_of(THIS))), gain(1))
)


def _ensign_el_samra() -> Ability:
    shown = a(CARD, in_=hand())
    return action(reveal(shown), resolve_icons(shown))


ENSIGN_EL_SAMRA = card("ensign-el-samra", _ensign_el_samra())
HAPLESS_CADET = card("hapless-cadet", destroyed(lose(3, OPPONENT)))
HOLD_THE_LINE = card("hold-the-line", play(draw(for_each(1, excess(each(CREATURE, ENEMY), each(CREATURE, FRIENDLY))))))


def _jon_cargo() -> Ability:
    discarded, shown = discard(top(1, deck())), reveal(hand())
    of_its_house = each(CARD, same(HOUSE, those(discarded, CARD)), in_=those(shown, CARD))
    return after_reap(and_(discarded, shown), archive(of_its_house))


JON_CARGO = card("jon-cargo", _jon_cargo())
KARTANOO = card("kartanoo", after_reap(as_if_yours(use(a(ARTIFACT)))))
MATTER_MAKER = card("matter-maker", permits(PLAY, a(UPGRADE)))
Z_FORCE_AGENT_14 = card("z-force-agent-14", after_fight(gain(for_each(1, _UPGRADES_HERE))))
Z_PARTICLE_TRACKER = card(
    "z-particle-tracker", gains(HOST, after_fight(search(a(UPGRADE), deck(), shuffling_said=True)))
)
Z_RAY_BLASTER = card(
    "z-ray-blaster",
    together(gets(HOST, power=3), gains(HOST, before_fight(deal(3, neighbors_of(fought_by(THIS)))))),
)
Z_WAVE_EMITTER = card("z-wave-emitter", at(START, YOU, ward(HOST)))


DINO_ALIEN = card("dino-alien", play(if_you_do(may(exalt(THIS)), deal(3, a(CREATURE)))), after_fight(*research()))
LYCO_ALIEN = card("lyco-alien", after_fight(*research()))
SACRO_ALIEN = card("sacro-alien", after_fight(*research()))
_SWAP_A_CARD = if_you_do(discard(a(CARD, in_=hand())), draw())
TECHNO_ALIEN = card("techno-alien", after_fight(*research()), after_reap(_SWAP_A_CARD))
UMBRA_ALIEN = card("umbra-alien", after_fight(*research()))
