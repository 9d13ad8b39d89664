import type { ReferenceKind } from '@/schemas/reference';

export type RecordQuestion = {
  kinds: readonly ReferenceKind[];
  /** As they were typed: a record says each of them. */
  words: string;
  /** No others than these; null for all. */
  ids: readonly number[] | null;
  /** Of each kind. */
  most: number;
  page: number;
  /** Those that visitors see, and find at an address of their own; whoever asks. */
  isPublic: boolean;
  /** Listings of the office of this slug; null for all. */
  office: string | null;
  /** The address of the page that is to lead there, whose owner's pages come first; null where none is. */
  near: string | null;
};
