import { useCallback, useEffect, useState } from 'react';
import type { VersionList } from '@/schemas/composing/versions';
import { LostPage } from '../session/backend';
import { listVersions } from '../session/earlier-versions';
import { useSession } from './use-session';

/** `lost` is why they are not to be had, however often one asks. */
type Listed = VersionList & { isWaiting: boolean; hasFailed: boolean; lost: string | null };

/** What was saved of the page, part by part; `more` asks for the next one, or again for one that did not come. */
export function useVersions(): Listed & { more: () => void } {
  const { page } = useSession();
  const [part, setPart] = useState(1);
  const [tries, setTries] = useState(0);
  const [listed, setListed] = useState<Listed>({
    ...{ versions: [], hasMore: false, isWaiting: true, hasFailed: false, lost: null },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each try
  useEffect(() => {
    let isWanted = true;
    listVersions(page, part).then(
      ({ versions, hasMore }) => {
        if (!isWanted) return;
        setListed((before) => ({
          ...{ ...before, versions: withoutThose(before.versions, versions), hasMore },
          ...{ isWaiting: false, hasFailed: false },
        }));
      },
      (error: unknown) => {
        if (!isWanted) return;
        const lost = error instanceof LostPage ? error.message : null;
        setListed((before) => ({ ...before, isWaiting: false, hasFailed: true, lost }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [page, part, tries]);
  const { hasFailed } = listed;
  const more = useCallback(() => {
    setListed((before) => ({ ...before, isWaiting: true, hasFailed: false }));
    if (hasFailed) setTries((before) => before + 1);
    else setPart((before) => before + 1);
  }, [hasFailed]);
  return { ...listed, more };
}

/** A save between two questions moves all by one: none stands there twice. */
const withoutThose = (before: VersionList['versions'], next: VersionList['versions']) => [
  ...before,
  ...next.filter(({ id }) => !before.some((one) => one.id === id)),
];
