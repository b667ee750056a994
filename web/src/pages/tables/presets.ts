import type { GameCard } from '@levante/table/match/card.ts';
import type { ListedTable, RunningControl } from '@levante/wire';

/** A quick match: a game with its usual options, a number of players and a time control. */
export interface Preset {
  readonly game: string;
  readonly players: number;
  readonly control: RunningControl;
}

const LIVE_MINUTES = [10, 15, 20] as const;
const MINUTE_S = 60;
/** First seconds of a live turn, which cost nothing. The same as in the set-up form, so that both lead to one table. */
const FREE_S = 5;
const DAY_HOURS = 24;
/** Hours of the reserve over days. The same as in the set-up form. */
const RESERVE_H = 72;

/**
 * Returns the four presets of a game: three live ones with increasing numbers of players, and one of a day per turn
 * with a reserve.
 */
export function presetsOf({ id: game, seats }: Pick<GameCard, 'id' | 'seats'>): readonly Preset[] {
  const live = LIVE_MINUTES.map(
    (minutes, i): Preset => ({
      game,
      players: Math.min(seats.fewest + i, seats.most),
      control: { kind: 'live', bankS: minutes * MINUTE_S, incrementS: minutes, freeS: FREE_S },
    }),
  );
  return [...live, { game, players: seats.usual, control: { kind: 'days', hours: DAY_HOURS, reserveH: RESERVE_H } }];
}

/** Returns a preset's key, unique among all presets. */
export const presetKey = ({ game, players, control }: Preset): string =>
  `${game}/${players}/${control.kind === 'live' ? control.bankS : 'days'}`;

/** Returns whether both are the same, as far as the server distinguishes time controls. */
function isSameControl(a: RunningControl, b: RunningControl): boolean {
  if (a.kind === 'days' || b.kind === 'days')
    return a.kind === 'days' && b.kind === 'days' && a.hours === b.hours && a.reserveH === b.reserveH;
  return a.bankS === b.bankS && a.incrementS === b.incrementS && a.freeS === b.freeS;
}

/** Returns whether a quick match could seat a person at this table. */
export function fitsPreset(table: ListedTable, { game, players, control }: Preset): boolean {
  return (
    table.game === game &&
    table.seats.length === players &&
    Object.keys(table.options).length === 0 &&
    table.timeControl !== undefined &&
    isSameControl(table.timeControl, control)
  );
}

/** Returns the number of seats that anyone may take. */
export const freeSeats = ({ seats }: Pick<ListedTable, 'seats'>): number =>
  seats.filter(({ taken, reserved }) => !taken && !reserved).length;

/** Returns the table at which a quick match would seat a person: the oldest that fits. `tables` are newest first. */
export function tableFor(tables: readonly ListedTable[], preset: Preset): ListedTable | undefined {
  return tables.findLast((table) => fitsPreset(table, preset) && freeSeats(table) > 0);
}

/** Returns the number of people at a table. */
export const peopleAt = ({ seats }: ListedTable): number =>
  seats.filter(({ kind, taken }) => kind === 'person' && taken).length;
