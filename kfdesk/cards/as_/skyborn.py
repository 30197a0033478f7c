"""Æmber Skies: Skyborn."""

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import *

OF_SKYBORN = of_house(SKYBORN)


def _aero_o_fore() -> AnyAbility:
    formation = may(rearrange(each(CREATURE, OTHER, controlled_by(YOU))))
    return while_(is_(THIS, CENTER), gains(THIS, after_reap(formation, capture(2, each(CREATURE, FRIENDLY, ON_FLANK)))))


AERO_O_FORE = card("aero-o-fore", _aero_o_fore())
BLACK_TEMPEST = card("black-tempest", after_fight(if_(there_are(NONE, keys_of(YOU)), steal(3), steal(2))))
CLOUDBURST_COMMAND = card(
    "cloudburst-command",
    keys_cost(for_each(1, each(CREATURE, OF_SKYBORN, ON_FLANK)), OPPONENT),
)
FLIP_STALLARD = card("flip-stallard", loses(each(CREATURE, ENEMY), DESTROYED))


def _han_peregrine() -> Ability:
    healed = a(CREATURE, DAMAGED)
    return after_fight_or_reap(if_you_do(may(exalt(THIS)), and_(fully_heal(healed), move_to(healed, FLANK))))


HAN_PEREGRINE = card("han-peregrine", _han_peregrine())


def _ley_earl_of_hurl() -> Ability:
    saved = and_(fully_heal(THIS), exhaust(THIS), ward(THIS), move_to(THIS, FLANK))
    return instead(is_destroyed(THIS), if_(not_(is_(THIS, ON_FLANK)), saved))


LEY_EARL_OF_HURL = card("ley-earl-of-hurl", _ley_earl_of_hurl())


MAQUI_EXPEDITION = card("maqui-expedition", play(take_control(a(CREATURE, ENEMY, ON_FLANK))))
NANTUCKET = card("nantucket", after_fight_or_reap(gain(for_each(1, each(CREATURE, OF_SKYBORN, NEIGHBORING)))))
NOMADIC_INSIGHT = card("nomadic-insight", play(capture(1, each(CREATURE, FRIENDLY, ON_FLANK))))
RAZOR_S_GAMBIT = card("razor-s-gambit", action(repeat(ready_and_fight(FRIENDLY, OF_SKYBORN), if_=key_forged(BLUE))))


def _recreational_jettison() -> Ability:
    thrown = a(CARD, in_=hand())
    return play(repeat(sentences(discard(thrown), resolve_icons(thrown)), if_=key_forged(YELLOW, a_player())))


RECREATIONAL_JETTISON = card("recreational-jettison", _recreational_jettison())


def _refined_adhesive() -> Ability:
    whose = a_player()
    stuck = a(CARD, in_=hand(whose))
    return instead(discards(whose, stuck), and_(reveal(stuck), put_under(stuck, HOST)))


REFINED_ADHESIVE = card("refined-adhesive", _refined_adhesive())
TREASURE_ISLAND = card(
    "treasure-island",
    gains(each(CREATURE, FRIENDLY, OF_SKYBORN), after_reap(move_amber(1, YOU, GRANTING_CARD))),
    spendable(THIS),
)
UNIVERSAL_WELCOME = card("universal-welcome", play(take_control(a(CREATURE, ENEMY, CENTER))))
VISCOUNT_OF_AERYS = card(
    "viscount-of-aerys",
    while_(key_forged(YELLOW), enters_as(STUNNED, of=each(CREATURE, ENEMY))),
    play(if_(key_forged(YELLOW), stun(each(CREATURE, ENEMY)))),
)
AMBER_AIRHART = card("æmber-airhart", after_fight_or_reap(shuffle(THIS)))
EDGE_OF_THE_WORLD = card("edge-of-the-world", play(move_to(a(CREATURE), FLANK), steal(1)))
FREEDOM_TO_BE = card(
    "freedom-to-be",
    play(forge(4, reduced_by=each(CREATURE, OF_SKYBORN, ON_FLANK))),
)
NAVIGATOR_KETARR = card("navigator-ketarr", after_reap(if_(is_(THIS, ON_FLANK), and_(draw(2), archive()))))
PIRATE_CHAMPION = card("pirate-champion", after_fight(may(move_to(THIS, FLANK))))


def _red_skies() -> Ability:
    moved = a(CREATURE, FRIENDLY, OF_SKYBORN)
    return play(repeat(and_(move_to(moved, FLANK), ready(moved)), if_=key_forged(RED, a_player())))


RED_SKIES = card("red-skies", _red_skies())
REDLINE_ROTATION = card("redline-rotation", play(if_(there_are(at_least(7), amber_of(OPPONENT)), steal(HALF))))


def _rose_of_sharon() -> Ability:
    strong = a(CREATURE, NEIGHBORING)
    hit = sentences(choose(strong), deal(equal_to(power_of(strong)), a(CREATURE, ENEMY)))
    return action(repeat(hit, if_=key_forged(RED)))


ROSE_OF_SHARON = card("rose-of-sharon", _rose_of_sharon())
SHAE_CLOUDKICKER = card("shae-cloudkicker", labelled((PLAY, AFTER_REAP), swap(THIS, a(CREATURE, FRIENDLY, OTHER))))
SILVER_LININGS = card("silver-linings", play(gain(for_each(1, each_of(HOUSE, each(CREATURE, FRIENDLY, ON_FLANK))))))
THIRD_OF_CLIFF = card(
    "third-of-cliff",
    action(if_(key_forged(RED), destroy(each(CREATURE, ENEMY, ON_FLANK)), destroy(a(CREATURE, ENEMY, ON_FLANK)))),
)

TRANSMUTING_LIFT = card("transmuting-lift", gains(HOST, after_reap(may(move_to(THIS, ANYWHERE)))))


def _against_all_flags() -> Ability:
    flank = each(CREATURE, ON_FLANK, same(HOUSE, each(CREATURE, ON_FLANK, other_than(ITSELF))))
    return play(if_(there_are(SOME, flank), steal(2), steal(1)))


AGAINST_ALL_FLAGS = card("against-all-flags", _against_all_flags())


def _bomb_arang() -> Ability:
    target = a(CREATURE, ENEMY)
    blow = deal(3, target)
    return play(blow, if_(is_(target, not_(destroyed_by(blow))), deal(1, a(CREATURE, FRIENDLY))))


BOMB_ARANG = card("bomb-arang", _bomb_arang())
BOSUN_CREEN = card("bosun-creen", scrap(move_to(a(CREATURE), FLANK)))
BUX_BASTIAN = card("bux-bastian", scrap(exalt(a(CREATURE, ENEMY, ON_FLANK))))
_FLANKS = each(CREATURE, FRIENDLY, ON_FLANK)
CHANDLER_ANOUK = card("chandler-anouk", together(gets(_FLANKS, armor=2), gains(_FLANKS, TAUNT)))
INDIGO_HALYARD = card(
    "indigo-halyard",
    while_(key_forged(BLUE), gains(THIS, after_reap(ready_and_fight(FRIENDLY, OTHER)))),
    while_(key_forged(BLUE, OPPONENT), gains(neighbors_of(THIS), TAUNT)),
)
PROP_DUSTING = card("prop-dusting", play(destroy(a(CREATURE, ENEMY, ON_FLANK))))
RAIDING_PARTY = card("raiding-party", after_fight(if_(key_forged(None, EACH_PLAYER), steal(2), steal(1))))
SAFE_PORT = card(
    "safe-port",
    play(if_(key_forged(YELLOW), capture(2, a(CREATURE, FRIENDLY))), if_(key_forged(YELLOW, OPPONENT), steal(1))),
)
SCALAWAG_FINN = card("scalawag-finn", after_fight(heal(3, THIS)))
SEEKER_MISSILES = card(
    "seeker-missiles", play(repeat(deal(2, a(CREATURE)), for_each=each(CREATURE, OF_SKYBORN, ON_FLANK)))
)
SKULKING_SABOTEURS = card(
    "skulking-saboteurs",
    after_reap(
        if_(key_forged(RED), destroy(a(CREATURE, ENEMY))),
        if_(key_forged(YELLOW), destroy(a(ARTIFACT, ENEMY))),
        if_(key_forged(BLUE), destroy(a(UPGRADE, ENEMY))),
    ),
)
EFFICIENT_AMBER_BURNER = card(
    "efficient-æmber-burner",
    gains(HOST, keys_cost(for_each(-1, amber_on(THIS)), OPPONENT)),
    gains(HOST, after_reap(exalt(THIS))),
)
FLINT_S_LEGEND = card("flint-s-legend", play(move_amber(1, OPPONENT, a(ARTIFACT, named("treasure-island")))))
FLINT_S_MAP = card(
    "flint-s-map",
    omni(search(a(CARD, named("flint-s-legend", "flint-s-stash", "treasure-island")), to=ARCHIVES, archived=True)),
)
FLINT_S_STASH = card("flint-s-stash", gains(each(CREATURE, ON_FLANK), destroyed(gain(2))))
LATERAL_THRUSTERS = card(
    "lateral-thrusters", gains(HOST, at(START, YOU, may(rearrange(each(CREATURE, controlled_by(YOU))))))
)
TORPEFYING_HARPOON = card(
    "torpefying-harpoon", gains(HOST, at(END, YOU, if_(not_(is_(THIS, ON_FLANK)), destroy(THIS))))
)
SHARD_OF_COURAGE = card(
    "shard-of-courage", action(repeat(ready_and_fight(FRIENDLY), for_each=each(CARD, FRIENDLY, with_trait(SHARD))))
)
