import { readdirSync, readFileSync } from 'node:fs';
import { type MatchRecord, readRecord } from '@levante/contract';
import { type ElCapitanFact, RECONSTRUCTED } from '@levante/el-capitan/rules';
import { type Timeline as AnyTimeline, extend, timelineAt } from '@levante/table/match/timeline.ts';
import { type Namer, namerOf } from '../../table/match/namer.ts';
import { elCapitanPositions, type Position } from '../../table/match/position.ts';
import { tableWords } from '../../table/match/words/index.ts';

const records = new URL('../../../../records/', import.meta.url);

type Timeline = AnyTimeline<Position, ElCapitanFact>;

/** Lists the stored records of El Capitán. */
export function recordNames(): readonly string[] {
  return readdirSync(records, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /el-capitan-.*\.levante\.json$/.test(name),
  );
}

export function recordNamed(name: string): MatchRecord {
  const read = readRecord(JSON.parse(readFileSync(new URL(name, records), 'utf8')));
  if (!read.ok) throw new Error(`${name} is no record`);
  return read.value;
}

/** Replays a record. Throws if it breaks the rules. */
export function replayed(record: MatchRecord): Timeline {
  const start = elCapitanPositions.opening(record);
  if ('code' in start) throw new Error('the record does not open');
  const timeline = extend<Position, ElCapitanFact>(timelineAt(0, start), record.actions);
  if (!timeline) throw new Error('the record does not follow the rules');
  return timeline;
}

/** Returns a position from a partial state; missing fields are those of a new match. */
export function positionFrom(state: object): Position {
  const read = elCapitanPositions.read({ game: 'el-capitan', ...state });
  if ('code' in read) throw new Error(`no position: ${JSON.stringify(read.data)}`);
  return read;
}

const SITES = 12;

/** Returns the sites of a city with these houses, from site 1. */
export function sites(...houses: readonly (string | null)[]): readonly (string | null)[] {
  return Array.from({ length: SITES }, (_, i) => houses[i] ?? null);
}

export function namerFor(position: Position, names: readonly string[] = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve']): Namer {
  return namerOf(position.board, names, tableWords.value.names);
}

const PILES = {
  destination: RECONSTRUCTED.destinationCards.map((card) => `${card.city}-${card.seals}`),
  connection: RECONSTRUCTED.connectionCards.map((card) => card.cities.join('-')),
};

/** Returns both piles with these cards open and the remaining ones, except for hands, in the deck. */
export function dealt(open: readonly string[], hands: readonly string[]) {
  const pile = (all: readonly string[]) => ({
    open: open.filter((card) => all.includes(card)),
    deck: all.filter((card) => !open.includes(card) && !hands.includes(card)),
    discard: [],
  });
  return { destination: pile(PILES.destination), connection: pile(PILES.connection) };
}
