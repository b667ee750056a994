import { FILL, type GoldenHornState, TURN, VOYAGE } from '@levante/golden-horn/rules';

/** Seats still to play, and their order. */

/** Returns whether a ship may still be moved in this round, or is on a voyage. */
export function movesThisRound(s: GoldenHornState, seat: number, own: number): boolean {
  if (seat !== s.seat) return seat > s.seat;
  return s.step === TURN || ((s.step === VOYAGE || s.step === FILL) && own === s.turnShip);
}

/** Returns whether a seat may still raid in this round. */
export function raidsThisRound(s: GoldenHornState, seat: number): boolean {
  if (seat !== s.seat) return seat > s.seat;
  return s.step === TURN && s.raided === 0;
}

/** Returns whether a seat may raid before the owner of a ship has the next turn, or the match ends. */
export function raidsBefore(s: GoldenHornState, raider: number, owner: number): boolean {
  if (raider === s.seat || s.lastRound === 1) return raidsThisRound(s, raider) && (raider < owner || owner <= s.seat);
  const { players } = s.tables;
  const untilRaider = (raider - s.seat + players) % players;
  const untilOwner = (owner - s.seat + players) % players;
  return untilOwner === 0 || untilRaider < untilOwner;
}

/** Returns whether a ship is on its voyage and may continue from its space. */
export function isUnderWay(s: GoldenHornState, seat: number, own: number): boolean {
  return s.step === VOYAGE && seat === s.seat && own === s.turnShip;
}
