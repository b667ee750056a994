import { frMany } from '@levante/table/words/fr-grammar.ts';
import type { OperateWords } from './operate-words.ts';

export const frOperate: OperateWords = {
  columns: ['partie', 'jeu', 'état', 'Ply', 'ouverte', 'par', 'depuis'],
  status: { waiting: 'en attente', running: 'en cours', over: 'terminée', ended: 'interrompue' },
  nextPage: (option) => `Page suivante : ${option}`,
  nothing: 'Rien trouvé.',
  labels: {
    opened: 'Ouverte',
    person: 'Par',
    place: 'Depuis',
    toAct: 'À jouer',
    deletedAfter: 'Supprimée après le',
    seat: (seat) => `Place ${seat}`,
  },
  openSeat: 'libre',
  bot: (level) => `bot, ${level}`,
  person: (id) => (id === '' ? 'une personne oubliée' : `personne ${id}`),
  ended: (match) => `Partie ${match} interrompue sans résultat.`,
  deleted: (match) => `Partie ${match} supprimée.`,
  revoked: (person) =>
    `Toutes les clés de la personne ${person} sont révoquées ; ses connexions se ferment en une seconde.`,
  banned: (subject, until) => `${subject} est banni jusqu’au ${until}.`,
  lifted: (subject) => `Le bannissement de ${subject} est levé.`,
  until: (subject, until) => `${subject}   jusqu’au ${until}`,
  verified: (matches, faults) =>
    `${frMany(matches, 'partie')} : ${faults === 0 ? 'aucune erreur' : frMany(faults, 'erreur')}`,
  reports: {
    head: (report, match, line) => `Signalement ${report} : partie ${match}, ligne ${line}`,
    labels: { reported: 'Signalé', reporter: 'Par', author: 'Écrit par', reason: 'Motif' },
    spectator: 'Spectateur',
    signal: (name) => `(signal : ${name})`,
    removed: '(supprimé)',
    more: 'Il y a d’autres signalements : augmentez --limit ou marquez-en comme traités.',
    handled: (report) => `Le signalement ${report} est marqué comme traité.`,
    lineRemoved: (match, line) => `La ligne ${line} de la partie ${match} est supprimée.`,
  },
  operators: {
    granted: (person) => `${person} administre maintenant ce serveur.`,
    revoked: (person) => `${person} n’administre plus ce serveur.`,
    muted: (person, until) => `${person} ne peut plus écrire jusqu’au ${until}.`,
    unmuted: (person) => `${person} peut de nouveau écrire.`,
    invited: (code, uses, until) =>
      `${code}\nPour ${uses === 1 ? '1 personne' : `${uses} personnes`}, jusqu’au ${until} : /invited/${code}`,
    invitation: (uses, until) => `${uses === 1 ? '1 personne' : `${uses} personnes`}, jusqu’au ${until}`,
    uninvited: 'Retirée. Les personnes qui ont utilisé l’invitation restent.',
    paused: (until) =>
      until === null
        ? 'Les nouvelles parties sont en pause.'
        : `Les nouvelles parties sont en pause jusqu’au ${until}.`,
    resumed: 'De nouvelles parties peuvent commencer.',
    announced: (id, until) => `L’annonce ${id} est affichée jusqu’au ${until}.`,
    noticeWithdrawn: 'Retirée. L’annonce disparaît des pages en quelques minutes.',
    columns: ['heure', 'par', 'acte', 'concerne', 'jusqu’au', 'détail', 'motif'],
    machine: 'commande',
  },
  faults: {
    noMatch: (id) => `il n’y a pas de partie ${id}`,
    notRunning: (id) => `la partie ${id} n’est pas en cours : si elle est en attente, supprimez-la`,
    noPerson: (id) => `il n’y a pas de personne ${id}`,
    noSubject: (text) => `${text} n’est ni l’identifiant d’une personne, ni une adresse, ni la marque d’une adresse`,
    noBan: (subject) => `${subject} n’est pas banni`,
    noAccount: (text) => `aucun compte n’a l’identifiant ${text}, ou cette personne administre déjà le serveur`,
    notOperator: (text) => `${text} n’administre pas ce serveur`,
    notMuted: (person) => `${person} n’est pas privé de parole`,
    noInvitation: (text) => `il n’y a pas d’invitation valable ${text}`,
    notPaused: 'les nouvelles parties ne sont pas en pause',
    noNotice: (id) => `il n’y a pas d’annonce ${id}`,
    noReport: (id) => `il n’y a pas de signalement ouvert ${id}`,
    noLine: (match, line) => `la discussion de la partie ${match} n’a pas de ligne ${line}`,
    noData: (folder) => `il n’y a pas de parties dans ${folder} : indiquez le dossier de données avec --data`,
    olderServer: 'le serveur en marche est plus ancien que cette commande : prenez sa version ou redémarrez-le d’abord',
    unfitFolder: (folder) =>
      `le système de fichiers de ${folder} n’a pas de verrous ou pas de mémoire partagée, comme certains lecteurs réseau : choisissez avec --data un dossier sur un disque local`,
    fleetingConnections:
      'un pooler devant la base de données partage ses connexions : réglez-le sur le mode session (pool_mode = session)',
    nothingToVerify: 'indiquez des fichiers de partie, un dossier avec --data ou une base avec --database',
  },
};
