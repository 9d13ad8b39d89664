'use client';

import { type ReactElement, useEffect } from 'react';
import { lazyPart, schedulePreload } from '../lazy-component';
import { LazyDialog, type LoadedDialogProps } from '../dialogs/lazy-dialog';
import { usePanes } from '../workspace/composer-context';

// Loaded after the page: none of them is needed to start editing.
const dialogParts = {
  commands: lazyPart<LoadedDialogProps>(() => import('../commands/command-palette').then((module) => module.CommandPalette)),
  shortcuts: lazyPart<LoadedDialogProps>(() =>
    import('../commands/shortcuts-dialog').then((module) => module.ShortcutsDialog),
  ),
  move: lazyPart<LoadedDialogProps>(() => import('../dialogs/move-dialog').then((module) => module.MoveDialog)),
  versions: lazyPart<LoadedDialogProps>(() => import('../versions/versions-dialog').then((module) => module.VersionsDialog)),
  address: lazyPart<LoadedDialogProps>(() => import('../dialogs/address-dialog').then((module) => module.AddressDialog)),
};

/** The open dialog, one at a time. */
export function Dialogs(): ReactElement | null {
  const { dialog } = usePanes();
  useEffect(schedulePreload, []);
  return dialog && <LazyDialog key={dialog} part={dialogParts[dialog]} />;
}
