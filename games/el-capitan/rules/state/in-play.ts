import type { Board, CityBoard } from '../board/board.ts';
import type { ElCapitanState } from './state.ts';

/** Returns the board of a match. */
export function boardOf(s: ElCapitanState): Board {
  return s.tables.board;
}

/** Returns the cities in play with their printed figures, in board order. */
export function citiesInPlay(s: ElCapitanState): readonly CityBoard[] {
  const { board, options } = s.tables;
  return [...board.cities, ...board.extraCities.filter((city) => options.cities.some((code) => code === city.code))];
}

/** Returns true if the triangle sites count in a match (EC-1.4). */
export function triangleCounts(s: ElCapitanState): boolean {
  return s.tables.triangle;
}
