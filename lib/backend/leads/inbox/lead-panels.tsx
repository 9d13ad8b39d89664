import { sql } from '@payloadcms/db-postgres/drizzle';
import type { BeforeListTableServerProps, PayloadRequest, UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { type ConsentKind, consentKinds } from '@/lib/forms/consent-wordings';
import { createReadCondition } from '../../platform/access/readable-rows';
import { executeSql } from '../../platform/database/request-transaction';
import { formatOtherAnswers } from '../lead-answers';
import { formatReplyMailIdPrefix } from '../lead-mails';
import { formatTimestamp } from './format-time';

const consentSchema = z.object({
  kind: z.enum(consentKinds),
  given: z.boolean(),
  given_at: z.coerce.date(),
  version: z.string(),
  wording: z.string(),
  locale: z.string(),
});
type LeadConsent = z.infer<typeof consentSchema>;

/** The consents of a lead in the ledger, given and refused. Empty for users who cannot read the lead. */
async function findLeadConsents(lead: number, req: PayloadRequest): Promise<LeadConsent[]> {
  const readable = await createReadCondition('leads', req);
  const rows = await executeSql(
    req,
    sql`select kind, given, given_at, version, wording, locale from consents
      where lead_id in (select id from leads where id = ${lead} and ${readable ?? sql`true`}) order by id`,
  );
  return z.array(consentSchema).parse(rows);
}

type LeadConsentsPanelProps = Pick<UIFieldServerProps, 'id' | 'req'>;

/** Panel in the lead form: the visitor's consents with the displayed wording. */
export async function LeadConsentsPanel({ id, req }: LeadConsentsPanelProps): Promise<ReactElement | null> {
  const consents = id === undefined ? [] : await findLeadConsents(Number(id), req);
  if (consents.length === 0) return null;
  return (
    <section className="field-type consents" aria-labelledby="consents">
      <h3 id="consents">Consents</h3>
      <ul>
        {consents.map((consent) => (
          <ConsentItem key={consent.version} {...consent} />
        ))}
      </ul>
    </section>
  );
}

const consentLabels: Readonly<Record<ConsentKind, string>> = {
  privacy: 'Privacy terms',
  sms: 'Text messages',
  newsletter: 'Newsletter',
};

function ConsentItem({ kind, given, given_at, wording, locale, version }: LeadConsent): ReactElement {
  return (
    <li>
      <strong>
        {consentLabels[kind]}: {given ? 'yes' : 'no'}
      </strong>
      , {formatTimestamp(given_at)}
      <br />
      <q lang={locale}>{wording}</q> ({version})
    </li>
  );
}

type LeadAnswersPanelProps = Pick<UIFieldServerProps, 'id' | 'req'>;

/**
 * Panel in the lead form: the answers that are not fields of the lead, with the labels of the form. Empty
 * for users who cannot read the lead.
 */
export async function LeadAnswersPanel({ id, req }: LeadAnswersPanelProps): Promise<ReactElement | null> {
  if (id === undefined) return null;
  const lead = await req.payload.findByID({
    ...{ collection: 'leads', id, depth: 0, select: { form: true, answers: true } },
    ...{ overrideAccess: false, disableErrors: true, user: req.user },
  });
  const rows = lead ? formatOtherAnswers(lead.form, lead.answers) : [];
  if (rows.length === 0) return null;
  return (
    <section className="field-type consents" aria-labelledby="answers">
      <h3 id="answers">Other details</h3>
      <ul>
        {rows.map(([name, value]) => (
          <li key={`${name} ${value}`}>
            <strong>{name}</strong>: {value}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sentReplySchema = z.object({
  id: z.string(),
  recipient: z.string(),
  queued_at: z.coerce.date(),
  sent_at: z.coerce.date().nullable(),
  abandoned_at: z.coerce.date().nullable(),
  /** Error of the last failed attempt. */
  error: z.string().nullable(),
});
type SentReply = z.infer<typeof sentReplySchema>;

/** Replies to a lead in the mail queue, oldest first. Empty for users who cannot read the lead. */
async function findSentReplies(lead: number, req: PayloadRequest): Promise<SentReply[]> {
  const readable = await createReadCondition('leads', req);
  const rows = await executeSql(
    req,
    sql`select id, recipient, queued_at, sent_at, abandoned_at, error from mail_queue
      where lead_id in (select id from leads where id = ${lead} and ${readable ?? sql`true`})
        and starts_with(id, ${formatReplyMailIdPrefix(lead)}) order by queued_at, id`,
  );
  return z.array(sentReplySchema).parse(rows);
}

type SentRepliesPanelProps = Pick<UIFieldServerProps, 'id' | 'req'>;

/** Panel in the lead form: the delivery status of each reply. */
export async function SentRepliesPanel({ id, req }: SentRepliesPanelProps): Promise<ReactElement | null> {
  const replies = id === undefined ? [] : await findSentReplies(Number(id), req);
  if (replies.length === 0) return null;
  return (
    <ul className="field-type mailed-answers" aria-label="Answer delivery">
      {replies.map((reply) => (
        <li key={reply.id}>{formatDeliveryStatus(reply)}</li>
      ))}
    </ul>
  );
}

function formatDeliveryStatus({ recipient, queued_at, sent_at, abandoned_at, error }: SentReply): string {
  if (sent_at) return `Sent to ${recipient} on ${formatTimestamp(sent_at)}.`;
  if (abandoned_at)
    return `Not sent to ${recipient}: delivery was abandoned on ${formatTimestamp(abandoned_at)}.`;
  const since = `Queued for ${recipient} since ${formatTimestamp(queued_at)}.`;
  return error === null ? since : `${since} Retrying; the last attempt failed with: ${error}`;
}

type ExportLeadsLinkProps = { payload: Pick<BeforeListTableServerProps['payload'], 'config'> };

/** Link above the list of leads that downloads all visible leads as CSV. */
export const ExportLeadsLink = ({ payload }: ExportLeadsLinkProps) => (
  <p>
    <a
      className="btn btn--style-secondary btn--size-small btn--no-margin"
      href={`${payload.config.routes.api}/leads/export`}
      download
    >
      Export all as CSV
    </a>
  </p>
);
