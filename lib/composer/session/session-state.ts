import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { OtherEditor, PageEditor, UnpublishedChanges } from '@/schemas/composing/drafts';
import type { DeadLink } from '@/schemas/composing/links';
import type { BlockFieldPath } from '../editing/block-field-path';
import type { Editing } from '../editing/editing';
import type { ReplacedField } from '../editing/replaced-fields';
import type { PublishIssue } from './publish-issue';
import type { LoadedPageData } from './refresh-page-data';
import type { RefusedBlock } from './refused-blocks';

/** State of saving; `message` is for the user. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'busy' | 'signed out' }
  /**
   * The page does not exist or may not be edited. Nothing can be saved; unsaved edits stay on the screen.
   */
  | { kind: 'lost'; message: string }
  | { kind: 'refused'; message: string };

/** What was displayed: the stored revision and the number of merged remote changes. */
export type DisplayedState = { revision: number; mergeCount: number };

/** An earlier version, saved `at` (ISO 8601) by a user; `by` is null for the system. */
export type ViewedVersion = { id: number; at: string; by: string | null; document: OpenDocument };

export type SessionState = {
  editing: Editing;
  saving: SaveState;
  /** Whether the stored revision is the published one. */
  isPublished: boolean;
  /** Whether any revision is published. */
  isOnSite: boolean;
  /** Whether the page was ever published: its address may be known. */
  wasOnSite: boolean;
  /** Blocks that the server rejected. They are excluded from saves until they are changed. */
  refused: readonly RefusedBlock[];
  /** Other users who edit the page, and the blocks they selected. */
  others: readonly OtherEditor[];
  /** The page data, and the document for which it was loaded. */
  pageData: LoadedPageData;
  selected: string | null;
  /** Address of the picture in the selected block that was clicked. */
  picture: string | null;
  /** The earlier version that is displayed instead of the current page. */
  viewed: ViewedVersion | null;
  /**
   * The field to which the user was navigated, until it was edited: `path` as in issues, for example
   * `props.heading`.
   */
  targetField: { id: string; path: string } | null;
  /** The focused field, in the form or on the page. */
  focused: BlockFieldPath | null;
  /** Saved fields that other users replaced, until the user dismisses them. */
  replaced: readonly ReplacedField[];
  /** Whether the same user, in another tab, caused all conflicts and replacements. */
  isFromOtherTab?: boolean;
  /** Whether the same user has the page open in another tab of this browser. */
  isInAnotherTab?: boolean;
  /** The session has ended or belongs to another user. No requests until the user signs in again. */
  isSignedOut: boolean;
  /** The user who edits the page. */
  editor: PageEditor;
  /** A message until the next edit: result of publishing, or recovered edits. */
  notice: {
    kind: 'published' | 'restored' | 'failed';
    sentence: string;
    /** Whether this is the first publication. */
    isFirst?: boolean;
    /** Whether the user may update a menu that visitors see. */
    canEditMenus?: boolean;
    /** Issues that prevented the action. */
    issues?: readonly PublishIssue[];
  } | null;
  /** The open publish prompt: additional changes, broken links, and the state that was displayed. */
  publishPrompt: (UnpublishedChanges & { deadLinks: readonly DeadLink[]; displayed: DisplayedState }) | null;
};

/** Observable session state. */
export type SessionStore = {
  state: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createSessionStore(initialState: SessionState): SessionStore {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
