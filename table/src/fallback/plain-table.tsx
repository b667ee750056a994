import { isObject, type Json, type JsonObject, type Seat } from '@levante/contract';
import type { Match } from '@levante/wire';
import { PlayerClock } from '../clock/seat-clock.tsx';
import { namesOf } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { words as kit } from '../words/index.ts';
import type { ReceivedMatch } from './fallback-session.ts';
import type { FallbackWords } from './words/en.ts';

interface PlainTableProps {
  readonly received: ReceivedMatch;
  readonly words: FallbackWords;
  readonly sending: boolean;
  readonly act: (line: string) => void;
  /** Switches to another of this screen's seats. */
  readonly lookThrough: (seat: Seat) => void;
}

/** Any game as text: current turn, legal actions, seats, state and record. */
export function PlainTable({ received, words, sending, act, lookThrough }: PlainTableProps) {
  const names = namesOf(received.match);
  return (
    <div class="plain">
      <section class="plain-turn" aria-labelledby="plain-heading">
        <h2 id="plain-heading" aria-live="polite">
          {headingOf(received.match, words)}
        </h2>
        <Choices received={received} words={words} sending={sending} act={act} />
        <OwnSeats match={received.match} names={names} words={words} lookThrough={lookThrough} />
      </section>
      <Seats match={received.match} names={names} words={words} />
      <section class="plain-state">
        <h2>{words.table}</h2>
        <Rows rows={summaryOf(received.state, names, words)} />
      </section>
      <Lines lines={received.lines} names={names} words={words} />
    </div>
  );
}

export function headingOf(match: Match, words: FallbackWords): string {
  if (match.status === 'over') return words.over;
  if (match.actor === '*') return words.chance;
  const seat = Number(match.actor);
  const name = namesOf(match)[seat] ?? '';
  if (!match.mine.includes(seat)) return kit.value.follow.turnOf(name);
  return match.mine.length > 1 ? words.turnHere(name) : kit.value.follow.yourTurn;
}

function Choices({ received, words, sending, act }: Omit<PlainTableProps, 'lookThrough'>) {
  if (!received.legal) return null;
  return (
    <>
      <p class="quiet">{sending ? words.sending : words.chooseOne}</p>
      <ul class="plain-choices" aria-label={words.chooseOne}>
        {received.legal.map((line) => (
          <li key={line}>
            <button type="button" class="button" aria-disabled={sending} onClick={() => act(line)}>
              {actionParts(line).what}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MatchProps {
  readonly match: Match;
  readonly names: readonly string[];
  readonly words: FallbackWords;
}

/** Several people at one screen switch seats explicitly, so that no player sees another's secrets by accident. */
function OwnSeats({ match, names, words, lookThrough }: MatchProps & Pick<PlainTableProps, 'lookThrough'>) {
  const actor = Number(match.actor ?? -1);
  if (match.status !== 'running' || actor === match.viewer || !match.mine.includes(actor)) return null;
  return (
    <Button primary onClick={() => lookThrough(actor)}>
      {words.takeScreen(names[actor] ?? '')}
    </Button>
  );
}

function Seats({ match, names, words }: MatchProps) {
  const { result } = match;
  return (
    <section class="plain-seats">
      <h2>{words.seats}</h2>
      <ol>
        {match.seats.map(({ seat, taken, mine }) => (
          <li key={seat} data-turn={match.actor === String(seat) ? '' : undefined}>
            <span>{taken ? names[seat] : words.openSeat}</span>
            {mine && <span class="quiet">{kit.value.follow.you}</span>}
            <PlayerClock seat={seat} />
            {result && (
              <span class="plain-score">{words.rankAndScore(result.ranks[seat] ?? 0, result.scores[seat] ?? 0)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl class="plain-rows">
      {rows.map(({ name, value }) => (
        <div key={name} data-deep={typeof value === 'string' ? undefined : ''}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : <Rows rows={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The record, newest line first. */
function Lines({ lines, names, words }: { readonly lines: readonly string[] } & Omit<MatchProps, 'match'>) {
  return (
    <section class="plain-lines">
      <h2 id="plain-log">{words.log}</h2>
      {lines.length === 0 ? (
        <p class="quiet">{words.nothingYet}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <ol reversed tabIndex={0} aria-labelledby="plain-log">
          {[...lines.entries()].reverse().map(([ply, line]) => {
            const { actor, what } = actionParts(line);
            return <li key={ply}>{actor === '*' ? what : words.line(names[Number(actor)] ?? actor, what)}</li>;
          })}
        </ol>
      )}
    </section>
  );
}

/** A property of a state, with its value or its parts. */
export interface Row {
  readonly name: string;
  readonly value: string | readonly Row[];
}

const SHOWN_ELSEWHERE = ['game', 'actor'];

/** Converts an identifier to a title: `lastRound` and `last-round` become `Last round`. */
export function fallbackTitle(id: string): string {
  const text = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Converts a state of any game to rows. A list with one entry per seat is labelled with the players' names. */
export function summaryOf(state: JsonObject, names: readonly string[], words: FallbackWords): readonly Row[] {
  const shown = Object.entries(state).filter(([key]) => !SHOWN_ELSEWHERE.includes(key));
  return shown.map(([key, value]) => ({ name: fallbackTitle(key), value: tellOf(value, names, words) }));
}

function tellOf(value: Json, names: readonly string[], words: FallbackWords): Row['value'] {
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'object') return String(value);
  const bySeat = Array.isArray(value) && value.length === names.length;
  const entries = Object.entries(value);
  if (entries.length === 0) return words.none;
  if (Array.isArray(value) && !bySeat && value.every((item) => !isObject(item) && !Array.isArray(item))) {
    return value.map((item) => textOf(tellOf(item, names, words))).join(', ');
  }
  return entries.map(([key, item]) => ({
    name: bySeat ? (names[Number(key)] ?? key) : Array.isArray(value) ? String(Number(key) + 1) : fallbackTitle(key),
    value: tellOf(item, names, words),
  }));
}

const textOf = (value: Row['value']): string => (typeof value === 'string' ? value : '');

/** Splits an action into its actor and the rest. */
export function actionParts(line: string): { readonly actor: string; readonly what: string } {
  const [actor = '', ...rest] = line.split(' ');
  return { actor, what: rest.join(' ') };
}
