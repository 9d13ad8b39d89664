import { createHash } from 'node:crypto';
import { type RoutedLead, routeSubmission } from '@/lib/backend/leads/route-submission';
import { addWorkingDays } from '@/lib/backend/leads/working-time';
import { defaultLocale } from '@/lib/i18n/locales';
import { type LeadRecord, leads } from '../data/leads';
import { type Ids, type SeedRun, writeEach } from './seed-run';

const HOUR_MS = 60 * 60 * 1000;
const before = (date: Date, hours: number): Date => new Date(date.getTime() - hours * HOUR_MS);

const reasons = {
  inquiry: undefined,
  'valuation-start': 'selling',
  'seller-registration': 'selling',
} as const satisfies Record<LeadRecord['form'], string | undefined>;
const inquiryReasons = ['buying', 'selling', 'franchising', 'other'] as const;

/** The given name and the rest, as two fields of the registration have them. */
function submittedNames({ form, name }: LeadRecord): Record<string, string> {
  if (form !== 'seller-registration') return { full_name: name };
  const [firstName = name, ...rest] = name.split(' ');
  return { first_name: firstName, last_name: rest.join(' ') };
}

/**
 * Writes leads as if visitors had sent them in the days before now: routed by the same rules, partly answered, partly
 * escalated. Nothing is mailed. Returns their ids by email address.
 */
export function writeLeads(run: SeedRun, now = new Date()): Promise<Ids> {
  return writeEach(
    leads,
    ({ email }) => email,
    async (lead) => {
      const { form, email, phone } = lead;
      const path = `/${defaultLocale}${lead.page}`;
      const values = { ...submittedNames(lead), ...lead.answers, email, ...(phone && { phone }) };
      const routed = await routeSubmission(
        {
          ...{ form, values, page: path, contactPath: path, recipientPolicy: 'nearest' },
          ...{ rememberedOffice: null, isSuspected: false },
        },
        run.req,
      );
      return run.payload.create({
        collection: 'leads',
        data: { ...describeLead(lead, values), ...describeWork(lead, routed, now), page: path },
        req: run.req,
      });
    },
  );
}

const describeLead = (
  { name, form, email, phone, source, answers }: LeadRecord,
  values: Record<string, string>,
) => ({
  ...{ name, form, email, phone, source, answers: values, language: defaultLocale },
  message: answers.message,
  reason: reasons[form] ?? inquiryReasons.find((reason) => reason === answers.reason),
  digest: createHash('sha256').update(email).digest('hex'),
});

/** The decision of the routing, the deadline, and what has happened since. */
function describeWork({ hours, reply, escalated }: LeadRecord, { route, answerer }: RoutedLead, now: Date) {
  const createdAt = before(now, hours);
  const due = addWorkingDays(createdAt, answerer.workingDays, answerer.hours);
  const next = addWorkingDays(now, answerer.workingDays, answerer.hours).toISOString();
  const answeredAt = reply && before(now, hours - reply.hours).toISOString();
  return {
    ...{ createdAt: createdAt.toISOString(), state: reply ? ('answered' as const) : ('new' as const) },
    ...{ agent: route.agent, office: route.office, sent_to: route.email },
    ...{ routed_by: route.rule, routing: route.steps, assigned_to: answerer.person?.id ?? null },
    due_at: due.toISOString(),
    ...(escalated && { escalated_to: escalated, escalated_at: before(now, 1).toISOString() }),
    ...(escalated === 'manager' && { next_reminder_at: next }),
    ...(reply && {
      answered_at: answeredAt,
      replies: [{ text: reply.text, by: reply.by, sent_at: answeredAt }],
    }),
  };
}
