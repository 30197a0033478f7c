"""A partner that plays a fair game: it looks ahead on tables dealt anew from what its seat may know.

It knows no window, no files and no clock but the processor's time that it may spend.
"""
