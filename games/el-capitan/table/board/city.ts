import type { Seat } from '@levante/contract';
import type { CityBoard, CityCode, CityJson } from '@levante/el-capitan/rules';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';

export interface CityProps {
  readonly board: CityBoard;
  readonly code: CityCode;
  readonly city: CityJson;
  /** Opened over the chart, with more detail. */
  readonly large?: boolean;
}

/** Effects of the previewed plan on one city. */
export interface PreviewHere {
  readonly seat: Seat;
  /** Whether the ship leaves its berth here. */
  readonly leaves: boolean;
  /** The berth taken here, from 1, or null. */
  readonly berth: number | null;
  readonly house: { readonly site: number; readonly neutral: boolean } | null;
  readonly fortress: number | null;
  readonly shuts: number | null;
}

/** Returns the effects of the previewed plan on a city; null if there are none. */
export function usePreviewHere(code: CityCode): PreviewHere | null {
  const { preview } = useTable().props;
  if (preview === null) return null;
  const { seat, route } = preview;
  const last = route.at(-1) === code;
  const leaves = route.length > 1 && route[0] === code && !last;
  if (!last && !leaves) return null;
  if (!last) return { seat, leaves, berth: null, house: null, fortress: null, shuts: null };
  const { berth, house, fortress, shuts } = preview;
  return { seat, leaves, berth, house, fortress, shuts };
}

/** Returns the names of the ships in a city for the tile's accessible name. */
export function useShipsIn(code: CityCode): readonly string[] {
  const { props } = useTable();
  const words = tableWords.value;
  const ships = props.state.players.flatMap((player, seat) =>
    player.ship?.city === code ? [words.shipOf(props.names[seat] ?? '')] : [],
  );
  return props.state.pirate?.city === code ? [...ships, words.pirate] : ships;
}
