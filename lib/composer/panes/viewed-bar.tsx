'use client';

import { type ReactElement, useId, useState } from 'react';
import { disputeReason } from '../session/reason-against-publish';
import type { Viewed } from '../session/session-state';
import { leaveViewed, restoreVersion } from './restore-version';
import { tellTime } from './tell-time';
import { tellWho } from './tell-version';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** Above the page while somebody looks at what it was before: whose that is, and what can be done with it. */
export function ViewedBar(): ReactElement | null {
  const viewed = useSessionState((state) => state.viewed);
  return viewed && <Looked key={viewed.id} viewed={viewed} />;
}

function Looked({ viewed }: { viewed: Viewed }): ReactElement {
  const session = useSession();
  const { say, change } = usePanes();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const dispute = useSessionState(disputeReason);
  const [isBusy, setBusy] = useState(false);
  const told = useId();
  const bringBack = async () => {
    if (isBusy) return;
    setBusy(true);
    say((await restoreVersion(session, viewed)).sentence);
    setBusy(false);
  };
  return (
    <section
      aria-label="An earlier version"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-accent border-y-2 bg-accent-soft px-4 py-2"
    >
      <p id={told} className="mr-auto">
        <b>You are looking at the page as it was {tellTime(viewed.at)}</b>, saved by {tellWho(viewed)}.
        Nothing can be changed in it.
      </p>
      {mayWrite && (
        <button
          type="button"
          className="pane-button border border-line-strong"
          aria-disabled={isBusy || dispute !== null}
          title={dispute ?? undefined}
          onClick={() => void bringBack()}
        >
          Bring it back
        </button>
      )}
      <button
        type="button"
        className="pane-button border border-line-strong"
        onClick={() => change({ dialog: 'versions' })}
      >
        Other versions
      </button>
      <button
        type="button"
        className="pane-button bg-action text-action-text hover:bg-action-hover"
        // biome-ignore lint/a11y/noAutofocus: the list that had the focus is closed, and this is what comes next
        autoFocus
        aria-describedby={told}
        onClick={() => leaveViewed(session)}
      >
        Back to the page as it is now
      </button>
    </section>
  );
}
