import { type Command, Option } from 'commander';
import { above0, wholeFrom } from '../lib/arguments.ts';
import { languageOption } from '../lib/language.ts';
import { databaseOption, examples } from '../lib/options.ts';

/** Commands for operators. Each works on a data folder or a database, also while servers use it. */

const MAX_PAGE = 1000;

function withPlace(command: Command): Command {
  return command
    .option('--data <folder>', 'where matches are kept (default: ./data)')
    .addOption(databaseOption())
    .addOption(languageOption());
}

const commands = async () => await import('../commands/operate.ts');

/** Adds the commands for matches. */
export function addMatchesCommands(program: Command): void {
  const matches = program.command('matches').description('lists, shows, ends and deletes stored matches');
  withPlace(matches.command('list'))
    .description('lists matches, newest first')
    .addOption(new Option('--status <status>', 'only those').choices(['waiting', 'running', 'over']))
    .option('--game <id>', 'only those of this game')
    .option('--person <id>', 'only those in which this person sits')
    .option('--opened-by <id>', 'only those that this person opened')
    .option('--opened-from <mark>', 'only those opened from the place of this mark')
    .addOption(
      new Option('--before <n>', 'only those below this number, as the page before says').argParser(wholeFrom(0)),
    )
    .addOption(new Option('--limit <n>', 'how many').default(20).argParser(wholeFrom(1, MAX_PAGE)))
    .option('--json', 'print a line of JSON for each')
    .addHelpText('after', examples('matches list --data /var/lib/levante --status running --limit 50'))
    .action(async (options) => (await commands()).runMatches(options));
  withPlace(matches.command('show'))
    .description('shows a match: its status, who opened it, who sits in it')
    .argument('<id>', 'the match')
    .option('--json', 'print it as JSON')
    .addHelpText('after', examples('matches show gk85q2mskt5eqf'))
    .action(async (id, options) => (await commands()).runMatch(id, options));
  withPlace(matches.command('end'))
    .description('ends a running match without a result')
    .argument('<id>', 'the match')
    .addHelpText('after', examples('matches end gk85q2mskt5eqf'))
    .action(async (id, options) => (await commands()).runEnd(id, options));
  withPlace(matches.command('delete'))
    .description('deletes a match with everything that belongs to it')
    .argument('<id>', 'the match')
    .addHelpText('after', examples('matches delete gk85q2mskt5eqf'))
    .action(async (id, options) => (await commands()).runDelete(id, options));
}

/** Adds the commands for people. */
export function addPeopleCommands(program: Command): void {
  const people = program.command('people').description('revokes the keys of a person');
  withPlace(people.command('revoke'))
    .description('voids every cookie and token of a person, and ends their streams')
    .argument('<id>', 'the person, as `levante matches show` names them')
    .addHelpText('after', examples('people revoke 3k9xq0v7m2s5c8r1t4w6y0ab'))
    .action(async (id, options) => (await commands()).runRevoke(id, options));
}

/** Adds the commands for bans. */
export function addBansCommands(program: Command): void {
  const bans = program.command('bans').description('keeps persons and addresses out for a time');
  withPlace(bans.command('add'))
    .description('bans a person, an address (of IPv6 its /64) or the mark of a place')
    .argument('<subject>', 'a person’s id, an address, or a mark as `levante matches show` names them')
    .addOption(new Option('--hours <n>', 'for how long').default(24).argParser(above0))
    .addHelpText('after', examples('bans add 203.0.113.5 --hours 2', 'bans add 2001:db8:1:2::7'))
    .action(async (subject, options) => (await commands()).runBan(subject, options));
  withPlace(bans.command('list'))
    .description('lists the bans in force')
    .option('--json', 'print a line of JSON for each')
    .addHelpText('after', examples('bans list'))
    .action(async (options) => (await commands()).runBans(options));
  withPlace(bans.command('lift'))
    .description('lifts a ban')
    .argument('<subject>', 'as `levante bans list` names it')
    .addHelpText('after', examples('bans lift 203.0.113.5'))
    .action(async (subject, options) => (await commands()).runLift(subject, options));
}
