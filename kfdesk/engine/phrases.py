"""The engine's own wording: prompts, option labels and refusals, in our words, in every language."""

from __future__ import annotations

from functools import lru_cache

from kfdesk.engine.rules import STEP_2, STEP_3, Reason
from kfdesk.engine.terms import CardType
from kfdesk.text.words import Words, enumerated, same

ASK = {
    "mulligan": Words(
        "Shuffle this hand back and draw one card fewer?", "Diese Hand zurückmischen und eine Karte weniger ziehen?"
    ),
    "key": Words("Which key do you forge?", "Welchen Schlüssel schmiedest du?"),
    "one-key-more": Words("Do you forge one more key?", "Schmiedest du noch einen Schlüssel?"),
    "house": Words("Choose your active house", "Wähle deine aktive Fraktion"),
    "archives": Words("Take your archived cards into your hand?", "Deine archivierten Karten auf die Hand nehmen?"),
    "main": Words("Play, discard and use cards", "Spiele, lege ab und verwende Karten"),
    "slot": Words(
        "Where does {card} enter the battleline?", "An welcher Stelle der Schlachtreihe kommt {card} ins Spiel?"
    ),
    "attach": Words("Which creature gets {card}?", "An welche Kreatur legst du {card} an?"),
    "type": Words("As what is {card} played?", "Als was wird {card} gespielt?"),
    "other-half": Words("Which other half is {card} played with?", "Mit welcher anderen Hälfte wird {card} gespielt?"),
    "attack": Words("Which creature does {card} fight?", "Gegen welche Kreatur kämpft {card}?"),
    "loop": Words(
        "This goes on forever. How many more times do you resolve it?",
        "Das nimmt kein Ende. Wie oft handelst du es noch ab?",
    ),
    "loop-card": Words(
        "Which card is put into the discard pile to end the loop?",
        "Welche Karte kommt auf den Ablagestapel, um die Schleife zu beenden?",
    ),
    "trigger": Words("Which effect comes next?", "Welcher Effekt kommt als nächster?"),
    "allowance": Words("Which permission is used up?", "Welche Erlaubnis wird verbraucht?"),
    "replacement": Words("Which replacement effect applies?", "Welcher Ersatzeffekt gilt?"),
    "order": Words(
        "In which order do these cards go to the discard pile? The last goes on top.",
        "In welcher Reihenfolge kommen diese Karten auf den Ablagestapel? Die letzte liegt oben.",
    ),
    "deck-order": Words(
        "In which order do these cards go on top of the deck? The last goes on top.",
        "In welcher Reihenfolge kommen diese Karten oben auf das Deck? Die letzte liegt oben.",
    ),
    "bottom-order": Words(
        "In which order do these cards go under the deck? The last is the bottom card.",
        "In welcher Reihenfolge kommen diese Karten unter das Deck? Die letzte liegt zuunterst.",
    ),
    "play-order": Words("In which order do you play these cards?", "In welcher Reihenfolge spielst du diese Karten?"),
    "exhaust-order": Words(
        "In which order do you exhaust these cards?", "In welcher Reihenfolge erschöpfst du diese Karten?"
    ),
    "discard-first": Words("Which player discards first?", "Welcher Spieler legt zuerst ab?"),
    "ready-order": Words(
        "In which order do you ready these cards?", "In welcher Reihenfolge machst du diese Karten spielbereit?"
    ),
    "capture-icon": Words(
        "Capture icon: which friendly creature captures 1 Æmber?",
        "Erbeuten-Symbol: Welche befreundete Kreatur erbeutet 1 Æmber?",
    ),
    "damage-icon": Words(
        "Damage icon: which creature is dealt 1 damage?", "Schaden-Symbol: Welcher Kreatur fügst du 1 Schaden zu?"
    ),
    "discard-icon": Words("Discard icon: which card do you discard?", "Ablegen-Symbol: Welche Karte legst du ab?"),
    "power-icon": Words(
        "Power icon: which creature gets a +1 power counter?",
        "Stärke-Symbol: Welche Kreatur erhält einen +1-Stärke-Marker?",
    ),
    "show": Words("Show {card} and use its ability?", "{card} zeigen und die Fähigkeit verwenden?"),
    "use": Words("How do you use {card}?", "Wie verwendest du {card}?"),
    "ability": Words("Which ability of {card} do you use?", "Welche Fähigkeit von {card} verwendest du?"),
    "copy": Words("Which card is it a copy of?", "Von welcher Karte ist sie eine Kopie?"),
    "spend": Words("How much Æmber on {card} do you spend?", "Wie viel Æmber auf {card} gibst du aus?"),
    "flank": Words("Which flank does {card} go to?", "An welche Flanke kommt {card}?"),
    "entrench": Words("Which entrenched creatures stay exhausted?", "Welche verschanzten Kreaturen bleiben erschöpft?"),
}

ABILITY_OF = Words("{card}: {ability}", "{card}: {ability}")
GIVEN_BY = Words("from {card}", "durch {card}")
ABOUT = Words("{card} ({about})", "{card} ({about})")
HIDDEN_CARD = Words("A hidden card", "Eine verborgene Karte")
NAMED = Words("Named: {what}", "Genannt: {what}")

_VERBS = {
    "play": Words("Play {card}", "{card} spielen"),
    "discard": Words("Discard {card}", "{card} ablegen"),
    "reap": Words("Reap with {card}", "Mit {card} ernten"),
    "fight": Words("Fight with {card}", "Mit {card} kämpfen"),
    "action": Words("{card}: use its action", "{card}: „Aktion“ verwenden"),
    "omni": Words("{card}: use its omni ability", "{card}: „Universell“ verwenden"),
    "unstun": Words("Remove the stun from {card}", "Betäubt-Marker von {card} entfernen"),
    "card": Words("{card}", "{card}"),
    "prophecy": Words("Activate {card}", "{card} aktivieren"),
}

YES = Words("Yes", "Ja")
NO = Words("No", "Nein")
DONE_LABEL = Words("Done", "Fertig")
END_TURN = Words("End turn", "Zug beenden")
RAISE_TIDE = Words("Raise the tide: gain 3 chains", "Die Gezeiten heben: 3 Ketten erhalten")
TAKE_ARCHIVES = Words("Take them", "Nehmen")
LEAVE_ARCHIVES = Words("Leave them", "Liegen lassen")
KEEP_HAND = Words("Keep this hand", "Hand behalten")
MULLIGAN = Words("Mulligan", "Mulligan")
LEFT_FLANK = Words("Left flank", "Linke Flanke")
RIGHT_FLANK = Words("Right flank", "Rechte Flanke")
PLAYED_AS = {
    CardType.CREATURE: Words("As a creature", "Als Kreatur"),
    CardType.UPGRADE: Words("As an upgrade", "Als Aufwertung"),
}
FIRST_CREATURE = Words("Into the battleline", "In die Schlachtreihe")
GAP = Words("Gap {n}", "Lücke {n}")
KEYS = {
    "red": Words("Red key", "Roter Schlüssel"),
    "blue": Words("Blue key", "Blauer Schlüssel"),
    "yellow": Words("Yellow key", "Gelber Schlüssel"),
}


@lru_cache(maxsize=8192)
def titled(verb: str, title: Words) -> Words:
    """Return the label of an option about a card."""
    return _VERBS[verb].filled(card=title)


@lru_cache(maxsize=8192)
def asked(what: str, title: Words) -> Words:
    """Return the question of that name about a card."""
    return ASK[what].filled(card=title)


def _reason(rule: str, words: Words) -> Reason:
    return Reason(words, rule)


NOT_YOURS = _reason(
    "glossary/active-player", Words("It is not your decision now.", "Diese Entscheidung ist jetzt nicht deine.")
)
NOT_OFFERED = _reason(
    "",
    Words(
        "That is not one of the choices of the open decision.", "Das steht bei der offenen Entscheidung nicht zur Wahl."
    ),
)
GAME_OVER = _reason("glossary/keys", Words("The game is over.", "Das Spiel ist vorbei."))
UNKNOWN_KEY = _reason("", Words("There is no such choice.", "Eine solche Wahl gibt es nicht."))
UNKNOWN_CARD = _reason(
    "", Words("There is no such card in this game.", "Eine solche Karte gibt es in diesem Spiel nicht.")
)
NOT_MAIN = _reason(
    STEP_3,
    Words(
        "Cards are played, discarded and used in step 3, when nothing else waits.",
        "Karten werden in Schritt 3 gespielt, abgelegt und verwendet, wenn nichts anderes wartet.",
    ),
)
NOT_AT_REST = Words(
    "The table can be fixed when step 3 waits for its next action, or when a step has just begun.",
    "Der Tisch lässt sich von Hand ändern, wenn Schritt 3 auf die nächste Aktion wartet oder ein Schritt gerade begonnen hat.",
)
NOT_IN_HAND = _reason("glossary/playing-cards", Words("It is not in your hand.", "Sie ist nicht auf deiner Hand."))
NOT_IN_PLAY = _reason("glossary/in-play-zone", Words("It is not in play.", "Sie ist nicht im Spiel."))
NOT_CONTROLLED = _reason(
    "glossary/using-cards-via-other-card-abilities", Words("You do not control it.", "Du kontrollierst sie nicht.")
)
OFF_HOUSE = _reason(
    "glossary/off-house",
    Words("It does not belong to your active house.", "Sie gehört nicht zu deiner aktiven Fraktion."),
)
FIRST_TURN = _reason(
    "glossary/first-player",
    Words(
        "On the first turn of the game only one card may be played or discarded from hand.",
        "Im ersten Zug des Spiels darf nur eine Karte von der Hand gespielt oder abgelegt werden.",
    ),
)
ALPHA_SPENT = _reason(
    "glossary/alpha",
    Words(
        "It has alpha: you have already played, used or discarded a card this step.",
        "Sie hat Alpha: Du hast in diesem Schritt schon eine Karte gespielt, verwendet oder abgelegt.",
    ),
)
OMEGA_ENDED = _reason(
    "glossary/omega",
    Words(
        "A card with omega was played: this step is over.",
        "Eine Karte mit Omega wurde gespielt: Dieser Schritt ist vorbei.",
    ),
)
SIX = _reason(
    "glossary/rule-of-six",
    Words(
        "Cards of this name were played or used six times this turn.",
        "Karten dieses Namens wurden in diesem Zug schon sechsmal gespielt oder verwendet.",
    ),
)
NO_HOST = _reason(
    "glossary/upgrades",
    Words(
        "There is no creature in play to attach it to.",
        "Es ist keine Kreatur im Spiel, an die sie angelegt werden kann.",
    ),
)
NO_OTHER_HALF = _reason(
    "glossary/gigantic",
    Words(
        "It is half of a gigantic creature, and its other half is not in your hand.",
        "Sie ist die Hälfte einer gigantischen Kreatur, und ihre andere Hälfte ist nicht auf deiner Hand.",
    ),
)
CANNOT_PLAY = _reason(
    "glossary/restrictions",
    Words("{by} says that it cannot be played.", "{by} sagt, dass sie nicht gespielt werden kann."),
)
CANNOT_DISCARD = _reason(
    "glossary/restrictions",
    Words("{by} says that it cannot be discarded.", "{by} sagt, dass sie nicht abgelegt werden kann."),
)
TO_PAY = _reason(
    "glossary/pay",
    Words(
        "You must pay {n} Æmber for it ({by}); you have {have}.",
        "Du musst {n} Æmber dafür bezahlen ({by}); du hast {have}.",
    ),
)
TO_LOSE = _reason(
    "glossary/if-you-do-and-in-order-to",
    Words(
        "You must lose {n} Æmber for it ({by}); you have {have}.",
        "Du musst {n} Æmber dafür verlieren ({by}); du hast {have}.",
    ),
)
TO_DO = _reason(
    "glossary/if-you-do-and-in-order-to",
    Words(
        "{by} demands something for it that cannot be done.", "{by} verlangt dafür etwas, das nicht getan werden kann."
    ),
)
CANNOT_ATTACK = _reason(
    "glossary/restrictions",
    Words(
        "{by} says that it can only fight certain creatures.",
        "{by} sagt, dass sie nur gegen bestimmte Kreaturen kämpfen kann.",
    ),
)
FOUGHT_ALREADY = _reason(
    "glossary/fight",
    Words("It was already fought by this effect.", "Gegen sie wurde durch diesen Effekt schon gekämpft."),
)
CANNOT_USE = _reason(
    "glossary/restrictions",
    Words("{by} says that it cannot be used.", "{by} sagt, dass sie nicht verwendet werden kann."),
)
CANNOT_REAP = _reason(
    "glossary/restrictions", Words("{by} says that it cannot reap.", "{by} sagt, dass sie nicht ernten kann.")
)
CAN_ONLY_FIGHT = _reason(
    "glossary/restrictions", Words("{by} says that it can only fight.", "{by} sagt, dass sie nur kämpfen kann.")
)
CANNOT_FIGHT = _reason(
    "glossary/restrictions", Words("{by} says that it cannot fight.", "{by} sagt, dass sie nicht kämpfen kann.")
)
EXHAUSTED = _reason("glossary/exhaust-exhausted", Words("It is exhausted.", "Sie ist erschöpft."))
STUNNED = _reason(
    "glossary/stun",
    Words(
        "It is stunned: using it only removes the stun.",
        "Sie ist betäubt: Wird sie verwendet, entfernt das nur den Betäubt-Marker.",
    ),
)
NOT_STUNNED = _reason("glossary/stun", Words("It is not stunned.", "Sie ist nicht betäubt."))
MUST_FIGHT = _reason(
    "glossary/enrage",
    Words("It is enraged: it must be used to fight.", "Sie ist wütend: Sie muss zum Kämpfen verwendet werden."),
)
NOT_CREATURE = _reason(
    "glossary/using-creatures", Words("Only creatures reap and fight.", "Nur Kreaturen ernten und kämpfen.")
)
NO_ENEMY = _reason(
    "glossary/fight",
    Words(
        "There is no enemy creature that it may fight.",
        "Es gibt keine feindliche Kreatur, gegen die sie kämpfen könnte.",
    ),
)
NO_ACTION = _reason("glossary/action-ability", Words("It has no action ability.", "Sie hat keine „Aktion:“-Fähigkeit."))
NO_OMNI = _reason("glossary/omni", Words("It has no omni ability.", "Sie hat keine „Universell:“-Fähigkeit."))
NO_TIDE = _reason(
    "glossary/tide",
    Words("No deck in this game brought the tide.", "Kein Deck in diesem Spiel hat die Gezeiten mitgebracht."),
)
TIDE_HIGH = _reason(
    "glossary/tide", Words("The tide is already high for you.", "Die Gezeiten sind für dich schon hoch.")
)
NOT_ENEMY = _reason(
    "glossary/fight",
    Words(
        "It can only fight an enemy creature in the battleline.",
        "Sie kann nur gegen eine feindliche Kreatur in der Schlachtreihe kämpfen.",
    ),
)
TAUNTED = _reason("glossary/taunt", Words("A neighbor with taunt protects it.", "Ein Nachbar mit Spott schützt sie."))
PROTECTED = _reason(
    "glossary/restrictions",
    Words("{by} says that it cannot be attacked.", "{by} sagt, dass sie nicht angegriffen werden kann."),
)
NOT_LEGAL_TARGET = _reason(
    "glossary/ability-card-ability", Words("{by} cannot choose it: {prompt}.", "{by} kann sie nicht wählen: {prompt}.")
)
NOT_TO_BE_CHOSEN = _reason(
    "", Words("It is not one of the cards to choose from.", "Sie gehört nicht zu den Karten, die zur Wahl stehen.")
)
NOT_FLANK = _reason(
    "glossary/battleline",
    Words(
        "Creatures enter play on a flank; only deploy allows another place.",
        "Kreaturen kommen an einer Flanke ins Spiel; nur Stationieren erlaubt einen anderen Platz.",
    ),
)
FOREIGN_HOUSE = _reason(
    STEP_2,
    Words(
        "{house} is not on your identity card, and no card you control belongs to it.",
        "{house} steht nicht auf deiner Avatarkarte, und keine Karte, die du kontrollierst, gehört zu dieser Fraktion.",
    ),
)
HOUSE_FORBIDDEN = _reason(
    "glossary/cannot",
    Words("{by} says that you cannot choose {house}.", "{by} sagt, dass du {house} nicht wählen kannst."),
)
OTHER_HOUSE = _reason(
    "glossary/house-choice",
    Words("{by} says that you must choose {house}.", "{by} sagt, dass du {house} wählen musst."),
)
_EXACTLY = Words("Choose exactly {min}.", "Wähle genau {min}.")
_AT_MOST = Words("Choose up to {max}.", "Wähle bis zu {max}.")
_BETWEEN = Words("Choose from {min} to {max}.", "Wähle zwischen {min} und {max}.")
TWICE = _reason("", Words("Each can be chosen only once.", "Jedes kann nur einmal gewählt werden."))


def wrong_count(least: int, most: int, *, asked_by_card: bool) -> Reason:
    """Return the refusal of too few or too many picks."""
    words = _EXACTLY if least == most else _BETWEEN if least else _AT_MOST
    rule = "glossary/any-number" if not least else "glossary/resolve-as-much-as-you-can" if asked_by_card else ""
    return Reason(words.filled(min=least, max=most), rule)


def listed(prices: list[tuple[Words, int]]) -> Words:
    """Return which card demands how much Æmber."""
    each = [Words("{card} {n}", "{card} {n}").filled(card=card, n=n) for card, n in prices]
    return enumerated(each)


def filled(reason: Reason, **slots: Words | str | int) -> Reason:
    """Return a reason with its gaps filled, such as `by`, the card that says so."""
    return Reason(reason.text.filled(**slots), reason.rule)


# What a game cannot begin with.

IN_DECK = Words("{deck}: {what}", "{deck}: {what}")
DECK_SIZE = Words("A deck has {wanted} cards, not {n}.", "Ein Deck hat {wanted} Karten, nicht {n}.")
DECK_HOUSES = Words("A deck has {wanted} houses, not {n}.", "Ein Deck hat {wanted} Fraktionen, nicht {n}.")
DECK_STRANGER = Words(
    "{card} is of {house}, which is not a house of the deck.",
    "{card} gehört zu {house}; das ist keine Fraktion des Decks.",
)
DECK_UNKNOWN = Words('There is no card "{card}".', "Es gibt keine Karte „{card}“.")
SCENARIO_NUMBERS = Words(
    "The table’s {n} cards are not numbered from 1 to {n}, each once.",
    "Die {n} Karten des Tisches sind nicht von 1 bis {n} nummeriert, jede einmal.",
)
SCENARIO_CREATURE = Words(
    "{card} is not a creature and cannot be in a battleline.",
    "{card} ist keine Kreatur und kann nicht in einer Schlachtreihe sein.",
)
SCENARIO_HALF = Words(
    "{card} cannot be in a battleline as this half: the bottom half of a gigantic creature stands there for both.",
    "{card} kann nicht als diese Hälfte in einer Schlachtreihe sein: Dort steht die untere Hälfte einer gigantischen "
    "Kreatur für beide.",
)
SCENARIO_LADEN_HALF = Words(
    "What lies on a gigantic creature stands with its bottom half.",
    "Was auf einer gigantischen Kreatur liegt, steht bei ihrer unteren Hälfte.",
)
SCENARIO_OTHER_HALF = Words(
    "{card} is not the other half of {of}.",
    "{card} ist nicht die andere Hälfte von {of}.",
)
SCENARIO_ARTIFACT = Words(
    "{card} is not an artifact and cannot be in a row of artifacts.",
    "{card} ist kein Artefakt und kann nicht in einer Reihe von Artefakten sein.",
)
SCENARIO_UPGRADE = Words(
    "{card} is not an upgrade and cannot be attached to a card.",
    "{card} ist keine Aufwertung und kann an keine Karte angelegt sein.",
)
NO_SEATS = Words(
    "A game needs two seats or a table to begin from.",
    "Ein Spiel braucht zwei Plätze oder einen Tisch, von dem aus es beginnt.",
)
SCENARIO_DEPTH = Words("More than {n} cards lie below each other.", "Mehr als {n} Karten liegen untereinander.")
NO_STATUS = Words("There is no status “{status}”.", "Es gibt keinen Status „{status}“.")
NOT_PRINTABLE = Words(
    "It has characters that cannot be displayed.", "Darin sind Zeichen, die sich nicht darstellen lassen."
)
NO_CHANGE = Words(
    "The game’s file has an unknown correction: {entry}",
    "Die Datei des Spiels enthält eine unbekannte Korrektur: {entry}",
)


def plain(text: str) -> Words:
    """Return a wording without translation, such as a number."""
    return same(text)
