import type { Action, Random } from '@levante/contract';

/** Returns integers near the listed ones and far from them, none of which is listed. */
export function otherIntegers(legal: readonly Action[], count: number, random: Random): readonly Action[] {
  const listed = new Set(legal);
  const most = Math.max(...legal, 1);
  const others = new Set<Action>();
  for (let i = 0; i < count; i++) {
    const near = legal[random.below(legal.length)] ?? 0;
    for (const other of [near + 1, near - 1, near ^ (1 << random.below(16)), random.below(2 * most + 64)]) {
      if (other >= 0 && !listed.has(other)) others.add(other);
    }
  }
  return [...others];
}

type Change = (words: readonly string[], stranger: readonly string[], random: Random) => readonly string[];

const pick = (words: readonly string[], random: Random): number => random.below(words.length);

/** Mutations of a line, given as words; `stranger` is another line of the list. */
const CHANGES: readonly Change[] = [
  (words) => words.slice(0, -1),
  (words) => [...words, words.at(-1) ?? ''],
  (words) => [...words, ''],
  (words) => ['', ...words],
  (words) => words.map((word) => word.toUpperCase()),
  (words) => words.map((word) => word.toLowerCase()),
  (words) => [words[0] ?? '', '', ...words.slice(1)],
  (words) => [...words].reverse(),
  (words, _, random) => words.with(0, ['0', '1', '2', '3', '4', '5', '*', '?', '-1', '00'][random.below(10)] ?? ''),
  (words, stranger, random) => words.with(pick(words, random), stranger[pick(stranger, random)] ?? ''),
  (words, stranger) => [...words.slice(0, 2), ...stranger.slice(2)],
  (words, stranger) => [...stranger.slice(0, 2), ...words.slice(2)],
  (words, _, random) => {
    const at = pick(words, random);
    return words.with(
      at,
      (words[at] ?? '').replace(/\d+/, (digits) => String(Number(digits) + 1 + random.below(12))),
    );
  },
  (words, _, random) => {
    const at = pick(words, random);
    return words.with(
      at,
      (words[at] ?? '').replace(/\d+/, (digits) => `0${digits}`),
    );
  },
  (words, _, random) => words.with(pick(words, random), '?'),
  (words, _, random) => words.with(pick(words, random), 'é\u0000__proto__'),
  (words) => words.map((word) => `${word}\n`),
  () => [''],
  () => ['x'.repeat(5000)],
];

/** Returns mutated legal lines, some of which may be legal again. */
export function otherLines(lines: readonly string[], count: number, random: Random): readonly string[] {
  return Array.from({ length: count }, () => {
    const words = (lines[random.below(lines.length)] ?? '').split(' ');
    const stranger = (lines[random.below(lines.length)] ?? '').split(' ');
    return (CHANGES[random.below(CHANGES.length)]?.(words, stranger, random) ?? []).join(' ');
  });
}
