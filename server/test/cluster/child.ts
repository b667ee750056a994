import { pino } from 'pino';
import { type ClusterOptions, startSharedServer } from '../../src/index.ts';
import { patientBots, randomBots, TEST_GAMES } from '../lib/fixture.ts';

/** What such a server is told. `bots`: those that choose at random, or some that think for ever. */
export interface SharedChild {
  readonly shared: ClusterOptions;
  readonly bots: 'random' | 'patient';
}

/** One of several servers on a database, in a process of its own. Says its address as one line of JSON once it answers. */
const child: SharedChild = JSON.parse(process.argv[2] ?? '');
const bots = child.bots === 'random' ? randomBots(TEST_GAMES) : patientBots();
const log = pino({ level: 'fatal' }, pino.destination(2));
const server = await startSharedServer({ shared: child.shared, games: TEST_GAMES, bots, limits: null, log });
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
process.once('SIGTERM', () => void server.stop());
