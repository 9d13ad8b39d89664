'use client';

import { type ReactElement, Suspense } from 'react';
import { fillText } from '@/lib/engine/fill-names';
import type { Composed } from '@/schemas/composing/composed';
import { drawnLater, laterPart } from '../loading/later-part';
import { tellNext } from '../outline/tell-step';
import { addressOf, settingsOf } from '../session/address-of';
import { reasonAgainstPublish } from '../session/reason-against-publish';
import { AddressToBe } from './address-to-be';
import { doCommand } from './do-command';
import { useLooking } from './looking';
import { SavingTold } from './saving-told';
import { ShownFor } from './shown-for';
import { tellStandsFor } from './tell-stands-for';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';
import { useTold } from './use-told';

const AskPublish = drawnLater(laterPart(() => import('./ask-publish').then((module) => module.AskPublish)));

/** What the page is called and with what it is looked at, how it stands with saving, undo and redo. */
export function TopBar({ title, say }: { title: string; say: (sentence: string) => void }): ReactElement {
  const session = useSession();
  const undo = useSessionState(({ editing }) => tellNext(editing, 'undo'));
  const redo = useSessionState(({ editing }) => tellNext(editing, 'redo'));
  const names = useSessionState(({ filling }) => filling.page.names);
  const { page } = session;
  useTold();
  return (
    <header className="top-bar flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface-raised px-4 py-1.5 lg:h-14 lg:flex-nowrap">
      <Elsewhere collection={page.collection} />
      <h1
        className="min-w-24 truncate font-display text-card max-sm:flex-1 lg:min-w-16 lg:shrink-[4]"
        title={fillText(title, names)}
      >
        {fillText(title, names)}
      </h1>
      <AddressToBe />
      <ShownFor />
      <SavingTold />
      <Others />
      <Asked />
      <span className="top-bar-acts ml-auto flex max-w-full shrink-0 flex-wrap gap-1 max-sm:gap-0.5 max-sm:text-label max-sm:*:px-1">
        <button
          type="button"
          className="pane-button"
          aria-disabled={undo === null}
          title={undo === null ? undefined : `Undo: ${undo}`}
          aria-label={undo === null ? undefined : `Undo: ${undo}`}
          onClick={() => doCommand(session, say, 'undo')}
        >
          Undo
        </button>
        <button
          type="button"
          className="pane-button"
          aria-disabled={redo === null}
          title={redo === null ? undefined : `Redo: ${redo}`}
          aria-label={redo === null ? undefined : `Redo: ${redo}`}
          onClick={() => doCommand(session, say, 'redo')}
        >
          Redo
        </button>
        <History />
        <Ways />
        <Publish say={say} />
      </span>
    </header>
  );
}

/** Closed while nothing can be published: pressed, it says why. */
function Publish({ say }: { say: (sentence: string) => void }): ReactElement {
  const session = useSession();
  const reason = useSessionState(reasonAgainstPublish);
  const isForMany = tellStandsFor(useLooking()) !== null;
  return (
    <button
      type="button"
      className={`pane-button ${reason === null ? 'bg-action text-action-text hover:bg-action-hover' : ''}`}
      aria-disabled={reason !== null}
      aria-description={reason ?? undefined}
      title={reason ?? undefined}
      onClick={() => (reason === null ? void session.publish({ isForMany }) : say(reason))}
    >
      Publish
    </button>
  );
}

/** To what the page was before. */
function History(): ReactElement {
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

/** To the page as visitors see it, and to the form of its record. */
function Ways(): ReactElement {
  const { page } = useSession();
  const isOnSite = useSessionState((state) => state.isOnSite);
  return (
    <>
      {isOnSite && (
        <a className="pane-button" href={addressOf(page)} target="_blank" rel="noreferrer">
          View <span className="max-sm:sr-only lg:max-xl:sr-only">published</span>
        </a>
      )}
      <a className="pane-button" href={settingsOf(page)}>
        Settings
      </a>
    </>
  );
}

function Asked(): ReactElement | null {
  const isAsking = useSessionState(({ asking }) => asking !== null);
  return isAsking ? (
    <Suspense>
      <AskPublish />
    </Suspense>
  ) : null;
}

/** Who else works on the page just now, and whether the same person does in another tab. */
function Others(): ReactElement | null {
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

/** From here to all pages, and to a new one. */
function Elsewhere({ collection }: { collection: Composed }): ReactElement {
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
