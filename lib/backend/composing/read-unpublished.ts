import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import { contentLocale } from '@/lib/i18n/locales';
import type { Composed } from '@/schemas/composing/composed';
import type { Unpublished } from '@/schemas/composing/drafts';
import { requireStaff } from './read-composing';

const readSchema = z.looseObject({
  _status: z.string().nullish(),
  blocks: z.record(z.string(), z.unknown()).nullish(),
});
type Read = z.infer<typeof readSchema>;

/** What changes with every save, or stands for what is compared. */
const ofEverySave = new Set(['_status', 'blocks', 'revision', 'revised_by', 'createdAt', 'updatedAt', 'id']);

/** @throws APIError 401, and 404 for what is not there or not theirs. */
export async function readUnpublished(collection: Composed, req: PayloadRequest): Promise<Unpublished> {
  requireStaff(req);
  const [newest, shown] = [await read(collection, req, true), await read(collection, req, false)];
  const isNew = shown._status !== 'published';
  const before = isNew ? {} : (shown.blocks ?? {});
  const after = newest.blocks ?? {};
  const languages = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return {
    languages: languages.filter((one) => !isSameJson(after[one] ?? [], before[one] ?? [])).sort(),
    hasSettings: !isNew && !isSameJson(settingsOf(newest), settingsOf(shown)),
  };
}

const settingsOf = (document: Read) =>
  Object.fromEntries(
    Object.entries(document)
      .filter(([field]) => !ofEverySave.has(field))
      .map(([field, value]) => [field, asShown(value)]),
  );

/** A language that has nothing of its own, or says the same, is shown the content language. */
function asShown(value: unknown): unknown {
  if (!isNode(value) || !Object.hasOwn(value, contentLocale)) return value;
  const first = value[contentLocale];
  const own = Object.entries(value).filter(
    ([, one]) => one !== null && one !== '' && !isSameJson(one, first),
  );
  return { ...Object.fromEntries(own), [contentLocale]: first };
}

/** In every language by itself. */
async function read(collection: Composed, req: PayloadRequest, draft: boolean): Promise<Read> {
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
  return readSchema.parse(document);
}
