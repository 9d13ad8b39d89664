'use client';

import { type ReactElement, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Icon } from '@/lib/ui/icon';
import { lazyComponent, lazyPart } from '../lazy-component';
import { blockNameOf } from '../outline/block-name';
import { quarantineOf } from '../outline/quarantine';
import { ClosePaneButton } from './close-pane';
import { NextSteps } from '../properties/next-steps';
import { ReadOnlyNotice } from '../properties/not-theirs';
import { TranslationStatus } from '../properties/translation-status';
import { PageProperties } from '../properties/page-properties';
import { Properties } from '../properties/properties';
import { QuarantineCard } from '../repair/quarantine-card';
import { RejectedBlocks } from '../saving/save-status';
import { OverwrittenFields } from '../saving/replaced-list';
import { SharedPageNotice } from '../properties/page-scope';
import { usePanes } from '../workspace/composer-context';
import { useIsViewingVersion, useSessionState } from '../workspace/use-session';

const Conflicts = lazyComponent(lazyPart(() => import('../saving/conflicts').then((module) => module.Conflicts)));

/** The form of the selected block and messages about the page; `children` is the resize handle. */
export function RightPane({ children }: { children: ReactNode }): ReactElement {
  const { change } = usePanes();
  const selected = useSessionState((state) => state.selected);
  const scroll = useScrollReset(selected);
  useFieldInSight(scroll);
  const isViewed = useIsViewingVersion();
  return (
    <aside aria-label="The chosen block" data-pane="right" className="side-pane side-pane-right">
      <div className="flex items-center gap-2 border-line border-b py-2 pr-2 pl-4">
        <span className="font-medium">Edit</span>
        <ClosePaneButton to="right" close={() => change({ isRightOpen: false })} />
      </div>
      <div ref={scroll} className="relative min-h-0 overflow-y-auto p-4">
        {isViewed ? (
          <p className="text-text-muted">
            What is written in the blocks of an earlier version is seen on the page itself. Bring the version
            back to go on from it, or go back to the page as it is now.
          </p>
        ) : (
          <CurrentPage />
        )}
      </div>
      {children}
    </aside>
  );
}

/** Content for the current page, not an earlier version. */
function CurrentPage(): ReactElement {
  const isChosen = useSessionState(
    ({ editing, selected }) => selected !== null && editing.document.blocks.has(selected),
  );
  // An unreadable block has no form.
  const isReadable = useSessionState(({ editing, selected }) => {
    const own = selected === null ? undefined : editing.document.blocks.get(selected)?.own;
    const kind = own === undefined ? null : quarantineOf(own)?.kind;
    return kind == null || kind === 'wrong values';
  });
  return (
    <>
      <SharedPageNotice />
      <TranslationStatus />
      <RejectedBlocks />
      <ConflictSection />
      <OverwrittenFields />
      <QuarantineCard />
      <ReadOnlyNotice />
      {isChosen ? (
        isReadable && <Properties />
      ) : (
        <>
          <NextSteps />
          <PageProperties />
        </>
      )}
    </>
  );
}

function ConflictSection(): ReactElement | null {
  const isAny = useSessionState(({ editing }) => editing.conflicts.length > 0);
  return isAny ? (
    <Suspense>
      <Conflicts />
    </Suspense>
  ) : null;
}

/** Scrolls to the top when the content changes. */
function useScrollReset(contentKey: unknown): RefObject<HTMLDivElement | null> {
  const scroll = useRef<HTMLDivElement>(null);
  const before = useRef(contentKey);
  useEffect(() => {
    if (before.current !== contentKey) scroll.current?.scrollTo({ top: 0 });
    before.current = contentKey;
  }, [contentKey]);
  return scroll;
}

/** Keeps the focused field visible when its pane shrinks, for example when an on-screen keyboard opens. */
function useFieldInSight(scroll: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const pane = scroll.current;
    if (!pane) return;
    const sizes = new ResizeObserver(() => {
      const field = document.activeElement;
      if (pane.contains(field)) field?.scrollIntoView({ block: 'nearest' });
    });
    sizes.observe(pane);
    return () => sizes.disconnect();
  }, [scroll]);
}

/** Narrow strip in place of the closed pane. */
export function RightRail(): ReactElement {
  const { change, isRightOpen } = usePanes();
  const chosen = useSessionState(({ editing, selected }) =>
    selected === null ? '' : blockNameOf(editing.document.blocks.get(selected)?.own).label,
  );
  return (
    <div className={`pane-rail pane-rail-right ${isRightOpen ? 'lg:hidden' : ''}`}>
      <button
        type="button"
        className="rail-button"
        aria-pressed={isRightOpen}
        onClick={() => change({ isRightOpen: !isRightOpen })}
      >
        <Icon name="document" className="size-5" />
        {chosen === '' ? 'Edit' : `Edit ${chosen}`}
      </button>
    </div>
  );
}
