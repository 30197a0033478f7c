"""Tokens of Change: Skyborn."""

from kfdesk.language.words import *

BALAENORA = card(
    "balaenora",
    cannot(PLAY, THIS, unless=there_are(at_least(7), amber_of(OPPONENT))),
    play(capture(ALL)),
    after_fight(take_control(THIS, by=OPPONENT)),
)
HUNTER_OF_LEGEND = card("hunter-of-legend", gains(HOST, SKIRMISH, after_fight(make_token())))
REDHAWK = card("redhawk", action(gain(1, EACH_PLAYER), make_token()))
WATCHED_CLOSELY = card("watched-closely", gains(HOST, after_reap(by(OPPONENT, make_token()))))
CAPTAIN_PELLA = card("captain-pella", after_reap(make_token()))
FIERCE_COMPETITION = card(
    "fierce-competition", play(make_token(), if_(there_are(equal_to(keys_of(OPPONENT)), keys_of(YOU)), archive(THIS)))
)
SHIKARI = card("shikari", play(make_token()), after_fight(return_(THIS, printed=YOU)))
THE_TWIN_LAMPS = card(
    "the-twin-lamps", play(steal(1), if_(there_are(more_than(amber_of(OPPONENT)), amber_of(YOU)), make_token()))
)
WRANGLER = card("wrangler", action(gain(1, EACH_PLAYER)))
AERIALIST = card("aerialist", while_(key_forged(YELLOW), gains(THIS, after_reap(capture(1)))))
CORSAIR = card("corsair", while_(key_forged(RED), together(gets(THIS, power=1), gains(THIS, SKIRMISH))))
MARKETEER = card("marketeer", while_(key_forged(BLUE), gains(THIS, action(gain(2), destroy(THIS)))))
