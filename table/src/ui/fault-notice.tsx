import type { ComponentChildren } from 'preact';
import { codeOf, faultWords, type RequestFault } from '../host/fault.ts';
import { pageWords } from '../words/page/index.ts';
import { Notice } from './controls.tsx';

/** Codes of a server that does not recognise this browser as the one that sat down: its cookie is gone, or another one. */
const UNRECOGNISED: readonly string[] = ['bad-identity', 'not-your-seat'];

interface FaultNoticeProps {
  readonly fault: RequestFault;
  /** Words of the fault; the general ones by default. */
  readonly text?: string;
  readonly action?: ComponentChildren;
}

/** Error message for a failed request. If the server does not recognise this browser, it links to signing in. */
export function FaultNotice({ fault, text = faultWords(fault), action }: FaultNoticeProps) {
  const isUnrecognised = UNRECOGNISED.includes(codeOf(fault));
  return (
    <Notice of={fault} action={isUnrecognised ? <SignInLink /> : action}>
      {text}
    </Notice>
  );
}

/** Link to signing in. */
export function SignInLink() {
  return (
    <a class="button" href="/me">
      {pageWords.value.home.signIn}
    </a>
  );
}
