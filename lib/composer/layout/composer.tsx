'use client';

import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { contentLocale } from '@/lib/i18n/locales';
import type { PreviewContext } from '@/schemas/composing/preview';
import type { Locale } from '@/schemas/locale';
import { commandFor, globalShortcutFor } from '../canvas/command-keys';
import { CanvasFrame } from '../canvas-bridge/canvas-frame';
import { executeCommand, fieldKeys } from '../commands/commands';
import { LazyDialog, type LoadedDialogProps } from '../dialogs/lazy-dialog';
import { lazyComponent, loadable, schedulePreload } from '../lazy-component';
import { TranslationAnnouncer } from '../properties/translation-status';
import { Notice } from '../publishing/notice';
import { SignInAgain } from '../saving/sign-in-again';
import { PageLost } from '../saving/unsaved-texts';
import type { ComposedPage } from '../session/composer-api';
import { openSession } from '../session/open-session';
import type { Session } from '../session/session';
import {
  PagePreviewContext,
  type Panes,
  PanesContext,
  SessionContext,
  useIsViewingVersion,
  usePanes,
} from '../workspace/composer-context';
import { focusNextPane, isField, trackCaret } from '../workspace/focus';
import { guardLinks } from '../workspace/navigation';
import { LeftPane, LeftRail, PaneDivider, RightPane, RightRail } from './side-panes';
import { TopBar } from './top-bar';
import { type PaneWidths, usePanesState, widthLimits } from './use-panes-state';

// Loaded after the page: none of them is needed to start editing.
const dialogLoadables = {
  commands: loadable<LoadedDialogProps>(() =>
    import('../commands/command-palette').then((module) => module.CommandPalette),
  ),
  shortcuts: loadable<LoadedDialogProps>(() =>
    import('../commands/shortcuts-dialog').then((module) => module.ShortcutsDialog),
  ),
  move: loadable<LoadedDialogProps>(() =>
    import('../dialogs/move-dialog').then((module) => module.MoveDialog),
  ),
  versions: loadable<LoadedDialogProps>(() =>
    import('../versions/versions-dialog').then((module) => module.VersionsDialog),
  ),
  address: loadable<LoadedDialogProps>(() =>
    import('../dialogs/address-dialog').then((module) => module.AddressDialog),
  ),
};

/** The open dialog, one at a time. */
function Dialogs(): ReactElement | null {
  const { dialog } = usePanes();
  useEffect(schedulePreload, []);
  return dialog && <LazyDialog key={dialog} loadable={dialogLoadables[dialog]} />;
}

const VersionBar = lazyComponent(
  loadable(() => import('../versions/version-preview').then((module) => module.VersionBar)),
);

type ComposerLayoutProps = {
  page: ComposedPage;
  title: string;
  locales: readonly Locale[];
  /** Null until the page is open. */
  session: Session | null;
  /** Overlay until then. */
  opening: ReactNode;
};

/**
 * The outline, the canvas and the form side by side. The canvas is rendered before the page is open, so that
 * both load in parallel.
 */
function ComposerLayout({ page, title, locales, session, opening }: ComposerLayoutProps): ReactElement {
  const [message, announce] = useState('');
  const { panes, widths, setWidths } = usePanesState(session, announce);
  const { change } = panes;
  useEffect(() => (session ? listenToKeys(session, { announce, change }) : undefined), [session, change]);
  useEffect(() => (session ? guardLinks(session, announce) : undefined), [session]);
  const [isPageRendered, onRendered] = usePageRendered(session);
  const { left, isRightOpen } = panes;
  const sizes: CSSProperties & Record<`--${string}`, string> = {
    '--left-pane': `${widths.left}px`,
    '--right-pane': `${widths.right}px`,
  };
  const divider = (side: keyof PaneWidths) => (
    <PaneDivider
      label={side === 'left' ? 'Width of the blocks pane' : 'Width of the block form pane'}
      width={widths[side]}
      limits={widthLimits[side]}
      direction={side === 'left' ? 1 : -1}
      resize={(width) => setWidths({ ...widths, [side]: width })}
    />
  );
  return (
    <PanesContext value={panes}>
      <div className="composer">
        {/* With an element of this id React Aria does not add its style rule, which is in composer.css. */}
        <span id="react-aria-pressable-style" hidden />
        {session ? (
          <div>
            <TopBar title={title} announce={announce} />
            <PageLost />
            <VersionBarSlot />
            {page.locale !== contentLocale && <TranslationAnnouncer />}
          </div>
        ) : (
          opening
        )}
        <div className="composer-panes" style={session ? sizes : undefined} inert={!session}>
          {session && <LeftRail view={left} />}
          {session && left && (
            <LeftPane view={left} isPageRendered={isPageRendered}>
              {divider('left')}
            </LeftPane>
          )}
          <CanvasFrame page={page} locales={locales} session={session} onRendered={onRendered} />
          {session && isRightOpen && <RightPane>{divider('right')}</RightPane>}
          {session && <RightRail />}
          {session && <Notice locales={locales} />}
          {message !== '' && <p key={message} aria-hidden className="toast" data-announcement={message} />}
        </div>
        {session && <Dialogs />}
        {session && <SignInAgain />}
        <p className="sr-only" role="status">
          {message}
        </p>
      </div>
    </PanesContext>
  );
}

const VersionBarSlot = (): ReactElement | null =>
  useIsViewingVersion() ? (
    <Suspense>
      <VersionBar />
    </Suspense>
  ) : null;

/** Maximum wait for the page before the outline is rendered anyway, in ms. */
const MAX_RENDER_WAIT_MS = 3_000;

/** Whether the page is rendered, and the callback that reports it. */
function usePageRendered(session: Session | null): [boolean, () => void] {
  const [isRendered, setRendered] = useState(false);
  const onRendered = useCallback(() => setRendered(true), []);
  useEffect(() => {
    const timer = session ? setTimeout(onRendered, MAX_RENDER_WAIT_MS) : undefined;
    return () => clearTimeout(timer);
  }, [session, onRendered]);
  return [isRendered, onRendered];
}

/** Handles keys outside of text fields, which keep most of their keys. */
function listenToKeys(session: Session, panes: Pick<Panes, 'announce' | 'change'>): () => void {
  const { beforeInput, afterInput, commandIn } = fieldKeys(session);
  const open = (event: KeyboardEvent): boolean => {
    // In a text field the key may have another meaning, for example a link.
    const key = event.defaultPrevented ? null : globalShortcutFor(event, isField(event.target));
    if (!key) return false;
    event.preventDefault();
    if (key === 'next pane' || key === 'previous pane') focusNextPane(key === 'next pane' ? 1 : -1);
    // Synchronously: the user may type the next letter before another frame.
    else flushSync(() => panes.change({ dialog: key }));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog or overlay has all keys to itself.
    if (document.querySelector('.pane-overlay, [role=dialog], dialog[open]')) return;
    if (open(event)) return;
    const command = isField(event.target) ? commandIn(event) : commandFor(event);
    // Outside of the list of blocks and the canvas, Delete does not mean the block.
    const isElsewhere = event.target instanceof Element && event.target.closest('aside, header') !== null;
    if (!command || (command === 'remove' && isElsewhere)) return;
    event.preventDefault();
    const follow = trackCaret(event.target);
    executeCommand(session, panes.announce, command);
    follow();
  };
  // The canvas is a separate realm, whose key events end at its window.
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]');
  const listen = () => frame?.contentWindow?.addEventListener('keydown', open);
  listen();
  frame?.addEventListener('load', listen);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('input', beforeInput, true);
  document.addEventListener('input', afterInput);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('input', beforeInput, true);
    document.removeEventListener('input', afterInput);
    frame?.removeEventListener('load', listen);
    frame?.contentWindow?.removeEventListener('keydown', open);
  };
}

type OpeningState =
  | { kind: 'opening' }
  | { kind: 'open'; session: Session }
  | { kind: 'failed'; message: string };

type ComposerProps = {
  page: ComposedPage;
  /** Page data that the server sends with the response. */
  initialData: Promise<string | null>;
  title: string;
  /** Languages of the site. */
  locales: readonly Locale[];
  preview: PreviewContext;
};

/** Page editor: the outline, the canvas and the form of the selected block. */
export function Composer({ page, initialData, title, locales, preview }: ComposerProps): ReactElement {
  const opening = useOpenSession(page, initialData, preview);
  const session = opening.kind === 'open' ? opening.session : null;
  useEffect(() => session?.start(), [session]);
  const openingScreen = (
    <OpeningScreen message={opening.kind === 'failed' ? opening.message : null} title={title} />
  );
  return (
    <SessionContext value={session}>
      <PagePreviewContext value={preview}>
        <I18nProvider locale="en-GB">
          <ComposerLayout
            page={page}
            title={title}
            locales={locales}
            session={session}
            opening={openingScreen}
          />
        </I18nProvider>
      </PagePreviewContext>
    </SessionContext>
  );
}

function useOpenSession(
  page: ComposedPage,
  initialData: Promise<string | null>,
  preview: PreviewContext,
): OpeningState {
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
      <p role="status">{message === null ? 'Opening the page …' : `The page cannot be opened: ${message}`}</p>
      <noscript>The composer needs JavaScript: turn it on, or edit the page in the CMS.</noscript>
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
