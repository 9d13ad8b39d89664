'use client';

import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Icon } from '@/lib/ui/icon';
import { lazyComponent, lazyPart } from '../lazy-component';
import { ClosePaneButton } from './close-pane';
import { BlockPalette } from '../inserting/block-palette';
import { OutlinePanel } from '../outline-panel/outline-panel';
import { type LeftPaneView as Shown, usePanes } from '../workspace/composer-context';
import { useIsViewingVersion } from '../workspace/use-session';

const VersionOutline = lazyComponent(
  lazyPart(() => import('../versions/earlier-outline').then((module) => module.VersionOutline)),
);

const tabs = [
  { pane: 'outline', label: 'On this page', icon: 'list' },
  { pane: 'palette', label: 'Add a block', icon: 'plus' },
] as const;

type LeftPaneProps = {
  view: Shown;
  /** Whether the page is rendered: the outline of a long page is rendered after it. */
  isPageRendered: boolean;
  /** The resize handle. */
  children: ReactNode;
};

/** The outline of the page, or the block palette. */
export function LeftPane({ view, isPageRendered, children }: LeftPaneProps): ReactElement {
  const { change } = usePanes();
  const isViewed = useIsViewingVersion();
  return (
    <nav aria-label="Blocks" data-pane="left" className="side-pane side-pane-left">
      <div className="flex items-center gap-1 border-line border-b p-2" inert={isViewed}>
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
      {isViewed ? (
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
export function LeftRail({ view }: { view: Shown | null }): ReactElement {
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
