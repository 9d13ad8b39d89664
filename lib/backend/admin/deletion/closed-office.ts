import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { getCollectionLabel } from '../../platform/cms-api/document-names';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { relationId } from '../../relation-id';

type StoredDocument = Record<string, unknown>;

const isPublished = ({ _status }: StoredDocument) => _status === 'published';

/** Checks by collection: whether a document of an office is public, so that archiving unpublishes it. */
const publicChecks: Readonly<Record<string, (document: StoredDocument) => boolean>> = {
  pages: isPublished,
  'website-sections': isPublished,
  posts: isPublished,
  'sale-stories': isPublished,
  listings: (document) =>
    isPublished(document) && (document.status === 'active' || document.status === 'under_offer'),
  reviews: ({ published }) => published === true,
  people: (parsed) => isPublished(parsed) && parsed.show_on_website === true,
};

/** Whether the collection has public documents that belong to an office. */
export const canBelongToOffice = (collection: string): boolean => collection in publicChecks;

const singleIdSchema = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/**
 * Locks the office before the document, like archiving. Unlike `for share`, the lock does not block updates
 * of the office.
 */
export const lockOffice: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const parsed = singleIdSchema.safeParse(args);
  if (!parsed.success || (operation !== 'update' && operation !== 'delete')) return;
  const document = sql`select office_id from ${sql.identifier(tablesOf(slug).documents)} where id = ${parsed.data.id}`;
  await executeSql(req, sql`select 1 from offices where id = (${document}) for key share`);
};

const statusSchema = z.array(z.object({ name: z.string(), status: z.string().nullable() }));

/**
 * Rejects publishing documents of a closed office. Waits for a transaction that archives the office.
 * @throws APIError 409
 */
export const rejectWhenOfficeClosed: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  const nextDocument: StoredDocument = { ...originalDoc, ...data };
  if (!publicChecks[slug]?.(nextDocument)) return data;
  const officeOfAgent = sql`(select office_id from people where id = ${relationId(nextDocument.agent)})`;
  const office =
    nextDocument.scope === 'agent' ? officeOfAgent : sql`${relationId(nextDocument.office)}::int`;
  const rows = await executeSql(
    req,
    sql`select name, status from offices where id = ${office} for key share`,
  );
  const [officeRow] = statusSchema.parse(rows);
  if (officeRow?.status !== 'Closed') return data;
  const noun = getCollectionLabel(slug, 1, req);
  const message = `The office “${officeRow.name}” is closed, so its ${noun} cannot be on the website. Save it hidden, or open the office first.`;
  throw new APIError(message, 409, null, true);
};
