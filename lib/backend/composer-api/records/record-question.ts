import type { ReferenceKind } from '@/schemas/reference';

export type RecordQuery = {
  kinds: readonly ReferenceKind[];
  /** Search words as typed; a record must match each of them. */
  words: string;
  /** Restricts to these records; null for all. */
  ids: readonly number[] | null;
  /** Maximum number of records of each kind. */
  most: number;
  page: number;
  /** Restricts to records that visitors see, with an address of their own. */
  isPublic: boolean;
  /** Restricts listings to the office with this slug; null for all. */
  office: string | null;
  /**
   * Address of the page that will contain the link; pages of its owner are sorted first. Null when there is
   * none.
   */
  near: string | null;
};
