import { type MatchRecord, replay } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { claim, claimLike, claimSame, until } from './claims.ts';
import { botOf, granted, type HostUnderTest, ME } from './harness.ts';
import { aMatch } from './stored-matches.ts';
import { SUITE_GAMES } from './suite-games.ts';

/** Replays a record and verifies its deal from the seed. */
function verify(record: MatchRecord): void {
  const seed = record.seed ?? '';
  claimSame(commitmentOf(seed), record.commitment, 'the commitment');
  const dealer = new Dealer(seed);
  const end = replay(SUITE_GAMES, record, (table, ply) => {
    const legal = table.legal();
    if (legal.actor === '*') claimSame(dealer.draw(legal), record.actions[ply], `ply ${ply}`);
  });
  claimSame('refusal' in end ? end : end.result(), record.result, 'the result');
}

/** Returns the lines of the bot's turn in seat 1 after Anna ended hers, with the chance that follows, by commit. */
async function botTurn(fixture: HostUnderTest, level: string): Promise<readonly (readonly string[])[]> {
  const { id } = await fixture.create([ME, botOf(level)]);
  const { ply } = await fixture.rested(id);
  const onlooker = fixture.follow(id, { resume: ply });
  const decided = granted(await fixture.act(id, ply, ['0 end']));
  const rested = await fixture.rested(id);
  await onlooker.untilPly(rested.ply);
  const commits = onlooker.messages.flatMap((message) => (message.type === 'plies' ? [message] : []));
  // A host that hears late of Anna's own commit reads it together with the next.
  const later = commits.map(({ from, plies }) => plies.slice(Math.max(0, decided - from)));
  const turns = later.filter((plies) => plies.length > 0);
  claim(turns.length > 0, 'the bot’s turn is told of');
  return turns.map((plies) => plies.map((one) => one.action));
}

/** Stores a match of Anna and a bot that this host does not know of: chance is to act. */
async function leftByAnother(fixture: HostUnderTest, level: string): Promise<{ readonly id: string }> {
  const [person, bot] = aMatch().seats;
  const match = aMatch({
    seats: [person, bot].flatMap((seat) => (seat ? [{ ...seat, level: seat.level && level }] : [])),
  });
  await fixture.store.create(match);
  return match;
}

const failing = (level: string, reason: string) => async (fixture: HostUnderTest) => {
  const { id } = await fixture.create([ME, botOf(level)]);
  const { ply } = await fixture.rested(id);
  const decided = granted(await fixture.act(id, ply, ['0 end']));
  const rested = await fixture.rested(id);
  claimLike(fixture.replaced, [{ match: id, ply: decided, seat: 1, level, reason }]);
  claim(
    !/purse|steps|throw \d|\d (step|end)|I hold/.test(JSON.stringify(fixture.replaced)),
    'nothing secret is reported',
  );
  // The suite's deckhand ends without a step.
  claimSame((await fixture.record(id)).actions[decided], '1 end');
  // The bot is asked again in its next turn.
  granted(await fixture.act(id, rested.ply, ['0 end']));
  await fixture.rested(id);
  claimLike(fixture.replaced, [{ level }, { level, reason }]);
};

/** Cases for bots and for their failures. */
export const BOT_CASES: Readonly<Record<string, (fixture: HostUnderTest) => Promise<void>>> = {
  'bots play a match to its end, and its record verifies': async (fixture) => {
    const { id, commitment } = await fixture.create([botOf('whole'), botOf('whole')]);
    const onlooker = fixture.follow(id, { resume: 0 });
    await until(async () => (await fixture.match(id)).status === 'over', 'the end');
    const record = await fixture.record(id);
    claimLike(record, { commitment, names: ['whole', 'whole'] });
    verify(record);
    await onlooker.untilPly(record.actions.length);
    claimSame(onlooker.actions.length, record.actions.length);
    claimSame(fixture.replaced, []);
  },

  'a bot’s turn is one commit, with the random events that follow': async (fixture) => {
    const [turn, ...more] = await botTurn(fixture, 'whole');
    claimSame(more, []);
    claimSame([turn?.[0], turn?.at(-2)], ['1 step', '1 end']);
    claimLike(turn?.at(-1), /^\* throw \d$/);
  },

  'a bot that throws is replaced for its turn, and plays again in its next turn': failing('throws', 'threw'),
  'a bot that answers nothing is replaced for its turn, and plays again in its next turn': failing('silent', 'silent'),
  'a bot whose first line is illegal is replaced for its turn, and plays again in its next turn': failing(
    'foreign',
    'refused',
  ),
  'a bot that is late is replaced for its turn, and plays again in its next turn': failing('stuck', 'late'),

  'a bot whose later line is illegal continues its turn from there, and is not replaced': async (fixture) => {
    const [turn, ...more] = await botTurn(fixture, 'slips');
    claimSame(more, []);
    claimSame([turn?.[0], turn?.at(-2)], ['1 step', '1 end']);
    claimSame(fixture.replaced, []);
  },

  'people can act while bots play in another match': async (fixture) => {
    const bots = await fixture.create([botOf('deckhand'), botOf('deckhand')]);
    const { id, ply } = await fixture.ownMatch();
    granted(await fixture.act(id, ply, ['0 end']));
    // Deckhands never take a step: their match never ends.
    claimLike(await fixture.match(bots.id), { status: 'running' });
  },

  'a match that another host left in the middle of a turn continues when a host resumes': async (fixture) => {
    const { id } = await leftByAnother(fixture, 'whole');
    await fixture.host.resume();
    const { ply } = await fixture.rested(id);
    claimSame(ply, 3);
    granted(await fixture.act(id, ply, ['0 end']));
    await fixture.rested(id);
    claimSame(fixture.replaced, []);
  },

  'a bot of a level that no longer exists is replaced': async (fixture) => {
    const { id } = await leftByAnother(fixture, 'gone');
    await fixture.host.resume();
    const { ply } = await fixture.rested(id);
    granted(await fixture.act(id, ply, ['0 end']));
    await fixture.rested(id);
    claimLike(fixture.replaced, [{ match: id, seat: 1, level: 'gone', reason: 'threw' }]);
  },
};
