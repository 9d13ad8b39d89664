import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Composed } from '@/schemas/composing/composed';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import type { ComposingHead } from './read-composing';
import { knownRevision } from './read-unless-known';

/** Whoever has saved within so many minutes may have had a part in a version that says its last writer only. */
const sitting = 10;
const answerSchema = z.array(z.object({ are_own: z.boolean() }));

/**
 * Whether all that was saved of a document since the revision that whoever asks knows was saved by themselves, as from another tab. False
 * where that is not certain, and where nothing was.
 */
export async function areOwnSaves(
  collection: Composed,
  id: number,
  { revision, by }: Pick<ComposingHead, 'revision' | 'by'>,
  req: PayloadRequest,
): Promise<boolean> {
  const known = knownRevision(req);
  const { user } = req;
  if (known === undefined || known >= revision || !user || by !== user.name) return false;
  const answer = await executeFor(
    req,
    sql`select not exists (select from ${sql.identifier(tablesOf(collection).versions)}
        where parent_id = ${id} and version_revision > ${known} and version_revised_by is distinct from ${by})
      and (${known + 1 === revision} or not exists (select from composer_sittings
        where collection = ${collection} and document = ${id} and person <> ${Number(user.id)}
          and saved_at > now() - make_interval(mins => ${sitting}))) as are_own`,
  );
  return answerSchema.parse(answer)[0]?.are_own === true;
}
