import type { MatchRecord } from '@levante/contract';
import { useEffect, useState } from 'preact/hooks';
import { readerOf, useMatch } from '../match/match-context.ts';
import { turnTimeAt } from '../match/turn-time.ts';
import { clockFigures } from './pace-text.ts';
import { clockWords } from './words/index.ts';

/** Time used for the turn that is shown while looking back. Renders nothing without clocks. */
export function TimeUsed({ ply, last }: { readonly ply: number; readonly last: number }) {
  const context = useMatch();
  const { session, names, reach } = context;
  const [record, setRecord] = useState<MatchRecord | null>(null);
  // An opened record has its times although its match has no clocks any more.
  const isTimed = session.match.value?.clocks !== undefined || reach === 'nowhere';
  useEffect(() => {
    if (isTimed && last > 0) void session.record().then((reply) => setRecord(reply.ok ? reply.value : null));
  }, [session, isTimed, last]);
  const time = record && turnTimeAt(record, ply);
  if (!time || time.usedMs === 0) return null;
  const person = { name: names[time.seat] ?? '', you: readerOf(context) === time.seat };
  return <p class="quiet">{clockWords.value.used(person, clockFigures(Math.round(time.usedMs / 1000)))}</p>;
}
