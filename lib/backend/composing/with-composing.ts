import type { CollectionConfig, Endpoint } from 'payload';
import { type Composed, composedCollections } from './composed-collections';
import { readComposing } from './read-composing';
import { readEditor } from './read-editor';
import { saveOperations } from './save-operations';

/** The collection with `/:id/composing`, where it has blocks: what is stored, and changes of it. */
export function withComposing(collection: CollectionConfig): CollectionConfig {
  const composed = composedCollections.find((one) => one === collection.slug);
  const { endpoints } = collection;
  if (!composed || endpoints === false) return collection;
  return { ...collection, endpoints: [...(endpoints ?? []), read(composed), save(composed)] };
}

const path = '/:id/composing';

const read = (collection: Composed): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    const composing = await readComposing(collection, req);
    const editor = await readEditor(collection, Number(req.routeParams?.id), req);
    return Response.json({ ...composing, editor });
  },
});

const save = (collection: Composed): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => Response.json(await saveOperations(collection, req)),
});
