import type { Seat } from '@levante/contract';
import type { CityCode, StateJson } from '@levante/el-capitan/rules';
import { Coin } from '@levante/table/art/drawings.tsx';
import { Shield } from '@levante/table/art/marks.tsx';
import { Amount, signed } from '@levante/table/ui/figures.tsx';
import { logWords } from '../log/words/index.ts';
import { countingSpace } from '../match/geometry.ts';
import { usePlaceName, useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { type PaydayRun, type PaydayStep, type Payment, sumOf } from './payday-run.ts';
import { paydayWords } from './words/index.ts';

/** Sites of a city, without the last space. */
const SITES = 12;

/** Explains the current payment in a sentence. */
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

/** Total income of each seat. */
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

/** The payday column: current, past and coming payments. `brief` shows the current step only. */
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

/** Returns the number of open houses of a seat's main colour in a city. */
export function housesOf(state: Pick<StateJson, 'cities'>, city: CityCode, seat: Seat): number {
  return (state.cities[city]?.sites ?? []).filter((house) => house === String(seat)).length;
}

/** Returns the seats with houses but no income in a city, with their house counts. */
export function unpaidIn(
  { city, payments }: Extract<PaydayStep, { kind: 'city' }>,
  state: Pick<StateJson, 'cities' | 'players'>,
): readonly { readonly seat: Seat; readonly houses: number }[] {
  return state.players.flatMap((_, seat) => {
    const houses = housesOf(state, city, seat);
    return houses === 0 || payments.some((payment) => payment.seat === seat) ? [] : [{ seat, houses }];
  });
}

/** Returns the name of a step. */
export function stepName(step: PaydayStep | null): string {
  const words = paydayWords.value;
  if (step === null) return words.steps.sums;
  return step.kind === 'city' ? tableWords.value.city(step.city) : words.steps[step.kind];
}

/** Returns the reason for a payment in words. */
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

/** Returns the reason for a payment in a word or two beside a coin; empty if the step names it. */
export function whyInShort({ income }: Payment): string {
  const words = paydayWords.value;
  if (income?.for === 'majority') return words.short.rank(income.rank);
  return income?.for === 'fortress' ? words.short.fortress(income.whole) : '';
}

/** Returns the number of letters on a step's labels. */
export function lettersOf({ payments }: PaydayStep): number {
  return payments.reduce((sum, one) => sum + signed(one.amount).length + whyInShort(one).length, 0);
}
