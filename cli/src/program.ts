import type { GameEntry } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { TERMINALS } from '@levante/games/terminals';
import { Command, Option } from 'commander';
import { above0, list, sectionName, wholeFrom, wholes } from './lib/arguments.ts';
import { languageOption } from './lib/language.ts';
import { exampleOf, withSetupFlags } from './lib/setup.ts';
import { VERSION } from './lib/version.ts';

const OFFER = { games: GAMES, terminals: TERMINALS };
/** The game that is meant where none is named, and the one that examples name. */
const [DEFAULT_GAME, OTHER_GAME] = twoOf([...GAMES.values()]);
const DEFAULT_PORT = 8080;

function twoOf([first, second = first]: readonly GameEntry[]): readonly [GameEntry, GameEntry] {
  if (!first || !second) throw new Error('there is no game');
  return [first, second];
}

/** The same, with something set up in it. */
const SET_UP = exampleOf(DEFAULT_GAME);
const OTHER = `--game ${OTHER_GAME.id}`;

const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ levante ${line}`).join('\n')}`;
const gameOption = (): Option => new Option('--game <id>', 'the game').default(DEFAULT_GAME.id);
const playersOption = (): Option => new Option('--players <n>', 'how many seats').argParser(wholeFrom(1));
const seedOption = (text: string): Option => new Option('--seed <n>', text).argParser(wholeFrom(0));
const matchesOption = (flags: string, text: string): Option => new Option(flags, text).argParser(wholeFrom(0));
const jobsOption = (): Option => new Option('--jobs <n>', 'threads (default: one a core)').argParser(wholeFrom(1));
const workersOption = (): Option =>
  new Option('--workers <address>', 'a NATS whose workers do it instead (levante worker --nats)').conflicts('jobs');
const budgetOption = (): Option =>
  new Option('--ms <n>', 'milliseconds a bot may think in a turn (default: as long as its level takes)').argParser(
    wholeFrom(1),
  );
const resultsOption = (): Option => new Option('--results <folder>', 'where results are kept').default('./bench');

/** Adds what is chosen before a match. */
function withMatchOptions(command: Command, players: Option = playersOption()): Command {
  return withTableOptions(command.addOption(gameOption()), players);
}

/** The same but the game. */
function withTableOptions(command: Command, players: Option = playersOption()): Command {
  return withSetupFlags(command.addOption(players), OFFER).option(
    '--board <board>',
    'the name of a shipped board, or a board file (*.json)',
  );
}

function addEngine(program: Command): void {
  program
    .command('engine')
    .description('the rules as a service: one JSON request a line in, one JSON reply a line out')
    .addHelpText('after', examples(`engine <<< '{"do":"hello"}'`))
    .action(async () => (await import('./commands/engine.ts')).runEngine());
}

const SIMULATE_NOTES = `
The bots sit one seat further in each match; as many matches as there are seats have one deal, so that everybody meets it
from every seat (as far as play agrees, the same chance follows). Each share of the wins has a 95 % interval that reaches
from the lower to the higher of two: Wilson's, as if matches were independent, and the one from how much deals differ. The
tied share a win and a place. A late turn took more than 1.1 times its --ms; --json tells times only with --ms, for
without it the same seed gives the same report.`;

function addSimulate(program: Command): void {
  withMatchOptions(program.command('simulate'))
    .description('plays many matches of bots against each other')
    .option('--bots <list>', 'levels of the bots, who change seats from match to match', list, ['random'])
    .addOption(
      new Option('--matches <n>', 'how many matches (default: 100, or no limit but time)').argParser(wholeFrom(1)),
    )
    .addOption(new Option('--minutes <n>', 'begin no deal after this time').argParser(above0))
    .addOption(new Option('--hours <n>', 'the same in hours').argParser(above0))
    .addOption(seedOption('the same seed gives the same matches').default(1))
    .addOption(budgetOption())
    .addOption(jobsOption())
    .addOption(workersOption())
    .option('--records <folder>', 'keep every match as a record in this folder')
    .addOption(
      new Option('--write <name>', 'write the report into LADDER.md as the section of this name').argParser(
        sectionName,
      ),
    )
    .addOption(resultsOption())
    .option('--json', 'print the report as JSON')
    .addHelpText('after', SIMULATE_NOTES)
    .addHelpText(
      'after',
      examples(
        'simulate --players 4 --bots random --matches 2000 --json',
        `simulate${SET_UP} --bots deckhand,random --records out`,
        'simulate --players 4 --bots deckhand,random,random,random --ms 100 --minutes 30',
      ),
    )
    .action(async (options) => (await import('./commands/simulate.ts')).runSimulate(options));
}

const LADDER_NOTES = `
Each level plays the one below it: with two players one against one, with more the upper level alone against copies of the
lower. The number of matches is fixed beforehand. Each pair has deals of its own, each played from every seat; shares have
the interval of \`levante simulate\`. Points are by maximum likelihood after Bradley and Terry, 400 for odds of ten to one,
the weakest level being 0; their intervals rest on those of the pairs. A pair without a single win on one side counts as half
a match there. random and mcts stand on it only if --levels names them. Every finished pair is kept at once in ladder.json.`;

function addLadder(program: Command): void {
  withMatchOptions(program.command('ladder'), playersOption().default(2))
    .description('the tournament of the levels of bots, and how strong each is')
    .option('--levels <list>', 'only these levels', list)
    .option('--all', 'every pair, not only neighbours')
    .addOption(new Option('--matches <n>', 'how many matches a pair, whole deals').default(240).argParser(wholeFrom(1)))
    .addOption(seedOption('the same seed gives the same deals').default(1))
    .addOption(budgetOption())
    .addOption(jobsOption())
    .addOption(workersOption())
    .addOption(resultsOption())
    .option('--resume', 'take the pairs of the same terms and build from ladder.json, play the others')
    .option('--write', 'write the table into LADDER.md')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', LADDER_NOTES)
    .addHelpText('after', examples('ladder --levels random,deckhand', `ladder ${OTHER} --ms 100 --resume --write`))
    .action(async (options) => (await import('./commands/ladder.ts')).runLadder(options));
}

function addReplay(program: Command): void {
  program
    .command('replay')
    .description('shows the table of a recorded match')
    .argument('<file>', 'a record (*.levante.json)')
    .addOption(new Option('--ply <n>', 'the table before this ply (default: at the end)').argParser(wholeFrom(0)))
    .addOption(languageOption())
    .addHelpText('after', examples('replay match.levante.json', 'replay match.levante.json --ply 120'))
    .action(async (file, options) => (await import('./commands/replay.ts')).runReplay(file, options));
}

function addVerify(program: Command): void {
  program
    .command('verify')
    .description('decides every action of records anew, and proves that the deal was fair')
    .argument('<files...>', 'records (*.levante.json)')
    .addOption(languageOption())
    .addHelpText('after', examples('verify match.levante.json', 'verify records/independent/*.levante.json'))
    .action(async (files, options) => (await import('./commands/verify.ts')).runVerify(files, options));
}

const ANALYSE_NOTES = `
For every turn: each seat's chance to win, the best turn found by what the seat could see, and what the one played gave away,
marked from 3, 7 and 15 % on as inaccuracy, mistake and blunder. Luck is not counted. Without --ms the same record gives the
same analysis. Its form is told in docs/guides/analysis.md.`;

function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .description('looks for the mistakes in a finished match, and for what would have been better')
    .argument('<file>', 'a record (*.levante.json)')
    .addOption(new Option('--tries <n>', 'how many tries a turn').default(120).argParser(wholeFrom(4)))
    .addOption(new Option('--ms <n>', 'milliseconds a turn, instead of tries').argParser(wholeFrom(1)))
    .addOption(seedOption('of the tries').default(1))
    .option('--json', 'print the analysis as JSON')
    .addOption(languageOption())
    .addHelpText('after', ANALYSE_NOTES)
    .addHelpText('after', examples('analyse match.levante.json', 'analyse match.levante.json --tries 500 --json'))
    .action(async (file, options) => (await import('./commands/analyse.ts')).runAnalyse(file, options));
}

const PUZZLE_NOTES = `
Bots play matches; near their ends, every turn of a position is weighed, and those that seem best are played on to the end
again and again with the same luck. A position is a puzzle where one deed wins at least 10 in 100 matches more than any other
one, and at least three standard errors more. What is found is kept in --found, a line each, and gone on with. With --out, each
puzzle is tried by every level, rated on the ladder of --results, and written for the page. --prove finds everything of such a
folder anew.`;

function addPuzzles(program: Command): void {
  program
    .command('puzzles')
    .description('finds positions in which one turn is far better than all others, or proves them anew')
    .addOption(gameOption())
    .addOption(new Option('--count <n>', 'how many puzzles').default(300).argParser(wholeFrom(1)))
    .addOption(seedOption('of the first match').default(1))
    .option('--found <file>', 'what has been found so far', './puzzles.jsonl')
    .option('--out <folder>', 'where rated puzzles are written')
    .addOption(new Option('--tries <n>', 'how often each level tries a puzzle').default(3).argParser(wholeFrom(1)))
    .option('--prove <folder>', 'prove the puzzles of this folder anew')
    .addOption(new Option('--sample <n>', 'about so many of them').argParser(wholeFrom(1)))
    .addOption(resultsOption())
    .addHelpText('after', PUZZLE_NOTES)
    .addHelpText(
      'after',
      examples(
        `puzzles ${OTHER} --count 300 --out games/${OTHER_GAME.id}/table/puzzles`,
        `puzzles ${OTHER} --prove games/${OTHER_GAME.id}/table/puzzles`,
      ),
    )
    .action(async (options) => (await import('./commands/puzzles.ts')).runPuzzles(options));
}

function addPlay(program: Command): void {
  withMatchOptions(program.command('play'))
    .description('a match in this terminal against bots')
    .addOption(new Option('--seat <n>', 'your seat').default(0).argParser(wholeFrom(0)))
    .option('--bots <list>', 'levels of the bots (default: the strongest)', list)
    .option('--record <folder>', 'keep the match as a record in this folder')
    .addOption(languageOption())
    .addHelpText('after', examples('play', `play --players 4${SET_UP} --bots deckhand`))
    .action(async (options) => (await import('./commands/play.ts')).runPlay(options));
}

function addBoard(program: Command): void {
  const board = program.command('board').description('board files');
  board
    .command('check')
    .description('says whether a board file can be played on, or where its first fault is')
    .argument('<file>', 'a board file (*.json)')
    .addOption(gameOption())
    .addHelpText('after', examples('board check my-board.json'))
    .action(async (file, options) => (await import('./commands/board.ts')).runBoardCheck(file, options));
}

const databaseOption = (): Option =>
  new Option('--database <address>', 'a PostgreSQL in place of the folder, for any number of servers').env(
    'LEVANTE_DATABASE',
  );
const natsOption = (): Option =>
  new Option('--nats <address>', 'the NATS of the servers of a database and of their workers').env('LEVANTE_NATS');
const botThreadsOption = (): Option =>
  new Option('--bot-threads <n>', 'threads in which bots think (default: all cores but one)').argParser(wholeFrom(1));

const SERVE_NOTES = `
With --database any number of servers serve the same matches, and any of them may end at any moment. They share a secret: lines
of 64 hexadecimal digits, or of NAME:DIGITS, of which the first signs and all are believed. With --nats they hear of each
other at once, and their bots think in \`levante worker\`; without it after a second, and each thinks for itself.`;

/** How many days something is kept; 0: for ever. */
const keptDays = (what: string, how: string): Option =>
  new Option(`--keep-${what} <days>`, `for how many days ${how}; 0: for ever`).argParser(wholeFrom(0));

function addServe(program: Command): void {
  program
    .command('serve')
    .description('serves the page and the API')
    .addOption(new Option('--port <n>', 'the port').env('PORT').default(DEFAULT_PORT).argParser(wholeFrom(0)))
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
    .option('--trust-proxy', 'believe the X-Forwarded headers of a proxy in front')
    .addOption(keptDays('waiting', 'a match that waits for somebody is kept after it was opened').default(30))
    .addOption(keptDays('running', 'a match is kept after its last action').default(180))
    .addOption(keptDays('bots', 'a match is kept that bots alone have finished').default(2))
    .addOption(keptDays('over', 'a match is kept that people have finished').default(0))
    .addOption(
      new Option('--person-matches <n>', 'unfinished matches that one person may have opened (default: 100)').argParser(
        wholeFrom(1),
      ),
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
    .addOption(
      new Option('--metrics-port <n>', 'tell figures for Prometheus at /metrics on this port').argParser(wholeFrom(0)),
    )
    .option('--metrics-host <address>', 'the address of that port', '127.0.0.1')
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
    .action(async (options) => (await import('./commands/serve.ts')).runServe(options));
}

function addWorker(program: Command): void {
  program
    .command('worker')
    .description(
      'thinks for the bots of servers with the same --nats, and does what simulate and others leave to --workers',
    )
    .addOption(natsOption().makeOptionMandatory())
    .addOption(botThreadsOption())
    .addOption(
      new Option('--task-threads <n>', 'threads for what others leave to it, 0 for none (default: as many)').argParser(
        wholeFrom(0),
      ),
    )
    .addOption(languageOption())
    .addHelpText('after', examples('worker --nats nats://bus --bot-threads 8'))
    .action(async (options) => (await import('./commands/worker.ts')).runWorker(options));
}

function addMove(program: Command): void {
  program
    .command('move')
    .description(
      'moves everything from a data folder to an empty PostgreSQL database, and proves that both hold the same',
    )
    .option('--data <folder>', 'where matches are kept', './data')
    .addOption(databaseOption().makeOptionMandatory())
    .addOption(languageOption())
    .addHelpText('after', examples('move --data /var/lib/levante --database postgres://db/levante'))
    .action(async (options) => (await import('./commands/book.ts')).runMove(options));
}

function addBackup(program: Command): void {
  program
    .command('backup')
    .description('copies a data folder, also while a server works on it; the copy is a data folder like any other')
    .option('--data <folder>', 'where matches are kept', './data')
    .requiredOption('--to <folder>', 'a new or empty folder')
    .addOption(languageOption())
    .addHelpText('after', examples('backup --data /var/lib/levante --to /backup/monday'))
    .action(async (options) => (await import('./commands/book.ts')).runBackup(options));
}

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

function addBench(program: Command): void {
  const bench = program.command('bench').description('how fast it is on this machine');
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
    .action(async (options) => (await import('./commands/bench.ts')).runBenchEngine(options));
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
    .action(async (options) => (await import('./commands/bench.ts')).runBenchPerft(options));
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
    .action(async (options) => (await import('./commands/bench-server.ts')).runBenchServer(options));
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
    .action(async (options) => (await import('./commands/bench-cluster.ts')).runBenchCluster(options));
}

const BENCH_ATTACK_NOTES = `
One person sits at every seat, hoards where that is legal, and ten times in the match asks at once for 20 streams, 100 actions
that are refused, and five further matches of these options with their records and lists. The server runs in a process of
its own, without limits on how much is asked.`;

function addBenchAttack(bench: Command): void {
  withMatchOptions(bench.command('attack'))
    .description('how late the event loop of a server is while somebody means it harm')
    .addOption(new Option('--plies <n>', 'how many actions of the match').default(100).argParser(wholeFrom(10)))
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_ATTACK_NOTES)
    .addHelpText('after', examples(`bench attack --players 2${SET_UP} --board bench/dear-board.json`))
    .action(async (options) => (await import('./commands/bench-attack.ts')).runBenchAttack(options));
}

const BENCH_BOTS_NOTES = `
Somebody plays at random against one bot, first alone on the server, then while others have bots play among themselves. The time
is from an action to the end of the bot's turn.`;

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
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', BENCH_BOTS_NOTES)
    .addHelpText('after', examples('bench bots', 'bench bots --game el-capitan --level capitan'))
    .action(async (options) => (await import('./commands/bench-bots.ts')).runBenchBots(options));
}

function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('tries the rules of a game by random play against everything that a game must keep')
    .addOption(gameOption())
    .addOption(new Option('--matches <n>', 'how many matches').default(100).argParser(wholeFrom(1)))
    .addOption(seedOption('the same seed gives the same matches').default(1))
    .addOption(
      new Option('--thin <n>', 'dear checks are made so many times less often; 0: all at every ply')
        .default(20)
        .argParser(wholeFrom(0)),
    )
    .addOption(jobsOption())
    .addOption(workersOption())
    .option('--records <folder>', 'where a failing match is saved, up to the ply that failed', './faults')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', examples('fuzz', `fuzz ${OTHER} --matches 20000 --seed 7 --jobs 2 --json`))
    .action(async (options) => (await import('./commands/fuzz.ts')).runFuzz(options));
}

const CHAOS_NOTES = `
A server of this build, in a process of its own on a folder of its own, is killed, stopped, frozen and started again, its disk
is filled (where \`prlimit\` is: to the process, every write is refused) and its clock jumps, while tables are played over HTTP
through a proxy that delays, cuts, halves and silences connections. With --cluster it is three servers and two workers, with a
PostgreSQL and a NATS that are started for it and killed as well (both must be installed), and the connections among them fail
in the same ways; the more tables there are, the slower people are. The seed chooses what is done; how it meets with
the rest is up to the machine. With --simulated, each run is a world of its own in this process, with time, network, disk and
store made from its seed: people play at random through one to three hosts on one store, which die and are started again;
requests, replies, rings and streams are lost, doubled and late, writes fail or only their answers are lost, bots do what no bot
should, clocks jump. Then it is calm, and everything must hold: each acknowledged command stands in the book once, where it was
said to; each follower stands where the book does; nobody was sent anything but what the book lets him see; nothing that chance
or a bot owes is left. The same seed gives the same world. A world that fails is told with the command that plays it again.`;

function addChaos(program: Command): void {
  program
    .command('chaos')
    .description('lets everything go wrong that can, and checks that nothing is lost, doubled, stuck or shown')
    .addOption(new Option('--minutes <n>', 'how long').default(1).argParser(above0))
    .addOption(new Option('--tables <n>', 'how many tables (default: 32; with --cluster 200)').argParser(wholeFrom(1)))
    .option('--cluster', 'three servers and two workers with PostgreSQL and NATS, in place of one server')
    .option('--simulated', 'in simulated worlds, a thousand times faster than life')
    .addOption(new Option('--runs <n>', 'how many simulated worlds').default(1000).argParser(wholeFrom(1)))
    .addOption(seedOption('of what is done; of the first world, and the next ones follow').default(1))
    .addOption(jobsOption())
    .option('--json', 'print the report as JSON')
    .addHelpText('after', CHAOS_NOTES)
    .addHelpText(
      'after',
      examples('chaos --minutes 10 --seed 7', 'chaos --cluster --minutes 10', 'chaos --simulated --runs 10000'),
    )
    .action(async (options) => (await import('./commands/chaos.ts')).runChaos(options));
}

const TRAIN_NOTES = `
The game is learned from nothing but its rules, by matches of the learner against itself. Every tenth of the way it is tried
by one look ahead, alone against deckhands. With --matches, the same seed gives the same weights to the last bit, whatever
--jobs is; with --minutes, the machine's speed decides how much is learned. A checkpoint is written beside the weights every
minute and at the end; Ctrl-C ends the generation of matches, writes both and exits. --resume goes on from a checkpoint
towards the same --minutes or --matches in all, or more; the lessons not yet forgotten begin anew, so that it is not to
the bit what it would have been without the break.`;

function addTrain(program: Command): void {
  program
    .command('train')
    .description('learns from nothing how good a position is, by playing against itself')
    .addOption(gameOption())
    .addOption(new Option('--minutes <n>', 'how long in all (default: 60)').argParser(above0).conflicts('matches'))
    .addOption(new Option('--matches <n>', 'how many matches in all, in place of a time').argParser(wholeFrom(1)))
    .addOption(new Option('--players <list>', 'numbers of seats to learn with (default: all)').argParser(wholes))
    .addOption(jobsOption())
    .addOption(workersOption())
    .addOption(seedOption('the same seed gives the same matches (default: 1)'))
    .option('--out <file>', 'where the weights are written (default: training/GAME.json)')
    .option('--resume <file>', 'go on from this checkpoint')
    .option('--write', 'draw the learning curve for the docs')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', TRAIN_NOTES)
    .addHelpText(
      'after',
      examples(
        'train --minutes 60',
        `train ${OTHER} --matches 2000 --players 2,4 --seed 7`,
        `train --minutes 90 --resume training/${DEFAULT_GAME.id}.checkpoint.json`,
      ),
    )
    .action(async (options) => (await import('./commands/train.ts')).runTrain(options));
}

/** The command line; what a command needs is loaded when it is called. */
export function programOf(): Command {
  const program = new Command('levante')
    .description('A digital table for merchant games of the Mediterranean.')
    .version(VERSION)
    .showHelpAfterError('(levante --help tells what there is)');
  for (const add of [
    addServe,
    addWorker,
    addBackup,
    addMove,
    addPlay,
    addSimulate,
    addLadder,
    addReplay,
    addVerify,
    addAnalyse,
    addPuzzles,
    addEngine,
    addBoard,
    addBench,
    addFuzz,
    addChaos,
    addTrain,
  ])
    add(program);
  return program;
}
