import { useState } from 'preact/hooks';
import { removePasskey, renewCodes, supportsPasskeys } from './account.ts';
import { AddPasskey } from './add-passkey.tsx';
import { atLocalhost } from './at-localhost.ts';
import { dayText } from './dates.ts';
import { EmailElsewhere, ProvidersElsewhere } from './elsewhere.tsx';
import { EmailWay } from './email.tsx';
import { ProviderWay } from './provider.tsx';
import { useRemoval } from './removal.tsx';
import type { SectionProps } from './section.ts';
import { meWords } from './words/index.ts';

/** Sign-in methods: passkeys and recovery codes. */
export function SignInMethods({ mine, hasPasskeys, run }: SectionProps) {
  const words = meWords.value;
  const { passkeys, createdAt, elsewhere, offersEmail, email } = mine.account;
  const isElsewhere = (id: string) => elsewhere.passkeys.includes(id);
  const named = hasPasskeys || !supportsPasskeys() ? null : atLocalhost(location.href);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { remove, question } = useRemoval({ mine, run });
  return (
    <section class="me-card">
      <h2>{words.ways}</h2>
      <h3>{words.passkeys}</h3>
      {named !== null && (
        <p class="quiet">
          {words.passkeysAtName} <a href={named}>{words.openAtName}</a>
        </p>
      )}
      {passkeys.length === 0 && named === null && (
        <p class="quiet">{!hasPasskeys ? words.noPasskeys : createdAt === null ? words.noWay : words.noPasskey}</p>
      )}
      <ul class="me-list">
        {passkeys.map(({ id, name, createdDay, usedDay }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{words.usedOn(dayText(createdDay), dayText(usedDay))}</small>
              {isElsewhere(id) && <small class="me-elsewhere">{words.passkeyElsewhere}</small>}
            </span>
            <button
              type="button"
              id={`me-do-remove-${id}`}
              class="button"
              aria-label={words.removeNamed(name)}
              onClick={() =>
                remove({
                  change: (isLast) => removePasskey(id, isLast),
                  done: words.removed,
                  button: `me-do-remove-${id}`,
                  isElsewhere: isElsewhere(id),
                })
              }
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys && <AddPasskey mine={mine} run={run} />}
      {offersEmail && <EmailWay mine={mine} run={run} remove={remove} />}
      {!offersEmail && email !== null && <EmailElsewhere address={email.address} remove={remove} />}
      {mine.account.provider && <ProviderWay provider={mine.account.provider} run={run} remove={remove} />}
      {elsewhere.providers.length > 0 && <ProvidersElsewhere hosts={elsewhere.providers} remove={remove} />}
      {createdAt !== null && (
        <>
          <h3>{words.codes}</h3>
          {codes === null ? (
            <>
              <p class="quiet">{words.codesLeft(mine.account.codes)}</p>
              <button
                type="button"
                id="me-do-codes"
                class="button"
                onClick={async () => {
                  const made = await run(renewCodes, () => null, 'me-do-codes');
                  if (made) setCodes(made.codes);
                }}
              >
                {words.newCodes}
              </button>
            </>
          ) : (
            <Codes codes={codes} onDone={() => setCodes(null)} />
          )}
        </>
      )}
      {question}
    </section>
  );
}

/** New recovery codes, shown once. */
function Codes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const words = meWords.value;
  return (
    <div class="me-codes">
      <p>{words.codesOnce}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p class="me-ways">
        <a
          class="button"
          download="levante-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`}
        >
          {words.saveCodes}
        </a>
        <button type="button" class="button button-primary" onClick={onDone}>
          {words.codesDone}
        </button>
      </p>
    </div>
  );
}
