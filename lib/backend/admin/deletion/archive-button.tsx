'use client';

import {
  Button,
  Modal,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { useId, useState } from 'react';
import { payloadSelectors } from '../../platform/admin-ui/payload-selectors';

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
function ArchiveDialog({ slug, question, message, onConfirm }: ArchiveDialogProps) {
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

const modalSlug = 'archive';
type ArchiveResponse = { question?: string; message?: string; errors?: { message: string }[] };

/**
 * "Archive" in the menu of a document, next to "Delete": confirms with the number of dependent documents,
 * and reports what was archived.
 */
export function ArchiveButton() {
  const { collectionSlug, id, setData } = useDocumentInfo();
  const { config } = useConfig();
  const { openModal } = useModal();
  const { reset } = useForm();
  const isModified = useFormModified();
  const { code: locale } = useLocale();
  const [preview, setPreview] = useState<ArchiveResponse>({});

  const path = `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}`;
  const send = async (method: 'GET' | 'POST'): Promise<ArchiveResponse | null> => {
    const response = await fetch(`${path}/archive`, { method, credentials: 'include' });
    const body: ArchiveResponse = await response.json();
    if (response.ok) return body;
    toast.error(body.errors?.[0]?.message ?? 'Nothing was archived. Try again');
    return null;
  };
  const openDialog = async () => {
    const response = await send('GET');
    if (!response) return;
    setPreview(response);
    openModal(modalSlug);
  };
  const archive = async () => {
    const response = await send('POST');
    if (!response) return;
    toast.success(response.message ?? '', { duration: Number.POSITIVE_INFINITY });
    // Unsaved changes are preserved: the next save reports a conflict with the archived version.
    if (!isModified) await reloadDocument();
  };
  const reloadDocument = async () => {
    const response = await fetch(`${path}?depth=0&draft=true&fallback-locale=null&locale=${locale}`);
    if (!response.ok) return;
    const stored = await response.json();
    setData(stored);
    await reset(stored);
  };
  return (
    <>
      <PopupList.Button id="action-archive" onClick={() => void openDialog()}>
        {collectionSlug === 'people' ? 'Archive with own pages' : 'Archive with everything'}
      </PopupList.Button>
      <ArchiveDialog
        slug={modalSlug}
        question={preview.question}
        message={preview.message}
        onConfirm={archive}
      />
    </>
  );
}
