import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Composed } from '@/schemas/composing/composed';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import type { Composing } from './read-composing';

/** How many minutes somebody has not saved until their next save is of another sitting, and how many saves a version has at the most. */
const pause = 10;
const mostSaves = 100;
/** What is taken out is kept in a version, but for what was done in so many minutes since the one before. */
const removalPause = 2;

const answerSchema = z.array(z.object({ goes_on: z.boolean() }));

/**
 * Leaves the newest version as it is, when what is saved next begins a sitting (somebody joins, or comes back after a pause) or takes
 * blocks out: undo ends with the tab. To that version one can go back; those who are at it already go on in the next one together. In the request's transaction.
 */
export async function endSitting(
  collection: Composed,
  { revision }: Composing,
  req: PayloadRequest,
  { takesOut = false } = {},
): Promise<void> {
  const document = Number(req.routeParams?.id);
  const versions = sql.identifier(tablesOf(collection).versions);
  const mine = sql`collection = ${collection} and document = ${document} and person = ${Number(req.user?.id)}`;
  // Asked as it stood before the note: both are one statement. The version's saves are the revisions since the one before it.
  const answer = await executeFor(
    req,
    sql`with noted as (
        insert into composer_sittings (collection, document, person)
        values (${collection}, ${document}, ${Number(req.user?.id)})
        on conflict (collection, document, person) do update set saved_at = now()
      )
      select exists (select from composer_sittings where ${mine} and saved_at > now() - make_interval(mins => ${pause}))
        and ${revision}::int - coalesce((select max(version_revision) from ${versions}
          where parent_id = ${document} and latest is not true), 0) < ${mostSaves}
        and not (${takesOut} and not exists (select from ${versions} where parent_id = ${document}
          and latest is not true and updated_at > now() - make_interval(mins => ${removalPause}))) as goes_on`,
  );
  if (answerSchema.parse(answer)[0]?.goes_on) return;
  await forgetEnded(req);
  await executeFor(
    req,
    sql`update ${versions} set autosave = false where parent_id = ${document} and latest and autosave`,
  );
}

/** A few at a time, and none that another request is at. */
const forgetEnded = (req: PayloadRequest) =>
  executeFor(
    req,
    sql`delete from composer_sittings where ctid in (select ctid from composer_sittings
      where saved_at < now() - make_interval(mins => ${pause}) limit 20 for update skip locked)`,
  );
