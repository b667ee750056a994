import type { LogLevel } from '@levante/server';
import { type Command, Option } from 'commander';
import { issuerFrom, originFrom, proxies, smtpFrom, wholeFrom } from '../lib/arguments.ts';
import { languageOption } from '../lib/language.ts';
import { botThreadsOption, databaseOption, examples, natsOption } from '../lib/options.ts';

const DEFAULT_PORT = 8080;
const MAX_PORT = 65_535;
/** Maximum: a hundred years. */
const MAX_DAYS = 36_500;

const port = wholeFrom(0, MAX_PORT);

const SERVE_NOTES = `
With --database any number of servers serve the same matches, and any of them may stop at any time. They share a secret: lines
of 64 hexadecimal digits, or NAME:DIGITS; the first one signs, all are accepted. With --nats the servers notify each other
immediately, and their bots run in \`levante worker\`; without it they poll every second, and each runs its own bots.`;

/** Log levels of the server, repeated here because help does not load it. */
const LOG_LEVELS: LogLevel[] = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

/** Returns an option in days; 0 means forever. */
const retentionOption = (what: string, how: string): Option =>
  new Option(`--keep-${what} <days>`, `days ${how}; 0: forever`).argParser(wholeFrom(0, MAX_DAYS));

/** Returns the options about signing in and about who may play. */
const signInOptions = (): readonly Option[] => [
  new Option('--origin <url>', 'the only address of the page, for passkeys; default: that of each request')
    .env('LEVANTE_ORIGIN')
    .argParser(originFrom),
  new Option(
    '--smtp <url>',
    'mail server for signing in and notifications by e-mail, smtp:// or smtps://; needs --origin',
  )
    .env('LEVANTE_SMTP')
    .argParser(smtpFrom),
  new Option('--mail-from <address>', 'sender of these messages; default: levante@ and the name in --origin').env(
    'LEVANTE_MAIL_FROM',
  ),
  new Option('--oidc-issuer <url>', 'OpenID provider for signing in with a club’s accounts; needs --origin')
    .env('LEVANTE_OIDC_ISSUER')
    .argParser(issuerFrom),
  new Option('--oidc-client <id>', 'id of this server at the provider').env('LEVANTE_OIDC_CLIENT'),
  new Option(
    '--oidc-secret-file <file>',
    'file with this server’s secret at the provider (or set LEVANTE_OIDC_SECRET)',
  ).env('LEVANTE_OIDC_SECRET_FILE'),
  new Option('--oidc-name <name>', 'name of the provider on the page; default: its host').env('LEVANTE_OIDC_NAME'),
  new Option(
    '--webhooks-anywhere',
    'send notifications to webhooks also on this machine, in private networks and without TLS',
  ).env('LEVANTE_WEBHOOKS_ANYWHERE'),
  new Option('--require-invitation', 'let only people with an invitation open matches and take seats').env(
    'LEVANTE_REQUIRE_INVITATION',
  ),
];

/** Adds `levante serve`. */
export function addServe(program: Command): void {
  const serve = program
    .command('serve')
    .description('serves the page and the API')
    .addOption(new Option('--port <n>', 'port to listen on').env('PORT').default(DEFAULT_PORT).argParser(port))
    .option('--host <address>', 'address to listen on; 0.0.0.0 accepts other machines', '127.0.0.1')
    .option('--data <folder>', 'folder of the stored matches', './data')
    .addOption(databaseOption())
    .addOption(natsOption())
    .addOption(
      new Option(
        '--secret-file <file>',
        'file with the secret shared by the servers of a database (or set LEVANTE_SECRET)',
      ).env('LEVANTE_SECRET_FILE'),
    )
    .option('--new-secret', 'replace the lost secret of the folder: everybody is signed out')
    .addOption(botThreadsOption())
    .addOption(
      new Option(
        '--trust-proxy [addresses]',
        'trust the X-Forwarded headers of proxies at these addresses or ranges, comma-separated; default: loopback and private networks',
      )
        .preset('private')
        .argParser(proxies),
    );
  for (const option of signInOptions()) serve.addOption(option);
  serve
    .addOption(retentionOption('waiting', 'to keep a match that waits for players after it was opened').default(30))
    .addOption(retentionOption('running', 'to keep a running match after its last action').default(180))
    .addOption(retentionOption('bots', 'to keep a finished match of bots only').default(2))
    .addOption(retentionOption('solo', 'to keep a finished match of one person, with or without bots').default(30))
    .addOption(retentionOption('over', 'to keep a finished match of several people').default(0))
    .addOption(
      new Option(
        '--person-matches <n>',
        'maximum matches opened by one person, unfinished or finished within a day (default: 100)',
      ).argParser(wholeFrom(1)),
    )
    .addOption(
      new Option('--address-matches <n>', 'the same for all people at one address (default: 1000)').argParser(
        wholeFrom(1),
      ),
    )
    .addOption(
      new Option(
        '--streams <n>',
        'maximum open streams (default: 4000); a quarter is reserved for people with a seat',
      ).argParser(wholeFrom(4)),
    )
    .addOption(new Option('--metrics-port <n>', 'serve Prometheus metrics at /metrics on this port').argParser(port))
    .option('--metrics-host <address>', 'address of that port', '127.0.0.1')
    .addOption(new Option('--log-level <level>', 'minimum severity of log lines (default: info)').choices(LOG_LEVELS))
    .addOption(languageOption())
    .addHelpText('after', SERVE_NOTES)
    .addHelpText(
      'after',
      examples(
        'serve',
        'serve --port 9000 --data /var/lib/levante',
        'serve --database postgres://db/levante --nats nats://bus',
      ),
    )
    .action(async (options) => (await import('../commands/serve.ts')).runServe(options));
}

/** Adds `levante worker`. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('runs bots for servers with the same --nats')
    .addOption(natsOption().makeOptionMandatory())
    .addOption(botThreadsOption())
    .addOption(languageOption())
    .addHelpText('after', examples('worker --nats nats://bus --bot-threads 8'))
    .action(async (options) => (await import('../commands/worker.ts')).runWorker(options));
}

/** Adds `levante move`. */
export function addMove(program: Command): void {
  program
    .command('move')
    .description('copies a data folder to an empty PostgreSQL database, and verifies that both contain the same')
    .option('--data <folder>', 'folder of the stored matches', './data')
    .addOption(databaseOption().makeOptionMandatory())
    .addOption(languageOption())
    .addHelpText('after', examples('move --data /var/lib/levante --database postgres://db/levante'))
    .action(async (options) => (await import('../commands/data.ts')).runMove(options));
}

/** Adds `levante backup`. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .description(
      'copies the database of a data folder, even while a server uses it; a server that starts on the copy signs everybody out',
    )
    .option('--data <folder>', 'folder of the stored matches', './data')
    .requiredOption('--to <folder>', 'a new or empty folder')
    .option('--with-secret', 'copies the signing key, too; then the copy must be kept as safe as the original')
    .addOption(languageOption())
    .addHelpText('after', examples('backup --data /var/lib/levante --to /backup/monday'))
    .action(async (options) => (await import('../commands/data.ts')).runBackup(options));
}

/** Adds `levante restore`. */
export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('ends what a restored backup would revive: sessions, tokens, recovery codes, roles, webhooks')
    .option('--data <folder>', 'data folder with the restored database', './data')
    .addOption(databaseOption())
    .option('--keep-credentials', 'keeps them all, also those that have ended since the backup was made')
    .addOption(languageOption())
    .addHelpText('after', examples('restore --data /var/lib/levante', 'restore --database postgres://db/levante'))
    .action(async (options) => (await import('../commands/data.ts')).runRestore(options));
}
