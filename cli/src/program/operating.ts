import { type Command, Option } from 'commander';
import { above0, wholeFrom } from '../lib/arguments.ts';
import { languageOption } from '../lib/language.ts';
import { databaseOption, examples } from '../lib/options.ts';

/** Commands for operators. Each works on a data folder or a database, also while servers use it. */

const MAX_PAGE = 1000;

function withPlace(command: Command): Command {
  return command
    .option('--data <folder>', 'folder of the stored matches (default: ./data)')
    .addOption(databaseOption())
    .addOption(languageOption());
}

const commands = async () => await import('../commands/operate.ts');
const reportCommands = async () => await import('../commands/reports.ts');

/** Adds the commands for matches. */
export function addMatchesCommands(program: Command): void {
  const matches = program.command('matches').description('lists, shows, ends and deletes stored matches');
  withPlace(matches.command('list'))
    .description('lists matches, newest first')
    .addOption(new Option('--status <status>', 'only matches with this status').choices(['waiting', 'running', 'over']))
    .option('--game <id>', 'only matches of this game')
    .option('--person <id>', 'only matches in which this person has a seat')
    .option('--opened-by <id>', 'only matches opened by this person')
    .option('--opened-from <mark>', 'only matches opened from the address with this mark')
    .addOption(
      new Option('--before <n>', 'only matches below this number, as shown by the previous page').argParser(
        wholeFrom(0),
      ),
    )
    .addOption(new Option('--limit <n>', 'maximum number of matches').default(20).argParser(wholeFrom(1, MAX_PAGE)))
    .option('--json', 'print one line of JSON for each')
    .addHelpText('after', examples('matches list --data /var/lib/levante --status running --limit 50'))
    .action(async (options) => (await commands()).runMatches(options));
  withPlace(matches.command('show'))
    .description('shows a match: its status, who opened it, and its seats')
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
    .description('deletes a match with all its data')
    .argument('<id>', 'the match')
    .addHelpText('after', examples('matches delete gk85q2mskt5eqf'))
    .action(async (id, options) => (await commands()).runDelete(id, options));
}

/** Adds the commands for people. */
export function addPeopleCommands(program: Command): void {
  const people = program
    .command('people')
    .description('revokes the keys of a person, and handles reports of chat lines');
  withPlace(people.command('revoke'))
    .description('invalidates every cookie and token of a person, and closes their streams')
    .argument('<id>', 'the person, as shown by `levante matches show`')
    .addHelpText('after', examples('people revoke 3k9xq0v7m2s5c8r1t4w6y0ab'))
    .action(async (id, options) => (await commands()).runRevoke(id, options));
  withPlace(people.command('reports'))
    .description('lists the open reports of chat lines, oldest first, with up to 19 lines before each')
    .addOption(new Option('--limit <n>', 'maximum number of reports').default(20).argParser(wholeFrom(1, MAX_PAGE)))
    .option('--json', 'print one line of JSON for each')
    .addHelpText('after', examples('people reports --data /var/lib/levante'))
    .action(async (options) => (await reportCommands()).runReports(options));
  withPlace(people.command('handled'))
    .description('marks a report as handled, so that it is no longer listed')
    .argument('<report>', 'the report, as shown by `levante people reports`')
    .addHelpText('after', examples('people handled t4w6y0ab3k9xq0'))
    .action(async (report, options) => (await reportCommands()).runHandled(report, options));
  withPlace(people.command('remove-line'))
    .description('removes what a line of a chat says, for all its readers')
    .argument('<match>', 'the match')
    .argument('<line>', 'number of the line, as shown by `levante people reports`', wholeFrom(1))
    .addHelpText('after', examples('people remove-line gk85q2mskt5eqf 7'))
    .action(async (match, line, options) => (await reportCommands()).runRemoveLine(match, line, options));
}

/** Adds the commands for bans. */
export function addBansCommands(program: Command): void {
  const bans = program.command('bans').description('bans people and addresses for a time');
  withPlace(bans.command('add'))
    .description('bans a person, an address (for IPv6 its /64) or the mark of an address')
    .argument('<subject>', 'a person’s id, an address, or a mark, as shown by `levante matches show`')
    .addOption(new Option('--hours <n>', 'duration in hours').default(24).argParser(above0))
    .addHelpText('after', examples('bans add 203.0.113.5 --hours 2', 'bans add 2001:db8:1:2::7'))
    .action(async (subject, options) => (await commands()).runBan(subject, options));
  withPlace(bans.command('list'))
    .description('lists the bans in force')
    .option('--json', 'print one line of JSON for each')
    .addHelpText('after', examples('bans list'))
    .action(async (options) => (await commands()).runBans(options));
  withPlace(bans.command('lift'))
    .description('lifts a ban')
    .argument('<subject>', 'the subject, as shown by `levante bans list`')
    .addHelpText('after', examples('bans lift 203.0.113.5'))
    .action(async (subject, options) => (await commands()).runLift(subject, options));
}
