import { type Action, addByte, byteAt, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import type { Journal, PlaceCode } from '../board/facts.ts';
import { BANK, cityCode, MOST_BERTHS, MOST_FORTRESSES, OFF_BOARD } from '../board/tables.ts';
import { owesFreeMove } from '../extra-cities/canarias.ts';
import { payBuilding } from '../extra-cities/lisboa.ts';
import { anchor, endPaidMove, pirateFare, takeProtection, weighAnchor } from '../pirate/pirate.ts';
import { loanAmount, loanSlot } from '../scoring/payday.ts';
import { placeHouse, takeShut } from '../state/chain.ts';
import { measureDeeds } from '../state/deeds.ts';
import { playCard, takeCard } from '../state/hand.ts';
import { payBank, payFromBank } from '../state/money.ts';
import { firstBerth, measureNeeds } from '../state/needs.ts';
import {
  BUILT,
  type ElCapitanState,
  FORTIFIED,
  FREE_DONE,
  FREE_NONE,
  FREE_OWED,
  FRESH,
  mainHouse,
  NOBODY_THERE,
  NOTHING,
  neutralHouse,
  PAID_SAILING,
  REOPENED,
} from '../state/state.ts';
import { endTurn, reveal, takeOpen } from './flow.ts';
import { chooseStarter, extend, repay } from './settlement.ts';
import { markActed } from './turn.ts';

/** Does what `check` allows, in place (see `Game.apply`). */
export function apply(s: ElCapitanState, action: Action, journal?: Journal): void {
  const { seat } = s;
  const detail = act.detailOf(action);
  switch (act.kindOf(action)) {
    case act.BUY:
      buy(s, seat, detail, journal);
      break;
    case act.SAIL:
      sail(s, seat, act.cardOf(action), act.cityOf(action), journal);
      break;
    case act.BUILD:
      build(s, seat, act.siteOf(action), act.isNeutralAction(action), journal);
      break;
    case act.REOPEN:
      reopen(s, seat, act.siteOf(action), act.isNeutralAction(action), journal);
      break;
    case act.FORTRESS:
      fortify(s, seat, detail, journal);
      break;
    case act.LOAN:
      borrow(s, seat, detail, journal);
      break;
    case act.PIRATE_FREE:
      freeMove(s, seat, act.berthCityOf(action), act.berthOf(action), journal);
      break;
    case act.PIRATE_FLORINS:
      paidMove(s, seat, act.berthCityOf(action), act.berthOf(action), journal);
      break;
    case act.PIRATE_CARD:
      pirateByCard(s, seat, act.cardOf(action), act.cityOf(action), journal);
      break;
    case act.PIRATE_ANCHOR:
      anchor(s, seat, s.pirateCity, detail, journal);
      endPaidMove(s);
      measureNeeds(s);
      break;
    case act.END:
      journal?.push({ type: 'turn-ended', seat });
      endTurn(s, journal);
      break;
    case act.PASS:
      pass(s, seat, journal);
      break;
    case act.REVEAL:
      reveal(s, detail, journal);
      break;
    case act.REPAY:
      repay(s, journal);
      break;
    case act.EXTEND:
      extend(s, journal);
      break;
    default:
      chooseStarter(s, detail, journal);
      break;
  }
}

const placeCode = (place: number): PlaceCode => (place === BANK ? 'BANK' : cityCode(place));

function buy(s: ElCapitanState, seat: number, card: number, journal?: Journal): void {
  takeOpen(s, card);
  takeCard(s, seat, card);
  if (s.acted === NOTHING) s.bought = 1;
  journal?.push({ type: 'bought', seat, card: s.tables.cardCodes[card] ?? '' });
  payBank(s, seat, wordAt(s.tables.cardPrice, card), 'card', journal);
}

/** A ship leaves where it is; its berth is free at once (EC-4.7). */
function castOff(s: ElCapitanState, seat: number): void {
  const berth = byteAt(s.shipBerth, seat);
  if (berth >= 0) s.berths[byteAt(s.shipAt, seat) * MOST_BERTHS + berth] = NOBODY_THERE;
  s.shipBerth[seat] = -1;
}

function sail(s: ElCapitanState, seat: number, card: number, city: number, journal?: Journal): void {
  const from = byteAt(s.shipAt, seat);
  playCard(s, seat, card);
  castOff(s, seat);
  const berth = firstBerth(s, city, seat);
  s.shipAt[seat] = city;
  s.shipBerth[seat] = berth;
  if (berth >= 0) s.berths[city * MOST_BERTHS + berth] = seat;
  s.sailed = 1;
  s.freePirate = owesFreeMove(s, seat) ? FREE_OWED : FREE_NONE;
  journal?.push({
    type: 'sailed',
    seat,
    card: s.tables.cardCodes[card] ?? '',
    from: from === OFF_BOARD ? null : placeCode(from),
    to: cityCode(city),
    berth: berth < 0 ? null : berth + 1,
  });
}

function build(s: ElCapitanState, seat: number, site: number, neutral: boolean, journal?: Journal): void {
  const city = byteAt(s.shipAt, seat);
  markActed(s, BUILT);
  addByte(neutral ? s.neutral : s.warehouses, seat, -1);
  payBank(s, seat, wordAt(s.tables.berthPrice, city * MOST_BERTHS + byteAt(s.shipBerth, seat)), 'warehouse', journal);
  journal?.push({ type: 'house-built', seat, city: cityCode(city), site, neutral });
  placeHouse(s, city, site, neutral ? neutralHouse(seat) : mainHouse(seat), journal);
  measureDeeds(s, city);
  if (!neutral) payBuilding(s, seat, city, journal);
  awardBonus(s, seat, journal);
}

function reopen(s: ElCapitanState, seat: number, site: number, neutral: boolean, journal?: Journal): void {
  const city = byteAt(s.shipAt, seat);
  const house = neutral ? neutralHouse(seat) : mainHouse(seat);
  markActed(s, REOPENED);
  takeShut(s, city, house);
  journal?.push({ type: 'house-reopened', seat, city: cityCode(city), site, neutral });
  placeHouse(s, city, site, house, journal);
  measureDeeds(s, city);
  awardBonus(s, seat, journal);
}

/** The first with open houses in nine cities takes the best bonus card left, one a player (EC-8.5). */
function awardBonus(s: ElCapitanState, seat: number, journal?: Journal): void {
  const { bonuses, bonusCities } = s.tables.board;
  const amount = bonuses[s.bonusesTaken];
  if (amount === undefined || wordAt(s.bonus, seat) > 0 || byteAt(s.spread, seat) < bonusCities) return;
  s.bonusesTaken += 1;
  s.bonus[seat] = amount;
  journal?.push({ type: 'bonus-won', seat, amount });
}

function fortify(s: ElCapitanState, seat: number, site: number, journal?: Journal): void {
  const city = byteAt(s.shipAt, seat);
  const slot = city * MOST_FORTRESSES + site - 1;
  markActed(s, FORTIFIED);
  s.forts[slot] = seat;
  measureDeeds(s, city);
  addByte(s.fortresses, seat, -1);
  journal?.push({ type: 'fortress-built', seat, city: cityCode(city), site });
  payBank(s, seat, wordAt(s.tables.fortressPrice, slot), 'fortress', journal);
}

/** The ship goes to the bank free of charge (EC-4.9). */
function toBank(s: ElCapitanState, seat: number, journal?: Journal): void {
  const from = byteAt(s.shipAt, seat);
  castOff(s, seat);
  s.shipAt[seat] = BANK;
  if (from === BANK) return;
  const start = from === OFF_BOARD ? null : placeCode(from);
  journal?.push({ type: 'sailed', seat, card: null, from: start, to: 'BANK', berth: null });
}

function borrow(s: ElCapitanState, seat: number, kind: number, journal?: Journal): void {
  toBank(s, seat, journal);
  addByte(s.loans, loanSlot(seat, kind, FRESH), 1);
  addByte(s.loanCards, kind, -1);
  const amount = loanAmount(s, kind);
  journal?.push({ type: 'loan-taken', seat, amount });
  payFromBank(s, seat, amount, 'loan', journal);
  journal?.push({ type: 'turn-ended', seat });
  endTurn(s, journal);
}

function pass(s: ElCapitanState, seat: number, journal?: Journal): void {
  toBank(s, seat, journal);
  s.passes += 1;
  journal?.push({ type: 'passed', seat });
  endTurn(s, journal);
}

function pirateSailed(
  s: ElCapitanState,
  seat: number,
  by: 'free' | 'florins' | 'card',
  card: number,
  to: number,
  journal?: Journal,
): void {
  const code = card < 0 ? null : (s.tables.cardCodes[card] ?? '');
  journal?.push({ type: 'pirate-sailed', seat, by, card: code, from: cityCode(s.pirateCity), to: cityCode(to) });
}

function freeMove(s: ElCapitanState, seat: number, city: number, berth: number, journal?: Journal): void {
  pirateSailed(s, seat, 'free', -1, city, journal);
  weighAnchor(s);
  anchor(s, seat, city, berth, journal);
  s.freePirate = FREE_DONE;
  takeProtection(s, city, seat, journal);
  measureNeeds(s);
}

function paidMove(s: ElCapitanState, seat: number, city: number, berth: number, journal?: Journal): void {
  payBank(s, seat, pirateFare(s, city), 'pirate', journal);
  pirateSailed(s, seat, 'florins', -1, city, journal);
  weighAnchor(s);
  anchor(s, seat, city, berth, journal);
  endPaidMove(s);
  measureNeeds(s);
}

function pirateByCard(s: ElCapitanState, seat: number, card: number, city: number, journal?: Journal): void {
  pirateSailed(s, seat, 'card', card, city, journal);
  playCard(s, seat, card);
  if (s.paidPirate !== PAID_SAILING) s.pirateFrom = s.pirateCity;
  s.paidPirate = PAID_SAILING;
  weighAnchor(s);
  s.pirateCity = city;
  measureNeeds(s);
}
