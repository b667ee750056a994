import { useMemo } from 'preact/hooks';
import { lastPly } from '../follow/timeline.ts';
import { LogList } from '../show/log-list.tsx';
import { useSeated } from './table-context.ts';

/** The log of what this screen has shown so far, the newest first. */
export function Log() {
  const { store, sight, voice } = useSeated();
  const timeline = store.timeline.value;
  const ply = sight.past.value ?? store.shown.value.ply;
  const groups = useMemo(
    () => (timeline ? voice.log(timeline, Math.min(ply, lastPly(timeline))) : []),
    [timeline, ply, voice],
  );
  return <LogList groups={groups} />;
}
