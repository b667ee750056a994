import { frHas, frMany, frOf, frSubject } from '../../words/fr-grammar.ts';
import type { ClockWords } from './en.ts';

const hoursText = (hours: number): string => (hours % 24 === 0 ? frMany(hours / 24, 'jour') : frMany(hours, 'heure'));

export default {
  live: (bank, incrementS) => `${bank} min + ${incrementS} s`,
  days: (hours, reserveH) => `${hoursText(hours)} par tour${reserveH > 0 ? `, ${hoursText(reserveH)} de réserve` : ''}`,
  noClock: 'Sans pendule',
  label: 'Temps restant :',
  states: {
    waits: 'Temps restant',
    runs: 'La pendule tourne',
    low: 'Il reste peu de temps',
    urgent: 'Il reste peu de temps, et la pendule tourne',
    still: 'La pendule est arrêtée',
    out: 'Temps écoulé',
  },
  pause: {
    night: (until) => `Nuit. La pendule est arrêtée jusqu’à ${until}`,
    dayOff: (until) => `Jour de repos. La pendule est arrêtée jusqu’à ${until}`,
  },
  breakLeft: (left) => `Pause : encore ${left}`,
  pausedUntil: (until) => `Pause jusqu’à ${until}`,
  due: (by) => `À jouer avant ${by}`,
  onReserve: 'Le temps de ce tour est écoulé, la réserve tourne',
  reserve: (left) => `En réserve : ${left}`,
  reserveShort: (hours) => (hours >= 48 ? `+${Math.floor(hours / 24)} j` : `+${hours} h`),
  timeLeft: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  hoursLeft: (hours) => `${hours} h`,
  spoken: {
    seconds: (seconds) => frMany(seconds, 'seconde'),
    minutes: (minutes) => frMany(minutes, 'minute'),
    hours: (hours) => frMany(hours, 'heure'),
    days: (days) => frMany(days, 'jour'),
  },
  yourTurn: (left) => `À vous de jouer, temps restant : ${left}.`,
  oneMinute: 'Plus qu’une minute.',
  tenSeconds: 'Plus que dix secondes.',
  plays: (level) => `${level} joue`,
  playsForYou: (level) => `${level} joue pour vous`,
  playsForOther: (level, name) => `${level} joue pour ${name}`,
  why: {
    time: 'Votre temps est écoulé. Reprenez votre place quand vous voulez.',
    resigned: 'Vous avez laissé votre place à un bot. Reprenez-la quand vous voulez.',
    away: 'Vous n’étiez plus là. Reprenez votre place quand vous voulez.',
    ended: 'Tout le monde voulait finir maintenant. Des bots jouent la suite, puis vous verrez le classement.',
  },
  reclaim: 'Reprendre ma place',
  added: (seconds) => `+${seconds} s`,
  resign: {
    entry: 'Laisser un bot jouer pour moi',
    effect: 'Un bot joue pour vous jusqu’à ce que vous repreniez votre place.',
    effectWithClock:
      'Un bot joue pour vous jusqu’à ce que vous repreniez votre place. Votre pendule s’arrête pendant ce temps.',
    yes: 'Laisser jouer un bot',
    no: 'Continuer moi-même',
  },
  changes: {
    time: (who, level) =>
      `${who.you ? 'Votre temps est écoulé' : `Le temps ${frOf(who.name)} est écoulé`}. ${level} continue.`,
    resigned: (who, level) => `${frSubject(who)} ${frHas(who)} laissé la place à un bot : ${level}.`,
    away: (who, level) => `${who.you ? 'Vous n’étiez plus là' : `${who.name} n’est plus là`}. ${level} continue.`,
    ended: (who, level) =>
      who.you ? `Un bot joue la suite pour vous : ${level}.` : `Un bot joue la suite pour ${who.name} : ${level}.`,
    back: (who) => (who.you ? 'Vous êtes de retour.' : `${who.name} est de retour.`),
  },
  standIn: (level, who) => `${level} (pour ${who.you ? 'vous' : who.name})`,
  away: 'pas là',
  presence: { here: 'à la table', away: 'hors de la table' },
  used: (who, time) => `${frSubject(who)} ${frHas(who)} pris ${time} pour ce tour.`,
} satisfies ClockWords;
