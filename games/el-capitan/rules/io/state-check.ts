import { byteAt, itemAt, type Reader, wordAt } from '@levante/contract';
import { SITES } from '../board/counts.ts';
import { HOUSES, mainHouse, neutralHouse } from '../board/houses.ts';
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
import { FREE_NONE, PAID_NONE, PAID_SAILING, PIRATE } from '../pirate/pirate.ts';
import { loanSlot, loanToDecide } from '../scoring/loans.ts';
import { missingKind } from '../state/display.ts';
import {
  type ElCapitanState,
  FRESH,
  LOAN_KINDS,
  LOAN_STATES,
  NOTHING,
  OVER,
  REFILL,
  SETTLE,
  STARTER,
  TURN,
} from '../state/state.ts';
import { neutralStart } from '../two-player/two-player.ts';

/** Checks the consistency of an untrusted state; the reader has checked every single value. */

/** Checks conservation (numbers of houses, cards, loans, berths) and the preconditions of each step. */
export function checkState(s: ElCapitanState, r: Reader): void {
  for (let seat = 0; seat < s.tables.players; seat++) checkPieces(s, seat, r);
  checkBerths(s, r);
  checkCards(s, r);
  checkLoans(s, r);
  checkBonuses(s, r);
  checkStep(s, r);
  checkTurn(s, r.get('turn'));
}

function checkPieces(s: ElCapitanState, seat: number, r: Reader): void {
  const { board } = s.tables;
  const player = r.get('players').get(String(seat));
  const main = byteAt(s.warehouses, seat) + placed(s, mainHouse(seat));
  const other = byteAt(s.neutral, seat) + placed(s, neutralHouse(seat));
  let forts = byteAt(s.fortresses, seat);
  for (const owner of s.forts) if (owner === seat) forts += 1;
  const expect = (name: string, found: number, each: number): void =>
    player
      .get(name)
      .check(found === each * s.phase, `with those on the board there are ${found} instead of ${each * s.phase}`);
  expect('warehouses', main, board.startWarehouses);
  expect('neutral', other, neutralStart(s.tables));
  expect('fortresses', forts, board.startFortresses);
  for (const city of s.tables.cities) {
    const a = byteAt(s.forts, city * MAX_FORTRESSES);
    const b = byteAt(s.forts, city * MAX_FORTRESSES + 1);
    const twice = a === seat && b === seat;
    r.get('cities').get(cityCode(city)).checkAt('fortresses', !twice, 'a player has one fortress a city');
  }
}

/** Counts the houses of a colour that are not in the stock. */
function placed(s: ElCapitanState, house: number): number {
  let count = 0;
  for (const city of s.tables.cities) {
    count += byteAt(s.houses, city * HOUSES + house);
    for (let i = 0; i < byteAt(s.shutCount, city); i++) if (byteAt(s.shut, city * SITES + i) === house) count += 1;
  }
  return count;
}

function checkBerths(s: ElCapitanState, r: Reader): void {
  for (const city of s.tables.cities) {
    for (let i = 0; i < wordAt(s.tables.berths, city); i++) {
      const there = byteAt(s.berths, city * MAX_BERTHS + i);
      if (there === NOBODY_THERE) continue;
      const [place, berth] =
        there === PIRATE ? [s.pirateCity, s.pirateBerth] : [byteAt(s.shipAt, there), byteAt(s.shipBerth, there)];
      const where = r.get('cities').get(cityCode(city)).get('berths').get(String(i));
      where.check(place === city && berth === i, 'this ship says it lies elsewhere');
    }
  }
  for (let seat = 0; seat < s.tables.players; seat++)
    checkShip(s, seat, r.get('players').get(String(seat)).get('ship'));
  if (s.pirateBerth >= 0) {
    const there = byteAt(s.berths, s.pirateCity * MAX_BERTHS + s.pirateBerth);
    r.checkAt('pirate', there === PIRATE, 'its berth says otherwise');
  }
  const sailing = s.paidPirate === PAID_SAILING;
  if (s.pirateCity >= 0)
    r.get('pirate')
      .get('berth')
      .check(s.pirateBerth < 0 === sailing, 'is null just while the pirate sails by card');
}

function checkShip(s: ElCapitanState, seat: number, r: Reader): void {
  const place = byteAt(s.shipAt, seat);
  const berth = byteAt(s.shipBerth, seat);
  if (place === OFF_BOARD || place === BANK) return;
  if (berth >= 0) {
    r.check(byteAt(s.berths, place * MAX_BERTHS + berth) === seat, 'the berth says otherwise');
    return;
  }
  r.check(s.step === TURN && s.seat === seat, 'only the ship whose turn it is can pass through a city');
}

function checkCards(s: ElCapitanState, r: Reader): void {
  for (let word = 0; word < WORDS; word++) {
    let all = wordAt(s.open, word) | wordAt(s.deck, word) | wordAt(s.discard, word);
    for (let seat = 0; seat < s.tables.players; seat++) all |= wordAt(s.hands, seat * WORDS + word);
    const kind = word === 0 ? 'destination' : 'connection';
    r.get(kind).check(all === (1 << CARDS_A_WORD) - 1, 'a card is nowhere');
  }
}

function checkLoans(s: ElCapitanState, r: Reader): void {
  for (let kind = 0; kind < LOAN_KINDS; kind++) {
    const loan = itemAt(s.tables.board.loans, kind);
    let count = byteAt(s.loanCards, kind);
    for (let seat = 0; seat < s.tables.players; seat++) {
      for (let state = 0; state < LOAN_STATES; state++) count += byteAt(s.loans, loanSlot(seat, kind, state));
    }
    r.get('loanCards')
      .get(String(loan.amount))
      .check(count === loan.cards, `with those lent there are ${count} instead of ${loan.cards}`);
  }
}

function checkBonuses(s: ElCapitanState, r: Reader): void {
  const { bonuses } = s.tables.board;
  const taken = bonuses.slice(0, s.bonusesTaken);
  const left = r.get('bonuses').items(0, bonuses.length);
  for (const [i, bonus] of left.entries())
    bonus.check(bonus.value === bonuses[s.bonusesTaken + i], 'bonus cards go from the best down');
  for (let seat = 0; seat < s.tables.players; seat++) {
    const bonus = wordAt(s.bonus, seat);
    if (bonus === 0) continue;
    const i = taken.indexOf(bonus);
    r.get('players')
      .get(String(seat))
      .get('bonus')
      .check(i >= 0, 'is not one of the bonus cards taken');
    taken.splice(i, 1);
  }
  r.checkAt(
    'bonuses',
    taken.every((bonus) => bonus === 0),
    'nobody has the bonus cards that are gone',
  );
}

function checkStep(s: ElCapitanState, r: Reader): void {
  const step = r.get('step');
  if (s.step === REFILL) {
    const kind = missingKind(s);
    step.check(kind >= 0, 'nothing is to be turned up');
    const pile = kind === 0 ? wordAt(s.deck, 0) : wordAt(s.deck, 1) | wordAt(s.deck, 2);
    step.check(pile !== 0, 'the discards have to be the pile by now');
    const opening = s.phase === 1 && s.round === 1;
    r.checkAt('seat', s.seat >= 0 || opening, 'must be the seat whose turn has ended');
  }
  if (s.step === SETTLE) step.check(loanToDecide(s, s.decider) >= 0, 'no loan is left to decide');
  if (s.step === STARTER) step.check(!someFresh(s), 'a loan is still to be decided');
  if (s.step === SETTLE || s.step === STARTER) r.checkAt('phase', s.phase < 3, 'the third phase ends the match');
  if (s.step === OVER) {
    r.checkAt('phase', s.phase === 3, 'only the third phase ends the match');
    step.check(
      s.loans.every((count) => count === 0),
      'all loans are repaid at the end',
    );
  }
}

/** Returns true if any loan has not been extended: after the settlement there is none. */
function someFresh(s: ElCapitanState): boolean {
  for (let slot = FRESH; slot < s.loans.length; slot += LOAN_STATES) if (byteAt(s.loans, slot) > 0) return true;
  return false;
}

function checkTurn(s: ElCapitanState, r: Reader): void {
  const initial =
    s.acted === NOTHING && !s.bought && !s.sailed && s.freePirate === FREE_NONE && s.paidPirate === PAID_NONE;
  r.check(s.step === TURN || initial, 'is initial between turns');
  r.checkAt(
    'pirateFrom',
    s.pirateFrom >= 0 === (s.paidPirate === PAID_SAILING),
    'is a city just while the pirate sails by card',
  );
  const moved = s.freePirate !== FREE_NONE || s.paidPirate !== PAID_NONE;
  r.check(!moved || s.pirateCity >= 0, 'there is no pirate');
}
