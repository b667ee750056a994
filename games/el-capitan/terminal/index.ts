import type { JsonObject } from '@levante/contract';
import { type Board, boardOf, citiesInPlay, type ElCapitanState, elCapitan } from '@levante/el-capitan/rules';
import type { Language } from '@levante/table/words/languages.ts';
import { sayReason } from '../table/analysis/reasons.ts';
import { readLine } from '../table/match/lines.ts';
import { namerOf } from '../table/match/namer.ts';
import { ownRow, picture } from './picture.ts';
import { TERMINAL_WORDS } from './words/index.ts';
import type { TerminalNamer, TerminalWords } from './words/words.ts';

/** The state behind its plain form; there is one, since the form came from the game itself. */
function stateOf(state: JsonObject): ElCapitanState {
  const read = elCapitan.fromJson(state);
  if (!read.ok) throw new RangeError(`no state of El Capitán: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

const UNKNOWN = '?';

function terminalNamer(board: Board, words: TerminalWords): TerminalNamer {
  return {
    ...namerOf(board, [], words.namer),
    price: (code) => {
      const card =
        board.destinationCards.find(({ city, seals }) => `${city}-${seals}` === code) ??
        board.connectionCards.find(({ cities }) => cities.join('-') === code);
      return card === undefined ? UNKNOWN : String(card.price);
    },
    owed: (amount) => {
      const loan = board.loans.find((one) => one.amount === amount);
      return { repay: String(loan?.repay ?? UNKNOWN), extended: String(loan?.extended ?? UNKNOWN) };
    },
  };
}

/** Describes a line, of a seat or of chance (`* reveal MAR-3`); returns the line itself if it cannot be read. */
function sayLine(line: string, n: TerminalNamer, words: TerminalWords): string {
  const revealed = /^\* reveal (\S+)$/.exec(line)?.[1];
  if (revealed !== undefined) return words.turnedUp(n.card(revealed));
  const action = readLine(line);
  return action === null ? line : words.action(action, n);
}

/** El Capitán in a terminal. */
export const elCapitanTerminal = {
  setup: (language: Language) => ({ cities: TERMINAL_WORDS[language].extraCities }),
  in: (language: Language) => {
    const words = TERMINAL_WORDS[language];
    return {
      picture(json: JsonObject, names: readonly string[]): string[] {
        const state = stateOf(json);
        const namer = namerOf(boardOf(state), [], words.namer);
        return picture(elCapitan.toJson(state), citiesInPlay(state), { ...words.picture, namer, names });
      },
      own(json: JsonObject, names: readonly string[], seat: number): string[] {
        const state = stateOf(json);
        const namer = namerOf(boardOf(state), [], words.namer);
        return ownRow(elCapitan.toJson(state), seat, { ...words.picture, namer, names });
      },
      say(json: JsonObject, line: string): string {
        return sayLine(line, terminalNamer(boardOf(stateOf(json)), words), words);
      },
      reason(reason: { readonly kind: string }, json: JsonObject, nameOf: (seat: number) => string): string {
        const speech = { ...namerOf(boardOf(stateOf(json)), [], words.namer), seat: nameOf };
        return sayReason(reason, speech, words.reasons);
      },
    };
  },
};
