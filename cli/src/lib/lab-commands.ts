/** Commands of the lab, available in a development checkout, with their descriptions. */
export const LAB_COMMANDS = {
  simulate: 'plays many matches between bots',
  ladder: 'plays a tournament of the bots’ levels, and rates their strength',
  puzzles: 'finds positions in which one turn is far better than all others, or verifies known ones',
  bench: 'measures the speed on this machine',
  fuzz: 'tests the rules of a game by random play against the whole contract',
  chaos: 'injects every kind of failure, and checks that nothing is lost, doubled, stuck or revealed',
  train: 'trains the evaluation network of a game from scratch by self-play',
} as const;

export type LabCommand = keyof typeof LAB_COMMANDS;

const isLabCommand = (word: string): word is LabCommand => Object.hasOwn(LAB_COMMANDS, word);

/** Returns the lab command that these arguments run or request help for, or null. */
export function labCommandIn([first = '', second = '']: readonly string[]): LabCommand | null {
  const word = first === 'help' ? second : first;
  return isLabCommand(word) ? word : null;
}
