"""Æmber Skies: Logos."""

from kfdesk.language.words import *

ARCENOMOMETER = card("arcenomometer", action(next_turn(OPPONENT, after(plays(OPPONENT), lose(1, OPPONENT)))))
CAPTAIN_NEMO = card("captain-nemo", after_fight(destroy(all_of(a(ARTIFACT), a(CREATURE)))))


def _empyrean_charge() -> Ability:
    archived = total(each(CARD, in_=archives()), each(CARD, in_=archives(OPPONENT)))
    return play(forge(6, reduced_by=archived), discard(archives(EACH_PLAYER)))


EMPYREAN_CHARGE = card("empyrean-charge", _empyrean_charge())
MINERVA_S_WINGS = card("minerva-s-wings", together(cannot((FIGHT, REAP), HOST), gains(HOST, action(draw(2)))))
NAUTILUS = card("nautilus", labelled((PLAY, AFTER_FIGHT), ward(a(CREATURE)), draw()))
WEIGH_THE_ANCHOR = card(
    "weigh-the-anchor",
    play(repeat(stun(a(CREATURE, ENEMY)), for_each=excess(each(CREATURE, ENEMY), each(CREATURE, FRIENDLY)))),
)
CMD_PROMPT = card("cmd-prompt", after_reap(this_turn(next_(permits(PLAY, a(CARD, not_(of_house(LOGOS))))))))
_STONE = each(CARD, counters(MINERALIZE, SOME))
DE_ANIMATOR = card(
    "de-animator",
    together(considered(_STONE, ARTIFACT), gains(_STONE, action(destroy(THIS)))),
    labelled((PLAY, AFTER_REAP), put_counters(MINERALIZE, 1, a(CREATURE))),
)
DE_DOSS = card("de-doss", gains(HOST, cannot(PLAY, OPPONENT, a(CREATURE, power(more_than(power_of(THIS)))))))
QUANTUM_COMPASS = card("quantum-compass", omni(archive(top(1, deck()))))
RM_FOLER = card("rm-foler", after_reap(if_you_do(destroy(a(CREATURE, ENEMY)), draw())))


def _root_access() -> Ability:
    thrown = discard(bottom(1, deck(OPPONENT)))
    return play(thrown, deal(2, each(CREATURE, ENEMY, same(HOUSE, those(thrown, CARD)))))


ROOT_ACCESS = card("root-access", _root_access())
ARTICULATED_REN = card("articulated-ren", at(END, YOU, if_you_do(may(exhaust(a(CREATURE, FRIENDLY))), draw())))
BRILLIX_PONDER = card("brillix-ponder", scrap(draw()))
CONNECTOME_TRANSFER = card("connectome-transfer", play(put(each(CREATURE, ON_FLANK), ARCHIVES)))
EZRA_PAWS = card("ezra-paws", labelled((PLAY, AFTER_REAP), reveal(hand(OPPONENT)), draw()))


def _placeholder() -> Ability:
    held = a(CREATURE)
    blow = deal(2, held)
    return play(repeat(and_(move_to(held, FLANK), blow), if_=is_(held, not_(destroyed_by(blow)))))


PLACEHOLDER = card("placeholder", _placeholder())
QUANTUM_MOUSE = card("quantum-mouse", instead(resolves_icon(YOU, DRAW), may(resolve_icons(DISCARD))))
SKIPPY_THE_GLORIOUS = card(
    "skippy-the-glorious",
    labelled((PLAY, AFTER_REAP), archive(top(1, deck()))),
    scrap(if_you_do(as_if_yours(use(a(ARTIFACT, ENEMY))), draw())),
)
WURM_TUNNEL = card("wurm-tunnel", play(if_you_do(move_amber(1, a(CREATURE), SUPPLY), draw(2))))
HOLO_CAMO = card("holo-camo", while_(is_(HOST, READY), cannot(BE_DAMAGED, HOST)))


def _reallocation_accessory() -> Ability:
    whose = a_player()
    sparks = repeat(deal(1, a(CREATURE)), for_each=each(CARD, in_=archives(whose)))
    return gains(HOST, after_reap(archive(), choose(whose), sparks))


REALLOCATION_ACCESSORY = card("reallocation-accessory", _reallocation_accessory())
VOID_SHIELDS = card("void-shields", gains(HOST, at(END, YOU, ward(THIS))))


def _titan_sentry() -> Ability:
    whose = a_player()
    return labelled((PLAY, AFTER_REAP), choose(whose), put(random(CARD, in_=hand(whose)), ARCHIVES))


TITAN_SENTRY = card("titan-sentry", cannot(TAKE_ARCHIVES, EACH_PLAYER), _titan_sentry())
