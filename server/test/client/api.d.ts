export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server runs; where it does not answer, start it anew */
        get: operations["isAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether it can serve: its store can be read and written; where it cannot, send requests elsewhere for a while */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games on offer */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who I am; a first visit gets an identity by cookie */
        get: operations["getMe"];
        put?: never;
        /** Give me a name */
        post: operations["rename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A bearer token for programs, speaking for the same identity */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign me out everywhere else: every cookie and token so far is void, and here is a new one */
        post: operations["renewKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget me: my name, my keys, and the matches in which nobody else sat
         * @description In other matches that wait my seat is open again, in those that are played a bot takes it, and in finished ones it stays without a name.
         */
        post: operations["forgetMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an open seat; the match starts with the last */
        post: operations["takeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Seat a bot in an open seat of a match that I opened; the match starts with the last */
        post: operations["seatBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/entropy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to the seed of a match that waits, in place of what I added before */
        post: operations["addEntropy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a waiting match in which nobody sits but me */
        post: operations["callOffMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The matches in which I hold a seat, newest first
         * @description Of a board of one’s own `options.board` holds the name alone.
         */
        get: operations["listMatches"];
        put?: never;
        /** Open a match */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One match */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do all of these actions, or none */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record; with seed and result once the match is over */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a match as server-sent events
         * @description The first message is the whole view, then one comes after every commit. The event id is the ply after it; with `Last-Event-ID` the stream goes on exactly there.
         */
        get: operations["followMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    isAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        games: {
                            id: string;
                            rulesVersion: number;
                            /** @description The fewest and the most seats. */
                            players: (number)[];
                            /** @description The options a match has when none are given. */
                            options: {
                                [key: string]: unknown;
                            };
                            /** @description Levels of bots that can be seated. */
                            levels: string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a player at the table. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    renewKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    forgetMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    takeSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a player at the table. */
                    name: string;
                    /** @description Place at the table, from 0. */
                    seat?: number;
                    /** @description What I add to the seed, at random: 16 bytes in lower-case hexadecimal. */
                    entropy?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of a match. */
                        id: string;
                        game: string;
                        rulesVersion: number;
                        options: {
                            [key: string]: unknown;
                        };
                        seats: {
                            /** @description Place at the table, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot that was given no name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                        }[];
                        /** @description The seats of whoever asks, ascending. */
                        mine: number[];
                        /** @description The seat of mine through whose eyes this is told; null: I only watch. */
                        viewer: number | null;
                        /**
                         * @description `waiting` until every seat is taken.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the seed that deals this match. */
                        commitment: string;
                        /** @description Number of actions in the record, chance included. */
                        ply: number;
                        /** @description Who decides next: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since 1970, UTC. */
                        createdAt: number;
                        /** @description Whether I opened this match. */
                        opened?: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    seatBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    level: string;
                    /** @description Name of a player at the table. */
                    name?: string;
                    /** @description Place at the table, from 0. */
                    seat?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of a match. */
                        id: string;
                        game: string;
                        rulesVersion: number;
                        options: {
                            [key: string]: unknown;
                        };
                        seats: {
                            /** @description Place at the table, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot that was given no name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                        }[];
                        /** @description The seats of whoever asks, ascending. */
                        mine: number[];
                        /** @description The seat of mine through whose eyes this is told; null: I only watch. */
                        viewer: number | null;
                        /**
                         * @description `waiting` until every seat is taken.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the seed that deals this match. */
                        commitment: string;
                        /** @description Number of actions in the record, chance included. */
                        ply: number;
                        /** @description Who decides next: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since 1970, UTC. */
                        createdAt: number;
                        /** @description Whether I opened this match. */
                        opened?: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    addEntropy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What I add to the seed, at random: 16 bytes in lower-case hexadecimal. */
                    entropy: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    callOffMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listMatches: {
        parameters: {
            query?: {
                before?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        matches: {
                            /** @description Id of a match. */
                            id: string;
                            game: string;
                            rulesVersion: number;
                            options: {
                                [key: string]: unknown;
                            };
                            seats: {
                                /** @description Place at the table, from 0. */
                                seat: number;
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for an open seat and for a bot that was given no name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                            }[];
                            /** @description The seats of whoever asks, ascending. */
                            mine: number[];
                            /** @description The seat of mine through whose eyes this is told; null: I only watch. */
                            viewer: number | null;
                            /**
                             * @description `waiting` until every seat is taken.
                             * @enum {string}
                             */
                            status: "waiting" | "running" | "over";
                            /** @description `sha256:…` of the seed that deals this match. */
                            commitment: string;
                            /** @description Number of actions in the record, chance included. */
                            ply: number;
                            /** @description Who decides next: a seat as text, `*` for chance, null when the match is over. */
                            actor: string | null;
                            result: {
                                scores: number[];
                                ranks: number[];
                            } | null;
                            /** @description Milliseconds since 1970, UTC. */
                            createdAt: number;
                            /** @description Whether I opened this match. */
                            opened?: boolean;
                        }[];
                        /** @description The `before` of the next page; null on the last. */
                        next: number | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    game: string;
                    /** @default {} */
                    options?: {
                        [key: string]: unknown;
                    };
                    seats: ({
                        /** @enum {string} */
                        kind: "me";
                        /** @description Name of a player at the table. */
                        name: string;
                    } | {
                        /** @enum {string} */
                        kind: "open";
                        /** @description Name of a player at the table. */
                        name?: string;
                    } | {
                        /** @enum {string} */
                        kind: "bot";
                        level: string;
                        /** @description Name of a player at the table. */
                        name?: string;
                    })[];
                    /** @description Whether it is drawn who sits where. Left out: yes, unless every seat is `me`. */
                    shuffle?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of a match. */
                        id: string;
                        game: string;
                        rulesVersion: number;
                        options: {
                            [key: string]: unknown;
                        };
                        seats: {
                            /** @description Place at the table, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot that was given no name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                        }[];
                        /** @description The seats of whoever asks, ascending. */
                        mine: number[];
                        /** @description The seat of mine through whose eyes this is told; null: I only watch. */
                        viewer: number | null;
                        /**
                         * @description `waiting` until every seat is taken.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the seed that deals this match. */
                        commitment: string;
                        /** @description Number of actions in the record, chance included. */
                        ply: number;
                        /** @description Who decides next: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since 1970, UTC. */
                        createdAt: number;
                        /** @description Whether I opened this match. */
                        opened?: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getMatch: {
        parameters: {
            query?: {
                /** @description Which of my seats looks; left out: the first of them. */
                seat?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of a match. */
                        id: string;
                        game: string;
                        rulesVersion: number;
                        options: {
                            [key: string]: unknown;
                        };
                        seats: {
                            /** @description Place at the table, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot that was given no name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                        }[];
                        /** @description The seats of whoever asks, ascending. */
                        mine: number[];
                        /** @description The seat of mine through whose eyes this is told; null: I only watch. */
                        viewer: number | null;
                        /**
                         * @description `waiting` until every seat is taken.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the seed that deals this match. */
                        commitment: string;
                        /** @description Number of actions in the record, chance included. */
                        ply: number;
                        /** @description Who decides next: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since 1970, UTC. */
                        createdAt: number;
                        /** @description Whether I opened this match. */
                        opened?: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    act: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of actions in the record, chance included. */
                    ply: number;
                    /** @description Idempotency key: new for every command, the same when it is sent again. */
                    key: string;
                    actions: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of actions in the record, chance included. */
                        ply: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getRecord: {
        parameters: {
            query?: {
                /** @description Which of my seats looks; left out: the first of them. */
                seat?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.levante.record+json": {
                        /** @enum {string} */
                        format: "levante-record";
                        /** @enum {number} */
                        version: 1;
                        game: string;
                        /** @default 1 */
                        rulesVersion: number;
                        /** @default {} */
                        options: {
                            [key: string]: unknown;
                        };
                        names?: string[];
                        commitment?: string;
                        /** @description Only in the record of a finished match. */
                        seed?: string;
                        start?: {
                            [key: string]: unknown;
                        };
                        actions: string[];
                        result?: {
                            scores: number[];
                            ranks: number[];
                        };
                        /** @description `entropy`: what each seat added to the seed, null for nothing; only with the seed. */
                        meta?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    followMatch: {
        parameters: {
            query?: {
                /** @description Which of my seats looks; left out: the first of them. */
                seat?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /** @enum {string} */
                        type: "view";
                        match: {
                            /** @description Id of a match. */
                            id: string;
                            game: string;
                            rulesVersion: number;
                            options: {
                                [key: string]: unknown;
                            };
                            seats: {
                                /** @description Place at the table, from 0. */
                                seat: number;
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for an open seat and for a bot that was given no name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                            }[];
                            /** @description The seats of whoever asks, ascending. */
                            mine: number[];
                            /** @description The seat of mine through whose eyes this is told; null: I only watch. */
                            viewer: number | null;
                            /**
                             * @description `waiting` until every seat is taken.
                             * @enum {string}
                             */
                            status: "waiting" | "running" | "over";
                            /** @description `sha256:…` of the seed that deals this match. */
                            commitment: string;
                            /** @description Number of actions in the record, chance included. */
                            ply: number;
                            /** @description Who decides next: a seat as text, `*` for chance, null when the match is over. */
                            actor: string | null;
                            result: {
                                scores: number[];
                                ranks: number[];
                            } | null;
                            /** @description Milliseconds since 1970, UTC. */
                            createdAt: number;
                            /** @description Whether I opened this match. */
                            opened?: boolean;
                        };
                        /** @description The state as the viewer of `match` may see it. */
                        state: {
                            [key: string]: unknown;
                        };
                        /** @description The legal actions, sorted, if the seat that looks is to act; else null. */
                        legal: string[] | null;
                    } | {
                        /** @enum {string} */
                        type: "plies";
                        /** @description Number of actions in the record, chance included. */
                        from: number;
                        /** @description Number of actions in the record, chance included. */
                        ply: number;
                        plies: {
                            action: string;
                            journal: ({
                                type: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                        }[];
                        state: {
                            [key: string]: unknown;
                        };
                        /** @description Who decides next: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        /** @description The legal actions, sorted, if the seat that looks is to act; else null. */
                        legal: string[] | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                    } | {
                        /** @enum {string} */
                        type: "match";
                        match: {
                            /** @description Id of a match. */
                            id: string;
                            game: string;
                            rulesVersion: number;
                            options: {
                                [key: string]: unknown;
                            };
                            seats: {
                                /** @description Place at the table, from 0. */
                                seat: number;
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for an open seat and for a bot that was given no name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                            }[];
                            /** @description The seats of whoever asks, ascending. */
                            mine: number[];
                            /** @description The seat of mine through whose eyes this is told; null: I only watch. */
                            viewer: number | null;
                            /**
                             * @description `waiting` until every seat is taken.
                             * @enum {string}
                             */
                            status: "waiting" | "running" | "over";
                            /** @description `sha256:…` of the seed that deals this match. */
                            commitment: string;
                            /** @description Number of actions in the record, chance included. */
                            ply: number;
                            /** @description Who decides next: a seat as text, `*` for chance, null when the match is over. */
                            actor: string | null;
                            result: {
                                scores: number[];
                                ranks: number[];
                            } | null;
                            /** @description Milliseconds since 1970, UTC. */
                            createdAt: number;
                            /** @description Whether I opened this match. */
                            opened?: boolean;
                        };
                        /** @description The legal actions, sorted, if the seat that looks is to act; else null. */
                        legal: string[] | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable code; words for people are the client’s. */
                        code: string;
                        /** @description A short English sentence for whoever reads logs. */
                        message: string;
                        /** @description Where in the request the first fault stands. */
                        path?: string;
                        /** @description Clause of the rules that forbids it. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action in the list. */
                        at?: number;
                        /** @description Number of actions in the record, chance included. */
                        ply?: number;
                        /** @description When a ban ends, in milliseconds since 1970. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
}
