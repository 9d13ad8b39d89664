import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../platform/database/request-transaction';
import { findOffice, findVisibleRecord, toOfficeRecipient, toPersonRecipient } from './find-lead-origin';
import type { LeadContact } from './lead-answers';
import { createContactCondition } from './privacy/find-personal-data';
import type { LeadRecipient } from './route-lead';

/** Older leads no longer decide who answers. */
const MAX_LEAD_AGE_DAYS = 365;

const handledSchema = z.array(
  z.object({ assigned_to_id: z.number().nullable(), office_id: z.number().nullable() }),
);

/**
 * The agent assigned to the buyer with this email address, or else the agent or the office that handles the latest lead with the same email address or phone number. Only leads
 * that staff have worked on count: the assignment of an untouched lead is the proposal of the routing.
 */
export async function findAssignedRecipient(
  { email, phone }: LeadContact,
  req: PayloadRequest,
): Promise<LeadRecipient | null> {
  const conditions = [
    ...(email ? [createContactCondition({ kind: 'email', value: email.toLowerCase() })] : []),
    ...(phone ? [sql`phone = ${phone} and ${createContactCondition({ kind: 'phone', value: phone })}`] : []),
  ];
  if (conditions.length === 0) return null;
  const rows = await executeSql(
    req,
    sql`select assigned_to_id, office_id from leads where (${sql.join(conditions, sql` or `)})
      and revision > 1 and not coalesce(suspected, false)
      and created_at > now() - make_interval(days => ${MAX_LEAD_AGE_DAYS}) order by id desc limit 1`,
  );
  const [handled] = [...(await findBuyerAssignment(email, req)), ...handledSchema.parse(rows)];
  return handled ? findHandler(handled, req) : null;
}

/** Only confirmed accounts count: anyone can register any address. */
async function findBuyerAssignment(email: string | undefined, req: PayloadRequest) {
  if (!email) return [];
  const rows = await executeSql(
    req,
    sql`select agent_id as assigned_to_id, office_id from buyers where lower(email) = ${email.toLowerCase()}
      and agent_id is not null and status = 'active'`,
  );
  return handledSchema.parse(rows);
}

/** People whom visitors do not see, or who have no email address, are represented by their office. */
async function findHandler(
  { assigned_to_id, office_id }: z.infer<typeof handledSchema>[number],
  req: PayloadRequest,
): Promise<LeadRecipient | null> {
  const person =
    assigned_to_id === null
      ? null
      : await findVisibleRecord(
          'people',
          { and: [{ id: { equals: assigned_to_id } }, { show_on_website: { equals: true } }] },
          req,
        );
  if (person?.email) return toPersonRecipient(person);
  const office = office_id === null ? null : await findOffice({ id: { equals: office_id } }, req);
  return office && toOfficeRecipient(office);
}
