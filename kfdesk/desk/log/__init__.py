"""The log, beside the table and beside a film: its rows, the text that folds, links, ways back in time, and why.

It is told what happened as its reader may see it; it asks no game.
"""
