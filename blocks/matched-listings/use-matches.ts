'use client';
import { useState } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { useAttempt } from '@/lib/buyer-area/use-attempt';
import { useBuyerData } from '@/lib/buyer-area/use-buyer-data';

/** A page of the matches, and what the buyer does with them. */
export function useMatches(page: AreaPage, number: number) {
  const { state, load, setData } = useBuyerData(page, 'matches', { page: number });
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const { failure, attempt } = useAttempt();
  const showSaved = (slug: string, isSaved: boolean) =>
    setData((data) => ({
      ...data,
      matches: data.matches.map((match) => (match.listing.slug === slug ? { ...match, isSaved } : match)),
    }));
  const showHidden = (slug: string, isHidden: boolean) =>
    setHidden((slugs) => [...slugs.filter((other) => other !== slug), ...(isHidden ? [slug] : [])]);
  const save = (slug: string, isSaved: boolean) =>
    attempt(() => callBuyer('save-listing', { listing: slug, isSaved }), {
      apply: () => showSaved(slug, isSaved),
      revert: () => showSaved(slug, !isSaved),
    });
  const hide = (slug: string, isHidden: boolean) =>
    attempt(() => callBuyer('hide-match', { listing: slug, isHidden }), {
      apply: () => showHidden(slug, isHidden),
      revert: () => showHidden(slug, !isHidden),
    });
  return { state, load, hidden, failure, save, hide };
}
