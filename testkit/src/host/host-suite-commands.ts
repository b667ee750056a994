import { claim, claimLike, claimSame } from './claims.ts';
import { botOf, faultOf, granted, type HostUnderTest, ME, OPEN } from './harness.ts';

const KEY = { key: 'key-of-anna' };

/** Cases for commands of people. */
export const COMMAND_CASES: Readonly<Record<string, (fixture: HostUnderTest) => Promise<void>>> = {
  'a command plays all its actions and the random events that follow': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    claimSame(granted(await fixture.act(id, ply, ['0 step', '0 end'])), ply + 3);
    claimLike(await fixture.match(id), { ply: ply + 3, actor: '1' });
    claimLike((await fixture.record(id)).actions.slice(-3), ['0 step', '0 end', /^\* throw \d$/]);
  },

  'a command with a refused action changes nothing, and gets the refusal and the action’s index': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    const before = await fixture.record(id);
    const fault = faultOf(await fixture.act(id, ply, ['0 step', '0 step', '0 step', '0 step']));
    const refusal = { code: 'cannot-afford', clause: 'PR-2', data: { left: 0 } };
    claimLike(fault, { code: 'refused', refusal, ply });
    claim(fault.code === 'refused' && fault.at !== undefined && fault.at > 0, 'it says which action');
    claimSame(await fixture.record(id), before);
    claimLike(await fixture.match(id), { ply, actor: '0' });
  },

  'a command for chance, another seat, another turn or an unknown action is refused': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    const codeOf = async (...lines: readonly string[]) => {
      const fault = faultOf(await fixture.act(id, ply, lines));
      return [fault.code === 'refused' ? fault.refusal.code : fault.code, 'at' in fault ? fault.at : null];
    };
    claimSame(await codeOf('* throw 3'), ['not-your-seat', 0]);
    claimSame(await codeOf('7 end'), ['not-your-seat', 0]);
    claimSame(await codeOf('1 end'), ['not-your-turn', 0]);
    claimSame(await codeOf('0 end', '0 end'), ['not-your-turn', 1]);
    for (const line of ['hello', '0 fly', '00 end', '0  end']) claimSame(await codeOf(line), ['bad-request', 0]);
    claimLike(await fixture.match(id), { ply });
  },

  'a command for a seat is refused to everyone but the person who sits there': async (fixture) => {
    const { id } = await fixture.create([ME, OPEN]);
    await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
    const { ply } = await fixture.rested(id);
    for (const person of ['bo', 'eve', null]) {
      claimSame(faultOf(await fixture.act(id, ply, ['0 end'], { person })), { code: 'not-your-seat', at: 0 });
    }
    claimSame(faultOf(await fixture.act('x', 0, ['0 end'])), { code: 'no-such-match' });
    claimLike(await fixture.match(id), { ply });
  },

  'a command at another ply is stale and changes nothing': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    for (const wrong of [0, ply - 1, ply + 1]) {
      claimSame(faultOf(await fixture.act(id, wrong, ['0 end'])), { code: 'stale-ply', ply });
    }
    claimLike(await fixture.match(id), { ply });
  },

  'a repeated command gets the same answer and changes nothing, and its key takes no other command': async (
    fixture,
  ) => {
    const { id, ply } = await fixture.ownMatch();
    claimSame(granted(await fixture.act(id, ply, ['0 step'], KEY)), ply + 1);
    await fixture.act(id, ply + 1, ['0 end']);
    const before = await fixture.record(id);
    claimSame(granted(await fixture.act(id, ply, ['0 step'], KEY)), ply + 1);
    claimSame(await fixture.record(id), before);
    claimSame(faultOf(await fixture.act(id, ply, ['0 end'], KEY)), { code: 'key-reused' });
    claimSame(await fixture.record(id), before);
  },

  'a key is refused with the same actions at another ply, whether they are legal there or not': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    const after = granted(await fixture.act(id, ply, ['0 step'], KEY));
    for (const other of [after, 0, after + 1]) {
      claimSame(faultOf(await fixture.act(id, other, ['0 step'], KEY)), { code: 'key-reused' });
    }
    claimLike(await fixture.match(id), { ply: after });
  },

  'a key can be used again after a refusal': async (fixture) => {
    const { id, ply } = await fixture.ownMatch();
    faultOf(await fixture.act(id, ply, ['0 fly'], KEY));
    granted(await fixture.act(id, ply, ['0 end'], KEY));
  },

  'a command sent many times at the same time is played once, with the same answer to each request': async (
    fixture,
  ) => {
    const { id, ply } = await fixture.ownMatch();
    const replies = await Promise.all(Array.from({ length: 10 }, () => fixture.act(id, ply, ['0 step'], KEY)));
    for (const reply of replies) claimSame(granted(reply), ply + 1);
    claimLike(await fixture.match(id), { ply: ply + 1 });
  },

  'exactly one of several commands at the same ply is accepted, and the others get the present ply': async (
    fixture,
  ) => {
    const { id } = await fixture.ownMatch(1000);
    for (let round = 0; round < 5; round++) {
      const { ply, actor } = await fixture.match(id);
      const replies = await Promise.all(Array.from({ length: 6 }, () => fixture.act(id, ply, [`${actor} end`])));
      claimSame(replies.filter((reply) => reply.ok).length, 1);
      for (const reply of replies) if (!reply.ok) claimSame(reply.fault, { code: 'stale-ply', ply: ply + 2 });
      claimLike(await fixture.match(id), { ply: ply + 2 });
    }
  },

  'a match that is over sends its result and hidden facts to all viewers, and refuses commands': async (fixture) => {
    const { id } = await fixture.ownMatch(1);
    const onlooker = fixture.follow(id, { person: null });
    for (let match = await fixture.match(id); match.status !== 'over'; match = await fixture.match(id)) {
      granted(await fixture.act(id, match.ply, match.actor === '0' ? ['0 step', '0 end'] : ['1 end']));
    }
    const { ply, result, actor, status } = await fixture.match(id);
    claimSame([actor, status], [null, 'over']);
    await onlooker.untilPly(ply);
    claimLike(onlooker.last, { type: 'plies', actor: null, legal: null, result, state: { over: true } });
    claim(!JSON.stringify((await fixture.record(id, null)).actions).includes('?'), 'nothing is hidden at the end');
    claimLike(faultOf(await fixture.act(id, ply, ['0 end'])), { code: 'refused', refusal: { code: 'match-over' } });
  },

  'a match whose stored state the game cannot read continues': async (fixture) => {
    const { id } = await fixture.create([ME, botOf('whole')], { game: 'lost-race' });
    const { ply } = await fixture.rested(id);
    const onlooker = fixture.follow(id);
    granted(await fixture.act(id, ply, ['0 step']));
    granted(await fixture.act(id, ply + 1, ['0 end']));
    const after = await fixture.rested(id);
    await onlooker.untilPly(after.ply);
    claim(after.ply > ply + 2, 'the bot has had its turn');
    claimSame(fixture.stuck, []);
  },
};
