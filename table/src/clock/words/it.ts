import { raised } from '../../words/grammar.ts';
import { itHas, itMany, itSubject } from '../../words/it-grammar.ts';
import type { ClockWords } from './en.ts';

const hoursText = (hours: number): string =>
  hours % 24 === 0 ? itMany(hours / 24, 'giorno', 'giorni') : itMany(hours, 'ora', 'ore');

export default {
  live: (bank, incrementS) => `${bank} min + ${incrementS} s`,
  days: (hours, reserveH) => `${hoursText(hours)} a turno${reserveH > 0 ? `, ${hoursText(reserveH)} di riserva` : ''}`,
  noClock: 'Senza orologio',
  label: 'Tempo rimasto:',
  states: {
    waits: 'Tempo rimasto',
    runs: 'L’orologio corre',
    low: 'Resta poco tempo',
    urgent: 'Resta poco tempo, e l’orologio corre',
    still: 'L’orologio è fermo',
    out: 'Tempo scaduto',
  },
  pause: {
    night: (until) => `Notte. L’orologio è fermo fino a ${until}`,
    dayOff: (until) => `Giorno libero. L’orologio è fermo fino a ${until}`,
  },
  breakLeft: (left) => `Pausa: ancora ${left}`,
  pausedUntil: (until) => `Pausa fino a ${until}`,
  due: (by) => `Da giocare entro ${by}`,
  onReserve: 'Il tempo di questo turno è finito, corre la riserva',
  reserve: (left) => `In riserva: ${left}`,
  reserveShort: (hours) => (hours >= 48 ? `+${Math.floor(hours / 24)} g` : `+${hours} h`),
  timeLeft: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  hoursLeft: (hours) => `${hours} h`,
  spoken: {
    seconds: (seconds) => itMany(seconds, 'secondo', 'secondi'),
    minutes: (minutes) => itMany(minutes, 'minuto', 'minuti'),
    hours: (hours) => itMany(hours, 'ora', 'ore'),
    days: (days) => itMany(days, 'giorno', 'giorni'),
  },
  yourTurn: (left) => `Tocca a te, tempo rimasto: ${left}.`,
  oneMinute: 'Resta un minuto.',
  tenSeconds: 'Restano dieci secondi.',
  plays: (level) => `Gioca: ${level}`,
  playsForYou: (level) => `Gioca per te: ${level}`,
  playsForOther: (level, name) => `Gioca per ${name}: ${level}`,
  why: {
    time: 'Il tuo tempo è scaduto. Riprendi il tuo posto quando vuoi.',
    resigned: 'Hai lasciato il posto a un bot. Riprendilo quando vuoi.',
    away: 'Eri via. Riprendi il tuo posto quando vuoi.',
    ended: 'Avete accettato di finire subito. I bot giocano il resto, poi vedrai la classifica.',
  },
  reclaim: 'Riprendi il posto',
  added: (seconds) => `+${seconds} s`,
  resign: {
    entry: 'Fai giocare un bot al mio posto',
    effect: 'Un bot gioca per te finché non riprendi il tuo posto.',
    effectWithClock: 'Un bot gioca per te finché non riprendi il tuo posto. Intanto il tuo orologio resta fermo.',
    yes: 'Fai giocare un bot',
    no: 'Continua a giocare',
  },
  changes: {
    time: (who, level) => `${who.you ? 'Il tuo tempo' : `Il tempo di ${who.name}`} è scaduto. Continua: ${level}.`,
    resigned: (who, level) => `${raised(`${itSubject(who)}${itHas(who)} lasciato il posto a un bot`)}: ${level}.`,
    away: (who, level) => `${who.you ? 'Eri via' : `${who.name} è via`}. Continua: ${level}.`,
    ended: (who, level) =>
      who.you ? `Un bot gioca il resto per te: ${level}.` : `Un bot gioca il resto per ${who.name}: ${level}.`,
    back: (who) => (who.you ? 'Sei di nuovo qui.' : `${who.name} è di nuovo qui.`),
  },
  standIn: (level, who) => `${level} (per ${who.you ? 'te' : who.name})`,
  away: 'via',
  presence: { here: 'al tavolo', away: 'non al tavolo' },
  used: (who, time) => `${raised(`${itSubject(who)}${itHas(who)} usato`)} ${time} per questo turno.`,
} satisfies ClockWords;
