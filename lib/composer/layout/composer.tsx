'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Looking } from '@/schemas/composing/preview';
import type { Locale } from '@/schemas/locale';
import type { ComposedPage } from '../session/composer-api';
import { openSession } from '../session/open-session';
import type { Session } from '../session/session';
import { PagePreviewContext } from '../workspace/looking';
import { SessionContext } from '../workspace/use-session';
import { ComposerLayout } from './workplace';

type OpeningState = { kind: 'opening' } | { kind: 'open'; session: Session } | { kind: 'failed'; message: string };

type ComposerProps = {
  page: ComposedPage;
  /** Page data that the server sends with the response. */
  initialData: Promise<string | null>;
  title: string;
  /** Languages of the site. */
  locales: readonly Locale[];
  preview: Looking;
};

/** Page editor: the outline, the canvas and the form of the selected block. */
export function Composer({ page, initialData, title, locales, preview }: ComposerProps): ReactElement {
  const opening = useOpenSession(page, initialData, preview);
  const session = opening.kind === 'open' ? opening.session : null;
  useEffect(() => session?.start(), [session]);
  const openingScreen = <OpeningScreen message={opening.kind === 'failed' ? opening.message : null} title={title} />;
  return (
    <SessionContext value={session}>
      <PagePreviewContext value={preview}>
        <I18nProvider locale="en-GB">
          <ComposerLayout page={page} title={title} locales={locales} session={session} opening={openingScreen} />
        </I18nProvider>
      </PagePreviewContext>
    </SessionContext>
  );
}

function useOpenSession(page: ComposedPage, initialData: Promise<string | null>, preview: Looking): OpeningState {
  const [opening, setOpening] = useState<OpeningState>({ kind: 'opening' });
  const { collection, id, locale, path } = page;
  const { isOnSite, wasOnSite } = preview;
  useEffect(() => {
    let isActive = true;
    const update = (next: OpeningState) => isActive && setOpening(next);
    openSession({ collection, id, locale, path }, initialData, { isOnSite, wasOnSite }).then(
      (session) => {
        selectFromHash(session);
        update({ kind: 'open', session });
      },
      (error: unknown) =>
        update({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isActive = false;
    };
  }, [collection, id, locale, path, initialData, isOnSite, wasOnSite]);
  return opening;
}

/** Selects the block that is named in the URL fragment, if it exists. */
function selectFromHash(session: Session): void {
  const id = window.location.hash.slice(1);
  if (session.state().editing.document.blocks.has(id)) session.select(id);
}

function OpeningScreen({ message, title }: { message: string | null; title: string }): ReactElement {
  return (
    <header
      className="fixed inset-0 z-10 grid place-content-center gap-3 bg-surface text-center"
      aria-busy={message === null}
    >
      <h1 className="font-display text-card">{title}</h1>
      <p role="status">
        {message === null ? 'The page is being opened …' : `It cannot be opened: ${message}`}
      </p>
      <noscript>The composer needs JavaScript: switch it on, or work on the page in the CMS.</noscript>
      {message !== null && (
        <button
          type="button"
          className="pane-button border border-line-strong"
          onClick={() => window.location.reload()}
        >
          Try again
        </button>
      )}
    </header>
  );
}
