"""The judge's hand: a dock in which any state of the table is adjusted, one change at a time; it knows no rules."""
