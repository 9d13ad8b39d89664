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

const modal = 'archive';
type Said = { question?: string; message?: string; errors?: { message: string }[] };

/** "Archive" in the menu of a document, beside "Delete": asks with all that hangs on it, and says what was archived. */
export function ArchiveItem() {
  const { collectionSlug, id, setData } = useDocumentInfo();
  const { config } = useConfig();
  const { openModal } = useModal();
  const { reset } = useForm();
  const isModified = useFormModified();
  const { code: locale } = useLocale();
  const [asked, setAsked] = useState<Said>({});

  const path = `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}`;
  const send = async (method: 'GET' | 'POST'): Promise<Said | null> => {
    const answer = await fetch(`${path}/archive`, { method, credentials: 'include' });
    const said: Said = await answer.json();
    if (answer.ok) return said;
    toast.error(said.errors?.[0]?.message ?? 'Nothing was archived. Try again');
    return null;
  };
  const ask = async () => {
    const question = await send('GET');
    if (!question) return;
    setAsked(question);
    openModal(modal);
  };
  const archive = async () => {
    const done = await send('POST');
    if (!done) return;
    toast.success(done.message ?? '', { duration: Number.POSITIVE_INFINITY });
    // What was typed and not saved stays: the next save meets what was archived, and shows both.
    if (!isModified) await showStored();
  };
  const showStored = async () => {
    const answer = await fetch(`${path}?depth=0&draft=true&fallback-locale=null&locale=${locale}`);
    if (!answer.ok) return;
    const stored = await answer.json();
    setData(stored);
    await reset(stored);
  };
  return (
    <>
      <PopupList.Button id="action-archive" onClick={() => void ask()}>
        {collectionSlug === 'people' ? 'Archive with own pages' : 'Archive with everything'}
      </PopupList.Button>
      <ArchiveDialog slug={modal} question={asked.question} message={asked.message} onConfirm={archive} />
    </>
  );
}
