import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { type AccountInfo, isAccountInfo } from '@levante/wire';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { server } from '../../hosts/server/server.ts';

const ProofDialog = lazyComponent(async () => (await import('./proof-dialog.tsx')).ProofDialog);

interface ProofPrompt {
  readonly account: AccountInfo;
  readonly answer: (isProved: boolean) => void;
}

/** Returns a function that asks the reader to prove their identity, and its dialog. */
export function useProof(): { readonly ask: () => Promise<boolean>; readonly dialog: ComponentChild } {
  const [prompt, setPrompt] = useState<ProofPrompt | null>(null);
  const ask = async () => {
    const reply = await server.get('/api/me/account', isAccountInfo);
    if (!reply.ok) return false;
    const isProved = await new Promise<boolean>((answer) => setPrompt({ account: reply.value, answer }));
    setPrompt(null);
    return isProved;
  };
  if (prompt === null) return { ask, dialog: null };
  const { account, answer } = prompt;
  const { provider } = account;
  const dialog = (
    <ProofDialog
      hasPasskeys={account.offersPasskeys && account.passkeys.length > 0 && 'PublicKeyCredential' in window}
      provider={provider?.linked ? provider.name : null}
      address={account.email?.address ?? null}
      button={null}
      onAnswer={answer}
    />
  );
  return { ask, dialog };
}
