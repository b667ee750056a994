import { ActionBuffer, type Game, PLATFORM_REFUSALS, type Refusal, writeActor } from '@levante/contract';
import type { MomentCheck } from './check.ts';
import type { Moment } from './moment.ts';
import { otherIntegers, otherLines } from './mutants.ts';

/** Checks of queries about a position: its legal list, its lines, its refusals. */

const ascending: MomentCheck = {
  name: 'legal-ascending',
  every: 1,
  find({ legal }) {
    const at = legal.findIndex((action, i) => i > 0 && action <= (legal[i - 1] ?? -1));
    if (at > 0) return `${legal[at]} stands behind ${legal[at - 1]}`;
    return legal.every((action) => Number.isInteger(action) && action >= 0) ? null : 'an action is no whole number';
  },
};

const allowed: MomentCheck = {
  name: 'legal-allowed',
  every: 1,
  fatal: true,
  find(moment) {
    const { game, state } = moment;
    for (const action of moment.someLegal(2)) {
      const refusal = game.check(state, action);
      if (refusal) return `${game.write(state, action)} is listed and refused: ${refusal.code}`;
    }
    return null;
  },
};

const asking: MomentCheck = {
  name: 'asking-changes-nothing',
  every: 4,
  fatal: true,
  find(moment) {
    const { game, state, legal, viewers } = moment;
    const { text } = moment;
    const questions: Readonly<Record<string, () => void>> = {
      actor: () => game.actor(state),
      legal: () => game.legal(state, new ActionBuffer()),
      check: () => legal.map((action) => game.check(state, action)),
      'write and parse': () => legal.map((action) => game.parse(state, game.write(state, action))),
      view: () => viewers.map((viewer) => game.view(state, viewer)),
      'toJson, result, optionsOf, forecast': () => [
        game.toJson(state),
        game.result(state),
        game.optionsOf(state),
        game.manifest.forecast?.(state),
      ],
    };
    for (const [name, ask] of Object.entries(questions)) {
      ask();
      if (!moment.unchanged()) return `${name} changed the state, which was ${text}`;
    }
    return null;
  },
};

/** Checks that the code of a refusal is the platform's or in the game's manifest; returns the fault or null. */
function unnamedCode<S>({ manifest }: Game<S>, { code }: Refusal): string | null {
  const named = manifest.refusals.includes(code) || PLATFORM_REFUSALS.some((one) => one === code);
  return named ? null : `the manifest names no refusal ${code}`;
}

function allowedStranger<S>({ game, state, legal, random }: Moment<S>): string | null {
  const listed = new Set(legal);
  for (const action of otherIntegers(legal, 12, random)) {
    const refusal = game.check(state, action);
    if (refusal === null) return `check allows ${action}, which is not listed`;
    const unnamed = unnamedCode(game, refusal);
    if (unnamed !== null) return unnamed;
  }
  const lines = legal.map((action) => game.write(state, action));
  for (const line of otherLines(lines, 24, random)) {
    const parsed = game.parse(state, line);
    if (!parsed.ok) {
      const unnamed = unnamedCode(game, parsed.refusal);
      if (unnamed !== null) return unnamed;
      continue;
    }
    if (!listed.has(parsed.value)) {
      if (game.check(state, parsed.value) === null) return `"${line}" is allowed and not listed`;
    } else if (game.write(state, parsed.value) !== line) {
      return `"${line}" is read as ${game.write(state, parsed.value)}`;
    }
  }
  return null;
}

const others: MomentCheck = {
  name: 'others-refused',
  every: 8,
  fatal: true,
  find(moment) {
    const { text } = moment;
    const found = allowedStranger(moment);
    if (found !== null) return found;
    return moment.unchanged() ? null : `a refusal changed the state, which was ${text}`;
  },
};

const notation: MomentCheck = {
  name: 'notation',
  every: 2,
  fatal: true,
  find({ game, state, legal, actor }) {
    const seen = new Set<string>();
    for (const action of legal) {
      const line = game.write(state, action);
      const parsed = game.parse(state, line);
      if (!line.startsWith(`${writeActor(actor)} `)) return `"${line}" does not begin with its actor`;
      if (/[^\S ]| {2}|^ | $/.test(line)) return `"${line}" has words not parted by one space`;
      if (seen.has(line)) return `two actions are written "${line}"`;
      if (!parsed.ok) return `"${line}" is written and cannot be read: ${parsed.refusal.code}`;
      if (parsed.value !== action) return `"${line}" is written for ${action} and read as ${parsed.value}`;
      seen.add(line);
    }
    return null;
  },
};

export const QUERY_CHECKS: readonly MomentCheck[] = [ascending, allowed, asking, notation, others];
