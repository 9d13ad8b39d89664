'use client';

import type { ReactElement } from 'react';
import { fieldOperation } from '../editing/block-field-path';
import { blockTitleOf } from '../outline/block-name';
import { fieldLabel, formatFieldValue } from './field-words';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

/** Saved texts that another user has overwritten, each with a button to restore it. */
export function OverwrittenFields(): ReactElement | null {
  const session = useSession();
  const { announce } = usePanes();
  const document = useSessionState(({ editing }) => editing.document);
  const replaced = useSessionState((state) => state.replaced).filter(({ id }) => document.blocks.has(id));
  const isOwnDoing = useSessionState((state) => state.isOwnDoing);
  if (replaced.length === 0) return null;
  return (
    <section role="alert" className="mb-4 rounded-md border border-line-strong p-3">
      <h2 className="mb-2 font-medium">
        {isOwnDoing
          ? 'You have replaced in another tab what you wrote here'
          : 'Somebody else has replaced what you wrote'}
      </h2>
      {replaced.map((one) => {
        const { id, path, mine } = one;
        const own = document.blocks.get(id)?.own;
        const name = `${blockTitleOf(own)}: ${fieldLabel(own, path)}`;
        const keepLabel = isOwnDoing ? 'Leave what stands there' : 'Leave theirs';
        const restore = () => {
          const refusal = session.do([fieldOperation(one, mine)]);
          if (refusal === null) session.settle(one);
          announce(refusal ?? 'Yours stands there again');
        };
        return (
          <div key={`${id} ${path.join(' ')}`} className="mb-2">
            <h3 className="font-medium">{name}</h3>
            <p className="text-label text-text-muted">You had written</p>
            <p className="whitespace-pre-wrap">{formatFieldValue(own, path, mine)}</p>
            <span className="mt-1 flex flex-wrap gap-2">
              <button
                type="button"
                className="pane-button border border-line-strong"
                aria-label={`Bring mine back: ${name}`}
                onClick={restore}
              >
                Bring mine back
              </button>
              <button
                type="button"
                className="pane-button"
                aria-label={`${keepLabel}: ${name}`}
                onClick={() => session.settle(one)}
              >
                {keepLabel}
              </button>
            </span>
          </div>
        );
      })}
    </section>
  );
}
