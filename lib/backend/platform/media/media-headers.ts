import path from 'node:path';

const contentTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/**
 * Response headers of a picture: browsers cache it permanently, shared caches revalidate every minute, and
 * the sandbox prevents scripts. SVG styles still apply.
 */
export function mediaHeaders(name: string): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=31536000, s-maxage=60, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': contentTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  };
}
