'use client';

import { type ReactElement, useState } from 'react';
import type { VersionList } from '@/schemas/composing';
import { PaneDialog } from './pane-dialog';
import { restoreVersion } from './restore-version';
import { tellTime } from './tell-time';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';
import { useVersions } from './use-versions';

/** What the page was before, and a way back to it. */
export function VersionsDialog(): ReactElement {
  const { change } = usePanes();
  const { versions, hasMore, isWaiting, hasFailed, more } = useVersions();
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <PaneDialog label="Earlier versions">
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex items-center justify-between border-line border-b p-4">
          <h2 className="font-display text-card">Earlier versions</h2>
          <button type="button" className="pane-button" onClick={() => change({ dialog: null })}>
            Close
          </button>
        </div>
        <div className="overflow-y-auto p-4">
          <p className="mb-3 text-text-muted">
            Bring one back, and the page is as it was then: a draft, until you publish it. One undo takes that
            back.
          </p>
          {refusal && (
            <p role="alert" className="mb-3 rounded-md bg-accent-soft p-3">
              {refusal}
            </p>
          )}
          <ol>
            {versions.map((version, at) => (
              <Version key={version.id} version={version} isNewest={at === 0} refuse={setRefusal} />
            ))}
          </ol>
          <p role="status" className="mt-3 text-text-muted">
            {isWaiting && 'Looking …'}
            {hasFailed && 'They cannot be had just now.'}
          </p>
          {(hasMore || hasFailed) && !isWaiting && (
            <button type="button" className="pane-button mt-2 border border-line-strong" onClick={more}>
              {hasFailed ? 'Try again' : 'Show earlier ones'}
            </button>
          )}
        </div>
      </div>
    </PaneDialog>
  );
}

type VersionProps = {
  version: VersionList['versions'][number];
  isNewest: boolean;
  refuse: (reason: string | null) => void;
};

function Version({ version, isNewest, refuse }: VersionProps): ReactElement {
  const session = useSession();
  const { change, say } = usePanes();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const [isBusy, setBusy] = useState(false);
  const when = tellTime(version.at);
  const bringBack = async () => {
    if (isBusy) return;
    setBusy(true);
    refuse(null);
    const { isDone, sentence } = await restoreVersion(session, version);
    setBusy(false);
    if (!isDone) return refuse(sentence);
    say(sentence);
    change({ dialog: null });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2">
      <span>
        <span className="block font-medium first-letter:uppercase">{when}</span>
        <span className="text-label text-text-muted">
          {version.by ?? 'The system'}
          {version.isPublished && ' · published'}
          {isNewest && ' · saved last'}
        </span>
      </span>
      {mayWrite && (
        <button
          type="button"
          className="pane-button border border-line-strong"
          aria-label={`Bring back the version of ${when}`}
          aria-disabled={isBusy}
          onClick={() => void bringBack()}
        >
          Bring back
        </button>
      )}
    </li>
  );
}
