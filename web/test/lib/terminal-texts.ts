import { CLI_WORDS } from '@levante/cli/words';
import { TERMINAL_WORDS as CAPITAN } from '@levante/el-capitan/terminal/words';
import { TERMINAL_WORDS as HORN } from '@levante/golden-horn/terminal/words';
import type { Language } from '@levante/table/words/languages.ts';

/** Returns the command line's texts for players and hosts, except those shared with the page. */
export function terminalIn(language: Language): object {
  const { analyse, ...cli } = CLI_WORDS[language];
  const { page: _page, ...ownAnalyse } = analyse;
  const { reasons: _capitan, namer, ...capitan } = CAPITAN[language];
  const { reasons: _horn, ...horn } = HORN[language];
  const { seatWithoutName } = namer;
  return {
    cli: { ...cli, analyse: ownAnalyse },
    'el-capitan': { ...capitan, seatWithoutName },
    'golden-horn': horn,
  };
}
