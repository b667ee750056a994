import type { Seat } from '@levante/contract';
import { COLOURS, type ColourCounts } from '@levante/golden-horn/rules';
import { TargetButton } from '@levante/table/show/target.tsx';
import type { Signal } from '@preact/signals';
import { Cube, GoodCard } from '../art/goods.tsx';
import { EyeIcon, ScreenIcon } from '../art/icons.tsx';
import { isOpen, sizeOf, warehouseRows } from '../follow/counts.ts';
import { useTable } from './context.ts';

/** The seat whose hand and warehouse this screen may see; null for a spectator. */
export function useOwnSeat(): Seat | null {
  const { props } = useTable();
  return props.mine.find((seat) => isOpen(props.state.players[seat]?.hand ?? { count: 0 })) ?? null;
}

function Cards({ hand }: { hand: ColourCounts }) {
  const { words } = useTable();
  return (
    <div class="gh-cards" data-spatial="">
      {COLOURS.map((colour) => (
        <TargetButton
          key={colour}
          target={{ on: 'hand-card', colour }}
          label={words.cardLabel(hand[colour], colour)}
          class="gh-card"
          data-none={hand[colour] === 0 ? '' : undefined}
          data-anchor={`card-${colour}`}
        >
          <GoodCard colour={colour} />
          <strong aria-hidden="true">{hand[colour]}</strong>
        </TargetButton>
      ))}
    </div>
  );
}

/** My hand: the cards by colour. */
export function Hand({ covered }: { covered: Signal<boolean> }) {
  const { props, words } = useTable();
  const seat = useOwnSeat();
  const hand = seat === null ? null : (props.state.players[seat]?.hand ?? null);
  if (hand === null || !isOpen(hand)) return null;
  return (
    <section class="gh-hand" aria-label={words.hand} data-anchor="hand">
      <h3>
        {words.hand}
        <span class="aside">{words.cards(sizeOf(hand))}</span>
      </h3>
      {covered.value ? <Covered /> : <Cards hand={hand} />}
    </section>
  );
}

function Covered() {
  const { words } = useTable();
  return <p class="gh-covered">{words.covered}</p>;
}

function Rows({ warehouse }: { warehouse: ColourCounts }) {
  const { props, words } = useTable();
  return (
    <ol class="gh-rows" aria-label={words.rows}>
      {warehouseRows(warehouse).map((row, i) => {
        const bonus = props.board.setBonus[String(row.length)] ?? 0;
        return (
          <li key={`row-${i + 1}`} title={words.row(row.length, bonus)}>
            <span class="unseen">{words.row(row.length, bonus)}</span>
            <span class="gh-row-dots" aria-hidden="true">
              {COLOURS.map((colour) => (
                <i key={colour} style={row.includes(colour) ? { background: `var(--good-${colour})` } : {}} />
              ))}
            </span>
            <span aria-hidden="true" class={bonus > 0 ? 'gain' : undefined}>
              {row.length}
              {bonus > 0 && ` +${bonus}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** My warehouse behind its screen: the goods by colour, and the rows they make. */
export function Warehouse({ covered }: { covered: Signal<boolean> }) {
  const { props, words } = useTable();
  const seat = useOwnSeat();
  const warehouse = seat === null ? null : (props.state.players[seat]?.warehouse ?? null);
  if (warehouse === null || !isOpen(warehouse)) return null;
  return (
    <section class="gh-warehouse" aria-label={words.warehouse} data-anchor="warehouse">
      <h3>
        {words.warehouse}
        <span class="aside">{words.cubes(sizeOf(warehouse))}</span>
        <button
          type="button"
          class="icon-button gh-cover"
          aria-pressed={covered.value}
          aria-label={covered.value ? words.uncover : words.cover}
          title={covered.value ? words.uncover : words.cover}
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
          <ul class="gh-stacks">
            {COLOURS.map((colour) => (
              <li key={colour} data-none={warehouse[colour] === 0 ? '' : undefined}>
                <span class="unseen">{words.goods(warehouse[colour], colour)}</span>
                <Cube colour={colour} />
                <strong aria-hidden="true">{warehouse[colour]}</strong>
              </li>
            ))}
          </ul>
          <Rows warehouse={warehouse} />
        </div>
      )}
    </section>
  );
}
