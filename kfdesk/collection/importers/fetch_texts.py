"""What is said about decks that are fetched from a site, in both languages."""

from __future__ import annotations

from kfdesk.text.words import Words

OFFLINE = Words("The site cannot be reached. Is this computer online?")
TOO_SLOW = Words("The site did not respond in time.")
NOT_TRUSTED = Words("The site could not prove its identity; nothing was requested from it.")
CUT_SHORT = Words("The connection was lost.")
ELSEWHERE = Words("The site redirected the request elsewhere; only known sites are used.")
TOO_LARGE = Words("The site sent more than {limit} MiB; that is not a deck.")
BUSY = Words("The site is limiting requests. Try again in a few minutes.")
BROKEN = Words("The site has a problem (status {status}). Try again later.")
WEB_PAGE = Words("The site sent a web page instead of a deck. Try again later.")
REFUSED = Words("The site refused the request (status {status}).")
NO_SUCH_DECK = Words("The site knows no such deck.")
UNKNOWN_CODE = Words("The site knows no deck with this code.")
OTHER_DECK = Words("The site sent a different deck.")
ALLIANCE = Words("Alliance decks cannot be fetched by a link. Import the deck as a file instead.")

FOR_GOOD = (NO_SUCH_DECK, UNKNOWN_CODE, OTHER_DECK, ALLIANCE)
"""Reasons for which another try would end the same way."""
