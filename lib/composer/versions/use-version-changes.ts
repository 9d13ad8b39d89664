import { type RefObject, useEffect, useRef, useState } from 'react';
import { describeChanges } from '../outline/tell-changes';
import { readVersion } from '../session/read-versions';
import { useSession } from '../workspace/use-session';

type VersionRef = { id: number; at: string };

/**
 * Describes the changes since the previous version, once the row is visible; null until then, and if they
 * cannot be loaded.
 * @param before previous version; null for the oldest one, undefined while unknown
 */
export function useVersionChanges(
  version: VersionRef,
  before: VersionRef | null | undefined,
): [row: RefObject<HTMLLIElement | null>, changes: readonly string[] | null] {
  const { page } = useSession();
  const row = useRef<HTMLLIElement>(null);
  const isVisible = useIsVisible(row);
  const [changes, setChanges] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isVisible || !before) return;
    let isActive = true;
    Promise.all([readVersion(page, before), readVersion(page, version)]).then(
      ([one, other]) => isActive && setChanges(describeChanges(one, other)),
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, [page, version, before, isVisible]);
  return [row, changes];
}

function useIsVisible(row: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  return isVisible;
}
