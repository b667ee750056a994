import type { JsonObject } from '@levante/contract';
import type { Namer, PlaceName } from './namer.ts';

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
export function cardIn(data: JsonObject, namer: Namer): string | null {
  const card = textIn(data, 'card');
  return card === '' ? null : namer.card(card);
}
