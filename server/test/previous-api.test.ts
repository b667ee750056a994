import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@levante/games/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ERRORS } from '../src/http/http-error.ts';
import { playThrough } from './fixtures/previous-api/play.mjs';
import { missingInApi } from './lib/api-missing.ts';
import { type Fixture, openFixture, randomBots } from './lib/fixture.ts';
import { Visitor } from './lib/visitor.ts';

/** Clients and API description as of commit 2d538445 against today's server. */

const fixtures = join(import.meta.dirname, 'fixtures', 'previous-api');
const Description = z.record(z.string(), z.unknown());
const Then = z.looseObject({ 'x-error-statuses': z.record(z.string(), z.number()) });
const then = Then.parse(JSON.parse(readFileSync(join(fixtures, 'openapi.json'), 'utf8')));
let fixture: Fixture;
let source = '';

beforeAll(async () => {
  fixture = await openFixture({ games: GAMES, bots: randomBots(GAMES) });
  source = await (await fetch(`${fixture.server.url}/api/openapi.json`)).text();
});
afterAll(() => fixture.close());

describe.each([...GAMES.keys()])('in a match of %s', (game) => {
  it('the earlier sample bot joins and plays to the end', async () => {
    const anna = new Visitor(() => fixture.server.url);
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }];
    const { id } = await anna.open({ game, options: { players: 2 }, seats });
    const words = [join(fixtures, 'bot.mjs'), fixture.server.url, id];
    const bot = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] });
    expect(await once(bot, 'exit')).toEqual([0, null]);
    const match = await anna.match(id);
    expect(match).toMatchObject({ status: 'over', actor: null });
    expect(match.seats).toContainEqual(expect.objectContaining({ kind: 'person', name: 'My bot', taken: true }));
  });

  it('the earlier typed client creates the match, plays to the end and reads the record', async () => {
    const record = await playThrough(fixture.server.url, game);
    expect(record).toMatchObject({
      format: 'levante-record',
      game,
      result: expect.anything(),
      seed: expect.anything(),
    });
  });
});

describe('the earlier API description', () => {
  it('is fully covered by the current description', () => {
    expect(missingInApi(then, Description.parse(JSON.parse(source)))).toEqual([]);
  });

  it('has the current error codes with their statuses', () => {
    const today = Object.fromEntries(ERRORS.map(({ code, status }) => [code, status]));
    expect(today).toMatchObject(then['x-error-statuses']);
  });
});

describe('the comparison of API descriptions', () => {
  const request = {
    type: 'object',
    properties: { name: { type: 'string' }, seat: { type: 'integer' } },
    required: ['name'],
  };
  const reply = { type: 'object', properties: { kind: { type: 'string', enum: ['me', 'bot'] } }, required: ['kind'] };
  const earlier = {
    components: { schemas: { Reply: reply } },
    paths: {
      '/seats': {
        post: {
          parameters: [{ in: 'query', name: 'limit', required: false, schema: { type: 'string' } }],
          requestBody: { content: { json: request } },
          responses: { 200: { content: { json: { $ref: '#/components/schemas/Reply' } } }, '4XX': {} },
        },
      },
    },
  };
  const sent = '//seats/post/requestBody/content/json';
  const received = '//seats/post/responses/200/content/json';

  it.each([
    ['a path', '"/seats"', '"/places"', ['//seats']],
    ['a method', '"post"', '"put"', ['//seats/post']],
    ['a parameter', '"limit"', '"count"', ['//seats/post/parameters/query limit']],
    ['a status', '"4XX"', '"5XX"', ['//seats/post/responses/4XX']],
    ['a field of a request', '"seat"', '"place"', [`${sent}/properties/seat`]],
    ['a type', '"integer"', '"string"', [`${sent}/properties/seat/type`]],
    ['a value', '["me","bot"]', '["me","robot"]', [`${received}/properties/kind/enum: bot`]],
    ['a promised field', '["kind"]', '[]', [`${received}/required: kind`]],
    ['an optional field', '["name"]', '["name","seat"]', [`${sent}/required: seat is new`]],
    ['an optional parameter', '"required":false', '"required":true', ['//seats/post/parameters/query limit/required']],
    [
      'an optional body',
      '"requestBody":{',
      '"requestBody":{"required":true,',
      ['//seats/post/requestBody/required is new'],
    ],
  ])('reports the loss of %s', (_what, before, after, faults) => {
    const text = JSON.stringify(earlier);
    expect(text).toContain(before);
    const later = Description.parse(JSON.parse(text.replaceAll(before, after)));
    expect(missingInApi(earlier, later)).toEqual(faults);
  });

  it('allows new paths, fields, values and optional parameters', () => {
    const text = JSON.stringify(earlier)
      .replace('"/seats"', '"/tables":{},"/seats"')
      .replace('"seat":', '"colour":{"type":"string"},"seat":')
      .replace('"bot"]', '"bot","robot"]')
      .replace('["kind"]', '["kind","name"]')
      .replace('"parameters":[', '"parameters":[{"in":"query","name":"before"},');
    expect(missingInApi(earlier, Description.parse(JSON.parse(text)))).toEqual([]);
  });
});
