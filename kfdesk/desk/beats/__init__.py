"""The director: it turns what happened into beats and shows them one after another, never in the way of play.

`kinds`, `plan`, `course` and `curves` know no Qt; the other modules play beats on the table's scene. A beat is made of
events and views as the seat at the screen may see them, and of nothing else.
"""
