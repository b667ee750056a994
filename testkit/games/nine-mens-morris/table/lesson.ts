import { entryOf } from '@levante/contract';
import { nineMensMorris } from '@levante/nine-mens-morris/rules';
import { type OpenLessonWords, openLesson } from '@levante/table/open-game/open-lesson.ts';
import { placesOf } from './match.ts';

/** Match of the lesson: all men are placed, and a mill is closed three times. */
const SCRIPT = `
# place
0 place d6
#
1 place d2
0 place b6
1 place g7
# mill
0 place f6, 0 take d2
#
1 place f4, 0 place b4
1 place b2, 0 place d5
1 place d7, 0 place a7
1 place a4, 0 place g4
1 place d3, 0 place c4
1 place e4, 0 place d1
1 place c3
# move
0 move d5 c5
#
1 move d3 d2
# open
0 move d6 d5
#
1 move e4 e3
# close
0 move d5 d6, 0 take f4
`;

const ORDER = ['place', 'mill', 'move', 'open', 'close', 'end'] as const;

const WORDS: OpenLessonWords<(typeof ORDER)[number]> = {
  goal: 'Three men in a row close a mill and take a man; who is down to two has lost.',
  ended: 'You closed the same mill twice.',
  steps: {
    place: {
      name: 'Placing',
      title: 'Nine men each',
      text: 'You and your opponent take turns placing men on free points. A point where lines cross is worth most.',
      task: 'Place a man on d6.',
      learned: 'From d6 your man reaches four points.',
    },
    mill: {
      name: 'A mill',
      title: 'Three in a row',
      text: 'You have b6 and d6. A third man on the same line closes a mill, and a mill takes a man off the board.',
      task: 'Close the mill on f6, then take the man on d2.',
      learned: 'A man that is taken never comes back.',
      meanwhile: 'Your opponent goes on, and I place one of your men.',
    },
    move: {
      name: 'Moving',
      title: 'All men are placed',
      text: 'Now a man moves along a line to the next free point. Your mill is shut in: make room for it.',
      task: 'Move d5 to c5.',
      learned: 'Now d6 can step down.',
      meanwhile: 'I place the rest of your men.',
    },
    open: {
      name: 'Opening',
      title: 'Open the mill',
      text: 'A mill pays each time it is closed. So you open it first.',
      task: 'Move d6 to d5.',
      learned: 'Nobody stands next to d6: nothing can stop you now.',
    },
    close: {
      name: 'Closing',
      title: 'And close it again',
      text: 'Back to d6: the mill is closed and takes another man. One in a mill is safe while others stand free.',
      task: 'Move d5 to d6, then take the man on f4.',
      learned: 'You can do this turn after turn.',
    },
    end: {
      name: 'The end',
      title: 'How it ends',
      text: 'With three men you may fly to any free point. With two, or with no move left, you have lost.',
      task: 'Play a match.',
      learned: '',
    },
  },
};

/** Nine men's morris in five minutes. */
export const nineMensMorrisLesson = openLesson(
  {
    rules: entryOf(nineMensMorris),
    options: { players: 2 },
    level: 'deckhand',
    script: SCRIPT,
    words: () => WORDS,
    placesOf,
  },
  ORDER,
);
