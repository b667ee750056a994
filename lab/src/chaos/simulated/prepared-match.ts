import { CHANCE, type GameEntry, type JsonObject, Random, type Table, writeActor } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import type { Store, StoredPly, StoredSeat } from '@levante/host';

/** A match played to its end at random; others start in the middle of it. */
interface PreparedMatch {
  readonly seed: string;
  readonly plies: readonly StoredPly[];
  /** Number of words of the seed used after each ply. */
  readonly positions: readonly number[];
}

/** Number of courses for each game and number of seats. */
const PREPARED_MATCHES = 4;
const known = new Map<string, PreparedMatch>();

export function openTable(game: GameEntry, options: JsonObject): Table {
  const table = game.open(options);
  if (!table.ok) throw new Error(`${game.id}: ${table.refusal.code}`);
  return table.value;
}

/** Returns 32 random bytes as hexadecimal digits. */
export const seedFrom = (random: Random): string =>
  Array.from({ length: 8 }, () => random.next().toString(16).padStart(8, '0')).join('');

function preparedMatchOf(game: GameEntry, options: JsonObject, number: number): PreparedMatch {
  const name = `${game.id} ${JSON.stringify(options)} ${number}`;
  const course = known.get(name) ?? playPreparedMatch(game, options, number);
  known.set(name, course);
  return course;
}

function playPreparedMatch(game: GameEntry, options: JsonObject, number: number): PreparedMatch {
  const random = new Random(number);
  const seed = seedFrom(random);
  const dealer = new Dealer(seed);
  const table = openTable(game, options);
  const plies: StoredPly[] = [];
  const positions: number[] = [];
  while (table.result() === null) {
    const action = table.actor() === CHANCE ? dealer.draw(table.legal()) : (table.clone().playRandom(random) ?? '');
    const played = table.play(action);
    if (!played.ok) throw new Error(`${game.id} refuses ${action}`);
    plies.push({ action, journal: played.value });
    positions.push(dealer.words);
  }
  return { seed, plies, positions };
}

/** Starting point in a prepared match. */
export interface StartingPoint {
  readonly id: string;
  readonly seats: readonly StoredSeat[];
  readonly course: number;
  /** Share of its plies that have been played: below 1. */
  readonly share: number;
}

/** Writes a prepared match into a store as if it had been played there up to the middle. Returns its ply. */
export async function storePreparedMatch(
  store: Store,
  game: GameEntry,
  options: JsonObject,
  at: StartingPoint,
): Promise<number> {
  const { seed, plies, positions } = preparedMatchOf(game, options, at.course % PREPARED_MATCHES);
  const table = openTable(game, options);
  const fresh = { id: at.id, game: game.id, rulesVersion: game.rulesVersion, options: table.options, seed };
  const head = { state: table.state(), actor: writeActor(table.actor()), createdAt: 0 };
  await store.create({ ...fresh, ...head, seats: at.seats, commitment: commitmentOf(seed) });
  const played = plies.slice(0, Math.floor(plies.length * at.share));
  if (played.length === 0) return 0;
  for (const { action } of played) table.play(action);
  await store.commit({
    match: at.id,
    from: 0,
    plies: played,
    state: table.state(),
    actor: writeActor(table.actor()),
    result: null,
    position: positions[played.length - 1] ?? 0,
    command: null,
  });
  return played.length;
}
