import type { Command } from '../canvas/command-keys';
import type { Session } from '../session/session';
import { keepFocus, leaveTaken, surfaceNow } from './bring-focus';
import { runCommand } from './commands';

/** Does what keys and buttons mean, says what it was, and keeps the focus at the block that is chosen then. */
export function doCommand(session: Session, say: (sentence: string) => void, command: Command): void {
  const surface = surfaceNow();
  const before = session.state().editing.document;
  say(runCommand(session, command) ?? '');
  // The button that took one out stands for its neighbour by now: pressed again it would take out that, too.
  const isTaken = command === 'remove' && session.state().editing.document !== before;
  if (isTaken && surface === 'elsewhere') leaveTaken(session);
  else keepFocus(session, surface);
}
