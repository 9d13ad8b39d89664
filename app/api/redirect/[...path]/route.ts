import { findRedirect } from '@/adapters/redirects/find-redirect';
import { contextHref } from '@/lib/routes/context-href';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { joinPath } from '@/lib/routes/path-segments';
import { languageCookie } from '@/lib/routes/request-names';
import { fallbackPagePolicy, notFoundPage } from '@/lib/server/fallback-pages';
import { appendRequestQuery } from '@/lib/server/page-request';

type RedirectParams = { params: Promise<{ path: string[] }> };

const languageCookiePattern = new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`);
const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': fallbackPagePolicy,
};

/**
 * Redirects addresses that look like files but are none, where staff have a redirect for them; otherwise
 * 404.
 */
export async function GET(request: Request, { params }: RedirectParams): Promise<Response> {
  const { path } = await params;
  const move = await findRedirect(joinPath(path)).catch(() => null);
  if (!move)
    return new Response(notFoundPage, {
      status: 404,
      headers: { ...htmlHeaders, 'cache-control': 'no-store' },
    });
  const locale = chooseLanguage(languageCookiePattern.exec(request.headers.get('cookie') ?? '')?.[1]);
  const { pathname, search } = new URL(request.url);
  const location = appendRequestQuery(contextHref({ locale })(move.to), pathname + search);
  const headers = { location, 'cache-control': 'private, no-cache' };
  return new Response(null, { status: move.permanent ? 308 : 307, headers });
}
