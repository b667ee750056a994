import { createHash } from 'node:crypto';
import { type GameEntry, type JsonObject, type Parsed, Random, type Table } from '@levante/contract';

/**
 * A random match as a row of short digests, one a ply: of the legal list, of the journal, and every so often of the state
 * and of what is said to each line of a fixed set. It tells that something has changed and not what; the playthroughs,
 * scenarios and tests by clause tell that. It is the net under them.
 */

const MAX_PLIES = 5_000;
const LENGTH = 6;
/** The lines are tried, and the state is looked at, at every third ply: to ask is what takes the time. */
const ASKED = 3;

/** The lines that are tried at a ply; the legal ones among them are passed over. */
export type Probes = (state: JsonObject) => readonly string[];

/** A match that is kept so: how it was begun, and its digests. */
export interface Kept {
  readonly options: JsonObject;
  readonly seed: number;
  readonly digests: readonly string[];
}

function answerTo(table: Table, line: string): string {
  const played: Parsed<unknown> = table.play(line);
  if (played.ok) throw new Error(`${line} is not listed, and was done`);
  const { code, clause, data } = played.refusal;
  return `${line}: ${code} ${clause} ${JSON.stringify(data)}`;
}

function digestOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, LENGTH);
}

/** What is said at a ply besides what is legal: to the lines of the set, of the next payday, and of the whole state. */
function ask(table: Table, probes: Probes, legal: readonly string[]): readonly unknown[] {
  const state = table.state();
  const listed = new Set(legal);
  const answers = probes(state).flatMap((line) => (listed.has(line) ? [] : [answerTo(table, line)]));
  return [state, table.forecast(), answers];
}

/** Plays one ply at random; gives its digest. */
function ply(table: Table, probes: Probes | null, random: Random): string {
  const legal = table.legal();
  const asked = probes && ask(table, probes, legal.actions);
  const line = table.clone().playRandom(random) ?? '';
  const played = table.play(line);
  if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
  return digestOf([legal, asked, line, played.value]);
}

/** The digests of a random match, ply by ply, and that of its end. */
export function* digests(game: GameEntry, options: JsonObject, seed: number, probes: Probes): Generator<string> {
  const opened = game.open(options);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const table = opened.value;
  const random = new Random(seed);
  for (let plies = 0; table.legal().actor !== null; plies++) {
    if (plies === MAX_PLIES) throw new Error('the match does not end');
    yield ply(table, plies % ASKED === 0 ? probes : null, random);
  }
  yield digestOf([table.state(), table.result()]);
}

/** Where a match leaves what is kept of it: the ply and both digests, or null. */
export function digestFault(game: GameEntry, { options, seed, digests: kept }: Kept, probes: Probes): string | null {
  let i = 0;
  for (const found of digests(game, options, seed, probes)) {
    if (found !== kept[i]) return `ply ${i}: ${kept[i]} was kept, now it is ${found}`;
    i += 1;
  }
  return i === kept.length ? null : `${kept.length} plies were kept, now there are ${i}`;
}

const A_LINE = 17;

/** Kept matches as text: a line that says how each was begun, then its digests. */
export function writeKept(matches: readonly Kept[]): string {
  return matches
    .map(({ options, seed, digests: kept }) => {
      const lines = [JSON.stringify({ options, seed })];
      for (let i = 0; i < kept.length; i += A_LINE) lines.push(kept.slice(i, i + A_LINE).join(' '));
      return `${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Reads what `writeKept` has written. */
export function readKept(text: string): readonly Kept[] {
  return text.split('\n\n').map((part) => {
    const [head = '', ...rows] = part.trim().split('\n');
    const { options, seed }: { options: JsonObject; seed: number } = JSON.parse(head);
    return { options, seed, digests: rows.flatMap((row) => row.split(' ')) };
  });
}
