import type { Seat } from '@levante/contract';
import { Shield } from '@levante/table/art/marks.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { spreadOf } from '../match/geometry.ts';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';

interface SpreadStep {
  /** Number of cities; 0 groups all numbers that earn nothing. */
  readonly cities: number;
  readonly florins: number;
  readonly seats: readonly Seat[];
}

/** Returns the steps of the spread chart from the bottom; seats without income share the first. */
export function spreadSteps(
  spread: readonly number[],
  cities: number,
  counts: readonly number[],
): readonly SpreadStep[] {
  const paying = spread.flatMap((florins, n) => (florins > 0 && n <= cities ? [{ cities: n, florins }] : []));
  const least = paying[0]?.cities ?? 0;
  const at = (test: (count: number) => boolean) => counts.flatMap((count, seat) => (test(count) ? [seat] : []));
  const steps = paying.map((step) => ({ ...step, seats: at((count) => count === step.cities) }));
  return [{ cities: 0, florins: 0, seats: at((count) => count < least) }, ...steps];
}

/** The remaining bonus cards. */
function Bonuses() {
  const { props } = useTable();
  const words = tableWords.value;
  const { bonuses } = props.state;
  return (
    <p class="bonuses">
      <span>{bonuses.length === 0 ? words.noBonusLeft : words.bonusLeft(props.board.bonusCities)}</span>
      {bonuses.map((amount) => (
        <Florins key={amount} amount={amount} />
      ))}
    </p>
  );
}

/** The spread chart as stairs: cities and income of each player. At a payday the shields climb when it pays. */
export function SpreadChart({ pays }: { pays?: 'later' | 'now' }) {
  const { props } = useTable();
  const words = tableWords.value;
  const counts = props.state.players.map((_, seat) => spreadOf(props.state, seat));
  const steps = spreadSteps(props.board.spread, props.cities.length, counts);
  const least = props.board.spread.findIndex((florins) => florins > 0);
  const most = Math.max(1, ...steps.map(({ florins }) => florins));
  return (
    <section class="spread" aria-label={words.spread} data-payday={pays}>
      <header class="spread-head">
        <h3>{words.spread}</h3>
        <Bonuses />
      </header>
      <ol class="spread-steps">
        {steps.map(({ cities, florins, seats }) => (
          <li
            key={cities}
            data-taken={seats.length > 0 ? '' : undefined}
            data-many={seats.length > 3 ? '' : undefined}
            style={{ '--rise': (florins / most) ** 0.8 }}
          >
            <span class="unseen">
              {words.spreadRow(
                cities,
                florins,
                seats.map((seat) => props.names[seat] ?? ''),
              )}
            </span>
            <span class="spread-pays" aria-hidden="true">
              {florins}
            </span>
            <span class="spread-stair" aria-hidden="true">
              <span class="spread-seats">
                {seats.map((seat) => (
                  <span key={seat} data-stair={seat}>
                    <Shield seat={seat} />
                  </span>
                ))}
              </span>
            </span>
            <span class="spread-cities" aria-hidden="true">
              {cities === 0 ? words.fewerThan(least) : cities}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
