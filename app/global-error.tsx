'use client';
import type { ReactElement } from 'react';
import { brandPaths } from '@/lib/ui/brand-paths';
import { paints } from '@/lib/ui/paints';

/** Uses the colour values directly: a page that failed to render has no style sheet. */
const style = `
  :root { color-scheme: light dark; }
  body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 2rem; text-align: center;
    font: 1.125rem/1.6 Inter, system-ui, sans-serif; color: light-dark(${paints.ink}, ${paints.chalk});
    background: light-dark(${paints.paper}, ${paints.night}); }
  svg { width: 4rem; fill: light-dark(${paints.forest}, ${paints.chalk}); }
  h1 { font: 400 2rem/1.2 Fraunces, Georgia, serif; text-wrap: balance; }
  a { color: inherit; text-underline-offset: 0.2em; }
`;

/**
 * Fallback for a page that was never cached and whose content cannot be read. The text is inline, so that no
 * other page loads it.
 */
export default function GlobalError(): ReactElement {
  return (
    <html lang="en">
      <body>
        <title>An error occurred</title>
        <style>{style}</style>
        <main>
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            <path d={brandPaths.globe} />
            <path d={brandPaths.staff} fill={paints.gold} />
          </svg>
          <h1>An error occurred. Please try again later.</h1>
          <p>
            <a href="/">Back to Homepage</a>
          </p>
        </main>
      </body>
    </html>
  );
}
