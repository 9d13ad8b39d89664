declare global {
  interface Window {
    prerenderReady?: boolean;
  }
}

/** Says to programs that keep pages as browsers show them whether this one is whole: not while it comes, nor while another does (spec section 2). */
export function tellReady(): void {
  window.prerenderReady = document.readyState === 'complete';
  // Also of a page that comes back as it was left.
  for (const name of ['pageshow', 'pagehide'])
    addEventListener(name, ({ type }) => {
      window.prerenderReady = type === 'pageshow';
    });
}
