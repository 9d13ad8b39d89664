declare global {
  interface Window {
    prerenderReady?: boolean;
  }
}

/**
 * Maintains `window.prerenderReady`, which tells prerender services whether the page is complete: false
 * while it loads and while another page loads (spec section 2).
 */
export function trackPrerenderReady(): void {
  window.prerenderReady = document.readyState === 'complete';
  // Also fires for a page restored from the back/forward cache.
  for (const name of ['pageshow', 'pagehide'])
    addEventListener(name, ({ type }) => {
      window.prerenderReady = type === 'pageshow';
    });
}
