'use client';

import { useEffect } from 'react';
import { rememberRevision } from './carry-revision';

type Props = { collection: string; id: number; revision: number };

/** Shows nothing: tells `carryRevision` from which revision a screen was made. */
export function RememberRevision({ collection, id, revision }: Props) {
  useEffect(() => rememberRevision(collection, id, revision), [collection, id, revision]);
  return null;
}
