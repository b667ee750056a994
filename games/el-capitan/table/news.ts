import type { MatchRecord } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { NewsLine } from '@levante/table/match/card.ts';
import { extend, lastPly, plyBefore, timelineAt } from '@levante/table/match/timeline.ts';
import { words } from '@levante/table/words/index.ts';
import { wordsReady } from '@levante/table/words/language.ts';
import { logWords } from './log/words/index.ts';
import { namerOf } from './match/namer.ts';
import { elCapitanPositions, type Position } from './match/position.ts';
import { tableWords } from './match/words/index.ts';
import { ElCapitanPhrases } from './turn/phrases.ts';

/** Number of actions replayed before yielding to the page. */
const IN_A_ROW = 24;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Replays a record without blocking the page; null if the rules reject it. */
async function replayed(start: Position, actions: readonly string[]) {
  let timeline = timelineAt<Position, ElCapitanFact>(0, start);
  for (let at = 0; at < actions.length; at += IN_A_ROW) {
    const further = extend(timeline, actions.slice(at, at + IN_A_ROW));
    if (further === null) return null;
    timeline = further;
    await pause();
  }
  return timeline;
}

/** Returns deeds and paydays after a ply, newest first; empty if the rules reject the record. */
export async function newsOf(
  record: MatchRecord,
  from: number,
  names: readonly string[],
): Promise<readonly NewsLine[]> {
  await wordsReady();
  const start = elCapitanPositions.opening(record);
  if ('code' in start) return [];
  const timeline = await replayed(start, record.actions);
  if (timeline === null) return [];
  const phrases = new ElCapitanPhrases(words.value, namerOf(start.board, names, tableWords.value.names));
  const lines = phrases.log(timeline, lastPly(timeline)).flatMap((group) => group.lines);
  return lines.flatMap(({ ply = 0, seat, text }): NewsLine[] => {
    if (ply <= from) return [];
    const paid = plyBefore(timeline, ply)?.facts.find((fact) => fact.type === 'payday');
    // Payments of a payday are omitted.
    if (paid) return seat === null ? [{ seat, text: logWords.value.payday(paid.phase) }] : [];
    return seat === null ? [] : [{ seat, text }];
  });
}
