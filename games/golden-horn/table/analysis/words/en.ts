import type { HornReason } from '@levante/golden-horn/bots';
import type { ShipCode } from '@levante/golden-horn/rules';
import { formFor, many } from '@levante/table/words/en-grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';

/** Who and what reasons speak of. */
export interface ReasonSpeech {
  seat(seat: number): string;
  ship(ship: ShipCode): string;
}

/** Every reason by its kind. */
export type ReasonMap = { readonly [R in HornReason as R['kind']]: R };
/** A sentence for every reason. */
export type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], speech: ReasonSpeech) => string };

const cubes = (count: number, colour: string): string => `${count} ${colour} ${formFor(count, 'cube')}`;

export const enReasons: ReasonWords = {
  'not-home': ({ ship, colour, cubes: count, points }, s) =>
    `The ${s.ship(ship)} could have brought ${cubes(count, colour)} home, worth ${many(points, 'point')}.`,
  'stopped-short': ({ ship, steps }, s) =>
    `The ${s.ship(ship)} stopped though its next step was free; it could have sailed ${many(steps, 'step')} further.`,
  'left-at-sea': ({ ship, colour, cubes: count }, s) =>
    `${cubes(count, colour)} on the ${s.ship(ship)} ${formFor(count, 'lies', 'lie')} at sea, where ships are raided.`,
  'raid-missed': ({ target, ship, colour, points }, s) =>
    `A raid on ${s.seat(target)}’s ${s.ship(ship)} would have brought a ${colour} cube, worth ${many(points, 'point')}.`,
  'raid-needless': ({ cards, points }) => `The raid took ${many(cards, 'card')} for ${many(points, 'point')}.`,
  'poor-cargo': ({ colour, points, better, betterCubes, betterPoints }) =>
    `${cubes(betterCubes, better)} would be worth ${many(betterPoints, 'point')} at home, ${better === colour ? 'this cargo' : colour} only ${points}.`,
  'cards-wasted': ({ cards }) => `${many(cards, 'card')} more than needed ${formFor(cards, 'was', 'were')} played.`,
  'announced-early': ({ points, rival, cubes: count }, s) =>
    `The end was announced with ${many(points, 'point')}, while ${s.seat(rival)} held ${many(count, 'cube')}.`,
  'announced-late': ({ points, rival, cubes: count }, s) =>
    `With ${many(points, 'point')}, and ${s.seat(rival)} holding ${many(count, 'cube')}, the end could have been announced.`,
};

/** Why a turn was worse than another, in the reader's language. */
export const reasonWords = catalogue(enReasons, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});

/** Whether a reason is one of this game's; its commentator gives no others. */
function isOurs(words: ReasonWords, reason: { readonly kind: string }): reason is HornReason {
  return Object.hasOwn(words, reason.kind);
}

function say<K extends keyof ReasonMap>(
  words: ReasonWords,
  kind: K,
  reason: ReasonMap[K],
  speech: ReasonSpeech,
): string {
  return words[kind](reason, speech);
}

/** The sentence for a reason of an analysis in some words; its kind, if it is none of this game's. */
export function reasonIn(words: ReasonWords, reason: { readonly kind: string }, speech: ReasonSpeech): string {
  return isOurs(words, reason) ? say(words, reason.kind, reason, speech) : reason.kind;
}

/** The sentence for a reason of an analysis in the reader's language; its kind, if it is none of this game's. */
export function sayReason(reason: { readonly kind: string }, speech: ReasonSpeech): string {
  return reasonIn(reasonWords.value, reason, speech);
}
