"""The table as a graphics scene: items that show a `TableView`, gestures that say what a hand means.

It knows views and layouts, never a game: what goes out are intents, choices and questions why not.
"""
