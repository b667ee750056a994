import { pino } from 'pino';
import { type ClusterOptions, startServer, startSharedServer } from '../../src/index.ts';
import { patientBots, randomBots, TEST_GAMES } from '../lib/fixture.ts';

/** Arguments of the process: its services or its folder. `bots` choose at random or never answer. */
export interface SharedChild {
  readonly shared: ClusterOptions | string;
  readonly bots: 'random' | 'patient';
  /** Address of a mail server, with which it sends notifications by e-mail. */
  readonly smtp?: string;
}

/** A server of a cluster, or one on its own folder, in its own process. Prints its address as a line of JSON once it is ready. */
const child: SharedChild = JSON.parse(process.argv[2] ?? '');
const bots = child.bots === 'random' ? randomBots(TEST_GAMES) : patientBots();
const log = pino({ level: 'fatal' }, pino.destination(2));
const webhooks = { allowPrivate: true, allowHttp: true };
const { shared, smtp } = child;
const mail =
  smtp === undefined ? {} : { smtp: { url: smtp, from: 'levante@levante.example' }, origin: 'http://localhost' };
const serving = { games: TEST_GAMES, bots, limits: null, log, webhooks, ...mail };
const server = await (typeof shared === 'string'
  ? startServer({ dataDir: shared, ...serving })
  : startSharedServer({ shared, ...serving }));
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
process.once('SIGTERM', () => void server.stop());
