"""Winds of Exchange: Sanctum."""

from kfdesk.language.words import *

_KNIGHT = with_trait(KNIGHT)
BATARIEL_OF_THE_GREY = card("batariel-of-the-grey", after_reap(ready(each(CREATURE, named("disciple")))))
FRIENDSHIP = card("friendship", instead(is_damaged(HOST), redirect(to=neighbors_of(HOST), divided=True)))
HALO_OF_ENLIGHTENMENT = card(
    "halo-of-enlightenment",
    while_(
        there_are(SOME, each(CREATURE, TOKEN, controlled_by(controller_of(HOST)))),
        cannot(BE_ATTACKED, HOST),
    ),
    play(make_token()),
)
HEAVY_SUBSIDIES = card("heavy-subsidies", keys_cost(6, EACH_PLAYER), gains(each(CREATURE), after_reap(gain(1))))


def _renewed_life() -> Ability:
    cure = fully_heal(a(CREATURE))
    return play(cure, make_token(for_each(1, that_much(cure))))


RENEWED_LIFE = card("renewed-life", _renewed_life())
SARIEL_THE_STEADFAST = card(
    "sariel-the-steadfast", while_(not_(is_(YOU, ACTIVE)), cannot(BE_EXHAUSTED, each(CREATURE, FRIENDLY)))
)
THE_PROMISED_BLADE = card(
    "the-promised-blade",
    at(START, a_player(), take_control(THIS, by=player_with(FEWEST, each(CREATURE)))),
    omni(capture(1, a(CREATURE, FRIENDLY))),
)
ZEPHON_THE_OPULENT = card(
    "zephon-the-opulent",
    cannot(USE, THIS, unless=there_are(at_least(2), each(CREATURE, FRIENDLY, TOKEN))),
    play(make_token(2)),
    after_reap(gain(2)),
)
GREY_ABBESS = card("grey-abbess", gets(each(CREATURE, FRIENDLY, TOKEN), armor=1), play(make_token()))
HYMN_TO_DUMA = card(
    "hymn-to-duma", gains(each(CREATURE, FRIENDLY), omni(destroy(THIS), capture(2, a(CREATURE, FRIENDLY))))
)
KATERINA_THE_SUMMONER = card(
    "katerina-the-summoner",
    labelled((PLAY, AFTER_REAP), capture(1)),
    destroyed(make_token(for_each(1, amber_on(THIS)))),
)


def _lightbringer_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), capture(3, a(CREATURE, FRIENDLY))))


LIGHTBRINGER_OUTPOST = card("lightbringer-outpost", _lightbringer_outpost())
MARTYR_OF_THE_VAULT = card(
    "martyr-of-the-vault", destroyed(if_(there_are(at_least(7), amber_of(OPPONENT)), lose(all_but(5), OPPONENT)))
)
SQUIRE_RECRUITMENT = card("squire-recruitment", play(make_token(for_each(1, each(CREATURE, FRIENDLY, _KNIGHT)))))


def _absolve() -> Ability:
    cure = heal(1, each(CREATURE))
    return play(cure, capture(1, each(CREATURE, in_=those(cure))))


ABSOLVE = card("absolve", _absolve())
BATTLEFIELD_EVANGELIST = card("battlefield-evangelist", after_fight(make_token()))
CELESTIAL_GORM = card("celestial-gorm", omni(destroy(THIS), return_(each(ARTIFACT, OTHER))))
COLONEL_MARIANA = card("colonel-mariana", play(capture(1, each(CREATURE, FRIENDLY, _KNIGHT))))
KASSIEL_THE_BENEVOLENT = card("kassiel-the-benevolent")
KNIGHTAPULT = card("knightapult", action(this_turn(next_(enters_as(READY, ANYWHERE, of=a(CREATURE, FRIENDLY))))))
MEMBERSHIP_DRIVE = card("membership-drive", play(make_token(), gain(for_each(1, each(CREATURE, FRIENDLY, TOKEN)))))
MUSTER = card("muster", play(make_token(), if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), archive(THIS))))
OSTENTATIOUS_MOUNT = card("ostentatious-mount", gains(HOST, TAUNT), play(move_to(HOST, ANYWHERE)))


def _outflank() -> Ability:
    on_flanks = each(CREATURE, ON_FLANK, of_house(SANCTUM))
    return play(capture(2, on_flanks, opponent_of(on_flanks)))


OUTFLANK = card("outflank", _outflank())
PANDULF_THE_PROVOKER = card("pandulf-the-provoker", play(enrage(a(CREATURE, ENEMY))))


def _request_donations() -> Ability:
    made = make_token()
    return play(made, capture(2, those(made)))


REQUEST_DONATIONS = card("request-donations", _request_donations())
RETRIBUTION = card(
    "retribution",
    play(if_(there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY)), destroy(a(CREATURE, ENEMY)))),
)
REVERED_MONK = card("revered-monk", gets(THIS, armor=for_each(2, each(CREATURE, NEIGHBORING, of_house(SANCTUM)))))
_MONKS_BESIDE = for_each(1, each(CREATURE, NEIGHBORING, with_trait(MONK)))
DISCIPLE = card("disciple", gets(THIS, power=_MONKS_BESIDE, armor=_MONKS_BESIDE))
CLERIC = card("cleric", after(enters(THIS), capture(1)))
DEFENDER = card("defender")
SQUIRE = card("squire")
