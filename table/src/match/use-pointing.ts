import type { Seat } from '@levante/contract';
import { useMemo } from 'preact/hooks';
import { once } from '../lib/lazy.ts';
import type { AnyTarget, Brief, Hint, PointingAt, Sign } from '../pointing/pointing.ts';
import type { Words } from '../words/en.ts';
import type { MatchContext, Phrases } from './game.ts';
import type { AnyFact, TablePosition } from './position.ts';
import type { AnyIntent, SelectionOf } from './selection.ts';

interface Idle {
  readonly editor: { readonly draft: { readonly value: unknown } };
  readonly session: { readonly mine: { readonly value: readonly Seat[] } };
  readonly view: {
    readonly past: { readonly value: number | null };
    readonly scene: {
      readonly value: { readonly position: { readonly actor: Seat | null; readonly turn: Seat | null } } | null;
    };
  };
  readonly words: Words;
  readonly names: readonly string[];
}

/** Returns why this screen cannot act, naming the current turn or the one at the shown position. */
export function idleText({ editor, session, view, words, names }: Idle): string {
  const { act } = words;
  const position = view.scene.value?.position;
  const seat = position?.actor ?? position?.turn ?? null;
  if (seat === null) return act.notNow;
  const name = names[seat] ?? '';
  if (view.past.value !== null) return act.notInThePast(name);
  // Between two own decisions there is no other player to wait for.
  return editor.draft.value !== null || session.mine.value.includes(seat) ? act.notNow : act.notYourTurn(name);
}

/** The marks and hints of a game's targets. */
export interface PointingParts<P, T extends AnyTarget, W> {
  /** Returns the signs of all targets by key. Targets without a sign are absent. */
  signs(position: P, selection: SelectionOf<T, W>, pointedAt: T | null): ReadonlyMap<string, Exclude<Sign, null>>;
  hints(position: P, picked: readonly T[]): (target: T) => Hint | null;
  /** Returns the name of a target while it cannot be used. */
  title(target: T): string;
  /** Text for the target's accessible name. Default: title and price of the hint. */
  readonly brief?: (position: P, picked: readonly T[], target: T) => Brief | null;
  /** Handles a click. Default: the turn editor. */
  readonly pick?: (target: T) => void;
}

/** Returns the position for pointing: the draft's, while it is shown. */
export function pointedPosition<P>({
  editor,
  view,
}: {
  readonly editor: { readonly open: { readonly value: boolean }; readonly position: { readonly value: P | null } };
  readonly view: { readonly past: { readonly value: number | null } };
}): P | null {
  return editor.open.value && view.past.value === null ? editor.position.value : null;
}

/** Returns the pointing of this screen's draft, or one that explains why the viewer cannot act. */
export function usePointing<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyIntent,
  V extends Phrases<P, F>,
>(context: MatchContext<P, F, T, W, V>, parts: PointingParts<P, T, W>): PointingAt<T> {
  const { game, editor, view } = context;
  const position = pointedPosition(context);
  const selection = editor.selection.value;
  const pointedAt = editor.pointedAt.value;
  const { picked } = selection;
  const hint = useMemo(() => position && parts.hints(position, picked), [position, picked, parts]);
  const idle = idleText(context);
  return useMemo(() => {
    if (!position || !hint) {
      const rest = { price: null, lines: [], effects: [], refusal: { text: idle, clause: null } };
      return { ...idlePointing((target) => ({ title: parts.title(target), ...rest })), stage: view.stage };
    }
    const signs = once(() => parts.signs(position, selection, pointedAt));
    const { brief, pick } = parts;
    return {
      sign: (target) => signs().get(game.keyOf(target)) ?? null,
      hint,
      ...(brief && { brief: (target: T) => brief(position, picked, target) }),
      pick: pick ?? ((target) => editor.pick(target)),
      point: (target) => editor.point(target),
      openClause: (clause) => view.open({ clause }),
      stage: view.stage,
    };
  }, [position, selection, picked, pointedAt, hint, idle, game, editor, view, parts]);
}

/** Returns the pointing while the viewer cannot act: without marks, and with hints that explain why. */
export function idlePointing<T extends AnyTarget>(why: (target: T) => Hint | null): PointingAt<T> {
  return { sign: () => null, hint: why, pick: () => {}, point: () => {} };
}
