import type { PilotTexts } from './pilot-words.ts';

export const frPilot: PilotTexts = {
  pilot: {
    lesson: 'Leçon',
    says: (beat, of) => `Le pilote, étape ${beat} sur ${of}`,
    oneThing: 'Une seule chose à faire :',
    thenEnd: 'Terminez maintenant votre tour.',
    watching: 'Les autres jouent. Regardez ce qu’ils font.',
    between: 'Quelques tours passent d’ici là. Le pilote joue les vôtres.',
    playOn: 'Jouer jusque-là',
    goOnReading: 'Continuer',
    later: 'Cela peut attendre : faites d’abord ce que dit le pilote. Rien n’est perdu.',
    goToIt: 'Y aller',
    back: 'Retour',
    doIt: 'Le faire pour moi',
    skip: 'Passer cette étape',
    leave: 'Quitter la leçon',
    beats: 'Les étapes de cette leçon',
    soFar: 'Déjà appris',
    overTitle: 'À vous de naviguer',
    overText:
      'Vous savez tout ce qu’il faut pour une première partie. Les bots les plus doux vous attendent ; le reste s’apprend en route.',
    playNow: 'Jouer contre des bots faciles',
    starting: 'La table s’ouvre…',
    again: 'Recommencer depuis le début',
    title: 'Apprendre',
    intro:
      'Une vraie partie, avec une donne fixe. Le pilote est à côté de vous, dit une seule chose à la fois et vous laisse la faire.',
    begin: (game) => `Apprendre ${game}`,
    goOn: (game, beat, of) => `${game} : reprendre à l’étape ${beat} sur ${of}`,
    minutes: 'Une dizaine de minutes.',
    noLesson: 'Ce jeu n’a pas encore de leçon. Les règles disent comment on y joue.',
    loading: 'La table se met en place…',
    missing: 'La leçon n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    tryAgain: 'Réessayer',
  },
};
