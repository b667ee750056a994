import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BotKit, kitOf } from '@levante/bots';
import { purseRaceBot, suiteKits, wholeTurn } from '@levante/testkit/host';

/** Environment variable with the folder that synchronises tests and bot threads, read when a thread starts. */
export const GATE = 'LEVANTE_TEST_GATE';

/** Maximum number of checks of the gate, about a minute. The bot then continues, so that the test fails instead of hanging. */
const MAX_CHECKS = 30_000;

function sayAsked(): string {
  const gate = process.env[GATE] ?? '';
  appendFileSync(join(gate, 'asked'), '.');
  return gate;
}

/** Reports the question and blocks the thread until the gate is open. */
function waitAtGate(): void {
  const gate = sayAsked();
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  for (let i = 0; i < MAX_CHECKS && !existsSync(join(gate, 'open')); i++) Atomics.wait(asleep, 0, 0, 2);
}

function useAllMemory(): never {
  const blocks: number[][] = [];
  for (;;) blocks.push(new Array<number>(1_000_000).fill(blocks.length));
}

/** The bots of the host suite, and some that misbehave in a thread. */
export const TEST_KITS: ReadonlyMap<string, BotKit> = suiteKits(kitOf, [
  purseRaceBot('gated', (view) => {
    waitAtGate();
    return wholeTurn(view);
  }),
  // Reports the question and thinks until its time is up.
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
