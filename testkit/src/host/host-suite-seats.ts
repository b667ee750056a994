import { claim, claimLike, claimSame } from './claims.ts';
import { botOf, faultOf, granted, type HostUnderTest, ME, OPEN } from './harness.ts';

const EMPTY = { matches: [], next: null };
const everything = (fixture: HostUnderTest) => fixture.host.list('anna', Number.MAX_SAFE_INTEGER, 20);

/** Cases for creating, joining and finding matches. */
export const SEAT_CASES: Readonly<Record<string, (fixture: HostUnderTest) => Promise<void>>> = {
  'games are listed with their default options and bot levels': async ({ host }) => {
    const games = granted(await host.games());
    const levels = ['deckhand', 'whole', 'stuck', 'throws', 'silent', 'foreign', 'slips'];
    const offered = games.find(({ id }) => id === 'purse-race');
    claimLike(offered, { rulesVersion: 1, players: [2, 4], options: { players: 2, goal: 9 } });
    for (const level of levels) claim(offered?.levels.includes(level) === true, `${level} is offered`);
  },

  'a match is created with people, open seats and bots, and is described without ids of people': async (fixture) => {
    const match = await fixture.create([ME, OPEN, botOf('whole'), { kind: 'open', name: 'Chiara' }]);
    claimLike(match, {
      game: 'purse-race',
      rulesVersion: 1,
      options: { players: 4, goal: 9 },
      mine: [0],
      viewer: 0,
      status: 'waiting',
      commitment: /^sha256:[0-9a-f]{64}$/,
      ply: 0,
      actor: '*',
      result: null,
    });
    claimSame(match.seats, [
      { seat: 0, kind: 'person', name: 'Anna', level: null, taken: true, mine: true },
      { seat: 1, kind: 'person', name: null, level: null, taken: false, mine: false },
      { seat: 2, kind: 'bot', name: null, level: 'whole', taken: true, mine: false },
      { seat: 3, kind: 'person', name: 'Chiara', level: null, taken: false, mine: false },
    ]);
    claimLike(await fixture.match(match.id, 'bo'), { mine: [], viewer: null, seats: [{ mine: false }, {}, {}, {}] });
    claim(!JSON.stringify(match).includes('anna'), 'who a person is stays with the host');
  },

  'a match of several people on one device starts immediately with its random events': async (fixture) => {
    const match = await fixture.ownMatch();
    claimLike(match, { mine: [0, 1], ply: 3, actor: '0', status: 'running' });
  },

  'a match of an unknown game or with invalid options, seats or levels is not created': async (fixture) => {
    const { host } = fixture;
    const two = [ME, botOf('whole')];
    const create = async (more: object) =>
      faultOf(await host.create({ game: 'purse-race', options: {}, seats: two, ...more }, 'anna'));
    claimLike(await create({ game: 'chess' }), { code: 'refused', refusal: { code: 'unknown-game' } });
    claimLike(await create({ options: { goal: 0 } }), { code: 'refused', refusal: { code: 'bad-options' } });
    claimLike(await create({ options: { seed: '1' } }), { code: 'refused', refusal: { code: 'bad-options' } });
    claimSame(await create({ options: { players: 3 } }), { code: 'wrong-seats', path: '/seats' });
    claimSame(await create({ seats: [ME, botOf('god')] }), { code: 'unknown-level', path: '/seats/1/level' });
    claimSame(await everything(fixture), EMPTY);
  },

  'a match waits while a seat is open, and is dealt when the seat is taken': async (fixture) => {
    const { host } = fixture;
    const { id } = await fixture.create([ME, OPEN]);
    claimSame(faultOf(await fixture.act(id, 0, ['0 step'])), { code: 'not-started' });
    const joined = granted(await host.takeSeat({ match: id, person: 'bo', name: 'Bo' }));
    claimLike(joined, { status: 'running', mine: [1], seats: [{}, { name: 'Bo', taken: true, mine: true }] });
    claimLike(await fixture.rested(id), { ply: 3, seats: [{}, { name: 'Bo', mine: false }] });
  },

  'a person may take a seat twice, and a taken seat is refused': async (fixture) => {
    const { id } = await fixture.create([ME, OPEN, OPEN]);
    const sit = (person: string, seat?: number) => fixture.host.takeSeat({ match: id, person, name: person, seat });
    for (const seat of [undefined, undefined, 1]) claimLike(granted(await sit('bo', seat)), { mine: [1] });
    claimSame(faultOf(await sit('eve', 0)), { code: 'seat-taken' });
    claimSame(faultOf(await sit('eve', 9)), { code: 'seat-taken' });
    claimLike(granted(await sit('bo', 2)), { mine: [1, 2], status: 'running' });
    claimSame(faultOf(await sit('eve')), { code: 'no-open-seat' });
    claimSame(faultOf(await fixture.host.takeSeat({ match: 'x', person: 'bo', name: 'Bo' })), {
      code: 'no-such-match',
    });
  },

  'the opener may seat bots in open seats, and nobody else may': async (fixture) => {
    const { host } = fixture;
    const { id } = await fixture.create([ME, OPEN, OPEN, OPEN]);
    const seat = (person: string | null, seat?: number, level = 'whole') =>
      host.seatBot({ match: id, person, level, name: 'Nadia', seat });
    claimLike(await fixture.match(id), { opened: true });
    claimSame(faultOf(await seat('bo')), { code: 'not-your-seat' });
    claimSame(faultOf(await seat(null)), { code: 'not-your-seat' });
    granted(await host.takeSeat({ match: id, person: 'bo', name: 'Bo' }));
    claimLike(await fixture.match(id, 'bo'), { opened: false });
    claimSame(faultOf(await seat('bo')), { code: 'not-opener' });
    claimSame(faultOf(await seat('anna', 2, 'nobody')), { code: 'unknown-level', path: '/level' });
    claimSame(faultOf(await seat('anna', 1)), { code: 'seat-taken' });
    const onlooker = fixture.follow(id);
    const bot = { kind: 'bot', name: 'Nadia', level: 'whole', taken: true, mine: false };
    claimLike(granted(await seat('anna', 3)), { status: 'waiting', seats: [{}, {}, { taken: false }, bot] });
    const second = { ...bot, name: 'Nadia 2' };
    claimLike(granted(await seat('anna')), { status: 'running', seats: [{}, {}, bot, second] });
    claimSame(faultOf(await seat('anna')), { code: 'no-open-seat' });
    await onlooker.untilPly(1);
    claimSame(faultOf(await host.seatBot({ match: 'x', person: 'anna', level: 'whole' })), { code: 'no-such-match' });
  },

  'exactly one of many people who request the last seat gets it': async (fixture) => {
    const { id } = await fixture.create([ME, OPEN]);
    const crowd = Array.from({ length: 8 }, (_, i) => `person-${i}`);
    const replies = await Promise.all(
      crowd.map((person) => fixture.host.takeSeat({ match: id, person, name: person })),
    );
    claimSame(replies.filter((reply) => reply.ok).length, 1);
    for (const reply of replies) if (!reply.ok) claimSame(reply.fault, { code: 'no-open-seat' });
  },

  'the matches of a person are listed newest first, page by page': async (fixture) => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await fixture.create([ME, OPEN])).id);
    await fixture.host.create({ game: 'purse-race', options: {}, seats: [ME, OPEN] }, 'bo');
    const first = await fixture.host.list('anna', Number.MAX_SAFE_INTEGER, 3);
    const second = await fixture.host.list('anna', first.next ?? 0, 3);
    claimSame(
      [...first.matches, ...second.matches].map((match) => match.id),
      ids,
    );
    claimSame(second.next, null);
    claimSame(await fixture.host.list(null, Number.MAX_SAFE_INTEGER, 3), EMPTY);
  },
};
