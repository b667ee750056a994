import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import {
  deleteSavedMatch,
  lastSavedMatch,
  readSavedMatch,
  type SavedMatch,
  saveMatch,
  stateFolder,
} from '../src/play/saved-match.ts';
import { terminalPerson } from '../src/play/terminal.ts';
import { ENGLISH } from '../src/words/index.ts';

const CHOICES = [
  { value: '0 sail TUN', label: 'Sail to Tunis' },
  { value: '0 sail MAR', label: 'Sail to Marseille' },
];
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** Simulates a person at a terminal who presses these keys, with a pause after each. */
async function pressing(...keys: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
  });
  let chosen: string | null | undefined;
  const asking = terminalPerson(ENGLISH.play, { input, output })
    .choose('What will you do?', CHOICES)
    .then((value) => {
      chosen = value;
    });
  const seen: (string | null | undefined)[] = [];
  for (const key of keys) {
    input.write(key);
    // A lone Escape is recognised only after a delay.
    await new Promise((resolve) => setTimeout(resolve, key === '\x1b' ? 700 : 50));
    seen.push(chosen);
  }
  await Promise.race([asking, soon()]);
  return { chosen, seen, shown };
}

describe('a prompt at the terminal', () => {
  it('is shown again after a mistyped choice, and takes the corrected one', async () => {
    const { seen, chosen, shown } = await pressing('x', '\r', '\r', '\x7f', 'm', 'a', 'r', '\r');
    expect(seen.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => undefined));
    expect(chosen).toBe('0 sail MAR');
    expect(shown).toContain('No matches.');
  });

  it.each(['\x1b', '\x03'])('is left with %j alone', async (key) => {
    expect((await pressing(key)).chosen).toBe(null);
  });
});

describe('a saved match', () => {
  const folder = mkdtempSync(join(tmpdir(), 'levante-kept-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const { faults } = ENGLISH;
  const match = (digit: string, actions: readonly string[] = []): SavedMatch => ({
    version: 1,
    game: 'golden-horn',
    options: { players: 2 },
    seat: 0,
    levels: ['deckhand', 'deckhand'],
    seed: digit.repeat(64),
    actions,
  });

  it('is stored in the system’s folder for the state of programs, or where LEVANTE_HOME says', () => {
    expect(stateFolder({ LEVANTE_HOME: '/a', XDG_STATE_HOME: '/b' })).toBe('/a');
    expect(stateFolder({ XDG_STATE_HOME: '/b' })).toBe(join('/b', 'levante'));
    expect(stateFolder({})).toMatch(/\.local.state.levante$/);
  });

  it('is the last one saved, readable by its owner only, until it is over', async () => {
    const home = join(folder, 'home');
    expect(lastSavedMatch(home)).toBe(null);
    saveMatch(home, match('a'), faults);
    await soon();
    saveMatch(home, match('b'), faults);
    await soon();
    saveMatch(home, match('a', ['0 pass']), faults);
    const file = lastSavedMatch(home) ?? '';
    expect(readSavedMatch(file, faults)).toEqual(match('a', ['0 pass']));
    expect([statSync(file).mode & 0o777, statSync(home).mode & 0o777]).toEqual([0o600, 0o700]);
    deleteSavedMatch(home, match('a'));
    expect(readSavedMatch(lastSavedMatch(home) ?? '', faults)).toEqual(match('b'));
  });

  it.each([
    ['no JSON', '{"version": 1,'],
    ['another version', JSON.stringify({ ...match('a'), version: 2 })],
    ['no seed', JSON.stringify({ ...match('a'), seed: 'abc' })],
    ['something else', '[]'],
  ])('is refused in one line if the file contains %s', (_what, text) => {
    const home = mkdtempSync(join(tmpdir(), 'levante-kept-'));
    const file = join(home, 'golden-horn-0123456789ab.play.json');
    writeFileSync(file, text);
    expect(lastSavedMatch(home)).toBe(file);
    expect(() => readSavedMatch(file, faults)).toThrow(file);
    rmSync(home, { recursive: true });
  });
});
