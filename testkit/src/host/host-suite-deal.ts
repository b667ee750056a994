import type { MatchRecord } from '@levante/contract';
import { Dealer, dealingSeed } from '@levante/dealer';
import { verifyRecord } from '@levante/host/verify';
import { claim, claimLike, claimSame } from './claims.ts';
import { botOf, faultOf, granted, type HostUnderTest, ME, OPEN } from './harness.ts';
import { aMatch } from './stored-matches.ts';
import { SUITE_GAMES } from './suite-games.ts';

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);
const C = 'c'.repeat(32);

const isProven = (record: MatchRecord): boolean => {
  const verdict = verifyRecord(SUITE_GAMES, record);
  return verdict.ok && verdict.verified.deal;
};

/** Ends each turn of people immediately until a bot has won; returns the record. */
async function playedOut(fixture: HostUnderTest, id: string, people: Readonly<Record<string, string>>) {
  for (;;) {
    const { status, actor, ply } = await fixture.rested(id);
    if (status === 'over') return await fixture.record(id);
    granted(await fixture.act(id, ply, [`${actor} end`], { person: people[actor ?? ''] ?? null }));
  }
}

/** Returns the first outcomes of a seed in Purse Race for two, as in `aMatch`. */
function firstDealt(seed: string): readonly string[] {
  const table = SUITE_GAMES.get('purse-race')?.open(aMatch().options);
  const dealer = new Dealer(seed);
  const lines: string[] = [];
  while (table?.ok && table.value.legal().actor === '*') {
    const line = dealer.draw(table.value.legal());
    table.value.play(line);
    lines.push(line);
  }
  return lines;
}

/** Stores a match of this seed in which Anna waits for Bo, who joins with entropy; returns the first outcomes. */
async function dealtWith(fixture: HostUnderTest, id: string, entropy: string | undefined): Promise<readonly string[]> {
  const open = { seat: 1, kind: 'person', person: null, name: null, level: null } as const;
  await fixture.store.create(aMatch({ id, seats: [...aMatch().seats.slice(0, 1), open] }));
  granted(await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy }));
  await fixture.rested(id);
  return (await fixture.store.plies(id, 0, 9)).map(({ action }) => action);
}

/** Cases for the players' entropy. */
export const DEAL_CASES: Readonly<Record<string, (fixture: HostUnderTest) => Promise<void>>> = {
  'the same seed gives another deal with each entropy, and its own deal without any': async (fixture) => {
    const { seed } = aMatch();
    const dealt: (readonly string[])[] = [];
    for (const [id, entropy] of [
      ['alone000000000', undefined],
      ['added000000000', A],
      ['other000000000', B],
    ] as const) {
      const lines = await dealtWith(fixture, id, entropy);
      claimSame(lines, firstDealt(dealingSeed(seed, [null, entropy ?? null])));
      dealt.push(lines);
    }
    claimSame(dealt[0], firstDealt(seed));
    claimSame(new Set(dealt.map((lines) => lines.join())).size, 3, 'how many deals differ');
  },

  'a record proves the deal with the entropy of the players, and with no other entropy': async (fixture) => {
    const { id, commitment } = await fixture.create([ME, OPEN, botOf('whole')]);
    for (const entropy of [A, B]) granted(await fixture.host.addEntropy({ match: id, person: 'anna', entropy }));
    granted(await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy: C }));
    const record = await playedOut(fixture, id, { 0: 'anna', 1: 'bo' });
    claimLike(record, { commitment, meta: { entropy: [B, C, null] } });
    claim(isProven(record), 'the record proves itself');
    const { meta: _meta, ...without } = record;
    claim(!isProven(without), 'without what was added it proves nothing');
    for (const entropy of [[A, C, null], [C, B, null], [B, null, null], [B, C, A], [B, C], [B, C, null, A], 'x']) {
      claim(!isProven({ ...record, meta: { entropy } }), `nor with ${JSON.stringify(entropy)}`);
    }
  },

  'a record has no entropy if no player added any': async (fixture) => {
    const { id } = await fixture.create([ME, botOf('whole')]);
    const record = await playedOut(fixture, id, { 0: 'anna' });
    claim(record.meta === undefined, 'it has no meta');
    claim(isProven(record), 'it proves itself');
  },

  'only people in seats may add entropy, and only until the match starts': async (fixture) => {
    const { id } = await fixture.create([ME, OPEN]);
    const add = (match: string, person: string | null, entropy: string) =>
      fixture.host.addEntropy({ match, person, entropy });
    claimSame(faultOf(await add('x', 'anna', A)), { code: 'no-such-match' });
    for (const person of ['eve', null]) claimSame(faultOf(await add(id, person, A)), { code: 'not-your-seat' });
    granted(await add(id, 'anna', A));
    granted(await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy: B }));
    claimSame(faultOf(await add(id, 'anna', C)), { code: 'no-open-seat' });
    // Taking the same seat again changes nothing.
    granted(await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy: C }));
    await fixture.rested(id);
    claimSame(faultOf(await add(id, 'bo', C)), { code: 'no-open-seat' });
    claimSame((await fixture.store.dealerOf(id))?.entropy, [A, B]);
  },

  'entropy is sent to nobody before the match is over': async (fixture) => {
    const { id } = await fixture.create([ME, OPEN]);
    const onlookers = ['anna', 'bo', null].map((person) => fixture.follow(id, { person, resume: 0 }));
    granted(await fixture.host.addEntropy({ match: id, person: 'anna', entropy: A }));
    const taken = await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy: B });
    await fixture.rested(id);
    for (const one of onlookers) await one.untilPly(3);
    const records = await Promise.all(['anna', 'bo', null].map((person) => fixture.record(id, person)));
    const visible = JSON.stringify([taken, records, onlookers.map((one) => one.messages), await fixture.match(id)]);
    claim(!visible.includes(A) && !visible.includes(B), 'nothing of it is told');
    claim(!/entropy/.test(visible), 'nor that there is any');
  },
};
