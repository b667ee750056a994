import type { MatchRecord } from '@levante/contract';
import { COLOURS, type ColourCounts, goldenHorn, type StateJson } from '@levante/golden-horn/rules';
import { isOpen, NO_GOODS, Position, storeWorth } from '../match/position.ts';
import { goldenHornWords } from '../words/index.ts';
import played from './played.levante.json' with { type: 'json' };

/** Pictures by clause: the part of the table shown, and the ply of the position. */
export const PICTURES = {
  '1.3': { ply: 3, shows: 'fleet', seat: 0 },
  '1.5': { ply: 36, shows: 'lane', seat: 0 },
  '4.3': { ply: 44, shows: 'duo', seat: 1 },
  '4.4': { ply: 51, shows: 'trio', seat: 2 },
  '5.1': { ply: 36, shows: 'goods', seat: 0 },
  '6.2': { ply: 109, shows: 'lane', seat: 0 },
  '9.1': { ply: 218, shows: 'warehouse', seat: 1 },
} as const;

export type PictureClause = keyof typeof PICTURES;

export const hasPicture = (clause: string): clause is PictureClause => Object.hasOwn(PICTURES, clause);

export const PLAYERS: readonly string[] = played.names;

/** Returns the position after a number of actions of the match, played by the rules. */
export function momentAt(ply: number): Position {
  const options = goldenHorn.options(played.options);
  if (!options.ok) throw new Error('the options of the pictures are none');
  const state = goldenHorn.setup(options.value);
  for (const line of played.actions.slice(0, ply)) {
    const action = goldenHorn.parse(state, line);
    if (!action.ok) throw new Error(`the match of the pictures breaks the rules: ${line}`);
    goldenHorn.apply(state, action.value);
  }
  return new Position(state);
}

/** Returns the cubes of a warehouse in a position without hidden information. */
export function warehouseOf(state: StateJson, seat: number): ColourCounts {
  const warehouse = state.players[seat]?.warehouse;
  return warehouse && isOpen(warehouse) ? warehouse : NO_GOODS;
}

/** Returns the match of a picture as a record that ends at its position. */
export function momentRecord(clause: PictureClause): MatchRecord {
  const { options, names, actions } = played;
  const { rulesVersion } = goldenHorn;
  const match = { format: 'levante-record', version: 1, game: 'golden-horn', rulesVersion, options, names } as const;
  return { ...match, actions: actions.slice(0, PICTURES[clause].ply) };
}

/** Figures of a caption, all computed from the position. */
export interface HornFigures {
  readonly name: string;
  /** Number of sea spaces of the lane. */
  readonly spaces: number;
  /** Number of sea spaces with a ship. */
  readonly taken: number;
  /** The goods as text: "2 green cubes". */
  readonly goods: string;
  readonly cubes: number;
  readonly points: number;
}

/** Returns the figures of a picture's caption. */
export function figuresOf(clause: PictureClause, position: Position): HornFigures {
  const { shows, seat, ply } = PICTURES[clause];
  const { json, board } = position;
  // What is loaded from a city is known when it has been loaded.
  const { ships } = (shows === 'goods' ? momentAt(ply + 1) : position).json.players[seat] ?? {};
  const cargo = shows === 'goods' ? ships?.mono.cargo : shows === 'duo' ? ships?.duo.cargo : null;
  const warehouse = warehouseOf(json, seat);
  const places = json.players.flatMap((player) => Object.values(player.ships).map(({ at }) => at));
  return {
    name: PLAYERS[seat] ?? '',
    spaces: (board.routes[json.players.length] ?? []).filter((space) => space !== 'MOD').length,
    taken: new Set(places.filter((at) => typeof at === 'number')).size,
    goods: cargo ? goldenHornWords.value.goods(cargo.cubes, cargo.colour) : '',
    cubes: COLOURS.reduce((sum, colour) => sum + warehouse[colour], 0),
    points: storeWorth(warehouse, board.setBonus),
  };
}
