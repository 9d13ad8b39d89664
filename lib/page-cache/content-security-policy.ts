import { tileHosts } from '../map/tile-source.ts';
import { providerHosts } from './provider-hosts.ts';

/**
 * The policy of a made page: its own files, nothing inline, and of others only the providers of analytics that it names. Frames are the video
 * providers a block may embed.
 */
export function contentSecurityPolicy(html: string): string {
  const own = (directive: 'script-src' | 'img-src' | 'connect-src', ...more: readonly string[]) =>
    [directive, "'self'", ...more, ...providerHosts(html, directive)].join(' ');
  return [
    "default-src 'self'",
    own('script-src'),
    "style-src 'self'",
    own('img-src', 'data:', 'blob:', ...tileHosts()),
    "font-src 'self' data:",
    own('connect-src'),
    "media-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
