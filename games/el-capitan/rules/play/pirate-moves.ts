import { itemAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { cityCode } from '../board/tables.ts';
import { anchor, weighAnchor } from '../pirate/anchoring.ts';
import { takeProtection } from '../pirate/free-move.ts';
import { endPaidMove, pirateFare, sailPirate } from '../pirate/paid-move.ts';
import { FREE_DONE } from '../pirate/pirate.ts';
import { playCard } from '../state/hand.ts';
import { payBank } from '../state/money.ts';
import { measureNeeds } from '../state/needs.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Moves of the pirate (chapter 12 of the rules): `pirate/` moves it, and here cards, florins and needs follow. */

/** Makes the free move, which brings protection money (EC-12.1). */
export function freeMove(
  s: ElCapitanState,
  seat: number,
  city: number,
  berth: number,
  journal?: ElCapitanJournal,
): void {
  journal?.push({ type: 'pirate-sailed', seat, by: 'free', card: null, ...way(s, city) });
  weighAnchor(s);
  anchor(s, seat, city, berth, journal);
  s.freePirate = FREE_DONE;
  takeProtection(s, city, seat, journal);
  measureNeeds(s);
}

/** Makes the paid move by florins (EC-12.4). */
export function paidMove(
  s: ElCapitanState,
  seat: number,
  city: number,
  berth: number,
  journal?: ElCapitanJournal,
): void {
  payBank(s, seat, pirateFare(s, city), 'pirate', journal);
  journal?.push({ type: 'pirate-sailed', seat, by: 'florins', card: null, ...way(s, city) });
  weighAnchor(s);
  anchor(s, seat, city, berth, journal);
  endPaidMove(s);
  measureNeeds(s);
}

/** Sails the pirate by a card of the hand (EC-12.4). */
export function moveByCard(
  s: ElCapitanState,
  seat: number,
  card: number,
  city: number,
  journal?: ElCapitanJournal,
): void {
  const code = itemAt(s.tables.cardCodes, card);
  journal?.push({ type: 'pirate-sailed', seat, by: 'card', card: code, ...way(s, city) });
  playCard(s, seat, card);
  sailPirate(s, city);
  measureNeeds(s);
}

/** Anchors the pirate where the last card has brought it (EC-12.4). */
export function anchorAfterCards(s: ElCapitanState, seat: number, berth: number, journal?: ElCapitanJournal): void {
  anchor(s, seat, s.pirateCity, berth, journal);
  endPaidMove(s);
  measureNeeds(s);
}

const way = (s: ElCapitanState, to: number) => ({ from: cityCode(s.pirateCity), to: cityCode(to) });
