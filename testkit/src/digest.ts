import { createHash } from 'node:crypto';
import { type GameEntry, type JsonObject, type Parsed, Random, type Table } from '@levante/contract';

/**
 * A random match as a sequence of short digests, one per ply: of the legal list, of the journal, and at some plies of the
 * state and of the answers to a fixed set of lines. A difference shows that something has changed, not what; playthroughs,
 * scenarios and tests by clause show that.
 */

const MAX_PLIES = 5_000;
const LENGTH = 6;
/** Interval in plies between probes and digests of the state, which take most of the time. */
const PROBE_INTERVAL = 3;

/** Returns the lines to probe at a ply. Legal lines among them are skipped. */
export type Probes = (state: JsonObject) => readonly string[];

/** A stored match: its options, seed, and digests. */
export interface DigestedMatch {
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

/** Returns the answers at a ply besides the legal list: to the probes, the forecast, and the whole state. */
function ask(table: Table, probes: Probes, legal: readonly string[]): readonly unknown[] {
  const state = table.state();
  const listed = new Set(legal);
  const answers = probes(state).flatMap((line) => (listed.has(line) ? [] : [answerTo(table, line)]));
  return [state, table.forecast(), answers];
}

/** Plays one ply at random; returns its digest. */
function ply(table: Table, probes: Probes | null, random: Random): string {
  const legal = table.legal();
  const answers = probes && ask(table, probes, legal.actions);
  const line = table.clone().playRandom(random) ?? '';
  const played = table.play(line);
  if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
  return digestOf([legal, answers, line, played.value]);
}

/** Yields the digests of a random match ply by ply, then the digest of its end. */
export function* digests(game: GameEntry, options: JsonObject, seed: number, probes: Probes): Generator<string> {
  const opened = game.open(options);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const table = opened.value;
  const random = new Random(seed);
  for (let plies = 0; table.legal().actor !== null; plies++) {
    if (plies === MAX_PLIES) throw new Error('the match does not end');
    yield ply(table, plies % PROBE_INTERVAL === 0 ? probes : null, random);
  }
  yield digestOf([table.state(), table.result()]);
}

/** Returns the first difference from a stored match: the ply and both digests, or null. */
export function digestFault(
  game: GameEntry,
  { options, seed, digests: stored }: DigestedMatch,
  probes: Probes,
): string | null {
  let i = 0;
  for (const found of digests(game, options, seed, probes)) {
    if (found !== stored[i]) return `ply ${i}: ${stored[i]} was kept, now it is ${found}`;
    i += 1;
  }
  return i === stored.length ? null : `${stored.length} plies were kept, now there are ${i}`;
}

const A_LINE = 17;

/** Formats stored matches: a line with options and seed, followed by the digests. */
export function writeDigests(matches: readonly DigestedMatch[]): string {
  return matches
    .map(({ options, seed, digests: stored }) => {
      const lines = [JSON.stringify({ options, seed })];
      for (let i = 0; i < stored.length; i += A_LINE) lines.push(stored.slice(i, i + A_LINE).join(' '));
      return `${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Parses the output of `writeDigests`. */
export function readDigests(text: string): readonly DigestedMatch[] {
  return text.split('\n\n').map((part) => {
    const [head = '', ...rows] = part.trim().split('\n');
    const { options, seed }: { options: JsonObject; seed: number } = JSON.parse(head);
    return { options, seed, digests: rows.flatMap((row) => row.split(' ')) };
  });
}
