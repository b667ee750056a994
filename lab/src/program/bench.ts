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
import { matchesOption, resultsOption, thinkOption } from './lab-options.ts';

const BENCH_NOTES = `
Without --game all games are measured, together with comparable programs: boardgame.io, chess.js (if installed by
\`npm ci --prefix bench\`) and structuredClone; then all games with every number of players and every setup, each for a tenth of
--seconds. The slowest legal list is searched in separate matches, the same each time: --random uniformly random ones and, in
games where items such as cards can be hoarded, --hoarding more whose players hoard whenever that is legal and otherwise choose
at random. It is reported as measured, and measured again: the 50 slowest positions count with the shortest of at least five
calls each, to exclude noise.`;

const PERFT_NOTES = `
All paths of --depth plies are walked, each outcome of chance being a separate path; a path ends early if the match does. The hash
is a sum over the ends of all paths. bench/perft.json contains counts of many positions, which the tests compare.`;

/** Adds the benchmark commands. */
export function addBench(program: Command): void {
  const bench = program.command('bench').description(LAB_COMMANDS.bench);
  const engine = bench
    .command('engine')
    .description('measures uniformly random matches on one thread, with the whole legal list at every decision')
    .option('--game <id>', 'the game (default: all, and comparable programs)');
  withTableOptions(engine)
    .addOption(new Option('--seconds <n>', 'duration of the matches that measure rates').default(5).argParser(above0))
    .addOption(matchesOption('--random <n>', 'random matches in which the slowest legal list is searched').default(100))
    .addOption(matchesOption('--hoarding <n>', 'the same with players who hoard whenever possible').default(20))
    .addOption(resultsOption())
    .option('--write', 'write the comparison to RESULTS.md')
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
    .description('counts positions to a given depth')
    .addOption(new Option('--depth <n>', 'number of plies').makeOptionMandatory().argParser(wholeFrom(0)))
    .addOption(seedOption('seed of the random plies before').default(1))
    .addOption(new Option('--plies <n>', 'number of random plies before').default(0).argParser(wholeFrom(0)))
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
  addBenchCapacity(bench);
  addBenchTables(bench);
}

const BENCH_SERVER_NOTES = `
The server runs in its own process, the clients in this one. The server of boardgame.io is measured as well, if installed by
\`npm ci --prefix bench\`, and with --before that of another build of Levante that has this command.`;

function addBenchServer(bench: Command): void {
  bench
    .command('server')
    .description('measures tables played over HTTP, with every command durable before its acknowledgement')
    .addOption(new Option('--game <id>', 'the game').default(OTHER_GAME.id))
    .addOption(playersOption().default(3))
    .addOption(new Option('--tables <n>', 'number of tables').default(64).argParser(wholeFrom(1)))
    .addOption(new Option('--seconds <n>', 'duration of play in seconds').default(10).argParser(above0))
    .addOption(thinkOption())
    .addOption(new Option('--rounds <n>', 'number of rounds').default(3).argParser(wholeFrom(1)))
    .addOption(new Option('--followers <n>', 'number of followers of one table').default(5000).argParser(wholeFrom(0)))
    .addOption(
      new Option('--back <n>', 'number of followers that reconnect at the same time')
        .default(4000)
        .argParser(wholeFrom(1)),
    )
    .addOption(new Option('--matches <n>', 'number of matches already stored').default(0).argParser(wholeFrom(0)))
    .option('--before <folder>', 'another build, measured in the same run')
    .addOption(new Option('--serve <folder>').hideHelp())
    .addOption(resultsOption())
    .option('--write', 'write the figures to RESULTS.md')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_SERVER_NOTES)
    .addHelpText('after', examples('bench server', 'bench server --matches 1000000 --before ../before --write'))
    .action(async (options) => (await import('../commands/bench-server.ts')).runBenchServer(options));
}

const BENCH_CLUSTER_NOTES = `
PostgreSQL and NATS are started in temporary folders unless their addresses are given; the CPU time of given ones is unknown. With
several servers everything is measured twice: with the people of a match at different servers, and with all at the server that a
hash of the match's id chooses. Servers run in their own processes, without rate limits.`;

function addBenchCluster(bench: Command): void {
  bench
    .command('cluster')
    .description('compares SQLite and several servers on PostgreSQL: throughput, and what an action costs each part')
    .addOption(databaseOption())
    .addOption(natsOption())
    .addOption(new Option('--servers <list>', 'numbers of servers to compare').default([1, 2, 4]).argParser(wholes))
    .addOption(new Option('--game <id>', 'the game').default(OTHER_GAME.id))
    .addOption(playersOption().default(3))
    .addOption(new Option('--tables <n>', 'number of tables').default(64).argParser(wholeFrom(1)))
    .addOption(new Option('--seconds <n>', 'duration of play in seconds').default(10).argParser(above0))
    .addOption(thinkOption())
    .addOption(new Option('--rounds <n>', 'number of rounds').default(3).argParser(wholeFrom(1)))
    .addOption(resultsOption())
    .option('--write', 'write the figures to RESULTS.md and cluster.json (with --think: cluster-paced.json)')
    .addHelpText('after', BENCH_CLUSTER_NOTES)
    .addHelpText(
      'after',
      examples('bench cluster', 'bench cluster --database postgres://db/bench --nats nats://bus --servers 1,2'),
    )
    .action(async (options) => (await import('../commands/bench-cluster.ts')).runBenchCluster(options));
}

const BENCH_CAPACITY_NOTES = `
The costs are those that \`bench cluster --write\` measured: with --paced those with --think. A busier server works for several
actions at the same time, so that each costs less: the truth is between both. Every machine has --cores cores: those of the servers, with one server
process for each core, that of the database and that of the bus.`;

function addBenchCapacity(bench: Command): void {
  bench
    .command('capacity')
    .description('computes how many live tables several machines carry, and what saturates first, from measured costs')
    .addOption(
      new Option('--machines <list>', 'numbers of machines with servers').default([1, 2, 4, 10, 100]).argParser(wholes),
    )
    .addOption(new Option('--cores <n>', 'number of cores of each machine').default(4).argParser(wholeFrom(1)))
    .addOption(
      new Option('--seconds-per-action <n>', 'mean time between two actions of a table').default(5).argParser(above0),
    )
    .option('--paced', 'compute with the costs at the pace of people')
    .addOption(new Option('--sync-ms <n>', "milliseconds of a sync on the database's disk").argParser(above0))
    .addOption(
      new Option('--busy <n>', 'planned share of the busiest part, in percent').default(70).argParser(wholeFrom(1, 99)),
    )
    .addOption(resultsOption())
    .option('--write', 'write the figures to RESULTS.md')
    .addHelpText('after', BENCH_CAPACITY_NOTES)
    .addHelpText('after', examples('bench capacity', 'bench capacity --paced --cores 2 --machines 1,2,3'))
    .action(async (options) => (await import('../commands/bench-capacity.ts')).runBenchCapacity(options));
}

const BENCH_ATTACK_NOTES = `
One person has every seat, hoards whenever that is legal, and ten times in the match requests at the same time 20 streams, 100
refused actions, and five further matches with these options, their records and lists. With --lists the same person then opens
thirty further matches, and requests this many lists of them at the same time, five times. The server runs in its own process,
without rate limits.`;

function addBenchAttack(bench: Command): void {
  withMatchOptions(bench.command('attack'))
    .description('measures the event-loop delay of a server under attack')
    .addOption(new Option('--plies <n>', 'number of actions of the match').default(100).argParser(wholeFrom(10)))
    .addOption(
      new Option('--lists <n>', 'number of lists requested at the same time').default(0).argParser(wholeFrom(0)),
    )
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
A person plays at random against one bot, first alone on the server, then while other people follow matches between bots. The time
is from an action to the end of the bot's turn. With --identities the others are anonymous identities at one address, or with
--spread in as many /64 of one /48, each following --tables tables of three bots; the server has the limits that are shipped.`;

function addBenchBots(bench: Command): void {
  bench
    .command('bots')
    .description('measures how soon a bot answers while others follow matches between bots')
    .addOption(new Option('--game <id>', 'the game').default(OTHER_GAME.id))
    .addOption(new Option('--level <level>', 'the level of all bots').default('pilot'))
    .addOption(new Option('--answers <n>', 'number of answers measured, twice').default(20).argParser(wholeFrom(1)))
    .addOption(new Option('--people <n>', 'number of other people').default(4).argParser(wholeFrom(1)))
    .addOption(new Option('--matches <n>', 'number of bot matches of each of them').default(30).argParser(wholeFrom(1)))
    .addOption(
      new Option('--identities <n>', 'instead, number of identities at one address that follow bots').argParser(
        wholeFrom(1),
      ),
    )
    .option('--spread', 'a different network for each identity')
    .addOption(
      new Option('--tables <n>', 'number of tables of three bots that each follows').default(2).argParser(wholeFrom(1)),
    )
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_BOTS_NOTES)
    .addHelpText(
      'after',
      examples(
        'bench bots',
        'bench bots --game el-capitan --level capitan',
        'bench bots --level capitan --identities 40',
        'bench bots --level capitan --identities 40 --spread --answers 60',
      ),
    )
    .action(async (options) => (await import('../commands/bench-bots.ts')).runBenchBots(options));
}

const BENCH_TABLES_NOTES = `
Accounts, matches and open tables are written into a temporary folder before the server starts. The viewers are streams of this
process; the server runs in its own, without rate limits.`;

function addBenchTables(bench: Command): void {
  bench
    .command('tables')
    .description('measures the list of open tables with many accounts, matches and viewers')
    .addOption(new Option('--game <id>', 'the game').default(OTHER_GAME.id))
    .addOption(playersOption().default(3))
    .addOption(new Option('--accounts <n>', 'number of accounts').default(100_000).argParser(wholeFrom(0)))
    .addOption(new Option('--matches <n>', 'number of stored matches').default(1_000_000).argParser(wholeFrom(1)))
    .addOption(new Option('--tables <n>', 'number of open tables').default(1000).argParser(wholeFrom(1)))
    .addOption(new Option('--viewers <n>', 'number of viewers of the list').default(2000).argParser(wholeFrom(1)))
    .addOption(new Option('--changes <n>', 'number of changes measured').default(40).argParser(wholeFrom(2)))
    .addOption(resultsOption())
    .option('--write', 'write the figures to RESULTS.md')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_TABLES_NOTES)
    .addHelpText('after', examples('bench tables', 'bench tables --matches 10000 --viewers 200'))
    .action(async (options) => (await import('../commands/bench-tables.ts')).runBenchTables(options));
}
