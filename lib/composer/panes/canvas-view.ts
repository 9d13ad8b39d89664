/** How somebody looks at the page: as wide as on which screen, how large, light or dark. `pixels` is the width that was chosen freely. */
export type View = {
  screen: 'phone' | 'tablet' | 'desktop' | 'free';
  pixels: number;
  zoom: number | 'fit';
  theme: 'light' | 'dark';
};

export const screens = { phone: 390, tablet: 820, desktop: 1280 } as const;
export const zooms = [0.5, 0.75, 1] as const;
export const pixelLimits = { least: 320, most: 2560 } as const;

/** Below this room, in pixels, a desktop would be too small to be read. */
const leastForDesktop = 600;

/** How a page is looked at until somebody chooses; `room` is 0 before it was measured. */
export const firstView = (room: number): View => ({
  screen: room > 0 && room < leastForDesktop ? 'phone' : 'desktop',
  pixels: 1024,
  zoom: 'fit',
  theme: 'light',
});

/** How wide the page is drawn, in its own pixels: a desktop takes what room there is beyond its own width. */
export function widthOf({ screen, pixels, zoom }: View, room: number): number {
  if (screen === 'free') return pixels;
  const width = screens[screen];
  return screen === 'desktop' && zoom === 'fit' ? Math.max(width, room) : width;
}

/** How large the page may be drawn so that all of its width is seen; never larger than life. */
export const fittingZoom = (view: View, room: number): number =>
  room === 0 ? 1 : Math.min(1, room / widthOf(view, room));

/** A width that somebody wrote, within what a browser window may be. */
export const readPixels = (written: number): number =>
  Math.min(pixelLimits.most, Math.max(pixelLimits.least, Math.round(written) || pixelLimits.least));
