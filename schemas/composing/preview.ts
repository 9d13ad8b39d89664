import type { Subject } from '../bindings/subject';

/** What a page is looked at with, and of what other records could be chosen. */
export type PreviewContext = {
  /** Where it is composed by its record, whatever its address. */
  record: string;
  /** A kind of record each; `slug` and `name` are the chosen one's, null for none. */
  choices: readonly {
    kind: Subject;
    label: string;
    /** Without one there is no address. */
    isNeeded: boolean;
    slug: string | null;
    name: string | null;
    /** The slug of the office of whose records one is chosen; null for all offices'. */
    within: string | null;
    /** Where the chosen record is changed in the CMS; null for none, and for somebody whose it is not. */
    form: string | null;
  }[];
  /** Whose the page is: an office's name; null for the network. */
  owner: string | null;
  /** Whether visitors see some revision of it already. */
  isOnSite: boolean;
  /** Whether they have ever seen one: then its address is known. */
  wasOnSite: boolean;
};
