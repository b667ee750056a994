import { entryOf } from '@levante/contract';
import { conformance, scenarioFault } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { ticTacToe, ticTacToeProof } from '../rules/index.ts';

const about = { name: '', about: '', game: 'tic-tac-toe', clauses: [], options: {} };

describe('the rules of tic-tac-toe', () => {
  it('fulfil the contract of a game', () => {
    expect(conformance({ game: ticTacToe, ...ticTacToeProof, seed: 1, matches: 20, thin: 0 })).toEqual([]);
  });

  it('let the seats place marks on free cells in turn', () => {
    const steps = [
      { legal: ['0 place b2'], apply: ['0 place b2'], state: { actor: '1' } },
      { illegal: ['1 place b2'], code: 'cell-taken' },
      { illegal: ['0 place a1'], code: 'not-your-turn' },
    ];
    expect(scenarioFault(entryOf(ticTacToe), { ...about, state: {}, steps })).toBeNull();
  });

  it.each([
    ['00.11....', '0 place c3', { scores: [1, 0], ranks: [1, 2] }],
    ['00.1.....', '1 place c3', null],
    ['01001.101', '0 place c2', { scores: [0, 0], ranks: [1, 1] }],
  ])('end a match with three in a row or a full board: %s', (cells, line, result) => {
    const loaded = entryOf(ticTacToe).load({ cells });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusal));
    expect(loaded.value.play(line)).toMatchObject({ ok: true });
    expect(loaded.value.result()).toEqual(result);
  });

  it.each([
    { cells: '00.......' },
    { cells: '000111...' },
    { cells: 'x........' },
    { actor: '1' },
    { more: 1 },
  ])('refuse a state that contradicts itself: %j', (state) =>
    expect(ticTacToe.fromJson(state)).toMatchObject({ ok: false, refusal: { code: 'bad-state' } }));
});
