"""Worlds Collide: Saurian."""

from kfdesk.engine.abilities import Scope
from kfdesk.language.targets import Chosen
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.parts_of_speech import ALL as EVERY
from kfdesk.text.parts_of_speech import A
from kfdesk.text.phrases import Frame
from kfdesk.text.wording import Fragment, Wordable

AXIOM_OF_GRISK = card("axiom-of-grisk", play(ward(a(CREATURE)), destroy(each(CREATURE, amber(NONE))), gain_chains(2)))
BRUTODON_AUXILIARY = card("brutodon-auxiliary")


def _chant_of_hubris() -> Ability:
    giver = a(CREATURE)
    return play(move_amber(1, giver, a(CREATURE, other_than(giver))))


CHANT_OF_HUBRIS = card("chant-of-hubris", _chant_of_hubris())
IMPERIAL_SCUTUM = card(
    "imperial-scutum", together(gets(HOST, armor=2), gains(HOST, destroyed(move_amber(ALL, THIS, SUPPLY))))
)


IMPERIUM = card("imperium", play(ward(a(CREATURE, FRIENDLY, n=2))))


def _legatus_raptor() -> Ability:
    other = a(CREATURE, OTHER, FRIENDLY)
    return after_fight(if_you_do(may(exalt(THIS)), and_(ready(other), use(other))))


LEGATUS_RAPTOR = card("legatus-raptor", _legatus_raptor())
ODOAC_THE_PATRICIAN = card(
    "odoac-the-patrician", while_(is_(THIS, amber(SOME)), cannot(BE_STOLEN, YOU)), play(capture(1))
)


def _phalanx_strike() -> Ability:
    struck = a(CREATURE)
    strike = sentences(choose(struck), deal(for_each(1, each(CREATURE, FRIENDLY)), struck))
    return play(repeat(strike, cost=exalt(a(CREATURE, FRIENDLY))))


PHALANX_STRIKE = card("phalanx-strike", _phalanx_strike())
PRAEFECTUS_LUDO = card(
    "praefectus-ludo", gains(each(CREATURE, OTHER, FRIENDLY), destroyed(move_amber(ALL, THIS, SUPPLY)))
)


QUESTOR_JARTA = card("questor-jarta", after_reap(if_you_do(may(exalt(THIS)), gain(1))))


def _rhetor_gallim() -> tuple[Ability, Ability]:
    dear = next_turn(OPPONENT, keys_cost(3, OPPONENT))
    return play(dear), after_reap(if_you_do(may(exalt(THIS)), dear))


RHETOR_GALLIM = card("rhetor-gallim", *_rhetor_gallim())
SENATOR_SHRIX = card("senator-shrix", spendable(THIS), labelled((PLAY, AFTER_REAP), may(exalt(THIS))))


def _the_golden_spiral() -> Ability:
    star = a(CREATURE, FRIENDLY)
    return action(exalt(star), and_(ready(star), use(star)))


THE_GOLDEN_SPIRAL = card("the-golden-spiral", _the_golden_spiral())
THERO_CENTURION = card("thero-centurion", labelled((PLAY, AFTER_FIGHT), capture(1)))


def _tribute() -> Ability:
    star = most_powerful(CREATURE, FRIENDLY)
    return play(repeat(capture(2, star), cost=exalt(star)))


TRIBUTE = card("tribute", _tribute())
TRICERIAN_LEGIONARY = card("tricerian-legionary", play(ward(a(CREATURE, FRIENDLY))))
ANCIENT_POWER = card("ancient-power", play(ward(each(CREATURE, FRIENDLY, amber(SOME)))))
CENTURION_STENOPIUS = card(
    "centurion-stenopius",
    gets(THIS, power=for_each(3, amber_on(THIS))),
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), may(exalt(THIS))),
)


CITY_STATE_INTEREST = card("city-state-interest", play(capture(1, each(CREATURE, FRIENDLY))))


def _draco_praeco() -> Ability:
    house = a_house()
    wrath = sentences(choose(house), enrage(each(CREATURE, of_house(house))))
    return after_reap(if_you_do(may(exalt(THIS)), wrath))


DRACO_PRAECO = card("draco-praeco", _draco_praeco())
EXILE = card("exile", play(take_control(a(CREATURE, FRIENDLY), by=OPPONENT)))
GARGANTODON = card(
    "gargantodon",
    enters_as(STUNNED),
    deals_when_fighting(4),
    instead(steals(a_player()), redirect(to=a(CREATURE, controlled_by(ACTIVE_PLAYER)))),
)


LIBRARY_OF_POLLIASAURUS = card("library-of-polliasaurus", action(move_amber(1, a(CREATURE, FRIENDLY), YOU)))


def _orator_hissaro() -> Ability:
    listeners = neighbors_of(THIS)
    praise = exalt(listeners)
    return play(and_(ready(listeners), praise), this_turn(belongs_to(SAURIAN, those(praise))))


ORATOR_HISSARO = card("orator-hissaro", _orator_hissaro())
PARAGUARDIAN = card("paraguardian", after_reap(if_you_do(may(exalt(THIS)), ward(neighbors_of(THIS)))))


def _philophosaurus() -> Ability:
    seen = look_at(top(3, deck()))
    first = a(CARD, in_=those(seen, CARD))
    second = a(CARD, in_=rest_of(first))
    return after_reap(may(seen), archive(first), put(second, HAND), discard(rest_of(second)))


PHILOPHOSAURUS = card("philophosaurus", _philophosaurus())
REGRETTABLE_METEOR = card(
    "regrettable-meteor",
    play(destroy(all_of(each(CREATURE, with_trait(DINOSAUR)), each(CREATURE, power(at_least(6)))))),
)


def _sic_semper_tyrannosaurus() -> Ability:
    tyrant = most_powerful(CREATURE)
    return play(and_(move_amber(ALL, tyrant, YOU), destroy(tyrant)))


SIC_SEMPER_TYRANNOSAURUS = card("sic-semper-tyrannosaurus", _sic_semper_tyrannosaurus())


def _stomp() -> Ability:
    trodden = a(CREATURE)
    blow = deal(5, trodden)
    return play(blow, if_(is_(trodden, destroyed_by(blow)), exalt(a(CREATURE, FRIENDLY))))


STOMP = card("stomp", _stomp())
TERRORDACTYL = card(
    "terrordactyl", enters_as(STUNNED), deals_when_fighting(4), before_fight(deal(4, neighbors_of(fought_by(THIS))))
)


THE_CALLIPYGIAN_IDEAL = card("the-callipygian-ideal", gains(HOST, spendable(THIS)), play(exalt(HOST)))
TRIBUNE_POMPITUS = card(
    "tribune-pompitus",
    gets(each(CREATURE, FRIENDLY), power=for_each(2, amber_on(ITSELF))),
    before_fight(may(exalt(THIS))),
)


AUTO_LEGIONARY = card(
    "auto-legionary", action(for_good(becomes_creature(THIS, power=5), permits(USE, THIS, as_active=True)))
)


CINCINNATUS_REX = card(
    "cincinnatus-rex",
    as_soon_as(there_are(NONE, each(CREATURE, ENEMY)), destroy(THIS)),
    after_fight(if_you_do(may(exalt(THIS)), ready(each(CARD, OTHER, FRIENDLY)))),
)


def _city_gates() -> Ability:
    guard = a(CREATURE, FRIENDLY)
    return action(instead_if(capture(1, guard), is_(guard, with_trait(DINOSAUR)), capture(2, guard)))


CITY_GATES = card("city-gates", _city_gates())
CRASSOSAURUS = card(
    "crassosaurus",
    play(capture(10, THIS, EACH_PLAYER), if_(there_are(at_most(9), amber_on(THIS)), purge(THIS))),
)


DIPLO_MACY = card("diplo-macy", play(until_your_turn(gains(each(CREATURE), before_fight(exalt(THIS))))))
FAVOR_OF_REX = card("favor-of-rex", play(resolve(PLAY, a(CREATURE), as_played=True)))


def _good_of_the_many() -> Ability:
    companions = each(CREATURE, other_than(ITSELF), controlled_by(controller_of(ITSELF)))
    return play(destroy(each(CREATURE, not_(same(TRAIT, companions)))))


GOOD_OF_THE_MANY = card("good-of-the-many", _good_of_the_many())
GRIMLOCUS_DUX = card("grimlocus-dux", play(exalt(THIS, times=2)))
IMPERIAL_FORGE = card("imperial-forge", play(forge(8, reduced_by=amber_on(each(CREATURE, FRIENDLY)))))


IMPERIAL_ROAD = card("imperial-road", omni(play_card(a(CREATURE, of_house(SAURIAN), in_=hand()), entering=STUNNED)))
KOMPSOS_HARUSPEX = card("kompsos-haruspex", also_behind(PLAY, AFTER_REAP, each(CREATURE, FRIENDLY)))
LIVIA_THE_ELDER = card(
    "livia-the-elder",
    after_reap(
        if_you_do(
            may(exalt(THIS)), this_turn(also_behind(AFTER_FIGHT, AFTER_REAP, each(CREATURE, FRIENDLY), both=True))
        )
    ),
)


PRIMUS_UNGUIS = card(
    "primus-unguis", gets(each(CREATURE, FRIENDLY), power=for_each(2, amber_on(THIS))), after_reap(exalt(THIS))
)


SAURUS_REX = card(
    "saurus-rex",
    after_fight_or_reap(
        if_(
            is_(THIS, CENTER),
            if_you_do(may(exalt(THIS)), search(a(CARD, of_house(SAURIAN)), deck(), shuffling_said=True)),
        )
    ),
)


def _saury_about_that() -> Ability:
    fallen = a(CREATURE)
    return play(destroy(fallen), gain(1, controller_of(fallen)))


SAURY_ABOUT_THAT = card("saury-about-that", _saury_about_that())
SENATOR_BRACCHUS = card("senator-bracchus", spendable(each(CREATURE, FRIENDLY)), after_fight_or_reap(exalt(THIS)))
SOW_SALT = card("sow-salt", play(until_your_turn(cannot(REAP, each(CREATURE)))))
SPARTASAUR = card(
    "spartasaur",
    after(is_destroyed(a(CREATURE, FRIENDLY)), destroy(each(CREATURE, not_(with_trait(DINOSAUR))))),
    after_fight(gain(2)),
)


@entity
class _OneThird(Chosen):
    """One third of all cards of a description, rounded up, chosen by the active player."""

    def worded(self) -> Fragment:
        return _A_THIRD.of(all=self.described(EVERY))

    def limits(self, scope: Scope) -> tuple[int, int | None]:
        number = -(-len(self.candidates(scope)) // 3)
        return number, number

    def asked_for(self, scope: Scope) -> Wordable:
        return self.described(A, count=self.limits(scope)[0])


_A_THIRD = Frame(en="one third of {all} (rounding up)", de="ein Drittel {all:gen} (aufgerundet)")
TERTIATE = card("tertiate", play(destroy(all_of(_OneThird(CREATURE, (ENEMY,)), _OneThird(CREATURE, (FRIENDLY,))))))
THE_COLOSSEUM = card(
    "the-colosseum",
    after(is_destroyed(a(CREATURE, ENEMY), in_fight=True), put_counters("glory", 1, THIS)),
    omni(if_(there_are(at_least(6), counters_on("glory", THIS)), and_(remove_counters("glory", 6, THIS), forge()))),
)


def _triumph() -> Ability:
    parade = exalt(each(CREATURE, FRIENDLY))
    won = if_(there_are(at_least(6), done(parade)), forge(free=True))
    return play(if_(there_are(NONE, each(CREATURE, ENEMY)), sentences(parade, won)))


TRIUMPH = card("triumph", _triumph())
