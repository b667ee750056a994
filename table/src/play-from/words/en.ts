const en = {
  bots: 'Play on from here against bots',
  friends: 'Play on from here with friends',
};

export default en;

export type PlayFromWords = typeof en;
