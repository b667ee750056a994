import { type Command, Option } from 'commander';
import { wholeFrom } from './lib/arguments.ts';
import { LAB_COMMANDS } from './lib/lab-commands.ts';
import { languageOption } from './lib/language.ts';
import { databaseOption, examples, gameOption, seedOption } from './lib/options.ts';
import { emptyProgram } from './lib/program.ts';
import { addBansCommands, addMatchesCommands, addPeopleCommands } from './program/operating.ts';
import { addPlay } from './program/play.ts';
import { addBackup, addMove, addRestore, addServe, addWorker } from './program/serving.ts';

function addEngine(program: Command): void {
  program
    .command('engine')
    .description('runs the rules as a service: one JSON request per line in, one JSON reply per line out')
    .addHelpText('after', examples(`engine <<< '{"do":"hello"}'`))
    .action(async () => (await import('./commands/engine.ts')).runEngine());
}

function addReplay(program: Command): void {
  program
    .command('replay')
    .description('shows the table of a recorded match')
    .argument('<file>', 'a record (*.levante.json)')
    .addOption(new Option('--ply <n>', 'show the table before this ply (default: at the end)').argParser(wholeFrom(0)))
    .addOption(languageOption())
    .addHelpText('after', examples('replay match.levante.json', 'replay match.levante.json --ply 120'))
    .action(async (file, options) => (await import('./commands/replay.ts')).runReplay(file, options));
}

function addVerify(program: Command): void {
  program
    .command('verify')
    .description('replays every action of records, verifies the deal, and lists what is not proven')
    .argument('[files...]', 'records (*.levante.json)')
    .option('--data <folder>', 'verify every match stored in this folder, even while it is served')
    .addOption(databaseOption())
    .addOption(
      // A server stores every seed, so only its running matches are unproven.
      new Option(
        '--strict',
        'also fail if anything is not proven: no seed, commitment or result, a running match, hidden cards',
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
For every turn: each seat's chance to win, the best turn found with what the seat could see, and what the turn played gave
away, marked from 3, 7 and 15 % on as an inaccuracy, a mistake and a blunder. Luck is not counted. Without --ms the same
record always gives the same analysis. The format is described in docs/guides/analysis.md.`;

function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .description('finds the mistakes in a finished match, and better turns')
    .argument('<file>', 'a record (*.levante.json)')
    .addOption(new Option('--tries <n>', 'iterations per turn').default(120).argParser(wholeFrom(4)))
    .addOption(new Option('--ms <n>', 'milliseconds per turn, instead of iterations').argParser(wholeFrom(1)))
    .addOption(seedOption('seed of the iterations').default(1))
    .option('--json', 'print the analysis as JSON')
    .addOption(languageOption())
    .addHelpText('after', ANALYSE_NOTES)
    .addHelpText('after', examples('analyse match.levante.json', 'analyse match.levante.json --tries 500 --json'))
    .action(async (file, options) => (await import('./commands/analyse.ts')).runAnalyse(file, options));
}

function addBoard(program: Command): void {
  const board = program.command('board').description('board files');
  board
    .command('check')
    .description('checks a board file, and reports its first fault')
    .argument('<file>', 'a board file (*.json)')
    .addOption(gameOption())
    .addHelpText('after', examples('board check my-board.json'))
    .action(async (file, options) => (await import('./commands/board.ts')).runBoardCheck(file, options));
}

/** Returns the command line. The modules of a command are loaded when it is called. */
export function programOf(): Command {
  const program = emptyProgram();
  for (const add of [
    addServe,
    addWorker,
    addBackup,
    addRestore,
    addMove,
    addMatchesCommands,
    addPeopleCommands,
    addBansCommands,
    addPlay,
    addReplay,
    addVerify,
    addAnalyse,
    addEngine,
    addBoard,
  ])
    add(program);
  program.commandsGroup('Commands of the development checkout:');
  for (const [name, description] of Object.entries(LAB_COMMANDS)) program.command(name).description(description);
  return program;
}
