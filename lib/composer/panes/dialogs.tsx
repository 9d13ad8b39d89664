'use client';

import type { ReactElement } from 'react';
import { CommandsDialog } from './commands-dialog';
import { MoveDialog } from './move-dialog';
import { ShortcutsDialog } from './shortcuts-dialog';
import { usePanes } from './use-panes';

/** What stands over the panes, one at a time. */
export function Dialogs(): ReactElement | null {
  const { dialog } = usePanes();
  switch (dialog) {
    case 'commands':
      return <CommandsDialog />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'move':
      return <MoveDialog />;
    default:
      return null;
  }
}
