import type { CapitanReason } from '@levante/el-capitan/bots';
import { many } from '@levante/table/words/en-grammar.ts';
import type { PlaceName } from '../../match/places.ts';

/** Names and amounts in the sentences of reasons. */
export interface Speech {
  seat(seat: number): string;
  place(code: string): PlaceName;
  florins(amount: number): string;
  /** True while the worse turn can still be chosen. */
  readonly ahead?: boolean;
}

/** Maps each reason's kind to its type. */
export type ReasonMap = { readonly [R in CapitanReason as R['kind']]: R };
export type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], speech: Speech) => string };

const en: ReasonWords = {
  'own-house-shut': ({ seat, city, gone, amount }, s) => {
    const less = amount > 0 ? `, and payday brings ${s.florins(amount)} less` : '';
    return `${s.seat(seat)}’s own house ${s.place(city).at} ${gone ? 'leaves the game' : 'is shut'}${less}.`;
  },
  'house-exposed': ({ seat, city }, s) => `The next house ${s.place(city).at} shuts one of ${s.seat(seat)}’s.`,
  'majority-missed': ({ city, amount }, s) => `Houses ${s.place(city).at} would pay ${s.florins(amount)} more.`,
  'fortress-missed': ({ city, amount }, s) => `A fortress ${s.place(city).at} would pay ${s.florins(amount)} more.`,
  'spread-missed': ({ amount }, s) => `Houses in more cities would pay ${s.florins(amount)} more.`,
  'income-given': ({ to, city, amount }, s) => `It brings ${s.seat(to)} ${s.florins(amount)} ${s.place(city).at}.`,
  'income-left': ({ to, city, amount }, s) =>
    `It leaves ${s.seat(to)} ${s.florins(amount)} ${s.place(city).at} that could be taken away.`,
  'loan-needless': ({ amount, interest }, s) =>
    `There was no need for a loan of ${amount}: it costs ${s.florins(interest)} of interest, and the turn.`,
  'loan-missed': ({ amount, cash }, s) => `With ${s.florins(cash)} left it was time for a loan of ${amount}.`,
  'cards-useless': ({ cards, amount }, s) =>
    `${many(cards, 'card')} for ${s.florins(amount)} could no longer be played.`,
  'cards-dear': ({ seat, amount }, s) =>
    `${s.seat(seat)} ${s.ahead ? 'would spend' : 'spent'} ${s.florins(amount)} more on cards.`,
  'florins-spent': ({ amount }, s) =>
    s.ahead ? `It would cost ${s.florins(amount)} more.` : `It cost ${s.florins(amount)} more.`,
  'bonus-missed': ({ amount }) => `The bonus card of ${amount} could have been won.`,
  'phase-ended': () => 'It ends the phase with this round.',
  'phase-prolonged': () => 'The phase could have ended with this round.',
  'loan-extended': ({ amount, interest }, s) =>
    `Extending the loan of ${amount} costs ${s.florins(interest)} more later.`,
  'loan-repaid': ({ amount, cash }, s) => `Repaying the loan of ${amount} leaves only ${s.florins(cash)}.`,
  'starter-named': ({ named, better }, s) => `${s.seat(better)} should have started the phase, not ${s.seat(named)}.`,
};

export default en;
