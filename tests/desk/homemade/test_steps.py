"""What is taken back and done again, step by step."""

from __future__ import annotations

from kfdesk.desk.homemade.steps import MOST_STEPS, Steps


def test_steps_go_back_and_forth() -> None:
    steps: Steps[int] = Steps()
    assert not steps.can_go_back and not steps.can_go_forth
    steps.changed(1)
    steps.changed(2)
    assert steps.back(3) == 2 and steps.back(2) == 1 and not steps.can_go_back
    assert steps.forth(1) == 2 and steps.forth(2) == 3 and not steps.can_go_forth
    assert steps.back(3) == 2


def test_a_new_change_forgets_what_was_taken_back() -> None:
    steps: Steps[int] = Steps()
    steps.changed(1)
    steps.back(2)
    steps.changed(1)
    assert not steps.can_go_forth and steps.back(9) == 1


def test_changes_of_one_stretch_are_one_step() -> None:
    steps: Steps[str] = Steps()
    for before in ("", "a", "ab"):
        steps.changed(before, "name")
    steps.changed("abc", "traits")
    steps.changed("abcd", "name")
    steps.end_stretch()
    steps.changed("abcde", "name")
    assert [steps.back("") for _ in range(4)] == ["abcde", "abcd", "abc", ""] and not steps.can_go_back


def test_a_stretch_ends_where_something_is_taken_back() -> None:
    steps: Steps[str] = Steps()
    steps.changed("", "name")
    steps.back("a")
    steps.changed("", "name")
    assert steps.can_go_back and steps.back("b") == ""


def test_so_many_steps_are_kept_and_none_of_what_was_shown_before() -> None:
    steps: Steps[int] = Steps()
    for before in range(MOST_STEPS + 5):
        steps.changed(before)
    assert len([steps.back(0) for _ in iter(lambda: steps.can_go_back, False)]) == MOST_STEPS
    steps.forget()
    assert not steps.can_go_back and not steps.can_go_forth
