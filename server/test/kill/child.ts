import { pino } from 'pino';
import { startServer } from '../../src/index.ts';

/** A server in its own process, to be killed. Prints its address as a line of JSON once it is ready. */
const log = pino({ level: 'error' }, pino.destination(2));
const server = await startServer({ dataDir: process.argv[2] ?? '', limits: null, log });
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
