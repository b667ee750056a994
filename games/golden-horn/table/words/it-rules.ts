import type { RulesWords } from '@levante/table/words/rules-words.ts';

/** How Golden Horn is played, in Italian. */
export const itRules: RulesWords = {
  intro:
    'Mandi tre navi mercantili avanti e indietro lungo una rotta marittima tra Venezia e Costantinopoli, porti a casa merci di sei colori e derubi chi incontri sulla rotta. Vince chi alla fine ha più punti in magazzino.',
  chapters: [
    {
      heading: 'Un turno',
      paragraphs: [
        'Se vuoi, assalta una nave altrui. Poi muovi una delle tue tre navi: da una città caricando, in mare e da Modone proseguendo il viaggio. Poi il turno è finito.',
        'Le tappe di un viaggio sono una bozza finché il turno non finisce o non si estrae qualcosa. Ciò che è stato estratto è noto, e non si può annullare.',
      ],
    },
    {
      heading: 'Caricare',
      paragraphs: [
        'Una nave lascia una città con tutti i cubi di un colore che si trovano lì. Non carica mai un colore delle proprie vele. La città viene subito riempita fino a nove cubi dal sacchetto, e la nave fa la sua prima tappa.',
      ],
    },
    {
      heading: 'Veleggiare',
      paragraphs: [
        'Le navi veleggiano solo in avanti, verso il prossimo luogo libero: gli spazi occupati si saltano, e così Modone quando è piena. Arrivata su uno spazio, la nave può proseguire se il colore dello spazio è su una delle sue vele, o con una carta di quel colore; tutte le volte che puoi e vuoi.',
        'Una nave che raggiunge Modone con un posto libero si ferma lì. Una nave che raggiunge la città è arrivata.',
      ],
    },
    {
      heading: 'Arrivare',
      paragraphs: [
        'In città tutti i cubi vanno nel tuo magazzino, dietro il suo schermo: gli altri vedono quanti ne hai, non quali. All’arrivo, e in quattro giocatori anche a Modone, peschi carte; quante dipende dal numero di colori sulle vele e dalle regole scelte per la partita.',
      ],
    },
    {
      heading: 'Assaltare',
      paragraphs: [
        'Una nave in mare con cubi a bordo si può assaltare con carte nei colori delle sue vele, mescolate a piacere: tre con le regole come descritte, due come pubblicate. Un cubo va subito nel tuo magazzino.',
        'Una nave a cui è stato preso l’ultimo cubo può invertire la rotta quando chi la possiede la muove di nuovo.',
      ],
    },
    {
      heading: 'La fine',
      paragraphs: [
        'L’ultimo round inizia quando una città e il sacchetto sono vuoti, o quando chi ha tutti e sei i colori lo annuncia alla fine di un turno. Il round si gioca fino in fondo.',
        'Ogni cubo in un magazzino vale un punto; i cubi sulle navi non contano. I cubi si dispongono in serie di colori diversi: una serie da sei dà 4 punti in più, da cinque 2, da quattro 1. A parità di punti vincono più serie da sei, poi più cubi.',
      ],
    },
    {
      heading: 'Il tavolo',
      paragraphs: [
        'Ogni colore ha un simbolo: rosa, sole, onda, fiamma, foglia e arancia. Lo portano allo stesso modo cubi, carte, vele e spazi.',
        'Un anello verde segna ciò che puoi fare ora. Clicca su una nave, poi su dove deve andare; le piccole carte su uno spazio mostrano quanto costa arrivarci. Clicca su uno spazio lontano per fare tutte le tappe in una volta. Indica una cosa qualsiasi per vedere che cosa significa, o perché non si può fare.',
        'L’occhio sopra il tuo magazzino nasconde magazzino e mano mentre qualcuno ti guarda da dietro le spalle.',
      ],
    },
  ],
};
