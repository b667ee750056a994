import type { Seat } from '@levante/contract';
import { type Colour, SHIPS, type ShipCode, type ShipJson } from '@levante/golden-horn/rules';
import { TargetButton } from '@levante/table/show/target.tsx';
import { Cube } from '../art/goods.tsx';
import { TurnIcon } from '../art/icons.tsx';
import { Trader } from '../art/trader.tsx';
import { useTable } from './context.ts';

/** The sails of a ship, as the board gives them to the fleet of its seat. */
export function useSails(seat: Seat, ship: ShipCode): readonly Colour[] {
  const { props } = useTable();
  const fleet = props.state.players[seat]?.fleet ?? 'A';
  return props.board.fleets[fleet][SHIPS.indexOf(ship)] ?? [];
}

interface ShipProps {
  readonly seat: Seat;
  readonly ship: ShipCode;
  readonly state: ShipJson;
}

/** What a ship carries, or that it was robbed of all it had. */
export function Cargo({ state }: { state: ShipJson }) {
  const { words } = useTable();
  if (state.robbed) {
    return (
      <span class="gh-cargo gh-robbed" title={words.robbed}>
        <TurnIcon />
      </span>
    );
  }
  if (state.cargo === null) return null;
  return (
    <span class="gh-cargo">
      <Cube colour={state.cargo.colour} />
      <strong>{state.cargo.cubes}</strong>
    </span>
  );
}

/** A ship on the chart: its sails, its owner, where it heads, what it carries. */
export function ShipPiece({ seat, ship, state }: ShipProps) {
  const { props, words } = useTable();
  const sails = useSails(seat, ship);
  const label = words.shipLabel({ name: props.names[seat] ?? '', ship, sails, state });
  return (
    <TargetButton
      target={{ on: 'ship', seat, ship }}
      label={label}
      class="gh-ship"
      data-heading={state.heading ?? undefined}
      data-mine={props.mine.includes(seat) ? '' : undefined}
      data-turn={props.state.seat === seat && props.state.turn.ship === ship ? '' : undefined}
    >
      <span class="gh-ship-art" data-piece={`ship-${seat}-${ship}`}>
        <Trader seat={seat} sails={sails} westward={state.heading === 'VEN'} />
      </span>
      <Cargo state={state} />
    </TargetButton>
  );
}

/** Every ship that lies at a place, by seat and size. */
export function useShipsAt(place: ShipJson['at']): readonly ShipProps[] {
  const { props } = useTable();
  return props.state.players.flatMap((player, seat) =>
    SHIPS.flatMap((ship) => (player.ships[ship].at === place ? [{ seat, ship, state: player.ships[ship] }] : [])),
  );
}
