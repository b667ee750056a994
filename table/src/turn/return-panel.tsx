import type { Seat } from '@levante/contract';
import { type MatchSeat, STAND_IN_RULES } from '@levante/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { changeSeat } from '../clock/seat-request.ts';
import { clockWords } from '../clock/words/index.ts';
import { Playing } from '../follow/moment.tsx';
import type { RequestFault } from '../host/fault.ts';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { FaultNotice } from '../ui/fault-notice.tsx';
import { pageWords } from '../words/page/index.ts';
import { TurnPanel } from './turn-panel.tsx';

/** Returns the first seat of this screen that a bot plays in a running match, or null. */
export function seatAway({ session }: AnyMatchContext): MatchSeat | null {
  const match = session.match.value;
  if (match?.status !== 'running') return null;
  return match.seats.find(({ mine, playedBy }) => mine && playedBy !== undefined) ?? null;
}

interface ReturnPanelProps {
  readonly seat: Seat;
  readonly top: ComponentChildren;
}

/** Panel while a bot plays for the person at this screen: the bot, the reason, and the button to return. */
export function ReturnPanel({ seat, top }: ReturnPanelProps) {
  const { session, names } = useMatch();
  const words = clockWords.value;
  const [fault, setFault] = useState<RequestFault | null>(null);
  const [busy, setBusy] = useState(false);
  const playedBy = session.match.value?.seats[seat]?.playedBy;
  if (!playedBy) return null;
  const level = pageWords.value.home.levelName(playedBy.level);
  const isShared = session.mine.value.length > 1;
  const reclaim = async () => {
    setBusy(true);
    setFault(await changeSeat(session, 'reclaimSeat', seat));
    setBusy(false);
  };
  return (
    <TurnPanel
      top={top}
      calm
      heading={isShared ? words.playsForOther(level, names[seat] ?? '') : words.playsForYou(level)}
      mine
      prompt={words.why[playedBy.why]}
      steps={[]}
      actions={
        STAND_IN_RULES[playedBy.why].mayReclaim
          ? [
              {
                id: 'return',
                label: words.reclaim,
                price: null,
                primary: true,
                disabledReason: busy ? '' : null,
                onPick: () => void reclaim(),
              },
            ]
          : []
      }
      hasEnd={false}
      canEnd={false}
      endReason={null}
      onEnd={() => undefined}
    >
      {fault && <FaultNotice fault={fault} />}
      <div class="others-turn">
        <Playing />
      </div>
    </TurnPanel>
  );
}
