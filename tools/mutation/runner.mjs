import { relative } from 'node:path';
import { commonTokens, declareClassPlugin, declareValuePlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { inRealTime } from './clock.mjs';
import { isSampled } from './sample.mjs';
import { bundle, collect } from './suite.mjs';

/** Error of a test that exceeds its time limit. */
class Hung extends Error {}

/** Runs the suite of a target against one mutant after the other, in this process (see `suite.mjs`). */
class SuiteRunner {
  static inject = tokens(commonTokens.options);
  #suite;
  #scripts;

  constructor(options) {
    this.#suite = options.suite;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const { tests, root } = this.#suite;
    this.#scripts = await bundle(tests, root);
    // Work that a mutant leaves running may fail after its tests have ended; tests of later mutants must not fail for it.
    process.on('uncaughtException', () => {});
    process.on('unhandledRejection', () => {});
  }

  /** Runs the unchanged code: duration of each test and the mutants it covers. */
  async dryRun() {
    const changes = new Reached();
    const tests = [];
    const perTest = {};
    const suite = this.#collect(this.#scripts.counting, changes);
    const mutantCoverage = { static: changes.take(), perTest };
    for (const { id, run } of suite.tests) {
      const started = performance.now();
      const failure = await this.#failureOf(run);
      const told = { id, name: id, timeSpentMs: performance.now() - started };
      tests.push(failure === null ? { ...told, status: 0 } : { ...told, status: 1, failureMessage: failure.message });
      perTest[id] = changes.take();
    }
    await this.#end(suite);
    return { status: 'complete', tests, mutantCoverage };
  }

  /** Tests one mutant: reloads the suite and runs it until a test fails. */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit = Number.POSITIVE_INFINITY }) {
    if (!isSampled(this.#suite.sample, this.#placeOf(activeMutant))) return { status: 'survived', nrOfTests: 0 };
    const changes = new Changes(hitLimit);
    if (mutantActivation === 'static') changes.active = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    let nrOfTests = 0;
    let killer = null;
    try {
      const suite = this.#collect(this.#scripts.lean, changes);
      changes.active = activeMutant.id;
      for (const { id, run } of suite.tests.filter((test) => !wanted || wanted.has(test.id))) {
        nrOfTests += 1;
        const failure = await this.#failureOf(run);
        if (failure === null) continue;
        killer = { id, failure };
        break;
      }
      await this.#end(suite);
    } catch (failure) {
      killer = { failure };
    }
    if (changes.hits > hitLimit) return { status: 'timeout', reason: 'it went round and round' };
    if (killer === null) return { status: 'survived', nrOfTests };
    if (killer.failure instanceof Hung) return { status: 'timeout', reason: killer.failure.message };
    return {
      status: 'killed',
      killedBy: killer.id === undefined ? [] : [killer.id],
      failureMessage: textOf(killer.failure),
      nrOfTests,
    };
  }

  #collect(script, changes) {
    const { root, pollMs, without } = this.#suite;
    return collect(script, { changes, root, pollMs, without });
  }

  #placeOf({ fileName, location, mutatorName, replacement }) {
    // Stryker counts lines and columns from 0 here, from 1 in its report.
    const { line, column } = location.start;
    return { path: relative(this.#suite.root, fileName), line: line + 1, column: column + 1, mutatorName, replacement };
  }

  async #end(suite) {
    await this.#failureOf(suite.end);
    suite.putBack();
  }

  /** Returns the error of a test, or null if it passes. */
  async #failureOf(run) {
    let callOff = () => {};
    const late = new Promise((_, reject) => {
      callOff = inRealTime(this.#suite.testMs, () => reject(new Hung('a test did not end')));
    });
    try {
      await Promise.race([run(), late]);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      callOff();
    }
  }
}

/** Coverage without an active mutant: how often each has been reached since the last query. */
class Reached {
  active = null;
  #times = [];

  see(change) {
    this.#times[change] = (this.#times[change] ?? 0) + 1;
  }

  take() {
    const times = Object.fromEntries(Object.entries(this.#times));
    this.#times = [];
    return times;
  }
}

/** The active mutant and how often it was reached; endless loops are stopped at the limit. */
class Changes {
  active = '';
  hits = 0;
  #limit;

  constructor(limit) {
    this.#limit = limit;
  }

  hit() {
    this.hits += 1;
    if (this.hits > this.#limit) throw new Error('a change has been met too often');
    return true;
  }
}

const textOf = (error) => String(error instanceof Error ? error.message : error).slice(0, 500);

/** Texts of the description of the API, which is compared as a whole elsewhere (`server/test/description.test.ts`). */
const DESCRIBING = new Set(['description', 'operationId', 'summary', 'tags']);
const apiTexts = {
  shouldIgnore: ({ node }) => {
    const { name } = { ObjectProperty: node.key, VariableDeclarator: node.id }[node.type] ?? {};
    return DESCRIBING.has(name) ? 'a text of the description of the API' : undefined;
  },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'suite', SuiteRunner),
  declareValuePlugin(PluginKind.Ignore, 'api-texts', apiTexts),
];
export const strykerValidationSchema = { properties: { suite: { type: 'object' } } };
