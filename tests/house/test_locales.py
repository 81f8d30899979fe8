"""What a language says, it says whole: no message missing, no argument lost or invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from locales import FOLDER, PLURALS, faults

FILES = [
    (language, english) for language in PLURALS for english in sorted((FOLDER / "en").glob("*.ftl"))
]


@pytest.mark.parametrize(
    ("language", "english"), FILES, ids=[f"{lang}-{file.stem}" for lang, file in FILES]
)
def test_a_file_is_whole(language: str, english: Path) -> None:
    """Same ids, same arguments, and every plural form of the language."""
    assert list(faults(language, english)) == []


def test_a_fault_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message, an argument misspelt or unused, and a plural form too few."""
    monkeypatch.setattr("locales.FOLDER", tmp_path)
    for folder in ("en", "pl"):
        (tmp_path / folder).mkdir()
    english = tmp_path / "en" / "one.ftl"
    english.write_text(
        "a = A\nb = { $name }\nc = { $count ->\n    [one] one\n   *[other] { $count }\n}\n"
    )
    (tmp_path / "pl" / "one.ftl").write_text(
        "b = { $nane }\nc = { $count ->\n    [one] jeden\n   *[other] { $count }\n}\nd = D\n"
    )
    assert sorted(faults("pl", english)) == [
        "a: missing",
        "b: does not use $name",
        "b: there is no $nane",
        "c: $count lacks the form few, many",
        "d: English has no such message",
    ]
