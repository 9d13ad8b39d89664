import type { BlockDraft } from '../pages/block';

/** A piece shared by many pages. `contents` are its named values, empty ones included. */
export type SectionRecord = {
  name: string;
  /** Slug; null for the network's. */
  office: string | null;
  contents: readonly { name: string; type: 'text' | 'textarea' | 'url'; value: string }[];
  blocks: readonly BlockDraft[];
};
