import { type Command, Option } from 'commander';
import { list, wholeFrom } from '../lib/arguments.ts';
import { languageOption, typedLanguage } from '../lib/language.ts';
import { examples, OFFER, SET_UP, withMatchOptions } from '../lib/options.ts';
import { setupHelp } from '../lib/setup.ts';
import { PLAY_HELP } from '../words/play-help.ts';

const EXAMPLES = examples('play', `play --players 4${SET_UP} --bots helmsman`, 'play --resume');

/** Adds `levante play`. */
export function addPlay(program: Command): void {
  const play = withMatchOptions(program.command('play'))
    .description('plays a match against bots in this terminal')
    .addOption(new Option('--seat <n>', 'your seat').default(0).argParser(wholeFrom(0)))
    .option('--bots <list>', 'levels of the bots (default: deckhand)', list)
    .option('--resume', 'continue the match that was saved last')
    .option('--record <folder>', 'save the record of the match in this folder')
    .addOption(languageOption())
    .action(async (options) => (await import('../commands/play.ts')).runPlay(options));
  translate(play);
}

/** Translates the help into the requested language, or the system's. */
function translate(play: Command): void {
  const language = typedLanguage();
  if (language === 'en') return void play.addHelpText('after', EXAMPLES);
  const words = PLAY_HELP[language];
  const descriptions = new Map<string, string>([
    ...Object.entries(words.options),
    ...setupHelp(OFFER, language, words),
  ]);
  const titles = new Map<string, string>(Object.entries(words.titles));
  play
    .description(words.description)
    .helpOption('-h, --help', words.options['--help'])
    .configureHelp({
      styleTitle: (title) => titles.get(title) ?? title,
      optionDescription: ({ long, description, defaultValue }) => {
        const text = descriptions.get(long ?? '') ?? description;
        return defaultValue === undefined ? text : `${text} ${words.usual(String(defaultValue))}`;
      },
    })
    .addHelpText('after', EXAMPLES.replace('Examples:', words.titles['Examples:']));
}
