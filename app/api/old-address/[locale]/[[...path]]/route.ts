import { pageSources } from '@/adapters/page-sources';
import { resolveRedirect } from '@/lib/publish/resolve-redirect';
import { contextHref, languagePath } from '@/lib/routes/context-href';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { matchRoute } from '@/lib/routes/match-route';
import { mergeQuery } from '@/lib/routes/merge-query';
import { oldAddressesOf } from '@/lib/routes/old-address';
import { joinPath } from '@/lib/routes/path-segments';
import { redirectFor } from '@/lib/routes/redirect-for';
import { completeLocationHeader } from '@/lib/server/page-request';
import type { Locale } from '@/schemas/locale';

type OldAddressParams = { params: Promise<{ locale: string; path?: string[] }> };

/**
 * Redirects an address without its language to where staff redirect it, query included, or to its normal form.
 * A failed lookup does not keep the visitor from the page.
 */
export async function GET(request: Request, { params }: OldAddressParams): Promise<Response> {
  const { locale: language, path = [] } = await params;
  const locale = chooseLanguage(language);
  const query = new URL(request.url).searchParams;
  const location = (await findTarget(locale, path, query).catch(() => null)) ?? {
    to: languagePath(locale, joinPath(path)),
    rest: query,
  };
  const headers = {
    location: mergeQuery(location.to, { query: location.rest.toString() }),
    'cache-control': 'private, no-store',
    [completeLocationHeader]: '1',
  };
  return new Response(null, { status: 307, headers });
}

async function findTarget(locale: Locale, path: readonly string[], query: URLSearchParams) {
  for (const { path: address, rest } of oldAddressesOf(path, query)) {
    const target = await resolveRedirect(pageSources, locale, address);
    if (target) return { to: contextHref({ locale })(target.to), rest };
  }
  const match = matchRoute(joinPath(path));
  const routeRedirect = match && redirectFor(match);
  return routeRedirect ? { to: contextHref({ locale })(routeRedirect), rest: query } : null;
}
