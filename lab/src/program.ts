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
The bots sit one seat further in each match; as many matches as there are seats have one deal, so that everybody meets it
from every seat (as far as play agrees, the same chance follows). Each share of the wins has a 95 % interval that reaches
from the lower to the higher of two: Wilson's, as if matches were independent, and the one from how much deals differ. The
tied share a win and a place. A late turn took more than 1.1 times its --ms; --json tells times only with --ms, for
without it the same seed gives the same report.`;

function addSimulate(program: Command): void {
  withMatchOptions(program.command('simulate'))
    .description(LAB_COMMANDS.simulate)
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
    .description(LAB_COMMANDS.ladder)
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

const PUZZLE_NOTES = `
Bots play matches; near their ends, every turn of a position is weighed, and those that seem best are played on to the end
again and again with the same luck. A position is a puzzle where one deed wins at least 10 in 100 matches more than any other
one, and at least three standard errors more. What is found is kept in --found, a line each, and gone on with. With --out, each
puzzle is tried by every level, rated on the ladder of --results, and written for the page. --prove finds everything of such a
folder anew.`;

function addPuzzles(program: Command): void {
  program
    .command('puzzles')
    .description(LAB_COMMANDS.puzzles)
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

function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description(LAB_COMMANDS.fuzz)
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
    .description(LAB_COMMANDS.chaos)
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
    .description(LAB_COMMANDS.train)
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

/** Adds the lab's commands; their modules are loaded when a command is called. */
export function addLab(program: Command): Command {
  for (const add of [addSimulate, addLadder, addPuzzles, addBench, addFuzz, addChaos, addTrain]) add(program);
  return program;
}
