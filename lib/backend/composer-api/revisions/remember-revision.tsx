'use client';

import { useEffect } from 'react';
import { storeRevision } from './revision-fetch';

type RememberRevisionProps = { collection: string; id: number; revision: number };

/** Renders nothing. Stores the revision that a screen was rendered from for `createRevisionFetch`. */
export function RememberRevision({ collection, id, revision }: RememberRevisionProps) {
  useEffect(() => storeRevision(collection, id, revision), [collection, id, revision]);
  return null;
}
