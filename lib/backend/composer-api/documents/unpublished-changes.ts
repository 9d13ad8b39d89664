import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import { contentLocale } from '@/lib/i18n/locales';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import type { UnpublishedChanges } from '@/schemas/composing/drafts';
import { requireStaff } from './read-draft';

const localizedDocumentSchema = z.looseObject({
  _status: z.string().nullish(),
  blocks: z.record(z.string(), z.unknown()).nullish(),
});
type LocalizedDocument = z.infer<typeof localizedDocumentSchema>;

/** Fields that change with every save, or are compared separately. */
const ignoredFields = new Set([
  '_status',
  'blocks',
  'revision',
  'revised_by',
  'createdAt',
  'updatedAt',
  'id',
]);

/** @throws APIError 401, and 404 when the document does not exist or is not accessible. */
export async function readUnpublishedChanges(
  collection: ComposableCollection,
  req: PayloadRequest,
): Promise<UnpublishedChanges> {
  requireStaff(req);
  const [newest, published] = [
    await readAllLocales(collection, req, true),
    await readAllLocales(collection, req, false),
  ];
  const isNew = published._status !== 'published';
  const before = isNew ? {} : (published.blocks ?? {});
  const after = newest.blocks ?? {};
  const languages = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return {
    languages: languages
      .filter((language) => !isSameJson(after[language] ?? [], before[language] ?? []))
      .sort(),
    hasSettings: !isNew && !isSameJson(settingsOf(newest), settingsOf(published)),
  };
}

const settingsOf = (document: LocalizedDocument) =>
  Object.fromEntries(
    Object.entries(document)
      .filter(([field]) => !ignoredFields.has(field))
      .map(([field, value]) => [field, withoutFallbacks(value)]),
  );

/** A language without a value of its own, or with the same value, falls back to the content language. */
function withoutFallbacks(value: unknown): unknown {
  if (!isNode(value) || !Object.hasOwn(value, contentLocale)) return value;
  const first = value[contentLocale];
  const overrides = Object.entries(value).filter(
    ([, localized]) => localized !== null && localized !== '' && !isSameJson(localized, first),
  );
  return { ...Object.fromEntries(overrides), [contentLocale]: first };
}

/** Reads the document in all languages. */
async function readAllLocales(
  collection: ComposableCollection,
  req: PayloadRequest,
  draft: boolean,
): Promise<LocalizedDocument> {
  const document = await req.payload.findByID({
    collection,
    id: Number(req.routeParams?.id),
    depth: 0,
    draft,
    locale: 'all',
    overrideAccess: false,
    user: req.user,
    req,
  });
  return localizedDocumentSchema.parse(document);
}
