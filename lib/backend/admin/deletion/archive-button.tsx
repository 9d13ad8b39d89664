'use client';

import {
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { useState } from 'react';
import { ArchiveDialog } from './archive-dialog';

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
      <ArchiveDialog slug={modalSlug} question={preview.question} message={preview.message} onConfirm={archive} />
    </>
  );
}
