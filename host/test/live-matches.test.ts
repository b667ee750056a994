import { type Table, writeActor } from '@levante/contract';
import type { CommitNews, KnownMatch, RecalledMatch, StoredMatch, StoredProposal } from '@levante/host';
import { aCommit, aMatch, SUITE_GAMES } from '@levante/testkit/host';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { LiveMatches } from '../src/match/live-matches.ts';

const { seed: _seed, entropy: _entropy, opener: _opener, state: _state, ...rest } = aMatch();
const ID = rest.id;
const head = { ...rest, number: 1, status: 'running', ply: 0, result: null, opener: null } as const;
const PROPOSAL: StoredProposal = {
  number: 1,
  kind: 'cancel',
  seat: 0,
  ply: 3,
  to: null,
  until: 9,
  agreed: [],
  outcome: null,
  by: null,
};

const readAt = (ply: number) => ({ head: { ...head, ply }, state: () => ({ ply }) });

/** Returns the table of a match in which each turn ends immediately, and the action that follows. */
function tableAt(ply: number): { table: Table; action: string } {
  const opened = SUITE_GAMES.get('prompt-race')?.open({ players: 2 });
  if (!opened?.ok) throw new Error('Prompt Race cannot be opened');
  const table = opened.value;
  const next = (): string => (writeActor(table.actor()) === '*' ? '* throw 1' : `${writeActor(table.actor())} end`);
  for (let i = 0; i < ply; i++) table.play(next());
  return { table, action: next() };
}

/** Returns the news of the action that follows a ply of this match. */
function newsAt(from: number, more: Partial<CommitNews> = {}): CommitNews {
  return {
    match: ID,
    from,
    seatVersion: 0,
    plies: [{ action: tableAt(from).action }],
    actor: writeActor(tableAt(from + 1).table.actor()),
    result: null,
    position: null,
    clocks: null,
    isCommand: false,
    at: 5,
    ...more,
  };
}

let live: LiveMatches;

beforeEach(() => {
  live = new LiveMatches();
});

/** Reads a match at a ply, and its table. */
function readWithTable(ply: number): void {
  live.rememberTable(live.remember(readAt(ply)), tableAt(ply).table);
}

describe('a live match', () => {
  it('is not set back by a read that began before a commit', async () => {
    live.remember(readAt(0));
    let answer: (read: ReturnType<typeof readAt>) => void = () => {};
    const reading = live.reading(ID, () => new Promise((resolve) => (answer = resolve)));
    live.committed(aCommit(0), 1, () => ({}));
    answer(readAt(0));
    expect((await reading)?.ply).toBe(0);
    expect(live.recall(ID)?.ply).toBe(1);
  });

  it('is not remembered from a read that began before a change', async () => {
    let answer: (read: ReturnType<typeof readAt>) => void = () => {};
    const reading = live.reading(ID, () => new Promise((resolve) => (answer = resolve)));
    live.drop(ID);
    answer(readAt(0));
    await reading;
    expect(live.recall(ID)).toBeNull();
  });

  it('is not remembered while it waits', () => {
    live.remember({ head: { ...head, status: 'waiting' }, state: () => ({}) });
    expect(live.recall(ID)).toBeNull();
  });

  it('is forgotten if news and a read each have something that the other lacks', () => {
    readWithTable(3);
    expect(live.learn(newsAt(3))).toBe(true);
    const proposals = { version: 1, latest: PROPOSAL, made: [] };
    live.remember({ head: { ...head, ply: 3, proposals }, state: () => ({}) });
    expect(live.recall(ID)).toBeNull();
  });

  it('comes from the later of two reads, unless the earlier one found a later ply', async () => {
    const answers: ((read: ReturnType<typeof readAt>) => void)[] = [];
    const reading = () => live.reading(ID, () => new Promise((resolve) => void answers.push(resolve)));
    const both = [reading(), reading()];
    answers[1]?.({ ...readAt(3), head: { ...head, ply: 3, rematchOf: 'later' } });
    await both[1];
    answers[0]?.(readAt(3));
    await both[0];
    expect(live.recall(ID)).toMatchObject({ ply: 3, rematchOf: 'later' });
    const others = [reading(), reading()];
    answers[3]?.(readAt(4));
    await others[1];
    answers[2]?.(readAt(5));
    await others[0];
    expect(live.recall(ID)?.ply).toBe(5);
  });

  it('is forgotten at a commit that was decided on other seats', () => {
    live.remember({ head: { ...head, seatVersion: 1 }, state: () => ({}) });
    live.committed(aCommit(0), 1, () => ({}));
    expect(live.recall(ID)).toBeNull();
  });

  it('learns news only at its own ply and version of the seats, and only by its rules', () => {
    readWithTable(3);
    const others = [newsAt(2), newsAt(4), newsAt(3, { seatVersion: 1 }), newsAt(3, { actor: null })];
    const illegal = newsAt(3, { plies: [{ action: '0 win' }] });
    expect([...others, illegal].slice(1).map((news) => live.learn(news))).toEqual([false, false, false, false]);
    expect(live.recall(ID)).toMatchObject({ ply: 3, news: [] });
    const news = newsAt(3);
    expect(live.learn(news)).toBe(true);
    const state = tableAt(4).table.state();
    expect(live.recall(ID)).toMatchObject({ ply: 4, news: news.plies.map(({ action }) => action), state });
    expect(live.learn(news)).toBe(true);
    live.remember(readAt(4));
    expect(live.recall(ID)?.news).toEqual([]);
  });

  it('learns nothing without its table', () => {
    live.remember(readAt(3));
    expect(live.learn(newsAt(3))).toBe(false);
  });

  it('learns no more news after a hundred actions until it is read', () => {
    readWithTable(0);
    let ply = 0;
    while (live.learn(newsAt(ply))) ply++;
    expect(ply).toBe(100);
    readWithTable(ply);
    expect(live.learn(newsAt(ply))).toBe(true);
  });

  it('has the dealer’s position only at its own ply', () => {
    const dealer = { seed: 'a', entropy: [], position: 2 };
    readWithTable(3);
    live.rememberDealer(ID, 2, dealer);
    expect(live.dealerAt(ID, 3)).toBeNull();
    live.rememberDealer(ID, 3, dealer);
    expect(live.dealerAt(ID, 3)).toEqual(dealer);
    live.learn(newsAt(3, { position: 7 }));
    expect([live.dealerAt(ID, 3), live.dealerAt(ID, 4)?.position]).toEqual([null, 7]);
  });

  it('has no dealer after a commit without chance that follows news, whose position the store has not compared', () => {
    readWithTable(3);
    live.rememberDealer(ID, 3, { seed: 'a', entropy: [], position: 2 });
    live.learn(newsAt(3, { position: 7 }));
    live.committed(aCommit(4, { position: null }), 1, () => ({}));
    expect([live.recall(ID)?.ply, live.dealerAt(ID, 5)]).toEqual([5, null]);
  });

  it('has the dealer after a commit with chance that follows news, whose position the store has compared', () => {
    readWithTable(3);
    live.rememberDealer(ID, 3, { seed: 'a', entropy: [], position: 2 });
    live.learn(newsAt(3, { position: 7 }));
    live.committed(aCommit(4, { position: 9 }), 1, () => ({}));
    expect(live.dealerAt(ID, 5)?.position).toBe(9);
  });

  it('of a store that has its data to itself is current and not recalled, otherwise recalled and not current', () => {
    live.remember(readAt(3));
    expect([live.current(ID), live.recall(ID)?.ply]).toEqual([null, 3]);
    const exclusive = new LiveMatches({ isExclusive: true });
    exclusive.remember(readAt(3));
    expect([exclusive.current(ID)?.ply, exclusive.recall(ID)]).toEqual([3, null]);
  });
});

describe('the table of a live match', () => {
  it('has the actions of the last two commits', () => {
    live.remember(readAt(0));
    for (const from of [0, 1, 2]) live.committed(aCommit(from, { table: tableAt(from + 1).table }), 1, () => ({}));
    const match = live.recall(ID);
    const actions = (from: number) => match && live.pliesOf(match, from)?.map(({ action }) => action);
    expect(actions(1)).toEqual(['* throw 1', '* throw 2']);
    expect(match && live.pliesOf(match, 0)).toBeNull();
  });

  it('stays when the match is forgotten, and belongs to the match once it is read', () => {
    live.remember(readAt(0));
    const { table } = tableAt(1);
    live.committed(aCommit(0, { table }), 1, () => ({}));
    live.drop(ID);
    expect(live.recall(ID)).toBeNull();
    expect(live.tableOf(live.remember(readAt(1)))).toBe(table);
  });

  it('belongs to no other ply', () => {
    live.committed(aCommit(0, { table: tableAt(1).table }), 1, () => ({}));
    expect(live.tableOf(live.remember(readAt(2)))).toBeNull();
  });

  it('is forgotten with a match that the store does not have, whose id another match may have later', async () => {
    readWithTable(3);
    live.remove(ID);
    expect(live.tableOf(live.remember(readAt(3)))).toBeNull();
    live.rememberTable(live.remember(readAt(3)), tableAt(3).table);
    await live.reading(ID, async () => null);
    expect(live.tableOf(live.remember(readAt(3)))).toBeNull();
  });

  it('belongs only to a match known from news if it comes from news', () => {
    readWithTable(3);
    live.learn(newsAt(3));
    const recalled = live.recall(ID);
    expect(recalled && live.tableOf(recalled)).not.toBeNull();
    expect(live.tableOf(live.remember(readAt(4)))).toBeNull();
  });
});

describe('a recalled match', () => {
  it('is no stored match, so that no host refuses from memory', () => {
    const refuse = (match: StoredMatch): string => match.id;
    const compute = (match: KnownMatch): string => match.id;
    live.remember(readAt(3));
    const match = live.recall(ID);
    expect(match && compute(match)).toBe(ID);
    // @ts-expect-error only the store refuses.
    expect(match && refuse(match)).toBe(ID);
    expectTypeOf<RecalledMatch>().not.toExtend<StoredMatch>();
    expectTypeOf<StoredMatch>().not.toExtend<RecalledMatch>();
  });
});
