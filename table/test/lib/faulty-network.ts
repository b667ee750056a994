import { Random } from '@levante/contract';
import { MemoryStorage } from '@levante/testkit/storage';
import { effect } from '@preact/signals';
import type { Reply } from '../../src/host/fault.ts';
import type { Following, Host, MatchListener } from '../../src/host/host.ts';
import { closing, linesOfDraft } from '../../src/match/draft.ts';
import { areSameLines } from '../../src/match/outbox.ts';
import type { Fate } from '../../src/match/passed-turn.ts';
import { MatchSession, type TimelineReader } from '../../src/match/session.ts';
import { extend, lastPly, timelineAt } from '../../src/match/timeline.ts';
import { TurnEditor } from '../../src/match/turn-editor.ts';
import { type CommittedTurn, ModelServer, PERSON, refusedWith } from './model-server.ts';
import { type WalkFact, WalkPosition, type WalkTarget, walkFollower, walkReader } from './walk-table.ts';

/** A person with one or two tabs, and a server behind a network that loses, delays, doubles and reorders. */

/** Milliseconds after which a request counts as lost, as in the client of the server. */
const LIMIT_MS = 6000;

const offline: Reply<never> = { ok: false, fault: { kind: 'offline' } };
const follower: TimelineReader<WalkPosition, WalkFact> = {
  ...walkFollower,
  past: ({ actions }) => extend<WalkPosition, WalkFact>(timelineAt(0, new WalkPosition()), actions),
};

interface Confirmed {
  readonly ply: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly lines: readonly string[];
}

/** A turn with what can be said of it. */
interface Explained {
  readonly ply: number;
  readonly fates: readonly Fate[];
}

/** One tab: its page, its connection, and what its person saw and confirmed. */
class Tab {
  readonly #world: World;
  readonly #storage = new MemoryStorage();
  readonly confirmed: Confirmed[] = [];
  /** The plan that may be sent by itself, and the ply since which it is for the next turn. */
  #planned: Pick<Confirmed, 'ply' | 'lines'> | null = null;
  /** Keys of the commands that this tab sent. */
  readonly #keys = new Set<string>();
  /** The last key of each command. */
  readonly #keyOf = new Map<string, string>();
  /** Outcomes of the turns that were begun here, and the notices about them. */
  readonly due: Explained[] = [];
  readonly shown: Exclude<Fate, 'asShown'>[] = [];
  session!: MatchSession<WalkPosition, WalkFact>;
  editor!: TurnEditor<WalkPosition, WalkFact, WalkTarget, never>;
  #listener: MatchListener | null = null;
  #connection = 0;
  /** Plies that the stream has delivered; null before the first message. */
  #cursor: number | null = null;
  #seatsKnown = false;
  #stop: () => void = () => {};
  #open: { readonly ply: number; readonly lines: readonly string[]; readonly isBegun: boolean } | null = null;

  constructor(world: World) {
    this.#world = world;
    this.load();
  }

  load(): void {
    const { random } = this.#world;
    const unexpected = (): never => {
      throw new Error('nobody asks this here');
    };
    const host: Host = {
      games: unexpected,
      create: unexpected,
      match: unexpected,
      takeSeat: unexpected,
      record: () => this.#world.reply(() => ({ ok: true, value: this.#world.server.record() })),
      act: (_, ply, lines, key) => {
        if (this.#isPlanned(ply, lines)) this.confirmed.push({ ply, lines, at: Date.now() });
        this.#world.claim(
          this.confirmed.some((one) => one.ply === ply && areSameLines(one.lines, lines)),
          `sent without confirmation: ${ply} ${lines.join(', ')}`,
        );
        const name = `${ply} ${lines.join(', ')}`;
        const before = this.#keyOf.get(name);
        const isKeyValid = before === undefined || before === key || this.#world.server.hasRefused(before);
        this.#world.claim(isKeyValid, `another key without a refusal: ${name}`);
        this.#keyOf.set(name, key);
        this.#keys.add(key);
        return this.#world.command(ply, lines, key);
      },
      follow: (_, __, listener): Following => {
        this.#listener = listener;
        this.#connect(false);
        return {
          retryNow: () => {
            if (random.below(2) === 0) this.#connect(true);
          },
          startOver: () => this.#connect(false),
          close: () => {
            this.#connection += 1;
            this.#listener = null;
          },
        };
      },
    };
    this.session = new MatchSession('m', host, follower, this.#storage);
    this.editor = new TurnEditor(this.session, this.#storage, walkReader as never);
    this.#open = null;
    const stops = [
      effect(() => this.#watchDraft()),
      effect(() => this.#watchAnswer()),
      effect(() => this.#watchFault()),
    ];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  reload(): void {
    this.close();
    this.due.length = 0;
    this.shown.length = 0;
    this.load();
  }

  close(): void {
    this.#stop();
    this.editor.close();
    this.session.close();
  }

  /** Notes which turns the match passes while their draft is open. */
  #watchDraft(): void {
    const draft = this.editor.draft.value;
    const isSending = this.editor.sending.value;
    const before = this.#open;
    const timeline = this.session.timeline.peek();
    if (before && draft?.ply !== before.ply && timeline && lastPly(timeline) > before.ply) {
      const turn = this.#world.server.turns.find(({ ply }) => ply === before.ply);
      const fates = this.#fatesOf(before.ply, before.lines, turn);
      const isSent = this.confirmed.some((one) => one.ply === before.ply);
      if (before.isBegun) this.due.push({ ply: before.ply, fates });
      // What was refused and then undone has nothing to explain.
      else if (isSent) this.due.push({ ply: before.ply, fates: ['asShown', ...fates] });
    }
    if (!draft) this.#open = null;
    else if (!isSending || before?.ply !== draft.ply) {
      const lines = closing(draft) ?? linesOfDraft(draft);
      this.#open = { ply: draft.ply, lines, isBegun: draft.steps.length > 0 };
    }
  }

  /** Returns what is true of a turn. What was confirmed here, refused, and then played in another tab is both. */
  #fatesOf(ply: number, shown: readonly string[], turn: CommittedTurn | undefined): readonly Fate[] {
    this.#world.claim(turn !== undefined, `no turn was committed at ${ply}`);
    const lines = turn?.lines ?? [];
    const isSent = this.confirmed.some((one) => one.ply === ply && areSameLines(one.lines, lines));
    if (!isSent) return ['elsewhere'];
    const fate = areSameLines(lines, shown) ? 'asShown' : 'asSent';
    return turn?.key !== undefined && this.#keys.has(turn.key) ? [fate] : [fate, 'elsewhere'];
  }

  /** Notes what is said of turns that the match has passed. */
  #watchAnswer(): void {
    const answer = this.editor.answer.value;
    if (answer?.kind === 'passed') this.shown.push(answer.fate);
  }

  /** A fault belongs to its draft, and is true. */
  #watchFault(): void {
    const answer = this.editor.answer.value;
    const draft = this.editor.draft.value;
    if (answer?.kind !== 'fault') return;
    const latest = this.confirmed.at(-1);
    this.#world.claim(draft !== null && latest?.ply === draft.ply, 'a fault of another turn is shown');
    const { fault } = answer;
    this.#world.claim(fault.kind === 'refused', `a fault that passes by itself is shown: ${fault.kind}`);
    if (fault.kind !== 'refused' || latest === undefined) return;
    const isTrue = fault.error.code === 'bot-plays' && this.#world.botSince(latest.at);
    this.#world.claim(isTrue, `a refusal is shown that is not true: ${fault.error.code}`);
  }

  // The stream

  /** Connects again, from where the stream was or with a view of everything. */
  #connect(resumes: boolean): void {
    this.#connection += 1;
    const connection = this.#connection;
    if (!resumes) this.#cursor = null;
    this.#world.later(this.#world.delay(), () => {
      if (connection !== this.#connection || !this.#listener) return;
      this.#listener.line('live');
      if (this.#cursor === null) {
        this.#cursor = this.#world.server.ply;
        this.#listener.message(this.#world.server.view());
      } else {
        this.#listener.message({ type: 'match', match: this.#world.server.match(), legal: null });
        this.#deliver(connection);
      }
    });
  }

  /** The server has changed: its messages are under way, in their order, and sometimes twice. */
  notify(): void {
    const connection = this.#connection;
    this.#seatsKnown = false;
    this.#world.later(this.#world.delay(), () => this.#deliver(connection));
  }

  #deliver(connection: number): void {
    const { server, random } = this.#world;
    if (connection !== this.#connection || !this.#listener || this.#cursor === null) return;
    if (!this.#seatsKnown) this.#listener.message({ type: 'match', match: server.match(), legal: null });
    this.#seatsKnown = true;
    const from = this.#cursor;
    if (from < server.ply) this.#listener.message(server.since(from));
    this.#cursor = random.below(10) === 0 ? from : server.ply;
  }

  lose(): void {
    this.#connection += 1;
    const connection = this.#connection;
    this.#listener?.line('lost');
    this.#world.later(this.#world.delay() * 3, () => {
      if (connection === this.#connection) this.#connect(this.#world.random.below(3) > 0);
    });
  }

  // The person

  /** Returns whether these lines were planned for the person's turn at `ply`: they have played none since. */
  #isPlanned(ply: number, lines: readonly string[]): boolean {
    const planned = this.#planned;
    if (!planned || !areSameLines(planned.lines, lines)) return false;
    const isOwn = (turn: CommittedTurn): boolean => turn.lines[0]?.startsWith(`${PERSON} `) === true;
    return !this.#world.server.turns.some((turn) => isOwn(turn) && turn.ply >= planned.ply && turn.ply < ply);
  }

  /** Plans the next turn while others play. */
  #plan(): void {
    const { timeline } = this.session;
    if (this.editor.plan.value || !timeline.value) return;
    const ply = lastPly(timeline.value);
    const line = `${PERSON} go ${'abcd'[this.#world.random.below(4)]}`;
    this.editor.planAhead();
    this.editor.do([line]);
    this.#planned = { ply, lines: [line, `${PERSON} end`] };
    this.editor.keepPlan();
  }

  /** Does something that a person could do now. */
  step(): void {
    const { random } = this.#world;
    const { editor } = this;
    const draft = editor.draft.value;
    if (editor.canPlan.value && random.below(4) === 0) {
      this.#plan();
      return;
    }
    switch (random.below(12)) {
      case 0:
        editor.undo();
        return;
      case 1:
        editor.redo();
        return;
      case 2:
        editor.withdraw();
        return;
      case 3:
        if (random.below(4) === 0) this.reload();
        return;
      case 4:
        this.#confirm(() => editor.retry());
        return;
      case 5:
        this.lose();
        return;
      case 6:
      case 7:
      case 8:
        if (draft) editor.do([`${PERSON} go ${'abcd'[random.below(4)]}`]);
        return;
      default:
        this.#confirm(() => editor.end());
    }
  }

  /** Does something that may send; what is shown then is confirmed. */
  #confirm(act: () => void): void {
    const draft = this.editor.draft.value;
    const lines = draft && closing(draft);
    if (!draft || !lines || this.editor.sending.value) {
      act();
      return;
    }
    this.confirmed.push({ ply: draft.ply, lines, at: Date.now() });
    act();
    if (!this.editor.sending.value) this.confirmed.pop();
  }
}

/**
 * Returns whether each notice was true, in this order, and the last turn is explained if something else was played than was shown:
 * that of an earlier one may come too late.
 */
function areExplained({ due, shown }: Pick<Tab, 'due' | 'shown'>): boolean {
  let at = 0;
  for (const { fates } of due) if (fates.some((fate) => fate === shown[at])) at += 1;
  const last = due.at(-1)?.fates ?? ['asShown'];
  return at === shown.length && last.some((fate) => fate === 'asShown' || fate === shown.at(-1));
}

/** A person, a server and the network between them, driven by a seed. Needs fake timers. */
export class World {
  readonly random: Random;
  readonly server = new ModelServer(() => {
    for (const tab of this.tabs) tab.notify();
  });
  readonly tabs: Tab[] = [];
  readonly failures: string[] = [];
  /** When a bot last ended to play for the person, in milliseconds since the epoch. */
  #botEnded = 0;
  #isFaulty = true;

  constructor(seed: number) {
    this.random = new Random(seed);
    const count = this.random.below(2) + 1;
    for (let i = 0; i < count; i++) this.tabs.push(new Tab(this));
  }

  /** Notes a failure unless the claim holds. */
  claim(holds: boolean, failure: string): void {
    if (!holds) this.failures.push(failure);
  }

  later(ms: number, what: () => void): void {
    setTimeout(what, ms);
  }

  /** Milliseconds that a message takes: mostly few, sometimes more than a request may last. */
  delay(): number {
    if (!this.#isFaulty) return 20;
    return this.random.below(6) === 0 ? this.random.below(3 * LIMIT_MS) : this.random.below(300);
  }

  /** Returns whether a bot has played for the person since a time. */
  botSince(at: number): boolean {
    return this.server.hasStandIn || this.#botEnded >= at;
  }

  /** Sends a command through the network. */
  command(ply: number, lines: readonly string[], key: string): Promise<Reply<{ ply: number }>> {
    return this.reply(() => this.server.act(ply, lines, key));
  }

  /** Returns the server's reply to a request, which may be lost, late or executed twice. */
  reply<T>(execute: () => Reply<T>): Promise<Reply<T>> {
    return new Promise((resolve) => {
      const kind = this.#isFaulty ? this.random.below(10) : 9;
      this.later(kind === 0 ? 5 : LIMIT_MS, () => resolve(offline));
      if (kind <= 1) return;
      if (kind === 2) this.later(this.delay(), () => resolve(refusedWith('busy')));
      if (kind === 3) this.later(this.delay(), execute);
      this.later(this.delay(), () => {
        const reply = execute();
        if (kind !== 4) this.later(this.delay(), () => resolve(reply));
      });
    });
  }

  /** Something happens: the person does something, others play, a bot plays for them or stops. */
  step(): void {
    const { server, random } = this;
    const kind = random.below(10);
    if (kind === 0 && server.actor === PERSON && random.below(4) === 0) server.standIn(true);
    else if (kind <= 2 && server.hasStandIn) {
      if (random.below(2) === 0 && server.actor === PERSON) server.commit([`${PERSON} go c`, `${PERSON} end`], 'bot');
      else {
        server.standIn(false);
        this.#botEnded = Date.now();
      }
    } else if (kind <= 4 && server.actor !== null && server.actor !== PERSON) {
      server.commit([`${server.actor} go a`, `${server.actor} end`], 'bot');
    } else this.tabs[random.below(this.tabs.length)]?.step();
  }

  /** The network works from now on, and the browser has noticed. */
  mend(): void {
    this.#isFaulty = false;
    for (const tab of this.tabs) tab.session.retryNow();
  }

  /** Checks what must hold once everything has arrived. */
  close(): void {
    const { server } = this;
    const all = this.tabs.flatMap(({ confirmed }) => confirmed);
    for (const { ply, lines, by } of server.turns) {
      const isConfirmed = all.some((one) => one.ply === ply && areSameLines(one.lines, lines));
      if (by === 'person') this.claim(isConfirmed, `committed without confirmation: ${ply} ${lines.join(', ')}`);
    }
    for (const [i, tab] of this.tabs.entries()) {
      const { timeline, line } = tab.session;
      const { draft, sending } = tab.editor;
      const known = timeline.value ? lastPly(timeline.value) : null;
      this.claim(known === server.ply, `tab ${i} shows ply ${known} of ${server.ply} (${line.value})`);
      this.claim(!sending.value, `tab ${i} still sends ${draft.value?.ply}`);
      this.claim(areExplained(tab), `tab ${i} said ${tab.shown.join()}, true is ${JSON.stringify(tab.due)}`);
      tab.close();
    }
  }
}
