import { identityText } from '@levante/table/host/fault.ts';
import { meWords } from './words/index.ts';

/** Returns the message for the code of a failure. */
export function failureText(failure: string): string {
  const { failures } = meWords.value;
  switch (failure) {
    case 'cancelled':
      return failures.cancelled;
    case 'not-proven':
      return failures.notProven;
    case 'visit-over':
      return failures.visitOver;
    case 'visit-declined':
      return failures.visitDeclined;
    case 'visit-refused':
      return failures.visitRefused;
    case 'handle-taken':
      return failures.handleTaken;
    case 'bad-address':
      return failures.badAddress;
    case 'address-taken':
      return failures.addressTaken;
    case 'identity-taken':
      return failures.identityTaken;
    case 'not-linked':
      return failures.notLinked;
    case 'code-needed':
      return meWords.value.linkNeedsCode;
    case 'no-such-device':
      return failures.noSuchDevice;
    case 'last-way':
      return failures.lastWay;
    case 'bad-request':
      return failures.badRequest;
    case 'at-maximum':
      return failures.atMaximum;
    case 'too-many-requests':
      return failures.tooMany;
    case 'no-passkeys-here':
      return failures.noPasskeysHere;
    case 'offline':
      return failures.offline;
    // The page renews an unknown key automatically, which requires cookies.
    case 'bad-identity':
      return identityText();
    default:
      return failures.other;
  }
}
