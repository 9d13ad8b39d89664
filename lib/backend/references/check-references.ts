import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { type BlockReference, referencesOf } from '@/lib/document/block-references';
import { storedBlockSchema } from '@/schemas/stored-block';

const collectionOf = {
  media: 'media',
  page: 'pages',
  office: 'offices',
  region: 'regions',
  agent: 'people',
  listing: 'listings',
  post: 'posts',
} as const;
type Kind = keyof typeof collectionOf;

const kinds: readonly Kind[] = ['media', 'page', 'office', 'region', 'agent', 'listing', 'post'];

/**
 * What blocks newly refer to must exist, and be something their writer may use: an office editor neither shows another
 * office's picture nor links to what is not public.
 * @throws ValidationError that names the block of each reference that leads nowhere.
 */
export const checkReferences: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const known = new Set(readReferences(originalDoc?.blocks).map(keyOf));
  const added = readReferences(data.blocks).filter((reference) => !known.has(keyOf(reference)));
  const missing = await Promise.all(kinds.map((kind) => findMissing(kind, added, req)));
  const errors = missing.flat().map(({ blockId, kind, record }) => {
    const message = `block "${blockId}": there is no ${kind} ${record} that can be used here; choose another`;
    return { path: 'blocks', label: message, message };
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

const keyOf = ({ kind, record }: BlockReference): string => `${kind} ${record}`;

function readReferences(blocks: unknown): BlockReference[] {
  const nodes = Array.isArray(blocks) ? blocks : [];
  return nodes.flatMap((node) => {
    const parsed = storedBlockSchema.safeParse(node);
    return parsed.success ? referencesOf([parsed.data]) : [];
  });
}

async function findMissing(
  kind: Kind,
  added: readonly BlockReference[],
  req: PayloadRequest,
): Promise<BlockReference[]> {
  const asked = added.filter((reference) => reference.kind === kind);
  if (asked.length === 0) return [];
  const ids = asked.map(({ record }) => record).filter((record) => /^[1-9]\d{0,8}$/.test(record));
  const { docs } = await req.payload.find({
    collection: collectionOf[kind],
    where: { id: { in: ids.map(Number) } },
    depth: 0,
    pagination: false,
    ...(req.user && { user: req.user, overrideAccess: false }),
    req,
  });
  const found = new Set(docs.map(({ id }) => String(id)));
  return asked.filter(({ record }) => !found.has(record));
}
