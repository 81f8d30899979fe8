"""Merchants & Marauders at the terminal: chart, ships, battles and cards."""
