import './operate.css';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import type { OperateOverview } from '@levante/wire';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { agoText } from '../ago.ts';
import { loadMine, type Mine, supportsPasskeys } from '../me/account.ts';
import { ProofDialog } from '../me/proof-dialog.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { refreshService } from '../service/service.ts';
import { startService } from '../service/start-service.ts';
import { type AdminData, loadAdmin, type RunMeasures, sendMeasure } from './admin-requests.ts';
import { InvitationsCard } from './invitations.tsx';
import { JournalCard, UnfinishedMatches } from './lists.tsx';
import { MeasureDialog, type MeasureQuestion } from './measure-dialog.tsx';
import { BanList, PeopleCard } from './people.tsx';
import { Reports } from './reports.tsx';
import { HealthCard, healthFigures, NoticeCard, PauseCard } from './whole-server.tsx';
import { adminWords } from './words/index.ts';

function failureWords(code: string): string {
  const words = adminWords.value;
  if (code === 'proof-needed') return words.proofNeeded;
  if (code === 'already-done') return words.alreadyDone;
  if (code === 'is-operator') return words.isOperator;
  if (code === 'bad-request') return words.badRequest;
  return code === 'offline' ? words.offline : words.failed;
}

/** The page for people with the role of an operator. Other people get the page for missing addresses. */
export function OperatePage() {
  const words = adminWords.value;
  const [data, setData] = useState<AdminData | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [question, setQuestion] = useState<MeasureQuestion | null>(null);
  const [prove, setProve] = useState<{ mine: Mine; answer: (isProved: boolean) => void } | null>(null);
  const search = useRef('');
  const load = useCallback(async () => {
    const loaded = await loadAdmin(search.current);
    if (typeof loaded === 'string') setFailure(loaded);
    else setData(loaded);
    if (typeof loaded !== 'string') setFailure(null);
  }, []);
  useEffect(() => void load(), [load]);
  useEffect(startService, []);

  /** Asks for proof, and returns whether it was given. */
  const proved = async (): Promise<boolean> => {
    const mine = await loadMine();
    if (!mine.ok) return false;
    const isProved = await new Promise<boolean>((answer) => setProve({ mine: mine.value, answer }));
    setProve(null);
    return isProved;
  };

  /** Asks for the proof that reading needs, and reads everything. */
  const proveAndLoad = async (): Promise<void> => {
    if (await proved()) await load();
  };

  /** Sends requests in order until one fails, with proof where needed, and reads everything again. */
  const attempt = async (...sends: readonly (() => Promise<string | null>)[]): Promise<boolean> => {
    setMessage('');
    let failed: string | null = null;
    for (const send of sends) {
      failed = await send();
      if (failed === 'proof-needed' && (await proved())) failed = await send();
      if (failed !== null) break;
    }
    if (failed !== 'proof-needed') setMessage(failed === null ? words.done : failureWords(failed));
    await Promise.all([load(), refreshService(0)]);
    return failed === null;
  };
  const run: RunMeasures = (...measures) => attempt(...measures.map((measure) => () => sendMeasure(measure)));

  if (failure === 'not-found' || failure === 'bad-identity') return <NotFoundPage />;
  return (
    <Page title={words.title} wide banner={<Head overview={data?.overview ?? null} />}>
      <div class="admin-body">
        <p class="admin-message" role="status">
          {message}
        </p>
        {failure !== null && (
          <Notice
            action={
              <button
                type="button"
                class="button"
                onClick={() => void (failure === 'proof-needed' ? proveAndLoad() : load())}
              >
                {failure === 'proof-needed' ? words.prove : words.tryAgain}
              </button>
            }
          >
            {failureWords(failure)}
          </Notice>
        )}
        {data === null && failure === null && <p aria-busy="true">{words.loading}</p>}
        {data && (
          <>
            <Figures overview={data.overview} />
            <div class="admin">
              <div class="admin-main">
                <Reports reports={data.reports.reports} run={run} ask={setQuestion} />
                <div class="admin-pair">
                  <PeopleCard
                    found={data.people}
                    run={run}
                    ask={setQuestion}
                    onSearch={(text) => {
                      search.current = text;
                      void load();
                    }}
                  />
                  <UnfinishedMatches first={data.matches} ask={setQuestion} />
                </div>
                <JournalCard first={data.journal} />
              </div>
              <div class="admin-aside">
                <PauseCard pause={data.service.pause} running={data.overview.running} run={run} ask={setQuestion} />
                <HealthCard overview={data.overview} />
                <NoticeCard announcements={data.service.announcements} run={run} />
                {data.invitations.required && <InvitationsCard found={data.invitations} run={run} attempt={attempt} />}
                <BanList bans={data.bans.bans} run={run} ask={setQuestion} />
              </div>
            </div>
          </>
        )}
      </div>
      {question && (
        <MeasureDialog
          question={question}
          onClose={() => setQuestion(null)}
          onConfirm={(measures) => {
            setQuestion(null);
            void run(...measures);
          }}
        />
      )}
      {prove && (
        <ProofDialog
          hasPasskeys={
            supportsPasskeys() && prove.mine.account.offersPasskeys && prove.mine.account.passkeys.length > 0
          }
          passkeyOnly
          provider={null}
          address={null}
          button={null}
          onAnswer={prove.answer}
        />
      )}
    </Page>
  );
}

/** Heading with one chip for the health of the server. */
function Head({ overview }: { readonly overview: OperateOverview | null }) {
  const words = adminWords.value;
  const states = overview ? healthFigures(overview).map(([, state]) => state) : [];
  const looks = states.filter((state) => state === 'look').length;
  const state = states.includes('ill') ? 'ill' : looks > 0 ? 'look' : 'well';
  const texts = { ill: words.ill, look: words.toLookAt(looks), well: words.allWell };
  return (
    <div class="admin-head">
      <h1>{words.title}</h1>
      {overview && (
        <span class="admin-chip" data-state={state}>
          <span class="admin-mark" data-state={state} aria-hidden="true" />
          {texts[state]}
        </span>
      )}
    </div>
  );
}

/** The five figures at the top. */
function Figures({ overview }: { readonly overview: OperateOverview }) {
  const words = adminWords.value;
  const { here, live, running, waiting, reports, oldestReport, health } = overview;
  const figures: readonly (readonly [string, string, string])[] = [
    [here === null ? words.unknown : String(here), words.here, ''],
    [String(live), words.live, ''],
    [String(running), words.running, words.waiting(waiting)],
    [String(reports), words.openReports, oldestReport === null ? words.noReport : words.oldest(agoText(oldestReport))],
    [
      health.answerMs === null ? words.unknown : `${Math.round(health.answerMs)} ms`,
      words.answers,
      words.requests(String(health.requests)),
    ],
  ];
  return (
    <ul class="admin-figures">
      {figures.map(([value, label, note]) => (
        <li key={label} class="admin-card">
          <strong>{value}</strong>
          <span>{label}</span>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
