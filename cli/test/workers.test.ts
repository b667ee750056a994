import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Nats } from '@levante/testkit/nats';
import { noNats } from '@levante/testkit/services';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TASK_SUBJECTS, type TaskOffer, unpack } from '../src/workers/messages.ts';
import { isPlainFailure, levante, ROOT } from './levante.ts';

/** A worker in a process of its own, once it has said that it is there. */
async function startWorker(nats: string): Promise<ChildProcess> {
  const words = ['worker', '--nats', nats, '--task-threads', '1'];
  const child = spawn(process.execPath, [join(ROOT, 'cli', 'bin', 'levante.js'), ...words], { cwd: ROOT });
  await once(child.stdout, 'data');
  return child;
}

const simulate = ['simulate', '--game', 'golden-horn', '--players', '3', '--bots', 'deckhand,random', '--json'];

describe.skipIf(noNats !== null)(`workers over NATS${noNats === null ? '' : ` (skipped: ${noNats})`}`, () => {
  let nats: Nats;
  let workers: ChildProcess[] = [];
  beforeAll(async () => {
    nats = await Nats.start();
    workers = await Promise.all([startWorker(nats.address), startWorker(nats.address)]);
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGTERM');
    await nats?.kill();
  });

  it('two of them give byte for byte what one process gives', async () => {
    const words = [...simulate, '--matches', '60'];
    const far = await levante([...words, '--workers', nats.address]);
    expect(far).toEqual(await levante([...words, '--jobs', '1']));
    expect(far.status).toBe(0);
    const fuzz = ['fuzz', '--game', 'golden-horn', '--matches', '6', '--seed', '3', '--json'];
    const found = async (...how: string[]) => ({ ...JSON.parse((await levante([...fuzz, ...how])).out), seconds: 0 });
    expect(await found('--workers', nats.address)).toEqual(await found('--jobs', '1'));
  });

  it('one that falls silent costs nothing: the others do what it had begun', async () => {
    const connection = await connect({ servers: nats.address });
    const taken: number[] = [];
    connection.subscribe(TASK_SUBJECTS.offer, {
      callback: (_, { data }) => {
        const { run }: TaskOffer = unpack(data);
        void connection.request(TASK_SUBJECTS.take(run)).then((assigned) => {
          if (assigned.data.length > 0) taken.push(unpack(assigned.data).ticket);
        });
      },
    });
    const words = [...simulate, '--matches', '60'];
    expect(await levante([...words, '--workers', nats.address])).toEqual(await levante([...words, '--jobs', '2']));
    expect(taken.length).toBeGreaterThan(0);
    await connection.close();
  });
});

it('where no NATS answers, that is said', async () => {
  const ended = await levante([...simulate, '--workers', 'nats://127.0.0.1:1']);
  expect(ended).toSatisfy(isPlainFailure);
  expect(ended.err).toContain('no NATS answers at nats://127.0.0.1:1');
});
