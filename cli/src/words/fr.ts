import frAnalysis from '@levante/table/analysis/words/fr.ts';
import { frMany } from '@levante/table/words/fr-grammar.ts';
import frPage from '@levante/table/words/page/fr.ts';
import type { CliWords } from './words.ts';

export const frCli: CliWords = {
  play: {
    you: 'vous',
    levelName: frPage.home.levelName,
    seat: (seat, name) => `Place ${seat}, ${name}`,
    does: (who, what) => `${who} : ${what}`,
    thinking: (who) => `${who}, réfléchit …`,
    deal: (commitment) =>
      `La donne est fixée par une graine dont l’empreinte est ${commitment} ; la graine elle-même est révélée à la fin.`,
    seedWas: (seed) => `La graine était ${seed}.`,
    question: 'Que faites-vous ?',
    takeBack: 'Annuler la dernière étape',
    look: 'Montrer toute la table',
    help: {
      choice: 'Aide',
      lines: [
        '↑/↓ et Entrée choisissent l’action. Tapez des lettres pour réduire la liste : une ville, une carte, un verbe.',
        'Au-dessus de la question se trouve votre ligne : votre argent et vos cartes, ou vos bateaux et votre main.',
        '« Montrer toute la table » montre tous les joueurs et tous les lieux. Sinon, seuls les changements sont montrés.',
        'Vous pouvez annuler vos étapes tant que rien n’a été retourné et que personne d’autre n’a joué.',
        'Échap ou Ctrl-C quitte, après une question. La partie est gardée après chacune de vos étapes : levante play --resume la continue.',
        'Les règles des deux jeux, avec des exemples : npm start, puis Règles.',
      ],
    },
    changed: 'Depuis votre dernière action, ont changé :',
    leaving: 'Quitter la partie ? Elle est gardée, vous pourrez continuer plus tard.',
    stay: 'Rester',
    leave: 'Quitter',
    matchSaved: 'La partie est gardée. Pour continuer : levante play --resume',
    other: 'Une autre partie est gardée : levante play --resume la continue.',
    search: 'Chercher :',
    narrowed: (count) => frMany(count, 'choix', 'choix'),
    noMatch: 'Rien ne correspond.',
    keys: [
      ['↑/↓', 'choisir'],
      ['Entrée', 'confirmer'],
      ['lettres', 'réduire la liste'],
      ['Échap', 'quitter'],
    ],
    saved: (file, folder) => `L’enregistrement est ${file} dans ${folder}.`,
  },
  replay: {
    ply: (ply, plies, next) =>
      `Ply ${ply} sur ${plies}${next === null ? '' : ` ; ensuite : ${next.line} (${next.text})`}`,
  },
  analyse: {
    page: frAnalysis,
    seatWithoutName: (seat) => `Place ${seat}`,
    about: (turns, level) =>
      `${frMany(turns, 'tour')}, analyse du niveau ${level}. Les chances sont des chances de victoire ; « laissé échapper » est la moyenne par tour.`,
    turn: (ply, whereabouts, mark, cost) => `Ply ${ply}. ${whereabouts}. ${mark} : ${cost}.`,
    because: 'Raison',
    columns: ['tours', 'perdu', 'imprécisions', 'erreurs', 'gaffes'],
    progress: (percent) => `${percent} % de la partie`,
  },
  verify: {
    holds: 'ok      ',
    fails: 'ÉCHEC   ',
    verified: ({ actions, checks, deal, added, over }) =>
      [
        frMany(actions, 'action'),
        over ? 'partie terminée' : 'partie en cours',
        ...(checks > 0 ? [frMany(checks, 'contrôle')] : []),
        ...(deal ? [`donne prouvée${added > 0 ? `, avec la contribution de ${frMany(added, 'place')}` : ''}`] : []),
      ].join(', '),
    takenBack: (turns, origins) => `${frMany(turns, 'tour repris', 'tours repris')} (${origins})`,
    notProven: (parts) => `non prouvé : ${parts.join(', ')}`,
    unproven: {
      running: () => 'la donne (la partie n’est pas terminée)',
      hidden: ({ hidden, actions }) => `${frMany(hidden, 'action')} à partir du ply ${actions} (cartes cachées)`,
      'no-seed': () => 'la donne (pas de graine)',
      'no-commitment': () => 'que la graine était fixée avant la donne (pas d’empreinte)',
      'no-result': () => 'le résultat (aucun indiqué)',
      start: () => 'la position de départ (l’enregistrement ne dit pas d’où elle vient)',
      consent: () => 'que tous ont accepté de reprendre des tours (pas d’accord de chaque place qui a contribué)',
    },
    fault: (ply, action, what) =>
      `ply ${ply}${ply < 0 ? ' (son en-tête)' : action === null ? '' : `, ${action}`} : ${what}`,
    stored: (matches, faults) =>
      `${frMany(matches, 'partie')} : ${faults === 0 ? 'aucune erreur' : frMany(faults, 'erreur')}`,
    why: {
      'seed-gives': (drawn) => `la graine donne ${drawn}`,
      'seed-not-committed': () => 'la graine ne correspond pas à l’empreinte',
      'match-not-over': (path) => `${path} : la partie n’est pas terminée`,
      'start-hidden': (path) => `${path} : une partie terminée ne cache rien`,
      'no-seed': (path) => `${path} : va avec une graine, et il n’y en a pas`,
      'nothing-to-draw': () => 'il n’y a rien à tirer',
      'no-turn-began': () => 'aucun tour ne commençait là où la partie en continue une autre',
    },
  },
  serve: {
    at: (url, folder) =>
      `Levante est à l’adresse ${url} (les parties sont gardées dans ${folder} ; Ctrl-C pour arrêter)`,
    thinking: (nats) => `Des bots réfléchissent pour les serveurs de ${nats} (Ctrl-C pour les arrêter)`,
    stopping: 'Arrêt en cours.',
    noOrigin: 'Sans --origin, le serveur ne connaît pas son adresse : messages push et webhooks ne sont pas envoyés.',
  },
  data: {
    moved: (matches, people, hash) =>
      `${matches} parties et ${people} noms ont été déplacés ; les deux bases contiennent la même chose : ${hash}`,
    backedUp: (folder) =>
      `La sauvegarde est dans ${folder} ; \`levante serve --data ${folder}\` la sert et déconnecte tout le monde`,
    withSecret: 'Elle contient la clé de signature : gardez-la aussi soigneusement que l’original.',
    withoutSecret: (folder) =>
      `Elle ne contient pas la clé de signature : gardez une copie de \`secret\` ailleurs et placez-la dans ${folder} pour la servir.`,
    restored: (sessions, codes, operators) =>
      `Terminés, car ils ont pu l’être depuis la sauvegarde : ${sessions} cookies et jetons, ${codes} codes de secours, ${operators} rôles d’opérateur et tous les webhooks. Chacun se reconnecte, les invités recommencent et les opérateurs ont de nouveau besoin de leur rôle (\`levante people grant-operator\`). Clés d’accès, adresses et comptes supprimés sont tels qu’ils étaient.`,
    credentialsUnchanged:
      'Tous les accès restent tels qu’ils étaient lors de la sauvegarde, même ceux qui ont pris fin depuis.',
  },
  faults: {
    cannotRead: (path, why) => `impossible de lire ${path} : ${why}`,
    noJson: (path, why) => `${path} n’est pas du JSON : ${why}`,
    cannotWrite: (path, why) => `impossible d’écrire ${path} : ${why}`,
    noGame: (id, known) => `il n’y a pas de jeu ${id} ; il y a ${known.join(', ')}`,
    noBot: (level, known) => `il n’y a pas de bot ${level} ; il y a ${known.join(', ')}`,
    nameBots: (known) => `nommez au moins un bot parmi ${known.join(', ')}`,
    noOption: (game, option) => `${game} n’a pas d’option --${option}`,
    noBots: (game) => `${game} n’a pas de bots contre qui jouer`,
    noAnalyst: (game) => `aucun bot n’analyse ${game}`,
    seatRange: (last) => `--seat va de 0 à ${last}`,
    needsTerminal: 'play a besoin d’un terminal',
    noSavedMatch: (folder) => `aucune partie n’est gardée dans ${folder}`,
    cannotResume: (file) => `cette version ne peut pas continuer ${file}`,
    notOver: (file) => `${file} : la partie n’est pas terminée`,
    plyRange: (file, plies) => `${file} a ${frMany(plies, 'action')} : --ply va de 0 à ${plies}`,
    inFile: (file, what) => `${file} : ${what}`,
    portTaken: (port) => `le port ${port} est occupé : choisissez-en un autre avec --port`,
    folderTaken: (folder) =>
      `un autre serveur utilise déjà ${folder} : arrêtez-le ou choisissez un autre dossier avec --data`,
    noFolder: (path) => `${path} est un fichier : choisissez un dossier avec --data`,
    newerData: (place) =>
      `${place} vient d’un Levante plus récent : mettez Levante à jour ou restaurez une sauvegarde antérieure`,
    noPermission: (port, folder) => `pas d’autorisation pour le port ${port} ou ${folder}`,
    databaseInUse: 'la base de données contient déjà des parties : choisissez-en une vide',
    noData: (folder) => `il n’y a pas de parties dans ${folder} : indiquez le dossier de données avec --data`,
    olderServer: 'le serveur en marche est plus ancien que cette commande : prenez sa version ou redémarrez-le d’abord',
    unfitFolder: (folder) =>
      `le système de fichiers de ${folder} n’a pas de verrous ou pas de mémoire partagée, comme certains lecteurs réseau : choisissez avec --data un dossier sur un disque local`,
    fleetingConnections:
      'un pooler devant la base de données partage ses connexions : réglez-le sur le mode session (pool_mode = session)',
    nothingToVerify: 'indiquez des fichiers de partie, un dossier avec --data ou une base avec --database',
    folderInUse: (folder) => `${folder} n’est pas vide : choisissez un autre dossier pour la sauvegarde`,
    mailNeedsOrigin:
      'La connexion par e-mail exige --origin : les liens des messages doivent mener à une adresse fixe.',
    oidcIncomplete:
      'La connexion par un fournisseur exige --oidc-issuer, --oidc-client, son secret (--oidc-secret-file ou LEVANTE_OIDC_SECRET) et --origin.',
    secretLost: (file) =>
      `${file} manque ou est endommagé, et son dossier contient des données : remettez-le depuis sa sauvegarde, ou démarrez une fois avec --new-secret, qui déconnecte tout le monde et fait perdre leur identité aux invités`,
    secretPresent: (file) => `${file} existe : démarrez sans --new-secret, qui remplace un secret perdu`,
    newSecretNotHere:
      '--new-secret concerne un dossier ; le secret d’une base de données est dans --secret-file ou LEVANTE_SECRET',
    noSecret:
      'une base de données exige le secret que ses serveurs partagent : indiquez son fichier avec --secret-file ou définissez LEVANTE_SECRET',
    notBuilt: 'la page n’est pas encore construite : lancez `npm run build`',
  },
};
