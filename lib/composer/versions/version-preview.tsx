'use client';

import { type ReactElement, useId, useState } from 'react';
import { conflictReason } from '../session/edit-reasons';
import type { ViewedVersion } from '../session/session-state';
import { usePanes, useSession, useSessionState } from '../workspace/composer-context';
import { closeVersion, formatTime, restoreVersion, versionAuthor } from './restore-version';

/** Bar above the page while an earlier version is previewed: its author, and what can be done with it. */
export function VersionBar(): ReactElement | null {
  const viewed = useSessionState((state) => state.viewed);
  return viewed && <VersionBarContent key={viewed.id} viewed={viewed} />;
}

function VersionBarContent({ viewed }: { viewed: ViewedVersion }): ReactElement {
  const session = useSession();
  const { announce, change } = usePanes();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const conflict = useSessionState(conflictReason);
  const [isBusy, setBusy] = useState(false);
  const descriptionId = useId();
  const restore = async () => {
    if (isBusy) return;
    setBusy(true);
    announce((await restoreVersion(session, viewed)).sentence);
    setBusy(false);
  };
  return (
    <section
      aria-label="Earlier version"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-accent border-y-2 bg-accent-soft px-4 py-2"
    >
      <p id={descriptionId} className="mr-auto">
        <b>You are previewing the page as it was {formatTime(viewed.at)}</b>, saved by {versionAuthor(viewed)}
        . It is read only.
      </p>
      {mayWrite && (
        <button
          type="button"
          className="pane-button border border-line-strong"
          aria-disabled={isBusy || conflict !== null}
          title={conflict ?? undefined}
          onClick={() => void restore()}
        >
          Restore
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
        // biome-ignore lint/a11y/noAutofocus: the dialog that had the focus is closed
        autoFocus
        aria-describedby={descriptionId}
        onClick={() => closeVersion(session)}
      >
        Back to the current page
      </button>
    </section>
  );
}
