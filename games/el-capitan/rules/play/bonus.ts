import { byteAt, setWord, wordAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Awards the best remaining bonus card to the first seat with open houses in nine cities, one per player (EC-8.5). */
export function awardBonus(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): void {
  const { bonuses, bonusCities } = s.tables.board;
  const amount = bonuses[s.bonusesTaken];
  if (amount === undefined || wordAt(s.bonus, seat) > 0 || byteAt(s.spread, seat) < bonusCities) return;
  s.bonusesTaken += 1;
  setWord(s.bonus, seat, amount);
  journal?.push({ type: 'bonus-won', seat, amount });
}
