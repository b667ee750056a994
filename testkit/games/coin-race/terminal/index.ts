import type { JsonObject } from '@levante/contract';

const VERBS: Readonly<Record<string, string>> = {
  'step 1': 'Take a step',
  'step 2': 'Take two steps',
  heads: 'heads',
  tails: 'tails',
};

/** Terminal display of the coin race, in English only. */
export const coinRaceTerminal = {
  setup: () => ({ goal: 'the goal' }),
  in: () => ({
    picture({ scores }: JsonObject, names: readonly string[]): string[] {
      const counts = Array.isArray(scores) ? scores : [];
      return ['Coin race', ...counts.map((count, seat) => `${names[seat] ?? seat}: ${count}`)];
    },
    own({ scores }: JsonObject, names: readonly string[], seat: number): string[] {
      return [`${names[seat] ?? seat}: ${Array.isArray(scores) ? scores[seat] : 0}`];
    },
    say(_state: JsonObject, line: string): string {
      const [, ...verb] = line.split(' ');
      return VERBS[verb.join(' ')] ?? line;
    },
    reason: ({ kind }: { readonly kind: string }): string => kind,
  }),
};
