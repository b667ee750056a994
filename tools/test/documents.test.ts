import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

function tracked(...patterns: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

const documents = tracked('*.md');
const files = tracked();
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Anchors of a document's headings as GitHub derives them. */
function anchorsOf(file: string): ReadonlySet<string> {
  const headings = [...withoutCode(textOf(file)).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Reports a link's target if it does not exist in the repository, or null. */
function missingTarget(file: string, link: string): string | null {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path)).replace(/\/$/, '');
  if (!existsSync(join(root, target))) return `${file}: ${link}`;
  return anchor === undefined || anchorsOf(target).has(anchor) ? null : `${file}: ${link}`;
}

it('every link between documents leads to a file and heading that exist', () => {
  const links = documents.flatMap((file) =>
    [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => ({ file, link })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.map(({ file, link }) => missingTarget(file, link)).filter((one) => one !== null)).toEqual([]);
});

it('every path of a source file in a document exists', () => {
  const named = documents.flatMap((file) =>
    [...withoutCode(textOf(file)).matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|json|yml))`/g)].map(
      ([, path = '']) => ({ file, path }),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  const isPlaceholder = (path: string) => /[A-Z]{4}/.test(path);
  const missing = named.filter(
    ({ path }) => !isPlaceholder(path) && !files.some((one) => one === path || one.endsWith(`/${path}`)),
  );
  expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

describe('the guide to the tests', () => {
  const guide = textOf('docs/guides/tests.md');

  it('describes the tier of every suite by the ending of its name', () => {
    const endings = tracked('*.test.ts').map((file) => basename(file).replace(/^[^.]+\.(?:browser\.)?/, ''));
    expect(new Set(endings)).toContain('slow.test.ts');
    expect([...new Set(endings)].filter((ending) => !guide.includes(`| \`*.${ending}\` |`))).toEqual([]);
  });

  it('names only scripts and configurations that exist', () => {
    const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(textOf('package.json'));
    const named = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named).toContain('test:long');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    const configurations = [...guide.matchAll(/--config (\S+)/g)].map(([, file = '']) => file);
    expect(configurations.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

it('every package has a README of at least ten lines with an example', () => {
  const packages = tracked('**/package.json').filter((file) => file !== 'package.json');
  expect(packages.length).toBeGreaterThan(15);
  const isReadme = (file: string): boolean => {
    const text = existsSync(join(root, file)) ? textOf(file) : '';
    return text.trimEnd().split('\n').length >= 10 && /^(?:```| {4}\w)/m.test(text);
  };
  expect(packages.map((file) => join(dirname(file), 'README.md')).filter((file) => !isReadme(file))).toEqual([]);
});

it('the list of decisions has every page, under its title', () => {
  const list = textOf('docs/decisions/README.md');
  const pages = tracked('docs/decisions/0*.md');
  const missing = pages.filter((file) => {
    const title = textOf(file).split('\n')[0]?.replace(/^# /, '');
    return !list.includes(`[${title}](${file.split('/').at(-1)})`);
  });
  expect(missing).toEqual([]);
});
