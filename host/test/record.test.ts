import type { MatchHost } from '@levante/host';
import { faultOf, granted } from '@levante/testkit/host';
import type { SteppedClock } from '@levante/testkit/stepped-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { steppedHost } from './lib/stepped-host.ts';

let clock: SteppedClock;
let host: MatchHost;

beforeEach(() => {
  ({ clock, host } = steppedHost());
});

/** Creates a match of Anna and Bo, dealt, in which Anna is to act. */
async function dealt(timeControl?: object): Promise<string> {
  const seats = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }];
  const request = { game: 'purse-race', options: { players: 2, goal: 9 }, shuffle: false, seats };
  const { id } = granted(await host.create({ ...request, ...timeControl }, 'anna'));
  await host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
  // The match is dealt before time passes.
  await clock.pass(0);
  await clock.pass(1000);
  return id;
}

const recordOf = async (id: string) => granted(await host.record(id, 'anna', null));

describe('the record of a match', () => {
  it.each([
    { kind: 'live', bankS: 60, incrementS: 5 },
    { kind: 'live', bankS: 60, incrementS: 5, freeS: 1 },
    { kind: 'days', hours: 24 },
    { kind: 'days', hours: 24, reserveH: 72 },
  ] as const)('with the clock %j has the clock, the time used by each action and the players by ply', async (timeControl) => {
    const id = await dealt({ timeControl });
    const { ply } = granted(await host.describe(id, 'anna'));
    await clock.pass(3000);
    granted(await host.act({ match: id, person: 'anna', ply, key: 'key-0001', actions: ['0 end'] }));
    granted(await host.resign({ match: id, person: 'bo' }));
    const { meta, actions } = await recordOf(id);
    expect(meta?.pace).toEqual(timeControl);
    // Anna is asked as soon as the match is dealt, four seconds before she acts.
    const used = 'freeS' in timeControl ? 3000 : 4000;
    expect(meta?.times).toEqual(actions.map((_, at) => (at === ply ? used : 0)));
    expect(meta?.sat).toMatchObject([
      { ply: 0, seat: 0, by: 'person' },
      { ply: 0, seat: 1, by: 'person' },
      { ply: actions.length, seat: 1, by: 'bot', why: 'resigned' },
    ]);
  });

  it('without a clock has no times, and has the players by ply only after a change', async () => {
    const id = await dealt();
    expect(await recordOf(id)).not.toHaveProperty('meta');
    granted(await host.resign({ match: id, person: 'bo' }));
    const { meta } = await recordOf(id);
    expect(Object.keys(meta ?? {})).toEqual(['sat']);
    expect(meta?.sat).toHaveLength(3);
  });

  it('is refused for another person’s seat and for an unknown match', async () => {
    const id = await dealt();
    expect(faultOf(await host.record(id, 'anna', 1))).toEqual({ code: 'not-your-seat' });
    expect(faultOf(await host.record('zzzzzzzzzzzzzz', 'anna', null))).toEqual({ code: 'no-such-match' });
    expect((await recordOf(id)).names).toEqual(['Anna', 'Bo']);
  });
});
