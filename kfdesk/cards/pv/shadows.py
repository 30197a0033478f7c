"""Prophetic Visions: Shadows."""

from kfdesk.language.words import *

OF_SHADOWS = of_house(SHADOWS)

COVETOUS_IDOL = card("covetous-idol", while_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), refills(1)))
CURSED_LOOT = card(
    "cursed-loot",
    after(
        plays(YOU),
        discard(random(CARD, in_=hand())),
        if_(there_are(NONE, each(CARD, in_=hand())), destroy(THIS)),
    ),
)


def _disabled_security() -> Ability:
    thrown = discard(top(3, deck(OPPONENT)))
    return play(thrown, as_if_yours(play_card(a(CARD, in_=those(thrown, CARD)))))


DISABLED_SECURITY = card("disabled-security", _disabled_security())
FELDAR_S_PLAN = card("feldar-s-plan", play(next_turn(OPPONENT, after(plays(OPPONENT), steal(1)))))
MICKEY_THE_CARVER = card("mickey-the-carver", after(chooses_house(a_player(), SHADOWS, other=True), steal(1)))


def _sleight() -> Ability:
    lost = a(CREATURE, FRIENDLY)
    return fate(repeat(shuffle(lost, printed=owner_of(lost)), for_each=each(CREATURE, ENEMY, OF_SHADOWS)))


SLEIGHT = card("sleight", destroyed(shuffle(each(CREATURE))), _sleight())


def _brutal_consequences() -> Ability:
    struck = a(CREATURE)
    blow = deal(3, struck)
    return play(blow, if_(is_(struck, destroyed_by(blow)), purge(struck)))


BRUTAL_CONSEQUENCES = card("brutal-consequences", _brutal_consequences(), fate(purge(a(CREATURE, FRIENDLY, EXHAUSTED))))
CAP_REIGNS = card("cap-reigns", gains(each(CREATURE, ENEMY), after_reap(pay(1, YOU))))
CHUMMY = card(
    "chummy",
    before_fight(if_(is_(fought_by(THIS), least_powerful(CREATURE, ENEMY)), steal(1))),
    fate(pay(2, YOU)),
)
COVER_FIRE = card("cover-fire", play(lose(HALF, OPPONENT), steal(1)))
GONE_PEAR_SHAPED = card(
    "gone-pear-shaped",
    play(by(EACH_PLAYER, discard(archives()))),
    fate(this_turn(cannot(REAP, each(CREATURE)))),
)
OX_SARBANE = card(
    "ox-sarbane",
    gains(each(CREATURE, ENEMY), after_fight_or_reap(exhaust(each(CREATURE, FRIENDLY, same(HOUSE, THIS))))),
)
BANDIT_CULVER = card(
    "bandit-culver",
    after(discards(YOU, a(CARD, OF_SHADOWS)), if_(first_time(discards(YOU, a(CARD, OF_SHADOWS))), steal(1))),
)


def _bondsman_belvan() -> Ability:
    seen = top(1, deck(OPPONENT))
    return after_fight_or_reap(look_at(seen), may(discard(seen)))


BONDSMAN_BELVAN = card("bondsman-belvan", _bondsman_belvan(), fate(take_control(a(ARTIFACT, FRIENDLY), by=OPPONENT)))
BURNISHED_NICKLES = card("burnished-nickles", destroyed(return_(a(CREATURE, OTHER))))
EVASIVE_MANEUVERS = card(
    "evasive-maneuvers",
    play(this_turn(cannot(BE_DAMAGED, each(CREATURE, FRIENDLY)))),
    fate(deal(2, each(CREATURE, FRIENDLY))),
)
FALLGUY = card("fallguy", destroyed(steal(1)))


def _hoodwink() -> Ability:
    shown = reveal(hand())
    return play(shown, steal(for_each(1, done(shown, not_(OF_SHADOWS)))), purge(THIS))


HOODWINK = card("hoodwink", _hoodwink())
PORTER_CILLA = card("porter-cilla", after_reap(put(random(CARD, in_=hand(OPPONENT)), DECK_TOP)))


def _predatory_lending() -> Ability:
    debtor = a(CREATURE, ENEMY)
    return play(and_(exalt(debtor), enrage(debtor)))


PREDATORY_LENDING = card(
    "predatory-lending", _predatory_lending(), fate(pay(for_each(1, each(CREATURE, ENEMY, OF_SHADOWS)), YOU))
)


def _thunk() -> Ability:
    struck = a(CREATURE, ENEMY)
    return play(and_(deal(2, struck), exhaust(struck)))


THUNK = card("thunk", _thunk(), fate(destroy(each(CREATURE, EXHAUSTED))))
