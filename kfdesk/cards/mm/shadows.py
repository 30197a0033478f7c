"""Mass Mutation: Shadows."""

from kfdesk.cards.mm.logos import research
from kfdesk.language.words import *

BO_NITHING = card("bo-nithing", play(steal(for_each(1, keys_of(OPPONENT)))))
DAEMO_THIEF = card("dæmo-thief", destroyed(steal(1)))
DARK_WAVE = card("dark-wave", play(deal(2, each(CREATURE, not_(with_trait(MUTANT))))))
FRANCIS_THE_ECONOMIST = card("francis-the-economist", after_fight(gain(1, EACH_PLAYER)))


def _look_over_there() -> Ability:
    struck = a(CREATURE)
    blow = deal(2, struck)
    return play(blow, if_(is_(struck, not_(destroyed_by(blow))), steal(1)))


LOOK_OVER_THERE = card("look-over-there", _look_over_there())
MUTANT_CUTPURSE = card("mutant-cutpurse")
OPPORTUNIST = card("opportunist", gains(HOST, ELUSIVE), play(capture(1, HOST, from_=opponent_of(HOST))))
RAD_PENNY = card("rad-penny", play(steal(1)), destroyed(shuffle(THIS, printed=YOU)))
SHOULDER_ID = card("shoulder-id", cannot(FIGHT, THIS), instead(is_damaged(a(CREATURE), by=THIS), steal(1)))
SUBTLE_OTTO = card("subtle-otto", play(by(OPPONENT, discard(random(CARD, in_=hand())))))
TEMPTING_OFFER = card("tempting-offer", play(if_you_do(return_(a(CREATURE, ENEMY)), gain(1, OPPONENT))))


def _vandalize() -> Ability:
    seen = look_at(top(3, deck(OPPONENT)))
    discarded = a(CARD, in_=those(seen, CARD))
    return play(seen, and_(discard(discarded), put(rest_of(discarded), DECK_TOP)))


VANDALIZE = card("vandalize", _vandalize())


def _borrow() -> Ability:
    taken = a(ARTIFACT, ENEMY)
    return play(take_control(taken), for_good(belongs_to(SHADOWS, taken, while_yours=True)))


BORROW = card("borrow", _borrow())
BOSS_ZAREK = card("boss-zarek", gains(each(CREATURE, FRIENDLY, amber(SOME)), ELUSIVE))
LUCKY_DICE = card("lucky-dice", omni(destroy(THIS), next_turn(OPPONENT, cannot(BE_DAMAGED, each(CREATURE, FRIENDLY)))))
MIASMA_BOMB = card("miasma-bomb", action(destroy(THIS), next_turn(OPPONENT, skips(FORGE_STEP, OPPONENT))))


def _ransack() -> Ability:
    discarded = discard(top(1, deck()))
    theft = sentences(steal(1), discarded)
    return play(repeat(theft, while_=is_(those(discarded, CARD), of_house(SHADOWS))))


RANSACK = card("ransack", _ransack())
RECKLESS_RIZZO = card("reckless-rizzo", action(steal(2), until_your_turn(loses(THIS, ELUSIVE))))
SAFE_HOUSE = card("safe-house", action(archive(a(CREATURE, FRIENDLY))))
THE_SHADOWSMITH = card("the-shadowsmith", gains(each(CREATURE, with_trait(MUTANT)), ELUSIVE))
DOOM_SIGIL = card(
    "doom-sigil", gains(each(CREATURE), POISON), as_soon_as(there_are(NONE, each(CREATURE)), destroy(THIS))
)
JOHNNY_LONGFINGERS = card(
    "johnny-longfingers", gains(each(CREATURE, FRIENDLY, with_trait(MUTANT)), destroyed(steal(1)))
)
LIAM_SAY = card("liam-say", at(START, YOU, may(deal(1, a(CREATURE)))))


def _mastermindy() -> tuple[Ability, Ability]:
    removed = remove_counters(SCHEME, ALL, THIS)
    return at(END, YOU, put_counters(SCHEME, 1, THIS)), action(removed, steal(for_each(1, that_much(removed))))


MASTERMINDY = card("mastermindy", *_mastermindy())
MOLE = card("mole", gains(HOST, spendable(THIS, OPPONENT)))
PINCERATOR = card("pincerator", at(END, EACH_PLAYER, deal(1, each(CREATURE, ON_FLANK))))


def _shadowsaurus() -> Ability:
    enemy = a(CREATURE, ENEMY)
    moved = move_amber(ALL, enemy, OPPONENT)
    return action(
        moved,
        if_(
            there_are(SOME, that_much(moved)),
            sentences(take_control(enemy), for_good(belongs_to(SHADOWS, enemy, while_yours=True))),
        ),
    )


SHADOWSAURUS = card("shadowsaurus", _shadowsaurus())
SPLINTER = card("splinter")
DINO_THIEF = card("dino-thief", play(if_you_do(may(exalt(THIS)), deal(3, a(CREATURE)))))
LYCO_THIEF = card("lyco-thief")
SACRO_THIEF = card("sacro-thief")
TECHNO_THIEF = card("techno-thief", after_reap(if_you_do(discard(a(CARD, in_=hand())), draw())))
XENO_THIEF = card("xeno-thief", after_fight(*research()))
