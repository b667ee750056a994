import { type PuzzleGround, type Puzzler, puzzlerOf, type WholeTurn } from '@levante/bots';
import { type Action, ActionBuffer, byteAt, type Fact } from '@levante/contract';
import {
  BANK,
  CITY_CODES,
  type ElCapitanState,
  END,
  elCapitan,
  kindOf,
  LOAN,
  NOTHING,
  PASS,
  plansOf,
  shipPlace,
  simple,
  spentIn,
  TURN,
  turnDeed,
} from '@levante/el-capitan/rules';
import { elCapitanTeachings } from './bots.ts';

/** Smallest stock of any seat at which the end of the phase is near. */
const NEAR_END = 1;
/** Minimum lead of the best deed near the end of the phase. */
const AHEAD_NEAR_END = 0.05;
/** Maximum number of routes per deed if the seat has another turn, in which the cards left in hand matter. */
const WAYS = 2;

/** Returns whether this is the seat's last turn of the phase. */
function isLastTurn(s: ElCapitanState): boolean {
  return s.lastRound === 1;
}

function minStock(s: ElCapitanState): number {
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < s.tables.players; seat++) {
    least = Math.min(least, byteAt(s.warehouses, seat) + byteAt(s.neutral, seat) + byteAt(s.fortresses, seat));
  }
  return least;
}

function turnsOf(s: ElCapitanState): readonly WholeTurn[] {
  const at = byteAt(s.shipAt, s.seat);
  const from = at < 0 ? null : at === BANK ? 'BANK' : (CITY_CODES[at] ?? null);
  const turnsOfDeed = new Map<string, number>();
  const planned = plansOf(s).flatMap(({ lines }): readonly WholeTurn[] => {
    const deed = turnDeed(lines, from) ?? '';
    const known = turnsOfDeed.get(deed) ?? 0;
    turnsOfDeed.set(deed, known + 1);
    if (known >= (isLastTurn(s) ? 1 : WAYS)) return [];
    return [{ deed, actions: [...lines.map((line) => readLine(s, line)), simple(END)] }];
  });
  const buffer = new ActionBuffer();
  elCapitan.legal(s, buffer);
  const others: WholeTurn[] = [];
  for (let i = 0; i < buffer.length; i++) {
    const action = buffer.at(i);
    if (kindOf(action) !== LOAN && kindOf(action) !== PASS) continue;
    others.push({ deed: turnDeed([elCapitan.write(s, action)], from) ?? '', actions: [action] });
  }
  return [...planned, ...others];
}

function readLine(s: ElCapitanState, line: string): Action {
  const action = elCapitan.parse(s, line);
  if (!action.ok) throw new Error(`a plan holds ${line}`);
  return action.value;
}

function themeOf(s: ElCapitanState, facts: readonly Fact[]): string {
  const did = (type: string): boolean => facts.some((fact) => fact.type === type);
  if (did('loan-taken')) return 'loan';
  if (did('bonus-won')) return 'bonus';
  const shut = facts.find((fact) => fact.type === 'house-shut' || fact.type === 'house-gone');
  if (shut) return shut.house === String(s.seat) ? 'own-shut' : 'shutting';
  if (did('house-reopened')) return 'reopening';
  if (did('fortress-built')) return 'fortress';
  const own = facts.find((fact) => fact.type === 'house-built');
  if (own?.neutral === true) return 'neutral';
  if (!isLastTurn(s) && minStock(s) <= 1 && byteAt(s.warehouses, s.seat) + byteAt(s.fortresses, s.seat) === 1)
    return 'phase-end';
  return 'house';
}

const ground: PuzzleGround<ElCapitanState> = {
  draw(random) {
    const players = 2 + random.below(4);
    const cities = random.below(3) === 0 ? ['POR', 'LIS'].filter(() => random.below(2) === 0) : [];
    return { players, cities };
  },
  nears: (s) => s.phase === 3 && minStock(s) <= NEAR_END + 1,
  wants(s) {
    if (s.step !== TURN || s.acted !== NOTHING || s.bought === 1 || s.sailed === 1) return null;
    if (s.phase < 3) return null;
    if (s.lastRound === 1) return 0;
    return minStock(s) <= NEAR_END ? AHEAD_NEAR_END : null;
  },
  turns: turnsOf,
  turnDeed: (state, seat, lines) => turnDeed(lines, shipPlace(state, seat)),
  spent: spentIn,
  theme: themeOf,
};

/** Finds and verifies puzzles of El Capitán. */
export const elCapitanPuzzler: Puzzler = puzzlerOf(elCapitanTeachings, ground);
