import { consentOf } from '@levante/dealer';
import { verifyRecord } from '@levante/host/verify';
import { claim, claimLike, claimSame, until } from './claims.ts';
import { botOf, faultOf, granted, type HostUnderTest, ME, OPEN } from './harness.ts';
import { SUITE_GAMES } from './suite-games.ts';

const PERSON: Readonly<Record<string, string>> = { 0: 'anna', 1: 'bo', 2: 'eve' };

/** Secrets of which people make their entropy and their consents. */
const SECRETS = { anna: 'a'.repeat(32), bo: 'b'.repeat(32) } as const;

/** Creates a match of Anna and Bo, who add entropy, and waits until it is dealt. */
async function forTwo(fixture: HostUnderTest, goal = 9): Promise<string> {
  const { id } = await fixture.create([ME, OPEN], { options: { players: 2, goal } });
  granted(await fixture.host.addEntropy({ match: id, person: 'anna', entropy: consentOf(SECRETS.anna, 0) }));
  const entropy = consentOf(SECRETS.bo, 0);
  granted(await fixture.host.takeSeat({ match: id, person: 'bo', name: 'Bo', entropy }));
  await fixture.rested(id);
  return id;
}

/** Ends the turn of the acting seat, after all their steps. */
async function endTurn(fixture: HostUnderTest, id: string): Promise<void> {
  const { actor, ply } = await fixture.rested(id);
  const left = Number((await fixture.store.read(id))?.state?.left);
  const lines = [...Array.from({ length: left }, () => `${actor} step`), `${actor} end`];
  granted(await fixture.act(id, ply, lines, { person: PERSON[actor ?? ''] ?? null }));
}

async function playedOut(fixture: HostUnderTest, id: string): Promise<void> {
  while ((await fixture.rested(id)).status === 'running') await endTurn(fixture, id);
}

const propose = (fixture: HostUnderTest, match: string, person: string, kind: 'take-back' | 'cancel' = 'take-back') =>
  fixture.host.propose({ match, person, kind });

/** Takes back a person's last turn with the n-th consents of both people. Returns the id of the branch. */
async function takeBack(fixture: HostUnderTest, match: string, person: 'anna' | 'bo', n: number): Promise<string> {
  const other = person === 'anna' ? 'bo' : 'anna';
  const consent = (whose: 'anna' | 'bo') => consentOf(SECRETS[whose], n);
  const proposed = await fixture.host.propose({ match, person, kind: 'take-back', consent: consent(person) });
  const { number } = granted(proposed).proposal ?? { number: 0 };
  const agreed = { match, person: other, number, answer: 'agree', consent: consent(other) } as const;
  return granted(await fixture.host.answerProposal(agreed)).continuedBy ?? '';
}

const answer = (
  fixture: HostUnderTest,
  match: string,
  person: string,
  given: 'agree' | 'refuse' | 'withdraw',
  number = 1,
) => fixture.host.answerProposal({ match, person, number, answer: given });

/** Cases for proposals and branches. */
export const PROPOSAL_CASES: Readonly<Record<string, (fixture: HostUnderTest) => Promise<void>>> = {
  'a turn is taken back when everyone agrees, and the record of the branch verifies': async (fixture) => {
    // Long enough that the deal of the branch does not equal the earlier match's by chance.
    const id = await forTwo(fixture, 30);
    for (let turn = 0; turn < 3; turn++) await endTurn(fixture, id);
    const before = await fixture.rested(id);
    const actions = (await fixture.record(id)).actions;
    const anna = fixture.follow(id);
    const bo = fixture.follow(id, { person: 'bo' });
    // A view that is sent later would contain what follows.
    for (const one of [anna, bo]) await until(() => one.messages.length > 0, 'the view');
    // Anna’s second turn was the third: it began with the throw for her, which is hers to keep.
    const proposed = granted(await propose(fixture, id, 'anna'));
    claimLike(proposed.proposal, {
      number: 1,
      kind: 'take-back',
      seat: 0,
      asked: [1],
      agreed: [],
      outcome: null,
      by: null,
    });
    await until(
      () => bo.messages.some((one) => one.type === 'match' && one.match.proposal !== undefined),
      'Bo is asked',
    );
    const agreed = granted(await answer(fixture, id, 'bo', 'agree'));
    const next = agreed.continuedBy ?? '';
    claimLike(agreed, { status: 'over', actor: null, result: null, proposal: { outcome: 'accepted', agreed: [1] } });
    for (const onlooker of [anna, bo])
      await until(
        () => onlooker.messages.some((one) => one.type === 'match' && one.match.continuedBy === next),
        'the way on',
      );
    const ply = proposed.proposal?.to ?? -1;
    claimLike(await fixture.match(next), {
      ply,
      actor: '0',
      status: 'running',
      mine: [0],
      continues: { from: id, ply },
      seats: before.seats,
    });
    claimSame((await fixture.record(next)).actions, actions.slice(0, ply));
    claimSame(faultOf(await fixture.act(id, before.ply, ['1 end'], { person: 'bo' })), {
      code: 'refused',
      refusal: { code: 'match-over', clause: null, data: {} },
      at: 0,
    });
    await playedOut(fixture, next);
    const record = await fixture.record(next);
    const branches = [{ ply, from: id }];
    // No person has sent a consent.
    const verified = { deal: true, added: 2, branches, unproven: ['consent'] };
    claimLike(verifyRecord(SUITE_GAMES, record), { ok: true, verified });
    claimLike(record.meta, { branches });
    const wrong = { ...record, meta: { ...record.meta, branches: [] } };
    claimSame(verifyRecord(SUITE_GAMES, wrong).ok, false);
  },

  'the consents to branches are secret until the last one is over, and then prove the agreement': async (fixture) => {
    let id = await forTwo(fixture, 30);
    const onlookers = [fixture.follow(id), fixture.follow(id, { person: 'bo' }), fixture.follow(id, { person: null })];
    const seen: unknown[] = [];
    for (const n of [1, 2]) {
      for (let turn = 0; turn < 4; turn++) await endTurn(fixture, id);
      const next = await takeBack(fixture, id, n === 1 ? 'anna' : 'bo', n);
      for (const person of ['anna', 'bo', null])
        seen.push(await fixture.record(id, person), await fixture.record(next, person), await fixture.match(next));
      id = next;
    }
    const secret = (['anna', 'bo'] as const).flatMap((whose) => [1, 2].map((n) => consentOf(SECRETS[whose], n)));
    const visible = JSON.stringify([seen, onlookers.map((one) => one.messages)]);
    claim(!secret.some((one) => visible.includes(one)) && !visible.includes('consents'), 'no consent is told');
    await playedOut(fixture, id);
    const record = await fixture.record(id);
    claimLike(verifyRecord(SUITE_GAMES, record), { ok: true, verified: { deal: true, unproven: [] } });
    const consents = [1, 2].map((n) => [consentOf(SECRETS.anna, n), consentOf(SECRETS.bo, n)]);
    claimSame(record.meta?.consents, consents);
    const { consents: _, ...meta } = record.meta ?? {};
    claimLike(verifyRecord(SUITE_GAMES, { ...record, meta }), { ok: true, verified: { unproven: ['consent'] } });
  },

  'the seed is secret until the last branch is over': async (fixture) => {
    const first = await forTwo(fixture, 30);
    let id = first;
    for (let round = 0; round < 3; round++) {
      for (let turn = 0; turn < 4; turn++) await endTurn(fixture, id);
      granted(await propose(fixture, id, 'bo'));
      const next = granted(await answer(fixture, id, 'anna', 'agree')).continuedBy ?? '';
      for (const known of [first, id, next])
        for (const person of ['anna', 'bo', null]) {
          const record = JSON.stringify(await fixture.record(known, person));
          claim(!/"seed"|"entropy"/.test(record), 'no record has the seed');
          const dealt = JSON.parse(record).actions.slice(0, 2);
          claimSame(
            dealt.map((line: string) => line.endsWith('?')),
            [person !== 'anna', person !== 'bo'],
          );
        }
      id = next;
    }
    await playedOut(fixture, id);
    claimLike(verifyRecord(SUITE_GAMES, await fixture.record(id)), { ok: true, verified: { deal: true } });
    claimSame((await fixture.record(first)).seed, undefined);
  },

  'one refusal decides a proposal, and the match goes on': async (fixture) => {
    const { id } = await fixture.create([ME, OPEN, OPEN]);
    for (const person of ['bo', 'eve']) granted(await fixture.host.takeSeat({ match: id, person, name: person }));
    await fixture.rested(id);
    await endTurn(fixture, id);
    granted(await propose(fixture, id, 'anna'));
    claimLike(granted(await answer(fixture, id, 'bo', 'agree')).proposal, { agreed: [1], outcome: null });
    claimLike(granted(await answer(fixture, id, 'bo', 'agree')).proposal, { agreed: [1], outcome: null });
    claimLike(granted(await answer(fixture, id, 'eve', 'refuse')).proposal, { outcome: 'refused', by: 2 });
    claimSame(faultOf(await answer(fixture, id, 'bo', 'agree')), { code: 'proposal-over' });
    claimLike(await fixture.match(id), { status: 'running', actor: '1' });
    claimSame(faultOf(await propose(fixture, id, 'anna')), { code: 'already-proposed' });
    claimLike(granted(await propose(fixture, id, 'anna', 'cancel')).proposal, { number: 2, asked: [1, 2] });
  },

  'a proposal is void when a person plays, and can then be made again': async (fixture) => {
    const id = await forTwo(fixture);
    await endTurn(fixture, id);
    granted(await propose(fixture, id, 'anna'));
    await endTurn(fixture, id);
    claimLike(await fixture.match(id), { proposal: { outcome: 'void', leftMs: 0 } });
    claimSame(faultOf(await answer(fixture, id, 'bo', 'agree')), { code: 'proposal-over' });
    claimLike(granted(await propose(fixture, id, 'anna')).proposal, { number: 2, outcome: null });
  },

  'only people in the match may propose, only the others answer, and only the proposer withdraws': async (fixture) => {
    const id = await forTwo(fixture);
    claimSame(faultOf(await propose(fixture, id, 'anna')), { code: 'nothing-to-take-back' });
    await endTurn(fixture, id);
    claimSame(faultOf(await propose(fixture, id, 'eve')), { code: 'not-your-seat' });
    claimSame(faultOf(await fixture.host.propose({ match: id, person: null, kind: 'cancel' })), {
      code: 'not-your-seat',
    });
    claimSame(faultOf(await propose(fixture, 'x', 'anna')), { code: 'no-such-match' });
    claimSame(faultOf(await answer(fixture, id, 'bo', 'agree')), { code: 'proposal-over' });
    granted(await propose(fixture, id, 'anna'));
    claimSame(faultOf(await propose(fixture, id, 'bo', 'cancel')), { code: 'proposal-open' });
    claimSame(faultOf(await answer(fixture, id, 'anna', 'agree')), { code: 'not-your-seat' });
    claimSame(faultOf(await answer(fixture, id, 'bo', 'withdraw')), { code: 'not-your-seat' });
    claimSame(faultOf(await answer(fixture, id, 'eve', 'agree')), { code: 'not-your-seat' });
    claimSame(faultOf(await answer(fixture, id, 'bo', 'agree', 2)), { code: 'proposal-over' });
    claimLike(granted(await answer(fixture, id, 'anna', 'withdraw')).proposal, { outcome: 'withdrawn' });
    claimSame(faultOf(await answer(fixture, id, 'bo', 'agree')), { code: 'proposal-over' });
  },

  'a proposal of a person who plays with bots alone takes effect immediately': async (fixture) => {
    const { id } = await fixture.create([ME, botOf('whole')], { options: { players: 2, goal: 30 } });
    await endTurn(fixture, id);
    await fixture.rested(id);
    const taken = granted(await propose(fixture, id, 'anna'));
    claimLike(taken, { status: 'over', proposal: { outcome: 'accepted', asked: [] } });
    const next = taken.continuedBy ?? '';
    claimLike(await fixture.match(next), { actor: '0', status: 'running' });
    await endTurn(fixture, next);
    await fixture.rested(next);
    claimLike(granted(await propose(fixture, next, 'anna', 'cancel')), { status: 'over', actor: null, result: null });
    claimSame((await fixture.match(next)).continuedBy, undefined);
  },

  'a match is cancelled by agreement, without a result or a seed': async (fixture) => {
    const id = await forTwo(fixture);
    granted(await propose(fixture, id, 'bo', 'cancel'));
    claimLike(granted(await answer(fixture, id, 'anna', 'agree')), { status: 'over', actor: null, result: null });
    claimSame(await fixture.record(id).then(({ seed, result }) => [seed, result]), [undefined, undefined]);
    claimLike(faultOf(await propose(fixture, id, 'bo', 'cancel')), {
      code: 'refused',
      refusal: { code: 'match-over' },
    });
  },

  'random events after a branch are new, however often the same turn is taken back': async (fixture) => {
    let id = await forTwo(fixture, 100);
    const thrown: string[] = [];
    for (let round = 0; round < 8; round++) {
      await endTurn(fixture, id);
      await fixture.rested(id);
      const record = await fixture.record(id);
      thrown.push(
        record.actions
          .filter((line) => line.startsWith('* throw'))
          .slice(1)
          .join(' '),
      );
      granted(await propose(fixture, id, 'anna'));
      id = granted(await answer(fixture, id, 'bo', 'agree')).continuedBy ?? '';
    }
    claim(new Set(thrown).size > 1, `eight throws are not all the same: ${thrown}`);
    claimSame((await fixture.store.read(id))?.branches?.length, 8);
    await playedOut(fixture, id);
    claimLike(verifyRecord(SUITE_GAMES, await fixture.record(id)), { ok: true, verified: { deal: true } });
  },

  'one of several simultaneous answers decides a proposal': async (fixture) => {
    for (let round = 0; round < 5; round++) {
      const id = await forTwo(fixture);
      await endTurn(fixture, id);
      granted(await propose(fixture, id, 'anna'));
      const { ply } = await fixture.match(id);
      const [agreed, refused, withdrawn, acted] = await Promise.all([
        answer(fixture, id, 'bo', 'agree'),
        answer(fixture, id, 'bo', 'refuse'),
        answer(fixture, id, 'anna', 'withdraw'),
        fixture.act(id, ply, ['1 end'], { person: 'bo' }),
      ]);
      const match = await fixture.match(id);
      const outcomes = { accepted: agreed, refused, withdrawn };
      const decided = Object.entries(outcomes).filter(([, reply]) => reply.ok);
      claim(decided.length <= 1, `one answer decides, not ${decided.map(([outcome]) => outcome)}`);
      claimSame(match.proposal?.outcome, decided[0]?.[0] ?? 'void');
      claimSame(match.continuedBy !== undefined, agreed.ok);
      claim(acted.ok || agreed.ok, 'Bo has played, or the turn was taken back first');
      claim(!(acted.ok && agreed.ok), 'not both');
    }
  },
};
