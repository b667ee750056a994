#!/usr/bin/env python3
"""Verifies the deal of finished matches (see dealing.md): python3 verify_deal.py RECORD..."""
import hashlib, json, re, sys
from collections import Counter

COLOURS = "pink yellow blue red green orange".split()
CITIES = "MAR VEN CON VAL NAP ATH TAN TUN ALE".split()
DESTINATIONS = "MAR-1 MAR-3 VEN-2 VEN-3 CON-1 CON-2 VAL-1 VAL-2 NAP-1 NAP-3 ATH-2 ATH-3 TAN-2 TAN-3 TUN-1 TUN-2 ALE-1 ALE-3".split()

def words(seed):
    """Yields the 32-bit words of a seed's stream."""
    for block in range(2**32):
        digest = hashlib.sha256(seed + block.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(digest[i:i + 4], "big") for i in range(0, 32, 4))

def below(stream, n):
    """Draws a number below n without bias."""
    return next(word for word in stream if word < 2**32 // n * n) % n

def draw(stream, weights):
    """Draws one of these lines, each as likely as its weight."""
    left = below(stream, sum(weights.values()))
    for line in sorted(weights):
        left -= weights[line]
        if left < 0:
            return line

def seed_of(record):
    """Returns the seed a match was dealt from, once its commitment holds."""
    seed, entropy = record["seed"], record.get("meta", {}).get("entropy") or []
    if record["commitment"] != "sha256:" + hashlib.sha256(bytes.fromhex(seed)).hexdigest():
        raise ValueError("the commitment is not that of the seed")
    mixed = "\n".join([seed, *(one or "" for one in entropy)])
    return hashlib.sha256(mixed.encode()).digest() if any(entropy) else bytes.fromhex(seed)

def branched(seed, ply):
    """Returns the seed of a match that continues from a ply of another, dealt from this seed."""
    return hashlib.sha256(seed + f"/{ply}".encode()).digest()

def check_branches(record):
    """Raises ValueError unless every branch takes back a turn: a seat acts at its ply, and another one acted before."""
    branches, actors = branches_of(record), [action.split()[0] for action in record["actions"]]
    for one in branches:
        ply, before = one["ply"], [actor for actor in actors[:one["ply"]] if actor != "*"]
        if actors[ply:ply + 1] in ([], ["*"], before[-1:]):
            raise ValueError(f"no turn begins at ply {ply}, where the match continues another one")
    origins = [one["from"] for one in branches]
    if sorted(branches, key=lambda one: one["ply"]) != branches or len(set(origins)) < len(origins) \
            or not all(re.fullmatch("[a-z0-9]{14}", origin) for origin in origins):
        raise ValueError("the branches are no list of different matches by ply")

def branches_of(record):
    return record.get("meta", {}).get("branches") or []

def link_after(link):
    """Returns the link of a chain of consents that follows another."""
    return hashlib.sha256(link.encode()).hexdigest()[:32]

def is_consented(record):
    """Returns whether every seat that added entropy consented to every branch."""
    meta = record.get("meta", {})
    entropy, consents = meta.get("entropy") or [], meta.get("consents") or []
    seats, count = [seat for seat, one in enumerate(entropy) if one], len(branches_of(record))
    if count == 0:
        return True
    return bool(seats) and len(consents) == count and all(is_chain([entropy[seat], *(one[seat] for one in consents)]) for seat in seats)

def is_chain(links):
    """Returns whether each link leads to the one before it, by 64 hashes in all at most."""
    left = 64
    for known, link in zip(links, links[1:]):
        while left > 0 and link is not None:
            link, left = link_after(link), left - 1
            if link == known:
                break
        else:
            return False
    return True

def piles_of(options):
    """Returns what can be drawn at the beginning, by verb and kind."""
    board = options.get("board") if isinstance(options.get("board"), dict) else {}
    cards = [f"{card['city']}-{card['seals']}" for card in board.get("destinationCards", [])] or DESTINATIONS
    return {"reveal destination": Counter(cards),
            "reveal connection": Counter(f"{a}-{b}" for i, a in enumerate(CITIES) for b in CITIES[i + 1:]),
            "cube": Counter({colour: board.get("cubesPerColour", 15) for colour in COLOURS}),
            "card": Counter({colour: board.get("cardsPerColour", 9) for colour in COLOURS})}

def pile_of(verb, item):
    return verb if verb != "reveal" else "reveal destination" if item[-1].isdigit() else "reveal connection"

def verify(record):
    """Raises ValueError at the first outcome that the seed does not give; returns the number of outcomes."""
    if "seed" not in record or "start" in record:
        raise ValueError("only the record of a whole finished match has a deal to verify")
    check_branches(record)
    seed, piles, count = seed_of(record), piles_of(record["options"]), 0
    stream, branches = words(seed), [one["ply"] for one in branches_of(record)]
    discards = {name: Counter() for name in piles}
    for ply, action in enumerate(record["actions"]):
        while branches and branches[0] <= ply:
            seed = branched(seed, branches.pop(0))
            stream = words(seed)
        actor, verb, *rest = action.split()
        if actor == "*":
            name, count = pile_of(verb, rest[-1]), count + 1
            if not +piles[name]:
                piles[name], discards[name] = discards[name], Counter()
            prefix = action.rsplit(" ", 1)[0]
            drawn = draw(stream, {f"{prefix} {item}": n for item, n in piles[name].items() if n > 0})
            if drawn != action:
                raise ValueError(f"ply {ply}: {action} was dealt, the seed gives {drawn}")
            piles[name][rest[-1]] -= 1
        elif verb == "sail" and "-" in rest[0] or rest[:1] == ["card"]:
            card = rest[verb == "pirate"]
            discards[pile_of("reveal", card)][card] += 1
        elif verb in ("raid", "on"):
            discards["card"].update(rest[verb == "raid":])
    return count

def told(record):
    """Returns what there is to know about the turns that were taken back."""
    origins = ", ".join(f"ply {one['ply']} of {one['from']}" for one in branches_of(record))
    return f"; turns taken back: {origins}, {'' if is_consented(record) else 'not '}proven to be agreed on" if origins else ""

if __name__ == "__main__":
    for path in sys.argv[1:]:
        record = json.load(open(path))
        print(f"{path}: {verify(record)} outcomes, all as the seed gives them{told(record)}")
