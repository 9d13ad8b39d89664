import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import { type FormName, formFacts } from '@/schemas/forms/forms';
import type { Visit } from '@/schemas/forms/visit';
import type { Locale } from '@/schemas/locale';
import { keepConsents } from '../consent/keep-consents';
import { executeFor } from '../database/execute-for';
import { inTransaction } from '../database/in-transaction';
import { queueMail } from '../mail/queue-mail';
import { welcomeByText } from '../sms/welcome-by-text';
import { findNearby, type Place } from './find-nearby';
import { keepBuyer } from './keep-buyer';
import { leadMails, visitorMail } from './lead-mails';
import { asText, personOf } from './lead-person';
import { reasonOf } from './lead-words';
import { wasMailedEnough } from './mailed-enough';
import { readTracking } from './read-tracking';
import { readValuation, summariseValuation } from './read-valuation';
import { type Route, routeLead } from './route-lead';
import { valuationMails } from './valuation-mails';

export type LeadSent = {
  form: FormName;
  values: FormValues;
  locale: Locale;
  /** Where it was sent from, and the contact page there. */
  page: string;
  place: string;
  asks: 'nearest' | 'network';
  /** The visitor's, as the server sees it. */
  address: string;
  /** How they came, as their browser tells it, and what it calls itself. */
  visit: Visit | undefined;
  agent: string;
  /** The same for each attempt to send the same, and worth nothing with other words; null where a browser gave none. */
  key: string | null;
  /** It looks like the work of a program: kept, mailed to nobody, and nothing was agreed to by it. */
  isSuspected: boolean;
};

/** How long the same words count as the same attempt where one of the two had no key, in minutes. */
const sameFor = 10;

/**
 * Keeps a lead with its consents, decides who gets it and queues the mails: all of it or nothing, and once, however often it is sent.
 * @returns who answers it, also when it was there already. @throws LeadRefusal when something may be there once only, and is.
 */
export async function takeLead(payload: Payload, sent: LeadSent): Promise<Route> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, () => takeOnce(sent, req));
}

async function takeOnce(sent: LeadSent, req: PayloadRequest): Promise<Route> {
  const digest = hash([sent.form, sent.place, sent.values]);
  const key = sent.key === null ? null : hash([sent.form, sent.key, digest]);
  // Who sends the same at the same time waits here, and then finds it.
  await executeFor(req, sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`);
  const known = await executeFor(
    req,
    sql`select 1 from leads where key = ${key} or (digest = ${digest} and (key is null or ${key}::text is null)
      and created_at > now() - make_interval(mins => ${sameFor})) limit 1`,
  );
  const nearby = await findNearby({ place: sent.place, listing: asText(sent.values.listing) }, req);
  const route = routeLead(nearby, sent.asks);
  if (known.length === 0) await keepLead(sent, { key, digest, nearby, route }, req);
  return route;
}

async function keepLead(
  sent: LeadSent,
  { nearby, route, ...marks }: { key: string | null; digest: string; nearby: Place; route: Route },
  req: PayloadRequest,
): Promise<void> {
  const { form, values, locale, page, isSuspected, address } = sent;
  const person = personOf(form, values);
  const { asksAnswer, reason, isOncePerEmail } = formFacts[form];
  const valuation = form === 'valuation-mail' ? await readValuation(values, req) : null;
  const message = valuation ? summariseValuation(valuation) : asText(values.message);
  const { id } = await req.payload.create({
    collection: 'leads',
    depth: 0,
    req,
    data: {
      ...{ form, answers: values, language: locale, page, suspected: isSuspected, ...marks, ...person },
      ...{ state: asksAnswer ? 'new' : 'closed', message },
      reason: reasonOf(values.reason) ?? reason,
      ...{ listing: nearby.listing?.id, agent: route.agent, office: route.office },
      ...{ routed_by: route.by, routing: route.steps, sent_to: asksAnswer ? route.email : null },
      ...readTracking(sent),
    },
  });
  // A program learns nothing of who is registered, and what it ticked was agreed to by nobody.
  if (isSuspected) return;
  if (isOncePerEmail) await keepBuyer({ lead: id, values, phone: person.phone ?? '', locale }, req);
  const network = nearby.network.name;
  await welcomeByText({ phone: person.phone, wantsTexts: values.sms === true, locale, network, id }, req);
  await keepConsents({ lead: id, form, values, locale, address, page, office: route.office, ...person }, req);
  const about = nearby.listing;
  const lead = { id, form, values, locale, page, route, about, person, place: sent.place };
  const mails = valuation ? valuationMails(lead, valuation) : leadMails(lead);
  const isEnough = await wasMailedEnough(person.email, req);
  for (const mail of mails) if (!isEnough || mail.id !== visitorMail(id)) await queueMail(mail, req);
}

const hash = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
