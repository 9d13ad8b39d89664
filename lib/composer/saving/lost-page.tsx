'use client';

import type { ReactElement } from 'react';
import { unsavedTexts } from '../session/unsaved-texts';
import { UnsavedTexts } from './unsaved-texts-2';
import { useSession, useSessionState } from '../workspace/use-session';

/**
 * Shown when the page is deleted or no longer belongs to the user: what that means, what to do, and the
 * unsaved texts to copy.
 */
export function PageLost(): ReactElement | null {
  const message = useSessionState(({ saving }) => (saving.kind === 'lost' ? saving.message : null));
  return message === null ? null : <PageLostMessage message={message} />;
}

function PageLostMessage({ message }: { message: string }): ReactElement {
  const { page } = useSession();
  const document = useSessionState(({ editing }) => editing.document);
  const stored = useSessionState(({ editing }) => editing.stored.document);
  const texts = unsavedTexts(document, stored);
  return (
    <section role="alert" className="mb-4 rounded-md border border-negative p-3">
      <h2 className="mb-2 font-medium">{message}</h2>
      <p className="mb-2">
        {texts === ''
          ? 'Nothing of yours is lost: all of it was saved before.'
          : 'What you wrote since the last save stays here, and is kept in this browser. Ask the network’s staff to give you the page back: then it is saved by itself. Or copy it from here:'}
      </p>
      {texts !== '' && <UnsavedTexts texts={texts} />}
      <a className="pane-button border border-line-strong" href={`/admin/collections/${page.collection}`}>
        To all pages
      </a>
    </section>
  );
}
