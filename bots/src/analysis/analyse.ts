import type { MatchRecord, RecordFault, Registry } from '@levante/contract';
import type { Commentator } from '../kit/commentator.ts';
import { type AnalysedTurn, type Analysis, markOf, seatsOf } from './analysis.ts';
import { type Asking, Assessor, type Verdict } from './assessor.ts';
import { inThousandths } from './thousandths.ts';
import { courseOf, type Turn } from './turns.ts';

/** A match to analyse, and the search settings. */
export interface AnalysisPlan extends Asking {
  readonly games: Registry;
  readonly record: MatchRecord;
}

/** Progress of an analysis, in units of roughly equal work. */
export interface AnalysisProgress {
  readonly done: number;
  readonly of: number;
}

/** Minimum loss of win probability in the first pass for a part to be searched again. */
const SUSPICIOUS = 0.01;
/**
 * Maximum budget of a part in the second pass, as a multiple of its first. The second pass as a whole gets the budget of
 * the first, divided among the suspicious parts.
 */
const LONGEST_LOOK = 6;

/** Thrown if a record does not follow the rules or its match is not over. */
export class BadRecord extends Error {
  readonly fault: RecordFault | null;

  /** `fault` is null if the match is not over. */
  constructor(fault: RecordFault | null) {
    super(fault ? `ply ${fault.ply}: ${fault.refusal.code}` : 'the match is not over');
    this.fault = fault;
  }
}

/**
 * Analyses a finished match turn by turn: finds the best turn given what the seat could see, and how much win probability
 * the played turn lost against it. A quick first pass covers every part; a second pass spends more on the suspicious ones.
 * Yields its progress after each step, so the caller can display it or stop. Deterministic as long as the budget does not
 * depend on time. Throws a `BadRecord` for an invalid record and a `RangeError` if the kit lacks the level.
 */
export function* analysing(plan: AnalysisPlan): Generator<AnalysisProgress, Analysis> {
  const { games, record, level } = plan;
  const { commentator } = plan.kit;
  const course = courseOf(games, record, commentator);
  if ('refusal' in course) throw new BadRecord(course);
  const result = course.end.result();
  if (!result) throw new BadRecord(null);
  const { turns } = course;
  const parts = turns.flat();
  const assessor = new Assessor(plan, commentator);
  const verdicts: Verdict[] = [];
  const work = 2 * parts.length;
  for (const part of parts) {
    verdicts.push(assessor.assess(part, 1, assessor.advice(part)));
    yield { done: verdicts.length, of: work };
  }
  const suspicious = [...verdicts.keys()].filter((i) => (verdicts[i]?.givenAway ?? 0) >= SUSPICIOUS);
  const share = Math.min(LONGEST_LOOK, parts.length / Math.max(1, suspicious.length));
  for (const [done, i] of suspicious.entries()) {
    const verdict = verdicts[i];
    if (verdict) verdicts[i] = assessor.assess(verdict.part, share, [verdict.best]);
    yield { done: parts.length + Math.ceil((parts.length * (done + 1)) / suspicious.length), of: work };
  }
  const byPart = new Map(verdicts.map((verdict) => [verdict.part, verdict]));
  const analysed = turns.map((turn) => analysedTurn(commentator, turn, verdictsOf(turn, byPart)));
  const players = result.ranks.length;
  return { game: record.game, players, level, turns: analysed, seats: seatsOf(players, analysed), result };
}

type Verdicts = readonly [Verdict, ...Verdict[]];

function verdictsOf([first, ...rest]: Turn, byPart: ReadonlyMap<Turn[0], Verdict>): Verdicts {
  const of = (part: Turn[0]): Verdict => {
    const verdict = byPart.get(part);
    if (!verdict) throw new Error(`ply ${part.ply} was not judged`);
    return verdict;
  };
  return [of(first), ...rest.map(of)];
}

/** Combines the verdicts on the parts of a turn; `best` and `reasons` refer to the part that lost most. */
function analysedTurn(commentator: Commentator, turn: Turn, verdicts: Verdicts): AnalysedTurn {
  const [first] = verdicts;
  const dearest = verdicts.reduce((most, one) => (one.givenAway > most.givenAway ? one : most));
  const last = verdicts.at(-1) ?? first;
  const { ply, seat, where } = turn[0];
  const givenAway = Math.round(1000 * verdicts.reduce((sum, one) => sum + one.givenAway, 0));
  const mark = markOf(givenAway);
  const { view, lines: played } = dearest.part;
  const end = last.part.ply + last.part.lines.length;
  const earlier = turn.filter((part) => part.ply < dearest.part.ply).flatMap(({ lines }) => lines);
  return {
    ...where,
    ply,
    plies: end - ply,
    seat,
    chancesBefore: inThousandths(first.withBest),
    chancesAfter: inThousandths(last.withPlayed),
    played: turn.flatMap(({ lines }) => lines),
    best: [...earlier, ...dearest.best.lines],
    from: dearest.part.ply,
    givenAway,
    mark,
    reasons: mark === null ? [] : commentator.reasons({ view, seat, played, best: dearest.best.lines }),
  };
}
