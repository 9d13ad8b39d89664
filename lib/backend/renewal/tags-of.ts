import { type RenewalKind, recordTag } from '@/schemas/renewal-tags';

/** A document as the rules of renewal see it. */
export type ChangedDocument = Record<string, unknown>;

type Rule = {
  /** The kind every change of the collection belongs to. */
  kind: RenewalKind;
  /** Further tags of this one document. */
  records: (doc: ChangedDocument) => (string | null)[];
  /** Whether the public sees the document; all are seen where nothing is said. */
  isVisible?: (doc: ChangedDocument) => boolean;
  /** False when no page can show a document before something else names it. */
  isShownWhenNew?: false;
};

const isPublished = (doc: ChangedDocument) => doc._status === 'published';
const record = (kind: RenewalKind, key: unknown): string | null =>
  typeof key === 'string' || typeof key === 'number' ? recordTag(kind, String(key)) : null;

const rules: Record<string, Rule> = {
  pages: {
    kind: 'pages',
    records: (doc) => [record('pages', doc.id), record('pages', doc.route)],
    isVisible: isPublished,
  },
  'website-sections': {
    kind: 'sections',
    records: (doc) => [record('sections', doc.name)],
    isVisible: isPublished,
  },
  posts: { kind: 'posts', records: (doc) => [record('posts', doc.slug)], isVisible: isPublished },
  menus: { kind: 'menus', records: (doc) => [record('menus', doc.name)] },
  offices: { kind: 'offices', records: (doc) => [record('offices', doc.slug)] },
  regions: { kind: 'regions', records: (doc) => [record('regions', doc.slug), 'offices'] },
  people: {
    kind: 'people',
    records: (doc) => (doc.is_agent ? ['agents', record('agents', doc.slug)] : []),
    isVisible: (doc) => doc.show_on_website === true,
  },
  listings: {
    kind: 'listings',
    records: (doc) => [record('listings', doc.slug)],
    isVisible: (doc) => doc.status !== 'draft' && doc.status !== 'withdrawn',
  },
  reviews: { kind: 'reviews', records: () => [], isVisible: (doc) => doc.published === true },
  redirects: { kind: 'redirects', records: () => [] },
  media: { kind: 'media', records: () => [], isShownWhenNew: false },
};

/**
 * What has to be renewed when a document changes from `before` to `after` (either may be missing): its
 * kind and its records, under the old name and the new one. Nothing when the public sees neither.
 */
export function tagsOf(
  collection: string,
  after: ChangedDocument | null,
  before: ChangedDocument | null,
): string[] {
  const rule = rules[collection];
  if (!rule || (rule.isShownWhenNew === false && before?.id === undefined)) return [];
  const seen = [before, after].filter((doc) => doc !== null).filter((doc) => rule.isVisible?.(doc) ?? true);
  if (seen.length === 0) return [];
  const records = seen.flatMap(rule.records).filter((tag) => tag !== null);
  return [...new Set([rule.kind, ...records])];
}
