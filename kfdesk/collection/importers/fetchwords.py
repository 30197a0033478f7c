"""What is said about decks that are fetched from a site, in both languages."""

from __future__ import annotations

from kfdesk.text.words import Words

OFFLINE = Words(
    "The site cannot be reached. Is this computer online?",
    "Der Dienst ist nicht erreichbar. Ist dieser Rechner online?",
)
TOO_SLOW = Words("The site did not respond in time.", "Der Dienst antwortete nicht rechtzeitig.")
NOT_TRUSTED = Words(
    "The site could not prove its identity; nothing was requested from it.",
    "Der Dienst konnte sich nicht ausweisen; es wurde nichts abgefragt.",
)
CUT_SHORT = Words("The connection was lost.", "Die Verbindung brach ab.")
ELSEWHERE = Words(
    "The site redirected the request elsewhere; only known sites are used.",
    "Der Dienst verwies anderswohin; gefragt werden nur die bekannten Dienste.",
)
TOO_LARGE = Words(
    "The site sent more than {limit} MiB; that is not a deck.",
    "Der Dienst sandte mehr als {limit} MiB; das ist kein Deck.",
)
BUSY = Words(
    "The site is limiting requests. Try again in a few minutes.",
    "Der Dienst begrenzt die Zahl der Anfragen. Versuche es in einigen Minuten noch einmal.",
)
BROKEN = Words(
    "The site has a problem (status {status}). Try again later.",
    "Der Dienst hat eine Störung (Status {status}). Versuche es später noch einmal.",
)
WEB_PAGE = Words(
    "The site sent a web page instead of a deck. Try again later.",
    "Der Dienst antwortete mit einer Webseite statt mit einem Deck. Versuche es später noch einmal.",
)
REFUSED = Words(
    "The site refused the request (status {status}).", "Der Dienst lehnte die Anfrage ab (Status {status})."
)
NO_SUCH_DECK = Words("The site knows no such deck.", "Der Dienst kennt dieses Deck nicht.")
UNKNOWN_CODE = Words("The site knows no deck with this code.", "Der Dienst kennt kein Deck mit diesem Code.")
OTHER_DECK = Words("The site sent a different deck.", "Der Dienst antwortete mit einem anderen Deck.")
ALLIANCE = Words(
    "Alliance decks cannot be fetched by a link. Import the deck as a file instead.",
    "Allianzdecks lassen sich nicht über einen Link abrufen. Importiere das Deck stattdessen als Datei.",
)
