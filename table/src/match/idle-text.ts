import type { Seat } from '@levante/contract';
import type { Words } from '../words/en.ts';

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
