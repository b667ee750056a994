import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsUnder } from '@levante/testkit/sources';
import { ENGLISH, type Fetched, leavesOf, textsIn } from './texts.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Names, keys and symbols are the same in every language. */
const SIGN = /^[^\p{Letter}]*$|^(Levante|El Capitán|Golden Horn|Modone)$/u;
const NAMED = /botNames\.|keyList\.\d+\.0$|^terminal\.cli\.(play\.keys\.\d\.0|verify\.holds)$/;
/** Words that a language shares with English. */
const SHARED: { readonly [L in Fetched]: ReadonlySet<string> } = {
  de: new Set(['Bot', 'Chat', 'Code', 'Live', 'Name', 'Bank', 'Hand', 'Normal', 'Push', 'Webhook', 'Format']),
  fr: new Set([
    'Bot',
    'bot',
    'Code',
    'Tables',
    'Source',
    'Places',
    'Menu',
    'Total',
    'Pause',
    'Points',
    'bonus',
    'Notifications',
    'Push',
    'E-mail',
    'Webhook',
    'Format',
  ]),
  it: new Set(['Bot', 'bot', 'Chat', 'chat', 'Menu', 'No', 'no', 'bonus', 'Push', 'E-mail', 'Webhook']),
};

/** Returns the paths of missing texts. */
export async function missingIn(language: Fetched): Promise<readonly string[]> {
  const wanted = new Map(leavesOf(ENGLISH));
  const found = new Map(leavesOf(await textsIn(language)));
  // Lists may differ in length, and a help text may have more paragraphs.
  const fixed = (path: string) => !/\.(rules|keyList|botNames)\b/.test(path);
  return [
    ...[...wanted].filter(([path]) => fixed(path) && !found.has(path)).map(([path]) => `lacks ${path}`),
    ...[...wanted]
      .filter(([path, leaf]) => found.has(path) && typeof found.get(path) !== typeof leaf)
      .map(([path]) => `has another kind of thing at ${path}`),
  ];
}

/** Returns the texts that equal the English ones, presumably by mistake. */
export async function sameAsEnglish(language: Fetched): Promise<readonly string[]> {
  const english = new Map(leavesOf(ENGLISH));
  return leavesOf(await textsIn(language)).flatMap(([path, leaf]) => {
    const same = typeof leaf === 'string' && leaf === english.get(path);
    const rightly = typeof leaf === 'string' && (SIGN.test(leaf) || NAMED.test(path) || SHARED[language].has(leaf));
    return same && !rightly ? [`${path}: ${leaf}`] : [];
  });
}

/** Messages that are looked up by code, not by name. */
const BY_CODE =
  /\.(facts|refusals|reasons|levels|choices|errors|asks|youAsk|effect|ruleset|nav|why|changes|themes|unproven|signals|measures|doing|faults|kinds|kindHints|logKinds)\.|^(el-capitan|golden-horn)\.(reasons|rules|card|analysis|book)\.|keyList|botNames/;

/** Returns the messages that no code uses by name. */
export function unused(): readonly string[] {
  const sources = pathsUnder(root)
    .filter((path) => /^(table|web|cli|games\/[^/]+)\/(src|table|terminal)\/.*\.tsx?$/.test(path))
    .filter(
      (path) =>
        !/\/(?:words|captions)\/[a-z]{2}[-.]/.test(path) &&
        !/-words\.ts$|\/words\/(words|messages|index)\.ts$/.test(path),
    );
  const used = new Set(sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\b\w+\b/g) ?? []));
  return leavesOf(ENGLISH).flatMap(([path]) => {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    return BY_CODE.test(path) || used.has(name) ? [] : [path];
  });
}
