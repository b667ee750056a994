import type { BookOfHorn } from './en.ts';

export default {
  rules: {
    intro:
      'Du schickst drei Handelsschiffe auf einem einzigen Seeweg zwischen Venedig und Konstantinopel hin und her, bringst Waren in sechs Farben heim und überfällst, wer auf dem Weg liegt. Wer am Ende das meiste im Warenlager hat, gewinnt.',
    chapters: {
      '1': { title: 'Überblick', lead: 'Sechs Farben Waren, drei Schiffe, ein Seeweg.' },
      '2': { title: 'Vor dem ersten Zug', lead: 'Schiffe verteilen, Würfel und Karten ziehen.' },
      '3': { title: 'Der Zug', lead: 'Wenn du willst, ein Überfall, dann fährt ein Schiff.' },
      '4': { title: 'Überfälle', lead: 'Karten gegen einen fremden Würfel.' },
      '5': { title: 'Laden', lead: 'Kein Schiff verlässt eine Stadt leer.' },
      '6': { title: 'Segeln', lead: 'Von einem freien Feld zum nächsten, und weiter mit der richtigen Farbe.' },
      '7': { title: 'Ankommen', lead: 'Würfel kommen ins Warenlager, Karten auf die Hand.' },
      '8': { title: 'Das Ende', lead: 'Alle haben gleich viele Züge gehabt.' },
      '9': { title: 'Punkte', lead: 'Viele Würfel sind gut, Sätze aus allen Farben besser.' },
      '10': { title: 'Was verborgen ist', lead: 'Zweierlei, und nur vor den anderen.' },
    },
    clauses: {
      '1.1': `Das Ziel
        Zwei bis vier Spielende bringen Waren zwischen Venedig und Konstantinopel hin und her. Alle haben drei Schiffe und ein Warenlager, in das nur sie selbst hineinsehen; die meisten Punkte darin gewinnen am Ende.`,
      '1.2': `Waren und Karten
        Es gibt 90 Würfel, 15 in jeder der sechs Farben, und 54 Karten, neun in jeder.`,
      '1.3': `Drei Schiffe, sechs Farben
        Ein Schiff hat Segel in einer einzigen Farbe, eines in zwei, eines in drei. Zusammen zeigen sie alle sechs Farben, jede nur auf einem Schiff.`,
      '1.4': `Die Flotten
        Jede Flotte ist anders zusammengesetzt; welche du segelst, hängt von deinem Platz ab.`,
      '1.5': `Der Seeweg
        Zwischen den beiden Städten liegen zu zweit sechs Felder, zu dritt und zu viert zwölf, jedes in einer Farbe.`,
      '1.6': `Modone
        Zu zweit und zu viert liegt auf halbem Weg ein Hafen: Modone, mit Platz für zwei Schiffe, zu viert für drei. Zu dritt gibt es keinen.`,
      '2.1': `Wer beginnt
        Wer beginnt, bestimmt der Zufall. Gespielt wird im Uhrzeigersinn.`,
      '2.2': `Die Schiffe verteilen
        Du verteilst deine drei Schiffe nach Belieben auf die beiden Städte; wer beginnt, tut das zuletzt.`,
      '2.3': `Waren in den Städten
        Alle Würfel sind im Sack. Für jede Stadt werden neun gezogen.`,
      '2.4': `Fünf Karten
        Alle ziehen fünf Karten, die die anderen nicht sehen dürfen.`,
      '3.1': `Was du im Zug tust
        Du darfst ein Schiff {überfallen|4.1}. Dann musst du eines deiner Schiffe bewegen: es {beladen|5.1} und die Stadt verlassen, oder {weitersegeln|6.2}, wo es gerade liegt. Damit ist der Zug vorbei.`,
      '4.1': `Wen du überfallen darfst
        Ein fremdes Schiff, das auf einem Feld des Seewegs liegt und mindestens einen Würfel an Bord hat. Schiffe in einer Stadt oder in Modone sind sicher.`,
      '4.2': `Was es kostet
        Drei Karten nach den Regeln wie beschrieben, zwei nach denen wie veröffentlicht. Jede muss eine Farbe der Segel dieses Schiffes zeigen, beliebig gemischt.
        Gegen Gelb, Gelb und Rot darfst du dreimal Rot spielen oder zweimal Gelb und einmal Rot.`,
      '4.3': `Was es bringt
        Ein Würfel kommt von diesem Schiff sofort in dein {Warenlager|10.1}.`,
      '4.4': `Umdrehen
        Ein Schiff, das durch einen Überfall seinen letzten Würfel verloren hat, darf umdrehen, wenn es das nächste Mal bewegt wird. Ob es das tut oder nicht, danach ist die Gelegenheit vorbei.`,
      '5.1': `Eine Farbe, und die ganz
        Um eine Stadt zu verlassen, lädt ein Schiff alle Würfel einer Farbe, die dort liegt. Eine Farbe seiner eigenen Segel lädt es nie.
        Ein Schiff mit Segeln in Rosa darf Gelb, Blau oder Rot laden, aber kein Rosa.`,
      '5.2': `Die Stadt auffüllen
        Die Stadt wird sofort aus dem Sack auf neun Würfel aufgefüllt, soweit der Sack reicht.`,
      '5.3': `Passen
        Ohne Waren kann ein Schiff nicht weg. Lässt sich keines deiner Schiffe bewegen, passt du; solange in beiden Städten Würfel liegen, kommt das nicht vor.`,
      '5.4': `Wohin es fährt
        Ein Schiff, das geladen hat, nimmt Kurs auf die andere Stadt.`,
      '6.1': `Nur vorwärts
        Schiffe segeln nur vorwärts. Auf einem Feld liegt höchstens ein Schiff, in einer Stadt beliebig viele.`,
      '6.2': `Ein Schritt
        Ein Schritt führt zum nächsten freien Ort voraus. An besetzten Feldern geht es vorbei, wer auch dort liegt; ebenso an Modone, wenn dort alles voll ist.
        Liegen Schiffe auf 1 und 2, kommt ein Schiff aus Venedig auf Feld 3.`,
      '6.3': `Weitersegeln
        Zeigt ein Segel dieses Schiffes die Farbe des Feldes, auf dem es liegt, darfst du noch einen Schritt machen; wenn nicht, erlaubt es eine Karte dieser Farbe. So oft du kannst und magst. Felder, an denen du vorbeikommst, zählen nicht.`,
      '6.4': `Halt in Modone
        Ein Schiff, das Modone erreicht und dort einen freien Stellplatz findet, hält an, und seine Fahrt ist zu Ende. In einem anderen Zug segelt es in seiner Richtung weiter.`,
      '6.5': `Die Stadt erreichen
        Ein Schiff, das die Stadt erreicht, beendet dort seine Fahrt.`,
      '7.1': `Ausladen
        In der Stadt kommen alle Würfel in dein {Warenlager|10.1}. Das Schiff hat nun Kurs auf die andere Stadt.`,
      '7.2': `Karten bei der Ankunft
        Wie viele du ziehst, hängt von der Zahl der Farben auf den Segeln ab: nach den Regeln wie beschrieben 1, 2 oder 3 Karten für 1, 2 oder 3 Farben, nach denen wie veröffentlicht umgekehrt 3, 2 oder 1.`,
      '7.3': `Karten in Modone
        Ein Halt in Modone bringt dieselben Karten, aber nicht zu zweit.`,
      '7.4': `Beliebig viele Karten
        Du darfst beliebig viele Karten haben. Ist der Nachziehstapel leer, werden die abgelegten Karten zum Stapel; gibt es auch die nicht, wird nichts gezogen.`,
      '8.1': `Wie es beginnt
        Die letzte Runde kommt, wenn eine Stadt und der Sack leer sind oder wenn jemand am Ende des eigenen Zuges das Ende ausruft. Dafür brauchst du von jeder Farbe einen Würfel im Warenlager.`,
      '8.2': `Die letzte Runde
        Die Runde wird gespielt, bis alle gleich viele Züge gehabt haben.`,
      '9.1': `Die Wertung
        Jeder Würfel im Warenlager ist ein Punkt; Würfel auf Schiffen zählen nichts. Dann werden die Würfel zu Sätzen aus verschiedenen Farben gelegt: Ein Satz aus sechs bringt 4 Punkte dazu, aus fünf 2, aus vier 1.
        Rosa 3, Gelb 2, Blau 2, Rot, Grün und Orange je 1: 10 Punkte und 4 für den Satz aus sechs sind 14.`,
      '9.2': `Bei Gleichstand
        Mehr Sätze aus sechs gewinnen, dann mehr Würfel; danach wird der Sieg geteilt.`,
      '10.1': `Hand und Warenlager
        Nur du siehst deine Handkarten und die Würfel in deinem Warenlager. Wie viele es sind, sehen alle, und alles Übrige auch. Wer sich merkt, was in ein Warenlager kam, weiß also, was darin liegt; zu zweit genügt es, die sichtbaren Würfel zu zählen. Karten bleiben geheim, bis sie gespielt werden.`,
    },
    table: {
      title: 'Der Tisch',
      paragraphs: [
        'Jede Farbe hat ein Zeichen: Rose, Sonne, Welle, Flamme, Blatt und Orange. Es steht auf Würfeln, Karten, Segeln und Feldern gleichermaßen.',
        'Ein grüner Ring zeigt, was du jetzt tun kannst. Klicke auf ein Schiff und dann dorthin, wohin es soll; kleine Karten auf einem Feld zeigen, was es kostet, dorthin zu kommen. Klicke auf ein Feld weit voraus, um alle Schritte auf einmal zu tun. Zeige auf etwas, um zu sehen, was es bedeutet oder warum es nicht geht.',
        'Das Auge über deinem Warenlager verdeckt es samt deiner Hand, wenn dir jemand über die Schulter sieht.',
      ],
    },
  },
  captions: {
    '1.3': (f) => `Die drei Schiffe von ${f.name}: Segel in einer Farbe, in zwei, in drei.`,
    '1.5': (f) => `Zu dritt: ${f.spaces} Felder und kein Modone.`,
    '4.3': (f) => `An Bord dieses Schiffes von ${f.name}: ${f.goods}. Ein Überfall nimmt einen davon.`,
    '4.4': (f) => `Dieses Schiff von ${f.name} hat seinen letzten Würfel verloren: Es darf umdrehen.`,
    '5.1': (f) => `${f.name} hat hier eine Farbe ganz geladen: ${f.goods}.`,
    '6.2': (f) => `${f.taken} Felder sind besetzt: Wer kommt, segelt an ihnen vorbei.`,
    '9.1': (f) => `Das Warenlager von ${f.name}: ${f.cubes} Würfel, mit den Sätzen ${f.points} Punkte.`,
  },
} satisfies BookOfHorn;
