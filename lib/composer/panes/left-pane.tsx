'use client';

import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Icon } from '@/lib/ui/icon';
import { drawnLater, laterPart } from '../loading/later-part';
import { ClosePane } from './close-pane';
import { Palette } from './palette';
import { Structure } from './structure';
import { type LeftPane as Shown, usePanes } from './use-panes';
import { useIsViewed } from './use-session';

const EarlierOutline = drawnLater(
  laterPart(() => import('./earlier-outline').then((module) => module.EarlierOutline)),
);

const tabs = [
  { pane: 'outline', label: 'On this page', icon: 'list' },
  { pane: 'palette', label: 'Add a block', icon: 'plus' },
] as const;

type LeftPaneProps = {
  shown: Shown;
  /** Whether the page is seen: a long list of its blocks comes after it. */
  isPageSeen: boolean;
  /** Its edge. */
  children: ReactNode;
};

/** The blocks of the page, or those that can be put in. */
export function LeftPane({ shown, isPageSeen, children }: LeftPaneProps): ReactElement {
  const { change } = usePanes();
  const isViewed = useIsViewed();
  return (
    <nav aria-label="Blocks" data-pane="left" className="side-pane side-pane-left">
      <div className="flex items-center gap-1 border-line border-b p-2" inert={isViewed}>
        {tabs.map(({ pane, label, icon }) => (
          <button
            key={pane}
            type="button"
            className="pane-tab"
            aria-pressed={shown === pane}
            onClick={() => change({ left: pane, at: null })}
          >
            <Icon name={icon} className="size-4" />
            {label}
          </button>
        ))}
        <ClosePane to="left" close={() => change({ left: null })} />
      </div>
      {isViewed ? (
        <Suspense fallback={<div />}>
          <EarlierOutline />
        </Suspense>
      ) : (
        <Content shown={shown} isPageSeen={isPageSeen} />
      )}
      {children}
    </nav>
  );
}

const Content = ({ shown, isPageSeen }: Omit<LeftPaneProps, 'children'>): ReactElement =>
  shown === 'palette' ? <Palette /> : isPageSeen ? <Structure /> : <div />;

/** The narrow strip in the place of a pane that is closed. */
export function LeftRail({ shown }: { shown: Shown | null }): ReactElement {
  const { change } = usePanes();
  return (
    <div className={`pane-rail ${shown ? 'lg:hidden' : ''}`}>
      {tabs.map(({ pane, label, icon }) => (
        <button
          key={pane}
          type="button"
          className="rail-button"
          aria-pressed={shown === pane}
          onClick={() => change({ left: shown === pane ? null : pane, at: null })}
        >
          <Icon name={icon} className="size-5" />
          {label}
        </button>
      ))}
    </div>
  );
}
