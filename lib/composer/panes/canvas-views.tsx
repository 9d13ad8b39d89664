'use client';

import type { ReactElement } from 'react';
import type { Locale } from '@/schemas/locale';
import type { ComposedPage } from '../session/backend';
import { pixelLimits, readPixels, screens, type View, zooms } from './canvas-view';
import { LanguageChoice } from './language-choice';

type CanvasViewsProps = {
  view: View;
  /** As it is drawn, also where it fits. */
  zoom: number;
  pixels: number;
  page: ComposedPage;
  locales: readonly Locale[];
  change: (view: View) => void;
};

const names = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const;

/** Which screen the page is looked at on, how large, light or dark, and in which language. */
export function CanvasViews(props: CanvasViewsProps): ReactElement {
  const { view, zoom, page, locales, change } = props;
  return (
    <div className="canvas-views">
      <span className="flex gap-0.5">
        {(['phone', 'tablet', 'desktop'] as const).map((screen) => (
          <button
            key={screen}
            type="button"
            className="pane-button"
            aria-pressed={view.screen === screen}
            title={`${names[screen]}, ${screens[screen]} pixels wide`}
            onClick={() => change({ ...view, screen })}
          >
            {names[screen]}
          </button>
        ))}
      </span>
      <Width {...props} />
      <label className="canvas-view">
        <span className="canvas-view-name">Zoom</span>
        <select
          className="field w-auto"
          value={view.zoom}
          onChange={({ target }) =>
            change({ ...view, zoom: target.value === 'fit' ? 'fit' : Number(target.value) })
          }
        >
          <option value="fit">Fit ({Math.round((view.zoom === 'fit' ? zoom : 1) * 100)} %)</option>
          {zooms.map((one) => (
            <option key={one} value={one}>
              {one * 100} %
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="pane-button"
        aria-pressed={view.theme === 'dark'}
        title="How the page looks to visitors whose screen is dark"
        onClick={() => change({ ...view, theme: view.theme === 'dark' ? 'light' : 'dark' })}
      >
        Dark
      </button>
      <LanguageChoice page={page} locales={locales} view={view} change={change} />
    </div>
  );
}

/** Any other width. */
function Width(props: CanvasViewsProps): ReactElement {
  const { pixels } = props;
  return (
    <label className="canvas-view">
      <span className="canvas-view-name">Width</span>
      <input
        key={pixels}
        type="number"
        className="field w-20"
        defaultValue={pixels}
        min={pixelLimits.least}
        max={pixelLimits.most}
        onBlur={({ target }) => choosePixels(target, props)}
        onKeyDown={(event) => event.key === 'Enter' && choosePixels(event.currentTarget, props)}
      />
    </label>
  );
}

function choosePixels(input: HTMLInputElement, { view, pixels, change }: CanvasViewsProps): void {
  const chosen = readPixels(input.valueAsNumber);
  input.value = String(chosen);
  if (chosen !== pixels) change({ ...view, screen: 'free', pixels: chosen });
}
