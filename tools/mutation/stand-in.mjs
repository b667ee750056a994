import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import { fn, restoreAllMocks, spyOn } from '@vitest/spy';
import * as chai from 'chai';
import { FakeClock, inRealTime } from './clock.mjs';

/**
 * The part of vitest that the fast suites use: describe, it, hooks, vitest's own expect and spies, a fake clock. Suites are
 * loaded into it many times in one process; a vitest thread for each mutant would take ten times as long.
 */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
chai.use(({ Assertion }, { addMethod, flag }) => {
  addMethod(Assertion.prototype, 'toMatchFileSnapshot', function (path) {
    const saved = readFileSync(join(flag(this, 'file'), '..', path), 'utf8');
    this.assert(flag(this, 'object') === saved, `expected the text of ${path}`, `expected another text than ${path}`);
  });
});

const POLL_EVERY_MS = 5;
const pause = (ms) => new Promise((resolve) => inRealTime(ms, resolve));

/** Retries `attempt` until it no longer throws or the time is up; a fake clock advances meanwhile. */
async function retry(attempt, ms, clock) {
  const began = process.hrtime.bigint();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Number(process.hrtime.bigint() - began) / 1e6 > ms) throw error;
    }
    if (clock()) await clock().advanceAsync(POLL_EVERY_MS);
    else await pause(POLL_EVERY_MS);
  }
}

/** Implements `expect.poll`: every assertion retries until it holds. */
function polling(ask, ms, clock, message) {
  const assertions = (isNot) =>
    new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'not') return assertions(!isNot);
          return (...args) =>
            retry(
              async () => {
                const about = chai.expect(await ask(), message);
                await (isNot ? about.not : about)[name](...args);
              },
              ms,
              clock,
            );
        },
      },
    );
  return assertions(false);
}

function viWith(pollMs) {
  let clock = null;
  let stubbed = [];
  const vi = {
    fn,
    spyOn,
    restoreAllMocks,
    useFakeTimers: () => {
      clock?.uninstall();
      clock = new FakeClock();
      clock.install();
      return vi;
    },
    useRealTimers: () => {
      clock?.uninstall();
      clock = null;
      return vi;
    },
    advanceTimersByTime: (ms) => clock.advance(ms),
    advanceTimersByTimeAsync: (ms) => clock.advanceAsync(ms),
    waitFor: (ask, options) => {
      const { timeout = pollMs } = typeof options === 'number' ? { timeout: options } : (options ?? {});
      return retry(
        async () => await ask(),
        Math.min(timeout, pollMs),
        () => clock,
      );
    },
    stubGlobal: (name, value) => {
      stubbed.push([name, Object.getOwnPropertyDescriptor(globalThis, name)]);
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
      return vi;
    },
    unstubAllGlobals: () => {
      for (const [name, was] of stubbed.reverse()) {
        if (was) Object.defineProperty(globalThis, name, was);
        else delete globalThis[name];
      }
      stubbed = [];
      return vi;
    },
  };
  return { vi, clock: () => clock };
}

/** Hooks of a `describe` or of the whole suite. */
class Scope {
  hooks = { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };
  hasBegun = false;

  constructor(outer) {
    this.path = outer ? [...outer.path, this] : [this];
  }
}

async function runTest(scope, run) {
  const cleanups = [];
  const outwards = scope.path.toReversed();
  try {
    for (const one of scope.path) {
      if (!one.hasBegun) {
        one.hasBegun = true;
        for (const hook of one.hooks.beforeAll) await hook();
      }
    }
    for (const one of scope.path) {
      for (const hook of one.hooks.beforeEach) {
        const cleanup = await hook();
        if (typeof cleanup === 'function') cleanups.push(cleanup);
      }
    }
    await run();
  } finally {
    for (const one of outwards) for (const hook of one.hooks.afterEach.toReversed()) await hook();
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

/** Formats the title of a row of `it.each`: `%s` and others by position, `$name` by property. */
function titled(title, values) {
  const [first] = values;
  const text = format(title, ...values.slice(0, title.split('%').length - 1));
  return text.replaceAll(/\$(\w+)/g, (_, name) => String(Object(first)[name]));
}

/**
 * Returns the replacement of the module `vitest` for each file, with the tests that the files declare, as `{ id, run }`;
 * `end` runs the last hooks, `putBack` restores what the tests have replaced.
 */
export function standIn({ pollMs, provided }) {
  const tests = [];
  const scopes = [];
  const { vi, clock } = viWith(pollMs);
  const poll = (ask, { timeout = pollMs, message } = {}) => polling(ask, Math.min(timeout, pollMs), clock, message);
  const expectIn = (file) => {
    const expect = (value, message) => {
      const assertion = chai.expect(value, message);
      chai.util.flag(assertion, 'file', file);
      return assertion;
    };
    return Object.assign(expect, chai.expect, { poll });
  };
  const inject = (name) => provided[name];
  const files = new Map();
  const vitestOf = (file) => {
    if (!files.has(file))
      files.set(file, { ...declaring(tests, scopes), expect: expectIn(file), expectTypeOf, vi, inject });
    return files.get(file);
  };
  const end = async () => {
    for (const { hooks } of scopes.filter(({ hasBegun }) => hasBegun).reverse()) {
      for (const run of hooks.afterAll.toReversed()) await run();
    }
  };
  const putBack = () => {
    vi.useRealTimers().unstubAllGlobals();
    restoreAllMocks();
  };
  return { vitestOf, tests, end, putBack };
}

const none = () => {};
const functionIn = (args) => args.find((one) => typeof one === 'function');
const expectTypeOf = () => new Proxy(none, { get: () => none });

/** Returns the functions by which one file declares its tests. */
function declaring(tests, scopes) {
  const names = [];
  let scope = null;
  const enter = () => {
    scope = new Scope(scope);
    scopes.push(scope);
  };
  enter();

  const it = (title, ...rest) => {
    const run = functionIn(rest);
    const within = scope;
    tests.push({ id: [...names, title].join(' > '), run: () => runTest(within, run) });
  };
  /** `call` invokes a test with a row. */
  const rowsBy =
    (call) =>
    (rows) =>
    (title, ...rest) => {
      const run = functionIn(rest);
      for (const [i, row] of rows.entries()) {
        it(`${titled(title, Array.isArray(row) ? row : [row])} #${i + 1}`, () => call(run, row));
      }
    };
  const each = rowsBy((run, row) => (Array.isArray(row) ? run(...row) : run(row)));
  const describe = (title, ...rest) => {
    const outer = scope;
    enter();
    names.push(title);
    functionIn(rest)();
    names.pop();
    scope = outer;
  };
  const describeEach = (rows) => (title, run) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      describe(titled(title, values), () => run(...values));
    }
  };
  const skipIf = (declare) => (isSkipped) => (isSkipped ? none : declare);
  const hook = (kind) => (run) => void scope.hooks[kind].push(run);
  return {
    describe: Object.assign(describe, { each: describeEach, skipIf: skipIf(describe) }),
    it: Object.assign(it, { each, for: rowsBy((run, row) => run(row, {})), skipIf: skipIf(it) }),
    beforeAll: hook('beforeAll'),
    afterAll: hook('afterAll'),
    beforeEach: hook('beforeEach'),
    afterEach: hook('afterEach'),
  };
}
