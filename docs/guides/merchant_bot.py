#!/usr/bin/env python3
"""Plays one seat of a match of either game by rules of thumb (see bot.md): python3 merchant_bot.py BASE MATCH"""
import sys, uuid
from thinking_bot import Api


def rate_el_capitan(state, seat, verb, first="", second=""):
    """Rates an action of El Capitán: build whenever possible, sail to the city with the most free sites."""
    me = state["players"][seat]
    sites = state["cities"].get(second, {"sites": []})["sites"]
    ratings = {
        "build": 90,
        "reopen": 85,
        "fortress": 80,
        "repay": 75,
        "extend": 70,
        "buy": 65 if me["cash"] >= 10 and len(me["hand"]) < 3 else 15,
        "sail": 40 + sites.count(None),
        "starter": 30 if first == str(seat) else 20,
        "end": 30,
        "loan": 20,
    }
    return ratings.get(verb, 0)


def rate_golden_horn(state, seat, verb, first="", second="", *_):
    """Rates an action of Golden Horn: load the largest lot, bring cargo home, and keep a few cards of each colour."""
    me = state["players"][seat]
    ship = me["ships"].get(first, {"at": None, "cargo": None})
    lot = state["cities"].get(ship["at"], {}).get(second, 0)
    ratings = {
        "announce": 90,
        "on": 80 if first == "" or me["hand"].get(first, 0) > 2 else 10,
        "raid": 75 if sum(me["hand"].values()) > 6 else 5,
        "load": 40 + 5 * lot,
        "sail": 50 + 5 * ship["cargo"]["cubes"] if ship["cargo"] else 35,
        "turn": 30,
        "place": 20,
        "stop": 20,
        "done": 10,
    }
    return ratings.get(verb, 0)


RATES = {"el-capitan": rate_el_capitan, "golden-horn": rate_golden_horn}


def choose(state, legal):
    """Returns the action with the highest rating, the first one of several."""
    def rate(action):
        seat, *words = action.split()
        return RATES[state["game"]](state, int(seat), *words)
    return max(legal, key=rate)


def play(api, match):
    api.post(f"matches/{match}/seats", {"name": "Merchant"})
    state = None
    for message in api.messages(match):
        head = message if message["type"] == "plies" else message["match"]
        if head["result"]:
            return
        state = message.get("state", state)
        if message["legal"]:
            body = {"ply": head["ply"], "key": str(uuid.uuid4()), "actions": [choose(state, message["legal"])]}
            api.post(f"matches/{match}/actions", body)


if __name__ == "__main__":
    base, match = sys.argv[1:]
    play(Api(base), match)
