import { accepted, type GameEntry, type Parsed, type Random, type Table } from '@levante/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EngineReply, EngineSession } from '../src/engine/session.ts';
import { COIN_DEPENDENCIES } from './dependencies.ts';
import { PLANNING_DEPENDENCIES, THINKING_HOUSE } from './thinkers.ts';

let session: EngineSession;
const ask = (request: unknown): EngineReply => session.answer(JSON.stringify(request));
const begin = (options: unknown = {}): EngineReply => ask({ do: 'new', game: 'coin-race', options });

/** Returns coin race without an end: a table that is over begins again. */
function withoutEnd(): GameEntry {
  const game = COIN_DEPENDENCIES.games.get('coin-race');
  if (!game) throw new Error('there is no coin race');
  const open = (options: unknown): Parsed<Table> => {
    const opened = game.open(options);
    return opened.ok ? accepted(endless(opened.value, options)) : opened;
  };
  const endless = (first: Table, options: unknown): Table => {
    let table = first;
    return new Proxy(first, {
      get(_, key) {
        if (key === 'clone') return () => endless(table.clone(), options);
        if (key === 'playRandom')
          return (random: Random) => {
            const line = table.playRandom(random);
            if (line !== null) return line;
            const again = game.open(options);
            if (again.ok) table = again.value;
            return table.playRandom(random);
          };
        const value: unknown = Reflect.get(table, key, table);
        return typeof value === 'function' ? value.bind(table) : value;
      },
    });
  };
  return { ...game, open };
}

beforeEach(() => {
  session = new EngineSession(COIN_DEPENDENCIES, '1.2.3');
});

describe('levante engine', () => {
  it('answers hello with its games, levels and limits', () => {
    expect(ask({ do: 'hello' })).toEqual({
      ok: true,
      name: 'levante',
      version: '1.2.3',
      games: { 'coin-race': { rulesVersion: 1, players: [2, 4] } },
      levels: ['random'],
      limits: { plies: 10_000, ms: 600_000 },
    });
  });

  it('plays no more random plies than its limit, even in an endless match', () => {
    session = new EngineSession({ ...COIN_DEPENDENCIES, games: new Map([['coin-race', withoutEnd()]]) }, '1.2.3');
    const { limits } = ask({ do: 'hello' });
    for (const plies of [undefined, 1_000_000]) {
      begin({ goal: 2 });
      expect(ask({ do: 'random', seed: 7, plies }).actions).toHaveLength(Object(limits).plies);
    }
  });

  it('refuses a thinking time above its limit', () => {
    const { limits } = ask({ do: 'hello' });
    begin();
    expect(ask({ do: 'go', level: 'random', ms: Object(limits).ms })).toMatchObject({ ok: true });
    expect(ask({ do: 'go', level: 'random', ms: Object(limits).ms + 1 })).toMatchObject({
      ok: false,
      code: 'bad-request',
      message: 'ms is a whole number from 0 to 600000',
    });
  });

  it('begins a match with default or given options', () => {
    expect(begin()).toEqual({ ok: true, actor: '0' });
    expect(ask({ do: 'state' }).state).toMatchObject({ options: { players: 2, goal: 5 } });
    begin({ players: 3 });
    expect(ask({ do: 'state' }).state).toMatchObject({ scores: [0, 0, 0] });
  });

  it('lists the legal actions of a seat and of chance', () => {
    begin();
    expect(ask({ do: 'legal' })).toEqual({ ok: true, actor: '0', actions: ['0 step 1'] });
    ask({ do: 'apply', action: '0 step 1' });
    expect(ask({ do: 'legal' })).toEqual({ ok: true, actor: '*', actions: ['* heads', '* tails'], weights: [1, 2] });
  });

  it('applies one or several actions, and returns their journal', () => {
    begin();
    expect(ask({ do: 'apply', action: '0 step 1' })).toEqual({
      ok: true,
      actor: '*',
      journal: [{ type: 'scored', seat: 0, points: 1 }],
    });
    const several = ask({ do: 'apply', actions: ['* heads', '1 step 1'] });
    expect(several).toMatchObject({ ok: true, actor: '*', journal: [{ seat: 0 }, { seat: 1 }] });
    expect(ask({ do: 'apply', actions: [] })).toEqual({ ok: true, actor: '*', journal: [] });
  });

  it('refuses an action with code, clause and index, and keeps the earlier ones', () => {
    begin();
    expect(ask({ do: 'apply', action: '0 step 2' })).toEqual({
      ok: false,
      code: 'cannot-afford',
      clause: 'CR-2',
      at: 0,
      data: { price: 1, cash: 0 },
    });
    expect(ask({ do: 'apply', actions: ['0 step 1', '* tails', '0 step 1'] })).toMatchObject({
      code: 'not-your-turn',
      at: 2,
    });
    expect(ask({ do: 'state' }).state).toMatchObject({ scores: [1, 0], seat: 1 });
    expect(ask({ do: 'apply', action: 'nonsense' })).toMatchObject({ ok: false, code: 'bad-request', message: /./ });
  });

  it('loads a state, and refuses an invalid one with its path', () => {
    expect(ask({ do: 'load', game: 'coin-race', state: { scores: [4, 1], seat: 1 } })).toEqual({
      ok: true,
      actor: '1',
    });
    const bad = ask({ do: 'load', game: 'coin-race', state: { scores: [4] } });
    expect(bad).toEqual({ ok: false, code: 'bad-state', path: '/scores' });
    expect(ask({ do: 'state' }).state).toMatchObject({ scores: [4, 1] });
  });

  it('plays at random, reproducibly, for a number of plies or to the end', () => {
    begin();
    const three = ask({ do: 'random', seed: 7, plies: 3 });
    expect(three.actions).toHaveLength(3);
    begin();
    const whole = ask({ do: 'random', seed: 7 });
    expect(whole.actions).toEqual(expect.arrayContaining([]));
    expect(JSON.stringify(whole.actions)).toMatch(JSON.stringify(three.actions).slice(1, -1));
    expect(ask({ do: 'legal' })).toEqual({ ok: true, actor: null, actions: [] });
    expect(ask({ do: 'random', seed: 7 })).toEqual({ ok: true, actions: [] });
    expect(ask({ do: 'apply', action: '0 step 1' })).toMatchObject({ code: 'match-over' });
    expect(ask({ do: 'go', level: 'random' })).toMatchObject({ code: 'match-over' });
  });

  it('shows the state to a seat or a spectator, and refuses a viewer who is neither', () => {
    begin();
    expect(ask({ do: 'state', viewer: 1 }).ok).toBe(true);
    expect(ask({ do: 'state', viewer: 'spectator' }).ok).toBe(true);
    expect(ask({ do: 'state', viewer: 2 })).toMatchObject({ ok: false, code: 'bad-request' });
  });

  it('undoes one action at a time, back to the beginning', () => {
    begin();
    const fresh = ask({ do: 'state' });
    ask({ do: 'apply', actions: ['0 step 1', '* heads'] });
    expect(ask({ do: 'undo' })).toEqual({ ok: true, actor: '*', journal: [] });
    expect(ask({ do: 'undo' })).toEqual({ ok: true, actor: '0', journal: [] });
    expect(ask({ do: 'state' })).toEqual(fresh);
    expect(ask({ do: 'undo' })).toMatchObject({ ok: false, code: 'bad-request' });
  });

  it('returns a bot’s action for a seat', () => {
    begin();
    expect(ask({ do: 'go', level: 'random', ms: 10, seed: 3 })).toMatchObject({
      ok: true,
      action: '0 step 1',
      info: { level: 'random' },
    });
    expect(ask({ do: 'go', level: 'genius' })).toMatchObject({ code: 'bad-request' });
    ask({ do: 'apply', action: '0 step 1' });
    expect(ask({ do: 'go', level: 'random' })).toMatchObject({ code: 'bad-request' });
  });

  it('returns a bot’s estimates of its position in whole numbers', () => {
    session = new EngineSession(THINKING_HOUSE, '1.2.3');
    begin();
    expect(ask({ do: 'go', level: 'ponderer', ms: 20 })).toEqual({
      ok: true,
      action: '0 step 1',
      info: { level: 'ponderer', ms: expect.any(Number), turn: ['0 step 1'], chances: [333, 667], weighed: 7 },
    });
    const { info } = ask({ do: 'go', level: 'random', ms: 20 });
    expect(Object.keys(Object(info))).toEqual(['level', 'ms', 'turn']);
    expect(ask({ do: 'legal' })).toMatchObject({ actor: '0' });
  });

  it.each([
    ...PLANNING_DEPENDENCIES.games.keys(),
  ])('returns whole legal turns of %s, the same for the same seed', (game) => {
    session = new EngineSession(PLANNING_DEPENDENCIES, '1.2.3');
    ask({ do: 'new', game });
    let longest = 0;
    for (let turn = 0; turn < 12; turn++) {
      while (ask({ do: 'legal' }).actor === '*') ask({ do: 'random', seed: turn, plies: 1 });
      const go = { do: 'go', level: 'planner', seed: turn };
      const { action, info } = ask(go);
      const actions: unknown[] = Object(info).turn;
      expect(actions[0]).toBe(action);
      expect(Object(ask(go).info).turn).toEqual(actions);
      expect(ask({ do: 'apply', actions })).toMatchObject({ ok: true });
      longest = Math.max(longest, actions.length);
    }
    expect(longest).toBeGreaterThan(1);
  });

  it('continues from a seat’s view, with legal actions, bots and advice', () => {
    session = new EngineSession(PLANNING_DEPENDENCIES, '1.2.3');
    ask({ do: 'new', game: 'golden-horn' });
    while (Object(ask({ do: 'state' }).state).step !== 'turn') ask({ do: 'random', seed: 3, plies: 1 });
    const { actor, actions } = ask({ do: 'legal' });
    const { state } = ask({ do: 'state', viewer: Number(actor) });
    expect(JSON.stringify(state)).toContain('"hand":{"count"');
    expect(ask({ do: 'load', game: 'golden-horn', state })).toMatchObject({ ok: true, actor });
    expect(ask({ do: 'legal' })).toEqual({ ok: true, actor, actions });
    const { action, info } = ask({ do: 'go', level: 'planner' });
    expect(actions).toContain(action);
    expect(ask({ do: 'apply', actions: Object(info).turn })).toMatchObject({ ok: true });
    expect(ask({ do: 'undo' })).toMatchObject({ ok: true });
  });

  it('refuses a forecast for a game that has none', () => {
    begin();
    expect(ask({ do: 'forecast' })).toMatchObject({ ok: false, code: 'bad-request' });
  });

  it('returns the record of a running match, a finished one, and one from a loaded state', () => {
    begin({ goal: 2 });
    expect(ask({ do: 'record' }).record).toEqual({
      format: 'levante-record',
      version: 1,
      game: 'coin-race',
      rulesVersion: 1,
      options: { players: 2, goal: 2 },
      actions: [],
    });
    ask({ do: 'apply', actions: ['0 step 1', '* heads'] });
    expect(ask({ do: 'record' }).record).toMatchObject({
      actions: ['0 step 1', '* heads'],
      result: { scores: [2, 0], ranks: [1, 2] },
    });
    ask({ do: 'load', game: 'coin-race', state: { scores: [0, 3] } });
    ask({ do: 'apply', action: '0 step 1' });
    expect(ask({ do: 'record' }).record).toMatchObject({ start: { scores: [0, 3], seat: 0 }, actions: ['0 step 1'] });
  });
});

describe('a line that is not a valid request', () => {
  const lines = [
    '',
    'hello',
    '{',
    'null',
    '42',
    '"hello"',
    '[]',
    '{}',
    '{"do":null}',
    '{"do":"dance"}',
    '{"do":"toString"}',
    '{"do":"new"}',
    '{"do":"new","game":7}',
    '{"do":"load","game":"coin-race"}',
    '{"do":"load","game":"coin-race","state":[]}',
    '{"do":"apply"}',
    '{"do":"apply","action":1}',
    '{"do":"apply","actions":"0 step 1"}',
    '{"do":"apply","actions":["0 step 1",null]}',
    '{"do":"apply","action":"0 step 1","actions":[]}',
    '{"do":"random","seed":1.5}',
    '{"do":"random","seed":"1"}',
    '{"do":"random","seed":1,"plies":-1}',
    '{"do":"random","seed":1,"plies":null}',
    '{"do":"state","viewer":"0"}',
    '{"do":"state","viewer":-1}',
    '{"do":"go"}',
    '{"do":"go","level":7}',
    '{"do":"go","level":"random","ms":-1}',
    '{"do":"go","level":"random","ms":1.5}',
    '{"do":"go","level":"random","ms":600001}',
    '{"do":"legal","colour":"red"}',
  ];

  it.each(lines)('is answered with bad-request and a message, and changes nothing: %s', (line) => {
    begin();
    ask({ do: 'apply', action: '0 step 1' });
    const before = ask({ do: 'record' });
    expect(session.answer(line)).toMatchObject({ ok: false, code: 'bad-request', message: /./ });
    expect(ask({ do: 'record' })).toEqual(before);
  });

  it.each(['legal', 'state', 'undo', 'forecast', 'record', 'random'])('is refused without a match: %s', (request) => {
    expect(ask({ do: request })).toMatchObject({ ok: false, code: 'bad-request' });
  });

  it('is refused with the code of an unknown game or of bad options', () => {
    expect(ask({ do: 'new', game: 'chess' })).toMatchObject({ ok: false, code: 'unknown-game' });
    expect(begin({ players: 9 })).toMatchObject({ ok: false, code: 'bad-options', clause: 'CR-1', path: '/players' });
  });
});
