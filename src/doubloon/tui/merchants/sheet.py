"""A captain's papers in sentences: ship, cargo, mission, rumour, hand, and the way to the goal."""

from __future__ import annotations

from typing import Any

from doubloon.engine.message import Arg
from doubloon.games.merchants.words import LOCATIONS, NPC_NAMES, SKILLS
from doubloon.locale import Speaker
from doubloon.tui.merchants.faces import (
    facts,
    good_of,
    goods,
    has_set_out,
    nation_of,
    rows,
    stash_points,
    wanted_at,
    zone_name,
)


def own_lines(view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
    """All papers of a player, a line each."""
    player = view["players"][seat]
    if not has_set_out(player):
        return [player_sentence(view, seat, speaker)]
    lines = [
        player_sentence(view, seat, speaker, ship=False),
        "  " + captain_sentence(player, speaker),
        "  " + ship_sentence(player["ship"], speaker),
        "  " + cargo_sentence(view, player, speaker),
    ]
    if player["rumour"]:
        lines.append("  " + rumour_sentence(player["rumour"], speaker))
    if player["mission"]:
        lines.append("  " + mission_sentence(player, speaker))
    return lines


def player_sentence(view: dict[str, Any], seat: int, speaker: Speaker, ship: bool = True) -> str:
    """What may be known of a player: Glory, state of the ship, gold, cards, crates, bounties."""
    player = view["players"][seat]
    word = speaker.word
    args: dict[str, Arg] = {
        "seat": seat,
        "glory": player["glory"],
        "goal": view["options"]["goal"],
        "wealth": player["wealth"],
    }
    if player["dead"]:
        return word("tui-m-player-dead", args)
    if not has_set_out(player):
        return word("tui-m-player-early", args)
    args |= {"card": player["captain"], "target": player["ship"]["ship"]}
    args["zone"] = zone_name(player["zone"], speaker)
    args["cards"] = [word("tui-m-cards", {"count": player["cards"]})]
    args["crates"] = player["crates"]
    where = "sea" if nation_of(player["zone"]) else "open"
    parts = [word("tui-m-player-" + ("port" if player["ashore"] else where), args)]
    if ship:
        parts.append(word("tui-m-damage", {"list": damage_words(player["ship"], speaker)}))
    parts.append(purse_sentence(view, player, speaker))
    parts.append(word("tui-m-held", {"cards": args["cards"], "crates": player["crates"]}))
    parts += [text for text in (trim_words(player, speaker), bounty_words(player, speaker)) if text]
    if player["rumours"] and not player["rumour"]:
        parts.append(word("tui-m-has-rumour"))
    if player["mission"]:
        parts.append(word("tui-m-has-mission", {"card": player["mission"]}))
    return " ".join(parts)


def purse_sentence(view: dict[str, Any], player: dict[str, Any], speaker: Speaker) -> str:
    """Gold, and Glory counted with the chest as far as it is known (M1.3)."""
    if player["chest"] is None:
        return speaker.word("tui-m-wealth", {"gold": player["wealth"]})
    points = stash_points(player["chest"], view["options"]["goal"])
    args: dict[str, Arg] = {
        "gold": player["gold"],
        "chest": player["chest"],
        "points": points,
        "left": max(0, view["options"]["goal"] - player["glory"] - points),
    }
    return speaker.word("tui-m-purse", args)


def damage_words(ship: dict[str, Any], speaker: Speaker) -> list[str]:
    """What is left of each location, of how much."""
    return [
        speaker.word(
            "tui-m-left", {"place": place, "left": ship["left"][place], "most": ship["most"][place]}
        )
        for place in LOCATIONS
    ]


def ship_sentence(ship: dict[str, Any], speaker: Speaker) -> str:
    """A ship and its locations."""
    args: dict[str, Arg] = {
        "card": ship["ship"],
        "count": ship["manoeuvrability"],
        "list": damage_words(ship, speaker),
    }
    return speaker.word("tui-m-ship", args)


def abilities(captain: str, speaker: Speaker) -> list[str]:
    """What a captain can do that others cannot."""
    found: list[str] = []
    for number in (1, 2):
        id = f"m-ability-{captain}_{number}"
        if speaker.knows(id):
            args: dict[str, Arg] = {"name": speaker.word(id), "what": speaker.attribute(id, "text")}
            found.append(speaker.word("tui-m-rule", args))
    return found


def skills(captain: str) -> dict[str, int]:
    """A captain's four skills."""
    book = facts()
    at = book.captains.index(captain) * len(SKILLS)
    return dict(zip(SKILLS, book.skill[at : at + len(SKILLS)], strict=True))


def captain_sentence(player: dict[str, Any], speaker: Speaker) -> str:
    """A captain: home, skills and abilities."""
    captain = player["captain"]
    home = str(rows("captain")[captain]["home"])
    args: dict[str, Arg] = {"card": captain, "zone": zone_name(home, speaker), **skills(captain)}
    return " ".join([speaker.word("tui-m-captain", args), *abilities(captain, speaker)])


def cargo_sentence(view: dict[str, Any], player: dict[str, Any], speaker: Speaker) -> str:
    """The cargo, with the ports that want each good."""
    hold = player["ship"]["left"]["cargo"]
    args: dict[str, Arg] = {"count": player["crates"], "hold": hold}
    cards = player["cargo"] if player["cargo"] is not None else player["shown"]
    parts: list[str] = []
    for good, count in goods(cards).items():
        ports = [zone_name(zone, speaker) for zone in wanted_at(view, good)]
        said: dict[str, Arg] = {"card": good, "count": count, "list": ports}
        parts.append(speaker.word("tui-m-good-wanted" if ports else "tui-m-good", said))
    if not parts:
        return speaker.word("tui-m-cargo-none", args)
    return speaker.word("tui-m-cargo", {**args, "list": parts})


def trim_words(player: dict[str, Any], speaker: Speaker) -> str:
    """Weapons, modifications, specialists and kept rumours; empty if there are none."""
    named = [speaker.card(id) for id in player["weapons"]]
    for mod in player["mods"]:
        name = speaker.card(mod)
        turned = mod in player["flipped"]
        named.append(speaker.word("tui-m-flipped", {"name": name}) if turned else name)
    named += [speaker.card(id) for id in (*player["specialists"], *player["kept"])]
    return speaker.word("tui-m-trim", {"list": named}) if named else ""


def bounty_words(player: dict[str, Any], speaker: Speaker) -> str:
    """The bounties on a captain; empty if there are none."""
    parts = [
        speaker.word("tui-m-bounty", {"nation": nation, "count": count})
        for nation, count in player["bounty"].items()
        if count
    ]
    return speaker.word("tui-m-bounties", {"list": parts}) if parts else ""


def rumour_sentence(rumour: str, speaker: Speaker) -> str:
    """A rumour: where it can be proved, by which skill, and what it says."""
    row = rows("rumor")[rumour]
    args: dict[str, Arg] = {
        "thing": rumour,
        "zone": zone_name(str(row["place"]), speaker),
        "skill": str(row["test"]),
    }
    return speaker.word("tui-m-rumour", args)


def mission_sentence(player: dict[str, Any], speaker: Speaker) -> str:
    """A mission under way: what it is, how far it is, and what comes next."""
    steps = mission_steps(player["mission"])
    done = sum(player["progress"] >> at & 1 for at in range(len(steps)))
    args: dict[str, Arg] = {
        "thing": player["mission"],
        "done": done,
        "all": len(steps),
        "list": mission_next(player, speaker),
    }
    return speaker.word("tui-m-mission", args)


def mission_steps(mission: str) -> list[dict[str, Any]]:
    """The steps of a mission."""
    goal: list[dict[str, Any]] = rows("mission")[mission]["goal"]
    return goal


def mission_next(player: dict[str, Any], speaker: Speaker) -> list[str]:
    """What can be done next for a mission, in a few words each."""
    row = rows("mission")[player["mission"]]
    found: list[str] = []
    for at, step in enumerate(row["goal"]):
        if player["progress"] >> at & 1:
            continue
        found.append(step_words(step, player, speaker))
        if row["order"] == "sequence":
            break
    return found


def step_words(step: dict[str, Any], player: dict[str, Any], speaker: Speaker) -> str:
    """One step of a mission (M5.20)."""
    args: dict[str, Arg] = {"count": step.get("n", 1)}
    place = step.get("at", "")
    if place == "home_port":
        place = str(rows("captain")[player["captain"]]["home"]) if player["captain"] else ""
    if place:
        args["zone"] = zone_name(place, speaker)
    kind = step["step"]
    if kind == "deliver":
        args["card"] = step["good"]
    elif kind == "test":
        args["skill"] = step["skill"]
    elif kind == "defeat":
        args["who"] = speaker.word("tui-m-prey-" + step["target"].replace("_", "-"))
    elif kind == "raid":
        named = (player["progress"] >> 16) - 1
        chosen = step["nation"] == "chosen_at_claim"
        args["nation"] = NPC_NAMES[max(0, named)] if chosen else step["nation"]
        args["count"] = step["n"] - (player["progress"] >> 12 & 3)
    elif kind == "land":
        args |= {"crew": step["crew"], "leadership": step["leadership"]}
    elif kind == "visit_nations":
        left = [
            speaker.word("m-nation-" + nation)
            for at, nation in enumerate(NPC_NAMES[:4])
            if not player["progress"] >> 8 + at & 1
        ]
        args["list"] = left
    return speaker.word("tui-m-step-" + kind.replace("_", "-"), args)


def hand_lines(view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
    """The Glory cards in a hand with their texts."""
    hand = view["players"][seat]["hand"]
    if not hand:
        return []
    return [
        speaker.word("tui-m-hand"),
        *("  " + speaker.word("tui-m-thing", {"thing": card}) for card in hand),
    ]


def market_cost(view: dict[str, Any], good: str) -> int:
    """What a good costs by the number laid out; single ones are cheaper for some (M5.5)."""
    laid = goods([*(view["market"] or []), *(view["basket"] or [])])[good]
    cost = max(1, 4 - laid)
    captain = view["players"][view["course"]["active"]]["captain"]
    book = facts()
    for effect in book.abilities[book.captains.index(captain)].get("price", []):
        if laid == 1 and effect["item"] == "goods_single":
            cost = min(cost, effect["set"])
    return cost


def market_lines(view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
    """The goods on offer with their prices, and what is bought so far."""
    if seat != view["course"]["active"] or not (view["market"] or view["basket"]):
        return []
    lines = [speaker.word("tui-m-market")]
    for good, count in goods(view["market"]).items():
        args: dict[str, Arg] = {"card": good, "count": count, "gold": market_cost(view, good)}
        args["list"] = [zone_name(zone, speaker) for zone in wanted_at(view, good)]
        wanted = "tui-m-stall-wanted" if args["list"] else "tui-m-stall"
        lines.append("  " + speaker.word(wanted, args))
    if view["basket"]:
        named = [speaker.card(good_of(card)) for card in view["basket"]]
        lines.append("  " + speaker.word("tui-m-basket", {"list": named}))
    return lines
