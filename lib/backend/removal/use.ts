import type { CollectionSlug } from 'payload';

/** Documents of one collection that use another document: in their fields, in blocks, or as what frames a page. */
export type Use = { collection: CollectionSlug; within: 'fields' | 'blocks' | 'frame'; ids: number[] };
