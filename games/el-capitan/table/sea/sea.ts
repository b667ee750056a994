import { coastsOf, quaysOf } from './land.ts';
import { bankPlace, type ChartGround, type ChartSize, placesOn, type TilePlace } from './layout.ts';
import { lanesOf, type SeaLane } from './sea-lanes.ts';

/** Straits of the original layout. */
const STRAIT = { across: 40, down: 52 } as const;
const MIN_SCALE = 0.5;
const MAX_SCALE = 2;

/** An immutable chart of one size: tiles, land and lanes. */
export class Sea {
  readonly size: ChartSize;
  /** Places of the tiles in pixels. */
  readonly places: ReadonlyMap<string, TilePlace>;
  readonly bank: TilePlace | null;
  /** Drawing units per pixel: small charts are drawn larger so that capes fit the straits. */
  readonly scale: number;
  /** Scale of signs, so that they keep their size on screen. */
  readonly signs: number;
  /** The chart in drawing units. */
  readonly ground: ChartGround;
  readonly cities: ReadonlySet<string>;
  readonly coasts: string;
  readonly quays: string;
  readonly lanes: readonly SeaLane[];

  constructor(size: ChartSize, cities: readonly string[]) {
    this.size = size;
    this.places = placesOn(size);
    this.bank = size.bank ? bankPlace(size, this.places) : null;
    const { across, down } = straits(this.places);
    this.scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, STRAIT.across / across, STRAIT.down / down));
    this.signs = Math.max(1, this.scale * 0.9);
    this.ground = {
      width: size.width * this.scale,
      height: size.height * this.scale,
      places: new Map([...this.places].map(([city, place]) => [city, place.times(this.scale)])),
      narrow: Math.min(1, (across * this.scale) / 54),
    };
    this.cities = new Set(cities);
    this.coasts = coastsOf(this.ground, this.cities).join('');
    this.quays = quaysOf(this.ground, this.cities);
    this.lanes = lanesOf(this.ground);
  }
}

/** Returns the narrowest water between neighbours, in pixels. */
function straits(places: ReadonlyMap<string, TilePlace>): { readonly across: number; readonly down: number } {
  const between = (a: string, b: string, edges: (a: TilePlace, b: TilePlace) => number) => {
    const from = places.get(a);
    const to = places.get(b);
    return from && to ? Math.max(1, edges(from, to)) : Number.POSITIVE_INFINITY;
  };
  return {
    across: between('MAR', 'VEN', (a, b) => b.l - a.r),
    down: between('MAR', 'VAL', (a, b) => b.t - a.b),
  };
}

const cache = new Map<string, Sea>();
const MAX_CACHED = 4;

/** Returns the sea of a chart; caches the latest, since drawing coasts is expensive. */
export function seaOf(size: ChartSize, cities: readonly string[]): Sea {
  const key = `${JSON.stringify(size)} ${cities.join()}`;
  const known = cache.get(key);
  if (known) return known;
  const sea = new Sea(size, cities);
  cache.set(key, sea);
  for (const old of cache.keys()) if (cache.size > MAX_CACHED) cache.delete(old);
  return sea;
}
