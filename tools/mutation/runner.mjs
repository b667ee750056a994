import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { bundle, collect } from './suite.mjs';

/** Runs the suite of one game against one change after the other, in this process (see `suite.mjs`). */
class SuiteRunner {
  static inject = tokens(commonTokens.options);
  #entry;
  #scripts;

  constructor(options) {
    this.#entry = options.suite;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#scripts = await bundle(this.#entry);
  }

  /** Everything as it is: what each test takes, and what it reaches. */
  async dryRun() {
    const changes = new Reached();
    const tests = [];
    const perTest = {};
    const toRun = collect(this.#scripts.counting, changes);
    const mutantCoverage = { static: changes.take(), perTest };
    for (const { id, run } of toRun) {
      const started = performance.now();
      const failure = await failureOf(run);
      const told = { id, name: id, timeSpentMs: performance.now() - started };
      tests.push(failure === null ? { ...told, status: 0 } : { ...told, status: 1, failureMessage: failure });
      perTest[id] = changes.take();
    }
    return { status: 'complete', tests, mutantCoverage };
  }

  /** One change: the suite is loaded afresh, and runs until a test fails. */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit = Number.POSITIVE_INFINITY }) {
    const changes = new Changes(hitLimit);
    if (mutantActivation === 'static') changes.active = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    let nrOfTests = 0;
    let killer = null;
    try {
      const tests = collect(this.#scripts.lean, changes).filter(({ id }) => !wanted || wanted.has(id));
      changes.active = activeMutant.id;
      for (const { id, run } of tests) {
        nrOfTests += 1;
        const failureMessage = await failureOf(run);
        if (failureMessage === null) continue;
        killer = { id, failureMessage };
        break;
      }
    } catch (fault) {
      killer = { failureMessage: String(fault) };
    }
    if (changes.hits > hitLimit) return { status: 'timeout', reason: 'it went round and round' };
    if (killer === null) return { status: 'survived', nrOfTests };
    return {
      status: 'killed',
      killedBy: killer.id === undefined ? [] : [killer.id],
      failureMessage: killer.failureMessage,
      nrOfTests,
    };
  }
}

/** While no change is active: how often each has been reached since it was last asked. */
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

/** Which change is active, and how often it has been met: what goes round for ever is stopped at the limit. */
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

async function failureOf(run) {
  try {
    await run();
    return null;
  } catch (fault) {
    return String(fault instanceof Error ? fault.message : fault).slice(0, 500);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'suite', SuiteRunner)];
export const strykerValidationSchema = { properties: { suite: { type: 'string' } } };
