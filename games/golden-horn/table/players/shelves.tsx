import { COLOURS, type ColourCounts } from '@levante/golden-horn/rules';
import { signed } from '@levante/table/ui/figures.tsx';
import type { CSSProperties } from 'preact';
import { Cube } from '../art/goods.tsx';
import { warehouseRows } from '../match/counts.ts';
import { hornPlayersWords } from './words/en.ts';

interface ShelvesProps {
  readonly warehouse: ColourCounts;
  /** What rows bring more, by how many colours they have. */
  readonly setBonus: { readonly [colours: string]: number };
  /** When the n-th cube is laid on its shelf, in milliseconds; left out where all lie there. */
  readonly laidAt?: (cube: number) => number;
}

/** More rows than these stand so close that only what they bring is told. */
const MANY = 5;

const at = (ms: number | undefined): CSSProperties => (ms === undefined ? {} : { '--at': `${ms}ms` });

/** A warehouse as shelves: a row of different colours on each, the longest first, with what it brings. */
export function Shelves({ warehouse, setBonus, laidAt }: ShelvesProps) {
  let laid = 0;
  const rows = warehouseRows(warehouse);
  return (
    <ol class="gh-shelves" aria-label={hornPlayersWords.value.rows} data-many={rows.length > MANY ? '' : undefined}>
      {rows.map((row, i) => {
        const bonus = setBonus[String(row.length)] ?? 0;
        const first = laid;
        laid += row.length;
        return (
          <li key={`row-${i + 1}`} data-bonus={bonus > 0 ? String(bonus) : undefined}>
            <span class="unseen">{hornPlayersWords.value.row(row.length, bonus)}</span>
            {COLOURS.map((colour) => (
              <span key={colour} class="gh-shelf-cell" aria-hidden="true">
                {row.includes(colour) && (
                  <span class="gh-laid" style={at(laidAt?.(first + row.indexOf(colour)))}>
                    <Cube colour={colour} />
                  </span>
                )}
              </span>
            ))}
            <b aria-hidden="true">{row.length}</b>
            {bonus > 0 && (
              <span class="gh-seal" style={at(laidAt?.(laid))} aria-hidden="true">
                {signed(bonus)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
