"""Winds of Exchange: Ekwidon."""

from kfdesk.language.words import *

_TOKENS = each(CREATURE, FRIENDLY, TOKEN)
AMBITRAGE = card("æmbitrage", keys_cost(1, YOU), refills(1))
ANTIQUITIES_DEALER = card(
    "antiquities-dealer", action(if_(there_are(SOME, each(ARTIFACT, controlled_by(YOU))), gain(2)))
)
AVID_COLLECTING = card("avid-collecting", play(return_(a(CREATURE, FRIENDLY, TOKEN), printed=YOU)))
CONDUCTOR_JARROYA = card("conductor-jărroyă", after_reap(ready(each(ARTIFACT, FRIENDLY, with_trait(BUGGY)))))


def _corner_the_market() -> Ability:
    discarded = a(CARD, in_=hand(OPPONENT))
    archiving = after(discards(OPPONENT, discarded), by(OPPONENT, may(archive(discarded, out_of=discard_pile()))))
    return play(next_turn(OPPONENT, cannot(PLAY, OPPONENT), archiving))


CORNER_THE_MARKET = card("corner-the-market", _corner_the_market())
CURSED_RELIC = card("cursed-relic", cannot(PLAY, THIS), cannot(DISCARD, THIS))
ENVOY_OF_EKWIRRE = card("envoy-of-ekwirrĕ", after_reap(swap(THIS, a(CREATURE, NEIGHBORING), loads=True)))


def _flea_market() -> Ability:
    seen = random(CARD, in_=hand(OPPONENT))
    return action(look_at(seen), if_you_do(may(pay(1, YOU)), as_if_yours(play_card(seen))))


FLEA_MARKET = card("flea-market", _flea_market())


def _freelancer() -> tuple[Ability, Ability]:
    active = a_player()
    return at(START, active, take_control(HOST, by=active)), permits(USE, HOST, as_active=True)


FREELANCER = card("freelancer", *_freelancer())
INSURANCE_POLICY = card("insurance-policy", gains(HOST, destroyed(if_(not_(is_(YOU, ACTIVE)), gain(4)))), play(lose(1)))
_SHELLS = each(CREATURE, FRIENDLY, named("strange-shell"))
MOLLUSCALLER = card(
    "molluscaller", after_reap(this_turn(together(gets(_SHELLS, power=3), loses(_SHELLS, abilities=True))))
)


def _staff_up() -> Ability:
    wages = gets_amber(YOU)
    return play(this_turn(instead(wages, make_token(that_much(wages)))))


STAFF_UP = card("staff-up", _staff_up())
TALENT_SCOUT = card(
    "talent-scout",
    play(
        and_(look_at(hand(OPPONENT)), as_if_yours(play_card(a(CREATURE, in_=hand(OPPONENT))))),
        take_control(THIS, by=OPPONENT),
    ),
)
THE_AMBER_ROAD = card(
    "the-æmber-road",
    omni(
        and_(put_counters(TRADE, 1, THIS), gain(for_each(1, counters_on(TRADE, THIS)))),
        take_control(THIS, by=OPPONENT),
    ),
)
TOKEN_OF_APPRECIATION = card("token-of-appreciation", play(make_token(), forge(7, reduced_by=_TOKENS)))


def _tourist_trap() -> Ability:
    trapped = all_of(a(CREATURE, FRIENDLY, TOKEN), a(CREATURE, ENEMY))
    return action(if_you_do(choose(trapped), swap_control(trapped)))


TOURIST_TRAP = card("tourist-trap", play(make_token()), _tourist_trap())
TRANSITORY_PHILOSOPHER = card("transitory-philosopher", action(steal(for_each(1, each(ARTIFACT, ENEMY)))))


def _exchange_program() -> Ability:
    exchanged = all_of(a(CREATURE, FRIENDLY, ON_FLANK), a(CREATURE, ENEMY, ON_FLANK))
    return play(if_you_do(choose(exchanged), swap_control(exchanged)))


EXCHANGE_PROGRAM = card("exchange-program", _exchange_program())
EXO_SHELL_SYSTEM = card("exo-shell-system", gains(_TOKENS, ELUSIVE), play(make_token()))
GEZDRUTYO_THE_ARCANE = card("gĕzdrutyŏ-the-arcane", action(steal(2), turn_over(THIS)))


def _gezrahi_blacksmith() -> Ability:
    customer = a_player()
    return at(START, customer, by(customer, either(make_token(), draw())))


GEZRAHI_BLACKSMITH = card("gezrăhi-blacksmith", _gezrahi_blacksmith())


def _ikwiji_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), draw(3)))


IKWIJI_OUTPOST = card("ikwijĭ-outpost", _ikwiji_outpost())
MARKET_CRASH = card("market-crash", play(destroy(each(CREATURE, not_(TOKEN))), gain_chains(2)))
NIFFLE_PAW = card("niffle-paw", gains(HOST, after_reap(and_(destroy(THIS), attach(GRANTING_CARD, a(CREATURE, OTHER))))))


def _outnegotiate() -> Ability:
    term = a(CARD, in_=discard_pile(OPPONENT))
    return play(choose(term), and_(steal(equal_to(icons_on(term, AMBER))), put(term, DECK_BOTTOM)))


OUTNEGOTIATE = card("outnegotiate", _outnegotiate())


def _pull_up_stakes() -> Ability:
    settlers = a(CREATURE, FRIENDLY, n=2)
    return play(shuffle(settlers, printed=owner_of(settlers)), return_(a(CREATURE, ENEMY, n=4)))


PULL_UP_STAKES = card("pull-up-stakes", _pull_up_stakes())
PUZZLING_TRINKET = card(
    "puzzling-trinket",
    instead(resolves_icon(YOU, AMBER), may(either(*(resolve_icons(icon) for icon in (CAPTURE, DAMAGE, DRAW))))),
)


def _sandhopper() -> Ability:
    left, next_one = a(CREATURE, FRIENDLY), a(CREATURE, not_(of_house(EKWIDON)), in_=hand())
    return action(if_you_do(return_(left, printed=owner_of(left)), may(play_card(next_one))))


SANDHOPPER = card("sandhopper", _sandhopper())
SCRAPSCROUNGER = card("scrapscrounger", after_reap(swap(a(ARTIFACT, in_=discard_pile()), a(CARD, in_=hand()))))
SHIZYOKU_SWOPPER = card("shĭzyokŭ-swopper", after_fight(swap_control(THIS, fought_by(THIS))))


def _trade_secrets() -> Ability:
    told = discard(any_number(CARD, of_house(EKWIDON), in_=hand()))
    return play(told, steal(for_each(1, done(told))))


TRADE_SECRETS = card("trade-secrets", _trade_secrets())
TYA_ARHI_ESQUIRE = card("tya-arhĭ-esquire", gains(each(CREATURE, FRIENDLY, not_(TOKEN)), destroyed(make_token())))
UNCOMMON_CURRENCY = card("uncommon-currency", action(swap_control(THIS, a(ARTIFACT, ENEMY))))


def _auction_off() -> Ability:
    sold = a(ARTIFACT)
    return play(purge(sold), gain(1, controller_of(sold)))


AUCTION_OFF = card("auction-off", _auction_off())
BELLIGERENT_GUARD = card("belligerent-guard", enters_as(READY), play(draw(1, OPPONENT)))


def _closed_door_negotiation() -> Ability:
    taken = steal(1)
    richer = there_are(more_than(amber_of(YOU)), amber_of(OPPONENT), still=True)
    return play(repeat(sentences(draw(1, OPPONENT), taken), while_=all_true(you_do(taken), richer)))


CLOSED_DOOR_NEGOTIATION = card("closed-door-negotiation", _closed_door_negotiation())
DTHOSHRA_RECRUITER = card("dthoshră-recruiter", after_reap(make_token()))


def _forced_retirement() -> Ability:
    retired = a(CREATURE)
    return play(if_you_do(destroy(retired), gain(1, controller_of(retired))))


FORCED_RETIREMENT = card("forced-retirement", _forced_retirement())
GEMCOAT_VENDOR = card("gemcoat-vendor", action(steal(1), deal(1, THIS)))
GENERAL_ZA_ORHA = card("general-ză-orhă", play(make_token(for_each(1, keys_of(OPPONENT)))))
GENEROUS_OFFER = card("generous-offer", play(if_you_do(destroy(a(CREATURE, FRIENDLY)), steal(2))))
HIRE_ON = card(
    "hire-on",
    play(make_token(), if_(there_are(at_least(6), total(amber_of(YOU), amber_of(OPPONENT))), archive(THIS))),
)


def _mass_buyout() -> Ability:
    bought = destroy(each(CREATURE))
    return play(bought, gain(half(done(bought, controlled_by(EACH_PLAYER)), up=True), EACH_PLAYER))


MASS_BUYOUT = card("mass-buyout", _mass_buyout())
ORNATE_TALKING_TRAY = card("ornate-talking-tray", omni(destroy(THIS), make_token()))


def _shopping_spree() -> Ability:
    spent = discard(hand())
    return play(spent, draw(for_each(1, done(spent))))


SHOPPING_SPREE = card("shopping-spree", _shopping_spree())
SHREWD_INVESTOR = card("shrewd-investor", play(if_you_do(may(gain(1, OPPONENT)), capture(4))))
STEWARD_SU_UZYANE = card("steward-su-uzyanĕ")
THE_OLD_TINKER = card("the-old-tinker", after_reap(discard(a(CARD, in_=hand())), draw()))
THE_VISIBLE_HAND = card("the-visible-hand", play(make_token(2), reveal(hand())))


def _trading_frenzy() -> Ability:
    traders = all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))
    return play(capture(3, traders, opponent_of(traders)))


TRADING_FRENZY = card("trading-frenzy", _trading_frenzy())
SHIGZISO_BUGGY = card("shĭgzisŏ-buggy", action(if_you_do(destroy(a(CREATURE, FRIENDLY)), gain(2))))
SHISNYASI_BUGGY = card("shĭsnyasĭ-buggy", action(if_you_do(lose(1), draw(3))))


def _shizyoku_buggy() -> Ability:
    shown = a(CARD, in_=hand(), n=2)
    return action(reveal(shown), if_(is_(shown, same(HOUSE)), and_(discard(shown), make_token())))


SHIZYOKU_BUGGY = card("shĭzyokŭ-buggy", _shizyoku_buggy())
STRANGE_SHELL = card("strange-shell", cannot((FIGHT, REAP), THIS), action(put(THIS, HAND, printed=YOU)))
DIPLOMAT_FACE = card("diplomat", after_reap(gain(1, EACH_PLAYER)))
TRADER = card("trader", action(steal(1), destroy(THIS)))
PROSPECTOR = card("prospector", destroyed(draw()))
