import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';

/** Button that closes a pane; the arrow points to the edge where the pane disappears. */
export function ClosePaneButton({ to, close }: { to: 'left' | 'right'; close: () => void }): ReactElement {
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
