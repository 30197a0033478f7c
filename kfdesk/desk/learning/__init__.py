"""Lessons in the window: the page "Learn", the tutor who leads through a lesson at the table, and what is done."""
