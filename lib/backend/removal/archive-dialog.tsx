'use client';

import { Button, Modal, useEditDepth, useModal } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { payloadSelectors } from '../screens/payload-selectors';

type Props = {
  slug: string;
  question: string | undefined;
  message: string | undefined;
  onConfirm: () => Promise<void>;
};

/** Payload's dialog before an act, but named by its question, and giving the focus back to the menu it was opened from. */
export function ArchiveDialog({ slug, question, message, onConfirm }: Props) {
  const { closeModal, isModalOpen } = useModal();
  const depth = useEditDepth();
  const [isDoing, setDoing] = useState(false);
  const heading = useId();
  const body = useId();
  if (!isModalOpen(slug)) return null;
  const confirm = async () => {
    setDoing(true);
    await onConfirm();
    setDoing(false);
    closeModal(slug);
  };
  return (
    <Modal
      slug={slug}
      className="confirmation-modal"
      closeOnBlur={false}
      aria-labelledby={heading}
      aria-describedby={body}
      style={{ zIndex: aboveForms + depth }}
      focusTrapOptions={{ setReturnFocus: menuButton }}
    >
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1 id={heading}>{question}</h1>
          <p id={body}>{message}</p>
        </div>
        <div className="confirmation-modal__controls">
          <Button
            id="confirm-cancel"
            buttonStyle="secondary"
            size="large"
            disabled={isDoing}
            onClick={() => closeModal(slug)}
          >
            Cancel
          </Button>
          <Button id="confirm-action" size="large" disabled={isDoing} onClick={() => void confirm()}>
            {isDoing ? 'Archiving' : 'Archive'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Where Payload's drawers begin. */
const aboveForms = 100;

/** What was chosen in a menu is hidden by now; the button of the topmost form's menu is not. */
const menuButton = (): HTMLElement | false =>
  [...document.querySelectorAll<HTMLElement>(payloadSelectors.documentMenuButton)].at(-1) ?? false;
