'use client';

import { toast } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { showConflict } from '../both-versions/conflicts';
import { carryRevision, learnRevision } from './carry-revision';

const screen = /^\/admin\/collections\/([^/]+)\/(\d+)(\/versions)?/;

/** Around every screen of the CMS. Payload's own buttons send no revision; this has their requests carry it. */
export function CarryRevisions({ children }: { children: ReactNode }) {
  const [, collection, id, versions] = screen.exec(usePathname()) ?? [];

  useEffect(() => {
    const plain = window.fetch;
    window.fetch = carryRevision({
      send: plain.bind(window),
      opened: () => {
        const [, shown, of] = screen.exec(window.location.pathname) ?? [];
        return shown && of ? { collection: shown, id: of } : null;
      },
      showBoth: showConflict,
      // Stays until it was read, however often the form tries.
      tell: (message, key) => toast.error(message, { id: key, duration: Number.POSITIVE_INFINITY }),
    });
    return () => {
      window.fetch = plain;
    };
  }, []);

  useEffect(() => () => void toast.dismiss(`${collection}/${id}`), [collection, id]);

  useEffect(() => {
    // The list of versions has no form that would know the document's revision.
    if (collection && id && versions) learnRevision(collection, id, () => readRevision(collection, id));
  }, [collection, id, versions]);

  return children;
}

async function readRevision(collection: string, id: string): Promise<number | null> {
  const answer = await fetch(`/cms-api/${collection}/${id}?draft=true&depth=0&select[revision]=true`);
  const body: unknown = await answer.json().catch(() => null);
  return body instanceof Object && 'revision' in body && typeof body.revision === 'number'
    ? body.revision
    : null;
}
