import { many } from '@levante/table/words/de-plural.ts';
import type { LessonTexts } from './lesson-words.ts';

const florins = (count: number): string => many(count, 'Florin');

export const deLesson: LessonTexts = {
  lesson: {
    card: (open, cash, city, price) => ({
      name: 'Karte kaufen',
      title: 'Jede offene Karte kann dir gehören',
      text: `${open} Karten liegen offen, jede mit ihrem Preis. Die großen nennen eine Stadt und tragen Siegel. Du hast ${florins(cash)}, und dein Schiff wartet noch neben der Seekarte.`,
      task: `Kaufe die umrandete Karte: ${city.name} für ${price}.`,
      learned: 'Jede offene Karte kann dir gehören, zu ihrem Preis.',
    }),
    sail: (city) => ({
      name: 'Segeln',
      title: 'Eine Karte ist ein Ziel',
      text: 'Eine Karte mit Siegeln bringt dein Schiff von überall in ihre Stadt, auch von außerhalb der Seekarte. Ist sie gespielt, ist sie weg.',
      task: `Klicke die Karte auf deiner Hand an, und dein Schiff segelt ${city.to}.`,
      learned: 'Eine Karte mit Siegeln bringt dich von überall in ihre Stadt.',
    }),
    berth: (city, price, next) => ({
      name: 'Der Preis',
      title: 'Dein Hafenplatz ist der Preis',
      text: `${city.name} hast du vor allen anderen erreicht, also liegst du am ersten Hafenplatz. Seine Zahl ist das, was dich ein Haus hier kostet: ${price}. Wer nach dir kommt, zahlt ${next}.`,
      task: 'Klicke das umrandete Feld an und baue dein Haus.',
      learned: 'Der Hafenplatz, an dem du liegst, ist dort der Preis eines Hauses.',
    }),
    turn: (cash) => ({
      name: 'Zugende',
      title: 'Einmal bauen, und der Zug ist vorbei',
      text: `Ein Haus oder eine Festung ist ein ganzer Zug. Du hast noch ${florins(cash)}. Bis jetzt ist nichts endgültig: Jeder Schritt ließe sich noch zurücknehmen.`,
      task: 'Beende deinen Zug.',
      learned: 'Segle, wenn du willst, dann baue einmal. Karten kaufst du jederzeit.',
    }),
    fortress: (city, price) => ({
      name: 'Festung',
      title: 'Eine Festung zahlt, wer auch führt',
      text: `Dein Schiff liegt noch ${city.at}, du musst also nicht segeln. Eine Festung kostet hier ${price}. Sie bringt dir an jedem Zahltag die Hälfte dessen, was die Stadt zahlt, auch wo andere führen, und niemand kann sie schließen.`,
      task: 'Klicke das umrandete Festungsfeld an.',
      learned: 'Eine Festung bringt die Hälfte dessen, was ihre Stadt zahlt, und bleibt stehen.',
    }),
    value: (city, before, after) => ({
      name: 'Nächstes Feld',
      title: 'Das nächste Feld ist der Wert',
      text: `Eine Stadt zahlt die Zahl hinter ihrem letzten Haus. ${city.name} würde jetzt ${before} zahlen. Mit einem Haus mehr sind es ${after}: alles für den ersten Rang, die Hälfte für den zweiten. Den ersten hat, wer die meisten Häuser hat.`,
      task: 'Baue auf dem umrandeten Feld.',
      learned: 'Das Feld hinter dem letzten Haus ist, was die Stadt zahlt. Die meisten Häuser bekommen alles.',
    }),
    loan: (cash, amount, repay, extended) => ({
      name: 'Darlehen',
      title: 'Ein Darlehen kauft die nächsten Fahrten',
      text: `Mit ${florins(cash)} kommst du nicht weit. Ein Darlehen gibt dir sofort ${amount}; nach dem Zahltag schuldest du ${repay}, oder ${extended}, wenn du eine Phase länger wartest. Es ist dein ganzer Zug, und dein Schiff fährt zur Bank.`,
      task: 'Nimm das umrandete Darlehen auf.',
      learned: 'Ein Darlehen ist ein ganzer Zug. Es bezahlt Häuser, die mehr einbringen, als es kostet.',
    }),
    route: (card, price, seals, from, to) => ({
      name: 'Schritte',
      title: 'Eine Karte ist auch ein Weg',
      text: `Statt ${card.to} kann dich diese Karte auch von da weiterbringen, wo du liegst: mit jedem Siegel einen Schritt in eine Nachbarstadt. Sie hat ${many(seals, 'Siegel')}, und du liegst ${from.at}, gleich neben ${to.name}.`,
      task: `Kaufe die umrandete Karte für ${price}, klicke sie auf deiner Hand an, dann ${to.name}.`,
      learned: 'Jedes Siegel einer Karte kann ein Schritt in eine Nachbarstadt sein.',
    }),
    shut: (city, before, after) => ({
      name: 'Schließen',
      title: 'Ein dunkles Feld schließt ein Haus',
      text: `Das nächste Feld ${city.at} ist dunkel: Wer dort baut, schließt das vorderste Haus. Das gehört jemand anderem und zählt dann nichts, bis es wiedereröffnet wird. Bisher zahlt dir ${city.name} ${before}, danach ${after}.`,
      task: 'Baue auf dem umrandeten dunklen Feld.',
      learned: 'Ein Haus auf einem dunklen Feld schließt das vorderste, wem es auch gehört.',
    }),
    payday: (cities, spread) => ({
      name: 'Zahltag',
      title: 'Das letzte Haus bringt den Zahltag',
      text: `Dein Bestand ist leer, also ist diese Runde die letzte der Phase. Dann zahlt jede Stadt, und deine Verbreitung zahlt auch: für Häuser in ${cities} Städten ${spread}.`,
      task: 'Gehe den Zahltag Schritt für Schritt durch.',
      learned: 'Ist ein Bestand leer, wird die Runde zu Ende gespielt, und alle werden bezahlt.',
    }),
    settle: (cash, debts, later) => ({
      name: 'Zurückzahlen',
      title: 'Zuletzt kommen die Schulden',
      text: `Jetzt hast du ${florins(cash)}. Beide Darlehen kosten dich heute ${debts}, nach dem nächsten Zahltag ${later}. Wer am wenigsten hat, wenn alle entschieden haben, sagt, wer die nächste Phase beginnt.`,
      task: 'Lass beide auf „zurückzahlen“ stehen und bestätige.',
      learned:
        'Nach einem Zahltag wird jedes Darlehen zurückgezahlt oder teurer verlängert. Nach dem dritten gewinnt, wer am meisten hat.',
    }),
  },
};
