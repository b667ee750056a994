import type { CityCode } from '@levante/el-capitan/rules';
import { useTable } from '../match/context.ts';
import { tableWords } from '../match/words/en.ts';

/** Whose ships lie in a city, by name, for the tile's accessible name. */
export function useShipsIn(code: CityCode): readonly string[] {
  const { props } = useTable();
  const words = tableWords.value;
  const ships = props.state.players.flatMap((player, seat) =>
    player.ship?.city === code ? [words.shipOf(props.names[seat] ?? '')] : [],
  );
  return props.state.pirate?.city === code ? [...ships, words.pirate] : ships;
}
