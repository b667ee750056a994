import type { Seat } from '@levante/contract';
import type { CityCode, StateJson } from '@levante/el-capitan/rules';
import { Coin } from '@levante/table/art/drawings.tsx';
import { Shield } from '@levante/table/art/marks.tsx';
import { Amount, signed } from '@levante/table/ui/figures.tsx';
import { logWords } from '../log/words/en.ts';
import { countingSpace } from '../match/geometry.ts';
import { usePlaceName, useTable } from '../match/props.ts';
import { tableWords } from '../match/words/en.ts';
import { type PaydayRun, type PaydayStep, type Payment, sumOf } from './payday-run.ts';
import { paydayWords } from './words/en.ts';

/** The sites of a city; the space behind them is never built on. */
const SITES = 12;

/** What pays now, and why it pays so much. */
function useSentence(step: PaydayStep | null): string {
  const { props } = useTable();
  const words = paydayWords.value;
  const placeName = usePlaceName();
  if (step === null) return words.allPaid;
  if (step.kind !== 'city') return words.whole[step.kind];
  const space = countingSpace(props.state.cities[step.city]?.sites ?? []);
  const value = props.forecast.cities[step.city]?.value ?? 0;
  return words.pays(placeName(step.city), value, space === null || space > SITES ? null : space);
}

function Payments({ step }: { step: PaydayStep }) {
  const { props } = useTable();
  const words = paydayWords.value;
  const { state, names } = props;
  const unpaid = step.kind === 'city' ? unpaidIn(step, state) : [];
  return (
    <ul class="payday-payments">
      {step.payments.map((payment, i) => (
        <li key={`${payment.seat} ${i + 1}`}>
          <Shield seat={payment.seat} />
          <span>
            <strong>{names[payment.seat]}</strong>
            <span class="payday-why">{whyPaid(payment, state)}</span>
          </span>
          <Amount amount={payment.amount} />
        </li>
      ))}
      {unpaid.map(({ seat, houses }) => (
        <li key={`none ${seat}`} data-none="">
          <Shield seat={seat} />
          <span>
            <strong>{names[seat]}</strong>
            <span class="payday-why">{words.nothing(houses)}</span>
          </span>
          <span>0</span>
        </li>
      ))}
    </ul>
  );
}

/** What each seat has been paid in all. */
export function PaydaySums({ run }: { run: PaydayRun }) {
  const { props } = useTable();
  return (
    <ul class="payday-race" aria-label={paydayWords.value.total}>
      {run.gained.value.map((amount, seat) => (
        <li key={props.names[seat]}>
          <Shield seat={seat} />
          <span class="unseen">{props.names[seat]}: </span>
          <Amount amount={amount} />
        </li>
      ))}
    </ul>
  );
}

function Before({ steps }: { steps: readonly PaydayStep[] }) {
  const { props } = useTable();
  const words = paydayWords.value;
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{words.before}</h3>
      <ul class="payday-before">
        {steps.map((step) => (
          <li key={stepName(step)}>
            <span>{stepName(step)}</span>
            <span class="payday-before-who">
              {props.names.map((name, seat) => {
                const amount = sumOf(step.payments, seat);
                return amount === 0 ? null : (
                  <span key={name}>
                    <Shield seat={seat} />
                    <span class="unseen">{name}: </span>
                    <Amount amount={amount} />
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function ToCome({ steps }: { steps: readonly PaydayStep[] }) {
  const words = paydayWords.value;
  if (steps.length === 0) return null;
  const cities = steps.flatMap((step) => (step.kind === 'city' ? [tableWords.value.city(step.city)] : []));
  const then = steps.flatMap((step) => (step.kind === 'city' ? [] : [words.within[step.kind]]));
  return (
    <>
      <h3>{words.toCome}</h3>
      <p class="payday-to-come">{words.list(cities, then)}.</p>
    </>
  );
}

/** The column of a payday: what pays and whom, what has paid before, what is to come. `brief` tells of this step alone. */
export function PaydayColumn({ run, brief }: { run: PaydayRun; brief: boolean }) {
  const sentence = useSentence(run.step);
  const { step, script, moment } = run;
  return (
    <section class="payday-column">
      <div class="turn-prompt" data-prompt="" tabIndex={-1}>
        <h2>
          <Coin />
          {logWords.value.payday(script.phase)}
        </h2>
        <p>{sentence}</p>
      </div>
      {step === null ? <PaydaySums run={run} /> : <Payments step={step} />}
      {!brief && step !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section class="payday-rest" tabIndex={0} aria-label={paydayWords.value.before}>
          <Before steps={script.steps.slice(0, moment.at)} />
          <ToCome steps={script.steps.slice(moment.at + 1)} />
        </section>
      )}
    </section>
  );
}

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
