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
import { drawnLater, laterPart } from '../loading/later-part';
import type { ComposedPage } from '../session/backend';
import type { Session } from '../session/session';
import { CanvasFrame } from './canvas-frame';
import { Dialogs } from './dialogs';
import { doCommand } from './do-command';
import { fieldKeys } from './field-keys';
import { followChange } from './follow-change';
import { isField } from './is-field';
import { listenToLinks } from './leave-for';
import { LeftPane, LeftRail } from './left-pane';
import { LostPage } from './lost-page';
import { Notice } from './notice';
import { OwnLanguageSaid } from './own-language';
import { PaneDivider } from './pane-divider';
import { focusNextPane } from './pane-keys';
import { type PaneWidths, widthLimits } from './pane-widths';
import { RightPane, RightRail } from './right-pane';
import { SignInAgain } from './sign-in-again';
import { TopBar } from './top-bar';
import { OpenPanes, type Panes } from './use-panes';
import { usePanesState } from './use-panes-state';
import { useIsViewed } from './use-session';

const ViewedBar = drawnLater(laterPart(() => import('./viewed-bar').then((module) => module.ViewedBar)));

type WorkplaceProps = {
  page: ComposedPage;
  title: string;
  locales: readonly Locale[];
  /** Null until the page is open. */
  session: Session | null;
  /** What is said until then, over all of it. */
  opening: ReactNode;
};

/** The page between its blocks and what is written in the chosen one. Its canvas is there before the page, so that both are waited for at once. */
export function Workplace({ page, title, locales, session, opening }: WorkplaceProps): ReactElement {
  const [said, say] = useState('');
  const { panes, widths, setWidths } = usePanesState(session, say);
  const { change } = panes;
  useEffect(() => (session ? listenToKeys(session, { say, change }) : undefined), [session, change]);
  useEffect(() => (session ? listenToLinks(session, say) : undefined), [session]);
  const [isPageSeen, drawn] = usePageSeen(session);
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
    <OpenPanes value={panes}>
      <div className="composer">
        {/* By this id react-aria knows that its one rule is there already: it stands in composer.css. */}
        <span id="react-aria-pressable-style" hidden />
        {session ? (
          <div>
            <TopBar title={title} say={say} />
            <LostPage />
            <AboveEarlier />
            {page.locale !== contentLocale && <OwnLanguageSaid />}
          </div>
        ) : (
          opening
        )}
        <div className="composer-panes" style={session ? sizes : undefined} inert={!session}>
          {session && <LeftRail shown={left} />}
          {session && left && (
            <LeftPane shown={left} isPageSeen={isPageSeen}>
              {edge('left')}
            </LeftPane>
          )}
          <CanvasFrame page={page} locales={locales} session={session} drawn={drawn} />
          {session && isRightOpen && <RightPane>{edge('right')}</RightPane>}
          {session && <RightRail />}
          {session && <Notice locales={locales} />}
          {said !== '' && <p key={said} aria-hidden className="said" data-said={said} />}
        </div>
        {session && <Dialogs />}
        {session && <SignInAgain />}
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
    </OpenPanes>
  );
}

const AboveEarlier = (): ReactElement | null =>
  useIsViewed() ? (
    <Suspense>
      <ViewedBar />
    </Suspense>
  ) : null;

/** How long the page may take until what comes after it is there all the same, in ms. */
const patience = 3_000;

/** Whether the page is drawn, and what says so. */
function usePageSeen(session: Session | null): [boolean, () => void] {
  const [isSeen, setSeen] = useState(false);
  const drawn = useCallback(() => setSeen(true), []);
  useEffect(() => {
    const timer = session ? setTimeout(drawn, patience) : undefined;
    return () => clearTimeout(timer);
  }, [session, drawn]);
  return [isSeen, drawn];
}

/** Wherever no text is being written: there most keys are the field's own. */
function listenToKeys(session: Session, panes: Pick<Panes, 'say' | 'change'>): () => void {
  const { before, typed, commandIn } = fieldKeys(session);
  const open = (event: KeyboardEvent): boolean => {
    // Where text is written a key may mean something else, as a link.
    const key = event.defaultPrevented ? null : openingFor(event, isField(event.target));
    if (!key) return false;
    event.preventDefault();
    if (key === 'next pane' || key === 'pane before') focusNextPane(key === 'next pane' ? 1 : -1);
    // At once: whoever opens it may type the next letter before another frame.
    else flushSync(() => panes.change({ dialog: key }));
    return true;
  };
  const press = (event: KeyboardEvent) => {
    // What stands over the panes has the keys to itself.
    if (document.querySelector('.pane-overlay, [role=dialog], dialog[open]')) return;
    if (open(event)) return;
    const command = isField(event.target) ? commandIn(event) : commandFor(event);
    // Beside the list of blocks nobody means one by it.
    const isElsewhere = event.target instanceof Element && event.target.closest('aside, header') !== null;
    if (!command || (command === 'remove' && isElsewhere)) return;
    event.preventDefault();
    const follow = followChange(event.target);
    doCommand(session, panes.say, command);
    follow();
  };
  // The page is a realm of its own, whose keys end at its window.
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
