"""Buccaneer at the terminal: ships, stacks and players, drawn and in sentences."""
