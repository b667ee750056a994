import type { MomentCheck } from './check.ts';
import { legalText, type Moment, textOf } from './moment.ts';

/** Checks of duplicates of a state: clones, copies, and states serialised and read back. */

/** Compares a duplicate of the state with it, before and after the chosen action; the duplicate is modified. */
function differs<S>(moment: Moment<S>, double: S): string | null {
  const { game, state, action, text } = moment;
  if (textOf(game, double) !== text) return `is another state: ${textOf(game, double)} for ${text}`;
  if (legalText(game, double) !== legalText(game, state)) return `lists ${legalText(game, double)}`;
  game.apply(double, action);
  return textOf(game, double) === moment.silentText ? null : `has another future: ${textOf(game, double)}`;
}

const clone: MomentCheck = {
  name: 'clone-independent',
  every: 3,
  fatal: true,
  find(moment) {
    const { game, state, text, action } = moment;
    const original = game.clone(state);
    const double = game.clone(original);
    game.apply(original, action);
    if (!moment.unchanged()) return `what was done to a clone was done to the state, which was ${text}`;
    if (textOf(game, double) !== text) return `what was done to a state was done to its clone, which was ${text}`;
    const found = differs(moment, double);
    return found === null ? null : `a clone ${found}`;
  },
};

const copy: MomentCheck = {
  name: 'copy-equal',
  every: 6,
  fatal: true,
  find(moment) {
    const { game, state, start, after, text } = moment;
    for (const to of [game.clone(start), game.clone(after.state)]) {
      game.copy(state, to);
      const found = differs(moment, to);
      if (found !== null) return `a copy ${found}`;
    }
    return moment.unchanged() ? null : `what was done to a copy was done to the state, which was ${text}`;
  },
};

const json: MomentCheck = {
  name: 'json-round-trip',
  every: 4,
  fatal: true,
  find(moment) {
    const { game, text } = moment;
    const read = game.fromJson(JSON.parse(text));
    if (!read.ok) return `${JSON.stringify(read.refusal)} for ${text}`;
    const found = differs(moment, read.value);
    return found === null ? null : `the state that was read ${found}`;
  },
};

const views: MomentCheck = {
  name: 'view-round-trip',
  every: 12,
  find({ game, state, viewers }) {
    for (const viewer of viewers) {
      const text = textOf(game, game.view(state, viewer));
      const read = game.fromJson(JSON.parse(text));
      if (!read.ok) return `of ${viewer}: ${JSON.stringify(read.refusal)} for ${text}`;
      if (textOf(game, read.value) !== text) return `of ${viewer}: ${textOf(game, read.value)} for ${text}`;
    }
    return null;
  },
};

const viewInto: MomentCheck = {
  name: 'view-into',
  every: 12,
  fatal: true,
  find(moment) {
    const { game, state, start, after, viewers, text } = moment;
    for (const viewer of viewers) {
      const fresh = textOf(game, game.view(state, viewer));
      const seen = game.view(state, viewer, game.view(after.state, viewer));
      if (textOf(game, seen) !== fresh) return `of ${viewer}: ${textOf(game, seen)} for ${fresh}`;
      game.copy(start, seen);
      if (!moment.unchanged()) return `what was done to a view was done to the state, which was ${text}`;
    }
    return null;
  },
};

export const COPIES: readonly MomentCheck[] = [clone, copy, json, views, viewInto];
