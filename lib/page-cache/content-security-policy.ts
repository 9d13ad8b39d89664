import { tileHosts } from '../map/tile-source.ts';
import { providerHosts } from './provider-hosts.ts';

/**
 * The Content-Security-Policy of a rendered page: its own files, nothing inline, and the hosts of the
 * analytics providers it declares. Frames are limited to the video providers that a block may embed.
 */
export function contentSecurityPolicy(html: string): string {
  const withSelf = (directive: 'script-src' | 'img-src' | 'connect-src', ...sources: readonly string[]) =>
    [directive, "'self'", ...sources, ...providerHosts(html, directive)].join(' ');
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
