import { type ActionBuffer, lowestBit, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { placeOf } from '../board/route.ts';
import { CARDS_A_WORD, PLACES, WORDS } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Lists every card in hand with each of its destinations from `from`. */
export function voyages(s: ElCapitanState, out: ActionBuffer, kind: number, from: number): void {
  const { tables } = s;
  const place = placeOf(from);
  for (let word = 0; word < WORDS; word++) {
    const leading = wordAt(tables.cardsAt, place * WORDS + word);
    for (let cards = wordAt(s.hands, s.seat * WORDS + word) & leading; cards !== 0; cards &= cards - 1) {
      const card = word * CARDS_A_WORD + lowestBit(cards);
      for (let to = wordAt(tables.leads, card * PLACES + place); to !== 0; to &= to - 1) {
        out.push(act.withCard(kind, card, lowestBit(to)));
      }
    }
  }
}
