'use client';

import { useListQuery } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Shows nothing: leaves a page past the end of its list for the last one. */
export function LastPage() {
  const { data, handlePageChange } = useListQuery();
  const { docs = [], totalDocs = 0, totalPages = 1 } = data ?? {};
  const isPastEnd = docs.length === 0 && totalDocs > 0;
  useEffect(() => {
    if (isPastEnd) void handlePageChange?.(totalPages);
  }, [isPastEnd, totalPages, handlePageChange]);
  return null;
}
