'use client';

import { useEffect } from 'react';
import { storeRevision } from './revision-fetch';

type RevisionRecorderProps = { collection: string; id: number; revision: number };

/** Renders nothing. Records the revision that a screen was rendered from; `createRevisionFetch` sends it. */
export function RevisionRecorder({ collection, id, revision }: RevisionRecorderProps) {
  useEffect(() => storeRevision(collection, id, revision), [collection, id, revision]);
  return null;
}
