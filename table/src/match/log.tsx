import { useMemo } from 'preact/hooks';
import { lastPly } from '../follow/timeline.ts';
import { LogList } from '../show/log-list.tsx';
import { useMatch } from './match-context.ts';

/** The log of what this screen has shown so far, the newest first. */
export function Log() {
  const { session, view, phrases } = useMatch();
  const timeline = session.timeline.value;
  const ply = view.past.value ?? session.shown.value.ply;
  const groups = useMemo(
    () => (timeline ? phrases.log(timeline, Math.min(ply, lastPly(timeline))) : []),
    [timeline, ply, phrases],
  );
  return <LogList groups={groups} />;
}
