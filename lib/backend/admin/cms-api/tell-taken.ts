import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { collectionLabel } from './document-names';

/** The shape of Payload's unique violation errors; only these contain the table name. */
const uniqueViolationSchema = z.object({
  errors: z.tuple([z.object({ path: z.string(), tableName: z.string() })]),
});

/** The response for a unique violation; null for other errors. */
export function formatUniqueViolation(error: Error, collection: CollectionSlug | undefined, req: PayloadRequest) {
  const violation = error instanceof APIError ? uniqueViolationSchema.safeParse(error.data).data : undefined;
  if (!violation || !collection) return null;
  const [{ path }] = violation.errors;
  const { flattenedFields } = req.payload.collections[collection].config;
  const field = flattenedFields.find(({ name }) => name === path);
  const label = field && 'label' in field && typeof field.label === 'string' ? field.label : path;
  const fieldLabel = path === 'slug' ? 'address' : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const message = `Another ${collectionLabel(collection, 1, req)} has this ${fieldLabel}: choose another`;
  return {
    errors: [{ name: error.name, message, data: { collection, errors: [{ path, message, label }] } }],
  };
}
