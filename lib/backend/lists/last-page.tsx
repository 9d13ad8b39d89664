'use client';

import { useListQuery } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Shows nothing: leaves a page past the end of its list for the last one. */
export function LastPage() {
  const { data, handlePageChange } = useListQuery();
  const { docs = [], totalDocs = 0, totalPages = 1 } = data ?? {};
  const isPastEnd = docs.length === 0 && totalDocs > 0;
  // The way to another page is another one as soon as it was taken, before the list has come.
  const left = useRef<typeof data>(undefined);
  useEffect(() => {
    if (!isPastEnd || left.current === data) return;
    left.current = data;
    void handlePageChange?.(totalPages);
  }, [isPastEnd, data, totalPages, handlePageChange]);
  return null;
}
