import { openReader, spotAt } from '@levante/table/open-game/board-pointing.ts';
import { OpenPosition } from '@levante/table/open-game/open-position.ts';
import { OpenPhrases } from '@levante/table/open-game/phrases.ts';
import { words } from '@levante/table/words/index.ts';
import { describe, expect, it } from 'vitest';
import { ticTacToeKit } from '../bots/index.ts';
import { CELLS, ticTacToe, ticTacToeRefusals } from '../rules/index.ts';
import { ticTacToePointing } from '../table/pointing.ts';
import { ticTacToeStudy } from '../table/study.ts';
import { ticTacToeWords } from '../table/words.ts';
import { ticTacToeTerminal } from '../terminal/index.ts';

const opening = new OpenPosition(ticTacToe, ticTacToe.setup());
const taken = opening.after('0 place b2');

it('tic-tac-toe is played to the end by bots of every level', () => {
  for (const level of ticTacToeKit.levels) {
    const match = { levels: [level, 'random'], options: { players: 2 }, seed: 1, record: false };
    expect(ticTacToeKit.playMatch(match)).toMatchObject({ fault: null, result: expect.anything() });
  }
});

describe('the table of tic-tac-toe', () => {
  const reader = openReader(ticTacToePointing);

  it('places a mark on a free cell that is picked, and gives a reason at a taken one', () => {
    for (const cell of CELLS) expect(reader.intentsOf(opening, [], spotAt(cell))).toHaveLength(1);
    if (!taken.ok) throw new Error('b2 is not free');
    expect(reader.whyNot(taken.position, [], spotAt('b2'))).toMatchObject({ code: 'cell-taken', clause: 'TT-2' });
  });

  it('has sentences for every refusal and for what happened', () => {
    expect(Object.keys(ticTacToeWords.value.refusals)).toEqual([...ticTacToeRefusals]);
    const phrases = new OpenPhrases(ticTacToeWords.value, words.value, ['Ada', 'Bo'], 0);
    expect(taken.ok && phrases.happened(1, taken.facts)).toBe('You took b2.');
  });

  it('has a lesson with a legal match', async () => {
    const lesson = await ticTacToeStudy.fetchLesson?.();
    expect(lesson && opening.afterAll(lesson.line)).toMatchObject({ ok: true, position: { over: true } });
  });
});

it('tic-tac-toe is shown in a terminal with its board and actions', () => {
  const { picture, say } = ticTacToeTerminal.in();
  expect(picture({ cells: '01..0....' })).toContain('  3  O X ·');
  expect(say({}, '0 place b2')).toBe('Place a mark on b2');
});
