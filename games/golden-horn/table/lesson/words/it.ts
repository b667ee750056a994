import { itAnd, itMany } from '@levante/table/words/it-grammar.ts';
import { it } from '../../words/it.ts';
import type { HornLessonWords } from './en.ts';

export default {
  goal: 'Vince chi ha più punti: uno per ogni cubo nel tuo magazzino, di più per serie di colori diversi.',
  ended: (mine, opponent) => `Vinci con ${itMany(mine, 'punto', 'punti')} contro ${opponent}.`,
  meanwhile: (round, toRound) =>
    round === toRound
      ? `Il round ${round}: le navi caricano e veleggiano, come hai visto.`
      : `I round da ${round} a ${toRound}: le navi caricano e veleggiano, come hai visto.`,
  load: (cubes, colour, city) => ({
    name: 'Carica',
    title: 'Tutto un colore, ma non il proprio',
    text: `Prima del primo turno ognuno ha messo le sue tre navi, ciascuna nella città che voleva. Una nave lascia una città con tutti i cubi di un colore, mai di una delle sue vele. La tua nave bicolore sta ${it.placeAt(city)}, dove ci sono ${it.cubesOf(cubes, colour)}: più che di ogni altro colore.`,
    task: `clicca la nave cerchiata, poi ${it.allCubes(colour)}, poi caricali.`,
    learned: 'Una nave carica tutti i cubi di un colore che non è sulle sue vele.',
  }),
  stop: (at, colour) => ({
    name: 'Sosta',
    title: 'Un passo è sempre gratis',
    text: `Ora sta ${it.placeAt(at)} (${it.colour(colour)}). Da uno spazio una nave prosegue solo se il suo colore è sulle vele, oppure con una carta di quel colore. Non hai né l’uno né l’altra.`,
    task: 'termina qui il turno.',
    learned: 'Ogni viaggio ha un passo gratis, qualunque sia il colore.',
  }),
  card: (taken, at, colour) => ({
    name: 'Con una carta',
    title: 'Oltre gli altri, e avanti con una carta',
    text: `Una nave sta ${it.placeAt(taken)}, quindi la tua la oltrepassa e va ${it.placeAsFar(at)} (${it.colour(colour)}). Hai ${it.oneCard(colour)}: la porta avanti fino a Modone, dove nessuno può assaltarla.`,
    task: 'clicca la tua nave cerchiata, poi Modone.',
    learned: 'Gli spazi occupati si oltrepassano. Una carta del colore dello spazio paga un passo.',
  }),
  lack: (cubes, colour, city) => ({
    name: 'Che cosa manca',
    title: 'Carica quello che ti manca',
    text: `Alla fine ogni cubo vale un punto, e le serie di colori diversi contano di più. Nel tuo magazzino manca ancora ${it.oneCube(colour)}, e ${it.placeAt(city)}, accanto alla tua nave tricolore, ce ne sono ${cubes}.`,
    task: `clicca la nave cerchiata, poi ${it.allCubes(colour)}, poi caricali.`,
    learned: 'Colori diversi fanno serie, e le serie portano punti in più.',
  }),
  free: (at, own, city, drawn) => ({
    name: 'Gratis',
    title: 'I suoi colori la portano avanti',
    text: `Sta ${it.placeAt(at)}, e quel colore (${it.colour(own)}) è sulle sue vele: da lì prosegue gratis. Con tre colori succede spesso, e con una carta va ${it.placeAsFar(city)}. All’arrivo si scarica, e peschi ${it.cards(drawn)}, una per ogni colore delle sue vele.`,
    task: `clicca ${it.place(city)}.`,
    learned: 'Da uno spazio del suo colore una nave prosegue gratis. Arrivare porta carte.',
  }),
  raid: (played, sails, colour) => ({
    name: 'Assalto',
    title: 'Un assalto prende un cubo',
    text: `Prima di muovere una nave puoi assaltarne una che sta in mare aperto. Costa ${it.cards(played)}, ognuna di un colore delle sue vele: ${itAnd([...new Set(sails)].map(it.colour))}. Nel tuo magazzino passa subito ${it.oneCube(colour)}.`,
    task: 'clicca la nave cerchiata, poi le carte proposte.',
    learned: 'Un assalto per turno: carte dei colori delle vele per un cubo.',
  }),
  home: (cubes, colour, played, drawn) => ({
    name: 'A casa',
    title: 'Dopo l’assalto una nave deve veleggiare',
    text: `La tua nave bicolore ha aspettato a Modone con ${it.cubesOf(cubes, colour)}. ${it.cards(played)} la portano a Costantinopoli. Lì peschi ${it.cards(drawn)}, una per ogni colore delle sue vele.`,
    task: 'clicca la tua nave cerchiata, poi Costantinopoli.',
    learned: 'Un turno è un assalto, se vuoi, e poi una nave.',
  }),
  six: (colour, city) => ({
    name: 'Il sesto',
    title: 'Il sesto colore',
    text: `Nel tuo magazzino manca solo ${it.oneCube(colour)}, e la tua nave tricolore ne ha a bordo. Chi ha un cubo di ognuno dei sei colori può annunciare la fine.`,
    task: `clicca la nave cerchiata, poi ${it.place(city)}.`,
    learned: 'Tutti e sei i colori nel magazzino danno il diritto di annunciare la fine.',
  }),
  announce: (cubes, atSea) => ({
    name: 'La fine',
    title: 'Dici tu quando finisce',
    text: `Hai ${it.cubes(cubes)} di sei colori. I cubi a bordo non contano, e chi gioca contro di te ne ha lì ancora ${atSea}. Si finisce il round, poi si contano i magazzini. Finisce anche quando il sacchetto e una città sono vuoti.`,
    task: 'annuncia la fine.',
    learned: 'La fine viene con un annuncio, o quando il sacchetto e una città sono vuoti.',
  }),
  score: (cubes, bonus, opponent) => ({
    name: 'Conteggio',
    title: 'Cubi, e serie di colori',
    text: `${it.cubes(cubes)}, ${itMany(cubes, 'punto', 'punti')}. Si aggiungono le serie di quattro, cinque e sei colori diversi: le tue hanno portato ${bonus}. Chi ha giocato contro di te ha ${itMany(opponent, 'punto', 'punti')}.`,
    task: 'guarda i due magazzini, poi prosegui.',
    learned: 'Un cubo è un punto; una serie di colori diversi conta in più.',
  }),
} satisfies HornLessonWords;
