"""Which keys do what: those of the commands in the menus, those of places, and what keys are called."""
