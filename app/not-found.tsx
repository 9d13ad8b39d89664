import type { ReactElement } from 'react';

/**
 * What is left to say about an address that belongs to no language, such as a file that does not exist. The
 * 404 page visitors see is composed from blocks. Every page carries this along, so it stays small.
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
