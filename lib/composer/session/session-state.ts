import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { PageEditor, PageOther, Unpublished } from '@/schemas/composing/drafts';
import type { DeadLink } from '@/schemas/composing/links';
import type { Editing } from '../editing/editing';
import type { OwnField } from '../editing/own-field';
import type { Replaced } from '../editing/replaced-fields';
import type { PageFilling } from './refill-page';
import type { RefusedBlock } from './refused-blocks';
import type { ToMend } from './to-mend';

/** How it stands with saving: `message` is for whoever edits. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'busy' | 'signed out' }
  /** The page is gone, or not theirs any more: nothing can be saved, and what is on the screen stays there. */
  | { kind: 'lost'; message: string }
  | { kind: 'refused'; message: string };

/** What was on the screen: the revision that is stored, and how often something of others had come onto it. */
export type Seen = { revision: number; timesTaken: number };

/** What the page was before, as it was saved `at` (ISO 8601) by somebody; by null for the system. */
export type Viewed = { id: number; at: string; by: string | null; document: OpenDocument };

export type SessionState = {
  editing: Editing;
  saving: SaveState;
  /** Whether visitors see what is stored, and nothing older. */
  isPublished: boolean;
  /** Whether they see some revision of it, this one or an older one. */
  isOnSite: boolean;
  /** Whether they have ever seen one: then its address is known. */
  wasOnSite: boolean;
  /** Blocks that the server does not take as they are: they wait until they are changed, and everything else is saved. */
  refused: readonly RefusedBlock[];
  /** Who else works on the page just now, and which block each has chosen. */
  others: readonly PageOther[];
  /** The page with its data as it was last read, and for which blocks. */
  filling: PageFilling;
  selected: string | null;
  /** The address of a picture in the chosen block that was pressed on the page. */
  picture: string | null;
  /** What the page was before, while somebody looks at it instead of the page as it is now. */
  viewed: Viewed | null;
  /** The field of the chosen block that somebody is led to, until it has been worked on: `path` as faults have it, as `props.heading`. */
  sought: { id: string; path: string } | null;
  /** The field that somebody's hand is in, in the form or on the page. */
  focused: OwnField | null;
  /** What others have put in the place of what was written here, until it is seen to. */
  replaced: readonly Replaced[];
  /** Whether the same person has saved, in another tab, all that clashes or was replaced. */
  isOwnDoing?: boolean;
  /** Whether the same person has the page open in another tab of this browser. */
  isInAnotherTab?: boolean;
  /** The session has ended, or is another person's by now: until the password is given, nothing is sent. */
  isSignedOut: boolean;
  /** Whoever works on it. */
  editor: PageEditor;
  /** What is to be said until the next edit: what came of publishing, what was brought back. */
  notice: {
    kind: 'published' | 'brought back' | 'not done';
    sentence: string;
    /** Whether visitors had never seen it before. */
    isFirst?: boolean;
    /** On account of what it was not done. */
    toMend?: readonly ToMend[];
  } | null;
  /** What would be published besides what is on the screen, which links lead nowhere, while whoever publishes is asked about it, and what they saw then. */
  asking: (Unpublished & { deadLinks: readonly DeadLink[]; seen: Seen }) | null;
};
