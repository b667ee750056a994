import type { Board, CardCode, PlayerJson } from '@levante/el-capitan/rules';
import { cardKind } from './geometry.ts';

/** What a player still owes the bank: a loan not extended at its first price, an extended one at its second. */
export function owedBy(player: PlayerJson, board: Board): number {
  return player.loans.reduce((sum, loan) => {
    const terms = board.loans.find((one) => one.amount === loan.amount);
    return sum + (terms === undefined ? loan.amount : loan.extended ? terms.extended : terms.repay);
  }, 0);
}

/** The printed price of a card; 0 for a card the board does not know. */
export function priceOf(card: CardCode, board: Board): number {
  const kind = cardKind(card);
  if (kind.kind === 'destination') {
    return board.destinationCards.find((one) => one.city === kind.city && one.seals === kind.seals)?.price ?? 0;
  }
  const [a, b] = kind.ends;
  return board.connectionCards.find((one) => one.cities[0] === a && one.cities[1] === b)?.price ?? 0;
}
