import type { RulesWords } from '@levante/table/words/rules-words.ts';

export const deRules: RulesWords = {
  intro:
    'Du treibst im 15. Jahrhundert Handel, mit einem einzigen Schiff. Baue rund um das Mittelmeer Warenhäuser und Festungen, damit drei Zahltage deine Kasse füllen. Wer nach dem dritten am meisten hat, gewinnt.',
  chapters: [
    {
      heading: 'Ein Zug',
      paragraphs: [
        'Segle, wenn du willst, so weit deine Karten dich bringen. Tu dann genau eines: ein Warenhaus bauen oder wiedereröffnen, eine Festung bauen oder ein Darlehen aufnehmen. Von den offenen Karten darfst du jederzeit im Zug kaufen, außer du nimmst ein Darlehen auf: Das ist der ganze Zug.',
        'Alles ist vorläufig, bis du den Zug beendest. Jeder Schritt lässt sich zurücknehmen.',
      ],
    },
    {
      heading: 'Karten und Segeln',
      paragraphs: [
        'Eine Zielkarte zeigt eine Stadt und Siegel. Sie bringt dich von überall in diese Stadt; oder aber, von einer Stadt aus, höchstens so viele Schritte weit, wie sie Siegel hat. Eine Verbindungskarte zeigt zwei Städte und bringt dich von der einen in die andere. Gespielte Karten sind weg.',
        'Dein Schiff liegt auf dem ersten freien Hafenplatz. Ist keiner frei, musst du gleich weitersegeln. Von der Bank und zu Beginn bringt dich nur die Zielkarte einer Stadt dorthin.',
      ],
    },
    {
      heading: 'Warenhäuser',
      paragraphs: [
        'Du baust dort, wo dein Schiff im Hafen liegt, und zahlst die Zahl auf deinem Hafenplatz. Die Häuser wachsen die Skala entlang, ein Bauplatz nach dem anderen; nur das erste Haus einer Stadt darf zwischen Bauplatz 1 und 2 wählen. Mehr als drei deiner Häuser dürfen nicht hintereinander stehen.',
        'Ein Haus auf einem dunklen Feld schließt das vorderste Haus der Stadt, wem es auch gehört: Es steht dann im Bild und bringt nichts mehr ein. Zu zweit und zu dritt ist auch das Dreieck ein solches Feld. Liegt dein Schiff in der Stadt, darfst du als deine eine Handlung ein geschlossenes Haus von dir wiedereröffnen, kostenlos und auf dem nächsten Bauplatz.',
      ],
    },
    {
      heading: 'Festungen und Darlehen',
      paragraphs: [
        'Eine Festung kostet, was auf ihrem Bauplatz steht; in jeder Stadt darfst du eine haben. Sie bringt die Hälfte dessen, was die Stadt wert ist, und alles dort, wo die meisten Häuser stehen.',
        'Ein Darlehen von 10 wird nach dem Zahltag mit 12 zurückgezahlt oder nach dem nächsten mit 16; ein Darlehen von 16 mit 20 oder mit 30. In der ersten Runde gibt es keine.',
      ],
    },
    {
      heading: 'Zahltag',
      paragraphs: [
        'Eine Phase endet mit der Runde, in der jemand das letzte eigene Gebäude baut. Dann werden alle bezahlt: für die Zahl der Städte mit einem eigenen offenen Haus; in jeder Stadt für die meisten Häuser (der Wert des Feldes nach dem letzten Haus) und für die zweitmeisten (die Hälfte davon); und für Festungen.',
        'Nach dem ersten und dem zweiten Zahltag werden Darlehen zurückgezahlt oder verlängert, wer am wenigsten hat, bestimmt, wer beginnt, und alle erhalten sechs neue Warenhäuser und eine Festung. Nach dem dritten werden alle Darlehen zurückgezahlt.',
        'Wer zuerst in neun Städten offene Häuser hat, erhält am Ende 15 Florin; der zweite Rang bringt hier 10, der dritte 5.',
      ],
    },
    {
      heading: 'Zu zweit',
      paragraphs: [
        'Beide haben in jeder Phase außerdem zwei neutrale Häuser. Sie belegen Bauplätze und zählen gegen die Majoritäten der anderen, bringen aber nichts ein. Behalte immer mehr Häuser deiner eigenen Farbe als neutrale im Bestand.',
      ],
    },
    {
      heading: 'Zusatzstädte',
      paragraphs: [
        'Porto, Lisboa und die Islas Canarias liegen im Westen. Nur mit Zielkarten kommt man hin und wieder weg. Dort bringen die meisten Häuser den ganzen Wert und allen anderen die Hälfte.',
        'Lisboa zahlt sofort für das Bauen. Was in Porto geschlossen wird, ist aus dem Spiel. Wer die Islas Canarias erreicht, schickt das Piratenschiff in eine andere Stadt, wo es von allen anderen Schutzgebühr eintreibt; es lässt sich auch für Geld oder Karten bewegen und versperrt den Hafenplatz, auf dem es liegt.',
      ],
    },
    {
      heading: 'Der Tisch',
      paragraphs: [
        'Ein grüner Ring zeigt, was du jetzt tun kannst. Zeige auf etwas, um zu sehen, was es kostet und bringt oder warum es nicht geht. Klicke auf eine Stadt, um hinzusegeln: Führt eine einzige Karte dorthin, wird sie gespielt und, falls nötig, vorher gekauft.',
        'Die Taste f zeigt, was der Zahltag jetzt brächte; u nimmt einen Schritt zurück; e beendet den Zug; ? nennt alle Tasten.',
      ],
    },
  ],
};
