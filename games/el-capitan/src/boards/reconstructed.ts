import type { Board } from '../board.ts';

/**
 * The shipped board (EC-1.5). It fits every documented figure of the printed game; each part of it is marked with
 * how sure it is. Whoever owns the printed game can play on a board file with its own figures instead.
 */
export const RECONSTRUCTED: Board = {
  "name": "reconstructed",
  "version": 1,
  "about": "A reconstruction of the printed board: 'found' figures are documented, 'derived' ones follow from them, 'proposed' ones are ours.",
  "startCash": 20,
  "startWarehouses": 6,
  "startFortresses": 1,
  "startNeutral": 2,
  "cities": [
    {
      "code": "MAR",
      "name": "Marseille",
      "row": 0,
      "column": 0,
      "berths": [
        4,
        5
      ],
      "fortresses": [
        8,
        10
      ],
      "track": [
        0,
        4,
        8,
        12,
        16,
        20,
        24,
        28,
        32,
        28,
        24,
        20,
        16
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "found",
        "fortresses": "found",
        "track": "derived",
        "dark": "derived",
        "triangle": "derived"
      }
    },
    {
      "code": "VEN",
      "name": "Venezia",
      "row": 0,
      "column": 1,
      "berths": [
        3,
        4
      ],
      "fortresses": [
        6,
        8
      ],
      "track": [
        0,
        3,
        6,
        9,
        12,
        15,
        18,
        21,
        24,
        21,
        18,
        15,
        12
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "derived",
        "triangle": "derived"
      }
    },
    {
      "code": "CON",
      "name": "Constantinople",
      "row": 0,
      "column": 2,
      "berths": [
        4,
        5
      ],
      "fortresses": [
        8,
        10
      ],
      "track": [
        0,
        4,
        8,
        12,
        16,
        20,
        24,
        28,
        32,
        28,
        24,
        20,
        16
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "derived",
        "triangle": "derived"
      }
    },
    {
      "code": "VAL",
      "name": "Valencia",
      "row": 1,
      "column": 0,
      "berths": [
        3,
        4
      ],
      "fortresses": [
        6,
        8
      ],
      "track": [
        0,
        3,
        6,
        9,
        12,
        15,
        18,
        21,
        24,
        21,
        18,
        15,
        12
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "derived",
        "triangle": "derived"
      }
    },
    {
      "code": "NAP",
      "name": "Napoli",
      "row": 1,
      "column": 1,
      "berths": [
        3,
        4
      ],
      "fortresses": [
        6,
        8
      ],
      "track": [
        0,
        3,
        6,
        9,
        12,
        15,
        18,
        21,
        24,
        21,
        18,
        15,
        12
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "derived",
        "triangle": "derived"
      }
    },
    {
      "code": "ATH",
      "name": "Athina",
      "row": 1,
      "column": 2,
      "berths": [
        2,
        3
      ],
      "fortresses": [
        4,
        6
      ],
      "track": [
        0,
        2,
        4,
        6,
        8,
        10,
        12,
        14,
        16,
        14,
        12,
        10,
        8
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "derived",
        "triangle": "derived"
      }
    },
    {
      "code": "TAN",
      "name": "Tanger",
      "row": 2,
      "column": 0,
      "berths": [
        2,
        3
      ],
      "fortresses": [
        4,
        6
      ],
      "track": [
        0,
        2,
        4,
        6,
        8,
        10,
        12,
        14,
        16,
        14,
        12,
        10,
        8
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "derived",
        "fortresses": "derived",
        "track": "derived",
        "dark": "derived",
        "triangle": "derived"
      }
    },
    {
      "code": "TUN",
      "name": "Tunis",
      "row": 2,
      "column": 1,
      "berths": [
        2,
        3
      ],
      "fortresses": [
        4,
        6
      ],
      "track": [
        0,
        2,
        4,
        6,
        8,
        10,
        12,
        14,
        16,
        14,
        12,
        10,
        8
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "derived",
        "triangle": "derived"
      }
    },
    {
      "code": "ALE",
      "name": "Alexandria",
      "row": 2,
      "column": 2,
      "berths": [
        4,
        5
      ],
      "fortresses": [
        8,
        10
      ],
      "track": [
        0,
        4,
        8,
        12,
        16,
        20,
        24,
        28,
        32,
        28,
        24,
        20,
        16
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "derived",
        "triangle": "derived"
      }
    }
  ],
  "extraCities": [
    {
      "code": "POR",
      "name": "Porto",
      "row": 0,
      "column": -1,
      "berths": [
        4,
        5,
        6
      ],
      "fortresses": [
        10
      ],
      "track": [
        0,
        5,
        10,
        15,
        20,
        25,
        30,
        35,
        40,
        35,
        30,
        25,
        20
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "proposed",
        "triangle": "proposed"
      }
    },
    {
      "code": "LIS",
      "name": "Lisboa",
      "row": 1,
      "column": -1,
      "berths": [
        0,
        1
      ],
      "fortresses": [
        4,
        6
      ],
      "track": [
        0,
        2,
        4,
        6,
        8,
        10,
        12,
        14,
        16,
        14,
        12,
        10,
        8
      ],
      "dark": [
        6,
        12
      ],
      "triangle": null,
      "ground": {
        "berths": "found",
        "fortresses": "proposed",
        "track": "derived",
        "dark": "derived",
        "triangle": "found"
      }
    },
    {
      "code": "CAN",
      "name": "Islas Canarias",
      "row": 2,
      "column": -1,
      "berths": [
        3,
        4
      ],
      "fortresses": [
        6,
        8
      ],
      "track": [
        0,
        3,
        6,
        9,
        12,
        15,
        18,
        21,
        24,
        21,
        18,
        15,
        12
      ],
      "dark": [
        7,
        9,
        11
      ],
      "triangle": 5,
      "ground": {
        "berths": "proposed",
        "fortresses": "proposed",
        "track": "proposed",
        "dark": "proposed",
        "triangle": "proposed"
      }
    }
  ],
  "destinationCards": [
    {
      "city": "MAR",
      "seals": 1,
      "price": 5
    },
    {
      "city": "MAR",
      "seals": 3,
      "price": 7
    },
    {
      "city": "VEN",
      "seals": 2,
      "price": 6
    },
    {
      "city": "VEN",
      "seals": 3,
      "price": 7
    },
    {
      "city": "CON",
      "seals": 1,
      "price": 5
    },
    {
      "city": "CON",
      "seals": 2,
      "price": 6
    },
    {
      "city": "VAL",
      "seals": 1,
      "price": 5
    },
    {
      "city": "VAL",
      "seals": 2,
      "price": 6
    },
    {
      "city": "NAP",
      "seals": 1,
      "price": 5
    },
    {
      "city": "NAP",
      "seals": 3,
      "price": 7
    },
    {
      "city": "ATH",
      "seals": 2,
      "price": 6
    },
    {
      "city": "ATH",
      "seals": 3,
      "price": 7
    },
    {
      "city": "TAN",
      "seals": 2,
      "price": 6
    },
    {
      "city": "TAN",
      "seals": 3,
      "price": 7
    },
    {
      "city": "TUN",
      "seals": 1,
      "price": 5
    },
    {
      "city": "TUN",
      "seals": 2,
      "price": 6
    },
    {
      "city": "ALE",
      "seals": 1,
      "price": 5
    },
    {
      "city": "ALE",
      "seals": 3,
      "price": 7
    }
  ],
  "destinationCardsGround": "proposed; one Marseille card with three seals is found",
  "connectionCards": [
    {
      "cities": [
        "MAR",
        "VEN"
      ],
      "price": 1
    },
    {
      "cities": [
        "MAR",
        "CON"
      ],
      "price": 2
    },
    {
      "cities": [
        "MAR",
        "VAL"
      ],
      "price": 1
    },
    {
      "cities": [
        "MAR",
        "NAP"
      ],
      "price": 2
    },
    {
      "cities": [
        "MAR",
        "ATH"
      ],
      "price": 3
    },
    {
      "cities": [
        "MAR",
        "TAN"
      ],
      "price": 2
    },
    {
      "cities": [
        "MAR",
        "TUN"
      ],
      "price": 3
    },
    {
      "cities": [
        "MAR",
        "ALE"
      ],
      "price": 4
    },
    {
      "cities": [
        "VEN",
        "CON"
      ],
      "price": 1
    },
    {
      "cities": [
        "VEN",
        "VAL"
      ],
      "price": 2
    },
    {
      "cities": [
        "VEN",
        "NAP"
      ],
      "price": 1
    },
    {
      "cities": [
        "VEN",
        "ATH"
      ],
      "price": 2
    },
    {
      "cities": [
        "VEN",
        "TAN"
      ],
      "price": 3
    },
    {
      "cities": [
        "VEN",
        "TUN"
      ],
      "price": 2
    },
    {
      "cities": [
        "VEN",
        "ALE"
      ],
      "price": 3
    },
    {
      "cities": [
        "CON",
        "VAL"
      ],
      "price": 3
    },
    {
      "cities": [
        "CON",
        "NAP"
      ],
      "price": 2
    },
    {
      "cities": [
        "CON",
        "ATH"
      ],
      "price": 1
    },
    {
      "cities": [
        "CON",
        "TAN"
      ],
      "price": 4
    },
    {
      "cities": [
        "CON",
        "TUN"
      ],
      "price": 3
    },
    {
      "cities": [
        "CON",
        "ALE"
      ],
      "price": 2
    },
    {
      "cities": [
        "VAL",
        "NAP"
      ],
      "price": 1
    },
    {
      "cities": [
        "VAL",
        "ATH"
      ],
      "price": 2
    },
    {
      "cities": [
        "VAL",
        "TAN"
      ],
      "price": 1
    },
    {
      "cities": [
        "VAL",
        "TUN"
      ],
      "price": 2
    },
    {
      "cities": [
        "VAL",
        "ALE"
      ],
      "price": 3
    },
    {
      "cities": [
        "NAP",
        "ATH"
      ],
      "price": 1
    },
    {
      "cities": [
        "NAP",
        "TAN"
      ],
      "price": 2
    },
    {
      "cities": [
        "NAP",
        "TUN"
      ],
      "price": 1
    },
    {
      "cities": [
        "NAP",
        "ALE"
      ],
      "price": 2
    },
    {
      "cities": [
        "ATH",
        "TAN"
      ],
      "price": 3
    },
    {
      "cities": [
        "ATH",
        "TUN"
      ],
      "price": 2
    },
    {
      "cities": [
        "ATH",
        "ALE"
      ],
      "price": 1
    },
    {
      "cities": [
        "TAN",
        "TUN"
      ],
      "price": 1
    },
    {
      "cities": [
        "TAN",
        "ALE"
      ],
      "price": 2
    },
    {
      "cities": [
        "TUN",
        "ALE"
      ],
      "price": 1
    }
  ],
  "connectionCardsGround": "derived from Venezia-Tanger 3 (found) and Marseille-Napoli 2 (found): price = distance",
  "open": {
    "destination": 4,
    "connection": 6
  },
  "spread": [
    0,
    0,
    0,
    5,
    10,
    15,
    20,
    30,
    45,
    60,
    75,
    90,
    110
  ],
  "spreadGround": "3, 4, 6, 9, 10, 11, 12 found; 1, 2, 5 derived; 7, 8 proposed",
  "loans": [
    {
      "amount": 10,
      "repay": 12,
      "extended": 16,
      "cards": 18
    },
    {
      "amount": 16,
      "repay": 20,
      "extended": 30,
      "cards": 12
    }
  ],
  "bonuses": [
    15,
    10,
    5
  ],
  "bonusCities": 9,
  "piratePrice": 2,
  "protection": [
    1,
    2,
    3
  ]
};
