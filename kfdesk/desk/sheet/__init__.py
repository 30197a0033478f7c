"""The deck sheet: a deck's identity card, its list and its cards, on the screen, on paper and to hand on."""
