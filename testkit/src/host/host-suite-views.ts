import { claim, claimLike, claimSame, until } from './claims.ts';
import { faultOf, granted, type HostUnderTest, ME, type Onlooker, OPEN } from './harness.ts';

/** Returns the visible purses: a number for the viewer's own, nothing for the others'. */
function purseOf(onlooker: Onlooker): readonly string[] {
  const { last } = onlooker;
  const purses = last && last.type !== 'match' ? last.state.purses : null;
  return Array.isArray(purses) ? purses.map((purse) => (purse === null ? 'hidden' : 'shown')) : [];
}

const dealt = (actions: readonly string[]): string[] => actions.slice(0, 2).map((line) => line.replace(/\d$/, 'N'));

/** Creates a match of Anna and Bo, and waits until it is dealt. */
async function annaAndBo(fixture: HostUnderTest): Promise<string> {
  const { id } = await fixture.create([ME, OPEN]);
  granted(await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo' }));
  await fixture.rested(id);
  return id;
}

/** Cases for the messages to each viewer. */
export const VIEW_CASES: Readonly<Record<string, (fixture: HostUnderTest) => Promise<void>>> = {
  'a stream begins with the whole view, then sends every commit': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    const onlooker = fixture.follow(id);
    await onlooker.untilPly(ply);
    claimLike(onlooker.messages[0], { type: 'view', match: { id, ply, viewer: 0 }, state: { actor: '0' } });
    const [view] = onlooker.messages;
    claim(view?.legal?.includes('0 end') === true, 'who is to act is told what is legal');
    await fixture.act(id, ply, ['0 step', '0 end']);
    await onlooker.untilPly(ply + 3);
    claimLike(onlooker.last, {
      type: 'plies',
      from: ply,
      ply: ply + 3,
      plies: [
        { action: '0 step', journal: [{ type: 'stepped', seat: 0 }] },
        { action: '0 end', journal: [{ type: 'turn-ended', seat: 0 }] },
        { journal: [{ type: 'thrown' }] },
      ],
      actor: '1',
      state: { actor: '1', steps: [1, 0] },
      result: null,
    });
  },

  'each viewer is sent only their own secrets, legal actions and seats': async (fixture) => {
    const id = await annaAndBo(fixture);
    const [anna, bo, eve] = ['anna', 'bo', null].map((person) => fixture.follow(id, { person, resume: 0 }));
    if (!anna || !bo || !eve) return;
    for (const onlooker of [anna, bo, eve]) await onlooker.untilPly(3);
    claimSame(
      [dealt(anna.actions), purseOf(anna)],
      [
        ['* deal 0 N', '* deal 1 ?'],
        ['shown', 'hidden'],
      ],
    );
    claimSame(
      [dealt(bo.actions), purseOf(bo)],
      [
        ['* deal 0 ?', '* deal 1 N'],
        ['hidden', 'shown'],
      ],
    );
    claimSame(
      [dealt(eve.actions), purseOf(eve)],
      [
        ['* deal 0 ?', '* deal 1 ?'],
        ['hidden', 'hidden'],
      ],
    );
    const facts = eve.messages.flatMap((message) => (message.type === 'plies' ? message.plies : []));
    claimLike(facts.slice(0, 2), [{ journal: [{ purse: null }] }, { journal: [{ purse: null }] }]);
    claimSame([bo.last?.legal, eve.last?.legal], [null, null]);
    claim(anna.last?.legal?.includes('0 end') === true, 'who is to act is told what is legal');
  },

  'a person with several seats gets the view of the first or requested one, and nobody gets another’s': async (
    fixture,
  ) => {
    const { id } = await fixture.ownMatch();
    for (const [seat, shown] of [
      [null, ['shown', 'hidden']],
      [0, ['shown', 'hidden']],
      [1, ['hidden', 'shown']],
    ] as const) {
      const onlooker = fixture.follow(id, { seat });
      await until(() => onlooker.messages.length > 0, 'the view');
      claimSame(purseOf(onlooker), shown);
      claimSame(onlooker.last?.legal === null, seat === 1);
      const { actions } = await fixture.record(id, 'anna', seat);
      claimSame(dealt(actions), seat === 1 ? ['* deal 0 ?', '* deal 1 N'] : ['* deal 0 N', '* deal 1 ?']);
    }
    for (const person of ['eve', null]) {
      for (const seat of [0, 1, 7]) {
        claimSame(faultOf(await fixture.host.describe(id, person, seat)), { code: 'not-your-seat' });
        claimSame(faultOf(await fixture.host.record(id, person, seat)), { code: 'not-your-seat' });
        const onlooker = fixture.follow(id, { person, seat });
        await until(() => onlooker.messages.length > 0, 'the view');
        claimSame(purseOf(onlooker), ['hidden', 'hidden']);
      }
    }
  },

  'a running match sends no seed, and its record has no secrets of others': async (fixture) => {
    const id = await annaAndBo(fixture);
    const seed = (await fixture.store.dealerOf(id))?.seed ?? 'none';
    const onlooker = fixture.follow(id, { person: 'bo', resume: 0 });
    await onlooker.untilPly(3);
    const records = await Promise.all(['anna', 'bo', null].map((person) => fixture.record(id, person)));
    claimSame(
      records.map(({ actions }) => dealt(actions)),
      [
        ['* deal 0 N', '* deal 1 ?'],
        ['* deal 0 ?', '* deal 1 N'],
        ['* deal 0 ?', '* deal 1 ?'],
      ],
    );
    claimLike(records[0], { names: ['Anna', 'Bo'], commitment: (await fixture.match(id)).commitment });
    claim(!JSON.stringify([records, onlooker.messages]).includes(seed), 'the seed is not told');
    claim(
      records.every((record) => record.seed === undefined && record.result === undefined),
      'nor the result',
    );
  },

  'a person who takes a seat is announced to followers at an unchanged ply': async (fixture) => {
    const { id } = await fixture.create([ME, OPEN, OPEN]);
    const onlooker = fixture.follow(id);
    await onlooker.untilPly(0);
    await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
    await until(() => onlooker.messages.length > 1, 'that Bo sits');
    claimLike(onlooker.last, { type: 'match', match: { ply: 0, status: 'waiting', seats: [{}, { name: 'Bo' }, {}] } });
    claimSame(onlooker.plies, [0, null]);
  },

  'the first player to act is sent their legal actions as soon as the last seat is taken': async (fixture) => {
    const { id } = await fixture.create([ME, OPEN], { game: 'prompt-race' });
    const onlooker = fixture.follow(id);
    await onlooker.untilPly(0);
    claimLike(onlooker.last, { type: 'view', legal: null });
    await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
    await until(() => onlooker.messages.length > 1, 'that Bo sits');
    claimLike(onlooker.last, { type: 'match', match: { status: 'running', ply: 0 }, legal: ['0 end', '0 step'] });
    const again = fixture.follow(id, { resume: 0 });
    await until(() => again.messages.length > 0, 'the match');
    claimLike(again.last, { type: 'match', legal: ['0 end', '0 step'] });
  },

  'a stream can be resumed after any ply, with no gap or repeat': async (fixture) => {
    const { id } = await fixture.ownMatch(1000);
    for (let turn = 0; turn < 6; turn++) {
      const { ply, actor } = await fixture.match(id);
      granted(await fixture.act(id, ply, [`${actor} end`]));
    }
    const { actions } = await fixture.record(id);
    for (let resume = 0; resume <= actions.length; resume++) {
      const onlooker = fixture.follow(id, { resume });
      await until(() => onlooker.messages.length > 0, 'the match');
      claimLike(onlooker.messages[0], { type: 'match', match: { ply: actions.length } });
      if (resume < actions.length) await onlooker.untilPly(actions.length);
      claim(
        onlooker.messages.every((message) => message.type !== 'view'),
        'what was told is not told again',
      );
      claimSame(onlooker.actions, actions.slice(resume));
    }
  },

  'a stream sends each action of a running match once and in order': async (fixture) => {
    const { id, ply: start } = await fixture.ownMatch(1000);
    const onlooker = fixture.follow(id, { person: null, resume: start });
    for (let turn = 0; turn < 20; turn++) {
      const { ply, actor } = await fixture.match(id);
      granted(await fixture.act(id, ply, [`${actor} end`]));
    }
    const { ply } = await fixture.match(id);
    await onlooker.untilPly(ply);
    let next = start;
    for (const message of onlooker.messages) {
      if (message.type !== 'plies') continue;
      claimSame(message.from, next);
      next = message.ply;
    }
    claimSame(onlooker.actions, (await fixture.record(id, null)).actions.slice(start));
  },

  'a stream that is resumed at a ply not reached yet begins with the whole view': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    const onlooker = fixture.follow(id, { resume: ply + 1 });
    await onlooker.untilPly(ply);
    claimLike(onlooker.messages[0], { type: 'view', match: { ply } });
  },

  'a follower who has left is sent nothing, and a stream of an unknown match ends': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    const gone = fixture.follow(id);
    const there = fixture.follow(id);
    const nowhere = fixture.follow('x');
    await Promise.all([gone.untilPly(ply), there.untilPly(ply)]);
    gone.stop();
    await fixture.act(id, ply, ['0 end']);
    await there.untilPly(ply + 2);
    claimSame([gone.messages.length, gone.ended, there.ended], [1, null, null]);
    await until(() => nowhere.ended !== null, 'the end of a stream of nothing');
    claimSame(nowhere.ended, 'gone');
  },
};
