'use client';
import { useState } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import { useAttempt } from '@/lib/buyer-area/use-attempt';

const change = (slugs: readonly string[], slug: string, isIncluded: boolean): readonly string[] => [
  ...slugs.filter((other) => other !== slug),
  ...(isIncluded ? [slug] : []),
];

/** The listings that the buyer has removed since the page was opened, and those that are compared, by slug. */
export function useShortlist() {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const { failure, attempt } = useAttempt();
  const compare = (slug: string, isCompared: boolean) =>
    setCompared((slugs) => change(slugs, slug, isCompared));
  const save = (slug: string, isSaved: boolean) =>
    attempt(() => callBuyer('save-listing', { listing: slug, isSaved }), {
      apply: () => {
        setRemoved((slugs) => change(slugs, slug, !isSaved));
        compare(slug, false);
      },
      revert: () => setRemoved((slugs) => change(slugs, slug, isSaved)),
    });
  return { removed, compared, failure, compare, save, clear: () => setCompared([]) };
}
