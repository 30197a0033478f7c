"""Names in sentences: cards and players of every sort, in every line of the log and every text about cards."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import events as ev
from kfdesk.engine import scenario as sc
from kfdesk.engine.terms import (
    NO_CARD,
    PLAYERS,
    CardId,
    Forbidden,
    House,
    Icon,
    KeyColor,
    Keyword,
    Player,
    Prevention,
    Way,
    Zone,
)
from kfdesk.language.rules.prohibitions import _SILENCED as SILENCED
from kfdesk.match.adjustments import adjustment_words
from kfdesk.match.event_texts import line_for
from kfdesk.match.log_lines import log_lines
from kfdesk.match.unnamed import A_CARD
from kfdesk.text.runs import Role, plain
from kfdesk.text.words import LANGUAGES, Pair, Words, same
from tests.amber_events import moved, stolen
from tests.match.test_log_lines import KINDS, NAMES, WITHOUT_LINE, sample
from tests.said import both
from tests.text.interface_texts import interface_texts

ADA, BO = PLAYERS
C4, C5 = CardId(4), CardId(5)
TITLES = {
    "troll": "„Troll“",
    "witch-of-the-eye": "„Augenhexe“",
    "sacro-beast": "„Sacro-Biest“",
    "shorty": "„Kurzer“",
    "ardent-hero": "„Inbrünstiger Held“",
    "noddy-the-thief": "„Noddy der Dieb“",
    "the-promised-blade": "„Die verheißene Klinge“",
    "martian-hounds": "„Marshunde“",
    "mastermindy": "„‚Strippenzieherin‘ Mindy“",
    "john-smyth": "„John Smyth“",
    "regrowth": "„Nachwachsen“",
    "chuff-ape": "„Dampfaffe“",
}
"""What a German sentence calls a card: of each gender, an adjective, several words, an article, a plural, in quotes,
an infinitive, a noun that would end with -n."""
LISTS = {ev.CardsRevealed, ev.TokenMade, ev.TurnedOver, ev.DeedForbidden}
"""Events whose line ends with a list or label behind a colon, where names need no quotes."""
PRONOUN = re.compile(r"\b(sie|er|es|ihn|ihm|ihr|ihre[nmrs]?|sein|seine[nmrs]?)\b", re.IGNORECASE)
TYPED = re.compile(r"„\{(field|status|deck)\}“|Es gibt keine Karte „\{card\}“")
"""What was written in a file is in quotes, also where it is a card's id."""
OWNED_BY_OF = re.compile(r"\b(hand|deck|pile|archives|Hand|Deck|Archiv|Ablagestapel) (of|von) Bo\b")


class NamesOf:
    """Names of a game in which every card is the same, and which a reader may know or not."""

    def __init__(self, card: str, players: tuple[str, str] = ("Ada", "Bo")) -> None:
        self._title = facts()[card].title
        self._players = players

    def player(self, player: Player) -> Words:
        return same(self._players[player])

    def card(self, number: int) -> Words:
        return self._title if number else A_CARD

    def printed(self, number: int) -> Words:
        return self.card(number)

    def house(self, house: House) -> Words:
        return house.words


def events_of(kind: ev.EventKind) -> list[ev.Event]:
    """Return events of a kind, so that each wording of it is among them."""
    made: list[ev.Event] = [] if kind is ev.CardUsed else [sample(kind)]
    if kind is ev.CardUsed:
        made += [ev.CardUsed(C4, ADA, way) for way in (Way.ACTION, Way.OMNI, Way.REAP, Way.UNSTUN)]
    if kind is ev.KeywordApplied:
        words = (
            Keyword.ELUSIVE, Keyword.SKIRMISH, Keyword.ASSAULT, Keyword.HAZARDOUS, Keyword.POISON,
            Keyword.SPLASH_ATTACK,
        )  # fmt: skip
        made += [ev.KeywordApplied(C4, word, C5) for word in words]
    if kind is ev.DamagePrevented:
        made += [ev.DamagePrevented(C4, 2, by) for by in Prevention]
    if kind is ev.DeedForbidden:
        made += [
            ev.DeedForbidden(deed, C5, C4, BO, cards, label)
            for deed in Forbidden
            for cards in ((C4,), (C4, C5))
            for label in (SILENCED if deed is Forbidden.RESOLVE else (None,))
        ]
    if kind in (ev.AmberVerb.STEAL, ev.AmberVerb.CAPTURE):
        made += [event.out_of_supply() for event in made if isinstance(event, ev.AmberMoved)]
    if kind is ev.KeyUnforged:
        made += [ev.KeyUnforged(BO, color, C4) for color in KeyColor]
    return made


def problems(said: str, title: str, called: str) -> list[str]:
    """Return what is wrong with how a German sentence calls a card; what stands in brackets is set apart enough."""
    sentence = re.sub(r" \([^()]*\)", "", said)
    found = [] if called == title or title not in sentence.replace(called, "") else ["not in quotes"]
    if re.search("„„|““", said):
        found.append("two pairs of quotes")
    if "Prophezeiung" not in sentence and PRONOUN.search(sentence.replace(called, "")):
        found.append("a pronoun, whose gender may not be that of the name")
    return found


@pytest.mark.parametrize("card", TITLES)
def test_every_line_of_the_log_calls_cards_and_players_as_its_language_does(card: str) -> None:
    names, title, called = NamesOf(card), facts()[card].title.say("de"), TITLES[card]
    wrong: dict[str, list[str]] = {}
    for kind in KINDS:
        for event in events_of(kind):
            words = line_for(event, names)
            assert (words is None) == (kind in WITHOUT_LINE)
            if words is None or kind is ev.Named:
                continue
            en, de = both(words)
            sentence = de.partition(": ")[0] if kind in LISTS else de
            found = problems(sentence, title, called)
            found += ["“of Bo”"] if OWNED_BY_OF.search(en) or OWNED_BY_OF.search(de) else []
            found += ["a possessive too many"] if "’s’s" in en else []
            if found:
                wrong[de] = found
    assert wrong == {}


CHANGES: tuple[sc.Change, ...] = (
    *(sc.Move(card="c4", zone=zone, player=1, at=at) for zone in Zone for at in (0, 2, 99)),
    sc.Attach(card="c4", to="c5"), sc.SetAmber(card="c4", amount=2), sc.SetDamage(card="c4", amount=2),
    sc.SetStatus(card="c4", status="ready", on=True), sc.SetStatus(card="c4", status="ready", on=False),
    sc.SetStatus(card="c4", status="stunned", on=True), sc.SetStatus(card="c4", status="warded", on=False),
    sc.SetCounters(card="c4", name="power", amount=2), sc.SetCounters(card="c4", name="growth", amount=1),
    sc.SetControl(card="c4", player=1), sc.SetHouses(card="c4", houses=(House.MARS, House.LOGOS)),
    sc.SetMaverick(card="c4", on=True), sc.SetMaverick(card="c4", on=False), sc.SetIcons(card="c4", icons=()),
    sc.SetFacing(card="c4", face_down=True), sc.SetFacing(card="c4", face_down=False),
    sc.SetToken(card="c4", on=True), sc.SetToken(card="c4", on=False), sc.Reveal(card="c4"),
)  # fmt: skip


@pytest.mark.parametrize("card", TITLES)
def test_every_adjustment_calls_its_card_and_player_so_too(card: str) -> None:
    names, title, called = NamesOf(card), facts()[card].title.say("de"), TITLES[card]
    wrong: dict[str, list[str]] = {}
    for change in CHANGES:
        en, de = both(adjustment_words(change, names, names.card(4)))
        found = problems(de, title, called)
        found += ["“of Bo”"] if OWNED_BY_OF.search(en) or OWNED_BY_OF.search(de) else []
        if found:
            wrong[de] = found
    assert wrong == {}


def test_every_text_about_a_card_takes_a_name_that_is_an_adjective() -> None:
    title = facts()["shorty"].title
    wrong: dict[str, str] = {}
    checked = 0
    for text in interface_texts():
        slots = {name: form or "" for _, name, form, _ in Formatter().parse(text.de) if name is not None}
        if not slots or not text.where.startswith(("match/", "teach/", "engine/")) or TYPED.search(text.de):
            continue
        checked += 1
        said = Pair(text.en, text.de).filled(**dict.fromkeys(slots, title)).say("de")
        bare = sum((form or "") in ("bare", "listed") for _, _, form, _ in Formatter().parse(text.de))
        if (
            re.search(r"\(\{(by|card)\}\)", text.de)
            or said.count("„Kurzer“") + bare != said.count("Kurzer")
            or "„„" in said
        ):
            wrong[text.where] = said
    assert wrong == {} and checked > 100


@pytest.mark.parametrize(
    ("event", "card", "en", "de"),
    [
        (ev.KeywordApplied(C4, Keyword.ELUSIVE, C5), "shorty",
         "Shorty is elusive: it and Shorty deal each other no damage in the fight",
         "„Kurzer“ ist schwer zu fassen: Im Kampf fügen diese Kreatur und „Kurzer“ einander keinen Schaden zu"),
        (ev.KeywordApplied(C4, Keyword.SKIRMISH, C5), "witch-of-the-eye",
         "Witch of the Eye has skirmish and takes no damage from Witch of the Eye in return",
         "„Augenhexe“ hat Scharmützel und nimmt im Gegenzug keinen Schaden von „Augenhexe“"),
        (ev.KeywordApplied(C4, Keyword.POISON, C5), "martian-hounds",
         "Martian Hounds has poison: any damage it deals in the fight destroys Martian Hounds",
         "„Marshunde“ hat Gift: Jeder Schaden, den diese Kreatur im Kampf zufügt, zerstört „Marshunde“"),
        (ev.KeywordApplied(C4, Keyword.SPLASH_ATTACK, C5), "shorty",
         "Shorty has splash-attack and deals damage to the neighbors of Shorty",
         "„Kurzer“ hat Explosionsangriff und fügt den Nachbarn von „Kurzer“ Schaden zu"),
        (ev.CreatureFought(C4, C5, happened=False, survived=True), "noddy-the-thief",
         "The fight between Noddy the Thief and Noddy the Thief does not happen: Noddy the Thief has left play",
         "Der Kampf zwischen „Noddy der Dieb“ und „Noddy der Dieb“ findet nicht statt: "
         "„Noddy der Dieb“ hat das Spiel verlassen"),
        (ev.CreatureFought(C4, C5, happened=False, survived=True, halted=True), "troll",
         "The fight between Troll and Troll does not happen: an effect stops it",
         "Der Kampf zwischen „Troll“ und „Troll“ findet nicht statt: Ein Effekt verhindert ihn"),
        (ev.KeywordApplied(C4, Keyword.ASSAULT, C5), "nizak-the-forgotten",
         "“Nizak, The Forgotten” has assault and deals damage to “Nizak, The Forgotten” before the fight",
         "„Nizak der Vergessene“ hat Ansturm und fügt „Nizak der Vergessene“ vor dem Kampf Schaden zu"),
        (ev.ArmorChanged(C4, 2), "orphion-land-s-chosen", "The armor of “Orphion, Land’s Chosen” is now 2",
         "Die Rüstung von „Orphion, Kind des Landes“ beträgt jetzt 2"),
        (ev.CardReadied(C4, ADA), "zavel-archaeologist", "“Zavel, ‘Archaeologist’” readies",
         "„Zavel, ‚Archäologe‘“ wird spielbereit"),
        (ev.DamagePrevented(C4, 5, Prevention.CANNOT), "ardent-hero",
         "Ardent Hero takes none of the 5 damage", "„Inbrünstiger Held“ bleibt von 5 Schaden verschont"),
        (ev.DamagePrevented(C4, 5, Prevention.WARD), "orphion-land-s-chosen",
         "A ward prevents 5 damage to “Orphion, Land’s Chosen”",
         "Der Beschützt-Marker von „Orphion, Kind des Landes“ verhindert 5 Schaden"),
        (ev.IconResolved(C4, Icon.DRAW), "destroy-them-all",
         "Bonus icon on Destroy Them All!: draw", "Bonussymbol von „Vernichtet sie alle!“: Ziehen"),
        (ev.DamagePrevented(C4, 1, Prevention.CANNOT), "ardent-hero",
         "Ardent Hero takes no damage", "„Inbrünstiger Held“ nimmt keinen Schaden"),
        (ev.CountersChanged(C4, "power", 2), "troll",
         "Troll gets two +1 power counters", "„Troll“ erhält zwei +1-Stärke-Marker"),
        (ev.CountersChanged(C4, "growth", -1), "troll",
         "Troll loses a growth counter", "„Troll“ verliert einen Wachstums-Marker"),
        (ev.CountersChanged(C4, "awakening", 1), "troll",
         "Troll gets an awakening counter", "„Troll“ erhält einen Erwachens-Marker"),
        (ev.CountersChanged(C4, "doom", 30), "troll",
         "Troll gets 30 doom counters", "„Troll“ erhält 30 Verhängnis-Marker"),
        (ev.LastingBegan(C4, BO), "the-promised-blade",
         "A lasting effect of The Promised Blade begins",
         "Ein andauernder Effekt von „Die verheißene Klinge“ beginnt"),
        (ev.Named(ADA, "mode:0", C4), "shorty", "Ada is the chosen player (Shorty)", "Ada wählt sich selbst (Kurzer)"),
        (ev.Named(ADA, "mode:1", C4), "shorty", "Ada chooses Bo (Shorty)", "Ada wählt Bo (Kurzer)"),
        (ev.Named(ADA, "trait:knight", C4), "shorty", "Ada chooses the trait Knight (Shorty)",
         "Ada wählt das Merkmal „Ritter“ (Kurzer)"),
        (ev.Named(ADA, "name:shorty", NO_CARD), "shorty", "Ada names Shorty", "Ada nennt „Kurzer“"),
        (moved(1, ev.End(card=C4), ev.SUPPLY, C4), "shorty",
         "1 Æmber returns from Shorty to the common supply",
         "1 Æmber geht von „Kurzer“ in die allgemeine Reserve zurück"),
    ],
)  # fmt: skip
def test_the_line_of_a_card(event: ev.Event, card: str, en: str, de: str) -> None:
    assert both(line_for(event, NamesOf(card))) == (en, de)


@pytest.mark.parametrize(
    ("player", "en", "de"),
    [
        ("Bo", "Bo’s deck", "Bos Deck"),
        ("Thomas", "Thomas’ deck", "Thomas’ Deck"),
        ("Max", "Max’s deck", "Max’ Deck"),
        ("Anna Maria", "Anna Maria’s deck", "Anna Marias Deck"),
        ("Player 1", "Player 1’s deck", "das Deck von Player 1"),
        ("Die Graue", "Die Graue’s deck", "das Deck von Die Graue"),
        ("A.", "A.’s deck", "das Deck von A."),
    ],
)
def test_whose_something_is(player: str, en: str, de: str) -> None:
    event = ev.CardMoved(C4, BO, Zone.BATTLELINE, Zone.DECK, shuffled=True)
    said = both(line_for(event, NamesOf("troll", ("Ada", player))))
    assert said == (f"Troll is shuffled into {en}", f"„Troll“ wird in {de} gemischt")


def test_a_card_that_nobody_knows_is_declined_and_begins_a_line_with_a_capital() -> None:
    names = NamesOf("shorty")
    moved = ev.CardMoved(NO_CARD, BO, Zone.DECK, Zone.HAND)
    assert both(line_for(moved, names)) == ("A card goes to Bo’s hand", "Eine Karte kommt auf Bos Hand")
    drawn = ev.CardDrawn(NO_CARD, BO)
    assert both(line_for(drawn, names)) == ("Bo draws a card", "Bo zieht eine Karte")
    words = Words("{n} Æmber <moves> from {a:dat} to {b:dat}{by}").explained("glossary/move")
    moves = words.filled(n=1, a=A_CARD, b=names.player(BO), by="")
    assert both(moves) == ("1 Æmber moves from a card to Bo", "1 Æmber geht von einer Karte an Bo")


@pytest.mark.parametrize(("language", "words"), [("en", ["discards"]), ("de", ["legt", "ab"])])
def test_a_term_of_a_line_leads_to_its_entry(language: str, words: list[str]) -> None:
    line = line_for(ev.CardDiscarded(C4, BO, Zone.HAND), NamesOf("troll"))
    assert line is not None
    terms = [(run.text, run.target) for run in line.runs(language) if run.role is Role.TERM]
    assert terms == [(word, "glossary/discarding-cards") for word in words]


def test_angle_brackets_of_a_name_are_no_term() -> None:
    line = line_for(ev.CardDiscarded(C4, BO, Zone.HAND), NamesOf("troll", ("Ada", "<Bo>")))
    assert line is not None
    assert both(line) == ("<Bo> discards Troll", "<Bo> legt „Troll“ ab")
    assert plain(line.runs("en")) == line.say("en")


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (ev.CardsRevealed((C4,), ADA, None, C5), "Ada reveals Card 4 (Card 5)", "Ada deckt Card 4 auf (Card 5)"),
        (ev.CardsRevealed((C4,), ADA, None, C4), "Ada reveals Card 4", "Ada deckt Card 4 auf"),
        (ev.CardsRevealed((C4,), BO, ADA, C5), "Ada looks at Card 4 (Card 5)", "Ada sieht sich Card 4 an (Card 5)"),
        (ev.CardsRevealed((NO_CARD,) * 2, BO, BO, C5), "Bo looks at 2 cards (Card 5)",
         "Bo sieht sich 2 Karten an (Card 5)"),
        (ev.CardsRevealed((NO_CARD,) * 2, ADA, BO, C5), "Bo looks at 2 of Ada’s cards (Card 5)",
         "Bo sieht sich 2 von Adas Karten an (Card 5)"),
        (ev.CardsRevealed((C4, CardId(7)), BO, ADA, C5), "Ada looks at 2 cards (Card 5): Card 4 and Card 7",
         "Ada sieht sich 2 Karten an (Card 5): Card 4 und Card 7"),
    ],
)  # fmt: skip
def test_who_sees_cards_is_told_which_card_lets_them(event: ev.Event, en: str, de: str) -> None:
    assert both(line_for(event, NAMES)) == (en, de)


@pytest.mark.rule("glossary/fight")
@pytest.mark.parametrize("survived", [True, False])
def test_a_fight_that_does_not_happen_names_who_is_gone(survived: bool) -> None:
    fought = ev.CreatureFought(C4, C5, happened=False, survived=survived)
    gone = "Card 5" if survived else "Card 4"
    assert both(line_for(fought, NAMES)) == (
        f"The fight between Card 4 and Card 5 does not happen: {gone} has left play",
        f"Der Kampf zwischen Card 4 und Card 5 findet nicht statt: {gone} hat das Spiel verlassen",
    )


def test_names_in_lists_and_brackets_need_no_quotes() -> None:
    names = NamesOf("noddy-the-thief")
    [drawn] = log_lines([ev.CardDrawn(C4, BO), ev.CardDrawn(C5, BO)], names)
    assert both(drawn.words) == (
        "Bo draws 2 cards: 2× Noddy the Thief", "Bo zieht 2 Karten: 2× Noddy der Dieb",
    )  # fmt: skip
    assert both(line_for(stolen(BO, 1, C4), names)) == (
        "Bo steals 1 Æmber (Noddy the Thief)",
        "Bo stiehlt 1 Æmber (Noddy der Dieb)",
    )


def test_a_card_that_does_something_to_itself_is_named_once() -> None:
    names = NamesOf("mastermindy")
    assert both(line_for(ev.CountersChanged(C4, "scheme", 1, C4), names)) == (
        "Mastermindy gets a scheme counter", "„‚Strippenzieherin‘ Mindy“ erhält einen Intrigen-Marker",
    )  # fmt: skip
    assert both(line_for(ev.DamageDealt(C4, 1, C4), names))[0] == "Mastermindy takes 1 damage"
    named = "„‚Strippenzieherin‘ Mindy“ wird zu einer Token-Kreatur: „Strippenzieherin“ Mindy"
    for event in (ev.TokenMade(C4, BO, C5, C4), ev.TurnedOver(C4, C5, C4)):
        assert both(line_for(event, names)) == ("Mastermindy becomes a token creature: Mastermindy", named)
    up = both(line_for(ev.TurnedOver(C4, NO_CARD, C4), names))
    assert up == ("Mastermindy is turned faceup", "„‚Strippenzieherin‘ Mindy“ wird aufgedeckt")


def test_a_name_with_a_comma_in_it_is_one_name_of_a_list() -> None:
    names = NamesOf("panpaca-anga")
    events: list[ev.Event] = [
        ev.CardDrawn(C4, BO),
        ev.CardDrawn(C5, BO),
        *(ev.CardMoved(card, BO, Zone.HAND, Zone.DECK, shuffled=True) for card in (C4, C5)),
        *(ev.CardMoved(card, BO, Zone.ARCHIVES, Zone.HAND) for card in (C4, C5)),
        ev.CardReadied(C4, ADA),
        ev.CardReadied(C5, ADA),
        ev.CardsRevealed((C4,), BO),
    ]
    assert [both(line.words) for line in log_lines(events, names)] == [
        (
            "Bo draws 2 cards: 2× “Panpaca, Anga”",
            "Bo zieht 2 Karten: 2× „Panpaca, Anga“",
        ),
        (
            "Shuffled into Bo’s deck: 2× “Panpaca, Anga”",
            "In Bos Deck gemischt: 2× „Panpaca, Anga“",
        ),
        (
            "Bo takes 2 cards from the archives: 2× “Panpaca, Anga”",
            "Bo nimmt 2 Karten aus dem Archiv: 2× „Panpaca, Anga“",
        ),
        ("Readied: 2× “Panpaca, Anga”", "Spielbereit: 2× „Panpaca, Anga“"),
        ("Bo reveals “Panpaca, Anga”", "Bo deckt „Panpaca, Anga“ auf"),
    ]
    two = ev.CardsRevealed((C4, C5), BO)
    assert both(line_for(two, NamesOf("troll"))) == ("Bo reveals 2 cards: 2× Troll", "Bo deckt 2 Karten auf: 2× Troll")
    spared = ev.DeedForbidden(Forbidden.DESTROY, cards=(C4, C5))
    assert both(line_for(spared, NamesOf("shorty"))) == (
        "2× Shorty cannot be destroyed", "2× „Kurzer“ können nicht zerstört werden",
    )  # fmt: skip


def test_every_language_has_a_name_for_each_title() -> None:
    assert {card: facts()[card].title.put("de") for card in TITLES} == TITLES
    assert all(facts()[card].title.put(language, "bare") == facts()[card].title.say(language)
               for card in TITLES for language in LANGUAGES)  # fmt: skip
