'use client';

import { createElement, type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Loadable } from '../lazy-component';
import { usePanes } from '../workspace/composer-context';

/** `typed` is the text that was typed while the dialog was loading. */
export type LoadedDialogProps = { typed?: string };
type LazyDialogProps = { loadable: Loadable<LoadedDialogProps> };

/**
 * A dialog that may still have to load. Users type at once: a visually hidden field collects the text until
 * the dialog has its own field.
 */
export function LazyDialog({ loadable }: LazyDialogProps): ReactElement {
  const { change, announce } = usePanes();
  const [dialog, setDialog] = useState(loadable.getLoaded);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (dialog) return;
    let isActive = true;
    loadable.load().then(
      // Synchronously with its focus: no letter may get lost between the two fields.
      (loaded) => isActive && flushSync(() => setDialog(() => loaded)),
      () => {
        if (!isActive) return;
        announce('This cannot be opened offline. You can keep working');
        change({ dialog: null });
      },
    );
    return () => {
      isActive = false;
    };
  }, [loadable, dialog, change, announce]);
  if (dialog) return createElement(dialog, { typed });
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: collects text typed while the dialog loads
      autoFocus
      className="sr-only"
      aria-label="Opening …"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') change({ dialog: null });
      }}
    />
  );
}
