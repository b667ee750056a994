import { ActionBuffer, CHANCE, drawRandom, NOBODY, Random, type Viewer } from '@levante/contract';
import { type GoldenHornFact, type GoldenHornState, goldenHorn } from '@levante/golden-horn/rules';
import { Position } from '../../table/match/position.ts';

/** One ply of a random match: the true state before and after it, with what it did. */
export interface Played {
  readonly line: string;
  readonly before: GoldenHornState;
  readonly after: GoldenHornState;
  readonly facts: readonly GoldenHornFact[];
  readonly byChance: boolean;
}

/** A whole random match. */
export function playedOut(options: object, seed: number): readonly Played[] {
  const read = goldenHorn.options(options);
  if (!read.ok) throw new Error('bad options');
  const state = goldenHorn.setup(read.value);
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  const plies: Played[] = [];
  for (let actor = goldenHorn.actor(state); actor !== NOBODY; actor = goldenHorn.actor(state)) {
    const action = drawRandom(goldenHorn, state, buffer, random, actor);
    const before = goldenHorn.clone(state);
    const line = goldenHorn.write(state, action);
    const facts: GoldenHornFact[] = [];
    goldenHorn.apply(state, action, facts);
    plies.push({ line, before, after: goldenHorn.clone(state), facts, byChance: actor === CHANCE });
  }
  return plies;
}

/** Returns a viewer's view of a state, as the page receives it. */
export function seen(state: GoldenHornState, viewer: Viewer): Position {
  const read = goldenHorn.fromJson(JSON.parse(JSON.stringify(goldenHorn.toJson(goldenHorn.view(state, viewer)))));
  if (!read.ok) throw new Error(`the view cannot be read: ${JSON.stringify(read.refusal)}`);
  return new Position(read.value);
}

export const MATCHES = [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 3, ruleset: 'as-published' }].map(
  (options, i) => playedOut(options, 40 + i),
);
