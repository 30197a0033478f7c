"""Signs and labels: icons, quotation marks, and what stands before an ability."""

from __future__ import annotations

from kfdesk.language.reading.rewriting import Rewrite

REWRITES = (
    Rewrite(
        r"^\{tide\} ",
        "",
        "The sign before an ability only reminds of the tide, which its text speaks of.",
        "{tide} Play: If the tide is high, ward a creature.",
        "Play: If the tide is high, ward a creature.",
    ),
    Rewrite(
        r"(?<!After )(?<!Before )\b(Fight|Reap)(?=[:/])",
        r"After \1",
        "Until 2023 these labels were printed without “After”.",
        "Play/Fight/Reap: Ward a creature.",
        "Play/After Fight/After Reap: Ward a creature.",
    ),
    Rewrite(r"<A>", "{amber}", "An icon in letters.", "Steal 2<A>.", "Steal 2{amber}."),
    Rewrite(r"<D>", "{damage}", "An icon in letters.", "Deal 2<D> to it.", "Deal 2{damage} to it."),
    Rewrite(
        r"(?:\bA\b(?= equal to | on | is stolen| by reaping)|(?<=all )A\b(?=\.))",
        "{amber}",
        "The icon as a mere letter.",
        "Gain A equal to its power.",
        "Gain {amber} equal to its power.",
    ),
    Rewrite(
        r"\b([A-Z][\dA-Z]*-\d+)\{amber\}",
        r"\1A",
        "A letter of a name that was taken for the icon.",
        "Ward XR-12{amber}.",
        "Ward XR-12A.",
    ),
    Rewrite(
        r"(^|[\s(,:])[\"”](?=[\w{+])",
        r"\1“",
        "Quotation marks that are straight or the wrong way round.",
        'It gains, "After Reap: Ward a creature.”',
        "It gains, “After Reap: Ward a creature.”",
    ),
    Rewrite(
        r"(?<=[\w.!?}])[\"“](?!\w)",
        "”",
        "The same at the end.",
        'It gains, “After Reap: Ward a creature."',
        "It gains, “After Reap: Ward a creature.”",
    ),
    Rewrite(
        r" ?‘ ?s\b",
        "’s",
        "An apostrophe the wrong way round.",
        "a player‘ s deck",
        "a player’s deck",
    ),
    Rewrite(
        r"\b(gains?):? “",
        r"\1, “",
        "Quotation marks behind a colon, or behind no sign.",
        "It gains: “After Reap: Ward a creature.”",
        "It gains, “After Reap: Ward a creature.”",
    ),
    Rewrite(
        r"\b(gains? [^.:,“”]*?)(?<!and),? and,? “",
        r"\1 and, “",
        "The comma stands behind “and”.",
        "It gains taunt, and “After Reap: Ward a creature.”",
        "It gains taunt and, “After Reap: Ward a creature.”",
    ),
    Rewrite(
        r"\bas an upgrade with the text, “",
        r"as an upgrade with the text “",
        "Quotation marks behind a sign.",
        "Attach it as an upgrade with the text, “This creature gains taunt.”",
        "Attach it as an upgrade with the text “This creature gains taunt.”",
    ),
    Rewrite(
        r"\ball (your|damage)\b(?! on creatures| from| dealt)",
        r"each \1",
        "All of something, and each of it.",
        "all your",
        "each your",
    ),
    Rewrite(
        r"(?<!oses )(?<!ose )(?<!get )\ball (\{amber\})(?! and|, damage)",
        r"each \1",
        "The same of Æmber.",
        "Move all {amber} from it to your pool.",
        "Move each {amber} from it to your pool.",
    ),
    Rewrite(
        r"\b(gains?) ((?:elusive|skirmish|taunt|poison|assault \d+|hazardous \d+)) and (the \w+ trait)\b",
        r"\1 \3 and \2",
        "Traits stand before keywords.",
        "It gains taunt and the Witch trait.",
        "It gains the Witch trait and taunt.",
    ),
    Rewrite(
        r"\bplay/reap effect\b",
        r"play/after reap effect",
        "Until 2023 these were printed without “after”.",
        "Its play effect is a play/reap effect.",
        "Its play effect is a play/after reap effect.",
    ),
    Rewrite(
        r"\b(gets? )[-\u2212](?=\d)",
        r"\1–",
        "A hyphen or another sign for minus.",
        "It gets -2 power.",
        "It gets –2 power.",
    ),
)
