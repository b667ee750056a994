import type { RulesWords } from '@levante/table/words/rules-words.ts';

export const deRules: RulesWords = {
  intro:
    'Du schickst drei Handelsschiffe auf einem einzigen Seeweg zwischen Venedig und Konstantinopel hin und her, bringst Waren in sechs Farben heim und überfällst, wer auf dem Weg liegt. Wer am Ende das meiste im Warenlager hat, gewinnt.',
  chapters: [
    {
      heading: 'Ein Zug',
      paragraphs: [
        'Überfalle, wenn du willst, ein fremdes Schiff. Bewege dann eines deiner drei Schiffe: aus einer Stadt, indem du lädst, auf See und von Modone aus, indem du weitersegelst. Damit ist der Zug vorbei.',
        'Die Schritte einer Fahrt sind vorläufig, bis der Zug endet oder etwas gezogen wird. Was gezogen ist, ist bekannt und lässt sich nicht zurücknehmen.',
      ],
    },
    {
      heading: 'Laden',
      paragraphs: [
        'Ein Schiff verlässt eine Stadt mit allen Würfeln einer Farbe, die dort liegt. Eine Farbe seiner eigenen Segel lädt es nie. Die Stadt wird sofort aus dem Sack auf neun Würfel aufgefüllt, und das Schiff macht seinen ersten Schritt.',
      ],
    },
    {
      heading: 'Segeln',
      paragraphs: [
        'Schiffe segeln nur vorwärts, immer auf den nächsten freien Ort: An besetzten Feldern geht es vorbei, und auch an Modone, wenn dort alles voll ist. Liegt dein Schiff auf einem Feld, darfst du weitersegeln, wenn eines seiner Segel die Farbe des Feldes zeigt oder wenn du eine Karte dieser Farbe spielst; so oft du kannst und magst.',
        'Ein Schiff, das Modone erreicht und dort einen freien Stellplatz findet, hält an. Ein Schiff, das die Stadt erreicht, ist angekommen.',
      ],
    },
    {
      heading: 'Ankommen',
      paragraphs: [
        'In der Stadt kommen alle Würfel in dein Warenlager, hinter den Sichtschirm: Die anderen sehen, wie viele du hast, nicht welche. Bei der Ankunft, und zu viert auch in Modone, ziehst du Karten; wie viele, hängt von der Zahl der Farben auf den Segeln ab und von den Regeln, die für die Partie gewählt sind.',
      ],
    },
    {
      heading: 'Überfallen',
      paragraphs: [
        'Ein Schiff auf See mit Würfeln an Bord lässt sich für Karten in den Farben seiner Segel überfallen, beliebig gemischt: drei, wie beschrieben, oder zwei, wie veröffentlicht. Ein Würfel kommt sofort in dein Warenlager.',
        'Ein ausgeraubtes Schiff, eines also, das seinen letzten Würfel verloren hat, darf umdrehen, wenn es das nächste Mal bewegt wird.',
      ],
    },
    {
      heading: 'Das Ende',
      paragraphs: [
        'Die letzte Runde beginnt, wenn eine Stadt und der Sack leer sind oder wenn jemand mit allen sechs Farben am Ende eines Zuges das Ende ausruft. Die Runde wird zu Ende gespielt.',
        'Jeder Würfel in einem Warenlager ist ein Punkt; Würfel auf Schiffen zählen nichts. Die Würfel werden zu Sätzen aus verschiedenen Farben gelegt: Ein Satz aus sechs bringt 4 Punkte dazu, aus fünf 2, aus vier 1. Bei Gleichstand gewinnt, wer mehr Sätze aus sechs hat, dann wer mehr Würfel hat.',
      ],
    },
    {
      heading: 'Der Tisch',
      paragraphs: [
        'Jede Farbe hat ein Zeichen: Rose, Sonne, Welle, Flamme, Blatt und Orange. Es steht auf Würfeln, Karten, Segeln und Feldern gleichermaßen.',
        'Ein grüner Ring zeigt, was du jetzt tun kannst. Klicke auf ein Schiff und dann dorthin, wohin es soll; kleine Karten auf einem Feld zeigen, was es kostet, dorthin zu kommen. Klicke auf ein Feld weit voraus, um alle Schritte auf einmal zu tun. Zeige auf etwas, um zu sehen, was es bedeutet oder warum es nicht geht.',
        'Das Auge über deinem Warenlager verdeckt es samt deiner Hand, wenn dir jemand über die Schulter sieht.',
      ],
    },
  ],
};
