import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useMatch } from '../match/match-context.ts';
import { lastPly } from '../match/timeline.ts';
import { LogList } from './log-list.tsx';

/** The log of what this screen has shown so far, the newest first; a line leads to its moment. */
export function Log() {
  const { session, view, phrases } = useMatch();
  const timeline = session.timeline.value;
  const held = session.held.value;
  // What waits to be read is not told before it has been.
  const ply = held === null ? session.shown.value.ply : held - 1;
  // What says it may come later.
  const groups = useMemo(
    () => computed(() => (timeline ? phrases.log(timeline, Math.min(ply, lastPly(timeline))) : [])),
    [timeline, ply, phrases],
  ).value;
  return <LogList groups={groups} at={view.past.value} onPick={(to) => view.look(to)} />;
}
