/** A match as far as the pictures of the book need it, as it was recorded. */
export interface PlayedMatch {
  readonly options: { readonly players: number; readonly cities: readonly string[]; readonly board: string };
  readonly names: readonly string[];
  /** One action a line. */
  readonly lines: string;
}

/** Three players, with Porto and the Islas Canarias: `records/independent/el-capitan-3-por-can.levante.json`. */
export const THREE: PlayedMatch = {
  options: { players: 3, cities: ['POR', 'CAN'], board: 'reconstructed' },
  names: ['Elio', 'Tariq', 'Bianca'],
  lines: `* reveal TAN-2
* reveal TUN-1
* reveal TAN-3
* reveal VEN-3
* reveal VAL-ATH
* reveal VEN-ATH
* reveal ATH-ALE
* reveal TAN-ALE
* reveal MAR-NAP
* reveal ATH-TUN
0 pirate florins TAN 2
0 buy ATH-ALE
0 buy VEN-ATH
0 buy TUN-1
0 sail TUN-1 TUN
0 fortress 1
0 end
* reveal CON-2
* reveal MAR-VEN
* reveal MAR-ALE
1 pirate florins NAP 1
1 buy TAN-ALE
1 buy MAR-VEN
1 buy TAN-2
1 sail TAN-2 TAN
1 sail TAN-ALE ALE
1 build 1
1 end
* reveal ALE-1
* reveal TAN-TUN
* reveal CON-VAL
2 pirate florins TUN 2
2 buy VAL-ATH
2 buy ALE-1
2 sail ALE-1 ALE
2 build 2
2 end
* reveal MAR-3
* reveal TUN-ALE
0 build 1
0 pirate florins CAN 2
0 end
1 loan 16
2 build 3
2 end
0 loan 10
1 loan 16
2 loan 16
0 loan 16
1 pirate florins NAP 1
1 loan 16
2 pirate florins CAN 2
2 loan 16
0 loan 10
1 buy ATH-TUN
1 buy VEN-3
1 buy MAR-NAP
1 sail VEN-3 VEN
1 fortress 1
1 end
* reveal NAP-1
* reveal MAR-TAN
* reveal MAR-CON
2 pirate florins VEN 1
2 loan 10
0 pirate florins NAP 2
0 loan 16
1 build 1
1 pirate florins ATH 1
1 end
2 pirate florins VEN 2
2 loan 16
0 pirate florins MAR 2
0 loan 16
1 build 2
1 end
2 loan 16
0 pirate florins VEN 1
0 loan 16
1 build 3
1 pirate florins CAN 2
1 end
2 pirate florins MAR 2
2 loan 10
0 pirate florins ALE 1
0 loan 16
1 sail MAR-VEN MAR
1 build 1
1 end
2 pirate florins POR 3
2 loan 10
0 loan 10
1 pirate florins MAR 1
1 loan 10
2 loan 10
0 pirate florins TUN 1
0 buy MAR-3
0 sail MAR-3 MAR
0 build 2
0 end
* reveal NAP-3
1 pirate florins MAR 1
1 loan 10
2 pirate florins CAN 1
2 loan 10
0 build 3
0 end
1 buy TUN-ALE
1 pirate florins POR 3
1 buy TAN-TUN
1 buy MAR-TAN
1 buy NAP-1
1 sail NAP-1 NAP
1 sail MAR-NAP MAR
1 sail MAR-TAN TAN
1 sail TAN-TUN TUN
1 build 2
1 end
* reveal VEN-2
* reveal NAP-TAN
* reveal VEN-NAP
* reveal CON-ATH
2 loan 10
0 repay 10
0 repay 10
0 extend 10
0 repay 16
0 repay 16
0 repay 16
0 extend 16
0 extend 16
1 extend 10
1 repay 10
1 extend 16
1 extend 16
1 repay 16
2 repay 10
2 extend 10
2 extend 10
2 extend 10
2 extend 10
2 extend 10
2 repay 16
2 extend 16
2 extend 16
2 repay 16
2 starter 1
1 buy VEN-NAP
1 pirate florins CON 2
1 sail ATH-TUN ATH
1 build 1
1 end
* reveal VAL-ALE
2 pirate florins POR 1
2 loan 10
0 fortress 1
0 end
1 loan 10
2 pirate florins ATH 1
2 loan 16
0 loan 16
1 pirate florins MAR 1
1 loan 10
2 loan 10
0 pirate florins TUN 2
0 loan 16
1 pirate florins NAP 2
1 loan 16
2 pirate florins ALE 1
2 buy TAN-3
2 sail TAN-3 TAN
2 fortress 1
2 end
* reveal TUN-2
0 pirate florins CON 2
0 loan 16
1 pirate florins TUN 2
1 loan 10
2 build 1
2 end
0 loan 10
1 pirate florins CAN 1
1 buy CON-VAL
1 buy NAP-3
1 sail NAP-3 NAP
1 fortress 1
1 end
* reveal ATH-3
* reveal NAP-ATH
2 build 2
2 pirate florins NAP 1
2 end
0 pirate florins ALE 2
0 loan 10
1 build 2
1 end
2 build 3
2 buy MAR-CON
2 end
* reveal VEN-CON
0 buy NAP-ATH
0 pirate florins CAN 1
0 buy VAL-ALE
0 buy VEN-CON
0 buy NAP-TAN
0 buy CON-ATH
0 buy MAR-ALE
0 buy VEN-2
0 sail VEN-2 VEN
0 build 4
0 end
* reveal ALE-3
* reveal CON-NAP
* reveal NAP-ALE
* reveal MAR-ATH
* reveal NAP-TUN
* reveal VEN-TUN
* reveal CON-TUN
1 build 1
1 pirate florins VAL 1
1 end
2 pirate florins ATH 1
2 loan 16
0 build 5
0 end
1 sail VEN-NAP VEN
1 reopen 6
1 end
2 pirate florins VAL 2
2 loan 10
0 pirate florins POR 1
0 build 7
0 end
1 reopen 8
1 end
2 pirate florins CON 1
2 loan 10
0 build 9
0 end
1 reopen 10
1 end
2 buy ATH-3
2 pirate card ATH-3 POR
2 pirate anchor 3
2 buy CON-2
2 sail CON-2 CON
2 sail MAR-CON MAR
2 build 4
2 end
* reveal VAL-2
* reveal CON-1
0 build 11
0 end
1 loan 10
2 loan 10
0 reopen 12`,
};

/** Two players with neutral houses: `records/independent/el-capitan-2-lis.levante.json`. */
export const TWO: PlayedMatch = {
  options: { players: 2, cities: ['LIS'], board: 'reconstructed' },
  names: ['Elio', 'Tariq'],
  lines: `* reveal CON-1
* reveal VEN-2
* reveal ATH-2
* reveal ALE-3
* reveal TUN-ALE
* reveal VAL-TUN
* reveal VEN-NAP
* reveal NAP-ATH
* reveal VEN-TAN
* reveal MAR-CON
0 buy CON-1
0 buy ATH-2
0 sail CON-1 CON
0 build 2
0 end
* reveal TAN-2
* reveal NAP-1
1 buy ALE-3
1 sail ALE-3 ALE
1 fortress 1
1 end
* reveal MAR-3
0 build 1 neutral
0 end
1 build 2
1 end
0 loan 10
1 loan 10
0 sail ATH-2 ATH
0 build 1
0 end
1 loan 10
0 build 2 neutral
0 end
1 loan 10
0 build 3
0 end
1 buy VEN-TAN
1 buy MAR-3
1 sail MAR-3 MAR
1 build 2 neutral
1 end
* reveal VEN-3
* reveal MAR-ALE
0 fortress 1
0 end
1 build 1 neutral
1 end
0 loan 16
1 build 3
1 end
0 loan 10
1 build 4`,
};
