import { isObject } from '@levante/contract';
import type { MatchRequest, RunningControl } from '@levante/wire';

export const PACE_KINDS = ['none', 'live', 'days'] as const;
/** Kind of time control: no clock, a time bank for the whole match, or hours for each turn. */
export type PaceKind = (typeof PACE_KINDS)[number];

export const BANK_MINUTES = [10, 15, 20, 30, 45] as const;
export const INCREMENTS_S = [0, 10, 20, 30] as const;
export const HOURS_PER_TURN = [12, 24, 48, 72, 168] as const;
/** Hours of the reserve; 0 for none. */
export const RESERVE_HOURS_OFFERED = [0, 24, 72, 168] as const;
/** First seconds of a live turn, which cost nothing: time to see the turns of the others. */
const LIVE_FREE_S = 5;

/** Time control as chosen in a form. The choices for the other kinds are kept. */
export interface PacePlan {
  readonly kind: PaceKind;
  readonly bankMinutes: number;
  readonly incrementS: number;
  readonly hours: number;
  readonly reserveH: number;
  /** Level of the bot that takes over for people; null for the default. */
  readonly standIn: string | null;
}

export const USUAL_PACE: PacePlan = {
  kind: 'none',
  bankMinutes: 20,
  incrementS: 20,
  hours: 24,
  reserveH: 72,
  standIn: null,
};

/** Returns the time control of a plan; undefined without a clock. */
export function controlOf({ kind, bankMinutes, incrementS, hours, reserveH }: PacePlan): RunningControl | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'days') return reserveH === 0 ? { kind, hours } : { kind, hours, reserveH };
  return { kind, bankS: bankMinutes * 60, incrementS, freeS: LIVE_FREE_S };
}

/** Returns the fields of a new match. `usual` is the default level of the stand-in. */
export function paceRequest(plan: PacePlan, usual: string): Pick<MatchRequest, 'timeControl' | 'standIn'> {
  const timeControl = controlOf(plan);
  return { ...(timeControl && { timeControl }), standIn: plan.standIn ?? usual };
}

const key = (game: string): string => `levante.pace.${game}`;

/** Returns the last choice for a game, or the default. */
export function storedPace(storage: Pick<Storage, 'getItem'>, game: string): PacePlan {
  try {
    const entry: unknown = JSON.parse(storage.getItem(key(game)) ?? '{}');
    return isObject(entry) ? readPace(entry) : USUAL_PACE;
  } catch {
    return USUAL_PACE;
  }
}

/** Stores a choice for the next match of the game. It is lost if the browser stores nothing. */
export function storePace(storage: Pick<Storage, 'setItem'>, game: string, plan: PacePlan): void {
  try {
    storage.setItem(key(game), JSON.stringify(plan));
  } catch {
    // A full or forbidden storage is no reason to interrupt the form.
  }
}

function readPace(entry: { readonly [key: string]: unknown }): PacePlan {
  const oneOf = <T>(values: readonly T[], value: unknown, usual: T): T => values.find((one) => one === value) ?? usual;
  return {
    kind: oneOf(PACE_KINDS, entry.kind, USUAL_PACE.kind),
    bankMinutes: oneOf<number>(BANK_MINUTES, entry.bankMinutes, USUAL_PACE.bankMinutes),
    incrementS: oneOf<number>(INCREMENTS_S, entry.incrementS, USUAL_PACE.incrementS),
    hours: oneOf<number>(HOURS_PER_TURN, entry.hours, USUAL_PACE.hours),
    reserveH: oneOf<number>(RESERVE_HOURS_OFFERED, entry.reserveH, USUAL_PACE.reserveH),
    standIn: typeof entry.standIn === 'string' ? entry.standIn : null,
  };
}
