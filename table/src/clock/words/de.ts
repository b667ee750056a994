import { deHas, deSubject, many } from '../../words/de-grammar.ts';
import type { ClockWords } from './en.ts';

const hoursText = (hours: number): string =>
  hours % 24 === 0 ? many(hours / 24, 'Tag', 'Tage') : many(hours, 'Stunde', 'Stunden');

export default {
  live: (bank, incrementS) => `${bank} min + ${incrementS} s`,
  days: (hours, reserveH) => `${hoursText(hours)} pro Zug${reserveH > 0 ? `, ${hoursText(reserveH)} Reserve` : ''}`,
  noClock: 'Ohne Uhr',
  label: 'Bedenkzeit:',
  states: {
    waits: 'Bedenkzeit',
    runs: 'Die Uhr läuft',
    low: 'Wenig Zeit übrig',
    urgent: 'Wenig Zeit übrig, und die Uhr läuft',
    still: 'Die Uhr steht',
    out: 'Die Zeit ist um',
  },
  pause: {
    night: (until) => `Nacht. Die Uhr steht bis ${until}`,
    dayOff: (until) => `Freier Tag. Die Uhr steht bis ${until}`,
  },
  breakLeft: (left) => `Pause: noch ${left}`,
  pausedUntil: (until) => `Pause bis ${until}`,
  due: (by) => `Zeit bis ${by}`,
  onReserve: 'Die Zeit für diesen Zug ist um, die Reserve läuft',
  reserve: (left) => `Reserve: ${left}`,
  reserveShort: (hours) => (hours >= 48 ? `+${Math.floor(hours / 24)} T` : `+${hours} h`),
  timeLeft: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  hoursLeft: (hours) => `${hours} h`,
  spoken: {
    seconds: (seconds) => many(seconds, 'Sekunde', 'Sekunden'),
    minutes: (minutes) => many(minutes, 'Minute', 'Minuten'),
    hours: (hours) => many(hours, 'Stunde', 'Stunden'),
    days: (days) => many(days, 'Tag', 'Tage'),
  },
  yourTurn: (left) => `Du bist am Zug, noch ${left}.`,
  oneMinute: 'Noch eine Minute.',
  tenSeconds: 'Noch zehn Sekunden.',
  plays: (level) => `Es spielt: ${level}`,
  playsForYou: (level) => `Für dich spielt: ${level}`,
  playsForOther: (level, name) => `Für ${name} spielt: ${level}`,
  why: {
    time: 'Deine Zeit ist um. Übernimm deinen Platz wieder, wann du magst.',
    resigned: 'Du hast deinen Platz einem Bot überlassen. Übernimm ihn wieder, wann du magst.',
    away: 'Du warst weg. Übernimm deinen Platz wieder, wann du magst.',
    ended: 'Alle wollten jetzt enden. Bots spielen den Rest, danach siehst du die Plätze.',
  },
  reclaim: 'Platz wieder übernehmen',
  added: (seconds) => `+${seconds} s`,
  resign: {
    entry: 'Einen Bot für mich spielen lassen',
    effect: 'Ein Bot spielt für dich weiter, bis du deinen Platz wieder übernimmst.',
    effectWithClock: 'Ein Bot spielt für dich weiter, bis du deinen Platz wieder übernimmst. Deine Uhr steht so lange.',
    yes: 'Bot spielen lassen',
    no: 'Selbst weiterspielen',
  },
  changes: {
    time: (who, level) =>
      `${who.you ? 'Deine Zeit ist' : `Die Zeit von ${who.name} ist`} um. Es spielt weiter: ${level}.`,
    resigned: (who, level) => `${deSubject(who)} ${deHas(who)} den Platz abgegeben an: ${level}.`,
    away: (who, level) => `${who.you ? 'Du warst weg' : `${who.name} ist weg`}. Es spielt weiter: ${level}.`,
    ended: (who, level) =>
      who.you ? `Für dich spielt den Rest: ${level}.` : `Für ${who.name} spielt den Rest: ${level}.`,
    back: (who) => `${deSubject(who)} ${who.you ? 'bist' : 'ist'} wieder da.`,
  },
  standIn: (level, who) => `${level} (für ${who.you ? 'dich' : who.name})`,
  away: 'weg',
  presence: { here: 'ist da', away: 'ist weg' },
  used: (who, time) => `${deSubject(who)} ${deHas(who)} für diesen Zug ${time} gebraucht.`,
} satisfies ClockWords;
