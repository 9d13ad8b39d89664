'use client';

import { Button, Modal, useEditDepth, useModal } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { payloadSelectors } from '../../screens/payload-selectors';

type ArchiveDialogProps = {
  slug: string;
  question: string | undefined;
  message: string | undefined;
  onConfirm: () => Promise<void>;
};

/**
 * Like Payload's confirmation dialog, but labelled by its question, and with the focus returned to the menu
 * button.
 */
export function ArchiveDialog({ slug, question, message, onConfirm }: ArchiveDialogProps) {
  const { closeModal, isModalOpen } = useModal();
  const depth = useEditDepth();
  const [isArchiving, setArchiving] = useState(false);
  const headingId = useId();
  const bodyId = useId();
  if (!isModalOpen(slug)) return null;
  const confirm = async () => {
    setArchiving(true);
    await onConfirm();
    setArchiving(false);
    closeModal(slug);
  };
  return (
    <Modal
      slug={slug}
      className="confirmation-modal"
      closeOnBlur={false}
      aria-labelledby={headingId}
      aria-describedby={bodyId}
      style={{ zIndex: DRAWER_Z_INDEX + depth }}
      focusTrapOptions={{ setReturnFocus: findMenuButton }}
    >
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1 id={headingId}>{question}</h1>
          <p id={bodyId}>{message}</p>
        </div>
        <div className="confirmation-modal__controls">
          <Button
            id="confirm-cancel"
            buttonStyle="secondary"
            size="large"
            disabled={isArchiving}
            onClick={() => closeModal(slug)}
          >
            Cancel
          </Button>
          <Button id="confirm-action" size="large" disabled={isArchiving} onClick={() => void confirm()}>
            {isArchiving ? 'Archiving' : 'Archive'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** First z-index of Payload's drawers. */
const DRAWER_Z_INDEX = 100;

/**
 * The menu item is hidden when the dialog closes, so the focus returns to the menu button of the topmost
 * form.
 */
const findMenuButton = (): HTMLElement | false =>
  [...document.querySelectorAll<HTMLElement>(payloadSelectors.documentMenuButton)].at(-1) ?? false;
