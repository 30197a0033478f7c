"""How many: numbers in words and in digits, counters, and how amounts are rounded."""

from __future__ import annotations

from kfdesk.language.reading.rewriting import Rewrite

COUNTERS = r"((?:an?|\d|two|three|four|five|six) (?:\+1 power|[a-z]+) counters?)"
_WHAT = r"([^.,;:“”]+?)"
"""Cards, up to the next sign."""
_NUMBERS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
_TIMES = {"2 times": "twice", "3 times": "three times", "4 times": "four times", "5 times": "five times"}

REWRITES = (
    *(
        Rewrite(
            rf"\b{digit} \+1 power counters\b",
            f"{word} +1 power counters",
            "A number before “+1” is a word.",
            f"Put {digit} +1 power counters on it.",
            f"Put {word} +1 power counters on it.",
        )
        for word, digit in _NUMBERS.items()
    ),
    *(
        Rewrite(
            rf"\b{word} (?!times\b|houses\b)(?=[a-z])",
            f"{digit} ",
            "Other numbers of cards and counters are digits.",
            f"Put {word} glory counters on it.",
            f"Put {digit} glory counters on it.",
        )
        for word, digit in _NUMBERS.items()
    ),
    *(
        Rewrite(
            rf"(\b[Ee]xalt [^.,;:“”]+?)(?<! to) {times}",
            rf"\1 {said}",
            "How often something is done, in words.",
            f"Exalt it {times}.",
            f"Exalt it {said}.",
        )
        for times, said in _TIMES.items()
    ),
    Rewrite(
        r"(?<!\+)\b(?:1|one) ([a-z]+ counter)\b",
        r"a \1",
        "A single counter in digits.",
        "Remove 1 glory counter from it.",
        "Remove a glory counter from it.",
    ),
    Rewrite(
        r"(?<!up to )(?<!than )(?<!only )(?<!exactly )(?<!have )(?<!has )(?<! is )(?<!\+)\b(?:1|one) "
        r"((?:non-[\w ]+? )?(?:(?:action|creature|artifact|upgrade) )?card)\b",
        r"a \1",
        "A single card in digits.",
        "Draw 1 card.",
        "Draw a card.",
    ),
    Rewrite(
        rf"\b(G|g)ive {_WHAT} {COUNTERS}",
        r"\1ive \3 to \2",
        "Who gets counters stands before or behind them; see the next.",
        "Give each enemy creature two +1 power counters.",
        "Give two +1 power counters to each enemy creature.",
    ),
    Rewrite(
        rf"\bGive {COUNTERS} to\b",
        r"Put \1 on",
        "Counters are given since 2024, and were put on cards before.",
        "Give 2 doom counters to a creature.",
        "Put 2 doom counters on a creature.",
    ),
    Rewrite(
        rf"\bgive {COUNTERS} to\b",
        r"put \1 on",
        "The same within a sentence.",
        "You may give 2 doom counters to a creature.",
        "You may put 2 doom counters on a creature.",
    ),
    Rewrite(
        r"\b(?:G|(g))ive (⟨this⟩) a number of \+1 power counters equal to ([^.,;:“”]+)",
        r"Put a number of +1 power counters equal to \3 on \2",
        "The same of as many counters as something else counts.",
        "Give ⟨this⟩ a number of +1 power counters equal to its power.",
        "Put a number of +1 power counters equal to its power on ⟨this⟩.",
    ),
    Rewrite(
        r"\bgive \+1 power counters equal to ([^.,;:“”]+?) to ([^.,;:“”]+)",
        r"put a number of +1 power counters equal to \1 on \2",
        "The same within a sentence, without “a number of”.",
        "If you do, give +1 power counters equal to its power to a friendly creature.",
        "If you do, put a number of +1 power counters equal to its power on a friendly creature.",
    ),
    Rewrite(
        r"\brounded (up|down)\)",
        r"rounding \1)",
        "How a half is rounded.",
        "Capture half of your opponent’s {amber} (rounded down).",
        "Capture half of your opponent’s {amber} (rounding down).",
    ),
    Rewrite(
        r"\bone third of (your)\b",
        r"a third of \1",
        "A third part.",
        "Capture one third of your opponent’s {amber} (rounding down).",
        "Capture a third of your opponent’s {amber} (rounding down).",
    ),
    Rewrite(
        r"\b([Gg]ains? \{amber\}|[Dd]raws? cards|[Ss]teals? \{amber\}|[Ll]oses? \{amber\}) equal to half (?!of)(?:of )?"
        r"([^.,;:“”()]+) \(rounding (up|down)(?: the \w+)?\)",
        r"\1 equal to half of \2, rounded \3",
        "Half of something that is counted, and how that is rounded.",
        "Draw cards equal to half its power (rounding up).",
        "Draw cards equal to half of its power, rounded up.",
    ),
    Rewrite(
        r"\b((?:[Ll]oses? |lost )(?!half of it)[^.:“”]*?\(rounding down)\)",
        r"\1 the loss)",
        "What is lost is rounded, not what is left.",
        "Your opponent loses half of their {amber} (rounding down).",
        "Your opponent loses half of their {amber} (rounding down the loss).",
    ),
    Rewrite(
        r"\b([Ll]oses?) half of (their|your) \{amber\} \(",
        r"\1 half \2 {amber} (",
        "Half of it, and half it.",
        "Your opponent loses half of their {amber} (rounding down the loss).",
        "Your opponent loses half their {amber} (rounding down the loss).",
    ),
    Rewrite(
        r"(\b[Ii]f (?:they have|your opponent has) [^.“”]*\{amber\}[^“”]*?\b(?:they lose|steal|capture)) half "
        r"(?:of )?their \{amber\} \(rounding (up|down)(?: the loss)?\)",
        r"\1 half of it (rounding \2)",
        "What a player has, where the text has just counted it.",
        "If they have 9{amber} or more, steal half of their {amber} (rounding down).",
        "If they have 9{amber} or more, steal half of it (rounding down).",
    ),
    Rewrite(
        r"\bhalf (their|your) \{amber\} instead (\(rounding [a-z ]+\))",
        r"half \1 {amber} \2 instead",
        "How a half is rounded, behind or before “instead”.",
        "They lose half their {amber} instead (rounding down the loss).",
        "They lose half their {amber} (rounding down the loss) instead.",
    ),
    Rewrite(
        r"\bMove half the \{amber\} from ([^.,;:“”()]+?) to ([^.,;:“”()]+?) (\(rounding \w+\))",
        r"Move half the {amber} \3 from \1 to \2",
        "The same where it is moved.",
        "Move half the {amber} from it to your pool (rounding up).",
        "Move half the {amber} (rounding up) from it to your pool.",
    ),
    Rewrite(
        r"\b([Mm]ove half) the ([a-z]+) counters \(",
        r"\1 of the \2 counters (",
        "Half of counters.",
        "Move half the doom counters (rounding up) from it to another creature.",
        "Move half of the doom counters (rounding up) from it to another creature.",
    ),
    Rewrite(
        r"\b[Rr]andomly discard half of the cards from",
        "Discard a random half of the cards from",
        "What is discarded at random.",
        "Randomly discard half of the cards from your hand (rounding down).",
        "Discard a random half of the cards from your hand (rounding down).",
    ),
    Rewrite(
        r"\brandomly discards a third of their cards from",
        "discards a random third of the cards from",
        "The same of a third.",
        "Your opponent randomly discards a third of their cards from their hand (rounding down).",
        "Your opponent discards a random third of the cards from their hand (rounding down).",
    ),
    Rewrite(
        r"(?<=\bis considered blank)(?!,? ?\(?except)|(?<=\bis considered blank), except for traits",
        " (except for traits)",
        "Traits stand in no text box, so that a blank one leaves them.",
        "Its text box is considered blank.",
        "Its text box is considered blank (except for traits).",
    ),
    Rewrite(
        r"\b(equal to the) amount of (\{amber\}|damage)",
        r"\1 \2",
        "What is counted, and its amount.",
        "Deal damage to each creature equal to the amount of damage on it.",
        "Deal damage to each creature equal to the damage on it.",
    ),
    Rewrite(
        r"\(to a minimum of (\d+)\)",
        r"(to a minimum of \1{amber})",
        "The least that a key may cost.",
        "(to a minimum of 4)",
        "(to a minimum of 4{amber})",
    ),
    Rewrite(
        r"\bthere are (\d+\{amber\} or (?:more|less))",
        r"there is \1",
        "Æmber is one thing.",
        "If there are 3{amber} or more on it, ward it.",
        "If there is 3{amber} or more on it, ward it.",
    ),
    Rewrite(
        r"\btriple the amount of\b",
        r"3 times the amount of",
        "Three times as much.",
        "You lose triple the amount of {amber} lost this way.",
        "You lose 3 times the amount of {amber} lost this way.",
    ),
    Rewrite(
        r"(\+1 power counters?\b[^“”]*?\b[Ff]or each) counter (removed|moved)\b",
        r"\1 +1 power counter \2",
        "Which counters they were.",
        "Remove each +1 power counter from it. For each counter removed this way, draw a card.",
        "Remove each +1 power counter from it. For each +1 power counter removed this way, draw a card.",
    ),
    Rewrite(
        rf"(⟨this⟩|this creature) gets {COUNTERS}",
        r"put \2 on \1",
        "Who gets counters.",
        "Archive it and ⟨this⟩ gets two +1 power counters.",
        "Archive it and put two +1 power counters on ⟨this⟩.",
    ),
    Rewrite(
        r"\bto a maximum of (\d+)\{amber\}",
        r"to a maximum of \1",
        "What a maximum is of has just been said.",
        "Gain 1{amber} for each artifact, to a maximum of 3{amber}.",
        "Gain 1{amber} for each artifact, to a maximum of 3.",
    ),
    *(
        Rewrite(
            rf"\bup to {word} times\b",
            f"up to {digit} times",
            "How often at most, in digits.",
            f"Exalt it up to {word} times.",
            f"Exalt it up to {digit} times.",
        )
        for word, digit in _NUMBERS.items()
    ),
    Rewrite(
        r"\bup to twice\b",
        "up to 2 times",
        "The same of two.",
        "Exalt it up to twice.",
        "Exalt it up to 2 times.",
    ),
    Rewrite(
        r"\b[Yy]ou may exalt ([^.,;:“”]+? up to \d times)",
        r"Exalt \1",
        "What is done up to so many times may be left out.",
        "You may exalt it up to 2 times.",
        "Exalt it up to 2 times.",
    ),
)
