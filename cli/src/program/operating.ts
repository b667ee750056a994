import { MAX_INVITATION_USES } from '@levante/wire';
import { type Command, Option } from 'commander';
import { above0, noticeText, wholeFrom } from '../lib/arguments.ts';
import { databaseOption, examples } from '../lib/options.ts';

/** Commands for operators. Each works on a data folder or a database, also while servers use it. */

const MAX_PAGE = 1000;
/** Maximum duration of a mute, a pause, a notice and an invitation: a year. */
const MAX_DAYS = 365;
const MAX_HOURS = MAX_DAYS * 24;

function withPlace(command: Command): Command {
  return command
    .option('--data <folder>', 'folder of the stored matches (default: ./data)')
    .addOption(databaseOption());
}

/** Adds the options of a command that takes a measure: it is written to the journal. */
const withReason = (command: Command): Command =>
  withPlace(command).option('--reason <text>', 'reason of the measure, for the journal and the person concerned');

const commands = async () => await import('../commands/operate.ts');
const reportCommands = async () => await import('../commands/reports.ts');
const operatorCommands = async () => await import('../commands/operators.ts');

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
  withReason(matches.command('end'))
    .description('ends a running match without a result')
    .argument('<id>', 'the match')
    .addHelpText('after', examples('matches end gk85q2mskt5eqf'))
    .action(async (id, options) => (await commands()).runEnd(id, options));
  withReason(matches.command('delete'))
    .description('deletes a match with all its data')
    .argument('<id>', 'the match')
    .addHelpText('after', examples('matches delete gk85q2mskt5eqf'))
    .action(async (id, options) => (await commands()).runDelete(id, options));
}

/** Adds the commands for people. */
export function addPeopleCommands(program: Command): void {
  const people = program
    .command('people')
    .description(
      'revokes keys, handles reports, mutes, pauses new matches, shows notices, invites people, and appoints operators, with a journal of all measures',
    );
  withReason(people.command('revoke'))
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
  withReason(people.command('handled'))
    .description('marks a report as handled, with all others of the same line')
    .argument('<report>', 'the report, as shown by `levante people reports`')
    .addHelpText('after', examples('people handled t4w6y0ab3k9xq0'))
    .action(async (report, options) => (await reportCommands()).runHandled(report, options));
  withReason(people.command('remove-line'))
    .description('removes what a line of a chat says, for all its readers')
    .argument('<match>', 'the match')
    .argument('<line>', 'number of the line, as shown by `levante people reports`', wholeFrom(1))
    .addHelpText('after', examples('people remove-line gk85q2mskt5eqf 7'))
    .action(async (match, line, options) => (await reportCommands()).runRemoveLine(match, line, options));
  addRestrictions(people);
  addNotices(people);
  addInvitations(people);
  addOperatorCommands(people);
}

/** Adds the commands for mutes, and for the pause of new matches. */
function addRestrictions(people: Command): void {
  const hours = (text: string): Option => new Option('--hours <n>', text).argParser(wholeFrom(1, MAX_HOURS));
  withReason(people.command('mute'))
    .description('keeps a person from writing in chats for a time')
    .argument('<person>', 'their handle or id')
    .addOption(hours('duration in hours').default(24))
    .addHelpText('after', examples('people mute hanna --hours 2 --reason insults'))
    .action(async (person, options) => (await operatorCommands()).runMute(person, options));
  withReason(people.command('unmute'))
    .description('lets a person write in chats again')
    .argument('<person>', 'their handle or id')
    .addHelpText('after', examples('people unmute hanna'))
    .action(async (person, options) => (await operatorCommands()).runUnmute(person, options));
  withReason(people.command('pause'))
    .description('pauses new matches from now on; running ones go on')
    .addOption(hours('duration in hours (default: until `levante people resume`)'))
    .addHelpText('after', examples('people pause --hours 1 --reason Update'))
    .action(async (options) => (await operatorCommands()).runPause(options));
  withReason(people.command('resume'))
    .description('lets matches open and begin again')
    .addHelpText('after', examples('people resume'))
    .action(async (options) => (await operatorCommands()).runResume(options));
}

/** Adds the commands for notices to all people. */
function addNotices(people: Command): void {
  const text = (flag: string, what: string): Option => new Option(flag, what).argParser(noticeText);
  withReason(people.command('notice'))
    .description('shows everybody a notice in a strip on every page, and prints its id')
    .argument('<text>', 'the text in English, which replaces a missing language', noticeText)
    .addOption(text('--de <text>', 'the text in German'))
    .addOption(text('--fr <text>', 'the text in French'))
    .addOption(text('--it <text>', 'the text in Italian'))
    .addOption(new Option('--hours <n>', 'duration in hours').default(24).argParser(wholeFrom(1, MAX_HOURS)))
    .addHelpText('after', examples('people notice "Update tonight at ten" --de "Heute um zehn Update" --hours 6'))
    .action(async (english, options) => (await operatorCommands()).runNotice(english, options));
  withPlace(people.command('notices'))
    .description('lists the notices that are shown, oldest first')
    .option('--json', 'print one line of JSON for each')
    .addHelpText('after', examples('people notices'))
    .action(async (options) => (await operatorCommands()).runNotices(options));
  withReason(people.command('withdraw-notice'))
    .description('withdraws a notice')
    .argument('<notice>', 'its id, as shown by `levante people notices`')
    .addHelpText('after', examples('people withdraw-notice gk85q2mskt5eqf'))
    .action(async (notice, options) => (await operatorCommands()).runWithdrawNotice(notice, options));
}

/** Adds the commands for invitations to a server with `--require-invitation`. */
function addInvitations(people: Command): void {
  withReason(people.command('invite'))
    .description('makes an invitation and prints its code; for servers with --require-invitation')
    .addOption(
      new Option('--uses <n>', 'number of people it admits').default(1).argParser(wholeFrom(1, MAX_INVITATION_USES)),
    )
    .addOption(new Option('--days <n>', 'days it can be used').default(7).argParser(wholeFrom(1, MAX_DAYS)))
    .addHelpText('after', examples('people invite --uses 20 --days 30'))
    .action(async (options) => (await operatorCommands()).runInvite(options));
  withPlace(people.command('invitations'))
    .description('lists the invitations that can be used, newest first')
    .option('--json', 'print one line of JSON for each')
    .addHelpText('after', examples('people invitations'))
    .action(async (options) => (await operatorCommands()).runInvitations(options));
  withReason(people.command('withdraw-invitation'))
    .description('withdraws an invitation; people who have used it stay')
    .argument('<invitation>', 'its code, or its id, as shown by `levante people invitations`')
    .addHelpText('after', examples('people withdraw-invitation k3m9-x2v7-m2s5-c8r7'))
    .action(async (invitation, options) => (await operatorCommands()).runWithdrawInvitation(invitation, options));
}

/** Adds the commands for the role of an operator, which is given on the machine only, and for the journal. */
function addOperatorCommands(people: Command): void {
  withReason(people.command('grant-operator'))
    .description('lets a person use the page for operators; they need an account')
    .argument('<person>', 'their handle or id')
    .addHelpText('after', examples('people grant-operator hanna'))
    .action(async (person, options) => (await operatorCommands()).runGrant(person, options));
  withReason(people.command('revoke-operator'))
    .description('takes the role of an operator from a person')
    .argument('<person>', 'their handle or id')
    .addHelpText('after', examples('people revoke-operator hanna'))
    .action(async (person, options) => (await operatorCommands()).runRevokeOperator(person, options));
  withPlace(people.command('operators'))
    .description('lists the people with the role of an operator')
    .option('--json', 'print one line of JSON for each')
    .addHelpText('after', examples('people operators'))
    .action(async (options) => (await operatorCommands()).runOperators(options));
  withPlace(people.command('journal'))
    .description('lists what operators have done, by command and on the page, newest first')
    .option('--before <id>', 'only measures before this one, as shown by the previous page')
    .addOption(new Option('--limit <n>', 'maximum number of measures').default(20).argParser(wholeFrom(1, MAX_PAGE)))
    .option('--json', 'print one line of JSON for each')
    .addHelpText('after', examples('people journal --data /var/lib/levante'))
    .action(async (options) => (await operatorCommands()).runJournal(options));
}

/** Adds the commands for bans. */
export function addBansCommands(program: Command): void {
  const bans = program.command('bans').description('bans people and addresses for a time');
  withReason(bans.command('add'))
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
  withReason(bans.command('lift'))
    .description('lifts a ban')
    .argument('<subject>', 'the subject, as shown by `levante bans list`')
    .addHelpText('after', examples('bans lift 203.0.113.5'))
    .action(async (subject, options) => (await commands()).runLift(subject, options));
}
