"""The prompt bar under the table: who is asked what, the buttons and lists that answer, and finding by typing.

It shows a decision and says which option was chosen; it knows neither the game nor the window.
"""
