import { frMany } from '@levante/table/words/fr-grammar.ts';
import type { PaceWords } from './en.ts';

const span = (hours: number): string => (hours % 24 === 0 ? frMany(hours / 24, 'jour') : frMany(hours, 'heure'));

export default {
  legend: 'Cadence',
  kinds: { none: 'Sans pendule', live: 'En direct', days: 'Sur plusieurs jours' },
  kindNotes: { none: 'entre amis', live: 'tout le monde est là', days: 'chacun joue quand il peut' },
  bank: 'Chacun dispose de',
  minutes: (minutes) => `${minutes} min`,
  increment: 'et après chaque tour',
  seconds: (seconds) => `+${seconds} s`,
  free: 'Les cinq premières secondes d’un tour ne comptent pas.',
  lasts: ({ from, to }) => (from === to ? `Environ ${from} minutes.` : `De ${from} à ${to} minutes environ.`),
  eachTurn: 'Pour chaque tour',
  hours: span,
  reserve: 'et une réserve de',
  reserveHours: (hours) => (hours === 0 ? 'rien' : span(hours)),
  reserveNote: 'La réserve sert quand le temps d’un tour est écoulé. Les tours rapides la remplissent.',
  nights: 'La nuit et les jours de repos, les pendules s’arrêtent :',
  nightsLink: 'choisir les vôtres',
  standIn: 'Si le temps est écoulé ou si quelqu’un part, un bot continue :',
  standInLeft: 'Si quelqu’un doit partir, un bot peut continuer :',
  standInBack: 'La personne peut reprendre sa place.',
  onDevice: 'Les parties sur cet appareil n’ont pas de pendule : prenez votre temps.',
  chosen: {
    none: 'sans pendule',
    live: (minutes, seconds) =>
      seconds === 0
        ? `en direct, ${minutes} minutes chacun`
        : `en direct, ${minutes} minutes chacun et ${seconds} secondes par tour`,
    days: (hours, reserveH) =>
      `${span(hours)} pour chaque tour${reserveH > 0 ? ` et ${span(reserveH)} de réserve` : ''}`,
  },
  sentence: (game, players, pace) => `${game} à ${players}, ${pace}.`,
  starts: (open) =>
    open === 0
      ? 'La partie commence tout de suite.'
      : open === 1
        ? 'La partie commence dès qu’une personne de plus est là.'
        : `La partie commence dès que ${open} personnes de plus sont là.`,
} satisfies PaceWords;
