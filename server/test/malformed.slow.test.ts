import { Agent } from 'node:http';
import { Random } from '@levante/contract';
import { noPostgres } from '@levante/testkit/services';
import { expect, it } from 'vitest';
import { openSharedFixture } from './lib/fixture.ts';
import { isRefusal, MalformedRequests, sendMalformed } from './lib/malformed.ts';
import { openOwnMatch } from './lib/play.ts';
import { startPostgres } from './lib/postgres.ts';
import { Visitor } from './lib/visitor.ts';

const REQUESTS = 3000;
const title = `${REQUESTS} malformed requests are refused on PostgreSQL, which can neither store nor compare a text with a NUL`;

it.skipIf(noPostgres !== null)(`${title}${noPostgres ? ` (${noPostgres})` : ''}`, { timeout: 120_000 }, async () => {
  const postgres = await startPostgres();
  const fixture = await openSharedFixture(await postgres.database());
  const agent = new Agent({ keepAlive: true });
  try {
    const anna = new Visitor(() => fixture.server.url);
    const { id } = await openOwnMatch(anna);
    const made = new MalformedRequests((await anna.get('/api/openapi.json')).json, id, new Random(17));
    const bodies = [
      ['/api/sign-in/code', '{"code":"a\\u0000b"}'],
      ['/api/me/synced', '{"owner":"a\\u0000b","data":{"settings":{},"lessons":[],"puzzles":[]}}'],
    ] as const;
    for (const [path, body] of bodies) expect([path, (await anna.post(path, body)).status]).toEqual([path, 400]);
    for (let count = 0; count < REQUESTS; count++) {
      const one = made.next();
      const reply = await sendMalformed(one, { agent, visitor: anna });
      if (!isRefusal(reply)) throw new Error(`not refused: ${reply.status} ${reply.text} ${JSON.stringify(one)}`);
    }
  } finally {
    agent.destroy();
    await fixture.close();
    await postgres.stop();
  }
});
