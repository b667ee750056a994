import {
  type Fact,
  type Game,
  type Manifest,
  move,
  type Proof,
  put,
  type Result,
  type Viewer,
} from '@levante/contract';
import { parse, write } from './action.ts';
import { nameOf, pointsIn } from './board.ts';
import { fromJson, readOptions, toJson } from './json.ts';
import { apply, check, legal, type MorrisFact } from './play.ts';
import { REFUSALS } from './refusals.ts';
import { clone, handOf, type MorrisState, menOf, OPTIONS, setup, winnerOf } from './state.ts';

export * from './action.ts';
export * from './board.ts';
export type { StateJson, Step } from './json.ts';
export type { MorrisFact } from './play.ts';
export { REFUSALS } from './refusals.ts';
export * from './state.ts';

const manifest = { title: "Nine Men's Morris", refusals: REFUSALS, setup: [] } satisfies Manifest<MorrisState>;

/** A win counts two, a draw one (NM-5.5). */
function result(s: MorrisState): Result | null {
  if (s.ended === 0) return null;
  const winner = winnerOf(s);
  if (winner === null) return { scores: [1, 1], ranks: [1, 1] };
  return {
    scores: [0, 1].map((seat) => (seat === winner ? 2 : 0)),
    ranks: [0, 1].map((seat) => (seat === winner ? 1 : 2)),
  };
}

/** Returns a copy of the state, in `into` if there is one: nothing is hidden. */
function view(s: MorrisState, _viewer: Viewer, into?: MorrisState): MorrisState {
  if (!into) return clone(s);
  into.copyFrom(s);
  return into;
}

/** Nine men's morris: two players, no chance, no secrets. */
export const nineMensMorris = {
  id: 'nine-mens-morris',
  rulesVersion: 1,
  players: [2, 2],
  manifest,
  options: readOptions,
  setup,
  optionsOf: () => OPTIONS,
  actor: (s: MorrisState) => s.actor,
  legal,
  check,
  apply,
  clone,
  copy: (from: MorrisState, to: MorrisState) => to.copyFrom(from),
  hash: (s: MorrisState) => s.hash,
  result,
  view,
  viewAction: (line: string) => line,
  viewFact: (fact: Fact) => fact,
  resample: clone,
  write,
  parse,
  toJson,
  fromJson,
} satisfies Game<MorrisState>;

/** Input to the conformance kit: the ledger counts the men by place. */
export const nineMensMorrisProof: Proof<MorrisState> = {
  options: () => [{}],
  maxPlies: 2000,
  measured: { players: 2 },
  ledger: {
    count(s) {
      const tally = new Map<string, number>();
      for (const seat of [0, 1]) {
        put(tally, `hand ${seat}`, handOf(s, seat));
        for (const point of pointsIn(menOf(s, seat))) put(tally, `${nameOf(point)} ${seat}`, 1);
      }
      return tally;
    },
    enter(tally, fact: MorrisFact) {
      if (fact.type === 'placed') move(tally, `hand ${fact.seat}`, `${fact.at} ${fact.seat}`);
      if (fact.type === 'moved') move(tally, `${fact.from} ${fact.seat}`, `${fact.at} ${fact.seat}`);
      if (fact.type === 'taken') put(tally, `${fact.at} ${fact.rival}`, -1);
    },
  },
};
