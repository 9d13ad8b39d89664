'use client';

import type { ReactElement } from 'react';
import type { Locale } from '@/schemas/locale';
import type { ComposedPage } from '../session/composer-api';
import { pixelLimits, clampWidth, screens, type Viewport, zooms } from './canvas-view';
import { LanguageSwitcher } from './language-choice';

type ViewportToolbarProps = {
  view: Viewport;
  /** Effective zoom, also for `fit`. */
  zoom: number;
  pixels: number;
  page: ComposedPage;
  locales: readonly Locale[];
  change: (view: Viewport) => void;
};

const screenLabels = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const;

/** Toolbar for the screen, zoom, color scheme and language of the canvas. */
export function ViewportToolbar(props: ViewportToolbarProps): ReactElement {
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
            title={`${screenLabels[screen]}, ${screens[screen]} pixels wide`}
            onClick={() => change({ ...view, screen })}
          >
            {screenLabels[screen]}
          </button>
        ))}
      </span>
      <WidthInput {...props} />
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
      <LanguageSwitcher page={page} locales={locales} view={view} change={change} />
    </div>
  );
}

/** Input for a custom width. */
function WidthInput(props: ViewportToolbarProps): ReactElement {
  const { pixels } = props;
  return (
    <label className="canvas-view">
      <span className="canvas-view-name">Width</span>
      <input
        key={pixels}
        type="number"
        className="field w-20"
        defaultValue={pixels}
        min={pixelLimits.min}
        max={pixelLimits.max}
        onBlur={({ target }) => applyWidth(target, props)}
        onKeyDown={(event) => event.key === 'Enter' && applyWidth(event.currentTarget, props)}
      />
    </label>
  );
}

function applyWidth(input: HTMLInputElement, { view, pixels, change }: ViewportToolbarProps): void {
  const chosen = clampWidth(input.valueAsNumber);
  input.value = String(chosen);
  if (chosen !== pixels) change({ ...view, screen: 'free', pixels: chosen });
}
