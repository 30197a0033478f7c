"""Sentences modeled on the census of card texts, exactly as they read in both languages."""

import pytest

from kfdesk.engine.terms import House, Zone
from kfdesk.language.nouns import (
    ARTIFACT,
    CARD,
    CONTROLLER,
    CONTROLLING,
    CREATURE,
    DAMAGED,
    ENEMY,
    FLANK_PREFIX,
    FRIENDLY,
    MOST_POWERFUL,
    NEIGHBOR,
    NEIGHBORING,
    OWNER,
    PLAYER,
    RANDOM,
    READY,
    TOP,
    ZONES,
    house_prefix,
    trait_prefix,
)
from kfdesk.language.nouns import OPPONENT as OPPONENT_NOUN
from kfdesk.text import joining as j
from kfdesk.text.adverbials import During, Replacing
from kfdesk.text.enumeration import Both
from kfdesk.text.joining import And, Aside, Bullets, By, Labelled, Lines, Quoted, Sentences
from kfdesk.text.members import EachOf
from kfdesk.text.nominals import Name, NounPhrase, That, described
from kfdesk.text.notation import Amount
from kfdesk.text.parts_of_speech import ANY_NUMBER, EACH, OTHER, PLURAL, THE, THIS, UP_TO, A, Noun
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import DOER, ITS, YOU, Pronoun
from kfdesk.text.this_card import THIS_CARD
from kfdesk.text.wording import Denied, Wordable, render
from kfdesk.text.words import Pair

OPPONENT = NounPhrase((OPPONENT_NOUN,), of=YOU)
EACH_PLAYER = described(PLAYER, EACH)
OWNER_OF_IT = NounPhrase((OWNER,), THE, of=ITS, agree=True)
CONTROLLER_OF_IT = NounPhrase((CONTROLLER,), mods=(CONTROLLING,), of=ITS)
PLAY, REAP, FIGHT = (
    Pair(*pair) for pair in (("Play", "Spielen"), ("After Reap", "Nach der Ernte"), ("After Fight", "Nach dem Kampf"))
)
TURN = fixed("for the remainder of the turn", "für den Rest des Zuges")

DEAL = Phrase(en="deal {n}{damage} to {target}", de="{target:dat} {n}{damage} zu-fügen")
SPLASH = Phrase(
    en="deal {n}{damage} to {target}, with {m}{damage} splash",
    de="{target:dat} {n}{damage} mit {m}{damage} Explosion zu-fügen",
)
STEAL = Phrase(en="steal {n}{amber}", de="{n}{amber} stehlen")
GAIN = Phrase(en="gain {n}{amber}", de="{n}{amber} erhalten")
LOSE = Phrase(en="lose {n}{amber}", de="{n}{amber} verlieren")
CAPTURE = Phrase(en="capture {n}{amber}", de="{n}{amber} erbeuten")
CHAINS = Phrase(en="gain {n:# chain|# chains}", de="{n:# Kette|# Ketten} erhalten")
DRAW = Phrase(en="draw {n:a card|# cards}", de="{n:eine Karte|# Karten} ziehen")
DESTROY = Phrase(en="destroy {target}", de="{target} zerstören")
PURGE = Phrase(en="purge {target}", de="{target} verbannen")
STUN = Phrase(en="stun {target}", de="{target} betäuben")
HEAL = Phrase(en="fully [heal] {target}", de="{target} komplett heilen")
READY_FIGHT = Phrase(en="ready & fight with {target}", de="{target} spielbereit machen & mit {target:it:dat} kämpfen")
RETURN = Phrase(en="return {target} to {zone:of=target}", de="{target} auf {zone:of=target} zurück-schicken")
SHUFFLE = Phrase(en="shuffle {target} into {zone:of=target}", de="{target} in {zone:of=target} mischen")
DISCARD = Phrase(en="discard {target}", de="{target} ab-legen")
POWER = Phrase(en="{who} | get {n:signed} power", de="{who} | {n:signed} Stärke erhalten")
GAINS = Phrase(en="{who} | gain, {what}", de="{who} | {what} [erhalten]")
HAS = Phrase(en="{who} | have {n}{amber} or more", de="{who} | mindestens {n}{amber} haben")
PLAYS = Phrase(en="{who} | play {what}", de="{who} | {what} spielen")
REAPS = Phrase(en="{who} | reap", de="{who} | ernten")
DESTROYED_FIGHTING = Phrase(
    en="{who} | be destroyed fighting {this}", de="{who} | im Kampf gegen {this:acc} zerstört werden"
)
SAFE = Phrase(en="{who} | cannot be dealt damage", de="{who:dat} | kein Schaden zugefügt werden können")
DAMAGE_DESTROYS = Phrase(en="this damage | destroy {what}", de="dieser Schaden | {what} zerstören")
KEYS = Phrase(en="keys || cost {n:signed}{amber}", de="Schlüssel || {n:signed}{amber} kosten")
LIKE_IT = Phrase(en="share a house with it", de="eine Fraktion mit ihr gemeinsam [haben]")
WITHOUT_UPGRADES = Phrase(en="have no upgrades", de="keine Aufwertungen haben")
NOT_ON_FLANK = Phrase(en="be not on a flank", de="nicht an einer Flanke liegen")
WITH_AMBER = fixed("with {amber} on {it}", "mit {amber} auf {it:dat}")
WITH_POWER = Frame(en="with power {n} or lower", de="mit Stärke {n} oder weniger")
FOR_EACH = Frame(en="for {what}", de="für {what:acc}")
FROM = Frame(en="from {zone}", de="von {zone:dat}")


def its(zone: Zone) -> NounPhrase:
    return NounPhrase((ZONES[zone],), THE, of=OWNER_OF_IT, agree=True)


def yours(zone: Zone) -> NounPhrase:
    return NounPhrase((ZONES[zone],), of=DOER)


def one(*by: object, noun: Noun = CREATURE, n: int = 1) -> NounPhrase:
    return described(noun, A, *by, count=n)  # type: ignore[arg-type]


def every(*by: object, noun: Noun = CREATURE) -> NounPhrase:
    return described(noun, EACH, *by)  # type: ignore[arg-type]


CREATURE_1 = one()
FLANK_2 = one(FLANK_PREFIX, ENEMY)

CASES: list[tuple[Wordable, str, str]] = [
    (
        DEAL.of(n=2, target=one(NOT_ON_FLANK)),
        "Deal 2{damage} to a creature that is not on a flank.",
        "Füge einer Kreatur, die nicht an einer Flanke liegt, 2{damage} zu.",
    ),
    (
        DEAL.of(n=2, target=one(NOT_ON_FLANK, WITHOUT_UPGRADES)),
        "Deal 2{damage} to a creature that is not on a flank and has no upgrades.",
        "Füge einer Kreatur, die nicht an einer Flanke liegt und keine Aufwertungen hat, 2{damage} zu.",
    ),
    (
        STUN.of(target=every(NOT_ON_FLANK, Denied(LIKE_IT))),
        "Stun each creature that is not on a flank and does not share a house with it.",
        "Betäube jede Kreatur, die nicht an einer Flanke liegt und keine Fraktion mit ihr gemeinsam hat.",
    ),
    (
        j.MAY.of(effect=READY_FIGHT.of(target=one(NEIGHBORING))),
        "You may ready and fight with a neighboring creature.",
        "Du darfst eine benachbarte Kreatur spielbereit machen und mit ihr kämpfen.",
    ),
    (
        POWER.of(who=every(trait_prefix("niffle"), OTHER, FRIENDLY), n=1),
        "Each other friendly Niffle creature gets +1 power.",
        "Jede andere befreundete Niffel-Kreatur erhält +1 Stärke.",
    ),
    (
        j.IF.of(condition=HAS.of(who=OPPONENT, n=4), effect=STEAL.of(n=1)),
        "If your opponent has 4{amber} or more, steal 1{amber}.",
        "Falls dein Gegner mindestens 4{amber} hat, stiehl 1{amber}.",
    ),
    (
        j.IF.of(condition=HAS.of(who=OPPONENT, n=7), effect=By(Pronoun(OPPONENT), LOSE.of(n=4))),
        "If your opponent has 7{amber} or more, they lose 4{amber}.",
        "Falls dein Gegner mindestens 7{amber} hat, verliert er 4{amber}.",
    ),
    (
        During(TURN, j.AFTER.of(event=PLAYS.of(who=YOU, what=one(OTHER, noun=CARD)), effect=DRAW.of(n=1))),
        "For the remainder of the turn, after you play another card, draw a card.",
        "Für den Rest des Zuges gilt: Nachdem du eine andere Karte gespielt hast, ziehe eine Karte.",
    ),
    (
        SHUFFLE.of(target=Both((one(FRIENDLY, n=2), one(ENEMY, n=2))), zone=its(Zone.DECK)),
        "Shuffle 2 friendly creatures and 2 enemy creatures into their owners’ decks.",
        "Mische 2 befreundete Kreaturen und 2 feindliche Kreaturen in die Decks ihrer Besitzer.",
    ),
    (
        RETURN.of(target=one(ENEMY), zone=its(Zone.HAND)),
        "Return an enemy creature to its owner’s hand.",
        "Schicke eine feindliche Kreatur auf die Hand ihres Besitzers zurück.",
    ),
    (
        RETURN.of(target=described(ARTIFACT, UP_TO, count=3), zone=its(Zone.HAND)),
        "Return up to 3 artifacts to their owners’ hands.",
        "Schicke bis zu 3 Artefakte auf die Hand ihrer Besitzer zurück.",
    ),
    (
        SAFE.of(who=every(FRIENDLY)),
        "Each friendly creature cannot be dealt damage.",
        "Jeder befreundeten Kreatur kann kein Schaden zugefügt werden.",
    ),
    (
        During(TURN, SAFE.of(who=every(FRIENDLY))),
        "For the remainder of the turn, each friendly creature cannot be dealt damage.",
        "Für den Rest des Zuges kann jeder befreundeten Kreatur kein Schaden zugefügt werden.",
    ),
    (
        SPLASH.of(n=4, m=2, target=one(NOT_ON_FLANK)),
        "Deal 4{damage} to a creature that is not on a flank, with 2{damage} splash.",
        "Füge einer Kreatur, die nicht an einer Flanke liegt, 4{damage} mit 2{damage} Explosion zu.",
    ),
    (
        Sentences((DESTROY.of(target=every(WITH_AMBER)), CHAINS.of(n=3))),
        "Destroy each creature with {amber} on it. Gain 3 chains.",
        "Zerstöre jede Kreatur mit {amber} auf ihr. Erhalte 3 Ketten.",
    ),
    (
        PURGE.of(target=one(WITH_POWER.of(n=3))),
        "Purge a creature with power 3 or lower.",
        "Verbanne eine Kreatur mit Stärke 3 oder weniger.",
    ),
    (
        DESTROY.of(target=described(CREATURE, THE, MOST_POWERFUL, count=3)),
        "Destroy the 3 most powerful creatures.",
        "Zerstöre die 3 stärksten Kreaturen.",
    ),
    (
        STUN.of(target=Both((CREATURE_1, EachOf(NounPhrase((NEIGHBOR,), PLURAL, of=ITS))))),
        "Stun a creature and each of its neighbors.",
        "Betäube eine Kreatur und jeden ihrer Nachbarn.",
    ),
    (
        Sentences(
            (
                DEAL.of(n=2, target=CREATURE_1),
                j.IF.of(
                    condition=DAMAGE_DESTROYS.of(what=That(CREATURE_1)), effect=PURGE.of(target=Pronoun(CREATURE_1))
                ),
            )
        ),
        "Deal 2{damage} to a creature. If this damage destroys that creature, purge it.",
        "Füge einer Kreatur 2{damage} zu. Falls dieser Schaden jene Kreatur zerstört, verbanne sie.",
    ),
    (
        By(OPPONENT, DISCARD.of(target=described(CARD, A, RANDOM, FROM.of(zone=yours(Zone.HAND))))),
        "Your opponent discards a random card from their hand.",
        "Dein Gegner legt eine zufällige Karte von seiner Hand ab.",
    ),
    (
        By(EACH_PLAYER, DISCARD.of(target=described(CARD, THE, TOP, of=None, count=2))),
        "Each player discards the top 2 cards.",
        "Jeder Spieler legt die obersten 2 Karten ab.",
    ),
    (
        j.IF_YOU_DO.of(first=LOSE.of(n=1), so=j.DO_SO, second=j.MAY.of(effect=DRAW.of(n=2))),
        "Lose 1{amber}. If you do, you may draw 2 cards.",
        "Verliere 1{amber}. Falls du das tust, darfst du 2 Karten ziehen.",
    ),
    (
        STEAL.of(
            n=Amount(
                1, Frame(en="for {each}", de="für {each:acc}").of(each=every(house_prefix(House.MARS), FRIENDLY, READY))
            )
        ),
        "Steal 1{amber} for each friendly ready Mars creature.",
        "Stiehl 1{amber} für jede befreundete spielbereite Mars-Kreatur.",
    ),
    (
        And((HEAL.of(target=THIS_CARD), CAPTURE.of(n=1))),
        "Fully heal Valdr and capture 1{amber}.",
        "Heile „Valdr“ komplett und erbeute 1{amber}.",
    ),
    (
        j.AFTER.of(event=DESTROYED_FIGHTING.of(who=one(ENEMY)), effect=By(CONTROLLER_OF_IT, LOSE.of(n=1))),
        "After an enemy creature is destroyed fighting Valdr, its controller loses 1{amber}.",
        "Nachdem eine feindliche Kreatur im Kampf gegen „Valdr“ zerstört worden ist, "
        "verliert ihr kontrollierender Spieler 1{amber}.",
    ),
    (
        GAINS.of(
            who=described(CREATURE, THIS),
            what=Quoted(
                Labelled((FIGHT, REAP), RETURN.of(target=THIS_CARD, zone=its(Zone.HAND))), described(CREATURE, THIS)
            ),
        ),
        "This creature gains, “After Fight/After Reap: Return this creature to its owner’s hand.”",
        "Diese Kreatur erhält „Nach dem Kampf/Nach der Ernte: "
        "Schicke diese Kreatur auf die Hand ihres Besitzers zurück.“",
    ),
    (
        KEYS.of(n=3),
        "Keys cost +3{amber}.",
        "Schlüssel kosten +3{amber}.",
    ),
    (
        DESTROY.of(target=described((CREATURE, ARTIFACT), A, ENEMY)),
        "Destroy an enemy creature or artifact.",
        "Zerstöre eine feindliche Kreatur oder ein feindliches Artefakt.",
    ),
    (
        DESTROY.of(target=described(CREATURE, ANY_NUMBER, FRIENDLY, house_prefix(House.LOGOS).non(), DAMAGED)),
        "Destroy any number of friendly damaged non-Logos creatures.",
        "Zerstöre beliebig viele befreundete beschädigte Nicht-Logos-Kreaturen.",
    ),
    (
        DEAL.of(n=4, target=FLANK_2),
        "Deal 4{damage} to an enemy flank creature.",
        "Füge einer feindlichen Flankenkreatur 4{damage} zu.",
    ),
    (
        Labelled((PLAY,), Sentences((fixed("choose one:", "wähle eins:"), Bullets((GAIN.of(n=1), DRAW.of(n=2)))))),
        "Play: Choose one:\n• Gain 1{amber}.\n• Draw 2 cards.",
        "Spielen: Wähle eins:\n• Erhalte 1{amber}.\n• Ziehe 2 Karten.",
    ),
    (
        Lines(
            (
                Sentences((fixed("skirmish", "Scharmützel"), Aside(fixed("it is safe", "sie ist sicher")))),
                Labelled((REAP,), GAIN.of(n=1)),
            )
        ),
        "Skirmish. (It is safe.)\nAfter Reap: Gain 1{amber}.",
        "Scharmützel. (Sie ist sicher.)\nNach der Ernte: Erhalte 1{amber}.",
    ),
    (
        j.EACH_TIME.of(event=REAPS.of(who=one(ENEMY)), effect=By(THIS_CARD, CAPTURE.of(n=1))),
        "Each time an enemy creature reaps, Valdr captures 1{amber}.",
        "Jedes Mal, wenn eine feindliche Kreatur erntet, erbeutet „Valdr“ 1{amber}.",
    ),
    (
        During(FOR_EACH.of(what=every(FRIENDLY)), DEAL.of(n=2, target=one())),
        "For each friendly creature, deal 2{damage} to a creature.",
        "Füge für jede befreundete Kreatur einer Kreatur 2{damage} zu.",
    ),
    (
        During(FOR_EACH.of(what=every(FRIENDLY)), By(OPPONENT, DRAW.of(n=1))),
        "For each friendly creature, your opponent draws a card.",
        "Für jede befreundete Kreatur zieht dein Gegner eine Karte.",
    ),
    (
        j.IF_YOU_DO.of(first=STEAL.of(n=1), so=j.DO_SO, second=During(TURN, SAFE.of(who=CREATURE_1))),
        "Steal 1{amber}. If you do, for the remainder of the turn, a creature cannot be dealt damage.",
        "Stiehl 1{amber}. Falls du das tust, kann einer Kreatur für den Rest des Zuges kein Schaden zugefügt werden.",
    ),
    (
        During(TURN, j.IF.of(condition=HAS.of(who=OPPONENT, n=4), effect=STEAL.of(n=1))),
        "For the remainder of the turn, if your opponent has 4{amber} or more, steal 1{amber}.",
        "Für den Rest des Zuges gilt: Falls dein Gegner mindestens 4{amber} hat, stiehl 1{amber}.",
    ),
    (
        j.IF.of(condition=HAS.of(who=OPPONENT, n=4), effect=Replacing(STEAL.of(n=2))),
        "If your opponent has 4{amber} or more, steal 2{amber} instead.",
        "Falls dein Gegner mindestens 4{amber} hat, stiehl stattdessen 2{amber}.",
    ),
    (
        Replacing(And((HEAL.of(target=CREATURE_1), DESTROY.of(target=THIS_CARD)))),
        "Fully heal a creature and destroy Valdr instead.",
        "Heile stattdessen eine Kreatur komplett und zerstöre „Valdr“.",
    ),
    (
        Replacing(DESTROY.of(target=Pronoun(CREATURE_1))),
        "Destroy it instead.",
        "Zerstöre sie stattdessen.",
    ),
]


@pytest.mark.parametrize(("node", "en", "de"), CASES, ids=[case[1][:50] for case in CASES])
def test_reads_like_a_card(node: Wordable, en: str, de: str) -> None:
    valdr = Name("Valdr", CREATURE)
    text = Sentences((node,))
    assert (render(text, "en", this=valdr), render(text, "de", this=valdr)) == (en, de)
