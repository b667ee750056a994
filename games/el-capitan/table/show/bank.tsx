import type { Seat } from '@levante/contract';
import { Shield } from '@levante/table/art/marks.tsx';
import { TargetButton } from '@levante/table/show/target.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useMemo } from 'preact/hooks';
import { CountingHouse } from '../art/counting-house.tsx';
import { Ship } from '../art/ship.tsx';
import { useTableWords } from '../words/index.ts';
import { useTable } from './context.ts';
import { spreadOf } from './geometry.ts';

function Loans() {
  const { props } = useTable();
  const words = useTableWords();
  return (
    <div class="loans">
      {props.board.loans.map(({ amount, repay, extended }) => {
        const left = props.state.loanCards[amount] ?? 0;
        const label = `${words.loan(amount)}, ${words.loansLeft(left)}, ${words.loanTerms(repay, extended)}`;
        return (
          <TargetButton key={amount} target={{ on: 'loan', amount }} label={label} class="loan">
            <span class="loan-head">
              <Florins amount={amount} />
              <span class="loan-left">{words.loansLeft(left)}</span>
            </span>
            <span class="loan-terms">{words.loanTerms(repay, extended)}</span>
          </TargetButton>
        );
      })}
    </div>
  );
}

function ShipsAtBank() {
  const { props } = useTable();
  const words = useTableWords();
  const seats = props.state.players.flatMap(({ ship }, seat) => (ship?.city === 'BANK' ? [seat] : []));
  if (seats.length === 0) return <p class="bank-empty">{words.noShipAtBank}</p>;
  return (
    <div class="bank-ships">
      {seats.map((seat) => (
        <span key={seat} data-piece={`ship-${seat}`} role="img" aria-label={words.shipOf(props.names[seat] ?? '')}>
          <Ship seat={seat} />
        </span>
      ))}
    </div>
  );
}

interface SpreadRow {
  /** Number of cities, or 0 for everything that brings nothing. */
  readonly cities: number;
  readonly florins: number;
  readonly seats: readonly Seat[];
}

/** The rows of the spread chart from the top; whoever has too few cities for any florin stands in the last one. */
export function spreadRows(spread: readonly number[], cities: number, counts: readonly number[]): readonly SpreadRow[] {
  const paying = spread.flatMap((florins, n) => (florins > 0 && n <= cities ? [{ cities: n, florins }] : []));
  const least = paying[0]?.cities ?? 0;
  const at = (test: (count: number) => boolean) => counts.flatMap((count, seat) => (test(count) ? [seat] : []));
  const rows = paying.map((row) => ({ ...row, seats: at((count) => count === row.cities) })).reverse();
  return [...rows, { cities: 0, florins: 0, seats: at((count) => count < least) }];
}

/** The spread chart: how many cities each player has a house in, and what that brings. */
export function SpreadChart() {
  const { props } = useTable();
  const words = useTableWords();
  const counts = props.state.players.map((_, seat) => spreadOf(props.state, seat));
  const rows = spreadRows(props.board.spread, props.cities.length, counts);
  const least = props.board.spread.findIndex((florins) => florins > 0);
  return (
    <section class="spread" aria-label={words.spread}>
      <h3>{words.spread}</h3>
      <ol class="spread-rows">
        {rows.map(({ cities, florins, seats }) => (
          <li key={cities}>
            <span class="unseen">
              {words.spreadRow(
                cities,
                florins,
                seats.map((seat) => props.names[seat] ?? ''),
              )}
            </span>
            <span class="spread-cities" aria-hidden="true">
              {cities === 0 ? words.fewerThan(least) : cities}
            </span>
            <span class="spread-seats" aria-hidden="true">
              {seats.map((seat) => (
                <Shield key={seat} seat={seat} />
              ))}
            </span>
            <span aria-hidden="true">
              <Florins amount={florins} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bonuses() {
  const { props } = useTable();
  const words = useTableWords();
  const { bonuses } = props.state;
  return (
    <p class="bonuses">
      <span>{bonuses.length === 0 ? words.noBonusLeft : words.bonusLeft(props.board.bonusCities)}</span>
      <span class="bonus-row">
        {bonuses.map((amount) => (
          <Florins key={amount} amount={amount} />
        ))}
      </span>
    </p>
  );
}

/** The counting-house in the east: loans, ships lying there, spread chart, bonus cards. */
export function Bank() {
  const words = useTableWords();
  const house = useMemo(() => <CountingHouse />, []);
  return (
    <section class="bank" data-anchor="bank" data-hint-area="" aria-label={words.bank}>
      <div class="bank-house">
        <h3>{words.bank}</h3>
        <div class="bank-picture">{house}</div>
        <Loans />
        <ShipsAtBank />
      </div>
      <SpreadChart />
      <Bonuses />
    </section>
  );
}
