"""A film as what a review reads: its moments, and what was chosen in each."""

from __future__ import annotations

from itertools import pairwise

from kfdesk.match.film import Film
from kfdesk.match.journal import By
from kfdesk.teach.review.moments import Played


def played_of(film: Film) -> Played:
    """Return the moments of a film that is read to its end."""
    moments, answers = film.moments, film.recording.answers
    entries = [
        answers[one.answers].entry if following.reel == one.reel and following.by is not By.HAND else ""
        for one, following in pairwise(moments)
    ]
    return Played(film.game, tuple(entries))
