/** What can be heard at a table. */
export const SOUNDS = ['coin', 'ship', 'house', 'card', 'bell', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What is heard of a fact, by its type; most facts are silent. */
export type Cues<F extends { readonly type: string }> = { readonly [T in F['type']]?: Sound };

/** So many sounds of one moment are heard. */
const MOST = 3;

/** What is heard of what just happened: each sound once, in order. */
export function soundsOf<F extends { readonly type: string }>(cues: Cues<F>, facts: readonly F[]): readonly Sound[] {
  const known: ReadonlyMap<string, unknown> = new Map(Object.entries(cues));
  const heard = facts.flatMap(({ type }) => SOUNDS.find((one) => one === known.get(type)) ?? []);
  return [...new Set(heard)].slice(0, MOST);
}
