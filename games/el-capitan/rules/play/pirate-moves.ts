import { type Action, itemAt } from '@levante/contract';
import * as act from '../board/action.ts';
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

/** Moves of the pirate (chapter 12 of the rules): `pirate/` moves it, this file updates cards, florins and needs. */

/** Makes the free move and collects protection money (EC-12.1). */
function freeMove(s: ElCapitanState, seat: number, city: number, berth: number, journal?: ElCapitanJournal): void {
  journal?.push({ type: 'pirate-sailed', seat, by: 'free', card: null, ...leg(s, city) });
  weighAnchor(s);
  anchor(s, seat, city, berth, journal);
  s.freePirate = FREE_DONE;
  takeProtection(s, city, seat, journal);
  measureNeeds(s);
}

/** Makes the paid move by florins (EC-12.4). */
function paidMove(s: ElCapitanState, seat: number, city: number, berth: number, journal?: ElCapitanJournal): void {
  payBank(s, seat, pirateFare(s, city), 'pirate', journal);
  journal?.push({ type: 'pirate-sailed', seat, by: 'florins', card: null, ...leg(s, city) });
  weighAnchor(s);
  anchor(s, seat, city, berth, journal);
  endPaidMove(s);
  measureNeeds(s);
}

/** Sails the pirate by a card of the hand (EC-12.4). */
function moveByCard(s: ElCapitanState, seat: number, card: number, city: number, journal?: ElCapitanJournal): void {
  const code = itemAt(s.tables.cardCodes, card);
  journal?.push({ type: 'pirate-sailed', seat, by: 'card', card: code, ...leg(s, city) });
  playCard(s, seat, card);
  sailPirate(s, city);
  measureNeeds(s);
}

/** Anchors the pirate in the city of its last card (EC-12.4). */
function anchorAfterCards(s: ElCapitanState, seat: number, berth: number, journal?: ElCapitanJournal): void {
  anchor(s, seat, s.pirateCity, berth, journal);
  endPaidMove(s);
  measureNeeds(s);
}

const leg = (s: ElCapitanState, to: number) => ({ from: cityCode(s.pirateCity), to: cityCode(to) });

/** Applies a seat's move of the pirate. */
export function movePirate(s: ElCapitanState, action: Action, journal?: ElCapitanJournal): void {
  const { seat } = s;
  switch (act.kindOf(action)) {
    case act.PIRATE_FREE:
      freeMove(s, seat, act.berthCityOf(action), act.berthOf(action), journal);
      break;
    case act.PIRATE_FLORINS:
      paidMove(s, seat, act.berthCityOf(action), act.berthOf(action), journal);
      break;
    case act.PIRATE_CARD:
      moveByCard(s, seat, act.cardOf(action), act.cityOf(action), journal);
      break;
    default:
      anchorAfterCards(s, seat, act.detailOf(action), journal);
      break;
  }
}
