"""Drills: tables of one's own games at which another choice would have been better, and when each comes back."""
