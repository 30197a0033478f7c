"""What is done: how instructions were printed by other templates."""

from __future__ import annotations

from kfdesk.language.reading.rewriting import Rewrite

_WHAT = r"([^.,;:“”]+?)"
"""Cards, up to the next sign."""
_BEGIN = r"(?<=[.:“•] )"
"""Where a sentence begins behind another or behind a label."""

_SAID_OTHERWISE = (
    Rewrite(
        rf"\bput {_WHAT} into play from your discard pile\b",
        r"put \1 from your discard pile into play",
        "Where it comes from stands behind or before where it goes.",
        "You may put a Demon creature into play from your discard pile.",
        "You may put a Demon creature from your discard pile into play.",
    ),
    *(
        Rewrite(
            rf"\b{put} (\d+\{{amber\}}) (?:(on {{what}}) from the common supply|from the common supply (on {{what}}))".replace(
                "{what}", "[^.,;:“”]+?"
            )
            + r"(?=[.,]| and\b|$)",
            rf"{place} \1 from the common supply \2\3",
            "Æmber of the common supply is placed.",
            f"{put} 2{{amber}} on it from the common supply.",
            f"{place} 2{{amber}} from the common supply on it.",
        )
        for put, place in {"Put": "Place", "put": "place"}.items()
    ),
    *(
        Rewrite(
            rf"\b{verb}oose and (discard|purge|archive|reveal)\b",
            r"\1",
            "Whoever does it chooses.",
            f"You may {verb}oose and discard 2 cards from your hand.",
            "You may discard 2 cards from your hand.",
        )
        for verb in ("ch",)
    ),
    Rewrite(
        rf"(?:^|{_BEGIN})Choose and discard\b",
        "Discard",
        "The same at the beginning.",
        "Play: Choose and discard 2 cards from your hand.",
        "Play: Discard 2 cards from your hand.",
    ),
    Rewrite(
        r"\bChoose (an? [^.,;:“”]+? from [^.,;:“”]+?)(?:\. Place it| and (?:put|place) it)\b",
        r"Put \1",
        "What is chosen and moved is moved.",
        "Choose an artifact from your hand and put it on top of your deck.",
        "Put an artifact from your hand on top of your deck.",
    ),
    Rewrite(
        r"\bchoose (an? [^.,;:“”]+? from [^.,;:“”]+?)(?:\. Place it| and (?:put|place) it)\b",
        r"put \1",
        "The same within a sentence.",
        "You may choose an artifact from your hand and put it on top of your deck.",
        "You may put an artifact from your hand on top of your deck.",
    ),
    Rewrite(
        r"\bchoose (an? [^.,;:“”]+?) and (archive|purge|discard|destroy) it\b",
        r"\2 \1",
        "The same where it is archived.",
        "You may choose an artifact and purge it.",
        "You may purge an artifact.",
    ),
    *(
        Rewrite(
            rf"\bChoose {article} ([^.,;:“”]+?) to (capture|deal|gain|lose)\b",
            rf"{said} \1 \2s",
            "Who is chosen to do something does it.",
            f"Choose {article} other creature to capture 1{{amber}}.",
            f"{said} other creature captures 1{{amber}}.",
        )
        for article, said in {"a": "A", "an": "An"}.items()
    ),
    Rewrite(
        r"\bchoose (an?) ([^.,;:“”]+?) to (capture|deal|gain|lose)\b",
        r"\1 \2 \3s",
        "The same within a sentence.",
        "For each friendly artifact, choose a creature to capture 1{amber}.",
        "For each friendly artifact, a creature captures 1{amber}.",
    ),
    Rewrite(
        r"\b([Dd])eal an additional (\d+\{damage\}) to (?:the same|that) creature\b",
        r"\1eal \2 to that creature",
        "More of it for the same creature.",
        "Deal an additional 2{damage} to the same creature.",
        "Deal 2{damage} to that creature.",
    ),
    Rewrite(
        r"\bThe same creature captures an additional\b",
        "That creature captures",
        "The same of what is captured.",
        "The same creature captures an additional 1{amber}.",
        "That creature captures 1{amber}.",
    ),
    Rewrite(
        r"\b([Dd])eal (?:\{damage\}|damage) to (an? [^.,;:“”]+?|another creature) equal to ([^.,;:“”]+?)"
        r"(?=[.,]|$| with \d)",
        r"\1eal damage equal to \3 to \2",
        "How much damage, before to whom.",
        "Deal damage to an enemy creature equal to its power.",
        "Deal damage equal to its power to an enemy creature.",
    ),
    Rewrite(
        r"\b([Dd])eal \{damage\}",
        r"\1eal damage",
        "Damage without a number is a word.",
        "Deal {damage} equal to its power to an enemy creature.",
        "Deal damage equal to its power to an enemy creature.",
    ),
    Rewrite(
        r"\b([Hh])eal (\d+)\{damage\}",
        r"\1eal \2 damage",
        "Damage that is healed is a word.",
        "Heal 2{damage} from a creature.",
        "Heal 2 damage from a creature.",
    ),
    Rewrite(
        r"(?<=[^,]) with (\d\{damage\} splash)",
        r", with \1",
        "Splash damage stands behind a comma.",
        "Deal 2{damage} to a creature with 1{damage} splash.",
        "Deal 2{damage} to a creature, with 1{damage} splash.",
    ),
    *(
        Rewrite(
            rf"(?<!they )\b{gain} control of\b",
            f"{take} control of",
            "Who gains control takes it.",
            f"{gain} control of an enemy creature.",
            f"{take} control of an enemy creature.",
        )
        for gain, take in {"Gain": "Take", "gain": "take"}.items()
    ),
    Rewrite(
        r"\bGive (your opponent) control of ([^.,;:“”]+)",
        r"Give control of \2 to \1",
        "To whom, behind what.",
        "Give your opponent control of ⟨this⟩.",
        "Give control of ⟨this⟩ to your opponent.",
    ),
    Rewrite(
        r"\bRepeat this (?:card’s )?effect if ([^.,;:“”]+)",
        r"If \1, repeat this effect",
        "When it is repeated, before that it is.",
        "Repeat this effect if you are haunted.",
        "If you are haunted, repeat this effect.",
    ),
    Rewrite(
        r"\btrigger this effect again\b",
        "repeat this effect",
        "What is triggered again is repeated.",
        "Draw it and trigger this effect again.",
        "Draw it and repeat this effect.",
    ),
    *(
        Rewrite(
            rf"\b{trigger} (the (?:play|after reap|after fight) effect)\b",
            rf"{resolve} \1",
            "Effects are resolved.",
            f"{trigger} the play effect of an action card.",
            f"{resolve} the play effect of an action card.",
        )
        for trigger, resolve in {"Trigger": "Resolve", "trigger": "resolve"}.items()
    ),
    Rewrite(
        r"(?<=If you do, )(they|your opponent) must pay you\b",
        r"\1 pay you",
        "Whoever is told to pay must.",
        "If you do, they must pay you 1{amber}.",
        "If you do, they pay you 1{amber}.",
    ),
    Rewrite(
        r"\b([Uu])nforge an opponent’s key\b",
        r"\1nforge one of your opponent’s keys",
        "Which key is unforged is chosen.",
        "Unforge an opponent’s key.",
        "Unforge one of your opponent’s keys.",
    ),
    *(
        Rewrite(
            rf"\bIf you {now} ((?:an?|any|\d+) [^.,;:“”]+? this way)\b",
            rf"If you {before} \1",
            "What was done before is past.",
            f"If you {now} a Witch card this way, ward it.",
            f"If you {before} a Witch card this way, ward it.",
        )
        for now, before in {"discard": "discarded", "reveal": "revealed"}.items()
    ),
    Rewrite(
        r"\b([Mm]oves? (?:each|all|the|\d+|half the) \{amber\}) on (?=[^.,;:“”]+? to )",
        r"\1 from ",
        "Æmber is moved from a card.",
        "Move each {amber} on it to your pool.",
        "Move each {amber} from it to your pool.",
    ),
    Rewrite(
        r"\b([Mm]ove (?:each|all|\d) (?:\{amber\}|[^.,;:“”]*?counters?) from) (friendly|enemy)((?: [\w-]+)*) creatures\b",
        r"\1 each \2\3 creature",
        "What is moved from all is moved from each.",
        "Move each {amber} from enemy creatures to your pool.",
        "Move each {amber} from each enemy creature to your pool.",
    ),
    Rewrite(
        r"\b((?:[Dd]eal \d\{damage\} to|[Pp]ut [^.,;:“”]+? counters? on)) ((?:up to )?\d+) (?:different )?(?=\D)",
        r"\1 each of \2 ",
        "What several get, each gets.",
        "Deal 1{damage} to 3 enemy creatures.",
        "Deal 1{damage} to each of 3 enemy creatures.",
    ),
    Rewrite(
        r"\b([Dd]eal \d\{damage\}) each to (\d+)\b",
        r"\1 to each of \2",
        "The same with “each” before it.",
        "Deal 1{damage} each to 3 enemy creatures.",
        "Deal 1{damage} to each of 3 enemy creatures.",
    ),
    Rewrite(
        r"\b([Dd]eal \d\{damage\} to|[Dd]estroy|[Ss]tun|[Ee]nrage|[Ww]ard|[Rr]eady|[Ee]xhaust) (its|⟨this⟩’s|this creature’s) neighbors\b",
        r"\1 each of \2 neighbors",
        "What neighbors get, each of them gets.",
        "Deal 1{damage} to its neighbors.",
        "Deal 1{damage} to each of its neighbors.",
    ),
    Rewrite(
        r" as if (?:it|they) (?:belonged to the active house and (?:was|were)|were|was) in your hand"
        r"(?: and in the active house)?(?=[.,])",
        "",
        "A card that one is told to play is played, wherever it is.",
        "You may play a card from your archives as if it were in your hand.",
        "You may play a card from your archives.",
    ),
    Rewrite(
        r"\breveal the card and archive it\b",
        "reveal it, and archive it",
        "What is searched for, in a row of instructions.",
        "Search your deck for a Beast creature, reveal the card and archive it.",
        "Search your deck for a Beast creature, reveal it, and archive it.",
    ),
    Rewrite(
        r"\b(Search [^.;:“”]+?)(?: and|\.) [Rr]eveal (?:them|those cards)(?:\. Put them|,? and put them)\b",
        r"\1, reveal them, and put them",
        "Cards that are searched for, in a row of instructions.",
        "Search your deck for 2 Beast creatures. Reveal those cards and put them into your hand.",
        "Search your deck for 2 Beast creatures, reveal them, and put them into your hand.",
    ),
    Rewrite(
        r"(?:,? (?:and|then)|, and then) shuffle your (deck|discard pile)\b",
        r". Shuffle your \1",
        "What is shuffled at the end.",
        "Put it into your hand, then shuffle your deck.",
        "Put it into your hand. Shuffle your deck.",
    ),
    Rewrite(
        r"(?<=creatures) one at a time\b",
        ", one at a time",
        "How it is done stands behind a comma.",
        "Fight with those creatures one at a time.",
        "Fight with those creatures, one at a time.",
    ),
    Rewrite(
        r"\b(to|on) either flank\b",
        r"\1 a flank",
        "Either of them, and one of them.",
        "Move it to either flank of its controller’s battleline.",
        "Move it to a flank of its controller’s battleline.",
    ),
    Rewrite(
        r" after (?:it|they) leaves? play\b",
        "",
        "The neighbors of a creature that is destroyed are those that it had.",
        "If this damage destroys that creature, stun each of its neighbors after it leaves play.",
        "If this damage destroys that creature, stun each of its neighbors.",
    ),
    Rewrite(
        r"(?:\b(?:When|If)|(?<=^)(?:When|If)) (?:you resolve|resolving|you would resolve) (an?) ([^.,;:“”]*?bonus icon), you may (?:choose to )?"
        r"resolve it as (an?) ([^.,;:“”]+?) instead",
        r"If you would resolve \1 \2, you may resolve \3 \4 instead",
        "What is done instead.",
        "When resolving a bonus icon, you may choose to resolve it as a {draw} bonus icon instead.",
        "If you would resolve a bonus icon, you may resolve a {draw} bonus icon instead.",
    ),
    Rewrite(
        r"\b(?:When|If) (?:you resolve|resolving) (an?) ([^.,;:“”]*?bonus icon), you may (?:choose to )?(?!resolve)",
        r"If you would resolve \1 \2, you may ",
        "The same where it is no other icon.",
        "When you resolve a bonus icon, you may steal 1{amber} instead.",
        "If you would resolve a bonus icon, you may steal 1{amber} instead.",
    ),
    Rewrite(
        r"\bspend (.+?) as if it were in (?:your|their) pool\b",
        r"spend \1 when forging keys",
        "What Æmber is spent for.",
        "You may spend {amber} on ⟨this⟩ as if it were in your pool.",
        "You may spend {amber} on ⟨this⟩ when forging keys.",
    ),
    Rewrite(
        r", or (attach|move|resolve|trigger|exalt)\b",
        r" or \1",
        "Either one or the other, without a comma.",
        "Ward a creature, or move a ward from a creature to another creature.",
        "Ward a creature or move a ward from a creature to another creature.",
    ),
    Rewrite(
        r"\b(destroy|Destroy) each (creature|artifact) and (artifact|upgrade)\b",
        r"\1 each \2 and each \3",
        "Each of both is destroyed.",
        "Destroy each creature and artifact.",
        "Destroy each creature and each artifact.",
    ),
    Rewrite(
        r"\bupgrade on (?=⟨this⟩|it\b|this creature|a creature|each|that creature)",
        "upgrade attached to ",
        "Upgrades are attached.",
        "each upgrade on it",
        "each upgrade attached to it",
    ),
)
REWRITES = _SAID_OTHERWISE
