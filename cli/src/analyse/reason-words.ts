import type { Reason, ReasonMap } from '@levante/bots';

/** What a reason is said with. */
export interface Names {
  /** Who sits there. */
  seat(seat: number): string;
  /** A city by its code. */
  city(code: string): string;
}

type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], names: Names) => string };

const florins = (amount: number): string => `${amount} ${amount === 1 ? 'florin' : 'florins'}`;
const points = (amount: number): string => `${amount} ${amount === 1 ? 'point' : 'points'}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const cubes = (count: number, colour: string): string => `${count} ${colour} ${count === 1 ? 'cube' : 'cubes'}`;

const WORDS: ReasonWords = {
  'own-house-shut': ({ city, gone, amount }, n) =>
    `it ${gone ? 'takes an own house out of the game' : 'shuts an own house'} in ${n.city(city)}${amount > 0 ? `, and payday brings ${florins(amount)} less` : ''}`,
  'house-exposed': ({ city }, n) => `the next house in ${n.city(city)} shuts an own one`,
  'majority-missed': ({ city, amount }, n) => `houses in ${n.city(city)} would pay ${florins(amount)} more`,
  'fortress-missed': ({ city, amount }, n) => `a fortress in ${n.city(city)} would pay ${florins(amount)} more`,
  'spread-missed': ({ amount }) => `more cities would pay ${florins(amount)} more`,
  'income-given': ({ to, city, amount }, n) => `it brings ${n.seat(to)} ${florins(amount)} in ${n.city(city)}`,
  'income-left': ({ to, city, amount }, n) => `it leaves ${n.seat(to)} ${florins(amount)} in ${n.city(city)}`,
  'loan-needless': ({ amount, interest }) =>
    `the loan of ${amount} was not needed: ${florins(interest)} of interest, and the turn`,
  'loan-missed': ({ amount, cash }) => `with ${florins(cash)} left it was time for a loan of ${amount}`,
  'cards-useless': ({ cards: count, amount }) =>
    `${cards(count)} for ${florins(amount)} could never be played any more`,
  'cards-dear': ({ amount }) => `${florins(amount)} more went to cards`,
  'florins-spent': ({ amount }) => `it cost ${florins(amount)} more`,
  'bonus-missed': ({ amount }) => `the bonus of ${amount} was there to be won`,
  'phase-ended': () => 'it ends the phase with this round',
  'phase-prolonged': () => 'the phase could have ended with this round',
  'loan-extended': ({ amount, interest }) => `to extend the loan of ${amount} costs ${florins(interest)} more`,
  'loan-repaid': ({ amount, cash }) => `repaying the loan of ${amount} leaves ${florins(cash)}`,
  'starter-named': ({ named, better }, n) => `${n.seat(better)} should have begun, not ${n.seat(named)}`,
  'not-home': ({ colour, cubes: count, points: worth }) =>
    `${cubes(count, colour)} could have been brought home for ${points(worth)}`,
  'stopped-short': ({ ship, steps }) =>
    `the ${ship} stopped though its next step was free; ${steps} more ${steps === 1 ? 'step' : 'steps'} could be sailed`,
  'left-at-sea': ({ ship, colour, cubes: count }) =>
    `${cubes(count, colour)} on the ${ship} lie at sea, where they can be raided`,
  'raid-missed': ({ target, ship, colour, points: worth }, n) =>
    `a raid on ${n.seat(target)}’s ${ship} would have brought a ${colour} cube for ${points(worth)}`,
  'raid-needless': ({ cards: count, points: worth }) => `the raid took ${cards(count)} for ${points(worth)}`,
  'poor-cargo': ({ colour, points: worth, better, betterCubes, betterPoints }) =>
    `${cubes(betterCubes, better)} would be worth ${points(betterPoints)} at home, ${colour} only ${worth}`,
  'cards-wasted': ({ cards: count }) => `${cards(count)} more than needed ${count === 1 ? 'was' : 'were'} played`,
  'announced-early': ({ points: worth, rival, cubes: count }, n) =>
    `it announced the end with ${points(worth)}, while ${n.seat(rival)} held ${count} cubes`,
  'announced-late': ({ points: worth, rival, cubes: count }, n) =>
    `with ${points(worth)}, and ${n.seat(rival)} holding ${count} cubes, the end could have been announced`,
};

function say<K extends keyof ReasonMap>(kind: K, reason: ReasonMap[K], names: Names): string {
  return WORDS[kind](reason, names);
}

/** A reason of an analysis, as part of a sentence. */
export function sayReason(reason: Reason, names: Names): string {
  return say(reason.kind, reason, names);
}
