import { say } from '@levante/table/words/grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';
import type { ActionLine, NameOf } from '../../match/lines.ts';
import type { Prompt } from '../intents.ts';
import en from './en.ts';

export const hornTurnWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});

/** Returns the sentence for a prompt. */
export const sayPrompt = (prompt: Prompt): string => say(hornTurnWords.value.questions, prompt.step, prompt, undefined);

/** Returns a short name of an action within a sentence. */
export const sayAction = (line: ActionLine, name: NameOf): string =>
  say(hornTurnWords.value.doing, line.verb, line, name);
