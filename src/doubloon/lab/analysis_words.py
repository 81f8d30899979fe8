"""What was found out about a game, in words."""

from __future__ import annotations

from typing import Final

from doubloon.engine.message import Arg, Message
from doubloon.lab.findings import Account, Analysis, Mistake
from doubloon.lab.report import figure, percent

SHOWN: Final = 0.0005
"""What is less reads as nothing."""
RISKIEST: Final = 8
"""So many draws are told one by one."""
SEAT: Final = ("analyse-account", "analyse-account-rest", "analyse-account-blind")
TEAM: Final = ("analyse-account-team", "analyse-account-team-rest", "analyse-account-team-blind")
"""How chances came about: if all of it is explained, if not, and if luck is not told apart."""


def word(id: str, /, **args: Arg) -> str:
    """A message in the language that is spoken."""
    return str(Message(id, args))


def points(change: float) -> str:
    """A change of a chance, in points of a hundred."""
    return figure(100 * change, "+")


def name(seat: int) -> str:
    """A player."""
    return word("analyse-seat", seat=seat)


def lead(analysis: Analysis) -> list[str]:
    """What was done, and how to do it again."""
    some = analysis.weighed < analysis.asked
    made = word(
        "analyse-made-some" if some else "analyse-made",
        title=Message("title-" + analysis.game),
        weighed=analysis.weighed,
        total=analysis.asked,
        playouts=analysis.playouts,
    )
    return [made, word("analyse-seed", seed=str(analysis.seed), playouts=analysis.playouts)]


def accounts(analysis: Analysis) -> list[str]:
    """What choices are measured against, and how everybody's chances came about."""
    each = analysis.accounts
    lines = team(analysis) if analysis.team else [account(analysis, one) for one in each]
    if not analysis.luck_told:
        lines.append(word("analyse-luck-untold"))
    if any(abs(analysis.unexplained(one)) >= SHOWN for one in each):
        lines.append(word("analyse-anew" if analysis.luck_told else "analyse-unexplained"))
    if analysis.murky:
        lines.append(word("analyse-murky" if analysis.mistakes else "analyse-murky-alone"))
    return [word("analyse-measure"), *lines]


def account(analysis: Analysis, one: Account) -> str:
    """How one seat's chances came about."""
    others = points(one.others)
    return total(SEAT, analysis, one, one.own, seat=one.seat, others=others)


def team(analysis: Analysis) -> list[str]:
    """How the chances of all came about, and what everybody's choices did to them."""
    each = analysis.accounts
    lines = [total(TEAM, analysis, each[0], sum(one.own for one in each))]
    return lines + [
        word("analyse-account-mate", seat=one.seat, own=points(one.own)) for one in each
    ]


def total(
    ids: tuple[str, str, str], analysis: Analysis, one: Account, own: float, **args: Arg
) -> str:
    """From start to end; luck is told if it is known, and what is unexplained if there is any."""
    rest = analysis.unexplained(one)
    whole, odd, blind = ids
    found = odd if abs(rest) >= SHOWN else whole
    return word(
        found if analysis.luck_told else blind,
        start=percent(one.start),
        own=points(own),
        luck=points(one.luck),
        rest=points(rest),
        end=percent(one.end),
        **args,
    )


def mistake(one: Mistake) -> str:
    """A mistake, what would have been better, and why."""
    seat = one.seat
    parts = [
        word(
            "analyse-mistake",
            at=one.at,
            seat=seat,
            said=one.says,
            chance=percent(one.chosen.chances[seat]),
            better=one.better_says,
            more=percent(one.better.chances[seat]),
        )
    ]
    facts = [
        word("analyse-fact-" + fact, change=figure(change, "+"))
        for fact, change in one.reasons.items()
    ]
    if facts:
        parts.append(word("analyse-why", facts=facts))
    if one.risk:
        parts.append(word("analyse-risk", fatal=one.risk[0], cards=one.risk[1]))
    return " ".join(parts)


def mistakes(analysis: Analysis) -> list[str]:
    """The largest mistakes and how to see them, or that there were none."""
    if not analysis.mistakes:
        return [word("analyse-no-mistakes")]
    show = word("analyse-mistakes-show", at=str(analysis.mistakes[0].at))
    return [*(mistake(one) for one in analysis.mistakes), show]


def strokes(analysis: Analysis) -> list[str]:
    """What chance did, and to whom; nothing where luck is not told apart."""
    if not analysis.luck_told:
        return []
    id = "analyse-stroke-team" if analysis.team else "analyse-stroke"
    return [
        word(id, at=one.at, told=one.told, change=points(one.change), seat=one.seat)
        for one in analysis.strokes
    ]


def draws(analysis: Analysis) -> list[str]:
    """How often everybody drew, and what was to be expected."""
    lines = []
    for seat in range(analysis.seats):
        mine = [risk for risk in analysis.risks if risk.seat == seat]
        if mine:
            expected = sum(risk.share for risk in mine)
            lines.append(
                word(
                    "analyse-draws",
                    seat=seat,
                    draws=len(mine),
                    expected=figure(expected),
                    busts=sum(risk.bust for risk in mine),
                )
            )
    return lines


def riskiest(analysis: Analysis) -> list[str]:
    """The draws that were most likely to go wrong, and which did."""
    risky = sorted((risk for risk in analysis.risks if risk.fatal), key=lambda one: -one.share)
    return [
        word(
            "analyse-drew-bust" if one.bust else "analyse-drew",
            at=one.at,
            seat=one.seat,
            risk=percent(one.share),
            fatal=one.fatal,
            cards=one.cards,
        )
        for one in risky[:RISKIEST]
    ]


def text(analysis: Analysis) -> str:
    """Everything in words."""
    blocks = [lead(analysis), [word("analyse-luck") + ":", *accounts(analysis)]]
    blocks.append([word("analyse-mistakes") + ":", *mistakes(analysis)])
    if told := strokes(analysis):
        blocks.append([word("analyse-strokes") + ":", *told])
    if analysis.risks:
        blocks.append([word("analyse-risks") + ":", *draws(analysis)])
        if told := riskiest(analysis):
            blocks.append([word("analyse-riskiest") + ":", *told])
    return "\n\n".join("\n".join(block) for block in blocks)
