/** Texts of an announcement by language. English is required and replaces missing languages. */
export interface AnnouncementTexts {
  readonly en: string;
  readonly de?: string | undefined;
  readonly fr?: string | undefined;
  readonly it?: string | undefined;
}

/** An act of an operator. Times are milliseconds since the epoch. */
export type OperatorAct =
  | { readonly kind: 'grant-operator' | 'revoke-operator' | 'revoke-keys'; readonly person: string }
  | { readonly kind: 'unmute'; readonly person: string }
  | { readonly kind: 'mute'; readonly person: string; readonly until: number }
  /** The subject is a person, an address (of IPv6 its /64) or the mark of an address. */
  | { readonly kind: 'ban'; readonly subject: string; readonly until: number }
  | { readonly kind: 'lift-ban'; readonly subject: string }
  /** Closes all reports of the same line. */
  | { readonly kind: 'handle-report' | 'dismiss-report'; readonly report: string }
  | { readonly kind: 'remove-line'; readonly match: string; readonly line: number }
  | { readonly kind: 'end-match' | 'delete-match'; readonly match: string }
  | { readonly kind: 'pause'; readonly from: number; readonly until: number | null }
  | { readonly kind: 'resume' }
  | { readonly kind: 'announce'; readonly id: string; readonly texts: AnnouncementTexts; readonly until: number }
  | { readonly kind: 'withdraw'; readonly id: string }
  /** The id is the hash of the code. */
  | { readonly kind: 'invite'; readonly id: string; readonly uses: number; readonly until: number }
  | { readonly kind: 'uninvite'; readonly id: string };

export type ActKind = OperatorAct['kind'];

/** An act with its operator, time and reason. */
export interface SignedAct {
  readonly id: string;
  readonly at: number;
  /** The person with the role; null for a command on the machine. */
  readonly operator: string | null;
  /** One of the known reasons, or free text; null if none is given. */
  readonly reason: string | null;
  readonly act: OperatorAct;
}

/** A line of the journal. */
export interface JournalLine {
  readonly id: string;
  readonly at: number;
  readonly operator: string | null;
  readonly kind: string;
  /** Id of the person, match, report, notice or invitation concerned, or an address. */
  readonly subject: string;
  readonly reason: string | null;
  readonly until: number | null;
  /** More about the act: the number of a chat line, the start of a pause, the English text of a notice, or a count. */
  readonly detail: string | null;
}

/** Returns the journal entry of an act, without actor, time and reason. */
export function journalEntryOf(act: OperatorAct): Pick<JournalLine, 'kind' | 'subject' | 'until' | 'detail'> {
  const { kind } = act;
  const until = 'until' in act ? act.until : null;
  switch (kind) {
    case 'ban':
    case 'lift-ban':
      return { kind, subject: act.subject, until, detail: null };
    case 'handle-report':
    case 'dismiss-report':
      return { kind, subject: act.report, until, detail: null };
    case 'remove-line':
      return { kind, subject: act.match, until, detail: String(act.line) };
    case 'end-match':
    case 'delete-match':
      return { kind, subject: act.match, until, detail: null };
    case 'pause':
      return { kind, subject: '', until, detail: String(act.from) };
    case 'resume':
      return { kind, subject: '', until, detail: null };
    case 'announce':
      return { kind, subject: act.id, until, detail: act.texts.en };
    case 'invite':
      return { kind, subject: act.id, until, detail: String(act.uses) };
    case 'withdraw':
    case 'uninvite':
      return { kind, subject: act.id, until, detail: null };
    default:
      return { kind, subject: act.person, until, detail: null };
  }
}
