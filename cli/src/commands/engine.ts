import { createInterface } from 'node:readline';
import { EngineSession } from '../engine/session.ts';
import { DEPENDENCIES } from '../lib/dependencies.ts';
import { VERSION } from '../lib/version.ts';

/** Speaks the engine protocol on standard input and output until the end of input. */
export function runEngine(): Promise<void> {
  const session = new EngineSession(DEPENDENCIES, VERSION);
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', (line) => process.stdout.write(`${JSON.stringify(session.answer(line))}\n`));
  return new Promise((resolve) => lines.on('close', resolve));
}
