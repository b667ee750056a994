import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BotKit, kitOf } from '@levante/bots';
import { purseRaceBot, suiteKits, wholeTurn } from '@levante/testkit/host';

/** A folder by which a test and a thread tell each other where they are; the thread reads its name when it starts. */
export const GATE = 'LEVANTE_TEST_GATE';

/** So often a bot looks whether the gate is open: about a minute. Then it goes on, so that a test fails and does not hang. */
const MAX_CHECKS = 30_000;

function sayAsked(): string {
  const gate = process.env[GATE] ?? '';
  appendFileSync(join(gate, 'asked'), '.');
  return gate;
}

/** Says that it is asked, and keeps its thread from everything else until the gate is open. */
function waitAtGate(): void {
  const gate = sayAsked();
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  for (let i = 0; i < MAX_CHECKS && !existsSync(join(gate, 'open')); i++) Atomics.wait(asleep, 0, 0, 2);
}

function useAllMemory(): never {
  const kept: number[][] = [];
  for (;;) kept.push(new Array<number>(1_000_000).fill(kept.length));
}

/** The bots of the host's suite, and some who do to a thread what no bot should. */
export const TEST_KITS: ReadonlyMap<string, BotKit> = suiteKits(kitOf, [
  purseRaceBot('gated', (view) => {
    waitAtGate();
    return wholeTurn(view);
  }),
  // Says that it is asked, and thinks for as long as it may.
  {
    level: 'patient',
    think: (_game, view, _seat, _random, budget) => {
      sayAsked();
      while (budget.remaining() > 0);
      return { actions: wholeTurn(view) };
    },
  },
  purseRaceBot('dies', () => process.exit(0)),
  purseRaceBot('hungry', useAllMemory),
]);
