import type { ReactElement } from 'react';

/**
 * 404 for addresses outside all languages, such as a missing file. The 404 page of the site is composed from
 * blocks. Every page includes this markup, so it stays small.
 */
export default function NotFound(): ReactElement {
  return (
    <html lang="en">
      <body>
        <p>Something&#8217;s missing.</p>
        <a href="/">Back to Homepage</a>
      </body>
    </html>
  );
}
