'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { composerPathOf } from '../composer-path';
import { formatPublishLabel } from './publish-label';
import { RecordPublishButton } from './record-publish-button';

/**
 * Publish button in the form of a page or section. When publishing would also publish unseen block changes,
 * it links to the composer, which shows them and asks for confirmation.
 */
export function PagePublishButton() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const composer = id === undefined ? null : composerPathOf(collectionSlug, id, code);
  const hasBlockChanges = useHasBlockChanges(
    `/cms-api/${collectionSlug}/${id}`,
    composer !== null,
    lastUpdateTime,
  );
  if (!composer || !hasPublishPermission || hasBlockChanges === false) return <RecordPublishButton />;
  if (hasBlockChanges === null)
    return (
      <button type="button" className="btn btn--style-primary btn--size-medium btn--disabled" disabled>
        {formatPublishLabel(hasPublishedDoc)}
      </button>
    );
  return (
    <a
      className="btn btn--style-primary btn--size-medium"
      href={composer}
      style={{ lineHeight: 1.2, textAlign: 'center' }}
      title="Its blocks have unpublished changes: review and publish them in the composer"
    >
      Publish in the composer
    </a>
  );
}

const unpublishedSchema = z.object({ languages: z.array(z.string()) });

/**
 * Whether publishing would include changed blocks in any language; null until known. Refetched after each
 * save and when the tab becomes visible. A failed request counts as true.
 */
function useHasBlockChanges(address: string, isEnabled: boolean, savedAt: number): boolean | null {
  const [hasChanges, setHasChanges] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the blocks
  useEffect(() => {
    if (!isEnabled) return;
    const abortController = new AbortController();
    const fetchHasChanges = async () => {
      const response = await fetch(`${address}/composing/unpublished`, {
        ...{ cache: 'no-store', signal: abortController.signal },
      });
      return unpublishedSchema.parse(await response.json()).languages.length > 0;
    };
    const refresh = () =>
      fetchHasChanges()
        .catch(() => true)
        .then((result) => abortController.signal.aborted || setHasChanges(result));
    const onVisibilityChange = () => void (document.visibilityState === 'visible' && refresh());
    void refresh();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      abortController.abort();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [address, isEnabled, savedAt]);
  return hasChanges;
}
