"""Winds of Exchange: Star Alliance."""

from kfdesk.engine.becoming import upgrade_enters_line
from kfdesk.engine.card_facts import CardFacts, last_known
from kfdesk.engine.terms import House
from kfdesk.language import nouns
from kfdesk.language.base import Target
from kfdesk.language.effects.base import Scope, Steps, joined
from kfdesk.language.estimates import uncounted
from kfdesk.language.predicates import neighbors_or_last
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Phrase, fixed
from kfdesk.text.pronouns import DOER

_FOREIGN = not_(of_house(STAR_ALLIANCE))

CULTURAL_EXCHANGE = card("cultural-exchange", play(by(OPPONENT, put(each(CARD, in_=archives()), HAND))))
MIRROR_SHELL = card(
    "mirror-shell",
    gains(HOST, after_fight_or_reap(this_turn(copies(each(CREATURE, FRIENDLY, TOKEN), THIS)))),
    play(make_token()),
)


def _norbyns_cavern() -> AnyAbility:
    guests = each(CREATURE, FRIENDLY, named("æmberling"))
    return together(gets(guests, power=3), gains(guests, SKIRMISH))


NORBYNS_CAVERN = card("norbyn-s-cavern", _norbyns_cavern())


@entity
class _OntoRightFlank(Instruction):
    """Put an upgrade that is printed as a creature on the right flank of your battleline as a creature, ready."""

    target: Target
    add_to = uncounted
    battleline = NounPhrase((nouns.BATTLELINE,), of=DOER)
    phrase = Phrase(
        en="put {target} on the <right flank> of {battleline} as a creature, ready",
        de="{target} spielbereit als Kreatur an die <rechte Flanke> {battleline:gen} legen",
        rule="glossary/flank",
    )

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for upgrade in (yield from self.target.pick(scope)):
            outcomes.append((yield from upgrade_enters_line(scope.core, scope.you, upgrade, scope.source)))
        return joined(outcomes)


PUPGRADE = card(
    "pupgrade",
    or_upgrade(together(gets(HOST, power=3), gains(HOST, destroyed(_OntoRightFlank(GRANTING_CARD))))),
)


def _recruiting_station() -> Ability:
    house, thrown = a_house(), top(1, deck())
    return omni(choose(house), discard(thrown), if_(is_(thrown, of_house(house)), make_token()))


RECRUITING_STATION = card("recruiting-station", _recruiting_station())


def _shakedown_sullivan() -> Ability:
    chosen = a(CREATURE)
    thrown = discard(top(1, deck(controller_of(chosen))))
    alike = is_(those(thrown, CARD), same(HOUSE, chosen))
    return after_reap(and_(choose(chosen), thrown), if_(alike, gain(1, controller_of(chosen)), destroy(chosen)))


SHAKEDOWN_SULLIVAN = card("shakedown-sullivan", _shakedown_sullivan())


@entity
class _AmongStrangers(Predicate):
    """With 2 neighbors that are not of Star Alliance, of which no house of the one is a house of the other."""

    phrase = fixed(
        "with 2 non-Star Alliance neighbors of different houses",
        "mit 2 Nicht-Sternenallianz-Nachbarn verschiedener Fraktionen",
    )

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        near = (frozenset(last_known(scope, card_).houses) for card_ in neighbors_or_last(scope, facts.card))
        strange = [houses for houses in near if House.STAR_ALLIANCE not in houses]
        return len(strange) == 2 and strange[0].isdisjoint(strange[1])


STRONGER_TOGETHER = card("stronger-together", play(ready(each(CREATURE, of_house(STAR_ALLIANCE), _AmongStrangers()))))

TEMPORAL_PURGE = card("temporal-purge", play(turn_over(each(CREATURE, TOKEN), faceup=True)))
BADGE_OF_UNITY = card("badge-of-unity", belongs_to(STAR_ALLIANCE, HOST, besides=True))


def _camaraderie() -> Ability:
    leader = a(CREATURE, FRIENDLY, of_house(STAR_ALLIANCE))
    return play(if_you_do(exhaust(leader), draw(for_each(2, each(CREATURE, neighbor_of(leader), _FOREIGN)))))


CAMARADERIE = card("camaraderie", _camaraderie())
COLLECTOR_BOREN = card(
    "collector-boren",
    after(attaches(a_player(), a(UPGRADE), THIS), ready(THIS)),
    play(put(a(UPGRADE, in_=discard_pile()), HAND)),
)


def _fof_transponder() -> Ability:
    made = make_token()
    return gains(HOST, destroyed(made, attach(GRANTING_CARD, those(made))))


FOF_TRANSPONDER = card("fof-transponder", _fof_transponder())


def _ganymede_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), archive(a(CARD, n=2, in_=hand()))))


GANYMEDE_OUTPOST = card("ganymede-outpost", _ganymede_outpost())
GRUNT_WORK = card("grunt-work", play(rearrange(top(3, deck())), make_token()))


def _quintrino_warp() -> Ability:
    friend, foe = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    both = all_of(friend, foe)
    return play(choose(both), destroy(all_of(both, each(CREATURE, same(HOUSE, both)))), gain_chains(1))


QUINTRINO_WARP = card("quintrino-warp", _quintrino_warp())
SV3_LANDER = card(
    "sv3-lander",
    play(make_token()),
    omni(destroy(THIS), this_turn(permits(USE, each(CREATURE, FRIENDLY, TOKEN)))),
)
CPO_ZYTAR = card("cpo-zytar")
ECHO_REFLECTOR = card("echo-reflector", gains(HOST, keys_cost(3, OPPONENT)))
FRIENDLY_GUIDE = card("friendly-guide", after(uses(YOU, a(CREATURE, NEIGHBORING)), may(use(THIS))))


def _future_booster() -> Ability:
    seen = top(1, deck())
    return omni(look_at(seen), may(put(seen, DECK_BOTTOM, printed=YOU)))


FUTURE_BOOSTER = card("future-booster", _future_booster())


def _photon_blast() -> Ability:
    dealt = deal(2, a(CREATURE), splash=1)
    return play(dealt, if_(there_are(at_least(1), done(dealt, destroyed_by(dealt))), make_token()))


PHOTON_BLAST = card("photon-blast", _photon_blast())
PYR0 = card("pyr*0", or_upgrade(gains(HOST, (SPLASH_ATTACK, 3))))


def _recorded_history() -> Ability:
    shown = reveal(up_to(3, CARD, different(HOUSE), in_=hand()))
    return play(shown, archive(each(CARD, in_=those(shown))))


RECORDED_HISTORY = card("recorded-history", _recorded_history())


def _rogue_operation() -> Ability:
    thrown = discard(top(2, deck()))
    return play(thrown, steal(for_each(1, each_of(HOUSE, those(thrown, CARD)))))


ROGUE_OPERATION = card("rogue-operation", _rogue_operation())
SCOUT_CHIEF_KORIJIR = card("scout-chief-korijir", play(make_token()), after_fight_or_reap(make_token()))
SPECIALIST_GUTHRAK = card(
    "specialist-guthrak",
    after_fight_or_reap(capture(for_each(1, each_of(HOUSE, all_of(THIS, each(CREATURE, NEIGHBORING)))))),
)
_OUTNUMBERED = there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY))
TEAMWORK = card("teamwork", play(make_token(), if_(_OUTNUMBERED, archive(THIS))))
UPLINK = card("uplink", gains(HOST, action(make_token(for_each(1, each(CREATURE, neighbor_of(THIS), _FOREIGN))))))
AEMBERLING = card("æmberling", cannot(REAP, THIS), spendable(itself=True))
CADET = card("cadet", destroyed(ready(most_powerful(CREATURE, NEIGHBORING))))


def _explorer() -> Ability:
    seen = top(1, deck())
    return after_reap(look_at(seen), may(discard(seen)))


EXPLORER = card("explorer", _explorer())
B0_T = card("b0-t", action(use(a(CREATURE, FRIENDLY, _FOREIGN))))
