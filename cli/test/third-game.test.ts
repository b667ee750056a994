import { readRecord } from '@levante/contract';
import { commitmentOf } from '@levante/dealer';
import { expect, it } from 'vitest';
import { EngineSession } from '../src/engine/session.ts';
import { playEvening } from '../src/play/play.ts';
import { showOf } from '../src/show/show.ts';
import { playOne } from '../src/simulate/range.ts';
import { verifyRecord } from '../src/verify/verify.ts';
import { COIN_HOUSE } from './house.ts';

/** A game that is nothing but its folder and its lines in the lists: the command line needs no more of it. */

const kit = COIN_HOUSE.kits.get('coin-race');
if (!kit) throw new Error('coin race has no bots');

it('the engine plays it, and its record is verified', () => {
  const session = new EngineSession(COIN_HOUSE, '1.0.0');
  const ask = (request: object) => session.answer(JSON.stringify(request));
  expect(ask({ do: 'new', game: 'coin-race', options: { players: 3 } })).toEqual({ ok: true, actor: '0' });
  expect(ask({ do: 'legal' })).toMatchObject({ actions: ['0 step 1'] });
  expect(ask({ do: 'apply', action: '0 step 2' })).toMatchObject({ ok: false, code: 'cannot-afford', clause: 'CR-2' });
  expect(ask({ do: 'go', level: 'random', seed: 1 })).toMatchObject({ action: '0 step 1' });
  ask({ do: 'random', seed: 7 });
  const { record } = ask({ do: 'record' });
  expect(verifyRecord(COIN_HOUSE.games, record)).toMatchObject({ ok: true, verified: { over: true } });
});

it('bots play it by the hundred, and every match is verified', () => {
  const plan = {
    game: 'coin-race',
    rulesVersion: 1,
    options: { players: 3, goal: 5 },
    levels: ['random'],
    seed: 1,
    ms: null,
    record: true,
  };
  for (let i = 0; i < 100; i++) {
    const { record } = playOne(kit, plan, i);
    expect(verifyRecord(COIN_HOUSE.games, record)).toMatchObject({ ok: true, verified: { over: true } });
  }
});

it('a person plays it in the terminal, shown as plain data, and the deal is proven', async () => {
  const table = COIN_HOUSE.games.get('coin-race')?.open({});
  if (!table?.ok) throw new Error('coin race cannot be opened');
  const heard: string[] = [];
  const record = await playEvening({
    table: table.value,
    kit,
    show: showOf('coin-race'),
    person: {
      choose: async (_question, choices) => choices[0]?.value ?? null,
      tell: (lines) => void heard.push(...lines),
    },
    seat: 0,
    levels: ['', 'random'],
    turnMs: 1000,
    seed: 'c0ffee'.padEnd(64, '0'),
  });
  expect(readRecord(record)).toMatchObject({ ok: true });
  expect(record.commitment).toBe(commitmentOf(record.seed ?? ''));
  expect(verifyRecord(COIN_HOUSE.games, record)).toMatchObject({ ok: true, verified: { over: true, deal: true } });
  expect(heard.join('\n')).toContain('"game": "coin-race"');
});
