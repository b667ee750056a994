import { type ElCapitanState, elCapitan, RECONSTRUCTED } from '../../rules/index.ts';

/** Shorthand for a seat; missing fields are empty or 0. */
export interface SeatSketch {
  readonly cash?: number;
  readonly warehouses?: number;
  readonly neutral?: number;
  readonly fortresses?: number;
  readonly hand?: readonly string[];
  readonly ship?: readonly [city: string, berth: number];
  readonly loans?: readonly { readonly amount: number; readonly extended: boolean }[];
}

/** Shorthand for a position. Houses not listed are shut in cities without houses, cards not listed are in the piles. */
export interface Sketch {
  readonly phase: 1 | 2 | 3;
  readonly seat: number;
  readonly step?: 'turn' | 'settle' | 'starter';
  readonly lastRound?: boolean;
  readonly cities?: readonly string[];
  readonly seats: readonly SeatSketch[];
  /** Houses by city, starting at site 1. */
  readonly houses?: Readonly<Record<string, readonly (string | null)[]>>;
  readonly fortresses?: Readonly<Record<string, readonly (number | null)[]>>;
  readonly open?: readonly string[];
  readonly pirate?: { readonly city: string; readonly berth: number };
  readonly turn?: Readonly<Record<string, string | boolean>>;
}

const SITES = 12;
const isConnection = (card: string): boolean => /^[A-Z]{3}-[A-Z]{3}$/.test(card);
const ALL_CARDS = [
  ...RECONSTRUCTED.destinationCards.map(({ city, seals }) => `${city}-${seals}`),
  ...RECONSTRUCTED.connectionCards.map(({ cities }) => cities.join('-')),
];

/** Builds the state of a sketch by parsing its JSON. */
export function position(sketch: Sketch): ElCapitanState {
  const read = elCapitan.fromJson(json(sketch));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

/** Builds the JSON of a sketch. */
export function json(sketch: Sketch) {
  const { phase, seat, step = 'turn', lastRound = false, cities: extra = [], seats, turn = {}, pirate } = sketch;
  const loans = seats.flatMap((player) => player.loans ?? []);
  const left = (amount: number, cards: number): number => cards - loans.filter((loan) => loan.amount === amount).length;
  return {
    game: 'el-capitan',
    options: { players: seats.length, cities: [...extra], board: 'reconstructed' },
    phase,
    step,
    lastRound,
    round: 2,
    turn,
    actor: String(seat),
    seat: step === 'turn' ? seat : seats.length - 1,
    players: seats.map((player) => ({
      cash: player.cash ?? 0,
      warehouses: player.warehouses ?? 0,
      neutral: player.neutral ?? 0,
      fortresses: player.fortresses ?? 0,
      hand: player.hand ?? [],
      loans: player.loans ?? [],
      ship: player.ship ? { city: player.ship[0], berth: player.ship[1] } : { city: 'BANK', berth: null },
    })),
    cities: boards(sketch),
    ...(pirate ? { pirate } : {}),
    destination: pile(sketch, false),
    connection: pile(sketch, true),
    loanCards: { 10: left(10, 18), 16: left(16, 12) },
  };
}

function pile({ open = [], seats }: Sketch, connection: boolean) {
  const used = new Set([...open, ...seats.flatMap((player) => player.hand ?? [])]);
  return {
    open: open.filter((card) => isConnection(card) === connection),
    deck: ALL_CARDS.filter((card) => isConnection(card) === connection && !used.has(card)),
  };
}

function boards(sketch: Sketch) {
  const { houses = {}, fortresses = {}, pirate } = sketch;
  const attic = RECONSTRUCTED.cities.map(({ code }) => code).filter((code) => !(code in houses));
  const named = new Set([...Object.keys(houses), ...Object.keys(fortresses), ...attic]);
  for (const { ship } of sketch.seats) if (ship) named.add(ship[0]);
  if (pirate) named.add(pirate.city);
  const spare = spareHouses(sketch);
  const spareForts = spareFortresses(sketch);
  return Object.fromEntries(
    [...named].map((city) => {
      const berths: (number | string | null)[] = city === 'POR' ? [null, null, null] : [null, null];
      for (const [seat, { ship }] of sketch.seats.entries()) if (ship?.[0] === city) berths[ship[1] - 1] = seat;
      if (pirate?.city === city) berths[pirate.berth - 1] = 'pirate';
      const sites = Array.from({ length: SITES }, (_, i) => houses[city]?.[i] ?? null);
      const shut = attic.includes(city) ? spare.splice(0, SITES) : [];
      const forts = fortresses[city] ?? (attic.includes(city) ? spareForts.shift() : undefined);
      return [city, { berths, sites, shut, ...(forts ? { fortresses: [...forts] } : {}) }];
    }),
  );
}

/** Returns the houses that are neither on the board nor in a stock. */
function spareHouses({ phase, seats, houses = {} }: Sketch): string[] {
  const standing = Object.values(houses).flat();
  const missing = (code: string, each: number, stock: number): string[] =>
    Array.from({ length: each * phase - stock - standing.filter((house) => house === code).length }, () => code);
  return seats.flatMap(({ warehouses = 0, neutral = 0 }, seat) => [
    ...missing(`${seat}`, 6, warehouses),
    ...(seats.length === 2 ? missing(`${seat}n`, 2, neutral) : []),
  ]);
}

/** Returns the fortresses that are neither on the board nor in a stock, two per city. */
function spareFortresses({ phase, seats, fortresses = {} }: Sketch): (number | null)[][] {
  const standing = Object.values(fortresses).flat();
  const lists: (number | null)[][] = [];
  for (const [seat, { fortresses: stock = 0 }] of seats.entries()) {
    const missing = phase - stock - standing.filter((owner) => owner === seat).length;
    for (let i = 0; i < missing; i++) {
      const free = lists.find((list) => list[1] === null && list[0] !== seat);
      if (free) free[1] = seat;
      else lists.push([seat, null]);
    }
  }
  return lists;
}
