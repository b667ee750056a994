import type { JsonObject } from '@levante/contract';
import { boardOf, citiesInPlay, type ElCapitanState, elCapitan } from '@levante/el-capitan/rules';
import { picture } from './picture.ts';
import { sayReason } from './reasons.ts';
import { wordsOf } from './words.ts';

/** The state behind its plain form; there is one, since the form came from the game itself. */
function stateOf(state: JsonObject): ElCapitanState {
  const read = elCapitan.fromJson(state);
  if (!read.ok) throw new RangeError(`no state of El Capitán: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

/** El Capitán in a terminal. */
export const elCapitanTerminal = {
  setup: { cities: 'extra cities' },
  steps: { settle: 'loans', starter: 'choice of starter' },
  picture(json: JsonObject, names: readonly string[]): string[] {
    const state = stateOf(json);
    return picture(elCapitan.toJson(state), citiesInPlay(state), names);
  },
  say(json: JsonObject, line: string): string {
    const state = stateOf(json);
    return wordsOf(boardOf(state))(line);
  },
  reason(reason: { readonly kind: string }, json: JsonObject, nameOf: (seat: number) => string): string {
    const { cities, extraCities } = boardOf(stateOf(json));
    const names = new Map<string, string>([...cities, ...extraCities].map(({ code, name }) => [code, name]));
    return sayReason(reason, { seat: nameOf, city: (code) => names.get(code) ?? code });
  },
};
