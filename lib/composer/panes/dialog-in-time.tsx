'use client';

import { createElement, type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LaterPart } from '../loading/later-part';
import { usePanes } from './use-panes';

/** `typed` are letters that were meant for it already. */
export type DialogProps = { typed?: string };
type DialogInTimeProps = { part: LaterPart<DialogProps> };

/** A dialog that may have to be loaded. Whoever opens it types at once: until it is there the letters stand in a field that nobody sees, and then in its own. */
export function DialogInTime({ part }: DialogInTimeProps): ReactElement {
  const { change, say } = usePanes();
  const [dialog, setDialog] = useState(part.now);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (dialog) return;
    let isWanted = true;
    part.load().then(
      // At once with its focus: between the two fields a letter would be nobody's.
      (loaded) => isWanted && flushSync(() => setDialog(() => loaded)),
      () => {
        if (!isWanted) return;
        say('This cannot be opened without a connection. Go on meanwhile');
        change({ dialog: null });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [part, dialog, change, say]);
  if (dialog) return createElement(dialog, { typed });
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: opened by whoever works here, to go on in it
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
