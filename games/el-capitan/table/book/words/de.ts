import { und as joined } from '@levante/table/words/de-grammar.ts';
import type { Captions } from '../moments.ts';
import type { ElCapitanBookTexts } from '../plan.ts';
import type { ElCapitanBookWords } from './en.ts';

const rules: ElCapitanBookTexts = {
  intro:
    'Du treibst im 15. Jahrhundert Handel, mit einem einzigen Schiff. Baue rund um das Mittelmeer Warenhäuser und Festungen, damit drei Zahltage deine Kasse füllen. Wer nach dem dritten am meisten hat, gewinnt.',
  chapters: {
    '1': { title: 'Überblick', lead: 'Drei Zahltage und eine Kasse, die sich füllen soll.' },
    '2': { title: 'Vor dem ersten Zug', lead: 'Alle beginnen mit dem Gleichen.' },
    '3': { title: 'Runden und Züge', lead: 'Segle, wenn du willst, dann tu eines.' },
    '4': {
      title: 'Karten und Segeln',
      lead: 'Eine Karte ist ein Ziel, ein Weg von einigen Schritten oder eine Verbindung zweier Städte.',
    },
    '5': {
      title: 'Warenhäuser',
      lead: 'Ein Haus ist Geld, das auf den Zahltag wartet. Wo es steht, entscheidet, wem es gehört.',
    },
    '6': { title: 'Festungen', lead: 'In jeder Stadt eine, am besten dort, wo die meisten Häuser stehen.' },
    '7': { title: 'Darlehen', lead: 'Jetzt Geld, später mehr zurück.' },
    '8': { title: 'Zahltag', lead: 'Endet eine Phase, werden alle auf einmal bezahlt.' },
    '9': { title: 'Nach einem Zahltag', lead: 'Erst die Schulden, dann neue Häuser.' },
    '10': { title: 'Zu zweit', lead: 'Eine zweite Farbe steht beiden im Weg.' },
    '11': {
      title: 'Zusatzstädte',
      lead: 'Porto, Lissabon und die Kanaren liegen im Westen, und jede hat ihre Eigenart.',
    },
    '12': { title: 'Das Piratenschiff', lead: 'Wer zu den Kanaren kommt, schickt es dorthin, wo es weh tut.' },
  },
  clauses: {
    '1.1': `Das Ziel
      Zwei bis fünf Kaufleute spielen drei {Phasen|8.1}, und jede Phase endet mit einem {Zahltag|8.2}. Wer nach dem dritten das meiste Geld hat, gewinnt.`,
    '1.2': `Neun Städte
      Neun Städte liegen in drei Reihen zu dritt. Ein Schritt führt zur Nachbarstadt, waagrecht oder senkrecht, nie schräg.`,
    '1.3': `Was eine Stadt hat
      Eine Stadt hat zwei {Hafenplätze|4.7}, zwei Bauplätze für {Festungen|6.1} und eine U-Skala mit zwölf Bauplätzen für {Warenhäuser|5.1}. Die Zahl auf einem Hafenplatz oder Festungsbauplatz ist ein Preis; die Zahlen auf der Skala sagen, was ein {Zahltag|8.3} bringen kann. Das letzte Feld der Skala wird nie bebaut.`,
    '1.4': `Dunkle Felder und das Dreieck
      Ein Haus auf einem dunklen Feld {schließt|5.5} ein anderes. Der Bauplatz mit dem Dreieck tut das auch, aber nur zu zweit und zu dritt.`,
    '1.5': `Der Spielplan
      Ein Teil der gedruckten Zahlen ist sicher bekannt; die übrigen sind so erschlossen, dass alles zusammenpasst, und der Tisch sagt, auf welchem Spielplan gespielt wird. Wer das Spiel besitzt, kann mit einer eigenen Spielplandatei spielen: zu zweit bis zu fünft, mit den Zusatzstädten, die sie enthält.`,
    '1.6': `Die Karten
      Es gibt 18 Karten mit einer Stadt und Siegeln ({Zielkarten|4.3}, in der Spielregel: Ziel- und Streckenkarten) und 36, die zwei Städte verbinden ({Verbindungskarten|4.4}, in der Spielregel: Städteverbindungskarten), dazu 18 Darlehen von 10 und 12 von 16. Das Geld geht nie aus.`,
    '2.1': `Womit du beginnst
      Mit einem Schiff, das noch nicht auf See ist, sechs Warenhäusern, einer Festung und 20 Florin. Was du in dieser Phase bauen darfst, ist dein Bestand; alles andere wartet im Vorrat.`,
    '2.2': `Offene Karten
      Vier Zielkarten und sechs Verbindungskarten liegen offen, und alle dürfen sie kaufen.`,
    '2.3': `Wer beginnt
      Wer die erste Phase beginnt, bestimmt der Zufall; später bestimmt es, {wer am wenigsten hat|9.3}.`,
    '2.4': `Nichts ist verborgen
      Geld, Handkarten und alles auf dem Spielplan können alle sehen.`,
    '3.1': `Eine Runde
      In einer Runde kommen alle einmal an die Reihe, im Uhrzeigersinn ab der Person, die die Phase beginnt. Handeln darf nur, wer am Zug ist.`,
    '3.2': `Eines in jedem Zug
      Segle zuerst, wenn du willst. Tu dann genau eines: ein Haus bauen oder {wiedereröffnen|5.7}, eine {Festung|6.1} bauen oder ein {Darlehen|7.1} aufnehmen. {Karten kaufen|4.1} darfst du davor, dazwischen und danach, nur nicht in einem Zug mit Darlehen.`,
    '3.3': `Ein Darlehen ist der ganze Zug
      In einem Zug mit Darlehen wird nichts gekauft und nirgendwohin gesegelt, und er ist sofort vorbei.
      Erst eine Karte kaufen und dann ein Darlehen aufnehmen geht nicht: Nimm den Kauf vorher zurück.`,
    '3.4': `Keine Sackgassen
      Du darfst nicht so kaufen oder segeln, dass sich der Zug nicht mehr beenden ließe.
      Deine letzten 3 Florin gehen für eine Karte weg, und der Hafenplatz kostet dann 4: Die Karte wird verweigert, wenn dir sonst nichts bliebe.`,
    '3.5': `Passen
      Kannst du weder bauen noch ein Darlehen aufnehmen, passt du: Dein Schiff geht zur {Bank|4.9}, und der Zug endet. Nicht bauen zu wollen ist kein Grund zu passen.`,
    '3.6': `Neue Karten
      Nach jedem Zug wird die Auslage wieder auf vier Zielkarten und sechs Verbindungskarten ergänzt. Ist ein Stapel leer, wird er aus seinen abgelegten Karten neu gebildet; gibt es auch die nicht, bleibt die Auslage kleiner.`,
    '4.1': `Karten kaufen
      Du darfst beliebig viele offene Karten kaufen, jede zu ihrem Preis, und sie gleich nutzen oder aufheben. Auf der Hand dürfen beliebig viele sein.`,
    '4.2': `Erst segeln, dann bauen
      Gesegelt wird vor der einen Sache, die du im Zug tust. Du darfst mehrere Karten nacheinander spielen; jede wird abgelegt.`,
    '4.3': `Karten mit Siegeln
      Eine Zielkarte bringt dich von überall in ihre Stadt. Oder sie bringt dich, wenn du in einer Stadt bist, in eine andere, höchstens so viele Schritte weit, wie sie Siegel hat.
      Eine Karte von Marseille mit drei Siegeln bringt dich nach Marseille oder von Tunis aus bis zu drei Schritte weit.`,
    '4.4': `Karten mit zwei Städten
      Eine Verbindungskarte bringt dich von einer ihrer Städte in die andere, in beide Richtungen und wie weit es auch ist.`,
    '4.5': `Die erste Fahrt
      Ist dein Schiff noch nicht auf See oder liegt es bei der Bank, so muss die erste Karte die {Zielkarte|4.3} der Stadt sein, in die du willst. In deinem ersten Zug der Partie musst du segeln.`,
    '4.6': `Immer in eine andere Stadt
      Eine Fahrt führt in eine andere Stadt als die, in der du bist.`,
    '4.7': `Hafenplätze
      Dein Schiff nimmt den ersten freien Hafenplatz, den mit der kleinsten Nummer, und seine Zahl ist der Preis, zu dem du dort {baust|5.1}. Ist keiner frei, segelst du nur vorbei und musst im selben Zug weiter. Ein Schiff, das bleibt, behält seinen Platz: Vom teuren auf einen billigeren, der frei wird, darfst du nicht wechseln. Dein eigener Platz wird frei, sobald du ablegst.`,
    '4.8': `Vorbeisegeln
      Nur die Stadt, in der du etwas tun willst, braucht einen freien Hafenplatz. Unterwegs darfst du durch volle Häfen segeln.`,
    '4.9': `Die Bank
      Zur Bank kommst du von überall und kostenlos, aber nur, um ein Darlehen aufzunehmen. Dort ist Platz für alle Schiffe. Ein Schiff darf dort bleiben und im nächsten Zug noch ein Darlehen aufnehmen.`,
    '5.1': `Wo und zu welchem Preis
      Du baust in der Stadt, in der dein Schiff im Hafen liegt, aus deinem {Bestand|2.1}, und zahlst die Zahl auf deinem {Hafenplatz|4.7}.`,
    '5.2': `Die ersten zwei Bauplätze
      Das erste Haus einer Stadt kommt nach Wahl auf Bauplatz 1 oder 2. Steht es auf 2, so kommt das nächste auf 1; von da an geht es die Skala der Reihe nach entlang.`,
    '5.4': `Nie mehr als drei hintereinander
      Auf drei Bauplätzen hintereinander dürfen deine Häuser stehen, auf einem vierten nicht. Ein leerer Bauplatz unterbricht die Folge, und die beiden Enden der Skala sind keine Nachbarn. Wiedereröffnete Häuser zählen mit.
      Du stehst auf 2, 3 und 4. Als Nächstes ist Bauplatz 5 dran; hier kannst du erst wieder bauen, wenn ihn jemand anderes belegt hat.`,
    '5.5': `Dunkle Felder schließen ein Haus
      Kommt ein Haus auf ein dunkles Feld, so schließt es das vorderste Haus der Kette, wem es auch gehört. Das kommt ins Bild der Stadt und bringt nichts mehr ein; sein Bauplatz bleibt vorerst leer. Zu zweit und zu dritt tut das {Dreieck|1.4} dasselbe.
      Zu viert und zu fünft schließt ein Haus auf dem dunklen Bauplatz 7 das Haus auf 1, auch wenn dir beide gehören. Zu zweit und zu dritt hat das Dreieck auf 5 dieses schon geschlossen, also trifft es das Haus auf 2.`,
    '5.6': `Nach Bauplatz 12
      Steht ein Haus auf Bauplatz 12, geht es vorn weiter: auf den frei gewordenen Bauplätzen, vom vordersten Haus bis Bauplatz 1. Geschlossen wird nichts mehr, und wenn alle zwölf belegt sind, ist die Stadt voll.`,
    '5.7': `Wiedereröffnen
      Liegt dein Schiff in der Stadt, darfst du ein geschlossenes Haus von dir zurückholen: auf den nächsten Bauplatz, kostenlos, als die eine Sache deines Zuges. Kommt es auf ein dunkles Feld, schließt auch es ein Haus.`,
    '6.1': `Eine Festung bauen
      Du baust sie dort, wo dein Schiff im Hafen liegt, aus deinem {Bestand|2.1}, und zahlst die Zahl auf dem billigsten freien Festungsbauplatz. Eine in jeder Stadt ist das Höchste; auf welchem Hafenplatz du liegst, spielt keine Rolle.`,
    '7.1': `Die zwei Darlehen
      Ein Darlehen von 10 wird mit 12 zurückgezahlt oder, wenn du es {verlängerst|9.1}, mit 16; ein Darlehen von 16 mit 20 oder mit 30. Eines im Zug, keines in der ersten Runde der Partie, und nur, solange noch Karten da sind.`,
    '8.1': `Das Ende einer Phase
      Ist bei jemandem der {Bestand|2.1} leer, samt Festung, wird die Runde zu Ende gespielt; dann ist Zahltag. Was aus einer früheren Phase übrig ist, bleibt im Bestand und muss in der zweiten und dritten Phase also auch verbaut sein.`,
    '8.2': `Verbreitung
      Du wirst für die Zahl der Städte bezahlt, in denen du ein offenes Haus hast; wie viel, sagt die Verbreitungsskala.
      Drei Städte bringen 5 Florin, vier bringen 10, neun bringen 60.`,
    '8.3': `Majorität
      In jeder Stadt erhält, wer auf der Skala die meisten offenen Häuser hat, die Zahl auf dem Feld nach dem letzten Haus; der zweite Rang bringt die Hälfte davon, abgerundet. Bei Gleichstand zählt, wessen vorderstes Haus auf dem niedrigeren Bauplatz steht. Ist Bauplatz 12 bebaut, zählt das letzte Feld der Skala.
      Das letzte Haus steht auf Bauplatz 5, auf Bauplatz 6 steht 20: Der erste Rang bringt 20, der zweite 10.`,
    '8.4': `Festungen
      Eine Festung bringt den halben Wert ihrer Stadt, abgerundet; und den ganzen in der Stadt, auf deren Skala die meisten offenen Häuser stehen. Haben mehrere Städte gleich viele, zahlen sie alle den ganzen Wert.`,
    '8.5': `Bonus für neun Städte
      Wer zuerst offene Häuser in neun verschiedenen Städten hat, erhält die Bonuskarte von 15, danach gibt es die von 10 und die von 5. Sie bleibt dir, was auch kommt, und wird am dritten Zahltag bezahlt.`,
    '8.6': `Alles zugleich
      Gezahlt wird alles zur selben Zeit; die Liste ordnet es nur: Verbreitung, Majorität, Festungen, am Ende der Bonus, dann die Darlehen.`,
    '8.7': `Wenn alle passen
      Passen in einer ganzen Runde alle, endet die Phase trotzdem mit einem Zahltag.`,
    '9.1': `Zurückzahlen oder verlängern
      Nach dem ersten und dem zweiten Zahltag entscheidest du bei jedem Darlehen: zurückzahlen oder ein einziges Mal verlängern. Was verlängert ist, muss beim nächsten Mal zurückgezahlt werden. Zuerst entscheidet, wer die Phase begonnen hat, dann die anderen im Uhrzeigersinn.`,
    '9.2': `Wenn das Geld nicht reicht
      Ein Darlehen, das noch nicht verlängert ist, kannst du nur zurückzahlen, wenn das Geld reicht. Ein verlängertes wird auch dann bezahlt, wenn du ins Minus kommst; im Minus bleibt dir, was nichts kostet, oder ein neues Darlehen.`,
    '9.3': `Wer am wenigsten hat, bestimmt
      Geld weniger Schulden entscheidet, wer am wenigsten hat und deshalb bestimmt, wer die nächste Phase beginnt, auch sich selbst. Bei Gleichstand ist es, wer ab dem Beginn der letzten Phase im Uhrzeigersinn zuerst kommt.`,
    '9.4': `Eine neue Phase
      Alle nehmen sechs Warenhäuser und eine Festung aus dem Vorrat zu dem hinzu, was in ihrem Bestand übrig ist. Die Runden werden wieder ab 1 gezählt; Schiffe und Karten bleiben, wo sie sind.`,
    '9.5': `Das Ende der Partie
      Nach dem dritten Zahltag werden alle Darlehen zurückgezahlt und der Bonus bezahlt. Das meiste Geld gewinnt; bei Gleichstand wird der Sieg geteilt.`,
    '10.1': `Zwei Farben für beide
      Beide haben eine Hauptfarbe und eine neutrale Farbe. Eine Phase bringt sechs Häuser der Hauptfarbe, eine Festung und zwei neutrale Häuser; nur die Hauptfarbe segelt und wird bezahlt.`,
    '10.2': `Mehr Haupt- als neutrale Häuser
      Nach dem Bauen müssen in deinem Bestand mehr Häuser der Hauptfarbe als neutrale sein, solange noch ein Haus übrig ist.
      Mit zwei Häusern der Hauptfarbe und einem neutralen darfst du keines der Hauptfarbe bauen.`,
    '10.3': `Folgen aus zwei Farben
      Höchstens {drei|5.4} Häuser deiner Hauptfarbe dürfen hintereinander stehen, und höchstens vier aus deinen beiden Farben zusammen.`,
    '10.4': `Auch neutrale Häuser werden geschlossen
      Sie werden geschlossen und wiedereröffnet wie alle anderen, von der Person, der sie gehören.`,
    '10.5': `Verbreitung und Bonus
      Nur Häuser der Hauptfarbe zählen für die {Verbreitung|8.2} und für die {neun Städte|8.5}.`,
    '10.6': `Majorität
      Die vier Farben haben je einen eigenen Rang, und nur der erste wird bezahlt: Führt eine neutrale Farbe, erhält niemand etwas. Neutrale Häuser helfen mit, dass eine Stadt die meisten Häuser hat, was für {Festungen|8.4} zählt.`,
    '10.7': `Das Ende einer Phase
      Eine Phase endet, wenn bei jemandem der Bestand leer ist, neutrale Häuser und Festung eingeschlossen.`,
    '10.8': `Schutzgebühr
      Für deine neutralen Häuser zahlst du ebenfalls {Schutzgebühr|12.1}.`,
    '11.1': `Drei Städte mehr
      Spielt mit einer, zweien oder allen dreien: Porto liegt westlich von Marseille, Lissabon westlich von Valencia, die Kanaren westlich von Tanger, gleich welche dabei sind. Für den Anfang genügt eine; zwei oder drei sind etwas für vier oder fünf Erfahrene. Schritte zählen wie sonst, auch an einer Stelle vorbei, an der keine Stadt liegt.`,
    '11.2': `Wie man hin- und wegkommt
      Hin kommst du nur aus einer Stadt, mit den {Siegeln|4.3} einer Zielkarte; weg nur mit einer Zielkarte oder zur Bank. Verbindungskarten führen nicht dorthin.`,
    '11.3': `Sie zählen mit
      Sie zählen für die {Verbreitung|8.2}, die bis zwölf Städte reicht, und für die {neun Städte|8.5} des Bonus.`,
    '11.4': `Majorität in Zusatzstädten
      Wer die meisten offenen Häuser hat, erhält den ganzen Wert; alle anderen mit mindestens einem offenen Haus erhalten die Hälfte, abgerundet. Zu zweit geht es nach Farben, und nur Hauptfarben werden bezahlt.`,
    '11.5': `Lissabon zahlt fürs Bauen
      Wer in Lissabon ein Haus baut, wird sofort bezahlt: mit dem Wert des nächsten Feldes, wenn dort dann die eigene Majorität ist, sonst mit der Hälfte. Wiedereröffnen bringt nichts, ein neutrales Haus auch nicht.
      Tariq hat hier drei Häuser. Du baust das vierte, und auf dem nächsten Feld steht 8: Du erhältst 4.`,
    '11.6': `Porto behält nichts
      Porto hat drei Hafenplätze und einen Festungsbauplatz. Ein Haus, das dort geschlossen wird, ist aus dem Spiel.`,
    '11.7': `Die Kanaren und das Piratenschiff
      Mit den Kanaren kommt das {Piratenschiff|12.1}. Es beginnt dort auf dem zweiten Hafenplatz, und der Platz, auf dem es liegt, ist besetzt.`,
    '12.1': `Schutzgebühr
      Legt dein Schiff in diesem Zug auf den Kanaren an, musst du das Piratenschiff noch im selben Zug kostenlos in eine andere Stadt schicken. Dort nimmt es von allen anderen je nach Phase 1, 2 oder 3 Florin für jedes offene Haus und jede Festung, soweit ihr Geld reicht.
      In Phase 2 hat Elio dort zwei Häuser und eine Festung: Er zahlt 6 Florin.`,
    '12.2': `Nur wenn du bleibst
      Wer nur vorbeisegelt, schuldet dem Piratenschiff nichts. Hast du es losgeschickt, bleibt dein Schiff bis zum Ende des Zuges, wo es ist.`,
    '12.3': `Wohin es darf
      Es fährt in eine Stadt mit einem freien Hafenplatz, nie zur Bank, und du wählst den Platz. Ein Schiff, das dort liegt, rückt auf den Platz daneben und zahlt von da an dessen Preis.`,
    '12.4': `Gegen Bezahlung schicken
      Einmal im Zug darfst du das Piratenschiff, wo dein Schiff auch ist, ohne Schutzgebühr anderswohin schicken: für 2 Florin je Schritt oder mit Karten von der Hand, die gelten wie für ein Schiff an seiner Stelle. Geld und Karten lassen sich nicht mischen, und es muss in einer anderen Stadt enden.`,
    '12.5': `Höchstens zweimal
      Eine Fahrt gegen Bezahlung ist in jedem Zug erlaubt, und daneben die kostenlose, wenn sie ansteht.`,
  },
  table: {
    title: 'Der Tisch',
    paragraphs: [
      'Ein grüner Ring zeigt, was du jetzt tun kannst. Zeige auf etwas, um zu sehen, was es kostet und bringt oder warum es nicht geht. Klicke auf eine Stadt, um hinzusegeln: Führt eine einzige Karte dorthin, wird sie gespielt und, falls nötig, vorher gekauft.',
      'Die Taste f zeigt, was der Zahltag jetzt brächte; u nimmt einen Schritt zurück; e beendet den Zug; ? nennt alle Tasten.',
    ],
  },
};

const und = (list: readonly number[]): string => joined(list.map(String));

const captions: Captions = {
  '1.3': (f) =>
    `Hafenplätze zu ${und(f.berths)}, Festungsbauplätze zu ${und(f.fortresses)}, auf dem letzten Feld steht ${f.last}.`,
  '1.4': (f) => `Dunkel sind die Felder ${und(f.dark)}; das Dreieck ist auf Bauplatz ${f.triangle}.`,
  '4.7': (f) =>
    `${f.guest} liegt auf dem ersten Hafenplatz und baut zu ${f.berths[0]}. Das nächste Schiff kommt auf den zweiten, zu ${f.berths[1]}.`,
  '5.2': (f) => `Die gestrichelten Bauplätze ${und(f.next)} stehen zur Wahl.`,
  '5.4': (f) => `Auf Bauplatz ${und(f.next)} stünde das vierte Haus von ${f.leader} hintereinander.`,
  '5.5': (f) => `Das Haus auf Bauplatz ${f.highest} hat eines von ${f.shut} geschlossen: Es steht im Bild.`,
  '5.6': (f) => `Weiter geht es auf Bauplatz ${und(f.next)}, und das letzte Feld zählt: ${f.value}.`,
  '5.7': (f) => `${f.shut} darf das geschlossene Haus auf Bauplatz ${und(f.next)} wiedereröffnen.`,
  '6.1': (f) => `Die nächste Festung kostet hier ${f.nextFortress} Florin.`,
  '8.3': (f) =>
    `Der erste Rang bringt ${f.leader} hier ${f.value} Florin, der zweite bringt ${f.follower} ${f.second}.`,
  '8.4': (f) => `Keine Stadt hat mehr Häuser: Die Festung von ${f.fort} bringt alle ${f.value} Florin.`,
  '10.6': (f) => `Die neutralen Häuser von ${f.leader} führen: Die ${f.value} Florin erhält niemand.`,
  '11.6': (f) => `Hafenplätze zu ${und(f.berths)} und ein einziger Festungsbauplatz, zu ${und(f.fortresses)}.`,
  '11.7': (f) => `Das Piratenschiff liegt auf Hafenplatz ${f.pirate}.`,
};

const de: ElCapitanBookWords = { rules, captions };

export default de;
