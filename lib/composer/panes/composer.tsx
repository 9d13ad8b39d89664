'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Looking } from '@/schemas/composing/preview';
import type { Locale } from '@/schemas/locale';
import type { ComposedPage } from '../session/backend';
import { openSession } from '../session/open-session';
import type { Session } from '../session/session';
import { LookedAt } from './looking';
import { OpenSession } from './use-session';
import { Workplace } from './workplace';

type Opening = { kind: 'opening' } | { kind: 'open'; session: Session } | { kind: 'failed'; message: string };

type ComposerProps = {
  page: ComposedPage;
  /** What the server tells of it unasked. */
  begun: Promise<string | null>;
  title: string;
  /** The languages of the site. */
  locales: readonly Locale[];
  looking: Looking;
};

/** A page to work on: what is in it, itself, and what an author writes in the chosen block. */
export function Composer({ page, begun, title, locales, looking }: ComposerProps): ReactElement {
  const opening = useOpening(page, begun, looking);
  const session = opening.kind === 'open' ? opening.session : null;
  useEffect(() => session?.start(), [session]);
  const waiting = <Waiting message={opening.kind === 'failed' ? opening.message : null} title={title} />;
  return (
    <OpenSession value={session}>
      <LookedAt value={looking}>
        <I18nProvider locale="en-GB">
          <Workplace page={page} title={title} locales={locales} session={session} opening={waiting} />
        </I18nProvider>
      </LookedAt>
    </OpenSession>
  );
}

function useOpening(page: ComposedPage, begun: Promise<string | null>, looking: Looking): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const { collection, id, locale, path } = page;
  const { isOnSite, wasOnSite } = looking;
  useEffect(() => {
    let isWanted = true;
    const take = (next: Opening) => isWanted && setOpening(next);
    openSession({ collection, id, locale, path }, begun, { isOnSite, wasOnSite }).then(
      (session) => {
        chooseAsked(session);
        take({ kind: 'open', session });
      },
      (error: unknown) =>
        take({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [collection, id, locale, path, begun, isOnSite, wasOnSite]);
  return opening;
}

/** A block that the address names is chosen at once, if it is there. */
function chooseAsked(session: Session): void {
  const asked = window.location.hash.slice(1);
  if (session.state().editing.document.blocks.has(asked)) session.select(asked);
}

function Waiting({ message, title }: { message: string | null; title: string }): ReactElement {
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
