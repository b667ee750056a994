import type { AnalysisPhrases } from '@levante/table/analysis/match-analysis.ts';
import { analysisWords } from '@levante/table/analysis/words/index.ts';
import type { AnalysisPlace } from '@levante/table/match/game.ts';
import { AnalysisAt } from '@levante/table/puzzle/analysis-at.tsx';
import { raised } from '@levante/table/words/grammar.ts';
import { useMemo } from 'preact/hooks';
import { sayReason } from '../end/words/index.ts';
import type { GoldenHornMatch } from '../log/log.ts';
import { type ActionLine, readLine } from '../match/lines.ts';
import { sayAction } from '../turn/words/index.ts';
import { goldenHornWords } from '../words/index.ts';

/** Groups consecutive further steps. */
function inGroups(lines: readonly ActionLine[]): readonly ActionLine[][] {
  const groups: ActionLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.verb === 'on' && last?.[0]?.verb === 'on') last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Sentences about analysed turns. */
function tellingOf({ phrases: { speech } }: GoldenHornMatch): AnalysisPhrases {
  return {
    lines(_, lines) {
      const steps = inGroups(lines.flatMap((text) => readLine(text) ?? [])).flatMap((group) => {
        const [line] = group;
        if (!line) return [];
        if (line.verb !== 'on') return [sayAction(line, speech.name)];
        const cards = group.filter((one) => one.verb === 'on' && one.card !== null).length;
        return [analysisWords.value.stepsOn(group.length, cards)];
      });
      return raised(steps.join(', '));
    },
    reason: (reason) => sayReason(reason, { seat: speech.name, ship: goldenHornWords.value.shipName }),
  };
}

/** The analysis of a match of Golden Horn, at any place that shows it. */
export function AnalysisView({ context, on }: { readonly context: GoldenHornMatch; readonly on: AnalysisPlace }) {
  const telling = useMemo(() => tellingOf(context), [context]);
  return <AnalysisAt on={on} telling={telling} />;
}
