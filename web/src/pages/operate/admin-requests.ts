import { codeOf, type Reply } from '@levante/table/host/fault.ts';
import {
  isInvitationCode,
  isNothing,
  isOperateBans,
  isOperateInvitations,
  isOperateJournal,
  isOperateMatches,
  isOperateOverview,
  isOperatePeople,
  isOperateReports,
  isServiceInfo,
  type NewInvitation,
  type NewMeasure,
  type OperateBans,
  type OperateInvitations,
  type OperateJournal,
  type OperateMatches,
  type OperateOverview,
  type OperatePeople,
  type OperateReports,
  type ServiceInfo,
} from '@levante/wire';
import { server } from '../../hosts/server/server.ts';

/** Data that the page shows first. */
export interface AdminData {
  readonly overview: OperateOverview;
  readonly service: ServiceInfo;
  readonly reports: OperateReports;
  readonly people: OperatePeople;
  readonly matches: OperateMatches;
  readonly bans: OperateBans;
  readonly invitations: OperateInvitations;
  readonly journal: OperateJournal;
}

export const findPeople = (search: string, after = ''): Promise<Reply<OperatePeople>> =>
  server.get(`/api/operate/people?${new URLSearchParams({ search, after })}`, isOperatePeople);

export const olderMatches = (before: number): Promise<Reply<OperateMatches>> =>
  server.get(`/api/operate/matches?before=${before}`, isOperateMatches);

export const olderJournal = (before: string): Promise<Reply<OperateJournal>> =>
  server.get(`/api/operate/journal?before=${encodeURIComponent(before)}`, isOperateJournal);

/** Loads everything. Returns `not-found` for people without the role. */
export async function loadAdmin(search: string): Promise<AdminData | string> {
  const [overview, service, reports, people, matches, bans, invitations, journal] = await Promise.all([
    server.get('/api/operate', isOperateOverview),
    server.get('/api/service', isServiceInfo),
    server.get('/api/operate/reports', isOperateReports),
    findPeople(search),
    server.get('/api/operate/matches', isOperateMatches),
    server.get('/api/operate/bans', isOperateBans),
    server.get('/api/operate/invitations', isOperateInvitations),
    server.get('/api/operate/journal', isOperateJournal),
  ]);
  if (!overview.ok) return codeOf(overview.fault);
  if (!service.ok) return codeOf(service.fault);
  if (!reports.ok) return codeOf(reports.fault);
  if (!people.ok) return codeOf(people.fault);
  if (!matches.ok) return codeOf(matches.fault);
  if (!bans.ok) return codeOf(bans.fault);
  if (!invitations.ok) return codeOf(invitations.fault);
  if (!journal.ok) return codeOf(journal.fault);
  return {
    overview: overview.value,
    service: service.value,
    reports: reports.value,
    people: people.value,
    matches: matches.value,
    bans: bans.value,
    invitations: invitations.value,
    journal: journal.value,
  };
}

/** Applies a measure. Returns null, or the code of a failure. */
export async function sendMeasure(measure: NewMeasure): Promise<string | null> {
  const reply = await server.post('/api/operate/acts', measure, isNothing);
  return reply.ok ? null : codeOf(reply.fault);
}

/** Creates an invitation and passes its code to `made`. Returns null, or the code of a failure. */
export async function sendInvitation(invitation: NewInvitation, made: (code: string) => void): Promise<string | null> {
  const reply = await server.post('/api/operate/invitations', invitation, isInvitationCode);
  if (reply.ok) made(reply.value.code);
  return reply.ok ? null : codeOf(reply.fault);
}

/** Applies measures in order until one fails; asks the page for proof where needed. */
export type RunMeasures = (...measures: readonly NewMeasure[]) => Promise<boolean>;
