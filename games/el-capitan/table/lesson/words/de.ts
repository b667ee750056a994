import { many, und } from '@levante/table/words/de-grammar.ts';
import type { LessonWords } from './en.ts';

const florins = (count: number): string => many(count, 'Florin');

const de: LessonWords = {
  goal: 'Es gewinnt, wer nach dem dritten Zahltag das meiste Geld hat.',
  ended: (mine, opponent) => `Du gewinnst mit ${florins(mine)}; auf dem zweiten Platz sind es ${opponent}.`,
  meanwhile: ({ phase, round, toPhase, toRound, houses, fortresses, loans, paid }) => {
    const turns =
      phase !== toPhase
        ? `Phase ${phase}, Runde ${round} bis Phase ${toPhase}, Runde ${toRound}.`
        : round === toRound
          ? `Runde ${round} von Phase ${phase}.`
          : `Die Runden ${round} bis ${toRound} von Phase ${phase}.`;
    const done = [
      ...(houses > 0 ? [many(houses, 'Haus', 'Häuser')] : []),
      ...(fortresses > 0 ? [many(fortresses, 'Festung', 'Festungen')] : []),
      ...(loans > 0 ? [many(loans, 'Darlehen')] : []),
    ];
    return `${turns} Für dich kommen hinzu: ${und(done)}.${paid === null ? '' : ` Ein Zahltag bringt dir ${paid}.`}`;
  },
  buy: (cash, city, price) => ({
    name: 'Das Ziel',
    title: 'Drei Phasen, drei Zahltage',
    text: `Wer nach dem dritten Zahltag das meiste Geld hat, gewinnt. Du beginnst mit ${florins(cash)} und einem Schiff, das noch neben der Seekarte wartet. Zum Segeln brauchst du Karten; die großen sind Zielkarten.`,
    task: `Kaufe die umrandete Karte: ${city.name} für ${price}.`,
    learned: 'Es gibt drei Phasen, jede mit einem Zahltag. Das meiste Geld nach dem dritten gewinnt.',
  }),
  sail: (city) => ({
    name: 'Segeln',
    title: 'Eine Zielkarte führt von überall ans Ziel',
    text: 'Sie bringt dein Schiff in ihre Stadt, wo auch immer es ist, selbst neben der Seekarte. Aus einer Stadt kannst du sie stattdessen als Strecke nutzen: je Siegel ein Schritt in eine Nachbarstadt. Ist sie gespielt, ist sie weg.',
    task: `Klicke die Karte auf deiner Hand an, und dein Schiff segelt ${city.to}.`,
    learned: 'Eine Zielkarte führt von überall in ihre Stadt oder als Strecke je Siegel einen Schritt weit.',
  }),
  build: (city, price, next) => ({
    name: 'Bauen',
    title: 'Dein Hafenplatz ist der Preis',
    text: `Du hast ${city.at} zuerst angelegt, also kostet dich ein Haus dort ${price}; das nächste Schiff zahlt ${next}. Das erste Haus einer Stadt kommt auf eins der ersten beiden Felder, jedes weitere auf das nächste leere. Ein Haus oder eine Festung, und dein Zug ist vorbei.`,
    task: 'Klicke das umrandete Feld an und baue.',
    learned: 'Ein Zug: segle, wenn du willst, dann baue einmal. Die Zahl am Hafenplatz ist der Preis eines Hauses.',
  }),
  value: (city, before, after) => ({
    name: 'Was sie zahlt',
    title: 'Das nächste leere Feld bestimmt den Wert',
    text: `Am Zahltag zahlt jede Stadt die Zahl hinter ihrem letzten Haus: ${city.name} würde jetzt ${before} zahlen, mit einem Haus mehr ${after}. Wer die meisten Häuser hat, bekommt alles, der zweite Rang die Hälfte.`,
    task: 'Baue auf dem umrandeten Feld. Segeln musst du nicht.',
    learned:
      'Eine Stadt zahlt die Zahl hinter dem letzten Haus: alles für die meisten Häuser, die Hälfte für den zweiten Rang.',
  }),
  fortress: (city, price) => ({
    name: 'Festung',
    title: 'Eine Festung zahlt, wer auch führt',
    text: `Eine Festung ${city.at} kostet ${price}. An jedem Zahltag bringt sie die Hälfte dessen, was ihre Stadt zahlt, oder alles in der Stadt mit den meisten Häusern. Niemand kann sie schließen, und du bekommst eine je Phase.`,
    task: 'Klicke das umrandete Festungsfeld an.',
    learned: 'Eine Festung bringt die Hälfte dessen, was ihre Stadt zahlt, und niemand kann sie schließen.',
  }),
  loan: (cash, small, large) => ({
    name: 'Darlehen',
    title: 'Ein Darlehen ist ein ganzer Zug',
    text: `Mit ${florins(cash)} kommst du nicht weit. Ein Darlehen von ${small.amount} kostet nach dem Zahltag ${small.repay}, oder ${small.extended}, wenn du es bis zum nächsten verlängerst; eins von ${large.amount} kostet ${large.repay} oder ${large.extended}. Dein Schiff fährt zur Bank, und von dort führt nur eine Zielkarte weiter.`,
    task: 'Nimm das umrandete Darlehen auf.',
    learned: `Ein Darlehen ist ein ganzer Zug. ${small.amount} kosten ${small.repay}, später ${small.extended}; ${large.amount} kosten ${large.repay}, später ${large.extended}.`,
  }),
  chain: (from, through, to, price) => ({
    name: 'Voller Hafen',
    title: 'Verbindungskarten und volle Häfen',
    text: `Eine Verbindungskarte verbindet ihre zwei Städte, in beiden Richtungen. Beide Hafenplätze ${through.at} sind belegt: Anlegen und bauen kannst du dort nicht, hindurchsegeln schon. Zwei Karten für zusammen ${price} bringen dich ${from.from} über ${through.name} ${to.to}.`,
    task: 'Tu, was umrandet ist: Kaufe beide Karten, segle zweimal und baue.',
    learned: 'Eine Verbindungskarte verbindet zwei Städte. Durch volle Häfen segelst du hindurch, anlegen geht nicht.',
  }),
  shut: (city, before, after) => ({
    name: 'Schließen',
    title: 'Ein dunkles Feld schließt ein Haus',
    text: `Das nächste Feld ${city.at} ist dunkel: Wer auf so einem baut, schließt dort das vorderste Haus, wem es auch gehört. Hier gehört es jemand anderem. Geschlossen bringt es nichts, bis es wiedereröffnet wird. Dir würde ${city.name} ohne dieses Haus ${before} zahlen, mit ihm ${after}.`,
    task: 'Baue auf dem umrandeten dunklen Feld.',
    learned: 'Ein Haus auf einem dunklen Feld schließt das vorderste, wem es auch gehört.',
  }),
  payday: ({ phase, cities, spread, majority, fortress, total }) => ({
    name: 'Zahltag',
    title: `Der Zahltag von Phase ${phase}`,
    text: `Jemand hatte nichts mehr zu bauen, also wurde die Runde zu Ende gespielt, und alle werden bezahlt. Du bekommst ${majority} für Majoritäten, ${fortress} für Festungen und ${spread} für deine Verbreitung: offene Häuser in ${cities} Städten. Das macht ${total}.`,
    task: 'Geh den Zahltag durch, einen Knopf nach dem anderen.',
    learned: 'Hat jemand alles gebaut, wird die Runde zu Ende gespielt; dann kommt der Zahltag.',
  }),
  debts: (cash, owed, later) => ({
    name: 'Schulden',
    title: 'Jetzt sind deine Darlehen fällig',
    text: `Du hast ${florins(cash)}. Zurückzahlen kostet jetzt ${owed}, verlängern nach dem nächsten Zahltag ${later}. Verlängere: Mit dem Geld baust du Häuser, die an beiden kommenden Zahltagen einbringen. Wer am wenigsten hat, Schulden abgezogen, bestimmt dann, wer beginnt.`,
    task: 'Wähle für jedes Darlehen „verlängern“ und bestätige.',
    learned: 'Nach einem Zahltag wird jedes Darlehen zurückgezahlt oder einmal verlängert, was mehr kostet.',
  }),
  reopen: (city, houses, card, [before, after]) => ({
    name: 'Wiedereröffnen',
    title: 'Ein geschlossenes Haus kommt zurück',
    text: `Je Phase bekommst du ${houses} neue Häuser und eine Festung; was steht, bleibt. Eins deiner Häuser ${city.at} ist geschlossen. Liegt dein Schiff dort, kannst du es als Zug umsonst auf das nächste Feld setzen. Der nächste Zahltag bringt dir dann ${after} statt ${before}.`,
    task: `Kaufe die umrandete Karte, ${card.city.name} für ${card.price}; mit ${many(card.seals, 'Siegel', 'Siegeln')} trägt sie dich als Strecke ${city.to}. Klicke dort dein geschlossenes Haus an.`,
    learned: 'Liegt dein Schiff in der Stadt, eröffnest du ein geschlossenes Haus als Zug umsonst wieder.',
  }),
  last: ({ phase, cities, spread, majority, fortress, bonus, total }, owed, left) => ({
    name: 'Das Ende',
    title: `Phase ${phase}: der letzte Zahltag`,
    text: `Majoritäten bringen dir ${majority}, Festungen ${fortress}, Häuser in ${cities} Städten ${spread}${bonus > 0 ? ` und einen Bonus von ${bonus}` : ''}: zusammen ${total}. Jetzt werden alle Darlehen zurückgezahlt; ${owed === 0 ? 'du hast keins' : `deine kosten ${owed}`}. Dir bleiben ${left}, und das meiste Geld gewinnt.`,
    task: 'Geh den Zahltag durch, einen Knopf nach dem anderen.',
    learned: 'Nach dem dritten Zahltag werden alle Darlehen zurückgezahlt, und das meiste Geld gewinnt.',
  }),
};
export default de;
