import { isObject } from '@levante/contract';
import { CommandFault } from '../fault.ts';
import type { EngineFigures } from './engine.ts';

const round = (value: number): number => Number(value.toFixed(1));

/** The figures of one game as plain data, rounded: what `levante bench engine --game GAME --json` prints. */
export function figuresJson(figures: EngineFigures) {
  const { matchesPerSecond, actionsPerSecond, pliesPerMatch, legal, apply, clone, structuredClone } = figures;
  return {
    matchesPerSecond: round(matchesPerSecond),
    actionsPerSecond: Math.round(actionsPerSecond),
    pliesPerMatch: round(pliesPerMatch),
    nanoseconds: {
      legal: round(legal),
      apply: round(apply),
      clone: round(clone),
      structuredClone: round(structuredClone),
    },
  };
}

function numberAt(value: unknown, key: string): number {
  const found = isObject(value) ? value[key] : undefined;
  if (typeof found !== 'number') throw new CommandFault(`there is no figure ${key}`);
  return found;
}

/** Reads what `figuresJson` wrote. */
export function readFigures(value: unknown): EngineFigures {
  const nanoseconds = isObject(value) ? value.nanoseconds : undefined;
  return {
    matchesPerSecond: numberAt(value, 'matchesPerSecond'),
    actionsPerSecond: numberAt(value, 'actionsPerSecond'),
    pliesPerMatch: numberAt(value, 'pliesPerMatch'),
    legal: numberAt(nanoseconds, 'legal'),
    apply: numberAt(nanoseconds, 'apply'),
    clone: numberAt(nanoseconds, 'clone'),
    structuredClone: numberAt(nanoseconds, 'structuredClone'),
  };
}
