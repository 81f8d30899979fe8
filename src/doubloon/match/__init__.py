"""One table without input or output: its log, its chance, its story, undo and saves."""
