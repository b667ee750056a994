import { entryOf, type Table } from '@levante/contract';
import { goldenHorn, spentIn, turnDeed } from '@levante/golden-horn/rules';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GamePuzzles } from '@levante/table/match/study.ts';
import { puzzlesIn } from '@levante/table/puzzle/puzzle-list.ts';
import { computed } from '@preact/signals';
import { cardWords } from '../card/words/index.ts';

const rules = entryOf(goldenHorn);

/** Plays the parts of a deed, each by the first line that does it, up to where chance decides. */
const turnTo: GamePuzzles['turnTo'] = ({ state, seat }, deed) => {
  const loaded = rules.load(state);
  if (!loaded.ok) return null;
  const table = loaded.value;
  const lines: string[] = [];
  for (const part of [...deed.split(', ').flatMap(stepsOf), 'stop']) {
    const line = lineFor(table, seat, part);
    if (line !== null) lines.push(line);
    else if (table.actor() !== seat) break;
    else if (part !== 'stop') return null;
  }
  return lines.length > 0 ? lines : null;
};

export const goldenHornPuzzles: GamePuzzles = {
  rules,
  words: computed(() => cardWords.value.puzzles),
  ...puzzlesIn(
    () => import('./list.json'),
    () => import('./puzzles.json'),
  ),
  turnDeed: (_, lines) => turnDeed(lines),
  isSameTurn: (from, to) => from.round === to.round,
  turnTo,
  fetchPicture: lazy(async () => (await import('./picture.tsx')).PuzzleBoard),
  spentIn,
};

/** `on 3` is three steps. */
function stepsOf(part: string): readonly string[] {
  const steps = /^on (\d+)$/.exec(part)?.[1];
  return steps === undefined ? [part] : Array.from({ length: Number(steps) }, () => 'on');
}

/**
 * Plays a legal line that begins with a part of a deed, preferably a free one, and returns it; null if there is none.
 */
function lineFor(table: Table, seat: number, part: string): string | null {
  if (table.actor() !== seat) return null;
  const wanted = `${seat} ${part}`;
  const { actions } = table.legal();
  const line = actions.find((one) => one === wanted) ?? actions.find((one) => one.startsWith(`${wanted} `));
  return line !== undefined && table.play(line).ok ? line : null;
}
