"""One notation for logs, saves, tests and protocols: `P1 hire admiral-2`, `? red-1-1`."""

from __future__ import annotations

from doubloon.engine.seat import CHANCE, Seat, seat_name


class Choice:
    """A seat's answer: a small value with a text form."""

    def __init__(self, seat: Seat, code: int, word: str) -> None:
        self.seat = seat
        self.code = code
        self.word = word
        self.text = f"{seat_name(seat)} {word}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


class Vocabulary:
    """Everything that can ever be said in a game: words by code, codes by word."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.codes = {word: code for code, word in enumerate(words)}
        assert len(self.codes) == len(words), "two choices share a word"
        self._choices: dict[tuple[Seat, int], Choice] = {}

    def __len__(self) -> int:
        return len(self.words)

    def choice(self, seat: Seat, code: int) -> Choice:
        """The choice of this seat with this code; one object for all who speak of it."""
        found = self._choices.get((seat, code))
        if found is None:
            found = self._choices[seat, code] = Choice(seat, code, self.words[code])
        return found

    def parse(self, text: str) -> Choice | None:
        """Read `P1 draw` or `? red-1-1`; None if it is not in the notation."""
        name, _, word = text.strip().partition(" ")
        code = self.codes.get(" ".join(word.split()))
        if code is None:
            return None
        if name == "?":
            return self.choice(CHANCE, code)
        number = name[1:]
        if name[:1] == "P" and number.isdecimal() and number.isascii() and len(number) <= 2:
            return self.choice(int(number) - 1, code) if int(number) else None
        return None
