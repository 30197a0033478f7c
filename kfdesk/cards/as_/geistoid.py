"""Æmber Skies: Geistoid."""

from kfdesk.language.words import *

_FRIENDS_WITH_AMBER = each(CREATURE, FRIENDLY, amber(SOME))


def _aurascope() -> Ability:
    seen = a(CARD, in_=hand())
    return action(if_you_do(discard(seen), purge(a(CARD, same(TYPE, seen), in_=discard_pile(a_player())))))


AURASCOPE = card("aurascope", _aurascope())
GHOUL_KEEPING = card("ghoul-keeping", play(ready(a(CREATURE, FRIENDLY, of_house(GEISTOID)))))
HELICHOPPER = card(
    "helichopper", while_(is_(YOU, HAUNTED), gets(THIS, power=for_each(3, amber_on(THIS)))), action(capture(2))
)
JAHNEERIE = card("jahneerie", gains(_FRIENDS_WITH_AMBER, after_reap(move_amber(1, THIS, YOU))))
PKE_SYPHONATOR = card(
    "pke-syphonator",
    play(gain(for_each(1, each(CARD, in_=archives(OPPONENT)))), by(OPPONENT, discard(archives()))),
)
SHELL_OF_A_GHOST = card(
    "shell-of-a-ghost",
    play(
        destroy(each(CREATURE, not_(ON_FLANK))),
        put_into_play(a(CREATURE, in_=discard_pile(a_player())), under=YOU),
        gain_chains(2),
    ),
)
A_GHOST_IN_THE_SUN = card(
    "a-ghost-in-the-sun",
    play(repeat(put_into_play(a(CREATURE, in_=discard_pile())), for_each=keys_of(OPPONENT))),
)
ATOMIC_DESTABILIZER = card(
    "atomic-destabilizer",
    gains(HOST, at(END, YOU, capture(1), lose(for_each(1, amber_on(THIS))))),
)


def _crepuscular_rays() -> Ability:
    shone_upon = a(CREATURE, FRIENDLY)
    return play(choose(shone_upon), move_amber(ALL, shone_upon, YOU), destroy(shone_upon))


CREPUSCULAR_RAYS = card("crepuscular-rays", _crepuscular_rays())


def _doppelganger() -> Ability:
    beside = a(CREATURE, NEIGHBORING)
    return at(START, YOU, choose(beside), this_turn(gains_of(THIS, beside)))


DOPPELGANGER = card("doppelganger", _doppelganger())
PARADRONE = card("paradrone", after_fight(capture(1, a(CREATURE, FRIENDLY))))
TITAN_APPARITION = card(
    "titan-apparition",
    destroyed(if_(not_(is_(YOU, ACTIVE)), by(OPPONENT, discard(top(5, deck()))), otherwise=discard(top(5, deck())))),
)
ALL_HANDS_ON_DECK = card(
    "all-hands-on-deck", play(if_(is_(YOU, HAUNTED), destroy(a(CREATURE)), otherwise=deal(3, a(CREATURE))))
)
COLONEL_SLIME = card("colonel-slime", scrap(capture(1, a(CREATURE, FRIENDLY))))
HAUNTING_DECK = card("haunting-deck", play(if_(is_(YOU, HAUNTED), purge(a(CARD, in_=discard_pile(a_player()))))))


def _manifestation() -> Ability:
    manifest = a(CARD, in_=discard_pile(a_player(HAUNTED)))
    return play(choose(manifest), resolve_icons(manifest))


MANIFESTATION = card("manifestation", _manifestation())
PARABYTE = card(
    "parabyte",
    keys_cost(for_each(1, amber_on(each(CREATURE, FRIENDLY))), OPPONENT),
    labelled((PLAY, AFTER_REAP), capture(1, a(CREATURE, FRIENDLY))),
)
PORTAL_GUARDIAN = card("portal-guardian", destroyed(capture(2, a(CREATURE, OTHER, FRIENDLY))))
STRATOWISE = card(
    "stratowise",
    after_fight_or_reap(discard(a(CARD, in_=hand())), if_(is_(YOU, HAUNTED), capture(1))),
)
SUMMONED_COUNSEL = card(
    "summoned-counsel",
    after_reap(shuffle(one_of(a(CARD, in_=discard_pile()), a(CARD, in_=purged())), printed=YOU)),
)
WELLSTRING = card("wellstring", after_fight_or_reap(deal(3, a(CREATURE))))
BANSHEE_SUIT = card("banshee-suit", gains(HOST, destroyed(archive(all_of(THIS, top(2, discard_pile()))))))
ETHEREAL_ADAPTOR = card("ethereal-adaptor", gains(HOST, spendable(THIS)))
SHARD_OF_RESURGENCE = card(
    "shard-of-resurgence",
    action(repeat(archive(a(CARD, in_=discard_pile())), for_each=each(CARD, FRIENDLY, with_trait(SHARD)))),
)
