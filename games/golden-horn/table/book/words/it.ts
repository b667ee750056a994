import type { BookOfHorn } from './en.ts';

export default {
  rules: {
    intro:
      'Mandi tre navi mercantili avanti e indietro lungo una rotta marittima tra Venezia e Costantinopoli, porti a casa merci di sei colori e derubi chi incontri sulla rotta. Vince chi alla fine ha più punti in magazzino.',
    chapters: {
      '1': { title: 'In breve', lead: 'Sei colori di merci, tre navi, una rotta.' },
      '2': { title: 'Prima del primo turno', lead: 'Si dispongono le navi, si estraggono cubi e si pescano carte.' },
      '3': { title: 'Il turno', lead: 'Un assalto se vuoi, poi si muove una nave.' },
      '4': { title: 'Assalti', lead: 'Carte contro un cubo altrui.' },
      '5': { title: 'Caricare', lead: 'Nessuna nave lascia una città vuota.' },
      '6': { title: 'Veleggiare', lead: 'Da uno spazio libero al prossimo, e oltre con il colore giusto.' },
      '7': { title: 'Arrivare', lead: 'I cubi vanno in magazzino, le carte in mano.' },
      '8': { title: 'La fine', lead: 'Tutti hanno avuto lo stesso numero di turni.' },
      '9': { title: 'Punti', lead: 'Molti cubi vanno bene, serie di tutti i colori meglio.' },
      '10': { title: 'Che cosa è nascosto', lead: 'Due cose, e solo agli altri.' },
    },
    clauses: {
      '1.1': `Lo scopo
        Da due a quattro giocatori portano merci tra Venezia e Costantinopoli. Ciascuno ha tre navi e un magazzino in cui solo lui può guardare; alla fine vince chi vi ha più punti.`,
      '1.2': `Merci e carte
        Ci sono 90 cubi, 15 di ciascuno dei sei colori, e 54 carte, nove di ciascuno.`,
      '1.3': `Tre navi, sei colori
        Una nave ha vele di un solo colore, una di due, una di tre. Insieme mostrano tutti e sei i colori, ciascuno su una sola nave.`,
      '1.4': `Le flotte
        Ogni flotta è composta in modo diverso; quale ti tocca dipende dal tuo posto.`,
      '1.5': `La rotta marittima
        Tra le due città ci sono sei spazi in due giocatori, dodici in tre o quattro, ciascuno di un colore.`,
      '1.6': `Modone
        In due e in quattro giocatori a metà rotta c’è un porto: Modone, con due posti per le navi, o tre in quattro giocatori. In tre non c’è.`,
      '2.1': `Chi inizia
        Chi inizia lo decide il caso. Si gioca in senso orario.`,
      '2.2': `Disporre le navi
        Distribuisci le tue tre navi tra le due città come vuoi; chi inizia lo fa per ultimo.`,
      '2.3': `Merci nelle città
        Tutti i cubi sono nel sacchetto. Per ogni città se ne estraggono nove.`,
      '2.4': `Cinque carte
        Tutti pescano cinque carte, che gli altri non vedono.`,
      '3.1': `Che cosa fai nel turno
        Puoi {assaltare|4.1} una nave. Poi devi muovere una delle tue: {caricarla|5.1} e lasciare una città, oppure {proseguire il viaggio|6.2} da dove si trova. Poi il turno è finito.`,
      '4.1': `Chi puoi assaltare
        Una nave altrui su uno spazio della rotta, con almeno un cubo a bordo. Le navi in una città o a Modone sono al sicuro.`,
      '4.2': `Quanto costa
        Tre carte con le regole come descritte, due con quelle come pubblicate. Ciascuna deve mostrare un colore delle vele di quella nave, mescolate a piacere.
        Contro giallo, giallo e rosso puoi giocare tre carte rosse, o due gialle e una rossa.`,
      '4.3': `Che cosa rende
        Un cubo passa da quella nave direttamente nel tuo {magazzino|10.1}.`,
      '4.4': `Invertire la rotta
        Una nave che ha perso in un assalto il suo ultimo cubo può invertire la rotta quando chi la possiede la muove di nuovo. Che lo faccia o no, poi l’occasione è passata.`,
      '5.1': `Un colore, tutto
        Per lasciare una città una nave carica tutti i cubi di un colore che si trova lì. Non carica mai un colore delle proprie vele.
        Una nave con vele rosa può caricare giallo, blu o rosso, ma non rosa.`,
      '5.2': `Riempire la città
        La città viene subito riempita fino a nove cubi dal sacchetto, finché ce ne sono.`,
      '5.3': `Passare
        Una nave non può partire senza merci. Se nessuna delle tue navi si può muovere, passi; finché entrambe le città hanno cubi, non succede mai.`,
      '5.4': `Dove è diretta
        Una nave che ha caricato è diretta all’altra città.`,
      '6.1': `Solo in avanti
        Le navi veleggiano solo in avanti. Su uno spazio della rotta sta una nave, in una città quante si vuole.`,
      '6.2': `Una tappa
        Una tappa porta al prossimo luogo libero. Gli spazi occupati si saltano, da chiunque siano occupati, e così Modone quando è piena.
        Con navi su 1 e 2, una nave che lascia Venezia arriva sullo spazio 3.`,
      '6.3': `Proseguire
        Se una vela di questa nave ha il colore dello spazio su cui è arrivata, puoi fare un’altra tappa; se no, lo permette una carta di quel colore. Tutte le volte che puoi e vuoi. Gli spazi saltati non contano.`,
      '6.4': `La sosta a Modone
        Una nave che raggiunge Modone con un posto libero si ferma lì, e il suo viaggio è finito. In un altro turno prosegue nella stessa direzione.`,
      '6.5': `Raggiungere la città
        Una nave che raggiunge la città finisce lì il suo viaggio.`,
      '7.1': `Scaricare
        In città tutti i cubi vanno nel tuo {magazzino|10.1}. La nave è ora diretta all’altra città.`,
      '7.2': `Carte all’arrivo
        Quante ne peschi dipende dai colori sulle vele: 1, 2 o 3 carte per 1, 2 o 3 colori con le regole come descritte, e al contrario 3, 2 o 1 con quelle come pubblicate.`,
      '7.3': `Carte a Modone
        Una sosta a Modone dà le stesse carte, ma non in due giocatori.`,
      '7.4': `Carte senza limite
        In mano puoi avere quante carte vuoi. Quando il mazzo è vuoto lo diventano gli scarti; se mancano anche quelli, non si pesca niente.`,
      '8.1': `Come comincia
        L’ultimo round arriva quando una città e il sacchetto sono vuoti, o quando qualcuno lo annuncia alla fine del proprio turno. Per farlo ti serve in magazzino un cubo di ogni colore.`,
      '8.2': `L’ultimo round
        Si gioca finché tutti hanno avuto lo stesso numero di turni.`,
      '9.1': `Il conteggio finale
        Ogni cubo in magazzino vale un punto; quelli sulle navi non contano. Poi i cubi si dispongono in serie di colori diversi: una serie da sei dà 4 punti in più, da cinque 2, da quattro 1.
        Rosa 3, giallo 2, blu 2, rosso, verde e arancione 1 ciascuno: 10 punti, più 4 per la serie da sei, fanno 14.`,
      '9.2': `A parità di punti
        Vincono più serie da sei, poi più cubi; dopo di che la vittoria è condivisa.`,
      '10.1': `Mano e magazzino
        Solo tu vedi le carte nella tua mano e i cubi nel tuo magazzino. Quanti sono lo vedono tutti, e così tutto il resto. Chi ricorda che cosa è arrivato in un magazzino sa quindi che cosa contiene; in due basta contare i cubi in vista. Le carte restano segrete finché non vengono giocate.`,
    },
    table: {
      title: 'Il tavolo',
      paragraphs: [
        'Ogni colore ha un simbolo: rosa, sole, onda, fiamma, foglia e arancia. Lo portano allo stesso modo cubi, carte, vele e spazi.',
        'Un anello verde segna ciò che puoi fare ora. Clicca su una nave, poi su dove deve andare; le piccole carte su uno spazio mostrano quanto costa arrivarci. Clicca su uno spazio lontano per fare tutte le tappe in una volta. Indica una cosa qualsiasi per vedere che cosa significa, o perché non si può fare.',
        'L’occhio sopra il tuo magazzino nasconde magazzino e mano mentre qualcuno ti guarda da dietro le spalle.',
      ],
    },
  },
  captions: {
    '1.3': (f) => `Le tre navi di ${f.name}: vele di un colore, di due, di tre.`,
    '1.5': (f) => `In tre giocatori: ${f.spaces} spazi, e niente Modone.`,
    '4.3': (f) => `A bordo di questa nave di ${f.name}: ${f.goods}. Un assalto ne prende uno.`,
    '4.4': (f) => `Questa nave di ${f.name} ha perso il suo ultimo cubo: può invertire la rotta.`,
    '5.1': (f) => `${f.name} ha caricato qui un colore intero: ${f.goods}.`,
    '6.2': (f) => `${f.taken} spazi sono occupati: chi arriva li salta.`,
    '9.1': (f) => `Il magazzino di ${f.name}: ${f.cubes} cubi, e con le serie ${f.points} punti.`,
  },
} satisfies BookOfHorn;
