"""The table server: tables over the network. A move is stored before anybody is told."""
