'use client';

import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { VersionList } from '@/schemas/composing/versions';
import { PaneDialog } from '../dialogs/pane-dialog';
import { describeChanges } from '../outline/describe-changes';
import { PageNotFoundError } from '../session/composer-api';
import { conflictReason } from '../session/edit-reasons';
import { fetchVersions, readVersion } from '../session/version-history';
import { usePanes, useSession, useSessionState } from '../workspace/composer-context';
import {
  formatTime,
  formatVersion,
  formatVersionChanges,
  previewVersion,
  restoreVersion,
} from './restore-version';

type VersionRef = { id: number; at: string };

/**
 * Describes the changes since the previous version, once the row is visible; null until then, and if they
 * cannot be loaded.
 * @param before previous version; null for the oldest one, undefined while unknown
 */
function useVersionChanges(
  version: VersionRef,
  before: VersionRef | null | undefined,
): [row: RefObject<HTMLLIElement | null>, changes: readonly string[] | null] {
  const { page } = useSession();
  const row = useRef<HTMLLIElement>(null);
  const isVisible = useIsVisible(row);
  const [changes, setChanges] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isVisible || !before) return;
    let isActive = true;
    Promise.all([readVersion(page, before), readVersion(page, version)]).then(
      ([previousDocument, document]) => isActive && setChanges(describeChanges(previousDocument, document)),
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, [page, version, before, isVisible]);
  return [row, changes];
}

function useIsVisible(row: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  return isVisible;
}

/** `loadError` is the reason why the history cannot be loaded, even by a retry. */
type VersionListState = VersionList & { isWaiting: boolean; hasFailed: boolean; loadError: string | null };

/** Version history in parts; `more` loads the next part, or retries a failed one. */
function useVersions(): VersionListState & { more: () => void } {
  const { page } = useSession();
  const [part, setPart] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState<VersionListState>({
    ...{ versions: [], hasMore: false, isWaiting: true, hasFailed: false, loadError: null },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new request
  useEffect(() => {
    let isActive = true;
    fetchVersions(page, part).then(
      ({ versions, hasMore }) => {
        if (!isActive) return;
        setListed((before) => ({
          ...{ ...before, versions: appendVersions(before.versions, versions), hasMore },
          ...{ isWaiting: false, hasFailed: false },
        }));
      },
      (error: unknown) => {
        if (!isActive) return;
        const loadError = error instanceof PageNotFoundError ? error.message : null;
        setListed((before) => ({ ...before, isWaiting: false, hasFailed: true, loadError }));
      },
    );
    return () => {
      isActive = false;
    };
  }, [page, part, attempt]);
  const { hasFailed } = listed;
  const more = useCallback(() => {
    setListed((before) => ({ ...before, isWaiting: true, hasFailed: false }));
    if (hasFailed) setAttempt((before) => before + 1);
    else setPart((before) => before + 1);
  }, [hasFailed]);
  return { ...listed, more };
}

/** A save between two requests shifts the parts, so versions that are already listed are skipped. */
const appendVersions = (before: VersionList['versions'], next: VersionList['versions']) => [
  ...before,
  ...next.filter(({ id }) => !before.some((listed) => listed.id === id)),
];

/** Version history of the page, with preview and restore. */
export function VersionsDialog(): ReactElement {
  const { change } = usePanes();
  const { versions, hasMore, isWaiting, hasFailed, loadError, more } = useVersions();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isEmpty = versions.length === 0 && !isWaiting && !hasFailed;
  return (
    <PaneDialog label="Version history">
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex items-center justify-between border-line border-b p-4">
          <h2 className="font-display text-card">Version history</h2>
          <button type="button" className="pane-button" onClick={() => change({ dialog: null })}>
            Close
          </button>
        </div>
        <div className="overflow-y-auto p-4">
          <Introduction isEmpty={isEmpty} />
          {refusal && (
            <p role="alert" className="mb-3 rounded-md bg-accent-soft p-3">
              {refusal}
            </p>
          )}
          <ol>
            {versions.map((version, at) => (
              <VersionRow
                key={version.id}
                version={version}
                before={versions[at + 1] ?? (hasMore ? undefined : null)}
                isNewest={at === 0}
                refuse={setRefusal}
              />
            ))}
          </ol>
          <p role="status" className="mt-3 text-text-muted">
            {isWaiting && 'Loading …'}
            {hasFailed && (loadError ?? 'The rest could not be loaded.')}
          </p>
          {(hasMore || hasFailed) && !isWaiting && loadError === null && (
            <button type="button" className="pane-button mt-2 border border-line-strong" onClick={more}>
              {hasFailed ? 'Try again' : 'Show older'}
            </button>
          )}
        </div>
      </div>
    </PaneDialog>
  );
}

/** What the list contains and what it offers, or why it is empty. */
function Introduction({ isEmpty }: { isEmpty: boolean }): ReactElement {
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  return (
    <p className="mb-3 text-text-muted">
      {isEmpty
        ? 'Only people who can edit this page can see its version history.'
        : 'Saved versions, newest first. Preview one to see the page as it was.'}
      {!isEmpty &&
        mayWrite &&
        ' Restore one to continue from it: visitors see it once you publish, and you can undo it.'}
    </p>
  );
}

type VersionRowProps = {
  version: VersionList['versions'][number];
  /** The previous version; null for the oldest stored one, undefined while unknown. */
  before: VersionList['versions'][number] | null | undefined;
  isNewest: boolean;
  refuse: (reason: string | null) => void;
};

function VersionRow({ version, before, isNewest, refuse }: VersionRowProps): ReactElement {
  const session = useSession();
  const { change, announce } = usePanes();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const conflict = useSessionState(conflictReason);
  const [row, changes] = useVersionChanges(version, before);
  const [isBusy, setBusy] = useState(false);
  const { title, detail } = formatVersion(version, isNewest);
  const run = async (action: () => Promise<{ isDone: boolean; sentence: string }>) => {
    if (isBusy) return;
    setBusy(true);
    refuse(null);
    const { isDone, sentence } = await action();
    setBusy(false);
    if (!isDone) return refuse(sentence);
    announce(sentence);
    change({ dialog: null });
  };
  const preview = async () => {
    const reason = await previewVersion(session, version);
    // The bar above the page announces it.
    return { isDone: reason === null, sentence: reason ?? '' };
  };
  const button = (label: string, action: Parameters<typeof run>[0], disabledReason: string | null = null) => (
    <button
      type="button"
      className="pane-button border border-line-strong"
      aria-label={`${label} the page as it was ${formatTime(version.at)}`}
      aria-disabled={isBusy || disabledReason !== null}
      title={disabledReason ?? undefined}
      onClick={() => void run(action)}
    >
      {label}
    </button>
  );
  return (
    <li
      ref={row}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-t py-2"
    >
      <span className="min-w-0 grow basis-56">
        <span className="block font-medium">{title}</span>
        <span className="block text-label text-text-muted">{detail}</span>
        <VersionChanges changes={changes} isFirst={before === null} isPublished={version.isPublished} />
      </span>
      {!isNewest && (
        <span className="flex gap-1">
          {button('Preview', preview)}
          {mayWrite && button('Restore', () => restoreVersion(session, version), conflict)}
        </span>
      )}
    </li>
  );
}

/** Changes since the previous version. */
function VersionChanges({
  changes,
  isFirst,
  isPublished,
}: {
  changes: readonly string[] | null;
  isFirst: boolean;
  isPublished: boolean;
}): ReactElement | null {
  if (isFirst) return <span className="block text-label">The oldest stored version</span>;
  if (!changes) return null;
  return (
    <span className="block text-label" data-changes="">
      {formatVersionChanges(changes, isPublished).map((change) => (
        <span key={change} className="block">
          {change}
        </span>
      ))}
    </span>
  );
}
