'use client';

import type { ReactElement } from 'react';
import type { StoredNode } from '@/lib/document/nodes';
import { putInPlace } from '../inserting/repairs';
import { usePanes } from './use-panes';
import { useSession } from './use-session';

/** Of a block without an id, or with one that another block has: a way to one of its own, after which it can be worked on. */
export function OwnId({ id, own }: { id: string; own: StoredNode }): ReactElement | null {
  const session = useSession();
  const { say } = usePanes();
  if (typeof own.type !== 'string') return null;
  const give = () => {
    const { operations, key } = putInPlace(session.state().editing.document, id, own);
    const refused = session.do(operations);
    if (!refused) session.select(key);
    say(refused ?? 'It has an id of its own now');
  };
  return (
    <section aria-label="A block without an id of its own" className="mb-4 rounded-md bg-accent-soft p-3">
      <p className="mb-2">
        It has no id, or the same as another block: until it has one of its own it cannot be changed.
      </p>
      <button type="button" className="pane-button border border-line-strong" onClick={give}>
        Give it an id of its own
      </button>
    </section>
  );
}
