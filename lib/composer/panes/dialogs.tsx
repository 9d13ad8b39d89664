'use client';

import type { ReactElement } from 'react';
import { MoveDialog } from './move-dialog';
import { usePanes } from './use-panes';

/** What stands over the panes, one at a time. */
export function Dialogs(): ReactElement | null {
  const { dialog } = usePanes();
  return dialog === 'move' ? <MoveDialog /> : null;
}
