export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the server is running
         * @description Restart the server if it does not answer.
         */
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
        /**
         * Check that the server can handle requests
         * @description Returns 503 while the store cannot be read or written: send requests to another server meanwhile.
         */
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
        /** List the games of this server */
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
        /**
         * Get my name
         * @description A client without an identity gets a new one by cookie.
         */
        get: operations["getMe"];
        put?: never;
        /** Set my name */
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
        /**
         * Create a bearer token for programs
         * @description The token authenticates as the same identity as the request.
         */
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
        /**
         * Sign out everywhere else
         * @description Voids all my cookies and tokens, and returns a new token (for browsers also a new cookie).
         */
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
         * Delete my data
         * @description Deletes my name, my keys, my account, and the matches in which nobody else had a seat. In other matches my seat is opened if they wait, taken by a bot if they run, and kept without a name if they are finished. With an account, this needs proof of who I am, given within ten minutes.
         */
        post: operations["forgetMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where I am signed in
         * @description Lists my cookies and tokens, last used first. Those of earlier versions are listed once they are renewed; this request renews a cookie.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out one device
         * @description Voids one of my cookies or tokens for good. `POST /api/me/keys` signs out all others.
         */
        post: operations["signOutDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my account
         * @description Says how I can come back as the same person. A guest has an empty account.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/handle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose my unique handle
         * @description Only for people with an account. An earlier handle becomes free.
         */
        post: operations["chooseHandle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin adding a passkey
         * @description Returns the options for `navigator.credentials.create`, valid for five minutes and once.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description My first passkey makes me an account; I stay the same person. Later ones need proof of who I am, given within ten minutes.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description Needs proof of who I am, given within ten minutes.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Voids the earlier ones. Needs an account, and proof of who I am, given within ten minutes.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/proof/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin proving who I am with a passkey */
        post: operations["beginProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/proof/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove with a passkey who I am
         * @description Permits changes of my account for ten minutes, on this device.
         */
        post: operations["proveWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/proof/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove with a recovery code who I am
         * @description Uses the code up. Attempts are limited per person, address and code.
         */
        post: operations["proveWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a guest’s matches along
         * @description Gives me the seats of the guest that this browser was before I signed in, except in matches where I have a seat. The ticket is part of the reply to signing in.
         */
        post: operations["bringGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin adding or changing my address
         * @description Sends a code and a link to the address. The first address of an account needs proof of who I am, given within ten minutes. Without proof a changed address counts after three days, and the old one gets a notice.
         */
        post: operations["addEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/proof/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a message to prove who I am
         * @description Sends a code to my address.
         */
        post: operations["askForProofEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use the code of a message
         * @description Adds the address, or proves who I am, depending on the message. Five attempts are allowed.
         */
        post: operations["useEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use the link of a message
         * @description Adds the address. Only the person who asked for the message can.
         */
        post: operations["useEmailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove my address
         * @description Needs proof of who I am, given within ten minutes.
         */
        post: operations["removeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep my address
         * @description Drops an address that waits to replace it.
         */
        post: operations["keepEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything stored about me
         * @description Returns one JSON file: name, account, address, devices, the people I have blocked, my chat lines, and my matches with their records as far as I may see them.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin signing in with a passkey
         * @description Returns the options for `navigator.credentials.get`, valid for five minutes and once. They are the same for everybody.
         */
        post: operations["beginSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Replaces the cookie. If this browser was a guest with matches, the reply has a ticket to take them along.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a recovery code
         * @description Uses the code up. Attempts are limited per address and code.
         */
        post: operations["signInWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a message to sign in with
         * @description Sends a code and a link if the address belongs to an account; the reply is the same if not. Both work once, for 15 minutes. Messages are limited per address.
         */
        post: operations["askForSignInEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code of a message
         * @description Needs the ticket of the request for the message. Five attempts are allowed.
         */
        post: operations["signInWithEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/email/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the link of a message
         * @description Takes the secret in the link’s fragment. Opening the link alone changes nothing.
         */
        post: operations["signInWithEmailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin signing in with the club’s account
         * @description Returns the provider’s address, to which this browser goes. It comes back signed in. Somebody new becomes an account as the guest that the browser is.
         */
        post: operations["beginProviderSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin adding the club’s account, or proving with it who I am
         * @description Adding needs proof of who I am, given within ten minutes.
         */
        post: operations["visitProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/provider/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the club’s account
         * @description Needs proof of who I am, given within ten minutes.
         */
        post: operations["removeProvider"];
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
        /**
         * Take an open seat
         * @description The match starts when the last seat is taken.
         */
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
        /**
         * Seat a bot in an open seat
         * @description Only the person who created the match may do this. The match starts when the last seat is taken.
         */
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
        /**
         * Contribute to the seed of a waiting match
         * @description Replaces an earlier contribution. It becomes public after the match.
         */
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
        /**
         * Delete a waiting match
         * @description Only possible while nobody else has a seat in it.
         */
        post: operations["callOffMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to take back my last turn, to cancel the match, or a break
         * @description Accepted when all other people in the match agree, refused by one of them, void after 45 seconds or when a person plays on. Bots are not asked; alone with bots it takes effect immediately. A turn is taken back by a new match that continues from the earlier ply, named by `continuedBy`.
         */
        post: operations["propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/proposals/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a proposal, or withdraw mine
         * @description The last agreement or the first refusal decides it, exactly once.
         */
        post: operations["answerProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a bot play on for me
         * @description The seat stays mine, and my clock stands still. Take the seat back with `POST /api/matches/{id}/return`.
         */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take my seat back from a bot
         * @description Possible at any time, but only once during a turn of mine (`out-of-time`). An empty clock gets the increment, at least ten seconds; over days, the hours of the next turn.
         */
        post: operations["takeSeatBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/play-from": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play on from a position of a finished match
         * @description Creates a match with its own seed, whose record begins with that position (`start`). It starts when every seat is taken.
         */
        post: operations["playFrom"];
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
         * List my matches, newest first
         * @description Contains the matches in which I have a seat. For a custom board, `options.board` contains only its name.
         */
        get: operations["listMatches"];
        put?: never;
        /**
         * Create a match
         * @description The match starts when every seat is taken, which may be immediately. Share its id to let others take open seats, or list it as an open table.
         */
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
        /**
         * Get a match
         * @description The description is public. `mine` and `viewer` depend on the caller.
         */
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
        /**
         * Play actions
         * @description Applies all actions or none. `ply` is the ply at which they were decided; if the match has moved on, the reply is `stale-ply`. Repeat a request with the same `key` to retry it safely.
         */
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
        /**
         * Get the record of a match
         * @description Hidden actions are redacted while the match runs. Afterwards the record is complete, with seed and result.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the chat of a match
         * @description Returns the latest 200 lines that I may see. Players see the lines of spectators after the match. The stream of the match sends the same with `people=1`.
         */
        get: operations["getChat"];
        put?: never;
        /**
         * Write a line
         * @description Needs an account at an open table and for spectators; not for players who were invited by link. At most 20 lines and signals per minute.
         */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signal
         * @description A phrase that everybody reads in their own language. One in five seconds, and at most twelve per person and match.
         */
        post: operations["signal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/chat/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the chat of a match on or off
         * @description Only the person who opened the match may do this, at any time. Signals remain possible.
         */
        post: operations["switchChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a line to the operators
         * @description They get the line with the 19 before it, as far as I may see them. The author is not told.
         */
        post: operations["reportLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people I have blocked */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Block a person
         * @description The author of a line or the person in a seat. I see none of their lines, in any match, and a quick match never seats us together. They are not told.
         */
        post: operations["block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unblock a person */
        post: operations["unblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open tables, newest first
         * @description Matches created with `listed` that wait for players. Take a seat with `POST /api/matches/:id/seats`.
         */
        get: operations["listTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play with anyone who waits for the same
         * @description Seats me at the oldest open table of that game, number of players and time control, with the usual options, or opens one. While I wait at such a table, the reply is that table.
         */
        post: operations["quickMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up my seats in a waiting match
         * @description They are open again, and so is a seat of a rematch that was reserved for me. If I opened the match, the next person may seat bots. If nobody is left, the match is deleted.
         */
        post: operations["leaveMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a finished match again with the same people
         * @description Opens a match with the same options, time control and stand-in, and seats rotated by one, once for everybody who asks. I have my seat, bots have theirs, and the other seats are reserved for their people, who take them like any open seat. After a minute the opener may seat bots there.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the match in which it has been my turn for longest
         * @description For a custom board, `options.board` contains only its name.
         */
        get: operations["nextTurn"];
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
         * @description Sends a complete view first, then a message after every commit. The event id is the ply after the commit; with `Last-Event-ID` the stream resumes there without gaps or repeats.
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
    "/api/tables/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the open tables as server-sent events
         * @description Sends the whole list first, then its changes. The same for every caller; after a reconnect it begins with the whole list again.
         */
        get: operations["followTables"];
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                            /** @description Minimum and maximum number of players. */
                            players: (number)[];
                            /** @description Default options of a match. */
                            options: {
                                [key: string]: unknown;
                            };
                            /** @description Available bot levels, weakest first. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                    /** @description Name of a player. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listDevices: {
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
                        devices: {
                            id: string;
                            /**
                             * @description A browser’s cookie, or a program’s token.
                             * @enum {string}
                             */
                            kind: "cookie" | "token";
                            /** @enum {string} */
                            browser: "firefox" | "edge" | "opera" | "samsung" | "chrome" | "safari" | "program" | "other";
                            /** @enum {string} */
                            system: "android" | "ios" | "windows" | "mac" | "chromeos" | "linux" | "other";
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            seenDay: number;
                            /** @description Whether this request comes from it. */
                            mine: boolean;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    signOutDevice: {
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getAccount: {
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
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    chooseHandle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unique name: lower-case letters and digits, with single hyphens between. */
                    handle: string;
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
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    beginPasskey: {
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
                    "application/json": {
                        options: {
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                    /** @description Name of a player. */
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
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    removePasskey: {
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
                    "application/json": {
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    renewRecoveryCodes: {
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
                    "application/json": {
                        /** @description Ten one-time codes. They are never shown again. */
                        codes: string[];
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    beginProof: {
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
                    "application/json": {
                        options: {
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    proveWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
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
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    proveWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
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
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    bringGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
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
                        matches: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    addEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /**
                     * @description Language of the message.
                     * @enum {string}
                     */
                    language: "en" | "de" | "fr" | "it";
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
                        ticket: string;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    askForProofEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language of the message.
                     * @enum {string}
                     */
                    language: "en" | "de" | "fr" | "it";
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
                        ticket: string;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    useEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    code: string;
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
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    useEmailLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
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
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    removeEmail: {
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
                    "application/json": {
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    keepEmail: {
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
                    "application/json": {
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string | null;
                        handle: string | null;
                        createdAt: number | null;
                        codes: number;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether my account is linked to the club’s sign-in. */
                        provider: boolean;
                        devices: {
                            id: string;
                            /**
                             * @description A browser’s cookie, or a program’s token.
                             * @enum {string}
                             */
                            kind: "cookie" | "token";
                            /** @enum {string} */
                            browser: "firefox" | "edge" | "opera" | "samsung" | "chrome" | "safari" | "program" | "other";
                            /** @enum {string} */
                            system: "android" | "ios" | "windows" | "mac" | "chromeos" | "linux" | "other";
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            seenDay: number;
                        }[];
                        /** @description People I have blocked. */
                        blocks: {
                            id: string;
                            name: string | null;
                        }[];
                        /** @description My lines in chats. */
                        chat: {
                            match: string;
                            at: number;
                            signal: string | null;
                            text: string | null;
                        }[];
                        matches: {
                            match: {
                                /** @description Id of a match. */
                                id: string;
                                game: string;
                                rulesVersion: number;
                                options: {
                                    [key: string]: unknown;
                                };
                                seats: {
                                    /** @description Seat number, from 0. */
                                    seat: number;
                                    /** @enum {string} */
                                    kind: "person" | "bot";
                                    /** @description Null for an open seat and for a bot without a name. */
                                    name: string | null;
                                    /** @description The bot’s level; null for a person. */
                                    level: string | null;
                                    /** @description False while the seat is open. */
                                    taken: boolean;
                                    mine: boolean;
                                    /** @description The bot that plays for the person at present. Absent while they play. */
                                    playedBy?: {
                                        level: string;
                                        /**
                                         * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                         * @enum {string}
                                         */
                                        why: "time" | "resigned" | "away";
                                    };
                                    /** @description True for an open seat of a rematch that only the person of `name` may take. */
                                    reserved?: boolean;
                                    /** @description Whether that person is me. */
                                    reservedForMe?: boolean;
                                }[];
                                /** @description My seats, ascending. */
                                mine: number[];
                                /** @description My seat whose view this is; null for a spectator. */
                                viewer: number | null;
                                /**
                                 * @description `waiting` while a seat is open, then `running`, then `over`.
                                 * @enum {string}
                                 */
                                status: "waiting" | "running" | "over";
                                /** @description `sha256:…` of the host’s seed, published before the deal. */
                                commitment: string;
                                /** @description Number of actions in the record, including random events. */
                                ply: number;
                                /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                                actor: string | null;
                                result: {
                                    scores: number[];
                                    ranks: number[];
                                } | null;
                                /** @description Milliseconds since the epoch. */
                                createdAt: number;
                                /** @description The latest proposal to the people in the match; absent before the first. */
                                proposal?: {
                                    /** @description Counts the proposals of a match, from 1. */
                                    number: number;
                                    /** @enum {string} */
                                    kind: "take-back" | "cancel" | "break";
                                    /** @description First seat of the person who proposed. */
                                    seat: number;
                                    /** @description Ply to return to; null for other kinds than `take-back`. */
                                    to: number | null;
                                    /** @description Seats of the people who must agree, ascending. */
                                    asked: number[];
                                    /** @description Seats of the people who have agreed, ascending. */
                                    agreed: number[];
                                    /**
                                     * @description Null while open. `void`: the time ran out, or somebody played on.
                                     * @enum {string|null}
                                     */
                                    outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                                    /** @description Seat that refused; otherwise null. */
                                    by: number | null;
                                    /** @description Milliseconds left to answer. */
                                    leftMs: number;
                                };
                                /** @description The match that continues this one after a turn was taken back. */
                                continuedBy?: string;
                                /** @description The match that this one continues, after a turn was taken back. */
                                continues?: {
                                    /** @description Id of a match. */
                                    from: string;
                                    /** @description Ply at which the two matches part. */
                                    ply: number;
                                };
                                /** @description Whether I have the rights of the opener. */
                                opened?: boolean;
                                /** @description True if the match is an open table while it waits. */
                                listed?: boolean;
                                /** @description The rematch of this match, once somebody has asked for it. */
                                rematch?: string;
                                /** @description The match of which this is the rematch. */
                                rematchOf?: string;
                                /** @description Absent in a match without a clock. */
                                clocks?: {
                                    control: {
                                        /** @enum {string} */
                                        kind: "live";
                                        /** @description Seconds each player starts with. */
                                        bankS: number;
                                        /** @description Seconds added after each turn. */
                                        incrementS: number;
                                        /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                        freeS?: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "days";
                                        /** @description Hours per turn. */
                                        hours: number;
                                    };
                                    /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                    now: number;
                                    /** @description By seat. */
                                    seats: {
                                        /** @description Milliseconds left when the clock last stopped. */
                                        leftMs: number;
                                        /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                        since: number | null;
                                    }[];
                                    /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                    restUntil?: number;
                                };
                            };
                            /** @description As far as I may see it; null if unreadable. */
                            record: {
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
                                /** @description Seed of the deal, only in finished matches. */
                                seed?: string;
                                start?: {
                                    [key: string]: unknown;
                                };
                                actions: string[];
                                result?: {
                                    scores: number[];
                                    ranks: number[];
                                };
                                /** @description Further data. `entropy`, only together with the seed: contribution of each seat to it, null for none. `branches`: plies at which the match continued another one. With a clock also `pace`, `times` (milliseconds used, by action) and `sat` (who played a seat, and from which action on). */
                                meta?: {
                                    [key: string]: unknown;
                                };
                            } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    beginSignIn: {
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
                    "application/json": {
                        options: {
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
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
                        guest: {
                            ticket: string;
                            matches: number;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    signInWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
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
                        guest: {
                            ticket: string;
                            matches: number;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    askForSignInEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /**
                     * @description Language of the message.
                     * @enum {string}
                     */
                    language: "en" | "de" | "fr" | "it";
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
                        ticket: string;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    signInWithEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    code: string;
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
                        guest: {
                            ticket: string;
                            matches: number;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    signInWithEmailLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
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
                        guest: {
                            ticket: string;
                            matches: number;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    beginProviderSignIn: {
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
                    "application/json": {
                        url: string;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    visitProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    purpose: "add" | "prove";
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
                        url: string;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    removeProvider: {
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
                    "application/json": {
                        handle: string | null;
                        /** @description Null for a guest. */
                        createdAt: number | null;
                        passkeys: {
                            id: string;
                            name: string;
                            /** @description Days since the epoch. */
                            createdDay: number;
                            /** @description Days since the epoch. */
                            usedDay: number;
                        }[];
                        /** @description Number of unused recovery codes. */
                        codes: number;
                        /** @description Whether I have proved who I am within ten minutes, on this device. */
                        proved: boolean;
                        /** @description Whether passkeys are possible at this address: TLS and a name, or localhost. */
                        offersPasskeys: boolean;
                        email: {
                            address: string;
                            /** @description An address that replaces this one at a time, unless I keep this one. */
                            next: {
                                address: string;
                                at: number;
                            } | null;
                        } | null;
                        /** @description Whether this server sends e-mail. */
                        offersEmail: boolean;
                        /** @description The club’s own sign-in, and whether my account is linked to it; null without one. */
                        provider: {
                            name: string;
                            linked: boolean;
                        } | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                    /** @description Name of a player. */
                    name: string;
                    /** @description Seat number, from 0. */
                    seat?: number;
                    /** @description My random contribution to the seed: 16 bytes in lower-case hexadecimal. */
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                    /** @description Name of a player. */
                    name?: string;
                    /** @description Seat number, from 0. */
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                    /** @description My random contribution to the seed: 16 bytes in lower-case hexadecimal. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    propose: {
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
                    /**
                     * @description `take-back`: return to the start of my last turn, with new chance from there on. `cancel`: end the match without a result. `break`: stop all clocks of a live match for five minutes.
                     * @enum {string}
                     */
                    kind: "take-back" | "cancel" | "break";
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    answerProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Only the person who proposed may `withdraw`, and only the others may answer.
                     * @enum {string}
                     */
                    answer: "agree" | "refuse" | "withdraw";
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    resign: {
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
                    /** @description Seat number, from 0. */
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    takeSeatBack: {
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
                    /** @description Seat number, from 0. */
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    playFrom: {
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
                    /** @description The position after this many actions. */
                    ply: number;
                    /** @description Name of a player. */
                    name: string;
                    /**
                     * @description Who takes the seats of the other people: bots, or anyone with the link. Bots keep their seats.
                     * @enum {string}
                     */
                    others: "bots" | "friends";
                    /** @description My seat. Default: my first one in that match, otherwise the seat to act. */
                    seat?: number;
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                                /** @description Seat number, from 0. */
                                seat: number;
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away";
                                };
                                /** @description True for an open seat of a rematch that only the person of `name` may take. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                            }[];
                            /** @description My seats, ascending. */
                            mine: number[];
                            /** @description My seat whose view this is; null for a spectator. */
                            viewer: number | null;
                            /**
                             * @description `waiting` while a seat is open, then `running`, then `over`.
                             * @enum {string}
                             */
                            status: "waiting" | "running" | "over";
                            /** @description `sha256:…` of the host’s seed, published before the deal. */
                            commitment: string;
                            /** @description Number of actions in the record, including random events. */
                            ply: number;
                            /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                            actor: string | null;
                            result: {
                                scores: number[];
                                ranks: number[];
                            } | null;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /** @description The latest proposal to the people in the match; absent before the first. */
                            proposal?: {
                                /** @description Counts the proposals of a match, from 1. */
                                number: number;
                                /** @enum {string} */
                                kind: "take-back" | "cancel" | "break";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seats of the people who have agreed, ascending. */
                                agreed: number[];
                                /**
                                 * @description Null while open. `void`: the time ran out, or somebody played on.
                                 * @enum {string|null}
                                 */
                                outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                                /** @description Seat that refused; otherwise null. */
                                by: number | null;
                                /** @description Milliseconds left to answer. */
                                leftMs: number;
                            };
                            /** @description The match that continues this one after a turn was taken back. */
                            continuedBy?: string;
                            /** @description The match that this one continues, after a turn was taken back. */
                            continues?: {
                                /** @description Id of a match. */
                                from: string;
                                /** @description Ply at which the two matches part. */
                                ply: number;
                            };
                            /** @description Whether I have the rights of the opener. */
                            opened?: boolean;
                            /** @description True if the match is an open table while it waits. */
                            listed?: boolean;
                            /** @description The rematch of this match, once somebody has asked for it. */
                            rematch?: string;
                            /** @description The match of which this is the rematch. */
                            rematchOf?: string;
                            /** @description Absent in a match without a clock. */
                            clocks?: {
                                control: {
                                    /** @enum {string} */
                                    kind: "live";
                                    /** @description Seconds each player starts with. */
                                    bankS: number;
                                    /** @description Seconds added after each turn. */
                                    incrementS: number;
                                    /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                    freeS?: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "days";
                                    /** @description Hours per turn. */
                                    hours: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                        }[];
                        /** @description `before` of the next page; null on the last page. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Name of a player. */
                        name: string;
                    } | {
                        /** @enum {string} */
                        kind: "open";
                        /** @description Name of a player. */
                        name?: string;
                    } | {
                        /** @enum {string} */
                        kind: "bot";
                        level: string;
                        /** @description Name of a player. */
                        name?: string;
                    })[];
                    /** @description Whether to shuffle the seats. Default: true unless every seat is `me`. */
                    shuffle?: boolean;
                    /** @description Whether anyone may find the match among the open tables while it waits. Needs a seat of mine and an open one. Default: false. */
                    listed?: boolean;
                    /** @description How fast to play. Default: no clock. */
                    timeControl?: {
                        /** @enum {string} */
                        kind: "none";
                    } | {
                        /** @enum {string} */
                        kind: "live";
                        /** @description Seconds each player starts with. */
                        bankS: number;
                        /** @description Seconds added after each turn. */
                        incrementS: number;
                        /** @description First seconds of a turn, which cost nothing. Default: 0. */
                        freeS?: number;
                    } | {
                        /** @enum {string} */
                        kind: "days";
                        /** @description Hours per turn. */
                        hours: number;
                    };
                    /** @description Level of the bot that plays for people who run out of time or resign. Default: an easy one. */
                    standIn?: string;
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                /** @description My seat whose view to return. Default: my first seat. */
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                    /** @description Number of actions in the record, including random events. */
                    ply: number;
                    /** @description Idempotency key: unique per command, repeated on retries. */
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
                        /** @description Number of actions in the record, including random events. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                /** @description My seat whose view to return. Default: my first seat. */
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
            /** @description The record. */
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
                        /** @description Seed of the deal, only in finished matches. */
                        seed?: string;
                        start?: {
                            [key: string]: unknown;
                        };
                        actions: string[];
                        result?: {
                            scores: number[];
                            ranks: number[];
                        };
                        /** @description Further data. `entropy`, only together with the seed: contribution of each seat to it, null for none. `branches`: plies at which the match continued another one. With a clock also `pace`, `times` (milliseconds used, by action) and `sat` (who played a seat, and from which action on). */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getChat: {
        parameters: {
            query?: never;
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
                        on: boolean;
                        /**
                         * @description What I may send: words and signals, signals only, or nothing.
                         * @enum {string}
                         */
                        may: "write" | "signal" | "nothing";
                        lines: {
                            /** @description Counts the lines of a match, from 1. */
                            number: number;
                            /** @description Milliseconds since the epoch. */
                            at: number;
                            /** @description Number of the first line of the same person in this match. */
                            author: number;
                            /** @description First seat of the author; null for a spectator. */
                            seat: number | null;
                            name: string | null;
                            mine: boolean;
                            /** @description Whether players see the line only after the match. */
                            watchers: boolean;
                            /** @enum {string|null} */
                            signal: "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "ouch" | "one-moment" | "take-your-time" | "lucky" | "yes" | "no" | "good-game" | null;
                            /** @description Null for a signal, and for a line that was removed. */
                            text: string | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    say: {
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
                    /** @description One line of 1 to 200 characters. Shown as it is: links are not links. */
                    text: string;
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
                        /** @description Counts the lines of a match, from 1. */
                        number: number;
                        /** @description Milliseconds since the epoch. */
                        at: number;
                        /** @description Number of the first line of the same person in this match. */
                        author: number;
                        /** @description First seat of the author; null for a spectator. */
                        seat: number | null;
                        name: string | null;
                        mine: boolean;
                        /** @description Whether players see the line only after the match. */
                        watchers: boolean;
                        /** @enum {string|null} */
                        signal: "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "ouch" | "one-moment" | "take-your-time" | "lucky" | "yes" | "no" | "good-game" | null;
                        /** @description Null for a signal, and for a line that was removed. */
                        text: string | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    signal: {
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
                    /** @enum {string} */
                    signal: "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "ouch" | "one-moment" | "take-your-time" | "lucky" | "yes" | "no" | "good-game";
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
                        /** @description Counts the lines of a match, from 1. */
                        number: number;
                        /** @description Milliseconds since the epoch. */
                        at: number;
                        /** @description Number of the first line of the same person in this match. */
                        author: number;
                        /** @description First seat of the author; null for a spectator. */
                        seat: number | null;
                        name: string | null;
                        mine: boolean;
                        /** @description Whether players see the line only after the match. */
                        watchers: boolean;
                        /** @enum {string|null} */
                        signal: "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "ouch" | "one-moment" | "take-your-time" | "lucky" | "yes" | "no" | "good-game" | null;
                        /** @description Null for a signal, and for a line that was removed. */
                        text: string | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    switchChat: {
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
                    /** @description Whether people may write. Signals remain possible. */
                    on: boolean;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    reportLine: {
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
                    /** @description Counts the lines of a match, from 1. */
                    line: number;
                    /** @description One line of 1 to 200 characters. Shown as it is: links are not links. */
                    reason?: string;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listBlocks: {
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
                        blocks: {
                            id: string;
                            name: string | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of a match. */
                    match: string;
                    /** @description Counts the lines of a match, from 1. */
                    line?: number;
                    /** @description Seat number, from 0. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    unblock: {
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listTables: {
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
                        /** @description Number of people who follow the open tables. Absent if the server does not know. */
                        here?: number;
                        /** @description The newest 1000, newest first. */
                        tables: {
                            /** @description Id of the match: take a seat with `POST /api/matches/:id/seats`. */
                            id: string;
                            game: string;
                            /** @description Options that differ from the usual ones of the game. */
                            options: {
                                [key: string]: unknown;
                            };
                            /** @description Name of the person who opened the table. */
                            opener: string | null;
                            seats: {
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for a free seat and for a bot without a name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is free. */
                                taken: boolean;
                            }[];
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /** @description Absent for a match without a clock. */
                            timeControl?: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    quickMatch: {
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
                    /** @description Number of players. */
                    players: number;
                    /** @description Name of a player. */
                    name: string;
                    /** @description How fast to play. Default: no clock. */
                    timeControl?: {
                        /** @enum {string} */
                        kind: "none";
                    } | {
                        /** @enum {string} */
                        kind: "live";
                        /** @description Seconds each player starts with. */
                        bankS: number;
                        /** @description Seconds added after each turn. */
                        incrementS: number;
                        /** @description First seconds of a turn, which cost nothing. Default: 0. */
                        freeS?: number;
                    } | {
                        /** @enum {string} */
                        kind: "days";
                        /** @description Hours per turn. */
                        hours: number;
                    };
                    /** @description Used if I am seated at an open table. */
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
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    leaveMatch: {
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    rematch: {
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
                    "application/json": {
                        /** @description Id of a match. */
                        id: string;
                        game: string;
                        rulesVersion: number;
                        options: {
                            [key: string]: unknown;
                        };
                        seats: {
                            /** @description Seat number, from 0. */
                            seat: number;
                            /** @enum {string} */
                            kind: "person" | "bot";
                            /** @description Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away";
                            };
                            /** @description True for an open seat of a rematch that only the person of `name` may take. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                        }[];
                        /** @description My seats, ascending. */
                        mine: number[];
                        /** @description My seat whose view this is; null for a spectator. */
                        viewer: number | null;
                        /**
                         * @description `waiting` while a seat is open, then `running`, then `over`.
                         * @enum {string}
                         */
                        status: "waiting" | "running" | "over";
                        /** @description `sha256:…` of the host’s seed, published before the deal. */
                        commitment: string;
                        /** @description Number of actions in the record, including random events. */
                        ply: number;
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Milliseconds since the epoch. */
                        createdAt: number;
                        /** @description The latest proposal to the people in the match; absent before the first. */
                        proposal?: {
                            /** @description Counts the proposals of a match, from 1. */
                            number: number;
                            /** @enum {string} */
                            kind: "take-back" | "cancel" | "break";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seats of the people who have agreed, ascending. */
                            agreed: number[];
                            /**
                             * @description Null while open. `void`: the time ran out, or somebody played on.
                             * @enum {string|null}
                             */
                            outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                            /** @description Seat that refused; otherwise null. */
                            by: number | null;
                            /** @description Milliseconds left to answer. */
                            leftMs: number;
                        };
                        /** @description The match that continues this one after a turn was taken back. */
                        continuedBy?: string;
                        /** @description The match that this one continues, after a turn was taken back. */
                        continues?: {
                            /** @description Id of a match. */
                            from: string;
                            /** @description Ply at which the two matches part. */
                            ply: number;
                        };
                        /** @description Whether I have the rights of the opener. */
                        opened?: boolean;
                        /** @description True if the match is an open table while it waits. */
                        listed?: boolean;
                        /** @description The rematch of this match, once somebody has asked for it. */
                        rematch?: string;
                        /** @description The match of which this is the rematch. */
                        rematchOf?: string;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    nextTurn: {
        parameters: {
            query?: {
                /** @description A match to leave out: the one I come from. */
                after?: string;
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
                        /** @description Where it has been my turn for longest; null if nowhere. */
                        match: {
                            /** @description Id of a match. */
                            id: string;
                            game: string;
                            rulesVersion: number;
                            options: {
                                [key: string]: unknown;
                            };
                            seats: {
                                /** @description Seat number, from 0. */
                                seat: number;
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away";
                                };
                                /** @description True for an open seat of a rematch that only the person of `name` may take. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                            }[];
                            /** @description My seats, ascending. */
                            mine: number[];
                            /** @description My seat whose view this is; null for a spectator. */
                            viewer: number | null;
                            /**
                             * @description `waiting` while a seat is open, then `running`, then `over`.
                             * @enum {string}
                             */
                            status: "waiting" | "running" | "over";
                            /** @description `sha256:…` of the host’s seed, published before the deal. */
                            commitment: string;
                            /** @description Number of actions in the record, including random events. */
                            ply: number;
                            /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                            actor: string | null;
                            result: {
                                scores: number[];
                                ranks: number[];
                            } | null;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /** @description The latest proposal to the people in the match; absent before the first. */
                            proposal?: {
                                /** @description Counts the proposals of a match, from 1. */
                                number: number;
                                /** @enum {string} */
                                kind: "take-back" | "cancel" | "break";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seats of the people who have agreed, ascending. */
                                agreed: number[];
                                /**
                                 * @description Null while open. `void`: the time ran out, or somebody played on.
                                 * @enum {string|null}
                                 */
                                outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                                /** @description Seat that refused; otherwise null. */
                                by: number | null;
                                /** @description Milliseconds left to answer. */
                                leftMs: number;
                            };
                            /** @description The match that continues this one after a turn was taken back. */
                            continuedBy?: string;
                            /** @description The match that this one continues, after a turn was taken back. */
                            continues?: {
                                /** @description Id of a match. */
                                from: string;
                                /** @description Ply at which the two matches part. */
                                ply: number;
                            };
                            /** @description Whether I have the rights of the opener. */
                            opened?: boolean;
                            /** @description True if the match is an open table while it waits. */
                            listed?: boolean;
                            /** @description The rematch of this match, once somebody has asked for it. */
                            rematch?: string;
                            /** @description The match of which this is the rematch. */
                            rematchOf?: string;
                            /** @description Absent in a match without a clock. */
                            clocks?: {
                                control: {
                                    /** @enum {string} */
                                    kind: "live";
                                    /** @description Seconds each player starts with. */
                                    bankS: number;
                                    /** @description Seconds added after each turn. */
                                    incrementS: number;
                                    /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                    freeS?: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "days";
                                    /** @description Hours per turn. */
                                    hours: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                        } | null;
                        /** @description Number of such matches, at most 100. */
                        count: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                /** @description My seat whose view to return. Default: my first seat. */
                seat?: string;
                /** @description Whether to send also messages about the people: `presence` and `chat`. */
                people?: "1";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each with a stream message as data. */
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
                                /** @description Seat number, from 0. */
                                seat: number;
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away";
                                };
                                /** @description True for an open seat of a rematch that only the person of `name` may take. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                            }[];
                            /** @description My seats, ascending. */
                            mine: number[];
                            /** @description My seat whose view this is; null for a spectator. */
                            viewer: number | null;
                            /**
                             * @description `waiting` while a seat is open, then `running`, then `over`.
                             * @enum {string}
                             */
                            status: "waiting" | "running" | "over";
                            /** @description `sha256:…` of the host’s seed, published before the deal. */
                            commitment: string;
                            /** @description Number of actions in the record, including random events. */
                            ply: number;
                            /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                            actor: string | null;
                            result: {
                                scores: number[];
                                ranks: number[];
                            } | null;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /** @description The latest proposal to the people in the match; absent before the first. */
                            proposal?: {
                                /** @description Counts the proposals of a match, from 1. */
                                number: number;
                                /** @enum {string} */
                                kind: "take-back" | "cancel" | "break";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seats of the people who have agreed, ascending. */
                                agreed: number[];
                                /**
                                 * @description Null while open. `void`: the time ran out, or somebody played on.
                                 * @enum {string|null}
                                 */
                                outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                                /** @description Seat that refused; otherwise null. */
                                by: number | null;
                                /** @description Milliseconds left to answer. */
                                leftMs: number;
                            };
                            /** @description The match that continues this one after a turn was taken back. */
                            continuedBy?: string;
                            /** @description The match that this one continues, after a turn was taken back. */
                            continues?: {
                                /** @description Id of a match. */
                                from: string;
                                /** @description Ply at which the two matches part. */
                                ply: number;
                            };
                            /** @description Whether I have the rights of the opener. */
                            opened?: boolean;
                            /** @description True if the match is an open table while it waits. */
                            listed?: boolean;
                            /** @description The rematch of this match, once somebody has asked for it. */
                            rematch?: string;
                            /** @description The match of which this is the rematch. */
                            rematchOf?: string;
                            /** @description Absent in a match without a clock. */
                            clocks?: {
                                control: {
                                    /** @enum {string} */
                                    kind: "live";
                                    /** @description Seconds each player starts with. */
                                    bankS: number;
                                    /** @description Seconds added after each turn. */
                                    incrementS: number;
                                    /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                    freeS?: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "days";
                                    /** @description Hours per turn. */
                                    hours: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                        };
                        /** @description State as seen by the viewer of `match`. */
                        state: {
                            [key: string]: unknown;
                        };
                        /** @description Legal actions, sorted, if the viewer is to act; otherwise null. */
                        legal: string[] | null;
                    } | {
                        /** @enum {string} */
                        type: "plies";
                        /** @description Number of actions in the record, including random events. */
                        from: number;
                        /** @description Number of actions in the record, including random events. */
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
                        /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                        actor: string | null;
                        /** @description Legal actions, sorted, if the viewer is to act; otherwise null. */
                        legal: string[] | null;
                        result: {
                            scores: number[];
                            ranks: number[];
                        } | null;
                        /** @description Absent in a match without a clock. */
                        clocks?: {
                            control: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
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
                                /** @description Seat number, from 0. */
                                seat: number;
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match. The person can take the seat back.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away";
                                };
                                /** @description True for an open seat of a rematch that only the person of `name` may take. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                            }[];
                            /** @description My seats, ascending. */
                            mine: number[];
                            /** @description My seat whose view this is; null for a spectator. */
                            viewer: number | null;
                            /**
                             * @description `waiting` while a seat is open, then `running`, then `over`.
                             * @enum {string}
                             */
                            status: "waiting" | "running" | "over";
                            /** @description `sha256:…` of the host’s seed, published before the deal. */
                            commitment: string;
                            /** @description Number of actions in the record, including random events. */
                            ply: number;
                            /** @description Next to act: a seat as text, `*` for chance, null when the match is over. */
                            actor: string | null;
                            result: {
                                scores: number[];
                                ranks: number[];
                            } | null;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /** @description The latest proposal to the people in the match; absent before the first. */
                            proposal?: {
                                /** @description Counts the proposals of a match, from 1. */
                                number: number;
                                /** @enum {string} */
                                kind: "take-back" | "cancel" | "break";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seats of the people who have agreed, ascending. */
                                agreed: number[];
                                /**
                                 * @description Null while open. `void`: the time ran out, or somebody played on.
                                 * @enum {string|null}
                                 */
                                outcome: "accepted" | "refused" | "withdrawn" | "void" | null;
                                /** @description Seat that refused; otherwise null. */
                                by: number | null;
                                /** @description Milliseconds left to answer. */
                                leftMs: number;
                            };
                            /** @description The match that continues this one after a turn was taken back. */
                            continuedBy?: string;
                            /** @description The match that this one continues, after a turn was taken back. */
                            continues?: {
                                /** @description Id of a match. */
                                from: string;
                                /** @description Ply at which the two matches part. */
                                ply: number;
                            };
                            /** @description Whether I have the rights of the opener. */
                            opened?: boolean;
                            /** @description True if the match is an open table while it waits. */
                            listed?: boolean;
                            /** @description The rematch of this match, once somebody has asked for it. */
                            rematch?: string;
                            /** @description The match of which this is the rematch. */
                            rematchOf?: string;
                            /** @description Absent in a match without a clock. */
                            clocks?: {
                                control: {
                                    /** @enum {string} */
                                    kind: "live";
                                    /** @description Seconds each player starts with. */
                                    bankS: number;
                                    /** @description Seconds added after each turn. */
                                    incrementS: number;
                                    /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                    freeS?: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "days";
                                    /** @description Hours per turn. */
                                    hours: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                        };
                        /** @description Legal actions, sorted, if the viewer is to act; otherwise null. */
                        legal: string[] | null;
                    } | {
                        /** @enum {string} */
                        type: "presence";
                        /** @description Seats of the people who have the match open, ascending. */
                        here: number[];
                        /** @description Number of others who have it open. */
                        spectators: number;
                    } | {
                        /** @enum {string} */
                        type: "chat";
                        /** @description Whether these lines replace all earlier ones. */
                        whole: boolean;
                        on: boolean;
                        /**
                         * @description What I may send: words and signals, signals only, or nothing.
                         * @enum {string}
                         */
                        may: "write" | "signal" | "nothing";
                        lines: {
                            /** @description Counts the lines of a match, from 1. */
                            number: number;
                            /** @description Milliseconds since the epoch. */
                            at: number;
                            /** @description Number of the first line of the same person in this match. */
                            author: number;
                            /** @description First seat of the author; null for a spectator. */
                            seat: number | null;
                            name: string | null;
                            mine: boolean;
                            /** @description Whether players see the line only after the match. */
                            watchers: boolean;
                            /** @enum {string|null} */
                            signal: "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "ouch" | "one-moment" | "take-your-time" | "lucky" | "yes" | "no" | "good-game" | null;
                            /** @description Null for a signal, and for a line that was removed. */
                            text: string | null;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    followTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each with a message as data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /** @enum {string} */
                        type: "tables";
                        tables: {
                            /** @description Id of the match: take a seat with `POST /api/matches/:id/seats`. */
                            id: string;
                            game: string;
                            /** @description Options that differ from the usual ones of the game. */
                            options: {
                                [key: string]: unknown;
                            };
                            /** @description Name of the person who opened the table. */
                            opener: string | null;
                            seats: {
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for a free seat and for a bot without a name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is free. */
                                taken: boolean;
                            }[];
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /** @description Absent for a match without a clock. */
                            timeControl?: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                        }[];
                        /** @description Number of people who follow the open tables. Absent if the server does not know. */
                        here?: number;
                    } | {
                        /** @enum {string} */
                        type: "changes";
                        /** @description Tables that are new or have changed. */
                        tables: {
                            /** @description Id of the match: take a seat with `POST /api/matches/:id/seats`. */
                            id: string;
                            game: string;
                            /** @description Options that differ from the usual ones of the game. */
                            options: {
                                [key: string]: unknown;
                            };
                            /** @description Name of the person who opened the table. */
                            opener: string | null;
                            seats: {
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description Null for a free seat and for a bot without a name. */
                                name: string | null;
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is free. */
                                taken: boolean;
                            }[];
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /** @description Absent for a match without a clock. */
                            timeControl?: {
                                /** @enum {string} */
                                kind: "live";
                                /** @description Seconds each player starts with. */
                                bankS: number;
                                /** @description Seconds added after each turn. */
                                incrementS: number;
                                /** @description First seconds of a turn, which cost nothing. Default: 0. */
                                freeS?: number;
                            } | {
                                /** @enum {string} */
                                kind: "days";
                                /** @description Hours per turn. */
                                hours: number;
                            };
                        }[];
                        /** @description Tables that are full, called off, or left out. */
                        gone: string[];
                        /** @description The new number of followers, if it has changed. */
                        here?: number;
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
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
                        /** @description Stable error code. Clients translate it for people. */
                        code: string;
                        /** @description Explanation in English for developers and logs. */
                        message: string;
                        /** @description JSON Pointer to the first fault in the request. */
                        path?: string;
                        /** @description Clause of the rules that forbids the action. */
                        clause?: string | null;
                        data?: {
                            [key: string]: unknown;
                        };
                        /** @description Index of the refused action. */
                        at?: number;
                        /** @description Number of actions in the record, including random events. */
                        ply?: number;
                        /** @description End of the ban in milliseconds since the epoch. */
                        until?: number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
}
