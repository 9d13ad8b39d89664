'use client';
import { useEffect, useState } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { BuyerCriteria } from '@/schemas/buyers/preferences';

/** Delay after the last key before the listings are counted. */
const COUNT_DELAY_MS = 350;

/** The number of listings that match; null while it is unknown. Responses to earlier criteria are ignored. */
export function useMatchCount(criteria: BuyerCriteria | null): BuyerResponse<'count-matches'> | null {
  const [count, setCount] = useState<BuyerResponse<'count-matches'> | null>(null);
  const key = criteria && JSON.stringify(criteria);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the criteria
  useEffect(() => {
    if (!criteria) {
      setCount(null);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      callBuyer('count-matches', criteria).then(
        (response) => isCurrent && setCount(response),
        // Saving reports errors; a missing number needs no message.
        () => isCurrent && setCount(null),
      );
    }, COUNT_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return count;
}
