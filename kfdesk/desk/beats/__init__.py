"""What happened as beats: which kinds there are, in what order they are shown and for how long. Without Qt.

A beat is made of events and views as the seat at the screen may see them, and of nothing else.
"""
