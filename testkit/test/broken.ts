import {
  type ActionBuffer,
  CHANCE,
  type Fact,
  type Game,
  hashWords,
  isObject,
  type JsonObject,
} from '@levante/contract';
import { type PurseRaceState, purseRace, purseRaceProof } from '../src/host/index.ts';
import type { CheckName, Subject } from '../src/index.ts';
import { ageing, broken, forgetful, remembered, restless, undecided, unsteady } from './fickle.ts';

/** A faulty variant of Purse Race. */
export interface Break {
  readonly check: CheckName;
  readonly what: string;
  /** Creates a new subject for each test, since some variants count calls. */
  readonly subject: () => Subject<PurseRaceState>;
  /** Checks that necessarily fail along with it. */
  readonly also?: readonly CheckName[];
}

const HIDDEN = -1;
const STEP = 1;
const END = 2;
const NO_ACTION = 3;
const base: Game<PurseRaceState> = purseRace;

const sum = (counts: Int32Array): number => counts.reduce((total, count) => total + count, 0);
const hides = (s: PurseRaceState): boolean => s.purses.includes(HIDDEN);
const byChance = (s: PurseRaceState): boolean => base.actor(s) === CHANCE;

function addStep(s: PurseRaceState, seat: number): void {
  s.steps[seat] = (s.steps[seat] ?? 0) + 1;
}

function listed(s: PurseRaceState, out: ActionBuffer, keep: (action: number) => boolean): void {
  base.legal(s, out);
  const actions = Array.from(out.actions.subarray(0, out.length)).filter(keep);
  out.clear();
  for (const action of actions) out.push(action);
}

const withKey = (json: JsonObject, key: string, value: number): JsonObject => ({ ...json, [key]: value });
const spaced = (line: string): string => line.replace(' step', '  step');

export const BREAKS: readonly Break[] = [
  {
    check: 'options',
    what: 'unknown keys are allowed',
    subject: () =>
      broken({
        options(input) {
          const { 'no-such-option': _, ...known } = isObject(input) ? input : {};
          return base.options(known);
        },
      }),
  },
  {
    check: 'options',
    what: 'one player is allowed',
    subject: () =>
      broken({ options: (input) => base.options(isObject(input) && input.players === 1 ? { players: 2 } : input) }),
  },
  {
    check: 'somebody-acts',
    what: 'nothing is legal at first',
    subject: () => broken({ legal: (s, out) => (s.purses[0] === 0 ? out.clear() : base.legal(s, out)) }),
  },
  {
    check: 'somebody-acts',
    what: 'a seat that does not exist is to act',
    subject: () => broken({ actor: (s) => (byChance(s) || base.result(s) ? base.actor(s) : 9) }),
  },
  {
    check: 'legal-ascending',
    what: 'the list of legal actions descends',
    subject: () =>
      broken({
        legal(s, out) {
          base.legal(s, out);
          if (byChance(s)) return;
          const actions = Array.from(out.actions.subarray(0, out.length)).reverse();
          out.clear();
          for (const action of actions) out.push(action);
        },
      }),
  },
  {
    check: 'legal-ascending',
    what: 'the list contains an action twice',
    subject: () =>
      broken({
        legal(s, out) {
          base.legal(s, out);
          if (out.at(0) === STEP) out.push(END);
        },
      }),
    also: ['notation'],
  },
  {
    check: 'legal-allowed',
    what: 'a listed action is refused',
    subject: () => broken({ check: (s, action) => base.check(s, action === STEP ? NO_ACTION : action) }),
  },
  {
    check: 'asking-changes-nothing',
    what: 'a forecast changes the state',
    subject: () =>
      broken({
        manifest: {
          ...base.manifest,
          forecast(s) {
            addStep(s, 0);
            return {};
          },
        },
      }),
  },
  {
    check: 'never-just-pass',
    what: 'a throw of one allows no step',
    subject: () =>
      broken({
        apply(s, action, journal) {
          const wasThrown = byChance(s);
          base.apply(s, action, journal);
          if (wasThrown && s.left === 1) s.left = 0;
        },
      }),
  },
  {
    check: 'others-refused',
    what: 'a refusal has an undeclared code',
    subject: () =>
      broken({
        check(s, action) {
          const refusal = base.check(s, action);
          return refusal && { ...refusal, code: 'no-idea' };
        },
      }),
  },
  {
    check: 'others-refused',
    what: 'a line is refused with an undeclared code',
    subject: () =>
      broken({
        parse(s, line) {
          const parsed = base.parse(s, line);
          return parsed.ok ? parsed : { ok: false, refusal: { ...parsed.refusal, code: 'no-idea' } };
        },
      }),
  },
  {
    check: 'others-refused',
    what: 'an integer that is not an action is allowed',
    subject: () => broken({ check: (s, action) => (action === NO_ACTION ? null : base.check(s, action)) }),
  },
  {
    check: 'others-refused',
    what: 'a line is read with blanks around it',
    subject: () => broken({ parse: (s, line) => base.parse(s, line.trim()) }),
  },
  {
    check: 'others-refused',
    what: 'an action that is not listed is allowed',
    subject: () =>
      broken({ legal: (s, out) => (s.left > 0 ? listed(s, out, (action) => action === STEP) : base.legal(s, out)) }),
  },
  {
    check: 'others-refused',
    what: 'refusing changes the state',
    subject: () =>
      broken({
        check(s, action) {
          const refusal = base.check(s, action);
          if (refusal) addStep(s, 0);
          return refusal;
        },
      }),
  },
  {
    check: 'notation',
    what: 'words are separated by two spaces',
    subject: () =>
      broken({
        write: (s, action) => spaced(base.write(s, action)),
        parse: (s, line) => base.parse(s, line.includes('  step') ? line.replace('  ', ' ') : spaced(line)),
      }),
  },
  {
    check: 'notation',
    what: 'a line is read as another action',
    also: ['others-refused'],
    subject: () =>
      broken({
        parse: (s, line) => base.parse(s, line.endsWith(' step') ? `${s.seat} end` : line),
      }),
  },
  {
    check: 'plain-data',
    what: 'the state contains half a point',
    subject: () => broken({ toJson: (s) => withKey(base.toJson(s), 'half', 0.5) }),
  },
  {
    check: 'clone-independent',
    what: 'a clone shares an array',
    subject: () => broken({ clone: (s) => Object.assign(base.clone(s), { purses: s.purses }) }),
  },
  {
    check: 'copy-equal',
    what: 'a copy omits the purses',
    subject: () =>
      broken({
        copy(from, to) {
          const purses = Int32Array.from(to.purses);
          base.copy(from, to);
          to.purses.set(purses);
        },
      }),
  },
  {
    check: 'json-round-trip',
    what: 'purses are lost on reading',
    also: ['resample-valid'],
    subject: () =>
      broken({
        fromJson(input) {
          const read = base.fromJson(input);
          if (read.ok && !hides(read.value)) read.value.purses.fill(0);
          return read;
        },
      }),
  },
  {
    check: 'hash-equal',
    what: 'the hash differs each time it is read',
    subject: restless,
  },
  {
    check: 'hash-equal',
    what: 'a state that is read from JSON has another hash',
    subject: remembered,
  },
  {
    check: 'hash-equal',
    what: 'the hash differs when the match is played again',
    subject: ageing,
  },
  {
    check: 'hash-equal',
    what: 'the hash is not a whole number',
    subject: () => broken({ hash: (s) => base.hash(s) / 2 + 0.25 }),
  },
  {
    check: 'hash-apart',
    what: 'the hash depends on the seat and its steps left alone',
    subject: () => broken({ hash: (s) => 5 * s.seat + s.left + 1 }),
  },
  {
    check: 'hash-apart',
    what: 'the hash does not depend on the steps',
    subject: () => broken({ hash: (s) => hashWords(Int32Array.of(s.seat, ...s.purses)) }),
  },
  {
    check: 'view-round-trip',
    what: 'hidden values of a view are read as nothing',
    subject: () =>
      broken({
        fromJson(input) {
          const read = base.fromJson(input);
          if (read.ok)
            for (const [seat, purse] of read.value.purses.entries()) read.value.purses[seat] = Math.max(0, purse);
          return read;
        },
      }),
  },
  {
    check: 'view-into',
    what: 'a view that is written into another state hides nothing',
    subject: () => broken({ view: (s, viewer, into) => (into ? base.clone(s) : base.view(s, viewer)) }),
  },
  {
    check: 'view-into',
    what: 'a view shares the steps of the state',
    subject: () =>
      broken({ view: (s, viewer, into) => Object.assign(base.view(s, viewer, into), into && { steps: s.steps }) }),
  },
  {
    check: 'view-acts',
    what: 'a view has fewer legal actions',
    subject: () =>
      broken({
        legal: (s, out) => (hides(s) && !byChance(s) ? listed(s, out, (action) => action === END) : base.legal(s, out)),
      }),
  },
  {
    check: 'journal-free',
    what: 'an action has more effects with a journal',
    subject: () =>
      broken({
        apply(s, action, journal) {
          base.apply(s, action, journal);
          if (journal && action === STEP) addStep(s, 0);
        },
      }),
  },
  {
    check: 'journal-adds-up',
    what: 'the fact of a deal has a smaller purse',
    subject: () =>
      broken({
        apply(s, action, journal) {
          const facts: Fact[] = [];
          base.apply(s, action, facts);
          for (const fact of facts)
            journal?.push(fact.type === 'dealt' ? { ...fact, purse: Number(fact.purse) - 1 } : fact);
        },
      }),
  },
  {
    check: 'chance-weights',
    what: 'an outcome has a wrong weight',
    subject: () =>
      broken({
        legal(s, out) {
          base.legal(s, out);
          if (byChance(s)) out.weights[0] = 2;
        },
      }),
  },
  {
    check: 'chance-weights',
    what: 'an outcome has weight 0',
    subject: () => {
      const { outcomes: _, ...rest } = purseRaceProof;
      const legal = (s: PurseRaceState, out: ActionBuffer): void => {
        base.legal(s, out);
        if (byChance(s)) out.weights[1] = 0;
      };
      return { ...rest, game: { ...base, legal } };
    },
  },
  {
    check: 'views-alike',
    what: 'a refusal contains the purses',
    subject: () =>
      broken({
        check(s, action) {
          const refusal = base.check(s, action);
          return refusal && { ...refusal, data: { florins: sum(s.purses) } };
        },
      }),
  },
  {
    check: 'views-alike',
    what: 'a view shows a purse',
    subject: () =>
      broken({
        view(s, viewer) {
          const seen = base.view(s, viewer);
          if (hides(seen) && (s.purses[0] ?? 0) % 2 === 0) seen.steps[0] = (seen.steps[0] ?? 0) + 100;
          return seen;
        },
      }),
    also: ['view-acts', 'resample-agrees', 'resample-valid'],
  },
  {
    check: 'facts-alike',
    what: 'the journal shows every viewer the purse that is dealt',
    subject: () => broken({ viewFact: (fact) => fact }),
  },
  {
    check: 'facts-alike',
    what: 'the record shows every viewer the purse that is dealt',
    subject: () => broken({ viewAction: (line) => line }),
  },
  {
    check: 'resample-agrees',
    what: 'the steps come back in another order',
    subject: () =>
      broken({
        resample(view, seat, random) {
          const s = base.resample(view, seat, random);
          s.steps.reverse();
          return s;
        },
      }),
  },
  {
    check: 'resample-valid',
    what: 'a purse is drawn that is never dealt',
    subject: () =>
      broken({
        resample(view, seat, random) {
          const s = base.resample(view, seat, random);
          for (const [other, purse] of s.purses.entries()) if (other !== seat && purse > 0) s.purses[other] = 6;
          return s;
        },
      }),
  },
  {
    check: 'resample-valid',
    what: 'resampling leaves hidden values hidden',
    subject: () => broken({ resample: (view) => base.clone(view) }),
  },
  {
    check: 'result-final',
    what: 'there is a result before the end',
    subject: () => broken({ result: (s) => base.result(s) ?? (sum(s.steps) > 2 ? { scores: [1], ranks: [1] } : null) }),
  },
  { check: 'result-final', what: 'the result changes', subject: undecided },
  {
    check: 'result-final',
    what: 'ranks have gaps',
    subject: () =>
      broken({
        result(s) {
          const result = base.result(s);
          return result && { ...result, ranks: result.ranks.map((rank) => rank + 1) };
        },
      }),
  },
  {
    check: 'result-final',
    what: 'something is legal after the end',
    subject: () => broken({ legal: (s, out) => (base.result(s) ? out.push(STEP) : base.legal(s, out)) }),
  },
  {
    check: 'ends',
    what: 'the goal does not end the match',
    subject: () =>
      broken({
        apply(s, action, journal) {
          base.apply(s, action, journal);
          s.over = false;
        },
      }),
  },
  {
    check: 'record-replays',
    what: 'the version of the rules cannot be written',
    subject: () => broken({ rulesVersion: 1.5 }),
  },
  { check: 'record-replays', what: 'the match does not always start in the same way', subject: forgetful },
  { check: 'deterministic', what: 'the deal depends on what was played before', subject: unsteady },
  {
    check: 'never-throws',
    what: 'a forecast throws',
    subject: () =>
      broken({
        manifest: {
          ...base.manifest,
          forecast() {
            throw new Error('no idea');
          },
        },
      }),
  },
];
