// Best case of the boardgame.io server: matches in memory, a game whose only move adds one to a number, no undo, WebSockets
// only. Each table has two players; the next move is sent as soon as the other player has received the one before. The moves
// are counted on the server at the end, so that only executed ones count.
//   boardgame-io-server.mjs TABLES SECONDS
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { COUNT } from './count-game.mjs';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const WARM_UP_MS = 2000;
const START_MS = 60_000;

async function serve() {
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [COUNT], origins: [/.*/] });
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
  process.once('disconnect', () => process.exit());
  process.send({ port: appServer.address().port });
}

/** Plays at a table of two: one player moves, the other receives the update. */
function tableAt(server, matchID, latencies) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
  const [mover, other] = ['0', '1'].map((playerID) =>
    Client({ game: COUNT, matchID, playerID, multiplayer, debug: false }),
  );
  let sent = 0;
  let stopped = false;
  const countOf = (client) => client.getState()?.G.count ?? -1;
  const move = () => {
    sent = performance.now();
    mover.moves.add();
  };
  let seen = 0;
  other.subscribe(() => {
    const count = countOf(other);
    if (count <= seen) return;
    seen = count;
    latencies(performance.now() - sent);
    if (!stopped) setImmediate(move);
  });
  const isReady = (client) => client.getState()?.isConnected === true && client.getState().ctx !== undefined;
  const begin = () => (isReady(mover) && isReady(other) ? move() : setTimeout(begin, 10));
  other.start();
  mover.start();
  setTimeout(begin, 10);
  return {
    count: () => countOf(other),
    stop: () => {
      stopped = true;
    },
    leave: () => {
      mover.stop();
      other.stop();
    },
  };
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function load(tables, seconds) {
  const child = fork(fileURLToPath(import.meta.url), ['--serve'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [{ port }] = await once(child, 'message');
  const latencies = [];
  const open = Array.from({ length: tables }, (_, i) =>
    tableAt(`http://127.0.0.1:${port}`, `table-${i}`, (ms) => latencies.push(ms)),
  );
  const counted = () => open.reduce((sum, table) => sum + table.count(), 0);
  const late = setTimeout(() => {
    process.stderr.write('some tables never began\n');
    child.kill();
    process.exit(1);
  }, START_MS);
  while (open.some((table) => table.count() < 1)) await pause(20);
  clearTimeout(late);
  await pause(WARM_UP_MS);
  const before = counted();
  const began = performance.now();
  latencies.length = 0;
  await pause(seconds * 1000);
  const perSecond = (counted() - before) / ((performance.now() - began) / 1000);
  const sorted = [...latencies].sort((a, b) => a - b);
  for (const table of open) table.stop();
  for (const table of open) table.leave();
  child.kill();
  const { version } = require('boardgame.io/package.json');
  const figures = { version, perSecond, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit());
}

if (process.argv[2] === '--serve') await serve();
else await load(Number(process.argv[2]), Number(process.argv[3]));
