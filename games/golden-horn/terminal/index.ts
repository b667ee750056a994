import type { JsonObject } from '@levante/contract';
import { boardOf, type GoldenHornState, goldenHorn } from '@levante/golden-horn/rules';
import { picture } from './golden-horn-picture.ts';
import { wordsOf } from './golden-horn-words.ts';

/** The state, or the view of it, behind its plain form; there is one, since the form came from the game itself. */
function stateOf(state: JsonObject): GoldenHornState {
  const read = goldenHorn.fromJson(state);
  if (!read.ok) throw new RangeError(`no state of Golden Horn: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

export const goldenHornShow = {
  picture(json: JsonObject, names: readonly string[]): string[] {
    const state = stateOf(json);
    return picture(goldenHorn.toJson(state), boardOf(state), names);
  },
  say: (_json: JsonObject, line: string): string => wordsOf(line),
};
