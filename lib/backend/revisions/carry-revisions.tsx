'use client';

import { toast } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { carryRevision, rememberRevision } from './carry-revision';

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
      tell: (message) => toast.error(message),
    });
    return () => {
      window.fetch = plain;
    };
  }, []);

  useEffect(() => {
    // The list of versions has no form that would know the document's revision.
    if (collection && id && versions) void readRevision(collection, id);
  }, [collection, id, versions]);

  return children;
}

async function readRevision(collection: string, id: string): Promise<void> {
  const answer = await fetch(`/cms-api/${collection}/${id}?draft=true&depth=0&select[revision]=true`);
  const body: unknown = await answer.json().catch(() => null);
  if (body instanceof Object && 'revision' in body && typeof body.revision === 'number')
    rememberRevision(collection, id, body.revision);
}
