import { useCallback, useEffect, useState } from 'react';
import type { VersionList } from '@/schemas/composing/versions';
import { PageNotFoundError } from '../session/composer-api';
import { fetchVersions } from '../session/version-history';
import { useSession } from '../workspace/use-session';

/** `lost` is the reason why the history cannot be loaded, even by a retry. */
type VersionListState = VersionList & { isWaiting: boolean; hasFailed: boolean; lost: string | null };

/** Version history in parts; `more` loads the next part, or retries a failed one. */
export function useVersions(): VersionListState & { more: () => void } {
  const { page } = useSession();
  const [part, setPart] = useState(1);
  const [tries, setTries] = useState(0);
  const [listed, setListed] = useState<VersionListState>({
    ...{ versions: [], hasMore: false, isWaiting: true, hasFailed: false, lost: null },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each try
  useEffect(() => {
    let isActive = true;
    fetchVersions(page, part).then(
      ({ versions, hasMore }) => {
        if (!isActive) return;
        setListed((before) => ({
          ...{ ...before, versions: appendVersions(before.versions, versions), hasMore },
          ...{ isWaiting: false, hasFailed: false },
        }));
      },
      (error: unknown) => {
        if (!isActive) return;
        const lost = error instanceof PageNotFoundError ? error.message : null;
        setListed((before) => ({ ...before, isWaiting: false, hasFailed: true, lost }));
      },
    );
    return () => {
      isActive = false;
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

/** A save between two requests shifts the parts, so versions that are already listed are skipped. */
const appendVersions = (before: VersionList['versions'], next: VersionList['versions']) => [
  ...before,
  ...next.filter(({ id }) => !before.some((one) => one.id === id)),
];
