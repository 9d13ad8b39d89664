import { createContext, useContext } from 'react';
import type { Position } from '@/lib/document/operations/operation';

export type LeftPane = 'outline' | 'palette';
export type Dialog = 'commands' | 'shortcuts' | 'move' | 'versions' | 'address';

/** What of the composer is in sight. */
export type PanesState = {
  left: LeftPane | null;
  isRightOpen: boolean;
  dialog: Dialog | null;
  /** Where the next block is put in; null for behind the chosen one. */
  at: Position | null;
};

export type Panes = PanesState & {
  change: (change: Partial<PanesState>) => void;
  /** A sentence for whoever listens instead of looking. */
  say: (sentence: string) => void;
};

export const OpenPanes = createContext<Panes | null>(null);

/** @throws outside of the composer. */
export function usePanes(): Panes {
  const panes = useContext(OpenPanes);
  if (!panes) throw new Error('No composer is open');
  return panes;
}
