import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, isObject, type Seat, type Table } from '@levante/contract';
import { type FaultSeeder, isLegal, lostBy, writeSeeded } from '@levante/testkit';
import { elCapitanKit } from '../../../bots/index.ts';
import { elCapitan } from '../../../rules/index.ts';

/**
 * Generates the records in this folder: `npx tsx games/el-capitan/test/bots/analysis/make-records.ts`. Each is the first match
 * between deckhands in which a seeded fault costs a seat its win.
 */

const MAX_SEEDS = 2000;

/** Returns the next action of a deckhand. */
function deckhand(table: Table, seat: Seat, seed: number): string {
  return elCapitanKit.think({ view: table.state(seat), seat, level: 'deckhand', seed }).lines[0] ?? '';
}

function make(name: string, players: number, seeder: FaultSeeder, reason: string): void {
  const seeded = lostBy({ game: entryOf(elCapitan), options: { players }, decide: deckhand }, seeder, MAX_SEEDS);
  writeFileSync(join(import.meta.dirname, `${name}.levante.json`), writeSeeded(seeded, reason));
  process.stdout.write(`${name}: ply ${seeded.ply} of ${seeded.record.actions.length}, seat ${seeded.seat}\n`);
}

/** Returns whether the last turn of a seat in the match is about to begin. */
function isLastTurn(table: Table): boolean {
  const { phase, lastRound, step, turn } = table.state();
  return phase === 3 && lastRound === true && step === 'turn' && isObject(turn) && !turn.bought && !turn.sailed;
}

/** Takes a loan in the last turn of the match instead of building. */
const loanAtTheEnd: FaultSeeder = (table, seat) =>
  isLastTurn(table) && isLegal(table, `${seat} loan 16`) ? [`${seat} loan 16`] : null;

/** Buys every affordable card in the last turn of the match. */
function shopping(table: Table, seat: Seat): readonly string[] | null {
  if (!isLastTurn(table)) return null;
  const after = table.clone();
  const lines: string[] = [];
  for (;;) {
    const buy = after.legal().actions.find((line) => line.startsWith(`${seat} buy `));
    if (buy === undefined) break;
    after.play(buy);
    lines.push(buy);
  }
  return lines.length >= 3 ? lines : null;
}

make('loan-at-the-end', 3, loanAtTheEnd, 'loan-needless');
make('shopping-at-the-end', 4, shopping, 'cards-useless');
