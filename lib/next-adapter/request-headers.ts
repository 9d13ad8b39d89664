/**
 * Headers with which Next's client requests a page's data or a variant of it; visitors have no use for them.
 * Private API of Next 16.4.6: `client/components/app-router-headers`, `server/web/adapter`, and
 * `server/app-render/get-script-nonce-from-header`.
 */
export const nextRequestHeaders: readonly string[] = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'x-middleware-prefetch',
  'x-nextjs-data',
  // Next reads the nonce of its scripts from these.
  'content-security-policy',
  'content-security-policy-report-only',
];
