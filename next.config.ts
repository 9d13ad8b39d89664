import { cp } from 'node:fs/promises';
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { environment } from './lib/environment';
import { bundleRenderProgram } from './lib/publish/check/bundle-render-program';
import { securityHeaders } from './lib/server/security-headers';
import { bundleSite } from './lib/site-assets/bundle-site';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ projectDir, distDir }) => {
      const folder = path.resolve(projectDir, distDir);
      await Promise.all([
        bundleRenderProgram(path.join(folder, 'render-program.mjs')),
        bundleSite(folder),
        // Named by content hash like all build files: the server serves them in the same way, for earlier
        // builds as well.
        cp(path.resolve('public', 'drawn'), path.join(folder, 'static', 'drawn'), { recursive: true }),
      ]);
    },
  },
  images: { unoptimized: true },
  experimental: {
    // Source maps are not used: Node runs without them, and browsers receive none.
    turbopackSourceMaps: false,
    // Server code is not sent to clients, and minifying it takes a sixth of a build.
    serverMinification: false,
    // A CI build runs once, so a build cache would never be read.
    turbopackFileSystemCacheForBuild: !environment.isCi(),
  },
  // Bundled, each entry has its own copy, and an error class of one copy is not recognised by another, so
  // its message is lost.
  serverExternalPackages: ['payload'],
  outputFileTracingRoot: path.resolve('.'),
  turbopack: {
    rules: {
      '**/intlStrings.mjs': { loaders: [path.resolve('lib/next-adapter/english-strings-loader.cjs')] },
    },
  },
};

const withCms = withPayload(config);

/** Removes the client-hint headers that Payload adds to every path; they would fragment the public cache. */
const nextConfig: NextConfig = {
  ...withCms,
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
};

export default nextConfig;
