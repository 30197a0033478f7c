"""The review of a game that is over: what chances a seat had, turn by turn, and which of its choices cost it most.

Whatever is judged here is judged by what the seat knew then: all that was hidden from it is dealt anew, again and
again, so nothing is blamed that nobody could see. It knows nothing of files and of how a game is kept.
"""
