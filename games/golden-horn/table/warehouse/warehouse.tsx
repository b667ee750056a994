import type { Seat } from '@levante/contract';
import { CITY_CODES, COLOURS, type Colour, type ColourCounts, SHIPS } from '@levante/golden-horn/rules';
import { CardsIcon } from '@levante/table/art/icons.tsx';
import type { TableQuestion } from '@levante/table/match/game.ts';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { minus, signed } from '@levante/table/ui/figures.tsx';
import type { Signal } from '@preact/signals';
import type { CSSProperties, VNode } from 'preact';
import { Cube, GoodCard, GoodSymbol } from '../art/goods.tsx';
import { BagIcon, EyeIcon, ScreenIcon } from '../art/icons.tsx';
import type { GoldenHornMatch } from '../log/log.ts';
import { type Course, useTable } from '../match/context.ts';
import { isOpen, NO_GOODS, sizeOf, storeWorth, warehouseRows } from '../match/position.ts';
import { hornPlayersWords } from '../players/words/index.ts';
import { goldenHornWords } from '../words/index.ts';

interface ShelvesProps {
  readonly warehouse: ColourCounts;
  /** Bonus of a row, by its number of colours. */
  readonly setBonus: { readonly [colours: string]: number };
  /** When the n-th cube appears on its shelf, in milliseconds; undefined where the cubes do not move. */
  readonly appearsAt?: (cube: number) => number;
}

/** Maximum number of rows with all figures; with more, only bonuses are shown. */
const MANY = 5;

const at = (ms: number | undefined): CSSProperties => (ms === undefined ? {} : { '--at': `${ms}ms` });

/** Warehouse as shelves: a row of different colours on each, longest first, with its bonus. */
export function Shelves({ warehouse, setBonus, appearsAt }: ShelvesProps) {
  let cubes = 0;
  const rows = warehouseRows(warehouse);
  return (
    <ol class="gh-shelves" aria-label={hornPlayersWords.value.rows} data-many={rows.length > MANY ? '' : undefined}>
      {rows.map((row, i) => {
        const bonus = setBonus[String(row.length)] ?? 0;
        const first = cubes;
        cubes += row.length;
        return (
          <li key={`row-${i + 1}`} data-bonus={bonus > 0 ? String(bonus) : undefined}>
            <span class="unseen">{hornPlayersWords.value.row(row.length, bonus)}</span>
            {COLOURS.map((colour) => (
              <span key={colour} class="gh-shelf-cell" aria-hidden="true">
                {row.includes(colour) && (
                  <span class="gh-shelf-cube" style={at(appearsAt?.(first + row.indexOf(colour)))}>
                    <Cube colour={colour} />
                  </span>
                )}
              </span>
            ))}
            <b aria-hidden="true">{row.length}</b>
            {bonus > 0 && (
              <span class="gh-seal" style={at(appearsAt?.(cubes))} aria-hidden="true">
                {signed(bonus)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the seat whose hand and warehouse are visible on this screen; null for a spectator. */
export function useOwnSeat(): Seat | null {
  const { props } = useTable();
  return props.mine.find((seat) => isOpen(props.state.players[seat]?.hand ?? { count: 0 })) ?? null;
}

/** Returns the cards of each colour that the end selected or pointed at would cost. */
function spentOn(courses: readonly Course[]): ColourCounts {
  const spent = { ...NO_GOODS };
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

/** The viewer's hand: the cards by colour. */
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

/** The number of cubes of each colour, under their shelves. */
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

/** The viewer's warehouse behind its screen: the goods by colour, and their rows. */
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

/** Returns the questions the viewer can ask about the position shown; none for a spectator. */
export function questionsOf({ view, names }: GoldenHornMatch): readonly TableQuestion[] {
  const texts = hornPlayersWords.value;
  const position = view.scene.value?.position;
  const seat = view.handOf.value;
  const own = seat === null ? undefined : position?.json.players[seat];
  if (!position || seat === null || !own) return [];
  const { board, json } = position;
  const ships = () =>
    SHIPS.map((ship, i) => {
      const sails = board.fleets[own.fleet][i] ?? [];
      return `${goldenHornWords.value.shipLabel({ name: names[seat] ?? '', ship, sails, state: own.ships[ship] })}.`;
    }).join(' ');
  const store = () => {
    const { warehouse } = own;
    const points = isOpen(warehouse) ? goldenHornWords.value.score(storeWorth(warehouse, board.setBonus)) : '';
    return texts.store(goldenHornWords.value.cubes(sizeOf(warehouse)), points);
  };
  const goods = () =>
    CITY_CODES.map((city) => {
      const lying = COLOURS.filter((colour) => json.cities[city][colour] > 0);
      return texts.goodsIn(
        goldenHornWords.value.place(city),
        lying.map((colour) => goldenHornWords.value.goods(json.cities[city][colour], colour)),
      );
    }).join(' ');
  return [
    { question: texts.shipsQuestion, answer: ships },
    { question: texts.storeQuestion, answer: store },
    { question: texts.goodsQuestion, answer: goods },
  ];
}

interface StacksProps {
  readonly class: string;
  readonly label: string;
  readonly counts: ColourCounts;
  readonly name: (count: number, colour: Colour) => string;
  readonly Art: (props: { readonly colour: Colour }) => VNode;
}

/** A stack of cubes or cards for each colour, with its number. */
function Stacks({ class: kind, label, counts, name, Art }: StacksProps) {
  return (
    <ul class={`gh-stacks ${kind}`} aria-label={label}>
      {COLOURS.map((colour) => {
        const text = name(counts[colour], colour);
        return (
          <li key={colour} data-none={counts[colour] === 0 ? '' : undefined} title={text}>
            <span class="unseen">{text}</span>
            <Art colour={colour} />
            <span aria-hidden="true">{counts[colour]}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The bag, the draw pile and the discards, and the end condition of the match. */
export function Supply() {
  const { props } = useTable();
  const { bag, deck, discard, lastRound, announcedBy } = props.state;
  const left = sizeOf(bag);
  const words = hornPlayersWords.value;
  return (
    <section class="gh-supply" aria-label={words.supply}>
      <h3>
        <BagIcon />
        <span>{words.bag}</span>
        <strong class="gh-bag-count" data-low={left <= 9 ? '' : undefined}>
          {left}
        </strong>
        <span class="gh-deck" title={words.deck(sizeOf(deck))}>
          <CardsIcon />
          <span class="unseen">{words.deck(sizeOf(deck))}</span>
          <span aria-hidden="true">{sizeOf(deck)}</span>
        </span>
      </h3>
      <Stacks class="gh-bag" label={words.bag} counts={bag} name={goldenHornWords.value.goods} Art={Cube} />
      <Stacks class="gh-discards" label={words.discards} counts={discard} name={words.discarded} Art={GoodCard} />
      <p class="gh-end" data-last={lastRound ? '' : undefined}>
        {lastRound ? words.lastRound(announcedBy === null ? null : (props.names[announcedBy] ?? '')) : words.howItEnds}
      </p>
    </section>
  );
}
