"""Positions as rows of numbers. Built to compile like the engine and the games."""
