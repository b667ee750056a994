import { itAnd } from '@levante/table/words/it-grammar.ts';
import type { Captions } from '../moments.ts';
import type { ElCapitanBookTexts } from '../plan.ts';
import type { ElCapitanBookWords } from './en.ts';

const rules: ElCapitanBookTexts = {
  intro:
    'Impersoni un mercante del XV secolo con una sola nave. Costruisci magazzini e fortezze lungo il Mediterraneo, perché tre giorni di paga ti riempiano la borsa. Vince chi ha più soldi dopo il terzo.',
  chapters: {
    '1': { title: 'In breve', lead: 'Tre giorni di paga, e una borsa da riempire.' },
    '2': { title: 'Prima del primo turno', lead: 'Tutti cominciano con le stesse cose.' },
    '3': { title: 'Round e turni', lead: 'Se vuoi veleggia, poi fai una cosa sola.' },
    '4': {
      title: 'Carte e viaggi',
      lead: 'Una carta è una destinazione, un percorso di alcune tappe o un collegamento tra due città.',
    },
    '5': {
      title: 'Magazzini',
      lead: 'Un magazzino è denaro che aspetta il giorno di paga. Di chi sarà, lo decide il suo posto.',
    },
    '6': { title: 'Fortezze', lead: 'Una per città, meglio dove ci sono più magazzini.' },
    '7': { title: 'Prestiti', lead: 'Soldi adesso, e di più da restituire poi.' },
    '8': { title: 'Giorno di paga', lead: 'Quando finisce una fase, tutti sono pagati insieme.' },
    '9': { title: 'Dopo un giorno di paga', lead: 'Prima i debiti, poi i nuovi magazzini.' },
    '10': { title: 'La partita in due', lead: 'Un secondo colore ostacola entrambi.' },
    '11': {
      title: 'Città aggiuntive',
      lead: 'Porto, Lisbona e le Isole Canarie sono a ovest, e ciascuna ha la sua particolarità.',
    },
    '12': { title: 'La nave pirata', lead: 'Chi arriva alle Isole Canarie la manda dove fa più male.' },
  },
  clauses: {
    '1.1': `Lo scopo
      Da due a cinque mercanti giocano tre {fasi|8.1}, e ogni fase finisce con un {giorno di paga|8.2}. Vince chi ha più fiorini dopo il terzo.`,
    '1.2': `Nove città
      Nove città stanno su tre file da tre. Una tappa porta a una città vicina, di lato, sopra o sotto, mai in diagonale.`,
    '1.3': `Che cosa ha una città
      Una città ha due {ormeggi|4.7}, due spazi {fortezza|6.1} e un percorso a U di dodici spazi costruzione per i {magazzini|5.1}. La cifra di un ormeggio o fortezza è un prezzo; quelle del percorso sono ciò che un {giorno di paga|8.3} può rendere. Sull’ultimo spazio del percorso non si costruisce mai.`,
    '1.4': `Spazi scuri e triangolo
      Un magazzino su uno spazio scuro ne {chiude|5.5} un altro. Lo spazio con il triangolo fa lo stesso, ma solo in due o tre giocatori.`,
    '1.5': `Il tabellone
      Una parte delle cifre stampate è nota con certezza; le altre sono state ricavate in modo che tutto torni, e il tavolo dice su quale tabellone si gioca. Chi possiede il gioco può usare un proprio file del tabellone: da due a cinque giocatori, con le città aggiuntive che contiene.`,
    '1.6': `Le carte
      Ci sono 18 carte con una città e dei sigilli (nel regolamento: vele), le {carte destinazione|4.3} (nel regolamento: destinazione/rotta), e 36 che uniscono due città ({carte collegamento|4.4}), oltre a 18 prestiti da 10 e 12 da 16. I soldi non finiscono mai.`,
    '2.1': `Con che cosa cominci
      Una nave che non è ancora in mare, sei magazzini, una fortezza e 20 fiorini. Ciò che puoi costruire in questa fase è la tua scorta; tutto il resto aspetta nella riserva.`,
    '2.2': `Carte scoperte
      Quattro carte destinazione e sei carte collegamento sono scoperte, e tutti possono comprarle.`,
    '2.3': `Chi inizia
      Chi inizia la prima fase lo decide il caso; più tardi lo decide {chi ha meno soldi|9.3}.`,
    '2.4': `Niente è nascosto
      Soldi, carte in mano e tutto ciò che sta sul tabellone sono visibili a tutti.`,
    '3.1': `Un round
      In un round tutti hanno un turno, in senso orario a partire da chi inizia la fase. Si può agire solo nel proprio turno.`,
    '3.2': `Una cosa per turno
      Prima veleggia, se vuoi. Poi fai esattamente una cosa: costruisci o {riapri|5.7} un magazzino, costruisci una {fortezza|6.1} o prendi un {prestito|7.1}. Puoi {comprare carte|4.1} prima, durante e dopo, tranne in un turno con un prestito.`,
    '3.3': `Un prestito occupa tutto il turno
      In un turno con un prestito non si compra niente e non si veleggia altrove, e il turno finisce subito.
      Comprare una carta e poi prendere un prestito non si può: prima annulla l’acquisto.`,
    '3.4': `Niente vicoli ciechi
      Non puoi comprare o veleggiare in modo che il turno non si possa più terminare.
      I tuoi ultimi 3 fiorini vanno per una carta, e poi l’ormeggio costa 4: la carta ti viene negata se non resta altro da fare.`,
    '3.5': `Passare
      Se non puoi né costruire né prendere un prestito, passi: la tua nave va alla {banca|4.9} e il turno finisce. Non voler costruire non è un motivo per passare.`,
    '3.6': `Nuove carte
      Dopo ogni turno le carte scoperte tornano a essere quattro destinazioni e sei collegamenti. Un mazzo vuoto si riforma dai suoi scarti; se mancano anche quelli, le carte scoperte restano meno.`,
    '4.1': `Comprare carte
      Puoi comprare quante carte scoperte vuoi, ciascuna al suo prezzo, per usarle subito o tenerle. In mano non c’è limite.`,
    '4.2': `Prima veleggiare, poi costruire
      Si veleggia prima dell’unica cosa che si fa nel turno. Puoi giocare più carte una dopo l’altra; ciascuna finisce negli scarti.`,
    '4.3': `Carte con sigilli
      Una carta destinazione ti porta nella sua città da qualsiasi luogo. Oppure, se sei in una città, ti porta in un’altra, lontana al massimo tante tappe quanti sono i suoi sigilli.
      Una carta di Marsiglia con tre sigilli ti porta a Marsiglia, oppure da Tunisi fino a tre tappe lontano.`,
    '4.4': `Carte con due città
      Una carta collegamento ti porta da una delle sue città all’altra, nei due sensi e a qualsiasi distanza.`,
    '4.5': `Il primo viaggio
      Se la tua nave non è ancora in mare, o è alla banca, la prima carta deve essere la {carta destinazione|4.3} della città dove vai. Nel tuo primo turno della partita devi veleggiare.`,
    '4.6': `Sempre in un’altra città
      Un viaggio porta in una città diversa da quella in cui sei.`,
    '4.7': `Ormeggi
      La tua nave prende il primo ormeggio libero, quello con il numero più basso, e la sua cifra è il prezzo a cui lì {costruisci|5.1}. Se nessuno è libero passi soltanto, e devi proseguire nello stesso turno. Una nave che resta tiene il suo ormeggio: non puoi passare da quello caro a uno più economico che si libera. Il tuo ormeggio si libera appena parti.`,
    '4.8': `Attraversare un porto
      Solo la città in cui vuoi fare qualcosa deve avere un ormeggio libero. Lungo la rotta puoi attraversare porti pieni.`,
    '4.9': `La banca
      La banca si raggiunge da ovunque e gratis, ma solo per prendere un prestito. C’è posto per tutte le navi. Una nave può restarci e prendere un altro prestito nel turno successivo.`,
    '5.1': `Dove e a quanto
      Costruisci nella città dove la tua nave è attraccata, dalla tua {scorta|2.1}, e paghi la cifra del tuo {ormeggio|4.7}.`,
    '5.2': `I primi due spazi
      Il primo magazzino di una città va sullo spazio 1 o 2, a scelta. Se è andato sul 2, il seguente va sull’1; da lì in poi il percorso si riempie in ordine.`,
    '5.4': `Mai più di tre in fila
      I tuoi magazzini possono stare su tre spazi vicini, su un quarto no. Uno spazio vuoto interrompe la fila, e i due capi del percorso non sono vicini. Contano anche i magazzini riaperti.
      Sei sugli spazi 2, 3 e 4. Il prossimo è il 5: qui potrai costruire solo quando lo avrà preso qualcun altro.`,
    '5.5': `Gli spazi scuri chiudono un magazzino
      Un magazzino che arriva su uno spazio scuro chiude (nel regolamento: abbatte) il primo magazzino della catena, di chiunque sia. Questo va nell’illustrazione della città e non rende più niente; il suo spazio per ora resta vuoto. In due o tre giocatori il {triangolo|1.4} fa lo stesso.
      In quattro o cinque giocatori, un magazzino sullo spazio scuro 7 chiude quello sull’1, anche se sono tuoi tutti e due. In due o tre il triangolo sul 5 ha già chiuso quello, e quindi si chiude il magazzino sul 2.`,
    '5.6': `Dopo lo spazio 12
      Con un magazzino sullo spazio 12 si continua davanti: sugli spazi liberati, dal primo magazzino della catena fino allo spazio 1. Non si chiude più niente, e quando tutti e dodici sono occupati la città è piena.`,
    '5.7': `Riaprire
      Se la tua nave è attraccata nella città, puoi rimettere in gioco un tuo magazzino chiuso: sul prossimo spazio, gratis, come unica cosa del turno. Se arriva su uno spazio scuro, anch’esso chiude un magazzino.`,
    '6.1': `Costruire una fortezza
      La costruisci dove la tua nave è attraccata, dalla tua {scorta|2.1}, e paghi la cifra dello spazio fortezza libero più economico. Al massimo una per città; non importa su quale ormeggio sei.`,
    '7.1': `I due prestiti
      Un prestito da 10 si restituisce con 12, o con 16 se lo {estendi|9.1}; uno da 16 con 20, o con 30. Uno per turno, nessuno nel primo round della partita, e solo finché restano carte.`,
    '8.1': `La fine di una fase
      Quando la {scorta|2.1} di qualcuno è vuota, fortezza compresa, il round si gioca fino in fondo; poi è giorno di paga. Ciò che avanza da una fase precedente resta nella scorta: nella seconda e nella terza fase deve quindi essere finito anche quello.`,
    '8.2': `Presenza
      Sei pagato per il numero di città in cui hai un magazzino aperto, secondo la tabella della presenza (nel regolamento: proliferazione).
      Tre città rendono 5 fiorini, quattro ne rendono 10, nove 60.`,
    '8.3': `Maggioranza
      In ogni città chi ha più magazzini aperti sul percorso riceve la cifra dello spazio dopo l’ultimo magazzino; il secondo posto ne riceve la metà, arrotondata per difetto. In parità è primo chi ha il magazzino sullo spazio con il numero più basso. Con un magazzino sullo spazio 12 conta l’ultimo spazio del percorso.
      L’ultimo magazzino è sullo spazio 5, e lo spazio 6 dice 20: il primo posto riceve 20, il secondo 10.`,
    '8.4': `Fortezze
      Una fortezza rende metà del valore della sua città, arrotondata per difetto; e il valore intero nella città con più magazzini aperti sul percorso. Se più città ne hanno altrettanti, tutte pagano per intero.`,
    '8.5': `Bonus per nove città
      La prima persona con magazzini aperti in nove città diverse riceve la carta bonus da 15, le due seguenti quelle da 10 e da 5. Resta sua qualunque cosa accada, e si paga al terzo giorno di paga.`,
    '8.6': `Tutto insieme
      I pagamenti avvengono nello stesso momento; l’elenco li mette solo in ordine: presenza, maggioranza, fortezze, alla fine il bonus, poi i prestiti.`,
    '8.7': `Se passano tutti
      Se in un intero round passano tutti, la fase finisce lo stesso con un giorno di paga.`,
    '9.1': `Restituire o estendere
      Dopo il primo e il secondo giorno di paga decidi per ogni prestito: lo restituisci, o lo estendi una volta sola. Ciò che è stato esteso va restituito la volta dopo. Decide per primo chi ha iniziato la fase, poi gli altri in senso orario.`,
    '9.2': `Se i soldi non bastano
      Un prestito non ancora esteso si restituisce solo se hai i soldi. Uno esteso si restituisce anche se vai sotto zero; sotto zero puoi fare solo ciò che è gratis, o prendere prestiti.`,
    '9.3': `Decide chi ha meno soldi
      I soldi meno i debiti dicono chi ne ha di meno, e quella persona decide chi inizia la fase seguente, anche se stessa. In parità è chi viene prima, in senso orario dall’inizio della fase passata.`,
    '9.4': `Una nuova fase
      Tutti aggiungono sei magazzini e una fortezza della riserva a ciò che è rimasto nella loro scorta. I round si contano di nuovo da 1; navi e carte restano dove sono.`,
    '9.5': `La fine della partita
      Dopo il terzo giorno di paga tutti i prestiti si restituiscono e si paga il bonus. Vince chi ha più soldi; in parità la vittoria è condivisa.`,
    '10.1': `Due colori ciascuno
      Ciascuno ha un colore principale e uno neutrale. Una fase porta sei magazzini del colore principale, una fortezza e due magazzini neutrali; solo il colore principale veleggia ed è pagato.`,
    '10.2': `Più principali che neutrali
      Dopo aver costruito devono restare nella tua scorta più magazzini principali che neutrali, finché ne resta uno.
      Con due magazzini principali e uno neutrale non puoi costruirne uno principale.`,
    '10.3': `File di due colori
      Al massimo {tre|5.4} dei tuoi magazzini principali in fila, e al massimo quattro dei tuoi due colori insieme.`,
    '10.4': `Anche i neutrali si chiudono
      Si chiudono e si riaprono come gli altri, da chi li possiede.`,
    '10.5': `Presenza e bonus
      Solo i magazzini principali contano per la {presenza|8.2} e per le {nove città|8.5}.`,
    '10.6': `Maggioranza
      I quattro colori hanno ciascuno il proprio posto, e solo il primo è pagato: se è in testa un colore neutrale, non lo è nessuno. I magazzini neutrali contano per stabilire quale città ne ha di più, il che vale per le {fortezze|8.4}.`,
    '10.7': `La fine di una fase
      Una fase finisce quando la scorta di uno dei due è vuota, magazzini neutrali e fortezza compresi.`,
    '10.8': `Costo di protezione
      Anche per i tuoi magazzini neutrali paghi il {costo di protezione|12.1}.`,
    '11.1': `Tre città in più
      Si gioca con una, due o tutte e tre: Porto è a ovest di Marsiglia, Lisbona a ovest di Valencia e le Isole Canarie a ovest di Tangeri, qualunque si usi. Per cominciare ne basta una; due o tre sono adatte a quattro o cinque giocatori esperti. Le tappe si contano allo stesso modo, anche oltre un posto senza città.`,
    '11.2': `Come arrivarci e ripartire
      Ci si arriva solo da una città, con i {sigilli|4.3} di una carta destinazione, e si riparte solo con una carta destinazione o per la banca. Le carte collegamento non portano lì.`,
    '11.3': `Contano anche loro
      Contano per la {presenza|8.2}, che arriva fino a dodici città, e per le {nove città|8.5} del bonus.`,
    '11.4': `Maggioranza in queste città
      Chi ha più magazzini aperti riceve il valore intero; tutti gli altri che ne hanno almeno uno aperto ricevono la metà, arrotondata per difetto. In due si guarda ai colori, e sono pagati solo quelli principali.`,
    '11.5': `Lisbona paga chi costruisce
      Chi costruisce un magazzino a Lisbona è pagato subito: il valore del prossimo spazio se ora ha la maggioranza, altrimenti la metà. Riaprire non rende niente, e nemmeno un magazzino neutrale.
      Tariq ha qui tre magazzini. Costruisci il quarto, e il prossimo spazio dice 8: ricevi 4.`,
    '11.6': `Porto non conserva niente
      Porto ha tre ormeggi e uno spazio fortezza. Un magazzino chiuso lì è rimosso dal gioco.`,
    '11.7': `Le Isole Canarie e il pirata
      Con le Isole Canarie arriva la {nave pirata|12.1}. Comincia lì sul secondo ormeggio, e l’ormeggio su cui sta è occupato.`,
    '12.1': `Costo di protezione
      Se in questo turno la tua nave attracca alle Isole Canarie, nello stesso turno devi mandare la nave pirata gratis in un’altra città. Lì prende a ciascuno degli altri 1, 2 o 3 fiorini secondo la fase, per ogni magazzino aperto e ogni fortezza, fin dove bastano i loro soldi.
      Nella fase 2 Elio ha lì due magazzini e una fortezza: paga 6 fiorini.`,
    '12.2': `Solo se resti
      Chi passa soltanto non deve niente alla nave pirata. Quando l’hai mandata, la tua nave resta dov’è fino alla fine del turno.`,
    '12.3': `Dove può andare
      Va in una città con un ormeggio libero, mai alla banca, e scegli tu l’ormeggio. Una nave che sta lì passa all’ormeggio accanto, e da allora ne paga il prezzo.`,
    '12.4': `Mandarla pagando
      Una volta per turno, dovunque sia la tua nave, puoi mandare la nave pirata altrove senza costo di protezione: per 2 fiorini a tappa, o con carte della tua mano, giocate come per una nave che stia al suo posto. Soldi e carte non si mescolano, e deve finire in un’altra città.`,
    '12.5': `Al massimo due volte
      Ogni turno è permesso un viaggio a pagamento, e in più quello gratuito se è dovuto.`,
  },
  table: {
    title: 'Il tavolo',
    paragraphs: [
      'Un anello verde segna ciò che puoi fare ora. Indica una cosa qualsiasi per vedere che cosa costa e rende, o perché non si può fare. Clicca su una città per andarci: se una carta porta lì viene giocata, e se serve prima comprata.',
      'Il tasto f mostra che cosa frutterebbe ora il giorno di paga; u annulla un passo; e termina il turno; ? elenca tutti i tasti.',
    ],
  },
};

const e = (list: readonly number[]): string => itAnd(list.map(String));

const captions: Captions = {
  '1.3': (f) => `Ormeggi da ${e(f.berths)}, spazi fortezza da ${e(f.fortresses)}, e ${f.last} sull’ultimo spazio.`,
  '1.4': (f) => `Gli spazi ${e(f.dark)} sono scuri; il triangolo è sullo spazio ${f.triangle}.`,
  '4.7': (f) =>
    `${f.guest} è sul primo ormeggio e costruisce a ${f.berths[0]}. La prossima nave prende il secondo, a ${f.berths[1]}.`,
  '5.2': (f) => `Gli spazi tratteggiati, ${e(f.next)}, sono a scelta.`,
  '5.4': (f) => `Sullo spazio ${e(f.next)} quello di ${f.leader} sarebbe il quarto magazzino in fila.`,
  '5.5': (f) => `Il magazzino sullo spazio ${f.highest} ne ha chiuso uno di ${f.shut}: sta nell’illustrazione.`,
  '5.6': (f) => `Si continua sullo spazio ${e(f.next)}, e conta l’ultimo spazio: ${f.value}.`,
  '5.7': (f) => `${f.shut} può riaprire il magazzino chiuso, sullo spazio ${e(f.next)}.`,
  '6.1': (f) => `Qui la prossima fortezza costa ${f.nextFortress} fiorini.`,
  '8.3': (f) => `Il primo posto dà a ${f.leader} ${f.value} fiorini, il secondo ne dà ${f.second} a ${f.follower}.`,
  '8.4': (f) => `Nessuna città ha più magazzini: la fortezza di ${f.fort} rende tutti i ${f.value} fiorini.`,
  '10.6': (f) => `Sono in testa i magazzini neutrali di ${f.leader}: i ${f.value} fiorini non li riceve nessuno.`,
  '11.6': (f) => `Ormeggi da ${e(f.berths)}, e un solo spazio fortezza, da ${e(f.fortresses)}.`,
  '11.7': (f) => `La nave pirata è sull’ormeggio ${f.pirate}.`,
};

const it: ElCapitanBookWords = { rules, captions };

export default it;
