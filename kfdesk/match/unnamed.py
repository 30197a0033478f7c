"""What a card is called that the reader may not know."""

from kfdesk.text.words import Unnamed, Words

A_CARD = Unnamed(Words("a card"), dative="einer Karte")
