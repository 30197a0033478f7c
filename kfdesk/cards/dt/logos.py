"""Dark Tidings: Logos."""

from kfdesk.language.words import *

ARMADRONE_EVIL_TWIN = card("armadrone-evil-twin", after_fight(steal(2)))
_WITH_THE_TIDE = (after(raises_tide(YOU), ready(THIS)), after(raises_tide(OPPONENT), exhaust(THIS)))
BINARY_MORAY_EVIL_TWIN = card("binary-moray-evil-twin", *_WITH_THE_TIDE)
CAPTAIN_KRESAGE_EVIL_TWIN = card("captain-kresage-evil-twin", loses(each(CREATURE), ELUSIVE, TAUNT, POISON, SKIRMISH))
OLD_EGAD_EVIL_TWIN = card("old-egad-evil-twin", destroyed(enrage(each(CREATURE, ENEMY))))
PI_SWEVEN_EVIL_TWIN = card(
    "pi-sweven-evil-twin", after_reap(if_(tide(HIGH), by(OPPONENT, discard(random(CARD, in_=hand())))))
)
PROF_GARWYNNE_EVIL_TWIN = card("prof-garwynne-evil-twin", after_fight(may(put(a(CARD, in_=archives()), HAND))))
_CARDS_PLAYED = times_of(plays(YOU, a(CARD)), THIS_TURN)
TALMAGE_STEELHEART_EVIL_TWIN = card(
    "talmage-steelheart-evil-twin", play(deal(equal_to(_CARDS_PLAYED), a(CREATURE, ENEMY)))
)
DR_VEROKTER = card(
    "dr-verokter",
    after_reap(put(one_of(a(UPGRADE, in_=discard_pile()), a(ACTION, in_=discard_pile())), DECK_TOP, printed=YOU)),
)
ROOFTOP_LABORATORY = card("rooftop-laboratory", enters_as(READY, of=each(CREATURE, FRIENDLY, with_trait(SCIENTIST))))
RECKLESS_EXPERIMENTATION = card("reckless-experimentation", gains(HOST, after_reap(play_card(top(1, deck())))))


def _groundbreaking_discovery() -> Ability:
    needed = ("dr-verokter", "rooftop-laboratory", "reckless-experimentation")
    ready_to_try = all_true(*(there_are(SOME, each(CARD, FRIENDLY, named(id_))) for id_ in needed))
    return play(
        if_(ready_to_try, and_(destroy(all_of(each(CREATURE), each(ARTIFACT), each(UPGRADE))), unforge(), purge(THIS)))
    )


GROUNDBREAKING_DISCOVERY = card("groundbreaking-discovery", _groundbreaking_discovery())
BACKUP_PLAN = card(
    "backup-plan",
    play(repeat(archive(top(1, deck())), for_each=excess(each(CREATURE, ENEMY), each(CREATURE, FRIENDLY)))),
)
CAPTAIN_KRESAGE = card(
    "captain-kresage", gains_like(THIS, each(CREATURE, OTHER, FRIENDLY), ELUSIVE, TAUNT, POISON, SKIRMISH)
)
CHRONOPHAGE = card("chronophage", gains(all_of(each(CREATURE, ENEMY), each(ARTIFACT, ENEMY)), OMEGA))
HONORS_KEYSIS = card("honors-keysis", play(if_you_do(forge(7, reduced_by=_CARDS_PLAYED), purge(THIS))))


def _ruins_of_archonis() -> tuple[Ability, Ability]:
    explorer = a_player()
    found = if_(is_(THIS, READY), move_amber(ALL, THIS, explorer))
    return play(place_amber(4, THIS), archive()), after(plays(explorer, nth=6), found)


RUINS_OF_ARCHONIS = card("ruins-of-archonis", *_ruins_of_archonis())


def _slrs_austeralis() -> Ability:
    tired = exhaust(up_to(3, CREATURE, FRIENDLY, of_house(LOGOS)))
    return action(tired, repeat(play_card(top(1, deck())), for_each=done(tired)))


SLRS_AUSTERALIS = card("slrs-austeralis", _slrs_austeralis())
_TURN_THE_TIDE = if_(tide(HIGH), raise_tide(OPPONENT), otherwise=raise_tide())
TIDE_WARP = card("tide-warp", at(START, YOU, _TURN_THE_TIDE))
ARCHONS_CALLBACK = card("archon-s-callback", play(draw(5)))
BINARY_MORAY = card("binary-moray", *_WITH_THE_TIDE, after_reap(archive()))
FORGIVE_OR_FORGET = card(
    "forgive-or-forget",
    play(
        choose_one(
            archive(a(CARD, different(TYPE), n=2, in_=discard_pile())),
            purge(all_of(up_to(2, CARD, in_=discard_pile()), up_to(2, CARD, in_=discard_pile(OPPONENT)))),
        )
    ),
)
ISOTROPIC_CORE = card("isotropic-core", gains(each(CREATURE, FRIENDLY), (HAZARDOUS, 1)))


def _mechabuoy() -> Ability:
    whoever = a_player()
    return at(START, whoever, if_(tide(HIGH, whoever), gain(1, whoever)))


MECHABUOY = card("mechabuoy", _mechabuoy())
MIND_BULLETS = card("mind-bullets", play(deal(for_each(1, _CARDS_PLAYED), each(CREATURE))))
PROF_GARWYNNE = card("prof-garwynne", after_reap(may(put(a(CARD, in_=archives()), HAND))))


def _think_twice() -> Ability:
    thought = a(ACTION, in_=discard_pile())
    return play(and_(play_card(thought), purge(thought)))


THINK_TWICE = card("think-twice", _think_twice())
ARMADRONE = card("armadrone", after_fight(steal(1)))


def _austeralis_seaborg() -> Ability:
    target = a(CREATURE)
    blow = deal(2, target)
    return after_reap(blow, if_(is_(target, destroyed_by(blow)), raise_tide()))


AUSTERALIS_SEABORG = card("austeralis-seaborg", _austeralis_seaborg())
BILGEWARDEN = card("bilgewarden", labelled((PLAY, AFTER_REAP), _TURN_THE_TIDE))


def _final_analysis() -> Ability:
    analyzed = destroy(each(CREATURE))
    return play(analyzed, draw(for_each(1, done(analyzed, controlled_by(EACH_PLAYER))), EACH_PLAYER))


FINAL_ANALYSIS = card("final-analysis", _final_analysis())


def _hydrocataloguer() -> Ability:
    raiser = a_player()
    return after(raises_tide(raiser), by(raiser, archive(top(1, deck()))))


HYDROCATALOGUER = card("hydrocataloguer", _hydrocataloguer())
OLD_EGAD = card("old-egad", destroyed(ward(neighbors_of(THIS))))
PI_SWEVEN = card("pi-sweven", after_reap(if_(tide(HIGH), draw(3))))
SCIENCE = card("science", play(this_turn(after(plays(YOU, a(ACTION, OTHER)), gain(1)))))
STATIC_CHARGE = card("static-charge", gains(HOST, at(START, YOU, deal(2, neighbors_of(THIS)))))
SUBMERSIVE_PRINCIPLE = card(
    "submersive-principle", play(instead_if(lose(1, EACH_PLAYER), tide(HIGH), lose(HALF, EACH_PLAYER)))
)
TALMAGE_STEELHEART = card("talmage-steelheart", play(put_counters(POWER, for_each(1, _CARDS_PLAYED), THIS)))
THEORY_OR_CONJECTURE = card(
    "theory-or-conjecture", play(choose_one(archive(top(2, deck())), play_card(top(1, deck()))))
)
