import { coinRace } from '@levante/coin-race/rules';
import { type ActionBuffer, hashWords, isObject, type JsonObject, type Viewer } from '@levante/contract';
import type { CheckName, Subject } from '../src/index.ts';
import { ageing, broken, forgetful, remembered, restless, undecided, unsteady } from './fickle.ts';
import { HEADS, type PocketState, pocketRace, pocketSubject } from './pocket-race.ts';

/** A faulty variant of the pocket race. */
export interface Break {
  readonly check: CheckName;
  readonly what: string;
  /** Creates a new subject for each test, since some variants count calls. */
  readonly subject: () => Subject<PocketState>;
  /** Checks that necessarily fail along with it. */
  readonly also?: readonly CheckName[];
}

const HIDDEN = -1;
const STEP_2 = 2;
const NO_ACTION = 7;
const base = pocketRace;

const seatOf = (s: PocketState): number => s.race.seat;
const thrown = (s: PocketState): number => s.throws.reduce((sum, count) => sum + count, 0);
const pocketsOf = (s: PocketState): number => s.pockets.reduce((sum, count) => sum + count, 0);
const hides = (s: PocketState): boolean => s.pockets.includes(HIDDEN);

function listed(s: PocketState, out: ActionBuffer, keep: (action: number) => boolean): void {
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
    subject: () => broken({ legal: (s, out) => (thrown(s) === 0 && !s.race.flip ? out.clear() : base.legal(s, out)) }),
  },
  {
    check: 'somebody-acts',
    what: 'a seat that does not exist is to act',
    subject: () => broken({ actor: (s) => (s.race.flip || base.result(s) ? base.actor(s) : 9) }),
  },
  {
    check: 'legal-ascending',
    what: 'the list of legal actions descends',
    subject: () =>
      broken({
        legal(s, out) {
          base.legal(s, out);
          if (s.race.flip) return;
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
          if (out.at(0) === 1) out.push(out.at(out.length - 1));
        },
      }),
    also: ['notation'],
  },
  {
    check: 'legal-allowed',
    what: 'a listed action is refused',
    subject: () => broken({ check: (s, action) => base.check(s, action === STEP_2 ? NO_ACTION : action) }),
  },
  {
    check: 'asking-changes-nothing',
    what: 'a forecast changes the state',
    subject: () =>
      broken({
        manifest: {
          ...base.manifest,
          forecast(s) {
            s.throws[0] = thrown(s) + 1;
            return {};
          },
        },
      }),
  },
  {
    check: 'never-just-pass',
    what: 'a step can only be followed by passes',
    subject: () => broken({}, { passing: { isPass: (action) => action >= HEADS, turnOf: thrown } }),
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
    subject: () => broken({ legal: (s, out) => (s.race.flip ? base.legal(s, out) : listed(s, out, (a) => a === 1)) }),
  },
  {
    check: 'others-refused',
    what: 'refusing changes the state',
    subject: () =>
      broken({
        check(s, action) {
          const refusal = base.check(s, action);
          if (refusal) s.throws[0] = thrown(s) + 1;
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
        parse: (s, line) => (line.endsWith(' step 2') ? base.parse(s, `${seatOf(s)} step 1`) : base.parse(s, line)),
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
    subject: () => broken({ clone: (s) => ({ ...s, race: coinRace.clone(s.race) }) }),
  },
  {
    check: 'copy-equal',
    what: 'a copy omits the pockets',
    subject: () =>
      broken({
        copy(from, to) {
          coinRace.copy(from.race, to.race);
          to.throws.set(from.throws);
        },
      }),
  },
  {
    check: 'json-round-trip',
    what: 'pockets are lost on reading',
    also: ['resample-valid'],
    subject: () =>
      broken({
        fromJson(input) {
          const read = base.fromJson(input);
          if (read.ok && !hides(read.value)) read.value.pockets.fill(0);
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
    what: 'the hash depends on seat and coin alone',
    subject: () => broken({ hash: (s) => 2 * seatOf(s) + Number(s.race.flip) }),
  },
  {
    check: 'hash-apart',
    what: 'the hash does not depend on points and coin',
    subject: () => broken({ hash: (s) => hashWords(Int32Array.of(seatOf(s), ...s.throws, ...s.pockets)) }),
  },
  {
    check: 'view-round-trip',
    what: 'hidden values of a view are read as nothing',
    subject: () =>
      broken({
        fromJson(input) {
          const read = base.fromJson(input);
          if (read.ok)
            for (const [seat, pocket] of read.value.pockets.entries()) read.value.pockets[seat] = Math.max(0, pocket);
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
    what: 'a view shares the throws of the state',
    subject: () =>
      broken({ view: (s, viewer, into) => ({ ...base.view(s, viewer, into), ...(into && { throws: s.throws }) }) }),
  },
  {
    check: 'view-acts',
    what: 'a view has fewer legal actions',
    subject: () =>
      broken({
        legal: (s, out) => (hides(s) && !s.race.flip ? listed(s, out, (action) => action === 1) : base.legal(s, out)),
      }),
  },
  {
    check: 'journal-free',
    what: 'an action has more effects with a journal',
    subject: () =>
      broken({
        apply(s, action, journal) {
          base.apply(s, action, journal);
          if (journal && action === STEP_2) s.throws[0] = thrown(s) + 1;
        },
      }),
  },
  {
    check: 'journal-adds-up',
    what: 'a fact has one point instead of two',
    subject: () =>
      broken({
        apply(s, action, journal) {
          base.apply(s, action);
          if (action < HEADS) journal?.push({ type: 'scored', seat: seatOf(s), points: 1 });
          else journal?.push({ type: 'turn-ended' });
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
          if (s.race.flip) out.weights[0] = 2;
        },
      }),
  },
  {
    check: 'chance-weights',
    what: 'an outcome has weight 0',
    subject: () => {
      const { outcomes: _, ...rest } = pocketSubject;
      const legal = (s: PocketState, out: ActionBuffer): void => {
        base.legal(s, out);
        if (s.race.flip) out.weights[1] = 0;
      };
      return { ...rest, game: { ...base, legal } };
    },
  },
  {
    check: 'views-alike',
    what: 'a refusal contains the pockets',
    subject: () =>
      broken({
        check(s, action) {
          const refusal = base.check(s, action);
          return refusal && { ...refusal, data: { heads: pocketsOf(s) } };
        },
      }),
  },
  {
    check: 'views-alike',
    what: 'a view shows a pocket',
    subject: () =>
      broken({
        view(s, viewer: Viewer) {
          const seen = base.view(s, viewer);
          if (hides(seen) && (s.pockets[0] ?? 0) % 2 === 0) seen.race.scores[0] = (seen.race.scores[0] ?? 0) + 100;
          return seen;
        },
      }),
    also: ['view-acts', 'resample-agrees', 'resample-valid'],
  },
  {
    check: 'facts-alike',
    what: 'the journal shows everyone the throw',
    subject: () => broken({ viewFact: (fact) => fact }),
  },
  {
    check: 'facts-alike',
    what: 'the record shows everyone the throw',
    subject: () => broken({ viewAction: (line) => line }),
  },
  {
    check: 'resample-agrees',
    what: 'the scores come back in another order',
    subject: () =>
      broken({
        resample(view, seat, random) {
          const s = base.resample(view, seat, random);
          s.race.scores.reverse();
          return s;
        },
      }),
  },
  {
    check: 'resample-valid',
    what: 'more heads than throws are drawn',
    subject: () =>
      broken({
        resample(view, seat, random) {
          const s = base.resample(view, seat, random);
          for (const other of s.pockets.keys()) if (other !== seat) s.pockets[other] = (s.throws[other] ?? 0) + 1;
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
    subject: () => broken({ result: (s) => base.result(s) ?? (thrown(s) > 2 ? { scores: [1], ranks: [1] } : null) }),
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
    subject: () => broken({ legal: (s, out) => (base.result(s) ? out.push(1) : base.legal(s, out)) }),
  },
  {
    check: 'ends',
    what: 'no random event changes the points',
    subject: () =>
      broken({
        apply(s, action, journal) {
          if (action < HEADS) s.race.flip = true;
          else base.apply(s, action, journal);
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
