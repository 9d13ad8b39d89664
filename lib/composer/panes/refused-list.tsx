'use client';

import type { ReactElement } from 'react';
import { blockTitleOf, tellAtPlace } from '../outline/block-name';
import { useFind } from './use-find';
import { useSessionState } from './use-session';

/** The blocks that wait since the server does not take them as they are, each with the reason. */
export function RefusedList(): ReactElement | null {
  const find = useFind();
  const refused = useSessionState((state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <section role="alert" className="mb-4 rounded-md border border-negative p-3">
      <h2 className="mb-2 font-medium">Not saved yet; everything else is</h2>
      <ul>
        {refused.map(({ id, block, message, path = '' }) => (
          <li key={id} className="mb-2">
            <button type="button" className="text-left underline" onClick={() => find(id, path)}>
              {block ? blockTitleOf(block.own) : 'A block that was taken out'}
            </button>
            <p>{tellAtPlace(block?.own, path, message)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
