import type { Seat } from '@levante/contract';
import type { PlayerJson } from '@levante/el-capitan/rules';
import { CardsIcon, CitiesIcon } from '@levante/table/art/icons.tsx';
import { CurrentMatch } from '@levante/table/match/match-context.ts';
import { isStill } from '@levante/table/motion/motions.ts';
import { PlayerList, PlayerPanel } from '@levante/table/players/player-panel.tsx';
import { Amount, Florins } from '@levante/table/ui/figures.tsx';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { Fortress, HouseArt } from '../art/pieces.tsx';
import { cityCodeIn, owedBy, spreadOf } from '../match/geometry.ts';
import { usePlaceName, useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';

/** Name length from which the florins go below. */
const LONG_NAME = 8;
/** Letters that fit into the room of the mark of an account. */
const MARK_LETTERS = 5;

/** Describes the place of a player's ship. */
function usePlace(player: PlayerJson): string {
  const { props } = useTable();
  const words = tableWords.value;
  const placeName = usePlaceName();
  if (player.ship === null) return words.notAtSea;
  const code = cityCodeIn(props.state, player.ship.city);
  return code === null ? words.atBank : placeName(code).at;
}

function Count({ label, count, children }: { label: string; count: number; children: ComponentChildren }) {
  return (
    <li title={label} data-none={count === 0 ? '' : undefined}>
      {children}
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{label}</span>
    </li>
  );
}

function Stock({ seat, player }: { seat: Seat; player: PlayerJson }) {
  const { props } = useTable();
  const words = tableWords.value;
  const cities = spreadOf(props.state, seat);
  return (
    <ul class="stock">
      <Count label={words.warehouses(player.warehouses)} count={player.warehouses}>
        <HouseArt seat={seat} />
      </Count>
      {props.board.startNeutral > 0 && props.names.length === 2 && (
        <Count label={words.neutrals(player.neutral)} count={player.neutral}>
          <HouseArt seat={seat} neutral />
        </Count>
      )}
      <Count label={words.fortresses(player.fortresses)} count={player.fortresses}>
        <Fortress seat={player.fortresses > 0 ? seat : null} />
      </Count>
      <Count label={words.cards(player.hand.length)} count={player.hand.length}>
        <CardsIcon />
      </Count>
      <Count label={words.cities(cities)} count={cities}>
        <CitiesIcon />
      </Count>
    </ul>
  );
}

function Outlook({ seat, player }: { seat: Seat; player: PlayerJson }) {
  const { props } = useTable();
  const words = tableWords.value;
  if (props.payday) {
    return (
      <p class="outlook">
        <span>{words.thisPayday}</span>
        <Amount amount={props.payday.gained[seat] ?? 0} />
      </p>
    );
  }
  const brings = props.forecast.forecast.find((one) => one.seat === seat)?.total ?? 0;
  const owes = owedBy(player, props.board);
  return (
    <p class="outlook">
      <span>
        {props.state.step !== 'over' && (
          <>
            {words.paydayBrings} <Amount amount={brings} />
          </>
        )}
      </span>
      <span>
        {owes === 0 ? (
          words.noLoans
        ) : (
          <>
            {words.owes} <Amount amount={-owes} />
          </>
        )}
      </span>
    </p>
  );
}

function Player({ seat, player }: { seat: Seat; player: PlayerJson }) {
  const { props } = useTable();
  const words = tableWords.value;
  const place = usePlace(player);
  const playing = (props.drafting ?? null) === null ? props.state.actor === String(seat) : props.drafting === seat;
  const rise = props.payday?.rising[seat] ?? 0;
  return (
    <PlayerPanel
      {...{ seat, playing, names: props.names, mine: props.mine, turnText: words.playing }}
      marks={{ 'data-rises': rise !== 0 ? '' : undefined, 'aria-current': playing }}
    >
      <span class="player-place">{place}</span>
      <span class="player-cash">
        <span class="unseen">{words.cash}</span>
        {props.payday ? <Counting amount={player.cash} /> : <Florins amount={player.cash} />}
        {rise !== 0 && (
          <span class="player-rise">
            <Amount amount={rise} />
          </span>
        )}
      </span>
      {player.bonus > 0 && (
        <span class="player-bonus" title={words.bonusCard(player.bonus)}>
          <span class="unseen">{words.bonusCard(player.bonus)}</span>
          <span aria-hidden="true">+{player.bonus}</span>
        </span>
      )}
      <Stock seat={seat} player={player} />
      <Outlook seat={seat} player={player} />
    </PlayerPanel>
  );
}

/** The players in order of play; the current one is highlighted. */
export function Players() {
  const { props } = useTable();
  const { state } = props;
  const seats = useContext(CurrentMatch)?.session.match.value?.seats;
  const lengthOf = (name: string, seat: Seat) => name.length + (seats?.[seat]?.account ? MARK_LETTERS : 0);
  return (
    <PlayerList
      names={props.names}
      starter={state.starter}
      long={props.names.some((name, seat) => lengthOf(name, seat) > LONG_NAME)}
    >
      {state.players.map((player, seat) => (
        <Player key={`seat-${seat + 1}`} seat={seat} player={player} />
      ))}
    </PlayerList>
  );
}

/** Duration of the count to a new amount, in milliseconds. */
const COUNT_MS = 260;

/** Florins that count to a new amount; screen readers get the amount only. Reduced motion skips the count. */
export function Counting({ amount }: { amount: number }) {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const first = from.current;
    from.current = amount;
    if (first === amount || isStill()) {
      setShown(amount);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / COUNT_MS);
      setShown(Math.round(first + (amount - first) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <Florins amount={isStill() ? amount : shown} />;
}
