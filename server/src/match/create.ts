import { type Options, type Table, writeActor } from '@levante/contract';
import { commitmentOf } from '@levante/dealer';
import type { StoredSeat } from '../store/port.ts';
import { done, failed, type Outcome } from './outcome.ts';
import type { Chance, MatchParts } from './ports.ts';

export type SeatWish =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'open'; readonly name?: string | undefined }
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string | undefined };

export interface MatchWish {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatWish[];
  readonly shuffle?: boolean | undefined;
}

/** Opens a match as wished: seats drawn if need be, the seed made and committed to, nothing dealt yet. Gives its id. */
export async function createMatch(parts: MatchParts, wish: MatchWish, person: string): Promise<Outcome<string>> {
  const checked = check(parts, wish);
  if (!checked.ok) return checked;
  const { table, options } = checked.value;
  const seed = parts.chance.newSeed();
  const id = parts.chance.newMatchId();
  await parts.store.create({
    id,
    game: wish.game,
    rulesVersion: table.rulesVersion,
    options,
    seats: drawSeats(parts.chance, wish).map((seat, i) => toStored(seat, i, person)),
    seed,
    commitment: commitmentOf(seed),
    state: table.state(),
    actor: writeActor(table.actor()),
    createdAt: parts.now(),
  });
  return done(id);
}

function check(parts: MatchParts, wish: MatchWish): Outcome<{ table: Table; options: Options }> {
  const game = parts.games.get(wish.game);
  if (!game) {
    return failed({ code: 'refused', refusal: { code: 'unknown-game', clause: null, data: { game: wish.game } } });
  }
  const table = game.open(wish.options);
  if (!table.ok) return failed({ code: 'refused', refusal: table.refusal });
  const options = table.value.options;
  if (options.players !== wish.seats.length) return failed({ code: 'wrong-seats', path: '/seats' });
  const levels = parts.bots.levels(wish.game);
  const unknown = wish.seats.findIndex((seat) => seat.kind === 'bot' && !levels.includes(seat.level));
  if (unknown >= 0) return failed({ code: 'unknown-level', path: `/seats/${unknown}/level` });
  return done({ table: table.value, options });
}

function drawSeats(chance: Chance, wish: MatchWish): SeatWish[] {
  const seats = [...wish.seats];
  if (!(wish.shuffle ?? seats.some((seat) => seat.kind !== 'me'))) return seats;
  const drawn: SeatWish[] = [];
  while (seats.length > 0) drawn.push(...seats.splice(chance.below(seats.length), 1));
  return drawn;
}

function toStored(wish: SeatWish, seat: number, person: string): StoredSeat {
  if (wish.kind === 'bot') {
    return { seat, kind: 'bot', person: null, name: wish.name ?? null, level: wish.level };
  }
  return { seat, kind: 'person', person: wish.kind === 'me' ? person : null, name: wish.name ?? null, level: null };
}
