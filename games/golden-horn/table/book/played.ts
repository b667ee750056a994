/** A match of three, as it was recorded: `records/independent/golden-horn-3-as-published-2.levante.json`. */
export const PLAYED = {
  options: { players: 3, ruleset: 'as-published' },
  names: ['Elio', 'Tariq', 'Bianca'],
  /** One action a line. */
  lines: `2 place VEN CON CON
1 place CON VEN CON
0 place CON CON CON
* cube VEN red
* cube VEN orange
* cube VEN pink
* cube VEN green
* cube VEN yellow
* cube VEN green
* cube VEN orange
* cube VEN pink
* cube VEN orange
* cube CON yellow
* cube CON orange
* cube CON red
* cube CON yellow
* cube CON green
* cube CON orange
* cube CON red
* cube CON pink
* cube CON blue
* card 0 pink
* card 0 red
* card 0 blue
* card 0 blue
* card 0 red
* card 1 yellow
* card 1 red
* card 1 blue
* card 1 blue
* card 1 green
* card 2 red
* card 2 green
* card 2 yellow
* card 2 pink
* card 2 yellow
0 load mono yellow
* cube CON yellow
* cube CON green
0 stop
1 load duo green
* cube VEN yellow
* cube VEN yellow
1 stop
2 raid 1.duo yellow yellow
2 load trio pink
* cube CON yellow
2 on red
2 on green
2 stop
0 raid 2.trio blue blue
0 load duo orange
* cube CON pink
* cube CON green
0 stop
1 raid 0.duo yellow red
1 sail duo
1 on
1 on blue
1 stop
2 load mono pink
* cube VEN orange
* cube VEN blue
2 on pink
2 stop
0 sail mono
0 stop
1 sail duo
1 on green
1 on
1 stop
2 sail mono
2 stop
0 raid 2.mono red red
0 sail duo
0 on
0 stop
1 load mono green
* cube CON yellow
* cube CON yellow
* cube CON blue
1 stop
2 load duo red
* cube CON red
* cube CON orange
2 stop
0 load trio pink
* cube CON orange
0 stop
1 load trio blue
* cube CON orange
* cube CON orange
1 on
1 stop
2 turn trio
* card 2 pink
0 sail duo
0 stop
1 sail duo
1 on blue
* card 1 blue
* card 1 yellow
2 sail duo
2 stop
0 sail mono
0 on
0 stop
1 sail mono
1 stop
2 load trio red
* cube CON pink
2 stop
0 sail trio
0 on pink
0 stop
1 load duo pink
* cube CON orange
1 stop
2 sail mono
2 on pink
2 stop
0 sail trio
0 stop
1 raid 2.trio yellow blue
1 sail mono
1 stop
2 turn trio
* card 2 green
0 sail trio
* card 0 green
1 sail duo
1 stop
2 sail mono
2 on green
2 on
2 stop
0 sail mono
0 stop
1 sail mono
1 stop
2 sail mono
* card 2 orange
* card 2 red
* card 2 yellow
0 load trio yellow
* cube VEN green
* cube VEN yellow
* cube VEN pink
0 stop
1 sail duo
* card 1 green
* card 1 red
2 sail duo
2 on yellow
2 on
2 stop
0 sail duo
* card 0 green
* card 0 pink
1 load duo green
* cube VEN green
1 stop
2 sail duo
* card 2 orange
* card 2 blue
0 sail mono
* card 0 orange
* card 0 green
* card 0 green
1 sail mono
1 on
1 stop
2 raid 0.trio orange orange
2 load duo yellow
* cube VEN green
2 on blue
2 stop
0 load duo pink
* cube VEN red
0 stop
1 sail mono
* card 1 orange
* card 1 yellow
* card 1 pink
2 load mono orange
* cube CON green
* cube CON pink
* cube CON red
* cube CON blue
* cube CON blue
2 stop
0 load mono orange
* cube VEN green
* cube VEN red
* cube VEN blue
* cube VEN blue
0 stop
1 load mono red
* cube VEN red
* cube VEN pink
* cube VEN red
1 on pink
1 stop
2 sail mono
2 on
2 stop
0 raid 2.duo green green
0 sail trio
0 on pink
0 on
0 stop
1 raid 0.trio green orange
1 sail trio
1 on
* card 1 pink
1 announce
2 turn duo
2 stop`,
} as const;
