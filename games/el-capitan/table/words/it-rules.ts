import type { RulesWords } from '@levante/table/words/rules-words.ts';

/** How El Capitán is played, in Italian. */
export const itRules: RulesWords = {
  intro:
    'Impersoni un mercante del XV secolo con una sola nave. Costruisci magazzini e fortezze lungo il Mediterraneo, perché tre giorni di paga ti riempiano la borsa. Vince chi ha più soldi dopo il terzo.',
  chapters: [
    {
      heading: 'Un turno',
      paragraphs: [
        'Se vuoi, veleggia fin dove ti portano le tue carte. Poi fai esattamente una cosa: costruisci o riapri un magazzino, costruisci una fortezza, oppure prendi un prestito. In qualsiasi momento del turno puoi acquistare quante vuoi delle carte scoperte, tranne se prendi un prestito: quello occupa tutto il turno.',
        'Tutto è una bozza finché non termini il turno. Ogni passo si può annullare.',
      ],
    },
    {
      heading: 'Carte e viaggi',
      paragraphs: [
        'Una carta con una città e dei sigilli ti porta in quella città da qualsiasi luogo; oppure, se parti da una città, ti fa fare al massimo tante tappe quanti sono i suoi sigilli. Una carta con due città ti porta dall’una all’altra. Le carte giocate finiscono negli scarti.',
        'La tua nave attracca al primo spazio porto libero. Dove non ce n’è nessuno passa oltre e deve proseguire il viaggio. Dalla banca, e all’inizio, in una città ti porta solo la sua carta.',
      ],
    },
    {
      heading: 'Magazzini',
      paragraphs: [
        'Costruisci dove la tua nave è attraccata, e paghi la cifra del tuo spazio porto. I magazzini si costruiscono lungo il percorso, uno spazio dopo l’altro; solo il primo magazzino di una città può scegliere tra lo spazio 1 e il 2. Non puoi averne più di tre in fila.',
        'Un magazzino su uno spazio scuro chiude il primo magazzino della catena, di chiunque sia: lo si mette nell’illustrazione della città e non rende più niente. In due o tre giocatori anche il triangolo è uno spazio di questo tipo. Se la tua nave è nella città, puoi riaprire un tuo magazzino chiuso: va sul prossimo spazio, gratis, ed è la tua unica cosa del turno.',
      ],
    },
    {
      heading: 'Fortezze e prestiti',
      paragraphs: [
        'Una fortezza costa quanto dice il suo spazio; ciascuno può averne una per città. Rende metà di quanto vale la città, e tutto dove ci sono più magazzini.',
        'Un prestito da 10 si restituisce con 12 dopo il giorno di paga, o con 16 dopo quello seguente; uno da 16 con 20, o con 30. Nel primo round non se ne ricevono.',
      ],
    },
    {
      heading: 'Giorno di paga',
      paragraphs: [
        'Una fase finisce con il round in cui qualcuno costruisce il suo ultimo pezzo. Poi tutti ricevono la loro paga: per il numero di città in cui hanno un magazzino aperto; in ogni città per la maggioranza dei magazzini (il valore dello spazio dopo l’ultimo magazzino) e per il secondo posto (la metà); e per le fortezze.',
        'Dopo il primo e il secondo giorno di paga i prestiti si restituiscono o si estendono, chi ha meno soldi decide chi inizia, e ciascuno riceve sei nuovi magazzini e una fortezza. Dopo il terzo tutti i prestiti si restituiscono.',
        'La prima persona con magazzini aperti in nove città riceve 15 fiorini alla fine, la seconda 10, la terza 5.',
      ],
    },
    {
      heading: 'In due',
      paragraphs: [
        'Ciascuno ha anche due magazzini neutrali per fase. Occupano spazi e contano contro le maggioranze altrui, ma non rendono niente. Nella scorta tieni sempre più magazzini del tuo colore che neutrali.',
      ],
    },
    {
      heading: 'Città aggiuntive',
      paragraphs: [
        'Porto, Lisbona e le Isole Canarie sono a ovest. Si raggiungono e si lasciano solo con carte con sigilli. Lì la maggioranza rende il valore intero, e a tutti gli altri va la metà.',
        'Lisbona paga subito per ogni costruzione. Ciò che viene chiuso a Porto è rimosso dal gioco. Chi raggiunge le Isole Canarie manda la nave pirata in un’altra città, dove riscuote da tutti gli altri il costo di protezione; si può spostarla anche con soldi o carte, e blocca lo spazio porto su cui sta.',
      ],
    },
    {
      heading: 'Il tavolo',
      paragraphs: [
        'Un anello verde segna ciò che puoi fare ora. Indica una cosa qualsiasi per vedere che cosa costa e rende, o perché non si può fare. Clicca su una città per andarci: se una carta porta lì viene giocata, e se serve prima comprata.',
        'Il tasto f mostra che cosa frutterebbe ora il giorno di paga; u annulla un passo; e termina il turno; ? elenca tutti i tasti.',
      ],
    },
  ],
};
