import { createHash } from 'node:crypto';
import { type LegalLines, type MatchRecord, openRecord, type Registry, type Table } from '@levante/contract';
import type { Verified } from '../../src/verify/verify.ts';

/** Properties of a record that are proven, found again without the code that verifies: from the recipe in docs/guides/dealing.md. */

const WORDS = 2 ** 32;
const ENTROPY = /^[0-9a-f]{32}$/;
const MATCH_ID = /^[a-z0-9]{14}$/;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** Yields the words of a seed's stream. */
function* wordsOf(seed: Buffer): Generator<number, never> {
  for (let block = 0; ; block++) {
    const index = Buffer.alloc(4);
    index.writeUInt32BE(block);
    const hash = sha256(Buffer.concat([seed, index]));
    for (let i = 0; i < hash.length; i += 4) yield hash.readUInt32BE(i);
  }
}

/** Draws one of these lines; null if there is none. */
function drawn(words: Generator<number, never>, { actions, weights = [] }: LegalLines): string | null {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (!(sum >= 1 && sum <= WORDS)) return null;
  let word = words.next().value;
  while (word >= Math.floor(WORDS / sum) * sum) word = words.next().value;
  let left = word % sum;
  for (const [i, line] of actions.entries()) {
    left -= weights[i] ?? 0;
    if (left < 0) return line;
  }
  return null;
}

interface RecordMeta {
  readonly entropy: readonly (string | null)[];
  readonly branches: readonly { readonly ply: number; readonly from: string }[];
  readonly consents: readonly (readonly (string | null)[])[];
}

/** Reads what an accepted record says about its deal. */
const metaOf = ({ meta }: MatchRecord): RecordMeta => ({
  entropy: [],
  branches: [],
  consents: [],
  ...JSON.parse(JSON.stringify(meta ?? {})),
});

/** Returns the seat that acts in a line, or null for chance. */
const seatIn = (line: string | undefined): string | null =>
  line === undefined || line.startsWith('*') ? null : (line.split(' ')[0] ?? null);

function branchFault({ actions }: MatchRecord, { branches }: RecordMeta, table: Table): string | null {
  if (new Set(branches.map(({ from }) => from)).size !== branches.length) return 'a match is continued twice';
  for (const [i, { ply, from }] of branches.entries()) {
    if (!MATCH_ID.test(from) || ply < (branches[i - 1]?.ply ?? 0)) return 'no branch';
    const atEnd = table.actor() >= 0 ? String(table.actor()) : null;
    const seat = ply === actions.length ? atEnd : seatIn(actions[ply]);
    const before = actions.slice(0, ply).map(seatIn);
    if (seat === null || before.findLast((one) => one !== null) === seat) return `no turn begins at ply ${ply}`;
  }
  return null;
}

function headFault({ seed, commitment, result }: MatchRecord, { entropy }: RecordMeta, table: Table): string | null {
  if (seed === undefined && entropy.length > 0) return 'entropy is told before the seed';
  if (entropy.length > 0 && entropy.length !== table.options.players) return 'entropy of others';
  if (entropy.some((one) => one !== null && !ENTROPY.test(one))) return 'no entropy';
  if (seed !== undefined && commitment !== `sha256:${sha256(Buffer.from(seed, 'hex')).toString('hex')}`)
    return 'the seed is not the promised one';
  if ((seed !== undefined || result !== undefined) && table.hides().length > 0)
    return 'a finished match hides something';
  return null;
}

/** Replays the record and deals it again. Returns its fault, or null. */
function dealFault(record: MatchRecord, { entropy, branches }: RecordMeta, table: Table, plies: number): string | null {
  const { seed, actions } = record;
  const text = [seed, ...entropy.map((one) => one ?? '')].join('\n');
  const isAdded = entropy.some((one) => one !== null);
  let bytes = isAdded ? sha256(text) : Buffer.from(seed ?? '', 'hex');
  let words = wordsOf(bytes);
  const left = branches.map(({ ply }) => ply);
  for (const [ply, line] of actions.slice(0, plies).entries()) {
    while (left[0] !== undefined && left[0] <= ply) {
      bytes = sha256(Buffer.concat([bytes, Buffer.from(`/${left.shift()}`)]));
      words = wordsOf(bytes);
    }
    const isDealt = seed !== undefined && table.actor() === -1;
    if (isDealt && drawn(words, table.legal()) !== line) return `ply ${ply} was dealt otherwise`;
    if (!table.play(line).ok) return `ply ${ply} is against the rules`;
  }
  return null;
}

function endFault({ seed, result }: MatchRecord, table: Table): string | null {
  const end = table.result();
  if (seed !== undefined && end === null) return 'the seed is told before the end';
  return result !== undefined && JSON.stringify(result) !== JSON.stringify(end) ? 'the result is another' : null;
}

/** Returns whether consents hash to the entropy of every seat that added any. */
function isConsented({ entropy, branches, consents }: RecordMeta): boolean {
  if (branches.length === 0) return true;
  const seats = [...entropy.keys()].filter((seat) => entropy[seat] !== null);
  return seats.length > 0 && seats.every((seat) => isChain([entropy, ...consents].map((list) => list[seat] ?? null)));
}

const isChain = (links: readonly (string | null)[]): boolean =>
  links.every((link, i) => {
    if (link === null) return false;
    let hashed = link;
    const before = links[i - 1];
    if (i === 0) return true;
    for (let n = 0; n < 64; n++) {
      hashed = sha256(hashed).toString('hex').slice(0, 32);
      if (hashed === before) return true;
    }
    return false;
  });

/** Returns what a verdict claims too much about a record, or null if no host could be shown to be dishonest by it. */
function claimFault(record: MatchRecord, meta: RecordMeta, { unproven, deal }: Verified): string | null {
  if (record.start !== undefined && !unproven.includes('start')) return 'the start is not proven';
  if (deal && !isConsented(meta) && !unproven.includes('consent')) return 'the consents are not proven';
  if (!deal && !unproven.some((one) => one === 'running' || one === 'no-seed' || one === 'hidden'))
    return record.actions.some((line) => line.startsWith('*')) ? 'the deal is not proven' : null;
  return null;
}

/** Returns why no honest host could have written a record that was accepted with this verdict, or null. */
export function dishonestyIn(games: Registry, record: MatchRecord, verified: Verified): string | null {
  const table = openRecord(games, record);
  if ('refusal' in table) return 'it does not begin';
  const meta = metaOf(record);
  const isWhole = verified.actions === record.actions.length;
  if (!isWhole && (record.seed !== undefined || record.result !== undefined)) return 'a finished match hides actions';
  return (
    headFault(record, meta, table) ??
    dealFault(record, meta, table, verified.actions) ??
    (isWhole ? (branchFault(record, meta, table) ?? endFault(record, table)) : null) ??
    claimFault(record, meta, verified)
  );
}
