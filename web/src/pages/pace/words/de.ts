import { many } from '@levante/table/words/de-grammar.ts';
import type { PaceWords } from './en.ts';

const span = (hours: number): string =>
  hours % 24 === 0 ? many(hours / 24, 'Tag', 'Tage') : many(hours, 'Stunde', 'Stunden');

export default {
  legend: 'Wie schnell',
  kinds: { none: 'Ohne Uhr', live: 'Live', days: 'Über Tage' },
  kindNotes: { none: 'unter Freunden', live: 'alle sind jetzt da', days: 'ziehen, wann es passt' },
  bank: 'Alle haben je',
  minutes: (minutes) => `${minutes} min`,
  increment: 'und nach jedem Zug',
  seconds: (seconds) => `+${seconds} s`,
  free: 'Die ersten fünf Sekunden eines Zuges kosten nichts.',
  lasts: ({ from, to }) => (from === to ? `Etwa ${from} Minuten.` : `Etwa ${from} bis ${to} Minuten.`),
  eachTurn: 'Für jeden Zug',
  hours: span,
  reserve: 'und als Reserve',
  reserveHours: (hours) => (hours === 0 ? 'keine' : span(hours)),
  reserveNote: 'Die Reserve läuft, wenn die Zeit für einen Zug um ist. Schnelle Züge füllen sie wieder auf.',
  nights: 'Nachts und an freien Tagen stehen die Uhren:',
  nightsLink: 'deine festlegen',
  standIn: 'Läuft die Zeit ab oder geht jemand, spielt ein Bot weiter:',
  standInLeft: 'Muss jemand gehen, kann ein Bot weiterspielen:',
  standInBack: 'Wer ging, kann den Platz wieder übernehmen.',
  onDevice: 'Partien auf diesem Gerät haben keine Uhr: Lass dir Zeit.',
  chosen: {
    none: 'ohne Uhr',
    live: (minutes, seconds) =>
      seconds === 0 ? `live, je ${minutes} Minuten` : `live, je ${minutes} Minuten und ${seconds} Sekunden pro Zug`,
    days: (hours, reserveH) => `${span(hours)} für jeden Zug${reserveH > 0 ? ` und ${span(reserveH)} Reserve` : ''}`,
  },
  sentence: (game, players, pace) => `${game} zu ${players} Personen, ${pace}.`,
  starts: (open) =>
    open === 0
      ? 'Es geht sofort los.'
      : open === 1
        ? 'Es geht los, wenn noch jemand dazukommt.'
        : `Es geht los, wenn noch ${open} dazukommen.`,
} satisfies PaceWords;
