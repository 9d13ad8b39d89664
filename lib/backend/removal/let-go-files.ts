import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionBeforeDeleteHook } from 'payload';
import { z } from 'zod';
import { afterCommit } from '../database/after-commit';
import { executeFor } from '../database/execute-for';
import { fileColumns } from '../media/file-columns';
import { hideFiles } from '../media/hide-files';
import { removeUnasked } from './refuse-while-used';

const namedRows = z.array(z.object({ name: z.string() }));

/**
 * The files of a deleted picture are gone for visitors when its deletion is answered. Those of a reset, which deletes what pages show, stay
 * until they are swept.
 */
export const letGoFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.removal === removeUnasked.removal) return;
  const rows = await executeFor(
    req,
    sql`select name from media, unnest(array[${fileColumns}]) as name where id = ${Number(id)} and name is not null`,
  );
  const names = namedRows.parse(rows).map(({ name }) => name);
  const { db, logger } = req.payload;
  await afterCommit(req, () =>
    hideFiles(db.drizzle, names).catch((err: unknown) => {
      logger.error({
        err,
        msg: `Files of a deleted picture can be fetched until they are swept: ${names.join(', ')}`,
      });
    }),
  );
};
