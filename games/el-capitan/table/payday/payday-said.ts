import type { Seat } from '@levante/contract';
import type { CityCode, StateJson } from '@levante/el-capitan/rules';
import { signed } from '@levante/table/ui/figures.tsx';
import { tableWords } from '../match/words/en.ts';
import type { PaydayStep, Payment } from './payday-script.ts';
import { paydayWords } from './words/en.ts';

/** Open houses of a seat's main colour in a city. */
export function housesOf(state: Pick<StateJson, 'cities'>, city: CityCode, seat: Seat): number {
  return (state.cities[city]?.sites ?? []).filter((house) => house === String(seat)).length;
}

/** Who has a house in a city and is paid nothing there, with the number of houses. */
export function unpaidIn(
  { city, payments }: Extract<PaydayStep, { kind: 'city' }>,
  state: Pick<StateJson, 'cities' | 'players'>,
): readonly { readonly seat: Seat; readonly houses: number }[] {
  return state.players.flatMap((_, seat) => {
    const houses = housesOf(state, city, seat);
    return houses === 0 || payments.some((payment) => payment.seat === seat) ? [] : [{ seat, houses }];
  });
}

/** What a step is called. */
export function stepName(step: PaydayStep | null): string {
  const words = paydayWords.value;
  if (step === null) return words.steps.sums;
  return step.kind === 'city' ? tableWords.value.city(step.city) : words.steps[step.kind];
}

/** Why a payment is made, in words. */
export function whyPaid({ seat, income }: Payment, state: Pick<StateJson, 'cities'>): string {
  const words = paydayWords.value;
  if (income === null) return words.loan;
  switch (income.for) {
    case 'majority':
      return words.ranked(income.rank, housesOf(state, income.city, seat));
    case 'fortress':
      return words.fortress(income.whole);
    case 'spread':
      return words.spread(income.cities);
    case 'bonus':
    case 'building':
      return words.bonus;
  }
}

/** The same in a word or two, beside a coin; empty where the step says it. */
export function whyInShort({ income }: Payment): string {
  const words = paydayWords.value;
  if (income?.for === 'majority') return words.short.rank(income.rank);
  return income?.for === 'fortress' ? words.short.fortress(income.whole) : '';
}

/** Number of letters on the labels of a step. */
export function lettersOf({ payments }: PaydayStep): number {
  return payments.reduce((sum, one) => sum + signed(one.amount).length + whyInShort(one).length, 0);
}
