import type { ReactElement } from 'react';
import { keyName } from './merging-shortcuts';

/** Keys that are pressed together, with their names on this platform. */
export function Keys({ keys }: { keys: readonly string[] }): ReactElement {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd key={key} className="pane-key">
          {keyName(key)}
        </kbd>
      ))}
    </span>
  );
}
