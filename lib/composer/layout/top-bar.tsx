'use client';

import { type ReactElement, Suspense } from 'react';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import type { Composed } from '@/schemas/composing/composed';
import { lazyComponent, lazyPart } from '../lazy-component';
import { describeNextStep } from '../outline/describe-changes';
import { publicPathOf, adminPathOf } from '../session/page-urls';
import { reasonAgainstPublish } from '../session/reason-against-publish';
import { PlannedAddress } from './address-to-be';
import { executeCommand } from '../commands/do-command';
import { usePreview } from '../workspace/looking';
import { SaveStatus } from '../saving/saving-told';
import { PreviewRecordPicker } from './shown-for';
import { sharedPageMessage } from '../workspace/tell-stands-for';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';
import { useOpenOnMessage } from './use-told';

const PublishDialog = lazyComponent(lazyPart(() => import('../publishing/publish-dialog').then((module) => module.PublishDialog)));

/** Title, preview records and save status of the page, with undo, redo and publish. */
export function TopBar({ title, announce }: { title: string; announce: (sentence: string) => void }): ReactElement {
  const session = useSession();
  const undo = useSessionState(({ editing }) => describeNextStep(editing, 'undo'));
  const redo = useSessionState(({ editing }) => describeNextStep(editing, 'redo'));
  const names = useSessionState(({ pageData }) => pageData.page.names);
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
        <button
          type="button"
          className="pane-button"
          aria-disabled={undo === null}
          title={undo === null ? undefined : `Undo: ${undo}`}
          aria-label={undo === null ? undefined : `Undo: ${undo}`}
          onClick={() => executeCommand(session, announce, 'undo')}
        >
          Undo
        </button>
        <button
          type="button"
          className="pane-button"
          aria-disabled={redo === null}
          title={redo === null ? undefined : `Redo: ${redo}`}
          aria-label={redo === null ? undefined : `Redo: ${redo}`}
          onClick={() => executeCommand(session, announce, 'redo')}
        >
          Redo
        </button>
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
  const isForMany = sharedPageMessage(usePreview()) !== null;
  return (
    <button
      type="button"
      className={`pane-button ${reason === null ? 'bg-action text-action-text hover:bg-action-hover' : ''}`}
      aria-disabled={reason !== null}
      aria-description={reason ?? undefined}
      title={reason ?? undefined}
      onClick={() => (reason === null ? void session.publish({ isForMany }) : announce(reason))}
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
      title="Earlier versions of the page"
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
          View <span className="max-sm:sr-only lg:max-xl:sr-only">published</span>
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
function NavigationLinks({ collection }: { collection: Composed }): ReactElement {
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
