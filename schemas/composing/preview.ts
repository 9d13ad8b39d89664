import type { Subject } from '../bindings/subject';

/** The records with which a page is previewed, and the choices for each. */
export type PreviewContext = {
  /** Composer URL of the page by its record id, independent of its address. */
  record: string;
  /** One entry per kind of record; `slug` and `name` of the selected record, null for none. */
  choices: readonly {
    kind: Subject;
    label: string;
    /** Whether the page has no address without such a record. */
    isNeeded: boolean;
    slug: string | null;
    name: string | null;
    /** The slug of the office whose records can be selected; null for all offices. */
    within: string | null;
    /** URL of the CMS form of the selected record; null for none, and if the user may not edit it. */
    form: string | null;
  }[];
  /** The name of the office that owns the page; null for the network. */
  owner: string | null;
  /** Whether a revision of the page is public. */
  isOnSite: boolean;
  /** Whether a revision was ever public: then visitors may know its address. */
  wasOnSite: boolean;
};
