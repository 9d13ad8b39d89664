'use client';

import { type CSSProperties, type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/schemas/locale';
import { commandFor } from '../canvas/command-keys';
import type { ComposedPage } from '../session/backend';
import type { Session } from '../session/session';
import { CanvasFrame } from './canvas-frame';
import { runCommand } from './commands';
import { Dialogs } from './dialogs';
import { LeftPane, LeftRail } from './left-pane';
import { Notice } from './notice';
import { PaneDivider } from './pane-divider';
import { focusNextPane, paneKeyFor } from './pane-keys';
import { keepPanes, type PaneWidths, readPanes, usualWidths, widthLimits } from './pane-widths';
import { RightPane, RightRail } from './right-pane';
import { SignInAgain } from './sign-in-again';
import { TopBar } from './top-bar';
import { OpenPanes, type Panes, type PanesState } from './use-panes';
import { useSessionState } from './use-session';

type WorkplaceProps = { page: ComposedPage; title: string; locales: readonly Locale[]; session: Session };

/** The page between its blocks and what is written in the chosen one. */
export function Workplace({ page, title, locales, session }: WorkplaceProps): ReactElement {
  const [said, say] = useState('');
  const { panes, widths, setWidths } = usePanesState(say);
  const { change } = panes;
  useEffect(() => listenToKeys(session, { say, change }), [session, change]);
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
        <div>
          <TopBar title={title} say={say} />
          <Notice />
        </div>
        <div className="composer-panes" style={sizes}>
          <LeftRail shown={left} />
          {left && <LeftPane shown={left}>{edge('left')}</LeftPane>}
          <CanvasFrame page={page} locales={locales} />
          {isRightOpen && <RightPane>{edge('right')}</RightPane>}
          <RightRail />
        </div>
        <Dialogs />
        <SignInAgain />
        <p className="sr-only" role="status">
          {said}
        </p>
        {said !== '' && <p key={said} aria-hidden className="said" data-said={said} />}
      </div>
    </OpenPanes>
  );
}

/** Where panes stand beside the page, not over it. */
const isWide = () => window.matchMedia('(min-width: 64rem)').matches;

/** Over a narrow page stands one pane at a time. */
function beside({ left, isRightOpen }: Partial<PanesState>): Partial<PanesState> {
  if (isWide()) return {};
  return { ...(left && { isRightOpen: false }), ...(isRightOpen && { left: null }) };
}

/** As they were left; on a narrow screen the page comes first, and on an empty page the blocks to begin with. */
function usePanesState(say: (sentence: string) => void) {
  const isEmpty = useSessionState(({ editing }) => editing.document.root.length === 0);
  const [state, setState] = useState<PanesState>(() => {
    const kept = readPanes();
    const isLeftOpen = isWide() && (kept?.isLeftOpen ?? true);
    const left = isLeftOpen ? (isEmpty ? 'palette' : 'outline') : null;
    return { left, isRightOpen: isWide() && (kept?.isRightOpen ?? true), dialog: null, at: null };
  });
  const [widths, setWidths] = useState<PaneWidths>(() => readPanes()?.widths ?? usualWidths);
  const isLeftOpen = state.left !== null;
  const { isRightOpen } = state;
  useEffect(() => {
    if (isWide()) keepPanes({ widths, isLeftOpen, isRightOpen });
  }, [widths, isLeftOpen, isRightOpen]);
  const change = useCallback<Panes['change']>(
    (changed) => setState((before) => ({ ...before, ...beside(changed), ...changed })),
    [],
  );
  const panes = useMemo<Panes>(() => ({ ...state, say, change }), [state, say, change]);
  return { panes, widths, setWidths };
}

/** Wherever no text is being written: there the keys are the field's own. */
function listenToKeys(session: Session, panes: Pick<Panes, 'say' | 'change'>): () => void {
  const open = (event: KeyboardEvent): boolean => {
    // Where text is written a key may mean something else, as a link.
    const key = event.defaultPrevented ? null : paneKeyFor(event, isField(event.target));
    if (!key) return false;
    event.preventDefault();
    if (key === 'next pane' || key === 'pane before') focusNextPane(key === 'next pane' ? 1 : -1);
    else panes.change({ dialog: key });
    return true;
  };
  const press = (event: KeyboardEvent) => {
    // What stands over the panes has the keys to itself.
    if (document.querySelector('.pane-overlay, [role=dialog], dialog[open]')) return;
    const command = open(event) || isField(event.target) ? null : commandFor(event);
    // Beside the list of blocks nobody means one by it.
    const isElsewhere = event.target instanceof Element && event.target.closest('aside, header') !== null;
    if (!command || (command === 'remove' && isElsewhere)) return;
    event.preventDefault();
    panes.say(runCommand(session, command) ?? '');
  };
  // The page is a realm of its own, whose keys end at its window.
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]');
  const listen = () => frame?.contentWindow?.addEventListener('keydown', open);
  listen();
  frame?.addEventListener('load', listen);
  document.addEventListener('keydown', press);
  return () => {
    document.removeEventListener('keydown', press);
    frame?.removeEventListener('load', listen);
    frame?.contentWindow?.removeEventListener('keydown', open);
  };
}

/** Whether text is written there; of whichever realm it is. */
const isField = (target: EventTarget | null): boolean =>
  target !== null &&
  'matches' in target &&
  typeof target.matches === 'function' &&
  target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])') === true;
