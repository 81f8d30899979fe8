"""What stands behind the `doubloon` command: its options, its help, its refusals, its pages."""
