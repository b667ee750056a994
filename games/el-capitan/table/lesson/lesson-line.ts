import { readScript } from '@levante/table/match/lesson.ts';

/** The match of the lesson: three merchants, three phases. Seat 0 is the learner. */
export const LESSON_SCRIPT = readScript(`
* reveal NAP-1, * reveal CON-2, * reveal TUN-2, * reveal NAP-3, * reveal VEN-VAL, * reveal CON-NAP, * reveal VAL-TUN, * reveal VEN-NAP
* reveal TAN-ALE, * reveal CON-VAL
# buy
0 buy NAP-1
# sail
0 sail NAP-1 NAP
# build
0 build 1, 0 end
#
* reveal TAN-2
1 buy NAP-3, 1 sail NAP-3 NAP, 1 fortress 1, 1 end
* reveal VAL-1
2 buy VAL-1, 2 sail VAL-1 VAL, 2 fortress 1, 2 end
* reveal ATH-3
# value
0 build 2, 0 end
#
1 build 3, 1 end
2 build 2, 2 end
# fortress
0 fortress 2, 0 end
#
1 loan 16
2 loan 16
# loan
0 loan 16
#
1 buy CON-2, 1 sail CON-2 CON, 1 build 1, 1 end
* reveal MAR-1
2 buy MAR-1, 2 sail MAR-1 MAR, 2 buy TAN-2, 2 sail TAN-2 NAP, 2 build 4, 2 end
* reveal ALE-1, * reveal TUN-1
0 buy TUN-1, 0 sail TUN-1 TUN, 0 build 1, 0 end
* reveal CON-1
1 buy CON-NAP, 1 sail CON-NAP NAP, 1 build 5, 1 end
* reveal NAP-TUN
2 build 6, 2 end
# chain
0 buy VEN-NAP, 0 buy NAP-TUN, 0 sail NAP-TUN NAP, 0 sail VEN-NAP VEN, 0 build 2, 0 end
#
* reveal CON-TUN, * reveal NAP-ALE
1 loan 16
2 loan 10
0 loan 10
1 buy ALE-1, 1 sail ALE-1 ALE, 1 build 1, 1 end
* reveal ALE-3
2 buy CON-1, 2 sail CON-1 CON, 2 build 2, 2 end
* reveal TAN-3
0 buy ALE-3, 0 sail ALE-3 ALE, 0 build 2, 0 end
* reveal VEN-3
1 build 3, 1 end
2 build 3, 2 end
0 buy NAP-ALE, 0 sail NAP-ALE NAP, 0 reopen 7, 0 end
# payday
* reveal VEN-TUN
1 buy TAN-ALE, 1 sail TAN-ALE TAN, 1 build 2, 1 end
* reveal VEN-TAN
2 loan 10
# debts
0 extend 10, 0 extend 16
#
1 repay 16, 1 extend 16
2 extend 10, 2 extend 10, 2 extend 16, 2 starter 2, 2 buy TUN-2, 2 sail TUN-2 TUN, 2 build 2, 2 end
* reveal VEN-2
0 buy VEN-2, 0 sail VEN-2 CON, 0 build 4, 0 end
* reveal MAR-3
1 buy VEN-TAN, 1 sail VEN-TAN VEN, 1 buy VEN-TUN, 1 sail VEN-TUN TUN, 1 build 3, 1 end
* reveal TAN-TUN, * reveal VEN-ALE
2 buy CON-TUN, 2 sail CON-TUN CON, 2 fortress 1, 2 end
* reveal ATH-ALE
# shut
0 build 5, 0 end
#
1 buy VEN-3, 1 sail VEN-3 MAR, 1 build 1, 1 end
* reveal VAL-2
2 buy VAL-2, 2 sail VAL-2 ALE, 2 build 4, 2 end
* reveal ATH-2
0 fortress 2, 0 end
1 buy MAR-3, 1 sail MAR-3 CON, 1 reopen 6, 1 end
* reveal VAL-1
2 build 5, 2 end
0 buy ATH-2, 0 sail ATH-2 MAR, 0 build 2, 0 end
* reveal TUN-2
1 buy TUN-2, 1 sail TUN-2 ALE, 1 fortress 1, 1 end
* reveal MAR-3
2 buy ATH-ALE, 2 sail ATH-ALE ATH, 2 build 1, 2 end
* reveal MAR-TAN
0 buy MAR-TAN, 0 sail MAR-TAN TAN, 0 build 1, 0 end
* reveal TUN-ALE
1 reopen 6, 1 end
2 buy ATH-3, 2 sail ATH-3 MAR, 2 build 3, 2 end
* reveal TUN-1
0 buy TAN-TUN, 0 sail TAN-TUN TUN, 0 build 4, 0 end
* reveal ATH-TAN
1 buy TUN-1, 1 sail TUN-1 ATH, 1 build 2, 1 end
* reveal ALE-1
2 loan 10
0 buy VAL-TUN, 0 sail VAL-TUN VAL, 0 build 1, 0 end
* reveal MAR-CON
1 buy VAL-1, 1 sail VAL-1 VAL, 1 build 3, 1 end
* reveal NAP-1
2 buy ALE-1, 2 sail ALE-1 ALE, 2 buy VEN-ALE, 2 sail VEN-ALE VEN, 2 build 1, 2 end
* reveal CON-2, * reveal ATH-TUN
0 loan 10
1 loan 10
2 loan 10
0 buy NAP-1, 0 sail NAP-1 NAP, 0 reopen 8, 0 end
* reveal NAP-3
1 buy CON-2, 1 sail CON-2 CON, 1 build 7, 1 end
* reveal VEN-2
2 buy MAR-3, 2 sail MAR-3 MAR, 2 buy MAR-CON, 2 sail MAR-CON CON, 2 reopen 8, 2 end
* reveal VAL-2, * reveal CON-TAN
0 build 9, 0 end
1 loan 10
2 repay 10, 2 repay 10, 2 repay 16, 2 repay 10, 2 repay 10
0 repay 10, 0 repay 16, 0 repay 10
1 repay 16, 1 repay 10, 1 repay 10
2 starter 2, 2 buy CON-TAN, 2 sail CON-TAN TAN, 2 build 3, 2 end
* reveal MAR-VEN
0 buy VAL-2, 0 sail VAL-2 ATH, 0 build 3, 0 end
* reveal VEN-3
1 buy VEN-3, 1 sail VEN-3 VEN, 1 build 3, 1 end
* reveal MAR-1
2 buy ATH-TAN, 2 sail ATH-TAN ATH, 2 buy ATH-TUN, 2 sail ATH-TUN TUN, 2 buy TUN-ALE, 2 sail TUN-ALE ALE, 2 fortress 2, 2 end
* reveal VAL-TAN, * reveal MAR-TUN, * reveal MAR-ALE
0 buy VEN-2, 0 sail VEN-2 TUN, 0 build 5, 0 end
* reveal ALE-3
1 build 4, 1 end
2 buy MAR-1, 2 build 7, 2 end
* reveal TAN-2
# reopen
0 buy TAN-2, 0 sail TAN-2 ALE, 0 reopen 8, 0 end
#
* reveal CON-1
1 buy MAR-VEN, 1 fortress 1, 1 end
* reveal VEN-ATH
2 buy CON-1, 2 sail CON-1 CON, 2 build 9, 2 end
* reveal VEN-2
0 buy MAR-ALE, 0 sail MAR-ALE MAR, 0 build 4, 0 end
* reveal NAP-ATH
1 sail MAR-VEN MAR, 1 build 5, 1 end
2 reopen 10, 2 end
0 fortress 1, 0 end
1 reopen 6, 1 end
2 sail MAR-1 VEN, 2 build 5, 2 end
0 build 7, 0 end
1 build 8, 1 end
2 reopen 6, 2 end
0 buy ALE-3, 0 sail ALE-3 ALE, 0 build 9, 0 end
* reveal TAN-2
1 buy TAN-2, 1 buy MAR-TUN, 1 sail MAR-TUN TUN, 1 build 6, 1 end
* reveal VAL-1, * reveal MAR-VAL
2 buy VEN-VAL, 2 build 7, 2 end
* reveal CON-ATH
0 buy VEN-2, 0 sail VEN-2 VEN, 0 reopen 8, 0 end
* reveal CON-2
1 build 7, 1 end
2 sail VEN-VAL VAL, 2 build 4, 2 end
0 build 9, 0 end
# last
1 sail TAN-2 VEN, 1 reopen 10, 1 end
`);
