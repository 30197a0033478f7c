"""Charts drawn with the program's own painter, and the panels of figures made of them."""
