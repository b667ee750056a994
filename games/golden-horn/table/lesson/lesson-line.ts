/** The match of the lesson: two merchants, from the first ship to the last cube. Seat 0 is the learner. */
export const LESSON_LINE: readonly string[] = `
1 place CON VEN VEN
0 place VEN VEN CON
* cube VEN yellow, * cube VEN red, * cube VEN orange, * cube VEN blue, * cube VEN orange, * cube VEN orange, * cube VEN yellow, * cube VEN orange
* cube VEN blue, * cube CON pink, * cube CON green, * cube CON pink, * cube CON blue, * cube CON blue, * cube CON yellow, * cube CON blue
* cube CON red, * cube CON blue, * card 0 yellow, * card 0 red, * card 0 blue, * card 0 blue, * card 0 yellow, * card 1 yellow
* card 1 orange, * card 1 green, * card 1 pink, * card 1 blue
0 load duo orange
* cube VEN pink, * cube VEN pink, * cube VEN red, * cube VEN yellow
0 stop
1 load trio blue
* cube VEN red, * cube VEN blue
1 stop
0 sail duo, 0 on blue
1 load mono yellow
* cube CON pink
1 on orange, 1 stop
0 load mono blue
* cube VEN orange
0 stop
1 load duo pink
* cube VEN blue, * cube VEN orange
1 on blue
0 load trio pink
* cube CON orange, * cube CON green, * cube CON orange
0 on, 0 on red, 0 on
* card 0 orange, * card 0 pink, * card 0 orange
1 sail mono, 1 stop
0 load trio red
* cube VEN yellow, * cube VEN red, * cube VEN blue
0 on, 0 on, 0 on
* card 0 green, * card 0 green, * card 0 pink
1 sail duo, 1 on green, 1 on
* card 1 blue, * card 1 green
0 raid 1.trio pink pink green, 0 sail duo, 0 on green, 0 on orange
* card 0 yellow, * card 0 orange
1 load duo green
* cube CON red, * cube CON pink
1 stop
0 load duo blue
* cube CON orange, * cube CON yellow, * cube CON pink, * cube CON yellow
0 stop
1 sail trio, 1 stop
0 raid 1.duo yellow orange orange, 0 load trio yellow
* cube CON yellow, * cube CON green
1 sail mono
0 sail trio, 0 on yellow
* card 0 red, * card 0 yellow, * card 0 orange
0 announce
1 sail trio
`
  .trim()
  .split(/[,\n]\s*/);
