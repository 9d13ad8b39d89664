import { cp } from 'node:fs/promises';
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { environment } from './lib/environment';
import { bundleIslands } from './lib/islands/bundle-islands';
import { bundleProgram } from './lib/publish/check/bundle-program';
import { securityHeaders } from './lib/server/security-headers';

const config: NextConfig = {
  cacheHandler: path.resolve('lib/page-cache/page-cache.ts'),
  cacheMaxMemorySize: 64 * 1024 * 1024,
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ projectDir, distDir }) => {
      const folder = path.resolve(projectDir, distDir);
      await Promise.all([
        bundleProgram(path.join(folder, 'draw-program.mjs')),
        bundleIslands(folder),
        // Named by their content as all that is built: our server answers with them as with that, of builds before as well.
        cp(path.resolve('public', 'drawn'), path.join(folder, 'static', 'drawn'), { recursive: true }),
      ]);
    },
  },
  images: { unoptimized: true },
  experimental: {
    // Nothing reads them: Node is not asked to, and a browser is given none.
    turbopackSourceMaps: false,
    // What the server runs is not sent to anybody: to make it small takes a sixth of a build.
    serverMinification: false,
    // A build that is made once is written down for no other.
    turbopackFileSystemCacheForBuild: !environment.isCi(),
  },
  // Bundled, there is one copy for each entry, and an error of one is unknown to another: its sentence is lost.
  serverExternalPackages: ['payload'],
  outputFileTracingRoot: path.resolve('.'),
};

const withCms = withPayload(config);

/** Payload adds client-hint headers to every path; they would split the public cache, so they stay behind. */
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
