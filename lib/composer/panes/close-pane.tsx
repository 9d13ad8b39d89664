import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';

/** Closes a pane; the arrow points to the edge it goes to. */
export function ClosePane({ to, close }: { to: 'left' | 'right'; close: () => void }): ReactElement {
  return (
    <button
      type="button"
      className="pane-button ml-auto px-1.5"
      aria-label="Close this pane"
      title="Close this pane"
      onClick={close}
    >
      <Icon name={`chevron-${to}`} className="size-4" />
    </button>
  );
}
