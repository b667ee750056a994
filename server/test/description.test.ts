import { matchInPath } from '@levante/testkit/services';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playThrough } from './client/play.ts';
import { type Fixture, openFixture, randomBots, TEST_GAMES } from './lib/fixture.ts';

let fixture: Fixture;
let source = '';
beforeAll(async () => {
  fixture = await openFixture({ bots: randomBots(TEST_GAMES) });
  source = await (await fetch(`${fixture.server.url}/api/openapi.json`)).text();
});
afterAll(() => fixture.close());

describe('the description of the API', () => {
  it('passes the OpenAPI linter without errors and warnings', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('generates the typed client in this folder (update it with `vitest -u`)', async () => {
    const made = astToString(await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
    await expect(made).toMatchFileSnapshot('./client/api.d.ts');
  });

  it('has the id of a match only where proxies that route by match find it', () => {
    const id = 'abcdefghijklm1';
    const paths = Object.keys(JSON.parse(source).paths);
    const ofMatches = paths.filter((path) => path.includes('matches/{'));
    expect(ofMatches.length).toBeGreaterThan(15);
    const found = paths.filter((path) => matchInPath(path.replace(/\{.*?\}/, id)) === id);
    expect(found).toEqual(ofMatches);
  });

  it('lets that client create a match, play it to its end and read its record', async () => {
    const record = await playThrough(fixture.server.url);
    expect(record).toMatchObject({ game: 'purse-race', result: expect.anything() });
  });
});
