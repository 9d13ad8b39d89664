'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { commandFor } from '../canvas/command-keys';
import type { ComposedPage } from '../session/backend';
import { openSession } from '../session/open-session';
import type { Session } from '../session/session';
import { CanvasFrame } from './canvas-frame';
import { runCommand } from './commands';
import { Conflicts } from './conflicts';
import { Notice } from './notice';
import { Palette } from './palette';
import { Properties } from './properties';

import { SignInAgain } from './sign-in-again';
import { Structure } from './structure';
import { TopBar } from './top-bar';
import { OpenSession } from './use-session';

type Opening = { kind: 'opening' } | { kind: 'open'; session: Session } | { kind: 'failed'; message: string };

/** A page to work on: what is in it, itself, and what an author writes in the chosen block. */
export function Composer({ page, title }: { page: ComposedPage; title: string }): ReactElement {
  const opening = useOpening(page);
  const [said, setSaid] = useState('');
  const session = opening.kind === 'open' ? opening.session : null;
  useEffect(() => session?.start(), [session]);
  useEffect(() => (session ? listenToKeys(session, setSaid) : undefined), [session]);
  if (!session) return <Waiting message={opening.kind === 'failed' ? opening.message : null} title={title} />;
  return (
    <OpenSession value={session}>
      <div className="grid grid-rows-[auto_1fr] bg-surface text-text lg:h-dvh">
        <TopBar title={title} say={setSaid} />
        <div className="grid min-h-0 grid-cols-1 lg:grid-cols-[17rem_1fr_21rem]">
          <nav
            aria-label="Blocks"
            className="max-h-[40dvh] min-h-0 overflow-y-auto lg:max-h-none border-line border-r bg-surface-raised"
          >
            <Structure say={setSaid} />
            <Palette say={setSaid} />
          </nav>
          <CanvasFrame page={page} say={setSaid} />
          <aside
            aria-label="The chosen block"
            className="min-h-0 overflow-y-auto border-line border-l bg-surface-raised p-4"
          >
            <Notice />
            <Conflicts />
            <Properties />
          </aside>
        </div>
        <SignInAgain />
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
    </OpenSession>
  );
}

function useOpening(page: ComposedPage): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const { collection, id, locale, path } = page;
  useEffect(() => {
    let isWanted = true;
    const take = (next: Opening) => isWanted && setOpening(next);
    openSession({ collection, id, locale, path }).then(
      (session) => take({ kind: 'open', session }),
      (error: unknown) =>
        take({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [collection, id, locale, path]);
  return opening;
}

function Waiting({ message, title }: { message: string | null; title: string }): ReactElement {
  return (
    <main className="grid h-dvh place-content-center gap-3 text-center" aria-busy={message === null}>
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
    </main>
  );
}

/** Wherever no text is being written: there the keys are the field's own. */
function listenToKeys(session: Session, say: (sentence: string) => void): () => void {
  const press = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    const command = isInField ? null : commandFor(event);
    // Beside the list of blocks nobody means one by it.
    const isElsewhere = event.target instanceof Element && event.target.closest('aside, header') !== null;
    if (command === 'remove' && isElsewhere) return;
    if (!command) return;
    event.preventDefault();
    say(runCommand(session, command) ?? '');
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
