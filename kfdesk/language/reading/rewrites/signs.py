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
        r"\bgains:? [“\"](.*?)[”\"]",
        r"gains, “\1”",
        "Quotation marks behind a colon, or behind no sign, and straight ones.",
        'It gains: "After Reap: Ward a creature."',
        "It gains, “After Reap: Ward a creature.”",
    ),
    Rewrite(
        r"\ball (\{amber\}|your|damage)", r"each \1", "All of something, and each of it.", "all {amber}", "each {amber}"
    ),
)
