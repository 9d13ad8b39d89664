import type { Editing } from '../editing/editing';
import type { PageEditor } from './backend';
import type { PageFilling } from './refill-page';

/** How it stands with saving: `message` is for whoever edits. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'signed out' }
  | { kind: 'refused'; message: string };

export type SessionState = {
  editing: Editing;
  saving: SaveState;
  /** The page with its data as it was last read, and for which blocks. */
  filling: PageFilling;
  selected: string | null;
  /** The session has ended, or is another person's by now: until the password is given, nothing is sent. */
  isSignedOut: boolean;
  /** Whoever works on it. */
  editor: PageEditor;
  /** What is to be said until the next edit: what came of publishing, what was brought back. */
  notice: { isGood: boolean; sentence: string } | null;
};
