import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Composed } from '@/schemas/composing';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import type { Composing } from './read-composing';

/** How long nobody has saved until the next save is of another sitting, in ms, and how many saves one has at the most. */
const pause = 10 * 60_000;
const mostSaves = 100;

/**
 * Leaves the newest version as it is, when what is saved next is somebody else's or comes after a pause: that begins a version of its own,
 * to which one can go back. In the request's transaction.
 */
export async function endSitting(
  collection: Composed,
  { by, at, revision }: Composing,
  req: PayloadRequest,
): Promise<void> {
  const goesOn =
    req.user?.collection === 'staff' &&
    by === req.user.name &&
    Date.now() - Date.parse(at) < pause &&
    revision % mostSaves !== 0;
  if (goesOn) return;
  await executeFor(
    req,
    sql`update ${sql.identifier(tablesOf(collection).versions)} set autosave = false
      where parent_id = ${Number(req.routeParams?.id)} and latest and autosave`,
  );
}
