import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionBeforeDeleteHook } from 'payload';
import { z } from 'zod';
import { afterCommit } from '../../platform/database/after-commit';
import { executeSql } from '../../platform/database/request-transaction';
import { fileColumns, hideFiles } from '../../platform/media/file-references';

const fileRowsSchema = z.array(z.object({ name: z.string() }));

/**
 * Hook that hides the files of a deleted picture from visitors before the response. A reset,
 * which deletes pictures that pages still display, leaves them to the sweep.
 */
export const hideDeletedFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.skipsUseCheck === true) return;
  const rows = await executeSql(
    req,
    sql`select name from media, unnest(array[${fileColumns}]) as name where id = ${Number(id)} and name is not null`,
  );
  const names = fileRowsSchema.parse(rows).map(({ name }) => name);
  const { db, logger } = req.payload;
  await afterCommit(req, () =>
    hideFiles(db.drizzle, names).catch((err: unknown) => {
      logger.error({
        err,
        msg: `Files of a deleted picture stay public until the next sweep: ${names.join(', ')}`,
      });
    }),
  );
};
