#!/usr/bin/env python3
"""Plays one seat of a match by random playouts (see bot.md): python3 thinking_bot.py BASE MATCH"""
import argparse, http.client, json, os, shlex, subprocess, time, urllib.error, urllib.request, uuid


class Engine:
    """The rules as a child process: one JSON line in, one out."""

    def __init__(self, command):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise RuntimeError(f"{request}: {reply}")
        return reply


class Api:
    """The server, seen by one identity. Requests are repeated while it is away, restarting or asks for patience."""

    def __init__(self, base):
        self.base, self.headers = base, {"content-type": "application/json"}
        token = os.environ.get("LEVANTE_TOKEN") or self.post("tokens", {})["token"]
        self.headers["authorization"] = f"Bearer {token}"

    def open(self, path, body=None):
        delay = 1
        while True:
            data = None if body is None else json.dumps(body).encode()
            request = urllib.request.Request(f"{self.base}/api/{path}", data, self.headers)
            wait = delay
            try:
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError as error:
                if error.code != 429 and error.code < 500:
                    return error
                wait = int(error.headers.get("retry-after") or delay)
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(wait)
            delay = min(2 * delay, 30)

    def post(self, path, body):
        answer = None
        while answer is None:
            try:
                answer = json.load(self.open(path, body))
            except (OSError, http.client.HTTPException):
                time.sleep(1)
        if answer.get("code", "stale-ply") != "stale-ply":
            raise RuntimeError(f"{path}: {answer['code']}")
        return answer

    def messages(self, match):
        """Yields the stream's messages; after a lost connection begins again with the complete view."""
        while True:
            stream = self.open(f"matches/{match}/stream")
            if stream.status != 200:
                raise RuntimeError(f"{match}: {json.load(stream)['code']}")
            try:
                for line in stream:
                    if line.startswith(b"data: "):
                        yield json.loads(line[6:])
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(1)


def think(engine, game, view, seat, legal, seconds):
    """Returns the action whose random playouts end best for the seat, judged within the given time."""
    margins = {action: [] for action in legal}
    end, seed = time.monotonic() + seconds, 0
    while seed == 0 or time.monotonic() < end:
        seed += 1
        engine.ask(do="load", game=game, state=view)
        state = engine.ask(do="redeal", seat=seat, seed=seed)["state"]
        for action in legal:
            engine.ask(do="load", game=game, state=state)
            engine.ask(do="apply", action=action)
            engine.ask(do="random", seed=seed)
            scores = [player["score"] for player in engine.ask(do="state")["state"]["players"]]
            margins[action].append(scores[seat] - max(scores[:seat] + scores[seat + 1:]))
    return max(legal, key=lambda action: sum(margins[action]) / len(margins[action]))


def play(api, engine, match, seconds):
    game, state = api.post(f"matches/{match}/seats", {"name": "Thinker"})["game"], None
    for message in api.messages(match):
        head = message.get("match", {})
        if message.get("result") or head.get("result"):
            return
        legal, state = message.get("legal"), message.get("state", state)
        if not legal:
            continue
        seat = int(legal[0].split()[0])
        action = legal[0] if len(legal) == 1 else think(engine, game, state, seat, legal, seconds)
        ply = message["ply"] if "ply" in message else head["ply"]
        api.post(f"matches/{match}/actions", {"ply": ply, "key": str(uuid.uuid4()), "actions": [action]})


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("base")
    parser.add_argument("match")
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--engine", default="npx levante engine")
    arguments = parser.parse_args()
    play(Api(arguments.base), Engine(arguments.engine), arguments.match, arguments.seconds)
