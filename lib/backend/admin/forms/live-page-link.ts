import type { CollectionConfig } from 'payload';
import { isAddressed, readAddresses } from '../../platform/redirects/read-addresses';

/** Adds a link to the live page of a document to its form, for published documents. */
export function withLivePageLink(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection;
  if (!isAddressed(slug)) return collection;
  const preview: NonNullable<CollectionConfig['admin']>['preview'] = async (doc, { req, locale }) => {
    const [path] = typeof doc.id === 'number' ? await readAddresses(slug, doc.id, req) : [];
    return path === undefined ? null : `/${locale}${path === '/' ? '' : path}`;
  };
  return { ...collection, admin: { ...admin, preview } };
}
