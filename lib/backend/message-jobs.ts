import { pollExpiredRows } from './buyers/delete-expired';
import { sendInvitations } from './buyers/invite-buyers';
import { pollAlerts } from './buyers/poll-alerts';
import { pollOverdueLeads } from './leads/escalate-leads';
import { mailQueue } from './leads/mail/mail-queue';
import { smsQueue } from './leads/sms/sms-queue';
import { runQueue } from './platform/queue/run-queue';

/** Starts the jobs that send messages: the queues, reminders of leads and invitations and alerts of buyers; and the one that deletes expired sessions. */
export function startMessageJobs(): void {
  void runQueue(mailQueue);
  void runQueue(smsQueue);
  void pollOverdueLeads();
  void sendInvitations();
  void pollAlerts();
  void pollExpiredRows();
}
