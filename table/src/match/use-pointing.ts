import type { Seat } from '@levante/contract';
import { useMemo } from 'preact/hooks';
import { once } from '../lib/lazy.ts';
import type { AnyTarget, Brief, Hint, PointingAt, Sign } from '../pointing/pointing.ts';
import type { Words } from '../words/en.ts';
import type { MatchContext, Phrases } from './game.ts';
import type { AnyFact, TablePosition } from './position.ts';
import type { AnyIntent, SelectionOf } from './selection.ts';

/** What of a match's page tells why nothing can be done on the table. */
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

/** Why nothing on the table can be done by this screen: whose turn it is, or was at the moment that is looked at. */
export function idleText({ editor, session, view, words, names }: Idle): string {
  const { act } = words;
  const position = view.scene.value?.position;
  const seat = position?.actor ?? position?.turn ?? null;
  if (seat === null) return act.notNow;
  const name = names[seat] ?? '';
  if (view.past.value !== null) return act.notInThePast(name);
  // Between two of one's own decisions there is nobody else to wait for.
  return editor.draft.value !== null || session.mine.value.includes(seat) ? act.notNow : act.notYourTurn(name);
}

/** How a game marks and explains what can be pointed at. */
export interface PointingParts<P, T extends AnyTarget, W> {
  /** The signs of all targets in one go, by key; what has none is left out. */
  signs(position: P, picking: SelectionOf<T, W>, pointedAt: T | null): ReadonlyMap<string, Exclude<Sign, null>>;
  hints(position: P, picked: readonly T[]): (target: T) => Hint | null;
  /** The name of a target while nothing can be done with it. */
  title(target: T): string;
  /** Left out, title and price of the hint stand in the target's name. */
  readonly brief?: (position: P, picked: readonly T[], target: T) => Brief | null;
  /** Left out, the turn editor decides what picking means. */
  readonly pick?: (target: T) => void;
}

/** The position that can be pointed at: of the draft, while it is looked at. */
export function pointedPosition<P>({
  editor,
  view,
}: {
  readonly editor: { readonly open: { readonly value: boolean }; readonly position: { readonly value: P | null } };
  readonly view: { readonly past: { readonly value: number | null } };
}): P | null {
  return editor.open.value && view.past.value === null ? editor.position.value : null;
}

/** The pointing of this screen: of the seat whose turn is drafted here, else nobody's, who is told why. */
export function usePointing<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyIntent,
  V extends Phrases<P, F>,
>(context: MatchContext<P, F, T, W, V>, parts: PointingParts<P, T, W>): PointingAt<T> {
  const { game, editor, view } = context;
  const position = pointedPosition(context);
  const picking = editor.picking.value;
  const pointedAt = editor.pointedAt.value;
  const { picked } = picking;
  const hint = useMemo(() => position && parts.hints(position, picked), [position, picked, parts]);
  const idle = idleText(context);
  return useMemo(() => {
    if (!position || !hint) {
      const rest = { price: null, lines: [], effects: [], refusal: { text: idle, clause: null } };
      return idlePointing((target) => ({ title: parts.title(target), ...rest }));
    }
    const signs = once(() => parts.signs(position, picking, pointedAt));
    const { brief, pick } = parts;
    return {
      sign: (target) => signs().get(game.keyOf(target)) ?? null,
      hint,
      ...(brief && { brief: (target: T) => brief(position, picked, target) }),
      pick: pick ?? ((target) => editor.pick(target)),
      point: (target) => editor.point(target),
      openClause: (clause) => view.open({ clause }),
    };
  }, [position, picking, picked, pointedAt, hint, idle, game, editor, view, parts]);
}

/** The pointing of whoever cannot act now: nothing is marked, and everything answers why. */
export function idlePointing<T extends AnyTarget>(why: (target: T) => Hint | null): PointingAt<T> {
  return { sign: () => null, hint: why, pick: () => {}, point: () => {} };
}
