import type { Seat } from '@levante/contract';
import { Shield } from '../art/marks.tsx';
import { Amount } from '../ui/figures.tsx';
import { useUiWords } from '../words/index.ts';

export interface LogLine {
  readonly seat: Seat | null;
  readonly text: string;
  readonly amount?: number;
}

export interface LogGroup {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

/** What happened, in sentences, the newest first. The only thing on a desk that scrolls. */
export function LogList({ groups }: { groups: readonly LogGroup[] }) {
  const words = useUiWords();
  return (
    <div class="log">
      <h3>{words.log}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="log-scroll" tabIndex={0} aria-label={words.log}>
        {groups.length === 0 && <p class="aside">{words.emptyLog}</p>}
        {groups.map((group, at) => (
          <section key={`${groups.length - at} ${group.title}`}>
            <h4>{group.title}</h4>
            <ul>
              {group.lines.map((line, index) => (
                <li key={`${group.lines.length - index} ${line.text}`}>
                  <span class="log-mark">{line.seat !== null && <Shield seat={line.seat} />}</span>
                  <span>
                    {line.text} {line.amount ? <Amount amount={line.amount} /> : null}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}
