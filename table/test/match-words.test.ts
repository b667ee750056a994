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

  it('are the names of people, the levels of nameless bots, or the labels of empty seats', () => {
    expect(namesOf(matchAt(0, [], { seats: seats('Anna', 'bot', null) }))).toEqual([
      'Anna',
      home.levelName('mate'),
      home.seat(3),
    ]);
  });

  it('get a number if several are the same', () => {
    expect(namesOf(matchAt(0, [], { seats: seats('Bo', 'Anna', 'Bo', 'Bo') }))).toEqual(['Bo', 'Anna', 'Bo 2', 'Bo 3']);
  });

  it('stay the same if a nameless bot has the same name; the bot gets a number', () => {
    const mate = home.levelName('mate');
    expect(namesOf(matchAt(0, [], { seats: seats('bot', mate, `${mate} 2`) }))).toEqual([
      `${mate} 3`,
      mate,
      `${mate} 2`,
    ]);
  });
});

describe('the name of a player in a sentence', () => {
  it('does not reorder the sentence if it is written from right to left', () => {
    const [seat] = matchAt(0, []).seats;
    if (!seat) throw new Error('nobody sits there');
    expect(namesOf(matchAt(0, [], { seats: [{ ...seat, name: '\u05de\u05e8\u05d9\u05dd' }] }))).toEqual([
      '\u2068\u05de\u05e8\u05d9\u05dd\u2069',
    ]);
  });
});

describe('the reason why nothing can be done', () => {
  const position = (actor: number | null, turn: number | null = actor) => ({ position: { actor, turn } });
  const idle = (scene: ReturnType<typeof position> | null, past: number | null = null, draft: object | null = null) =>
    idleText({
      editor: { draft: { value: draft } },
      session: { mine: { value: [0] } },
      view: { past: { value: past }, scene: { value: scene } },
      words: en,
      names: ['Anna', 'Bo'],
    });

  it('names the player whose turn it is, or whose turn it was in the past', () => {
    expect(idle(position(1, 0))).toBe(en.act.notYourTurn('Bo'));
    expect(idle(position(null, 1))).toBe(en.act.notYourTurn('Bo'));
    expect(idle(position(0, 1), 3)).toBe(en.act.notInThePast('Anna'));
    expect(idle(position(5))).toBe(en.act.notYourTurn(''));
  });

  it('is “not now” between one’s own decisions, and if no seat decides', () => {
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

  it('are described one by one from the position before each, without steps that have no text', () => {
    expect(stepsOf({ phrases } as never, draft as never)).toEqual([
      { text: 'a from start', amount: 3 },
      { text: 'b from after a', note: 'note', amount: 3 },
      { text: 'c from after silent', amount: 3 },
    ]);
  });

  it('can be undone by their place in the draft', () => {
    const undone: number[] = [];
    for (const step of stepsOf({ phrases } as never, draft as never, (from) => undone.push(from))) step.onUndo?.();
    expect(undone).toEqual([0, 1, 3]);
  });
});
