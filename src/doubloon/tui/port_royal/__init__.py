"""Port Royal at the terminal: cards, harbour and displays, drawn and in sentences."""
