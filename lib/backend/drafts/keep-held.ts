import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { z } from 'zod';
import { type HeldField, heldFields } from '../access/held-fields';
import { readRow } from '../access/read-row';
import { isSameAsStored } from '../access/same-as-stored';
import { isOfOffice } from '../access/staff-member';
import { sameTransaction } from '../database/same-transaction';
import { keepRevision } from '../revisions/check-revision';

const valuesSchema = z.record(z.string(), z.unknown());
const slugSchema = z.enum(['offices', 'people', 'listings', 'menus']);
const writeSchema = z.object({
  draft: z.boolean().nullish(),
  data: z.looseObject({ _status: z.unknown().optional() }).optional(),
});

const draftKey = (slug: string) => `only a draft of ${slug} is written`;
const heldKey = (slug: string, id: unknown) => `drafted for the network of ${slug} ${id}`;

/** Notes whether a write reaches what visitors see, for `keepHeld`. */
export const noteDraft: CollectionBeforeOperationHook = ({ args, collection: { slug }, operation, req }) => {
  const { data: write } = writeSchema.safeParse(args);
  const isDraft = write?.draft === true && (operation !== 'update' || write.data?._status !== 'published');
  req.context[draftKey(slug)] = isDraft;
  return args;
};

/**
 * What an office may not write stays as it is, whatever the office does: restoring changes none of it, and what the network's staff
 * have drafted of it does not come to visitors, nor into the row, with what the office publishes or takes away. It stays a draft.
 */
export const keepHeld: CollectionBeforeValidateHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const rows = heldFields.filter(({ collection }) => collection === slug);
  if (!data || !originalDoc || operation !== 'update' || !isOfOffice(req.user) || rows.length === 0)
    return data;
  const isRestored = req.context.isRestoringVersion === true;
  const newest = (field: string): unknown => originalDoc[field];
  const next = { ...data };
  for (const { field } of rows) if (isRestored || next[field] === undefined) next[field] = newest(field);
  if (req.context[draftKey(slug)] === true) return next;
  const seen = await readRow(slug, originalDoc.id, req);
  const drafted = rows.filter((row) => isHeldBack(row, seen.get(row.field), next[row.field]));
  for (const { field } of drafted) next[field] = seen.get(field);
  if (drafted.length > 0)
    req.context[heldKey(slug, originalDoc.id)] = Object.fromEntries(
      drafted.map(({ field }) => [field, newest(field)]),
    );
  return next;
};

/** What was kept from visitors is the newest draft again, behind what the office has published. */
export const draftHeldAgain: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  const { data: drafted } = valuesSchema.safeParse(req.context[heldKey(slug, doc.id)]);
  if (!drafted) return doc;
  delete req.context[heldKey(slug, doc.id)];
  await req.payload.update({
    ...{ collection: slugSchema.parse(slug), id: doc.id, data: drafted, depth: 0, draft: true },
    ...{ req: sameTransaction(req), context: { ...keepRevision } },
  });
  return doc;
};

function isHeldBack({ office }: HeldField, seen: unknown, next: unknown): boolean {
  if (isSameAsStored(next, seen) && isSameAsStored(seen, next)) return false;
  if (office === 'nothing') return true;
  if (office === 'may set it once') return !isSameAsStored(seen, null);
  return [seen, next].some(
    (value) => !isSameAsStored(value, null) && !office.some((choice) => choice === value),
  );
}
