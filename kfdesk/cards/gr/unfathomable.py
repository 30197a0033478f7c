"""Grim Reminders: Unfathomable."""

from kfdesk.language.words import *

AWFUL_ATOLL = card(
    "awful-atoll",
    while_(is_(YOU, HAUNTED), gets(each(CREATURE, FRIENDLY), power=-2)),
    while_(is_(OPPONENT, HAUNTED), gets(each(CREATURE, ENEMY), power=-2)),
    as_soon_as(there_are(NONE, each(CREATURE)), destroy(THIS)),
)


def _bottomless_depths() -> Ability:
    thrown = a(CARD, in_=hand())
    return after(discards(YOU, thrown), put_under(thrown, out_of=discard_pile()))


BOTTOMLESS_DEPTHS = card("bottomless-depths", _bottomless_depths())
CURSE_OF_CONFUSION = card("curse-of-confusion", at(END, YOU, exhaust(each(CREATURE, FRIENDLY, of_house(ACTIVE)))))


def _giltspine_mesmerist() -> Ability:
    someone = a_player()
    return after(readies(a(CARD), by=someone), discard(top(1, deck(someone))))


GILTSPINE_MESMERIST = card("giltspine-mesmerist", _giltspine_mesmerist(), scrap(discard(top(3, deck(a_player())))))
IHAKA_OF_THE_DEPTHS = card(
    "ihaka-of-the-depths", after(draws(YOU, turn=YOU), may(put(top(1, discard_pile()), DECK_BOTTOM)))
)


def _strange_torpedo() -> Ability:
    blast = deal(1, a(CREATURE), splash=1)
    hit = each(CREATURE, in_=those(blast))
    return play(blast, if_(is_(OPPONENT, HAUNTED), and_(stun(hit), exhaust(hit))))


STRANGE_TORPEDO = card("strange-torpedo", _strange_torpedo())
THING_FROM_THE_DEEP = card(
    "thing-from-the-deep",
    cannot(PLAY, THIS, unless=there_are(SOME, each(CARD, named("open-the-seal"), in_=discard_pile()))),
    after_fight(steal(2)),
)


def _unsettling_ancestry() -> Ability:
    shaken = a(CREATURE, ENEMY)
    return play(and_(stun(shaken), exhaust(shaken)), if_(is_(YOU, HAUNTED), archive(THIS)))


UNSETTLING_ANCESTRY = card("unsettling-ancestry", _unsettling_ancestry())
ADDLEFISH = card("addlefish", after_fight(by(OPPONENT, discard(random(CARD, n=2, in_=hand())))))


def _dirge_of_the_deep() -> Ability:
    thrown = discard(bottom(1, deck(OPPONENT)))
    return play(thrown, exhaust(each(CREATURE, same(HOUSE, those(thrown, CARD)))))


DIRGE_OF_THE_DEEP = card("dirge-of-the-deep", _dirge_of_the_deep())
DREDGE = card(
    "dredge",
    play(this_turn(gains(each(CREATURE, FRIENDLY), after_reap(put(a(CARD, in_=discard_pile()), DECK_TOP))))),
)
ELDRITCH_SYNAN = card("eldritch-synan", cannot(BE_DAMAGED, THIS, by=each(CREATURE, DAMAGED)))
GATEWATCHER = card("gatewatcher", destroyed(if_(is_(OPPONENT, HAUNTED), destroy(each(CREATURE, ENEMY, ON_FLANK)))))


def _hukaru_icefin() -> Ability:
    house = a_house()
    return after_reap(choose(house), exhaust(each(CREATURE, of_house(house))))


HUKARU_ICEFIN = card("hukaru-icefin", _hukaru_icefin(), scrap(exhaust(one_of(a(CREATURE), a(ARTIFACT)))))


def _nightmare_inducer() -> Ability:
    nightmare = a(CARD, in_=discard_pile(OPPONENT))
    afraid = each(CREATURE, ENEMY, same(HOUSE, nightmare))
    return action(choose(nightmare), exhaust(afraid), put(nightmare, DECK_BOTTOM))


NIGHTMARE_INDUCER = card("nightmare-inducer", _nightmare_inducer())
THOUGHTSWIM = card("thoughtswim", gains(HOST, while_(is_(OPPONENT, HAUNTED), cannot(BE_DAMAGED, THIS))))
ARCANE_TRANSMITTER = card(
    "arcane-transmitter", action(discard(top(4, deck(a_player())))), scrap(shuffle(discard_pile()))
)


def _beam_of_forgetting() -> Ability:
    forgotten = random(CARD, in_=hand(OPPONENT))
    return play(reveal(forgotten), put(forgotten, DECK_BOTTOM))


BEAM_OF_FORGETTING = card("beam-of-forgetting", _beam_of_forgetting())


def _circlespeak() -> Ability:
    speaker = a(CREATURE)
    return play(choose(speaker), capture(2, speaker, players_with(HAUNTED)))


CIRCLESPEAK = card("circlespeak", _circlespeak())
ECHO_GUARDIAN = card("echo-guardian", while_(is_(YOU, HAUNTED), together(gets(THIS, power=2), gains(THIS, POISON))))


def _echoing_deathknell() -> Ability:
    knell = deal(1, each(CREATURE))
    return play(repeat(knell, while_=there_are(at_least(1), done(knell, destroyed_by(knell)))))


ECHOING_DEATHKNELL = card("echoing-deathknell", _echoing_deathknell())
IMMERSIONEER = card(
    "immersioneer", after_reap(discard(top(3, deck(a_player())))), scrap(shuffle(bottom(3, discard_pile())))
)
KORIKI_GERMINATOR = card(
    "koriki-germinator", labelled((PLAY, AFTER_REAP), put(a(CARD, in_=discard_pile(a_player())), DECK_BOTTOM))
)
MNEMOLEECH = card("mnemoleech", after_reap(if_(is_(OPPONENT, HAUNTED), steal(2), otherwise=steal(1))))
SQUALLMASTER = card(
    "squallmaster",
    after_fight_or_reap(by(EACH_PLAYER, discard(random(CARD, in_=hand())))),
    scrap(exhaust(a(CREATURE, ENEMY))),
)
TANGIMANGI = card("tangimangi", while_(is_(OPPONENT, HAUNTED), keys_cost(3, OPPONENT)))


def _tendrils_from_beyond() -> Ability:
    seized = a(CREATURE)
    with_neighbors = return_(all_of(seized, neighbors_of(seized)))
    return play(choose(seized), if_(is_(controller_of(seized), HAUNTED), with_neighbors, otherwise=return_(seized)))


TENDRILS_FROM_BEYOND = card("tendrils-from-beyond", _tendrils_from_beyond())
TRAWLER = card("trawler", play(if_(is_(YOU, HAUNTED), capture(ALL))))
OPEN_THE_SEAL = card("open-the-seal")
XENOS_DARKSHADOW = card(
    "xenos-darkshadow", x_is(each(CARD, in_=discard_pile())), destroyed(if_(is_(YOU, HAUNTED), archive(THIS)))
)
