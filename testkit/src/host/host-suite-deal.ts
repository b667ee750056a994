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
async function playedOut(house: HostUnderTest, id: string, people: Readonly<Record<string, string>>) {
  for (;;) {
    const { status, actor, ply } = await house.rested(id);
    if (status === 'over') return await house.record(id);
    granted(await house.act(id, ply, [`${actor} end`], { person: people[actor ?? ''] ?? null }));
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
async function dealtWith(house: HostUnderTest, id: string, entropy: string | undefined): Promise<readonly string[]> {
  const open = { seat: 1, kind: 'person', person: null, name: null, level: null } as const;
  await house.store.create(aMatch({ id, seats: [...aMatch().seats.slice(0, 1), open] }));
  granted(await house.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy }));
  await house.rested(id);
  return (await house.store.plies(id, 0, 9)).map(({ action }) => action);
}

/** Cases for the players' entropy. */
export const DEAL_CASES: Readonly<Record<string, (house: HostUnderTest) => Promise<void>>> = {
  'the same seed deals otherwise with what a player adds, and by itself where nobody adds anything': async (house) => {
    const { seed } = aMatch();
    const dealt: (readonly string[])[] = [];
    for (const [id, entropy] of [
      ['alone000000000', undefined],
      ['added000000000', A],
      ['other000000000', B],
    ] as const) {
      const lines = await dealtWith(house, id, entropy);
      claimSame(lines, firstDealt(dealingSeed(seed, [null, entropy ?? null])));
      dealt.push(lines);
    }
    claimSame(dealt[0], firstDealt(seed));
    claimSame(new Set(dealt.map((lines) => lines.join())).size, 3, 'how many deals differ');
  },

  'a record proves the deal with what players added, and with nothing else': async (house) => {
    const { id, commitment } = await house.create([ME, OPEN, botOf('whole')]);
    for (const entropy of [A, B]) granted(await house.host.addEntropy({ match: id, person: 'anna', entropy }));
    granted(await house.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy: C }));
    const record = await playedOut(house, id, { 0: 'anna', 1: 'bo' });
    claimLike(record, { commitment, meta: { entropy: [B, C, null] } });
    claim(isProven(record), 'the record proves itself');
    const { meta: _meta, ...without } = record;
    claim(!isProven(without), 'without what was added it proves nothing');
    for (const entropy of [[A, C, null], [C, B, null], [B, null, null], [B, C, A], [B, C], [B, C, null, A], 'x']) {
      claim(!isProven({ ...record, meta: { entropy } }), `nor with ${JSON.stringify(entropy)}`);
    }
  },

  'where nobody added anything the record says nothing of it': async (house) => {
    const { id } = await house.create([ME, botOf('whole')]);
    const record = await playedOut(house, id, { 0: 'anna' });
    claim(record.meta === undefined, 'it has no meta');
    claim(isProven(record), 'it proves itself');
  },

  'only who sits may add to the seed, and only until the match begins': async (house) => {
    const { id } = await house.create([ME, OPEN]);
    const add = (match: string, person: string | null, entropy: string) =>
      house.host.addEntropy({ match, person, entropy });
    claimSame(faultOf(await add('x', 'anna', A)), { code: 'no-such-match' });
    for (const person of ['eve', null]) claimSame(faultOf(await add(id, person, A)), { code: 'not-your-seat' });
    granted(await add(id, 'anna', A));
    granted(await house.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy: B }));
    claimSame(faultOf(await add(id, 'anna', C)), { code: 'no-open-seat' });
    // Taking the same seat again changes nothing.
    granted(await house.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy: C }));
    await house.rested(id);
    claimSame(faultOf(await add(id, 'bo', C)), { code: 'no-open-seat' });
    claimSame((await house.store.dealerOf(id))?.entropy, [A, B]);
  },

  'nobody is told what was added before the match is over': async (house) => {
    const { id } = await house.create([ME, OPEN]);
    const told = ['anna', 'bo', null].map((person) => house.follow(id, { person, resume: 0 }));
    granted(await house.host.addEntropy({ match: id, person: 'anna', entropy: A }));
    const taken = await house.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy: B });
    await house.rested(id);
    for (const one of told) await one.untilPly(3);
    const records = await Promise.all(['anna', 'bo', null].map((person) => house.record(id, person)));
    const said = JSON.stringify([taken, records, told.map((one) => one.messages), await house.match(id)]);
    claim(!said.includes(A) && !said.includes(B), 'nothing of it is told');
    claim(!/entropy/.test(said), 'nor that there is any');
  },
};
