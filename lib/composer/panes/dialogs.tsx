'use client';

import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { Commands, loadCommandsSoon } from './load-commands';
import { usePanes } from './use-panes';

// None is part of what has to be there before a page can be worked on.
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

/** What stands over the panes, one at a time. */
export function Dialogs(): ReactElement {
  const { dialog } = usePanes();
  useEffect(loadCommandsSoon, []);
  return (
    <Suspense>
      {dialog === 'commands' && <Commands />}
      {dialog === 'shortcuts' && <ShortcutsDialog />}
      {dialog === 'move' && <MoveDialog />}
      {dialog === 'versions' && <VersionsDialog />}
      {dialog === 'address' && <AddressDialog />}
    </Suspense>
  );
}
