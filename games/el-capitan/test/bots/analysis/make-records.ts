import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, isObject, type Seat, type Table } from '@levante/contract';
import { type FaultSeeder, isLegal, lostBy, writeSeeded } from '@levante/testkit';
import { elCapitanKit } from '../../../bots/index.ts';
import { elCapitan } from '../../../rules/index.ts';

/**
 * Makes the records beside this file: `npx tsx games/el-capitan/test/bots/analysis/make-records.ts`. Each is the first match of
 * deckhands in which a seat that wins without the bad turn no longer wins with it.
 */

const MAX_SEEDS = 2000;

/** What a deckhand does next. */
function deckhand(table: Table, seat: Seat, seed: number): string {
  return elCapitanKit.think({ view: table.state(seat), seat, level: 'deckhand', seed }).lines[0] ?? '';
}

function make(name: string, players: number, seeder: FaultSeeder, reason: string): void {
  const seeded = lostBy({ game: entryOf(elCapitan), options: { players }, decide: deckhand }, seeder, MAX_SEEDS);
  writeFileSync(join(import.meta.dirname, `${name}.levante.json`), writeSeeded(seeded, reason));
  process.stdout.write(`${name}: ply ${seeded.ply} of ${seeded.record.actions.length}, seat ${seeded.seat}\n`);
}

/** Whether a seat is about to begin its last turn of a match of El Capitán. */
function isLastTurn(table: Table): boolean {
  const { phase, lastRound, step, turn } = table.state();
  return phase === 3 && lastRound === true && step === 'turn' && isObject(turn) && !turn.bought && !turn.sailed;
}

/** A loan in the last turn of the match, in place of a house. */
const loanAtTheEnd: FaultSeeder = (table, seat) =>
  isLastTurn(table) && isLegal(table, `${seat} loan 16`) ? [`${seat} loan 16`] : null;

/** Every card that can be paid in the last turn of the match, with nowhere to go. */
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
