"""Age of Ascension: Mars."""

from kfdesk.language.words import *

OF_MARS = of_house(MARS)
NOT_MARS = not_(of_house(MARS))


AGENT_HOO_MAN = card(
    "agent-hoo-man", after_reap(stun(all_of(a(CREATURE, FRIENDLY, NOT_MARS), a(CREATURE, ENEMY, NOT_MARS))))
)
CARPET_PHLOXEM = card("carpet-phloxem", play(if_(there_are(NONE, each(CREATURE, FRIENDLY)), deal(4, each(CREATURE)))))
COLLECTOR_WORM = card("collector-worm", after_fight(put(fought_by(THIS), ARCHIVES, printed=YOU)))
GLYXL_PROLIFERATOR = card(
    "glyxl-proliferator", after_reap(if_(is_(THIS, ON_FLANK), archive(a(CARD, OF_MARS, in_=discard_pile()))))
)
IXXYXLI_FIXFINGER = card("ixxyxli-fixfinger", gets(each(CREATURE, OTHER, with_trait(MARTIAN)), armor=1))


def _mars_first() -> Ability:
    martian = a(CREATURE, FRIENDLY, OF_MARS)
    return play(and_(ready(martian), use(martian)))


MARS_FIRST = card("mars-first", _mars_first())


def _mars_needs_amber() -> Ability:
    raided = each(CREATURE, DAMAGED, ENEMY, NOT_MARS)
    return play(capture(1, raided, controller_of(raided)))


MARS_NEEDS_AMBER = card("mars-needs-æmber", _mars_needs_amber())


def _mindworm() -> Ability:
    puppet = fought_by(THIS)
    return before_fight(deal(equal_to(power_of(puppet)), neighbors_of(puppet), by=puppet))


MINDWORM = card("mindworm", _mindworm())
SKYBOOSTER_SQUADRON = card("skybooster-squadron", after_reap(return_(THIS, printed=YOU)))


def _beam() -> Instruction:
    """Damage to a creature, which is moved to a flank."""
    moved = a(CREATURE)
    return and_(deal(2, moved), move_to(moved, FLANK))


TYXL_BEAMBUCKLER = card("tyxl-beambuckler", play(_beam()))
XANTHYX_HARVESTER = card(
    "xanthyx-harvester",
    while_(there_are(SOME, each(CREATURE, neighbor_of(THIS), NOT_MARS)), cannot(USE, THIS)),
    after_reap(gain(1)),
)


def _stuns_reapers() -> Ability:
    reaper = a(CREATURE, ENEMY)
    return after(reaps(reaper), stun(reaper))


ZYSYSYX_SHOCKWORM = card("zysysyx-shockworm", _stuns_reapers())


def _amber_conduction_unit() -> Ability:
    reaper = a(CREATURE, ENEMY)
    return after(reaps(reaper), if_(first_time(reaps()), stun(reaper)))


AMBER_CONDUCTION_UNIT = card("æmber-conduction-unit", _amber_conduction_unit())

CONTAINMENT_FIELD = card("containment-field", after(is_used(HOST), destroy(HOST)))
DESTROY_THEM_ALL = card("destroy-them-all", play(destroy(all_of(a(ARTIFACT), a(CREATURE), a(UPGRADE)))))


def _exterminate_exterminate() -> Ability:
    soldier = a(CREATURE)
    weaker = a(CREATURE, NOT_MARS, power(less_than(power_of(soldier))))
    return play(for_those(each(CREATURE, FRIENDLY, OF_MARS), soldier, destroy(weaker)))


EXTERMINATE_EXTERMINATE = card("exterminate-exterminate", _exterminate_exterminate())
HYPNOBEAM = card("hypnobeam", play(take_control(a(CREATURE, ENEMY))))
NYZYK_RESONATOR = card("nyzyk-resonator", keys_cost(for_each(2, neighbors_of(THIS)), OPPONENT))
PHLOXEM_SPIKE = card(
    "phloxem-spike", play(if_(there_are(NONE, each(CREATURE, FRIENDLY)), destroy(each(CREATURE, not_(ON_FLANK)))))
)
STORM_CRAWLER = card("storm-crawler", deals_when_fighting(1), _stuns_reapers())


def _destructive_analysis() -> Ability:
    analyzed = a(CREATURE)
    spent = purge(any_number(CARD, in_=archives()))
    return play(deal(2, analyzed), spent, deal(for_each(2, done(spent)), analyzed))


DESTRUCTIVE_ANALYSIS = card("destructive-analysis", _destructive_analysis())


def _entropic_manipulator() -> Ability:
    player = a_player()
    return play(choose(player), may(redistribute(DAMAGE, each(CREATURE, controlled_by(player)))))


ENTROPIC_MANIPULATOR = card("entropic-manipulator", _entropic_manipulator())


def _extinction() -> Ability:
    chosen = a(CREATURE)
    return play(destroy(all_of(chosen, each(CREATURE, same(TRAIT, chosen)))), gain_chains(1))


EXTINCTION = card("extinction", _extinction())
KILLZORD_MK_9001 = card(
    "killzord-mk-9001", gets(HOST, power=2, armor=2), gains(HOST, SKIRMISH, after_fight(gain_chains(1)))
)


def _martian_generosity() -> Ability:
    given = lose(ALL)
    return play(given, draw(for_each(2, that_much(given))))


MARTIAN_GENEROSITY = card("martian-generosity", _martian_generosity())
SHARD_OF_HATE = card(
    "shard-of-hate", action(repeat(stun(a(CREATURE, ENEMY)), for_each=each(CARD, FRIENDLY, with_trait(SHARD))))
)
YXLYX_STIMRAGER = card("yxlyx-stimrager", after_fight(_beam()))
YZPHYZ_KNOWDRONE = card(
    "yzphyz-knowdrone",
    play(
        archive(),
        if_you_do(may(purge(a(CARD, in_=archives(a_player())))), stun(a(CREATURE))),
    ),
)
