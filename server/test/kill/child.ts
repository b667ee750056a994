import { pino } from 'pino';
import { startServer } from '../../src/index.ts';

/** A server in a process of its own, to be killed. Says its address as one line of JSON once it answers. */
const log = pino({ level: 'error' }, pino.destination(2));
const server = await startServer({ dataDir: process.argv[2] ?? '', limits: null, log });
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
