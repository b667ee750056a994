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
  it('satisfies a linter of its kind: no error, no warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('makes a typed client, which is the one that stands here (`vitest -u` makes it anew)', async () => {
    const made = astToString(await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
    await expect(made).toMatchFileSnapshot('./client/api.d.ts');
  });

  it('by that client a match is opened, played to its end, and read as a record', async () => {
    const record = await playThrough(fixture.server.url);
    expect(record).toMatchObject({ game: 'purse-race', result: expect.anything() });
  });
});
