'use client';

import type { ReactElement, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { usePanes } from '../workspace/composer-context';

/** Modal dialog over the panes; Escape and a click outside close it. */
export function PaneDialog({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const { change } = usePanes();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className="pane-overlay"
      onOpenChange={(isOpen) => {
        if (!isOpen) change({ dialog: null });
      }}
    >
      <Modal className="pane-dialog">
        <Dialog aria-label={label} className="grid max-h-[inherit] min-h-0 outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
