"""What a native reader of either language expects of sentences that are built from the same definition."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine.terms import Step
from kfdesk.language.back_references import Those
from kfdesk.language.counts.cards import each_of
from kfdesk.language.definition import CardDefinition
from kfdesk.language.descriptions import Each
from kfdesk.language.players import Who
from kfdesk.language.prompts import confirm_of, prompt_of
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.targets import Chosen
from kfdesk.language.words import (
    ALL,
    AMBER,
    ARCHIVES,
    ARTIFACT,
    BE_DAMAGED,
    CARD,
    CENTER,
    CREATURE,
    DAMAGE,
    DAMAGED,
    DECK_BOTTOM,
    DIS,
    DRAW_STEP,
    EACH_PLAYER,
    END,
    ENEMY,
    EXHAUSTED,
    FIGHT,
    FLANK,
    FRIENDLY,
    GIGANTIC_HALF,
    GRANTING_CARD,
    HAZARDOUS,
    HIGH,
    HOST,
    HOUSE,
    ITSELF,
    LEFT,
    NAME,
    NEIGHBORING,
    NONE,
    ON_FLANK,
    OPPONENT,
    OTHER,
    PLAY,
    POISON,
    POWER,
    READY,
    READY_STEP,
    REAP,
    RIGHT,
    SKIRMISH,
    START,
    TAUNT,
    THIS,
    THIS_TURN,
    USE,
    YOU,
    Instruction,
    a,
    a_house,
    a_player,
    action,
    after,
    all_of,
    amber_of,
    amber_on,
    and_,
    any_number,
    archive,
    at,
    at_least,
    at_most,
    before,
    by,
    cannot,
    capture,
    card,
    choose,
    chooses_house,
    controlled_by,
    controller_of,
    counters_on,
    damage_on,
    deal,
    deck,
    destroy,
    discard,
    discard_pile,
    discards,
    draw,
    draws,
    each,
    either,
    enrage,
    enters_as,
    equal_to,
    exalt,
    exhaust,
    fight_with,
    fights,
    for_each,
    forges,
    fully_heal,
    gain,
    gains,
    gets,
    hand,
    happened,
    if_,
    if_you_do,
    instead,
    instead_if,
    is_,
    is_destroyed,
    is_used,
    keys_cost,
    lose,
    loses,
    may,
    move_amber,
    move_to,
    named,
    neighbor_of,
    neighbors_of,
    next_turn,
    not_,
    of_house,
    on_the,
    one_at_a_time,
    one_more_than,
    one_of,
    other_than,
    owned_by,
    owner_of,
    permits,
    play,
    plays,
    power,
    power_of,
    purge,
    put,
    put_counters,
    put_into_play,
    raises_tide,
    ready,
    redistribute,
    repeat,
    resolve,
    resolve_icons,
    return_,
    reveal,
    same,
    search,
    shuffle,
    stun,
    take_control,
    that_much,
    then,
    there_are,
    this_turn,
    those,
    tide,
    together,
    top,
    under,
    up_to,
    ward,
    while_,
    with_trait,
)
from kfdesk.text.parts import parts
from kfdesk.text.words import Pair


def texts(*abilities: AnyAbility, of: str = "bumpsy") -> tuple[str, str]:
    """Return the text of a made card in both languages."""
    made = CardDefinition(facts()[of], card(of, *abilities))
    return made.text("en"), made.text("de")


def _row() -> Instruction:
    first = a(CREATURE)
    return and_(deal(3, first), deal(2, a(CREATURE, neighbor_of(first))), deal(1, a(CREATURE, other_than(first))))


def _thrown_at() -> AnyAbility:
    lost = destroy(a(CREATURE, FRIENDLY))
    return play(lost, deal(equal_to(power_of(those(lost))), a(CREATURE, ENEMY), splash=2))


def _risen() -> AnyAbility:
    risen = put_into_play(each(CREATURE, in_=discard_pile()), READY)
    return play(risen, one_at_a_time(fight_with(those(risen))), destroy(each(CREATURE, in_=those(risen))))


def _woken() -> Instruction:
    center = a(CREATURE)
    woken = all_of(center, neighbors_of(center))
    return and_(ready(woken), enrage(woken))


def _bereaved() -> AnyAbility:
    lost = a(CREATURE)
    return action(this_turn(after(is_destroyed(lost), by(controller_of(lost), draw()))))


def _made_safe() -> AnyAbility:
    healed = a(CREATURE)
    return play(if_you_do(fully_heal(healed), this_turn(cannot(BE_DAMAGED, healed))))


def _captors() -> AnyAbility:
    captor = a(CREATURE, FRIENDLY)
    return play(this_turn(after(fights(captor), capture(1, captor))))


def _counted() -> AnyAbility:
    chosen = a(CREATURE)
    return play(choose(chosen), put_counters(POWER, for_each(2, each(CREATURE, DAMAGED)), chosen))


_FORGING = forges(OPPONENT)
_FRIEND = a(CREATURE, FRIENDLY)
_THROWN = instead_if(discard(top(1, deck())), tide(HIGH), discard(top(3, deck())))


def _echo() -> AnyAbility:
    played = a(CREATURE)
    return after(plays(YOU, played), resolve(PLAY, played))


def _tested() -> AnyAbility:
    thrown = discard(top(1, deck()))
    return play(thrown, if_(is_(those(thrown, CARD), of_house(DIS)), gain(1)))


def _of_both_decks() -> tuple[Instruction, Those | Each]:
    thrown = discard(top(1, deck(EACH_PLAYER)))
    return thrown, those(thrown, CARD)


def _alike() -> AnyAbility:
    thrown, thrown_cards = _of_both_decks()
    return play(thrown, destroy(each(CREATURE, same(HOUSE, thrown_cards))))


def _all_of_them() -> AnyAbility:
    thrown, thrown_cards = _of_both_decks()
    return play(thrown, if_(is_(thrown_cards, of_house(DIS)), gain(1)))


def _bones() -> AnyAbility:
    thrown, thrown_cards = _of_both_decks()
    return play(thrown, resolve_icons(each(CARD, in_=thrown_cards)))


def _houses_in_hand() -> AnyAbility:
    shown = reveal(hand())
    return play(shown, gain(for_each(1, each_of(HOUSE, those(shown, CARD)))))


def _house_of_a_player() -> AnyAbility:
    house = a_house()
    return after(chooses_house(a_player(), house), destroy(each(ARTIFACT, of_house(house))))


def _of_whoever_raises_the_tide() -> AnyAbility:
    raiser = a_player()
    return after(raises_tide(raiser), destroy(a(CREATURE, controlled_by(raiser))))


def _each_for_the_other() -> tuple[AnyAbility]:
    player = a_player()
    return (at(END, player, by(player, if_you_do(may(gain(1)), draw(2, OPPONENT)))),)


def _no_plays_but_archives() -> AnyAbility:
    thrown = a(CARD, in_=hand(OPPONENT))
    archives = after(discards(OPPONENT, thrown), by(OPPONENT, may(archive(thrown))))
    return play(next_turn(OPPONENT, cannot(PLAY, OPPONENT), archives))


def _namesakes() -> AnyAbility:
    chosen = a(CREATURE)
    return play(deal(2, all_of(chosen, each(CREATURE, same(NAME, chosen), one_more_than(chosen)))))


WORDINGS: list[tuple[tuple[AnyAbility, ...], str, str]] = [
    (
        (play(this_turn(after(plays(YOU, a(CREATURE)), gain(1)))),),
        "Play: For the remainder of the turn, after you play a creature, gain 1{amber}.",
        "Spielen: Für den Rest des Zuges erhältst du jedes Mal 1{amber}, nachdem du eine Kreatur gespielt hast.",
    ),
    (
        (play(if_you_do(gain(1), this_turn(after(plays(YOU, a(CREATURE)), gain(1))))),),
        "Play: Gain 1{amber}. If you do, for the remainder of the turn, after you play a creature, gain 1{amber}.",
        "Spielen: Erhalte 1{amber}. Falls du das tust, erhältst du für den Rest des Zuges jedes Mal 1{amber}, nachdem "
        "du eine Kreatur gespielt hast.",
    ),
    (
        (_captors(),),
        "Play: For the remainder of the turn, each time a friendly creature fights, it captures 1{amber}.",
        "Spielen: Für den Rest des Zuges erbeutet jede befreundete Kreatur jedes Mal 1{amber}, wenn sie kämpft.",
    ),
    (
        (play(next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CREATURE)))),),
        "Play: During your opponent’s next turn, they cannot play creatures.",
        "Spielen: Dein Gegner kann in seinem nächsten Zug keine Kreaturen spielen.",
    ),
    (
        (play(next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CREATURE)), keys_cost(1, OPPONENT))),),
        "Play: During your opponent’s next turn, they cannot play creatures and their keys cost +1{amber}.",
        "Spielen: Während des nächsten Zuges deines Gegners kann er keine Kreaturen spielen und kosten seine Schlüssel "
        "+1{amber}.",
    ),
    (
        (at(END, YOU, if_(there_are(NONE, amber_of(OPPONENT)), gain(1))),),
        "At the end of your turn, if your opponent has no {amber}, gain 1{amber}.",
        "Erhalte am Ende deines Zuges 1{amber}, falls dein Gegner kein {amber} hat.",
    ),
    (
        (at(END, OPPONENT, gain(1)),),
        "At the end of your opponent’s turn, gain 1{amber}.",
        "Erhalte am Ende des Zuges deines Gegners 1{amber}.",
    ),
    (
        (at(END, OPPONENT, discard(a(CARD, in_=hand(OPPONENT)))),),
        "At the end of your opponent’s turn, discard a card from their hand.",
        "Lege am Ende des Zuges deines Gegners eine Karte von seiner Hand ab.",
    ),
    (
        (_made_safe(),),
        "Play: Fully heal a creature. If you do, for the remainder of the turn, that creature cannot be dealt damage.",
        "Spielen: Heile eine Kreatur komplett. Falls du das tust, kann sie für den Rest des Zuges keinen Schaden "
        "erhalten.",
    ),
    (
        (after(forges(YOU), if_(there_are(NONE, amber_of(OPPONENT)), gain(1))),),
        "After you forge a key, if your opponent has no {amber}, gain 1{amber}.",
        "Nachdem du einen Schlüssel geschmiedet hast, erhalte 1{amber}, falls dein Gegner kein {amber} hat.",
    ),
    (
        (play(_row()),),
        "Play: Deal 3{damage} to a creature, 2{damage} to one of its neighbors, and 1{damage} to a different creature.",
        "Spielen: Füge einer Kreatur 3{damage}, einem ihrer Nachbarn 2{damage} und einer anderen Kreatur 1{damage} zu.",
    ),
    (
        (play(deal(3, a(CREATURE, n=2))),),
        "Play: Deal 3{damage} to each of 2 creatures.",
        "Spielen: Füge 2 Kreaturen je 3{damage} zu.",
    ),
    (
        (_counted(),),
        "Play: Choose a creature. For each damaged creature, put two +1 power counters on the chosen creature.",
        "Spielen: Wähle eine Kreatur. Lege für jede beschädigte Kreatur zwei +1-Stärke-Marker auf die gewählte "
        "Kreatur.",
    ),
    (
        (together(gets(THIS, power=2), gains(THIS, TAUNT, (HAZARDOUS, 2))),),
        "Bumpsy gets +2 power and gains taunt and hazardous 2.",
        "„Haudrauf“ erhält +2 Stärke und die Schlüsselwörter Spott und Gefährlich 2.",
    ),
    (
        (while_(is_(THIS, ON_FLANK), gets(THIS, power=2, armor=1)),),
        "While Bumpsy is on a flank, it gets +2 power and +1 armor.",
        "Solange sich „Haudrauf“ an einer Flanke befindet, erhält diese Kreatur +2 Stärke und +1 Rüstung.",
    ),
    (
        (gets(THIS, power=for_each(1, amber_on(THIS))),),
        "Bumpsy gets +1 power for each {amber} on it.",
        "„Haudrauf“ erhält +1 Stärke für jedes {amber} auf sich.",
    ),
    (
        (
            play(
                if_(there_are(at_least(2), amber_on(THIS)), gain(1)),
                if_(there_are(at_most(1), amber_on(THIS)), gain(1)),
            ),
        ),
        "Play: If there is 2{amber} or more on Bumpsy, gain 1{amber}. If there is 1{amber} or less on Bumpsy, gain "
        "1{amber}.",
        "Spielen: Falls mindestens 2{amber} auf „Haudrauf“ liegen, erhalte 1{amber}. Falls höchstens 1{amber} auf "
        "„Haudrauf“ liegt, erhalte 1{amber}.",
    ),
    (
        (keys_cost(for_each(1, damage_on(THIS)), OPPONENT),),
        "Your opponent’s keys cost +1{amber} for each damage on Bumpsy.",
        "Die Schlüssel deines Gegners kosten +1{amber} für jeden Schaden auf „Haudrauf“.",
    ),
    (
        (play(destroy(each(CREATURE, power(equal_to(counters_on("growth", THIS)))))),),
        "Play: Destroy each creature with power equal to the number of growth counters on Bumpsy.",
        "Spielen: Zerstöre jede Kreatur, deren Stärke der Anzahl der Wachstums-Marker auf „Haudrauf“ entspricht.",
    ),
    (
        (while_(is_(THIS, power(equal_to(counters_on("growth", THIS)))), gets(THIS, armor=1)),),
        "Bumpsy gets +1 armor while it has power equal to the number of growth counters on it.",
        "„Haudrauf“ erhält +1 Rüstung, solange diese Kreatur Stärke in Höhe der Anzahl der Wachstums-Marker auf sich"
        " hat.",
    ),
    (
        (play(destroy(each(CREATURE, not_(power(equal_to(counters_on("growth", THIS))))))),),
        "Play: Destroy each creature with another power than the number of growth counters on Bumpsy.",
        "Spielen: Zerstöre jede Kreatur mit einer anderen Stärke als der Anzahl der Wachstums-Marker auf „Haudrauf“.",
    ),
    (
        (play(search(a(CARD), to=ARCHIVES)), loses(each(CREATURE, FRIENDLY), traits=True)),
        "Play: Search your deck and discard pile for a card, reveal it, and put it into your archives.\n"
        "Each friendly creature loses all traits.",
        "Spielen: Durchsuche dein Deck und deinen Ablagestapel nach einer Karte, decke die gefundene Karte auf und "
        "lege sie in dein Archiv.\nJede befreundete Kreatur verliert alle Merkmale.",
    ),
    (
        (play(this_turn(permits(REAP, each(CREATURE, FRIENDLY), up_to=2))),),
        "Play: You may reap with up to 2 friendly creatures this turn.",
        "Spielen: Du darfst in diesem Zug mit bis zu 2 befreundeten Kreaturen ernten.",
    ),
    (
        (play(this_turn(permits(FIGHT, each(CREATURE, FRIENDLY), up_to=2))),),
        "Play: You may fight with up to 2 friendly creatures this turn.",
        "Spielen: Du darfst in diesem Zug mit bis zu 2 befreundeten Kreaturen kämpfen.",
    ),
    (
        (play(may(search(a(CREATURE), deck()))),),
        "Play: You may search your deck for a creature, reveal it, and put it into your hand.",
        "Spielen: Du darfst dein Deck nach einer Kreatur durchsuchen, die gefundene Karte aufdecken und sie auf deine "
        "Hand nehmen.",
    ),
    (
        (keys_cost(equal_to(power_of(THIS)), OPPONENT),),
        "Your opponent’s keys cost +X{amber}, where X is Bumpsy’s power.",
        "Die Schlüssel deines Gegners kosten +X{amber}, wobei X die Stärke von „Haudrauf“ ist.",
    ),
    (
        (after(_FORGING, gain(for_each(1, that_much(_FORGING)))),),
        "After your opponent forges a key, gain 1{amber} for each {amber} spent to forge it.",
        "Nachdem dein Gegner einen Schlüssel geschmiedet hat, erhalte 1{amber} für jedes ausgegebene {amber}.",
    ),
    (
        (play(if_(there_are(at_least(20), power_of(each(CREATURE, FRIENDLY))), gain(1))),),
        "Play: If the combined power of friendly creatures is 20 or higher, gain 1{amber}.",
        "Spielen: Falls die Gesamtstärke befreundeter Kreaturen 20 oder mehr beträgt, erhalte 1{amber}.",
    ),
    (
        (play(if_(there_are(at_least(20), power_of(each(CREATURE))), gain(1))),),
        "Play: If the combined power of creatures is 20 or higher, gain 1{amber}.",
        "Spielen: Falls die Gesamtstärke der Kreaturen 20 oder mehr beträgt, erhalte 1{amber}.",
    ),
    (
        (play(_THROWN, destroy(a(CREATURE, same(HOUSE, those(_THROWN, CARD))))),),
        "Play: Discard the top card of your deck. If the tide is high, discard the top 3 cards of your deck instead. "
        "Destroy a creature that shares a house with one of those cards.",
        "Spielen: Lege die oberste Karte deines Decks ab. Falls die Gezeiten hoch sind, lege stattdessen die obersten "
        "3 Karten deines Decks ab. Zerstöre eine Kreatur, die eine Fraktion mit einer jener Karten gemeinsam hat.",
    ),
    (
        (cannot(BE_DAMAGED, each(CREATURE, FRIENDLY)),),
        "Friendly creatures cannot be dealt damage.",
        "Keine befreundete Kreatur kann Schaden erhalten.",
    ),
    (
        (play(may(destroy(each(CREATURE, not_(with_trait("knight")))))),),
        "Play: You may destroy each non-Knight creature.",
        "Spielen: Du darfst alle Kreaturen ohne das Merkmal Ritter zerstören.",
    ),
    (
        (play(return_(one_of(a(ARTIFACT), a(CREATURE, ON_FLANK)))),),
        "Play: Return an artifact or a flank creature to its owner’s hand.",
        "Spielen: Schicke ein Artefakt oder eine Flankenkreatur auf die Hand des jeweiligen Besitzers zurück.",
    ),
    (
        (play(return_(up_to(2, CREATURE))),),
        "Play: Return up to 2 creatures to their owners’ hands.",
        "Spielen: Schicke bis zu 2 Kreaturen auf die Hand ihrer Besitzer zurück.",
    ),
    (
        (play(archive(each(CREATURE, FRIENDLY))),),
        "Play: Archive each friendly creature from play.",
        "Spielen: Archiviere jede befreundete Kreatur aus dem Spiel.",
    ),
    (
        (_echo(),),
        "After you play a creature, resolve its play effect.",
        "Nachdem du eine Kreatur gespielt hast, handle ihren „Spielen:“-Effekt ab.",
    ),
    (
        (_tested(),),
        "Play: Discard the top card of your deck. If the discarded card is a Dis card, gain 1{amber}.",
        "Spielen: Lege die oberste Karte deines Decks ab. Falls die abgelegte Karte eine Dis-Karte ist, erhalte "
        "1{amber}.",
    ),
    (
        (play(then(gain(1), if_(there_are(at_least(6), amber_of(YOU)), draw(1)))),),
        "Play: Gain 1{amber}. Then, if you have 6{amber} or more, draw a card.",
        "Spielen: Erhalte 1{amber}. Falls du dann mindestens 6{amber} hast, ziehe eine Karte.",
    ),
    (
        (_alike(),),
        "Play: Discard the top card of each player’s deck. Destroy each creature that shares a house with one of those "
        "cards.",
        "Spielen: Lege die oberste Karte des Decks jedes Spielers ab. Zerstöre jede Kreatur, die eine Fraktion mit "
        "einer jener Karten gemeinsam hat.",
    ),
    (
        (_all_of_them(),),
        "Play: Discard the top card of each player’s deck. If each of the discarded cards is a Dis card, gain "
        "1{amber}.",
        "Spielen: Lege die oberste Karte des Decks jedes Spielers ab. Falls jede der abgelegten Karten eine Dis-Karte "
        "ist, erhalte 1{amber}.",
    ),
    (
        (_bones(),),
        "Play: Discard the top card of each player’s deck. For each card discarded this way, resolve its bonus icons "
        "as if you had played it.",
        "Spielen: Lege die oberste Karte des Decks jedes Spielers ab. Handle für jede auf diese Weise abgelegte Karte "
        "ihre Bonussymbole ab, als hättest du sie gespielt.",
    ),
    (
        (_houses_in_hand(),),
        "Play: Reveal your hand. Gain 1{amber} for each house among those cards.",
        "Spielen: Decke deine Hand auf. Erhalte 1{amber} für jede Fraktion unter jenen Karten.",
    ),
    (
        (_house_of_a_player(),),
        "After a player chooses a house as their active house, destroy each artifact of that house.",
        "Nachdem ein Spieler eine Fraktion als seine aktive Fraktion gewählt hat, zerstöre jedes Artefakt jener "
        "Fraktion.",
    ),
    (
        (_of_whoever_raises_the_tide(),),
        "After a player raises the tide, destroy a creature they control.",
        "Nachdem ein Spieler die Gezeiten gehoben hat, zerstöre eine Kreatur unter seiner Kontrolle.",
    ),
    (
        (_no_plays_but_archives(),),
        "Play: During your opponent’s next turn, they cannot play cards and each time they discard a card from their "
        "hand, they may archive it.",
        "Spielen: Während des nächsten Zuges deines Gegners kann er keine Karten spielen und jedes Mal, wenn er eine "
        "Karte von seiner Hand ablegt, darf er sie archivieren.",
    ),
    (
        (cannot(USE, OPPONENT, a(CARD, same(HOUSE, under(THIS)))),),
        "Your opponent cannot use cards of the house of the card under Bumpsy.",
        "Dein Gegner kann keine Karten derselben Fraktion wie die Karte unter „Haudrauf“ verwenden.",
    ),
    (
        (after(plays(OPPONENT, a(CREATURE, on_the(LEFT))), gain(1)),),
        "After your opponent plays a creature on their left flank, gain 1{amber}.",
        "Nachdem dein Gegner eine Kreatur an seiner linken Flanke gespielt hat, erhalte 1{amber}.",
    ),
    (
        (after(plays(YOU, a(CREATURE, on_the(RIGHT))), gain(1)),),
        "After you play a creature on your right flank, gain 1{amber}.",
        "Nachdem du eine Kreatur an deiner rechten Flanke gespielt hast, erhalte 1{amber}.",
    ),
    (
        (play(destroy(a(CREATURE, ENEMY, on_the(RIGHT)))),),
        "Play: Destroy the creature on your opponent’s right flank.",
        "Spielen: Zerstöre die Kreatur an der rechten Flanke deines Gegners.",
    ),
    (
        (together(cannot((FIGHT, REAP), THIS), gains(THIS, action(draw(2)))),),
        "Bumpsy cannot fight or reap and gains, “Action: Draw 2 cards.”",
        "„Haudrauf“ kann weder kämpfen noch ernten und erhält die Fähigkeit „Aktion: Ziehe 2 Karten.“",
    ),
    (
        (play(this_turn(gains(each(CREATURE, named("troll")), action(gain(1))))),),
        "Play: For the remainder of the turn, each creature named Troll gains, “Action: Gain 1{amber}.”",
        "Spielen: Für den Rest des Zuges erhält jede Kreatur namens „Troll“ die Fähigkeit „Aktion: Erhalte 1{amber}.“",
    ),
    (
        (play(take_control(a(CREATURE, ENEMY, CENTER))),),
        "Play: Take control of the creature in the center of your opponent’s battleline.",
        "Spielen: Übernimm die Kontrolle über die Kreatur im Zentrum der Schlachtreihe deines Gegners.",
    ),
    (
        (play(archive(a(CARD, named("flint-s-map", "treasure-island", "cannon")))),),
        "Play: Archive a card named Flint’s Map, Treasure Island, or Cannon from play.",
        "Spielen: Archiviere eine Karte namens „Flints Karte“, „Schatzinsel“ oder „Kanone“ aus dem Spiel.",
    ),
    (
        (
            instead(
                is_destroyed(THIS),
                if_(is_(THIS, DAMAGED), and_(fully_heal(THIS), exhaust(THIS), ward(THIS), move_to(THIS, FLANK))),
            ),
        ),
        "Destroyed: If Bumpsy is damaged, fully heal it, exhaust it, ward it, and move it to a flank instead.",
        "Zerstört: Falls „Haudrauf“ beschädigt ist, heile stattdessen diese Kreatur komplett, erschöpfe sie, "
        "beschütze sie und bewege sie an eine Flanke.",
    ),
    (
        (while_(tide(HIGH), instead(draws(YOU), may(gain(1)))),),
        "While the tide is high, if you would draw a card, you may gain 1{amber} instead.",
        "Falls du eine Karte ziehen würdest, solange die Gezeiten hoch sind, darfst du stattdessen 1{amber} erhalten.",
    ),
    (
        (play(destroy(each(CREATURE, FRIENDLY, on_the(LEFT)))),),
        "Play: Destroy the creature on your left flank.",
        "Spielen: Zerstöre die Kreatur an deiner linken Flanke.",
    ),
    (
        (gets(THIS, power=equal_to(power_of(each(CREATURE, NEIGHBORING)))),),
        "Bumpsy has power equal to the combined power of neighboring creatures.",
        "„Haudrauf“ hat Stärke in Höhe der Gesamtstärke benachbarter Kreaturen.",
    ),
    (
        (play(search(a(GIGANTIC_HALF))),),
        "Play: Search your deck and discard pile for a half of a gigantic creature, reveal it, and put it into your "
        "hand.",
        "Spielen: Durchsuche dein Deck und deinen Ablagestapel nach einer Hälfte einer gigantischen Kreatur, decke die "
        "gefundene Karte auf und nimm sie auf deine Hand.",
    ),
    (
        (play(may(search(any_number(CREATURE, FRIENDLY), shuffling_said=True))),),
        "Play: You may search your deck and discard pile for any number of friendly creatures, reveal them, and put "
        "them into your hand. Shuffle your deck.",
        "Spielen: Du darfst dein Deck und deinen Ablagestapel nach beliebig vielen befreundeten Kreaturen durchsuchen, "
        "die gefundenen Karten aufdecken und sie auf deine Hand nehmen. Mische dein Deck.",
    ),
    (
        (play(put(_FRIEND, DECK_BOTTOM, printed=owner_of(_FRIEND))),),
        "Play: Put a friendly creature on the bottom of its owner’s deck.",
        "Spielen: Lege eine befreundete Kreatur unter das Deck ihres Besitzers.",
    ),
    (
        (play(put(_FRIEND, DECK_BOTTOM)),),
        "Play: Put a friendly creature on the bottom of your deck.",
        "Spielen: Lege eine befreundete Kreatur unter dein Deck.",
    ),
    (
        (play(put(a(ARTIFACT), ARCHIVES, printed=YOU)),),
        "Play: Put an artifact into your archives. If that artifact leaves your archives and is not owned by you, it "
        "is put into its owner’s hand instead.",
        "Spielen: Lege ein Artefakt in dein Archiv. Falls jenes Artefakt dein Archiv verlässt und dir nicht gehört, "
        "wird es stattdessen auf die Hand seines Besitzers gelegt.",
    ),
    (
        (play(put(top(5, discard_pile(OPPONENT)), DECK_BOTTOM)),),
        "Play: Put the top 5 cards of your opponent’s discard pile on the bottom of their deck.",
        "Spielen: Lege die obersten 5 Karten des Ablagestapels deines Gegners unter sein Deck.",
    ),
    (
        (play(move_amber(ALL, a(CREATURE, n=2), controller_of(ITSELF))),),
        "Play: Move each {amber} from 2 creatures to their controllers’ pools.",
        "Spielen: Lege jedes {amber} von 2 Kreaturen in die Vorräte ihrer kontrollierenden Spieler.",
    ),
    (
        (at(DRAW_STEP, YOU, discard(hand())),),
        "At the start of your “draw cards” step, discard your hand.",
        "Lege zu Beginn deines Schritts „Karten ziehen“ deine Hand ab.",
    ),
    (
        _each_for_the_other(),
        "At the end of each player’s turn, they may gain 1{amber}. If they do, their opponent draws 2 cards.",
        "Am Ende seines Zuges darf jeder Spieler 1{amber} erhalten. Falls er das tut, zieht sein Gegner 2 Karten.",
    ),
    (
        (play(destroy(each(ARTIFACT, owned_by(YOU))), destroy(each(CREATURE, owned_by(OPPONENT)))),),
        "Play: Destroy each artifact owned by you. Destroy each creature owned by your opponent.",
        "Spielen: Zerstöre jedes Artefakt in deinem Besitz. Zerstöre jede Kreatur im Besitz deines Gegners.",
    ),
    (
        (play(resolve_icons(AMBER)),),
        "Play: Resolve an {amber} bonus icon.",
        "Spielen: Handle ein {amber}-Bonussymbol ab.",
    ),
    (
        (while_(happened(is_destroyed(a(CREATURE, FRIENDLY)), THIS_TURN), enters_as(READY)),),
        "Bumpsy enters play ready if a friendly creature was destroyed this turn.",
        "„Haudrauf“ kommt spielbereit ins Spiel, falls eine befreundete Kreatur in diesem Zug zerstört wurde.",
    ),
    (
        (while_(is_(THIS, ON_FLANK), gains(THIS, action(gain(1)))),),
        "While Bumpsy is on a flank, it gains, “Action: Gain 1{amber}.”",
        "Solange sich „Haudrauf“ an einer Flanke befindet, erhält diese Kreatur „Aktion: Erhalte 1{amber}.“",
    ),
    (
        (cannot(USE, HOST, unless=happened(discards(controller_of(HOST)), THIS_TURN)),),
        "This creature cannot be used unless its controller discarded a card this turn.",
        "Diese Kreatur kann nicht verwendet werden, es sei denn, ihr kontrollierender Spieler hat in diesem Zug eine "
        "Karte abgelegt.",
    ),
    (
        (play(destroy(each(CREATURE, ON_FLANK, of_house(DIS)))),),
        "Play: Destroy each Dis flank creature.",
        "Spielen: Zerstöre jede Dis-Flankenkreatur.",
    ),
    (
        (after(plays(OPPONENT, a(CREATURE)), lose(1, OPPONENT)),),
        "After your opponent plays a creature, they lose 1{amber}.",
        "Nachdem dein Gegner eine Kreatur gespielt hat, verliert er 1{amber}.",
    ),
    (
        (after(plays(OPPONENT, a(CREATURE)), and_(lose(1, OPPONENT), gain(1))),),
        "After your opponent plays a creature, they lose 1{amber} and you gain 1{amber}.",
        "Nachdem dein Gegner eine Kreatur gespielt hat, verliert er 1{amber} und du erhältst 1{amber}.",
    ),
    (
        (play(this_turn(before(fights(a(CREATURE, FRIENDLY)), gain(1)))),),
        "Play: For the remainder of the turn, before a friendly creature fights, gain 1{amber}.",
        "Spielen: Für den Rest des Zuges gilt: Bevor eine befreundete Kreatur kämpft, erhalte 1{amber}.",
    ),
    (
        (play(destroy(all_of(each(CREATURE, not_(owned_by(YOU))), each(ARTIFACT, not_(owned_by(YOU)))))),),
        "Play: Destroy each creature and artifact that is not owned by you.",
        "Spielen: Zerstöre jede Kreatur und jedes Artefakt, die dir nicht gehören.",
    ),
    (
        (play(and_(gain(1), lose(1, OPPONENT))),),
        "Play: Gain 1{amber} and your opponent loses 1{amber}.",
        "Spielen: Erhalte 1{amber} und dein Gegner verliert 1{amber}.",
    ),
    (
        (_namesakes(),),
        "Play: Deal 2{damage} to a creature and each other creature with the same name as it.",
        "Spielen: Füge einer Kreatur und jeder weiteren Kreatur mit demselben Namen wie sie 2{damage} zu.",
    ),
    (
        (gets(all_of(HOST, each(CREATURE, same(NAME, HOST))), power=1),),
        "This creature and each creature with the same name as it get +1 power.",
        "Diese Kreatur und jede Kreatur mit demselben Namen wie sie erhalten +1 Stärke.",
    ),
    (
        (play(gain(for_each(1, each(CREATURE, same(NAME, THIS))))),),
        "Play: Gain 1{amber} for each creature named Bumpsy.",
        "Spielen: Erhalte 1{amber} für jede Kreatur namens „Haudrauf“.",
    ),
    (
        (gains(HOST, action(stun(all_of(THIS, neighbors_of(THIS))))),),
        "This creature gains, “Action: Stun this creature and each of its neighbors.”",
        "Diese Kreatur erhält „Aktion: Betäube diese Kreatur und jeden ihrer Nachbarn.“",
    ),
    (
        (gains(all_of(each(CREATURE, DAMAGED), each(ARTIFACT, DAMAGED)), after(is_used(THIS), destroy(THIS))),),
        "Each damaged creature and artifact gains, “After this card is used, destroy this card.”",
        "Jede beschädigte Kreatur und jedes beschädigte Artefakt erhält „Nachdem diese Karte verwendet worden ist, "
        "zerstöre diese Karte.“",
    ),
    (
        (play(exalt(a(CREATURE), 2), exalt(a(CREATURE), 4)),),
        "Play: Exalt a creature twice. Exalt a creature four times.",
        "Spielen: Erhebe eine Kreatur zweimal. Erhebe eine Kreatur viermal.",
    ),
    (
        (play(repeat(discard(top(1, deck())), by=OPPONENT, upon=True)),),
        "Play: Discard the top card of your deck. Repeat the preceding effect on your opponent.",
        "Spielen: Lege die oberste Karte deines Decks ab. Wiederhole den oben genannten Effekt an deinem Gegner.",
    ),
    (
        (_thrown_at(),),
        "Play: Destroy a friendly creature. Deal damage equal to the destroyed creature’s power to an enemy creature, "
        "with 2{damage} splash.",
        "Spielen: Zerstöre eine befreundete Kreatur. Füge einer feindlichen Kreatur Schaden in Höhe der Stärke der "
        "zerstörten Kreatur mit 2{damage} Explosion zu.",
    ),
    (
        (_risen(),),
        "Play: Put each creature from your discard pile into play ready. Fight with those creatures, one at a time. "
        "Destroy each creature put into play this way.",
        "Spielen: Bringe jede Kreatur aus deinem Ablagestapel spielbereit ins Spiel. Lasse jene Kreaturen nacheinander "
        "kämpfen. Zerstöre jede auf diese Weise ins Spiel gebrachte Kreatur.",
    ),
    (
        (play(_woken()),),
        "Play: Ready and enrage a creature and each of its neighbors.",
        "Spielen: Mache eine Kreatur und jeden ihrer Nachbarn spielbereit und wütend.",
    ),
    (
        (_bereaved(),),
        "Action: For the remainder of the turn, each time a creature is destroyed, its controller draws a card.",
        "Aktion: Jedes Mal, wenn eine Kreatur in diesem Zug zerstört wird, zieht ihr kontrollierender Spieler eine "
        "Karte.",
    ),
    (
        (play(redistribute(AMBER, each(CREATURE))),),
        "Play: Redistribute all {amber} on creatures among all creatures.",
        "Spielen: Verteile alles {amber} auf Kreaturen neu auf alle Kreaturen.",
    ),
    (
        (play(redistribute(DAMAGE, each(CREATURE, ENEMY))),),
        "Play: Redistribute the damage on enemy creatures among those creatures.",
        "Spielen: Verteile den Schaden auf feindlichen Kreaturen neu auf diese Kreaturen.",
    ),
    (
        (play(shuffle(THIS, top(1, discard_pile()))),),
        "Play: Shuffle Bumpsy and the top card of your discard pile into their owners’ decks.",
        "Spielen: Mische „Haudrauf“ und die oberste Karte deines Ablagestapels in die Decks ihrer Besitzer.",
    ),
    (  # whoever reads "falls sie" thinks of the other creature
        (gains(HOST, at(START, YOU, if_(is_(THIS, EXHAUSTED), purge(a(CREATURE, OTHER, same(HOUSE, THIS)))))),),
        "This creature gains, “At the start of your turn, if this creature is exhausted, purge another creature that "
        "shares a house with it.”",
        "Diese Kreatur erhält „Verbanne zu Beginn deines Zuges eine andere Kreatur, die eine Fraktion mit dieser "
        "Kreatur gemeinsam hat, falls diese Kreatur erschöpft ist.“",
    ),
    (
        (at(START, YOU, if_(is_(THIS, EXHAUSTED), purge(a(CREATURE, OTHER, same(HOUSE, THIS))))),),
        "At the start of your turn, if Bumpsy is exhausted, purge another creature that shares a house with it.",
        "Verbanne zu Beginn deines Zuges eine andere Kreatur, die eine Fraktion mit „Haudrauf“ gemeinsam hat, falls "
        "diese Kreatur erschöpft ist.",
    ),
]


@pytest.mark.parametrize(("abilities", "en", "de"), WORDINGS, ids=[row[1][:60] for row in WORDINGS])
def test_a_sentence_reads_natively(abilities: tuple[AnyAbility, ...], en: str, de: str) -> None:
    of = "armageddon-cloak" if HOST in parts(abilities) else "bumpsy"
    assert texts(*abilities, of=of) == (en, de)


def test_a_title_of_several_words_stands_in_quotes_and_within_a_quotation_in_half_ones() -> None:
    english, german = texts(gains(HOST, action(destroy(GRANTING_CARD))), of="armageddon-cloak")
    assert (english, german) == (
        "This creature gains, “Action: Destroy Armageddon Cloak.”",
        "Diese Kreatur erhält „Aktion: Zerstöre ‚Armageddon-Mantel‘.“",
    )
    _, german = texts(gains(HOST, action(destroy(GRANTING_CARD))), of="silent-dagger")
    assert german == "Diese Kreatur erhält „Aktion: Zerstöre ‚Leiser Dolch‘.“"


def test_a_german_title_whose_gender_is_known_is_pointed_back_at_with_its_pronoun() -> None:
    on_flank = while_(is_(THIS, ON_FLANK), gets(THIS, power=2))
    assert (
        texts(on_flank, of="mugwump")[1] == "„Fratzenhauer“ erhält +2 Stärke, solange er sich an einer Flanke befindet."
    )
    assert facts()["mugwump"].gender == "m" and facts()["bumpsy"].gender == ""


def test_keywords_stand_in_the_printed_order() -> None:
    assert [word for word, _ in facts()["macis-asp"].keywords] == [SKIRMISH, POISON]


def test_the_card_that_gives_an_ability_is_declined_where_a_question_does_not_name_it() -> None:
    deeds = either(destroy(GRANTING_CARD), move_amber(1, GRANTING_CARD, YOU))
    assert confirm_of(may(deeds)).say("de") == (
        "Entweder die Karte, die diese Fähigkeit verleiht, zerstören oder 1{amber} von der"
        " Karte, die diese Fähigkeit verleiht, in deinen Vorrat legen?"
    )


def test_a_question_names_all_that_follow_the_card_that_is_picked_for_two_deeds() -> None:
    deed = _woken()
    asked = next(node for node in parts(deed) if isinstance(node, Chosen))
    assert prompt_of(asked, deed) == Pair(
        "Ready and enrage a creature and each of its neighbors",
        "Mache eine Kreatur und jeden ihrer Nachbarn spielbereit und wütend",
    )


@pytest.mark.parametrize(("step", "who"), [(READY_STEP, YOU), (DRAW_STEP, OPPONENT)])
def test_the_start_of_other_steps_is_not_said(step: Step, who: Who) -> None:
    with pytest.raises(ValueError, match="not at its step"):
        at(step, who, gain(1))


@pytest.mark.parametrize(
    ("ability", "en", "de"),
    [
        (
            at(END, OPPONENT, gain(1)),
            "At the end of your opponent’s turn, gain 1{amber}.",
            "Erhalte am Ende des Zuges deines Gegners 1{amber}.",
        ),
        (
            at(START, OPPONENT, by(OPPONENT, if_you_do(may(gain(1)), draw()))),
            "At the start of your opponent’s turn, they may gain 1{amber}. If they do, they draw a card.",
            "Zu Beginn seines Zuges darf dein Gegner 1{amber} erhalten. Falls er das tut, zieht er eine Karte.",
        ),
    ],
    ids=["yours", "theirs"],
)
def test_whose_turn_it_is_is_said_before_they_are_spoken_of(ability: AnyAbility, en: str, de: str) -> None:
    assert texts(ability) == (en, de)
