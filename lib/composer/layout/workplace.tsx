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
import { flushSync } from 'react-dom';
import { contentLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { commandFor, openingFor } from '../canvas/command-keys';
import { lazyComponent, lazyPart } from '../lazy-component';
import type { ComposedPage } from '../session/composer-api';
import type { Session } from '../session/session';
import { CanvasFrame } from '../canvas-bridge/canvas-frame';
import { Dialogs } from './dialogs';
import { executeCommand } from '../commands/do-command';
import { fieldKeys } from '../commands/field-keys';
import { trackCaret } from '../workspace/follow-change';
import { isField } from '../workspace/is-field';
import { guardLinks } from '../workspace/navigation';
import { LeftPane, LeftRail } from './side-panes';
import { PageLost } from '../saving/lost-page';
import { Notice } from '../publishing/notice';
import { TranslationAnnouncer } from '../properties/translation-status';
import { PaneDivider } from './pane-divider';
import { focusNextPane } from '../workspace/pane-keys';
import { type PaneWidths, widthLimits } from './pane-widths';
import { RightPane, RightRail } from './right-pane';
import { SignInAgain } from '../saving/sign-in-again';
import { TopBar } from './top-bar';
import { PanesContext, type Panes } from '../workspace/composer-context';
import { usePanesState } from './use-panes-state';
import { useIsViewingVersion } from '../workspace/use-session';

const VersionBar = lazyComponent(lazyPart(() => import('../versions/version-preview').then((module) => module.VersionBar)));

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
export function ComposerLayout({ page, title, locales, session, opening }: ComposerLayoutProps): ReactElement {
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
  const edge = (side: keyof PaneWidths) => (
    <PaneDivider
      label={side === 'left' ? 'Width of the pane of blocks' : 'Width of the pane of the chosen block'}
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
              {edge('left')}
            </LeftPane>
          )}
          <CanvasFrame page={page} locales={locales} session={session} onRendered={onRendered} />
          {session && isRightOpen && <RightPane>{edge('right')}</RightPane>}
          {session && <RightRail />}
          {session && <Notice locales={locales} />}
          {message !== '' && <p key={message} aria-hidden className="said" data-said={message} />}
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
  const { before, typed, commandIn } = fieldKeys(session);
  const open = (event: KeyboardEvent): boolean => {
    // In a text field the key may have another meaning, for example a link.
    const key = event.defaultPrevented ? null : openingFor(event, isField(event.target));
    if (!key) return false;
    event.preventDefault();
    if (key === 'next pane' || key === 'pane before') focusNextPane(key === 'next pane' ? 1 : -1);
    // Synchronously: the user may type the next letter before another frame.
    else flushSync(() => panes.change({ dialog: key }));
    return true;
  };
  const press = (event: KeyboardEvent) => {
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
  document.addEventListener('keydown', press);
  document.addEventListener('input', before, true);
  document.addEventListener('input', typed);
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('input', before, true);
    document.removeEventListener('input', typed);
    frame?.removeEventListener('load', listen);
    frame?.contentWindow?.removeEventListener('keydown', open);
  };
}
