import type { TableSlots } from '@levante/table/match/game.ts';
import { Frame, useRoom } from '@levante/table/pointing/frame.tsx';
import type { PointingAt } from '@levante/table/pointing/pointing.ts';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { useRef } from 'preact/hooks';
import { type CoinTarget, coinReader } from './act/intents.ts';
import type { CoinMatchContext } from './match.ts';

/** Track with all runners, and the possible steps. */
export function RaceTable({ context, header, turn, log }: TableSlots<CoinMatchContext>) {
  const { editor, view, names, phrases } = context;
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom();
  const position = view.scene.value?.position;
  const open = editor.open.value ? editor.position.value : null;
  const pointing: PointingAt<CoinTarget> = {
    sign: (target) => (open && coinReader.intentsOf(open, [], target).length > 0 ? 'legal' : null),
    hint: () => null,
    pick: (target) => editor.pick(target),
    point: (target) => editor.point(target),
  };
  if (!position) return null;
  return (
    <Frame root={root} room={room} pointing={pointing} names={names} game="coin-race">
      <header class="table-head">{header}</header>
      <ol class="chart">
        {position.scores.map((points, seat) => (
          <li key={names[seat]}>{phrases.words.runner(names[seat] ?? '', points, position.goal)}</li>
        ))}
        {([1, 2] as const).map((step) => (
          <TargetButton key={step} target={{ on: 'step', step }} label={phrases.words.step(step)} class="button">
            {phrases.words.step(step)}
          </TargetButton>
        ))}
      </ol>
      <div class="table-side">
        {turn}
        {log}
      </div>
    </Frame>
  );
}
