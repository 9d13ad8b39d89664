import { createHash } from 'node:crypto';
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { FormIssue } from '@/lib/forms/parse-form';
import type { EventSession } from '@/schemas/event-session';
import type { VisitAttribution } from '@/schemas/forms/attribution';
import { formTraits } from '@/schemas/forms/forms';
import type { LeadAnswer } from '@/schemas/forms/lead-answer';
import type { Locale } from '@/schemas/locale';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { recordConsents } from './consent-ledger';
import { createLeadAnswer } from './create-lead-answer';
import type { LeadAnswerer } from './find-answerer';
import type { LeadOrigin } from './find-lead-origin';
import { readLeadContact, toText } from './lead-answers';
import { readAttribution } from './lead-attribution';
import { composeLeadMails, formatVisitorMailId, type LeadMailData } from './lead-mails';
import { parseLeadReason } from './lead-options';
import { enqueueMail } from './mail/enqueue-mail';
import type { LeadRoute } from './route-lead';
import { type RoutedLead, type RoutedSubmission, routeSubmission } from './route-submission';
import { sendWelcomeSms } from './sms/send-welcome-sms';
import { composeValuationMails, computeValuation, summariseValuation } from './valuation-mails';
import { addWorkingDays, extendToContactTime } from './working-time';

/**
 * Rejects a valid form because of stored data, such as a registered email address; `issues` gives the reasons
 * by field.
 */
export class LeadRejection extends Error {
  readonly issues: readonly FormIssue[];
  constructor(issues: readonly FormIssue[]) {
    super('The form was rejected');
    this.issues = issues;
  }
}

/** Confirmation mails per mailbox: visitors can enter any email address. */
const CONFIRMATION_MAIL_LIMIT = { mails: 20, hours: 24 };

/**
 * Whether the mailbox reached its limit of confirmation mails, including the current lead. Spellings of one
 * mailbox count together.
 */
async function hasReachedMailLimit(email: string | undefined, req: PayloadRequest): Promise<boolean> {
  if (email === undefined) return false;
  const leads = await executeSql(
    req,
    sql`select 1 from leads where created_at > now() - make_interval(hours => ${CONFIRMATION_MAIL_LIMIT.hours}) and not coalesce(suspected, false)
      and ${createMailboxKey(sql`email`)} = ${createMailboxKey(sql`${email}::text`)} limit ${CONFIRMATION_MAIL_LIMIT.mails + 1}`,
  );
  return leads.length > CONFIRMATION_MAIL_LIMIT.mails;
}

/** Local part and domain in lower case. A suffix after `+` does not make another mailbox. */
const createMailboxKey = (address: SQL): SQL =>
  sql`(split_part(split_part(lower(${address}), '@', 1), '+', 1), split_part(lower(${address}), '@', 2))`;

export type LeadSubmission = RoutedSubmission & {
  locale: Locale;
  /** IP address of the visitor as seen by the server. */
  address: string;
  /** The figures of the calculator that the visitor filled in before. */
  figures: string | undefined;
  /** Marketing attribution as reported by the browser, and the User-Agent header. */
  attribution: VisitAttribution | undefined;
  userAgent: string;
  /**
   * Idempotency key: the same for each attempt to send the same form, valid only with identical values. Null
   * without JavaScript.
   */
  key: string | null;
  /**
   * Creates the account of a registration in the transaction of the lead, for whom the lead was routed to; it sends its
   * own mail to the visitor. @throws LeadRejection when the address has an account.
   */
  createAccount?: (
    assignment: { office: number | null; agent: number | null },
    req: PayloadRequest,
  ) => Promise<void>;
};

/** Identical submissions count as one attempt within this time when one of them has no key, in minutes. */
const DUPLICATE_WINDOW_MINUTES = 10;

const duplicateSchema = z.array(z.object({ due_at: z.coerce.date().nullable() }));

/**
 * Saves a lead with its consents, routes it and enqueues the mails in one transaction. Idempotent: repeated
 * submissions create one lead.
 * @returns who answers the lead, how and by when, also when it existed already; null for forms without an answer.
 * @throws LeadRejection when a value must be unique and is already in use.
 */
export async function saveLead(payload: Payload, submission: LeadSubmission): Promise<LeadAnswer | null> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, () => saveInTransaction(submission, req));
}

async function saveInTransaction(
  submission: LeadSubmission,
  req: PayloadRequest,
): Promise<LeadAnswer | null> {
  const { form, values, locale } = submission;
  const digest = hashParts([form, submission.contactPath, values]);
  const key = submission.key === null ? null : hashParts([form, submission.key, digest]);
  // Concurrent identical submissions wait for this lock and then find the lead.
  await executeSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`);
  const rows = await executeSql(
    req,
    sql`select due_at from leads where key = ${key} or (digest = ${digest} and (key is null or ${key}::text is null)
      and created_at > now() - make_interval(mins => ${DUPLICATE_WINDOW_MINUTES})) limit 1`,
  );
  const [duplicate] = duplicateSchema.parse(rows);
  const { origin, route, answerer } = await routeSubmission(submission, req);
  const workingDayEnd = addWorkingDays(new Date(), answerer.workingDays, answerer.hours);
  const due = duplicate?.due_at ?? extendToContactTime(workingDayEnd, toText(values.reach_when));
  const { unserved } = route;
  const answer = createLeadAnswer({ form, values, locale, answerer, due, unserved });
  if (!duplicate) await insertLead(submission, { key, digest, origin, route, answerer, due, answer }, req);
  return answer;
}

type LeadRecord = RoutedLead & { key: string | null; digest: string; due: Date; answer: LeadAnswer | null };

async function insertLead(
  submission: LeadSubmission,
  { origin, route, answerer, due, answer, ...dedupeKeys }: LeadRecord,
  req: PayloadRequest,
): Promise<void> {
  const { form, values, locale, page, isSuspected, address, event } = submission;
  if (event) await assertFreeSeat({ ...event.session, page }, req);
  const person = readLeadContact(form, values);
  const { needsReply, reason } = formTraits[form];
  const answers = submission.figures ? { figures: submission.figures, ...values } : values;
  const valuation = form === 'valuation-mail' ? await computeValuation(values, req) : null;
  // The calculator offers its mail only with a result.
  if (valuation?.isInvalid) throw new LeadRejection([{ field: 'figures', kind: 'wrong' }]);
  const message = valuation ? summariseValuation(valuation) : toText(values.message);
  const { id } = await req.payload.create({
    collection: 'leads',
    depth: 0,
    req,
    data: {
      ...{ form, answers, language: locale, page, suspected: isSuspected, ...dedupeKeys, ...person },
      ...{ state: needsReply ? 'new' : 'closed', message },
      reason: parseLeadReason(values.reason) ?? reason,
      ...{ listing: origin.listing?.id, agent: route.agent, office: route.office },
      ...{ routed_by: route.rule, routing: route.steps, sent_to: needsReply ? route.email : null },
      ...(needsReply && { due_at: due.toISOString(), assigned_to: answerer.person?.id ?? null }),
      ...readAttribution(submission),
    },
  });
  // Suspected spam must not reveal who is registered, and its consents are not those of a person.
  if (isSuspected) return;
  await submission.createAccount?.({ office: route.office, agent: route.agent }, req);
  const network = origin.network.name;
  await sendWelcomeSms(
    { phone: person.phone, hasConsented: values.sms === true, locale, network, leadId: id },
    req,
  );
  await recordConsents(
    { lead: id, form, values, locale, address, page, office: route.office, ...person },
    req,
  );
  const about = origin.listing;
  const lead = {
    ...{ id, form, values: answers, locale, page, route, about, person, event, answer },
    ...{ contact: visibleContact(answerer, route, origin), contactPath: submission.contactPath },
  };
  const mails = valuation ? composeValuationMails(lead, valuation) : composeLeadMails(lead);
  const isMailLimitReached = await hasReachedMailLimit(person.email, req);
  for (const mail of mails)
    if (mail.id !== formatVisitorMailId(id) || !(isMailLimitReached || submission.createAccount))
      await enqueueMail(mail, req);
}

function visibleContact(
  answerer: LeadAnswerer,
  { name, email }: LeadRoute,
  { network }: LeadOrigin,
): LeadMailData['contact'] {
  const { phone, extension, whatsApp } = answerer;
  const recipient = answerer.isConfidential
    ? { name: answerer.network, email: network.email }
    : { name, email };
  return { ...recipient, phone, extension, whatsApp };
}

/**
 * Reservations of a session take turns, so that its seats are never exceeded.
 * @throws LeadRejection when all seats of the session are reserved.
 */
async function assertFreeSeat(
  { name, seats, page }: EventSession & { page: string },
  req: PayloadRequest,
): Promise<void> {
  if (seats === undefined) return;
  const session = hashParts([page, name]);
  await executeSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${session}, 0))`);
  const reserved = await executeSql(
    req,
    sql`select 1 from leads where form = 'event-seat' and page = ${page} and answers->>'sitting' = ${name}
      and not coalesce(suspected, false) limit ${seats}`,
  );
  if (reserved.length >= seats) throw new LeadRejection([{ field: 'sitting', kind: 'full' }]);
}

const hashParts = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
