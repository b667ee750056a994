import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { AnalyseButton, NextMatch, SaveRecord, TakenBackNote } from '../end/after-match.tsx';
import { lazyComponent } from '../lib/lazy.ts';
import type { AnalysisPlace, RoomProps, TableGame } from '../match/game.ts';
import { useMatch } from '../match/match-context.ts';
import type { AnyIntent } from '../match/selection.ts';
import { MatchRoom } from '../room/room.tsx';
import { plainAction } from '../turn/turn-view.tsx';
import { Button } from '../ui/controls.tsx';
import { type BoardSpot, openReader } from './board-pointing.ts';
import type { OpenGame, OpenMatch } from './open-game.ts';
import { type OpenPosition, openFollower } from './open-position.ts';
import { OpenTable } from './open-table.tsx';
import { type OpenFact, OpenPhrases } from './phrases.ts';

const AnalysisAt = lazyComponent(async () => (await import('../puzzle/analysis-at.tsx')).AnalysisAt);

/** Returns the match page of a game without secrets. */
export function openRoom<S, J extends object, F extends OpenFact>(game: OpenGame<S, J, F>): ComponentType<RoomProps> {
  type Match = OpenMatch<S, J, F>;
  const reader = openReader(game);
  const tableGame: TableGame<OpenPosition<S, J, F>, F, BoardSpot, AnyIntent, OpenPhrases<OpenPosition<S, J, F>, F>> = {
    id: game.rules.id,
    ...openFollower(game.rules, game.pauses),
    ...reader,
    ...(game.cues ? { cues: game.cues } : {}),
    marks: () => [],
    phrases: (_position, names, words, you, standIn) => new OpenPhrases(game.words(), words, names, you, standIn),
    turn({ editor, phrases }) {
      const position = editor.open.value ? editor.position.value : null;
      return {
        actions: [],
        hasEnd: true,
        endReason: position && phrases.words.unfinished(position),
        noSteps: null,
        extra: null,
      };
    },
    action: ({ editor, phrases }, _position, intent) => {
      const label = intent.lines.map(({ text }) => phrases.words.step(text)).join(', ');
      return plainAction(label, label, () => editor.choose(intent));
    },
    Table: (slots) => <OpenTable {...slots} game={game} />,
    Standings: OpenStandings,
    Analysis: (props: { readonly context: Match; readonly on: AnalysisPlace }) => <OpenAnalysis {...props} />,
  };
  return (props) => <MatchRoom {...props} game={tableGame} />;
}

function OpenAnalysis<S, J extends object, F extends OpenFact>({
  context,
  on,
}: {
  readonly context: OpenMatch<S, J, F>;
  readonly on: AnalysisPlace;
}) {
  const { phrases } = context;
  const telling = useMemo(
    () => ({
      lines: (_turn: unknown, lines: readonly string[]) => lines.map((line) => phrases.words.step(line)).join(', '),
      reason: ({ kind }: { readonly kind: string }) => kind,
    }),
    [phrases],
  );
  return <AnalysisAt telling={telling} on={on} />;
}

/** End of a match: winners, ranks, scores, and further options. */
export function OpenStandings() {
  const { session, view, words, names, phrases } = useMatch();
  const result = session.match.value?.result;
  const position = view.scene.value?.position;
  if (!result) return null;
  const seats = [...names.keys()].sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  return (
    <div class="open-standings">
      <h2>{words.follow.won(names.filter((_, seat) => result.ranks[seat] === 1))}</h2>
      {position && <p>{phrases.whereabouts(position)}</p>}
      <ol>
        {seats.map((seat) => (
          <li key={seat}>
            <span>{words.ui.rank(result.ranks[seat] ?? 0)}</span>
            <Shield seat={seat} />
            <strong>{names[seat]}</strong>
            <span class="open-score">{result.scores[seat]}</span>
          </li>
        ))}
      </ol>
      <div class="open-after">
        <TakenBackNote />
        <Button onClick={() => view.open(null)}>{words.follow.lookAtTable}</Button>
        <AnalyseButton />
        <SaveRecord />
        <NextMatch />
      </div>
    </div>
  );
}
