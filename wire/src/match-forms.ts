import { Acted } from './act.ts';
import { ApiError } from './error.ts';
import { AccountMark, Result } from './fields.ts';
import { formOf } from './form-of.ts';
import { GameList } from './game.ts';
import { Match, MatchPage, MeasuredTime, SeedTicket } from './match.ts';
import { Departed, Me, Nothing, RenewedKeys } from './me.ts';

/** Forms of replies about matches, and of replies to all requests. */
export const isActed = formOf(Acted);
export const isNothing = formOf(Nothing);
export const isRenewedKeys = formOf(RenewedKeys);
export const isDeparted = formOf(Departed);
export const isMeasuredTime = formOf(MeasuredTime);
export const isMe = formOf(Me);
export const isApiError = formOf(ApiError);
export const isGameList = formOf(GameList);
export const isAccountMark = formOf(AccountMark);
export const isResult = formOf(Result);
export const isMatch = formOf(Match);
export const isSeedTicket = formOf(SeedTicket);
export const isMatchPage = formOf(MatchPage);
