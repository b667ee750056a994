import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, openRecord, type Table } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EngineReply, EngineSession } from '../src/engine/session.ts';
import { DEPENDENCIES } from '../src/lib/dependencies.ts';

const FILE = join(import.meta.dirname, '..', '..', 'records', 'corpus', 'golden-horn-3-as-published.levante.json');
const record: MatchRecord = JSON.parse(readFileSync(FILE, 'utf8'));

/** Returns the record of the match while it was running, as a viewer sees it. */
function seenBy(viewer: number | 'spectator', plies: number): MatchRecord {
  const table = openRecord(GAMES, record);
  if ('refusal' in table) throw new Error('the record cannot be opened');
  const { seed: _seed, result: _result, meta: _meta, ...rest } = record;
  return { ...rest, actions: record.actions.slice(0, plies).map((line) => table.viewAction(line, viewer)) };
}

describe('verify, given a running match with hidden cards,', () => {
  const firstHidden = record.actions.findIndex((line) => line.startsWith('* card'));

  it('replays it up to the first hidden card, and names what remains unproven', () => {
    expect(verifyRecord(GAMES, seenBy('spectator', 150))).toMatchObject({
      ok: true,
      verified: { actions: firstHidden, hidden: 150 - firstHidden, over: false, deal: false },
    });
    const own = verifyRecord(GAMES, seenBy(2, 150));
    expect(own).toMatchObject({ ok: true, verified: { over: false } });
    expect(own.ok && own.verified.unproven).toContain('hidden');
    expect(own.ok && own.verified.unproven).toContain('running');
  });

  it('still fails at an illegal action before that', () => {
    const seen = seenBy('spectator', 150);
    const actions = seen.actions.with(2, '9 place VEN VEN VEN');
    expect(verifyRecord(GAMES, { ...seen, actions })).toMatchObject({ ok: false, fault: { ply: 2 } });
  });

  it('fails if the hidden card cannot have been drawn', () => {
    const seen = seenBy('spectator', 150);
    for (const line of ['* card 7 ?', '* cube VEN ?', '0 raid ?']) {
      const fault = verifyRecord(GAMES, { ...seen, actions: seen.actions.with(firstHidden, line) });
      expect(fault).toMatchObject({ ok: false, fault: { ply: firstHidden, action: line } });
    }
  });

  it('fails if cards are hidden although the match is over', () => {
    const { actions } = seenBy('spectator', record.actions.length);
    expect(verifyRecord(GAMES, { ...record, actions })).toMatchObject({ ok: false, fault: { ply: firstHidden } });
  });
});

describe('verify, given a start with hidden information,', () => {
  const PLIES = 200;
  const { seed: _seed, result: _result, meta: _meta, ...running } = record;

  /** Returns the position after `PLIES` actions as a viewer sees it, and what follows. */
  function from(viewer: number | 'spectator') {
    const table = openRecord(GAMES, record);
    if ('refusal' in table) throw new Error('the record cannot be opened');
    for (const line of record.actions.slice(0, PLIES)) table.play(line);
    const later = record.actions.slice(PLIES);
    return { start: table.state(viewer), whole: later, seen: later.map((line) => table.viewAction(line, viewer)) };
  }

  it.each(['spectator', 0, 1, 2] as const)('refuses it together with a seed or a result: viewer %s', (viewer) => {
    const { start, whole } = from(viewer);
    const { result, ...unfinished } = record;
    for (const claimed of [record, unfinished, { ...running, result }]) {
      expect(verifyRecord(GAMES, { ...claimed, start, actions: whole })).toMatchObject({
        ok: false,
        fault: { ply: -1, code: 'bad-request', detail: '/start', why: 'start-hidden' },
      });
    }
  });

  it.each([
    'spectator',
    0,
    1,
    2,
  ] as const)('replays a running match up to the first hidden action: viewer %s', (viewer) => {
    const { start, seen } = from(viewer);
    const verdict = verifyRecord(GAMES, { ...running, start, actions: seen.slice(0, 100) });
    expect(verdict).toMatchObject({ ok: true, verified: { deal: false, unproven: ['running', 'hidden', 'start'] } });
  });
});

describe('the engine, given the view of a seat,', () => {
  /** Tables every few plies of turns in which raids are possible, with the seat to act. */
  const turns: { readonly table: Table; readonly seat: number }[] = [];
  let session: EngineSession;
  const ask = (request: unknown): EngineReply => session.answer(JSON.stringify(request));
  const load = (state: unknown): EngineReply => ask({ do: 'load', game: 'golden-horn', state });
  const linesOf = ({ actions }: EngineReply): readonly string[] => (Array.isArray(actions) ? actions.map(String) : []);
  const isRaid = (line: string): boolean => line.includes(' raid ');

  beforeAll(() => {
    const table = openRecord(GAMES, record);
    if ('refusal' in table) throw new Error('the record cannot be opened');
    for (const line of record.actions) {
      if (table.actor() >= 0 && table.legal().actions.some(isRaid))
        turns.push({ table: table.clone(), seat: table.actor() });
      table.play(line);
    }
  });

  beforeEach(() => {
    session = new EngineSession(DEPENDENCIES, '1.2.3');
  });

  it('lists the seats whose secrets it lacks, and marks their legal actions as incomplete', () => {
    expect(turns.length).toBeGreaterThan(3);
    for (const { table, seat } of turns) {
      const other = (seat + 1) % 3;
      const hidden = [0, 1, 2].filter((one) => one !== other).map(String);
      expect(load(table.state(other))).toEqual({ ok: true, actor: String(seat), hidden: [...hidden, '*'] });
      expect(ask({ do: 'legal' })).toMatchObject({ actor: String(seat), incomplete: true });
      expect(load(table.state(seat))).toMatchObject({ hidden: expect.not.arrayContaining([String(seat)]) });
      expect(ask({ do: 'legal' })).toEqual({ ok: true, ...table.legal() });
      expect(load(table.state())).toEqual({ ok: true, actor: String(seat) });
      expect(ask({ do: 'legal' })).toEqual({ ok: true, ...table.legal() });
    }
  });

  it('redeals a complete state with the same view and, in one’s own turn, the same legal actions', () => {
    for (const { table, seat } of turns) {
      const view = table.state(seat);
      load(view);
      const { state } = ask({ do: 'redeal', seat, seed: 7 });
      expect(ask({ do: 'state' }).state).toEqual(view);
      expect(load(state)).toEqual({ ok: true, actor: String(seat) });
      expect(ask({ do: 'state', viewer: seat }).state).toEqual(view);
      expect(ask({ do: 'legal' })).toEqual({ ok: true, ...table.legal() });
    }
  });

  it('refuses to draw from a hidden pile with the reason, and changes nothing', () => {
    const table = openRecord(GAMES, record);
    if ('refusal' in table) throw new Error('the record cannot be opened');
    const draws = record.actions.flatMap((line, ply) => (line.startsWith('* card') ? [ply] : []));
    const later = draws.find((ply, i) => i > 0 && ply > (draws[i - 1] ?? 0) + 1) ?? 0;
    for (const line of record.actions.slice(0, later)) table.play(line);
    for (const viewer of ['spectator', 0, 1, 2] as const) {
      const view = table.state(viewer);
      load(view);
      const refused = { ok: false, code: 'bad-request', message: expect.stringContaining('hidden') };
      for (const request of [{ do: 'random' }, { do: 'random', plies: 1 }, { do: 'go', level: 'deckhand' }])
        expect(ask(request)).toMatchObject(refused);
      expect(ask({ do: 'state' }).state).toEqual(view);
    }
  });

  it('refuses random play up to a draw from a hidden pile, and undoes what it had played', () => {
    const [turn] = turns;
    if (!turn) throw new Error('no turn');
    const view = turn.table.state(turn.seat);
    load(view);
    expect(ask({ do: 'random', seed: 3 })).toMatchObject({ ok: false, message: expect.stringContaining('redeal') });
    expect(ask({ do: 'state' }).state).toEqual(view);
    expect(ask({ do: 'undo' })).toMatchObject({ ok: false, code: 'bad-request' });
    load(ask({ do: 'redeal', seat: turn.seat, seed: 7 }).state);
    expect(ask({ do: 'random', seed: 3 })).toMatchObject({ ok: true });
    expect(ask({ do: 'legal' })).toMatchObject({ actor: null });
  });

  it('redeals the same state with the same seed, and others with other seeds', () => {
    const [turn] = turns;
    load(turn?.table.state(turn.seat));
    const redealt = (seed?: number) => JSON.stringify(ask({ do: 'redeal', seat: turn?.seat, seed }).state);
    expect(redealt(3)).toBe(redealt(3));
    expect(redealt()).toBe(redealt(1));
    expect(new Set([1, 2, 3, 4].map(redealt)).size).toBe(4);
  });

  it('redeals states in which opponents can raid, if they can', () => {
    for (const { table, seat } of turns) {
      const other = (seat + 1) % 3;
      load(table.state(other));
      const states = Array.from({ length: 200 }, (_, seed) => ask({ do: 'redeal', seat: other, seed }).state);
      const raids = new Set(
        states.flatMap((state) => {
          expect(load(state)).toEqual({ ok: true, actor: String(seat) });
          return linesOf(ask({ do: 'legal' })).filter(isRaid);
        }),
      );
      expect(raids.size).toBeGreaterThan(0);
    }
  });

  it('redeals a spectator’s view for any seat, and refuses a seat that does not have the view', () => {
    const [turn] = turns;
    if (!turn) throw new Error('no turn');
    const { table, seat } = turn;
    load(table.state('spectator'));
    const { state } = ask({ do: 'redeal', seat: 1, seed: 5 });
    load(state);
    expect(ask({ do: 'state', viewer: 'spectator' }).state).toEqual(table.state('spectator'));
    load(table.state(seat));
    expect(ask({ do: 'redeal', seat: (seat + 1) % 3, seed: 5 })).toMatchObject({ ok: false, code: 'bad-request' });
    expect(ask({ do: 'redeal', seat: 3, seed: 5 })).toMatchObject({ ok: false, code: 'bad-request' });
    expect(ask({ do: 'redeal', seed: 5 })).toMatchObject({ ok: false, code: 'bad-request' });
    expect(ask({ do: 'redeal', seat, seed: 0.5 })).toMatchObject({ ok: false, code: 'bad-request' });
  });
});
