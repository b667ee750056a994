import type { HornReason } from '@levante/golden-horn/bots';

/** Who sits on a seat. */
export type SeatNamer = (seat: number) => string;

type ReasonMap = { readonly [R in HornReason as R['kind']]: R };
type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], nameOf: SeatNamer) => string };

const points = (amount: number): string => `${amount} ${amount === 1 ? 'point' : 'points'}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const cubes = (count: number, colour: string): string => `${count} ${colour} ${count === 1 ? 'cube' : 'cubes'}`;

const WORDS: ReasonWords = {
  'not-home': ({ colour, cubes: count, points: worth }) =>
    `${cubes(count, colour)} could have been brought home for ${points(worth)}`,
  'stopped-short': ({ ship, steps }) =>
    `the ${ship} stopped though its next step was free; ${steps} more ${steps === 1 ? 'step' : 'steps'} could be sailed`,
  'left-at-sea': ({ ship, colour, cubes: count }) =>
    `${cubes(count, colour)} on the ${ship} lie at sea, where they can be raided`,
  'raid-missed': ({ target, ship, colour, points: worth }, nameOf) =>
    `a raid on ${nameOf(target)}’s ${ship} would have brought a ${colour} cube for ${points(worth)}`,
  'raid-needless': ({ cards: count, points: worth }) => `the raid took ${cards(count)} for ${points(worth)}`,
  'poor-cargo': ({ colour, points: worth, better, betterCubes, betterPoints }) =>
    `${cubes(betterCubes, better)} would be worth ${points(betterPoints)} at home, ${colour} only ${worth}`,
  'cards-wasted': ({ cards: count }) => `${cards(count)} more than needed ${count === 1 ? 'was' : 'were'} played`,
  'announced-early': ({ points: worth, rival, cubes: count }, nameOf) =>
    `it announced the end with ${points(worth)}, while ${nameOf(rival)} held ${count} cubes`,
  'announced-late': ({ points: worth, rival, cubes: count }, nameOf) =>
    `with ${points(worth)}, and ${nameOf(rival)} holding ${count} cubes, the end could have been announced`,
};

/** Whether a reason is one of this game's; its commentator gives no others. */
function isOurs(reason: { readonly kind: string }): reason is HornReason {
  return Object.hasOwn(WORDS, reason.kind);
}

function say<K extends keyof ReasonMap>(kind: K, reason: ReasonMap[K], nameOf: SeatNamer): string {
  return WORDS[kind](reason, nameOf);
}

/** A reason of an analysis, as part of a sentence; one that is not this game's by its kind. */
export function tellReason(reason: { readonly kind: string }, nameOf: SeatNamer): string {
  return isOurs(reason) ? say(reason.kind, reason, nameOf) : reason.kind;
}
