import { type Action, accepted, NOBODY, type Parsed, refused, writeActor } from '@levante/contract';
import { nameOf, POINT_COUNT, pointNamed } from './board.ts';
import type { MorrisState } from './state.ts';

/** Decoded action: placing, moving or taking a man. */
export type DecodedAction =
  | { readonly kind: 'place' | 'take'; readonly at: number }
  | { readonly kind: 'move'; readonly from: number; readonly at: number };

const MOVES = POINT_COUNT;
const TAKES = MOVES + POINT_COUNT * POINT_COUNT;
const END = TAKES + POINT_COUNT;

export const place = (at: number): Action => at;
export const moveMan = (from: number, at: number): Action => MOVES + from * POINT_COUNT + at;
export const take = (at: number): Action => TAKES + at;

/** Decodes an action; null for an invalid integer. */
export function decode(action: Action): DecodedAction | null {
  if (!Number.isInteger(action) || action < 0 || action >= END) return null;
  if (action < MOVES) return { kind: 'place', at: action };
  if (action >= TAKES) return { kind: 'take', at: action - TAKES };
  return { kind: 'move', from: Math.floor((action - MOVES) / POINT_COUNT), at: (action - MOVES) % POINT_COUNT };
}

/** Formats an action: `0 place d7`, `1 move d7 g7`, `0 take a1`. */
export function write(s: MorrisState, action: Action): string {
  const decoded = decode(action);
  if (!decoded) throw new RangeError(`${action} is no action of nine men's morris`);
  const points = decoded.kind === 'move' ? [decoded.from, decoded.at] : [decoded.at];
  return `${writeActor(s.actor)} ${decoded.kind} ${points.map(nameOf).join(' ')}`;
}

const UNKNOWN = refused('bad-request', null, { message: "no action of nine men's morris" });

/** Parses a line without its seat; null if it is malformed. */
export function readAction(line: string): DecodedAction | null {
  const [, kind, ...names] = line.split(' ');
  const [first = -1, second = -1] = names.map(pointNamed);
  if (kind === 'move')
    return names.length === 2 && first >= 0 && second >= 0 ? { kind, from: first, at: second } : null;
  return (kind === 'place' || kind === 'take') && names.length === 1 && first >= 0 ? { kind, at: first } : null;
}

/** Parses a line; see `Game.parse`. */
export function parse(s: MorrisState, line: string): Parsed<Action> {
  if (s.actor === NOBODY) return refused('match-over', 'NM-5');
  const decoded = readAction(line);
  if (!decoded || !/^[01] /.test(line)) return UNKNOWN;
  if (!line.startsWith(`${s.actor} `)) return refused('not-your-turn', 'NM-1.3', { actor: writeActor(s.actor) });
  if (decoded.kind === 'move') return accepted(moveMan(decoded.from, decoded.at));
  return accepted(decoded.kind === 'place' ? place(decoded.at) : take(decoded.at));
}
