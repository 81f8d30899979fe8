"""The terminal room: a table in a window, and the plain line mode, over the same views."""
