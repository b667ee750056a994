import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchRecord, readRecord, replay } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { length } from '@levante/testkit/tier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../lib/visitor.ts';
import { Victim } from './victim.ts';
import { Watch } from './watch.ts';

const KILLS = length({ quick: 3, slow: 15, long: 50 });
const LONGEST_LIFE_MS = 50;

let dataDir: string;
let victim: Victim;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'levante-kill-'));
  victim = new Victim('victim', dataDir);
  await victim.start();
});
afterAll(async () => {
  await victim.kill();
  await rm(dataDir, { recursive: true, force: true });
});

interface Acknowledged {
  readonly from: number;
  readonly actions: readonly string[];
}

const NO_TURN = { ply: 0, legal: null };

const isUnderway = (watch: Watch): boolean => !watch.turn.over && watch.faults.length === 0;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats a command under the same key until it is answered: the server may die at any moment. */
async function insist(visitor: Visitor, match: string, ply: number, actions: readonly string[]): Promise<number> {
  const key = randomUUID();
  for (;;) {
    const reply = await visitor.act(match, ply, actions, key).catch(() => null);
    if (reply?.status === 200) return Number(Object(reply.json).ply);
    if (reply) throw new Error(`${actions.join(', ')} at ${ply}: ${reply.text}`);
    await pause(2);
  }
}

/** Plays the visitor's seats with random legal actions, watching each, until the match is over or a fault is found. */
async function play(
  visitor: Visitor,
  match: string,
  watches: readonly Watch[],
  acknowledged: Acknowledged[],
): Promise<void> {
  let done = -1;
  while (watches.every(isUnderway)) {
    const { ply, legal } = watches.find((watch) => watch.turn.legal && watch.turn.ply > done)?.turn ?? NO_TURN;
    if (!legal) {
      await pause(1);
      continue;
    }
    const actions = [legal[Math.floor(Math.random() * legal.length)] ?? ''];
    const after = await insist(visitor, match, ply, actions);
    expect(after).toBeGreaterThan(ply);
    acknowledged.push({ from: ply, actions });
    done = ply;
  }
}

async function recordOf(visitor: Visitor, match: string): Promise<MatchRecord> {
  const record = readRecord((await visitor.get(`/api/matches/${match}/record`)).json);
  if (!record.ok) throw new Error('no record');
  return record.value;
}

/** Replays the record and verifies its deal. */
function verify(record: MatchRecord, commitment: string): void {
  expect(commitmentOf(record.seed ?? '')).toBe(commitment);
  const dealer = new Dealer(record.seed ?? '');
  const end = replay(GAMES, record, (table, ply) => {
    const legal = table.legal();
    if (legal.actor === '*') expect(dealer.draw(legal)).toBe(record.actions[ply]);
  });
  expect('refusal' in end ? end : end.result()).toEqual(record.result);
}

it(`killing the server ${KILLS} times during play loses nothing acknowledged, and no stream has a gap or repeat`, async () => {
  let kills = 0;
  let resumed = 0;
  while (kills < KILLS) {
    const anna = new Visitor(() => victim.url);
    const { id, commitment, mine } = await anna.open({
      game: 'el-capitan',
      options: { players: 4, cities: ['POR', 'LIS', 'CAN'] },
      seats: [
        { kind: 'me', name: 'Anna' },
        { kind: 'bot', level: 'random' },
        { kind: 'me', name: 'Bo' },
        { kind: 'bot', level: 'random' },
      ],
    });
    const acknowledged: Acknowledged[] = [];
    const own = mine.map((seat) => new Watch(anna, id, seat));
    const watches = [...own, new Watch(new Visitor(() => victim.url), id)];
    const watching = Promise.all(watches.map((watch) => watch.run()));
    const playing = play(anna, id, own, acknowledged).catch((error) => {
      for (const watch of watches) watch.faults.push(String(error));
    });
    while (kills < KILLS && watches.every(isUnderway)) {
      // Every third server is killed during startup, the others after some commits.
      const done = kills % 3 === 0 ? -1 : acknowledged.length;
      while (acknowledged.length <= done && watches.every(isUnderway)) await pause(1);
      await pause(Math.random() * LONGEST_LIFE_MS);
      await victim.kill();
      kills += 1;
      await victim.start();
    }
    await Promise.all([playing, watching]);
    expect(watches.flatMap((watch) => watch.faults)).toEqual([]);

    const record = await recordOf(anna, id);
    for (const watch of watches) {
      expect(watch.actions).toEqual(record.actions);
      resumed += watch.connections;
    }
    for (const { from, actions } of acknowledged) {
      expect(record.actions.slice(from, from + actions.length)).toEqual(actions);
    }
    expect(acknowledged.length).toBeGreaterThan(50);
    verify(record, commitment);
  }
  expect(kills).toBe(KILLS);
  expect(resumed).toBeGreaterThan(KILLS / 2);
}, 1_200_000);
