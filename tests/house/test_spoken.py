"""Text for people is in the locale files and nowhere else."""

from __future__ import annotations

from spoken import faults, said_in_python, said_on_the_page


def test_nothing_is_said_outside_of_the_locale_files() -> None:
    assert list(faults()) == []


def test_a_sentence_in_python_is_found() -> None:
    module = '"""A module."""\n\ndef ask():\n    """Ask."""\n    print("Your turn now")\n'
    assert list(said_in_python(module)) == [(5, "Your turn now")]
    assert list(said_in_python('raise ValueError("two share a word")')) == []
    assert list(said_in_python('x = "SELECT seat from tables"')) == []


def test_a_sentence_on_the_page_is_found() -> None:
    page = '<script>const a = "no matter";</script>\n<p title="Read me">{t("web-x")} and</p>\n'
    assert list(said_on_the_page(page)) == [(2, "Read me"), (2, "and")]
    assert list(said_on_the_page('<b class="big" title={t("web-x")}>{a > b ? "x y" : c}</b>')) == []
