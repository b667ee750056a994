import {
  AccountInfo,
  CeremonyOptions,
  Devices,
  EmailLinkInfo,
  EmailTicket,
  MovedMatches,
  ProviderVisit,
  RecoveryCodes,
  SignedIn,
} from './account.ts';
import { formOf } from './form-of.ts';

/** Forms of replies about an account. */
export const isDevices = formOf(Devices);
export const isAccountInfo = formOf(AccountInfo, 'ignored');
export const isCeremonyOptions = formOf(CeremonyOptions);
export const isEmailLinkInfo = formOf(EmailLinkInfo);
export const isEmailTicket = formOf(EmailTicket);
export const isProviderVisit = formOf(ProviderVisit);
export const isSignedIn = formOf(SignedIn);
export const isMovedMatches = formOf(MovedMatches);
export const isRecoveryCodes = formOf(RecoveryCodes);
