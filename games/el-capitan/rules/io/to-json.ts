import { byteAt, itemAt, lowestBit, wordAt, writeActor } from '@levante/contract';
import { SITES } from '../board/counts.ts';
import { houseCode } from '../board/houses.ts';
import type { CityCode } from '../board/places.ts';
import {
  BANK,
  CARDS_A_WORD,
  cityCode,
  MAX_BERTHS,
  MAX_FORTRESSES,
  NOBODY_THERE,
  OFF_BOARD,
  WORDS,
} from '../board/tables.ts';
import { shutForGood } from '../extra-cities/porto.ts';
import { FREE_MOVES, PAID_MOVES, PIRATE } from '../pirate/pirate.ts';
import { loanAmount, loanSlot } from '../scoring/loans.ts';
import {
  ACTS,
  DECIDED,
  type ElCapitanState,
  EXTENDED,
  FRESH,
  LOAN_KINDS,
  MAX_OPEN,
  OVER,
  STEPS,
} from '../state/state.ts';
import type { CardsJson, CityJson, LoanJson, PlayerJson, StateJson } from './json.ts';

/** Serialises the state (formats, section 3.1). */
export function toJson(s: ElCapitanState): StateJson {
  const { tables } = s;
  const { players, cities, board } = tables.options;
  const inPlay: { [code in CityCode]?: CityJson } = {};
  for (const city of tables.cities) inPlay[cityCode(city)] = cityJson(s, city);
  return {
    game: 'el-capitan',
    options: { players, cities, board },
    phase: s.phase,
    round: s.round,
    starter: s.starter,
    seat: s.seat < 0 ? null : s.seat,
    actor: writeActor(s.actor),
    step: itemAt(STEPS, s.step),
    lastRound: s.lastRound === 1,
    passes: s.passes,
    turn: {
      acted: itemAt(ACTS, s.acted),
      bought: s.bought === 1,
      sailed: s.sailed === 1,
      freePirate: itemAt(FREE_MOVES, s.freePirate),
      paidPirate: itemAt(PAID_MOVES, s.paidPirate),
      pirateFrom: s.pirateFrom < 0 ? null : cityCode(s.pirateFrom),
    },
    players: Array.from({ length: players }, (_, seat) => playerJson(s, seat)),
    cities: inPlay,
    pirate: s.pirateCity < 0 ? null : { city: cityCode(s.pirateCity), berth: number(s.pirateBerth) },
    destination: cardsJson(s, 0),
    connection: cardsJson(s, 1),
    bonuses: tables.board.bonuses.slice(s.bonusesTaken),
    loanCards: Object.fromEntries(
      tables.board.loans.map((loan, kind) => [String(loan.amount), byteAt(s.loanCards, kind)]),
    ),
  };
}

/** Returns a berth counted from 1, null for none. */
const number = (berth: number): number | null => (berth < 0 ? null : berth + 1);

function playerJson(s: ElCapitanState, seat: number): PlayerJson {
  return {
    cash: wordAt(s.cash, seat),
    warehouses: byteAt(s.warehouses, seat),
    neutral: byteAt(s.neutral, seat),
    fortresses: byteAt(s.fortresses, seat),
    hand: [0, 1, 2].flatMap((word) => codes(s, word, wordAt(s.hands, seat * WORDS + word))),
    loans: loansJson(s, seat),
    ship: shipJson(s, seat),
    bonus: wordAt(s.bonus, seat),
    score: s.step === OVER ? wordAt(s.cash, seat) : null,
  };
}

function shipJson(s: ElCapitanState, seat: number): PlayerJson['ship'] {
  const place = byteAt(s.shipAt, seat);
  if (place === OFF_BOARD) return null;
  return { city: place === BANK ? 'BANK' : cityCode(place), berth: number(byteAt(s.shipBerth, seat)) };
}

/** Returns the codes of the cards in one word of a pile, in board order. */
function codes(s: ElCapitanState, word: number, cards: number): string[] {
  const found: string[] = [];
  for (let left = cards; left !== 0; left &= left - 1) {
    found.push(itemAt(s.tables.cardCodes, word * CARDS_A_WORD + lowestBit(left)));
  }
  return found;
}

function loansJson(s: ElCapitanState, seat: number): LoanJson[] {
  const loans: LoanJson[] = [];
  for (let kind = 0; kind < LOAN_KINDS; kind++) {
    const amount = loanAmount(s, kind);
    const times = (state: number): number => byteAt(s.loans, loanSlot(seat, kind, state));
    for (let i = 0; i < times(FRESH); i++) loans.push({ amount, extended: false });
    for (let i = 0; i < times(EXTENDED); i++) loans.push({ amount, extended: true });
    for (let i = 0; i < times(DECIDED); i++) loans.push({ amount, extended: true, decided: true });
  }
  return loans;
}

function cityJson(s: ElCapitanState, city: number): CityJson {
  const house = (code: number): string | null => (code === 0 ? null : houseCode(code));
  const berths = Array.from({ length: wordAt(s.tables.berths, city) }, (_, i) => {
    const there = byteAt(s.berths, city * MAX_BERTHS + i);
    return there === NOBODY_THERE ? null : there === PIRATE ? ('pirate' as const) : there;
  });
  const fortresses = Array.from({ length: wordAt(s.tables.fortressSites, city) }, (_, i) => {
    const owner = byteAt(s.forts, city * MAX_FORTRESSES + i);
    return owner === NOBODY_THERE ? null : owner;
  });
  const sites = Array.from({ length: SITES }, (_, i) => house(byteAt(s.sites, city * SITES + i)));
  const waiting = Array.from({ length: byteAt(s.shutCount, city) }, (_, i) =>
    houseCode(byteAt(s.shut, city * SITES + i)),
  );
  return shutForGood(city)
    ? { berths, fortresses, sites, shut: [], gone: waiting }
    : { berths, fortresses, sites, shut: waiting };
}

function cardsJson(s: ElCapitanState, kind: 0 | 1): CardsJson {
  const pile = (cards: Int32Array): string[] =>
    (kind === 0 ? [0] : [1, 2]).flatMap((word) => codes(s, word, wordAt(cards, word)));
  const open = Array.from({ length: byteAt(s.displayed, kind) }, (_, i) =>
    itemAt(s.tables.cardCodes, byteAt(s.display, kind * MAX_OPEN + i)),
  );
  return { open, deck: pile(s.deck), discard: pile(s.discard) };
}
