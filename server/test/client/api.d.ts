export interface paths {
    "/api/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my nights and days off
         * @description In matches over days my clock stands still in them.
         */
        get: operations["getCalendar"];
        put?: never;
        /**
         * Set my nights and days off
         * @description They count from my next turn in each match on: a turn keeps those with which it began. Holidays stop my clock for two weeks in each match at most, nights and weekly days off without limit. While it is my turn, everyone who may watch the match sees when my clock stands still. Null deletes them.
         */
        post: operations["setCalendar"];
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
         * @description Returns the latest 100 lines that I may see. Players see the lines of spectators after the match. The stream of the match sends the same with `people=1`.
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
         * @description The token authenticates as the same identity as the request. With the scope `play` it does everything that concerns matches, with `read` it only looks on; an account and its devices are managed with a browser’s cookie. It ends when the cookie that requested it is signed out, and when my rights rise without my keeping it. At most 50 (`too-many-tokens`).
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
         * @description Voids all my cookies and tokens, ends my webhooks and the push messages of all browsers, and drops a change of my address that waits. This browser gets a new cookie.
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
         * @description Signs me out everywhere and hides my name. Seats in waiting matches are opened; a bot plays for me in running matches with other people. With an account, this needs proof of who I am, given within ten minutes, and I can come back for seven days by signing in. Then, or immediately for a guest and where no way to sign in works, everything is deleted: my name, account, chat lines, and the matches in which nobody else had a seat. In other matches my seat goes to a bot, or keeps no name if they are finished.
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
         * @description Lists my cookies and tokens: the one of this request first, then those used last, 20 per page. `next` is the `before` of the next page. One that is not used for a year ends, and so does the cookie not used for longest when more than 50 are signed in.
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
         * @description Voids one of my cookies or tokens for good, with the tokens, push messages and webhooks that a cookie began. `POST /api/me/keys` signs out all others. A token can sign itself out.
         */
        post: operations["signOutDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/synced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my settings and progress
         * @description Settings, lessons, puzzles and results of matches of all my devices. A guest has none here, and no `owner`.
         */
        get: operations["getSynced"];
        put?: never;
        /**
         * Merge the settings and progress of a device
         * @description Keeps the latest choice of each setting, the furthest progress of each lesson, every puzzle solved and the result of every match, and returns the result. Nothing gets lost, in whatever order devices send theirs and however often. Only for people with an account; a copy of another account is refused, so that two people with one browser never mix.
         */
        post: operations["mergeSynced"];
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
         * @description Only for people with an account. An earlier handle becomes free; changing it needs proof of who I am, given within ten minutes.
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
         * @description My first passkey makes me an account; I stay the same person, this browser gets a new cookie, and everything else that is signed in as me ends, except the tokens that I keep. Later ones need proof of who I am, given within ten minutes.
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
         * @description Needs proof of who I am, given within ten minutes. The last way to sign in that works here is kept unless `last` is set; recovery codes do not count.
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
         * @description Permits changes of my account for ten minutes, with the new cookie that this browser gets. The one before ends, with the tokens that it issued, except those that I keep.
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
         * @description Uses the code up, and has the effect of proving with a passkey. Attempts are limited per person, address and code.
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
         * @description Gives me the seats of the guest that this browser was before I signed in, except in matches where I have a seat: there a bot plays the guest’s, and in a waiting match it is open again. The ticket is part of the reply to signing in. This browser gets a new cookie; the one before ends, with the tokens that it issued, except those that I keep.
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
         * @description Adds the address, or proves who I am, depending on the message. Five attempts are allowed. Proof, and the first address of a guest, give this browser a new cookie and end the one before, with the tokens that it issued, except those that I keep.
         */
        post: operations["useEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See which address a link of a message adds
         * @description Changes nothing. Only for the person who asked for the message.
         */
        post: operations["lookAtEmailLink"];
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
         * @description Has the effect of the code. Only the person who asked for the message can; in another browser than the one that asked also its code is needed (`code-needed`).
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
         * @description Needs proof of who I am, given within ten minutes. The last way to sign in that works here is kept unless `last` is set; recovery codes do not count.
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
    "/api/sign-in/come-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an account that is being deleted
         * @description Takes the ticket that signing in returns during the seven days after an account was deleted. Restores everything and signs this browser in; `restored` names what could not be restored. Needs the cookie that the same reply has set: in another browser the ticket is worth nothing.
         */
        post: operations["comeBack"];
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
         * @description Sends a code and a link if the address belongs to an account; the reply is the same if not. Both work once, for 30 minutes. Messages are limited per address; a browser in which its person was signed in before has its own limit, so that strangers cannot use it up. After `too-many-requests` one becomes possible within half an hour, and the link of the last one works in any browser, with the code of the same message. The cookie of the reply makes the code unnecessary.
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
    "/api/sign-in/email/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See to whose account a link of a message belongs
         * @description Takes the secret in the link’s fragment and changes nothing.
         */
        post: operations["lookAtSignInLink"];
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
         * @description Takes the secret in the link’s fragment, in a browser that did not ask for the message also its code (`code-needed`), with five attempts. Opening the link alone changes nothing.
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
         * Begin adding the club’s account, proving with it who I am, or confirming my membership
         * @description Adding needs proof of who I am, given within ten minutes. To confirm shows nothing at the provider and returns to `from`; a session that began there ends unless the provider has confirmed its person within seven days.
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
         * @description Needs proof of who I am, given within ten minutes. The last way to sign in that works here is kept unless `last` is set; recovery codes do not count. `elsewhere` removes accounts of clubs that this server does not use.
         */
        post: operations["removeProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/provider/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the sessions of somebody who was signed out at the club
         * @description For the provider: takes the signed `logout_token` of OpenID Connect Back-Channel Logout 1.0, once, and ends the sessions that began with its subject or its session.
         */
        post: operations["endProviderSessions"];
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
         * @description Seats me at the oldest open table of that game, number of players and time control, with the usual options, or opens one. While I wait at such a table, the reply is that table. I may wait for up to three quick matches: the first that is full takes me along, and I leave the others. For ten seconds after its start, the reply is that match. With `contribution`, I am seated only where I have seen the commitment.
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
    "/api/tables/here": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who let others see that they are here
         * @description Those with a handle who follow the stream of open tables with `shown=1`, on any page. People I have blocked, and those who have blocked me, are left out. Nobody is listed without an identity. `match` is there for somebody who plays a match that began as an open table: anyone may watch it. Invite people with `POST /api/matches/:id/invites`.
         */
        get: operations["listPeopleHere"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the waiting matches with a seat reserved for me
         * @description Invitations by handle, and rematches. Accept with `POST /api/matches/:id/seats`, decline with `POST /api/matches/:id/leave`. Those of people I have blocked are left out.
         */
        get: operations["listSeatInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve an open seat for somebody, by their handle
         * @description Only the person who opened the match may do this, with an account. The reply is the same whether or not anybody has the handle. The seat is open again when they decline, or when I withdraw the invitation or leave.
         */
        post: operations["inviteToSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/invites/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a seat again to which I have invited somebody */
        post: operations["withdrawSeatInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/durations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how long live matches usually last on this server
         * @description By game, number of players and time control, from recent matches without bots. Read once an hour.
         */
        get: operations["listDurations"];
        put?: never;
        post?: never;
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
    "/api/tables/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the open tables as server-sent events
         * @description Sends the whole list first, then its changes, the same for every caller, and `invites` for me. After a reconnect it begins with the whole list again.
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
    "/api/commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a commitment to the seed of a match that I am about to open
         * @description Stores nothing. Send the ticket with my entropy as `contribution` when creating a match, playing on from one, asking for a rematch or for a quick match.
         */
        post: operations["commitToSeed"];
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
         * Propose to take back my last turn, to cancel the match, a break, a pause, or to end now
         * @description Accepted when all other people in the match agree, refused by one of them, void after 45 seconds or when a person plays on. In a match over days, a pause can be answered for a day. Bots are not asked; alone with bots it takes effect immediately. A turn is taken back by a new match that continues from the earlier ply, named by `continuedBy`.
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
    "/api/matches/{id}/looking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether I look at a match, and measure the server’s time
         * @description For 40 seconds I am not notified of the match. Send it every 20 seconds while the page is visible, and once when it is no longer. From the time of the reply and of the request a client knows the server’s time, to half of their distance.
         */
        post: operations["lookAtMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my notifications
         * @description Returns my settings, my channels, and the deliveries of the last 30 days, 100 at most. Nothing is sent to somebody without a channel.
         */
        get: operations["getNotifications"];
        put?: never;
        /**
         * Set which notifications I get, and when
         * @description Changes the settings that are given, and returns all of them.
         */
        post: operations["setNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch all my channels off */
        post: operations["switchNotificationsOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a channel
         * @description A browser’s push subscription, my confirmed address, or a webhook. A webhook of an account needs proof of who I am, given within ten minutes; that of a guest ends when they get an account. The secret with which its messages are signed is returned only here, and its address is shown without its path from now on. A subscription that exists becomes mine.
         */
        post: operations["addChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch a channel of mine on or off */
        post: operations["switchChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/channels/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a channel of mine */
        post: operations["removeChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/channels/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to a channel of mine
         * @description Sent now, whatever the settings, 20 times an hour at most.
         */
        post: operations["testChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch somebody’s notifications by e-mail off
         * @description With the token of a message by e-mail. For mail programs (RFC 8058) and the page; works without an identity and any number of times.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get notices, the pause of new matches, and what restricts me
         * @description A notice without my language is shown in English. A ban may concern my address.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use an invitation
         * @description Lets me open matches and take seats on a server that requires invitations. Case, spaces and hyphens of the code do not matter. Where I need none, none is used up.
         */
        post: operations["redeemInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the server
         * @description Only for operators; for others the URL does not exist. Like everything below `/api/operate`, it needs proof with a passkey, given in this session within twelve hours.
         */
        get: operations["getOperateOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operate/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open reports by line, oldest first
         * @description Each with the line and up to 19 before it. Who reported is not part of it.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operate/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search people by name or handle
         * @description `next` is the `after` of the next page. Addresses and ways to sign in are not shown.
         */
        get: operations["searchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operate/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List unfinished matches, newest first
         * @description With the names of the players and nothing hidden. `next` is the `before` of the next page.
         */
        get: operations["listUnfinishedMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operate/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bans in force */
        get: operations["listBans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operate/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal of all acts, newest first
         * @description Of commands and of operators. `next` is the `before` of the next page.
         */
        get: operations["readJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operate/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that can be used, newest first
         * @description Codes are not shown. Withdraw one with the act `uninvite`.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Make an invitation
         * @description Needs proof like other acts, and is written to the journal. The code is shown only here: share it, or the address `/invited/{code}`.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operate/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act as an operator
         * @description Needs the role of an operator, and proof with a passkey, given within ten minutes. The act and its reason are written to the journal, and the person concerned is shown the reason. `ban` names a person or an address.
         */
        post: operations["actAsOperator"];
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
         * @description Returns one JSON file: name, account, address, devices, the people I have blocked, my chat lines and reports, my nights and days off, my settings and progress, my channels of notifications, and my matches with their records as far as I may see them.
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
    getCalendar: {
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
                        calendar: {
                            /** @description Time zone by its name in the time zone database, such as `Europe/Berlin`. */
                            zone: string;
                            /** @description Beginning and end of the night in minutes of the day, at most twelve hours; or null. */
                            night: {
                                from: number;
                                to: number;
                            } | null;
                            /** @description Days off in every week, at most three: 1 is Monday, 7 is Sunday. Ascending. */
                            daysOff: number[];
                            /** @description Holidays from a day to another, including both; at most 31 days each. */
                            holidays: {
                                /** @description `2026-12-24`. */
                                from: string;
                                /** @description `2026-12-24`. */
                                to: string;
                            }[];
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
    setCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calendar: {
                        /** @description Time zone by its name in the time zone database, such as `Europe/Berlin`. */
                        zone: string;
                        /** @description Beginning and end of the night in minutes of the day, at most twelve hours; or null. */
                        night: {
                            from: number;
                            to: number;
                        } | null;
                        /** @description Days off in every week, at most three: 1 is Monday, 7 is Sunday. Ascending. */
                        daysOff: number[];
                        /** @description Holidays from a day to another, including both; at most 31 days each. */
                        holidays: {
                            /** @description `2026-12-24`. */
                            from: string;
                            /** @description `2026-12-24`. */
                            to: string;
                        }[];
                    } | null;
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
                        calendar: {
                            /** @description Time zone by its name in the time zone database, such as `Europe/Berlin`. */
                            zone: string;
                            /** @description Beginning and end of the night in minutes of the day, at most twelve hours; or null. */
                            night: {
                                from: number;
                                to: number;
                            } | null;
                            /** @description Days off in every week, at most three: 1 is Monday, 7 is Sunday. Ascending. */
                            daysOff: number[];
                            /** @description Holidays from a day to another, including both; at most 31 days each. */
                            holidays: {
                                /** @description `2026-12-24`. */
                                from: string;
                                /** @description `2026-12-24`. */
                                to: string;
                            }[];
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
                            /** @description As at the table; that of a spectator is unlike all others in the chat. */
                            name: string | null;
                            /** @description Present for a person with an account. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
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
                        /** @description As at the table; that of a spectator is unlike all others in the chat. */
                        name: string | null;
                        /** @description Present for a person with an account. */
                        account?: {
                            /** @description Null for an account without a handle. */
                            handle: string | null;
                        };
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
                        /** @description As at the table; that of a spectator is unlike all others in the chat. */
                        name: string | null;
                        /** @description Present for a person with an account. */
                        account?: {
                            /** @description Null for an account without a handle. */
                            handle: string | null;
                        };
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
                "application/json": {
                    /**
                     * @description `play` by default.
                     * @enum {string}
                     */
                    scope?: "read" | "play";
                    /** @description What I call it: 1 to 40 visible characters. */
                    name?: string;
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
                        token: string;
                        /** @description Its id in the list of devices. */
                        id: string;
                        /**
                         * @description `read`: to look on as me; `play`: to play as me, too. Only cookies manage an account.
                         * @enum {string}
                         */
                        scope: "read" | "play";
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
                "application/json": {
                    /** @description Whether I want a new token for a program, too. */
                    token?: boolean;
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
                        /** @description A token with the scope `play`; empty unless it was asked for. */
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
                    "application/json": {
                        /** @description Until when I can come back, in milliseconds since the epoch; null if everything is deleted. */
                        until: number | null;
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
    listDevices: {
        parameters: {
            query?: {
                before?: string;
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
                            /**
                             * @description What it may do; only a cookie manages my account.
                             * @enum {string}
                             */
                            scope: "read" | "play" | "manage";
                            /** @description Name of a token. */
                            name: string | null;
                            /** @description Whether the cookie of this request issued it: it ends with this cookie unless I keep it. */
                            issuedHere: boolean;
                        }[];
                        /** @description `before` of the next page; null on the last. */
                        next: string | null;
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
    getSynced: {
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
                        /** @description Mark of my account, by which a device knows whose copy it has; null for a guest. */
                        owner: string | null;
                        data: {
                            settings: {
                                language?: {
                                    /** @enum {string} */
                                    value: "system" | "en" | "de" | "fr" | "it";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                theme?: {
                                    /** @enum {string} */
                                    value: "system" | "light" | "dark";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                speed?: {
                                    /** @enum {string} */
                                    value: "1" | "2" | "skip";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                confirmEnd?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                sound?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                sendPlans?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                keysOff?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                            };
                            lessons: {
                                game: string;
                                /** @description The next step; `of` when the lesson is over. */
                                step: number;
                                of: number;
                            }[];
                            puzzles: {
                                game: string;
                                solved: number[];
                                /** @description Tried and not solved yet. */
                                failed: number[];
                            }[];
                            /** @description Results of matches on my devices, each counted once by its id. Absent if there are none. Matches on the server are listed by `GET /api/matches`. */
                            results?: {
                                /** @description Id of a match. */
                                id: string;
                                game: string;
                                /** @description When the match was opened, in milliseconds since the epoch. */
                                at: number;
                                players: number;
                                /** @description My place, from 1. */
                                rank: number;
                                score: number;
                                /** @description Number of actions in the record, including random events. */
                                plies: number;
                                /** @description Levels of the other players, each once; null for people. */
                                others: (string | null)[];
                                /** @description How many turns of the match were taken back. Absent if none. */
                                takenBack?: number;
                            }[];
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
    mergeSynced: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    owner: string;
                    data: {
                        settings: {
                            language?: {
                                /** @enum {string} */
                                value: "system" | "en" | "de" | "fr" | "it";
                                /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                at: number;
                            };
                            theme?: {
                                /** @enum {string} */
                                value: "system" | "light" | "dark";
                                /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                at: number;
                            };
                            speed?: {
                                /** @enum {string} */
                                value: "1" | "2" | "skip";
                                /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                at: number;
                            };
                            confirmEnd?: {
                                value: boolean;
                                /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                at: number;
                            };
                            sound?: {
                                value: boolean;
                                /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                at: number;
                            };
                            sendPlans?: {
                                value: boolean;
                                /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                at: number;
                            };
                            keysOff?: {
                                value: boolean;
                                /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                at: number;
                            };
                        };
                        lessons: {
                            game: string;
                            /** @description The next step; `of` when the lesson is over. */
                            step: number;
                            of: number;
                        }[];
                        puzzles: {
                            game: string;
                            solved: number[];
                            /** @description Tried and not solved yet. */
                            failed: number[];
                        }[];
                        /** @description Results of matches on my devices, each counted once by its id. Absent if there are none. Matches on the server are listed by `GET /api/matches`. */
                        results?: {
                            /** @description Id of a match. */
                            id: string;
                            game: string;
                            /** @description When the match was opened, in milliseconds since the epoch. */
                            at: number;
                            players: number;
                            /** @description My place, from 1. */
                            rank: number;
                            score: number;
                            /** @description Number of actions in the record, including random events. */
                            plies: number;
                            /** @description Levels of the other players, each once; null for people. */
                            others: (string | null)[];
                            /** @description How many turns of the match were taken back. Absent if none. */
                            takenBack?: number;
                        }[];
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
                        /** @description Mark of my account, by which a device knows whose copy it has; null for a guest. */
                        owner: string | null;
                        data: {
                            settings: {
                                language?: {
                                    /** @enum {string} */
                                    value: "system" | "en" | "de" | "fr" | "it";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                theme?: {
                                    /** @enum {string} */
                                    value: "system" | "light" | "dark";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                speed?: {
                                    /** @enum {string} */
                                    value: "1" | "2" | "skip";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                confirmEnd?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                sound?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                sendPlans?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                keysOff?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                            };
                            lessons: {
                                game: string;
                                /** @description The next step; `of` when the lesson is over. */
                                step: number;
                                of: number;
                            }[];
                            puzzles: {
                                game: string;
                                solved: number[];
                                /** @description Tried and not solved yet. */
                                failed: number[];
                            }[];
                            /** @description Results of matches on my devices, each counted once by its id. Absent if there are none. Matches on the server are listed by `GET /api/matches`. */
                            results?: {
                                /** @description Id of a match. */
                                id: string;
                                game: string;
                                /** @description When the match was opened, in milliseconds since the epoch. */
                                at: number;
                                players: number;
                                /** @description My place, from 1. */
                                rank: number;
                                score: number;
                                /** @description Number of actions in the record, including random events. */
                                plies: number;
                                /** @description Levels of the other players, each once; null for people. */
                                others: (string | null)[];
                                /** @description How many turns of the match were taken back. Absent if none. */
                                takenBack?: number;
                            }[];
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
                    /** @description Ids of tokens that I keep. The others that this cookie issued end with it. */
                    keep?: string[];
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
                "application/json": {
                    /** @description Set to remove my last way to sign in that works here, too. */
                    last?: boolean;
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
                    /** @description Ids of tokens that I keep. The others that this cookie issued end with it. */
                    keep?: string[];
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
                    /** @description Ids of tokens that I keep. The others that this cookie issued end with it. */
                    keep?: string[];
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
                    /** @description Ids of tokens that I keep. The others that this cookie issued end with it. */
                    keep?: string[];
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
                    /** @description Ids of tokens that I keep. The others that this cookie issued end with it. */
                    keep?: string[];
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
    lookAtEmailLink: {
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
                        /** @description Name of the account’s person. */
                        name: string | null;
                        handle: string | null;
                        /** @description The address, shortened: `a…@levante.example`. */
                        address: string;
                        /** @description Whether this browser did not ask for the message, so that its code is needed. */
                        needsCode: boolean;
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
                    /** @description The code of the same message; needed in a browser that did not ask for it, known by its cookie. */
                    code?: string;
                    /** @description Ids of tokens that I keep. The others that this cookie issued end with it. */
                    keep?: string[];
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
    removeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Set to remove my last way to sign in that works here, too. */
                    last?: boolean;
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
                            /** @description Number of unfinished matches in which I have a seat, too. There a bot will play the guest’s seat. */
                            shared: number;
                        } | null;
                        /** @description Present if the account is being deleted. Then nobody is signed in; `comeBack` takes the ticket. */
                        leaving?: {
                            ticket: string;
                            /** @description When everything is deleted, in milliseconds since the epoch. */
                            until: number;
                        };
                        /** @description Present after coming back. The rest is as it was. */
                        restored?: {
                            /** @description Number of seats that bots have given back. */
                            seats: number;
                            /** @description Number of seats that bots keep: the match is over, my time has run out, or all have agreed to that. */
                            lostSeats: number;
                            /** @description Number of waiting matches whose seats others may take. */
                            lostTables: number;
                            /** @description Number of browsers in which push messages are to be switched on again. */
                            browsers: number;
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
                            /** @description Number of unfinished matches in which I have a seat, too. There a bot will play the guest’s seat. */
                            shared: number;
                        } | null;
                        /** @description Present if the account is being deleted. Then nobody is signed in; `comeBack` takes the ticket. */
                        leaving?: {
                            ticket: string;
                            /** @description When everything is deleted, in milliseconds since the epoch. */
                            until: number;
                        };
                        /** @description Present after coming back. The rest is as it was. */
                        restored?: {
                            /** @description Number of seats that bots have given back. */
                            seats: number;
                            /** @description Number of seats that bots keep: the match is over, my time has run out, or all have agreed to that. */
                            lostSeats: number;
                            /** @description Number of waiting matches whose seats others may take. */
                            lostTables: number;
                            /** @description Number of browsers in which push messages are to be switched on again. */
                            browsers: number;
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
    comeBack: {
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
                        name: string | null;
                        guest: {
                            ticket: string;
                            matches: number;
                            /** @description Number of unfinished matches in which I have a seat, too. There a bot will play the guest’s seat. */
                            shared: number;
                        } | null;
                        /** @description Present if the account is being deleted. Then nobody is signed in; `comeBack` takes the ticket. */
                        leaving?: {
                            ticket: string;
                            /** @description When everything is deleted, in milliseconds since the epoch. */
                            until: number;
                        };
                        /** @description Present after coming back. The rest is as it was. */
                        restored?: {
                            /** @description Number of seats that bots have given back. */
                            seats: number;
                            /** @description Number of seats that bots keep: the match is over, my time has run out, or all have agreed to that. */
                            lostSeats: number;
                            /** @description Number of waiting matches whose seats others may take. */
                            lostTables: number;
                            /** @description Number of browsers in which push messages are to be switched on again. */
                            browsers: number;
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
                            /** @description Number of unfinished matches in which I have a seat, too. There a bot will play the guest’s seat. */
                            shared: number;
                        } | null;
                        /** @description Present if the account is being deleted. Then nobody is signed in; `comeBack` takes the ticket. */
                        leaving?: {
                            ticket: string;
                            /** @description When everything is deleted, in milliseconds since the epoch. */
                            until: number;
                        };
                        /** @description Present after coming back. The rest is as it was. */
                        restored?: {
                            /** @description Number of seats that bots have given back. */
                            seats: number;
                            /** @description Number of seats that bots keep: the match is over, my time has run out, or all have agreed to that. */
                            lostSeats: number;
                            /** @description Number of waiting matches whose seats others may take. */
                            lostTables: number;
                            /** @description Number of browsers in which push messages are to be switched on again. */
                            browsers: number;
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
    lookAtSignInLink: {
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
                        /** @description Name of the account’s person. */
                        name: string | null;
                        handle: string | null;
                        /** @description The address, shortened: `a…@levante.example`. */
                        address: string;
                        /** @description Whether this browser did not ask for the message, so that its code is needed. */
                        needsCode: boolean;
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
                    /** @description The code of the same message; needed in a browser that did not ask for it, known by its cookie. */
                    code?: string;
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
                            /** @description Number of unfinished matches in which I have a seat, too. There a bot will play the guest’s seat. */
                            shared: number;
                        } | null;
                        /** @description Present if the account is being deleted. Then nobody is signed in; `comeBack` takes the ticket. */
                        leaving?: {
                            ticket: string;
                            /** @description When everything is deleted, in milliseconds since the epoch. */
                            until: number;
                        };
                        /** @description Present after coming back. The rest is as it was. */
                        restored?: {
                            /** @description Number of seats that bots have given back. */
                            seats: number;
                            /** @description Number of seats that bots keep: the match is over, my time has run out, or all have agreed to that. */
                            lostSeats: number;
                            /** @description Number of waiting matches whose seats others may take. */
                            lostTables: number;
                            /** @description Number of browsers in which push messages are to be switched on again. */
                            browsers: number;
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
                    purpose: "add" | "prove" | "confirm";
                    /** @description The page that `confirm` returns to. */
                    from?: string;
                    /** @description Ids of tokens that I keep. The others that this cookie issued end with it. */
                    keep?: string[];
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
                "application/json": {
                    /** @description Set to remove my last way to sign in that works here, too. */
                    last?: boolean;
                    /** @description Set to remove the accounts of clubs that this server does not use instead. */
                    elsewhere?: boolean;
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
                        /** @description It signs me in only where `offersEmail` is true. */
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
                        /** @description Ways to sign in that do not work here. */
                        elsewhere: {
                            /** @description Ids of passkeys that belong to another domain. */
                            passkeys: string[];
                            /** @description Hosts of clubs that my account is linked to, and that this server does not use. */
                            providers: string[];
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
    endProviderSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    logout_token: string;
                } & {
                    [key: string]: unknown;
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
                            /** @description Name of the person who opened the table, or of the first who sits there; as in `seats`. */
                            opener: string | null;
                            seats: {
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description As at the table. Null for a free seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is free. */
                                taken: boolean;
                                /** @description True for a free seat that only one person may take. */
                                reserved?: boolean;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
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
                        /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                        reserveH?: number;
                    };
                    /** @description Used if I am seated at an open table, whatever its commitment. Prefer `contribution`. */
                    entropy?: string;
                    /** @description My addition to the seed. With it I am seated only where I have seen the commitment: at the table of `commitment`, or at one that is opened with the seed of the ticket. At another table that fits, the reply is that table, without a seat of mine: send its commitment, and new entropy. */
                    contribution?: {
                        /** @description From `POST /api/commitments`. The match gets that seed. */
                        ticket: string;
                        /** @description My random contribution to the seed: 16 bytes in lower-case hexadecimal. */
                        entropy: string;
                        /** @description Of the table at which I want to be seated. Default: only at a new one. */
                        commitment?: string;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                "application/json": {
                    /** @description My addition to the seed, after I have seen the commitment to it. Default: none. */
                    contribution?: {
                        /** @description From `POST /api/commitments`. The match gets that seed. */
                        ticket: string;
                        /** @description My random contribution to the seed: 16 bytes in lower-case hexadecimal. */
                        entropy: string;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
    listPeopleHere: {
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
                        /** @description At most 50, by handle, without me. */
                        people: {
                            handle: string;
                            name: string | null;
                            /**
                             * @description `plays`: has a running match open; `waits`: sits at an open table.
                             * @enum {string}
                             */
                            does: "plays" | "waits" | "looks";
                            /** @description The match that they play, if it began as an open table. */
                            match?: {
                                /** @description Id of a match. */
                                id: string;
                                game: string;
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
    listSeatInvites: {
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
                        /** @description At most 20, the newest first. */
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
                                /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account; a guest has none. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away" | "ended";
                                };
                                /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                                /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                                invited?: string;
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
                                kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                                away?: number;
                                /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                                pauseUntil?: number;
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
                            /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                            takenBack?: number;
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
                                    /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                    reserveH?: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                    /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                    reserveMs?: number;
                                    /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                    pauses?: {
                                        from: number;
                                        /** @description Beginning and end, on the same scale as `now`. */
                                        to: number;
                                        /** @enum {string} */
                                        why: "night" | "day-off" | "holiday";
                                    }[];
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                            /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                            askedSince?: number;
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
    inviteToSeat: {
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
                    /** @description Unique name: lower-case letters and digits, with single hyphens between. */
                    handle: string;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
    withdrawSeatInvite: {
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
                    seat: number;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
    listDurations: {
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
                        /** @description Only for kinds of matches with ten recent ones among people. */
                        durations: {
                            game: string;
                            players: number;
                            bankS: number;
                            incrementS: number;
                            /** @description Median of the time that all turns of a match took. */
                            minutes: number;
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
                                /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account; a guest has none. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away" | "ended";
                                };
                                /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                                /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                                invited?: string;
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
                                kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                                away?: number;
                                /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                                pauseUntil?: number;
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
                            /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                            takenBack?: number;
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
                                    /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                    reserveH?: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                    /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                    reserveMs?: number;
                                    /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                    pauses?: {
                                        from: number;
                                        /** @description Beginning and end, on the same scale as `now`. */
                                        to: number;
                                        /** @enum {string} */
                                        why: "night" | "day-off" | "holiday";
                                    }[];
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                            /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                            askedSince?: number;
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
    followTables: {
        parameters: {
            query?: {
                /** @description Sends my invitations only, and not the open tables. */
                only?: "invites";
                /** @description Lists me among the people who are here, while the stream is open. */
                shown?: "1";
                /** @description Whether the reply ends after what there is to say now, for networks that hold back what a reply says until it ends. */
                once?: "1";
            };
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
                            /** @description Name of the person who opened the table, or of the first who sits there; as in `seats`. */
                            opener: string | null;
                            seats: {
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description As at the table. Null for a free seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is free. */
                                taken: boolean;
                                /** @description True for a free seat that only one person may take. */
                                reserved?: boolean;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
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
                            /** @description Name of the person who opened the table, or of the first who sits there; as in `seats`. */
                            opener: string | null;
                            seats: {
                                /** @enum {string} */
                                kind: "person" | "bot";
                                /** @description As at the table. Null for a free seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is free. */
                                taken: boolean;
                                /** @description True for a free seat that only one person may take. */
                                reserved?: boolean;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                        }[];
                        /** @description Tables that are full, called off, or left out. */
                        gone: string[];
                        /** @description The new number of followers, if it has changed. */
                        here?: number;
                    } | {
                        /** @enum {string} */
                        type: "invites";
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
                                /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account; a guest has none. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away" | "ended";
                                };
                                /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                                /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                                invited?: string;
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
                                kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                                away?: number;
                                /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                                pauseUntil?: number;
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
                            /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                            takenBack?: number;
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
                                    /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                    reserveH?: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                    /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                    reserveMs?: number;
                                    /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                    pauses?: {
                                        from: number;
                                        /** @description Beginning and end, on the same scale as `now`. */
                                        to: number;
                                        /** @enum {string} */
                                        why: "night" | "day-off" | "holiday";
                                    }[];
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                            /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                            askedSince?: number;
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
    commitToSeed: {
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
                        /** @description `sha256:…` of the host’s seed. */
                        commitment: string;
                        /** @description Send it when opening the match, together with my entropy. Valid once, for me, and for five minutes. */
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                     * @description `take-back`: return to the start of my last turn, with new chance from there on. `cancel`: end the match without a result. `break`: stop all clocks of a live match for five minutes. `pause`: stop all clocks until `pauseUntil`. `go-on`: end a break or pause now. `end-now`: bots play the rest for everybody who agreed, and nobody of them takes the seat back. `stand-in`: a bot plays for the person to act in a match without a clock, who has been asked for a day and is away; they can take the seat back.
                     * @enum {string}
                     */
                    kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                    /** @description End of the pause in milliseconds since the epoch, an hour to 30 days from now. Required for `pause`, ignored for other kinds. */
                    pauseUntil?: number;
                    /** @description Only of `take-back`. */
                    consent?: string;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                    /** @description Only to agree to take back a turn. */
                    consent?: string;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                    /** @description My addition to the seed, after I have seen the commitment to it. Default: none. */
                    contribution?: {
                        /** @description From `POST /api/commitments`. The match gets that seed. */
                        ticket: string;
                        /** @description My random contribution to the seed: 16 bytes in lower-case hexadecimal. */
                        entropy: string;
                    };
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                                /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account; a guest has none. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away" | "ended";
                                };
                                /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                                /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                                invited?: string;
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
                                kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                                away?: number;
                                /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                                pauseUntil?: number;
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
                            /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                            takenBack?: number;
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
                                    /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                    reserveH?: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                    /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                    reserveMs?: number;
                                    /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                    pauses?: {
                                        from: number;
                                        /** @description Beginning and end, on the same scale as `now`. */
                                        to: number;
                                        /** @enum {string} */
                                        why: "night" | "day-off" | "holiday";
                                    }[];
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                            /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                            askedSince?: number;
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
                        /** @description Handle of the person for whom the seat is reserved. Needs an account of mine. */
                        invite?: string;
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
                        /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                        reserveH?: number;
                    };
                    /** @description Level of the bot that plays for people who run out of time or resign. Default: an easy one. */
                    standIn?: string;
                    /** @description My addition to the seed, after I have seen the commitment to it. Default: none. */
                    contribution?: {
                        /** @description From `POST /api/commitments`. The match gets that seed. */
                        ticket: string;
                        /** @description My random contribution to the seed: 16 bytes in lower-case hexadecimal. */
                        entropy: string;
                    };
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                            /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                            name: string | null;
                            /** @description Present for a person with an account; a guest has none. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
                            /** @description The bot’s level; null for a person. */
                            level: string | null;
                            /** @description False while the seat is open. */
                            taken: boolean;
                            mine: boolean;
                            /** @description The bot that plays for the person at present. Absent while they play. */
                            playedBy?: {
                                level: string;
                                /**
                                 * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                 * @enum {string}
                                 */
                                why: "time" | "resigned" | "away" | "ended";
                            };
                            /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                            reserved?: boolean;
                            /** @description Whether that person is me. */
                            reservedForMe?: boolean;
                            /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                            invited?: string;
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
                            kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                            /** @description First seat of the person who proposed. */
                            seat: number;
                            /** @description Ply to return to; null for other kinds than `take-back`. */
                            to: number | null;
                            /** @description Seats of the people who must agree, ascending. */
                            asked: number[];
                            /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                            away?: number;
                            /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                            pauseUntil?: number;
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
                        /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                        takenBack?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
                            }[];
                            /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                            restUntil?: number;
                        };
                        /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                        askedSince?: number;
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
                        /** @description Further data. `entropy`, only together with the seed: contribution of each seat to it, null for none. `branches`: plies at which the match continued another one; `consents`, together with the entropy, proves that the players agreed. With a clock also `pace`, `times` (milliseconds used, by action) and `sat` (who played a seat, and from which action on). */
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
    followMatch: {
        parameters: {
            query?: {
                /** @description My seat whose view to return. Default: my first seat. */
                seat?: string;
                /** @description Whether to send also messages about the people: `presence` and `chat`. */
                people?: "1";
                /** @description Whether I look at the match: I am not notified of it for 40 seconds, while the stream is open. `POST /api/matches/:id/looking` says so again and again. */
                looking?: "1";
                /** @description Whether nobody sees what this stream shows, as a hidden page that reads from time to time: it does not count as here. */
                unseen?: "1";
                /** @description Whether the reply ends after what there is to say now, for networks that hold back what a reply says until it ends. */
                once?: "1";
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
                                /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account; a guest has none. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away" | "ended";
                                };
                                /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                                /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                                invited?: string;
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
                                kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                                away?: number;
                                /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                                pauseUntil?: number;
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
                            /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                            takenBack?: number;
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
                                    /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                    reserveH?: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                    /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                    reserveMs?: number;
                                    /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                    pauses?: {
                                        from: number;
                                        /** @description Beginning and end, on the same scale as `now`. */
                                        to: number;
                                        /** @enum {string} */
                                        why: "night" | "day-off" | "holiday";
                                    }[];
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                            /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                            askedSince?: number;
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
                                /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                reserveH?: number;
                            };
                            /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                            now: number;
                            /** @description By seat. */
                            seats: {
                                /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                leftMs: number;
                                /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                since: number | null;
                                /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                reserveMs?: number;
                                /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                pauses?: {
                                    from: number;
                                    /** @description Beginning and end, on the same scale as `now`. */
                                    to: number;
                                    /** @enum {string} */
                                    why: "night" | "day-off" | "holiday";
                                }[];
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
                                /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                                name: string | null;
                                /** @description Present for a person with an account; a guest has none. */
                                account?: {
                                    /** @description Null for an account without a handle. */
                                    handle: string | null;
                                };
                                /** @description The bot’s level; null for a person. */
                                level: string | null;
                                /** @description False while the seat is open. */
                                taken: boolean;
                                mine: boolean;
                                /** @description The bot that plays for the person at present. Absent while they play. */
                                playedBy?: {
                                    level: string;
                                    /**
                                     * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                     * @enum {string}
                                     */
                                    why: "time" | "resigned" | "away" | "ended";
                                };
                                /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                                reserved?: boolean;
                                /** @description Whether that person is me. */
                                reservedForMe?: boolean;
                                /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                                invited?: string;
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
                                kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                                /** @description First seat of the person who proposed. */
                                seat: number;
                                /** @description Ply to return to; null for other kinds than `take-back`. */
                                to: number | null;
                                /** @description Seats of the people who must agree, ascending. */
                                asked: number[];
                                /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                                away?: number;
                                /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                                pauseUntil?: number;
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
                            /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                            takenBack?: number;
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
                                    /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                    reserveH?: number;
                                };
                                /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                now: number;
                                /** @description By seat. */
                                seats: {
                                    /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                    leftMs: number;
                                    /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                    since: number | null;
                                    /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                    reserveMs?: number;
                                    /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                    pauses?: {
                                        from: number;
                                        /** @description Beginning and end, on the same scale as `now`. */
                                        to: number;
                                        /** @enum {string} */
                                        why: "night" | "day-off" | "holiday";
                                    }[];
                                }[];
                                /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                restUntil?: number;
                            };
                            /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                            askedSince?: number;
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
                            /** @description As at the table; that of a spectator is unlike all others in the chat. */
                            name: string | null;
                            /** @description Present for a person with an account. */
                            account?: {
                                /** @description Null for an account without a handle. */
                                handle: string | null;
                            };
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
    lookAtMatch: {
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
                    /** @description Tells my pages apart: a text that this page has chosen at random, and keeps. */
                    page: string;
                    /** @description Whether the page is visible. */
                    looking: boolean;
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
                        /** @description Milliseconds, on the same scale as `now` of the clocks of a match. */
                        now: number;
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
    getNotifications: {
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
                        settings: {
                            /** @enum {string} */
                            language: "en" | "de" | "fr" | "it";
                            /** @description By kind the channels that send it. `turn`: it is my turn. `low`: a quarter of my time is left in a match over days. `started`: the last seat was taken. `invited`: a seat is reserved for me. `proposed`: somebody asks for my consent. `replaced`: a bot plays for me, because my time ran out or I was away. `ended`: a match of mine is over. */
                            kinds: {
                                turn: ("push" | "email" | "webhook")[];
                                low: ("push" | "email" | "webhook")[];
                                started: ("push" | "email" | "webhook")[];
                                invited: ("push" | "email" | "webhook")[];
                                proposed: ("push" | "email" | "webhook")[];
                                replaced: ("push" | "email" | "webhook")[];
                                ended: ("push" | "email" | "webhook")[];
                            };
                            /** @description Minutes to wait; nothing is sent if I respond meanwhile. */
                            delayMinutes: number;
                            /** @description Hours without notifications, in minutes of the day; what is kept is sent after them. */
                            quiet: {
                                from: number;
                                to: number;
                                zone: string;
                                /** @description Whether `low` is sent even then. */
                                exceptLow: boolean;
                            } | null;
                            /**
                             * @description One message for each, or at most one per hour and channel, with all that is due.
                             * @enum {string}
                             */
                            pace: "each" | "hourly";
                        };
                        channels: ({
                            id: string;
                            on: boolean;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /**
                             * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                             * @enum {string|null}
                             */
                            fault: "failing" | "disabled" | "gone" | null;
                            /** @enum {string} */
                            kind: "push";
                            browser: string;
                            system: string;
                            /** @description Mark of the subscription, by which a browser finds its own. */
                            endpoint: string;
                        } | {
                            id: string;
                            on: boolean;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /**
                             * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                             * @enum {string|null}
                             */
                            fault: "failing" | "disabled" | "gone" | null;
                            /** @enum {string} */
                            kind: "email";
                            address: string | null;
                        } | {
                            id: string;
                            on: boolean;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /**
                             * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                             * @enum {string|null}
                             */
                            fault: "failing" | "disabled" | "gone" | null;
                            /** @enum {string} */
                            kind: "webhook";
                            url: string;
                            /** @enum {string} */
                            format: "json" | "slack" | "discord" | "teams" | "google-chat";
                        })[];
                        /** @description My confirmed address; null without one. */
                        address: string | null;
                        offersEmail: boolean;
                        /** @description Public key of this server for push messages, in base64url. */
                        pushKey: string;
                        /** @description Newest first. */
                        log: {
                            id: string;
                            /** @description Milliseconds since the epoch. */
                            at: number;
                            /** @enum {string} */
                            kind: "turn" | "low" | "started" | "invited" | "proposed" | "replaced" | "ended" | "channel-off" | "security";
                            /** @enum {string} */
                            channel: "push" | "email" | "webhook";
                            /** @description Null for `channel-off` and `security`, which concern no match. */
                            match: string | null;
                            game: string | null;
                            /** @enum {string} */
                            state: "waiting" | "sending" | "sent" | "failed" | "dropped";
                            /** @enum {string|null} */
                            why: "quiet" | "pace" | "looking" | "retry" | "other-channel" | "over" | "off" | null;
                            /** @description Time of the next attempt; null if there is none. */
                            due: number | null;
                            /** @description Milliseconds since the epoch. */
                            triedAt: number | null;
                            attempts: number;
                            answer: string | null;
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
    setNotifications: {
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
                    language?: "en" | "de" | "fr" | "it";
                    /** @description By kind the channels that send it. */
                    kinds?: {
                        turn?: ("push" | "email" | "webhook")[];
                        low?: ("push" | "email" | "webhook")[];
                        started?: ("push" | "email" | "webhook")[];
                        invited?: ("push" | "email" | "webhook")[];
                        proposed?: ("push" | "email" | "webhook")[];
                        replaced?: ("push" | "email" | "webhook")[];
                        ended?: ("push" | "email" | "webhook")[];
                    };
                    /** @description Minutes to wait; nothing is sent if I respond meanwhile. */
                    delayMinutes?: number;
                    /** @description Hours without notifications, in minutes of the day; what is kept is sent after them. */
                    quiet?: {
                        from: number;
                        to: number;
                        zone: string;
                        /** @description Whether `low` is sent even then. */
                        exceptLow: boolean;
                    } | null;
                    /**
                     * @description One message for each, or at most one per hour and channel, with all that is due.
                     * @enum {string}
                     */
                    pace?: "each" | "hourly";
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
                        /** @enum {string} */
                        language: "en" | "de" | "fr" | "it";
                        /** @description By kind the channels that send it. `turn`: it is my turn. `low`: a quarter of my time is left in a match over days. `started`: the last seat was taken. `invited`: a seat is reserved for me. `proposed`: somebody asks for my consent. `replaced`: a bot plays for me, because my time ran out or I was away. `ended`: a match of mine is over. */
                        kinds: {
                            turn: ("push" | "email" | "webhook")[];
                            low: ("push" | "email" | "webhook")[];
                            started: ("push" | "email" | "webhook")[];
                            invited: ("push" | "email" | "webhook")[];
                            proposed: ("push" | "email" | "webhook")[];
                            replaced: ("push" | "email" | "webhook")[];
                            ended: ("push" | "email" | "webhook")[];
                        };
                        /** @description Minutes to wait; nothing is sent if I respond meanwhile. */
                        delayMinutes: number;
                        /** @description Hours without notifications, in minutes of the day; what is kept is sent after them. */
                        quiet: {
                            from: number;
                            to: number;
                            zone: string;
                            /** @description Whether `low` is sent even then. */
                            exceptLow: boolean;
                        } | null;
                        /**
                         * @description One message for each, or at most one per hour and channel, with all that is due.
                         * @enum {string}
                         */
                        pace: "each" | "hourly";
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
    switchNotificationsOff: {
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
    addChannel: {
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
                    kind: "push";
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                } | {
                    /** @enum {string} */
                    kind: "email";
                } | {
                    /** @enum {string} */
                    kind: "webhook";
                    url: string;
                    /** @enum {string} */
                    format: "json" | "slack" | "discord" | "teams" | "google-chat";
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
                        channel: {
                            id: string;
                            on: boolean;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /**
                             * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                             * @enum {string|null}
                             */
                            fault: "failing" | "disabled" | "gone" | null;
                            /** @enum {string} */
                            kind: "push";
                            browser: string;
                            system: string;
                            /** @description Mark of the subscription, by which a browser finds its own. */
                            endpoint: string;
                        } | {
                            id: string;
                            on: boolean;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /**
                             * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                             * @enum {string|null}
                             */
                            fault: "failing" | "disabled" | "gone" | null;
                            /** @enum {string} */
                            kind: "email";
                            address: string | null;
                        } | {
                            id: string;
                            on: boolean;
                            /** @description Milliseconds since the epoch. */
                            createdAt: number;
                            /**
                             * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                             * @enum {string|null}
                             */
                            fault: "failing" | "disabled" | "gone" | null;
                            /** @enum {string} */
                            kind: "webhook";
                            url: string;
                            /** @enum {string} */
                            format: "json" | "slack" | "discord" | "teams" | "google-chat";
                        };
                        secret: string | null;
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
    switchChannel: {
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
    removeChannel: {
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
    testChannel: {
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
                        sent: boolean;
                        /** @description The receiver’s answer, or why it could not be reached. */
                        answer: string;
                        ms: number;
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
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
    getService: {
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
                        /** @description Pause of new matches, now or planned. */
                        pause: {
                            from: number;
                            until: number | null;
                        } | null;
                        announcements: {
                            id: string;
                            texts: {
                                en: string;
                                de?: string;
                                fr?: string;
                                it?: string;
                            };
                            until: number;
                        }[];
                        mine: {
                            ban: {
                                until: number;
                                /** @description One of the usual reasons, or words. */
                                reason: string | null;
                            } | null;
                            mute: {
                                until: number;
                                /** @description One of the usual reasons, or words. */
                                reason: string | null;
                            } | null;
                            /** @description Whether I have the role of an operator. */
                            operator: boolean;
                            /** @description Whether I need an invitation before I may open matches and take seats. */
                            uninvited: boolean;
                            /** @description Whether the club should confirm that it knows me: this browser was signed in there, and stays so only with a visit that shows nothing. */
                            confirm: boolean;
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
    redeemInvitation: {
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
    getOperateOverview: {
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
                        here: number | null;
                        /** @description Running matches with a live clock. */
                        live: number;
                        running: number;
                        waiting: number;
                        reports: number;
                        oldestReport: number | null;
                        health: {
                            ready: boolean;
                            /** @description 95 of 100 requests of this server were answered within it. */
                            answerMs: number | null;
                            requests: number;
                            failed: number;
                            botsWaiting: number | null;
                            streams: number;
                            /** @description Free bytes on the database’s disk. */
                            diskFree: number | null;
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
    listReports: {
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
                        reports: {
                            id: string;
                            match: string;
                            line: number;
                            /** @description Author of the line. */
                            person: string;
                            name: string | null;
                            /** @description Number of people who reported the line. */
                            count: number;
                            at: number;
                            reasons: string[];
                            /** @description The line and those before it. */
                            lines: {
                                number: number;
                                at: number;
                                seat: number | null;
                                name: string | null;
                                signal: string | null;
                                text: string | null;
                            }[];
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
    searchPeople: {
        parameters: {
            query?: {
                search?: string;
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
                        people: {
                            id: string;
                            name: string | null;
                            handle: string | null;
                            account: boolean;
                            operator: boolean;
                            matches: number;
                            /** @description Open reports of their lines. */
                            reports: number;
                            ban: {
                                until: number;
                                /** @description One of the usual reasons, or words. */
                                reason: string | null;
                            } | null;
                            mute: {
                                until: number;
                                /** @description One of the usual reasons, or words. */
                                reason: string | null;
                            } | null;
                        }[];
                        next: string | null;
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
    listUnfinishedMatches: {
        parameters: {
            query?: {
                before?: string;
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
                            id: string;
                            game: string;
                            /** @enum {string} */
                            status: "waiting" | "running" | "over";
                            ply: number;
                            createdAt: number;
                            /** @description Names by seat; null for open seats. */
                            players: (string | null)[];
                        }[];
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
    listBans: {
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
                        bans: {
                            subject: string;
                            name: string | null;
                            until: number;
                            reason: string | null;
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
    readJournal: {
        parameters: {
            query?: {
                before?: string;
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
                        acts: {
                            id: string;
                            at: number;
                            /** @description Name of the operator; null for a command. */
                            by: string | null;
                            kind: string;
                            subject: string;
                            /** @description Name of the person concerned, if any. */
                            name: string | null;
                            until: number | null;
                            detail: string | null;
                            reason: string | null;
                        }[];
                        next: string | null;
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
    listInvitations: {
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
                        /** @description Whether this server requires an invitation. */
                        required: boolean;
                        invitations: {
                            id: string;
                            usesLeft: number;
                            until: number;
                            createdAt: number;
                            /** @description Name of the operator; null for a command. */
                            by: string | null;
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
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of people it may admit. */
                    uses: number;
                    /** @description Milliseconds since the epoch. */
                    until: number;
                    reason?: string;
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
                        code: string;
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
    actAsOperator: {
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
                    kind: "handle-report";
                    report: string;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "dismiss-report";
                    report: string;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "remove-line";
                    /** @description Id of a match. */
                    match: string;
                    line: number;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "mute";
                    person: string;
                    /** @description Milliseconds since the epoch. */
                    until: number;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "unmute";
                    person: string;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "ban";
                    subject: string;
                    /** @description Milliseconds since the epoch. */
                    until: number;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "lift-ban";
                    subject: string;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "revoke-keys";
                    person: string;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "end-match";
                    /** @description Id of a match. */
                    match: string;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "delete-match";
                    /** @description Id of a match. */
                    match: string;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "pause";
                    /** @description Milliseconds since the epoch. */
                    from: number;
                    /** @description Milliseconds since the epoch. */
                    until: number | null;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "resume";
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "announce";
                    texts: {
                        en: string;
                        de?: string;
                        fr?: string;
                        it?: string;
                    };
                    /** @description Milliseconds since the epoch. */
                    until: number;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "withdraw";
                    id: string;
                    reason?: string;
                } | {
                    /** @enum {string} */
                    kind: "uninvite";
                    id: string;
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
                        /** @description Whether my account is linked to a club’s sign-in. */
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
                            /**
                             * @description What it may do; only a cookie manages my account.
                             * @enum {string}
                             */
                            scope: "read" | "play" | "manage";
                            /** @description Name of a token. */
                            name: string | null;
                        }[];
                        /** @description People I have blocked. */
                        blocks: {
                            id: string;
                            name: string | null;
                        }[];
                        /** @description My nights and days off. */
                        calendar: {
                            /** @description Time zone by its name in the time zone database, such as `Europe/Berlin`. */
                            zone: string;
                            /** @description Beginning and end of the night in minutes of the day, at most twelve hours; or null. */
                            night: {
                                from: number;
                                to: number;
                            } | null;
                            /** @description Days off in every week, at most three: 1 is Monday, 7 is Sunday. Ascending. */
                            daysOff: number[];
                            /** @description Holidays from a day to another, including both; at most 31 days each. */
                            holidays: {
                                /** @description `2026-12-24`. */
                                from: string;
                                /** @description `2026-12-24`. */
                                to: string;
                            }[];
                        } | null;
                        /** @description My settings and progress, if I have an account. */
                        synced: {
                            settings: {
                                language?: {
                                    /** @enum {string} */
                                    value: "system" | "en" | "de" | "fr" | "it";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                theme?: {
                                    /** @enum {string} */
                                    value: "system" | "light" | "dark";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                speed?: {
                                    /** @enum {string} */
                                    value: "1" | "2" | "skip";
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                confirmEnd?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                sound?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                sendPlans?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                                keysOff?: {
                                    value: boolean;
                                    /** @description When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice. */
                                    at: number;
                                };
                            };
                            lessons: {
                                game: string;
                                /** @description The next step; `of` when the lesson is over. */
                                step: number;
                                of: number;
                            }[];
                            puzzles: {
                                game: string;
                                solved: number[];
                                /** @description Tried and not solved yet. */
                                failed: number[];
                            }[];
                            /** @description Results of matches on my devices, each counted once by its id. Absent if there are none. Matches on the server are listed by `GET /api/matches`. */
                            results?: {
                                /** @description Id of a match. */
                                id: string;
                                game: string;
                                /** @description When the match was opened, in milliseconds since the epoch. */
                                at: number;
                                players: number;
                                /** @description My place, from 1. */
                                rank: number;
                                score: number;
                                /** @description Number of actions in the record, including random events. */
                                plies: number;
                                /** @description Levels of the other players, each once; null for people. */
                                others: (string | null)[];
                                /** @description How many turns of the match were taken back. Absent if none. */
                                takenBack?: number;
                            }[];
                        } | null;
                        /** @description My settings and channels of notifications, without their secrets. */
                        notifications: {
                            settings: {
                                /** @enum {string} */
                                language: "en" | "de" | "fr" | "it";
                                /** @description By kind the channels that send it. `turn`: it is my turn. `low`: a quarter of my time is left in a match over days. `started`: the last seat was taken. `invited`: a seat is reserved for me. `proposed`: somebody asks for my consent. `replaced`: a bot plays for me, because my time ran out or I was away. `ended`: a match of mine is over. */
                                kinds: {
                                    turn: ("push" | "email" | "webhook")[];
                                    low: ("push" | "email" | "webhook")[];
                                    started: ("push" | "email" | "webhook")[];
                                    invited: ("push" | "email" | "webhook")[];
                                    proposed: ("push" | "email" | "webhook")[];
                                    replaced: ("push" | "email" | "webhook")[];
                                    ended: ("push" | "email" | "webhook")[];
                                };
                                /** @description Minutes to wait; nothing is sent if I respond meanwhile. */
                                delayMinutes: number;
                                /** @description Hours without notifications, in minutes of the day; what is kept is sent after them. */
                                quiet: {
                                    from: number;
                                    to: number;
                                    zone: string;
                                    /** @description Whether `low` is sent even then. */
                                    exceptLow: boolean;
                                } | null;
                                /**
                                 * @description One message for each, or at most one per hour and channel, with all that is due.
                                 * @enum {string}
                                 */
                                pace: "each" | "hourly";
                            } | null;
                            channels: ({
                                id: string;
                                on: boolean;
                                /** @description Milliseconds since the epoch. */
                                createdAt: number;
                                /**
                                 * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                                 * @enum {string|null}
                                 */
                                fault: "failing" | "disabled" | "gone" | null;
                                /** @enum {string} */
                                kind: "push";
                                browser: string;
                                system: string;
                                /** @description Mark of the subscription, by which a browser finds its own. */
                                endpoint: string;
                            } | {
                                id: string;
                                on: boolean;
                                /** @description Milliseconds since the epoch. */
                                createdAt: number;
                                /**
                                 * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                                 * @enum {string|null}
                                 */
                                fault: "failing" | "disabled" | "gone" | null;
                                /** @enum {string} */
                                kind: "email";
                                address: string | null;
                            } | {
                                id: string;
                                on: boolean;
                                /** @description Milliseconds since the epoch. */
                                createdAt: number;
                                /**
                                 * @description `failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.
                                 * @enum {string|null}
                                 */
                                fault: "failing" | "disabled" | "gone" | null;
                                /** @enum {string} */
                                kind: "webhook";
                                url: string;
                                /** @enum {string} */
                                format: "json" | "slack" | "discord" | "teams" | "google-chat";
                            })[];
                        };
                        /** @description Chat lines that I have reported, without the words of others. */
                        reports: {
                            match: string;
                            line: number;
                            at: number;
                            reason: string | null;
                            handled: boolean;
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
                                    /** @description Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name. */
                                    name: string | null;
                                    /** @description Present for a person with an account; a guest has none. */
                                    account?: {
                                        /** @description Null for an account without a handle. */
                                        handle: string | null;
                                    };
                                    /** @description The bot’s level; null for a person. */
                                    level: string | null;
                                    /** @description False while the seat is open. */
                                    taken: boolean;
                                    mine: boolean;
                                    /** @description The bot that plays for the person at present. Absent while they play. */
                                    playedBy?: {
                                        level: string;
                                        /**
                                         * @description Out of time, resigned to a bot, or away: without a sign for a minute in a live match, or for a day in one without a clock where the others agreed. The person can take the seat back. `ended`: everybody agreed to end now, and bots play the rest.
                                         * @enum {string}
                                         */
                                        why: "time" | "resigned" | "away" | "ended";
                                    };
                                    /** @description True for an open seat that only one person may take: invited, or the person of `name` in a rematch. */
                                    reserved?: boolean;
                                    /** @description Whether that person is me. */
                                    reservedForMe?: boolean;
                                    /** @description Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined. */
                                    invited?: string;
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
                                    kind: "take-back" | "cancel" | "break" | "pause" | "go-on" | "end-now" | "stand-in";
                                    /** @description First seat of the person who proposed. */
                                    seat: number;
                                    /** @description Ply to return to; null for other kinds than `take-back`. */
                                    to: number | null;
                                    /** @description Seats of the people who must agree, ascending. */
                                    asked: number[];
                                    /** @description Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked. */
                                    away?: number;
                                    /** @description End of the proposed pause in milliseconds since the epoch. Only of `pause`. */
                                    pauseUntil?: number;
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
                                /** @description How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one. */
                                takenBack?: number;
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
                                        /** @description Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve. */
                                        reserveH?: number;
                                    };
                                    /** @description Milliseconds on the server’s clock of turns, which stands still while no server can accept one. */
                                    now: number;
                                    /** @description By seat. */
                                    seats: {
                                        /** @description Milliseconds left when the clock last stopped, with those of the reserve. */
                                        leftMs: number;
                                        /** @description Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still. */
                                        since: number | null;
                                        /** @description Milliseconds of `leftMs` that are the reserve. Absent without one. */
                                        reserveMs?: number;
                                        /** @description Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any. */
                                        pauses?: {
                                            from: number;
                                            /** @description Beginning and end, on the same scale as `now`. */
                                            to: number;
                                            /** @enum {string} */
                                            why: "night" | "day-off" | "holiday";
                                        }[];
                                    }[];
                                    /** @description End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one. */
                                    restUntil?: number;
                                };
                                /** @description Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock. */
                                askedSince?: number;
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
                                /** @description Further data. `entropy`, only together with the seed: contribution of each seat to it, null for none. `branches`: plies at which the match continued another one; `consents`, together with the entropy, proves that the players agreed. With a clock also `pace`, `times` (milliseconds used, by action) and `sat` (who played a seat, and from which action on). */
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
}
