import { COLOURS, type Colour, FLEETS, type GoldenHornState, goldenHorn, type ShipCode } from '../../rules/index.ts';

export type Counts = { readonly [colour in Colour]?: number };

/** A seat in a test: ships that are not named are in Venice, and missing counts are 0. */
export interface SeatSketch {
  readonly hand?: Counts;
  readonly warehouse?: Counts;
  /** Place, heading, and the cargo. */
  readonly ships?: {
    readonly [ship in ShipCode]?: readonly [
      at: number | string,
      heading: 'VEN' | 'CON',
      colour?: Colour,
      cubes?: number,
    ];
  };
}

/** A position with as little said as possible: cubes and cards not named are in the bag and the pile. */
export interface Sketch {
  readonly seat: number;
  readonly step?: 'turn' | 'voyage' | 'close';
  readonly turnShip?: ShipCode;
  readonly raided?: boolean;
  readonly lastRound?: boolean;
  readonly announcedBy?: number;
  /** Venice and Constantinople. */
  readonly cities?: readonly [Counts, Counts];
  readonly seats: readonly SeatSketch[];
}

const full = (counts: Counts = {}) => Object.fromEntries(COLOURS.map((colour) => [colour, counts[colour] ?? 0]));

function shipJson({ ships = {} }: SeatSketch, code: ShipCode) {
  const [at, heading, colour, cubes = 0] = ships[code] ?? ['VEN', 'CON'];
  return { at, heading, cargo: colour ? { colour, cubes } : null, robbed: false };
}

function left(each: number, lists: readonly (Counts | undefined)[]) {
  const rest = COLOURS.map((colour) => [colour, lists.reduce((sum, list) => sum - (list?.[colour] ?? 0), each)]);
  return Object.fromEntries(rest);
}

/** The state of a sketch, read as any state from outside is. */
export function position(sketch: Sketch): GoldenHornState {
  const { seat, step = 'turn', turnShip = null, raided = false, lastRound = false, announcedBy = null } = sketch;
  const { cities = [{}, {}], seats } = sketch;
  const cargoes = seats.flatMap(({ ships = {} }) =>
    Object.values(ships).map(([, , colour, cubes]): Counts => (colour ? { [colour]: cubes } : {})),
  );
  const read = goldenHorn.fromJson({
    game: 'golden-horn',
    options: { players: seats.length },
    round: 2,
    starter: 0,
    seat,
    actor: String(seat),
    step,
    lastRound,
    announcedBy,
    pending: null,
    turn: { raided, ship: turnShip },
    players: seats.map((own, i) => ({
      fleet: FLEETS[i],
      hand: full(own.hand),
      warehouse: full(own.warehouse),
      ships: { mono: shipJson(own, 'mono'), duo: shipJson(own, 'duo'), trio: shipJson(own, 'trio') },
      score: null,
    })),
    cities: { VEN: full(cities[0]), CON: full(cities[1]) },
    bag: left(15, [...cities, ...cargoes, ...seats.map(({ warehouse }) => warehouse)]),
    deck: left(
      9,
      seats.map(({ hand }) => hand),
    ),
    discard: full(),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}
