import { coinRaceTerminal } from '@levante/coin-race/terminal';
import { Random } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import { describe, expect, it } from 'vitest';
import { DEPENDENCIES } from '../src/lib/dependencies.ts';
import { PLAIN, terminalOf } from '../src/lib/show.ts';
import { changedParts } from '../src/play/changes.ts';
import { CannotResume, type PlayChoice, type PlaySession, playSession, type TerminalPerson } from '../src/play/play.ts';
import { ENGLISH } from '../src/words/index.ts';
import { COIN_DEPENDENCIES } from './dependencies.ts';
import { listen, PLANNING_DEPENDENCIES, THINKERS } from './thinkers.ts';

/** Returns a person who gives these answers, and the first choice once they run out. */
function personOf(
  answers: readonly (string | null)[],
): TerminalPerson & { readonly output: string[]; readonly questions: PlayChoice[][] } {
  const left = [...answers];
  const output: string[] = [];
  const questions: PlayChoice[][] = [];
  return {
    output,
    questions,
    choose: async (_question, choices) => {
      questions.push([...choices]);
      return left.length > 0 ? (left.shift() ?? null) : (choices[0]?.value ?? null);
    },
    tell: (lines) => {
      output.push(...lines);
    },
  };
}

/** Returns a person who chooses at random, and leaves after a number of choices. */
function leavesAfter(choices: number): TerminalPerson {
  const random = new Random(7);
  let left = choices;
  return {
    choose: async (_question, given) => {
      left -= 1;
      const legal = given.filter(({ value }) => /^\d /.test(value));
      return left < 0 ? null : (legal[random.below(legal.length)]?.value ?? null);
    },
    tell: () => {},
  };
}

function session(person: TerminalPerson, more: Partial<PlaySession> = {}) {
  const table = COIN_DEPENDENCIES.games.get('coin-race')?.open({});
  if (!table?.ok) throw new Error('coin race cannot be opened');
  const seed = '5eed'.padEnd(64, '0');
  return playSession({
    table: table.value,
    kit: THINKERS,
    show: PLAIN.in('en'),
    words: ENGLISH.play,
    person,
    seat: 0,
    levels: ['', 'random'],
    turnMs: 1000,
    seed,
    ...more,
  });
}

/** Counts the turns of other seats in a list of actions: runs of actions of one seat. */
function turnsOf(actions: readonly string[], seat: number): number {
  const actors = actions.map((line) => line.split(' ', 1)[0] ?? '');
  return actors.filter((actor, i) => actor !== '*' && actor !== String(seat) && actor !== actors[i - 1]).length;
}

describe('a session at the terminal', () => {
  it('ends with a record whose deal can be proven', async () => {
    const person = personOf([]);
    const record = await session(person);
    expect(verifyRecord(COIN_DEPENDENCIES.games, record)).toMatchObject({
      ok: true,
      verified: { over: true, deal: true },
    });
    expect(record.names).toEqual(['you', 'Stowaway']);
    expect(person.questions.every((choices) => choices[0]?.value === '0 step 1')).toBe(true);
    expect(person.output.join('\n')).toContain('Seat 1, Stowaway: 1 step');
  });

  it('can be left after a question, without revealing the seed', async () => {
    const person = personOf(['0 step 1', null, 'stay', null, 'leave']);
    const record = await session(person);
    expect(record.actions[0]).toBe('0 step 1');
    expect(record).not.toHaveProperty('seed');
    expect(record.result).toBeUndefined();
    expect(verifyRecord(COIN_DEPENDENCIES.games, record).ok).toBe(true);
    expect(
      person.questions.map((choices) => choices.map(({ value }) => value)).filter(([value]) => value === 'stay'),
    ).toEqual(Array.from({ length: 2 }, () => ['stay', 'leave']));
  });

  it('is saved after each action, and resumes where it was left', async () => {
    const saves: (readonly string[] | null)[] = [];
    const keep = (actions: readonly string[] | null): void => void saves.push(actions);
    const left = await session(personOf(['0 step 1', '0 step 1', null, 'leave']), { save: keep });
    expect(saves.map((actions) => actions?.filter((line) => line.startsWith('0 ')).length)).toEqual([1, 2, 2]);
    const resumed = await session(personOf([]), { save: keep, resumed: left.actions });
    expect(resumed.actions.slice(0, left.actions.length)).toEqual(left.actions);
    expect(saves.at(-1)).toBe(null);
    // The dealer continues as well: the whole match is dealt from its one seed.
    expect(verifyRecord(COIN_DEPENDENCIES.games, resumed)).toMatchObject({
      ok: true,
      verified: { over: true, deal: true },
    });
    await expect(session(personOf([]), { resumed: ['0 nonsense'] })).rejects.toThrow(CannotResume);
  });

  it('shows the table first and then its changes, with cash and hand above every question', async () => {
    const shown: string[][] = [];
    const person = personOf(['look', 'help', null, 'stay', '0 step 1', '0 step 1', null, 'leave']);
    await session({ ...person, tell: (lines) => void shown.push([...lines]) }, { show: coinRaceTerminal.in() });
    const is = (line: string) => shown.filter((lines) => lines.includes(line)).length;
    // Once at the start, and once on request.
    expect(is('Coin race')).toBe(2);
    expect(is(ENGLISH.play.help.lines[0] ?? '')).toBe(1);
    expect(is(ENGLISH.play.changed)).toBe(2);
    const own = shown.filter((lines) => /^you: \d$/.test(lines[1] ?? '') && lines.length === 3);
    expect(own).toHaveLength(6);
  });

  it('names the changed parts of a table, whichever seat acts', () => {
    const before = [
      'Round 1',
      '',
      '    who   cash',
      '> 0 you   5',
      '  1 Bot   7',
      '',
      'TUN Tunis',
      '    houses 1',
      'legend',
    ];
    const marked = before.map((line) => line.replace('> 0', '  0').replace('  1', '> 1'));
    expect(changedParts(before, marked)).toEqual([]);
    expect(changedParts(before, ['Round 2', ...before.slice(1)])).toEqual(['Round 2']);
    const paid = before.map((line) => line.replace('7', '9'));
    expect(changedParts(before, paid)).toEqual(['    who   cash', '> 0 you   5', '  1 Bot   9']);
    expect(changedParts(before, [...before.slice(0, 7), '    houses 2', 'legend'])).toEqual([
      'TUN Tunis',
      '    houses 2',
    ]);
  });

  it('requests a whole turn from a bot once, with its time', async () => {
    const table = GAMES.get('el-capitan')?.open({ players: 3 });
    const kit = PLANNING_DEPENDENCIES.kits.get('el-capitan');
    if (!table?.ok || !kit) throw new Error('El Capitán cannot be opened');
    const listening = listen(kit);
    const record = await session(leavesAfter(40), {
      table: table.value,
      kit: listening.kit,
      show: terminalOf(DEPENDENCIES, 'el-capitan', 'en'),
      levels: ['', 'planner', 'planner'],
    });
    const own = record.actions.filter((line) => /^[12] /.test(line));
    expect(listening.questions).toHaveLength(turnsOf(record.actions, 0));
    expect(listening.questions.length).toBeLessThan(own.length);
    for (const { ms } of listening.questions) expect(ms).toBeGreaterThan(500);
    expect(verifyRecord(GAMES, record).ok).toBe(true);
  });

  it('says that a bot is thinking only if it takes long', async () => {
    const person = personOf([]);
    await session(person, { levels: ['', 'ponderer'], turnMs: 350 });
    const lines = person.output.filter((line) => line.startsWith('Seat 1'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).toEqual(
      lines.map((_line, i) => (i % 2 === 0 ? 'Seat 1, ponderer, is thinking …' : 'Seat 1, ponderer: 1 step 1')),
    );
    const other = personOf([]);
    await session(other);
    expect(other.output.join()).not.toContain('thinking');
  });

  it('ends with an error if a bot cheats', async () => {
    await expect(session(personOf([]), { levels: ['', 'cheat'] })).rejects.toThrow('Seat 1, cheat: refused');
  });
});
