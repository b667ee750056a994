import type { AccessWords } from './access-words.ts';

export const deAccess: AccessWords = {
  skip: 'Springen',
  toTurn: 'Zum Zug springen',
  toBoard: 'Zum Spielplan springen',
  toLog: 'Zum Logbuch springen',
  keyList: [
    ['Tab', 'von einem Teil des Tisches zum nächsten gehen'],
    ['← ↑ ↓ →', 'in einem Teil von Ding zu Ding gehen'],
    ['Shift ←', 'vom Namen einer Stadt in die Stadt gehen'],
    ['Enter', 'tun, worauf du zeigst'],
    ['Esc', 'eine Auswahl abbrechen oder den Rückblick verlassen'],
    ['u', 'den letzten Schritt rückgängig machen'],
    ['r', 'ihn wiederholen'],
    ['e', 'den Zug beenden'],
    ['h', 'einen Tipp holen'],
    ['p', 'den nächsten Zug planen, während andere spielen'],
    ['s', 'vorspulen'],
    ['t', 'der Zug'],
    ['b', 'der Spielplan'],
    ['l', 'das Logbuch'],
    ['/', 'eine Aktion schreiben'],
    ['?', 'diese Liste'],
  ],
  sendPlans: 'Einen geplanten Zug von selbst spielen, wenn er vollständig und noch möglich ist',
  deal: 'Die Verteilung',
  dealText:
    'Alle Karten ergeben sich aus einem Startwert, der vor der ersten gezogen wurde. Dies ist sein Prüfzeichen; den Startwert selbst erfährst du am Ende der Partie.',
  dealToldText:
    'Alle Karten haben sich aus diesem Startwert ergeben. Sein Prüfzeichen war von Anfang an zu sehen; „levante verify“ beweist beides aus der Aufzeichnung.',
  dealMark: 'Prüfzeichen',
  dealSeed: 'Startwert',
  letterKeys: 'Einzelne Buchstaben und Ziffern als Tasten verwenden',
  line: 'Eine Aktion schreiben',
  lineLabel: 'Aktion',
  lineHelp:
    'In der Schreibweise der Aufzeichnungen, ohne die Nummer deines Platzes. Mehrere Aktionen trennt ein Komma.',
  lineDo: 'In den Entwurf',
  lineDone: (written) => `Im Entwurf: ${written}`,
  lineUnknown: (written) => `„${written}“ ist keine Aktion dieses Spiels.`,
  lineNotNow: 'Du bist nicht am Zug: Jetzt lässt sich nichts entwerfen.',
  linePossible: 'Was jetzt geschrieben werden kann',
};
