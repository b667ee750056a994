import { above0, wholeFrom, wholes } from '@levante/cli/lib/arguments.ts';
import { LAB_COMMANDS } from '@levante/cli/lib/lab-commands.ts';
import {
  DEFAULT_GAME,
  databaseOption,
  examples,
  natsOption,
  OTHER,
  OTHER_GAME,
  playersOption,
  SET_UP,
  seedOption,
  withMatchOptions,
  withTableOptions,
} from '@levante/cli/lib/options.ts';
import { type Command, Option } from 'commander';
import { matchesOption, resultsOption } from './lab-options.ts';

const BENCH_NOTES = `
Without --game all games are measured, and beside them in the same run what else there is: boardgame.io, chess.js (where
\`npm ci --prefix bench\` has installed them) and structuredClone; then all with every number of players and all that can
be set up, each for a tenth of --seconds. The longest legal list is looked for in matches of its own, the same each time:
--random of them uniformly random, and, where a game has something to hoard, such as cards, --hoarding more whose players
hoard as long as that is legal and else choose at random. It is told as it came, and timed again: of the 50 slowest
positions, each with the shortest of at least five calls, so that what the machine did besides does not count.`;

const PERFT_NOTES = `
All ways of --depth plies are gone, each outcome of chance being one way; where the match ends sooner, the way ends there. The
hash is a sum over the ends of all ways. bench/perft.json holds counts of many positions, which the tests compare.`;

/** Adds the benchmark commands. */
export function addBench(program: Command): void {
  const bench = program.command('bench').description(LAB_COMMANDS.bench);
  const engine = bench
    .command('engine')
    .description('uniformly random matches on one thread, the whole legal list made at every decision')
    .option('--game <id>', 'the game (default: all, and their peers)');
  withTableOptions(engine)
    .addOption(new Option('--seconds <n>', 'how long matches are played for the rates').default(5).argParser(above0))
    .addOption(
      matchesOption('--random <n>', 'random matches that the longest legal list is looked for in').default(100),
    )
    .addOption(
      matchesOption('--hoarding <n>', 'matches of players who hoard as long as they may, likewise').default(20),
    )
    .addOption(resultsOption())
    .option('--write', 'write the comparison as RESULTS.md')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_NOTES)
    .addHelpText(
      'after',
      examples(
        'bench engine --write',
        `bench engine --game ${DEFAULT_GAME.id} --players 2 --json`,
        `bench engine --game ${DEFAULT_GAME.id}${SET_UP} --random 20000 --hoarding 2000`,
      ),
    )
    .action(async (options) => (await import('../commands/bench.ts')).runBenchEngine(options));
  withMatchOptions(bench.command('perft'))
    .description('counts all ways that so many plies can go')
    .addOption(new Option('--depth <n>', 'how many plies').makeOptionMandatory().argParser(wholeFrom(0)))
    .addOption(seedOption('of the plies played before').default(1))
    .addOption(new Option('--plies <n>', 'random plies played before').default(0).argParser(wholeFrom(0)))
    .option('--json', 'print the counts as JSON')
    .addHelpText('after', PERFT_NOTES)
    .addHelpText(
      'after',
      examples('bench perft --depth 3', `bench perft ${OTHER} --players 2 --seed 7 --plies 120 --depth 4 --json`),
    )
    .action(async (options) => (await import('../commands/bench.ts')).runBenchPerft(options));
  addBenchServer(bench);
  addBenchAttack(bench);
  addBenchBots(bench);
  addBenchCluster(bench);
}

const BENCH_SERVER_NOTES = `
The server runs in a process of its own, the clients in this one. The server of boardgame.io is measured beside it, where \`npm
ci --prefix bench\` has installed it, and with --before the one of another build of Levante that has this command.`;

function addBenchServer(bench: Command): void {
  bench
    .command('server')
    .description('tables played over HTTP, every command durable before it is acknowledged')
    .addOption(new Option('--game <id>', 'the game').default(OTHER_GAME.id))
    .addOption(playersOption().default(3))
    .addOption(new Option('--tables <n>', 'how many tables').default(64).argParser(wholeFrom(1)))
    .addOption(new Option('--seconds <n>', 'how long they are played').default(10).argParser(above0))
    .addOption(new Option('--rounds <n>', 'how often').default(3).argParser(wholeFrom(1)))
    .addOption(new Option('--followers <n>', 'how many follow one table').default(5000).argParser(wholeFrom(0)))
    .addOption(new Option('--back <n>', 'how many of them come back at once').default(4000).argParser(wholeFrom(1)))
    .addOption(new Option('--matches <n>', 'how many matches are stored already').default(0).argParser(wholeFrom(0)))
    .option('--before <folder>', 'another build, measured in the same run')
    .addOption(new Option('--serve <folder>').hideHelp())
    .addOption(resultsOption())
    .option('--write', 'write the figures into RESULTS.md')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_SERVER_NOTES)
    .addHelpText('after', examples('bench server', 'bench server --matches 1000000 --before ../before --write'))
    .action(async (options) => (await import('../commands/bench-server.ts')).runBenchServer(options));
}

function addBenchCluster(bench: Command): void {
  bench
    .command('cluster')
    .description('the same tables at one server of a PostgreSQL database and at several')
    .addOption(databaseOption().makeOptionMandatory())
    .addOption(natsOption().makeOptionMandatory())
    .addOption(new Option('--servers <list>', 'the numbers of servers').default([1, 2]).argParser(wholes))
    .addOption(new Option('--game <id>', 'the game').default(OTHER_GAME.id))
    .addOption(playersOption().default(3))
    .addOption(new Option('--tables <n>', 'how many tables').default(64).argParser(wholeFrom(1)))
    .addOption(new Option('--seconds <n>', 'how long they are played').default(10).argParser(above0))
    .addOption(new Option('--rounds <n>', 'how often').default(3).argParser(wholeFrom(1)))
    .addOption(resultsOption())
    .option('--write', 'write the figures into RESULTS.md')
    .addHelpText('after', examples('bench cluster --database postgres://db/bench --nats nats://bus --servers 1,2,4'))
    .action(async (options) => (await import('../commands/bench-cluster.ts')).runBenchCluster(options));
}

const BENCH_ATTACK_NOTES = `
One person sits at every seat, hoards where that is legal, and ten times in the match asks at once for 20 streams, 100 actions
that are refused, and five further matches of these options with their records and lists. With --lists the same person then has
thirty further matches, and asks for so many lists of them at once, five times. The server runs in a process of
its own, without limits on how much is asked.`;

function addBenchAttack(bench: Command): void {
  withMatchOptions(bench.command('attack'))
    .description('how late the event loop of a server is while somebody means it harm')
    .addOption(new Option('--plies <n>', 'how many actions of the match').default(100).argParser(wholeFrom(10)))
    .addOption(new Option('--lists <n>', 'how many lists are asked for at once').default(0).argParser(wholeFrom(0)))
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_ATTACK_NOTES)
    .addHelpText(
      'after',
      examples(
        `bench attack --players 2${SET_UP} --board bench/dear-board.json`,
        'bench attack --players 2 --board bench/long-board.json --plies 10 --lists 40',
      ),
    )
    .action(async (options) => (await import('../commands/bench-attack.ts')).runBenchAttack(options));
}

const BENCH_BOTS_NOTES = `
Somebody plays at random against one bot, first alone on the server, then while others have bots play among themselves. The time
is from an action to the end of the bot's turn. With --identities the others are anonymous identities at one address (127.0.0.2,
which only Linux has without being set up), each following --tables tables of three bots.`;

function addBenchBots(bench: Command): void {
  bench
    .command('bots')
    .description('how soon a bot answers while others have bots play among themselves')
    .addOption(new Option('--game <id>', 'the game').default(OTHER_GAME.id))
    .addOption(new Option('--level <level>', 'the level of all bots').default('pilot'))
    .addOption(new Option('--answers <n>', 'how many answers are measured, twice').default(20).argParser(wholeFrom(1)))
    .addOption(new Option('--people <n>', 'how many others').default(4).argParser(wholeFrom(1)))
    .addOption(
      new Option('--matches <n>', 'how many matches of bots each of them has').default(30).argParser(wholeFrom(1)),
    )
    .addOption(
      new Option('--identities <n>', 'instead, how many identities at one address follow bots').argParser(wholeFrom(1)),
    )
    .addOption(
      new Option('--tables <n>', 'how many tables of three bots each follows').default(2).argParser(wholeFrom(1)),
    )
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_BOTS_NOTES)
    .addHelpText(
      'after',
      examples(
        'bench bots',
        'bench bots --game el-capitan --level capitan',
        'bench bots --level capitan --identities 40',
      ),
    )
    .action(async (options) => (await import('../commands/bench-bots.ts')).runBenchBots(options));
}
