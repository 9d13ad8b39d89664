'use client';

import { toast } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { interceptFetch } from '../../platform/admin-ui/fetch-interceptors';
import { dispatchConflict } from '../conflicts/conflict-events';
import { createRevisionFetch } from './revision-fetch';
import { notifyAutosave } from './use-resave-after-autosave';

const documentPathPattern = /^\/admin\/collections\/([^/]+)\/(\d+)/;

/**
 * Provider around all admin screens: adds the base revision to their requests as `If-Match`, which Payload's
 * buttons do not send.
 */
export function RevisionHeadersProvider({ children }: { children: ReactNode }) {
  const [, collection, id] = documentPathPattern.exec(usePathname()) ?? [];

  useEffect(() => {
    return interceptFetch('revisions', (send) =>
      createRevisionFetch({
        send,
        openDocument: () => {
          const [, collectionSlug, documentId] = documentPathPattern.exec(window.location.pathname) ?? [];
          return collectionSlug && documentId ? { collection: collectionSlug, id: documentId } : null;
        },
        onAutosave: notifyAutosave,
        showConflict: dispatchConflict,
        // Stays until it is dismissed, however often the form retries.
        showError: (message, key) => toast.error(message, { id: key, duration: Number.POSITIVE_INFINITY }),
      }),
    );
  }, []);

  useEffect(() => () => void toast.dismiss(`${collection}/${id}`), [collection, id]);

  return children;
}
