import { useMemo } from 'preact/hooks';
import { once } from '../lib/lazy.ts';
import { idleText } from '../match/idle-text.ts';
import type { AnyIntent } from '../match/selection.ts';
import type { Hint, PointingAt } from '../pointing/pointing.ts';
import type { OpenGame, OpenMatch } from './game.ts';
import type { OpenFact, OpenPhrases } from './phrases.ts';
import { type BoardSpot, openReader, openSigns } from './pointing.ts';
import type { OpenPosition } from './position.ts';

const hint = (title: string, lines: readonly string[], refusal: Hint['refusal'] = null): Hint => ({
  title,
  price: null,
  lines,
  effects: [],
  refusal,
});

/** Says what one action is and brings about. */
function actionHint<S, J extends object, F extends OpenFact>(
  position: OpenPosition<S, J, F>,
  { lines }: AnyIntent,
  { words }: OpenPhrases<OpenPosition<S, J, F>, F>,
): Hint {
  const texts = lines.map(({ text }) => text);
  const outcome = position.afterAll(texts);
  const notes = outcome.ok ? outcome.facts.map((fact) => words.foretold(fact)).filter((note) => note !== '') : [];
  return hint(texts.map((text) => words.step(text)).join(', '), notes);
}

/** The pointing of this screen: of whoever's turn is drafted here, else nobody's. */
export function useOpenPointing<S, J extends object, F extends OpenFact>(
  context: OpenMatch<S, J, F>,
  game: OpenGame<S, J, F>,
): PointingAt<BoardSpot> {
  const { editor, view, words, phrases } = context;
  const isNow = view.past.value === null;
  const position = editor.open.value && isNow ? editor.position.value : null;
  const { picked } = editor.picking.value;
  const shown = view.scene.value?.position ?? null;
  const idle = idleText(context);
  return useMemo((): PointingAt<BoardSpot> => {
    const titleOf = ({ at }: BoardSpot): string => (shown ? phrases.place(shown, at) : at);
    const shared = { openClause: (clause: string) => view.open({ clause }) };
    if (!position) {
      const refusal = { text: idle, clause: null };
      return {
        ...shared,
        sign: () => null,
        hint: (place) => hint(titleOf(place), [], refusal),
        pick: () => {},
        point: () => {},
      };
    }
    const reader = openReader(game);
    const signs = once(() => openSigns(position, picked, game));
    return {
      ...shared,
      sign: ({ at }) => signs().get(at) ?? null,
      hint(place) {
        const onwards = reader.intentsOf(position, picked, place);
        const [only, ...others] = onwards.length > 0 ? onwards : reader.intentsOf(position, [], place);
        if (only && others.length === 0) return actionHint(position, only, phrases);
        if (only) return hint(titleOf(place), [words.act.choose]);
        const refusal = reader.whyNot(position, picked, place);
        return refusal && hint(titleOf(place), [], phrases.refusal(refusal));
      },
      pick: (place) => editor.pick(place),
      point: (place) => editor.point(place),
    };
  }, [position, picked, shown, idle, game, editor, view, words, phrases]);
}
