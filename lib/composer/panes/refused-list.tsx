'use client';

import type { ReactElement } from 'react';
import { blockTitleOf } from '../outline/block-name';
import { useSession, useSessionState } from './use-session';

/** The blocks that wait since the server does not take them as they are, each with the reason. */
export function RefusedList(): ReactElement | null {
  const session = useSession();
  const refused = useSessionState((state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <section role="alert" className="mb-4 rounded-md border border-negative p-3">
      <h2 className="mb-2 font-medium">Not saved yet; everything else is</h2>
      <ul>
        {refused.map(({ id, block, message }) => (
          <li key={id} className="mb-2">
            <button type="button" className="text-left underline" onClick={() => session.select(id)}>
              {block ? blockTitleOf(block.own) : 'A block that was taken out'}
            </button>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
