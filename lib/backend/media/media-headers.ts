import path from 'node:path';

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/**
 * What goes with a picture of this name: browsers that have it may keep it for ever, what answers others asks each minute whether it is still there, and nothing in
 * it can run. As a picture it shows its styles all the same.
 */
export function mediaHeaders(name: string): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=31536000, s-maxage=60, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': types[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  };
}
