import type { Command } from '../canvas/command-keys';
import type { Session } from '../session/session';
import { keepFocus, surfaceNow } from './bring-focus';
import { runCommand } from './commands';

/** Does what keys and buttons mean, says what it was, and keeps the focus at the block that is chosen then. */
export function doCommand(session: Session, say: (sentence: string) => void, command: Command): void {
  const surface = surfaceNow();
  say(runCommand(session, command) ?? '');
  keepFocus(session, surface);
}
