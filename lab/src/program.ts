import { above0, list, sectionName, wholeFrom, wholes } from '@levante/cli/lib/arguments.ts';
import { LAB_COMMANDS } from '@levante/cli/lib/lab-commands.ts';
import {
  DEFAULT_GAME,
  examples,
  gameOption,
  OTHER,
  OTHER_GAME,
  playersOption,
  SET_UP,
  seedOption,
  withMatchOptions,
} from '@levante/cli/lib/options.ts';
import { type Command, Option } from 'commander';
import { addBench } from './program/bench.ts';
import { budgetOption, jobsOption, resultsOption } from './program/lab-options.ts';

const SIMULATE_NOTES = `
The bots rotate by one seat in each match; one match per seat has the same deal, so that each bot plays it from every seat (the
same chance events follow as long as the play agrees). Each share of the wins has a 95 % interval that spans two intervals:
Wilson's, as if matches were independent, and one from the variance between deals. Ties share a win and a place. A turn is
late if it took more than 1.1 times its --ms. --json includes times only with --ms, since without it the same seed gives the
same report.`;

function addSimulate(program: Command): void {
  withMatchOptions(program.command('simulate'))
    .description(LAB_COMMANDS.simulate)
    .option('--bots <list>', 'levels of the bots, which rotate seats', list, ['random'])
    .addOption(
      new Option('--matches <n>', 'number of matches (default: 100, or unlimited with a time limit)').argParser(
        wholeFrom(1),
      ),
    )
    .addOption(new Option('--minutes <n>', 'start no deal after this time').argParser(above0))
    .addOption(new Option('--hours <n>', 'the same in hours').argParser(above0))
    .addOption(seedOption('the same seed gives the same matches').default(1))
    .addOption(budgetOption())
    .addOption(jobsOption())
    .option('--records <folder>', 'save the record of every match in this folder')
    .addOption(
      new Option('--write <name>', 'write the report to LADDER.md as a section with this name').argParser(sectionName),
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
lower. The number of matches is fixed in advance. Each pair has its own deals, each played from every seat; shares have the
intervals of \`levante simulate\`. Points are maximum-likelihood estimates of the Bradley-Terry model, 400 for odds of ten to
one, with the weakest level at 0; their intervals are based on those of the pairs. A side without a single win counts half a
match. random and mcts are included only if --levels names them. Every finished pair is saved immediately in ladder.json.`;

function addLadder(program: Command): void {
  withMatchOptions(program.command('ladder'), playersOption().default(2))
    .description(LAB_COMMANDS.ladder)
    .option('--levels <list>', 'only these levels', list)
    .option('--all', 'play every pair, not only neighbours')
    .addOption(new Option('--matches <n>', 'matches per pair, in whole deals').default(240).argParser(wholeFrom(1)))
    .addOption(seedOption('the same seed gives the same deals').default(1))
    .addOption(budgetOption())
    .addOption(jobsOption())
    .addOption(resultsOption())
    .option('--resume', 'reuse pairs with the same terms and build from ladder.json, play the others')
    .option('--write', 'write the table to LADDER.md')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', LADDER_NOTES)
    .addHelpText('after', examples('ladder --levels random,deckhand', `ladder ${OTHER} --ms 100 --resume --write`))
    .action(async (options) => (await import('./commands/ladder.ts')).runLadder(options));
}

const PUZZLE_NOTES = `
Bots play matches; near their ends, every turn of a position is evaluated, and the most promising ones are played out many times
with the same luck. A position is a puzzle if one deed wins at least 10 in 100 matches more than any other, and at least three
standard errors more. Puzzles found are saved in --found, one per line, and the search resumes from there. With --out, every
level tries each puzzle, which is then rated on the ladder of --results and written for the page. --prove verifies the puzzles
of such a folder again.`;

function addPuzzles(program: Command): void {
  program
    .command('puzzles')
    .description(LAB_COMMANDS.puzzles)
    .addOption(gameOption())
    .addOption(new Option('--count <n>', 'number of puzzles').default(300).argParser(wholeFrom(1)))
    .addOption(seedOption('seed of the first match').default(1))
    .option('--found <file>', 'file of the puzzles found so far', './puzzles.jsonl')
    .option('--out <folder>', 'folder for the rated puzzles')
    .addOption(new Option('--tries <n>', 'number of tries per level and puzzle').default(3).argParser(wholeFrom(1)))
    .option('--prove <folder>', 'verify the puzzles of this folder again')
    .addOption(new Option('--sample <n>', 'verify only about this many of them').argParser(wholeFrom(1)))
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

function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description(LAB_COMMANDS.fuzz)
    .addOption(gameOption())
    .addOption(new Option('--matches <n>', 'number of matches').default(100).argParser(wholeFrom(1)))
    .addOption(seedOption('the same seed gives the same matches').default(1))
    .addOption(
      new Option('--thin <n>', 'divide the frequency of expensive checks by this; 0: all checks at every ply')
        .default(20)
        .argParser(wholeFrom(0)),
    )
    .addOption(jobsOption())
    .option('--records <folder>', 'folder for the records of failing matches, up to the failing ply', './faults')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', examples('fuzz', `fuzz ${OTHER} --matches 20000 --seed 7 --jobs 2 --json`))
    .action(async (options) => (await import('./commands/fuzz.ts')).runFuzz(options));
}

const CHAOS_NOTES = `
A server of this build, in its own process and on its own folder, is killed, stopped, frozen and restarted, its disk is filled
(with \`prlimit\`, which makes every write of the process fail) and its clock jumps, while tables are played over HTTP through a
proxy that delays, cuts, truncates and stalls connections. With --cluster there are three servers and two workers, with their
own PostgreSQL and NATS, which are killed as well (both must be installed), and the connections between them fail in the same
ways; the more tables there are, the slower people play. The seed chooses the disruptions; their exact timing depends on the
machine. With --simulated, each run is a simulated world in this process, with time, network, disk and store generated from its
seed: people play at random through one to three hosts on one store, which crash and restart; requests, replies, bell rings and
streams are lost, doubled and late, writes fail or only their answers are lost, bots misbehave, clocks jump. Then the
disruptions end, and the checks run: each acknowledged command is stored exactly once, at its ply; each follower has reached the
stored ply; nobody was sent anything they may not see; no action of chance or of a bot is overdue. The same seed gives the same
world. A failing world is reported with the command that repeats it.`;

function addChaos(program: Command): void {
  program
    .command('chaos')
    .description(LAB_COMMANDS.chaos)
    .addOption(new Option('--minutes <n>', 'duration in minutes').default(1).argParser(above0))
    .addOption(new Option('--tables <n>', 'number of tables (default: 32; with --cluster 200)').argParser(wholeFrom(1)))
    .option('--cluster', 'use three servers and two workers with PostgreSQL and NATS instead of one server')
    .option('--simulated', 'run simulated worlds, a thousand times faster than real time')
    .addOption(new Option('--runs <n>', 'number of simulated worlds').default(1000).argParser(wholeFrom(1)))
    .addOption(seedOption('seed of the disruptions, or of the first simulated world').default(1))
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
The network learns from self-play alone, with no knowledge but the rules. After every tenth of the training it is evaluated with a
one-ply search, alone against deckhands. With --matches, the same seed gives exactly the same weights, whatever --jobs is; with
--minutes, the result depends on the machine's speed. A checkpoint is written beside the weights every minute and at the end;
Ctrl-C finishes the current generation of matches, writes both and exits. --resume continues from a checkpoint towards the same
total --minutes or --matches, or more; the replay buffer starts empty, so the result is not exactly that of an uninterrupted
training.`;

function addTrain(program: Command): void {
  program
    .command('train')
    .description(LAB_COMMANDS.train)
    .addOption(gameOption())
    .addOption(
      new Option('--minutes <n>', 'total duration in minutes (default: 60)').argParser(above0).conflicts('matches'),
    )
    .addOption(new Option('--matches <n>', 'total number of matches, instead of a duration').argParser(wholeFrom(1)))
    .addOption(new Option('--players <list>', 'numbers of seats to train with (default: all)').argParser(wholes))
    .addOption(jobsOption())
    .addOption(seedOption('the same seed gives the same matches (default: 1)'))
    .option('--out <file>', 'file for the weights (default: training/GAME.json)')
    .option('--resume <file>', 'continue from this checkpoint')
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

/** Adds the lab's commands; their modules are loaded when a command is called. */
export function addLab(program: Command): Command {
  for (const add of [addSimulate, addLadder, addPuzzles, addBench, addFuzz, addChaos, addTrain]) add(program);
  return program;
}
