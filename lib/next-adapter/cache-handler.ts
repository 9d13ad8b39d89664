import { createRequire } from 'node:module';
import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/**
 * Next's file-system cache and the entries of the incremental cache. Private API of Next 16.4.6:
 * `server/lib/incremental-cache/file-system-cache` (class `FileSystemCache`), the keys that
 * `server/lib/route-cache-key` builds, the kinds of `server/response-cache/types`, and the header
 * `x-next-cache-tags`.
 */
type Base = typeof NextFileSystemCache.prototype;
export type CacheContext = ConstructorParameters<typeof NextFileSystemCache>[0];
export type CacheEntry = Awaited<ReturnType<Base['get']>>;
export type GetParameters = Parameters<Base['get']>;
export type SetParameters = Parameters<Base['set']>;
/** The entry of a page of the App Router. */
export type PageData = Extract<SetParameters[1], { kind: 'APP_PAGE' }>;

const require = createRequire(import.meta.url);

/** The cache that Next uses without a cache handler. */
export const FileSystemCache: typeof NextFileSystemCache =
  require('next/dist/server/lib/incremental-cache/file-system-cache').default;

/** Next's kinds are a const enum, which cannot be imported. */
export const isPageKind = (kind: string): kind is PageData['kind'] => kind === 'APP_PAGE';

/** The pathname in a cache key, which starts with a namespace of its route: `/route-cache/…/$/en-GH/contact`. */
export const pathnameOfKey = (key: string): string => key.slice(key.indexOf('$/') + 1);

/** The response header in which an entry lists the tags of its render, separated by commas. */
export const tagsHeader = 'x-next-cache-tags';

/** Whether a header of an entry is for Next only and must not be sent. */
export const isInternalHeader = (name: string): boolean => name.startsWith('x-next');

export const tagsOf = ({ headers }: PageData): string[] => String(headers?.[tagsHeader] ?? '').split(',');
