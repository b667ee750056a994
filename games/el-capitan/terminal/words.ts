import type { Board } from '@levante/el-capitan/rules';

/** What an action line of El Capitán says, in words: `0 sail MAR-3 NAP` → `Sail to Napoli with Marseille, 3 seals`. */
export function wordsOf(board: Board): (line: string) => string {
  const names = new Map([...board.cities, ...board.extraCities].map(({ code, name }) => [code, name]));
  const place = (code: string): string => names.get(code) ?? (code === 'BANK' ? 'the bank' : code);

  /** `Marseille, 3 seals` or `Venezia – Tanger`. */
  const card = (code: string): string => {
    const [first = '', second = ''] = code.split('-');
    return names.has(second)
      ? `${place(first)} – ${place(second)}`
      : `${place(first)}, ${second} seal${second === '1' ? '' : 's'}`;
  };
  const price = (code: string): number | undefined =>
    board.destinationCards.find(({ city, seals }) => `${city}-${seals}` === code)?.price ??
    board.connectionCards.find(({ cities }) => cities.join('-') === code)?.price;
  const loan = (amount: string) => board.loans.find((one) => String(one.amount) === amount);
  const neutral = (word: string | undefined): string => (word === 'neutral' ? ' of the neutral colour' : '');

  const pirate = (how: string, args: readonly string[]): string => {
    const [first = '', second = ''] = args;
    if (how === 'anchor') return `Anchor the pirate at berth ${first}`;
    if (how === 'card') return `Send the pirate to ${place(second)} with ${card(first)}`;
    return `Move the pirate to ${place(first)}, berth ${second} (${how === 'free' ? 'the free move' : 'for florins'})`;
  };

  const verbs: Readonly<Record<string, (args: readonly string[]) => string>> = {
    reveal: ([code = '']) => `${card(code)} is turned up`,
    buy: ([code = '']) => `Buy ${card(code)} for ${price(code) ?? '?'}`,
    sail: ([code = '', city = '']) => `Sail to ${place(city)} with ${card(code)}`,
    build: ([site = '', of]) => `Build a warehouse${neutral(of)} on site ${site}`,
    reopen: ([site = '', of]) => `Reopen a shut warehouse${neutral(of)} on site ${site}`,
    fortress: ([site = '']) => `Build a fortress on site ${site}`,
    loan: ([amount = '']) => `Go to the bank for a loan of ${amount} (back: ${loan(amount)?.repay ?? '?'})`,
    repay: ([amount = '']) => `Repay the loan of ${amount}`,
    extend: ([amount = '']) => `Extend the loan of ${amount} (back then: ${loan(amount)?.extended ?? '?'})`,
    starter: ([seat = '']) => `Seat ${seat} shall start the next phase`,
    pirate: ([how = '', ...args]) => pirate(how, args),
    pass: () => 'Pass',
    end: () => 'End the turn',
  };

  return (line) => {
    const [, verb = '', ...args] = line.split(' ');
    return verbs[verb]?.(args) ?? line;
  };
}
