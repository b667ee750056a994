import type { CapitanReason } from '@levante/el-capitan/bots';

/** What a reason is said with. */
export interface ReasonNames {
  /** Who sits there. */
  seat(seat: number): string;
  /** A city by its code. */
  city(code: string): string;
}

type ReasonMap = { readonly [R in CapitanReason as R['kind']]: R };
type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], names: ReasonNames) => string };

const florins = (amount: number): string => `${amount} ${amount === 1 ? 'florin' : 'florins'}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

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
};

/** Whether a reason is one of this game's; its commentator gives no others. */
function isOurs(reason: { readonly kind: string }): reason is CapitanReason {
  return Object.hasOwn(WORDS, reason.kind);
}

function say<K extends keyof ReasonMap>(kind: K, reason: ReasonMap[K], names: ReasonNames): string {
  return WORDS[kind](reason, names);
}

/** A reason of an analysis, as part of a sentence; one that is not this game's by its kind. */
export function sayReason(reason: { readonly kind: string }, names: ReasonNames): string {
  return isOurs(reason) ? say(reason.kind, reason, names) : reason.kind;
}
