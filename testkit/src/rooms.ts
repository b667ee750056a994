/** Import rules of a room. */
export interface Room {
  /** Pattern of its files; a group in the pattern distinguishes rooms of the same kind. */
  readonly files: RegExp;
  /** Names of other rooms that it may import. */
  readonly may: readonly string[];
  /** Packages from npm. */
  readonly packages: readonly string[];
  /** True if it may use modules of Node (`node:…`). */
  readonly node?: true;
  /** An optional room that only this file may load, with `import()`. */
  readonly door?: { readonly file: string; readonly to: string };
}

/** Packages for parts of the page. */
const page = ['preact', '@preact/signals'];

/** Rooms that code naming the games may import: the lists, and their types. */
const listed = ['contract', 'games', 'dealer', 'bots'];

/** All rooms and their allowed imports, explained in ARCHITECTURE.md. There are no exceptions. */
export const ROOMS: Readonly<Record<string, Room>> = {
  contract: { files: /^contract\/src\//, may: [], packages: [] },
  'games/rules': { files: /^(?:testkit\/)?games\/([^/]+)\/rules\//, may: ['contract'], packages: [] },
  'games/bots': {
    files: /^(?:testkit\/)?games\/([^/]+)\/bots\//,
    may: ['contract', 'bots', 'games/rules'],
    packages: [],
  },
  'games/terminal': {
    files: /^(?:testkit\/)?games\/([^/]+)\/terminal\//,
    may: ['contract', 'table', 'games/rules', 'games/bots', 'games/table'],
    packages: [],
  },
  games: {
    files: /^games\/[^/]+$/,
    may: ['contract', 'bots', 'table', 'games/rules', 'games/bots', 'games/table', 'games/terminal'],
    packages: [],
  },
  dealer: { files: /^dealer\/src\//, may: ['contract'], packages: ['@noble/hashes'] },
  bots: { files: /^bots\/src\//, may: ['contract'], packages: [] },
  wire: { files: /^wire\/src\//, may: ['contract'], packages: ['zod'] },
  host: {
    files: /^host\/src\//,
    may: ['contract', 'dealer', 'wire'],
    packages: ['@noble/hashes'],
  },
  people: {
    files: /^people\/src\//,
    may: ['contract', 'host', 'wire'],
    packages: ['@noble/hashes'],
  },
  'server/database/migrations': {
    files: /^server\/src\/database\/migrations\//,
    may: [],
    packages: ['kysely'],
    node: true,
  },
  'server/database': {
    files: /^server\/src\/database\//,
    may: ['contract', 'host', 'server/database/migrations'],
    packages: ['kysely', 'libsql', 'pg'],
    node: true,
  },
  'server/http': {
    files: /^server\/src\/http\//,
    may: ['wire', 'host', 'people'],
    packages: [
      'fastify',
      'fastify-type-provider-zod',
      '@fastify/compress',
      '@fastify/cookie',
      'helmet',
      '@fastify/rate-limit',
      '@fastify/static',
      '@fastify/swagger',
      'ipaddr.js',
      'zod',
    ],
    node: true,
  },
  'server/scheduling': {
    files: /^server\/src\/scheduling\//,
    may: ['host'],
    packages: [],
  },
  'server/bots': {
    files: /^server\/src\/bots\//,
    may: ['games', 'bots', 'host', 'server/scheduling'],
    packages: ['piscina'],
    node: true,
  },
  'server/nats': {
    files: /^server\/src\/nats\//,
    may: ['wire', 'host'],
    packages: ['@nats-io/transport-node', 'zod'],
    node: true,
  },
  'server/metrics': {
    files: /^server\/src\/metrics\//,
    may: ['host'],
    packages: ['prom-client'],
    node: true,
  },
  'server/matches/store': {
    files: /^server\/src\/matches\/store\//,
    may: ['contract', 'wire', 'host', 'people', 'server/database'],
    packages: ['kysely', 'unicode-confusables', 'zod'],
    node: true,
  },
  'server/backend': {
    files: /^server\/src\/backend\//,
    may: ['contract', 'host', 'people', 'server/database', 'server/http', 'server/nats', 'server/matches/store'],
    packages: ['kysely', 'pino'],
    node: true,
  },
  'server/calendar': {
    files: /^server\/src\/calendar\//,
    may: ['contract', 'wire', 'host', 'people', 'server/database', 'server/http', 'server/backend'],
    packages: [],
    node: true,
  },
  'server/matches': {
    files: /^server\/src\/matches\//,
    may: ['contract', 'wire', 'host', 'people', 'server/http', 'server/matches/store', 'server/backend'],
    packages: ['fastify', 'unicode-confusables', 'zod'],
    node: true,
  },
  'server/tables': {
    files: /^server\/src\/tables\//,
    may: [
      'contract',
      'wire',
      'host',
      'people',
      'server/database',
      'server/http',
      'server/matches',
      'server/matches/store',
      'server/backend',
    ],
    packages: ['kysely', 'pino', 'zod'],
    node: true,
  },
  'server/chat': {
    files: /^server\/src\/chat\//,
    may: [
      'contract',
      'wire',
      'people',
      'server/database',
      'server/http',
      'server/matches',
      'server/matches/store',
      'server/backend',
    ],
    packages: ['kysely', 'pino', 'zod'],
    node: true,
  },
  'server/accounts': {
    files: /^server\/src\/accounts\//,
    may: [
      'wire',
      'host',
      'people',
      'server/database',
      'server/http',
      'server/scheduling',
      'server/matches',
      'server/matches/store',
      'server/backend',
      'server/chat',
    ],
    packages: ['kysely', 'fastify', '@simplewebauthn/server', 'nodemailer', 'openid-client', 'jose', 'pino', 'zod'],
    node: true,
  },
  'server/notifications': {
    files: /^server\/src\/notifications\//,
    may: [
      'wire',
      'host',
      'people',
      'table',
      'server/database',
      'server/http',
      'server/calendar',
      'server/matches',
      'server/matches/store',
      'server/backend',
      'server/accounts',
    ],
    packages: ['kysely', 'fastify', 'ipaddr.js', 'pino', 'standardwebhooks', 'web-push', 'zod'],
    node: true,
  },
  'server/operators': {
    files: /^server\/src\/operators\//,
    may: [
      'wire',
      'host',
      'people',
      'server/database',
      'server/http',
      'server/matches',
      'server/matches/store',
      'server/backend',
      'server/tables',
      'server/chat',
      'server/accounts',
      'server/notifications',
    ],
    packages: ['kysely', 'fastify', 'pino'],
    node: true,
  },
  'server/export': {
    files: /^server\/src\/export\//,
    may: ['wire', 'host', 'people', 'server/http', 'server/backend'],
    packages: ['fastify'],
    node: true,
  },
  server: {
    files: /^server\/src\/[^/]+$/,
    may: [
      ...listed,
      'wire',
      'host',
      'people',
      'server/database',
      'server/http',
      'server/bots',
      'server/nats',
      'server/metrics',
      'server/calendar',
      'server/matches',
      'server/backend',
      'server/tables',
      'server/chat',
      'server/accounts',
      'server/notifications',
      'server/operators',
      'server/matches/store',
      'server/export',
    ],
    packages: ['pino', 'fastify'],
    node: true,
  },
  table: {
    files: /^table\/src\//,
    may: ['contract', 'bots', 'wire'],
    packages: [...page, '@fontsource/alegreya', '@fontsource/alegreya-sans'],
  },
  'games/table': {
    files: /^(?:testkit\/)?games\/([^/]+)\/table\//,
    may: ['contract', 'wire', 'table', 'games/rules', 'games/bots'],
    packages: page,
  },
  web: {
    files: /^web\/src\//,
    may: [...listed, 'wire', 'host', 'table'],
    packages: [...page, '@simplewebauthn/browser', 'uqr', 'vite'],
  },
  cli: {
    files: /^cli\/src\//,
    may: [...listed, 'wire', 'host', 'server', 'table'],
    packages: ['commander', '@clack/core', '@clack/prompts'],
    node: true,
    door: { file: 'cli/src/open-lab.ts', to: 'lab' },
  },
  lab: {
    files: /^lab\/src\//,
    may: [...listed, 'wire', 'host', 'server', 'table', 'cli', 'testkit'],
    packages: ['commander', 'pg', 'piscina'],
    node: true,
  },
  testkit: {
    files: /^testkit\/src\//,
    may: ['contract', 'dealer', 'host', 'wire'],
    packages: [],
    node: true,
  },
};

/**
 * Order of the folders inside a room: a file imports from its own folder and from earlier ones. Files beside the folders
 * come last, and no folder imports them; if they come first, the order ends with `.`, which represents them.
 */
export const FOLDERS: readonly { readonly base: RegExp; readonly order: readonly string[] }[] = [
  {
    base: /^games\/[^/]+\/rules\//,
    order: ['board', 'two-player', 'extra-cities', 'pirate', 'state', 'scoring', 'legality', 'play', 'io', 'plans'],
  },
  {
    base: /^games\/golden-horn\/table\//,
    order: [
      'art',
      'match',
      'words',
      'card',
      'lane',
      'turn',
      'log',
      'news',
      'board',
      'players',
      'warehouse',
      'orders',
      'end',
      'analysis',
      'puzzles',
      'lesson',
      'book',
    ],
  },
  {
    base: /^games\/el-capitan\/table\//,
    order: [
      'art',
      'names',
      'match',
      'words',
      'card',
      'sea',
      'log',
      'turn',
      'voyage',
      'cards',
      'bank',
      'payday',
      'players',
      'board',
      'settlement',
      'analysis',
      'end',
      'lesson',
      'book',
      'puzzles',
    ],
  },
  {
    base: /^testkit\/games\/[^/]+\/table\//,
    order: ['art', 'sea', 'follow', 'words', 'show', 'act', 'phrases', 'book', 'lesson'],
  },
  {
    base: /^table\/src\//,
    order: [
      'words',
      'lib',
      'host',
      'art',
      'ui',
      'sound',
      'motion',
      'pointing',
      'book',
      'match',
      'chat',
      'clock',
      'players',
      'log',
      'play-from',
      'follow',
      'proposal',
      'analysis',
      'end',
      'turn',
      'lesson',
      'puzzle',
      'room',
      'open-game',
      'fallback',
    ],
  },
  { base: /^games\/[^/]+\/bots\//, order: ['figures', 'analysis'] },
  { base: /^bots\/src\//, order: ['kit', 'search', 'learn', 'analysis', 'puzzles'] },
  {
    base: /^cli\/src\//,
    order: ['words', 'lib', 'verify', 'operate', 'engine', 'play', 'analyse', 'commands', 'program'],
  },
  {
    base: /^lab\/src\//,
    order: ['lib', 'simulate', 'ladder', 'puzzles', 'bench', 'fuzz', 'chaos', 'train', 'commands', 'program'],
  },
  { base: /^testkit\/src\//, order: ['services', 'conformance', 'simulation', 'host'] },
  { base: /^people\/src\//, order: ['accounts', 'tables', 'operators', 'chat', 'calendar', 'notifications'] },
  { base: /^host\/src\//, order: ['ports', 'presence', 'match', 'proposals', 'play', 'stream', 'verify'] },
  { base: /^web\/src\//, order: ['lib', 'hosts', 'offline', 'pages'] },
  {
    base: /^web\/src\/pages\//,
    order: [
      '.',
      'record',
      'service',
      'synced',
      'pace',
      'invites',
      'new-match',
      'home',
      'match',
      'board',
      'replay',
      'statistics',
      'me',
      'notifications',
      'unsubscribe',
      'tables',
      'rules',
      'learn',
      'puzzles',
      'licences',
      'not-found',
      'invited',
      'operate',
    ],
  },
];

/** Location of a file: the room's name, and its own name among rooms of the same kind (`games/el-capitan`). */
export interface RoomPlace {
  readonly kind: string;
  readonly id: string;
  /** Name of the game; rooms of one game may import each other as far as the table allows. Null for other rooms. */
  readonly game: string | null;
  readonly room: Room;
}

/** Returns the room of a file, or null if it is in none. */
export function roomOf(path: string, rooms: Readonly<Record<string, Room>> = ROOMS): RoomPlace | null {
  for (const [kind, room] of Object.entries(rooms)) {
    const match = room.files.exec(path);
    if (match)
      return { kind, id: match[1] === undefined ? kind : `${kind} of ${match[1]}`, game: match[1] ?? null, room };
  }
  return null;
}
