import { browserStorage, tabStorage } from '@levante/table/lib/storage.ts';
import { missingText } from '@levante/table/ui/missing-text.ts';
import '@levante/table/style/match.css';
import '@levante/table/room/style.css';
import { keepProgress, type LessonCourse, progressOf } from '@levante/table/lesson/course.ts';
import { LessonHost } from '@levante/table/lesson/lesson-host.ts';
import { Pilot } from '@levante/table/lesson/pilot.tsx';
import { pilotWords } from '@levante/table/lesson/words/index.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { storeDraft, storePlan } from '@levante/table/match/draft.ts';
import type { RoomProps } from '@levante/table/match/game.ts';
import { type Lesson, turnStart } from '@levante/table/match/lesson.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { nameToPlay } from '@levante/table/ui/own-name.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { openPage } from '@levante/table/ui/pages.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { type ComponentType, createElement } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { deviceAddress, usePageDependencies } from '../dependencies.ts';
import { easiestLevel } from '../levels.ts';
import { botsOnly } from '../new-match/arrangement.ts';

interface Fetched {
  readonly lesson: Lesson;
  readonly Room: ComponentType<RoomProps>;
}

/** Loads a game's lesson and shows it at the game's own table. */
export function LessonPage({ game }: { readonly game: GameCard }) {
  const words = pilotWords.value;
  const [fetched, setFetched] = useState<Fetched | 'none' | 'missing' | null>(null);
  useEffect(() => {
    if (fetched !== null) return;
    let wanted = true;
    fetchLesson(game).then(
      (loaded) => wanted && setFetched(loaded ?? 'none'),
      () => wanted && setFetched('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [game, fetched]);
  if (fetched === null) return <p class="match-loading">{words.loading}</p>;
  if (typeof fetched === 'object') return <LessonTable game={game} {...fetched} />;
  return (
    <Page title={words.begin(game.words.value.name)}>
      {fetched === 'none' ? (
        <p>
          {words.noLesson} <a href={`/rules/${game.id}`}>{pageWords.value.home.rulesLink}</a>
        </p>
      ) : (
        <Notice
          action={
            <button type="button" class="button" onClick={() => setFetched(null)}>
              {pageWords.value.home.tryAgain}
            </button>
          }
        >
          {missingText(words.missing)}
        </Notice>
      )}
    </Page>
  );
}

async function fetchLesson(game: GameCard): Promise<Fetched | null> {
  const lesson = await (await game.fetchStudy()).fetchLesson?.();
  return lesson ? { lesson, Room: await game.fetchRoom(lesson.options) } : null;
}

/** The step at which the table was opened; `time` makes a new key each time. */
interface Opening {
  readonly at: number;
  readonly time: number;
}

/** Table of a lesson with the pilot's panel; reopened when the learner jumps to another step. */
function LessonTable({ game, lesson, Room }: Fetched & { readonly game: GameCard }) {
  const { startAnalyst, openDevice } = usePageDependencies();
  const of = lesson.beats.length;
  const [opening, setOpening] = useState<Opening>(() => {
    const beat = progressOf(browserStorage, game.id)?.beat ?? 0;
    return { at: beat < of ? beat : 0, time: 0 };
  });
  const { host, Beside } = useMemo(() => {
    const id = `lesson-${game.id}`;
    storeDraft(tabStorage, id, null);
    storePlan(tabStorage, id, null);
    const { botNames } = pageWords.peek().home;
    const name = nameToPlay();
    const beat = lesson.beats[opening.at];
    const opened = new LessonHost(
      lesson,
      [name, ...botNames],
      beat ? turnStart(lesson, beat.from) : lesson.line.length,
    );
    const course: LessonCourse = {
      lesson,
      at: opening.at,
      open: (at) => setOpening(({ time }) => ({ at, time: time + 1 })),
      reached: (beat) => keepProgress(browserStorage, game.id, { beat, of }),
      leave: () => openPage('/'),
      async play() {
        const device = await openDevice();
        const known = await device.games();
        const levels = known.ok ? known.value.games.find(({ id }) => id === game.id)?.levels : undefined;
        const reply = await device.create(botsOnly(game, name, botNames, easiestLevel(levels ?? [])));
        if (reply.ok) openPage(deviceAddress(reply.value.id));
        return reply.ok;
      },
    };
    return { host: opened, Beside: () => createElement(Pilot, { course }) };
  }, [game, lesson, opening, of, openDevice]);
  return (
    <Room
      key={opening.time}
      id={`lesson-${game.id}`}
      host={host}
      addressOf={deviceAddress}
      reach="nowhere"
      fetchStudy={game.fetchStudy}
      startAnalyst={startAnalyst}
      Beside={Beside}
    />
  );
}
