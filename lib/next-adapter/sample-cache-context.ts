import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import type { CacheContext } from './cache-handler.ts';

/**
 * What Next 16.4.6 passes to the constructor of a cache handler, without a build, for tests. Private API:
 * `nodeFs` of `server/lib/node-fs-methods`, and `FileSystemCacheContext`.
 */
export const sampleCacheContext: CacheContext = {
  fs: nodeFs,
  dev: false,
  flushToDisk: false,
  serverDistDir: '',
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
  _requestHeaders: {},
};
