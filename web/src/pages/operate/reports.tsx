import { Button } from '@levante/table/ui/controls.tsx';
import type { OperateReports } from '@levante/wire';
import { useState } from 'preact/hooks';
import { agoText } from '../ago.ts';
import { serverAddress } from '../dependencies.ts';
import { untilText } from '../service/until-text.ts';
import type { RunMeasures } from './admin-requests.ts';
import { AdminAvatar } from './avatar.tsx';
import type { MeasureQuestion } from './measure-dialog.tsx';
import { adminWords } from './words/index.ts';

type Report = OperateReports['reports'][number];

interface ReportsProps {
  readonly reports: readonly Report[];
  readonly run: RunMeasures;
  readonly ask: (question: MeasureQuestion) => void;
}

/** Open reports with the actions to handle them. */
export function Reports({ reports, run, ask }: ReportsProps) {
  const words = adminWords.value;
  return (
    <section class="admin-card admin-reports">
      <header>
        <h2>{words.reports}</h2>
        <p class="quiet">{words.reportsText}</p>
      </header>
      {reports.length === 0 && <p class="admin-empty">{words.noReports}</p>}
      <ul class="admin-list">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} run={run} ask={ask} />
        ))}
      </ul>
    </section>
  );
}

function ReportRow({ report, run, ask }: { report: Report } & Omit<ReportsProps, 'reports'>) {
  const words = adminWords.value;
  const [isOpen, setOpen] = useState(false);
  const name = report.name ?? words.someone;
  const handle = { kind: 'handle-report', report: report.id } as const;
  const line = report.lines.find(({ number }) => number === report.line);
  const quote = line?.text ?? (line?.signal ? words.signal : words.noWords);
  const restrict = (kind: 'mute' | 'ban'): MeasureQuestion => ({
    ...(kind === 'mute'
      ? { title: words.muteTitle(name), confirm: words.doMute }
      : { title: words.banTitle(name), confirm: words.doBan }),
    lasts: 'day',
    isShown: true,
    measures: ({ until, reason }) => [
      kind === 'mute'
        ? { kind, person: report.person, until, ...reason }
        : { kind, subject: report.person, until, ...reason },
      { ...handle, ...reason },
    ],
  });
  return (
    <li class="admin-report">
      <AdminAvatar name={name} />
      <div>
        <p class="admin-note">
          <strong>{name}</strong> {words.reportedBy(report.count)} · {agoText(report.at)}
        </p>
        <blockquote>{quote}</blockquote>
        <p class="admin-note">
          <a href={serverAddress(report.match)}>{words.match}</a>
          {line && ` · ${untilText(line.at)}`}
        </p>
      </div>
      <div class="admin-buttons">
        <button type="button" class="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.lookClose : words.look}
        </button>
        <Button onClick={() => void run({ kind: 'dismiss-report', report: report.id })}>{words.nothingWrong}</Button>
        <Button onClick={() => ask(restrict('mute'))}>{words.muteDay}</Button>
      </div>
      {isOpen && (
        <div class="admin-look">
          <ol>
            {report.lines.map((one) => (
              <li key={one.number} aria-current={one.number === report.line ? 'true' : undefined}>
                <small>
                  {untilText(one.at)} · {one.name ?? (one.seat === null ? words.spectator : words.seat(one.seat + 1))}
                </small>
                {one.text ?? (one.signal ? words.signal : words.noWords)}
              </li>
            ))}
          </ol>
          {report.reasons.map((reason) => (
            <p key={reason} class="quiet">
              {words.because(reason)}
            </p>
          ))}
          <div class="admin-buttons">
            <Button onClick={() => void run({ kind: 'remove-line', match: report.match, line: report.line })}>
              {words.removeWords}
            </Button>
            <Button onClick={() => ask(restrict('ban'))}>{words.ban}</Button>
            <Button onClick={() => void run(handle)}>{words.handled}</Button>
          </div>
        </div>
      )}
    </li>
  );
}
