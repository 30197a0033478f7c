"""What a bubble says where all of its words have no room."""

from __future__ import annotations

from kfdesk.desk.teacher.short_text import sentences, shortened


def test_sentences_end_where_the_next_one_begins() -> None:
    assert sentences("“Check!” warns you. A key costs 6. “Play:” comes first! End it") == [
        "“Check!” warns you.",
        "A key costs 6.",
        "“Play:” comes first!",
        "End it",
    ]


def test_the_sentence_with_the_cards_is_kept_and_the_later_of_two_alike() -> None:
    text = "Troll has 8 power. Drag Troll onto Batdrone. It survives. Troll is large."
    assert shortened(text, ["Troll", "Batdrone"], asks_at_end=False) == ("Drag Troll onto Batdrone.",)
    assert shortened(text, ["Troll"], asks_at_end=False) == ("Troll is large.",)


def test_what_is_asked_at_the_end_is_said_besides_where_it_has_room() -> None:
    text = "You hold six cards. Warsong does nothing now. It may wait. Discard it."
    assert shortened(text, ["Warsong"], asks_at_end=True) == (
        "Warsong does nothing now. Discard it.",
        "Warsong does nothing now.",
    )


def test_without_a_card_a_lesson_keeps_what_it_asks_at_its_end_and_a_remark_its_beginning() -> None:
    text = "You have 6 Æmber. End your turn."
    assert shortened(text, [], asks_at_end=True) == ("End your turn.",)
    assert shortened(text, ["Troll"], asks_at_end=False) == ("You have 6 Æmber.",)
