import { tileHosts } from '../map/tile-source.ts';

type PolicyDirective = 'script-src' | 'img-src' | 'connect-src';

const tagManager = 'https://www.googletagmanager.com';
const analytics = 'https://*.google-analytics.com';
const meta = 'https://www.facebook.com';

/** Hosts that each analytics provider needs (`schemas/provider.ts`), by directive. */
const hostsByProvider: Readonly<Record<string, Readonly<Record<PolicyDirective, readonly string[]>>>> = {
  container: { 'script-src': [tagManager], 'img-src': [tagManager], 'connect-src': [tagManager] },
  measurement: {
    'script-src': [tagManager],
    'img-src': [tagManager, analytics],
    'connect-src': [tagManager, analytics, 'https://*.analytics.google.com'],
  },
  pixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': [meta],
    'connect-src': [meta, 'https://connect.facebook.net'],
  },
};

/** The hosts that providers need for one directive of the policy. */
function providerHosts(providers: readonly string[], directive: PolicyDirective): string[] {
  const hosts = providers.flatMap((name) =>
    Object.hasOwn(hostsByProvider, name) ? hostsByProvider[name]?.[directive] : [],
  );
  return [...new Set(hosts)].filter((host) => host !== undefined);
}

/**
 * The Content-Security-Policy of a page: its own files, nothing inline, and the hosts of its analytics
 * providers. Frames are limited to the video providers that a block may embed.
 */
export function contentSecurityPolicy(providers: readonly string[]): string {
  const withSelf = (directive: PolicyDirective, ...sources: readonly string[]) =>
    [directive, "'self'", ...sources, ...providerHosts(providers, directive)].join(' ');
  return [
    "default-src 'self'",
    withSelf('script-src'),
    "style-src 'self'",
    withSelf('img-src', 'data:', 'blob:', ...tileHosts()),
    "font-src 'self' data:",
    withSelf('connect-src'),
    "media-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
