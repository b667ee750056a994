import { isIP } from 'node:net';
import { type GameEntry, isVisibleText, type Refusal } from '@levante/contract';
import { MAX_ANNOUNCEMENT } from '@levante/wire';
import { InvalidArgumentError } from 'commander';
import { ENGLISH } from '../words/index.ts';
import type { FaultWords } from '../words/words.ts';
import type { Dependencies } from './dependencies.ts';
import { CommandFault } from './fault.ts';
import { optionWords } from './language.ts';

/** Returns a parser of whole numbers from `least` to `most`. */
export function wholeFrom(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least || value > most) {
      throw new InvalidArgumentError(optionWords().whole(least, most === Number.MAX_SAFE_INTEGER ? null : most));
    }
    return value;
  };
}

/** Parses a number above 0, whole or not. */
export function above0(text: string): number {
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || !Number.isFinite(value) || value <= 0) {
    throw new InvalidArgumentError(optionWords().above0);
  }
  return value;
}

/** Parses a notice to all people: visible text in one line. */
export function noticeText(text: string): string {
  if (isVisibleText(text, MAX_ANNOUNCEMENT)) return text;
  throw new InvalidArgumentError(optionWords().line(MAX_ANNOUNCEMENT));
}

/** Parses the name of a page section: a heading without Markdown characters. */
export function sectionName(text: string): string {
  if (!/^[\p{L}\d](?:[\p{L}\d ,.]|-(?!-))*$/u.test(text)) {
    throw new InvalidArgumentError('It must be letters and digits, with spaces, commas, dots and single hyphens.');
  }
  return text;
}

/** Parses `a,b,c`. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Parses `2,3,4`: whole numbers above 0, without duplicates. */
export function wholes(text: string): number[] {
  const read = wholeFrom(1);
  return [...new Set(list(text).map(read))];
}

/** Parses the origin of a page: `https://HOST`, or `http://localhost`, with an optional port. */
export function originFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.protocol === 'http:' && url.hostname === 'localhost';
  if (url === null || (url.protocol !== 'https:' && !isLocal) || text.replace(/\/$/, '') !== url.origin) {
    throw new InvalidArgumentError('It must be an address such as https://levante.example, without a path.');
  }
  return url.origin;
}

/** Parses the address of a mail server: `smtp://HOST` or `smtps://HOST`, with optional user, password and port. */
export function smtpFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
  if (!isPlain || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new InvalidArgumentError('It must be an address such as smtps://user:password@mail.example.');
  }
  return text;
}

/** Parses the address of an OpenID provider: `https://…`, or `http://localhost…`. */
export function issuerFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.protocol === 'http:' && url.hostname === 'localhost';
  if (url === null || (url.protocol !== 'https:' && !isLocal)) {
    throw new InvalidArgumentError('It must be an address such as https://login.example/club.');
  }
  return text;
}

/** Parses addresses and ranges of proxies: `10.0.0.2,192.168.0.0/16,2001:db8::/32`, or `private`. */
export function proxies(text: string): string[] {
  const read = list(text);
  if (read.length === 0 || !read.every(isProxy)) {
    throw new InvalidArgumentError('It must be addresses or ranges between commas, such as 10.0.0.2,192.168.0.0/16.');
  }
  return read;
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (text === 'private') return true;
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** Formats a refusal as one line: `bad-options at /players (EC-1.1)`. */
export function formatRefusal({ code, clause, data }: Refusal): string {
  const path = typeof data.path === 'string' && data.path !== '' ? ` at ${data.path}` : '';
  const message = typeof data.message === 'string' ? `: ${data.message}` : '';
  return `${code}${path}${clause === null ? '' : ` (${clause})`}${message}`;
}

/** Returns the entry of a game. Throws a `CommandFault` that lists the known games. */
export function gameNamed(dependencies: Dependencies, id: string, words: FaultWords = ENGLISH.faults): GameEntry {
  const entry = dependencies.games.get(id);
  if (!entry) throw new CommandFault(words.noGame(id, [...dependencies.games.keys()]));
  return entry;
}

/** Assigns a level to each seat, repeating the list as needed. */
export function seatLevels(levels: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, seat) => levels[seat % levels.length] ?? '');
}

/** Returns the requested levels. Throws a `CommandFault` if the game lacks one of them. */
export function levelsOf(
  dependencies: Dependencies,
  game: string,
  requested: readonly string[],
  words: FaultWords = ENGLISH.faults,
): readonly string[] {
  const known = dependencies.kits.get(game)?.levels ?? [];
  const stranger = requested.find((level) => !known.includes(level));
  if (stranger !== undefined) throw new CommandFault(words.noBot(stranger, known));
  if (requested.length === 0) throw new CommandFault(words.nameBots(known));
  return requested;
}
