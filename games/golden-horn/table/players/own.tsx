import type { Seat } from '@levante/contract';
import { COLOURS, type ColourCounts } from '@levante/golden-horn/rules';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { minus, signed } from '@levante/table/ui/figures.tsx';
import type { Signal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { Cube, GoodCard, GoodSymbol } from '../art/goods.tsx';
import { EyeIcon, ScreenIcon } from '../art/icons.tsx';
import { type Course, useTable } from '../match/context.ts';
import { isOpen, sizeOf, storeWorth, warehouseRows } from '../match/position.ts';
import { goldenHornWords } from '../words/en.ts';
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

/** The seat whose hand and warehouse this screen may see; null for a spectator. */
export function useOwnSeat(): Seat | null {
  const { props } = useTable();
  return props.mine.find((seat) => isOpen(props.state.players[seat]?.hand ?? { count: 0 })) ?? null;
}

/** How many cards of each colour the end that is picked or pointed at would cost. */
function spentOn(courses: readonly Course[]): ColourCounts {
  const spent = { pink: 0, yellow: 0, blue: 0, red: 0, green: 0, orange: 0 };
  for (const { ends, aim } of courses)
    for (const colour of ends.find(({ to }) => to === aim)?.cards ?? []) spent[colour] += 1;
  return spent;
}

function Cards({ hand }: { hand: ColourCounts }) {
  const { props } = useTable();
  const spent = spentOn(props.courses);
  return (
    <div class="gh-cards" data-spatial="">
      {COLOURS.map((colour) => (
        <TargetButton
          key={colour}
          target={{ on: 'hand-card', colour }}
          label={`${spent[colour] > 0 ? `${minus(-spent[colour])}, ` : ''}${hornPlayersWords.value.cardLabel(hand[colour], colour)}`}
          class="gh-card"
          quiet={hand[colour] === 0}
          data-none={hand[colour] === 0 ? '' : undefined}
          data-anchor={`card-${colour}`}
          data-spent={spent[colour] > 0 ? '' : undefined}
        >
          <GoodCard colour={colour} />
          {spent[colour] > 0 && <em class="gh-spent">{minus(-spent[colour])}</em>}{' '}
          <strong aria-hidden="true">{hand[colour]}</strong>
        </TargetButton>
      ))}
    </div>
  );
}

/** My hand: the cards by colour. */
export function Hand({ covered }: { covered: Signal<boolean> }) {
  const { props } = useTable();
  const seat = useOwnSeat();
  const hand = seat === null ? null : (props.state.players[seat]?.hand ?? null);
  if (hand === null || !isOpen(hand)) return null;
  return (
    <section class="gh-hand" aria-label={hornPlayersWords.value.hand} data-anchor="hand">
      <h3>
        {hornPlayersWords.value.hand}
        <span class="aside">{goldenHornWords.value.cards(sizeOf(hand))}</span>
      </h3>
      {covered.value ? <Covered /> : <Cards hand={hand} />}
    </section>
  );
}

function Covered() {
  return <p class="gh-covered">{hornPlayersWords.value.covered}</p>;
}

/** How many cubes of each colour there are, under their shelves. */
function Sums({ warehouse }: { warehouse: ColourCounts }) {
  return (
    <ul class="gh-shelf-sums">
      {COLOURS.map((colour) => (
        <li key={colour} data-none={warehouse[colour] === 0 ? '' : undefined}>
          <span class="unseen">{goldenHornWords.value.goods(warehouse[colour], colour)}</span>
          <GoodSymbol colour={colour} plain />
          <strong aria-hidden="true">{warehouse[colour]}</strong>
        </li>
      ))}
    </ul>
  );
}

/** My warehouse behind its screen: the goods by colour, and the rows they make. */
export function Warehouse({ covered }: { covered: Signal<boolean> }) {
  const { props } = useTable();
  const seat = useOwnSeat();
  const warehouse = seat === null ? null : (props.state.players[seat]?.warehouse ?? null);
  if (warehouse === null || !isOpen(warehouse)) return null;
  return (
    <section class="gh-warehouse" aria-label={hornPlayersWords.value.warehouse} data-anchor="warehouse">
      <h3>
        {hornPlayersWords.value.warehouse}
        <span class="aside">{goldenHornWords.value.cubes(sizeOf(warehouse))}</span>
        <button
          type="button"
          class="icon-button gh-cover"
          aria-pressed={covered.value}
          aria-label={covered.value ? hornPlayersWords.value.uncover : hornPlayersWords.value.cover}
          title={covered.value ? hornPlayersWords.value.uncover : hornPlayersWords.value.cover}
          onClick={() => {
            covered.value = !covered.value;
          }}
        >
          {covered.value ? <ScreenIcon /> : <EyeIcon />}
        </button>
      </h3>
      {covered.value ? (
        <Covered />
      ) : (
        <div class="gh-store">
          <p class="gh-worth">{goldenHornWords.value.score(storeWorth(warehouse, props.board.setBonus))}</p>
          <div class="gh-stock">
            <Shelves warehouse={warehouse} setBonus={props.board.setBonus} />
            <Sums warehouse={warehouse} />
          </div>
        </div>
      )}
    </section>
  );
}
