import type { ReactElement } from 'react';

/**
 * A page that leads elsewhere: the page cache serves it as a redirect to `to`, a path of this site or an
 * address. Its words are for clients that follow no redirect.
 */
export function MovedPage({ to }: { to: string }): ReactElement {
  return (
    <main id="content" tabIndex={-1}>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <a href={to}>{to}</a>
    </main>
  );
}
