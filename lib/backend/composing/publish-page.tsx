'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { publishLabel } from '../creation/publish-label';
import { PublishRecord } from '../creation/publish-record';
import { composerOf } from './composer-of';

/** Publishes a page or section from its form, unless that would send blocks that cannot be seen there: the composer shows what goes out, and asks. */
export function PublishPage() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const composer = id === undefined ? null : composerOf(collectionSlug, id, code);
  const sendsBlocks = useSendsBlocks(`/cms-api/${collectionSlug}/${id}`, composer !== null, lastUpdateTime);
  if (!composer || !hasPublishPermission || sendsBlocks === false) return <PublishRecord />;
  if (sendsBlocks === null)
    return (
      <button type="button" className="btn btn--style-primary btn--size-medium btn--disabled" disabled>
        {publishLabel(hasPublishedDoc)}
      </button>
    );
  return (
    <a
      className="btn btn--style-primary btn--size-medium"
      href={composer}
      style={{ lineHeight: 1.2, textAlign: 'center' }}
      title="Its blocks have changes that visitors do not see yet: look at them there, and publish all of it at once"
    >
      Publish in the composer
    </a>
  );
}

const unpublishedSchema = z.object({ languages: z.array(z.string()) });

/** Whether publishing would send changed blocks in any language; null until it is known, and asked anew after each save and by who comes back to the tab. What cannot be told may be so. */
function useSendsBlocks(address: string, isAsked: boolean, saved: number): boolean | null {
  const [sends, setSends] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved may have been blocks
  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    const ask = async () => {
      const answer = await fetch(`${address}/composing/unpublished`, {
        ...{ cache: 'no-store', signal: asking.signal },
      });
      return unpublishedSchema.parse(await answer.json()).languages.length > 0;
    };
    const look = () =>
      ask()
        .catch(() => true)
        .then((found) => asking.signal.aborted || setSends(found));
    const lookAgain = () => void (document.visibilityState === 'visible' && look());
    void look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      asking.abort();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [address, isAsked, saved]);
  return sends;
}
