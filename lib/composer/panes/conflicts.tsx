'use client';

import type { ReactElement } from 'react';
import type { Conflict } from '@/lib/document/merge/conflict';
import { useSession, useSessionState } from './use-session';

/** What somebody else has saved that does not go with what was done here: both, and a choice. */
export function Conflicts(): ReactElement | null {
  const conflicts = useSessionState(({ editing }) => editing.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <section role="alert" className="mb-4 rounded-md border border-negative p-3">
      <h2 className="mb-2 font-medium">Somebody else has changed this, too</h2>
      {conflicts.map((conflict) => (
        <Choice
          key={JSON.stringify([conflict.kind, conflict.id, 'path' in conflict && conflict.path])}
          conflict={conflict}
        />
      ))}
    </section>
  );
}

function Choice({ conflict }: { conflict: Conflict }): ReactElement {
  const session = useSession();
  const words = wordsFor(conflict);
  return (
    <div className="mb-3 border-line border-t pt-2">
      {(['mine', 'theirs'] as const).map((choice) => (
        <p key={choice} className="mb-1 flex items-start justify-between gap-2">
          <span className="min-w-0 break-words">
            <b>{choice === 'mine' ? 'Yours: ' : 'Theirs: '}</b>
            {words[choice]}
          </span>
          <button
            type="button"
            className="pane-button shrink-0 border border-line-strong"
            onClick={() => session.choose(conflict, choice)}
          >
            {choice === 'mine' ? 'Keep mine' : 'Take theirs'}
          </button>
        </p>
      ))}
    </div>
  );
}

function wordsFor(conflict: Conflict): { mine: string; theirs: string } {
  switch (conflict.kind) {
    case 'field':
      return { mine: tell(conflict.mine), theirs: tell(conflict.theirs) };
    case 'removed':
      return conflict.by === 'mine'
        ? { mine: 'taken out', theirs: 'changed' }
        : { mine: 'changed', theirs: 'taken out' };
    case 'place':
      return { mine: 'where you moved it', theirs: 'where they moved it' };
  }
}

const tell = (value: unknown): string =>
  typeof value === 'string' ? value || '(empty)' : value === undefined ? '(nothing)' : JSON.stringify(value);
