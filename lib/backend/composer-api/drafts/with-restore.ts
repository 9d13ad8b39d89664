import type { CollectionConfig } from 'payload';
import { createRestoreAsDraftEndpoint } from './restore-as-draft';

/** Whether the collection has drafts without autosave. */
export function hasManualDrafts({ versions }: CollectionConfig): boolean {
  const drafts = typeof versions === 'object' ? versions.drafts : false;
  return typeof drafts === 'object' && !drafts.autosave;
}

/** Adds the endpoint that restores a version as a draft to a collection. */
export function withRestore(collection: CollectionConfig): CollectionConfig {
  const { endpoints, slug } = collection;
  if (endpoints === false || !hasManualDrafts(collection)) return collection;
  return { ...collection, endpoints: [...(endpoints ?? []), createRestoreAsDraftEndpoint(slug)] };
}
