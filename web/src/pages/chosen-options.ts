import { isObject, type JsonObject } from '@levante/contract';
import type { GameCard } from '@levante/table/match/card.ts';

/** Returns a match's options as text: the choices made at set-up and the name of a custom board. */
export function chosenOptions(options: JsonObject, card: GameCard | undefined): readonly string[] {
  const choices = card?.words.value.choices;
  const chosen = (card?.choices ?? []).flatMap(({ key }) => {
    const value = options[key];
    return (Array.isArray(value) ? value : [value]).flatMap((one) => {
      const text = typeof one === 'string' ? choices?.[key]?.values[one] : undefined;
      return text === undefined ? [] : [shortened(text)];
    });
  });
  const { board } = options;
  return isObject(board) && typeof board.name === 'string' ? [...chosen, board.name] : chosen;
}

/** Returns an option's name without its explanation: "Porto" of "Porto: three berths, …". */
const shortened = (text: string): string => text.split(/\s*[:(]/, 1)[0] ?? text;
