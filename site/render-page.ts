import { pageSources } from '@/adapters/page-sources';
import { environment } from '@/lib/environment';
import { readSignedText } from '@/lib/forms/signed-text';
import { collectDependencies } from '@/lib/graphql/collect-dependencies';
import {
  pageCacheControl,
  REMOTE_REVALIDATE_SECONDS,
  shortTtlCacheControl,
} from '@/lib/page-cache/cache-control';
import { contentSecurityPolicy } from '@/lib/page-cache/content-security-policy';
import { everythingTag, monotonicNow, stateOf } from '@/lib/page-store/page-state';
import type { RenderedPage } from '@/lib/page-store/stored-page';
import { syncInvalidations } from '@/lib/page-store/sync-invalidations';
import { type Composition, composeNotFound } from '@/lib/publish/compose-page';
import { missingAttributes } from '@/lib/routes/context-attributes';
import { notFoundText } from '@/lib/routes/not-found-text';
import { isPersonal } from '@/lib/routes/query-variant';
import { confirmationParameter } from '@/lib/routes/request-names';
import type { Locale } from '@/schemas/locale';
import { findPageWithFacts } from './page-description';
import { renderDocument } from './render-document';

/** `path` is without language; `query` is null for the page without a query. */
export type RenderAddress = { locale: Locale; path: string; query: URLSearchParams | null };

/**
 * Where the response to an address is stored: with the pages, with the results of searches for a minute, or not at all,
 * because it is specific to its visitor.
 */
export type PageStorage = 'pages' | 'searches' | 'none';

export type PageResponse = RenderedPage & { html: string };

export const storageOf = ({ query }: RenderAddress): PageStorage =>
  query === null ? 'pages' : isPersonal(query) ? 'none' : 'searches';

/** Renders the page at an address; the not-found page when there is none. @throws when a source fails. */
export async function renderPage(address: RenderAddress): Promise<PageResponse> {
  const { locale, path, query } = address;
  const renderedAt = monotonicNow();
  const token = query?.get(confirmationParameter);
  const confirmation = token ? readSignedText(confirmationParameter, token) : null;
  const reuse = { currentSince: await syncInvalidations() };
  // A confirmed page is the page without a query; any other token redirects to it.
  const { result, dependencies } = await collectDependencies(
    () => findPageWithFacts(locale, path, confirmation ? null : query),
    reuse,
  );
  const page = result
    ? toPageContent(result.composition, await renderDocument(locale, result, confirmation))
    : await renderNotFound(locale, path, reuse);
  return {
    status: page.status,
    headers: { ...page.headers, ...cacheHeaders(page.status, storageOf(address)) },
    tags: [...new Set([...dependencies, ...page.tags, everythingTag])],
    renderedAt,
    revalidate: revalidateSeconds(),
    html: page.html,
  };
}

/** What content may be reused, as in `collectDependencies`. */
type Reuse = { currentSince: number | null };

type PageContent = Pick<PageResponse, 'status' | 'headers' | 'html' | 'tags'>;

/** The parts of a response that depend on the page only, not on the address. */
function toPageContent(composition: Composition, html: string, tags: readonly string[] = []): PageContent {
  const isRedirect = composition.status === 'redirect';
  const status = isRedirect ? (composition.permanent ? 308 : 307) : composition.status === 'page' ? 200 : 404;
  return {
    status,
    headers: {
      'content-security-policy': contentSecurityPolicy(
        'providers' in composition ? composition.providers : [],
      ),
      ...(isRedirect && { location: encodeLocation(composition.to) }),
    },
    tags,
    html,
  };
}

/** Encodes an address as ASCII for a header. Existing escapes stay unchanged. */
const encodeLocation = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent);

function cacheHeaders(status: number, storage: PageStorage): Record<string, string> {
  // A cache keyed by path alone would lose the query that a redirect carries on.
  if (status === 307 || status === 308) return { 'cache-control': 'private, no-cache' };
  if (storage === 'none') return { 'cache-control': 'private, no-store' };
  if (storage === 'searches') return { 'cache-control': shortTtlCacheControl };
  // The second is for nginx only, which removes it (`lib/edge`).
  return { 'cache-control': pageCacheControl, 'x-accel-expires': '1' };
}

/** Seconds after which a page is revalidated; false when only invalidations make it stale. */
const revalidateSeconds = (): number | false =>
  environment.contentGraphqlUrl() ? REMOTE_REVALIDATE_SECONDS : false;

/** The not-found pages by language and kind: the same document at many addresses is rendered once. */
const notFoundPages = new Map<string, PageContent & RenderedPage>();

async function renderNotFound(locale: Locale, path: string, reuse: Reuse): Promise<PageContent> {
  const text = notFoundText(path);
  const attributes = missingAttributes(path);
  const kind = [locale, text ?? '', 'office' in attributes ? 'agent' : ''].join(' ');
  const shared = notFoundPages.get(kind);
  const mayShare = environment.isProduction() && reuse.currentSince !== null;
  if (shared && mayShare && stateOf(shared) === 'fresh') return shared;
  const renderedAt = reuse.currentSince ?? monotonicNow();
  const { result: composition, dependencies } = await collectDependencies(
    () => composeNotFound(pageSources, locale, text, attributes),
    reuse,
  );
  const html = await renderDocument(locale, { composition, facts: null });
  const content = toPageContent(composition, html, [...dependencies, everythingTag]);
  notFoundPages.set(kind, { ...content, renderedAt, revalidate: revalidateSeconds() });
  return content;
}
