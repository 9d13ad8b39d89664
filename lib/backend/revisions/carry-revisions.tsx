'use client';

import { toast } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { interceptFetch } from '../admin-fetch/fetch-interceptors';
import { showConflict } from '../both-versions/conflicts';
import { carryRevision } from './carry-revision';
import { mindAutosave } from './mind-autosaves';

const screen = /^\/admin\/collections\/([^/]+)\/(\d+)/;

/** Around every screen of the CMS. Payload's own buttons send no revision; this has their requests carry it. */
export function CarryRevisions({ children }: { children: ReactNode }) {
  const [, collection, id] = screen.exec(usePathname()) ?? [];

  useEffect(() => {
    return interceptFetch('revisions', (send) =>
      carryRevision({
        send,
        opened: () => {
          const [, shown, of] = screen.exec(window.location.pathname) ?? [];
          return shown && of ? { collection: shown, id: of } : null;
        },
        autosaving: mindAutosave,
        showBoth: showConflict,
        // Stays until it was read, however often the form tries.
        tell: (message, key) => toast.error(message, { id: key, duration: Number.POSITIVE_INFINITY }),
      }),
    );
  }, []);

  useEffect(() => () => void toast.dismiss(`${collection}/${id}`), [collection, id]);

  return children;
}
