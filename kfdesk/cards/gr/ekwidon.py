"""Grim Reminders: Ekwidon."""

from kfdesk.language.words import *

ART_PROJECT = card("art-project", play(if_you_do(unforge(), and_(purge(THIS), draw(10, OPPONENT)))))


def _azuretooth() -> Ability:
    given = a(CREATURE, FRIENDLY)
    return after_fight_or_reap(move_amber(ALL, given, YOU), take_control(given, by=OPPONENT))


AZURETOOTH = card("azuretooth", _azuretooth())
CURSE_OF_SPONTANEITY = card("curse-of-spontaneity", at(DRAW_STEP, YOU, discard(hand())))


def _ekwirres_fulcrum() -> Ability:
    player = a_player()
    return at(END, player, by(player, if_you_do(may(gain(1)), draw(2, OPPONENT))))


EKWIRRES_FULCRUM = card("ekwirrĕ-s-fulcrum", _ekwirres_fulcrum())
ELENYA_THE_CHARMING = card(
    "elenya-the-charming", after(forges(YOU), take_control(most_powerful(CREATURE, FRIENDLY), by=OPPONENT))
)
GRISLY_EXCHANGE = card(
    "grisly-exchange", play(put(top(5, discard_pile(OPPONENT)), DECK_BOTTOM), discard(top(5, deck())))
)


def _midyear_festivities() -> Ability:
    guests = a(CREATURE, n=9)
    return play(choose(guests), move_amber(ALL, guests, controller_of(ITSELF)), destroy(guests))


MIDYEAR_FESTIVITIES = card("midyear-festivities", _midyear_festivities())


def _put_in_a_spin() -> Ability:
    bet, wheel = a_house(), discard(top(1, deck(OPPONENT)))
    spin = sentences(and_(choose(bet), wheel), if_(is_(those(wheel, CARD), of_house(bet)), gain(4)))
    return play(if_you_do(lose(1), spin))


PUT_IN_A_SPIN = card("put-in-a-spin", _put_in_a_spin())
SKREEL_SWARM = card("skreel-swarm", play(deal(1, each(CREATURE, ENEMY))), scrap(may(archive(THIS))))


def _soul_exchange() -> Ability:
    player = a_player()
    soul = top(1, discard_pile(player), CREATURE)
    return play(choose(player), return_(soul, printed=player), destroy(a(CREATURE, controlled_by(player))))


SOUL_EXCHANGE = card("soul-exchange", _soul_exchange())
TACHYON_MANIFOLD = card("tachyon-manifold", action(take_turn(), draw(10, OPPONENT), purge(THIS)))
ZAVEL_ARCHAEOLOGIST = card(
    "zavel-archaeologist",
    after(plays(YOU, a(ARTIFACT, in_=discard_pile())), gain(1)),
    labelled((PLAY, AFTER_REAP), may(play_card(a(ARTIFACT, in_=discard_pile())))),
)


def _bonded_auctioneer() -> tuple[Ability, Ability]:
    sold = a(ARTIFACT)
    return after_reap(if_you_do(destroy(sold), gain(1, controller_of(sold)))), scrap(return_(a(ARTIFACT)))


BONDED_AUCTIONEER = card("bonded-auctioneer", *_bonded_auctioneer())
FORBIDDEN_TOME = card("forbidden-tome", refills(1, players_with(HAUNTED)))
FORTUNE_REVERSER = card(
    "fortune-reverser", considered(HOST, BLANK), play(destroy(each(UPGRADE, OTHER, in_=upgrades_on(HOST))))
)
GEGRROKUU_SAPPER = card(
    "gegrrŏkŭŭ-sapper",
    labelled((PLAY, AFTER_FIGHT), take_control(a(ARTIFACT, ENEMY)), take_control(THIS, by=OPPONENT)),
    scrap(if_you_do(destroy(a(ARTIFACT, FRIENDLY)), destroy(a(ARTIFACT, ENEMY)))),
)
MARKET_FLUCTUATION = card(
    "market-fluctuation",
    play(
        draw(3, players_with(HAUNTED)),
        by(players_without(HAUNTED), discard(random(CARD, n=3, in_=hand()))),
    ),
)
PEN_PAL = card("pen-pal", action(if_you_do(exhaust(a(CREATURE, ENEMY)), gain(1, EACH_PLAYER))))
PHOBIVORE = card("phobivore", gains(HOST, while_(is_(YOU, HAUNTED), cannot(USE, THIS))))
RAVENING_MORPHAZOID = card(
    "ravening-morphazoid",
    while_(is_(YOU, HAUNTED), gains(THIS, POISON, SKIRMISH)),
    after_fight_or_reap(draw(), discard(a(CARD, in_=hand()))),
)
SANDWYRM = card("sandwyrm", after_fight(shuffle(THIS, printed=YOU)))


def _technorachnophobia() -> Ability:
    thrown = discard(top(10, deck()))
    return play(thrown, if_(there_are(at_least(5), done(thrown, same(HOUSE))), steal(2)))


TECHNORACHNOPHOBIA = card("technorachnophobia", _technorachnophobia())
DE_ESCALATION = card("de-escalation", play(destroy(each(CREATURE)), by(OPPONENT, archive(top(3, deck())))))
_GOODS = one_of(*(a(sort, in_=discard_pile()) for sort in (ACTION, ARTIFACT, UPGRADE)))
ESTATE_SALE = card("estate-sale", play(if_you_do(purge(_GOODS), gain(2))))
HISTORIAN_LI_DARKIN = card(
    "historian-li-darkin", after_reap(by(EACH_PLAYER, return_(top(1, discard_pile()), printed=YOU)))
)


def _hoaxpitality() -> Ability:
    guest, host = a(CREATURE, ENEMY), a(CREATURE, FRIENDLY)
    return play(choose(guest), this_turn(has(host, power=equal_to(power_of(guest)))))


HOAXPITALITY = card("hoaxpitality", _hoaxpitality())
INCARNATION_POD = card(
    "incarnation-pod",
    action(put(a(CARD, in_=discard_pile(a_player())), DECK_BOTTOM)),
    scrap(purge(bottom(1, deck(EACH_PLAYER)))),
)
IRON_HEIDY = card("iron-heidy", while_(is_(YOU, HAUNTED), gets(all_of(THIS, neighbors_of(THIS)), armor=2)))


def _legerdemain() -> Ability:
    vanished = a(CREATURE, DAMAGED)
    return play(if_you_do(return_(vanished), gain(1, controller_of(vanished))))


LEGERDEMAIN = card("legerdemain", _legerdemain())
PERMANENT_RECORD = card("permanent-record", play(if_you_do(exhaust(a(CREATURE, FRIENDLY)), steal(2))))


def _rumor_sower() -> Ability:
    told = by(OPPONENT, discard(top(1, deck())))
    return after_reap(told, stun(a(CREATURE, ENEMY, same(HOUSE, those(told, CARD)))))


RUMOR_SOWER = card("rumor-sower", _rumor_sower())


def _security_detail() -> Ability:
    guarded = a(CREATURE, FRIENDLY)
    return play(capture(1, all_of(guarded, neighbors_of(guarded))))


SECURITY_DETAIL = card("security-detail", _security_detail())
SIPHONAPTERIAN = card(
    "siphonapterian", while_(is_(YOU, HAUNTED), gains(THIS, TAUNT)), destroyed(if_(not_(is_(YOU, ACTIVE)), gain(2)))
)
TUTOR_BIN_RILLO = card(
    "tutor-bin-rillo", play(discard(up_to(3, CARD, in_=hand())), draw(1, OPPONENT)), scrap(draw(1, EACH_PLAYER))
)
_BEHIND = there_are(more_than(keys_of(YOU)), keys_of(OPPONENT))
REVIVED_ZA_ORHA = card(
    "revived-ză-orhă",
    play(if_(_BEHIND, if_you_do(forge(), purge(THIS)))),
    destroyed(if_(is_(YOU, HAUNTED), archive(THIS))),
)
