'use client';

import type { ReactElement } from 'react';
import { PaneDialog } from '../dialogs/pane-dialog';
import { usePanes } from '../workspace/composer-context';
import { Keys, shortcuts } from './shortcuts';

/** All keyboard shortcuts. */
export function ShortcutsDialog(): ReactElement {
  const { change } = usePanes();
  return (
    <PaneDialog label="Keyboard shortcuts">
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex items-center justify-between border-line border-b p-4">
          <h2 className="font-display text-card">Keyboard shortcuts</h2>
          <button type="button" className="pane-button" onClick={() => change({ dialog: null })}>
            Close
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
        <section tabIndex={0} aria-label="All shortcuts" className="grid gap-5 overflow-y-auto p-4">
          {shortcuts.map(({ title, list }) => (
            <div key={title}>
              <h3 className="mb-1 font-medium">{title}</h3>
              <dl>
                {list.map(({ keys, action }) => (
                  <div
                    key={action}
                    className="flex items-center justify-between gap-4 border-line border-t py-1.5"
                  >
                    <dt>{action}</dt>
                    <dd className="shrink-0">
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </section>
      </div>
    </PaneDialog>
  );
}
