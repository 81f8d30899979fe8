"""Merchants & Marauders: trade, hunt, raid and hide your gold on an open sea."""
