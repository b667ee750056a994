import '@levante/table/style/books.css';
import './books.css';
import type { Seat } from '@levante/contract';
import type { CityCode } from '@levante/el-capitan/rules';
import { Shield } from '@levante/table/art/marks.tsx';
import { isStill } from '@levante/table/motion/motions.ts';
import { Amount, Florins } from '@levante/table/ui/figures.tsx';
import { useEffect, useState } from 'preact/hooks';
import { tableWords } from '../match/words/index.ts';
import type { Payment } from './payday-run.ts';
import { paydayWords } from './words/index.ts';

interface PaydayRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly (readonly Payment[])[];
}

/** Rows without a city. */
const WHOLE = ['spread', 'bonus', 'loans'] as const;

function rowKey({ income }: Payment): string {
  if (income === null) return 'loans';
  return 'city' in income ? income.city : income.for;
}

/** Groups payments into rows: spread, cities in board order, bonus cards, loans; each payment is in one cell. */
export function paydayRows(
  payments: readonly Payment[],
  seats: number,
  cities: readonly CityCode[],
): readonly PaydayRow[] {
  const order = ['spread', ...cities, 'bonus', 'loans'];
  return order.flatMap((key): PaydayRow[] => {
    const here = payments.filter((payment) => rowKey(payment) === key);
    if (here.length === 0) return [];
    const city = cities.find((code) => code === key);
    const whole = WHOLE.find((one) => one === key) ?? 'bonus';
    const label = city === undefined ? paydayWords.value.steps[whole] : tableWords.value.city(city);
    const cells = Array.from({ length: seats }, (_, seat) => here.filter((payment) => payment.seat === seat));
    return [{ key, label, cells }];
  });
}

/** Returns the reason for a payment in words. */
export function paymentReason({ income }: Payment): string {
  const { reasons, loan } = paydayWords.value;
  const { city } = tableWords.value;
  if (income === null) return loan;
  switch (income.for) {
    case 'spread':
      return reasons.spread(income.cities);
    case 'majority':
      return reasons.majority(city(income.city), income.rank);
    case 'fortress':
      return reasons.fortress(city(income.city), income.whole);
    case 'bonus':
      return reasons.bonus;
    case 'building':
      return reasons.building(city(income.city));
  }
}

function Cell({ payments }: { payments: readonly Payment[] }) {
  return (
    <td>
      {payments.map((payment) => (
        <span key={`${payment.income?.for} ${payment.amount}`} class="payment">
          <span class="payment-mark">
            <Shield seat={payment.seat} />
          </span>
          <Amount amount={payment.amount} />
          <span class="payment-why">{paymentReason(payment)}</span>
        </span>
      ))}
    </td>
  );
}

interface PaydayTableProps {
  readonly payments: readonly Payment[];
  readonly names: readonly string[];
  readonly cities: readonly CityCode[];
  /** 1 or 2 reveals row by row; 0 shows all immediately. */
  readonly speed: 0 | 1 | 2;
}

const ROW_MS = 550;

/** Returns the number of visible rows; all at speed 0 or with reduced motion. */
function useRowByRow(rows: number, speed: 0 | 1 | 2): number {
  const still = speed === 0 || isStill();
  const [open, setOpen] = useState(still ? rows : 0);
  useEffect(() => {
    if (still) setOpen(rows);
    if (still || open >= rows) return;
    const timer = window.setTimeout(() => setOpen(open + 1), ROW_MS / speed);
    return () => window.clearTimeout(timer);
  }, [open, rows, still, speed]);
  return Math.min(open, rows);
}

/** A table of payments with reasons, revealed city by city with running totals. */
export function PaydayTable({ payments, names, cities, speed }: PaydayTableProps) {
  const words = paydayWords.value;
  const rows = paydayRows(payments, names.length, cities);
  const open = useRowByRow(rows.length, speed);
  const sum = (seat: Seat) =>
    rows
      .slice(0, open)
      .flatMap((row) => row.cells[seat] ?? [])
      .reduce((total, payment) => total + payment.amount, 0);
  return (
    <div class="payday">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {names.map((name, seat) => (
              <th key={name} scope="col">
                <span class="payday-name">
                  <Shield seat={seat} />
                  <span class="payday-who">{name}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key} data-waiting={index >= open ? '' : undefined}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, seat) => (
                <Cell key={`${row.key} ${names[seat]}`} payments={cell} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {names.map((name, seat) => (
              <td key={name}>
                <span class="payment-mark">
                  <Shield seat={seat} />
                </span>
                <Florins amount={sum(seat)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
