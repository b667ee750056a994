import type { Seat } from '@levante/contract';
import {
  type CargoPlan,
  type CityCode,
  type Colour,
  type Place,
  type RaidPlan,
  SHIPS,
  type ShipCode,
} from '@levante/golden-horn/rules';
import { ChevronIcon } from '@levante/table/art/icons.tsx';
import { Shield } from '@levante/table/art/marks.tsx';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { signed } from '@levante/table/ui/figures.tsx';
import { useGivenLayout } from '@levante/table/ui/layout.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { useState } from 'preact/hooks';
import { Cube, GoodCard } from '../art/goods.tsx';
import { SabreIcon } from '../art/icons.tsx';
import { Trader } from '../art/trader.tsx';
import type { Course } from '../match/context.ts';
import type { Position } from '../match/position.ts';
import { type Intent, targetAt } from '../turn/intents.ts';
import { chosenShip, coursesOf, type HornSelection, isRaid } from '../turn/selection.ts';
import { hornTurnWords } from '../turn/words/index.ts';
import { goldenHornWords } from '../words/index.ts';

/** A ship that can be moved, with how far it could come. */
interface ShipOrder {
  readonly seat: Seat;
  readonly ship: ShipCode;
  readonly sails: readonly Colour[];
  readonly westward: boolean;
  readonly at: Place | null;
  readonly farthest: { readonly to: Place; readonly cards: readonly Colour[] } | null;
}

/** A raid whose target is chosen: what it takes, and every set of cards it can be made with. */
interface RaidOrder {
  readonly colour: Colour;
  /** Points; null without help. */
  readonly gain: number | null;
  readonly choices: readonly { readonly id: string; readonly cards: readonly Colour[] }[];
}

/** A plan; `gain` is null where the table offers no help. */
type Order<P> = Omit<P, 'gain'> & { readonly gain: number | null };

interface OrdersProps {
  readonly names: readonly string[];
  readonly raids: readonly Order<RaidPlan>[];
  /** The raid whose cards are being chosen, or null. During this choice nothing else can be ordered. */
  readonly raiding: RaidOrder | null;
  readonly onRaid: (id: string) => void;
  /** Empty where a ship has been chosen. */
  readonly ships: readonly ShipOrder[];
  /** The goods the chosen ship may load, and their city; null for a ship at sea. */
  readonly cargo: { readonly city: CityCode; readonly goods: readonly Order<CargoPlan>[] } | null;
  /** The possible voyages of the chosen ship: ahead, and after turning round if it may. */
  readonly courses: readonly Course[];
}

/** A gain in points; nothing where it is not told. */
function Gain({ gain }: { readonly gain: number | null }) {
  return gain === null ? null : <em class="gain">{signed(gain)}</em>;
}

/** Parts of an accessible name, without omitted ones. */
const inParts = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

/** The raids in reach, folded up until they are asked for. */
function RaidOrders({ names, raids }: OrdersProps) {
  const [open, setOpen] = useState(false);
  if (raids.length === 0) return null;
  return (
    <div>
      <button type="button" class="gh-raid-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SabreIcon />
        <span>{hornTurnWords.value.raidFirst(raids.length)}</span>
        <ChevronIcon />
      </button>
      {open && (
        <ul class="gh-ways">
          {raids.map(({ seat, ship, colour, gain }) => (
            <li key={`${seat} ${ship}`}>
              <TargetButton
                target={{ on: 'ship', seat, ship }}
                label={inParts(
                  `${names[seat] ?? ''}: ${goldenHornWords.value.shipName(ship)}`,
                  gain === null ? null : signed(gain),
                )}
                class="gh-way"
              >
                <Shield seat={seat} />
                <span>{goldenHornWords.value.shipName(ship)}</span> <Cube colour={colour} />
                <Gain gain={gain} />
              </TargetButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The cards of a raid, a row for each set the hand and the target's sails allow. */
function RaidCards({ raiding, onRaid }: OrdersProps) {
  if (raiding === null) return null;
  const { colour, gain, choices } = raiding;
  return (
    <>
      <h3>
        {hornTurnWords.value.raidTakes}
        <Cube colour={colour} />
        <Gain gain={gain} />
      </h3>
      <ul class="gh-raid-ways" aria-label={hornTurnWords.value.raidCards}>
        {choices.map(({ id, cards }) => (
          <li key={id}>
            <button
              type="button"
              class="gh-raid-way"
              aria-label={goldenHornWords.value.withCards(cards)}
              onClick={() => onRaid(id)}
            >
              {cards.map((one, i) => (
                <GoodCard key={`${i + 1} ${one}`} colour={one} />
              ))}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** From where a ship sails as far as where, for which cards, where there is no room for words. */
function Reach({ at, farthest }: Pick<ShipOrder, 'at' | 'farthest'>) {
  return (
    <span class="gh-reach">
      {at !== null && goldenHornWords.value.placeShort(at)}
      {farthest && (
        <>
          {' '}
          <ChevronIcon />
          {goldenHornWords.value.placeShort(farthest.to)}
          {farthest.cards.map((colour, i) => (
            <GoodCard key={`${i + 1} ${colour}`} colour={colour} />
          ))}
        </>
      )}
    </span>
  );
}

function ShipOrders({ ships }: OrdersProps) {
  const layout = useGivenLayout();
  if (ships.length < 2) return null;
  const short = layout === 'phone' || layout === 'across';
  return (
    <ul class="gh-ways gh-ship-orders" aria-label={hornTurnWords.value.whichShip}>
      {ships.map(({ seat, ship, sails, westward, at, farthest }) => (
        <li key={ship}>
          <TargetButton
            target={{ on: 'ship', seat, ship }}
            label={`${hornTurnWords.value.ordersFor(ship, at)}${farthest ? `, ${hornTurnWords.value.asFarAs(farthest.to, farthest.cards)}` : ''}`}
            class="gh-way"
          >
            <Trader seat={seat} sails={sails} westward={westward} />
            {short ? (
              <Reach at={at} farthest={farthest} />
            ) : (
              <span>
                {raised(goldenHornWords.value.place(at))}{' '}
                {farthest && <small>{hornTurnWords.value.asFarAs(farthest.to, farthest.cards)}</small>}
              </span>
            )}
          </TargetButton>
        </li>
      ))}
    </ul>
  );
}

function CargoOrders({ cargo }: OrdersProps) {
  if (cargo === null) return null;
  const { city, goods } = cargo;
  return (
    <>
      <h3>
        {hornTurnWords.value.cargoFor(city === 'VEN' ? 'CON' : 'VEN')}
        {goods.some(({ gain }) => gain !== null) && <span>{hornTurnWords.value.atHome}</span>}
      </h3>
      <ul class="gh-ways gh-cargo-row">
        {goods.map(({ colour, cubes, gain, row }) => (
          <li key={colour}>
            <TargetButton
              target={{ on: 'cubes', city, colour }}
              label={inParts(
                `${cubes} ${hornTurnWords.value.goodsOf(colour, row)}`,
                gain === null ? null : `${signed(gain)} ${hornTurnWords.value.atHome}`,
              )}
              class="gh-way"
            >
              <Cube colour={colour} />
              <strong>{cubes}</strong> <span>{hornTurnWords.value.goodsOf(colour, row)}</span> <Gain gain={gain} />
            </TargetButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function EndOrders({ courses }: OrdersProps) {
  const open = courses.filter(({ ends }) => ends.length > 0);
  if (open.length === 0) return null;
  return (
    <div class="gh-where">
      <h3>{hornTurnWords.value.endsTitle}</h3>
      {open.map((course) => (
        <CourseEnds key={course.towards} course={course} />
      ))}
    </div>
  );
}

function CourseEnds({ course }: { readonly course: Course }) {
  const title = goldenHornWords.value.towards(course.towards, course.kind === 'turn');
  return (
    <>
      <p class="gh-towards">{title}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, no part of a form */}
      <div class="gh-ends" role="group" aria-label={title}>
        {course.ends.map(({ to, cards }) => (
          <TargetButton
            key={to}
            target={targetAt(to)}
            label={`${goldenHornWords.value.place(to)}, ${goldenHornWords.value.withCards(cards)}`}
            class="gh-end-pill"
          >
            <strong>{goldenHornWords.value.placeShort(to)}</strong>{' '}
            {cards.length === 0
              ? hornTurnWords.value.free
              : cards.map((colour, i) => <GoodCard key={`${i + 1} ${colour}`} colour={colour} />)}
          </TargetButton>
        ))}
      </div>
    </>
  );
}

/** Available orders: a raid, a ship, goods, a destination. The targets are the same as on the chart. */
export function Orders(props: OrdersProps) {
  return (
    <div class="gh-orders" data-spatial="">
      <RaidOrders {...props} />
      <RaidCards {...props} />
      <ShipOrders {...props} />
      <CargoOrders {...props} />
      <EndOrders {...props} />
    </div>
  );
}

/** Returns the orders that remain after the current selection, as listed in the turn's column. */
export function ordersOf(
  position: Position,
  selection: HornSelection,
): Pick<OrdersProps, 'raids' | 'raiding' | 'ships' | 'cargo' | 'courses'> {
  const raiding = raidOrder(position, selection);
  if (raiding) return { raids: [], raiding, ships: [], cargo: null, courses: [] };
  const { moves } = position.plans;
  const under = moves.find(({ kind }) => kind === 'on') ?? null;
  const chosen = under ?? chosenShip(position, selection);
  const loading = moves.find(({ kind, ship }) => kind === 'load' && ship === chosen?.ship);
  const at = loading && position.json.players[loading.seat]?.ships[loading.ship].at;
  const movable = SHIPS.filter((ship) => moves.some((move) => move.ship === ship));
  return {
    raids: position.plans.raids,
    raiding: null,
    ships: chosen ? [] : movable.flatMap((ship) => shipOrder(position, ship)),
    cargo: loading && (at === 'VEN' || at === 'CON') ? { city: at, goods: loading.cargo } : null,
    courses: coursesOf(position, selection, null),
  };
}

/** Returns the same orders without values, which the player of a puzzle must find. */
export function plainOrdersOf(position: Position, selection: HornSelection): ReturnType<typeof ordersOf> {
  const orders = ordersOf(position, selection);
  return {
    ...orders,
    raids: orders.raids.map((raid) => ({ ...raid, gain: null, row: null })),
    raiding: orders.raiding && { ...orders.raiding, gain: null },
    cargo: orders.cargo && {
      ...orders.cargo,
      goods: orders.cargo.goods.map((goods) => ({ ...goods, gain: null, row: null })),
    },
  };
}

/** Returns the raid being chosen, by its picked target, or null. */
function raidOrder({ plans }: Position, { picked, intents }: HornSelection): RaidOrder | null {
  const [target] = picked;
  if (target?.on !== 'ship' || intents.length === 0 || !intents.every(isRaid)) return null;
  const raid = plans.raids.find(({ seat, ship }) => seat === target.seat && ship === target.ship);
  return raid
    ? { colour: raid.colour, gain: raid.gain, choices: intents.map((one) => ({ id: idOf(one), cards: one.cards })) }
    : null;
}

/** Returns the id of an intent, unique within its position. */
export const idOf = ({ lines }: Intent): string => lines.map(({ text }) => text).join(', ');

function shipOrder(position: Position, ship: ShipCode): readonly ShipOrder[] {
  const move = position.plans.moves.find((one) => one.ship === ship);
  const player = move && position.json.players[move.seat];
  if (!move || !player) return [];
  const { at, heading } = player.ships[ship];
  const sails = position.board.fleets[player.fleet][SHIPS.indexOf(ship)] ?? [];
  return [{ seat: move.seat, ship, sails, westward: heading === 'VEN', at, farthest: move.ends.at(-1) ?? null }];
}
