import type { JsonObject } from '@levante/contract';
import { boardOf, type GoldenHornState, goldenHorn } from '@levante/golden-horn/rules';
import { picture } from './picture.ts';
import { tellReason } from './reasons.ts';
import { wordsOf } from './words.ts';

/** The state, or the view of it, behind its plain form; there is one, since the form came from the game itself. */
function stateOf(state: JsonObject): GoldenHornState {
  const read = goldenHorn.fromJson(state);
  if (!read.ok) throw new RangeError(`no state of Golden Horn: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

/** Golden Horn in a terminal. */
export const goldenHornTerminal = {
  setup: { ruleset: 'ruleset' },
  steps: { place: 'placing of ships' },
  picture(json: JsonObject, names: readonly string[]): string[] {
    const state = stateOf(json);
    return picture(goldenHorn.toJson(state), boardOf(state), names);
  },
  say: (_json: JsonObject, line: string): string => wordsOf(line),
  reason: (reason: { readonly kind: string }, _json: JsonObject, nameOf: (seat: number) => string): string =>
    tellReason(reason, nameOf),
};
