import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { wordFor } from './name-documents';

/** As Payload tells what the database has refused: with the table, which no other refusal names. */
const takenSchema = z.object({
  errors: z.tuple([z.object({ path: z.string(), tableName: z.string() })]),
});

/** What is answered where only one record may have a value, and another has it; null for every other failure. */
export function tellTaken(error: Error, collection: CollectionSlug | undefined, req: PayloadRequest) {
  const taken = error instanceof APIError ? takenSchema.safeParse(error.data).data : undefined;
  if (!taken || !collection) return null;
  const [{ path }] = taken.errors;
  const { flattenedFields } = req.payload.collections[collection].config;
  const field = flattenedFields.find(({ name }) => name === path);
  const label = field && 'label' in field && typeof field.label === 'string' ? field.label : path;
  const what = path === 'slug' ? 'address' : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const message = `Another ${wordFor(collection, 1, req)} has this ${what}: choose another`;
  return {
    errors: [{ name: error.name, message, data: { collection, errors: [{ path, message, label }] } }],
  };
}
