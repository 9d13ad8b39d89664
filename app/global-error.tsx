'use client';
import type { ReactElement } from 'react';
import { paints } from '@/lib/ui/paints';

/** With the paints themselves: a page that could not be made has no style sheet. */
const style = `
  :root { color-scheme: light dark; }
  body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 2rem; text-align: center;
    font: 1.125rem/1.6 Inter, system-ui, sans-serif; color: light-dark(${paints.ink}, ${paints.chalk});
    background: light-dark(${paints.paper}, ${paints.night}); }
  h1 { font: 400 2rem/1.2 Fraunces, Georgia, serif; text-wrap: balance; }
  a { color: inherit; text-underline-offset: 0.2em; }
`;

/** Stands in for a page that nobody has seen yet and whose content cannot be had. Its words are here, so that no page carries more. */
export default function GlobalError(): ReactElement {
  return (
    <html lang="en">
      <body>
        <title>An error occurred</title>
        <style>{style}</style>
        <main>
          <h1>An error occurred. Please try again later.</h1>
          <p>
            <a href="/">Back to Homepage</a>
          </p>
        </main>
      </body>
    </html>
  );
}
