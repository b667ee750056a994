import { type ActionBuffer, lowestBit, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { anchorages, mayAnchor } from '../pirate/anchoring.ts';
import { pirateFare } from '../pirate/paid-move.ts';
import { FREE_OWED, PAID_NONE } from '../pirate/pirate.ts';
import { affords } from '../state/money.ts';
import type { ElCapitanState } from '../state/state.ts';
import { voyages } from './voyages.ts';

function moves(s: ElCapitanState, out: ActionBuffer, kind: number): void {
  const cash = wordAt(s.cash, s.seat);
  for (let cities = anchorages(s, s.pirateCity); cities !== 0; cities &= cities - 1) {
    const city = lowestBit(cities);
    if (kind === act.PIRATE_FLORINS && !affords(cash, pirateFare(s, city))) continue;
    for (let berth = 0; berth < wordAt(s.tables.berths, city); berth++) {
      if (mayAnchor(s, city, berth)) out.push(act.toBerth(kind, city, berth));
    }
  }
}

function cards(s: ElCapitanState, out: ActionBuffer): void {
  voyages(s, out, act.PIRATE_CARD, s.pirateCity);
}

function berths(s: ElCapitanState, out: ActionBuffer): void {
  if (s.pirateCity === s.pirateFrom) return;
  for (let berth = 0; berth < wordAt(s.tables.berths, s.pirateCity); berth++) {
    if (mayAnchor(s, s.pirateCity, berth)) out.push(act.simple(act.PIRATE_ANCHOR, berth));
  }
}

/** Lists the acting seat's possible moves of the pirate, ascending. */
export const candidatesOfPirate = {
  sailing(s: ElCapitanState, out: ActionBuffer): void {
    cards(s, out);
    berths(s, out);
  },
  moves(s: ElCapitanState, out: ActionBuffer): void {
    if (s.freePirate === FREE_OWED) moves(s, out, act.PIRATE_FREE);
    if (s.paidPirate !== PAID_NONE) return;
    moves(s, out, act.PIRATE_FLORINS);
    cards(s, out);
  },
};
