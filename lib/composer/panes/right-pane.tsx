'use client';

import { type ReactElement, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Icon } from '@/lib/ui/icon';
import { drawnLater, laterPart } from '../loading/later-part';
import { blockNameOf } from '../outline/block-name';
import { quarantineOf } from '../outline/quarantine';
import { ClosePane } from './close-pane';
import { NextSteps } from './next-steps';
import { NotTheirs } from './not-theirs';
import { OwnLanguage } from './own-language';
import { PageProperties } from './page-properties';
import { Properties } from './properties';
import { QuarantineCard } from './quarantine-card';
import { RefusedList } from './refused-list';
import { ReplacedList } from './replaced-list';
import { StandsFor } from './stands-for';
import { usePanes } from './use-panes';
import { useIsViewed, useSessionState } from './use-session';

const Conflicts = drawnLater(laterPart(() => import('./conflicts').then((module) => module.Conflicts)));

/** What an author writes in the chosen block, and what is to be said of the page; `children` is its edge. */
export function RightPane({ children }: { children: ReactNode }): ReactElement {
  const { change } = usePanes();
  const selected = useSessionState((state) => state.selected);
  const scroll = useScrolledUp(selected);
  useFieldInSight(scroll);
  const isViewed = useIsViewed();
  return (
    <aside aria-label="The chosen block" data-pane="right" className="side-pane side-pane-right">
      <div className="flex items-center gap-2 border-line border-b py-2 pr-2 pl-4">
        <span className="font-medium">Edit</span>
        <ClosePane to="right" close={() => change({ isRightOpen: false })} />
      </div>
      <div ref={scroll} className="relative min-h-0 overflow-y-auto p-4">
        {isViewed ? (
          <p className="text-text-muted">
            What is written in the blocks of an earlier version is seen on the page itself. Bring the version
            back to go on from it, or go back to the page as it is now.
          </p>
        ) : (
          <Now />
        )}
      </div>
      {children}
    </aside>
  );
}

/** Of the page as it is now. */
function Now(): ReactElement {
  const isChosen = useSessionState(
    ({ editing, selected }) => selected !== null && editing.document.blocks.has(selected),
  );
  // Of a block that cannot be read there is no form.
  const isReadable = useSessionState(({ editing, selected }) => {
    const own = selected === null ? undefined : editing.document.blocks.get(selected)?.own;
    const kind = own === undefined ? null : quarantineOf(own)?.kind;
    return kind == null || kind === 'wrong values';
  });
  return (
    <>
      <StandsFor />
      <OwnLanguage />
      <RefusedList />
      <Clashes />
      <ReplacedList />
      <QuarantineCard />
      <NotTheirs />
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

function Clashes(): ReactElement | null {
  const isAny = useSessionState(({ editing }) => editing.conflicts.length > 0);
  return isAny ? (
    <Suspense>
      <Conflicts />
    </Suspense>
  ) : null;
}

/** What shows another thing begins at its top. */
function useScrolledUp(shown: unknown): RefObject<HTMLDivElement | null> {
  const scroll = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) scroll.current?.scrollTo({ top: 0 });
    before.current = shown;
  }, [shown]);
  return scroll;
}

/** A field that somebody writes in stays in sight when its pane becomes smaller, as where a telephone's keyboard opens. */
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

/** The narrow strip in the place of the pane when it is closed. */
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
