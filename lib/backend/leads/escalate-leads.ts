import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { siteUrl } from '@/lib/routes/site-url';
import { getBackend } from '../payload';
import type { Lead, Office } from '../payload-types';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { relationId } from '../relation-id';
import { formatDue } from './create-lead-answer';
import { findAnswerer } from './find-answerer';
import { findNetworkMailbox } from './find-lead-origin';
import { composeMail } from './mail/compose-mail';
import { enqueueMail } from './mail/enqueue-mail';
import { addWorkingDays } from './working-time';

const idsSchema = z.array(z.object({ id: z.number() }));

/** Leads that are escalated in one transaction. */
const BATCH_SIZE = 50;

/**
 * Reminds of leads that nobody answered in time: first the office manager, one working time later the network. Leads of
 * the network go to the network at once. Each lead is claimed by one instance.
 * @returns the number of escalated leads.
 */
export async function escalateLeads(payload: Payload, now = new Date()): Promise<number> {
  const req = await createLocalReq({}, payload);
  const overdue = sql`state = 'new' and answered_at is null and not coalesce(suspected, false)
    and due_at <= ${now.toISOString()} and coalesce(next_reminder_at, due_at) <= ${now.toISOString()}
    and escalated_to is distinct from 'network'`;
  const { rows } = await payload.db.drizzle.execute(sql`select 1 from leads where ${overdue} limit 1`);
  if (rows.length === 0) return 0;
  return inTransaction(req, async () => {
    const locked = await executeSql(
      req,
      sql`select id from leads where ${overdue} order by due_at limit ${BATCH_SIZE} for update skip locked`,
    );
    const ids = idsSchema.parse(locked).map(({ id }) => id);
    for (const id of ids) await escalateLead(id, now, req);
    return ids.length;
  });
}

type Reminder = { to: string | null; level: 'manager' | 'network' };

/** The manager of the office, who must be reachable, else the network. */
async function findReminder(lead: Lead, office: Office | null, req: PayloadRequest): Promise<Reminder> {
  const manager = office && (office.owner?.email || office.public_email);
  if (manager && lead.routed_by !== 'network' && lead.escalated_to !== 'manager')
    return { to: manager, level: 'manager' };
  return { to: (await findNetworkMailbox(req)).email, level: 'network' };
}

async function escalateLead(id: number, now: Date, req: PayloadRequest): Promise<void> {
  const lead = await req.payload.findByID({ collection: 'leads', id, depth: 0, req });
  const officeId = relationId(lead.office);
  const office =
    officeId === null
      ? null
      : await req.payload.findByID({
          collection: 'offices',
          id: officeId,
          depth: 0,
          req,
          disableErrors: true,
        });
  const { to, level } = await findReminder(lead, office, req);
  const rule = office ? 'office' : 'network';
  const { hours, workingDays } = await findAnswerer(
    {
      ...{ name: '', email: null, office: office?.id ?? null, agent: null },
      ...{ rule, steps: '', unserved: null },
    },
    { texts: [], trade: null },
    req,
  );
  const next = level === 'manager' ? addWorkingDays(now, workingDays, hours) : null;
  await executeSql(
    req,
    sql`update leads set escalated_to = ${level}, escalated_at = ${now.toISOString()},
      next_reminder_at = ${next?.toISOString() ?? null} where id = ${id}`,
  );
  if (to) await enqueueMail(composeReminder(lead, { to, level, office }), req);
}

/** The message about what comes next, or why the network is reminded. */
function explainLevel(lead: Lead, level: Reminder['level']): 'next' | 'last' | 'unreachable' | 'own' {
  if (level === 'manager') return 'next';
  if (lead.escalated_to === 'manager') return 'last';
  return lead.routed_by === 'network' || !lead.office ? 'own' : 'unreachable';
}

function composeReminder(
  lead: Lead,
  { to, level, office }: { to: string; level: Reminder['level']; office: Office | null },
) {
  const t = createTranslate(defaultLocale);
  const { id, name, due_at } = lead;
  const due = due_at ? formatDue(new Date(due_at), defaultLocale) : '';
  const recipient = office?.name ?? t('forms.escalation.network');
  const content = composeMail({
    ...{ locale: defaultLocale, subject: t('forms.escalation.subject', { name }) },
    opening: [t('forms.escalation.text', { name, recipient, due })],
    closing: [
      t('forms.escalation.open', { address: `${siteUrl()}/admin/collections/leads/${id}` }),
      t(`forms.escalation.${explainLevel(lead, level)}`),
    ],
  });
  return { id: `lead-${id}-escalation-${level}`, lead: id, to, replyTo: lead.email ?? undefined, ...content };
}

const POLL_INTERVAL_MS = 60_000;

/** Escalates overdue leads every minute until the signal aborts; a database that does not respond is retried. */
export async function pollOverdueLeads(signal?: AbortSignal): Promise<void> {
  let lastError = '';
  while (!signal?.aborted) {
    try {
      while ((await escalateLeads(await getBackend())) === BATCH_SIZE);
      lastError = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== lastError)
        console.error(`Overdue leads are escalated once this error is resolved: ${message}`);
      lastError = message;
    }
    await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
  }
}
