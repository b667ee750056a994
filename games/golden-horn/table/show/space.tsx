import type { Colour } from '@levante/golden-horn/rules';
import { TargetButton } from '@levante/table/show/target.tsx';
import { GoodCard, GoodSymbol, pigmentOf } from '../art/goods.tsx';
import { Modone } from '../art/modone.tsx';
import { useTable } from './context.ts';
import type { Point } from './lane.ts';
import { ShipPiece, useShipsAt } from './ship.tsx';

/** What coming here costs: the cards, or nothing. */
function Fare({ cards }: { cards: readonly Colour[] | undefined }) {
  const { words } = useTable();
  if (cards === undefined) return null;
  return (
    <span class="gh-fare" title={words.fare(cards)}>
      {cards.length === 0
        ? words.free
        : cards.map((colour, i) => <GoodCard key={`${i + 1} ${colour}`} colour={colour} />)}
    </span>
  );
}

const at = ({ x, y }: Point, width: number, height = width) => ({
  left: `${x - width / 2}px`,
  top: `${y - height / 2}px`,
  width: `${width}px`,
  height: `${height}px`,
});

interface SpaceProps {
  readonly place: number;
  readonly colour: Colour;
  readonly point: Point;
  readonly size: number;
}

/** A sea space: its colour as pigment and symbol, the ship that lies there, and what coming here costs. */
export function SeaSpace({ place, colour, point, size }: SpaceProps) {
  const { props, words } = useTable();
  const [here] = useShipsAt(place);
  const target = { on: 'space', place } as const;
  return (
    <div class="gh-place" style={at(point, size)} data-empty={here ? undefined : ''} data-hint-area="">
      <TargetButton
        target={target}
        label={words.spaceLabel(place, colour)}
        class="gh-space"
        data-colour={colour}
        style={{ '--pigment': pigmentOf(colour) }}
      >
        <span class="gh-space-band">
          <GoodSymbol colour={colour} />
          <span class="gh-space-number" aria-hidden="true">
            {place}
          </span>
        </span>
      </TargetButton>
      {here && <ShipPiece {...here} />}
      <Fare cards={props.fares.get(`space ${place}`)} />
    </div>
  );
}

/** Modone with its berths. */
export function ModoneSpace({ point, size }: { point: Point; size: number }) {
  const { props, words } = useTable();
  const ships = useShipsAt('MOD');
  const berths = props.board.modone[String(props.state.options.players)]?.berths ?? 0;
  return (
    <div class="gh-place gh-modone-place" style={at(point, size * 1.6, size * 1.16)} data-hint-area="">
      <TargetButton target={{ on: 'modone' }} label={words.modoneLabel(ships.length, berths)} class="gh-modone">
        <span class="gh-modone-name">
          {words.place('MOD')}
          <span aria-hidden="true">
            {ships.length}/{berths}
          </span>
        </span>
        <Modone />
      </TargetButton>
      <div class="gh-berths" data-count={ships.length}>
        {ships.map((ship) => (
          <ShipPiece key={`${ship.seat} ${ship.ship}`} {...ship} />
        ))}
      </div>
      <Fare cards={props.fares.get('modone')} />
    </div>
  );
}
