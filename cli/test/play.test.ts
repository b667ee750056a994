import { describe, expect, it } from 'vitest';
import { type Choice, type Person, playEvening } from '../src/play/play.ts';
import { showOf } from '../src/show/show.ts';
import { verifyRecord } from '../src/verify/verify.ts';
import { COIN_HOUSE } from './house.ts';

/** A person who answers as told: by a value, or by the first choice where the list has run out. */
function personOf(
  answers: readonly (string | null)[],
): Person & { readonly heard: string[]; readonly asked: Choice[][] } {
  const left = [...answers];
  const heard: string[] = [];
  const asked: Choice[][] = [];
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

function evening(person: Person) {
  const table = COIN_HOUSE.games.get('coin-race')?.open({});
  const kit = COIN_HOUSE.kits.get('coin-race');
  if (!table?.ok || !kit) throw new Error('coin race cannot be opened');
  const seed = '5eed'.padEnd(64, '0');
  return playEvening({
    table: table.value,
    kit,
    show: showOf('coin-race'),
    person,
    seat: 0,
    levels: ['', 'random'],
    seed,
  });
}

describe('an evening at the terminal', () => {
  it('ends with a record whose deal can be proven', async () => {
    const person = personOf([]);
    const record = await evening(person);
    expect(verifyRecord(COIN_HOUSE.games, record)).toMatchObject({ ok: true, verified: { over: true, deal: true } });
    expect(record.names).toEqual(['you', 'random']);
    expect(person.asked.every((choices) => choices[0]?.value === '0 step 1')).toBe(true);
    expect(person.heard.join('\n')).toContain('Seat 1, random: 1 step');
  });

  it('can be left; then the seed is not told', async () => {
    const person = personOf(['0 step 1', null]);
    const record = await evening(person);
    expect(record.actions[0]).toBe('0 step 1');
    expect(record).not.toHaveProperty('seed');
    expect(record.result).toBeUndefined();
    expect(verifyRecord(COIN_HOUSE.games, record).ok).toBe(true);
  });
});
