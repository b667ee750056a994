import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BotKit, kitOf } from '@levante/bots';
import type { Action, Bot } from '@levante/contract';
import { type PurseRaceState, purseRace } from './purse-race.ts';

/** The numbers that Purse Race has for its actions. */
const STEP = 1;
const END = 2;
const THROW_1 = 21;

/** A folder by which a test and a thread tell each other where they are; the thread reads its name when it starts. */
export const GATE = 'LEVANTE_TEST_GATE';

function bot(level: string, decide: (view: PurseRaceState) => readonly Action[]): Bot<PurseRaceState> {
  return { level, think: (_game, view) => ({ actions: decide(view) }) };
}

/** Takes all steps of its turn, then ends it: one answer for the whole turn. */
const wholeTurn = ({ left }: PurseRaceState): Action[] => [...Array<Action>(left).fill(STEP), END];

/** So often a bot looks whether the gate is open: about a minute. Then it goes on, so that a test fails and does not hang. */
const MOST_LOOKS = 30_000;

/** Says that it is asked, and keeps its thread from everything else until the gate is open. */
function waitAtGate(): void {
  const gate = process.env[GATE] ?? '';
  appendFileSync(join(gate, 'asked'), '.');
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  for (let i = 0; i < MOST_LOOKS && !existsSync(join(gate, 'open')); i++) Atomics.wait(asleep, 0, 0, 2);
}

function useAllMemory(): never {
  const kept: number[][] = [];
  for (;;) kept.push(new Array<number>(1_000_000).fill(kept.length));
}

/** Bots that do what no bot should, and `deckhand`, who takes no step, so that one sees where he stood in. */
const bots: readonly Bot<PurseRaceState>[] = [
  bot('deckhand', () => [END]),
  bot('whole', wholeTurn),
  bot('gated', (view) => {
    waitAtGate();
    return wholeTurn(view);
  }),
  bot('stuck', () => {
    for (;;);
  }),
  bot('throws', (view) => {
    throw new Error(`I hold ${JSON.stringify(purseRace.toJson(view))}\n    at ${view.purses.join()}`);
  }),
  bot('dies', () => process.exit(0)),
  bot('hungry', useAllMemory),
  bot('silent', () => []),
  bot('foreign', () => [THROW_1]),
  bot('slips', (view) => (view.left > 0 ? [STEP, THROW_1] : [END])),
];

export const TEST_KITS: ReadonlyMap<string, BotKit> = new Map([[purseRace.id, kitOf(purseRace, bots)]]);
