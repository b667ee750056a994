import type { ServiceWords } from './en.ts';

export default {
  title: 'Hinweise',
  onlyEnglish: '(auf Englisch)',
  hide: 'Hinweis ausblenden',
  paused: 'Neue Partien machen Pause. Laufende gehen weiter.',
  pausedUntil: (time) => `Neue Partien machen Pause bis ${time}. Laufende gehen weiter.`,
  pausedFrom: (time) => `Neue Partien machen Pause ab ${time}. Laufende gehen weiter.`,
  notNow: 'Neue Partien machen auf diesem Server Pause.',
  uninvited: 'Um auf diesem Server mit anderen zu spielen, brauchst du eine Einladung.',
  haveInvitation: 'Code eingeben',
} satisfies ServiceWords;
