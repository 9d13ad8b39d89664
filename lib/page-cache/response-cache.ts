import { createHash } from 'node:crypto';
import { environment } from '../environment.ts';
import { everythingTag, monotonicNow, stateOf } from '../page-store/page-state.ts';
import type { RenderedPage } from '../page-store/stored-page.ts';
import { processState } from '../process-state.ts';
import { REMOTE_REVALIDATE_SECONDS } from './cache-control.ts';

/** A response other than a page (sitemap, feed, image), with the tags of what it depends on. */
export type GeneratedResponse = { body: string | Uint8Array<ArrayBuffer>; tags: readonly string[] };
export type CachedResponse = RenderedPage & { body: Uint8Array<ArrayBuffer>; digest: string };

/** Size limit of the cache; the least recently used responses are evicted first. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/**
 * Minimum time between two generations of a stale response, in ms: a sitemap depends on everything that is
 * saved.
 */
const MIN_REGENERATION_INTERVAL_MS = 60_000;

declare module '../process-state.ts' {
  interface ProcessState {
    responseCache: {
      entries: Map<string, CachedResponse>;
      pending: Map<string, Promise<CachedResponse | null>>;
    };
  }
}

processState.responseCache ??= { entries: new Map(), pending: new Map() };
const { entries, pending } = processState.responseCache;

/**
 * Returns the cached response of that name while it is fresh, or generates it, once for all concurrent
 * requests. Returns the stale response when generation fails, unless it has expired. Null when there is
 * nothing to respond with. @throws the error of `generate` when no stale response can be served.
 */
export async function getCachedResponse(
  name: string,
  generate: () => Promise<GeneratedResponse | null>,
): Promise<CachedResponse | null> {
  const cached = entries.get(name);
  const state = cached ? stateOf(cached) : 'expired';
  if (
    cached &&
    (state === 'fresh' ||
      (state === 'stale' && monotonicNow() - cached.renderedAt < MIN_REGENERATION_INTERVAL_MS))
  )
    return store(name, cached);
  try {
    return await generateOnce(name, generate);
  } catch (error) {
    if (cached && stateOf(cached) === 'stale') return cached;
    throw error;
  }
}

function generateOnce(
  name: string,
  generate: () => Promise<GeneratedResponse | null>,
): Promise<CachedResponse | null> {
  const generation =
    pending.get(name) ?? generateAndStore(name, generate).finally(() => pending.delete(name));
  pending.set(name, generation);
  return generation;
}

async function generateAndStore(
  name: string,
  generate: () => Promise<GeneratedResponse | null>,
): Promise<CachedResponse | null> {
  const renderedAt = monotonicNow();
  const response = await generate();
  if (!response) {
    entries.delete(name);
    return null;
  }
  const { body, tags } = response;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return store(name, {
    body: bytes,
    digest: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    tags: [...tags, everythingTag],
    renderedAt,
    status: 200,
    headers: {},
    revalidate: environment.contentGraphqlUrl() ? REMOTE_REVALIDATE_SECONDS : false,
  });
}

/** Deletes the entry first, so that the map stays in least-recently-used order. */
function store(name: string, response: CachedResponse): CachedResponse {
  entries.delete(name);
  entries.set(name, response);
  let bytes = 0;
  for (const { body } of entries.values()) bytes += body.byteLength;
  for (const [oldest, { body }] of entries) {
    if (bytes <= MAX_CACHE_BYTES || oldest === name) break;
    entries.delete(oldest);
    bytes -= body.byteLength;
  }
  return response;
}
