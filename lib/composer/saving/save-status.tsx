'use client';

import type { ReactElement } from 'react';
import { blockTitleOf, formatIssueAt } from '../outline/block-name';
import { useFind } from '../workspace/use-find';
import { useSessionState } from '../workspace/use-session';

/** The blocks that the server rejects as they are, with the reason. */
export function RejectedBlocks(): ReactElement | null {
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
            <p>{formatIssueAt(block?.own, path, message)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
