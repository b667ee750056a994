import type { JsonObject } from '@levante/contract';
import { boardOf, citiesInPlay, type ElCapitanState, elCapitan } from '@levante/el-capitan/rules';
import { picture } from './el-capitan-picture.ts';
import { wordsOf } from './el-capitan-words.ts';

/** The state behind its plain form; there is one, since the form came from the game itself. */
function stateOf(state: JsonObject): ElCapitanState {
  const read = elCapitan.fromJson(state);
  if (!read.ok) throw new RangeError(`no state of El Capitán: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

export const elCapitanShow = {
  picture(json: JsonObject, names: readonly string[]): string[] {
    const state = stateOf(json);
    return picture(elCapitan.toJson(state), citiesInPlay(state), names);
  },
  say(json: JsonObject, line: string): string {
    const state = stateOf(json);
    return wordsOf(boardOf(state))(line);
  },
};
