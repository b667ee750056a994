import { CommandFault } from '@levante/cli/lib/fault.ts';
import { isObject } from '@levante/contract';
import type { EngineFigures } from './engine.ts';

const round = (value: number): number => Number(value.toFixed(1));
/** Rounds milliseconds to a tenth of a microsecond. */
const fine = (ms: number): number => Number(ms.toFixed(4));

/** Returns the figures of one game as rounded plain data: the output of `levante bench engine --game GAME --json`. */
export function figuresJson(figures: EngineFigures) {
  const { legal, apply, clone, structuredClone, longest, longestAgain, random, hoarding } = figures;
  return {
    matchesPerSecond: round(figures.matchesPerSecond),
    actionsPerSecond: Math.round(figures.actionsPerSecond),
    pliesPerMatch: round(figures.pliesPerMatch),
    nanoseconds: {
      legal: round(legal),
      apply: round(apply),
      clone: round(clone),
      structuredClone: round(structuredClone),
    },
    longestLegal: {
      randomMatches: random,
      hoardingMatches: hoarding,
      milliseconds: fine(longest),
      againMilliseconds: fine(longestAgain),
    },
  };
}

function numberAt(value: unknown, key: string): number {
  const found = isObject(value) ? value[key] : undefined;
  if (typeof found !== 'number') throw new CommandFault(`there is no figure ${key}`);
  return found;
}

/** Reads the output of `figuresJson`. */
export function readFigures(value: unknown): EngineFigures {
  const { nanoseconds, longestLegal } = isObject(value) ? value : {};
  return {
    matchesPerSecond: numberAt(value, 'matchesPerSecond'),
    actionsPerSecond: numberAt(value, 'actionsPerSecond'),
    pliesPerMatch: numberAt(value, 'pliesPerMatch'),
    legal: numberAt(nanoseconds, 'legal'),
    apply: numberAt(nanoseconds, 'apply'),
    clone: numberAt(nanoseconds, 'clone'),
    structuredClone: numberAt(nanoseconds, 'structuredClone'),
    longest: numberAt(longestLegal, 'milliseconds'),
    longestAgain: numberAt(longestLegal, 'againMilliseconds'),
    random: numberAt(longestLegal, 'randomMatches'),
    hoarding: numberAt(longestLegal, 'hoardingMatches'),
  };
}
