import type { CollectionConfig } from 'payload';
import { restoreAsDraft } from './restore-as-draft';

/** Whether drafts of the collection are saved by a person. Drafts with autosave have other rules. */
export function hasManualDrafts({ versions }: CollectionConfig): boolean {
  const drafts = typeof versions === 'object' ? versions.drafts : false;
  return typeof drafts === 'object' && !drafts.autosave;
}

/** The collection with the endpoint that restores a version as a draft. */
export function withRestore(collection: CollectionConfig): CollectionConfig {
  const { endpoints, slug } = collection;
  if (endpoints === false || !hasManualDrafts(collection)) return collection;
  return { ...collection, endpoints: [...(endpoints ?? []), restoreAsDraft(slug)] };
}
