import type { Command } from '../canvas/command-keys';
import type { Session } from '../session/session';
import { restoreFocus, focusAfterRemoval, currentSurface } from '../workspace/focus';
import { runCommand } from './commands';

/** Runs a command, announces its result, and keeps the focus at the block that is selected afterwards. */
export function executeCommand(session: Session, announce: (sentence: string) => void, command: Command): void {
  const surface = currentSurface();
  const before = session.state().editing.document;
  announce(runCommand(session, command) ?? '');
  // The button now applies to the neighbour: pressed again, it would remove that block as well.
  const isRemoval = command === 'remove' && session.state().editing.document !== before;
  if (isRemoval && surface === 'elsewhere') focusAfterRemoval(session);
  else restoreFocus(session, surface);
}
