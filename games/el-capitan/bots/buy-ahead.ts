import { type Action, byteAt, doubleAt, wordAt } from '@levante/contract';
import { BUY, type ElCapitanState, MAX_OPEN, simple } from '@levante/el-capitan/rules';
import { WEIGHTS } from './figures/weights.ts';
import { type Desk, needsLoan, type Plans } from './plans.ts';
import { holdShare } from './routes.ts';

/**
 * Returns the purchase of an open card that improves the next turn most, after this turn's action; -1 if none is worth it.
 * The improvement is weighted by the probability that another player would take the card first, and reduced by the risk of
 * a change of plan.
 */
export function buyAhead(desk: Desk, plans: Plans, s: ElCapitanState, seat: number): Action {
  const { survey, onward, reader } = desk;
  survey.measure(s, seat);
  reader.outlook.measure(s);
  const builds = doubleAt(reader.outlook.builds, seat);
  if (builds <= 0) return -1;
  const from = byteAt(s.shipAt, seat);
  const cash = wordAt(s.cash, seat);
  const hold = holdShare(s, builds);
  const lost = 1 - (1 - WEIGHTS.taken) ** (s.tables.players - 1);
  let best = -1;
  let promise: number = WEIGHTS.ahead;
  for (let i = 0; i < 2 * MAX_OPEN; i++) {
    const card = byteAt(s.display, i);
    const price = card < 0 ? 0 : wordAt(s.tables.cardPrice, card);
    if (card < 0 || price > cash || needsLoan(cash - price, builds)) continue;
    onward.list(s, seat, hold);
    const bit = onward.bit(card);
    onward.find(from, cash, bit);
    const without = plans.best(s, onward, from, cash);
    onward.own(card, 0);
    onward.find(from, cash - price);
    const having = plans.best(s, onward, from, cash - price, bit) - price;
    const value = lost * (having - without) - WEIGHTS.changed * price;
    if (value <= promise) continue;
    promise = value;
    best = simple(BUY, card);
  }
  return best;
}
