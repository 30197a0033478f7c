"""Keyword lines, reminders, abilities in lists, and the questions targets ask."""

import pytest

from kfdesk.cards import library
from kfdesk.engine.terms import House, Keyword, Label
from kfdesk.language.amounts import equal_to, up_to
from kfdesk.language.attributes import power
from kfdesk.language.back_references import those
from kfdesk.language.combined import all_of
from kfdesk.language.conditions import is_, not_, there_are
from kfdesk.language.constants import DISCARD
from kfdesk.language.counts.cards import less_than
from kfdesk.language.counts.players import amber_of
from kfdesk.language.counts.properties import power_of
from kfdesk.language.definition import CardDefinition
from kfdesk.language.effects.amber import capture, gain, lose, steal
from kfdesk.language.effects.damage import deal, destroy, fully_heal
from kfdesk.language.effects.decks import discard_until, draw, search
from kfdesk.language.effects.entering import play_card
from kfdesk.language.effects.flow import and_, if_, if_you_do, may, sentences
from kfdesk.language.effects.keys import forge
from kfdesk.language.effects.marks import ready, stun
from kfdesk.language.effects.moves import ARCHIVES, DECK_TOP, archive, purge, put, shuffle
from kfdesk.language.effects.use import fight_with, use
from kfdesk.language.extremes import most_powerful
from kfdesk.language.labels import Labelled, after_reap, play
from kfdesk.language.places import IN_PLAY, deck, discard_pile, hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY, neighbor_of, other_than
from kfdesk.language.prompts import confirm_of, order_of, prompt_of
from kfdesk.language.ranges import at_least
from kfdesk.language.reactions import START, at
from kfdesk.language.rendering import reminder
from kfdesk.language.rules.abilities import gains
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE, UPGRADE
from kfdesk.language.standings import HAUNTED
from kfdesk.language.targets import THIS, a, any_number, each
from kfdesk.text.parts import parts
from kfdesk.text.wording import Wordable, render
from kfdesk.text.words import Pair
from tests.tables import side, table

SCRAP_HEAP = (a(ARTIFACT), a(UPGRADE))
WEAKER = a(CREATURE, power(less_than(power_of(a(CREATURE, FRIENDLY)))))


def both(node: Wordable) -> tuple[str, str]:
    return render(node, "en"), render(node, "de")


class Marked(CardDefinition):
    """A creature with keywords that no starter deck has."""

    def __init__(self, keywords: dict[Keyword, int]) -> None:
        super().__init__(library()["dust-pixie"].facts, None)
        self.keywords = keywords


@pytest.mark.rule("glossary/enhance")
@pytest.mark.parametrize(
    ("card", "en", "de"),
    [
        ("splinter", "Enhance " + "{damage}" * 6 + ".", "Verbesserung " + "{damage}" * 6 + "."),
        ("salvay", "Enhance {house:redemption}.", "Verbesserung {house:redemption}."),
        ("dust-pixie", "", ""),
    ],
)
def test_the_icons_that_a_card_enhances_its_deck_with_stand_on_its_first_line(card: str, en: str, de: str) -> None:
    definition = library()[card]
    assert [definition.text(language).split("\n")[0] for language in ("en", "de")] == [en, de]


@pytest.mark.rule("glossary/enhance")
def test_the_reminder_of_enhance_says_when_it_happened() -> None:
    text = library()["salvay"].text("en", reminders=True).split("\n")[0]
    assert text == "Enhance {house:redemption}. (These icons were put on cards of your deck before the game.)"


@pytest.mark.rule("glossary/enhance")
def test_a_card_that_became_an_upgrade_does_not_say_its_creature_s_enhance_again() -> None:
    upgrades = [one for card in library().values() if (one := card.as_upgrade) is not None]
    assert upgrades and not any(one.facts.enhance for one in upgrades)


def test_keywords_stand_on_one_line_with_their_numbers() -> None:
    several = Marked({Keyword.ELUSIVE: 1, Keyword.HAZARDOUS: 3, Keyword.ASSAULT: 0})
    assert several.text("en") == "Elusive. Hazardous 3. Assault X."
    assert several.text("de") == "Schwer zu fassen. Gefährlich 3. Ansturm X."


def test_keywords_explain_themselves_on_request() -> None:
    dangerous = Marked({Keyword.HAZARDOUS: 2, Keyword.TAUNT: 1})
    assert dangerous.text("en", reminders=True) == (
        "Hazardous 2. (When this creature is attacked, it deals 2{damage} to the attacker before they fight.) "
        "Taunt. (This creature’s neighbors cannot be attacked unless they too have taunt.)"
    )
    assert library()["batdrone"].text("de", reminders=True).startswith("Scharmützel. (Wenn diese Kreatur angreift,")
    assert "(" not in library()["batdrone"].text("de")
    assert "3{damage}" in reminder(Keyword.ASSAULT, 3).de


def test_a_card_without_text_renders_nothing() -> None:
    assert library()["dust-pixie"].text("en") == library()["dust-pixie"].text("de", reminders=True) == ""


def test_an_ability_of_several_labels_names_them_all() -> None:
    ability = Labelled((Label.AFTER_FIGHT, Label.AFTER_REAP), gain(1))
    assert both(ability) == (
        "After Fight/After Reap: Gain 1{amber}.",
        "Nach dem Kampf/Nach der Ernte: Erhalte 1{amber}.",
    )


@pytest.mark.parametrize(
    ("card", "en", "de"),
    [
        ("hunting-witch", "Hunting Witch: Gain 1{amber}.", "Jagender Hexer: Erhalte 1{amber}."),
        ("headhunter", "Headhunter: Gain 1{amber}.", "Kopfjäger: Erhalte 1{amber}."),
        (
            "silvertooth",
            "Silvertooth: Silvertooth enters play ready.",
            "Silberzahn: „Silberzahn“ kommt spielbereit ins Spiel.",
        ),
    ],
)
def test_an_ability_in_a_list_is_led_by_its_card(card: str, en: str, de: str) -> None:
    definition = library()[card]
    ability = definition.abilities[0]
    assert definition.ability_words(ability) == Pair(en, de)  # type: ignore[arg-type]


VICTIM = a(CREATURE)
FIGHTER = a(CREATURE, FRIENDLY)
PAIR = ready(FIGHTER), fight_with(FIGHTER)
BOTH = and_(*PAIR)
LEFT, RIGHT = a(CREATURE), a(CREATURE)
CAPTOR = a(CREATURE, FRIENDLY)
SWAPPED = a(CREATURE, FRIENDLY, n=2), a(CREATURE, ENEMY, n=2)


@pytest.mark.parametrize(
    ("target", "doing", "en", "de"),
    [
        (a(CREATURE, FRIENDLY), None, "Choose a friendly creature", "Wähle eine befreundete Kreatur"),
        (up_to(2, CREATURE, ENEMY), None, "Choose up to 2 enemy creatures", "Wähle bis zu 2 feindliche Kreaturen"),
        (any_number(ARTIFACT), None, "Choose any number of artifacts", "Wähle beliebig viele Artefakte"),
        (a(CARD, in_=hand()), None, "Choose a card from your hand", "Wähle eine Karte von deiner Hand"),
        (VICTIM, deal(3, VICTIM), "Deal 3{damage} to a creature", "Füge einer Kreatur 3{damage} zu"),
        (LEFT, deal(2, LEFT), "Deal 2{damage} to a creature", "Füge einer Kreatur 2{damage} zu"),
        (RIGHT, deal(3, RIGHT), "Deal 3{damage} to a creature", "Füge einer Kreatur 3{damage} zu"),
        (
            CAPTOR,
            capture(2, CAPTOR),
            "Choose a friendly creature to capture 2{amber}",
            "Wähle eine befreundete Kreatur, die 2{amber} erbeutet",
        ),
        (
            FIGHTER,
            BOTH,
            "Ready and fight with a friendly creature",
            "Mache eine befreundete Kreatur spielbereit und lasse sie kämpfen",
        ),
        (
            SWAPPED[1],
            shuffle(*SWAPPED),
            "Shuffle 2 enemy creatures into their owners’ decks",
            "Mische 2 feindliche Kreaturen in die Decks ihrer Besitzer",
        ),
        (
            SCRAP_HEAP[1],
            destroy(all_of(*SCRAP_HEAP)),
            "Destroy an upgrade",
            "Zerstöre eine Aufwertung",
        ),
        (
            WEAKER,
            destroy(WEAKER),
            "Destroy a creature with lower power than that creature",
            "Zerstöre eine Kreatur mit niedrigerer Stärke als jene Kreatur",
        ),
    ],
)
def test_a_prompt_says_what_will_happen(target: object, doing: object, en: str, de: str) -> None:
    assert prompt_of(target, doing) == Pair(en, de)


def test_a_prompt_is_worded_once_for_each_target() -> None:
    assert prompt_of(VICTIM) is prompt_of(VICTIM)


@pytest.mark.parametrize(
    ("effect", "en", "de"),
    [
        (
            BOTH,
            "Ready and fight with a friendly creature?",
            "Eine befreundete Kreatur spielbereit machen und kämpfen lassen?",
        ),
        (if_you_do(lose(1), draw(2)), "Lose 1{amber}?", "1{amber} verlieren?"),
        (sentences(steal(1), draw()), "Steal 1{amber}?", "1{amber} stehlen?"),
        (if_(there_are(at_least(3), amber_of(OPPONENT)), steal(1)), "Steal 1{amber}?", "1{amber} stehlen?"),
        (destroy(THIS), "Destroy this card?", "Diese Karte zerstören?"),
        (
            forge(6, reduced_by=amber_of(OPPONENT)),
            "Forge a key at +6{amber} current cost, reduced by 1{amber} for each {amber} in your opponent’s pool?",
            "Einen Schlüssel zu den aktuellen Kosten +6{amber} schmieden, verringert um 1{amber} für jedes {amber} im "
            "Æmber-Vorrat deines Gegners?",
        ),
    ],
)
def test_a_question_asks_for_what_is_optional(effect: object, en: str, de: str) -> None:
    assert confirm_of(effect) == Pair(en, de)


def test_a_question_names_what_was_picked_before_and_lies_open() -> None:
    buried = a(CREATURE, in_=discard_pile())
    assert confirm_of(play_card(buried)) == Pair(
        "Play a creature from your discard pile?", "Eine Kreatur aus deinem Ablagestapel spielen?"
    )
    assert confirm_of(play_card(buried), "", (buried,)) == Pair("Play that creature?", "Jene Kreatur spielen?")
    ada = side(hand=["exhume"], discard=["bumpsy"])
    t = table(ada, side(), house=House.DIS)
    t.do("play", "exhume")
    t.pick("bumpsy")
    assert t.decision.prompt == Pair("Play Bumpsy?", "„Haudrauf“ spielen?")


def test_the_shuffle_after_a_search_is_no_part_of_its_questions() -> None:
    searching = search(a(CREATURE), deck(), shuffling_said=True)
    assert confirm_of(may(searching)) == Pair(
        "Search your deck for a creature, reveal it, and put it into your hand?",
        "Dein Deck nach einer Kreatur durchsuchen, die gefundene Karte aufdecken und sie auf deine Hand nehmen?",
    )
    assert order_of(searching) == Pair(
        "Search your deck for a creature, reveal it, and put it into your hand",
        "Durchsuche dein Deck nach einer Kreatur, decke die gefundene Karte auf und nimm sie auf deine Hand",
    )


def test_what_a_search_puts_into_play_is_said() -> None:
    found = play(search(a(CREATURE), to=IN_PLAY, shuffling_said=True))
    assert render(found, "en") == (
        "Play: Search your deck and discard pile for a creature and put it into play. Shuffle your deck."
    )
    assert render(found, "de") == (
        "Spielen: Durchsuche dein Deck und deinen Ablagestapel nach einer Kreatur und bringe die gefundene Karte ins "
        "Spiel. Mische dein Deck."
    )
    for several in (up_to(2, CREATURE), a(CARD)):
        with pytest.raises(ValueError, match="one card of a description"):
            search(several, to=IN_PLAY)


def test_what_is_discarded_in_a_search_is_said() -> None:
    assert order_of(search(a(CARD), deck(), to=DISCARD)) == Pair(
        "Search your deck for a card and discard it",
        "Durchsuche dein Deck nach einer Karte und lege die gefundene Karte ab",
    )
    assert order_of(search(up_to(2, CREATURE), deck(), to=DISCARD)) == Pair(
        "Search your deck for up to 2 creatures and discard them",
        "Durchsuche dein Deck nach bis zu 2 Kreaturen und lege die gefundenen Karten ab",
    )
    assert order_of(discard_until(is_(OPPONENT, HAUNTED), OPPONENT)) == Pair(
        "Discard cards from the top of your opponent’s deck until your opponent is haunted",
        "Lege so lange Karten vom Deck deines Gegners ab, bis dein Gegner heimgesucht ist",
    )


def test_a_condition_stands_before_a_deed_that_goes_on_until_something() -> None:
    """Last, it would be one of what is waited for; and what is denied in it is not the time."""
    dug = at(START, YOU, if_(not_(is_(YOU, HAUNTED)), discard_until(is_(YOU, HAUNTED))))
    assert render(dug, "de") == (
        "Falls du zu Beginn deines Zuges nicht heimgesucht bist, lege so lange Karten von deinem Deck ab, "
        "bis du heimgesucht bist"
    )


THROWN = archive(a(CREATURE, in_=discard_pile()))
SAME = a(CREATURE)
PREY = a(CREATURE, ENEMY)
MANY = each(CREATURE, ENEMY)


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (
            play(deal(2, SAME), stun(SAME)),
            "Play: Deal 2{damage} to a creature. Stun that creature.",
            "Spielen: Füge einer Kreatur 2{damage} zu. Betäube jene Kreatur.",
        ),
        (
            play(stun(MANY), deal(1, MANY)),
            "Play: Stun each enemy creature. Deal 1{damage} to those creatures.",
            "Spielen: Betäube jede feindliche Kreatur. Füge jenen Kreaturen 1{damage} zu.",
        ),
        (
            play(and_(deal(2, PREY), stun(PREY))),
            "Play: Deal 2{damage} to an enemy creature and stun it.",
            "Spielen: Füge einer feindlichen Kreatur 2{damage} zu und betäube sie.",
        ),
        (
            after_reap(may(and_(fully_heal(SAME), use(SAME)))),
            "After Reap: You may fully heal and use a creature.",
            "Nach der Ernte: Du darfst eine Kreatur komplett heilen und verwenden.",
        ),
        (
            if_(there_are(at_least(7), amber_of(OPPONENT)), lose(4, OPPONENT)),
            "If your opponent has 7{amber} or more, they lose 4{amber}",
            "Falls dein Gegner mindestens 7{amber} hat, verliert er 4{amber}",
        ),
        (
            and_(deal(3, SAME), deal(1, a(CREATURE, neighbor_of(SAME)))),
            "Deal 3{damage} to a creature and 1{damage} to one of its neighbors",
            "Füge einer Kreatur 3{damage} und einem ihrer Nachbarn 1{damage} zu",
        ),
        (
            destroy(most_powerful(CREATURE, ENEMY)),
            "Destroy the most powerful enemy creature",
            "Zerstöre die stärkste feindliche Kreatur",
        ),
        (draw(2, EACH_PLAYER), "Each player draws 2 cards", "Jeder Spieler zieht 2 Karten"),
        (
            put(each(ARTIFACT), DECK_TOP),
            "Put each artifact on top of its owner’s deck",
            "Lege jedes Artefakt oben auf das Deck seines Besitzers",
        ),
        (
            put(up_to(2, CARD, in_=hand()), ARCHIVES),
            "Put up to 2 cards from your hand into your archives",
            "Lege bis zu 2 Karten von deiner Hand in dein Archiv",
        ),
        (
            gains(each(CREATURE, FRIENDLY), (Keyword.HAZARDOUS, 2)),
            "Each friendly creature gains hazardous 2",
            "Jede befreundete Kreatur erhält das Schlüsselwort Gefährlich 2",
        ),
        (
            play(THROWN, deal(equal_to(power_of(those(THROWN))), a(CREATURE, ENEMY))),
            "Play: Archive a creature from your discard pile. Deal damage equal to the archived "
            "creature’s power to an enemy creature.",
            "Spielen: Archiviere eine Kreatur aus deinem Ablagestapel. Füge einer feindlichen Kreatur Schaden in Höhe "
            "der Stärke der archivierten Kreatur zu.",
        ),
        (purge(a(CREATURE, other_than(SAME))), "Purge a different creature", "Verbanne eine andere Kreatur"),
    ],
)
def test_words_compose(node: Wordable, en: str, de: str) -> None:
    assert both(node) == (en, de)


def test_every_instruction_of_the_cards_knows_how_it_asks() -> None:
    for card in library().implemented:
        for node in parts(library()[card].abilities):
            if hasattr(node, "pick") and hasattr(node, "least"):
                prompt = prompt_of(node)
                assert prompt.en.startswith("Choose "), card
                assert prompt.say("de").startswith("Wähle "), card
