'use client';

import { type ReactElement, useEffect } from 'react';
import { laterPart, loadPartsSoon } from '../loading/later-part';
import { DialogInTime, type DialogProps } from './dialog-in-time';
import { usePanes } from './use-panes';

// None is part of what has to be there before a page can be worked on.
const parts = {
  commands: laterPart<DialogProps>(() => import('./commands-dialog').then((module) => module.CommandsDialog)),
  shortcuts: laterPart<DialogProps>(() =>
    import('./shortcuts-dialog').then((module) => module.ShortcutsDialog),
  ),
  move: laterPart<DialogProps>(() => import('./move-dialog').then((module) => module.MoveDialog)),
  versions: laterPart<DialogProps>(() => import('./versions-dialog').then((module) => module.VersionsDialog)),
  address: laterPart<DialogProps>(() => import('./address-dialog').then((module) => module.AddressDialog)),
};

/** What stands over the panes, one at a time. */
export function Dialogs(): ReactElement | null {
  const { dialog } = usePanes();
  useEffect(loadPartsSoon, []);
  return dialog && <DialogInTime key={dialog} part={parts[dialog]} />;
}
