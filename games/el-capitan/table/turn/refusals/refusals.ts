import type { JsonObject, PlatformRefusal } from '@levante/contract';
import type { ElCapitanRefusal } from '@levante/el-capitan/rules';
import type { Namer } from '../../match/namer.ts';
import type { PlaceName } from '../../match/places.ts';

/** A reason in words for every code of the game's own. */
export type RefusalWords = {
  readonly [C in Exclude<ElCapitanRefusal, PlatformRefusal>]: (data: JsonObject, namer: Namer) => string;
};

/** A figure that a refusal gives; null where it gives none. */
export function figureIn(data: JsonObject, key: string): number | null {
  const value = data[key];
  return typeof value === 'number' ? value : null;
}

const textIn = (data: JsonObject, key: string): string => {
  const value = data[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The city that a refusal gives, as it stands in the sentence; `otherwise` where it gives none. */
export function placeIn(data: JsonObject, namer: Namer, form: keyof PlaceName, otherwise: string): string {
  const city = textIn(data, 'city');
  return city === '' ? otherwise : namer.place(city)[form];
}

/** The card that a refusal gives, by its name; null where it gives none. */
export function cardIn(data: JsonObject, namer: Namer, key = 'card'): string | null {
  const card = textIn(data, key);
  return card === '' ? null : namer.card(card);
}

/** What somebody has not the money for. */
export interface Dear {
  readonly price: number;
  readonly cash: number;
  /** A card by its name, or what would be done and where; null where the refusal does not say. */
  readonly thing:
    | { readonly card: string }
    | { readonly deed: 'build' | 'fortress' | 'pirate'; readonly city: PlaceName }
    | null;
}

/** What a refusal says is too dear; null where it gives no figures. */
export function dearIn(data: JsonObject, namer: Namer): Dear | null {
  const [price, cash] = [figureIn(data, 'price'), figureIn(data, 'cash')];
  if (price === null || cash === null) return null;
  const card = cardIn(data, namer);
  const [deed, city] = [textIn(data, 'deed'), textIn(data, 'city')];
  if (card !== null) return { price, cash, thing: { card } };
  if (deed === '' || city === '') return { price, cash, thing: null };
  const known = deed === 'build' || deed === 'fortress' ? deed : 'pirate';
  return { price, cash, thing: { deed: known, city: namer.place(city) } };
}

/** What would take a ship where it cannot go. */
export interface VoyageNeeds {
  readonly city: PlaceName;
  /** Where the ship is; null before its first voyage. */
  readonly from: PlaceName | null;
  /** Whether a destination card of the city would do. */
  readonly own: boolean;
  /** The connection card that would, by its name. */
  readonly link: string | null;
  /** So many seals on any other card. */
  readonly seals: number | null;
}

/** What a refusal says a voyage takes; null where it does not say. */
export function needsIn(data: JsonObject, namer: Namer): VoyageNeeds | null {
  const [city, from] = [textIn(data, 'city'), textIn(data, 'from')];
  if (city === '' || typeof data.own !== 'boolean') return null;
  return {
    city: namer.place(city),
    from: from === '' ? null : namer.place(from),
    own: data.own,
    link: cardIn(data, namer, 'link'),
    seals: figureIn(data, 'seals'),
  };
}

/** A connection card that cannot be played where the ship is. */
export interface OutOfPlace {
  readonly card: string;
  /** The cities from which it could. */
  readonly ends: readonly PlaceName[];
  /** Where the ship is; null before its first voyage. */
  readonly from: PlaceName | null;
}

/** The connection card that a refusal speaks of; null where it speaks of none. */
export function outOfPlaceIn(data: JsonObject, namer: Namer): OutOfPlace | null {
  const [card, from] = [textIn(data, 'card'), textIn(data, 'from')];
  if (card === '' || !('from' in data)) return null;
  const ends = card.split('-').map((city) => namer.place(city));
  return { card: namer.card(card), ends, from: from === '' ? null : namer.place(from) };
}

/** The sites that come before the one somebody chose. */
export interface SitesFirst {
  readonly deed: 'build' | 'reopen' | 'fortress';
  readonly next: number;
  /** Every site that would do, as figures. */
  readonly sites: readonly string[];
}

/** Returns the sites that a refusal says come first; null where it names none. */
export function siteIn(data: JsonObject): SitesFirst | null {
  const [next, or] = [figureIn(data, 'next'), figureIn(data, 'or')];
  if (next === null) return null;
  const deed = textIn(data, 'deed');
  const sites = [next, ...(or === null ? [] : [or])].map(String);
  return { deed: deed === 'fortress' || deed === 'reopen' ? deed : 'build', next, sites };
}
