import { pino } from 'pino';
import { type ClusterOptions, startSharedServer } from '../../src/index.ts';
import { patientBots, randomBots, TEST_GAMES } from '../lib/fixture.ts';

/** Arguments of the process. `bots` choose at random or never answer. */
export interface SharedChild {
  readonly shared: ClusterOptions;
  readonly bots: 'random' | 'patient';
}

/** A server of a cluster in its own process. Prints its address as a line of JSON once it is ready. */
const child: SharedChild = JSON.parse(process.argv[2] ?? '');
const bots = child.bots === 'random' ? randomBots(TEST_GAMES) : patientBots();
const log = pino({ level: 'fatal' }, pino.destination(2));
const server = await startSharedServer({ shared: child.shared, games: TEST_GAMES, bots, limits: null, log });
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
process.once('SIGTERM', () => void server.stop());
