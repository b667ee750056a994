import { type ElCapitanState, elCapitan } from '@levante/el-capitan/rules';
import { recordOf } from '../../../gallery/match.ts';

/** An open turn of a recorded match of El Capitán, before the ply. */
export interface RecordedTurn {
  readonly record: string;
  readonly ply: number;
  readonly state: ElCapitanState;
}

const CITY_SETS = ['base', 'can', 'por', 'por-lis-can', 'lis', 'lis-can', 'por-lis', 'por-can'];
/** Multiples of the golden ratio spread evenly over a match, for any number of them. */
const GOLDEN = 0.618;

/** Returns turns from the stored records: two to five players, every set of extra cities, early to late rounds. */
export function recordedTurns(count: number): Promise<readonly RecordedTurn[]> {
  return Promise.all(
    Array.from({ length: count }, (_, i) => {
      const record = `${2 + (i % 4)}-${CITY_SETS[(i + Math.floor(i / 8)) % 8]}`;
      return turnOf(record, (i * GOLDEN) % 1);
    }),
  );
}

/** Returns the first turn after this fraction of a match before anything is built in it. */
async function turnOf(record: string, part: number): Promise<RecordedTurn> {
  const { actions, options } = await recordOf(record);
  const read = elCapitan.options(options);
  if (!read.ok) throw new Error(`${record} has no options`);
  const state = elCapitan.setup(read.value);
  for (const [ply, line] of actions.entries()) {
    const { step, actor, turn } = elCapitan.toJson(state);
    if (ply >= part * actions.length && step === 'turn' && actor !== '*' && turn.acted === null) {
      return { record, ply, state };
    }
    const action = elCapitan.parse(state, line);
    if (!action.ok) throw new Error(`not in the notation: ${line}`);
    elCapitan.apply(state, action.value);
  }
  return turnOf(record, 0);
}
