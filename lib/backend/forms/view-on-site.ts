import type { CollectionConfig } from 'payload';
import { isAddressed, readAddresses } from '../redirects/read-addresses';

/** The collection with a way from a form to what visitors see of its record, where they see it. */
export function withViewOnSite(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection;
  if (!isAddressed(slug)) return collection;
  const preview: NonNullable<CollectionConfig['admin']>['preview'] = async (doc, { req, locale }) => {
    const [path] = typeof doc.id === 'number' ? await readAddresses(slug, doc.id, req) : [];
    return path === undefined ? null : `/${locale}${path === '/' ? '' : path}`;
  };
  return { ...collection, admin: { ...admin, preview } };
}
