/** The person, session and address that opened a stream. */
export interface StreamFollower {
  readonly person: string | null;
  /** The address, or the /64 of an IPv6 address. */
  readonly address: string;
  /** Generation of the person's keys when the stream was opened; 0 without a person. */
  readonly generation: number;
  /** The session that opened the stream, or null. */
  readonly session: string | null;
}

/** Open streams that end when their person signs out, on this server or another. */
export abstract class PersonalStreams {
  /** The followers of all open streams. */
  protected abstract followers(): readonly StreamFollower[];

  /** Ends the streams of followers that match `isOut`. */
  abstract endWhere(isOut: (follower: StreamFollower) => boolean): void;

  /** People with an open stream. */
  get people(): readonly string[] {
    return [...new Set(this.followers().flatMap(({ person }) => person ?? []))];
  }

  /** Sessions with an open stream. */
  get sessions(): readonly string[] {
    return [...new Set(this.followers().flatMap(({ session }) => session ?? []))];
  }

  /** Ends all streams of a person on this server. */
  endStreamsOf(person: string): void {
    this.endWhere((follower) => follower.person === person);
  }

  /** Ends the streams of these sessions. */
  endSessions(sessions: readonly string[]): void {
    const ended = new Set(sessions);
    this.endWhere(({ session }) => session !== null && ended.has(session));
  }

  /** Ends streams opened with keys older than the current generation of their person. */
  endVoid(current: ReadonlyMap<string, number>): void {
    this.endWhere(({ person, generation }) => person !== null && generation < (current.get(person) ?? 0));
  }
}
