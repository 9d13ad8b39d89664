import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { z } from 'zod';
import { readRow } from '../../platform/access/read-row';
import { type RestrictedField, restrictedFields } from '../../platform/access/restricted-fields';
import { isSameAsStored } from '../../platform/access/same-as-stored';
import { isOfficeStaff } from '../../platform/access/staff-member';
import { transactionOf } from '../../platform/database/request-transaction';
import { preserveRevisionContext } from '../../platform/preserve-revision-context';

const valuesSchema = z.record(z.string(), z.unknown());
const slugSchema = z.enum(['offices', 'people', 'listings', 'menus']);
const writeSchema = z.object({
  draft: z.boolean().nullish(),
  data: z.looseObject({ _status: z.unknown().optional() }).optional(),
});

const draftWriteKey = (slug: string) => `draft write of ${slug}`;
const restrictedDraftKey = (slug: string, id: unknown) => `restricted fields drafted of ${slug} ${id}`;

/** Records whether the write changes what visitors see, for `preserveRestrictedFields`. */
export const recordDraftWrite: CollectionBeforeOperationHook = ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const { data: write } = writeSchema.safeParse(args);
  const isDraft = write?.draft === true && (operation !== 'update' || write.data?._status !== 'published');
  req.context[draftWriteKey(slug)] = isDraft;
  return args;
};

/**
 * Preserves the fields that an office may not write: restoring a version does not change them, and values
 * that network staff have drafted do not reach the published document when the office publishes or
 * unpublishes. They remain a draft.
 */
export const preserveRestrictedFields: CollectionBeforeValidateHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const fields = restrictedFields.filter(({ collection }) => collection === slug);
  if (!data || !originalDoc || operation !== 'update' || !isOfficeStaff(req.user) || fields.length === 0)
    return data;
  const isRestored = req.context.isRestoringVersion === true;
  const newest = (field: string): unknown => originalDoc[field];
  const next = { ...data };
  for (const { field } of fields) if (isRestored || next[field] === undefined) next[field] = newest(field);
  if (req.context[draftWriteKey(slug)] === true) return next;
  const publishedValues = await readRow(slug, originalDoc.id, req);
  const draftedFields = fields.filter((row) =>
    isWithheld(row, publishedValues.get(row.field), next[row.field]),
  );
  for (const { field } of draftedFields) next[field] = publishedValues.get(field);
  if (draftedFields.length > 0)
    req.context[restrictedDraftKey(slug, originalDoc.id)] = Object.fromEntries(
      draftedFields.map(({ field }) => [field, newest(field)]),
    );
  return next;
};

/** Saves the withheld values as the newest draft again, after the version that the office has published. */
export const redraftRestrictedFields: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  req,
}) => {
  const { data: drafted } = valuesSchema.safeParse(req.context[restrictedDraftKey(slug, doc.id)]);
  if (!drafted) return doc;
  delete req.context[restrictedDraftKey(slug, doc.id)];
  await req.payload.update({
    ...{ collection: slugSchema.parse(slug), id: doc.id, data: drafted, depth: 0, draft: true },
    ...{ req: transactionOf(req), context: { ...preserveRevisionContext } },
  });
  return doc;
};

function isWithheld({ office }: RestrictedField, published: unknown, next: unknown): boolean {
  if (isSameAsStored(next, published) && isSameAsStored(published, next)) return false;
  if (office === 'nothing') return true;
  if (office === 'may set it once') return !isSameAsStored(published, null);
  return [published, next].some(
    (value) => !isSameAsStored(value, null) && !office.some((choice) => choice === value),
  );
}
