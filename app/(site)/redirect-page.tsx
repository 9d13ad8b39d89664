import type { ReactElement } from 'react';

/**
 * A page that redirects: the page cache serves it as a redirect to `to`, a path of this site or an absolute
 * address. The body is for clients that do not follow redirects.
 */
export function RedirectPage({ to }: { to: string }): ReactElement {
  return (
    <main id="content" tabIndex={-1}>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <a href={to}>{to}</a>
    </main>
  );
}
