import { ActionBuffer, type Fact, NOBODY, type Seat, type Tally, type Viewer } from '@levante/contract';
import type { MomentCheck } from './check.ts';
import { type After, legalText, type Moment, textOf } from './moment.ts';
import { otherIntegers } from './mutants.ts';

/**
 * Checks for information leaks, by comparison: states that differ only in information hidden from a viewer must be
 * indistinguishable in everything the viewer receives. Such states come from `resample` or from secret outcomes of
 * chance.
 */

const PLIES_ON = 6;

/**
 * Returns everything a seat receives of a state: its view, the spectator's, and, if it is the actor, its legal actions and
 * refusals.
 */
function reaching<S>({ game, actor }: Moment<S>, state: S, seat: Seat, strangers: readonly number[]): string {
  const parts = [textOf(game, game.view(state, seat)), textOf(game, game.view(state, 'spectator'))];
  if (actor === seat) {
    parts.push(legalText(game, state), ...strangers.map((action) => JSON.stringify(game.check(state, action))));
  }
  return parts.join('\n');
}

const acts: MomentCheck = {
  name: 'view-acts',
  every: 6,
  find({ game, state, actor, action }) {
    if (actor < 0) return null;
    const seen = game.view(state, actor);
    if (game.actor(seen) !== actor) return `on the view of ${actor} the actor is ${game.actor(seen)}`;
    const there = legalText(game, seen);
    const here = legalText(game, state);
    if (there !== here) return `on the view of ${actor}: ${there}; on the state: ${here}`;
    const [onView, onState] = [seen, state].map((s) => JSON.stringify(game.check(s, action)));
    return onView === onState ? null : `on the view ${game.write(state, action)} is refused with ${onView}`;
  },
};

const viewsAlike: MomentCheck = {
  name: 'views-alike',
  every: 12,
  find(moment) {
    const strangers = otherIntegers(moment.legal, 6, moment.random);
    for (const seat of moment.seats) {
      const [first, second] = moment.drawn(seat).map((state) => reaching(moment, state, seat, strangers));
      if (first !== second) return `seat ${seat} can tell two states apart:\n${first}\n${second}`;
    }
    return null;
  },
};

const agrees: MomentCheck = {
  name: 'resample-agrees',
  every: 12,
  find(moment) {
    const { game, state } = moment;
    for (const seat of moment.seats) {
      const [one, other] = moment.drawn(seat).map((drawn) => textOf(game, game.view(drawn, seat)));
      const seen = textOf(game, game.view(state, seat));
      if (one === other && one !== seen) return `seat ${seat} sees ${seen}, and of a resampled state ${one}`;
    }
    return null;
  },
};

function sum(tally: Tally): number {
  let total = 0;
  for (const count of tally.values()) total += count;
  return total;
}

/** Plays on at random for some plies; returns the fault or null. */
function playsOn<S>({ game, random }: Moment<S>, from: S): string | null {
  const state = game.clone(from);
  const buffer = new ActionBuffer();
  for (let ply = 0; ply < PLIES_ON && game.actor(state) !== NOBODY; ply++) {
    game.legal(state, buffer);
    if (buffer.length === 0) return `nothing can be done in ${textOf(game, state)}`;
    game.apply(state, buffer.at(random.below(buffer.length)));
  }
  return null;
}

const valid: MomentCheck = {
  name: 'resample-valid',
  every: 12,
  find(moment) {
    const { game, state, subject } = moment;
    for (const seat of moment.seats) {
      const [drawn] = moment.drawn(seat);
      const text = textOf(game, drawn);
      const seen = textOf(game, game.view(state, seat));
      if (seen !== moment.text && text === seen) return `for seat ${seat}: what was hidden still is, in ${text}`;
      const read = game.fromJson(JSON.parse(text));
      if (!read.ok) return `for seat ${seat}: ${JSON.stringify(read.refusal)} in ${text}`;
      if (textOf(game, read.value) !== text) return `for seat ${seat}: ${textOf(game, read.value)} is read of ${text}`;
      const { ledger } = subject;
      if (ledger && sum(ledger.count(drawn)) !== sum(ledger.count(state)))
        return `for seat ${seat}: not as much of all in ${text}`;
      const found = playsOn(moment, drawn);
      if (found !== null) return `for seat ${seat}: ${found}`;
    }
    return null;
  },
};

/** An applied action: its result and its line. */
interface Done<S> extends After<S> {
  readonly line: string;
}

function observation<S>({ game }: Moment<S>, done: Done<S>, viewer: Viewer): string {
  const facts: readonly Fact[] = done.facts.map((fact) => game.viewFact(fact, viewer));
  return `${game.viewAction(done.line, viewer)}: ${JSON.stringify(facts)}`;
}

/** Checks that, if two different states look the same to a viewer, the actions leading to them do so too. */
function distinction<S>(moment: Moment<S>, one: Done<S>, other: Done<S>): string | null {
  const { game, viewers } = moment;
  if (one.text === other.text) return null;
  for (const viewer of viewers) {
    const seenAfter = (done: Done<S>) => textOf(game, game.view(done.state, viewer));
    if (seenAfter(one) !== seenAfter(other)) continue;
    const first = observation(moment, one, viewer);
    const second = observation(moment, other, viewer);
    if (first !== second) return `${viewer} can tell apart: ${first} and ${second}`;
  }
  return null;
}

const factsAlike: MomentCheck = {
  name: 'facts-alike',
  every: 8,
  find<S>(moment: Moment<S>) {
    const { game, state, action, seats, random } = moment;
    const done = (from: S, what: number): Done<S> => ({ ...moment.lead(from, what), line: game.write(from, what) });
    const chosen = done(state, action);
    for (const other of moment.someLegal(4)) {
      const found = other === action ? null : distinction(moment, chosen, done(state, other));
      if (found !== null) return found;
    }
    const [drawn] = moment.drawn(random.below(seats.length));
    const possible = game.actor(drawn) === moment.actor && game.check(drawn, action) === null;
    return possible ? distinction(moment, chosen, done(drawn, action)) : null;
  },
};

export const SECRETS: readonly MomentCheck[] = [acts, viewsAlike, factsAlike, agrees, valid];
