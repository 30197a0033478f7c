"""Dark Tidings: Star Alliance."""

from kfdesk.language.base import Target
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import *

_TIDE_IS_HIGH = tide(HIGH)
_ANY_WAY = (PLAY, AFTER_FIGHT, AFTER_REAP)
_FOREIGN_NEIGHBORS = each(CREATURE, neighbor_of(THIS), not_(of_house(STAR_ALLIANCE)))


def _5c077(deed: Instruction) -> Ability:
    """After a reap it does something to a creature of the same power, then may change its own."""
    return after_reap(deed, may(either(put_counters(POWER, 1, THIS), remove_counters(POWER, 1, THIS))))


_OF_ITS_POWER = same(POWER, THIS)
FIVE_C077_EVIL_TWIN = card("5c077-evil-twin", _5c077(destroy(a(CREATURE, OTHER, _OF_ITS_POWER))))
CR_OFFICER_HAWKINS_EVIL_TWIN = card(
    "cr-officer-hawkins-evil-twin", play(lose(for_each(1, _FOREIGN_NEIGHBORS), OPPONENT))
)
CH_337A_EVIL_TWIN = card("ch-337a-evil-twin", while_(_TIDE_IS_HIGH, gains(neighbors_of(THIS), SKIRMISH)))
COLONIST_CHAPMAN_EVIL_TWIN = card("colonist-chapman-evil-twin", play(capture(ALL, THIS, EACH_PLAYER)))


def _operative_espion_evil_twin() -> Ability:
    raiser = a_player()
    return after(raises_tide(raiser, turn=raiser), by(raiser, may(deal(3, a(CREATURE)))))


OPERATIVE_ESPION_EVIL_TWIN = card("operative-espion-evil-twin", _operative_espion_evil_twin())
ROCKETEER_TRYSKA_EVIL_TWIN = card("rocketeer-tryska-evil-twin", while_(_TIDE_IS_HIGH, enters_as(READY)))
SHIELD_U_LATER_EVIL_TWIN = card(
    "shield-u-later-evil-twin", or_upgrade(together(loses(HOST, armor=True), gets(HOST, power=-2)))
)


def _between_it_and(other: str) -> Target:
    """The creatures between this one and its partner."""
    return each(CREATURE, between(THIS, each(CREATURE, named(other))))


COM_OFFICER_HINGS = card(
    "com-officer-hings",
    play(may(search(a(CARD, named("com-officer-gross")), deck(), shuffling_said=True))),
    after_fight_or_reap(draw(for_each(1, _between_it_and("com-officer-gross")))),
)
COM_OFFICER_GROSS = card(
    "com-officer-gross",
    play(may(search(a(CARD, named("com-officer-hings")), deck(), shuffling_said=True))),
    after_fight_or_reap(put_counters(POWER, 1, _between_it_and("com-officer-hings"))),
)


def _fives() -> Ability:
    chosen = a(CREATURE, OTHER, FRIENDLY, _OF_ITS_POWER)
    return _5c077(and_(ready(chosen), use(chosen)))


FIVE_C077 = card("5c077", _fives())
CEASEFORGE = card(
    "ceaseforge",
    cannot(FORGE, EACH_PLAYER),
    at(
        START,
        YOU,
        remove_counters(TIME, 1, THIS),
        if_(there_are(NONE, counters_on(TIME, THIS)), destroy(THIS)),
    ),
    play(put_counters(TIME, 2, THIS)),
)
D1_V3_POD = card("d1-v3-pod", while_(_TIDE_IS_HIGH, gains(HOST, SKIRMISH)), while_(tide(LOW), gains(HOST, ELUSIVE)))


def _exploratory_craft() -> Ability:
    crew = up_to(3, CREATURE, FRIENDLY)
    sent = exhaust(crew)
    return action(sent, draw(for_each(1, each_of(HOUSE, those(sent)))))


EXPLORATORY_CRAFT = card("exploratory-craft", _exploratory_craft())


def _make_it_so() -> Ability:
    house, shown = a_house(), top(1, deck())
    hit = is_(shown, of_house(house))
    return play(repeat(sentences(choose(house), reveal(shown), if_(hit, draw())), while_=hit))


MAKE_IT_SO = card("make-it-so", _make_it_so())


def _prof_emeritus_kering() -> Ability:
    first = a(CREATURE, neighbor_of(THIS))
    second = a(CREATURE, neighbor_of(THIS), other_than(first))
    return labelled(_ANY_WAY, use(first), if_(_TIDE_IS_HIGH, use(second)))


PROF_EMERITUS_KERING = card("prof-emeritus-kering", _prof_emeritus_kering())
THE_ULFBERHT_DEVICE = card("the-ulfberht-device", cannot(CHOOSE, EACH_PLAYER, HOUSE_BEFORE))


def _agent_sepdia() -> Ability:
    shot = a(CREATURE)
    return after_fight_or_reap(deal(1, shot), if_(_TIDE_IS_HIGH, stun(shot)))


AGENT_SEPDIA = card("agent-sepdia", _agent_sepdia())
CH_337A = card("ch-337a", while_(_TIDE_IS_HIGH, gains(neighbors_of(THIS), ELUSIVE)))
COLONIST_CHAPMAN = card("colonist-chapman", gains(_FOREIGN_NEIGHBORS, after_reap(gain(1))))
_POWERS = each_of(POWER, each(CREATURE, FRIENDLY))
SABOTAGE_MISSION = card("sabotage-mission", play(next_turn(OPPONENT, keys_cost(for_each(1, _POWERS), EACH_PLAYER))))
SELECTIVE_PRESERVATION = card("selective-preservation", play(destroy(each(CREATURE), but=one_of_each(POWER, CREATURE))))
STATIC_COLLECTION_ARRAY = card(
    "static-collection-array",
    while_(_TIDE_IS_HIGH, keys_cost(-1, YOU)),
    while_(tide(LOW), keys_cost(1, YOU)),
)


def _like_its_neighbors(which: Target) -> AnyAbility:
    """The card may be used as if it belonged to a house of its neighbors."""
    kin = each(CREATURE, neighbor_of(which), of_house(ACTIVE))
    return while_(there_are(SOME, kin), permits(USE, which, as_active=True))


T3R_35A = card("t3r-35a", _like_its_neighbors(THIS), or_upgrade(_like_its_neighbors(HOST)))


def _together() -> Ability:
    foreign = not_(of_house(STAR_ALLIANCE))
    first = a(CARD, foreign, in_=hand())
    second = a(CARD, one_more_than(first), foreign, in_=hand())
    return play(may(play_card(first)), if_(_TIDE_IS_HIGH, may(play_card(second))))


TOGETHER = card("together", _together())
AEMBER_VAC = card("æmber-vac", play(raise_tide()), gains(HOST, at(START, YOU, if_(_TIDE_IS_HIGH, capture(2)))))


def _biome_discovery() -> Ability:
    seen = look_at(top(2, deck()))
    return play(if_(_TIDE_IS_HIGH, may(and_(seen, discard(a(CARD, in_=those(seen, CARD))))), raise_tide()))


BIOME_DISCOVERY = card("biome-discovery", _biome_discovery())
CR_OFFICER_HAWKINS = card("cr-officer-hawkins", play(gain(for_each(1, _FOREIGN_NEIGHBORS))))


def _diplomat_agung() -> Ability:
    house = a_house()
    return labelled(_ANY_WAY, choose(house), this_turn(belongs_to(house, a(CREATURE, FRIENDLY), besides=True)))


DIPLOMAT_AGUNG = card("diplomat-agung", _diplomat_agung())
GRAND_ALLIANCE_COUNCIL = card("grand-alliance-council", play(destroy(each(CREATURE), but=one_of_each(HOUSE, CREATURE))))
LIEUTENANT_VALMART = card(
    "lieutenant-valmart", labelled(_ANY_WAY, if_(_TIDE_IS_HIGH, next_turn(OPPONENT, keys_cost(3, EACH_PLAYER))))
)
OFFICER_S_BLASTER = card(
    "officer-s-blaster",
    gets(HOST, power=2),
    gains(HOST, destroyed(attach(GRANTING_CARD, a(CREATURE, neighbor_of(THIS), on_the(RIGHT, THIS))))),
)


def _operative_espion() -> Ability:
    raiser = a_player()
    return after(raises_tide(raiser, turn=raiser), by(raiser, may(use(a(CREATURE, controlled_by(raiser))))))


OPERATIVE_ESPION = card("operative-espion", _operative_espion())
ROCKETEER_TRYSKA = card("rocketeer-tryska", while_(_TIDE_IS_HIGH, enters_as(READY, of=neighbors_of(THIS))))
SHIELD_U_LATER = card("shield-u-later", or_upgrade(gets(HOST, armor=2)))


def _technobabble() -> Ability:
    babbled = a(CREATURE)
    return play(stun(all_of(babbled, each(CREATURE, neighbor_of(babbled), same(HOUSE, babbled)))))


TECHNOBABBLE = card("technobabble", _technobabble())


def _unity_or_discord() -> Ability:
    gone = up_to(2, CREATURE, FRIENDLY)
    unity = use(a(CREATURE, FRIENDLY, not_(of_house(STAR_ALLIANCE))))
    return play(choose_one(unity, return_(all_of(gone, each(UPGRADE, in_=upgrades_on(gone))))))


UNITY_OR_DISCORD = card("unity-or-discord", _unity_or_discord())
