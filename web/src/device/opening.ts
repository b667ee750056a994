import { Random, type Refusal, type Registry, refuse, type Table, writeActor } from '@levante/contract';
import { commitmentOf } from '@levante/dealer';
import type { MatchRequest } from '@levante/table/host/host.ts';
import { random32, randomHex, randomName } from '../lib/random.ts';
import type { KeptMatch, KeptSeat } from './kept.ts';

const SEED_BYTES = 32;
const ID_LENGTH = 14;

/**
 * A new match as it is asked for, nothing dealt yet: places drawn if need be, the seed made and committed to. Refused is
 * what its game refuses, a wrong number of seats, and an open seat: nobody else can come to this device.
 */
export function openMatch(games: Registry, request: MatchRequest, now: number): KeptMatch | Refusal {
  const game = games.get(request.game);
  if (!game) return refuse('unknown-game', null, { game: request.game });
  const table = game.open(request.options ?? {});
  if (!table.ok) return table.refusal;
  const seats = drawn(request).flatMap((seat) => keptSeat(seat) ?? []);
  if (seats.length !== table.value.options.players) return refuse('bad-request', null, { path: '/seats' });
  return begun(request.game, table.value, seats, now);
}

function begun(game: string, table: Table, seats: KeptSeat[], now: number): KeptMatch {
  const seed = randomHex(SEED_BYTES);
  return {
    id: randomName(ID_LENGTH),
    game,
    rulesVersion: table.rulesVersion,
    options: table.options,
    seats,
    seed,
    words: 0,
    commitment: commitmentOf(seed),
    state: table.state(),
    ply: 0,
    actor: writeActor(table.actor()),
    result: null,
    createdAt: now,
  };
}

type SeatRequest = MatchRequest['seats'][number];

/** The seats in the order in which they will sit: drawn as asked for; where nothing is said, unless all are people here. */
function drawn({ seats, shuffle }: MatchRequest): readonly SeatRequest[] {
  if (!(shuffle ?? seats.some((seat) => seat.kind !== 'me'))) return seats;
  const random = new Random(random32());
  const left = [...seats];
  return seats.flatMap(() => left.splice(random.below(left.length), 1));
}

function keptSeat(seat: SeatRequest): KeptSeat | null {
  switch (seat.kind) {
    case 'open':
      return null;
    case 'me':
      return { kind: 'person', name: seat.name, level: null };
    case 'bot':
      return { kind: 'bot', name: seat.name ?? null, level: seat.level };
  }
}
