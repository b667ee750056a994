import { Command, Option } from 'commander';
import { list, wholeFrom } from './arguments.ts';
import { VERSION } from './version.ts';

const DEFAULT_GAME = 'el-capitan';
const DEFAULT_PORT = 8080;

const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ levante ${line}`).join('\n')}`;
const gameOption = (): Option => new Option('--game <id>', 'the game').default(DEFAULT_GAME);
const playersOption = (): Option => new Option('--players <n>', 'how many seats').argParser(wholeFrom(1));
const seedOption = (text: string): Option => new Option('--seed <n>', text).argParser(wholeFrom(0));

/** Adds what is chosen before a match. */
function withMatchOptions(command: Command): Command {
  return command
    .addOption(gameOption())
    .addOption(playersOption())
    .option('--cities <list>', 'El Capitán: extra cities, e.g. POR,LIS,CAN', list)
    .option('--ruleset <name>', 'Golden Horn: as-described or as-published')
    .option('--board <board>', 'the name of a shipped board, or a board file (*.json)');
}

function addEngine(program: Command): void {
  program
    .command('engine')
    .description('the rules as a service: one JSON request a line in, one JSON reply a line out')
    .addHelpText('after', examples(`engine <<< '{"do":"hello"}'`))
    .action(async () => (await import('./commands/engine.ts')).runEngine());
}

function addSimulate(program: Command): void {
  withMatchOptions(program.command('simulate'))
    .description('plays many matches of bots against each other')
    .option('--bots <list>', 'levels of the bots, who change seats from match to match', list, ['random'])
    .addOption(new Option('--matches <n>', 'how many matches').default(100).argParser(wholeFrom(1)))
    .addOption(seedOption('the same seed gives the same matches').default(1))
    .addOption(new Option('--jobs <n>', 'threads (default: one a core)').argParser(wholeFrom(1)))
    .option('--records <folder>', 'keep every match as a record in this folder')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      examples(
        'simulate --players 4 --bots random --matches 2000 --json',
        'simulate --cities LIS,CAN --bots deckhand,random --records out',
      ),
    )
    .action(async (options) => (await import('./commands/simulate.ts')).runSimulate(options));
}

function addReplay(program: Command): void {
  program
    .command('replay')
    .description('shows the table of a recorded match')
    .argument('<file>', 'a record (*.levante.json)')
    .addOption(new Option('--ply <n>', 'the table before this ply (default: at the end)').argParser(wholeFrom(0)))
    .addHelpText('after', examples('replay match.levante.json', 'replay match.levante.json --ply 120'))
    .action(async (file, options) => (await import('./commands/replay.ts')).runReplay(file, options));
}

function addVerify(program: Command): void {
  program
    .command('verify')
    .description('decides every action of records anew, and proves that the deal was fair')
    .argument('<files...>', 'records (*.levante.json)')
    .addHelpText('after', examples('verify match.levante.json', 'verify records/independent/*.levante.json'))
    .action(async (files) => (await import('./commands/verify.ts')).runVerify(files));
}

function addPlay(program: Command): void {
  withMatchOptions(program.command('play'))
    .description('a match in this terminal against bots')
    .addOption(new Option('--seat <n>', 'your seat').default(0).argParser(wholeFrom(0)))
    .option('--bots <list>', 'levels of the bots (default: the strongest)', list)
    .option('--record <folder>', 'keep the match as a record in this folder')
    .addHelpText('after', examples('play', 'play --players 4 --cities LIS --bots deckhand'))
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

function addServe(program: Command): void {
  program
    .command('serve')
    .description('serves the page and the API')
    .addOption(new Option('--port <n>', 'the port').env('PORT').default(DEFAULT_PORT).argParser(wholeFrom(0)))
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--data <folder>', 'where matches are kept', './data')
    .addOption(
      new Option('--bot-threads <n>', 'threads in which bots think (default: all cores but one)').argParser(wholeFrom(1)),
    )
    .option('--trust-proxy', 'believe the X-Forwarded headers of a proxy in front')
    .addHelpText('after', examples('serve', 'serve --port 9000 --data /var/lib/levante'))
    .action(async (options) => (await import('./commands/serve.ts')).runServe(options));
}

function addBench(program: Command): void {
  const bench = program.command('bench').description('how fast it is on this machine');
  bench
    .command('engine')
    .description('uniformly random matches on one thread, the whole legal list made at every decision')
    .addOption(gameOption())
    .addOption(playersOption().default(4))
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', examples('bench engine', 'bench engine --players 2 --json'))
    .action(async (options) => (await import('./commands/bench.ts')).runBenchEngine(options));
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
    .addOption(new Option('--jobs <n>', 'threads (default: one a core)').argParser(wholeFrom(1)))
    .option('--records <folder>', 'where a failing match is saved, up to the ply that failed', './faults')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', examples('fuzz', 'fuzz --game golden-horn --matches 20000 --seed 7 --jobs 2 --json'))
    .action(async (options) => (await import('./commands/fuzz.ts')).runFuzz(options));
}

/** The command line; what a command needs is loaded when it is called. */
export function programOf(): Command {
  const program = new Command('levante')
    .description('A digital table for merchant games of the Mediterranean.')
    .version(VERSION)
    .showHelpAfterError('(levante --help tells what there is)');
  for (const add of [addServe, addPlay, addSimulate, addReplay, addVerify, addEngine, addBoard, addBench, addFuzz])
    add(program);
  return program;
}
