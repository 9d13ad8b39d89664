import type { BlockDraft } from '../pages/block';

/** A section that many pages share. `contents` are its named values, including empty ones. */
export type SectionRecord = {
  name: string;
  /** The slug of an office; null for sections of the network. */
  office: string | null;
  contents: readonly { name: string; type: 'text' | 'textarea' | 'url'; value: string }[];
  blocks: readonly BlockDraft[];
};
