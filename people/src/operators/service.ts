import type { Announcement, Pause, ServiceRules } from './ports.ts';

/** The operators' rules for the whole server, cached in this process. */
export class Service {
  #rules: ServiceRules = { pause: null, announcements: [] };

  set(rules: ServiceRules): void {
    this.#rules = rules;
  }

  /** Returns the pause of new matches that is in force or planned, or null. */
  pauseAt(now: number): Pause | null {
    const { pause } = this.#rules;
    return pause !== null && (pause.until === null || pause.until > now) ? pause : null;
  }

  /** Returns whether matches may be opened and started. Running matches continue. */
  mayBegin(now: number): boolean {
    const pause = this.pauseAt(now);
    return pause === null || pause.from > now;
  }

  announcementsAt(now: number): readonly Announcement[] {
    return this.#rules.announcements.filter(({ until }) => until > now);
  }
}
