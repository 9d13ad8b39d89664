import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { listVersionsCall, readVersionCall, type VersionList } from '@/schemas/composing/versions';
import { type ComposedPage, callForPage } from './composer-api';

/**
 * Fetches a part of the version history, newest first.
 * @param part counts from 1
 * @throws like `fetchDraft`
 */
export async function fetchVersions(page: ComposedPage, part: number): Promise<VersionList> {
  const query = { locale: page.locale, page: part };
  return (await callForPage(listVersionsCall, { params: page, query })).body;
}

/**
 * Fetches a version of the page in its language.
 * @throws like `fetchDraft`
 */
async function fetchVersion(page: ComposedPage, version: number): Promise<OpenDocument> {
  const { collection, id, locale } = page;
  const input = { params: { collection, id, version }, query: { locale } };
  return openDocument((await callForPage(readVersionCall, input)).body.nodes);
}

/** Number of cached versions; each is a complete page. */
const MAX_CACHED_VERSIONS = 40;
/** Maximum number of parallel requests: a list displays many versions at once. */
const MAX_PARALLEL_REQUESTS = 2;

type VersionCache = { versions: Map<string, Promise<OpenDocument>>; waiting: (() => void)[]; count: number };
/** Cache by the page object of a session, garbage-collected with it. */
const versionCaches = new WeakMap<ComposedPage, VersionCache>();

/**
 * Loads a version once per session. Versions are immutable except for the newest, whose timestamp is part of
 * the key.
 */
export function readVersion(
  page: ComposedPage,
  { id, at }: { id: number; at: string },
): Promise<OpenDocument> {
  const cache = versionCaches.get(page) ?? { versions: new Map(), waiting: [], count: 0 };
  versionCaches.set(page, cache);
  const { versions } = cache;
  const key = `${id} ${at}`;
  const version = versions.get(key) ?? withPermit(cache, () => fetchVersion(page, id));
  versions.delete(key);
  versions.set(key, version);
  for (const oldest of [...versions.keys()].slice(0, -MAX_CACHED_VERSIONS)) versions.delete(oldest);
  version.catch(() => versions.delete(key));
  return version;
}

async function withPermit<Result>(cache: VersionCache, load: () => Promise<Result>): Promise<Result> {
  if (cache.count >= MAX_PARALLEL_REQUESTS) await new Promise<void>((resolve) => cache.waiting.push(resolve));
  else cache.count += 1;
  try {
    return await load();
  } finally {
    // Passes the permit to the next caller.
    const next = cache.waiting.shift();
    if (next) next();
    else cache.count -= 1;
  }
}
