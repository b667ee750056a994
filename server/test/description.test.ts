import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { matchInPath } from '@levante/testkit/services';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture, randomBots, TEST_GAMES } from './lib/fixture.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const client = join(import.meta.dirname, 'client');
const play = join(client, 'play.ts');

/** Compiles the program in `client` with the types in a folder. Returns the compiler's errors. */
async function compile(types: string): Promise<string> {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { rootDirs: [client, types], typeRoots: [join(root, 'node_modules', '@types')] },
    files: [play],
    include: [],
    exclude: [],
  };
  const project = join(types, 'tsconfig.json');
  await writeFile(project, JSON.stringify(config));
  const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
  return run(process.execPath, [compiler, '-p', project]).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}

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

  describe('as a generated client', () => {
    let types = '';
    beforeAll(async () => {
      types = await mkdtemp(join(tmpdir(), 'levante-api-'));
    });
    afterAll(() => rm(types, { recursive: true }));
    const generate = async (description: string) => {
      const made = astToString(await openapiTS(description, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
      await writeFile(join(types, 'api.d.ts'), made);
    };

    it('compiles with a program that plays a match', async () => {
      await generate(source);
      expect(await compile(types)).toBe('');
    });

    it('does not compile with that program if an operation is missing', async () => {
      await generate(source.replaceAll('/api/matches/{id}/record', '/api/matches/{id}/other'));
      expect(await compile(types)).toContain('/api/matches/{id}/record');
    });

    it('plays a match to its end and reads its record', async () => {
      const { stdout } = await run(process.execPath, ['--import', 'tsx', play, fixture.server.url]);
      expect(JSON.parse(stdout)).toMatchObject({ game: 'purse-race', result: expect.anything() });
    });
  });

  it('has the id of a match in a path only where proxies find it to route by match', () => {
    const id = 'abcdefghijklm1';
    const paths = Object.keys(JSON.parse(source).paths);
    const ofMatches = paths.filter((path) => path.includes('matches/{'));
    expect(ofMatches.length).toBeGreaterThan(15);
    const found = paths.filter((path) => matchInPath(path.replace(/\{.*?\}/, id)) === id);
    expect(found).toEqual(ofMatches);
  });
});
