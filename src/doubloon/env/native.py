"""What the compiler is told of a class; without the compiler it means nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**told):
        """Leave the class as it is: the compiler reads the words, nobody else needs them."""
        return lambda plain: plain
