"""Texts whose words are right and which still could do nothing: they are refused; and those that were thought so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import House, Icon, Keyword, Zone
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.reactions import AsSoonAs
from kfdesk.language.rules.conditional import WhileReplacement
from kfdesk.language.soundness import UnsoundTextError
from kfdesk.language.words import (
    AFTER_REAP,
    ALL,
    ARCHIVES,
    ARTIFACT,
    BE_DAMAGED,
    BE_STOLEN,
    CARD,
    CENTER,
    CHOOSE,
    CREATURE,
    DAMAGED,
    DISCARD,
    EACH_PLAYER,
    ENEMY,
    FIGHT,
    FLANK,
    FORGE,
    FRIENDLY,
    HALF,
    HAND,
    HAUNTED,
    HIGHEST_POWER,
    HOST,
    HOUSE,
    IN_PLAY,
    ITSELF,
    LOWEST_POWER,
    MARS,
    MOST,
    NONE,
    OPPONENT,
    OTHER,
    PLAY,
    POWER,
    PREVIOUS_TURN,
    READY,
    REAP,
    SOME,
    START,
    THIS,
    THIS_TURN,
    UPGRADE,
    USE,
    YOU,
    a,
    a_house,
    a_player,
    action,
    after,
    all_but,
    all_of,
    all_true,
    amber_of,
    amber_on,
    and_,
    any_number,
    any_of,
    archive,
    archives,
    armor,
    as_soon_as,
    at,
    at_least,
    attacking,
    becomes_creature,
    belongs_to,
    bottom,
    can_only,
    cannot,
    capture,
    capture_that,
    card,
    choose,
    chooses_house,
    considered,
    controlled_by,
    controller_of,
    controls,
    copies,
    damage_on,
    deal,
    deck,
    destroy,
    different,
    discard,
    discard_pile,
    discard_until,
    done,
    draw,
    each,
    each_of,
    enrage,
    equal_to,
    exalt,
    excess,
    first_time,
    for_each,
    for_good,
    forge,
    forges,
    gain,
    gain_chains,
    gains,
    gains_amber,
    gains_like,
    gains_of,
    gets,
    half,
    hand,
    happened,
    has,
    heal,
    houses_with,
    if_,
    if_you_do,
    instead,
    instead_if,
    is_,
    is_damaged,
    is_destroyed,
    keys_cost,
    keys_of,
    leaves,
    lose,
    lose_armor,
    loses,
    make_token,
    may,
    most_powerful,
    move_amber,
    move_counters,
    move_damage,
    must,
    neighbors_of,
    next_,
    not_,
    one_of,
    one_of_each,
    owner_of,
    pay,
    permits,
    place_amber,
    play_card,
    player_with,
    players_with,
    plays,
    power,
    power_of,
    purge,
    purged,
    put,
    put_counters,
    put_into_play,
    random,
    reaps,
    rearrange,
    redirect,
    redistribute,
    remove_counters,
    repeat,
    resolve,
    rest_of,
    return_,
    same,
    search,
    shuffle,
    skips,
    spendable,
    spends,
    steal,
    steals,
    stun,
    swap,
    take_control,
    takes_more_damage,
    that_much,
    then,
    there_are,
    this_turn,
    those,
    together,
    toll,
    top,
    under,
    until_your_turn,
    up_to,
    while_,
    with_keyword,
)
from tests.cards.lines import cases
from tests.tables import side, table

NAMED_HOUSE = a_house()
OURS = each(CREATURE, FRIENDLY)
SOMEBODY = a_player()
TWO = a(CREATURE, n=2)
STRONGEST = most_powerful(CREATURE)


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (action(and_(draw(), archive(), may(put_counters(POWER, 1, a(CREATURE))))), "what you may do"),
        (action(and_(may(gain(1)), draw())), "what you may do"),
        (action(if_(is_(THIS, HIGHEST_POWER), gain(1))), "compares"),
        (action(destroy(each(CREATURE, any_of(HIGHEST_POWER, DAMAGED)))), "compares"),
        (action(destroy(each(CREATURE, not_(LOWEST_POWER)))), "compares"),
        (after(reaps(a(CREATURE, HIGHEST_POWER)), gain(1)), "compares"),
        (action(destroy(each(CREATURE, different(HOUSE)))), "compares"),
        (action(destroy(a(CREATURE, different(HOUSE)))), "compares"),
        (action(destroy(random(CREATURE, different(HOUSE), n=2))), "compares"),
        (as_soon_as(there_are(at_least(3), keys_of(YOU)), gain(1)), "notice"),
        (as_soon_as(there_are(NONE, each(CREATURE, READY)), gain(1)), "notice"),
        (as_soon_as(there_are(SOME, each(CREATURE, power(at_least(9)))), gain(1)), "notice"),
        (as_soon_as(there_are(NONE, each(CREATURE, armor(SOME))), gain(1)), "notice"),
        (as_soon_as(there_are(at_least(9), power_of(THIS)), gain(1)), "notice"),
        (as_soon_as(is_(THIS, most_powerful(CREATURE)), gain(1)), "notice"),
        (as_soon_as(there_are(SOME, each(CREATURE, HIGHEST_POWER)), gain(1)), "notice"),
        (as_soon_as(is_(THIS, same(POWER, each(CREATURE, ENEMY))), gain(1)), "notice"),
        (as_soon_as(there_are(SOME, each(CREATURE, with_keyword(Keyword.TAUNT))), gain(1)), "notice"),
        (as_soon_as(attacking(THIS), gain(1)), "notice"),
        (action(put_into_play(a(CREATURE, ENEMY), from_=OPPONENT)), "from where"),
        (action(return_(a(CREATURE), IN_PLAY)), "does not purge"),
        (action(destroy(rest_of(a(CREATURE)))), "nothing picks"),
        (next_(after(reaps(), gain(1))), "until when"),
        (gains(THIS, next_(after(reaps(), gain(1)))), "until when"),
        (action(destroy(HOST)), "is no upgrade"),
        (gets(HOST, power=1), "is no upgrade"),
        (action(gain(equal_to(power_of(random(CREATURE))))), "nothing picks"),
        (action(if_(is_(top(1, deck()), DAMAGED), gain(1))), "nothing picks"),
        (gets(a(CREATURE), power=1), "changes cards that nothing picks"),
        (gets(one_of_each(HOUSE, CREATURE), power=1), "changes cards that nothing picks"),
        (action(lose(up_to(2), EACH_PLAYER)), "for several players"),
        (action(destroy(OURS), gain(for_each(1, amber_on(OURS)))), "to which it did something"),
        (
            action(destroy(OURS), if_(there_are(at_least(2), each_of(HOUSE, OURS)), gain(1))),
            "to which it did something",
        ),
        (gets(THIS, power=up_to(2)), "nobody is asked"),
        (gains(each(CREATURE), gets(THIS, power=up_to(2))), "nobody is asked"),
        (keys_cost(2, player_with(MOST, each(CREATURE))), "nobody is asked"),
        (after(forges(player_with(MOST, each(CREATURE))), gain(1)), "nobody is asked"),
        (keys_cost(HALF, OPPONENT), "of what a share is taken"),
        (action(this_turn(gets(THIS, power=HALF))), "of what a share is taken"),
        (belongs_to(House.MARS, a(CREATURE)), "changes cards that nothing picks"),
        (controls(each(CREATURE, ENEMY)), "controlled that nothing picks"),
        (cannot(FIGHT, THIS, a(CREATURE, ENEMY)), "changes cards that nothing picks"),
        (while_(is_(YOU, HAUNTED), gains(random(CREATURE), Keyword.TAUNT)), "changes cards that nothing picks"),
        (after(reaps(each(CREATURE)), gain(1)), "no card in particular"),
        (after(is_destroyed(a(CREATURE), by=random(CREATURE)), gain(1)), "no card in particular"),
        (after(is_damaged(most_powerful(CREATURE)), gain(1)), "no card in particular"),
        (after(plays(YOU, a(CREATURE, n=2)), gain(1)), "no card in particular"),
        (after(reaps(TWO), stun(TWO)), "no card in particular"),
        (action(capture_that()), "did not speak"),
        (instead(is_damaged(THIS), redirect(to=a(CREATURE, OTHER))), "instead that nothing picks"),
        (action(may(if_(is_(YOU, HAUNTED), gain(1)))), "depends on something"),
        (action(may(if_you_do(lose(1), draw()))), "depends on something"),
        (action(purge(up_to(2, CARD, in_=archives(OPPONENT)))), "do not see"),
        (action(purge(one_of(a(CREATURE, in_=archives(OPPONENT)), a(ARTIFACT, in_=archives(OPPONENT))))), "do not see"),
        (action(draw(), repeat(gain(1))), "repeats all"),
        (action(draw(), repeat(gain(1), may=True)), "repeats all"),
        (action(choose(a(CREATURE)), repeat(gain(1), by=OPPONENT)), "repeats all"),
        (action(if_you_do(lose(1), repeat(gain(1), while_=is_(YOU, HAUNTED)))), "repeats all"),
        (action(then(draw(), repeat(gain(1)))), "repeats all"),
        (action(draw(2, a_player())), "which player"),
        (action(steal(1, a_player())), "which player"),
        (at(START, YOU, if_(is_(SOMEBODY, HAUNTED), lose(1, SOMEBODY))), "which player"),
        (action(stun(a(CREATURE, OTHER))), "no creature"),
        (action(discard(a(CREATURE))), "in play"),
        (action(put_counters(POWER, for_each(1, each(CREATURE)), a(CREATURE))), "reads as for_each"),
        (as_soon_as(is_(YOU, HAUNTED), for_good(gets(THIS, power=1))), "as long"),
        (WhileReplacement(is_(YOU, HAUNTED), gets(THIS, power=1)), "what cannot"),  # type: ignore[arg-type]
        (AsSoonAs(is_(YOU, HAUNTED), draw()), "what is done once"),  # type: ignore[arg-type]
    ],
)
def test_what_would_not_do_what_it_says_is_refused(ability: Ability, why: str) -> None:
    with pytest.raises(UnsoundTextError, match=why):
        CardDefinition(facts()["cannon"], card("cannon", ability))


def test_another_creature_is_none_on_an_upgrade() -> None:
    """An upgrade is no creature; the one that it is attached to may gain an ability that speaks of others."""
    others = gets(each(CREATURE, OTHER), power=1)
    with pytest.raises(UnsoundTextError, match="no creature"):
        CardDefinition(facts()["blood-of-titans"], card("blood-of-titans", others))
    CardDefinition(facts()["blood-of-titans"], card("blood-of-titans", gains(HOST, others)))


@pytest.mark.parametrize("lasts", [this_turn, for_good, until_your_turn])
def test_only_rules_hold_for_a_time(lasts: Callable[..., object]) -> None:
    held = this_turn(gains(THIS, Keyword.TAUNT))
    for wrong in ((held,), (gains(THIS, Keyword.TAUNT), held), (gain(1),), ()):
        with pytest.raises(TypeError):
            lasts(*wrong)


@pytest.mark.parametrize(
    "build",
    [
        lambda: as_soon_as(there_are(NONE, each(CREATURE)), destroy(a(ARTIFACT))),
        lambda: as_soon_as(there_are(NONE, each(CREATURE)), archive(a(ARTIFACT))),
        lambda: as_soon_as(there_are(NONE, each(CREATURE)), purge(a(ARTIFACT))),
        lambda: as_soon_as(there_are(NONE, each(CREATURE)), destroy(each(ARTIFACT), but=a(ARTIFACT))),
        lambda: rearrange(each(CREATURE)),
        lambda: rearrange(top(1, deck())),
        lambda: rearrange(bottom(3, deck())),
        lambda: rearrange(top(3, discard_pile())),
        lambda: take_control(each(CREATURE), by=EACH_PLAYER),
        lambda: take_control(OURS, by=owner_of(OURS)),
        lambda: not_(there_are(at_least(3), amber_of(EACH_PLAYER))),
        lambda: not_(is_(EACH_PLAYER, HAUNTED)),
        lambda: not_(happened(forges(EACH_PLAYER), THIS_TURN)),
        lambda: instead(is_damaged(THIS), redirect(to=each(CREATURE, OTHER))),
        lambda: instead(steals(OPPONENT), redirect(to=each(CREATURE))),
        lambda: instead(steals(OPPONENT), redirect(to=STRONGEST)),
        lambda: instead(spends(OPPONENT), redirect(to=EACH_PLAYER)),
        lambda: instead(gains_amber(a_player()), redirect(from_=OPPONENT)),
        lambda: skips(START),
        lambda: instead(is_destroyed(THIS), if_(is_(YOU, HAUNTED), gain(1), otherwise=gain(2))),
        lambda: rearrange(each(CREATURE, controlled_by(EACH_PLAYER))),
        lambda: search(a(CARD), deck(OPPONENT)),
        lambda: search(a(CARD), hand()),
        lambda: search(any_number(CARD), deck()),
        lambda: search(a(CARD), to=DISCARD),
        lambda: search(a(CARD), discard_pile(), to=DISCARD),
        lambda: gain(HALF),
        lambda: deal(HALF, a(CREATURE)),
        lambda: exalt(THIS, HALF),
        lambda: draw(all_but(2)),
        lambda: gain_chains(HALF),
        lambda: make_token(HALF),
        lambda: put_counters(POWER, ALL, THIS),
        lambda: leaves(a(CREATURE), to=Zone.PURGED),
        lambda: heal(HALF, a(CREATURE)),
        lambda: heal(ALL, a(CREATURE)),
        lambda: pay(1, controller_of(a(CREATURE))),
        lambda: swap(deck(OPPONENT), discard_pile()),
        lambda: swap(hand(), hand()),
        lambda: swap(archives(), hand()),
        lambda: choose(a_house(), by=EACH_PLAYER),
        lambda: discard_until(a(CREATURE), EACH_PLAYER),
        lambda: discard_until(up_to(2, CREATURE)),
        lambda: discard_until(any_number(CREATURE)),
        lambda: discard_until(is_(YOU, HAUNTED), hand(EACH_PLAYER)),
        lambda: considered(each(CREATURE, ENEMY), ARTIFACT),
        lambda: considered(neighbors_of(THIS), ARTIFACT),
        lambda: considered(HOST, ARTIFACT),
        lambda: resolve(AFTER_REAP, a(CREATURE), as_played=True),
        lambda: cannot(USE, OPPONENT, a(CREATURE, n=2)),
        lambda: cannot(USE, OPPONENT, a(CARD, in_=hand())),
        lambda: cannot(REAP, OPPONENT, most_powerful(CREATURE)),
        lambda: cannot(USE, OPPONENT, one_of(a(CREATURE), a(ARTIFACT))),
        lambda: cannot(PLAY, OPPONENT, random(CREATURE)),
        lambda: cannot((PLAY, USE), OPPONENT, one_of(a(CREATURE), a(ARTIFACT))),
        lambda: cannot(BE_DAMAGED, THIS, by=one_of(a(CREATURE), a(ARTIFACT))),
        lambda: cannot(BE_DAMAGED, THIS, by=most_powerful(CREATURE)),
        lambda: toll(1, PLAY, one_of(a(CREATURE), a(ARTIFACT))),
        lambda: toll(1, PLAY, a(CREATURE, in_=hand())),
        lambda: permits(USE, one_of(a(CREATURE), a(ARTIFACT)), up_to=2),
        lambda: permits(USE, a(CARD, in_=hand()), up_to=2),
        lambda: permits(PLAY, random(CREATURE)),
        lambda: permits(USE, a(CREATURE, n=2), as_active=True),
        lambda: permits(USE, up_to(2, CREATURE), only=FIGHT),
        lambda: gains(THIS),
        lambda: loses(THIS),
        lambda: permits(USE, THIS, once=True),
        lambda: permits(USE, each(CREATURE), only=FIGHT, up_to=2),
        lambda: permits(USE, THIS, up_to=2),
        lambda: permits(USE, THIS, as_active=True, as_of=MARS),
        lambda: permits(PLAY, a(CARD), as_of=MARS),
        lambda: play_card(a(CREATURE, in_=hand()), on=THIS),
        lambda: play_card(a(UPGRADE, in_=hand()), FLANK, on=THIS),
        lambda: permits(FORGE, YOU),
        lambda: permits(BE_STOLEN, each(CREATURE)),
        lambda: deal(1, a(CREATURE), splash=1, unarmored=True),
        lambda: deal(1, a(CREATURE), divided=True, splash=1),
        lambda: deal(1, a(CREATURE), by=THIS, unarmored=True),
        lambda: deal(1, a(CREATURE), by=each(CREATURE)),
        lambda: becomes_creature(all_of(each(ARTIFACT), a(ARTIFACT)), power=1),
        lambda: capture(1, each(CREATURE), EACH_PLAYER, divided=True),
        lambda: forge(2, free=True),
        lambda: forge(least=2),
        lambda: belongs_to(House.MARS, THIS, foreign=True),
        lambda: belongs_to(ALL, THIS, while_yours=True),
        lambda: belongs_to(a_house(), THIS, while_yours=True),
        lambda: gains_of(THIS, THIS),
        lambda: gains_of(each(CREATURE), THIS),
        lambda: chooses_house(YOU, NAMED_HOUSE, unmatched=True),
        lambda: repeat(gain(1), times=2, for_each=each(CREATURE)),
        lambda: repeat(gain(1), different=True),
        lambda: repeat(gain(1), times=2, cost=lose(1)),
        lambda: happened(forges(OPPONENT, turn=OPPONENT), PREVIOUS_TURN),
        lambda: happened(chooses_house(YOU, unmatched=True), THIS_TURN),
        lambda: first_time(chooses_house(YOU, unmatched=True)),
        lambda: gains(THIS, (Keyword.ASSAULT, HALF)),  # type: ignore[arg-type]
        lambda: swap(a(CARD, in_=discard_pile()), a(CREATURE)),
        lambda: swap(a(CARD, in_=discard_pile(), n=2)),
        lambda: move_damage(for_each(1, each(CREATURE)), a(CREATURE), THIS),
        lambda: redistribute(Icon.DRAW, each(CREATURE)),
        lambda: redirect(from_=a(CREATURE, FRIENDLY)),  # type: ignore[arg-type]
        lambda: rearrange(YOU),  # type: ignore[call-overload]
        lambda: done(remove_counters(POWER, 1, a(CREATURE))),
        lambda: done(move_counters(POWER, 1, a(CREATURE), THIS)),
        lambda: loses(THIS, Keyword.TAUNT, armor=True),  # type: ignore[call-overload]
        lambda: loses(THIS, armor=True, traits=True),  # type: ignore[call-overload]
        lambda: gets(THIS),  # type: ignore[call-overload]
        lambda: has(THIS),
        lambda: must(FIGHT, each(CREATURE), House.MARS),  # type: ignore[call-overload]
        lambda: must(USE, each(CREATURE)),
        lambda: must(CHOOSE, OPPONENT),  # type: ignore[call-overload]
        lambda: move_damage(equal_to(each(CREATURE), times=2), a(CREATURE), THIS),
        lambda: move_damage(for_each(1, each(CREATURE), most=2), a(CREATURE), THIS),
        lambda: move_damage(HALF, a(CREATURE), THIS),
        lambda: lose_armor(a(CREATURE, n=2)),
        lambda: lose_armor(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))),
        lambda: player_with(MOST, each(CREATURE, in_=discard_pile(EACH_PLAYER))),
        lambda: houses_with(at_least(3), each(CARD, in_=hand())),
        lambda: return_(a(CREATURE), printed=OPPONENT),
        lambda: shuffle(a(CREATURE), printed=EACH_PLAYER),
        lambda: put(a(CREATURE), ARCHIVES, printed=EACH_PLAYER),
        lambda: put(a(CREATURE), HAND, at_random=True),
        lambda: put_into_play(a(CREATURE), DAMAGED),
        lambda: together(gains(OURS, Keyword.TAUNT), gets(each(CREATURE, ENEMY), power=1)),
        lambda: together(cannot(REAP, OURS), gains(THIS, Keyword.TAUNT)),
        lambda: players_with(at_least(3), each(CARD, in_=hand(EACH_PLAYER))),
        lambda: players_with(at_least(3), each(CREATURE, in_=discard_pile(EACH_PLAYER))),
        lambda: houses_with(MOST, each(CREATURE, ENEMY)),
        lambda: houses_with(at_least(3), each(CREATURE, controlled_by(YOU))),
        lambda: return_(a(CREATURE), discard_pile()),  # type: ignore[call-overload]
        lambda: return_(a(CREATURE), IN_PLAY, printed=YOU),  # type: ignore[call-overload]
        lambda: shuffle(printed=YOU),
        lambda: gains_like(THIS, each(CREATURE), Keyword.ASSAULT),
        lambda: search(a(CARD, in_=purged())),
        lambda: search(a(CARD, in_=hand())),
        lambda: swap(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)),
        lambda: swap(a(CREATURE, ENEMY), a(CREATURE, ENEMY)),
        lambda: swap(a(CREATURE), a(CREATURE, OTHER)),
        lambda: top(1, hand()),
        lambda: bottom(1, archives()),
        lambda: top(0, deck()),
        lambda: a(CREATURE, n=0),
        lambda: random(CARD, n=0, in_=hand()),
        lambda: up_to(0, CREATURE),
        lambda: repeat(gain(1), times=1),
        lambda: gain(0),
        lambda: lose(-1),
        lambda: steal(-1),
        lambda: capture(0),
        lambda: pay(0),
        lambda: exalt(THIS, 0),
        lambda: place_amber(0, THIS),
        lambda: move_amber(0, THIS, YOU),
        lambda: deal(0, a(CREATURE)),
        lambda: deal(1, a(CREATURE), splash=0),
        lambda: heal(0, THIS),
        lambda: draw(0),
        lambda: gain_chains(0),
        lambda: make_token(0),
        lambda: put_counters(POWER, 0, THIS),
        lambda: remove_counters(POWER, -1, THIS),
        lambda: move_counters(POWER, 0, THIS, a(CREATURE)),
        lambda: move_damage(0, THIS, a(CREATURE)),
        lambda: gain(for_each(0, each(CREATURE))),
        lambda: gain(for_each(-1, each(CREATURE))),
        lambda: gain(for_each(1, each(CREATURE), most=0)),
        lambda: gain(equal_to(each(CREATURE), times=0)),
        lambda: lose(all_but(0)),
        lambda: takes_more_damage(THIS, 0),
        lambda: toll(0, USE, each(ARTIFACT)),
        lambda: put_into_play(a(CREATURE, in_=hand()), under=EACH_PLAYER),
        lambda: a(CARD, in_=hand(EACH_PLAYER)),
        lambda: up_to(2, CARD, in_=discard_pile(EACH_PLAYER)),
        lambda: discard_until(up_to(2, CREATURE)),
        lambda: move_amber(1, THIS, EACH_PLAYER),
        lambda: random(CARD, in_=hand(EACH_PLAYER)),
        lambda: most_powerful(CREATURE, in_=discard_pile(EACH_PLAYER)),
        lambda: one_of_each(HOUSE, CARD, in_=discard_pile(EACH_PLAYER)),
        lambda: excess(each(CREATURE, FRIENDLY), each(ARTIFACT, ENEMY)),
        lambda: excess(each(CREATURE), each(CREATURE, ENEMY)),
        lambda: for_each(1, THIS),
        lambda: player_with(MOST, keys_of(YOU)),
        lambda: players_with(at_least(6), amber_of(OPPONENT)),
        lambda: equal_to(under(THIS)),
        lambda: half(all_of(THIS, each(CREATURE))),
        lambda: excess(each(CREATURE, FRIENDLY), each(CREATURE, FRIENDLY)),
        lambda: excess(each(CREATURE, FRIENDLY, READY), each(CREATURE, ENEMY)),
        lambda: excess(each(CARD, in_=hand()), each(CARD, in_=hand(OPPONENT))),
    ],
)
def test_what_a_word_would_pass_over_in_silence_it_refuses(build: Callable[[], object]) -> None:
    with pytest.raises(ValueError):
        build()


@pytest.mark.parametrize(
    ("build", "why"),
    [
        (lambda: if_(HAUNTED, gain(1)), r"is_\(YOU, "),  # type: ignore[arg-type]
        (lambda: while_(HAUNTED, gains(THIS, Keyword.TAUNT)), r"is_\(YOU, "),  # type: ignore[arg-type]
        (lambda: all_true(is_(YOU, HAUNTED), HAUNTED), r"is_\(YOU, "),  # type: ignore[arg-type]
        (lambda: not_(HAUNTED), r"is_\(YOU, "),  # type: ignore[call-overload]
        (lambda: if_(THIS, gain(1)), "no condition"),  # type: ignore[arg-type]
        (lambda: make_token(1, name="Stooge"), "named"),  # type: ignore[arg-type]
        (lambda: random(CARD, n=ALL, in_=hand()), "so many cards"),  # type: ignore[arg-type]
        (lambda: a(CARD, n=HALF, in_=hand()), "so many cards"),  # type: ignore[arg-type]
        (lambda: spendable(2, OPPONENT), "on which card"),  # type: ignore[call-overload]
        (lambda: next_(action(gain(1))), "no next time"),
        (lambda: next_(gets(THIS, power=1)), "no next time"),
        (lambda: can_only(REAP, THIS, each(CREATURE)), "fight whom"),
        (lambda: can_only(FIGHT, each(CREATURE), THIS), "fight whom"),  # type: ignore[arg-type]
        (lambda: copies(THIS, HOST), "of which card"),  # type: ignore[call-overload]
        (lambda: copies(THIS, each(CREATURE)), "of which card"),  # type: ignore[call-overload]
        (lambda: copies(THIS, a(CREATURE, n=2)), "of which card"),
        (lambda: copies(THIS, a(CREATURE), but=gains(THIS, Keyword.TAUNT)), "its house alone"),
        (lambda: gains_like(THIS, YOU, Keyword.TAUNT), "of which cards"),  # type: ignore[arg-type]
        (lambda: gains_like(THIS, each(CREATURE)), "of which cards"),
        (lambda: rest_of(2), "others of which"),  # type: ignore[arg-type]
        (lambda: rest_of(each(CREATURE)), "others of which"),
        (lambda: search(2), "searched for"),  # type: ignore[arg-type]
        (lambda: discard_until(each(CREATURE)), "until which card"),  # type: ignore[call-overload]
        (lambda: make_token(spot=CENTER), "enter play there"),  # type: ignore[arg-type]
        (lambda: play_card(a(CARD, in_=hand()), CENTER), "enter play there"),  # type: ignore[arg-type]
        (lambda: search(each(CREATURE)), "searched for"),  # type: ignore[arg-type]
        (lambda: players_with(at_least(2)), "so many of what"),  # type: ignore[call-overload]
        (lambda: players_with(HAUNTED, each(CREATURE)), "so many of what"),  # type: ignore[call-overload]
        (lambda: top(HALF, deck()), "end of a pile"),
        (lambda: bottom(HALF, deck()), "end of a pile"),
    ],
)
def test_a_word_that_stands_where_another_belongs_is_refused(build: Callable[[], object], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        build()


@pytest.mark.parametrize(
    "build",
    [
        lambda: repeat(gain(1), while_=HAUNTED),  # type: ignore[arg-type]
        lambda: repeat(gain(1), if_=HAUNTED),  # type: ignore[arg-type]
        lambda: instead_if(gain(1), HAUNTED, gain(2)),  # type: ignore[arg-type]
        lambda: as_soon_as(HAUNTED, gain(1)),  # type: ignore[call-overload]
        lambda: as_soon_as(HAUNTED, destroy(THIS)),  # type: ignore[call-overload]
        lambda: cannot(USE, THIS, unless=HAUNTED),  # type: ignore[call-overload]
        lambda: cannot(REAP, each(CREATURE), unless=HAUNTED),  # type: ignore[call-overload]
    ],
)
def test_what_is_said_of_a_player_is_no_condition_anywhere(build: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match=r"is_\(YOU, "):
        build()


@pytest.mark.parametrize(
    "build",
    [
        lambda: is_(THIS),
        lambda: is_(THIS, CREATURE, ARTIFACT),  # type: ignore[call-overload]
        lambda: is_(THIS, discard_pile(), DAMAGED),  # type: ignore[call-overload]
        lambda: is_(each(CREATURE), same(HOUSE), DAMAGED),  # type: ignore[call-overload]
        lambda: is_(YOU, DAMAGED),  # type: ignore[call-overload]
        lambda: is_(YOU, HAUNTED, HAUNTED),
        lambda: is_(House.MARS, DAMAGED),  # type: ignore[call-overload]
    ],
)
def test_what_cannot_be_said_of_a_card_a_player_or_a_house_is_refused(build: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match="said of"):
        build()


ROBBED = move_counters(POWER, ALL, a(CREATURE), THIS)
MADE = make_token(2)
MADE_ONE = make_token(1)


@pytest.mark.parametrize(
    ("ability", "en", "de"),
    [
        (
            action(this_turn(next_(instead(is_destroyed(a(CREATURE, FRIENDLY)), gain(1))))),
            "Action: The next time a friendly creature would be destroyed this turn, gain 1{amber} instead.",
            "Aktion: Wenn eine befreundete Kreatur in diesem Zug das nächste Mal zerstört würde, erhalte stattdessen "
            "1{amber}.",
        ),
        (
            action(put(a(CREATURE), ARCHIVES, printed=OPPONENT)),
            "Action: Put a creature into your opponent’s archives. If that creature leaves their archives and is not "
            "owned by them, it is put into its owner’s hand instead.",
            "Aktion: Lege eine Kreatur in das Archiv deines Gegners. Falls jene Kreatur sein Archiv verlässt und ihm "
            "nicht gehört, wird sie stattdessen auf die Hand ihres Besitzers gelegt.",
        ),
        (
            gains(THIS, (Keyword.ASSAULT, for_each(2, OURS))),
            "Cannon gains assault 2 for each friendly creature.",
            "„Kanone“ erhält das Schlüsselwort Ansturm 2 für jede befreundete Kreatur.",
        ),
        (
            gains(THIS, (Keyword.ASSAULT, equal_to(OURS, times=3))),
            "Cannon gains assault X, where X is 3 times the number of friendly creatures.",
            "„Kanone“ erhält das Schlüsselwort Ansturm X, wobei X das 3-Fache der Anzahl befreundeter Kreaturen ist.",
        ),
        (
            action(MADE, enrage(those(MADE))),
            "Action: Make 2 token creatures. Enrage those creatures.",
            "Aktion: Erzeuge 2 Token-Kreaturen. Mache jene Kreaturen wütend.",
        ),
        (
            action(MADE_ONE, enrage(those(MADE_ONE))),
            "Action: Make a token creature. Enrage that creature.",
            "Aktion: Erzeuge eine Token-Kreatur. Mache jene Kreatur wütend.",
        ),
        (
            together(cannot(REAP, OURS), gains(OURS, Keyword.TAUNT)),
            "Friendly creatures cannot reap and gain taunt.",
            "Befreundete Kreaturen können nicht ernten und erhalten das Schlüsselwort Spott.",
        ),
        (
            action(shuffle(one_of(a(CARD, in_=discard_pile()), a(CARD, in_=purged())))),
            "Action: Shuffle a card from your discard pile or a purged card owned by you into its owner’s deck.",
            "Aktion: Mische eine Karte aus deinem Ablagestapel oder eine verbannte Karte in deinem Besitz in das Deck "
            "ihres Besitzers.",
        ),
        (
            action(ROBBED, gain(for_each(1, that_much(ROBBED)))),
            "Action: Move each +1 power counter from a creature to Cannon. Gain 1{amber} for each +1 power counter "
            "moved this way.",
            "Aktion: Lege jeden +1-Stärke-Marker von einer Kreatur auf „Kanone“. Erhalte 1{amber} für jeden auf diese "
            "Weise bewegten +1-Stärke-Marker.",
        ),
    ],
)
def test_what_was_said_wrongly_is_said(ability: Ability, en: str, de: str) -> None:
    definition = CardDefinition(facts()["cannon"], card("cannon", ability))
    assert (definition.text("en"), definition.text("de")) == (en, de)


@pytest.mark.rule("glossary/assault-x")
class TestNumbersOfKeywords:
    """A keyword's number is so many for each thing counted."""

    test_value = cases(
        """
        2 assault for each of 3 others destroys a creature with power 5 before it fights back
            ada: line krump troll silvertooth urchin
            bo: line bumpsy
            in: brobnar
            fight krump bumpsy
            -> krump exhausted, bumpsy: battleline > discard
        """,
        card("krump", gains(THIS, (Keyword.ASSAULT, for_each(2, each(CREATURE, FRIENDLY, OTHER))))),
    )


@pytest.mark.parametrize(
    "draft",
    [
        card("cannon", action(gain(equal_to(power_of(a(CREATURE)))))),
        card("cannon", action(deal(for_each(1, amber_on(a(CREATURE))), each(CREATURE, ENEMY)))),
        card("cannon", action(if_(is_(a(CREATURE), DAMAGED), gain(1)))),
        card("cannon", after(chooses_house(YOU, NAMED_HOUSE), may(if_(is_(THIS, discard_pile()), return_(THIS))))),
        card("cannon", after(chooses_house(YOU, NAMED_HOUSE), gain(1), if_(is_(THIS, discard_pile()), return_(THIS)))),
    ],
)
def test_what_counts_a_card_that_nobody_picks_or_waits_in_another_zone_is_refused(draft: Draft) -> None:
    with pytest.raises(UnsoundTextError, match="cannon"):
        CardDefinition(facts()["cannon"], draft)


@pytest.mark.parametrize(
    "draft",
    [
        card("cannon", while_(is_(THIS, discard_pile()), after(chooses_house(YOU, NAMED_HOUSE), return_(THIS)))),
        card("cannon", after(chooses_house(YOU, NAMED_HOUSE), if_(is_(THIS, discard_pile()), return_(THIS)))),
        card("cannon", action(gain(1, controller_of(a(CREATURE))))),
        card("cannon", action(choose(STRONGEST), this_turn(after(is_destroyed(STRONGEST), gain(1))))),
    ],
)
def test_what_only_looks_like_it_is_not(draft: Draft) -> None:
    assert CardDefinition(facts()["cannon"], draft).abilities == draft.abilities


def test_a_pool_has_no_controller() -> None:
    with pytest.raises(ValueError, match="which card"):
        move_amber(1, YOU, controller_of(ITSELF))


def _counted(build: Callable[[object], object]) -> Draft:
    """Return a card whose action counts something of the creature that it acts on."""
    return card("cannon", action(build(a(CREATURE))))  # type: ignore[arg-type]


class TestCountsOfWhatIsPicked:
    """What is counted of a card is counted once that card was picked."""

    test_move = cases(
        """
        half of the æmber on a creature moves
            ada: artifacts cannon
            bo: line troll(amber=5) krump
            in: brobnar
            action cannon, pick troll
            -> ada amber: 0 > 3, cannon exhausted, troll amber: 5 > 2
        """,
        _counted(lambda x: move_amber(half(amber_on(x), up=True), x, YOU)),  # type: ignore[arg-type]
    )
    test_receiver = cases(
        """
        as much as the receiver has power moves
            ada: artifacts cannon; amber 4
            bo: line silvertooth
            in: brobnar
            action cannon, pick silvertooth
            -> ada amber: 4 > 2, cannon exhausted, silvertooth amber: 0 > 2
        """,
        _counted(lambda x: move_amber(equal_to(power_of(x)), YOU, x)),  # type: ignore[arg-type]
    )
    test_healed = cases(
        """
        half the damage is healed
            ada: artifacts cannon
            bo: line troll(damage=4)
            in: brobnar
            action cannon, pick troll
            -> cannon exhausted, troll damage: 4 > 2
        """,
        _counted(lambda x: heal(half(damage_on(x)), x)),  # type: ignore[arg-type]
    )
    test_grown = cases(
        """
        a creature with power 2 gets 2 counters
            ada: artifacts cannon
            bo: line silvertooth
            in: brobnar
            action cannon, pick silvertooth
            -> cannon exhausted, silvertooth power counters: 0 > 2
        """,
        _counted(lambda x: put_counters(POWER, equal_to(power_of(x)), x)),  # type: ignore[arg-type]
    )
    test_captured = cases(
        """
        a creature captures as much as it has power
            ada: artifacts cannon; line silvertooth
            bo: amber 5
            in: brobnar
            action cannon, pick silvertooth
            -> bo amber: 5 > 3, cannon exhausted, silvertooth amber: 0 > 2
        """,
        _counted(lambda x: capture(equal_to(power_of(x)), x)),  # type: ignore[arg-type]
    )


class TestBothPlayersAndEachCard:
    test_every = cases(
        """
        all that both players have is captured
            rule: glossary/capture
            ada: artifacts cannon; line silvertooth; amber 2
            bo: amber 5
            in: brobnar
            action cannon, pick silvertooth
            -> ada amber: 2 > 0, bo amber: 5 > 0, cannon exhausted, silvertooth amber: 0 > 7
        with no æmber anywhere nothing is asked
            rule: glossary/capture
            ada: artifacts cannon; line silvertooth
            in: brobnar
            action cannon, finish
            -> cannon exhausted
        """,
        card("cannon", action(capture(ALL, a(CREATURE, FRIENDLY), EACH_PLAYER))),
    )
    test_own = cases(
        """
        of each creature 1 goes to its controller
            rule: glossary/move
            ada: artifacts cannon; line silvertooth(amber=2) urchin
            bo: line troll(amber=1) krump(amber=3)
            in: brobnar
            action cannon
            -> ada amber: 0 > 1, bo amber: 0 > 2, cannon exhausted, silvertooth amber: 2 > 1, troll amber: 1 > 0,
            -> krump amber: 3 > 2
        """,
        card("cannon", action(move_amber(1, each(CREATURE), controller_of(ITSELF)))),
    )
    test_across = cases(
        """
        half of what is on each goes to the opponent
            rule: glossary/move
            ada: artifacts cannon; line silvertooth(amber=2) urchin(amber=4)
            in: brobnar
            action cannon
            -> bo amber: 0 > 3, cannon exhausted, silvertooth amber: 2 > 1, urchin amber: 4 > 2
        """,
        card("cannon", action(move_amber(half(amber_on(ITSELF)), each(CREATURE), OPPONENT))),
    )


def test_players_with_so_many_creatures_have_them_themselves() -> None:
    t = table(
        side(artifacts=["cannon"], battleline=["krump", "troll"]),
        side(battleline=["urchin"]),
        card("cannon", action(gain(1, players_with(at_least(2), each(CREATURE))))),
    )
    t.do("action", "cannon")
    assert (t.amber(0), t.amber(1)) == (1, 0)
