'use client';

import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { usePanes } from './use-panes';

// Not part of what has to be there before a page can be worked on.
const loadCommands = () => import('./commands-dialog').then((module) => ({ default: module.CommandsDialog }));
const CommandsDialog = lazy(loadCommands);
const MoveDialog = lazy(() => import('./move-dialog').then((module) => ({ default: module.MoveDialog })));
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog').then((module) => ({ default: module.ShortcutsDialog })),
);

const AddressDialog = lazy(() =>
  import('./address-dialog').then((module) => ({ default: module.AddressDialog })),
);
const VersionsDialog = lazy(() =>
  import('./versions-dialog').then((module) => ({ default: module.VersionsDialog })),
);

/** How long after a page was opened what may be asked for next is loaded, in ms. */
const pause = 1_500;

/** What stands over the panes, one at a time. */
export function Dialogs(): ReactElement {
  const { dialog } = usePanes();
  useEffect(() => {
    // Whoever opens it types at once: it is there by then.
    const timer = setTimeout(() => void loadCommands(), pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {dialog === 'commands' && <CommandsDialog />}
      {dialog === 'shortcuts' && <ShortcutsDialog />}
      {dialog === 'move' && <MoveDialog />}
      {dialog === 'versions' && <VersionsDialog />}
      {dialog === 'address' && <AddressDialog />}
    </Suspense>
  );
}
