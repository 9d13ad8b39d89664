'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { Icon } from '@/lib/ui/icon';
import { BlockPalette } from '../inserting/block-palette';
import { lazyComponent, loadable } from '../lazy-component';
import { blockNameOf } from '../outline/block-name';
import { quarantineOf } from '../outline/quarantine';
import { OutlinePanel } from '../outline-panel/outline-panel';
import { NextSteps, PageProperties } from '../properties/page-properties';
import { ReadOnlyNotice, SharedPageNotice } from '../properties/page-scope';
import { Properties } from '../properties/properties';
import { TranslationStatus } from '../properties/translation-status';
import { QuarantineCard } from '../repair/quarantine-card';
import { OverwrittenFields, RejectedBlocks } from '../saving/save-status';
import {
  type LeftPaneView,
  useIsViewingVersion,
  usePanes,
  useSessionState,
} from '../workspace/composer-context';

/** Button that closes a pane; the arrow points to the edge where the pane disappears. */
function ClosePaneButton({ to, close }: { to: 'left' | 'right'; close: () => void }): ReactElement {
  return (
    <button
      type="button"
      className="pane-button ml-auto px-1.5"
      aria-label="Close this pane"
      title="Close this pane"
      onClick={close}
    >
      <Icon name={`chevron-${to}`} className="size-4" />
    </button>
  );
}

const VersionOutline = lazyComponent(
  loadable(() => import('../versions/version-outline').then((module) => module.VersionOutline)),
);

const tabs = [
  { pane: 'outline', label: 'On this page', icon: 'list' },
  { pane: 'palette', label: 'Add a block', icon: 'plus' },
] as const;

type LeftPaneProps = {
  view: LeftPaneView;
  /** Whether the page is rendered: the outline of a long page is rendered after it. */
  isPageRendered: boolean;
  /** The resize handle. */
  children: ReactNode;
};

/** The outline of the page, or the block palette. */
export function LeftPane({ view, isPageRendered, children }: LeftPaneProps): ReactElement {
  const { change } = usePanes();
  const isViewingVersion = useIsViewingVersion();
  return (
    <nav aria-label="Blocks" data-pane="left" className="side-pane side-pane-left">
      <div className="flex items-center gap-1 border-line border-b p-2" inert={isViewingVersion}>
        {tabs.map(({ pane, label, icon }) => (
          <button
            key={pane}
            type="button"
            className="pane-tab"
            aria-pressed={view === pane}
            onClick={() => change({ left: pane, at: null })}
          >
            <Icon name={icon} className="size-4" />
            {label}
          </button>
        ))}
        <ClosePaneButton to="left" close={() => change({ left: null })} />
      </div>
      {isViewingVersion ? (
        <Suspense fallback={<div />}>
          <VersionOutline />
        </Suspense>
      ) : (
        <LeftPaneContent view={view} isPageRendered={isPageRendered} />
      )}
      {children}
    </nav>
  );
}

const LeftPaneContent = ({ view, isPageRendered }: Omit<LeftPaneProps, 'children'>): ReactElement =>
  view === 'palette' ? <BlockPalette /> : isPageRendered ? <OutlinePanel /> : <div />;

/** Narrow strip in place of a closed pane. */
export function LeftRail({ view }: { view: LeftPaneView | null }): ReactElement {
  const { change } = usePanes();
  return (
    <div className={`pane-rail ${view ? 'lg:hidden' : ''}`}>
      {tabs.map(({ pane, label, icon }) => (
        <button
          key={pane}
          type="button"
          className="rail-button"
          aria-pressed={view === pane}
          onClick={() => change({ left: view === pane ? null : pane, at: null })}
        >
          <Icon name={icon} className="size-5" />
          {label}
        </button>
      ))}
    </div>
  );
}

type PaneDividerProps = {
  /** Accessible name: what the divider resizes. */
  label: string;
  width: number;
  limits: readonly [min: number, max: number];
  /** 1 if the pane is to the left of the divider, -1 if it is to the right. */
  direction: 1 | -1;
  resize: (width: number) => void;
};

const RESIZE_STEP_PX = 16;

/** Divider between a pane and the page, moved by pointer or keyboard. */
export function PaneDivider({ label, width, limits, direction, resize }: PaneDividerProps): ReactElement {
  const [min, max] = limits;
  const resizeTo = (target: number) => resize(Math.min(max, Math.max(min, Math.round(target))));
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    // A captured pointer also works over the iframe.
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) resizeTo(width + direction * event.movementX);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowLeft: width - direction * RESIZE_STEP_PX,
      ArrowRight: width + direction * RESIZE_STEP_PX,
      Home: min,
      End: max,
    };
    const target = to[event.key];
    if (target === undefined || event.altKey) return;
    event.preventDefault();
    resizeTo(target);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be a focusable splitter
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className="pane-divider"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}

const Conflicts = lazyComponent(
  loadable(() => import('../saving/conflicts').then((module) => module.Conflicts)),
);

/** The form of the selected block and messages about the page; `children` is the resize handle. */
export function RightPane({ children }: { children: ReactNode }): ReactElement {
  const { change } = usePanes();
  const selected = useSessionState((state) => state.selected);
  const scroll = useScrollReset(selected);
  useFieldInView(scroll);
  const isViewingVersion = useIsViewingVersion();
  return (
    <aside aria-label="Selected block" data-pane="right" className="side-pane side-pane-right">
      <div className="flex items-center gap-2 border-line border-b py-2 pr-2 pl-4">
        <span className="font-medium">Edit</span>
        <ClosePaneButton to="right" close={() => change({ isRightOpen: false })} />
      </div>
      <div ref={scroll} className="relative min-h-0 overflow-y-auto p-4">
        {isViewingVersion ? (
          <p className="text-text-muted">
            You are previewing an earlier version. Restore it, or return to the current page.
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
  const isBlockSelected = useSessionState(
    ({ editing, selected }) => selected !== null && editing.document.blocks.has(selected),
  );
  // An unreadable block has no form.
  const isReadable = useSessionState(({ editing, selected }) => {
    const node = selected === null ? undefined : editing.document.blocks.get(selected)?.node;
    const kind = node === undefined ? null : quarantineOf(node)?.kind;
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
      {isBlockSelected ? (
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
function useFieldInView(scroll: RefObject<HTMLDivElement | null>): void {
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
  const selectedLabel = useSessionState(({ editing, selected }) =>
    selected === null ? '' : blockNameOf(editing.document.blocks.get(selected)?.node).label,
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
        {selectedLabel === '' ? 'Edit' : `Edit ${selectedLabel}`}
      </button>
    </div>
  );
}
