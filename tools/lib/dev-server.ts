// Server of `npm run dev`, from its source: `dev-server.ts PORT FOLDER`. tsx restarts it on change.
import { startServer } from '@levante/server';
import { pino } from 'pino';

const [port, dataDir] = process.argv.slice(2);
if (port === undefined || dataDir === undefined) throw new Error('usage: dev-server.ts PORT FOLDER');

const log = pino({ level: 'warn' }, pino.destination(2));
const server = await startServer({ dataDir, port: Number(port), limits: null, log });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
