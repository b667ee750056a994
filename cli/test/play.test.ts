import { Random } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../src/lib/deps.ts';
import { PLAIN, terminalOf } from '../src/lib/show.ts';
import { type Evening, type Person, type PlayChoice, playEvening } from '../src/play/play.ts';
import { ENGLISH } from '../src/words/index.ts';
import { COIN_HOUSE } from './house.ts';
import { listen, PLANNING_HOUSE, THINKERS } from './thinkers.ts';

/** A person who answers as told: by a value, or by the first choice where the list has run out. */
function personOf(
  answers: readonly (string | null)[],
): Person & { readonly heard: string[]; readonly asked: PlayChoice[][] } {
  const left = [...answers];
  const heard: string[] = [];
  const asked: PlayChoice[][] = [];
  return {
    heard,
    asked,
    choose: async (_question, choices) => {
      asked.push([...choices]);
      return left.length > 0 ? (left.shift() ?? null) : (choices[0]?.value ?? null);
    },
    tell: (lines) => {
      heard.push(...lines);
    },
  };
}

/** A person who does anything, and leaves after so many choices. */
function leavesAfter(choices: number): Person {
  const random = new Random(7);
  let left = choices;
  return {
    choose: async (_question, given) => {
      left -= 1;
      const legal = given.filter(({ value }) => value !== 'take back');
      return left < 0 ? null : (legal[random.below(legal.length)]?.value ?? null);
    },
    tell: () => {},
  };
}

function evening(person: Person, more: Partial<Evening> = {}) {
  const table = COIN_HOUSE.games.get('coin-race')?.open({});
  if (!table?.ok) throw new Error('coin race cannot be opened');
  const seed = '5eed'.padEnd(64, '0');
  return playEvening({
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

/** The turns of others than the person in a list of actions: runs of actions of one seat. */
function turnsOf(actions: readonly string[], seat: number): number {
  const actors = actions.map((line) => line.split(' ', 1)[0] ?? '');
  return actors.filter((actor, i) => actor !== '*' && actor !== String(seat) && actor !== actors[i - 1]).length;
}

describe('an evening at the terminal', () => {
  it('ends with a record whose deal can be proven', async () => {
    const person = personOf([]);
    const record = await evening(person);
    expect(verifyRecord(COIN_HOUSE.games, record)).toMatchObject({ ok: true, verified: { over: true, deal: true } });
    expect(record.names).toEqual(['you', 'Stowaway']);
    expect(person.asked.every((choices) => choices[0]?.value === '0 step 1')).toBe(true);
    expect(person.heard.join('\n')).toContain('Seat 1, Stowaway: 1 step');
  });

  it('can be left; then the seed is not told', async () => {
    const person = personOf(['0 step 1', null]);
    const record = await evening(person);
    expect(record.actions[0]).toBe('0 step 1');
    expect(record).not.toHaveProperty('seed');
    expect(record.result).toBeUndefined();
    expect(verifyRecord(COIN_HOUSE.games, record).ok).toBe(true);
  });

  it('asks a bot once for a whole turn, and gives it its time', async () => {
    const table = GAMES.get('el-capitan')?.open({ players: 3 });
    const kit = PLANNING_HOUSE.kits.get('el-capitan');
    if (!table?.ok || !kit) throw new Error('El Capitán cannot be opened');
    const listening = listen(kit);
    const record = await evening(leavesAfter(40), {
      table: table.value,
      kit: listening.kit,
      show: terminalOf(HOUSE, 'el-capitan', 'en'),
      levels: ['', 'planner', 'planner'],
    });
    const own = record.actions.filter((line) => /^[12] /.test(line));
    expect(listening.asked).toHaveLength(turnsOf(record.actions, 0));
    expect(listening.asked.length).toBeLessThan(own.length);
    for (const { ms } of listening.asked) expect(ms).toBeGreaterThan(500);
    expect(verifyRecord(GAMES, record).ok).toBe(true);
  });

  it('says that a bot is thinking if it takes long, and only then', async () => {
    const person = personOf([]);
    await evening(person, { levels: ['', 'ponderer'], turnMs: 350 });
    const told = person.heard.filter((line) => line.startsWith('Seat 1'));
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(
      told.map((_line, i) => (i % 2 === 0 ? 'Seat 1, ponderer, is thinking …' : 'Seat 1, ponderer: 1 step 1')),
    );
    const other = personOf([]);
    await evening(other);
    expect(other.heard.join()).not.toContain('thinking');
  });

  it('does not go on with a bot that cheats', async () => {
    await expect(evening(personOf([]), { levels: ['', 'cheat'] })).rejects.toThrow('Seat 1, cheat: refused');
  });
});
