"""The main window: start page, new game, settings, what lies over the table, how one leaves a room."""
