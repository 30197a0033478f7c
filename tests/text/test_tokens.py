"""Writing tokens down: spaces, punctuation, capitals."""

from kfdesk.text.tokens import Mark, Tokens, write


def test_a_comma_gives_way_to_a_stop_and_to_the_end() -> None:
    assert write(["one", Mark.COMMA, Mark.STOP, "two", Mark.COMMA], "en") == "One. Two"
    assert write(["one", Mark.COMMA, Mark.COMMA, "two"], "en") == "One, two"


def test_a_stop_is_said_once() -> None:
    assert write(["one", Mark.STOP, Mark.STOP], "en") == "One."


def test_a_quotation_that_ends_a_sentence_ends_the_outer_one() -> None:
    tokens: Tokens = [
        "it",
        "gains",
        Mark.COMMA,
        Mark.OPEN,
        "reap",
        Mark.STOP,
        Mark.CLOSE,
        Mark.STOP,
        "then",
        "end",
        Mark.STOP,
    ]
    assert write(tokens, "en") == "It gains, “Reap.” Then end."
    assert write(tokens, "de") == "It gains, „Reap.“ Then end."


def test_a_sentence_goes_on_after_a_quotation() -> None:
    tokens: Tokens = ["gains", Mark.OPEN, "a", Mark.STOP, Mark.CLOSE, "and", "more", Mark.STOP]
    assert write(tokens, "en") == "Gains “A.” and more."


def test_a_quotation_within_a_quotation_has_inner_marks() -> None:
    inner: Tokens = ["say", Mark.OPEN, "no", Mark.CLOSE, "now"]
    tokens: Tokens = ["gains", Mark.COMMA, Mark.OPEN, *inner, Mark.STOP, Mark.CLOSE, Mark.STOP]
    assert write(tokens, "en") == "Gains, “Say ‘No’ now.”"
    assert write(tokens, "de") == "Gains, „Say ‚No‘ now.“"


def test_a_quotation_within_an_inner_one_has_outer_marks_again() -> None:
    name: Tokens = [Mark.OPEN, "rex", Mark.CLOSE]
    tokens: Tokens = ["text", Mark.COLON, Mark.OPEN, "gains", Mark.OPEN, "destroy", *name, Mark.CLOSE, Mark.CLOSE]
    assert write(tokens, "en") == "Text: “Gains ‘Destroy “Rex”’”"
    assert write(tokens, "de") == "Text: „Gains ‚Destroy „Rex“‘“"


def test_icons_are_neither_capitalized_nor_spaced() -> None:
    assert write(["{amber}", "counts", Mark.STOP, "1", Mark.GLUE, "{amber}"], "en") == "{amber} counts. 1{amber}"


def test_lines_and_bullets() -> None:
    tokens: Tokens = [
        "choose",
        "one",
        Mark.COLON,
        Mark.BULLET,
        "a",
        Mark.STOP,
        Mark.BULLET,
        "b",
        Mark.STOP,
        Mark.LINE,
        "c",
    ]
    assert write(tokens, "en") == "Choose one:\n• A.\n• B.\nC"


def test_parentheses_hold_a_sentence() -> None:
    assert write(["taunt", Mark.STOP, Mark.LEFT, "it", "taunts", Mark.STOP, Mark.RIGHT], "en") == "Taunt. (It taunts.)"


def test_a_comma_comes_behind_the_parenthesis_and_not_at_all_where_nothing_follows() -> None:
    clause: Tokens = ["die", "erbeutet", Mark.RELATIVE_END, Mark.INSERT, "noch", "3", Mark.RIGHT]
    assert write(clause, "de") == "Die erbeutet (noch 3)"
    assert write([*clause, "zu"], "de") == "Die erbeutet (noch 3), zu"
