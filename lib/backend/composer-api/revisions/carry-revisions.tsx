'use client';

import { toast } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { interceptFetch } from '../../platform/admin-ui/fetch-interceptors';
import { dispatchConflict } from '../conflicts/conflict-events';
import { notifyAutosave } from './resave-after-autosave';
import { createRevisionFetch } from './revision-fetch';

const screen = /^\/admin\/collections\/([^/]+)\/(\d+)/;

/**
 * Provider around all admin screens: makes their requests carry revisions, which Payload's own buttons do
 * not send.
 */
export function CarryRevisions({ children }: { children: ReactNode }) {
  const [, collection, id] = screen.exec(usePathname()) ?? [];

  useEffect(() => {
    return interceptFetch('revisions', (send) =>
      createRevisionFetch({
        send,
        openDocument: () => {
          const [, collectionSlug, documentId] = screen.exec(window.location.pathname) ?? [];
          return collectionSlug && documentId ? { collection: collectionSlug, id: documentId } : null;
        },
        onAutosave: notifyAutosave,
        openConflict: dispatchConflict,
        // Stays until it is dismissed, however often the form retries.
        showError: (message, key) => toast.error(message, { id: key, duration: Number.POSITIVE_INFINITY }),
      }),
    );
  }, []);

  useEffect(() => () => void toast.dismiss(`${collection}/${id}`), [collection, id]);

  return children;
}
