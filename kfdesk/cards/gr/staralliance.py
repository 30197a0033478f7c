"""Grim Reminders: Star Alliance."""

from kfdesk.engine.events import CardMoved, CardPlayed, Event, EventKind
from kfdesk.engine.terms import Zone
from kfdesk.language.effects.base import Scope
from kfdesk.language.reactions import After
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Wordable

_FOREIGN = not_(of_house(STAR_ALLIANCE))
_ANY_WAY = (PLAY, AFTER_FIGHT, AFTER_REAP)


def _anachronometer() -> Ability:
    thrown = discard(top(equal_to(each(CARD, in_=discard_pile(OPPONENT))), deck()))
    return gains(HOST, after_fight_or_reap(shuffle(discard_pile()), draw(), thrown))


ANACHRONOMETER = card("anachronometer", _anachronometer())
_LIKE_A_NEIGHBOR = same(HOUSE, neighbors_of(ITSELF))
CURSE_OF_OBSTINACY = card(
    "curse-of-obstinacy", at(END, YOU, stun(each(CREATURE, FRIENDLY, not_(ON_FLANK), _LIKE_A_NEIGHBOR)))
)


def _jackpot_greene() -> Ability:
    reaper = a(CREATURE)
    thrown = discard(top(1, deck(controller_of(reaper))))
    return after(reaps(reaper), thrown, if_(is_(those(thrown, CARD), of_house(STAR_ALLIANCE)), gain(1)))


JACKPOT_GREENE = card("jackpot-greene", _jackpot_greene())


def _played_by_a_neighbor() -> Ability:
    return labelled((PLAY, AFTER_REAP), resolve(PLAY, a(CREATURE, NEIGHBORING), as_played=True))


def _first_scrap() -> Ability:
    thrown = a(CARD, in_=hand())
    return scrap(discard(thrown), resolve(PLAY, thrown, as_played=True))


MISSILE_OFFICER_MYERS = card(
    "missile-officer-myers",
    _played_by_a_neighbor(),
    scrap(this_turn(next_(permits(PLAY, a(CARD, not_(of_house(ACTIVE))))))),
    printed_before(V18_4, _played_by_a_neighbor(), _first_scrap()),
)


MULTI_DIMENSIONAL_RESCUE = card(
    "multi-dimensional-rescue",
    play(
        return_(one_of_each(TYPE, CARD, in_=discard_pile()), printed=YOU),
        this_turn(next_(permits(PLAY, a(CARD, _FOREIGN)))),
        purge(THIS),
    ),
)


def _necromorph() -> Ability:
    near = there_are(SOME, each(CREATURE, neighbor_of(THIS), _FOREIGN))
    victim = a(CREATURE, NEIGHBORING, _FOREIGN)
    return instead(is_destroyed(THIS), if_(near, and_(fully_heal(THIS), destroy(victim))))


NECROMORPH = card("necromorph", _necromorph())


def _paradox_shield() -> Ability:
    spent = discard(top(equal_to(power_of(THIS)), deck()))
    saved = and_(fully_heal(THIS), destroy(GRANTING_CARD))
    return gains(HOST, instead(is_destroyed(THIS), if_you_do(spent, saved)))


PARADOX_SHIELD = card("paradox-shield", _paradox_shield())


THREE_LL_I0T = card(
    "3ll-i0t",
    labelled(_ANY_WAY, may(play_card(a(UPGRADE, in_=discard_pile()), on=THIS))),
    scrap(shuffle(each(UPGRADE, IN_PLAY))),
)
ALIEN_HORROR = card(
    "alien-horror", while_(is_(YOU, HAUNTED), gets(THIS, power=7)), after_fight(capture(1, neighbors_of(THIS)))
)
BAD_CHEMISTRY = card("bad-chemistry", play(stun(each(CREATURE, _LIKE_A_NEIGHBOR))))
CORPORAL_BRIDGER = card(
    "corporal-bridger", labelled(_ANY_WAY, this_turn(permits(USE, each(CREATURE, _FOREIGN), up_to=1)))
)


def _event_horizon() -> Ability:
    found = discard_until(a(ACTION))
    return play(found, if_(there_are(SOME, done(found, sort=ACTION)), play_card(those(found, ACTION))))


EVENT_HORIZON = card("event-horizon", _event_horizon())
_HOUSES = each_of(HOUSE, each(CREATURE, FRIENDLY))
PENTACORDER = card("pentacorder", gains(HOST, keys_cost(for_each(1, _HOUSES), OPPONENT)))
PROTOTYPE_HARNESS = card("prototype-harness", together(gets(HOST, power=6), gains(HOST, at(START, YOU, deal(1, THIS)))))


def _staff_sergeant_rhea() -> Ability:
    chosen = a(CREATURE, FRIENDLY)
    return scrap(and_(ready(chosen), use(chosen)))


STAFF_SERGEANT_RHEA = card(
    "staff-sergeant-rhea",
    permits(USE, neighbors_of(THIS), as_of=STAR_ALLIANCE),
    _staff_sergeant_rhea(),
)
_USE_FOREIGN = use(a(CREATURE, FRIENDLY, _FOREIGN))
SEANCE_SCANNER = card("séance-scanner", action(if_(is_(YOU, HAUNTED), _USE_FOREIGN)))
COM_OFFICER_PALIK = card("com-officer-palik", after_fight_or_reap(capture(1, a(CREATURE, FRIENDLY))))


def _essence_entangler() -> Ability:
    giver = a(CREATURE)
    return scrap(move_amber(1, giver, a(CREATURE, other_than(giver))))


ESSENCE_ENTANGLER = card("essence-entangler", gets(HOST, power=for_each(-1, amber_on(HOST))), _essence_entangler())


def _into_the_warp() -> Ability:
    thrown = by(EACH_PLAYER, discard(top(1, deck())))
    return play(thrown, destroy(each(CREATURE, same(HOUSE, those(thrown, CARD)))))


INTO_THE_WARP = card("into-the-warp", _into_the_warp())


LIEUTENANT_HALASTA = card(
    "lieutenant-halasta", after_reap(stun(a(CREATURE))), scrap(stun(most_powerful(CREATURE, ENEMY)))
)
MODULAR_EXOSKELETON = card(
    "modular-exoskeleton",
    gets(HOST, power=4),
    at(START, YOU, if_(is_(THIS, discard_pile()), may(return_(THIS, printed=YOU)))),
)
PERIMETER_ALARM = card("perimeter-alarm", play(_USE_FOREIGN, if_(is_(YOU, HAUNTED), archive(THIS))))
PROTON_SIPHON = card("proton-siphon", while_(is_(YOU, HAUNTED), gains(HOST, (SPLASH_ATTACK, 5))))
QUARTERMASTER_BOTTY = card("quartermaster-botty", labelled(_ANY_WAY, if_(is_(YOU, HAUNTED), capture(2))))
RETROTECHNICIAN_LE = card(
    "retrotechnician-le",
    while_(is_(YOU, HAUNTED), enters_as(READY)),
    after_reap(may(play_card(a(CREATURE, in_=discard_pile())))),
)
STRENGTH_FROM_DIVERSITY = card("strength-from-diversity", play(capture(1, each(CREATURE, FRIENDLY, _FOREIGN))))
TRIANGULATOR_NEWSOME = card(
    "triangulator-newsome", after_reap(if_(is_(YOU, HAUNTED), move_amber(ALL, neighbors_of(THIS), YOU)))
)


def _unprepared() -> Ability:
    house = a_house()
    return play(choose(house), stun(each(CREATURE, of_house(house))))


UNPREPARED = card("unprepared", _unprepared())


@entity
class _OnceDiscarded(After):
    """After an action card that you played has come to your discard pile, it goes to the bottom of your deck.

    What happens after a card is played comes before the card is discarded (chart "Play a card"), so that it would be in
    no discard pile yet. One that goes elsewhere, or to the opponent's discard pile, stays there.
    """

    # Reading: reading/discarded-once-played

    @property
    def listens(self) -> tuple[EventKind, ...]:  # type: ignore[override]
        """The move of the card into the discard pile."""
        return (CardMoved,)

    def reacts(self, scope: Scope, event: Event) -> bool:
        if not isinstance(event, CardMoved) or (event.origin, event.zone) != (Zone.PLAYING, Zone.DISCARD):
            return False
        played = (e for e in reversed(scope.core.events) if isinstance(e, CardPlayed) and e.card == event.card)
        return self.occurrence.fits(scope, event) and next(played).player == scope.you

    @property
    def consequence(self) -> Wordable:
        return _FROM_THE_PILE


_FROM_THE_PILE = Phrase(
    en="put it on the bottom of your deck from your discard pile",
    de="sie von deinem Ablagestapel unter dein Deck legen",
).of()


def _encounter_golem() -> Ability:
    played = a(ACTION)
    return _OnceDiscarded(put(played, DECK_BOTTOM, printed=YOU), plays(YOU, played))


ENCOUNTER_GOLEM = card("encounter-golem", _encounter_golem(), destroyed(if_(is_(YOU, HAUNTED), archive(THIS))))
