import type { JsonObject } from '@levante/contract';
import { CELLS } from '@levante/tic-tac-toe/rules';

const SIGNS: Readonly<Record<string, string>> = { '0': 'O', '1': 'X', '.': '·' };

/** Formats a row of the board, from its first cell on. */
function rowFrom(cells: string, first: number): string {
  const signs = [...cells.slice(first, first + 3)].map((sign) => SIGNS[sign] ?? sign);
  return `  ${CELLS[first]?.[1]}  ${signs.join(' ')}`;
}

/** Terminal display of tic-tac-toe, in English only. */
export const ticTacToeTerminal = {
  setup: () => ({}),
  in: () => ({
    picture({ cells }: JsonObject): string[] {
      return ['Tic-tac-toe', '', ...[0, 3, 6].map((first) => rowFrom(String(cells), first)), '     a b c'];
    },
    own: (_state: JsonObject, names: readonly string[], seat: number): string[] => [
      `${names[seat] || `seat ${seat}`}: ${SIGNS[String(seat)]}`,
    ],
    say: (_state: JsonObject, line: string): string => line.replace(/^[01] place (..)$/, 'Place a mark on $1'),
    reason: ({ kind }: { readonly kind: string }): string => kind,
  }),
};
