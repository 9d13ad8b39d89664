import { type RefObject, useEffect, useRef, useState } from 'react';
import { tellChanges } from '../outline/tell-changes';
import { readOnce } from '../session/read-versions';
import { useSession } from './use-session';

type Kept = { id: number; at: string };

/**
 * What changed from the version before to this one, in words, once its row is in sight; null until then, and where nobody can tell. `before` is
 * null for the first one that is kept, undefined where that is not known yet.
 */
export function useVersionChanges(
  version: Kept,
  before: Kept | null | undefined,
): [row: RefObject<HTMLLIElement | null>, changes: readonly string[] | null] {
  const { page } = useSession();
  const row = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(row);
  const [changes, setChanges] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isSeen || !before) return;
    let isWanted = true;
    Promise.all([readOnce(page, before), readOnce(page, version)]).then(
      ([one, other]) => isWanted && setChanges(tellChanges(one, other)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [page, version, before, isSeen]);
  return [row, changes];
}

function useSeen(row: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const watching = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watching.observe(row.current);
    return () => watching.disconnect();
  }, [row]);
  return isSeen;
}
