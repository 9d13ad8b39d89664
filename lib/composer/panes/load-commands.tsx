'use client';

import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';
import { usePanes } from './use-panes';

type CommandsDialog = ComponentType<{ typed: string }>;

let loaded: CommandsDialog | null = null;

async function loadCommands(): Promise<CommandsDialog> {
  loaded ??= (await import('./commands-dialog')).CommandsDialog;
  return loaded;
}

/** How long after a page was opened what may be asked for next is loaded, in ms. */
const pause = 1_500;

/** @returns what ends that. */
export function loadCommandsSoon(): () => void {
  const timer = setTimeout(() => loadCommands().catch(() => undefined), pause);
  return () => clearTimeout(timer);
}

/** The list of commands. Whoever opens it types at once: until it is there, the letters stand in a field that nobody sees, and then in its own. */
export function Commands(): ReactElement {
  const { change, say } = usePanes();
  const [dialog, setDialog] = useState(() => loaded);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (dialog) return;
    loadCommands().then(
      (found) => setDialog(() => found),
      () => {
        say('The list of commands cannot be loaded just now. Try again in a moment');
        change({ dialog: null });
      },
    );
  }, [dialog, change, say]);
  if (dialog) return createElement(dialog, { typed });
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: opened by a key, to type in
      autoFocus
      className="sr-only"
      aria-label="What do you want to do?"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') change({ dialog: null });
      }}
    />
  );
}
