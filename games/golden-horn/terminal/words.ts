const CITIES: Readonly<Record<string, string>> = { VEN: 'Venice', CON: 'Constantinople' };
const cityName = (code: string): string => CITIES[code] ?? code;

/** `red and 2 pink`, for cards as an action names them. */
function cards(colours: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, count]) => (count === 1 ? colour : `${count} ${colour}`)).join(' and ');
}

const ship = (code: string): string => {
  const [seat, name] = code.split('.');
  return `the ${name} of seat ${seat}`;
};

const VERBS: Readonly<Record<string, (args: readonly string[]) => string>> = {
  place: ([mono = '', duo = '', trio = '']) =>
    `Start with mono in ${cityName(mono)}, duo in ${cityName(duo)}, trio in ${cityName(trio)}`,
  raid: ([target = '', ...colours]) => `Raid ${ship(target)}, playing ${cards(colours)}`,
  load: ([name = '', colour = '']) => `Load ${name} with all that is ${colour}, and put to sea`,
  sail: ([name = '']) => `Sail with ${name}`,
  turn: ([name = '']) => `Turn ${name} round and sail`,
  on: ([colour]) => (colour === undefined ? 'Sail on for nothing' : `Sail on, playing ${colour}`),
  stop: () => 'Stop here',
  announce: () => 'Announce the end',
  done: () => 'End the turn without announcing the end',
  pass: () => 'Pass',
  cube: ([city = '', colour = '']) => `${colour} goods come to ${cityName(city)}`,
  card: ([seat = '', colour = '']) => `seat ${seat} draws ${colour === '?' ? 'a card' : `a card, ${colour}`}`,
};

/** What an action line of Golden Horn says, in words: `0 on red` → `Sail on, playing red`. */
export function wordsOf(line: string): string {
  const [, verb = '', ...args] = line.split(' ');
  return VERBS[verb]?.(args) ?? line;
}
