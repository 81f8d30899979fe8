"""`python -m doubloon` is the `doubloon` command."""

import sys

from doubloon.cli import main

if __name__ == "__main__":
    sys.exit(main())
