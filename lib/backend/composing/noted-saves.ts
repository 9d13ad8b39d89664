import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';

/** A save is sent again within seconds; by a closed machine, after a weekend. */
const keptDays = 4;

/**
 * Notes that a save is done, in the request's transaction. @returns false when the same person has done it before: then
 * nothing of it may be done again. Who sends the same save twice at once waits here for the first.
 * @param what the document and what is done to it.
 */
export async function noteSave(save: string, what: string, req: PayloadRequest): Promise<boolean> {
  // The id alone is no excuse: somebody else's is another save, as is one of another language or with something else in it.
  const key = `${save} ${req.user?.id} ${req.locale} ${what}`;
  await executeFor(
    req,
    sql`delete from composer_saves where save in (select save from composer_saves
      where saved_at < now() - make_interval(days => ${keptDays}) limit 100 for update skip locked)`,
  );
  const noted = await executeFor(
    req,
    sql`insert into composer_saves (save) values (md5(${key})::uuid) on conflict do nothing returning save`,
  );
  return noted.length > 0;
}
