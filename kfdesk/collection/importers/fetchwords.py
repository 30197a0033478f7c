"""What is said about decks that are fetched from a site, in both languages."""

from __future__ import annotations

from kfdesk.text.words import Words

OFFLINE = Words(
    "The site cannot be reached. Is this computer online?",
    "Der Dienst ist nicht erreichbar. Ist dieser Rechner online?",
)
TOO_SLOW = Words("The site did not answer in time.", "Der Dienst antwortete nicht rechtzeitig.")
NOT_TRUSTED = Words(
    "The site did not prove who it is; nothing was asked of it.",
    "Der Dienst konnte sich nicht ausweisen; es wurde nichts abgefragt.",
)
CUT_SHORT = Words("The connection broke off.", "Die Verbindung brach ab.")
ELSEWHERE = Words(
    "The site sent the question elsewhere; only the known sites are asked.",
    "Der Dienst verwies anderswohin; gefragt werden nur die bekannten Dienste.",
)
TOO_LARGE = Words(
    "The answer has more than {limit} MiB; that is no deck.", "Die Antwort hat mehr als {limit} MiB; das ist kein Deck."
)
BUSY = Words(
    "The site wants fewer questions at a time. Try again in some minutes.",
    "Der Dienst will weniger Anfragen auf einmal. Versuche es in einigen Minuten noch einmal.",
)
BROKEN = Words(
    "The site has a fault (status {status}). Try again later.",
    "Der Dienst hat eine Störung (Status {status}). Versuche es später noch einmal.",
)
WEB_PAGE = Words(
    "The site answered with a web page instead of a deck. Try again later.",
    "Der Dienst antwortete mit einer Webseite statt mit einem Deck. Versuche es später noch einmal.",
)
REFUSED = Words(
    "The site refused the question (status {status}).", "Der Dienst lehnte die Anfrage ab (Status {status})."
)
NO_SUCH_DECK = Words("The site knows no such deck.", "Der Dienst kennt dieses Deck nicht.")
UNKNOWN_CODE = Words("The site knows no deck with this code.", "Der Dienst kennt kein Deck mit diesem Code.")
OTHER_DECK = Words("The site answered with another deck.", "Der Dienst antwortete mit einem anderen Deck.")
ALLIANCE = Words(
    "Alliance decks cannot be fetched by a link. Import the deck as a file instead.",
    "Allianzdecks lassen sich nicht über einen Link abrufen. Importiere das Deck stattdessen als Datei.",
)
