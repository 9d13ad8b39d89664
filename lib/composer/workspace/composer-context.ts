import { createContext, useContext } from 'react';
import type { Position } from '@/lib/document/operations/operation';

export type LeftPaneView = 'outline' | 'palette';
export type DialogName = 'commands' | 'shortcuts' | 'move' | 'versions' | 'address';

/** Which panes and dialogs are open. */
export type PanesState = {
  left: LeftPaneView | null;
  isRightOpen: boolean;
  dialog: DialogName | null;
  /** Position of the next block; null for after the selected one. */
  at: Position | null;
};

export type Panes = PanesState & {
  change: (change: Partial<PanesState>) => void;
  /** Announces a message to screen readers, and shows it for a moment. */
  announce: (sentence: string) => void;
};

export const PanesContext = createContext<Panes | null>(null);

/** @throws outside of the composer */
export function usePanes(): Panes {
  const panes = useContext(PanesContext);
  if (!panes) throw new Error('No composer is open');
  return panes;
}
