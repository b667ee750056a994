import type { LogLevel } from '@levante/server';
import { type Command, Option } from 'commander';
import { proxies, wholeFrom } from '../lib/arguments.ts';
import { languageOption } from '../lib/language.ts';
import { botThreadsOption, databaseOption, examples, natsOption } from '../lib/options.ts';

const DEFAULT_PORT = 8080;
const MAX_PORT = 65_535;
/** Maximum: a hundred years. */
const MAX_DAYS = 36_500;

const port = wholeFrom(0, MAX_PORT);

const SERVE_NOTES = `
With --database any number of servers serve the same matches, and any of them may end at any moment. They share a secret: lines
of 64 hexadecimal digits, or of NAME:DIGITS, of which the first signs and all are believed. With --nats they hear of each
other at once, and their bots think in \`levante worker\`; without it after a second, and each thinks for itself.`;

/** Log levels of the server, repeated here because help does not load it. */
const LOG_LEVELS: LogLevel[] = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

/** Returns an option in days; 0 means forever. */
const keptDays = (what: string, how: string): Option =>
  new Option(`--keep-${what} <days>`, `for how many days ${how}; 0: for ever`).argParser(wholeFrom(0, MAX_DAYS));

/** Adds `levante serve`. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serves the page and the API')
    .addOption(new Option('--port <n>', 'the port').env('PORT').default(DEFAULT_PORT).argParser(port))
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--data <folder>', 'where matches are kept', './data')
    .addOption(databaseOption())
    .addOption(natsOption())
    .addOption(
      new Option('--secret-file <file>', 'the secret that the servers of a database share (or LEVANTE_SECRET)').env(
        'LEVANTE_SECRET_FILE',
      ),
    )
    .addOption(botThreadsOption())
    .addOption(
      new Option(
        '--trust-proxy [addresses]',
        'believe the X-Forwarded headers of proxies at these addresses or ranges, comma-separated; default: loopback and private networks',
      )
        .preset('private')
        .argParser(proxies),
    )
    .addOption(keptDays('waiting', 'a match that waits for somebody is kept after it was opened').default(30))
    .addOption(keptDays('running', 'a match is kept after its last action').default(180))
    .addOption(keptDays('bots', 'a match is kept that bots alone have finished').default(2))
    .addOption(keptDays('solo', 'a finished match is kept in which one person held every seat but bots’').default(30))
    .addOption(keptDays('over', 'a match is kept that people have finished').default(0))
    .addOption(
      new Option(
        '--person-matches <n>',
        'matches that one person may have opened, unfinished or finished within a day (default: 100)',
      ).argParser(wholeFrom(1)),
    )
    .addOption(
      new Option('--address-matches <n>', 'the same of all people at one address (default: 1000)').argParser(
        wholeFrom(1),
      ),
    )
    .addOption(
      new Option(
        '--streams <n>',
        'open streams of everybody (default: 4000); a quarter is kept for who sits',
      ).argParser(wholeFrom(4)),
    )
    .addOption(new Option('--metrics-port <n>', 'tell figures for Prometheus at /metrics on this port').argParser(port))
    .option('--metrics-host <address>', 'the address of that port', '127.0.0.1')
    .addOption(new Option('--log-level <level>', 'what is logged (default: info)').choices(LOG_LEVELS))
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
    .description(
      'moves everything from a data folder to an empty PostgreSQL database, and proves that both hold the same',
    )
    .option('--data <folder>', 'where matches are kept', './data')
    .addOption(databaseOption().makeOptionMandatory())
    .addOption(languageOption())
    .addHelpText('after', examples('move --data /var/lib/levante --database postgres://db/levante'))
    .action(async (options) => (await import('../commands/book.ts')).runMove(options));
}

/** Adds `levante backup`. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('copies a data folder, also while a server works on it; the copy is a data folder like any other')
    .option('--data <folder>', 'where matches are kept', './data')
    .requiredOption('--to <folder>', 'a new or empty folder')
    .addOption(languageOption())
    .addHelpText('after', examples('backup --data /var/lib/levante --to /backup/monday'))
    .action(async (options) => (await import('../commands/book.ts')).runBackup(options));
}
