import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject, Random, type Table } from '@levante/contract';
import { LANGUAGES, type Language } from '@levante/table/words/languages.ts';
import { isPlainFailure, levante, ROOT } from '@levante/testkit/levante';
import { describe, expect, it } from 'vitest';
import { DEPENDENCIES } from '../src/lib/dependencies.ts';
import { machineLanguage } from '../src/lib/language.ts';
import { terminalOf } from '../src/lib/show.ts';
import { playSession } from '../src/play/play.ts';
import { CLI_WORDS } from '../src/words/index.ts';

const GAMES = ['el-capitan', 'golden-horn'];
const EACH = GAMES.flatMap((game) => LANGUAGES.map((language): [string, Language] => [game, language]));
const RECORD = join(ROOT, 'records', 'corpus', 'el-capitan-2-por-lis-can.levante.json');
const BLUNDER = join(ROOT, 'games', 'golden-horn', 'test', 'bots', 'analysis', 'announced-behind.levante.json');

/** Words of English terminal sentences that occur in none of the other languages. */
const ENGLISH_WORDS =
  /\b(?:the|your?|is|are|turn|turned|with|ships?|houses?|warehouses?|cards?|seat|berths?|loans?|sails?|loads?|raids?|draws?|drawn|decides|red|yellow|blue|green|pink|and|for|of|from|what|hidden|score|scores|over|none|nothing|match|fortress|fortresses|city|stop|pass|end|free|last|left|open|discarded|buy|build|reopen|repay|extend|takes?|step)\b/i;
/** Pattern of a sentence with a missing value. */
const NOTHING = /undefined|NaN|\bnull\b|\[object|function/;

function fresh(game: string): Table {
  const options = game === 'el-capitan' ? { players: 3, cities: ['POR', 'LIS', 'CAN'] } : { players: 3 };
  const table = DEPENDENCIES.games.get(game)?.open(options);
  if (!table?.ok) throw new Error(`${game} cannot be opened`);
  return table.value;
}

/** Returns all output and prompts of a match of a person who chooses at random and undoes one step. */
async function session(game: string, language: Language): Promise<readonly string[]> {
  const kit = DEPENDENCIES.kits.get(game);
  if (!kit) throw new Error(`${game} has no bots`);
  const texts = new Set<string>();
  const random = new Random(11);
  let takenBack = false;
  const asides: (string | null)[] = ['look', 'help', null, 'stay'];
  await playSession({
    table: fresh(game),
    kit,
    show: terminalOf(DEPENDENCIES, game, language),
    words: CLI_WORDS[language].play,
    person: {
      choose: async (question, choices) => {
        for (const text of [question, ...choices.map(({ label }) => label)]) texts.add(text);
        if (!takenBack && choices.at(-1)?.value === 'take back') {
          takenBack = true;
          return 'take back';
        }
        const legal = choices.filter(({ value }) => /^\d /.test(value));
        const other = asides.shift();
        return other ?? legal[random.below(legal.length)]?.value ?? null;
      },
      tell: (lines) => {
        for (const line of lines) texts.add(line);
      },
    },
    seat: 1,
    levels: ['random', '', 'random'],
    turnMs: 1000,
    seed: '5eed'.padEnd(64, '0'),
  });
  expect(takenBack).toBe(true);
  return [...texts];
}

describe('a match at the terminal', () => {
  it.each(EACH)('of %s is entirely in %s', async (game, language) => {
    const texts = await session(game, language);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((line) => NOTHING.test(line))).toEqual([]);
    // Composed characters only: a combining accent would take a separate column.
    expect(texts.filter((line) => line !== line.normalize('NFC'))).toEqual([]);
    const english = texts.filter((line) => ENGLISH_WORDS.test(line));
    if (language === 'en') expect(english.length).toBeGreaterThan(100);
    else expect(english).toEqual([]);
  });
});

describe('a reason of Golden Horn', () => {
  it.each([
    ['en', '3 blue cubes would be worth 3 points at home, this cargo only 1.'],
    ['de', '3 Würfel in Blau wären im Lager 3 Punkte wert, diese Ladung nur 1.'],
    ['fr', '3 cubes bleus vaudraient 3 points à l’arrivée, ce chargement seulement 1.'],
    ['it', 'A casa 3 cubi blu varrebbero 3 punti, questo carico solo 1.'],
  ] satisfies [
    Language,
    string,
  ][])('names the better number of cubes if both cargoes have the same colour: %s', (language, sentence) => {
    const reason = {
      kind: 'poor-cargo',
      seat: 0,
      colour: 'blue',
      points: 1,
      better: 'blue',
      betterCubes: 3,
      betterPoints: 3,
    };
    const state = fresh('golden-horn').state();
    const text = terminalOf(DEPENDENCIES, 'golden-horn', language).reason(reason, state, String);
    expect(text.replaceAll(/\s/g, ' ')).toBe(sentence);
  });
});

describe('the table of El Capitán in a terminal', () => {
  it.each(LANGUAGES)('has aligned columns in %s', (language) => {
    const table = fresh('el-capitan');
    const random = new Random(3);
    for (let ply = 0; ply < 120; ply++) table.playRandom(random);
    const lines = terminalOf(DEPENDENCIES, 'el-capitan', language).picture(table.state(), ['Anna', 'Bo', 'Cleo']);
    const heads = lines[2] ?? '';
    const cashEnds = / {2,}\S+ +(\S+)/d.exec(heads)?.indices?.[1]?.[1] ?? -1;
    const players = lines.slice(3, 6);
    expect(players.map((line) => /\d/.test(line.charAt(cashEnds - 1)) && line.charAt(cashEnds) === ' ')).toEqual([
      true,
      true,
      true,
    ]);
    const cities = lines.flatMap((line, i) => (/^[A-Z]{3} /.test(line) ? [lines.slice(i, i + 3)] : []));
    expect(cities).toHaveLength(12);
    const harbours = cities.map(([head = '']) => / (\S+) \d+:/d.exec(head)?.indices?.[1]?.[0]);
    expect(new Set(harbours).size).toBe(1);
    for (const [, values = '', houses = ''] of cities) {
      const first = /^ +\S+ +\d+/.exec(values)?.[0].length;
      expect(/^ +\S+ +(?:·|\d+n?)/.exec(houses)?.[0].length).toBe(first);
    }
  });
});

describe('the language of the command line', () => {
  it.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'fr_FR', LC_ALL: 'it_IT.UTF-8@euro' }, 'it'],
    [{ LANG: 'de_DE', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'it', LC_ALL: '', LC_MESSAGES: '' }, 'it'],
    [{ LANG: 'pl_PL.UTF-8' }, 'en'],
    [{}, 'en'],
  ])('is taken from %o as %s', (machine, language) => {
    expect(machineLanguage(machine)).toBe(language);
  });

  it('is the machine’s unless another is chosen', async () => {
    const words = ['replay', RECORD, '--ply', '250'];
    const [german, french, italian] = await Promise.all([
      levante(words, '', 'de_AT.UTF-8'),
      levante([...words, '--language', 'fr'], '', 'de_AT.UTF-8'),
      levante([...words, '--language', 'it-CH']),
    ]);
    expect(german?.out).toContain('Ply 250 von');
    expect(french?.out).toContain('Ply 250 sur');
    expect(italian?.out).toContain('Ply 250 di');
  });

  it('is refused if it does not exist', async () => {
    const ended = await levante(['verify', RECORD, '--language', 'xx']);
    expect(ended).toSatisfy(isPlainFailure);
    expect(ended.err).toContain("'xx' is invalid. It must be one of en, de, fr, it.");
  });

  it.each([
    ['en', 'Options:', 'continue the match that was saved last', 'extra cities, e.g. POR'],
    ['de', 'Optionen:', 'die zuletzt gespeicherte Partie weiterspielen', 'Zusatzstädte, z. B. POR'],
    ['fr', 'Options :', 'continuer la dernière partie gardée', 'villes supplémentaires, p. ex. POR'],
    ['it', 'Opzioni:', 'continua l’ultima partita salvata', 'città aggiuntive, ad es. POR'],
  ])('is used for the help of play: %s', async (language, ...texts) => {
    const { status, out } = await levante(['play', '--language', language, '--help']);
    const text = out.replace(/\s+/g, ' ');
    expect(status).toBe(0);
    for (const one of texts) expect(text).toContain(one);
    const english = text.replace(/Usage|\[options\]|<\w+>|as-\w+|levante \w+|--\S+/g, '');
    if (language !== 'en') expect(english).not.toMatch(/\b(?:the|your|how|match|display|default|or)\b/i);
    expect((await levante(['play', '--help'], '', `${language}_XX.UTF-8`)).out).toBe(out);
  });

  it.each([
    ['en', "error: option '--port <n>' argument '99999' is invalid. It must be a whole number from 0 to 65535."],
    ['de', 'error: „99999“ passt nicht zu --port <n>. Nötig ist eine ganze Zahl von 0 bis 65535.'],
    ['fr', 'error: « 99999 » ne convient pas à --port <n>. Il faut un nombre entier de 0 à 65535.'],
    ['it', 'error: «99999» non va bene per --port <n>. Serve un numero intero da 0 a 65535.'],
  ])('is used to refuse a number out of range: %s', async (language, line) => {
    const typed = await levante(['serve', '--port', '99999', '--language', language]);
    expect(typed).toSatisfy(isPlainFailure);
    expect(typed.err.replaceAll(/\s/g, ' ')).toContain(line.replaceAll(/\s/g, ' '));
    const machine = await levante(['serve', '--port', '99999'], '', `${language}_XX.UTF-8`);
    expect(machine.err).toBe(typed.err);
  });

  it.each([
    ['--metrics-port', '65536', 'from 0 to 65535'],
    ['--keep-waiting', '99999999999', 'from 0 to 36500'],
    ['--bot-threads', '100000', 'from 1 to 1024'],
    ['--streams', '1e3', 'of at least 4'],
    ['--person-matches', '0', 'of at least 1'],
  ])('is used to name the allowed range of %s', async (option, value, range) => {
    const ended = await levante(['serve', option, value]);
    expect(ended).toSatisfy(isPlainFailure);
    expect(ended.err).toContain(`It must be a whole number ${range}.`);
  });

  it.each([
    ['de', '366 Aktionen, zu Ende, 11 Prüfungen'],
    ['fr', '366 actions, partie terminée, 11 contrôles'],
    ['it', '366 azioni, partita finita, 11 controlli'],
  ])('is used for verdicts: %s', async (language, verdict) => {
    const record = join(ROOT, 'records', 'independent', 'el-capitan-3-lis.levante.json');
    const { status, out } = await levante(['verify', record, '--language', language]);
    expect([status, out.replace(/\s/g, ' ')]).toEqual([0, expect.stringContaining(verdict)]);
    const missing = await levante(['verify', 'nirgends.levante.json', '--language', language]);
    expect(missing).toSatisfy(isPlainFailure);
    expect(missing.err.replace(/ENOENT.*/, '')).not.toMatch(ENGLISH_WORDS);
  });

  it.each([
    ['en', 'there are no matches in'],
    ['de', 'Partien'],
    ['fr', 'parties'],
    ['it', 'partite'],
  ])('is used for the failed backup of a folder without a database: %s', async (language, matches) => {
    const ended = await levante(['backup', '--data', 'docs', '--to', 'nirgends', '--language', language]);
    expect(ended).toSatisfy(isPlainFailure);
    expect(ended.err).toContain(matches);
    if (language !== 'en') expect(ended.err).not.toMatch(ENGLISH_WORDS);
  });

  it.each([
    ['de', /^Ply 154\. Runde \d+\. Patzer: Das hat Platz 0 \d+,\d\s% gekostet/m],
    ['fr', /^Ply 154\. Tour de table \d+\. Gaffe\s: Cela a coûté \d+,\d\s% à Place 0/m],
    ['it', /^Ply 154\. Round \d+\. Errore grave: È costato il \d+,\d% a Posto 0/m],
  ])('is used for an analysis: %s', async (language, blunder) => {
    const { status, out } = await levante(['analyse', BLUNDER, '--tries', '40', '--language', language]);
    expect(status).toBe(0);
    expect(out).toMatch(blunder);
    expect(out).not.toMatch(ENGLISH_WORDS);
    expect(out).not.toMatch(NOTHING);
  });

  it.each([
    ['en', /^Ply 154\. .*: This cost you \d/m],
    ['de', /^Ply 154\. .*: Das hat dich \d+,\d\s% gekostet/m],
    ['fr', /^Ply 154\. .*: Cela vous a coûté \d/m],
    ['it', /^Ply 154\. .*: Ti è costato il \d/m],
  ])('is used to address the reader of an analysis, in whatever language the match was played: %s', async (language, blunder) => {
    const folder = mkdtempSync(join(tmpdir(), 'levante-analyse-'));
    const record = JSON.parse(readFileSync(BLUNDER, 'utf8'));
    const names = ['you', 'vous', 'du', 'tu'].slice(0, record.options.players);
    writeFileSync(join(folder, 'match.json'), JSON.stringify({ ...record, names }));
    const { status, out } = await levante([
      'analyse',
      join(folder, 'match.json'),
      '--tries',
      '40',
      '--language',
      language,
    ]);
    rmSync(folder, { recursive: true });
    expect(status).toBe(0);
    expect(out).toMatch(blunder);
    expect(out).not.toMatch(/\b(?:you|vous|du|tu) (?:a laissé|hat|ha)\b|\b(?:de vous|d’you|von du|di tu|di you)\b/);
  });

  it('does not change output for programs', async () => {
    const words = ['analyse', BLUNDER, '--tries', '4', '--json'];
    const [english, german] = await Promise.all([levante(words), levante([...words, '--language', 'de'])]);
    expect(isObject(JSON.parse(english?.out ?? ''))).toBe(true);
    expect(german?.out).toBe(english?.out);
  });
});
