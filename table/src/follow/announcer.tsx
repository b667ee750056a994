import type { Seat } from '@levante/contract';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import type { ShownPly } from '../match/session.ts';
import { lastPly, plyBefore, positionAt, type Timeline } from '../match/timeline.ts';

/** So many sentences are kept; of more that come at once, only the last are told. */
const KEPT = 12;

/** Stands for the ply of a plan. */
const PLANNED = -1;

/** A sentence that is read aloud once. */
export interface SaidAloud {
  readonly id: number;
  readonly text: string;
}

/** What a teller listens to: a match as this screen follows and drafts it. */
export interface Heard<P, F> {
  readonly session: {
    readonly timeline: ReadonlySignal<Timeline<P, F> | null>;
    readonly shown: ReadonlySignal<ShownPly<F>>;
    /** What waits to be read says itself what it has to say; it is told here only afterwards. */
    readonly held: ReadonlySignal<number | null>;
    readonly mine: ReadonlySignal<readonly Seat[]>;
  };
  readonly editor: {
    readonly draft: ReadonlySignal<{ readonly ply: number } | null>;
    /** Whether the draft is a plan: then what is asked for it does not come anew with everything that others do. */
    readonly ahead: ReadonlySignal<boolean>;
    readonly open: ReadonlySignal<boolean>;
    readonly position: ReadonlySignal<P | null>;
  };
  readonly phrases: {
    happened(ply: number, facts: readonly F[]): string | null;
    asked(position: P): string | null;
  };
}

/**
 * Tells a match to those who do not look: a sentence for every action of others, however fast it is shown, then what is
 * asked. What this screen did itself is known, and what was before it came is told by the log.
 */
export class Teller<P extends { readonly actor: Seat | null }, F> {
  readonly #said: Signal<readonly SaidAloud[]> = signal([]);
  /** What has been said lately, oldest first. */
  readonly said: ReadonlySignal<readonly SaidAloud[]> = this.#said;
  readonly #heard: Heard<P, F>;
  readonly #stop: () => void;
  #count = 0;
  /** How far it has been told; null before there is anything to tell of. */
  #ply: number | null = null;
  #asked: string | null = null;
  /** The ply of the turn in which that was asked. */
  #askedAt: number | null = null;

  constructor(heard: Heard<P, F>) {
    this.#heard = heard;
    this.#stop = effect(() => this.#listen());
  }

  close(): void {
    this.#stop();
  }

  #listen(): void {
    const { session, editor, phrases } = this.#heard;
    const timeline = session.timeline.value;
    const held = session.held.value;
    const ply = held === null ? session.shown.value.ply : held - 1;
    const position = editor.open.value && held === null ? editor.position.value : null;
    const asked = position && phrases.asked(position);
    const news = timeline ? this.#newsUpTo(timeline, Math.min(ply, lastPly(timeline)), session.mine.value) : [];
    if (!news) return;
    if (!timeline) this.#ply = null;
    const at = editor.ahead.value ? PLANNED : (editor.draft.value?.ply ?? null);
    if (asked !== null && (asked !== this.#asked || at !== this.#askedAt)) news.push(asked);
    this.#asked = asked;
    this.#askedAt = at;
    if (news.length === 0) return;
    const further = news.slice(-KEPT).map((text) => {
      this.#count += 1;
      return { id: this.#count, text };
    });
    this.#said.value = [...this.said.peek(), ...further].slice(-KEPT);
  }

  /** What is new; null until all of it can be said, of which whoever listens is told. */
  #newsUpTo(timeline: Timeline<P, F>, ply: number, mine: readonly Seat[]): string[] | null {
    const from = this.#ply ?? ply;
    const news: string[] = [];
    for (let i = from + 1; i <= ply; i++) {
      const { actor } = positionAt(timeline, i - 1);
      if (actor !== null && mine.includes(actor)) continue;
      const text = this.#heard.phrases.happened(i, plyBefore(timeline, i)?.facts ?? []);
      if (text === null) return null;
      if (text !== '') news.push(text);
    }
    this.#ply = ply;
    return news;
  }
}

/** Says aloud, for those who do not look, what others did and what is asked; and names the turn in the title. */
export function Announcer() {
  const context = useMatch();
  const title = titleOf(context);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { session, editor, phrases } = context;
  const teller = useMemo(() => new Teller({ session, editor, phrases }), [session, editor, phrases]);
  useEffect(() => () => teller.close(), [teller]);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={context.words.follow.news}>
      {teller.said.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

function titleOf({ editor, session, words, phrases, names }: AnyMatchContext): string {
  const { follow } = words;
  const match = session.match.value;
  if (match?.status === 'waiting') return follow.titleOpen(phrases.title);
  if (match?.status === 'over') return follow.titleOver(phrases.title);
  const { seat } = editor;
  if (seat !== null && !editor.ahead.value) return follow.titleYourTurn(names[seat] ?? '', phrases.title);
  const turn = session.position(session.shown.value.ply)?.turn ?? null;
  return turn === null ? phrases.title : follow.titleWaiting(names[turn] ?? '', phrases.title);
}
