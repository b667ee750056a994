import { claim, claimLike, claimSame } from './claims.ts';
import { botOf, faultOf, granted, type HostUnderTest, ME, OPEN } from './harness.ts';

const KEY = { key: 'key-of-anna' };

/** Cases for commands of people. */
export const COMMAND_CASES: Readonly<Record<string, (house: HostUnderTest) => Promise<void>>> = {
  'a command does all its actions and the chance that follows': async (house) => {
    const { id, ply } = await house.ownMatch();
    claimSame(granted(await house.act(id, ply, ['0 step', '0 end'])), ply + 3);
    claimLike(await house.match(id), { ply: ply + 3, actor: '1' });
    claimLike((await house.record(id)).actions.slice(-3), ['0 step', '0 end', /^\* throw \d$/]);
  },

  'a command of which one action is refused does nothing, and says which and why': async (house) => {
    const { id, ply } = await house.ownMatch();
    const before = await house.record(id);
    const fault = faultOf(await house.act(id, ply, ['0 step', '0 step', '0 step', '0 step']));
    const refusal = { code: 'cannot-afford', clause: 'PR-2', data: { left: 0 } };
    claimLike(fault, { code: 'refused', refusal, ply });
    claim(fault.code === 'refused' && fault.at !== undefined && fault.at > 0, 'it says which action');
    claimSame(await house.record(id), before);
    claimLike(await house.match(id), { ply, actor: '0' });
  },

  'nobody acts for chance, for another seat or out of turn': async (house) => {
    const { id, ply } = await house.ownMatch();
    const codeOf = async (...lines: readonly string[]) => {
      const fault = faultOf(await house.act(id, ply, lines));
      return [fault.code === 'refused' ? fault.refusal.code : fault.code, 'at' in fault ? fault.at : null];
    };
    claimSame(await codeOf('* throw 3'), ['not-your-seat', 0]);
    claimSame(await codeOf('7 end'), ['not-your-seat', 0]);
    claimSame(await codeOf('1 end'), ['not-your-turn', 0]);
    claimSame(await codeOf('0 end', '0 end'), ['not-your-turn', 1]);
    for (const line of ['hello', '0 fly', '00 end', '0  end']) claimSame(await codeOf(line), ['bad-request', 0]);
    claimLike(await house.match(id), { ply });
  },

  'a seat acts for whoever sits there': async (house) => {
    const { id } = await house.create([ME, OPEN]);
    await house.host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
    const { ply } = await house.rested(id);
    for (const person of ['bo', 'eve', null]) {
      claimSame(faultOf(await house.act(id, ply, ['0 end'], { person })), { code: 'not-your-seat', at: 0 });
    }
    claimSame(faultOf(await house.act('x', 0, ['0 end'])), { code: 'no-such-match' });
    claimLike(await house.match(id), { ply });
  },

  'a command made at another ply is stale and changes nothing': async (house) => {
    const { id, ply } = await house.ownMatch();
    for (const wrong of [0, ply - 1, ply + 1]) {
      claimSame(faultOf(await house.act(id, wrong, ['0 end'])), { code: 'stale-ply', ply });
    }
    claimLike(await house.match(id), { ply });
  },

  'the same key again gets the same answer and does nothing twice': async (house) => {
    const { id, ply } = await house.ownMatch();
    claimSame(granted(await house.act(id, ply, ['0 step'], KEY)), ply + 1);
    await house.act(id, ply + 1, ['0 end']);
    const before = await house.record(id);
    claimSame(granted(await house.act(id, ply, ['0 step'], KEY)), ply + 1);
    claimSame(await house.record(id), before);
    claimSame(faultOf(await house.act(id, ply, ['0 end'], KEY)), { code: 'key-reused' });
    claimSame(await house.record(id), before);
  },

  'the same actions at another ply are another command, whether they are legal there or not': async (house) => {
    const { id, ply } = await house.ownMatch();
    const after = granted(await house.act(id, ply, ['0 step'], KEY));
    for (const other of [after, 0, after + 1]) {
      claimSame(faultOf(await house.act(id, other, ['0 step'], KEY)), { code: 'key-reused' });
    }
    claimLike(await house.match(id), { ply: after });
  },

  'a key is free after a refusal': async (house) => {
    const { id, ply } = await house.ownMatch();
    faultOf(await house.act(id, ply, ['0 fly'], KEY));
    granted(await house.act(id, ply, ['0 end'], KEY));
  },

  'a command sent many times at once is done once, and everybody is told the same': async (house) => {
    const { id, ply } = await house.ownMatch();
    const replies = await Promise.all(Array.from({ length: 10 }, () => house.act(id, ply, ['0 step'], KEY)));
    for (const reply of replies) claimSame(granted(reply), ply + 1);
    claimLike(await house.match(id), { ply: ply + 1 });
  },

  'a race is won by exactly one, and the others are told where the match is now': async (house) => {
    const { id } = await house.ownMatch(1000);
    for (let round = 0; round < 5; round++) {
      const { ply, actor } = await house.match(id);
      const replies = await Promise.all(Array.from({ length: 6 }, () => house.act(id, ply, [`${actor} end`])));
      claimSame(replies.filter((reply) => reply.ok).length, 1);
      for (const reply of replies) if (!reply.ok) claimSame(reply.fault, { code: 'stale-ply', ply: ply + 2 });
      claimLike(await house.match(id), { ply: ply + 2 });
    }
  },

  'a match that is over says so, and is whole and open to all': async (house) => {
    const { id } = await house.ownMatch(1);
    const onlooker = house.follow(id, { person: null });
    for (let match = await house.match(id); match.status !== 'over'; match = await house.match(id)) {
      granted(await house.act(id, match.ply, match.actor === '0' ? ['0 step', '0 end'] : ['1 end']));
    }
    const { ply, result, actor, status } = await house.match(id);
    claimSame([actor, status], [null, 'over']);
    await onlooker.untilPly(ply);
    claimLike(onlooker.last, { type: 'plies', actor: null, legal: null, result, state: { over: true } });
    claim(!JSON.stringify((await house.record(id, null)).actions).includes('?'), 'nothing is hidden at the end');
    claimLike(faultOf(await house.act(id, ply, ['0 end'])), { code: 'refused', refusal: { code: 'match-over' } });
  },

  'a state that its game cannot read back ends no match': async (house) => {
    const { id } = await house.create([ME, botOf('whole')], { game: 'lost-race' });
    const { ply } = await house.rested(id);
    const onlooker = house.follow(id);
    granted(await house.act(id, ply, ['0 step']));
    granted(await house.act(id, ply + 1, ['0 end']));
    const after = await house.rested(id);
    await onlooker.untilPly(after.ply);
    claim(after.ply > ply + 2, 'the bot has had its turn');
    claimSame(house.stuck, []);
  },
};
