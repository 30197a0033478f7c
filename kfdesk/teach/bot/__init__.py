"""The program as a player: a bot that looks ahead on tables dealt anew from what its seat may know, and plays fair.

It knows no window, no files and no clock but the processor's time that it may spend.
"""
