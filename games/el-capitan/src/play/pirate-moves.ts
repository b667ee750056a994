import type { Journal } from '../board/facts.ts';
import { cityCode } from '../board/tables.ts';
import { anchor, weighAnchor } from '../pirate/anchoring.ts';
import { takeProtection } from '../pirate/free-move.ts';
import { endPaidMove, pirateFare } from '../pirate/paid-move.ts';
import { FREE_DONE, PAID_SAILING } from '../pirate/pirate.ts';
import { playCard } from '../state/hand.ts';
import { payBank } from '../state/money.ts';
import { measureNeeds } from '../state/needs.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Moves of the pirate (chapter 12 of the rules). */

export function pirateSailed(
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

export function freeMove(s: ElCapitanState, seat: number, city: number, berth: number, journal?: Journal): void {
  pirateSailed(s, seat, 'free', -1, city, journal);
  weighAnchor(s);
  anchor(s, seat, city, berth, journal);
  s.freePirate = FREE_DONE;
  takeProtection(s, city, seat, journal);
  measureNeeds(s);
}

export function paidMove(s: ElCapitanState, seat: number, city: number, berth: number, journal?: Journal): void {
  payBank(s, seat, pirateFare(s, city), 'pirate', journal);
  pirateSailed(s, seat, 'florins', -1, city, journal);
  weighAnchor(s);
  anchor(s, seat, city, berth, journal);
  endPaidMove(s);
  measureNeeds(s);
}

export function pirateByCard(s: ElCapitanState, seat: number, card: number, city: number, journal?: Journal): void {
  pirateSailed(s, seat, 'card', card, city, journal);
  playCard(s, seat, card);
  if (s.paidPirate !== PAID_SAILING) s.pirateFrom = s.pirateCity;
  s.paidPirate = PAID_SAILING;
  weighAnchor(s);
  s.pirateCity = city;
  measureNeeds(s);
}
