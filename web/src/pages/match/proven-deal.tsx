import type { MatchRecord } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { type Verified, verifyRecord } from '@levante/host/verify';
import type { DealProofProps } from '@levante/table/room/deal.tsx';
import { Notice } from '@levante/table/ui/controls.tsx';
import { useMemo } from 'preact/hooks';
import { ownShareOf } from '../../hosts/server/own-entropy.ts';
import { areBranchesAsSeen } from '../../hosts/server/seen-branches.ts';
import { faultText } from '../record/fault-text.ts';
import { recordsWords } from '../record/words/index.ts';

/** Replays the record of a finished match and shows whether it proves the deal. */
export function ProvenDeal({ record, match, seats }: DealProofProps) {
  const words = recordsWords.value;
  // Without the game's rules the record cannot be replayed.
  const verdict = useMemo(() => (GAMES.has(record.game) ? verifyRecord(GAMES, record) : null), [record]);
  if (!verdict) return null;
  if (!verdict.ok) return <Notice>{faultText(verdict.fault, words)}</Notice>;
  if (!verdict.verified.deal) return null;
  return (
    <>
      <p>{words.dealProven}</p>
      <OwnPart record={record} match={match} seats={seats} />
      <TakenBackTurns record={record} match={match} verified={verdict.verified} />
    </>
  );
}

interface OwnPartProps {
  /** Verified, with a proven deal. */
  readonly record: MatchRecord;
  /** Match id on the server, if known. */
  readonly match?: string;
  /** Seats of the reader, if known. */
  readonly seats?: readonly number[];
}

/** Shows whether a proven deal includes this browser's entropy. If it does not, warns people who had a seat. */
export function OwnPart({ record, match = '', seats = [] }: OwnPartProps) {
  const words = recordsWords.value;
  const share = ownShareOf(record, match, seats);
  if (share === 'in') return <p>{words.ownIn}</p>;
  if (share === 'missing') return <Notice>{words.ownMissing}</Notice>;
  if (seats.length === 0) return null;
  return <Notice>{share === 'none' ? words.ownNone : words.ownElsewhere}</Notice>;
}

interface TakenBackTurnsProps extends OwnPartProps {
  readonly verified: Verified;
}

/** Shows how many turns of a proven deal were taken back, and whether the record agrees with what this browser saw. */
export function TakenBackTurns({ record, match, verified }: TakenBackTurnsProps) {
  const words = recordsWords.value;
  const isSeen = areBranchesAsSeen(verified.branches, record, match);
  const { length } = verified.branches;
  if (isSeen === false) return <Notice>{words.branchesUnseen(length)}</Notice>;
  if (length === 0) return null;
  return (
    <p>
      {words.takenBack(verified.takenBack)}{' '}
      {verified.unproven.includes('consent') && isSeen === null && words.consentUnproven}
    </p>
  );
}
