import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A bundled package and the terms it is under.
 * @typedef {{ name: string, version: string, license: string, source: string, text: string }} Notice
 */

/** Matches the package folder of a bundled file; no match for files of this repository. */
const PACKAGE = /^((?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;

/** Returns the URL of a package's source, or of its home page; empty if package.json names neither. */
function sourceOf({ repository, homepage = '' }) {
  const url = typeof repository === 'string' ? repository : (repository?.url ?? homepage);
  const shorthand = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(url);
  if (shorthand) return `https://github.com/${shorthand[1]}`;
  const https = url
    .replace(/^(?:git\+)?(?:ssh|https?|git):\/\/(?:git@)?/, 'https://')
    .replace(/^git@github\.com:/, 'https://github.com/');
  return https.replace(/\.git$/, '');
}

const GRANT = /Permission (is hereby granted|to use, copy, modify)/;

/** The words of the MIT licence, for packages that name it and include no text. */
const mitText = (author) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Returns the licence text of a package folder: its files, the section of its readme, or the MIT text with its author. */
function licenseTextOf(folder, { license, author }) {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const read = (name) => readFileSync(join(folder, name), 'utf8').trim();
  const files = names.filter((name) => LICENSE_FILE.test(name)).sort();
  if (files.length > 0) return files.map(read).join('\n\n');
  const readme = names.find((name) => /^readme/i.test(name));
  const section = readme && /\n#+ licen[cs]e\s*\n([\s\S]*?)(?=\n#|$)/i.exec(read(readme))?.[1];
  if (section && GRANT.test(section)) return section.trim();
  const holder = typeof author === 'string' ? author : author?.name;
  return license === 'MIT' && holder ? mitText(holder) : '';
}

/** Reads the notice of the package in this folder. Throws if it has no licence text, since it must not ship then. */
function readNotice(folder) {
  const pkg = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = licenseTextOf(folder, pkg);
  if (text === '') throw new Error(`${pkg.name} ${pkg.version} ships without its licence: ${folder} states none`);
  return { name: pkg.name, version: pkg.version, license: pkg.license ?? 'see text', source: sourceOf(pkg), text };
}

/**
 * Returns the notices of all packages that these bundled files come from, by name.
 * @param {Iterable<string>} files paths of files, absolute or below the working directory
 * @returns {Notice[]}
 */
export function noticesOf(files) {
  const folders = new Set();
  for (const file of files) {
    const folder = PACKAGE.exec(file)?.[1];
    if (folder !== undefined && !folder.includes('@levante')) folders.add(folder);
  }
  const notices = new Map([...folders].map(readNotice).map((notice) => [`${notice.name} ${notice.version}`, notice]));
  return [...notices.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const RULE = '-'.repeat(80);

/**
 * Formats notices as the text file that ships with the build.
 * @param {readonly Notice[]} notices
 */
export function noticesText(notices) {
  const parts = notices.map(({ name, version, license, source, text }) =>
    [RULE, `${name} ${version} (${license})`, source, '', text].join('\n'),
  );
  const head = 'Levante contains the software and fonts below. Each is under its own licence.';
  return `${[head, '', ...parts].join('\n')}\n`;
}
