import { itMany } from '@levante/table/words/it-grammar.ts';
import type { PaceWords } from './en.ts';

const span = (hours: number): string =>
  hours % 24 === 0 ? itMany(hours / 24, 'giorno', 'giorni') : itMany(hours, 'ora', 'ore');

export default {
  legend: 'Ritmo',
  kinds: { none: 'Senza orologio', live: 'Dal vivo', days: 'Su più giorni' },
  kindNotes: { none: 'tra amici', live: 'tutti sono qui ora', days: 'giochi quando puoi' },
  bank: 'Ognuno ha',
  minutes: (minutes) => `${minutes} min`,
  increment: 'e dopo ogni turno',
  seconds: (seconds) => `+${seconds} s`,
  free: 'I primi cinque secondi di un turno non contano.',
  lasts: ({ from, to }) => (from === to ? `Circa ${from} minuti.` : `Circa da ${from} a ${to} minuti.`),
  eachTurn: 'Per ogni turno',
  hours: span,
  reserve: 'e una riserva di',
  reserveHours: (hours) => (hours === 0 ? 'niente' : span(hours)),
  reserveNote: 'La riserva si usa quando il tempo di un turno è finito. I turni rapidi la riempiono di nuovo.',
  nights: 'Di notte e nei giorni liberi gli orologi sono fermi:',
  nightsLink: 'scegli i tuoi',
  standIn: 'Se il tempo scade o qualcuno se ne va, continua un bot:',
  standInLeft: 'Se qualcuno deve andare via, può continuare un bot:',
  standInBack: 'Chi era al posto può riprenderlo.',
  onDevice: 'Le partite su questo dispositivo non hanno orologio: prenditi il tuo tempo.',
  chosen: {
    none: 'senza orologio',
    live: (minutes, seconds) =>
      seconds === 0
        ? `dal vivo, ${minutes} minuti a testa`
        : `dal vivo, ${minutes} minuti a testa e ${seconds} secondi a turno`,
    days: (hours, reserveH) => `${span(hours)} per ogni turno${reserveH > 0 ? ` e ${span(reserveH)} di riserva` : ''}`,
  },
  sentence: (game, players, pace) => `${game} in ${players}, ${pace}.`,
  starts: (open) =>
    open === 0
      ? 'Si comincia subito.'
      : open === 1
        ? 'Si comincia quando arriva un’altra persona.'
        : `Si comincia quando arrivano altre ${open} persone.`,
} satisfies PaceWords;
