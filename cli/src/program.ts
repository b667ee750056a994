import { Command, Option } from 'commander';
import { above0, list, sectionName, wholeFrom, wholes } from './lib/arguments.ts';
import { languageOption, optionWords } from './lib/language.ts';
import { VERSION } from './lib/version.ts';
import { addBench } from './program/bench.ts';
import { addBansCommands, addMatchesCommands, addPeopleCommands } from './program/operating.ts';
import {
  budgetOption,
  DEFAULT_GAME,
  databaseOption,
  examples,
  gameOption,
  jobsOption,
  OTHER,
  OTHER_GAME,
  playersOption,
  resultsOption,
  SET_UP,
  seedOption,
  withMatchOptions,
} from './program/options.ts';
import { addPlay } from './program/play.ts';
import { addBackup, addMove, addServe, addWorker } from './program/serving.ts';

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
    .description('replays every action of records, verifies the deal, and says what is not proven')
    .argument('[files...]', 'records (*.levante.json)')
    .option('--data <folder>', 'verify every match stored in this folder, also while it is served')
    .addOption(databaseOption())
    .addOption(
      // A server stores every seed: of its matches only those that still run are unproven.
      new Option(
        '--strict',
        'fail also where something is not proven: no seed, commitment or result, a running match, hidden cards',
      ).conflicts(['data', 'database']),
    )
    .addOption(languageOption())
    .addHelpText(
      'after',
      examples('verify match.levante.json', 'verify records/independent/*.levante.json', 'verify --data ./data'),
    )
    .action(async (files, options) => {
      if (files.length > 0) return (await import('./commands/verify.ts')).runVerify(files, options);
      await (await import('./commands/verify-store.ts')).runVerifyStore(options);
    });
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

/** An option's fault in the language that is typed; anything else as the library says it. */
function localised(text: string): string {
  const words = optionWords();
  const [, flag = '', value = '', why = ''] =
    /^error: option '(.*?)' argument '([\s\S]*)' is invalid\. (.*)\n?$/.exec(text) ?? [];
  if (flag !== '') return `${words.invalid(flag, value, why)}\n`;
  const [, inEnv = '', variable = '', whyNot = ''] =
    /^error: option '.*?' value '([\s\S]*)' from env '(.*?)' is invalid\. (.*)\n?$/.exec(text) ?? [];
  return variable === '' ? text : `${words.invalidIn(variable, inEnv, whyNot)}\n`;
}

/** The command line; what a command needs is loaded when it is called. */
export function programOf(): Command {
  const program = new Command('levante')
    .description('A digital table for merchant games of the Mediterranean.')
    .version(VERSION)
    .showHelpAfterError('(levante --help tells what there is)')
    .configureOutput({ outputError: (text, write) => write(localised(text)) });
  for (const add of [
    addServe,
    addWorker,
    addBackup,
    addMove,
    addMatchesCommands,
    addPeopleCommands,
    addBansCommands,
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
