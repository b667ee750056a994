/** The match of the lesson: three merchants through the first phase. Seat 0 is the learner. */
export const LESSON_LINE: readonly string[] = `
* reveal CON-1, * reveal TUN-2, * reveal CON-2, * reveal VEN-3, * reveal VEN-ALE, * reveal NAP-ALE, * reveal VEN-ATH, * reveal ATH-ALE, * reveal MAR-TUN, * reveal MAR-VAL
0 buy TUN-2, 0 sail TUN-2 TUN, 0 build 2, 0 end
* reveal NAP-3
1 buy CON-2, 1 sail CON-2 CON, 1 build 2, 1 end
* reveal ATH-3
2 buy CON-1, 2 sail CON-1 CON, 2 fortress 1, 2 end
* reveal VEN-2
0 fortress 1, 0 end
1 fortress 2, 1 end
2 loan 16
0 build 1, 0 end
1 loan 10
2 buy VEN-2, 2 sail VEN-2 VEN, 2 build 1, 2 end
* reveal MAR-1
0 build 3, 0 end
1 buy ATH-3, 1 sail ATH-3 ATH, 1 build 1, 1 end
* reveal VAL-2
2 buy VAL-2, 2 sail VAL-2 TUN, 2 build 4, 2 end
* reveal NAP-1
0 loan 10
1 loan 16
2 loan 10
0 buy NAP-1, 0 sail NAP-1 NAP, 0 build 1, 0 end
* reveal VAL-1
1 buy VEN-3, 1 sail VEN-3 VEN, 1 build 2, 1 end
* reveal MAR-3
2 buy VAL-1, 2 sail VAL-1 VAL, 2 build 1, 2 end
* reveal TUN-1
0 loan 16
1 build 3, 1 end
2 buy MAR-VAL, 2 sail MAR-VAL MAR, 2 build 1, 2 end
* reveal TUN-ALE
0 buy MAR-3, 0 sail MAR-3 MAR, 0 build 2, 0 end
* reveal ATH-2
1 build 4, 1 end
2 loan 16
0 buy TUN-1, 0 sail TUN-1 VEN, 0 build 5, 0 end
* reveal ALE-3
1 loan 16
2 buy ATH-2, 2 sail ATH-2 ATH, 2 buy VEN-ATH, 2 sail VEN-ATH VEN, 2 reopen 6, 2 end
* reveal TAN-3, * reveal TAN-TUN
0 repay 10, 0 repay 16
`
  .trim()
  .split(/[,\n]\s*/);
