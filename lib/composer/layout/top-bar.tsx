'use client';

import { type ReactElement, Suspense, useCallback, useEffect, useId, useState } from 'react';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import type { PreviewContext } from '@/schemas/composing/preview';
import { parentPathOf } from '../address/change-address';
import { searchRecords } from '../form/records/records-api';
import { SearchCombobox } from '../form/search-combobox';
import { lazyComponent, loadable } from '../lazy-component';
import { SaveStatus } from '../saving/save-status';
import { reasonAgainstPublish } from '../session/edit-reasons';
import { adminPathOf, publicPathOf } from '../session/page-urls';
import {
  previewHref,
  sharedPageMessage,
  usePanes,
  usePreview,
  useSession,
  useSessionState,
} from '../workspace/composer-context';
import { saveAndNavigate } from '../workspace/navigation';
import { UndoButton } from './undo-button';

/** Planned address of a page that was never published, with a button to change it. */
function PlannedAddress(): ReactElement | null {
  const { path, collection } = useSession().page;
  const wasOnSite = useSessionState((state) => state.wasOnSite);
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const { change } = usePanes();
  if (wasOnSite || collection !== 'pages') return null;
  // A slug that starts with a hyphen is a substitute for one that is not chosen yet.
  const displayedPath = /\/-[^/]*$/.test(path) ? `${parentPathOf(path)}/…` : path;
  return (
    <span className="grid min-w-min max-w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-1 text-label text-text-muted lg:max-w-64 lg:shrink-2">
      <span className="truncate" title={`Address once published: ${displayedPath}`}>
        <span className="sr-only">Address once published: </span>
        {displayedPath}
      </span>
      {mayWrite && (
        <button
          type="button"
          className="pane-button shrink-0 border border-line-strong"
          onClick={() => change({ dialog: 'address' })}
        >
          Change<span className="sr-only"> the address</span>
        </button>
      )}
    </span>
  );
}

/** Picker for the office or other records with which a shared page is previewed. */
export function PreviewRecordPicker(): ReactElement {
  const preview = usePreview();
  const session = useSession();
  const { locale } = session.page;
  const { announce } = usePanes();
  const openWith = async (change: Readonly<Record<string, string>>, name: string) =>
    announce((await saveAndNavigate(session, previewHref(preview, { locale, ...change }), name)) ?? '');
  return (
    <>
      {preview.choices.map((choice) => (
        <RecordPicker
          key={choice.kind}
          choice={choice}
          choose={(slug, name) => void openWith({ [choice.kind]: slug }, name)}
        />
      ))}
    </>
  );
}

type RecordPickerProps = {
  choice: PreviewContext['choices'][number];
  choose: (slug: string, name: string) => void;
};

const networkOption = { key: '', name: 'The whole network' };

/** The selected record; a click opens the search for another one. */
function RecordPicker({ choice, choose }: RecordPickerProps): ReactElement {
  const { kind, isNeeded, name, within } = choice;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = kind === 'office' ? 'Preview for' : choice.label;
  const displayName = name ?? networkOption.name;
  const search = useCallback(
    async (query: string, signal: AbortSignal) => {
      const { records, hasMore } = await searchRecords(
        [kind],
        query,
        { isPublic: true, office: within },
        signal,
      );
      const items = records.flatMap(({ slug, name, note }) =>
        slug === null ? [] : [{ key: slug, name, note }],
      );
      return { items: isNeeded || query.trim() !== '' ? items : [networkOption, ...items], hasMore };
    },
    [kind, within, isNeeded],
  );
  return (
    <div className="flex shrink-0 items-center gap-2 text-label text-text-muted">
      <span aria-hidden className="max-xl:hidden">
        {label}
      </span>
      {isOpen && (
        <span className="w-40">
          <SearchCombobox
            id={id}
            label={`Search for ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`}
            disabled={false}
            hasInitialFocus
            search={search}
            onSelect={({ key, name }) => choose(key, name)}
          />
        </span>
      )}
      <button
        type="button"
        className="pane-button max-w-64 border max-xl:max-w-40 border-line-strong"
        title={displayName}
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : `${label}: ${displayName}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 truncate">{isOpen ? 'Keep it' : displayName}</span>
      </button>
    </div>
  );
}

/** Opens the right pane when there is a new message in it. */
function useOpenOnMessage(): void {
  const { change } = usePanes();
  const notice = useSessionState((state) => state.notice);
  const conflictCount = useSessionState(({ editing }) => editing.conflicts.length);
  const replaced = useSessionState((state) => state.replaced.length);
  const refused = useSessionState((state) => state.refused.length);
  const isLost = useSessionState(({ saving }) => saving.kind === 'lost');
  useEffect(() => {
    if (notice || conflictCount > 0 || refused > 0 || replaced > 0 || isLost) change({ isRightOpen: true });
  }, [notice, conflictCount, refused, replaced, isLost, change]);
}

const PublishDialog = lazyComponent(
  loadable(() => import('../publishing/publish-dialog').then((module) => module.PublishDialog)),
);

/** Title, preview records and save status of the page, with undo, redo and publish. */
export function TopBar({
  title,
  announce,
}: {
  title: string;
  announce: (sentence: string) => void;
}): ReactElement {
  const session = useSession();
  const names = useSessionState(({ pageData }) => pageData.data.names);
  const { page } = session;
  useOpenOnMessage();
  return (
    <header className="top-bar flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface-raised px-4 py-1.5 lg:h-14 lg:flex-nowrap">
      <NavigationLinks collection={page.collection} />
      <h1
        className="min-w-24 truncate font-display text-card max-sm:flex-1 lg:min-w-16 lg:shrink-[4]"
        title={resolveText(title, names)}
      >
        {resolveText(title, names)}
      </h1>
      <PlannedAddress />
      <PreviewRecordPicker />
      <SaveStatus />
      <OtherUsers />
      <PublishPrompt />
      <span className="top-bar-acts ml-auto flex max-w-full shrink-0 flex-wrap gap-1 max-sm:gap-0.5 max-sm:text-label max-sm:*:px-1">
        <UndoButton command="undo" label="Undo" announce={announce} />
        <UndoButton command="redo" label="Redo" announce={announce} />
        <HistoryButton />
        <PageLinks />
        <PublishButton announce={announce} />
      </span>
    </header>
  );
}

/** Disabled while nothing can be published; a click announces the reason. */
function PublishButton({ announce }: { announce: (sentence: string) => void }): ReactElement {
  const session = useSession();
  const reason = useSessionState(reasonAgainstPublish);
  const isShared = sharedPageMessage(usePreview()) !== null;
  return (
    <button
      type="button"
      className={`pane-button ${reason === null ? 'bg-action text-action-text hover:bg-action-hover' : ''}`}
      aria-disabled={reason !== null}
      aria-description={reason ?? undefined}
      title={reason ?? undefined}
      onClick={() => (reason === null ? void session.publish({ isShared }) : announce(reason))}
    >
      Publish
    </button>
  );
}

/** Opens the version history. */
function HistoryButton(): ReactElement {
  const { change } = usePanes();
  return (
    <button
      type="button"
      className="pane-button"
      title="Version history"
      onClick={() => change({ dialog: 'versions' })}
    >
      History
    </button>
  );
}

/** Links to the published page and to the form of its record. */
function PageLinks(): ReactElement {
  const { page } = useSession();
  const isOnSite = useSessionState((state) => state.isOnSite);
  return (
    <>
      {isOnSite && (
        <a className="pane-button" href={publicPathOf(page)} target="_blank" rel="noreferrer">
          Open <span className="max-sm:sr-only lg:max-xl:sr-only">live page</span>
        </a>
      )}
      <a className="pane-button" href={adminPathOf(page)}>
        Settings
      </a>
    </>
  );
}

function PublishPrompt(): ReactElement | null {
  const isOpen = useSessionState(({ publishPrompt }) => publishPrompt !== null);
  return isOpen ? (
    <Suspense>
      <PublishDialog />
    </Suspense>
  ) : null;
}

/** Other users on the page, and whether the same user has it open in another tab. */
function OtherUsers(): ReactElement | null {
  const names = useSessionState(({ others, isInAnotherTab }) =>
    [...others.map(({ name }) => name), ...(isInAnotherTab ? ['you, in another tab'] : [])].join(', '),
  );
  return (
    <p
      role="status"
      title={names || undefined}
      className="text-label text-text-muted lg:line-clamp-3 lg:min-w-0 lg:leading-tight"
    >
      {names && `Also here: ${names}`}
    </p>
  );
}

/** Links to all pages and to a new page. */
function NavigationLinks({ collection }: { collection: ComposableCollection }): ReactElement {
  return (
    <>
      <a
        href={`/admin/collections/${collection}`}
        className="pane-button"
        aria-label={collection === 'pages' ? 'All pages' : 'All sections'}
      >
        ←
      </a>
      <a href="/compose/new" className="pane-button shrink-0 whitespace-nowrap" title="New page">
        <span aria-hidden="true" className="hidden max-sm:inline lg:max-xl:inline">
          +
        </span>
        <span className="max-sm:sr-only lg:max-xl:sr-only">New page</span>
      </a>
    </>
  );
}
