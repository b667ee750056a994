import { describe, expect, it } from 'vitest';
import { namesOf } from '../src/match/match-context.ts';
import { idleText } from '../src/match/use-pointing.ts';
import { stepsOf } from '../src/turn/plan-ahead.tsx';
import { words } from '../src/words/index.ts';
import { pageWords } from '../src/words/page/index.ts';
import { matchAt } from './lib/coin-table.ts';

const en = words.value;

describe('the names at a table', () => {
  const { home } = pageWords.value;
  const nameless = matchAt(0, []).seats[0];
  if (!nameless) throw new Error('nobody sits there');
  const seats = (...names: readonly (string | null)[]) =>
    names.map((name, seat) => ({
      ...nameless,
      seat,
      name: name === 'bot' ? null : name,
      level: name === 'bot' ? 'mate' : null,
    }));

  it('are as people and bots are called, or the seats', () => {
    expect(namesOf(matchAt(0, [], { seats: seats('Anna', 'bot', null) }))).toEqual([
      'Anna',
      home.levelName('mate'),
      home.seat(3),
    ]);
  });

  it('are distinguished by a number where several are the same', () => {
    expect(namesOf(matchAt(0, [], { seats: seats('Bo', 'Anna', 'Bo', 'Bo') }))).toEqual(['Bo', 'Anna', 'Bo 2', 'Bo 3']);
  });

  it('stay as they are where a bot without a name is called the same', () => {
    const mate = home.levelName('mate');
    expect(namesOf(matchAt(0, [], { seats: seats('bot', mate, `${mate} 2`) }))).toEqual([
      `${mate} 3`,
      mate,
      `${mate} 2`,
    ]);
  });
});

describe('the name of a player in a sentence', () => {
  it('does not reorder the sentence where it runs from right to left', () => {
    const [seat] = matchAt(0, []).seats;
    if (!seat) throw new Error('nobody sits there');
    expect(namesOf(matchAt(0, [], { seats: [{ ...seat, name: '\u05de\u05e8\u05d9\u05dd' }] }))).toEqual([
      '\u2068\u05de\u05e8\u05d9\u05dd\u2069',
    ]);
  });
});

describe('why nothing can be done', () => {
  const position = (actor: number | null, turn: number | null = actor) => ({ position: { actor, turn } });
  const idle = (scene: ReturnType<typeof position> | null, past: number | null = null, draft: object | null = null) =>
    idleText({
      editor: { draft: { value: draft } },
      session: { mine: { value: [0] } },
      view: { past: { value: past }, scene: { value: scene } },
      words: en,
      names: ['Anna', 'Bo'],
    });

  it('names whose turn it is, by who decides or else whose turn it was', () => {
    expect(idle(position(1, 0))).toBe(en.act.notYourTurn('Bo'));
    expect(idle(position(null, 1))).toBe(en.act.notYourTurn('Bo'));
    expect(idle(position(0, 1), 3)).toBe(en.act.notInThePast('Anna'));
    expect(idle(position(5))).toBe(en.act.notYourTurn(''));
  });

  it('is just so between one’s own decisions, and where nobody is to decide', () => {
    expect(idle(position(0))).toBe(en.act.notNow);
    expect(idle(position(1), null, {})).toBe(en.act.notNow);
    for (const scene of [position(null), null]) expect(idle(scene, 3)).toBe(en.act.notNow);
  });
});

describe('the steps of a draft', () => {
  const draft = {
    base: 'start',
    steps: [
      { line: 'a', position: 'after a' },
      { line: 'b', position: 'after b' },
      { line: 'silent', position: 'after silent' },
      { line: 'c', position: 'after c' },
    ],
  };
  const phrases = {
    step: (from: string, line: string) =>
      line === 'silent' ? null : { text: `${line} from ${from}`, note: line === 'b' ? 'note' : '', amount: 3 },
  };

  it('are described one by one from where each began, omitting those without a text', () => {
    expect(stepsOf({ phrases } as never, draft as never)).toEqual([
      { text: 'a from start', amount: 3 },
      { text: 'b from after a', note: 'note', amount: 3 },
      { text: 'c from after silent', amount: 3 },
    ]);
  });

  it('can be taken back by their place in the draft', () => {
    const undone: number[] = [];
    for (const step of stepsOf({ phrases } as never, draft as never, (from) => undone.push(from))) step.onUndo?.();
    expect(undone).toEqual([0, 1, 3]);
  });
});
