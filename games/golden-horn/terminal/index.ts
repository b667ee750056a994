import type { JsonObject } from '@levante/contract';
import { boardOf, CITY_CODES, COLOURS, type GoldenHornState, goldenHorn } from '@levante/golden-horn/rules';
import type { Language } from '@levante/table/words/languages.ts';
import { reasonIn } from '../table/end/words/en.ts';
import { readLine } from '../table/match/lines.ts';
import { ownLines, picture } from './picture.ts';
import { TERMINAL_WORDS } from './words/index.ts';
import type { TerminalWords } from './words/words.ts';

/** The state, or the view of it, behind its plain form; there is one, since the form came from the game itself. */
function stateOf(state: JsonObject): GoldenHornState {
  const read = goldenHorn.fromJson(state);
  if (!read.ok) throw new RangeError(`no state of Golden Horn: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

/** Describes a draw of chance (`* cube VEN red`, `* card 1 ?`); null for any other line. */
function sayDrawn(line: string, words: TerminalWords): string | null {
  const [, verb, whither = '', what] = line.split(' ');
  const colour = COLOURS.find((one) => one === what) ?? null;
  if (verb === 'card') return words.cardDrawn(words.seat(Number(whither)), colour);
  const city = CITY_CODES.find((code) => code === whither);
  return city === undefined || colour === null ? null : words.cubeDrawn(city, colour);
}

function sayLine(line: string, words: TerminalWords): string {
  if (line.startsWith('* ')) return sayDrawn(line, words) ?? line;
  const action = readLine(line);
  return action === null ? line : words.action(action, words.seat);
}

/** Golden Horn in a terminal. */
export const goldenHornTerminal = {
  setup: (language: Language) => ({ ruleset: TERMINAL_WORDS[language].ruleset }),
  in: (language: Language) => {
    const words = TERMINAL_WORDS[language];
    return {
      picture(json: JsonObject, names: readonly string[]): string[] {
        const state = stateOf(json);
        return picture(goldenHorn.toJson(state), boardOf(state), words, names);
      },
      own(json: JsonObject, names: readonly string[], seat: number): string[] {
        const state = stateOf(json);
        return ownLines(goldenHorn.toJson(state), boardOf(state), words, names)(seat);
      },
      say: (_json: JsonObject, line: string): string => sayLine(line, words),
      reason: (reason: { readonly kind: string }, _json: JsonObject, nameOf: (seat: number) => string): string =>
        reasonIn(words.reasons, reason, { seat: nameOf, ship: words.ship }),
    };
  },
};
