/** Commands of the lab, available in a development checkout, with their descriptions. */
export const LAB_COMMANDS = {
  simulate: 'plays many matches of bots against each other',
  ladder: 'the tournament of the levels of bots, and how strong each is',
  puzzles: 'finds positions in which one turn is far better than all others, or proves them anew',
  bench: 'how fast it is on this machine',
  fuzz: 'tries the rules of a game by random play against everything that a game must keep',
  chaos: 'lets everything go wrong that can, and checks that nothing is lost, doubled, stuck or shown',
  train: 'learns from nothing how good a position is, by playing against itself',
} as const;

export type LabCommand = keyof typeof LAB_COMMANDS;

const isLabCommand = (word: string): word is LabCommand => Object.hasOwn(LAB_COMMANDS, word);

/** Returns the lab command that these words call or ask help for, or null. */
export function labCommandIn([first = '', second = '']: readonly string[]): LabCommand | null {
  const word = first === 'help' ? second : first;
  return isLabCommand(word) ? word : null;
}
