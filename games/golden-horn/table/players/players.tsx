import type { Seat } from '@levante/contract';
import { type PlayerJson, SHIPS, type ShipCode } from '@levante/golden-horn/rules';
import { CardsIcon } from '@levante/table/art/icons.tsx';
import { PlayerList, PlayerPanel } from '@levante/table/players/player-panel.tsx';
import { words } from '@levante/table/words/index.ts';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { CrateIcon } from '../art/icons.tsx';
import { Trader } from '../art/trader.tsx';
import { Cargo, useSails } from '../board/harbour.tsx';
import { useTable } from '../match/context.ts';
import { sizeOf } from '../match/position.ts';
import { useGain } from '../news/news.tsx';
import { goldenHornWords } from '../words/index.ts';
import { hornPlayersWords } from './words/index.ts';

function FleetShip({ seat, ship, player }: { seat: Seat; ship: ShipCode; player: PlayerJson }) {
  const { props } = useTable();
  const sails = useSails(seat, ship);
  const state = player.ships[ship];
  const westward = state.heading === 'VEN';
  const art = useMemo(() => <Trader seat={seat} sails={sails} westward={westward} />, [seat, sails, westward]);
  return (
    <li title={goldenHornWords.value.shipLabel({ name: props.names[seat] ?? '', ship, sails, state })}>
      {art}
      <span class="gh-fleet-at">
        <span class="unseen">{goldenHornWords.value.shipName(ship)}, </span>
        {goldenHornWords.value.placeShort(state.at)}
        <Cargo state={state} />
      </span>
    </li>
  );
}

/** A count of a player's cards or cubes, with an icon and a spoken label. */
function Count({ piece, label, count, icon }: { piece: string; label: string; count: number; icon: VNode }) {
  return (
    <span title={label} data-piece={piece}>
      {icon}
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{label}</span>
    </span>
  );
}

function Player({ seat, player }: { seat: Seat; player: PlayerJson }) {
  const { props } = useTable();
  const { state } = props;
  const lit = state.step === 'place' ? state.actor === String(seat) : state.seat === seat && state.step !== 'over';
  const playing = (props.drafting ?? null) === null ? lit : props.drafting === seat;
  const gain = useGain();
  const cards = sizeOf(player.hand);
  const cubes = sizeOf(player.warehouse);
  const texts = hornPlayersWords.value;
  return (
    <PlayerPanel
      {...{ seat, playing, names: props.names, mine: props.mine, turnText: words.value.follow.playing }}
      marks={{
        'data-gains': gain?.seat === seat ? '' : undefined,
        'data-loses': gain?.from === seat ? '' : undefined,
        'data-seat': seat,
      }}
    >
      <span class="gh-counts">
        <Count piece={`hand-${seat}`} label={texts.handSize(cards)} count={cards} icon={<CardsIcon />} />
        <Count piece={`store-${seat}`} label={texts.warehouseSize(cubes)} count={cubes} icon={<CrateIcon />} />
      </span>
      <ul class="gh-fleet" aria-label={texts.fleet}>
        {SHIPS.map((ship) => (
          <FleetShip key={ship} seat={seat} ship={ship} player={player} />
        ))}
      </ul>
    </PlayerPanel>
  );
}

/** All players in turn order: the visible part of hand and warehouse, and the fleet. */
export function Players() {
  const { props } = useTable();
  return (
    <PlayerList names={props.names} starter={props.state.starter} class="gh-players">
      {props.state.players.map((player, seat) => (
        <Player key={`seat-${seat + 1}`} seat={seat} player={player} />
      ))}
    </PlayerList>
  );
}
