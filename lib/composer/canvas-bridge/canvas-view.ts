/** Viewport of the canvas. `pixels` is the custom width for the screen `free`. */
export type Viewport = {
  screen: 'phone' | 'tablet' | 'desktop' | 'free';
  pixels: number;
  zoom: number | 'fit';
  theme: 'light' | 'dark';
};

export const screens = { phone: 390, tablet: 820, desktop: 1280 } as const;
export const zooms = [0.5, 0.75, 1] as const;
export const pixelLimits = { min: 320, max: 2560 } as const;

/** Container width below which a scaled desktop page is unreadable. */
const MIN_DESKTOP_CONTAINER_PX = 600;

/**
 * Viewport before the user chooses one.
 * @param containerWidth 0 before it is measured
 */
export const initialViewport = (containerWidth: number): Viewport => ({
  screen: containerWidth > 0 && containerWidth < MIN_DESKTOP_CONTAINER_PX ? 'phone' : 'desktop',
  pixels: 1024,
  zoom: 'fit',
  theme: 'light',
});

/** Width of the page in its own pixels. A desktop page fills a wider container. */
export function viewportWidth({ screen, pixels, zoom }: Viewport, containerWidth: number): number {
  if (screen === 'free') return pixels;
  const width = screens[screen];
  return screen === 'desktop' && zoom === 'fit' ? Math.max(width, containerWidth) : width;
}

/** Zoom at which the full width of the page is visible, at most 1. */
export const zoomToFit = (view: Viewport, containerWidth: number): number =>
  containerWidth === 0 ? 1 : Math.min(1, containerWidth / viewportWidth(view, containerWidth));

/** Clamps a typed width to the possible widths of a browser window. */
export const clampWidth = (width: number): number =>
  Math.min(pixelLimits.max, Math.max(pixelLimits.min, Math.round(width) || pixelLimits.min));
