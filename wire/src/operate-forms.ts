import { formOf } from './form-of.ts';
import {
  InvitationCode,
  OperateBans,
  OperateInvitations,
  OperateJournal,
  OperateMatches,
  OperateOverview,
  OperatePeople,
  OperateReports,
  ServiceInfo,
} from './operate.ts';

/** Forms of replies about the server and for operators. */
export const isServiceInfo = formOf(ServiceInfo, 'ignored');
export const isOperateOverview = formOf(OperateOverview, 'ignored');
export const isOperateReports = formOf(OperateReports, 'ignored');
export const isOperatePeople = formOf(OperatePeople, 'ignored');
export const isOperateMatches = formOf(OperateMatches, 'ignored');
export const isOperateJournal = formOf(OperateJournal, 'ignored');
export const isOperateBans = formOf(OperateBans, 'ignored');
export const isInvitationCode = formOf(InvitationCode, 'ignored');
export const isOperateInvitations = formOf(OperateInvitations, 'ignored');
