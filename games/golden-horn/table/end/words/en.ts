import type { HornReason } from '@levante/golden-horn/bots';
import type { ShipCode } from '@levante/golden-horn/rules';
import { formFor, many } from '@levante/table/words/en-grammar.ts';
import { say, type WordsFor } from '@levante/table/words/grammar.ts';

/** `1st`, `2nd`. */
type RankName = (rank: number) => string;

/** Names of seats and ships in the sentences of reasons. */
export interface ReasonSpeech {
  seat(seat: number): string;
  ship(ship: ShipCode): string;
}

export type ReasonWords = WordsFor<{ readonly [R in HornReason as R['kind']]: R }, ReasonSpeech>;

const cubes = (count: number, colour: string): string => `${count} ${colour} ${formFor(count, 'cube')}`;

export const enReasons: ReasonWords = {
  'not-home': ({ ship, colour, cubes: count, points }, s) =>
    `The ${s.ship(ship)} could have brought ${cubes(count, colour)} home, worth ${many(points, 'point')}.`,
  'stopped-short': ({ ship, steps }, s) =>
    `The ${s.ship(ship)} stopped although its next step was free; it could have sailed ${many(steps, 'step')} further.`,
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

const en = {
  reasons: enReasons,
  warehouses: 'The warehouses, row by row',
  /** The winner's points next to the reader's own; `own` is null for a spectator. */
  line: (points: number, own: { readonly points: number; readonly rank: number } | null, rankName: RankName) => {
    if (own === null) return `With ${many(points, 'point')}.`;
    if (own.rank === 1) return `With ${many(points, 'point')}: well sailed.`;
    return `${many(points, 'point')} to your ${own.points}: you came ${rankName(own.rank)}.`;
  },
  /** `you, 2nd: 17 cubes and 6 for rows`. */
  madeOf: (rank: string, you: boolean, cubes: number, rows: number) =>
    `${you ? 'you, ' : ''}${rank}: ${cubes} ${formFor(cubes, 'cube')} and ${rows} for rows`,
  tieNote: 'A cube is a point; rows of six, five and four add 4, 2 and 1. Ties: more rows of six, then more cubes.',
  worst: 'Your costliest turn',
  worstOf: (name: string) => `${name}’s costliest turn`,
  at: (round: number) => `Round ${round}.`,
  worth: (points: number) => `+${many(points, 'point')}`,
  growth: 'What was in the warehouses',
  growthOf: (name: string, points: number) => `${name}: ${many(points, 'point')} at the end.`,
  round: (round: number) => `Round ${round}`,
  emptyWarehouse: 'The warehouse is empty.',
};

export default en;

/** Texts of the end of a match, and of reasons why a turn was worse than another. */
export type HornEndWords = typeof en;

/** Returns whether a reason is one of this game's; its commentator gives no others. */
function isOurs(words: ReasonWords, reason: { readonly kind: string }): reason is HornReason {
  return Object.hasOwn(words, reason.kind);
}

/** Returns the sentence for a reason in one language. Returns its kind if the game does not know it. */
export function reasonIn(words: ReasonWords, reason: { readonly kind: string }, speech: ReasonSpeech): string {
  return isOurs(words, reason) ? say(words, reason.kind, reason, speech) : reason.kind;
}
