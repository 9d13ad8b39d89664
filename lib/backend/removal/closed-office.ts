import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { wordFor } from '../cms-api/name-documents';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import { relationId } from '../relation-id';

type Stored = Record<string, unknown>;

const isPublished = ({ _status }: Stored) => _status === 'published';

/** What of an office is on the website: what archiving takes from it. */
const isShown: Readonly<Record<string, (document: Stored) => boolean>> = {
  pages: isPublished,
  'website-sections': isPublished,
  posts: isPublished,
  'sale-stories': isPublished,
  listings: (one) => isPublished(one) && (one.status === 'active' || one.status === 'under_offer'),
  reviews: ({ published }) => published === true,
  people: (one) => isPublished(one) && one.show_on_website === true,
};

/** Whether documents of the collection are on the website as an office's. */
export const isOfOffices = (collection: string): boolean => collection in isShown;

const oneSchema = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Locks the office before the document, as archiving does. Unlike `for share` it lets the office itself be saved. */
export const lockOffice: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const one = oneSchema.safeParse(args);
  if (!one.success || (operation !== 'update' && operation !== 'delete')) return;
  const document = sql`select office_id from ${sql.identifier(tablesOf(slug).documents)} where id = ${one.data.id}`;
  await executeFor(req, sql`select 1 from offices where id = (${document}) for key share`);
};

const statusSchema = z.array(z.object({ name: z.string(), status: z.string().nullable() }));

/** Nothing of a closed office is put on the website. Waits for a transaction that archives the office. @throws APIError 409 */
export const refuseWhileClosed: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  const next: Stored = { ...originalDoc, ...data };
  if (!isShown[slug]?.(next)) return data;
  const agents = sql`(select office_id from people where id = ${relationId(next.agent)})`;
  const office = next.scope === 'agent' ? agents : sql`${relationId(next.office)}::int`;
  const rows = await executeFor(
    req,
    sql`select name, status from offices where id = ${office} for key share`,
  );
  const [found] = statusSchema.parse(rows);
  if (found?.status !== 'Closed') return data;
  const word = wordFor(slug, 1, req);
  const message = `The office “${found.name}” is closed, so that no ${word} of it can be on the website. Save it hidden, or open the office first.`;
  throw new APIError(message, 409, null, true);
};
