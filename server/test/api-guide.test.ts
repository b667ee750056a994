import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@levante/games/rules';
import {
  BODY_LIMIT,
  ERROR_CODES,
  MAX_ACTIONS,
  MAX_LINE,
  MAX_NAME,
  NEW_MATCH_BODY_LIMIT,
  STAND_IN_REASONS,
} from '@levante/wire';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HttpError } from '../src/http/http-error.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { openFixture, randomBots, TEST_GAMES } from './lib/fixture.ts';

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'guides', 'api.md'), 'utf8');
/** Cells of every table row. */
const rows = [...guide.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()));
const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

it('the guide to the API has exactly the existing routes', async () => {
  const fixture = await openFixture({ bots: randomBots(TEST_GAMES) });
  const reply = await fetch(`${fixture.server.url}/api/openapi.json`);
  const { paths } = Description.parse(await reply.json());
  await fixture.close();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const documented = rows.map(([cell = '']) => /^`((?:GET|POST) [^?`]+)/.exec(cell)?.[1]).filter((one) => one);
  expect(routes.length).toBeGreaterThan(15);
  expect(documented.toSorted()).toEqual(routes.toSorted());
});

it('the guide to the API has exactly the existing error codes with their statuses', () => {
  const documented = rows
    .map(([status = '', code = '']) => [status, /^`([a-z-]+)`$/.exec(code)?.[1]])
    .filter(([status, code]) => /^\d{3}$/.test(status ?? '') && code !== undefined);
  const codes = ERROR_CODES.map((code) => [String(HttpError.of(code).status), code]);
  expect(documented.toSorted()).toEqual(codes.toSorted());
});

it('the guide to the API has options that the games accept, and every reason why a bot plays for a person', () => {
  const found = [...guide.matchAll(/"game": "([a-z-]+)", "options": (\{.*?\}), "/g)];
  expect(found.length).toBeGreaterThan(0);
  for (const [, game = '', options = ''] of found) {
    const entry = GAMES.get(game);
    expect(entry?.options(JSON.parse(options)), options).toMatchObject({ ok: true });
  }
  for (const why of STAND_IN_REASONS) expect(guide).toContain(`- \`${why}\` after `);
});

it('the guide to the API has the actual limits', () => {
  const { identity, address, streams, streamsForSeats, streamsForTables, connections } = DEFAULT_LIMITS;
  const text = (count: number) => count.toLocaleString('en');
  const row = (name: string) => rows.find(([cell]) => cell === name)?.slice(1);
  const three = (name: string) =>
    row(name)
      ?.join(' ')
      .split(/\s*\|\s*|\s+/)
      .filter((one) => one !== '');
  expect(three('requests per minute')).toEqual([identity.requests, address.requests].map(text));
  expect(three('new matches per minute')).toEqual([identity.newMatches, address.newMatches].map(text));
  expect(three('new identities per minute')).toEqual([text(address.newPeople)]);
  expect(three('unfinished matches, and finished within a day')).toEqual([identity.matches, address.matches].map(text));
  expect(three('open streams')).toEqual([identity.streams, address.streams, streams].map(text));
  expect(three('streams reserved for people who sit together')).toEqual([text(streamsForSeats)]);
  expect(three('streams reserved for them and the open tables')).toEqual([text(streamsForSeats + streamsForTables)]);
  expect(three('streams of people who sit alone; for looking on, and further streams')).toEqual([
    text(streams / 2),
    'each',
  ]);
  expect(three('connections')).toEqual([address.connections, connections].map(text));
  expect(row('body')).toEqual([`${BODY_LIMIT / 1024} KiB`]);
  expect(row('body of a new match')).toEqual([`${NEW_MATCH_BODY_LIMIT / 1024} KiB`]);
  expect(row('actions in a command')).toEqual([text(MAX_ACTIONS)]);
  expect(row('characters in an action')).toEqual([text(MAX_LINE)]);
  expect(row('characters in a name')).toEqual([text(MAX_NAME)]);
});
