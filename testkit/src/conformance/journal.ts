import { CHANCE, isObject } from '@levante/contract';
import type { MomentCheck } from './check.ts';
import { tallyDifference } from './ledger.ts';

/** Checks of the effects of actions, their journals, the outcomes of chance, and plain data. */

const free: MomentCheck = {
  name: 'journal-free',
  every: 2,
  fatal: true,
  find({ after, silentText }) {
    return silentText === after.text ? null : `with a journal ${after.text}, without ${silentText}`;
  },
};

const addsUp: MomentCheck = {
  name: 'journal-adds-up',
  every: 2,
  find({ subject, state, after }) {
    const { ledger } = subject;
    if (!ledger) return null;
    const tally = ledger.count(state);
    for (const fact of after.facts) ledger.enter(tally, fact);
    const found = tallyDifference(ledger.count(after.state), tally);
    return found === null ? null : `${found}; ${JSON.stringify(after.facts)}`;
  },
};

const weights: MomentCheck = {
  name: 'chance-weights',
  every: 1,
  find({ game, state, actor, legal, weights }) {
    const light = actor === CHANCE ? weights.findIndex((weight) => !Number.isInteger(weight) || weight < 1) : -1;
    return light >= 0 ? `${game.write(state, legal[light] ?? 0)} weighs ${weights[light]}` : null;
  },
};

const outcomes: MomentCheck = {
  name: 'chance-weights',
  every: 2,
  find({ subject, game, state, actor, legal, weights }) {
    if (actor !== CHANCE) return null;
    const left = subject.outcomes?.(state);
    if (!left) return null;
    const listed = new Map(legal.map((action, i) => [game.write(state, action), weights[i] ?? 0]));
    for (const line of new Set([...left.keys(), ...listed.keys()])) {
      if (left.get(line) !== listed.get(line)) {
        return `${line} weighs ${listed.get(line) ?? 'nothing'}, of it there are ${left.get(line) ?? 'none'}`;
      }
    }
    return null;
  },
};

/** Returns the path of the first value that is not JSON or not a whole number; null if there is none. */
function strange(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? null : `${path} is ${value}`;
  if (Array.isArray(value)) return firstStrange(value.entries(), path);
  if (isObject(value)) return firstStrange(Object.entries(value), path);
  return `${path} is ${typeof value}`;
}

function firstStrange(entries: Iterable<readonly [string | number, unknown]>, path: string): string | null {
  for (const [key, value] of entries) {
    const found = strange(value, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

const plain: MomentCheck = {
  name: 'plain-data',
  every: 4,
  find({ game, state, after }) {
    return strange(game.toJson(state), 'state') ?? strange(after.facts, 'journal');
  },
};

export const JOURNAL: readonly MomentCheck[] = [free, addsUp, weights, outcomes, plain];
