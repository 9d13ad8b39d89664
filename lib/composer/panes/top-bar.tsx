'use client';

import type { ReactElement } from 'react';
import { fillText } from '@/lib/engine/fill-names';
import type { Composed } from '@/schemas/composing';
import { tellNext } from '../outline/tell-step';
import { addressOf, settingsOf } from '../session/address-of';
import type { ComposedPage } from '../session/backend';
import { malformedFields } from '../session/block-faults';
import { reasonAgainstPublish } from '../session/reason-against-publish';
import type { SaveState, SessionState } from '../session/session-state';
import { AddressToBe } from './address-to-be';
import { AskPublish } from './ask-publish';
import { isUnderTheHand } from './conflicts';
import { doCommand } from './do-command';
import { useLooking } from './looking';
import { ShownFor } from './shown-for';
import { tellStandsFor } from './tell-stands-for';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';
import { useTold } from './use-told';

const sentences: Readonly<Record<Exclude<SaveState['kind'], 'saved' | 'refused' | 'lost'>, string>> = {
  waiting: 'Not saved yet',
  saving: 'Saving …',
  offline: 'No connection. Go on: it is saved as soon as there is one',
  busy: 'The server is busy. Go on: it is tried again every few seconds',
  'signed out': 'Your session has ended. Nothing is lost: give your password again, and it is saved',
};

/** How it stands with saving, in a sentence; `isTrouble` when somebody has to know. */
function tellSaving(
  { saving, editing, editor, isPublished, isOnSite, wasOnSite, refused, focused, isOwnDoing }: SessionState,
  page: ComposedPage,
): { sentence: string; isTrouble: boolean } {
  if (saving.kind === 'refused') return { sentence: `Not saved: ${saving.message}`, isTrouble: true };
  if (saving.kind === 'lost') return { sentence: `Not saved. ${saving.message}`, isTrouble: true };
  const isTrouble = ['offline', 'busy', 'signed out'].includes(saving.kind);
  if (saving.kind !== 'saved') return { sentence: sentences[saving.kind], isTrouble };
  if (editing.conflicts.length > 0)
    return {
      sentence: editing.conflicts.every((one) => isUnderTheHand(one, focused))
        ? `${isOwnDoing ? 'You have changed this field in another tab' : 'Somebody else has changed this field'}, too: choose once you leave it`
        : 'Saved but for what clashes: choose beside the page',
      isTrouble: true,
    };
  if (refused.length > 0)
    return {
      sentence: 'Saved but for what the server does not take: it is named beside the page',
      isTrouble: true,
    };
  if (malformedFields(editing.document, editing.stored.document, page).length > 0)
    return { sentence: 'Saved but for what is marked as wrong', isTrouble: true };
  if (!editor.mayWrite) return { sentence: 'To be read only', isTrouble: false };
  const draft = isOnSite
    ? 'Draft saved · changes not published yet'
    : wasOnSite
      ? 'Draft saved · taken off the site'
      : 'Draft saved · not published yet';
  return { sentence: isPublished ? 'Published' : draft, isTrouble: false };
}

/** What the page is called and with what it is looked at, how it stands with saving, undo and redo. */
export function TopBar({ title, say }: { title: string; say: (sentence: string) => void }): ReactElement {
  const session = useSession();
  const undo = useSessionState(({ editing }) => tellNext(editing, 'undo'));
  const redo = useSessionState(({ editing }) => tellNext(editing, 'redo'));
  const names = useSessionState(({ filling }) => filling.page.names);
  const { page } = session;
  useTold();
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface-raised px-4 py-1.5 lg:flex-nowrap">
      <Elsewhere collection={page.collection} />
      <h1
        className="min-w-24 truncate font-display text-card lg:min-w-16 lg:shrink-[0.25]"
        title={fillText(title, names)}
      >
        {fillText(title, names)}
      </h1>
      <AddressToBe />
      <ShownFor />
      <Saving />
      <Others />
      <AskPublish />
      <span className="ml-auto flex max-w-full shrink-0 flex-wrap gap-1">
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
          View published
        </a>
      )}
      <a className="pane-button" href={settingsOf(page)}>
        Settings
      </a>
    </>
  );
}

/** Who else works on the page just now, and whether the same person does in another tab. */
function Others(): ReactElement | null {
  const names = useSessionState(({ others, isInAnotherTab }) =>
    [...others.map(({ name }) => name), ...(isInAnotherTab ? ['you, in another tab'] : [])].join(', '),
  );
  return (
    <p role="status" className="text-label text-text-muted">
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
        <span aria-hidden="true" className="hidden lg:max-xl:inline">
          +
        </span>
        <span className="lg:max-xl:sr-only">New page</span>
      </a>
    </>
  );
}

/** How it stands with saving; what can never be saved can be taken back. */
function Saving(): ReactElement {
  const session = useSession();
  const kind = useSessionState((state) => state.saving.kind);
  const sentence = useSessionState((state) => tellSaving(state, session.page).sentence);
  const isTrouble = useSessionState((state) => tellSaving(state, session.page).isTrouble);
  return (
    <>
      {/* Beside the rest of the bar there is room for two small lines. */}
      <p
        role="status"
        data-saving={kind}
        title={sentence}
        className={`lg:line-clamp-2 lg:min-w-28 lg:text-label ${isTrouble ? 'text-negative' : 'text-text-muted'}`}
      >
        {sentence}
      </p>
      {kind === 'refused' && (
        <button
          type="button"
          className="pane-button border border-line-strong"
          onClick={() => session.dropUnsaved()}
        >
          Take back what is not saved
        </button>
      )}
    </>
  );
}
