import type { Message } from '@levante/people/notifications';
import { NOTIFICATION_KINDS, PROPOSAL_KINDS } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { lineOf, nameInChat, nameInText, personInChat, personInText } from '../../src/notifications/shown-names.ts';
import { timeInWords, writeNotification } from '../../src/notifications/texts.ts';
import { itemWith, LANGUAGES, messageWith, ODD_NAMES, TEXT_OPTIONS } from '../lib/notification-messages.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;
const write = (changes: Partial<Message>) => writeNotification(messageWith(changes), TEXT_OPTIONS);

describe('the text of a notification', () => {
  it('has game, player and time left in each language, and links to the match', () => {
    const texts = LANGUAGES.map((language) => write({ language }));
    expect(texts.map(({ title, text }) => `${title}. ${text}`)).toEqual([
      'Your turn in El Capitán. Anna has played. You have 19 hours left.',
      'El Capitán: Du bist am Zug. Anna hat gespielt. Verbleibende Zeit: 19 Stunden.',
      'El Capitán\u00a0: à vous de jouer. Anna a joué. Temps restant\u00a0: 19\u00a0heures.',
      'El Capitán: tocca a te. Anna ha giocato. Tempo rimasto: 19 ore.',
    ]);
    expect(new Set(texts.map(({ url }) => url))).toEqual(new Set(['https://levante.example/match/abcdefghjkmn01']));
  });

  it.each(LANGUAGES)('names the game and the person for each kind and each proposal, in %s', (language) => {
    const items = [
      ...NOTIFICATION_KINDS.map((kind) => itemWith({ kind })),
      ...PROPOSAL_KINDS.map((what) => itemWith({ kind: 'proposed', what })),
      itemWith({ kind: 'invited', what: 'rematch' }),
    ];
    const texts = items.map((item) => {
      const { title, text } = write({ language, items: [item] });
      return `${title}. ${text}`;
    });
    expect(new Set(texts).size).toBe(texts.length);
    for (const [i, text] of texts.entries()) {
      expect(text).toContain('El Capitán');
      const kind = items[i]?.kind;
      if (kind === 'turn' || kind === 'started' || kind === 'invited' || kind === 'proposed')
        expect(text).toContain('Anna');
    }
  });

  it.each(LANGUAGES)('has no gaps without a name or a clock, in %s', (language) => {
    for (const kind of NOTIFICATION_KINDS) {
      const { title, text } = write({ language, items: [itemWith({ kind, by: null, leftMs: null })] });
      expect(`${title} ${text}`).not.toMatch(/null|undefined|NaN|\s{2}/);
      expect(text).not.toBe('');
    }
  });

  it('has the result of a finished match in each language, with the reader’s place first', () => {
    const seat = { seat: 0, name: 'Anna', rank: 1, score: 1072, mine: false };
    const result = [
      seat,
      { ...seat, seat: 2, name: 'Bo', rank: 2, score: 61.5, mine: true },
      { ...seat, seat: 1, name: null, rank: 3, score: 4 },
    ];
    const texts = LANGUAGES.map((language) => write({ language, items: [itemWith({ kind: 'ended', result })] }).text);
    expect(texts).toEqual([
      'You came in at place 2 of 3. Anna 1,072, Bo 61.5, Bot 4.',
      'Du bist auf Platz 2 von 3. Anna 1.072, Bo 61,5, Bot 4.',
      'Vous finissez à la place 2 sur 3. Anna 1\u202f072, Bo 61,5, Bot 4.',
      'Sei al posto 2 su 3. Anna 1072, Bo 61,5, Bot 4.',
    ]);
    const english = (all: typeof result) => write({ items: [itemWith({ kind: 'ended', result: all })] }).text;
    expect(english([{ ...seat, mine: true }])).toBe('You won. Anna 1,072.');
    expect(
      english([
        { ...seat, mine: true },
        { ...seat, name: 'Bo' },
      ]),
    ).toBe('You share the win. Anna 1,072, Bo 1,072.');
    // People around one screen read no place.
    expect(
      english([
        { ...seat, mine: true },
        { ...seat, rank: 2, mine: true, name: 'Bo' },
      ]),
    ).toBe('Anna 1,072, Bo 1,072.');
    expect(write({ items: [itemWith({ kind: 'ended' })] }).text).toBe('It ended without a result.');
  });

  it('lists several notifications, and has the number of matches and of omitted ones', () => {
    const turns = ['a', 'b', 'c'].map((match) => itemWith({ match: `${match}bcdefghjkmn01` }));
    const digest = write({ items: turns });
    expect([digest.title, digest.url]).toEqual(['Your turn in 3 matches', 'https://levante.example/']);
    expect(digest.text.split('\n')).toHaveLength(3);
    expect(write({ items: [...turns, itemWith({ kind: 'ended', match: 'dbcdefghjkmn01' })] }).title).toBe(
      'News from 4 matches',
    );
    const ofOne = write({ items: [itemWith({ kind: 'started' }), itemWith()] });
    expect([ofOne.title, ofOne.url]).toEqual(['News from El Capitán', 'https://levante.example/match/abcdefghjkmn01']);
    const many = write({ items: Array.from({ length: 25 }, () => itemWith()) });
    expect(many.text.split('\n').slice(10)).toEqual(['And 15 more.']);
    const oneMore = Array.from({ length: 11 }, () => itemWith());
    expect(write({ language: 'it', items: oneMore }).text.split('\n').slice(10)).toEqual(['E un’altra.']);
  });

  it.each(LANGUAGES)('links to the settings if a channel was switched off, in %s', (language) => {
    const off = itemWith({ kind: 'channel-off', match: '', game: '', by: null, leftMs: null });
    const one = write({ language, items: [off] });
    expect([one.url, one.open]).toEqual(['https://levante.example/me/notifications', one.words.settings]);
    expect(write({ language, items: [off, off] }).title).toBe(one.title);
    const mixed = write({ language, items: [off, itemWith()] });
    expect(mixed.title).toBe(one.words.newsOf('El Capitán'));
    expect(mixed.url).toBe('https://levante.example/');
  });

  it.each(LANGUAGES)('links to the account if the account was changed, in %s', (language) => {
    const changed = itemWith({ kind: 'security', match: '', game: '', by: null, leftMs: null });
    const one = write({ language, items: [changed] });
    expect([one.url, one.open]).toEqual(['https://levante.example/me', one.words.account]);
    expect(write({ language, items: [changed, changed] }).title).toBe(one.title);
  });

  it('is a test message if there are no notifications', () => {
    expect(write({ items: [] })).toMatchObject({ title: 'Test message', url: 'https://levante.example/' });
  });

  it('has the whole time of a turn that has just begun', () => {
    const times = [
      DAY - 10,
      DAY - 20_000,
      4 * DAY - 10,
      4 * DAY - 20_000,
      4 * DAY - HOUR,
      3 * HOUR - 10,
      12 * HOUR - 2000,
    ];
    expect(times.map((ms) => timeInWords(ms, 'en'))).toEqual([
      '1 day',
      '1 day',
      '4 days',
      '4 days',
      '3 days',
      '3 hours',
      '12 hours',
    ]);
  });

  it('has the time left, rounded', () => {
    const times = [
      -5,
      20_000,
      59 * MINUTE,
      HOUR + 30 * MINUTE,
      5 * HOUR + 30 * MINUTE,
      DAY + HOUR,
      3 * DAY + HOUR,
      DAY,
    ];
    expect(times.map((ms) => timeInWords(ms, 'en'))).toEqual([
      '1 minute',
      '1 minute',
      '59 minutes',
      '1 hour, 30 minutes',
      '5 hours',
      '1 day, 1 hour',
      '3 days',
      '1 day',
    ]);
  });
});

describe('a name in a notification', () => {
  it('is one line without characters that reorder or break text', () => {
    expect(lineOf(ODD_NAMES.header)).toBe('Anna Bcc: thief@bad.example Hello');
    expect(lineOf(ODD_NAMES.override)).toBe('Anna gnihtemos');
    expect(lineOf(ODD_NAMES.half)).toBe('Anna');
    expect(lineOf(ODD_NAMES.emoji)).toBe(ODD_NAMES.emoji);
    expect(Array.from(lineOf(ODD_NAMES.long))).toHaveLength(60);
    expect(nameInText(ODD_NAMES.rightToLeft)).toBe('\u2068מרים\u2069');
  });

  it('is no link and no address in a text', () => {
    const shown = nameInText('https://evil.example/x?a=1 anna@evil.example');
    expect(shown).not.toMatch(/:\/|\.[a-z]|@/);
    expect(shown.normalize('NFKC').replaceAll('\u2060', '')).toBe('https://evil.example/x?a=1 anna·evil.example');
    expect(nameInText('J. Doe, Dr. No')).toBe('J. Doe, Dr. No');
  });

  it('of an account has its handle, which no guest can imitate in their name', () => {
    for (const at of ['@', '\ufe6b', '\uff20']) {
      expect(personInText({ name: `Anna (${at}anna)`, handle: null })).toBe('Anna (·anna)');
      expect(personInChat({ name: `Anna (${at}anna)`, handle: null })).not.toMatch(/[@\ufe6b\uff20]/);
    }
    expect(personInText({ name: 'Anna', handle: 'anna' })).toBe('Anna (@anna)');
    expect(personInChat({ name: 'Anna', handle: 'anna' })).toBe('Anna (\uff20anna)');
    expect(write({ items: [itemWith({ handle: 'anna' })] }).text).toBe(
      'Anna (@anna) has played. You have 19 hours left.',
    );
  });

  it('has no mention, markup or link in a chat, and is still readable', () => {
    for (const name of Object.values(ODD_NAMES)) {
      expect(nameInChat(name)).not.toMatch(/[@#*_~`<>[\]()|\\&:/!]|\.(?=[\p{L}\p{N}])/u);
    }
    expect(nameInChat('Anna B. (2.)').normalize('NFKC')).toBe('Anna B. (2.)');
    expect(nameInChat('Anna')).toBe('Anna');
  });
});
