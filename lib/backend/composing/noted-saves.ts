import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';

const keptDays = 30;

/**
 * Notes that a save is done, in the request's transaction. @returns false when it was done before: then nothing of it may be done again.
 * Who sends the same save twice at once waits here for the first.
 */
export async function noteSave(save: string, req: PayloadRequest): Promise<boolean> {
  await executeFor(
    req,
    sql`delete from composer_saves where save in (select save from composer_saves
      where saved_at < now() - make_interval(days => ${keptDays}) limit 100 for update skip locked)`,
  );
  const noted = await executeFor(
    req,
    sql`insert into composer_saves (save) values (${save}) on conflict do nothing returning save`,
  );
  return noted.length > 0;
}
