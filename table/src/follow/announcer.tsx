import type { Seat } from '@levante/contract';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import type { ShownPly } from '../match/session.ts';
import { lastPly, plyBefore, positionAt, type Timeline } from '../match/timeline.ts';
import { titleUnlessFull } from '../ui/waiting.tsx';

/** Number of announcements kept; of more at the same time, only the last are read. */
const MAX_SENTENCES = 12;

/** Marks a question about a plan, which has no ply. */
const PLANNED = -1;

/** A sentence that is read aloud once. */
export interface SpokenSentence {
  readonly id: number;
  readonly text: string;
}

/** The parts of a match that are announced. */
export interface AnnouncedMatch<P, F> {
  readonly session: {
    readonly timeline: ReadonlySignal<Timeline<P, F> | null>;
    readonly shown: ReadonlySignal<ShownPly<F>>;
    /** A payday announces itself; its sentence is read here only afterwards. */
    readonly held: ReadonlySignal<number | null>;
    readonly mine: ReadonlySignal<readonly Seat[]>;
  };
  readonly editor: {
    readonly draft: ReadonlySignal<{ readonly ply: number } | null>;
    /** Whether the draft is a plan. Its question is not repeated after every action of the others. */
    readonly ahead: ReadonlySignal<boolean>;
    readonly open: ReadonlySignal<boolean>;
    readonly position: ReadonlySignal<P | null>;
  };
  /** Returns the words for names and language. Sentences announced with other words are not repeated. */
  phrases(): {
    happened(ply: number, facts: readonly F[]): string | null;
    question(position: P): string | null;
  };
}

/**
 * Announces a match to screen readers: a sentence for every action of others, at any playback speed, then the reader's
 * question. Omits the reader's own actions, and the past before this screen joined.
 */
export class AnnouncementQueue<P extends { readonly actor: Seat | null }, F> {
  readonly #sentences: Signal<readonly SpokenSentence[]> = signal([]);
  /** Recent announcements, oldest first. */
  readonly sentences: ReadonlySignal<readonly SpokenSentence[]> = this.#sentences;
  readonly #match: AnnouncedMatch<P, F>;
  readonly #stop: () => void;
  #count = 0;
  /** Last ply announced, or null. */
  #ply: number | null = null;
  #question: string | null = null;
  /** Ply of the turn to which the last question belongs. */
  #questionPly: number | null = null;

  constructor(match: AnnouncedMatch<P, F>) {
    this.#match = match;
    this.#stop = effect(() => this.#listen());
  }

  close(): void {
    this.#stop();
  }

  #listen(): void {
    const { session, editor, phrases } = this.#match;
    const timeline = session.timeline.value;
    const held = session.held.value;
    const ply = held === null ? session.shown.value.ply : held - 1;
    const position = editor.open.value && held === null ? editor.position.value : null;
    const question = position && phrases().question(position);
    const news = timeline ? this.#newsUpTo(timeline, Math.min(ply, lastPly(timeline)), session.mine.value) : [];
    if (!news) return;
    if (!timeline) this.#ply = null;
    const at = editor.ahead.value ? PLANNED : (editor.draft.value?.ply ?? null);
    if (question !== null && (question !== this.#question || at !== this.#questionPly)) news.push(question);
    this.#question = question;
    this.#questionPly = at;
    if (news.length === 0) return;
    const further = news.slice(-MAX_SENTENCES).map((text) => {
      this.#count += 1;
      return { id: this.#count, text };
    });
    this.#sentences.value = [...this.sentences.peek(), ...further].slice(-MAX_SENTENCES);
  }

  /**
   * Returns the new sentences; null while some words are still loading, in which case a signal triggers another call.
   */
  #newsUpTo(timeline: Timeline<P, F>, ply: number, mine: readonly Seat[]): string[] | null {
    const from = this.#ply ?? ply;
    const news: string[] = [];
    for (let i = from + 1; i <= ply; i++) {
      const { actor } = positionAt(timeline, i - 1);
      if (actor !== null && mine.includes(actor)) continue;
      const text = this.#match.phrases().happened(i, plyBefore(timeline, i)?.facts ?? []);
      if (text === null) return null;
      if (text !== '') news.push(text);
    }
    this.#ply = ply;
    return news;
  }
}

/** Live region for screen readers. Also updates the document's title. */
export function Announcer() {
  const context = useMatch();
  const title = titleUnlessFull(titleOf(context));
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { session, editor } = context;
  const words = useRef(context.phrases);
  words.current = context.phrases;
  const teller = useMemo(() => {
    const { timeline, shown, held, deciders } = session;
    return new AnnouncementQueue({
      session: { timeline, shown, held, mine: deciders },
      editor,
      phrases: () => words.current,
    });
  }, [session, editor]);
  useEffect(() => () => teller.close(), [teller]);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={context.words.follow.news}>
      {teller.sentences.value.map(({ id, text }) => (
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
