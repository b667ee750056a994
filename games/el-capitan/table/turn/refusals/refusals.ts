import type { JsonObject, PlatformRefusal } from '@levante/contract';
import type { ElCapitanRefusal } from '@levante/el-capitan/rules';
import type { Namer } from '../../match/namer.ts';
import type { PlaceName } from '../../match/places.ts';

/** Texts for each refusal code of the game. */
export type RefusalWords = {
  readonly [C in Exclude<ElCapitanRefusal, PlatformRefusal>]: (data: JsonObject, namer: Namer) => string;
};

/** Returns a number from refusal data, or null. */
export function figureIn(data: JsonObject, key: string): number | null {
  const value = data[key];
  return typeof value === 'number' ? value : null;
}

const textIn = (data: JsonObject, key: string): string => {
  const value = data[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the city of a refusal in a given form; `otherwise` if there is none. */
export function placeIn(data: JsonObject, namer: Namer, form: keyof PlaceName, otherwise: string): string {
  const city = textIn(data, 'city');
  return city === '' ? otherwise : namer.place(city)[form];
}

/** Returns the card name of a refusal, or null. */
export function cardIn(data: JsonObject, namer: Namer, key = 'card'): string | null {
  const card = textIn(data, key);
  return card === '' ? null : namer.card(card);
}

/** Details of an unaffordable action. */
export interface Dear {
  readonly price: number;
  readonly cash: number;
  /** A card name, or a deed and its city; null if the refusal gives neither. */
  readonly thing:
    | { readonly card: string }
    | { readonly deed: 'build' | 'fortress' | 'pirate'; readonly city: PlaceName }
    | null;
}

/** Returns the unaffordable action of a refusal; null without figures. */
export function dearIn(data: JsonObject, namer: Namer): Dear | null {
  const price = figureIn(data, 'price');
  const cash = figureIn(data, 'cash');
  if (price === null || cash === null) return null;
  const card = cardIn(data, namer);
  const deed = textIn(data, 'deed');
  const city = textIn(data, 'city');
  if (card !== null) return { price, cash, thing: { card } };
  if (deed === '' || city === '') return { price, cash, thing: null };
  const known = deed === 'build' || deed === 'fortress' ? deed : 'pirate';
  return { price, cash, thing: { deed: known, city: namer.place(city) } };
}

/** Requirements of an impossible voyage. */
export interface VoyageNeeds {
  readonly city: PlaceName;
  /** The ship's place; null before its first voyage. */
  readonly from: PlaceName | null;
  /** Whether a destination card of the city suffices. */
  readonly own: boolean;
  /** Name of a suitable connection card. */
  readonly link: string | null;
  /** Seals required on any other card. */
  readonly seals: number | null;
}

/** Returns the requirements of a voyage; null if the refusal does not name them. */
export function needsIn(data: JsonObject, namer: Namer): VoyageNeeds | null {
  const city = textIn(data, 'city');
  const from = textIn(data, 'from');
  if (city === '' || typeof data.own !== 'boolean') return null;
  return {
    city: namer.place(city),
    from: from === '' ? null : namer.place(from),
    own: data.own,
    link: cardIn(data, namer, 'link'),
    seals: figureIn(data, 'seals'),
  };
}

/** A connection card that does not fit the ship's place. */
export interface OutOfPlace {
  readonly card: string;
  /** Cities where it can be played. */
  readonly ends: readonly PlaceName[];
  /** The ship's place; null before its first voyage. */
  readonly from: PlaceName | null;
}

/** Returns the misplaced connection card of a refusal, or null. */
export function outOfPlaceIn(data: JsonObject, namer: Namer): OutOfPlace | null {
  const card = textIn(data, 'card');
  const from = textIn(data, 'from');
  if (card === '' || !('from' in data)) return null;
  const ends = card.split('-').map((city) => namer.place(city));
  return { card: namer.card(card), ends, from: from === '' ? null : namer.place(from) };
}

/** Sites that precede the selected one. */
export interface SitesFirst {
  readonly deed: 'build' | 'reopen' | 'fortress';
  readonly next: number;
  /** All suitable sites, as numbers. */
  readonly sites: readonly string[];
}

/** Returns the sites that must come first; null if the refusal names none. */
export function siteIn(data: JsonObject): SitesFirst | null {
  const next = figureIn(data, 'next');
  const or = figureIn(data, 'or');
  if (next === null) return null;
  const deed = textIn(data, 'deed');
  const sites = [next, ...(or === null ? [] : [or])].map(String);
  return { deed: deed === 'fortress' || deed === 'reopen' ? deed : 'build', next, sites };
}
