import { many, und } from '@levante/table/words/de-grammar.ts';
import { de } from '../../words/de.ts';
import type { HornLessonWords } from './en.ts';

export default {
  goal: 'Es gewinnen die meisten Punkte: einer für jeden Würfel in deinem Warenlager, mehr für Sätze verschiedener Farben.',
  ended: (mine, opponent) => `Du gewinnst mit ${de.points(mine)} zu ${opponent}.`,
  meanwhile: (round, toRound) =>
    round === toRound
      ? `Runde ${round}: Schiffe laden und segeln, wie du es kennst.`
      : `Die Runden ${round} bis ${toRound}: Schiffe laden und segeln, wie du es kennst.`,
  load: (cubes, colour, city) => ({
    name: 'Laden',
    title: 'Alles von einer Farbe, nur nicht der eigenen',
    text: `Vor dem ersten Zug haben alle ihre drei Schiffe aufgestellt, jedes in der Stadt ihrer Wahl. Ein Schiff verlässt eine Stadt mit allen Würfeln einer Farbe, nie mit einer seiner eigenen Segel. Dein zweifarbiges Schiff liegt ${de.placeAt(city)}, und dort liegen ${de.cubesIn(cubes, colour)}: mehr als von jeder anderen Farbe.`,
    task: `Klicke das umrandete Schiff an, dann die Würfel in ${de.colour(colour)}, dann lade sie.`,
    learned: 'Ein Schiff lädt alle Würfel einer Farbe, die nicht auf seinen Segeln ist.',
  }),
  stop: (at, colour) => ({
    name: 'Halt',
    title: 'Ein Schritt ist immer kostenlos',
    text: `Das Schiff ist bis ${de.place(at)} gekommen (${de.colour(colour)}). Von einem Feld segelt es nur weiter, wenn dessen Farbe auf seinen Segeln ist, oder für eine Karte dieser Farbe. Du hast beides nicht.`,
    task: 'Beende hier deinen Zug.',
    learned: 'Jede Fahrt hat einen kostenlosen Schritt, gleich welche Farbe das Feld hat.',
  }),
  card: (taken, at, colour) => ({
    name: 'Mit Karte',
    title: 'An anderen vorbei und mit Karte weiter',
    text: `Auf ${de.place(taken)} liegt ein Schiff, also segelt deins daran vorbei auf ${de.place(at)} (${de.colour(colour)}). Du hast eine Karte in ${de.colour(colour)}: Sie bringt es weiter nach Modone, wo niemand es überfallen kann.`,
    task: 'Klicke dein umrandetes Schiff an, dann Modone.',
    learned: 'An besetzten Feldern segelt man vorbei. Eine Karte in der Farbe des Feldes bezahlt einen Schritt.',
  }),
  lack: (cubes, colour, city) => ({
    name: 'Was fehlt',
    title: 'Lade, was dir fehlt',
    text: `Am Ende zählt jeder Würfel einen Punkt, und Sätze aus verschiedenen Farben zählen mehr. In deinem Warenlager ist noch kein Würfel in ${de.colour(colour)}, und ${de.placeAt(city)}, bei deinem dreifarbigen Schiff, liegen ${cubes}.`,
    task: `Klicke das umrandete Schiff an, dann die Würfel in ${de.colour(colour)}, dann lade sie.`,
    learned: 'Verschiedene Farben bilden Sätze, und Sätze bringen zusätzliche Punkte.',
  }),
  free: (at, own, city, drawn) => ({
    name: 'Kostenlos',
    title: 'Die eigenen Farben tragen weiter',
    text: `Das Schiff liegt auf ${de.place(at)}, und ${de.colour(own)} ist auf seinen Segeln: Von dort segelt es kostenlos weiter. Mit drei Farben geht das oft, und mit einer Karte kommt es bis ${de.placeTo(city)}. Bei der Ankunft wird ausgeladen, und du ziehst ${de.cards(drawn)}, eine für jede Farbe seiner Segel.`,
    task: `Klicke ${de.place(city)} an.`,
    learned: 'Von einem Feld seiner Farbe segelt ein Schiff kostenlos weiter. Ankommen bringt Karten.',
  }),
  raid: (played, sails, colour) => ({
    name: 'Überfall',
    title: 'Ein Überfall bringt einen Würfel',
    text: `Bevor du ein Schiff bewegst, darfst du eines überfallen, das auf offener See liegt. Das kostet ${de.cards(played)}, jede in einer Farbe seiner Segel: ${und([...new Set(sails)].map(de.colour))}. Ein Würfel in ${de.colour(colour)} kommt sofort in dein Warenlager.`,
    task: 'Klicke das umrandete Schiff an, dann die angebotenen Karten.',
    learned: 'Ein Überfall je Zug: Karten in den Farben der Segel für einen Würfel.',
  }),
  home: (cubes, colour, played, drawn) => ({
    name: 'Heimbringen',
    title: 'Nach dem Überfall segelt ein Schiff',
    text: `Dein zweifarbiges Schiff hat in Modone mit ${many(cubes, 'Würfel', 'Würfeln')} in ${de.colour(colour)} gewartet. ${de.cards(played)} bringen es nach Konstantinopel. Dort ziehst du ${de.cards(drawn)}, eine für jede Farbe seiner Segel.`,
    task: 'Klicke dein umrandetes Schiff an, dann Konstantinopel.',
    learned: 'Ein Zug ist ein Überfall, wenn du willst, und dann ein Schiff.',
  }),
  six: (colour, city) => ({
    name: 'Die sechste',
    title: 'Die sechste Farbe',
    text: `Nur noch ${de.colour(colour)} fehlt in deinem Warenlager, und dein dreifarbiges Schiff hat es an Bord. Wer von jeder der sechs Farben einen Würfel hat, darf das Ende ausrufen.`,
    task: `Klicke das umrandete Schiff an, dann ${de.place(city)}.`,
    learned: 'Alle sechs Farben im Warenlager geben das Recht, das Ende auszurufen.',
  }),
  announce: (cubes, atSea) => ({
    name: 'Das Ende',
    title: 'Du sagst, wann Schluss ist',
    text: `Du hast ${de.cubes(cubes)} in sechs Farben. Würfel an Bord zählen nichts, und die andere Seite hat dort noch ${atSea}. Die Runde wird zu Ende gespielt, dann werden die Warenlager gewertet. Schluss ist auch, wenn der Sack und eine Stadt leer sind.`,
    task: 'Rufe das Ende aus.',
    learned: 'Schluss ist, wenn jemand das Ende ausruft oder wenn Sack und Stadt leer sind.',
  }),
  score: (cubes, bonus, opponent) => ({
    name: 'Wertung',
    title: 'Würfel und Sätze aus Farben',
    text: `${de.cubes(cubes)}, ${de.points(cubes)}. Sätze aus vier, fünf und sechs verschiedenen Farben kommen dazu: Deine brachten ${bonus}. Die andere Seite hat ${de.points(opponent)}.`,
    task: 'Sieh dir beide Warenlager an, dann geht es weiter.',
    learned: 'Ein Würfel ist ein Punkt; ein Satz verschiedener Farben zählt extra.',
  }),
} satisfies HornLessonWords;
