'use client';

import { PopupList, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';

const question =
  'Take this from the website, with all that hangs on it? Pages, articles and reviews are unpublished, listings withdrawn, people hidden. Nothing is deleted; each can be published again.';

/** "Archive" in the menu of a document, beside "Delete". */
export function ArchiveItem() {
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const archive = async () => {
    if (!window.confirm(question)) return;
    const path = `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}/archive`;
    const answer = await fetch(path, { method: 'POST', credentials: 'include' });
    const said: { message?: string; errors?: { message: string }[] } = await answer.json();
    if (!answer.ok) {
      toast.error(said.errors?.[0]?.message ?? 'It was not archived. Try again');
      return;
    }
    toast.success(said.message ?? '');
    window.location.reload();
  };
  return (
    <PopupList.Button id="action-archive" onClick={() => void archive()}>
      Archive with everything
    </PopupList.Button>
  );
}
